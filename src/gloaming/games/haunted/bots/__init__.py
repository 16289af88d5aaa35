"""How bots play Haunted: what they guess, and what instinct likes."""
