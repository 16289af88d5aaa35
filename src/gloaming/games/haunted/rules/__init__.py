"""The rules of Haunted, a module a chapter: setup, turn, doors, effects, ways_out, traps, end; the house they share."""
