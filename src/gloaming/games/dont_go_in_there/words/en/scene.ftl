### The scene of Don't Go In There in the browser.

scene-card-amulet =
    .effect = End: each dispels one that is 1 higher.
    .rule = At the end each amulet dispels one amulet whose value is higher by one, all at the same time. 1, 2, 3, 4 leave only the 1.
    .id = DGIT-41
scene-card-cat =
    .effect = End, 9 ghosts or fewer: keep the lowest.
    .rule = At the end, if you have 9 ghosts or fewer, all your cats but one of the lowest are dispelled.
    .id = DGIT-42
scene-card-clocks =
    .effect = { $struck ->
        [yes] They have struck: they do nothing more.
       *[no] First to reach 8: dispel the 2 highest.
    }
    .rule = The first player whose clocks add up to 8 or more dispels the two highest of them. This happens once in the whole game; later clocks do nothing, for anybody.
    .id = DGIT-34
scene-card-doll =
    .effect = Dolls adding up to 6: dispel those.
    .rule = If this doll and some of your others add up to exactly 6, those are dispelled: 4+2, 4+1+1, 3+3, 3+2+1 or 2+2+1+1. The rest stay. With two such sets you choose one.
    .id = DGIT-33
scene-card-holy-water =
    .effect = Every second one: lose half your ghosts.
    .rule = If you now have an even number of holy waters, discard half your ghosts, rounded down. The cards stay and keep counting.
    .id = DGIT-35
scene-card-mask =
    .effect = Pass ghosts to your right, one per mask.
    .rule = Pass a ghost for each of your masks, this one included, to the player on your right (the one before you); at most as many as you have.
    .id = DGIT-37
scene-card-mirror =
    .effect = Take 1 ghost. Three mirrors: dispel them.
    .rule = Take 1 ghost. Then, with three mirrors face up, these three are dispelled.
    .id = DGIT-30
scene-card-music-box =
    .effect = End, highest sum: dispel the 2 highest.
    .rule = At the end, whoever's music boxes have the highest sum dispels the two highest of them, or the only one. If several are tied for it, each of them does.
    .id = DGIT-43
scene-card-portrait =
    .effect = End: dispel half of them, highest first.
    .rule = At the end half your portraits, rounded down, are dispelled, the highest first.
    .id = DGIT-44
scene-card-ring =
    .effect = Four rings: dispel them.
    .rule = With four rings face up, these four are dispelled.
    .id = DGIT-31
scene-card-tome =
    .effect = Every second one: dispel a type of yours.
    .rule = If you now have an even number of tomes, name another type that you have face up: all your cards of it are dispelled. With nothing to name, nothing happens.
    .id = DGIT-36
scene-card-twin =
    .effect = Two of one value: dispel both.
    .rule = Two twins of the same value dispel each other.
    .id = DGIT-32
scene-room-attic =
    .short = { room-attic.capital }
    .power = Top space: take 1 ghost
scene-room-nursery =
    .short = { room-nursery.capital }
    .power = Bottom space: lose 1 ghost
scene-room-basement =
    .short = { room-basement.capital }
    .power = The resolver may re-roll
scene-room-hallway =
    .short = { room-hallway.capital }
    .power = The resolver may turn a die
scene-room-library =
    .short = { room-library.capital }
    .power = First card +1 ghost, last −1
scene-room-secret-passage =
    .short = Passage
    .power = Look at the hidden card

scene-ghosts-label = Ghosts
scene-meeples-label = Meeples
scene-dice-word = dice
scene-dice-rolled = { $count ->
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
scene-dice-unsure = { $least } or { $most } dice to roll
    .short = { $least }–{ $most }
scene-ghosts-come = +{ $ghosts }
scene-ghosts-go = −{ $ghosts }
scene-here = { $count ->
    [0] no meeples yet
   *[other] { $count } of { $of } meeples
}
scene-free = Free
scene-resolves = resolves
scene-space = { answer-place }, { flashlights }
scene-taken = taken by { $name }
scene-show-card = { $card }: the whole card
scene-show-cards = { $room }: the whole cards
scene-show-room = { $room }: what its cards do
scene-show-tableau = { $name }: all the cards
    .stands = { scene-show-tableau }; { LIST($facts, style: "comma") }
scene-face-down = Face down
scene-face-down-rule = The third card of the secret passage lies face down until the room is resolved. Whoever places a meeple there looks at it.
scene-face-down-id = DGIT-27
scene-empty = Taken
scene-closed = The door has shut.
scene-closed-help = The deck is empty, and this board has left the game.
scene-resolving = { $name } resolves
scene-planchette = Planchette
scene-reroll = Roll all the dice again
scene-fewer = Turn a ghost over to a blank
scene-more = Turn a blank over to a ghost
scene-showing = { $ghosts ->
    [0] no ghosts on { $dice } dice
    [one] 1 ghost on { $dice } dice
   *[other] { $ghosts } ghosts on { $dice } dice
}
scene-last-roll = Last roll, { NAME("room", $room, form: "capital") }
scene-removed = { $count } removed unseen
scene-you = (you)
scene-dispelled-count = { $count } dispelled
scene-none = No cards yet
scene-others = The others
scene-facts = The house
scene-take = Take it
    .effect = { $answer }. { $effect }
scene-curses-label = { $count ->
    [one] Curse
   *[other] Curses
}
scene-looked = { $names-count ->
    [0] Nobody has looked.
   *[other] { LIST($names) } looked.
}
scene-name = { answer-name }: { LIST($cards, style: "comma") }
scene-place = { $place ->
    [1] Won
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
scene-deck = { $count ->
    [0] The deck is empty
    [one] 1 card to come
   *[other] { $count } cards to come
}
scene-ghosts-sum = { $curses ->
    [0] { $ghosts }
   *[other] { $ghosts } add { $curses }
}
# $ghosts: 1 for a ghost that comes, -1 for one that goes
scene-brings = { $ghosts ->
    [-1] −1 ghost
   *[1] +1 ghost
}
    .short = { $ghosts ->
    [-1] −1
   *[1] +1
}
    .deed = { $ghosts ->
    [-1] Lose 1 ghost
   *[1] Take 1 ghost
}
scene-way-count = { $have ->
    [0] needs { $need }
   *[other] { $have } of { $need }
}
    .short = { $have }/{ $need }
scene-way-sum = { $wants-count ->
    [0] { $have } of { $need }
   *[other] a { LIST($wants, style: "or") } will do
}
    .short = { $wants-count ->
    [0] { $have }/{ $need }
   *[other] +{ LIST($wants, style: "slash") }
}
scene-way-pairs = { $wants-count ->
    [0] wants a pair
   *[other] a { LIST($wants, style: "or") } will do
}
    .short = { $wants-count ->
    [0] { "" }
   *[other] +{ LIST($wants, style: "slash") }
}
scene-way-next = { $works ->
    [yes] the next one works
   *[no] the one after next works
}
    .short = { $works ->
    [yes] next
   *[no] { "" }
}
scene-way-grows = the next one passes { $next ->
    [one] 1 ghost
   *[other] up to { $next } ghosts
}
    .short = pass { $next }
scene-way-end = { $of ->
    [0] works at the end
   *[other] { $flips ->
        [none] all but one go at the end, or none
        [0] none go at the end
        [one] 1 of { $of } goes at the end
       *[other] { $flips } of { $of } go at the end
    }
}
    .short = { $of ->
    [0] { "" }
   *[other] { $flips ->
        [none] −?
       *[other] −{ $flips }
    }
}
scene-way-most = { $have ->
    [0] works at the end
   *[other] sum { $have }, { $leads ->
        [yes] the highest
       *[no] not the highest
    }
}
    .short = { $have ->
    [0] { "" }
   *[other] sum { $have }
}
scene-way-spent = spent
    .short = { scene-way-spent }
scene-rooms-to-come = { $count ->
    [one] 1 more room
   *[other] { $count } more rooms
}
scene-cards-sum = { $curses } on cards
