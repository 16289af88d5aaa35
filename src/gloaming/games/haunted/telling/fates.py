"""The narrator's lines in Haunted for traps, ways out and the end; see lines.py."""

from gloaming.games.haunted.parts import Reason
from gloaming.games.haunted.telling.lines import Lines

# Traps

TRAPPED: Lines = (
    "There was no door in it any more. {name} {was} caught.",
    "{name} turned round, and there was only wall.",
    "The house had {them} now, and it was in no hurry.",
    "{name} beat on it with both fists, from the inside.",
)
LOOKED: Lines = (
    "{name} worked a brick loose and looked at what lay beyond.",
    "Through a crack {name} could see a piece of the house that belonged to nothing yet.",
    "{name} scratched at the wall, and something on the other side moved over.",
    "With an ear to the stone {name} heard a room being built.",
    "{name} dreamed of a door, standing up.",
    "There was a draught in the trap, and {name} followed it with one finger.",
    "{name} found half a sheet of plans in the rubble.",
    "In the dark {name} could feel the house think.",
)
LOOKED_PLAINLY: Lines = (
    "{name} loosened the {nth} stone, and there was something behind it.",
    "At the {nth} try {name} got a finger through the wall.",
    "{name} made the {nth} scratch on the wall, and the wall opened a little there.",
    "The {nth} thing that the dark handed to {them} was as cold as the others.",
    "By {their} count it was the {nth} room to come drifting past.",
    "{name} put a hand into the wall for the {nth} time.",
)
LAID_DOWN: Lines = (
    "{name} told nobody what was there, and somewhere a shut door was added to the house.",
    "{name} pushed it away into the dark, out of reach.",
    "It slid off through the walls and settled, and {name} said nothing of it.",
    "{name} closed it up again, and did not speak of it.",
    "So there was one more shut door, and {name} had put it there.",
    "{name} gave it to the house to keep.",
)
LAID_DOWN_BESIDE: Lines = (
    "Next to {room} there was a closed door after that, and {name} had closed it.",
    "{name} walled it up beside {room}.",
    "It went to lie against the back of {room}, and {name} let it.",
    "Whoever came through {room} would find a door there now, and {name} hoped that it would be left shut.",
    "{name} made {room} the warder of it.",
)
LAID_DOWN_PLAINLY: Lines = (
    "That was the {nth} door that {name} had shut on the rest of the house.",
    "{name} let it go after the others, the {nth} by now.",
    "It was the {nth} that {name} gave away in the dark.",
)
LAID_UP: Lines = (
    "{name} broke through to {room}, and beyond it to {other}, but the gap was too narrow for a body.",
    "One stone more, and a light fell in: {room} lay there, and behind it {other}.",
    "{name} called through the hole, and the call went out by {room} as far as {other}.",
    "The wall crumbled towards {room}; from there it could not be far to {other}.",
    "{name} scraped the mortar away until there was {room}, with {other} at its back.",
    "A slit in the wall showed {them} all of {room}, and a door in it to {other}.",
)
FREED: Lines = (
    "{name} heard knocking, and found {other}, and broke open the wall between them.",
    "It was {who} who came for {other}, with bleeding hands and no light.",
    "{other} saw a line of light, and it was {who} with an iron bar.",
    "{name} took {other} by both wrists and pulled.",
    "When the wall came down {other} would not believe that it was really {who}.",
)
AFTER_FREED: Lines = (
    "They held on to each other until neither was shaking, {who} and {other}.",
    "There were two voices now, {who}'s and {other}'s, and both of them laughed.",
    "They did not speak of it, but {who} and {other} were less afraid.",
    "{who} and {other} shared what was left of a candle, and the fear went halves too.",
)
AFTER_RESCUE: Lines = (
    "They did not speak of it, neither {who} nor {other}.",
    "{who} and {other} stood back to back, and each was as wary as the other.",
    "Whatever they had felt before, {who} and {other} felt the same now.",
    "{other} told {who} what it was like in there, and after that both of them knew.",
)

# Ways out

STRONG_ENOUGH: Lines = (
    "It was a way out, and {name} still had the strength for one.",
    "{name} put a shoulder to the way out.",
    "There was air on {their} face, and {name} had legs yet to follow it with.",
    "Beyond it was the night, and {name} had both hands on the bars.",
)
CLEAR_ENOUGH: Lines = (
    "It was a way out, and before it {name} understood.",
    "On the threshold {name} stood still, and it all came together.",
    "The door asked a question, and {name} knew the answer.",
    "{name} read what was written over the lintel, and it was the truth.",
)
UNDERSTOOD: Lines = (
    "There was a way out, and there was something that {name} had to know first.",
    "In front of the way out {name} stood still, and what had been in pieces was whole.",
    "{name} looked at the open door and saw what it had all been about.",
    "The door told {them} everything, which was not the same as opening.",
)
STILL_LOCKED: Lines = (
    "{name} knew {room} for a way out, and knew too much to take it.",
    "It was no use: what {name} knew would not go through that door.",
    "The way out was there, and {who} before it, and the truth between the two.",
    "{name} went as far as the threshold, and the knowledge went no farther.",
)
TOO_AFRAID: Lines = (
    "It was a way out, and {name} could not take it.",
    "The door stood open, and {name} stood before it and shook.",
    "{name} reached for the latch, and the hand would not go.",
    "Outside was worse, something told {them}, and {name} believed it.",
)
KEPT_BY: Lines = (
    "There was a smell of supper from within, and {name} had not been called yet.",
    "Somebody behind {them} said stay, in a voice that {name} had once obeyed in everything.",
    "It was the night itself that {name} could not face, with nothing round it.",
    "{name} had left something in the house, and could not remember what, and could not go without it.",
    "Every step towards the threshold took {them} two steps back, as on a stair in a dream.",
    "The shape on the far side of the glass raised a hand exactly when {name} did.",
    "{name} thought of the road outside, and of who was walking up it.",
    "There were other footprints in the frost out there, and all of them led in.",
)
HAUNTED_BY: Lines = (
    "What had followed {them} from room to room had a step that {name} knew, only lighter.",
    "In the glass of the door stood the child whom {name} had promised to come back for.",
    "What walked in this house had a face now, the one from the locket that {name} never opened.",
    "It was no stranger that walked here at night; {name} had shown it the way in.",
    "{name} turned round at last, and it was only the one who had been left behind.",
    "All that knocking had been a question, and {name} had been asked it before, on a bridge.",
    "What stood there wore the coat that {name} had given away after the funeral.",
    "What haunted {them} was not dead; it had merely been waiting for a letter.",
)
NOT_YET: Lines = (
    "{name} tried the way out in {room}, and behind it was only more of the house.",
    "The house had used up {room}; there was no night behind that door, as {name} found.",
    "{name} opened the last door of {room} on a wall, freshly papered.",
)
AT_AN_EXIT: Lines = ("{name} stood at a way out for the {nth} time.",)
KEPT_FROM_AN_EXIT: Lines = ("For the {nth} time {name} stood at a way out and did not go.",)
REMEMBERED: Lines = (
    "{name} remembered the water, and which of the two hands had let go first.",
    "{name} remembered setting the fire, and the long walk back to report it.",
    "What {name} remembered was a promise at a bedside, and the train that left all the same.",
    "{name} remembered a brother whom nobody in the family had ever mentioned.",
    "It had been {who} who locked the door that night; {name} remembered the weight of the key.",
    "{name} remembered being small, and under the table, and quiet, while the shoes went by.",
    "{name} remembered the voice on the telephone, and hanging up on it.",
    "{name} remembered the house, every room of it, and having drawn the plans.",
    "What came back to {them} was a name on a stone, and the date, and that it was wrong.",
    "{name} remembered how the song went on, and why it must not be sung to the end.",
)
BROUGHT: Lines = (
    "{name} would not leave without a key that fitted nothing.",
    "In {their} pocket was a child's mitten, still warm.",
    "{name} had a handful of earth from under the floor.",
    "What {name} would bring was a letter, and some day it would be posted.",
    "{name} held on to a photograph in which there was one figure more than before.",
    "All that {name} had in hand was a candle end, and it did not go out.",
    "{name} would bring a voice along, no louder than a watch.",
    "{name} took a ring from the windowsill, and nobody said no.",
    "{name} had a splinter of the house in one palm, and would keep it.",
    "What {name} had to bring was a silence that could never quite be filled again.",
)
FEARED: Lines = (
    "{name} feared that the whole family would be waiting outside, with flowers.",
    "What {name} feared was not the house but being let go.",
    "{name} feared the face that would be in every window from now on.",
    "{name} feared having done it, and having done it gladly.",
    "It was the quiet that {name} feared, and what it would say.",
    "{name} feared being forgiven.",
    "{name} feared the stairs at home, and who would be standing on them.",
    "What {name} feared was that nobody had noticed the empty bed.",
)
LOST_WILL: Lines = (
    "But the house kept its share: what {name} had known of it was gone, and much else with it.",
    "{name} got through, and {their} reason did not.",
    "Of everything that had happened there {name} would never be able to say a word.",
    "It was {their} body that came out; the rest stayed behind and looked from a window.",
)
LOCKED: Lines = (
    "But knowing was not leaving. {name} knew now, and could never again not know.",
    "It would not let {them} go with that; the truth stayed, and so did {name}.",
    "{name} could not carry it over the threshold, nor put it down.",
    "The knowledge closed round {them} like a lock, and the door closed too.",
)
ESCAPED: Lines = (
    "Then {name} {was} out, by way of {room}, and ran until there were street lamps.",
    "{name} left {room} behind and did not look back at the windows.",
    "There was a step, and then there was grass under {them}, and {room} was only a dark place in a dark house.",
    "From {room} {name} walked into the rain, and it was the best rain there had ever been.",
    "{name} went out through {room}, and the house let go with a sigh.",
    "A milk cart was passing when {name} came out of {room}; its driver crossed himself.",
    "The key of {room} was in {their} hand, and then it was a leaf, and {name} {was} standing in the road.",
    "{name} closed the door of {room} from the other side.",
)
WENT_ON: Lines = (
    "{name} could have left, and closed the door on the night, and went in again for the rest of it.",
    "The way out was open, and {name} thought of what had not been seen yet.",
    "{name} stood with one foot outside, and drew it in again.",
    "Whatever lay beyond {room} could wait; {name} {was} not finished with the house.",
)
LEVEL: Lines = (
    "At that the rooms behind were gone, and another house stood in their place.",
    "The walls folded up like a screen, and behind them were other walls.",
    "There was a sound as of many doors closing, and a floor deeper down the house began again.",
    "Little was left of the way that had led there; from here it all went on differently.",
)

# The end

EXITS_KNOWN: Lines = (
    "Now all four ways out had been found, and the house knew that they were known. It would not wait much longer.",
    "That was the last of the four ways out, and somewhere a clock began to strike.",
)
DECK_EMPTY: Lines = (
    "The house was down to its last room.",
    "It was the last door that the house had of its own to give.",
)
OVER: dict[int, Lines] = {
    Reason.ESCAPE: (
        "That broke it. Wherever a door had stood there was now a wall with a picture of a door.",
        "And with that the house fell silent, as if it had heard enough.",
    ),
    Reason.EXITS: (
        "The four ways out closed one after the other, gently, from the outside.",
        "When the clock had finished striking there was no way out in the whole house.",
    ),
    Reason.DECK: (
        "Then the lamps went out, all of them, like eyes.",
        "The house turned over in its sleep, and was still.",
    ),
    Reason.STILL: (
        "Nothing was opened any more. There was only walking, until that was part of the noise that a house makes.",
        "The same steps went by the same doors for so long that the house forgot them.",
    ),
    Reason.FEAR: (
        "Then fear had outgrown all the rest of {them}, and there was nobody left to be afraid.",
        "Fear shut the last door, and {name} {was} on the wrong side of it.",
    ),
}
KEPT: Lines = (
    "{name} {was} never found, though the rooms were searched.",
    "On certain evenings a light goes through the upper floor, and it is {who}, looking.",
    "{name} {is} still there, and {has} stopped minding.",
    "It is said that {name} {has} learnt to lay the table.",
    "Of {them} there is a pair of shoes on the front step, and the laces are tied.",
    "{name} kept on opening doors, long after there were any.",
    "If one calls out in that house, it is {who} who answers.",
    "There is a new portrait on the stairs, and it is {who}.",
)
KEPT_IN_TRAP: Lines = (
    "As for {them}, nobody came. There is knocking in that wall to this day.",
    "And {name} {was} still in the wall when the plasterers arrived.",
)
