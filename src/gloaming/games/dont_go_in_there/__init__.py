"""Don't Go In There, a game by Andrew Nerger and Jeffrey Chin."""
