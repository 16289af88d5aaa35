"""The narrator's lines in Haunted for rooms, doors and steps; a story uses none of them twice in the same words."""

Lines = tuple[str, ...]

# Waking

STRONG_BODY: Lines = (
    "{name} had always trusted a pair of strong arms more than a clear head.",
    "Whatever else {name} had lost, there was strength left in those hands.",
    "{name} had walked out of worse places on nothing but stubborn legs.",
    "There was little that {name} could not lift, break or outrun.",
    "{name} had been built for weather, and for carrying things.",
    "Pain had never had much to say to {name}.",
    "{name} could sleep anywhere and wake ready to fight.",
    "Everybody said that {name} was made of rope and oak.",
)
STRONG_WILL: Lines = (
    "{name} had never been strong, but had never once given in either.",
    "{name} had a mind like a shut door: few things got through it.",
    "There was a quiet place in {name} where nobody had ever come.",
    "{name} could hold one thought against a whole night.",
    "It was not easy to frighten {name}, and harder still to fool.",
    "{name} had learnt early to keep still and think.",
    "What {name} had decided stayed decided.",
    "{name} remembered things by refusing to forget them.",
)
WOKE: Lines = (
    "{name} woke in {room}.",
    "When {name} opened both eyes, it was {room} that they saw.",
    "{name} came to on the floor of {room}, fully dressed.",
    "There was {room}, and there was {name} in the middle of it.",
    "{name} was standing in {room}, as if somebody had just said a name.",
    "The first thing that {name} knew was {room}.",
    "{name} sat up in {room} and listened.",
    "Nobody had carried {name} into {room}, and yet there it was.",
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
    "{name} was the first to move.",
    "It was {name} who could not bear to sit still.",
    "Of everybody, {name} went to the door first.",
    "{name} got up before the others had even begun to listen.",
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
    "It was time for {name} to get up from the floor of {room}.",
    "{name} turned once, slowly, in {room}.",
    "{name} counted to ten and looked about {room}.",
    "For a while {name} had only listened to {room}.",
)

# Doors

OPENED: Lines = (
    "{name} opened a door, and it was {room}.",
    "Behind the next door {name} found {room}.",
    "{name} leaned on a panel that was not a panel, and it gave on {room}.",
    "There was a handle where there had been none, and it let {name} into {room}.",
    "{name} went through a door and was in {room}.",
    "A door stood ajar for {name}, and beyond it lay {room}.",
    "{name} chose a door without thinking, and it led to {room}.",
    "The wall had a door in it after all, and {name} came through it into {room}.",
    "{name} pushed, and the house made room: it was {room}.",
    "A door like any other, thought {name}, and it was the door of {room}.",
    "{name} turned a key that was already turning, and saw {room}.",
    "The house opened for {name}, like a box, on {room}.",
    "Low down behind the panelling {name} found a way into {room}.",
    "{name} followed a draught to {room}.",
)
OPENED_PLAINLY: Lines = (
    "From {here} a new door led {name} into {room}.",
    "{name} came into {room}.",
    "The next door was that of {room}, and {name} was through it.",
    "{name} found one door more in {here}, and with it {room}.",
    "Then there was {room}, and {name} stood in the doorway.",
    "A wall of {here} gave way, and {name} was looking at {room}.",
    "{name} broke {here} open on its far side, and there was {room}.",
    "Where {here} should have ended {name} found {room}.",
    "Another key turned for {name}, and it was that of {room}.",
    "{here} had kept one door to itself; it took {name} to {room}.",
)
APPROACHED: Lines = (
    "One of the closed doors would not leave {name} alone.",
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
    "{name} went to a door that {name} had shut, and knew what was behind it.",
    "There was one closed door that held no secret for {name}.",
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
    "This one {name} had kept secret.",
    "{name} had never told anybody about the door behind the curtain.",
    "It was a door that only {name} could have found.",
    "{name} counted the boards from the corner and pressed the right one.",
    "There had always been one more door up {name}'s sleeve.",
)
OWN_DOOR_IN_A_TRAP: Lines = (
    "There was one room that {name} had told nobody about, and now it was needed.",
    "{name} thought of a door that was kept for the worst, and this was the worst.",
)
OTHERS_DOOR: Lines = (
    "But {other} had been keeping a door for this moment, and {name} was the one to open it.",
    "Elsewhere in the house {other} slid a bolt, and another door swung round in front of {name}.",
    "It was not the house that chose the door for {name}; it was {other}.",
    "{other} whispered into the wall, and the wall arranged itself for {name}.",
    "Somewhere {other} smiled, and the door in front of {name} was no longer the same door.",
    "{other} had a door to be rid of, and now {name} had it.",
    "The hand on the other side of {name}'s door was {other}'s.",
    "What {other} had hidden, {name} was about to find.",
)
DOOR_FROM_OUTSIDE: Lines = (
    "From outside {other} threw a stone at a window, and the door in front of {name} was another door.",
    "{other} was out, and had taken a door along; now {name} had it back.",
    "Far away {other} dreamed of a door, and {name} opened it.",
    "The house had one more door from {other}, who was gone, and it gave it to {name}.",
)
DOOR_INTO_A_TRAP: Lines = (
    "A scrap of paper came through the wall to {name}, and the hand was {other}'s.",
    "It was {other} who moved the stones from the other side, and {name} could hear it.",
    "{name} had hoped for a tool, and got what {other} had to spare.",
    "Something was pushed through to {name}, and {other} had kept it until then.",
)
LINKED: Lines = (
    "A second door led from there to {room}.",
    "Through a gap in the wall one could see straight into {room}.",
    "From its far side it was only a step to {room}.",
    "It shared a wall with {room}, and the wall had a door.",
    "A passage no wider than a coffin ran from it to {room}.",
    "Behind a curtain lay the way to {room}.",
    "Somebody had once knocked a hole through to {room}.",
    "And there, impossibly, round the corner, was {room}.",
    "The same carpet ran on, under a door, into {room}.",
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
)
RETURNED: Lines = (
    "{name} turned back towards {room}.",
    "There was nothing to be gained in {here}, and {name} went back to {room}.",
    "{name} came through {room} again, quickly this time.",
    "It was {room} again, and {name} was almost glad of it.",
    "By now {name} knew the way to {room} in the dark.",
    "Round the corner {name} was back among the things of {room}.",
    "Nothing in {room} had moved, as far as {name} could tell.",
    "{name} stood once more in {room} and did not remember deciding to.",
    "{name} walked back to {room} and counted the steps, and there was one too many.",
    "{room} was smaller than {name} remembered it.",
    "{name} had left the door of {room} open, and found it shut.",
    "The dust in {room} still had {name}'s footprints in it, and they pointed the other way.",
    "{name} returned to {room}, as one returns to a sum that will not come out.",
    "Somebody had straightened things in {room} since {name} was there.",
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
    "{other} had been in {room}; that made it no better for {name}.",
    "{name} ventured into {room}, where {other} had left the air disturbed.",
    "What {other} had made of {room} was hard to say, and {name} could make nothing of it.",
    "{name} crossed into {room} without looking down, and so missed the mark that {other} had made.",
    "The house let {name} go as far as {room}, since it had let {other}.",
    "{room} was new to {name}, but not the smell of {other}'s candle.",
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
    "There was {other} in {room}, and {name} was not alone for a while.",
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
    "{name} was in {room} again.",
    "{name} went back to {room}.",
    "{name} went back from {here} to {room}.",
    "From {here} {name} came again to {room}.",
    "That was the {nth} time that {name} came to {room}.",
)
STAYED: Lines = (
    "{name} had nowhere left to go, and stayed.",
    "There was no door any more for {name}, only the wall.",
    "{name} sat down and waited for whatever came next.",
    "{name} knocked on the walls, and they were walls.",
    "The house had stopped answering {name}.",
)
REVEALED: Lines = (
    "So it was that {name} saw {room}, a long way off and quite plain.",
    "For as long as a match burns {name} looked into {room}.",
    "What {name} saw through it was {room}.",
    "There, at an angle that no house could have, {name} saw {room}.",
    "{name} leaned closer, and it was {room}.",
    "The picture cleared, and {name} was looking at {room}.",
    "It showed {name} what had been hidden: {room}.",
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
    "The same hand had furnished it that had furnished {room}, and {name} was not taken in.",
    "It was {room} over again, in other colours, and that made it smaller.",
    "The house had told this one already, in {room}, and {name} did not wait for the end of it.",
    "It was cut from the same cloth as {room}, and the cloth was wearing thin.",
)
MATCHED_BY_MEMORY: Lines = (
    "{name} had seen its like in {room}, and was ready for it.",
    "It was {room} over again, and this time {name} did not give way.",
    "{name} thought of {room}, and got past it.",
    "What {room} had taught {name} was of use now.",
)

# What a room does

BODY_UP: Lines = (
    "{name} breathed easier after that.",
    "It put some strength back into {name}.",
    "{name} stood straighter for it.",
    "The ache went out of {name}'s legs.",
    "{name} felt fit to go on.",
    "Blood came back into {name}'s hands.",
)
BODY_FAR_UP: Lines = (
    "{name} felt strong enough to lean on the house and move it.",
    "{name} could have carried the whole house out of doors.",
    "It was as good as a night's sleep to {name}, and as a weapon.",
)
BODY_DOWN: Lines = (
    "It hurt {name} more than it should have.",
    "{name} went on with a limp.",
    "{name} was bleeding a little.",
    "It knocked the wind out of {name}.",
    "After that {name} kept one hand on the wall.",
    "{name} bound it up with a sleeve.",
    "There would be a bruise on {name} by morning, if there was one.",
    "{name} bit down on a cry.",
    "It cost {name} some skin.",
    "{name} was slower from then on.",
)
BODY_FAR_DOWN: Lines = (
    "{name} went down and was a long time getting up.",
    "Something in {name} gave that would not mend tonight.",
    "{name} could hardly stand.",
    "The pain stayed with {name} from room to room.",
    "It was bad, and {name} knew it was bad.",
    "For a moment {name} saw nothing but white.",
)
WILL_UP: Lines = (
    "It steadied {name}.",
    "{name} remembered being loved, and held on to that.",
    "Something came clear to {name}.",
    "{name} said a name aloud, and it helped.",
    "{name} thought more clearly than before.",
    "It was almost a good memory, and {name} kept it.",
)
WILL_FAR_UP: Lines = (
    "All at once {name} knew what all this was for.",
    "{name} had not felt so certain of anything in years.",
    "A weight that {name} had carried since childhood slid off and was gone.",
)
WILL_DOWN: Lines = (
    "{name} had to look away.",
    "It took something out of {name} that would be missed.",
    "{name} could no longer have said what day it was.",
    "A doubt settled in {name} and stayed.",
    "{name} lost the thread of a thought, and then the thought.",
    "{name} laughed at it, which was worse.",
    "There was a word for it that {name} could no longer find.",
    "{name} stood there for longer than was good.",
    "It was the kind of thing that {name} had hoped to forget.",
    "{name} began to count things, and could not stop.",
)
WILL_FAR_DOWN: Lines = (
    "{name} sat down on the floor and wept.",
    "Something in {name} closed its eyes.",
    "{name} forgot, for a while, why one should want to leave.",
    "It went through {name} like a cold wire.",
    "{name} heard someone pleading, and knew the voice from inside.",
    "After that there were gaps in {name}'s thinking, with a wind in them.",
)
FEAR_UP: Lines = (
    "{name} was more afraid than before.",
    "The hair rose on {name}'s neck.",
    "{name} did not turn round, and did not know why not.",
    "It was only a sound, {name} said, and it came closer.",
    "{name} held very still.",
    "{name} would have given anything for a second candle.",
    "Fear sat down beside {name} and made itself at home.",
    "{name} could not get warm.",
    "Now {name} was listening to every board.",
    "{name} shut the door and stood with both hands against it.",
)
FEAR_FAR_UP: Lines = (
    "{name} ran, and did not know for how long.",
    "There was nothing left in {name} but the wish not to be seen.",
    "{name} screamed, and the house waited politely until it was over.",
    "All that {name} had ever been afraid of was in that room.",
)
FEAR_DOWN: Lines = (
    "{name} was less afraid after that.",
    "The dread in {name} let go by a finger.",
    "It was only a house, {name} thought, and very nearly believed it.",
    "{name} found that it could be looked at.",
    "{name} breathed out.",
)
FEAR_FAR_DOWN: Lines = (
    "The fear went out of {name} like a tide.",
    "{name} laughed out loud, and nothing in the house laughed back.",
    "Whatever it had been, it had no more power over {name}.",
)
NOTHING_LEFT: Lines = (
    "It reached for {name} and found nothing left to take.",
    "There was no lower for {name} to go.",
    "{name} hardly noticed.",
    "It should have hurt {name}, and there was nothing there to hurt.",
    "What it wanted of {name} was used up.",
)
TOO_LITTLE_LEFT: Lines = (
    "It asked more of {name} than there was, and went away with nothing.",
    "The little that {name} had left was not worth its while.",
    "{name} had less to lose than it wanted, and kept that.",
    "It was meant for somebody with more to lose than {name}.",
)
NO_FEAR_TO_LOSE: Lines = (
    "It might have been a comfort, if {name} had needed more of it.",
    "{name} was not afraid enough to be the better for it.",
    "So much fear as it could have lifted {name} did not have.",
)
UNMOVED: Lines = (
    "It came up against what {name} knew, and stopped.",
    "Nothing could move {name} on that point any more.",
    "{name}'s mind was made up, for better or worse.",
    "It had no hold on {name}; that door was locked now.",
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
    "So far, thought {name}, so good.",
)
UNEASY: Lines = (
    "{name} did not like it, and went in.",
    "{name} checked twice that the door behind would open again.",
    "{name} walked on the outer edges of both feet.",
    "It was quiet enough for {name} to hear two hearts.",
    "{name} tried to remember the way back, and it had one turn too few.",
    "{name} spoke softly, so as not to be answered.",
    "Something about the corners made {name} hurry.",
    "{name} touched every wall, to be sure of four.",
    "{name} thought of daylight and kept close to it.",
    "The door closed gently behind {name}, and that was the worst of it.",
)
TERRIFIED: Lines = (
    "{name} crept along the wall with both eyes shut.",
    "{name} was whispering, and the whispering did not stop when {name} did.",
    "{name} went in because standing still was worse.",
    "{name}'s own breath came back from the dark a little late.",
    "{name} had bitten through a lip and not noticed.",
    "There was no room any more that {name} could have called empty.",
    "{name} begged its pardon and went past.",
    "{name} could not have said how the door had been opened, or by which of the hands.",
    "Every shadow in there had {name}'s shape.",
    "{name} would not look up, and knew that it was looking down.",
)
