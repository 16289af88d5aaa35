### The Haunting House: questions, answers, news, refusals and the table in words.

title = The Haunting House
credit = Design by Kerry Breitenstein; published by Twilight Creations, 2003.
blurb = A wager, a maze whose rooms turn and trade places, and one way out. The first to reach it wins.
door = A maze that turns under your feet. Be the first one out.
minutes = 20–40

option-mix = Mix of tiles
    .help = For each shape how many of the 36 tiles, and after a stroke how many of those have trap doors: crossings=30,straights=6/2.
option-turns = Last turn
    .help = The turn after which the game ends without a winner. Left empty, it goes on until somebody is out.

## Cards

card-move-1 = Move 1
card-move-2 = Move 2
card-switch-places = Switch places
card-rotate-90 = Rotate 90
card-rotate-180 = Rotate 180
card-switch-2-tiles = Switch 2 tiles
card-secret-passage = Secret passage
card-move-exit = Move exit
card-trap-door = Trap door
card-hall-of-mirrors = Hall of mirrors
card-none = face down

ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth

## The house

direction-north = north
    .capital = North
direction-east = east
    .capital = East
direction-south = south
    .capital = South
direction-west = west
    .capital = West

corner-northwest = northwest
    .capital = Northwest
corner-northeast = northeast
    .capital = Northeast
corner-southwest = southwest
    .capital = Southwest
corner-southeast = southeast
    .capital = Southeast

round-random = random round
round-chosen = chosen round

way-left = to the left
    .capital = To the left
way-right = to the right
    .capital = To the right
way-around = around
    .capital = Around

# Tiles by their open edges
open-n = a dead end, open north
    .letters = N
open-e = a dead end, open east
    .letters = E
open-s = a dead end, open south
    .letters = S
open-w = a dead end, open west
    .letters = W
open-ns = a straight, open north and south
    .letters = NS
open-ew = a straight, open east and west
    .letters = EW
open-ne = a curve, open north and east
    .letters = NE
open-es = a curve, open east and south
    .letters = ES
open-sw = a curve, open south and west
    .letters = SW
open-nw = a curve, open north and west
    .letters = NW
open-nes = a T-crossing, open north, east and south
    .letters = NES
open-esw = a T-crossing, open east, south and west
    .letters = ESW
open-nsw = a T-crossing, open north, south and west
    .letters = NSW
open-new = a T-crossing, open north, east and west
    .letters = NEW
open-nesw = a crossing, open north, east, south and west
    .letters = NESW

# A tile of the house, the entrance or the exit
spot = { $spot-at ->
    [entrance] the entrance
    [exit] the exit
   *[house] row { $spot-row }, column { $spot-column }
}
    .capital = { $spot-at ->
        [entrance] The entrance
        [exit] The exit
       *[house] Row { $spot-row }, column { $spot-column }
    }
    .at = { $spot-at ->
        [entrance] on the entrance
        [exit] on the exit
       *[house] at row { $spot-row }, column { $spot-column }
    }
tile = row { $tile-row }, column { $tile-column }
    .capital = Row { $tile-row }, column { $tile-column }
doorway = the { NAME("direction", $doorway-edge) } edge of the { NAME("corner", $doorway-corner) } corner
new-tile = { NAME("open", $tile-open) }{ $tile-trap_door ->
    [yes] , with a trap door
   *[no] { "" }
}
turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## Questions

question-tile = Which tile is laid at { NAME("spot", $spot) }?
question-entrance = Where does the entrance lie?
question-exit = Against which edge of the { NAME("corner", $corner) } corner does the exit lie?
question-marker = Who takes the marker?
question-card = Which four cards are drawn for { $seat }?
question-programme = Which four cards do you play, and in what order?
question-move = { $step ->
    [first] Where do you go first?
    [second] Where do you go next?
   *[only] Where do you go?
}
question-switch-places = With whom do you switch places?
question-rotate-90 = Which tile do you turn by a quarter?
question-rotate-180 = Which tile do you turn around?
question-switch-2-tiles = Which two tiles do you switch?
question-secret-passage = Through which wall do you pass?
question-move-exit = Where does the exit go?
question-trap-door = On which trap door do you come out?

## Answers

answer-tile = Lay { new-tile }
answer-entrance = The entrance lies against { doorway }
answer-exit = The exit lies against { doorway }
answer-marker = { $seat } takes the marker
answer-card = Draw { LIST($cards, of: "card", style: "comma") }
    .cards = { NAME("card", $item) }
answer-programme = Play { LIST($cards, of: "card", style: "comma") }
    .cards = { NAME("card", $item) }
answer-move = Walk { NAME("direction", $direction) }{ onwards }
    .brief = { NAME("direction", $direction, form: "capital") }
answer-secret-passage = Pass { NAME("direction", $direction) } through the wall{ onwards }
    .brief = { NAME("direction", $direction, form: "capital") }
onwards = { $to ->
    [none] { "" }
   *[some] { $to-at ->
        [entrance] , back onto the entrance
        [exit] { " " }onto the exit
       *[house] { " " }to { NAME("spot", $to) }
    }
}
answer-switch-places = Switch places with { $seat }, { NAME("spot", $to, form: "at") }
    .brief = { $seat }
answer-rotate-90 = Turn the tile at { tile } { NAME("way", $way) }
    .tile-row = row { $tile-row }
    .tile-row-under = Row
    .tile-column = column { $tile-column }
    .tile-column-under = Column
    .way = { NAME("way", $way) }
answer-rotate-180 = Turn the tile at { tile } around
    .tile-row = row { $tile-row }
    .tile-row-under = Row
    .tile-column = column { $tile-column }
    .tile-column-under = Column
answer-switch-2-tiles = { $other ->
    [none] Switch the tile at { tile } with one outside the house
   *[some] Switch the tile at { tile } with the one at { NAME("tile", $other) }
}
    .tile-row = row { $tile-row }
    .tile-row-under = Row
    .tile-column = column { $tile-column }
    .tile-column-under = Column
    .other-row = with row { $other-row }
    .other-row-under = With row
    .other-column = column { $other-column }
    .other-column-under = Column
answer-move-exit = Move the exit to { doorway }
    .under = { NAME("corner", $doorway-corner, form: "capital") } corner
    .brief = { NAME("direction", $doorway-edge, form: "capital") } edge
answer-trap-door = Come out on the trap door at { tile }
    .brief = { tile.capital }
    .tile-row = row { $tile-row }
    .tile-row-under = Row
    .tile-column = column { $tile-column }
    .tile-column-under = Column

## News

news-tile-laid = Laid at { NAME("spot", $spot) }: { new-tile }.
news-entrance-placed = The entrance was laid against { doorway }.
news-exit-placed = The exit was laid against { doorway }.
news-took-marker = { $seat } took the marker.
news-round-began = The { NAME("round", $round) } of turn { $turn } began.
news-card-drawn = { $card ->
    [none] { $seat } was dealt a card face down, to be turned up { NAME("ordinal", $slot) }.
   *[other] { $seat } was dealt { NAME("card", $card) } face down, to be turned up { NAME("ordinal", $slot) }.
}
news-chose = { $seat } laid down four cards.
news-turned-up = { $seat } turned up { NAME("card", $card) }.
news-skipped = { $seat } could do nothing with { NAME("card", $card) }.
news-walked = { $to-at ->
    [exit] { $seat } stepped onto the exit.
    [entrance] { $seat } went back onto the entrance.
   *[house] { $from-at ->
        [entrance] { $seat } went in, to { NAME("spot", $to) }.
       *[house] { $seat } went { NAME("direction", $direction) } to { NAME("spot", $to) }.
    }
}
news-switched-places = { $seat } switched places with { $with }: now { $seat } is { NAME("spot", $to, form: "at") }, and { $with } { NAME("spot", $other_to, form: "at") }.
news-rotated = { $seat } turned the tile at { NAME("spot", $spot) } { NAME("way", $way) }.
news-switched-tiles = { $seat } switched the tile at { NAME("spot", $spot) } with the one at { NAME("spot", $other_spot) }.
news-passed-wall = { $seat } passed through a wall to { NAME("spot", $to) }.
news-moved-exit = { $seat } moved the exit to { doorway }.
news-fell = { $seat } dropped through to the trap door at { NAME("spot", $to) }.
news-mirrored = { $seat } saw nothing but mirrors.
news-won = { $seat } came out of the house in turn { $turn } and won.
news-nobody-won = Nobody came out in { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}; the house kept them all.

## Refusals

no-out-of-house = Nothing lies { NAME("direction", $direction) } of you; { ways-free } ({ $rule }).
no-wall = A wall bars the way { NAME("direction", $direction) }; { ways-free } ({ $rule }).
no-way-barred = { standing } on the trap door { NAME("direction", $direction) } of you; { ways-free } ({ $rule }).
no-not-one-wall = { $walls ->
    [0] No wall is
   *[other] Two walls are
} in the way { NAME("direction", $direction) }, and a secret passage leads through exactly one; { ways-free } ({ $rule }).
ways-free = { $through ->
    [0] open: { LIST($free, of: "direction", style: "comma") }
   *[1] one wall: { LIST($free, of: "direction", style: "comma") }
}
standing = { LIST($by) } { $by-count ->
    [one] stands
   *[other] stand
}
no-switch-with-yourself = You cannot switch places with yourself; near you: { LIST($near, style: "comma") } ({ $rule }).
no-switch-on-one-tile = { $other } stands on your own tile; near you: { LIST($near, style: "comma") } ({ $rule }).
no-switch-too-far = The tile that { $other } stands on does not touch yours; near you: { LIST($near, style: "comma") } ({ $rule }).
no-tile-taken = { standing } on the tile at { tile }; only a tile with nobody on it can be moved ({ $rule }).
no-tile-outside = { tile.capital } lies outside the house, which has rows 1 to { $side } and columns 1 to { $side } ({ $rule }).
no-exit-corner = { $whose ->
    [entrance] The entrance lies at the { NAME("corner", $corner) } corner
   *[exit] The exit lies at the { NAME("corner", $corner) } corner already
}; free: { LIST($free, of: "corner", style: "comma") } ({ $rule }).
no-no-trap-door = The tile at { tile } has no trap door; { nearest } ({ $rule }).
no-trap-door-farther = The trap door at { tile } is not the nearest; { nearest } ({ $rule }).
no-trap-door-taken = { standing } on the trap door at { tile }; { nearest } ({ $rule }).
nearest = nearest: { LIST($nearest, of: "tile") }
no-turns = The last turn is a whole number from 1 to { $most } or "off", not { $given } ({ $rule }).
no-mix = A mix of tiles names shapes and numbers, such as "crossings=36/6" ({ $rule }).
no-mix-shape = A mix has no { $given }; its shapes are: { LIST($shapes, style: "comma") } ({ $rule }).
no-mix-total = A mix comes to { $tiles } tiles; this one comes to { $total } ({ $rule }).
no-mix-length = A mix of tiles is written in { $most } characters at most ({ $rule }).
no-mix-twice = "{ $shape }" is named twice in this mix ({ $rule }).
no-mix-counts = { $shape } takes two whole numbers: up to { $tiles } tiles, and how many of these have trap doors ({ $rule }).

## The table in words

table-turn = Turn { $turn }{ $last ->
    [none] { "" }
   *[other] { " " }of { $last }
}, { NAME("round", $round) }{ $card ->
    [none] { "" }
   *[other] , card { $card } of { $cards }
}. { $marker } has the marker.{ $acting ->
    [none] { "" }
   *[other] { " " }{ $acting } is carrying out { NAME("card", $doing) }.
}
table-doorways = The exit lies against { NAME("doorway", $exit) }, the entrance against { NAME("doorway", $entrance) }.
table-own = You are { stood-on }{ $company-count ->
    [0] { "" }
   *[other] , with { LIST($company) }
}. Open: { LIST($open, of: "path", style: "comma") }. One wall: { LIST($one, of: "path", style: "comma") }. Two walls: { LIST($two, of: "path", style: "comma") }.
table-pawn = { $seat } is { stood-on }.
stood-on = { NAME("spot", $spot, form: "at") }{ $trap_door ->
    [yes] , on a trap door
   *[no] { "" }
}
path = { NAME("direction", $path-direction) }{ $path-to-at ->
    [house] { "" }
   *[other] { " " }to { NAME("spot", $path-to) }
}{ $path-barred ->
    [yes] { " " }(barred)
   *[no] { "" }
}
path-none = nothing
table-programme = { $seat }: { LIST($cards, of: "card", style: "comma") }.
table-marks = Pawns: { LIST($pawns, of: "mark", style: "comma") }. # is a trap door, > the entrance, * the exit.
mark = { $mark-mark } { $mark-name }
table-edges = Open edges from column 1 to column { $last }:
table-row = Row { $row }: { LIST($tiles, of: "edges", style: "comma") }.
edges = { NAME("open", $edges-open, form: "letters") }{ $edges-trap_door ->
    [yes] { " " }#
   *[no] { "" }
}
edges-none = nothing yet

result-won = { $seat } came out of the house after { turns } and won; { LIST($inside) } { $inside-count ->
    [one] was
   *[other] were
} left inside.
result-nobody = Nobody came out of the house in { turns }; nobody has won.
