### Don't Go In There: questions, answers, news, refusals and the table in words.

title = Don't Go In There
credit = Design by Andrew Nerger and Jeffrey Chin; published by Road To Infamy Games, 2022.
blurb = Go further in and choose first, or keep to the light and take what is left. The fewest Curses win.
door = Three rooms, cursed cards, ghost dice. Leave with the fewest Curses.
# In figures alone, and so in every game: other languages say it inside of their own sentences
minutes = 20–30

option-types = Types in play
    .help = 5, 6, 7 or 8 types of cards for 2, 3, 4 or 5 players.

## Things

type-amulet = amulet
    .capital = Amulet
    .plural = amulets
    .effect = at the end each dispels an amulet one higher
type-cat = cat
    .capital = Cat
    .plural = cats
    .effect = at the end, 9 ghosts or fewer: only the lowest counts
type-clocks = clocks
    .capital = Clocks
    .plural = clocks
    .effect = the first to reach 8 dispels the two highest
type-doll = doll
    .capital = Doll
    .plural = dolls
    .effect = a set that adds up to 6 is dispelled
type-holy-water = holy water
    .capital = Holy water
    .plural = holy waters
    .effect = every second one discards half your ghosts
type-mask = mask
    .capital = Mask
    .plural = masks
    .effect = pass a ghost for each of your masks to the right
type-mirror = mirror
    .capital = Mirror
    .plural = mirrors
    .effect = take 1 ghost; three are dispelled
type-music-box = music box
    .capital = Music box
    .plural = music boxes
    .effect = at the end the highest sum dispels the two highest
type-portrait = portrait
    .capital = Portrait
    .plural = portraits
    .effect = at the end half of them are dispelled
type-ring = ring
    .capital = Ring
    .plural = rings
    .effect = four are dispelled
type-tome = tome
    .capital = Tome
    .plural = tomes
    .effect = every second one dispels a type that you name
type-twin = twin
    .capital = Twin
    .plural = twins
    .effect = two of the same value are dispelled
type-none = nothing yet

room-attic = attic
    .capital = Attic
    .effect = take 1 ghost on entering the top space
room-nursery = nursery
    .capital = Nursery
    .effect = discard 1 ghost on entering the bottom space
room-basement = basement
    .capital = Basement
    .effect = the resolver may re-roll all dice once
room-hallway = hallway
    .capital = Hallway
    .effect = the resolver may turn one die over
room-library = library
    .capital = Library
    .effect = the first card brings a ghost, the last sends one away
room-secret-passage = secret passage
    .capital = Secret passage
    .effect = look at the face-down card on entering
room-attic-nursery = attic/nursery
    .capital = Attic/nursery
    .effect = out of the game
room-basement-hallway = basement/hallway
    .capital = Basement/hallway
    .effect = out of the game
room-library-secret-passage = library/secret passage
    .capital = Library/secret passage
    .effect = out of the game

card = { NAME("type", $card-type, form: "capital") } { $card-value }
place = { NAME("room", $place-room) }, space { $place-space }
doll-set = { LIST($doll-set-dolls, style: "plus") }

ghosts = { $ghosts ->
    [0] no ghosts
    [one] 1 ghost
   *[other] { $ghosts } ghosts
}
curses = { $curses ->
    [0] no Curses
    [one] 1 Curse
   *[other] { $curses } Curses
}
meeples-left = { $meeples ->
    [0] no meeples left
    [one] 1 meeple left
   *[other] { $meeples } meeples left
}
flashlights = { $flashlights ->
    [0] no flashlights
    [one] 1 flashlight
   *[other] { $flashlights } flashlights
}
clocks-stand = { $struck ->
    [yes] The clocks have struck
   *[no] The clocks have not struck yet
}
count-2 = two
count-3 = three
count-4 = four
count-5 = five
count-6 = six

## Questions

question-type = Which type comes into play?
question-side = Which side does board { $board } show?
question-first-player = Who goes first?
question-draw = Which card is dealt to the { NAME("room", $room) }, slot { $slot }?
question-roll = How do the { NAME("count", $dice) } dice fall?
question-place = Where does your meeple go?
question-re-roll = { showing } Do you re-roll them?
question-turn-die = { showing } Do you turn one over?
question-take = Which card do you take?
question-name = Which type do you dispel?
question-dolls = { card } completes two sets; which do you dispel?
showing = The { NAME("count", $dice) } dice show { $ghosts ->
    [0] no ghosts
    [1] one ghost
   *[other] { NAME("count", $ghosts) } ghosts
}.

## Answers

answer-type = the { NAME("type", $type, form: "plural") }
answer-side = the { NAME("room", $room) }
answer-first-player = { $seat } goes first
answer-draw = { $card ->
    [none] an unseen card
   *[some] { card }
}
answer-roll = { ghosts }
answer-place = { NAME("room", $room, form: "capital") }, space { $space }
    .under = { NAME("room", $room, form: "capital") }
    .brief = { $space }
answer-re-roll-keep = Let them lie
answer-re-roll-re-roll = Re-roll
answer-turn-die-one-fewer = One ghost fewer
answer-turn-die-leave = Let them lie
answer-turn-die-one-more = One ghost more
answer-take = Take { card }{ slot-taken }
    .brief = { card }{ slot-taken }
slot-taken = { $brings ->
    [1] , +1 ghost
    [-1] , −1 ghost
   *[0] { $alike ->
        [yes] , the { NAME("slot", $slot) }
       *[no] { "" }
    }
}
slot-1 = first
slot-2 = second
slot-3 = third
answer-name = Dispel all your { NAME("type", $type, form: "plural") }
    .brief = { NAME("type", $type, form: "capital") }
answer-dolls = Dispel the dolls { LIST($dolls, style: "plus") }
    .brief = { LIST($dolls, style: "plus") }

## News

news-type-picked = The { NAME("type", $type, form: "plural") } were shuffled in.
news-side-shown = The { NAME("room", $room) } was opened.
news-went-first = { $seat } went first.
news-dealt = { $card ->
    [none] A card was dealt face down to the { NAME("room", $room) }.
   *[some] { card } was dealt to the { NAME("room", $room) }.
}
news-arranged = The library's cards were laid in order.
news-placed = { $seat } placed a meeple in the { NAME("room", $room) }, space { $space }.
news-took-ghosts = { $seat } took { ghosts }.
news-discarded-ghosts = { $seat } discarded { ghosts }.
news-looked = { $seat } looked at the face-down card{ $card ->
    [none] { "" }
   *[some] : { card }
}.
news-turned-up = { card } was turned up in the secret passage.
news-rolled = { $seat } rolled { ghosts } with { NAME("count", $dice) } dice.
news-re-rolled = { $again ->
    [yes] { $seat } took up the dice again.
   *[no] { $seat } let the dice lie.
}
news-turned-die = { $more ->
    [-1] { $seat } turned a ghost over: one ghost fewer.
    [1] { $seat } turned a blank over: one ghost more.
   *[other] { $seat } let the dice lie.
}
news-haunted = { $seat } took { ghosts } in the { NAME("room", $room) }, space { $space }.
news-took-card = { $seat } took { card }.
news-dispelled = { $count ->
    [one] { $seat } dispelled { card }.
   *[other] { $seat } dispelled { card } and { card }.
}
news-named = { $seat } named the { NAME("type", $type, form: "plural") }.
news-clocks-struck = { $seat } made the clocks strike.
news-passed-ghosts = { $seat } passed { ghosts } to { $to }.
news-room-opened = The { NAME("room", $room) } was opened.
news-room-closed = The { NAME("room", $room) } was closed for good.
news-revealed-ghosts = { $seat } revealed { ghosts }.
news-scored = { $seat } ended with { curses }{ $for_ghosts ->
    [0] { "" }
   *[other] , { $for_ghosts } of them for ghosts
}.

## Refusals

no-space-taken = "{ place }" is taken by { $by }; free: { LIST($free, of: "place", style: "semicolon") } ({ $rule }).
no-room-gone = "{ place }" has left the game; free: { LIST($free, of: "place", style: "semicolon") } ({ $rule }).
no-turn-die = { $more ->
    [yes] "{ answer-turn-die-one-more }" needs a blank die, and all { NAME("count", $dice) } dice show ghosts
   *[no] "{ answer-turn-die-one-fewer }" needs a ghost, and none of the { NAME("count", $dice) } dice shows one
}; you can still: { LIST($allowed, of: "answer-turn-die", style: "comma") } ({ $rule }).
no-taken-card = That card has been taken; left: { LIST($left, of: "card", style: "comma") } ({ $rule }).
no-tome-named = A tome never names tomes; you can name: { LIST($types, of: "type", form: "plural", style: "comma") } ({ $rule }).
no-not-face-up = { $seat } has no { NAME("type", $type, form: "plural") } face up; you can name: { LIST($types, of: "type", form: "plural", style: "comma") } ({ $rule }).
no-no-such-set = { card } does not complete { answer-dolls.brief }; you can dispel { LIST($sets, of: "doll-set", style: "or") } ({ $rule }).
no-types-list = With { $players } players the types in play are a list of { $wanted } names ({ $rule }).
no-types-count = { $players } players need { $wanted } types in play, not { $given } ({ $rule }).
no-such-type = There is no type "{ $type }"; there are: { LIST($types, style: "comma") } ({ $rule }).
no-type-twice = "{ $type }" is named twice; { $wanted } different types are in play ({ $rule }).

## The table in words

table-deck = Deck: { $deck ->
    [0] no cards left
    [one] 1 card
   *[other] { $deck } cards
}. In play: { LIST($types, of: "type", form: "plural") }.
table-clocks = { clocks-stand }.
table-turn = It is { $seat }'s turn.{ $resolver ->
    [none] { "" }
   *[other] { " " }{ $resolver } holds the planchette.
}
table-resolving = The { NAME("room", $room) } is being resolved{ $dice ->
    [0] { "" }
   *[other] : { ghosts } on { $dice } dice
}.
table-room = { NAME("room", $room, form: "capital") }: { NAME("room", $room, form: "effect") }.{ $dice ->
    [none] { "" }
   *[other] { " " }{ $dice }
}
table-room-dice = { $dice ->
    [one] 1 die is rolled.
   *[other] { $dice } dice are rolled.
}
table-room-dice-unsure = { $least } or { $most } dice are rolled.
table-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
table-effect = { NAME("type", $type, form: "effect") }{ $looked ->
    [none] { "" }
   *[other] { " " }({ $looked })
}
table-looked = face down, seen by { $lookers-count ->
    [0] nobody
   *[other] { LIST($lookers) }
}
table-space = space { $space }, { flashlights }: { $meeple ->
    [none] free
   *[other] { $meeple }
}
table-player = { who }: { curses }, { ghosts-seen }, { meeples-left }.
table-placed = { who }: { NAME("rank", $place) }, with { curses } and { ghosts-seen }.
rank-1 = first
rank-2 = second
rank-3 = third
rank-4 = fourth
rank-5 = fifth
who = { $seat }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
}
ghosts-seen = { $ghosts ->
    [none] ghosts hidden
   *[other] { ghosts }
}
table-set = { NAME("type", $type, form: "capital") }
table-dispelled = Dispelled: { LIST($cards, of: "card", style: "comma") }.
set-count = ({ $have } of { $need })
set-sum = { $wants-count ->
    [0] ({ $have } of { $need })
   *[other] (a { LIST($wants, style: "or") } will do)
}
set-pairs = { "" }
set-next = { $works ->
    [yes] (the next one works)
   *[no] (the one after next works)
}
set-grows = (the next one passes { $next ->
    [one] 1 ghost
   *[other] up to { $next } ghosts
})
set-end = { $flips ->
    [none] (at the end: all but one, or none)
    [0] { "" }
    [one] (1 of { $of } goes at the end)
   *[other] ({ $flips } of { $of } go at the end)
}
set-most = (sum { $have })
set-spent = { "" }

result = { LIST($winners) } { $winners-count ->
    [one] won
   *[other] shared the victory
} with { curses }{ $fewer_ghosts ->
    [yes] { " " }and fewer ghosts
   *[no] { "" }
}{ $others-count ->
    [0] { "" }
   *[other] ; { LIST($others, of: "other", style: "comma") }
}.
other = { $other-seat } had { $other-curses ->
    [0] none
   *[other] { $other-curses }
}
