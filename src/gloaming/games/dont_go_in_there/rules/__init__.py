"""The rules of Don't Go In There, a module a chapter: setup, turn, resolving, cards, end."""
