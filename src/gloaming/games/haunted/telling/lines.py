"""The narrator's lines in Haunted for rooms, doors and steps; a story uses none of them twice in the same words."""

Lines = tuple[str, ...]

# Waking

STRONG_BODY: Lines = (
    "{name} had always trusted a pair of strong arms more than a clear head.",
    "Whatever else {name} had lost, there was strength left in those hands.",
    "{name} had walked out of worse places on nothing but stubborn legs.",
    "There was little that {name} could not lift, break or outrun.",
    "{name} had been built for weather, and for carrying things.",
    "Pain had never had much to say to {them}.",
    "{name} could sleep anywhere and wake ready to fight.",
    "Everybody said that {name} {was} made of rope and oak.",
)
STRONG_WILL: Lines = (
    "{name} had never been strong, but had never once given in either.",
    "{name} had a mind like a shut door: few things got through it.",
    "There was a quiet place in {them} where nobody had ever come.",
    "{name} could hold one thought against a whole night.",
    "It was not easy to frighten {them}, and harder still to fool.",
    "{name} had learnt early to keep still and think.",
    "What {name} had decided stayed decided.",
    "{name} remembered things by refusing to forget them.",
)
WOKE: Lines = (
    "{name} woke in {room}.",
    "{name} opened both eyes, and there was {room}.",
    "{name} came to on the floor of {room}, fully dressed.",
    "{name} came round in the middle of {room}, standing up.",
    "{name} {was} standing in {room}, as if somebody had just said a name.",
    "The first thing that {name} knew was {room}.",
    "{name} sat up in {room} and listened.",
    "Nobody had carried {them} into {room}, as far as {name} knew.",
)
MEMORY: Lines = (
    "The last thing before that had been a train window, and a field going by with a door in it.",
    "Before that there had been a telephone ringing in an empty flat.",
    "There was a party behind it somewhere, and a staircase at the back of the party.",
    "The last thing to remember was rain on a windscreen, and headlights on the wrong side.",
    "Before it came a hospital corridor, and a nurse who did not look up.",
    "What came before was a cold bath, and somebody calling from downstairs.",
    "There had been a walk home across the fields, and then there had been no more fields.",
    "The last clear thing was a letter, still sealed, in a handwriting that had been dead for years.",
    "Before that there was only sleep, and a hand on the shoulder.",
    "It had begun with a light left on in a house that was to be sold.",
)
FIRST_UP: Lines = (
    "{name} {was} the first to move.",
    "It was {who} who could not bear to sit still.",
    "Of everybody, {name} went to the door first.",
    "{name} got up before anybody else had even begun to listen.",
)
SOLO_FIRST_UP: Lines = (
    "There was nobody else, and nothing to wait for.",
    "Nobody answered, so {name} got up.",
    "The house had gone quiet, as one does to hear better.",
)
LOOKED_ROUND: Lines = (
    "{name} looked round {room}.",
    "{name} took a first proper look at {room}.",
    "In {room} {name} felt along the walls.",
    "{name} had not dared to look at {room} until now.",
    "It was time for {them} to get up from the floor of {room}.",
    "{name} turned once, slowly, in {room}.",
    "{name} counted to ten and looked about {room}.",
    "For a while {name} had only listened to {room}.",
)

# Doors

OPENED: Lines = (
    "{name} opened a door, and it was {room}.",
    "Behind the next door {name} found {room}.",
    "{name} leaned on a panel that was not a panel, and it gave on {room}.",
    "There was a handle where there had been none, and it let {them} into {room}.",
    "{name} went through a door and {was} in {room}.",
    "A door stood ajar for {them}, and beyond it lay {room}.",
    "{name} chose a door without thinking, and it led to {room}.",
    "The wall had a door in it after all, and {name} came through it into {room}.",
    "{name} pushed, and the house made room: it was {room}.",
    "A door like any other, thought {who}, and it was the door of {room}.",
    "{name} turned a key that was already turning, and saw {room}.",
    "The house opened for {them}, like a box, on {room}.",
    "Low down behind the panelling {name} found a way into {room}.",
    "{name} followed a draught to {room}.",
)
OPENED_PLAINLY: Lines = (
    "From {here} a new door led {them} into {room}.",
    "{name} came into {room}.",
    "The next door was that of {room}, and {name} {was} through it.",
    "{name} found one door more in {here}, and with it {room}.",
    "Then there was {room}, and {name} stood in the doorway.",
    "A wall of {here} gave way, and {name} {was} looking at {room}.",
    "{name} broke {here} open on its far side, and there was {room}.",
    "Where {here} should have ended {name} found {room}.",
    "Another key turned for {them}, and it was that of {room}.",
    "{here} had kept one door to itself; it took {them} to {room}.",
)
APPROACHED: Lines = (
    "One of the closed doors would not leave {them} alone.",
    "{name} put an ear to a door that nobody had opened yet.",
    "There was a door without a handle, and {name} stopped at it.",
    "{name} took hold of a handle that was furred with dust.",
    "A line of light lay under a closed door, and {name} went to see.",
    "{name} knocked at a closed door, and it did not sound like wood.",
)
SHUT_FROM_THE_BEGINNING: Lines = (
    "{name} tried a door that had been shut from the beginning.",
    "There were four doors that had been locked before anybody woke, and {name} chose one.",
)
SHUT_BY_ANOTHER: Lines = (
    "{name} came to a door that was {other}'s work, and pushed.",
    "{other} had walled something up here, and {name} put a shoulder to it.",
)
SHUT_BY_ONESELF: Lines = (
    "This door {name} had shut before, and knew what was behind it.",
    "There was one closed door that held no secret for {them}.",
)
WALKED_IN: Lines = (
    "It opened on {room}.",
    "Behind it lay {room}.",
    "It had been {room} all the time.",
    "There was {room}, as if it had been waiting to be asked.",
    "What it had been hiding was {room}.",
    "It gave, and {name} looked into {room}.",
)
OWN_DOOR: Lines = (
    "{name} had known of this door for a while, and had been saving it.",
    "There was one door that {name} had kept secret.",
    "{name} had never told anybody about the door behind the curtain.",
    "It was a door that only {name} could have found.",
    "{name} counted the boards from the corner and pressed the right one.",
    "There had always been one more door up {their} sleeve.",
    "{name} had dreamed of this door once, and knew where to knock.",
    "Under the carpet was a ring, and {name} pulled it.",
    "{name} had kept the key to this one in a shoe.",
    "One panel was newer than the rest, and {name} had put it there.",
    "It was {their} turn to surprise the house.",
    "{name} reached behind the wallpaper, where a latch had been hidden.",
    "{name} said three words that were nobody's business, and a hinge moved.",
    "Since waking {name} had had one more door in reserve.",
)
OWN_DOOR_IN_A_TRAP: Lines = (
    "There was one room that {name} had told nobody about, and now it was needed.",
    "{name} thought of a door that was kept for the worst, and this was the worst.",
)
OTHERS_DOOR: Lines = (
    "But {other} had been keeping a door for this moment, and {name} {was} the one to open it.",
    "Elsewhere in the house {other} slid a bolt, and another door swung round in front of {them}.",
    "It was not the house that chose the door for {them}; it was {other}.",
    "{other} whispered into the wall, and the wall arranged itself for {them}.",
    "Somewhere {other} smiled, and the door in front of {them} was no longer the same door.",
    "{other} had a door to be rid of, and now {name} had it.",
    "The hand on the other side of {their} door was {other}'s.",
    "What {other} had hidden, {name} {was} about to find.",
)
DOOR_FROM_OUTSIDE: Lines = (
    "From outside {other} threw a stone at a window, and the door in front of {them} was another door.",
    "{other} was out, and had taken a door along; now {name} had it back.",
    "Far away {other} dreamed of a door, and {name} opened it.",
    "The house had one more door from {other}, who was gone, and it gave it to {them}.",
)
DOOR_INTO_A_TRAP: Lines = (
    "A scrap of paper came through the wall to {them}, and the hand was {other}'s.",
    "It was {other} who moved the stones from the other side, and {name} could hear it.",
    "{name} had hoped for a tool, and got what {other} had to spare.",
    "Something was pushed through to {them}, and {other} had kept it until then.",
)
LINKED: Lines = (
    "A second door led from there to {room}.",
    "Through a gap in the wall one could see straight into {room}.",
    "Behind a curtain lay the way to {room}.",
    "Somebody had once knocked a hole through to {room}.",
    "And there, impossibly, round the corner, was {room}.",
    "The same carpet ran on, under a door, into {room}.",
)
LINKED_FROM_IT: Lines = (  # for a room of which the sentence before spoke
    "From its far side it was only a step to {room}.",
    "It shared a wall with {room}, and the wall had a door.",
    "A passage no wider than a coffin ran from it to {room}.",
    "By its other door one came to {room}, whatever the stairs might say.",
    "The voices that came through its wall were the echoes of {room}.",
    "It turned out to lie just behind {room}.",
)
LINKED_PLAINLY: Lines = (
    "From {here} one could reach {room}.",
    "{here} had a door to {room}.",
    "{here} lay next to {room}.",
    "Between {here} and {room} there was only a curtain.",
    "A few steps down from {here} was {room}.",
    "The lamp of {here} shone as far as {room}.",
    "{here} and {room} had a chimney in common, and room to crawl.",
    "Whoever called in {here} was heard in {room}.",
    "A bell wire ran from {here} to {room}, with a gap to follow it through.",
    "One wall of {here} was the back of a cupboard in {room}.",
    "By a turn of the passage {here} came out at {room}.",
    "{here} ended in a door, and the door in {room}.",
)
RETURNED: Lines = (
    "{name} turned back towards {room}.",
    "There was nothing to be gained in {here}, and {name} went back to {room}.",
    "{name} came through {room} again, quickly this time.",
    "It was {room} again, and {name} {was} almost glad of it.",
    "By now {name} knew the way to {room} in the dark.",
    "Round the corner {name} {was} back among the things of {room}.",
    "Nothing in {room} had moved, as far as {name} could tell.",
    "{name} stood once more in {room} and did not remember deciding to.",
    "{name} walked back to {room} and counted the steps, and there was one too many.",
    "{room} was smaller than {name} remembered it.",
    "{name} had left the door of {room} open, and found it shut.",
    "The dust in {room} still had {their} footprints in it, all of them pointing the other way.",
    "{name} returned to {room}, as one returns to a sum that will not come out.",
    "Somebody had straightened things in {room} since {name} {was} there.",
    "{name} retraced the way to {room}, one hand on the wall.",
    "There was a second look to be had at {room}, and {name} had it.",
)
FOLLOWED: Lines = (
    "{name} saw {room} now, as {other} had before.",
    "{name} had not been in {room} before; {other} had, and it showed.",
    "There were traces of {other} in {room}, and {name} went round them.",
    "{name} came to {room} for the first time, and it was all as {other} might have told it.",
    "{name} stepped into {room} and felt along the wall for what {other} had missed.",
    "In {room} {name} called for {other}, and there was no answer.",
    "{other} had been in {room}; that made it no better for {them}.",
    "{name} ventured into {room}, where {other} had left the air disturbed.",
    "What {other} had made of {room} was hard to say, and {name} could make nothing of it.",
    "{name} crossed into {room} without looking down, and so missed the mark that {other} had made.",
    "The house let {them} go as far as {room}, since it had let {other}.",
    "{room} was new to {them}, but not the smell of {other}'s candle.",
)
FIRST_IN: Lines = (
    "{name} went to {room} and left the first footprints in its dust.",
    "{name} walked into {room}, and nothing in it had been touched.",
    "Step by step {name} felt the way into {room}.",
    "{name} slipped away into {room}.",
    "From {here} it was not far to {room}, and {name} went in.",
    "There was {room}, open and untouched, and {name} entered.",
)
MET: Lines = (
    "{name} found {other} in {room}.",
    "In {room} {name} walked into {other}, and both cried out.",
    "{name} heard somebody breathe in {room}, and it was only {other}.",
    "There was {other} in {room}, and {name} {was} not alone for a while.",
    "{name} came into {room}, and {other} looked up and said nothing.",
    "It was {other} who held the candle when {name} came into {room}.",
    "{name} had seen a light in {room}, and the light was {other}'s.",
    "In {room} stood {other}, back to the door, and {name} waited for the face.",
    "{name} said a name into {room}, and {other} answered to it.",
    "{name} joined {other} in {room}, and for a moment it was nearly a company.",
    "{other} was sitting in {room} when {name} came by, and moved over.",
    "{name} and {other} met in {room} and asked each other the same thing.",
)
MET_PLAINLY: Lines = (
    "{name} came from {here} to {room}, where {other} was.",
    "In {room} {name} found {other}.",
    "{name} went to {room} to be near {other}.",
    "{name} came to {room} for the {nth} time, and {other} was there.",
)
TO_THE_TRAPPED: Lines = (
    "{name} followed a knocking to {room}.",
    "Behind the wall of {room} somebody was calling, and {name} went towards it.",
    "{name} knew that {other} was in {room}, and went in all the same.",
    "There were scratches on the door of {room}, from within, and {name} opened it.",
)
WENT_PLAINLY: Lines = (
    "{name} went on to {room}.",
    "{name} went from {here} to {room}.",
    "From {here} {name} took the way to {room}.",
    "{name} left {here} for {room}.",
)
RETURNED_PLAINLY: Lines = (
    "{name} {was} in {room} again.",
    "{name} went back to {room}.",
    "{name} went back from {here} to {room}.",
    "From {here} {name} came again to {room}.",
    "That was the {nth} time that {name} came to {room}.",
)
STAYED: Lines = (
    "{name} had nowhere left to go, and stayed.",
    "There was no door any more for {them}, only the wall.",
    "{name} sat down and waited for whatever came next.",
    "{name} knocked on one wall after the other, and each of them was a wall.",
    "The house had stopped answering {them}.",
)
REVEALED: Lines = (
    "So it was that {name} saw {room}, a long way off and quite plain.",
    "For as long as a match burns {name} looked into {room}.",
    "What {name} saw through it was {room}.",
    "There, at an angle that no house could have, {name} saw {room}.",
    "{name} leaned closer, and it was {room}.",
    "The picture cleared, and {name} {was} looking at {room}.",
    "It showed {them} what had been hidden: {room}.",
    "{name} wiped the dust away and saw {room}.",
)
LEFT_HIDDEN: Lines = (
    "{name} could have looked, and did not.",
    "{name} turned away before there was anything to see.",
    "Some things {name} preferred not to know.",
    "{name} covered it up again.",
)
MATCHED: Lines = (
    "It rhymed with {room}, and a house that repeats itself can be seen through; {name} saw through it.",
    "The same hand had furnished it that had furnished {room}, and {name} {was} not taken in.",
    "It was {room} over again, in other colours, and that made it smaller.",
    "The house had told this one already, in {room}, and {name} did not wait for the end of it.",
    "It was cut from the same cloth as {room}, and the cloth was wearing thin.",
    "It had borrowed everything from {room}, and {name} would not be frightened with borrowed things.",
    "One could have laid it over {room}, edge to edge, and {name} {was} not impressed.",
    "A trick shown twice is half a trick; {name} had only to think of {room}.",
    "{room} and this were a pair, {name} saw, like dogs on a mantelpiece.",
    "The house was short of ideas: it was only {room} again, and {name} smiled.",
)
MATCHED_BY_MEMORY: Lines = (
    "{name} had seen its like in {room}, and {was} ready for it.",
    "It was {room} over again, and this time {name} did not give way.",
    "{name} thought of {room}, and got past it.",
    "What {room} had taught {them} was of use now.",
    "{name} knew this one; it had been {room} before, and had not been the end.",
    "One {room} had been enough, and {name} walked straight through the second.",
    "{name} did here what would have been the thing to do in {room}.",
    "After {room} there was little in this that {name} could not foresee.",
    "It tried on {them} what had nearly worked in {room}, and it did not work.",
)

# Reactions

CALM: Lines = (
    "{name} nodded to it as to a neighbour and went on.",
    "{name} looked for the next door.",
    "{name} tried the floor with one foot and stepped inside.",
    "It could have been worse, and {name} said so, to nobody.",
    "{name} made a mark on the doorpost with a thumbnail.",
    "{name} hummed a little.",
    "There was time, {name} decided, and took a good look.",
    "{name} kept to the middle of the floor.",
    "{name} straightened a picture in passing, out of habit.",
    "So far, thought {who}, so good.",
)
UNEASY: Lines = (
    "{name} did not like it, and went in.",
    "{name} checked twice that the door behind would open again.",
    "{name} walked on the outer edges of both feet.",
    "It was quiet enough for {them} to hear two hearts.",
    "{name} tried to remember the way back, and it had one turn too few.",
    "{name} spoke softly, so as not to be answered.",
    "Something about the corners made {them} hurry.",
    "{name} touched every wall, to be sure of four.",
    "{name} thought of daylight and kept close to it.",
    "The door closed gently behind {them}, and that was the worst of it.",
)
TERRIFIED: Lines = (
    "{name} crept along the wall with both eyes shut.",
    "{name} {was} whispering, and the whispering did not stop when the breath did.",
    "{name} went in because standing still was worse.",
    "{their} own breath came back from the dark a little late.",
    "{name} had bitten through a lip and not noticed.",
    "There was no room any more that {name} could have called empty.",
    "{name} begged its pardon and went past.",
    "{name} could not have said how the door had been opened, or by which of the hands.",
    "Every shadow in there had {their} shape.",
    "{name} would not look up, and knew that it was looking down.",
)
