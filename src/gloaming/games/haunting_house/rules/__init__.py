"""The rules of The Haunting House, a module a chapter: house, setup, turn, cards, end."""
