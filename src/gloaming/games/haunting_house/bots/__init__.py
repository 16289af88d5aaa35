"""How bots play The Haunting House: what they guess, and what instinct likes."""
