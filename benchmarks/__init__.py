"""How fast Gloaming is, measured as ratios to yardsticks in the same run. `make bench` runs them all."""
