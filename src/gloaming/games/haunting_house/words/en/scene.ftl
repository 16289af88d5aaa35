### The scene of The Haunting House in the browser.

scene-card-move-1 =
    .does = One step along an open passage.
scene-card-move-2 =
    .does = Two steps, one after the other.
scene-card-switch-places =
    .does = Trade places with a pawn near you.
scene-card-rotate-90 =
    .does = Turn an empty tile by a quarter.
scene-card-rotate-180 =
    .does = Turn an empty tile around.
scene-card-switch-2-tiles =
    .does = Trade two empty tiles that touch.
scene-card-secret-passage =
    .does = One step through one wall.
scene-card-move-exit =
    .does = The way out goes to another corner.
scene-card-trap-door =
    .does = Drop through to the nearest free trap door.
scene-card-hall-of-mirrors =
    .does = Nothing happens.

scene-name = { NAME("card", $card) }

## The cards of the round

scene-track = The cards of this round
scene-turn = { $last ->
    [none] Turn { $turn }
   *[other] Turn { $turn } of { $last }
}
scene-laying = The house is being laid
scene-round-random = The random round
scene-round-chosen = The chosen round
scene-stage-card = card { $card } of { $cards }
scene-stage-drawing = cards are being drawn
scene-stage-choosing = { $ready ->
    [one] { $ready } of { $players } has chosen
   *[other] { $ready } of { $players } have chosen
}
scene-stage-over = the game is over
scene-slot = Card { $slot }
scene-slot-empty = not chosen yet
scene-marker = 1st
    .short = goes first
    .help = { $name } holds the marker and goes first on every card.
scene-acts = { $name } carries out
scene-came-out = came out of the house
scene-stayed = left inside

## One's own cards

scene-programme = Your programme
scene-hand = Your seven cards
scene-place-1 = First
scene-place-2 = Second
scene-place-3 = Third
scene-place-4 = Fourth
scene-hand-help = Tap or drag four cards. Tap one again to take it back.
    .keys = Click or drag four cards, or press 1 to 7. Once more takes a card back.
scene-take-back = Take the last card back
    .short = Last card back
scene-lay-down = Lay them down
scene-choose-more = { $count ->
    [1] Choose one more
    [2] Choose two more
    [3] Choose three more
   *[other] Choose four cards
}
scene-choose = { scene-name }: { NAME("scene-card", $card, form: "does") }
scene-chosen = { scene-name }, chosen { NAME("ordinal", $place) }; take it back
scene-place-free = { NAME("scene-place", $place) } card: still free
scene-place-full = { NAME("scene-place", $place) } card: { scene-name }; take it back
scene-chosen-so-far = { $cards-count ->
    [0] No card is chosen.
   *[other] Chosen so far: { LIST($cards, of: "card", style: "comma") }.
}

## The house

scene-board = The house
scene-in = In
scene-out = Out
scene-spot = { LIST($parts, style: "semicolon") }
scene-outside = Outside, against { doorway }
scene-unlaid = not laid yet
scene-pawns = { $you ->
    [yes] { $names-count ->
        [0] you stand here
       *[other] you stand here with { LIST($names) }
    }
   *[no] { $names-count ->
        [one] { LIST($names) } stands here
       *[other] { LIST($names) } stand here
    }
}

# What a click on a place does
scene-deed-move = go here
scene-deed-secret-passage = go through the wall to here
scene-deed-switch-places = switch places
scene-deed-rotate-90 = turn this tile
scene-deed-rotate-180 = turn this tile around
scene-deed-switch-2-tiles = switch this tile
    .second = switch with this tile
scene-deed-move-exit = the exit goes here
scene-deed-trap-door = come out here
scene-picked = picked; take it back

# With a tile picked
scene-turn-left = Turn it to the left
    .short = Left
scene-turn-right = Turn it to the right
    .short = Right
scene-swap = Switch places with { $name }
scene-which-way = The tile at { tile }: left or right?
scene-which-other = The tile at { tile }, and which other?
scene-other-tile = { $compass ->
    [north] North
    [northeast] Northeast
    [east] East
    [southeast] Southeast
    [south] South
    [southwest] Southwest
    [west] West
   *[northwest] Northwest
}
    .at = { scene-other-tile }: { tile }
scene-step-back = Another tile
