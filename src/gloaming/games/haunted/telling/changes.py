"""The narrator's lines in Haunted for what a room does to somebody, by stat and by how much; see lines.py.

Each is one sentence, so that two that follow on each other can be told as one.
"""

from typing import NamedTuple

from gloaming.games.haunted.parts import Stat
from gloaming.games.haunted.telling.lines import Lines
from gloaming.kernel.pronouns import cases

A_SENTENCE = 130  # characters that two changes may take together

BODY_UP: Lines = (
    "{name} breathed easier after that.",
    "It put some strength back into {them}.",
    "{name} stood straighter for it.",
    "The ache went out of {their} legs.",
    "{name} felt fit to go on.",
    "Blood came back into {their} hands.",
    "{name} stood in {room} on steadier feet than before.",
    "Something in {room} agreed with {them}.",
    "{name} rolled both shoulders, and nothing cracked.",
    "{name} {was} hungry, of all things.",
    "The stiffness left {their} neck.",
    "{name} stretched, and the ceiling seemed lower for it.",
    "Warmth got as far as {their} feet.",
    "{name} tried a few steps, and both knees held.",
    "It did {them} good, and there was no use in asking how.",
    "{name} wiped both hands and found them steady.",
    "A stitch that had been in {their} side since waking was gone.",
    "{name} took a deep breath, all the way down.",
)
BODY_FAR_UP: Lines = (
    "{name} could have leant on the house and moved it.",
    "{name} could have carried the whole house out of doors.",
    "It was as good as a night's sleep to {them}, and as a weapon.",
    "{name} might have been ten years younger, there in {room}.",
    "{name} closed one hand round the doorpost, and the wood complained.",
)
BODY_DOWN: Lines = (
    "It hurt {them} more than it should have.",
    "{name} went on with a limp.",
    "{name} {was} bleeding a little.",
    "It knocked the wind out of {them}.",
    "After that {name} kept one hand on the wall.",
    "{name} bound it up with a sleeve.",
    "There would be a bruise on {them} by morning, if there was one.",
    "{name} bit down on a cry.",
    "It cost {them} some skin.",
    "{name} {was} slower from then on.",
    "{room} had teeth, and {name} had found them.",
    "{name} took a splinter of {room} along under one nail.",
    "One of {their} ankles had turned, and swelled.",
    "{name} tasted iron.",
)
BODY_FAR_DOWN: Lines = (
    "{name} went down and {was} a long time getting up.",
    "Something in {them} gave that would not mend tonight.",
    "{name} could hardly stand.",
    "The pain stayed with {them} from room to room.",
    "It was bad, and {name} knew it.",
    "For a moment {name} saw nothing but white.",
    "{name} lay in {room} for a while and listened to it settle.",
    "{room} had nearly been the end of {them}.",
)
BODY_BROKEN: Lines = (
    "There was a sound like a chair breaking, and it was no chair, and {name} lay still.",
    "{name} woke on the floor of {room} some time later, and counted what would still move.",
    "It went over {them} like a cart, and left about as much.",
    "What got up again from the floor of {room} was hardly half of {them}.",
)
WILL_UP: Lines = (
    "It steadied {them}.",
    "{name} remembered being loved, and held on to that.",
    "Something came clear to {them}.",
    "{name} said a name aloud, and it helped.",
    "{name} knew again what day it was.",
    "It was almost a good memory, and {name} kept it.",
    "{name} looked {room} in the eye, so to speak, and it looked away first.",
    "A thought came to {them} that was not the house's.",
    "{name} had an answer ready now, should anybody ask.",
    "In {room}, of all places, {name} stopped doubting.",
    "{name} had a plan, or at least its first word.",
    "The humming in {their} head stopped.",
    "{name} could think in whole sentences again.",
    "It reminded {them} of somebody who had never given up.",
    "{name} told the dark what to do with itself.",
)
WILL_FAR_UP: Lines = (
    "All at once {name} knew what all this was for.",
    "{name} had not felt so certain of anything in years.",
    "A weight that {name} had carried since childhood slid off and was gone.",
    "{name} saw {room} for what it was, a room.",
    "There was a voice that had always said no to {them}, and it fell silent.",
)
WILL_DOWN: Lines = (
    "{name} had to look away.",
    "It took something out of {them} that would be missed.",
    "{name} could no longer have said what day it was.",
    "A doubt settled in {them} and stayed.",
    "{name} lost the thread of a thought, and then the thought.",
    "{name} laughed at it, which was worse.",
    "There was a word for it that {name} could no longer find.",
    "{name} stood there for longer than was good.",
    "It was the kind of thing that {name} had hoped to forget.",
    "{name} began to count things, and could not stop.",
    "{room} had been listening, and now it knew {them}.",
    "{name} {was} no longer sure of having come into {room} by a door.",
    "It said what {name} had always suspected.",
    "{name} no longer quite believed in the street outside.",
)
WILL_FAR_DOWN: Lines = (
    "{name} sat down on the floor and wept.",
    "Something in {them} closed its eyes.",
    "{name} forgot, for a while, why one should want to leave.",
    "It went through {them} like a cold wire.",
    "{name} heard someone pleading, and knew the voice from inside.",
    "After that there were gaps in {their} thinking, with a wind in them.",
    "{name} would have told {room} anything, and very likely did.",
    "It knew {their} name, and the other name too.",
)
WILL_BROKEN: Lines = (
    "{name} stood in {room} and felt somebody get up inside, and go out, and shut the door.",
    "When it was over {name} could not have said who had come into {room}, or for what.",
    "All that {name} had been sure of came down at once, without a sound.",
    "It asked for everything, and {name} could think of no reason to refuse.",
)
FEAR_UP: Lines = (
    "{name} {was} more afraid than before.",
    "The hair rose on {their} neck.",
    "{name} did not turn round, and did not know why not.",
    "It was only a sound, {name} decided, and it came closer.",
    "{name} held very still.",
    "{name} would have given anything for a second candle.",
    "Fear sat down beside {them} and made itself at home.",
    "{name} could not get warm.",
    "Now {name} {was} listening to every board.",
    "{name} shut the door and stood with both hands against it.",
    "Something in {room} shifted its weight whenever {name} did.",
    "{name} counted the shadows in {room}, and there was one over.",
    "It had seen {them} before {name} saw it.",
    "{name} whistled a bar, and something finished the tune.",
)
FEAR_FAR_UP: Lines = (
    "{name} ran, and did not know for how long.",
    "There was nothing left in {them} but the wish not to be seen.",
    "{name} screamed, and the house waited politely until it was over.",
    "All that {name} had ever been afraid of was in that room.",
    "{name} stood with both shoulders to a wall of {room}, and did not blink.",
    "Whatever was in {room}, it had {their} attention for good.",
)
FEAR_UTTER: Lines = (
    "{name} made no sound at all, since there was no breath left for one.",
    "From then on {room} was behind every door, as far as {name} could tell.",
    "The dark bent down to {them} and said what it would do.",
    "{name} clung to the doorframe of {room}, and it clung back.",
)
FEAR_DOWN: Lines = (
    "{name} {was} less afraid after that.",
    "The dread in {them} let go by a finger.",
    "It was only a house, {name} thought, and very nearly believed it.",
    "{name} found that it could be looked at.",
    "{name} breathed out.",
    "It took some of the night off {their} shoulders.",
    "Nothing in {room} wanted anything of {them}.",
    "{name} unclenched one hand, and then the other.",
)
FEAR_FAR_DOWN: Lines = (
    "The fear went out of {them} like a tide.",
    "{name} laughed out loud, and nothing in the house laughed back.",
    "Whatever it had been, it had no more power over {them}.",
    "{name} sat down in {room} and slept for a minute, like a child.",
    "{name} turned and looked straight at it, and there was only {room}.",
)

# By stat, and by how much it was; 3 less FEAR, and 3 more of the others, no card gives.
CHANGES: tuple[dict[int, Lines], ...] = (
    {-3: BODY_BROKEN, -2: BODY_FAR_DOWN, -1: BODY_DOWN, 1: BODY_UP, 2: BODY_FAR_UP},
    {-3: WILL_BROKEN, -2: WILL_FAR_DOWN, -1: WILL_DOWN, 1: WILL_UP, 2: WILL_FAR_UP},
    {-2: FEAR_FAR_DOWN, -1: FEAR_DOWN, 1: FEAR_UP, 2: FEAR_FAR_UP, 3: FEAR_UTTER},
)


class Effect(NamedTuple):
    """What is said of a change, and whether somebody is glad of it."""

    text: str
    is_better: bool


def is_for_the_better(stat: int, more: int) -> bool:
    """Whether somebody is glad of a change."""
    return (more > 0) != (stat == Stat.FEAR)


def joined(first: Effect, second: Effect, name: str) -> str:
    """Two changes of somebody in one sentence, if that is not too long; a subject that would come twice comes once."""
    clause, more = first.text.removesuffix("."), second.text
    if len(clause) + len(more) > A_SENTENCE or ";" in more or ", and" in more or "," in clause:
        return f"{clause}. {more}"
    link = "and" if first.is_better == second.is_better else "but"
    called = cases(name)
    if not more.startswith(f"{name} "):
        is_called = more.startswith((name, called["them"], called["their"]))
        return f"{clause}, {link} {more if is_called else more[0].lower() + more[1:]}"
    rest = more.removeprefix(name)
    if clause.startswith(f"{name} ") and " and " not in clause + rest:
        return f"{clause}{',' if link == 'but' else ''} {link}{rest}"
    if clause.endswith(called["them"]) and link == "and":
        return f"{clause.removesuffix(called['them'])}{called['who']}, who{rest}"
    return f"{clause}, {link} {more}"


# A change that is ignored

NOTHING_LEFT: Lines = (
    "It reached for {them} and found nothing left to take.",
    "There was no lower for {them} to go.",
    "{name} hardly noticed.",
    "It should have hurt {them}, and there was nothing there to hurt.",
    "What it wanted of {them} was used up.",
)
TOO_LITTLE_LEFT: Lines = (
    "It asked more of {them} than there was, and went away with nothing.",
    "The little that {name} had left was not worth its while.",
    "{name} had less to lose than it wanted, and kept that.",
    "It was meant for somebody with more to lose than {them}.",
)
NO_FEAR_TO_LOSE: Lines = (
    "It might have been a comfort, if {name} had needed more of it.",
    "{name} {was} not afraid enough to be the better for it.",
    "{name} did not have so much fear as it could have lifted.",
)
UNMOVED: Lines = (
    "It came up against what {name} knew, and stopped.",
    "Nothing could move {them} on that point any more.",
    "{their} mind was made up, for better or worse.",
    "It had no hold on {them}; that door was locked now.",
)
