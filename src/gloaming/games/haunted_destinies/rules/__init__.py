"""The rules of Haunted Destinies, a module a chapter of the rulebook.

setup and laying (the set-up); piles (piles and decks), dice and sheet (what is known of the piles) for its general
rules; turn and trade; actions (of the living); looks; cards (what they do); fate; ghosts; end. What moor and players
say stands before all others, the vocabulary too. Talk is free and no part of the rules (HD-14); what may be tuned for
balance (HD-95) stands in parts.
"""
