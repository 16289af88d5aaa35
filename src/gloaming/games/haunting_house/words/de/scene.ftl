### Die Szene von The Haunting House im Browser.

scene-card-move-1 =
    .does = Ein Schritt durch einen offenen Gang.
scene-card-move-2 =
    .does = Zwei Schritte nacheinander.
scene-card-switch-places =
    .does = Tausche mit einer Figur in deiner Nähe.
scene-card-rotate-90 =
    .does = Drehe ein leeres Feld um ein Viertel.
scene-card-rotate-180 =
    .does = Drehe ein leeres Feld halb herum.
scene-card-switch-2-tiles =
    .does = Tausche zwei leere Felder, die sich berühren.
scene-card-secret-passage =
    .does = Ein Schritt durch eine Wand.
scene-card-move-exit =
    .does = Der Ausgang kommt an eine andere Ecke.
scene-card-trap-door =
    .does = Falle zur nächsten freien Falltür.
scene-card-hall-of-mirrors =
    .does = Nichts geschieht.

scene-name = { NAME("card", $card, form: "narrow") }

## The cards of the round

scene-track = Die Karten dieser Runde
scene-turn = { $last ->
    [none] Zug { $turn }
   *[other] Zug { $turn } von { $last }
}
scene-laying = Das Haus wird ausgelegt
scene-round-random = Die Zufallsrunde
scene-round-chosen = Die gewählte Runde
scene-stage-card = Karte { $card } von { $cards }
scene-stage-drawing = Karten werden gezogen
scene-stage-choosing = { $ready ->
    [one] { $ready } von { $players } hat gewählt
   *[other] { $ready } von { $players } haben gewählt
}
scene-stage-over = das Spiel ist zu Ende
scene-slot = Karte { $slot }
scene-slot-empty = noch nicht gewählt
scene-marker = 1.
    .short = beginnt
    .help = { $name } hat den Marker und beginnt bei jeder Karte.
scene-acts = { $name } führt aus
scene-came-out = ist aus dem Haus entkommen
scene-stayed = bleibt im Haus

## One's own cards

scene-programme = Dein Programm
scene-hand = Deine sieben Karten
scene-place-1 = Erste
scene-place-2 = Zweite
scene-place-3 = Dritte
scene-place-4 = Vierte
scene-hand-help = Tippe vier Karten an oder ziehe sie. Noch einmal tippen nimmt eine zurück.
    .keys = Vier Karten klicken oder ziehen, oder 1 bis 7 drücken. Noch einmal nimmt eine zurück.
scene-take-back = Letzte Karte zurücknehmen
    .short = Letzte Karte zurück
scene-lay-down = Auslegen
scene-choose-more = { $count ->
    [1] Wähle noch eine
    [2] Wähle noch zwei
    [3] Wähle noch drei
   *[other] Wähle vier Karten
}
scene-choose = { scene-name }: { NAME("scene-card", $card, form: "does") }
scene-chosen = { scene-name }, { NAME("ordinal", $place) } gewählt; zurücknehmen
scene-place-free = { NAME("scene-place", $place) } Karte: noch frei
scene-place-full = { NAME("scene-place", $place) } Karte: { scene-name }; zurücknehmen
scene-chosen-so-far = { $cards-count ->
    [0] Keine Karte ist gewählt.
   *[other] Bisher gewählt: { LIST($cards, of: "card", form: "narrow", style: "comma") }.
}

## The house

scene-board = Das Haus
scene-in = Rein
scene-out = Raus
scene-spot = { LIST($parts, style: "semicolon") }
scene-outside = Draußen an der { doorway }
scene-unlaid = noch nicht ausgelegt
scene-pawns = { $you ->
    [yes] { $names-count ->
        [0] hier stehst du
       *[other] hier stehst du mit { LIST($names) }
    }
   *[no] { $names-count ->
        [one] hier steht { LIST($names) }
       *[other] hier stehen { LIST($names) }
    }
}

# What a click on a place does
scene-deed-move = hierher gehen
scene-deed-secret-passage = durch die Wand hierher gehen
scene-deed-switch-places = Plätze tauschen
scene-deed-rotate-90 = dieses Feld drehen
scene-deed-rotate-180 = dieses Feld halb herumdrehen
scene-deed-switch-2-tiles = dieses Feld tauschen
    .second = mit diesem Feld tauschen
scene-deed-move-exit = den Ausgang hierher legen
scene-deed-trap-door = hier herauskommen
scene-picked = ausgesucht; zurücknehmen

# With a tile picked
scene-turn-left = Nach links drehen
    .short = Links
scene-turn-right = Nach rechts drehen
    .short = Rechts
scene-swap = Mit { $name } tauschen
scene-which-way = Das Feld in { tile }: links oder rechts?
scene-which-other = Das Feld in { tile }, und welches andere?
scene-other-tile = { $compass ->
    [north] Norden
    [northeast] Nordosten
    [east] Osten
    [southeast] Südosten
    [south] Süden
    [southwest] Südwesten
    [west] Westen
   *[northwest] Nordwesten
}
    .at = { scene-other-tile }: { tile }
scene-step-back = Ein anderes Feld
