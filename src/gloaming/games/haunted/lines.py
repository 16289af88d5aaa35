"""The narrator's lines in Haunted, by what happened; a story uses none of them twice in the same words."""

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
    "One more door, thought {name}, and it was the door of {room}.",
    "{name} turned a key that was already turning, and saw {room}.",
    "The house opened for {name}, this time on {room}.",
    "Low down behind the panelling {name} found a way into {room}.",
    "{name} followed a draught to {room}.",
)
OPENED_PLAINLY: Lines = (
    "The next door was that of {room}.",
    "{name} came into {room}.",
    "There was {room}.",
    "Then there was {room}.",
)
APPROACHED: Lines = (
    "{name} tried a door that had been shut from the beginning.",
    "One of the closed doors had been bothering {name} for some time.",
    "{name} put an ear to a door that nobody had opened yet.",
    "There was a door that everybody had walked past, and {name} stopped at it.",
    "{name} took hold of a handle that was furred with dust.",
    "A line of light lay under a closed door, and {name} went to see.",
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
    "From there one could reach {room}.",
    "It had a door to {room}.",
    "It lay next to {room}.",
)
MOVED: Lines = (
    "{name} went to {room}.",
    "{name} turned back towards {room}.",
    "There was nothing to be gained there, and {name} left for {room}.",
    "{name} crossed into {room} without looking down.",
    "Step by step {name} felt the way to {room}.",
    "{name} came through {room}, quickly this time.",
    "It was {room} again, and {name} was almost glad of it.",
    "{name} slipped away into {room}.",
    "By now {name} knew the way to {room} in the dark.",
    "The house let {name} go as far as {room}.",
    "{name} stood in {room} and did not remember deciding to.",
    "Round the corner {name} was back among the things of {room}.",
    "{name} walked to {room} and counted the steps, and there was one too many.",
    "Nothing in {room} had moved, as far as {name} could tell.",
)
MOVED_PLAINLY: Lines = (
    "{name} went on to {room}.",
    "{name} was in {room} again.",
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
    "{name} had seen its like in {room}, and was ready for it.",
    "It was {room} over again, and the second time {name} did not give way.",
    "It rhymed with {room}, and {name} took heart from that.",
    "Whatever {room} had taught {name}, it was of use now.",
    "{name} thought of {room} and got past it.",
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
    "For the first time that night {name} felt strong.",
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
    "{name} began to be afraid.",
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
    "What it wanted of {name} had been used up long before.",
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

# Traps

TRAPPED: Lines = (
    "There was no door in it any more. {name} was caught.",
    "{name} turned round, and there was only wall.",
    "The house had {name} now, and it was in no hurry.",
    "{name} beat on it with both fists, from the inside.",
)
LOOKED: Lines = (
    "{name} worked a brick loose and looked at what lay beyond.",
    "Through a crack {name} could see a piece of the house that nobody had seen.",
    "{name} scratched at the wall, and something on the other side moved over.",
    "With an ear to the stone {name} heard a room being built.",
    "{name} dreamed of a door, standing up.",
    "There was a draught in the trap, and {name} followed it with one finger.",
    "{name} found half a sheet of plans in the rubble.",
    "In the dark {name} could feel the house think.",
)
LAID_DOWN: Lines = (
    "What was there {name} kept to nobody's ears, and somewhere a shut door was added to the house.",
    "{name} pushed it away into the dark, out of reach.",
    "It slid off through the walls and settled, and only {name} knew what it was.",
    "{name} closed it up again, and did not speak of it.",
    "So there was one more shut door, and {name} had put it there.",
    "{name} gave it to the house to keep.",
)
LAID_UP: Lines = (
    "{name} broke through to {room}, and beyond it to {other}, but the gap was too narrow for a body.",
    "One stone more, and a light fell in: {room} lay there, and behind it {other}.",
    "{name} called through the hole, and the call went out by {room} as far as {other}.",
    "The wall crumbled towards {room}; from there it could not be far to {other}.",
)
FREED: Lines = (
    "{name} heard knocking, and found {other}, and broke open the wall between them.",
    "It was {name} who came for {other}, with bleeding hands and no light.",
    "{other} saw a line of light, and it was {name} with an iron bar.",
    "{name} took {other} by both wrists and pulled.",
    "When the wall came down {other} would not believe that it was really {name}.",
)
AFTER_FREED: Lines = (
    "They held on to each other until neither was shaking.",
    "For the first time in hours there were two voices, and both of them laughed.",
    "They did not speak of it, and were less afraid.",
    "They shared what was left of a candle, and the fear went halves too.",
)

# Ways out

STRONG_ENOUGH: Lines = (
    "It was a way out, and {name} still had the strength to take it.",
    "{name} put a shoulder to it.",
    "There was air on {name}'s face, and legs to follow it with.",
    "{name} did not stop to think; the body knew the way.",
)
CLEAR_ENOUGH: Lines = (
    "It was a way out, and before it {name} understood.",
    "On the threshold {name} stood still, and it all came together.",
    "The door asked a question, and {name} knew the answer.",
    "{name} read what was written over the lintel, and it was the truth.",
)
TOO_AFRAID: Lines = (
    "It was a way out, and {name} could not take it.",
    "The door stood open, and {name} stood before it and shook.",
    "{name} reached for the latch, and the hand would not go.",
    "Outside was worse, something told {name}, and {name} believed it.",
)
REMEMBERED: Lines = (
    "{name} remembered the water, and which of the two hands had let go first.",
    "{name} remembered setting the fire, and the long walk back to report it.",
    "What {name} remembered was a promise at a bedside, and the train that left all the same.",
    "{name} remembered a brother whom nobody in the family had ever mentioned.",
    "It had been {name} who locked the door that night; {name} remembered the weight of the key.",
    "{name} remembered being small, and under the table, and quiet, while the shoes went by.",
    "{name} remembered the voice on the telephone, and hanging up on it.",
    "{name} remembered the house, every room of it, and having drawn the plans.",
    "What came back to {name} was a name on a stone, and the date, and that it was wrong.",
    "{name} remembered how the song went on, and why it must not be sung to the end.",
)
BROUGHT: Lines = (
    "{name} carried out a key that fitted nothing.",
    "In {name}'s pocket was a child's mitten, still warm.",
    "{name} brought a handful of earth from under the floor.",
    "What {name} brought along was a letter, and this time it would be posted.",
    "{name} came away with a photograph in which there was one figure more than before.",
    "All that {name} had in hand was a candle end, and it did not go out.",
    "{name} brought a voice along, no louder than a watch.",
    "{name} took the ring from the windowsill, and nobody said no.",
    "{name} had a splinter of the door in one palm, and would keep it.",
    "{name} brought away a silence that would never quite be filled again.",
)
FEARED: Lines = (
    "{name} feared that they would all be waiting outside, with flowers.",
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
    "{name} got through, and {name}'s reason did not.",
    "Of everything that had happened there {name} would never be able to say a word.",
    "It was {name}'s body that came out; the rest stayed behind and looked from a window.",
)
LOCKED: Lines = (
    "But knowing was not leaving. {name} knew now, and could never again not know.",
    "It would not let {name} go with that; the truth stayed, and so did {name}.",
    "{name} could not carry it over the threshold, nor put it down.",
    "The knowledge closed round {name} like a lock, and the door closed too.",
)
ESCAPED: Lines = (
    "Then {name} was out, by way of {room}, and ran until there were street lamps.",
    "{name} left {room} behind and did not look back at the windows.",
    "There was a step, and then there was grass, and {room} was only a dark place in a dark house.",
    "From {room} {name} walked into the rain, and it was the best rain there had ever been.",
    "{name} went out through {room}, and the house let go with a sigh.",
    "A milk cart was passing when {name} came out of {room}; its driver crossed himself.",
    "The key of {room} was in {name}'s hand, and then it was a leaf.",
    "{name} closed the door of {room} from the other side.",
)
WENT_ON: Lines = (
    "{name} could have left. Instead {name} closed the door on the night and went back for the rest of it.",
    "The way out was open, and {name} thought of what had not been seen yet.",
    "{name} stood with one foot outside, and drew it in again.",
)
LEVEL: Lines = (
    "At that the rooms behind were gone, and another house stood in their place.",
    "The walls folded up like a screen, and behind them were other walls.",
    "There was a sound as of many doors closing, and a floor deeper down the house began again.",
    "Nothing was left of the way that had led there; from here it all went on differently.",
)

# The end

EXITS_KNOWN: Lines = (
    "Now all four ways out had been found, and the house knew that they were known. It would not wait much longer.",
    "That was the last of the four ways out, and somewhere a clock began to strike.",
)
DECK_EMPTY: Lines = (
    "After that there were no more doors to open; the house had run out of rooms.",
    "It was the last door the house had. From now on there was only what there was.",
)
OVER: tuple[Lines, ...] = (
    (
        "That broke it. Wherever a door had stood there was now a wall with a picture of a door.",
        "And with that the house fell silent, as if it had heard enough.",
    ),
    (
        "The four ways out closed one after the other, gently, from the outside.",
        "When the clock had finished striking there was no way out in the whole house.",
    ),
    (
        "Then the lamps went out, all of them, like eyes.",
        "The house turned over in its sleep, and was still.",
    ),
    (
        "Nothing was opened any more. There was only walking, until that was part of the noise that a house makes.",
        "The same steps went by the same doors for so long that the house forgot them.",
    ),
    (
        "Then fear had outgrown all the rest of {name}, and there was nobody left to be afraid.",
        "Fear shut the last door, and {name} was on the wrong side of it.",
    ),
)
KEPT: Lines = (
    "{name} was never found, though the rooms were searched.",
    "On certain evenings a light goes through the upper floor, and it is {name}, looking.",
    "{name} is still there, and has stopped minding.",
    "They say that {name} has learnt to lay the table.",
    "Of {name} there is a pair of shoes on the front step, and the laces are tied.",
    "{name} kept on opening doors, long after there were any.",
    "If one calls out in that house, it is {name} who answers.",
    "There is a new portrait on the stairs, and it is {name}.",
)
KEPT_IN_TRAP: Lines = (
    "As for {name}, nobody came. There is knocking in that wall to this day.",
    "And {name} was still in the wall when the plasterers arrived.",
)
