"""The kinds of lines that the narrator of Haunted has; a story uses none of them twice in the same words.

A kind is families of messages in story.ftl: of `woke` there are `line-woke-1`, `line-woke-2` and so on.
"""

Lines = tuple[str, ...]
HERE = "-here"  # what the families end in whose lines name the room


# Waking

STRONG_BODY: Lines = ("strong-body",)
STRONG_WILL: Lines = ("strong-will",)
WOKE: Lines = ("woke",)
MEMORY: Lines = ("memory",)
FIRST_UP: Lines = ("first-up",)
SOLO_FIRST_UP: Lines = ("solo-first-up",)
LOOKED_ROUND: Lines = ("looked-round",)

# Doors

OPENED: Lines = ("opened",)
OPENED_PLAINLY: Lines = ("opened-plainly",)
APPROACHED: Lines = ("approached",)
SHUT_FROM_THE_BEGINNING: Lines = ("shut-from-the-beginning",)
SHUT_BY_ANOTHER: Lines = ("shut-by-another",)
SHUT_BY_ONESELF: Lines = ("shut-by-oneself",)
WALKED_IN: Lines = ("walked-in",)
OWN_DOOR: Lines = ("own-door",)
OWN_DOOR_IN_A_TRAP: Lines = ("own-door-in-a-trap",)
OTHERS_DOOR: Lines = ("others-door",)
DOOR_FROM_OUTSIDE: Lines = ("door-from-outside",)
DOOR_INTO_A_TRAP: Lines = ("door-into-a-trap",)
LINKED: Lines = ("linked",)
LINKED_FROM_IT: Lines = ("linked-from-it",)
LINKED_PLAINLY: Lines = ("linked-plainly",)
REVEALED: Lines = ("revealed",)
LEFT_HIDDEN: Lines = ("left-hidden",)
MATCHED: Lines = ("matched",)
MATCHED_BY_MEMORY: Lines = ("matched-by-memory",)

# Steps; the last line of those that are told plainly says how often it was

RETURNED: Lines = ("returned",)
FOLLOWED: Lines = ("followed",)
FIRST_IN: Lines = ("first-in",)
MET: Lines = ("met",)
MET_PLAINLY: Lines = ("met-plainly",)
TO_THE_TRAPPED: Lines = ("to-the-trapped",)
WENT_PLAINLY: Lines = ("went-plainly",)
RETURNED_PLAINLY: Lines = ("returned-plainly",)
STAYED: Lines = ("stayed",)

# Several steps in one sentence: a line for the first, and its form `more` for each of the others

STEP: Lines = ("step",)
RETURN: Lines = ("return",)
WAY: Lines = ("way",)
WALKING: Lines = ("walking",)

# Reactions

CALM: Lines = ("calm",)
UNEASY: Lines = ("uneasy",)
TERRIFIED: Lines = ("terrified",)

# What a room does to somebody, by stat and by how much; each is a clause, so that two can be told as one sentence

BODY_UP: Lines = ("body-up", "body-up-here")
BODY_FAR_UP: Lines = ("body-far-up", "body-far-up-here")
BODY_DOWN: Lines = ("body-down", "body-down-here")
BODY_FAR_DOWN: Lines = ("body-far-down", "body-far-down-here")
BODY_BROKEN: Lines = ("body-broken", "body-broken-here")
WILL_UP: Lines = ("will-up", "will-up-here")
WILL_FAR_UP: Lines = ("will-far-up", "will-far-up-here")
WILL_DOWN: Lines = ("will-down", "will-down-here")
WILL_FAR_DOWN: Lines = ("will-far-down", "will-far-down-here")
WILL_BROKEN: Lines = ("will-broken", "will-broken-here")
FEAR_UP: Lines = ("fear-up", "fear-up-here")
FEAR_FAR_UP: Lines = ("fear-far-up", "fear-far-up-here")
FEAR_UTTER: Lines = ("fear-utter", "fear-utter-here")
FEAR_DOWN: Lines = ("fear-down", "fear-down-here")
FEAR_FAR_DOWN: Lines = ("fear-far-down", "fear-far-down-here")

# A change that is ignored, as a clause

NOTHING_LEFT: Lines = ("nothing-left",)
TOO_LITTLE_LEFT: Lines = ("too-little-left",)
NO_FEAR_TO_LOSE: Lines = ("no-fear-to-lose",)
UNMOVED: Lines = ("unmoved",)

# Traps

TRAPPED: Lines = ("trapped",)
LOOKED: Lines = ("looked",)
LOOKED_PLAINLY: Lines = ("looked-plainly",)
LAID_DOWN: Lines = ("laid-down",)
LAID_DOWN_BESIDE: Lines = ("laid-down-beside",)
LAID_DOWN_PLAINLY: Lines = ("laid-down-plainly",)
LAID_UP: Lines = ("laid-up",)
FREED: Lines = ("freed",)
AFTER_FREED: Lines = ("after-freed",)
AFTER_RESCUE: Lines = ("after-rescue",)

# Ways out

STRONG_ENOUGH: Lines = ("strong-enough",)
CLEAR_ENOUGH: Lines = ("clear-enough",)
UNDERSTOOD: Lines = ("understood",)
STILL_LOCKED: Lines = ("still-locked",)
TOO_AFRAID: Lines = ("too-afraid",)
KEPT_BY: Lines = ("kept-by",)
HAUNTED_BY: Lines = ("haunted-by",)
NOT_YET: Lines = ("not-yet",)
AT_AN_EXIT: Lines = ("at-an-exit",)
KEPT_FROM_AN_EXIT: Lines = ("kept-from-an-exit",)
REMEMBERED: Lines = ("remembered",)
BROUGHT: Lines = ("brought",)
FEARED: Lines = ("feared",)
LOST_WILL: Lines = ("lost-will",)
LOCKED: Lines = ("locked",)
ESCAPED: Lines = ("escaped",)
WENT_ON: Lines = ("went-on",)
LEVEL: Lines = ("level",)

# The end

EXITS_KNOWN: Lines = ("exits-known",)
DECK_EMPTY: Lines = ("deck-empty",)
OVER_ESCAPE: Lines = ("over-escape",)
OVER_EXITS: Lines = ("over-exits",)
OVER_DECK: Lines = ("over-deck",)
OVER_STILL: Lines = ("over-still",)
OVER_FEAR: Lines = ("over-fear",)
KEPT: Lines = ("kept",)
KEPT_IN_TRAP: Lines = ("kept-in-trap",)
