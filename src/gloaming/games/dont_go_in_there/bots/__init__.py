"""How bots play Don't Go In There: what they guess, and what instinct likes."""
