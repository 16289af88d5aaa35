### Don't Go In There: Fragen, Antworten, Neuigkeiten, Absagen und der Tisch in Worten.

title = Don't Go In There
credit = Erdacht von Andrew Nerger und Jeffrey Chin; erschienen bei Road To Infamy Games, 2022.
blurb = Geh weit hinein und wähle zuerst, oder bleib im Licht und nimm, was übrig ist. Die wenigsten Flüche gewinnen.
door = Drei Räume, verfluchte Karten, Geisterwürfel. Geh mit den wenigsten Flüchen.
minutes = 20 bis 30

option-types = Arten im Spiel
    .help = 5, 6, 7 oder 8 Arten von Karten zu zweit, zu dritt, zu viert oder zu fünft.

## Things

type-amulet = Amulett
    .capital = Amulett
    .plural = Amulette
    .effect = am Ende bannt jedes ein Amulett, das um eins höher ist
type-cat = Katze
    .capital = Katze
    .plural = Katzen
    .effect = am Ende, bei höchstens 9 Geistern: Nur die niedrigste zählt
type-clocks = Uhren
    .capital = Uhren
    .plural = Uhren
    .effect = wer zuerst 8 erreicht, bannt die zwei höchsten
type-doll = Puppe
    .capital = Puppe
    .plural = Puppen
    .effect = ein Satz, der 6 ergibt, wird gebannt
type-holy-water = Weihwasser
    .capital = Weihwasser
    .plural = Weihwasser
    .effect = bei jedem zweiten gibst du die Hälfte deiner Geister ab
type-mask = Maske
    .capital = Maske
    .plural = Masken
    .effect = gib für jede deiner Masken einen Geist nach rechts
type-mirror = Spiegel
    .capital = Spiegel
    .plural = Spiegel
    .effect = nimm 1 Geist; drei werden gebannt
type-music-box = Spieluhr
    .capital = Spieluhr
    .plural = Spieluhren
    .effect = am Ende bannt, wer die höchste Summe hat, die zwei höchsten
type-portrait = Porträt
    .capital = Porträt
    .plural = Porträts
    .effect = am Ende wird die Hälfte gebannt
type-ring = Ring
    .capital = Ring
    .plural = Ringe
    .effect = vier werden gebannt
type-tome = Foliant
    .capital = Foliant
    .plural = Folianten
    .effect = jeder zweite bannt eine Art, die du nennst
type-twin = Zwilling
    .capital = Zwilling
    .plural = Zwillinge
    .effect = zwei vom selben Wert werden gebannt
type-none = noch nichts

room-attic = Dachboden
    .capital = Dachboden
    .start = Der Dachboden
    .into = auf den Dachboden
    .in = auf dem Dachboden
    .effect = Wer den obersten Platz betritt, nimmt 1 Geist
room-nursery = Kinderzimmer
    .capital = Kinderzimmer
    .start = Das Kinderzimmer
    .into = ins Kinderzimmer
    .in = im Kinderzimmer
    .effect = Wer den untersten Platz betritt, gibt 1 Geist ab
room-basement = Keller
    .capital = Keller
    .start = Der Keller
    .into = in den Keller
    .in = im Keller
    .effect = Wer auflöst, darf einmal alle Würfel neu werfen
room-hallway = Flur
    .capital = Flur
    .start = Der Flur
    .into = in den Flur
    .in = im Flur
    .effect = Wer auflöst, darf einen Würfel umdrehen
room-library = Bibliothek
    .capital = Bibliothek
    .start = Die Bibliothek
    .into = in die Bibliothek
    .in = in der Bibliothek
    .effect = Die erste Karte bringt einen Geist, die letzte vertreibt einen
room-secret-passage = Geheimgang
    .capital = Geheimgang
    .start = Der Geheimgang
    .into = in den Geheimgang
    .in = im Geheimgang
    .effect = Wer eintritt, sieht die verdeckte Karte an
room-attic-nursery = Dachboden/Kinderzimmer
    .capital = Dachboden/Kinderzimmer
    .start = Dachboden/Kinderzimmer
    .into = auf Dachboden/Kinderzimmer
    .in = auf Dachboden/Kinderzimmer
    .effect = nicht mehr im Spiel
room-basement-hallway = Keller/Flur
    .capital = Keller/Flur
    .start = Keller/Flur
    .into = in Keller/Flur
    .in = in Keller/Flur
    .effect = nicht mehr im Spiel
room-library-secret-passage = Bibliothek/Geheimgang
    .capital = Bibliothek/Geheimgang
    .start = Bibliothek/Geheimgang
    .into = in Bibliothek/Geheimgang
    .in = in Bibliothek/Geheimgang
    .effect = nicht mehr im Spiel

card = { NAME("type", $card-type) } { $card-value }
place = { NAME("room", $place-room) }, Platz { $place-space }
doll-set = { LIST($doll-set-dolls, style: "plus") }

# Geister und Flüche im Nominativ und im Akkusativ
ghosts = { $ghosts ->
    [0] keine Geister
    [one] 1 Geist
   *[other] { $ghosts } Geister
}
curses = { $curses ->
    [0] keine Flüche
    [one] 1 Fluch
   *[other] { $curses } Flüche
}
meeples-left = { $meeples ->
    [0] keine Figur übrig
    [one] 1 Figur übrig
   *[other] { $meeples } Figuren übrig
}
flashlights = { $flashlights ->
    [0] keine Taschenlampe
    [one] 1 Taschenlampe
   *[other] { $flashlights } Taschenlampen
}
clocks-stand = { $struck ->
    [yes] Die Uhren haben geschlagen
   *[no] Die Uhren haben noch nicht geschlagen
}
count-2 = zwei
count-3 = drei
count-4 = vier
count-5 = fünf
count-6 = sechs

## Questions

question-type = Welche Art kommt ins Spiel?
question-side = Welche Seite zeigt Tafel { $board }?
question-first-player = Wer beginnt?
question-draw = Welche Karte kommt { NAME("room", $room, form: "into") }, an Stelle { $slot }?
question-roll = Wie fallen die { NAME("count", $dice) } Würfel?
question-place = Wohin setzt du deine Figur?
question-re-roll = { showing } Wirfst du sie neu?
question-turn-die = { showing } Drehst du einen um?
question-take = Welche Karte nimmst du?
question-name = Welche Art bannst du?
question-dolls = { card } ergänzt zwei Sätze; welchen bannst du?
showing = Die { NAME("count", $dice) } Würfel zeigen { $ghosts ->
    [0] keinen Geist
    [1] einen Geist
   *[other] { NAME("count", $ghosts) } Geister
}.

## Answers

answer-type = die { NAME("type", $type, form: "plural") }
answer-side = { NAME("room", $room) }
answer-first-player = { $seat } beginnt
answer-draw = { $card ->
    [none] eine ungesehene Karte
   *[some] { card }
}
answer-roll = { ghosts }
answer-place = { NAME("room", $room, form: "capital") }, Platz { $space }
    .under = { NAME("room", $room, form: "capital") }
    .brief = { $space }
answer-re-roll-keep = Liegen lassen
answer-re-roll-re-roll = Neu werfen
answer-turn-die-one-fewer = Ein Geist weniger
answer-turn-die-leave = Liegen lassen
answer-turn-die-one-more = Ein Geist mehr
answer-take = Nimm { card }{ slot-taken }
    .brief = { card }{ slot-taken }
slot-taken = { $brings ->
    [1] , +1 Geist
    [-1] , −1 Geist
   *[0] { $alike ->
        [yes] , die { NAME("slot", $slot) }
       *[no] { "" }
    }
}
slot-1 = erste
slot-2 = zweite
slot-3 = dritte
answer-name = Banne alle deine { NAME("type", $type, form: "plural") }
    .brief = { NAME("type", $type, form: "capital") }
answer-dolls = Banne die Puppen { LIST($dolls, style: "plus") }
    .brief = { LIST($dolls, style: "plus") }

## News

news-type-picked = Die { NAME("type", $type, form: "plural") } wurden eingemischt.
news-side-shown = { NAME("room", $room, form: "start") } wurde geöffnet.
news-went-first = { $seat } begann.
news-dealt = { $card ->
    [none] Eine Karte kam verdeckt { NAME("room", $room, form: "into") }.
   *[some] { card } kam { NAME("room", $room, form: "into") }.
}
news-arranged = Die Karten der Bibliothek wurden nach ihrem Wert gelegt.
news-placed = { $seat } setzte eine Figur { NAME("room", $room, form: "into") }, Platz { $space }.
news-took-ghosts = { $seat } nahm { ghosts }.
news-discarded-ghosts = { $seat } gab { ghosts } ab.
news-looked = { $seat } sah die verdeckte Karte an{ $card ->
    [none] { "" }
   *[some] : { card }
}.
news-turned-up = Im Geheimgang wurde { card } aufgedeckt.
news-rolled = { $seat } würfelte mit { NAME("count", $dice) } Würfeln { ghosts }.
news-re-rolled = { $again ->
    [yes] { $seat } nahm die Würfel noch einmal auf.
   *[no] { $seat } ließ die Würfel liegen.
}
news-turned-die = { $more ->
    [-1] { $seat } drehte einen Geist um: ein Geist weniger.
    [1] { $seat } drehte einen leeren Würfel um: ein Geist mehr.
   *[other] { $seat } ließ die Würfel liegen.
}
news-haunted = { $seat } nahm { ghosts } { NAME("room", $room, form: "in") }, Platz { $space }.
news-took-card = { $seat } nahm { card }.
news-dispelled = { $count ->
    [one] { $seat } bannte { card }.
   *[other] { $seat } bannte { card } und { card }.
}
news-named = { $seat } nannte die { NAME("type", $type, form: "plural") }.
news-clocks-struck = { $seat } ließ die Uhren schlagen.
news-passed-ghosts = { $seat } gab { ghosts } an { $to } weiter.
news-room-opened = { NAME("room", $room, form: "start") } wurde geöffnet.
news-room-closed = { NAME("room", $room, form: "start") } wurde für immer geschlossen.
news-revealed-ghosts = { $seat } deckte { ghosts } auf.
news-scored = { $curses ->
    [0] { $seat } blieb ohne Fluch.
   *[other] { $seat } kam auf { curses }{ $for_ghosts ->
        [0] { "" }
       *[other] , davon { $for_ghosts } für Geister
    }.
}

## Refusals

no-space-taken = „{ place }“ ist von { $by } besetzt; frei: { LIST($free, of: "place", style: "semicolon") } ({ $rule }).
no-room-gone = „{ place }“ ist nicht mehr im Spiel; frei: { LIST($free, of: "place", style: "semicolon") } ({ $rule }).
no-turn-die = { $more ->
    [yes] „{ answer-turn-die-one-more }“ braucht einen leeren Würfel, und alle { NAME("count", $dice) } Würfel zeigen Geister
   *[no] „{ answer-turn-die-one-fewer }“ braucht einen Geist, und keiner der { NAME("count", $dice) } Würfel zeigt einen
}; möglich ist noch: { LIST($allowed, of: "answer-turn-die", style: "comma") } ({ $rule }).
no-taken-card = Diese Karte ist schon genommen; übrig: { LIST($left, of: "card", style: "comma") } ({ $rule }).
no-tome-named = Ein Foliant bannt nie Folianten; du kannst nennen: { LIST($types, of: "type", form: "plural", style: "comma") } ({ $rule }).
no-not-face-up = Bei { $seat } liegen keine { NAME("type", $type, form: "plural") } offen; du kannst nennen: { LIST($types, of: "type", form: "plural", style: "comma") } ({ $rule }).
no-no-such-set = { card } ergänzt { answer-dolls.brief } nicht; du kannst { LIST($sets, of: "doll-set", style: "or") } bannen ({ $rule }).
no-types-list = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[other] Zu { $players }
} sind die Arten im Spiel eine Liste von { $wanted } Namen ({ $rule }).
no-types-count = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[other] Zu { $players }
} braucht ihr { $wanted } Arten von Karten, nicht { $given } ({ $rule }).
no-such-type = Eine Art „{ $type }“ gibt es nicht; es gibt: { LIST($types, style: "comma") } ({ $rule }).
no-type-twice = „{ $type }“ ist zweimal genannt; { $wanted } verschiedene Arten sind im Spiel ({ $rule }).

## The table in words

table-deck = Stapel: { $deck ->
    [0] keine Karten mehr
    [one] 1 Karte
   *[other] { $deck } Karten
}. Im Spiel: { LIST($types, of: "type", form: "plural") }.
table-clocks = { clocks-stand }.
table-turn = { $seat } ist am Zug.{ $resolver ->
    [none] { "" }
   *[other] { " " }{ $resolver } hat die Planchette.
}
table-resolving = { NAME("room", $room, form: "start") } wird aufgelöst{ $dice ->
    [0] { "" }
   *[other] : { ghosts } auf { $dice } Würfeln
}.
table-room = { NAME("room", $room, form: "capital") }: { NAME("room", $room, form: "effect") }.{ $dice ->
    [none] { "" }
   *[other] { " " }{ $dice }
}
table-room-dice = { $dice ->
    [one] Hier fällt 1 Würfel.
   *[other] Hier fallen { $dice } Würfel.
}
table-room-dice-unsure = Hier fallen { $least } oder { $most } Würfel.
table-dice = { $dice } Würfel
table-effect = { NAME("type", $type, form: "effect") }{ $looked ->
    [none] { "" }
   *[other] { " " }({ $looked })
}
table-looked = verdeckt, { $lookers-count ->
    [0] von niemandem gesehen
   *[other] gesehen von { LIST($lookers) }
}
table-space = Platz { $space }, { flashlights }: { $meeple ->
    [none] frei
   *[other] { $meeple }
}
table-player = { who }: { curses }, { ghosts-seen }, { meeples-left }.
table-placed = { who }: { NAME("rank", $place) }, { curses } und { ghosts-seen }.
rank-1 = Erster Rang
rank-2 = Zweiter Rang
rank-3 = Dritter Rang
rank-4 = Vierter Rang
rank-5 = Fünfter Rang
who = { $seat }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
}
ghosts-seen = { $ghosts ->
    [none] Geister verborgen
   *[other] { ghosts }
}
table-set = { NAME("type", $type, form: "capital") }
table-dispelled = Gebannt: { LIST($cards, of: "card", style: "comma") }.
set-count = ({ $have } von { $need })
set-sum = { $wants-count ->
    [0] ({ $have } von { $need })
   *[other] (es fehlt noch eine { LIST($wants, style: "or") })
}
set-pairs = { "" }
set-next = { $works ->
    [yes] (wirkt beim nächsten Mal)
   *[no] (wirkt beim übernächsten Mal)
}
set-grows = (die nächste gibt { $next ->
    [one] 1 Geist
   *[other] bis zu { $next } Geister
} weiter)
set-end = { $flips ->
    [none] (am Ende: alle bis auf eine, oder keine)
    [0] { "" }
    [one] (1 von { $of } wird am Ende gebannt)
   *[other] ({ $flips } von { $of } werden am Ende gebannt)
}
set-most = (Summe { $have })
set-spent = { "" }

result = { LIST($winners) } { $winners-count ->
    [one] hat
   *[other] teilen sich den Sieg
} { $curses ->
    [0] ohne Fluch
    [one] mit 1 Fluch
   *[other] mit { $curses } Flüchen
}{ $fewer_ghosts ->
    [yes] { $curses ->
        [0] { " " }und mit weniger Geistern
       *[other] { " " }und weniger Geistern
    }
   *[no] { "" }
}{ $winners-count ->
    [one] { " " }gewonnen
   *[other] { "" }
}{ $others-count ->
    [0] { "" }
   *[other] ; { LIST($others, of: "other", style: "comma") }
}.
other = { $other-seat } hatte { $other-curses ->
    [0] keine
    [one] einen
   *[other] { $other-curses }
}
