### Haunted: questions, answers, news, refusals, the table in words, the rooms, and what players are invited to tell.

title = Haunted
credit = Design by Nathan D. Paoletta; published by ndpdesign, 2013.
blurb = You wake in a house that you have built yourself. Find a way out, and the strength to take it.
door = A house of cards grows as you tell it. Hold on to body and will.
minutes = 20–60

option-long = The long game
    .help = It goes on until the last one is out, and the best score of those wins.
option-multilevel = The multilevel game
    .help = Exits open other levels until the fourth is found.
option-still = Still rounds
    .help = After how many rounds in which nothing is drawn, played or turned up the game ends, for instance 10.

## Things

stat-body = BODY
stat-will = WILL
stat-fear = FEAR
declared-color = Color
declared-suit = Suit
prompt-remember = What do I remember?
    .quoted = "What do I remember?"
prompt-bring = What do I bring with me?
    .quoted = "What do I bring with me?"
prompt-fear = What do I fear?
    .quoted = "What do I fear?"

# A card, and one that the reader may not know.
card = { NAME("card", $card-name) }
a-card = { $card ->
    [none] a card
   *[some] the { card }
}
unseen-card = { $card ->
    [none] An unseen card
   *[some] { card }
}
# A card of the house: its name if it lies face up, else its number.
place = { $room-card ->
    [none] face-down card { $room-spot }
   *[some] the { NAME("card", $room-card-name) }
}
    .brief = { $room-card ->
        [none] Card { $room-spot }
       *[some] { NAME("card", $room-card-name) }
    }
    .in = { $room-card ->
        [none] on face-down card { $room-spot }
       *[some] in the { NAME("card", $room-card-name) }
    }
more = { $more ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $more }
}
# What a card does.
effect-change = { more } { NAME("stat", $stat) }
effect-choice = { LIST($changes, style: "or") }
effect-reveal = reveal a card
effect-none = no effect
effect-way-out = a Way Out
effect-trap = a Trap
secret-doors = { $held ->
    [0] no Secret Doors
    [1] one Secret Door
   *[other] two Secret Doors
}
points = { $score ->
    [0] no points
    [one] { $score } point
   *[other] { $score } points
}

# Small numbers; larger ones are written in figures.
count-2 = two
    .capital = Two
count-3 = three
    .capital = Three
count-4 = four
    .capital = Four
count-5 = five
    .capital = Five
count-6 = six
    .capital = Six
count-7 = seven
    .capital = Seven
count-8 = eight
    .capital = Eight
count-9 = nine
    .capital = Nine
count-10 = ten
    .capital = Ten
count-11 = eleven
    .capital = Eleven
count-12 = twelve
    .capital = Twelve

## Questions

question-deal = Which card is dealt?
question-draw = Which card is drawn?
question-stronger = Which is the stronger of the two, your BODY or your WILL?
question-act = You are { $here-card ->
    [none] on face-down card { $here-spot }
   *[some] in the { NAME("card", $here-card-name) }, { NAME("room", $here-card-room, form: "the") }
}: what do you do?
question-offer = { $must ->
    [yes] The deck is empty: which of your Secret Doors do you open?
   *[no] { $own ->
        [yes] { $trapped ->
            [yes] You are trapped and draw a card
           *[no] You open a Door
        }
       *[no] { $trapped ->
            [yes] { $active } is trapped and draws a card
           *[no] { $active } opens a Door
        }
    }: do you play a Secret Door instead of the top card?
}
question-declare = { $spot ->
    [none] { $giver ->
        [none] You turn up the top card
       *[other] { $own ->
            [yes] You open your own Secret Door
           *[no] You open { $giver }'s Secret Door
        }
    }
   *[other] You turn up face-down card { $spot }
}: do you declare Color or Suit?
question-choose = What does the { card } do to you?
question-match = The { card } has a match in the { NAME("card", $match-name) }: { $more ->
    [none] do you reveal a card, or take
   *[other] do you take { effect-change }, or rather
} +1 { NAME("stat", $stat) }?
question-reveal = You may see into another room: which card of the house do you turn up?
question-bonus = It was your own Secret Door: what do you take for it?
question-link = The { NAME("card", $laid-card-name) } is laid: to which other card do you link it?
question-lay = You are trapped and have drawn { a-card }: where do you lay it?
question-escape = The { card } lets you out: do you escape, or go on to another level?

## Answers

answer-deal = { unseen-card }
answer-draw = { unseen-card }
answer-stronger-body = BODY is the stronger
    .brief = BODY
answer-stronger-will = WILL is the stronger
    .brief = WILL
answer-act-go = Go to { place }
    .brief = { place.brief }
answer-act-nowhere = Go by link { $link }
    .brief = Link { $link }
answer-act-open = Open a Door
answer-act-stay = Stay
answer-offer-keep = Play no Secret Door
    .brief = No Secret Door
answer-offer-play = Play { $door-card ->
    [none] Secret Door { $door-which }
   *[some] the { NAME("card", $door-card-name) }
}
    .brief = { $door-card ->
        [none] Secret Door { $door-which }
       *[some] { NAME("card", $door-card-name) }
    }
answer-declare-color = Declare Color
    .brief = Color
answer-declare-suit = Declare Suit
    .brief = Suit
answer-choose = { $more ->
    [-2] Lose 2 { NAME("stat", $stat) }
    [-1] Lose 1 { NAME("stat", $stat) }
   *[other] Gain { $more } { NAME("stat", $stat) }
}
answer-match-effect = { $more ->
    [none] Reveal a card
   *[other] Take what it does, { effect-change }
}
    .brief = { $more ->
        [none] Reveal a card
       *[other] { effect-change }
    }
answer-match-match = Take the match, { effect-change }
    .brief = { effect-change }
answer-reveal-nothing = Turn up nothing
    .brief = Nothing
    .choice = Turn up nothing
answer-reveal-card = Turn up { place }
    .brief = { place.brief }
    .choice = Turn up a card
    .room-spot = { place.brief }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-bonus-add = Gain { $more } { NAME("stat", $stat) }
answer-bonus-decline = Take nothing
    .brief = Nothing
answer-link-no-link = No other link
    .choice = No other link
answer-link-link = Link it to { place }
    .brief = { place.brief }
    .choice = Link it
    .room-spot = to { place }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-lay-face-down = Lay it face down beside { place }
    .brief = Face down beside { place }
    .choice = Face down
    .room-spot = beside { place }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-lay-face-up = Lay it face up, linked to { place }
    .brief = Face up, linked to { place }
    .choice = Face up
    .room-spot = linked to { place }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-escape-escape = Escape
answer-escape-go-on = Go on to another level
    .brief = Go on

## News

news-stronger = { $seat } was stronger in { NAME("stat", $stat) }.
news-cross-laid = { $card ->
    [none] A card
   *[some] The { card }
} was laid face down beside the Ace of Diamonds, as card { $spot }.
news-dealt-door = { $seat } was dealt { $card ->
    [none] a Secret Door
   *[some] the { card } as a Secret Door
}.
news-woke = { $seat } woke in the { card }, { NAME("room", $card-room, form: "the") }.
news-went-first = { $seat } had the lowest Room, the { card }, and went first.
news-turn-began = Round { $round }: { $seat }'s turn began in the { card }.
news-first-room = { $seat } looked round { NAME("room", $card-room, form: "the") }, the { card }.
news-moved = { $seat } went to the { card }, { NAME("room", $card-room, form: "the") }.
news-approached = { $seat } went up to face-down card { $spot }.
news-opened = { $seat } opened a new Door.
news-played-door = { $seat } played a Secret Door{ $own ->
    [yes] { "" }
   *[no] { " " }on { $other }
}.
news-declared = { $seat } declared { NAME("declared", $declared) }.
news-turned-up = { $seat } turned up the { card }, { NAME("room", $card-room, form: "the") }.
news-changed = { $seat } { $more ->
    [-3] lost 3
    [-2] lost 2
    [-1] lost 1
   *[other] gained { $more }
} { NAME("stat", $stat) }, { $more ->
    [-3] down
    [-2] down
    [-1] down
   *[other] up
} to { $now }.
news-ignored = { $seat } would have { $more ->
    [-3] lost 3
    [-2] lost 2
    [-1] lost 1
   *[other] gained { $more }
} { NAME("stat", $stat) }, but it stayed at { $now }.
news-matched = { $seat } matched it with the { card } and took +1 instead.
news-revealed = { $seat } saw into another room and turned up card { $spot }: the { card }, { NAME("room", $card-room, form: "the") }.
news-left-hidden = { $seat } left every face-down card as it was.
news-laid = { $seat } laid the { card } beside the { NAME("card", $beside-card-name) } and linked the two.
news-linked = { $seat } also linked it to the { card }.
news-entered = { $seat } stepped into { NAME("room", $card-room, form: "the") }, the { card }.
news-found-way-out = { $seat } stood at a Way Out, the { card }; it was for { NAME("stat", $stat) } to decide.
news-answered = { $seat } had the answer to { NAME("prompt", $question, form: "quoted") } now.
news-lost-will = { $seat } was left with no WILL at all.
news-locked = { $seat } could not leave, and from then on WILL was locked at { $now }.
news-escaped = { $seat } escaped through the { card }.
news-went-on = { $seat } could have left by the { card }, and went on to level { $levels ->
    [1] 2
    [2] 3
    [3] 4
   *[other] 5
} of the house.
news-noted = { $seat } noted { points }, which made { $sum } in all.
news-level-opened = { $seat } opened another level at the { card }, and { $discarded ->
    [0] no cards were
    [one] one card was
   *[other] { NAME("count", $discarded) } cards were
} discarded.
news-trapped = { $seat } was trapped in the { card }.
news-looked = { $seat } drew { a-card } and looked at it.
news-laid-down = { $seat } laid { $card ->
    [none] it
   *[some] the { card }
} face down, as card { $spot }, beside { $beside-card ->
    [none] face-down card { $beside-spot }
   *[some] the { NAME("card", $beside-card-name) }
}.
news-laid-up = { $seat } laid the { card } face up beside the Trap, linked to the { NAME("card", $linked_to-name) }.
news-freed = { $seat } freed { $other }, and both were left with FEAR 2.
news-stayed = { $seat } had nowhere to go and stayed.
news-running-out = { $reason ->
    [exits] The fourth exit was revealed
   *[deck] The last card of the deck was drawn
}; after this turn everybody still in the house had one more.
news-ended = { $reason ->
    [escape] With that escape the game was over.
    [exits] All four exits were known and everybody had had a last turn; the game was over.
    [deck] The deck was empty and everybody had had a last turn; the game was over.
    [fear] Fear had grown above everything else, and the house kept what it had; the game was over.
   *[other] { $rounds ->
        [0] No rounds
        [one] One round
       *[other] { NAME("count", $rounds, form: "capital") } rounds
    } had passed in which nothing was drawn, played or turned up; the game was over.
}
news-scored = { $fate ->
    [escaped] { $seat } was out of the house at the end,
    [trapped] { $seat } was trapped at the end,
   *[other] { $seat } was still in the house at the end,
} with { points }.

## Refusals

no-act-trapped = "{ $answer }" will not do: you are trapped until somebody comes into the room ({ $rule }).
no-act-link = "{ $answer }" leads nowhere: your card has { $links ->
    [0] no links
    [one] 1 link
   *[other] { $links } links
} ({ $rule }).
no-act-full = "{ $answer }" will not do: your card has four links already ({ $rule }).
no-act-no-door = "{ $answer }" will not do: the deck is empty and you hold no Secret Door ({ $rule }).
no-act-deck = "{ $answer }" will not do: as long as there is a deck, you move or open a Door ({ $rule }).
no-act-linked = "{ $answer }" will not do: your card is linked to another, so you move or open a Door ({ $rule }).
no-offer-must = "{ $answer }" will not do: the deck is empty, so you open one of your Secret Doors ({ $rule }).
no-offer-held = "{ $answer }" will not do: you hold { secret-doors } ({ $rule }).
no-card-gone = "{ $answer }" will not do: that card was discarded ({ $rule }).
no-card-up = "{ $answer }" will not do: that card lies face up already ({ $rule }).
no-card-down = "{ $answer }" will not do: only a face-up card can be linked ({ $rule }).
no-card-full = "{ $answer }" will not do: that card has four links already ({ $rule }).
no-link-there = "{ $answer }" will not do: the two are linked already ({ $rule }).
no-link-color = "{ $answer }" will not do: the two are not of the same colour ({ $rule }).
no-lay-up-down = "{ $answer }" will not do: face up it is linked to a card that lies face up too ({ $rule }).
no-lay-up-trap = "{ $answer }" will not do: face up it is linked to another card than the Trap ({ $rule }).
no-lay-up-suit = "{ $answer }" will not do: face up it is linked to a card of its own suit ({ $rule }).
no-lay-trap-full = "{ $answer }" will not do: the Trap has four links already ({ $rule }).
no-multilevel-solo = The multilevel game is for two players or more, not for one alone ({ $rule }).
no-long-multilevel = A game is long or multilevel, not both: leave one of the two out ({ $rule }).
what-long = A long game
what-multilevel = A multilevel game
what-still = The still rounds

## The table in words

table-deck = { $variant ->
    [long] The long game.{ " " }
    [multilevel] The multilevel game.{ " " }
   *[other] { "" }
}{ $deck ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
} Exits revealed: { $exits } of { $most }.
table-turn = Round { $round }. It is { $seat }'s turn.{ $house ->
    [none] { "" }
   *[other] { " " }{ $house } is the house player.
}
table-still = { $quiet ->
    [one] One still round
   *[other] { $quiet } still rounds
} so far; after { $still } the game ends.
table-levels = Other levels opened: { $levels }.
table-running-out = { $reason ->
    [exits] All exits are known
   *[deck] The deck is empty
}: { $owed-count ->
    [0] after this turn everybody in the house has one more
   *[other] one more turn for { LIST($owed) }
}.
table-discarded = Discarded: { LIST($cards, of: "card", style: "comma") }.
table-asleep = { player } has not woken yet.
table-player = { player }: { LIST($parts, style: "comma") }.{ $answered-count ->
    [0] { "" }
   *[other] { " " }Answered: { LIST($answered, of: "prompt", form: "quoted") }
}
player = { $seat }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
}
player-stat = { NAME("stat", $stat) } { $now }{ $locked ->
    [yes] { " " }(locked)
   *[no] { "" }
}
player-escaped = escaped
player-in = { place.in }
player-trapped = trapped { place.in }
player-doors = { $held ->
    [one] one Secret Door
   *[other] { $held } Secret Doors
}
player-noted = { $noted ->
    [one] { $noted } point noted
   *[other] { $noted } points noted
}
player-placed = { points }{ $place ->
    [1] , won
   *[other] { "" }
}
table-own-doors = Your Secret Doors:
table-door = { card } (Color: { $color }; Suit: { $suit })
table-drawn = Drawn and not yet laid: { card }.
table-odds = What this card may do to you:
table-odds-color = Color: { LIST($outcomes, style: "semicolon") }
table-odds-suit = Suit: { LIST($outcomes, style: "semicolon") }
odds-outcome = { $effect }{ $match ->
    [yes] { " " }or a match
   *[no] { "" }
}{ $ignored ->
    [yes] { " " }(which changes nothing)
   *[no] { "" }
}{ $percent ->
    [100] { "" }
   *[other] { " " }{ $percent }%
}
odds-others = something else { $percent }%
table-house = The house:
table-spot = { $face ->
    [up] { card }, { NAME("room", $card-room, form: "the") }
   *[down] face down{ $knowers-count ->
        [0] { "" }
       *[other] , seen by { LIST($knowers) }
    }{ $card ->
        [none] { "" }
       *[some] : { card }
    }
}{ $links-count ->
    [0] { "" }
   *[other] ; linked to { LIST($links, style: "comma") }
}{ $tokens-count ->
    [0] { "" }
   *[other] ; here: { LIST($tokens) }
}
knower-you = you
link-to = { $room-card ->
    [none] card { $room-spot }
   *[some] the { NAME("card", $room-card-name) }
}

result-solo = { $seat } { $won ->
    [yes] escaped from the house and won
   *[no] was lost in the house
}, with { $levels ->
    [0] no other levels
    [one] one other level
   *[other] { NAME("count", $levels) } other levels
} opened.
result = { $out-count ->
    [0] Nobody
   *[other] { LIST($out) }
} escaped from the house{ $winners-count ->
    [0] , and nobody won
   *[other] { $same ->
        [yes] { " " }and won
       *[no] ; { LIST($winners) } won
    }
}.

## What players are invited to tell

moment-memory = What is the last thing that you remember from before the house?
moment-room = You are the house: describe { NAME("room", $room, form: "the") } to { $other ->
    [none] yourself
   *[other] { $other }
}. { seen }
moment-reaction = You are in { NAME("room", $room, form: "the") }{ $known ->
    [yes] , which is known by now
   *[no] { "" }
}: what do you think, feel and do?
moment-freeing = How do you get { $other } out of { NAME("room", $room, form: "the") }?
moment-kept = You do not take the way out in { NAME("room", $room, form: "the") }: what keeps you?
moment-haunted = It comes clear to you on the threshold: what is it that haunts you?
moment-answer = { NAME("prompt", $question) }
moment-escape = You are out, by way of { NAME("room", $room, form: "the") }: how did you do it?
# How a room looks, by what was declared.
seen = { $declared ->
    [color] { NAME("room", $room, form: "by-color") }
   *[suit] { NAME("room", $room, form: "by-suit") }
}

## Cards

card-2-of-diamonds = 2 of Diamonds
card-2-of-clubs = 2 of Clubs
card-2-of-hearts = 2 of Hearts
card-2-of-spades = 2 of Spades
card-3-of-diamonds = 3 of Diamonds
card-3-of-clubs = 3 of Clubs
card-3-of-hearts = 3 of Hearts
card-3-of-spades = 3 of Spades
card-4-of-diamonds = 4 of Diamonds
card-4-of-clubs = 4 of Clubs
card-4-of-hearts = 4 of Hearts
card-4-of-spades = 4 of Spades
card-5-of-diamonds = 5 of Diamonds
card-5-of-clubs = 5 of Clubs
card-5-of-hearts = 5 of Hearts
card-5-of-spades = 5 of Spades
card-6-of-diamonds = 6 of Diamonds
card-6-of-clubs = 6 of Clubs
card-6-of-hearts = 6 of Hearts
card-6-of-spades = 6 of Spades
card-7-of-diamonds = 7 of Diamonds
card-7-of-clubs = 7 of Clubs
card-7-of-hearts = 7 of Hearts
card-7-of-spades = 7 of Spades
card-8-of-diamonds = 8 of Diamonds
card-8-of-clubs = 8 of Clubs
card-8-of-hearts = 8 of Hearts
card-8-of-spades = 8 of Spades
card-9-of-diamonds = 9 of Diamonds
card-9-of-clubs = 9 of Clubs
card-9-of-hearts = 9 of Hearts
card-9-of-spades = 9 of Spades
card-10-of-diamonds = 10 of Diamonds
card-10-of-clubs = 10 of Clubs
card-10-of-hearts = 10 of Hearts
card-10-of-spades = 10 of Spades
card-jack-of-diamonds = Jack of Diamonds
card-jack-of-clubs = Jack of Clubs
card-jack-of-hearts = Jack of Hearts
card-jack-of-spades = Jack of Spades
card-queen-of-diamonds = Queen of Diamonds
card-queen-of-clubs = Queen of Clubs
card-queen-of-hearts = Queen of Hearts
card-queen-of-spades = Queen of Spades
card-king-of-diamonds = King of Diamonds
card-king-of-clubs = King of Clubs
card-king-of-hearts = King of Hearts
card-king-of-spades = King of Spades
card-ace-of-diamonds = Ace of Diamonds
card-ace-of-clubs = Ace of Clubs
card-ace-of-hearts = Ace of Hearts
card-ace-of-spades = Ace of Spades
card-red-joker = red Joker
card-black-joker = black Joker

## Rooms, in the order of the cards from the 2 of Diamonds to the black Joker
##
## Hearts and red are the mind, clubs and black the body, a Diamond asks a question, spades are dread. Everything is told in
## the past tense and names nobody, so that it can stand in anybody's story.

room-breakfast-room = breakfast room
    .the = the breakfast room
    .by-suit = A table was laid for one, the egg still warm in its cup. Whose kitchen did it smell of?
    .by-color = Four cups of tea stood steaming on a table where nobody sat. One of them had been stirred.
room-boot-room = boot room
    .the = the boot room
    .by-suit = Boots hung from the rafters in pairs, and one pair swung down to meet whoever came in.
    .by-color = A shelf of flat-irons came away from the wall at a touch.
room-sewing-room = sewing room
    .the = the sewing room
    .by-suit = A dress had been pinned together on a dummy, in a size that nobody should have known.
    .by-color = A sewing machine was running by itself, hemming a sheet that fed away under the door.
room-wash-house = wash house
    .the = the wash house
    .by-suit = The laundry hung drying in the shape of people, and one of the people was too tall.
    .by-color = The mangle began to turn as the door opened, and its handle caught a passing wrist.
room-cloakroom = cloakroom
    .the = the cloakroom
    .by-suit = There were coats, an umbrella stand, a row of hooks. Was one empty hook among so many worth a thought?
    .by-color = In the pocket of the first coat was a ticket stub from a night best left alone.
room-pantry = pantry
    .the = the pantry
    .by-suit = There were shelves and jars and a cold stone floor. It was only a pantry, and it smelled of onions.
    .by-color = A pickling jar burst on the top shelf, and the glass came down like hail.
room-box-room = box room
    .the = the box room
    .by-suit = Suitcases were stacked to the ceiling, all of them empty, none of them anyone's.
    .by-color = One trunk stood open, and in it lay the letters that had never been sent.
room-corridor = corridor
    .the = the corridor
    .by-suit = A corridor ran from one door to the next, as corridors do.
    .by-color = The corridor was longer than it looked, and uphill, and the air in it had been used before.
room-schoolroom = schoolroom
    .the = the schoolroom
    .by-suit = One line had been chalked across the blackboard a hundred times. Whose handwriting was it?
    .by-color = A slate still bore a sum in a child's hand, and the answer was a date.
room-tool-shed = tool shed
    .the = the tool shed
    .by-suit = Behind the flowerpots stood a pair of stout boots, dry and oiled, and they fitted.
    .by-color = A rake lay teeth upward in the straw, where it had waited a long time for a foot.
room-long-gallery = long gallery
    .the = the long gallery
    .by-suit = Somebody had scratched a name into the window seat with a hairpin, and under it: be brave.
    .by-color = Every portrait had been turned to the wall, and one had been turned back.
room-stairwell = stairwell
    .the = the stairwell
    .by-suit = Far down the well a second set of footsteps stopped whenever it was listened for.
    .by-color = The handrail was all splinters, and every one of them found a palm.
room-study = study
    .the = the study
    .by-suit = A belt hung over the back of the chair, and the desk was locked. What had he kept in it?
    .by-color = All the clocks had stopped at the same minute, and that minute meant something.
room-coal-cellar = coal cellar
    .the = the coal cellar
    .by-suit = It was dark and dry, and there was nothing in it, not even coal.
    .by-color = The ceiling was lower than the dark let on; the pain came a moment after the sound.
room-spare-room = spare room
    .the = the spare room
    .by-suit = The bed was made up for guests who had not come. Dust had slept in it instead.
    .by-color = Two pillows still had the hollows of heads in them, and one of them was wet.
room-gun-room = gun room
    .the = the gun room
    .by-suit = The racks were bare, and the glass of the cabinet was whole.
    .by-color = The poacher's trap had been set indoors, under the rug.
room-conservatory = conservatory
    .the = the conservatory
    .by-suit = Under the palms lay a glove, its fingers curled. What had been planted here, and who had held the spade?
    .by-color = The ferns had grown through a wicker chair and were still holding on to whoever had sat there.
room-loft = loft
    .the = the loft
    .by-suit = Every third board of the floor was missing, and it was the third that counted.
    .by-color = The ladder came away in both hands, and it was nine rungs to the bottom.
room-ballroom = ballroom
    .the = the ballroom
    .by-suit = The dance cards lay where they had been dropped. Every line on every one of them held the same name.
    .by-color = A waltz was playing for nobody, and it slowed to the pace of whoever listened.
room-powder-room = powder room
    .the = the powder room
    .by-suit = The mirror was a breath behind, and then it did not bother to follow at all.
    .by-color = The scissors had been left open on the chair, with a cushion over them.
room-nursery = nursery
    .the = the nursery
    .by-suit = The rocking horse had been turned to face the corner. Why had that once been such a comfort?
    .by-color = The dolls had been put to bed with their faces covered.
room-scullery = scullery
    .the = the scullery
    .by-suit = There were pots, a draining board, a row of cupboards with nothing behind their doors.
    .by-color = The flags were slick with lamp oil, and the edge of the sink was marble.
room-music-room = music room
    .the = the music room
    .by-suit = A harp stood under a sheet, short of all its strings.
    .by-color = A record was turning, and between the crackles a voice went patiently through a list of faults.
room-dining-room = dining room
    .the = the dining room
    .by-suit = Twelve chairs stood round a table that had been wiped clean.
    .by-color = The carving trolley rolled out of its alcove without a sound, and it did not stop for shins.
room-chapel = chapel
    .the = the chapel
    .by-suit = One candle was burning before an empty niche. Who had promised to keep it lit?
    .by-color = The hymn board gave three numbers: a house, a year and an age.
room-larder = larder
    .the = the larder
    .by-suit = A loaf lay on the slab under a cloth, and it was that day's.
    .by-color = It was colder than any larder should be, and the hooks hung at the height of a collarbone.
room-morning-room = morning room
    .the = the morning room
    .by-suit = Sunlight lay across the carpet, although it was night, and for a minute it was simply warm.
    .by-color = The days of the calendar had been crossed out one by one, as far as this one, in advance.
room-wine-cellar = wine cellar
    .the = the wine cellar
    .by-suit = The light went in at the door and got no farther.
    .by-color = The racks went over like dominoes, and the last of them did not miss.
room-library = library
    .the = the library
    .by-suit = In the fold of an open book lay a pressed flower and a key. Which of the two had been meant to be found?
    .by-color = Every spine on every shelf bore the same title, and it was a first name.
room-kitchen = kitchen
    .the = the kitchen
    .by-suit = There was bread that could have driven nails, and a pump that gave one cup of rust.
    .by-color = The range was lit, and its door fell open at the height of the hands.
room-sitting-room = sitting room
    .the = the sitting room
    .by-suit = It was a room to be forgotten at once, and it was.
    .by-color = Two armchairs faced each other, and from the left one rose the dent of somebody getting up.
room-trophy-room = trophy room
    .the = the trophy room
    .by-suit = Pale patches on the walls showed where the heads had hung.
    .by-color = The bear in the corner was only stuffed, but it was heavy, and it fell.
room-dressing-room = dressing room
    .the = the dressing room
    .by-suit = Every drawer had been pulled out and gone through. What was no longer there?
    .by-color = In the triple mirror there were only two reflections.
room-ice-house = ice house
    .the = the ice house
    .by-suit = What hung in the ice had been hung there warm.
    .by-color = The door fell shut, and it took a shoulder and most of an hour to open it again.
room-playroom = playroom
    .the = the playroom
    .by-suit = The train set still went round. Its village had been rebuilt as the street where it had happened.
    .by-color = A child's height had been marked on the doorpost year by year, up to a year that was left blank.
room-upper-hall = upper hall
    .the = the upper hall
    .by-suit = The carpet had been rolled up and the pictures stacked, as one does before something is carried through.
    .by-color = The chandelier hung by the last thread of its rope, and the thread had been patient.
room-observatory = observatory
    .the = the observatory
    .by-suit = The telescope was pointed not at the sky but into the house. What moved in that other room?
    .by-color = A lens had been left on the sill, and through it one looked straight through the wall.
room-servants-hall = servants' hall
    .the = the servants' hall
    .by-suit = A row of little glass hatches ran along the wall, each above the name of a room.
    .by-color = A speaking tube breathed on the wall, and what breathed at the other end told what it saw.
room-boudoir = boudoir
    .the = the boudoir
    .by-suit = The mirror over the mantel had forgotten this room and was showing another.
    .by-color = Behind the screen was a peephole, worn smooth by somebody's cheek.
room-clock-room = clock room
    .the = the clock room
    .by-suit = One dial had no hands, and behind its glass a lamp was being carried through a room elsewhere.
    .by-color = Between the clock cases a gap had opened, and a draught came through it from somewhere with a light.
room-sickroom = sickroom
    .the = the sickroom
    .by-suit = Next door somebody was taking pains not to be heard. What could they be doing, so quietly?
    .by-color = A medicine glass stood on the night table, and in it hung a room upside down.
room-stable = stable
    .the = the stable
    .by-suit = A crowbar leaned by the loose box, sound and heavy, and the hand took to it at once.
    .by-color = Between two planks of the stall there was a view that no stable ever had.
room-winter-garden = winter garden
    .the = the winter garden
    .by-suit = Under the glass grew the tree from the old yard, rope ladder and all, and it was in flower.
    .by-color = The fountain had run dry, and in the wet of its basin lay the reflection of another room.
room-mourning-room = mourning room
    .the = the mourning room
    .by-suit = The chairs stood in rows, and the card on the lectern gave the name of the next to speak.
    .by-color = The blind had a tear in it, no longer than an eye.
room-strong-room = strong room
    .the = the strong room
    .by-suit = In the last of the deposit boxes lay something small that had been missed for years. What was it?
    .by-color = One of the boxes had no back, and beyond it lay somebody's floor, lit from the side.
room-boiler-room = boiler room
    .the = the boiler room
    .by-suit = The needle stood in the red, a rivet sang past, and then the whole white weight of the steam came down.
    .by-color = Behind the grate, where the fire should have been, a room could be seen quite clearly.
room-master-bedroom = master bedroom
    .the = the master bedroom
    .by-suit = Somebody lay behind the bed curtains. There was no need to go closer to know who, and no help for it.
    .by-color = The wardrobe went on behind the coats, and at the end of it a lamp was burning.
room-room-at-the-end = room at the end
    .the = the room at the end
    .by-suit = Of all the rooms there could have been it was that one, down to the smell.
    .by-color = The keyhole in the far wall was at the right height for looking, as it always had been.
room-front-hall = front hall
    .the = the front hall
    .by-suit = At the end of the hall stood a great door with its bolts drawn back. Who had done that, and for whom?
    .by-color = Red glass burned above the front door, and behind it was a street.
room-garden-room = garden room
    .the = the garden room
    .by-suit = Ivy had broken the lock of the garden door from outside; it would take one good push.
    .by-color = The far door stood open on the night, and past it there was grass, wet and real.
room-rose-walk = rose walk
    .the = the rose walk
    .by-suit = Beyond the iron hearts of the gate lay a lane, and it was the lane that leads home.
    .by-color = The gate at its end was warm to the touch, and it gave inward, like a breath let go.
room-crypt = crypt
    .the = the crypt
    .by-suit = Steps led down past all the names of the family, and from the bottom came air that had been outside.
    .by-color = Beyond the coffins a grating stood ajar, and rain was falling through it.
room-red-cabinet = red cabinet
    .the = the red cabinet
    .by-suit = The walls were lacquered red, and the door closed with a click of great satisfaction.
    .by-color = Red curtains fell on every side, and where they had parted there was now brick.
room-oubliette = oubliette
    .the = the oubliette
    .by-suit = The floor tipped once, politely, and then was level again, a long way up.
    .by-color = A lid came down overhead, and the dark fitted like a coat made to measure.
