"""The rooms of Haunted: what each card is called, and how it looks when Suit or Color was declared.

Hearts and red are the mind, clubs and black the body, a Diamond asks a question, spades are dread. Everything is told
in the past tense and names nobody, so that it can stand in anybody's story.
"""

from gloaming.games.haunted.parts import Declared

Room = tuple[str, str, str]  # its name, how it looks by Suit, and by Color

# By value from 2 to King, then the Aces: Diamonds, Clubs, Hearts, Spades; at the end the red and the black Joker.
ROOMS: tuple[Room, ...] = (
    (
        "the breakfast room",
        "A table was laid for one, the egg still warm in its cup. Whose kitchen did it smell of?",
        "Four cups of tea stood steaming on a table where nobody sat. One of them had been stirred.",
    ),
    (
        "the boot room",
        "Boots hung from the rafters in pairs, and one pair swung down to meet whoever came in.",
        "A shelf of flat-irons came away from the wall at a touch.",
    ),
    (
        "the sewing room",
        "A dress had been pinned together on a dummy, in a size that nobody should have known.",
        "A sewing machine was running by itself, hemming a sheet that fed away under the door.",
    ),
    (
        "the wash house",
        "The laundry hung drying in the shape of people, and one of the people was too tall.",
        "The mangle began to turn as the door opened, and its handle caught a passing wrist.",
    ),
    (
        "the cloakroom",
        "There were coats, an umbrella stand, a row of hooks. Was one empty hook among so many worth a thought?",
        "In the pocket of the first coat was a ticket stub from a night best left alone.",
    ),
    (
        "the pantry",
        "There were shelves and jars and a cold stone floor. It was only a pantry, and it smelled of onions.",
        "A pickling jar burst on the top shelf, and the glass came down like hail.",
    ),
    (
        "the box room",
        "Suitcases were stacked to the ceiling, all of them empty, none of them anyone's.",
        "One trunk stood open, and in it lay the letters that had never been sent.",
    ),
    (
        "the corridor",
        "A corridor ran from one door to the next, as corridors do.",
        "The corridor was longer than it looked, and uphill, and the air in it had been used before.",
    ),
    (
        "the schoolroom",
        "One line had been chalked across the blackboard a hundred times. Whose handwriting was it?",
        "A slate still bore a sum in a child's hand, and the answer was a date.",
    ),
    (
        "the tool shed",
        "Behind the flowerpots stood a pair of stout boots, dry and oiled, and they fitted.",
        "A rake lay teeth upward in the straw, where it had waited a long time for a foot.",
    ),
    (
        "the long gallery",
        "Somebody had scratched a name into the window seat with a hairpin, and under it: be brave.",
        "Every portrait had been turned to the wall, and one had been turned back.",
    ),
    (
        "the stairwell",
        "Far down the well a second set of footsteps stopped whenever it was listened for.",
        "The handrail was all splinters, and every one of them found a palm.",
    ),
    (
        "the study",
        "A belt hung over the back of the chair, and the desk was locked. What had he kept in it?",
        "All the clocks had stopped at the same minute, and that minute meant something.",
    ),
    (
        "the coal cellar",
        "It was dark and dry, and there was nothing in it, not even coal.",
        "The ceiling was lower than the dark let on; the pain came a moment after the sound.",
    ),
    (
        "the spare room",
        "The bed was made up for guests who had not come. Dust had slept in it instead.",
        "Two pillows still had the hollows of heads in them, and one of them was wet.",
    ),
    (
        "the gun room",
        "The racks were bare, and the glass of the cabinet was whole.",
        "The poacher's trap had been set indoors, under the rug.",
    ),
    (
        "the conservatory",
        "Under the palms lay a glove, its fingers curled. What had been planted here, and who had held the spade?",
        "The ferns had grown through a wicker chair and were still holding on to whoever had sat there.",
    ),
    (
        "the loft",
        "Every third board of the floor was missing, and it was the third that counted.",
        "The ladder came away in both hands, and it was nine rungs to the bottom.",
    ),
    (
        "the ballroom",
        "The dance cards lay where they had been dropped. Every line on every one of them held the same name.",
        "A waltz was playing for nobody, and it slowed to the pace of whoever listened.",
    ),
    (
        "the powder room",
        "The mirror was a breath behind, and then it did not bother to follow at all.",
        "The scissors had been left open on the chair, with a cushion over them.",
    ),
    (
        "the nursery",
        "The rocking horse had been turned to face the corner. Why had that once been such a comfort?",
        "The dolls had been put to bed with their faces covered.",
    ),
    (
        "the scullery",
        "There were pots, a draining board, a row of cupboards with nothing behind their doors.",
        "The flags were slick with lamp oil, and the edge of the sink was marble.",
    ),
    (
        "the music room",
        "A harp stood under a sheet, short of all its strings.",
        "A record was turning, and between the crackles a voice went patiently through a list of faults.",
    ),
    (
        "the dining room",
        "Twelve chairs stood round a table that had been wiped clean.",
        "The carving trolley rolled out of its alcove without a sound, and it did not stop for shins.",
    ),
    (
        "the chapel",
        "One candle was burning before an empty niche. Who had promised to keep it lit?",
        "The hymn board gave three numbers: a house, a year and an age.",
    ),
    (
        "the larder",
        "A loaf lay on the slab under a cloth, and it was that day's.",
        "It was colder than any larder should be, and the hooks hung at the height of a collarbone.",
    ),
    (
        "the morning room",
        "Sunlight lay across the carpet, although it was night, and for a minute it was simply warm.",
        "The days of the calendar had been crossed out one by one, as far as this one, in advance.",
    ),
    (
        "the wine cellar",
        "The light went in at the door and got no farther.",
        "The racks went over like dominoes, and the last of them did not miss.",
    ),
    (
        "the library",
        "In the fold of an open book lay a pressed flower and a key. Which of the two had been meant to be found?",
        "Every spine on every shelf bore the same title, and it was a first name.",
    ),
    (
        "the kitchen",
        "There was bread that could have driven nails, and a pump that gave one cup of rust.",
        "The range was lit, and its door fell open at the height of the hands.",
    ),
    (
        "the sitting room",
        "It was a room to be forgotten at once, and it was.",
        "Two armchairs faced each other, and from the left one rose the dent of somebody getting up.",
    ),
    (
        "the trophy room",
        "Pale patches on the walls showed where the heads had hung.",
        "The bear in the corner was only stuffed, but it was heavy, and it fell.",
    ),
    (
        "the dressing room",
        "Every drawer had been pulled out and gone through. What was no longer there?",
        "In the triple mirror there were only two reflections.",
    ),
    (
        "the ice house",
        "What hung in the ice had been hung there warm.",
        "The door fell shut, and it took a shoulder and most of an hour to open it again.",
    ),
    (
        "the playroom",
        "The train set still went round. Its village had been rebuilt as the street where it had happened.",
        "A child's height had been marked on the doorpost year by year, up to a year that was left blank.",
    ),
    (
        "the upper hall",
        "The carpet had been rolled up and the pictures stacked, as one does before something is carried through.",
        "The chandelier hung by the last thread of its rope, and the thread had been patient.",
    ),
    (
        "the observatory",
        "The telescope was pointed not at the sky but into the house. What moved in that other room?",
        "A lens had been left on the sill, and through it one looked straight through the wall.",
    ),
    (
        "the servants' hall",
        "A row of little glass hatches ran along the wall, each above the name of a room.",
        "A speaking tube breathed on the wall, and what breathed at the other end told what it saw.",
    ),
    (
        "the boudoir",
        "The mirror over the mantel had forgotten this room and was showing another.",
        "Behind the screen was a peephole, worn smooth by somebody's cheek.",
    ),
    (
        "the clock room",
        "One dial had no hands, and behind its glass a lamp was being carried through a room elsewhere.",
        "Between the clock cases a gap had opened, and a draught came through it from somewhere with a light.",
    ),
    (
        "the sickroom",
        "Next door somebody was taking pains not to be heard. What could they be doing, so quietly?",
        "A medicine glass stood on the night table, and in it hung a room upside down.",
    ),
    (
        "the stable",
        "A crowbar leaned by the loose box, sound and heavy, and the hand took to it at once.",
        "Between two planks of the stall there was a view that no stable ever had.",
    ),
    (
        "the winter garden",
        "Under the glass grew the tree from the old yard, rope ladder and all, and it was in flower.",
        "The fountain had run dry, and in the wet of its basin lay the reflection of another room.",
    ),
    (
        "the mourning room",
        "The chairs stood in rows, and the card on the lectern gave the name of the next to speak.",
        "The blind had a tear in it, no longer than an eye.",
    ),
    (
        "the strong room",
        "In the last of the deposit boxes lay something small that had been missed for years. What was it?",
        "One of the boxes had no back, and beyond it lay somebody's floor, lit from the side.",
    ),
    (
        "the boiler room",
        "The needle stood in the red, a rivet sang past, and then the whole white weight of the steam came down.",
        "Behind the grate, where the fire should have been, a room could be seen quite clearly.",
    ),
    (
        "the master bedroom",
        "Somebody lay behind the bed curtains. There was no need to go closer to know who, and no help for it.",
        "The wardrobe went on behind the coats, and at the end of it a lamp was burning.",
    ),
    (
        "the room at the end",
        "Of all the rooms there could have been it was that one, down to the smell.",
        "The keyhole in the far wall was at the right height for looking, as it always had been.",
    ),
    (
        "the front hall",
        "At the end of the hall stood a great door with its bolts drawn back. Who had done that, and for whom?",
        "Red glass burned above the front door, and behind it was a street.",
    ),
    (
        "the garden room",
        "Ivy had broken the lock of the garden door from outside; it would take one good push.",
        "The far door stood open on the night, and past it there was grass, wet and real.",
    ),
    (
        "the rose walk",
        "Beyond the iron hearts of the gate lay a lane, and it was the lane that leads home.",
        "The gate at its end was warm to the touch, and it gave inward, like a breath let go.",
    ),
    (
        "the crypt",
        "Steps led down past all the names of the family, and from the bottom came air that had been outside.",
        "Beyond the coffins a grating stood ajar, and rain was falling through it.",
    ),
    (
        "the red cabinet",
        "The walls were lacquered red, and the door closed with a click of great satisfaction.",
        "Red curtains fell on every side, and where they had parted there was now brick.",
    ),
    (
        "the oubliette",
        "The floor tipped once, politely, and then was level again, a long way up.",
        "A lid came down overhead, and the dark fitted like a coat made to measure.",
    ),
)


def room_name(card: int) -> str:
    """What the room of a card is called, with its article."""
    return ROOMS[card][0]


def description(card: int, declared: int) -> str:
    """How the room of a card looks, by Suit or by Color."""
    return ROOMS[card][1] if declared == Declared.SUIT else ROOMS[card][2]
