"""How bots play Haunted Destinies: what they guess, suspect and hope for, and what instinct likes."""
