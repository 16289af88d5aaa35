### The scene of Don't Go In There in the browser.

scene-card-amulet =
    .effect = Ende: jedes bannt eines mit 1 mehr.
    .rule = Am Ende bannt jedes Amulett ein Amulett, dessen Wert um eins höher ist, alle gleichzeitig. Von 1, 2, 3, 4 bleibt nur die 1.
    .id = DGIT-41
scene-card-cat =
    .effect = Ende, bis 9 Geister: eine niedrigste bleibt.
    .rule = Hast du am Ende höchstens 9 Geister, werden alle deine Katzen bis auf eine der niedrigsten gebannt.
    .id = DGIT-42
scene-card-clocks =
    .effect = { $struck ->
        [yes] Sie haben geschlagen und bewirken nichts mehr.
       *[no] Wer zuerst 8 erreicht, bannt die 2 höchsten.
    }
    .rule = Wessen Uhren zuerst zusammen 8 oder mehr ergeben, bannt seine zwei höchsten. Das geschieht im ganzen Spiel nur einmal; spätere Uhren bewirken nichts mehr.
    .id = DGIT-34
scene-card-doll =
    .effect = Puppen mit Summe 6: gebannt.
    .rule = Ergibt diese Puppe mit einigen deiner anderen genau 6, werden diese gebannt: 4+2, 4+1+1, 3+3, 3+2+1 oder 2+2+1+1. Die übrigen bleiben. Gibt es zwei solche Sätze, wählst du einen.
    .id = DGIT-33
scene-card-holy-water =
    .effect = Jedes zweite: halbe Geister weg.
    .rule = Hast du nun eine gerade Zahl an Weihwassern, gib die Hälfte deiner Geister ab, abgerundet. Die Karten bleiben und zählen weiter.
    .id = DGIT-35
scene-card-mask =
    .effect = Gib je Maske 1 Geist nach rechts.
    .rule = Gib für jede deiner Masken, diese eingeschlossen, einen Geist an die Person zu deiner Rechten (die vor dir dran war); höchstens so viele, wie du hast.
    .id = DGIT-37
scene-card-mirror =
    .effect = Nimm 1 Geist. Drei Spiegel: gebannt.
    .rule = Nimm 1 Geist. Liegen dann drei Spiegel offen vor dir, werden diese drei gebannt.
    .id = DGIT-30
scene-card-music-box =
    .effect = Ende, höchste Summe: die 2 höchsten gebannt.
    .rule = Am Ende bannt, wessen Spieluhren die höchste Summe haben, seine zwei höchsten oder seine einzige. Bei Gleichstand tun es alle Beteiligten.
    .id = DGIT-43
scene-card-portrait =
    .effect = Ende: die höhere Hälfte gebannt.
    .rule = Am Ende wird die Hälfte deiner Porträts gebannt, abgerundet, die höchsten zuerst.
    .id = DGIT-44
scene-card-ring =
    .effect = Vier Ringe: gebannt.
    .rule = Liegen vier Ringe offen vor dir, werden diese vier gebannt.
    .id = DGIT-31
scene-card-tome =
    .effect = Jeder zweite bannt eine deiner Arten.
    .rule = Hast du nun eine gerade Zahl an Folianten, nenne eine andere Art, die offen vor dir liegt: alle deine Karten dieser Art werden gebannt. Gibt es keine, geschieht nichts.
    .id = DGIT-36
scene-card-twin =
    .effect = Zwei mit gleichem Wert: beide gebannt.
    .rule = Zwei Zwillinge mit gleichem Wert bannen einander.
    .id = DGIT-32
scene-room-attic =
    .short = Dach
    .power = Ganz oben: nimm 1 Geist
scene-room-nursery =
    .short = Kinder
    .power = Ganz unten: 1 Geist weg
scene-room-basement =
    .short = { room-basement.capital }
    .power = Auflösen: neu würfeln
scene-room-hallway =
    .short = { room-hallway.capital }
    .power = Auflösen: 1 Würfel drehen
scene-room-library =
    .short = Bücher
    .power = Erste Karte +1 Geist, letzte −1
scene-room-secret-passage =
    .short = Gang
    .power = Sieh die verdeckte Karte an

scene-ghosts-label = Geister
scene-meeples-label = Figuren
scene-dice-word = Würfel
scene-dice-rolled = { $count ->
    [one] hier fällt 1 Würfel
   *[other] hier fallen { $count } Würfel
}
scene-dice-unsure = hier fallen { $least } oder { $most } Würfel
    .short = { $least }–{ $most }
scene-ghosts-come = +{ $ghosts }
scene-ghosts-go = −{ $ghosts }
scene-here = { $count ->
    [0] noch keine Figur
   *[other] { $count } von { $of } Figuren
}
scene-free = Frei
scene-resolves = löst auf
scene-space = { answer-place }, { flashlights }
scene-taken = besetzt von { $name }
scene-show-card = { $card }: die ganze Karte
scene-show-cards = { $room }: die ganzen Karten
scene-show-room = { $room }: was die Karten bewirken
scene-show-tableau = { $name }: alle Karten
    .stands = { scene-show-tableau }; { LIST($facts, style: "comma") }
scene-face-down = Verdeckt
scene-face-down-rule = Die dritte Karte des Geheimgangs liegt verdeckt, bis der Raum aufgelöst wird. Wer dort eine Figur hinstellt, sieht sie an.
scene-face-down-id = DGIT-27
scene-empty = Genommen
scene-closed = Die Tür ist zu.
scene-closed-help = Der Stapel ist leer, dieser Raum ist nicht mehr im Spiel.
scene-resolving = { $name } löst auf
scene-planchette = Planchette
scene-reroll = Alle Würfel noch einmal werfen
scene-fewer = Diesen Würfel umdrehen: ein Geist weniger
scene-more = Diesen Würfel umdrehen: ein Geist mehr
scene-showing = { $ghosts ->
    [0] keine Geister auf { $dice } Würfeln
    [one] 1 Geist auf { $dice } Würfeln
   *[other] { $ghosts } Geister auf { $dice } Würfeln
}
scene-last-roll = Letzter Wurf, { NAME("room", $room, form: "capital") }
scene-removed = { $count } ungesehen entfernt
scene-you = (du)
scene-dispelled-count = { $count } gebannt
scene-none = Noch keine Karten
scene-others = Die anderen
scene-facts = Das Haus
scene-take = Nehmen
    .effect = { $answer }. { $effect }
scene-curses-label = { $count ->
    [one] Fluch
   *[other] Flüche
}
scene-looked = { $names-count ->
    [0] Noch ungesehen.
   *[other] Angesehen: { LIST($names) }.
}
scene-name = { answer-name }: { LIST($cards, style: "comma") }
scene-place = { $place ->
    [1] Gewonnen
    [2] Zweiter Rang
    [3] Dritter Rang
    [4] Vierter Rang
   *[other] Fünfter Rang
}
scene-deck = { $count ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
scene-ghosts-sum = { $curses ->
    [0] { $ghosts }
   *[other] { $ghosts } bringen { $curses }
}
# $ghosts: 1 for a ghost that comes, -1 for one that goes
scene-brings = { $ghosts ->
    [-1] −1 Geist
   *[1] +1 Geist
}
    .short = { $ghosts ->
    [-1] −1
   *[1] +1
}
    .deed = { $ghosts ->
    [-1] 1 Geist weg
   *[1] Nimm 1 Geist
}
scene-way-count = { $have ->
    [0] braucht { $need }
   *[other] { $have } von { $need }
}
    .short = { $have }/{ $need }
scene-way-sum = { $wants-count ->
    [0] { $have } von { $need }
   *[other] es fehlt noch eine { LIST($wants, style: "or") }
}
    .short = { $wants-count ->
    [0] { $have }/{ $need }
   *[other] +{ LIST($wants, style: "slash") }
}
scene-way-pairs = { $wants-count ->
    [0] sucht ein Paar
   *[other] es fehlt noch eine { LIST($wants, style: "or") }
}
    .short = { $wants-count ->
    [0] { "" }
   *[other] +{ LIST($wants, style: "slash") }
}
scene-way-next = { $works ->
    [yes] die nächste Karte wirkt
   *[no] die übernächste Karte wirkt
}
    .short = { $works ->
    [yes] gleich
   *[no] { "" }
}
scene-way-grows = die nächste gibt { $next ->
    [one] 1 Geist
   *[other] bis zu { $next } Geister
} weiter
    .short = gibt { $next }
scene-way-end = { $of ->
    [0] wirkt am Ende
   *[other] { $flips ->
        [none] am Ende werden alle bis auf eine gebannt, oder keine
        [0] am Ende wird keine Karte gebannt
        [one] 1 von { $of } wird am Ende gebannt
       *[other] { $flips } von { $of } werden am Ende gebannt
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
    [0] wirkt am Ende
   *[other] Summe { $have }, { $leads ->
        [yes] die höchste
       *[no] nicht die höchste
    }
}
    .short = { $have ->
    [0] { "" }
   *[other] zus. { $have }
}
scene-way-spent = abgelaufen
    .short = aus
scene-rooms-to-come = { $count ->
    [one] Noch 1 Raum
   *[other] Noch { $count } Räume
}
scene-cards-sum = { $curses } auf Karten
