### The Haunting House: Fragen, Antworten, Neuigkeiten, Absagen und der Tisch in Worten.

title = The Haunting House
credit = Erdacht von Kerry Breitenstein; erschienen bei Twilight Creations, 2003.
blurb = Eine Wette, ein Labyrinth, dessen Räume sich drehen und die Plätze tauschen, und ein einziger Weg hinaus. Wer zuerst draußen ist, gewinnt.
door = Ein Labyrinth, das sich unter deinen Füßen dreht. Sei vor allen anderen draußen.
minutes = 20 bis 40

option-mix = Mischung der Felder
    .help = Zu jeder Form, wie viele der 36 Felder, und hinter einem Schrägstrich, wie viele davon eine Falltür haben: crossings=30,straights=6/2.
option-turns = Letzter Zug
    .help = Der Zug, nach dem das Spiel ohne Sieg endet. Bleibt es leer, geht es weiter, bis jemand draußen ist.

## Cards; .narrow: with soft hyphens, for pictures of them

card-move-1 = „1 Schritt“
    .capital = 1 Schritt
    .narrow = 1 Schritt
card-move-2 = „2 Schritte“
    .capital = 2 Schritte
    .narrow = 2 Schritte
card-switch-places = „Platztausch“
    .capital = Platztausch
    .narrow = Platz­tausch
card-rotate-90 = „Vierteldrehung“
    .capital = Vierteldrehung
    .narrow = Viertel­drehung
card-rotate-180 = „Halbdrehung“
    .capital = Halbdrehung
    .narrow = Halb­drehung
card-switch-2-tiles = „Feldertausch“
    .capital = Feldertausch
    .narrow = Felder­tausch
card-secret-passage = „Geheimgang“
    .capital = Geheimgang
    .narrow = Geheim­gang
card-move-exit = „Neuer Ausgang“
    .capital = Neuer Ausgang
    .narrow = Neuer Ausgang
card-trap-door = „Falltür“
    .capital = Falltür
    .narrow = Falltür
card-hall-of-mirrors = „Spiegelsaal“
    .capital = Spiegelsaal
    .narrow = Spiegel­saal
card-none = verdeckt
    .capital = verdeckt
    .narrow = verdeckt

ordinal-1 = als erste
ordinal-2 = als zweite
ordinal-3 = als dritte
ordinal-4 = als vierte

## The house

direction-north = Norden
    .capital = Norden
    .edge = Nordkante
direction-east = Osten
    .capital = Osten
    .edge = Ostkante
direction-south = Süden
    .capital = Süden
    .edge = Südkante
direction-west = Westen
    .capital = Westen
    .edge = Westkante

corner-northwest = Nordwestecke
    .capital = Nordwestecke
corner-northeast = Nordostecke
    .capital = Nordostecke
corner-southwest = Südwestecke
    .capital = Südwestecke
corner-southeast = Südostecke
    .capital = Südostecke

round-random = Zufallsrunde
round-chosen = gewählte Runde

way-left = nach links
    .capital = Nach links
way-right = nach rechts
    .capital = Nach rechts
way-around = halb herum
    .capital = Halb herum

# Tiles by their open edges
open-n = eine Sackgasse, offen nach Norden
    .letters = N
open-e = eine Sackgasse, offen nach Osten
    .letters = O
open-s = eine Sackgasse, offen nach Süden
    .letters = S
open-w = eine Sackgasse, offen nach Westen
    .letters = W
open-ns = eine Gerade, offen nach Norden und Süden
    .letters = NS
open-ew = eine Gerade, offen nach Osten und Westen
    .letters = OW
open-ne = eine Kurve, offen nach Norden und Osten
    .letters = NO
open-es = eine Kurve, offen nach Osten und Süden
    .letters = OS
open-sw = eine Kurve, offen nach Süden und Westen
    .letters = SW
open-nw = eine Kurve, offen nach Norden und Westen
    .letters = NW
open-nes = eine Abzweigung, offen nach Norden, Osten und Süden
    .letters = NOS
open-esw = eine Abzweigung, offen nach Osten, Süden und Westen
    .letters = OSW
open-nsw = eine Abzweigung, offen nach Norden, Süden und Westen
    .letters = NSW
open-new = eine Abzweigung, offen nach Norden, Osten und Westen
    .letters = NOW
open-nesw = eine Kreuzung, offen nach Norden, Osten, Süden und Westen
    .letters = NOSW

# A tile of the house, the entrance or the exit: .in says where a pawn stands, .into whither it goes, .to zum or zur, .at where a tile lies
spot = { $spot-at ->
    [entrance] den Eingang
    [exit] den Ausgang
   *[house] Reihe { $spot-row }, Spalte { $spot-column }
}
    .capital = { $spot-at ->
        [entrance] Der Eingang
        [exit] Der Ausgang
       *[house] Reihe { $spot-row }, Spalte { $spot-column }
    }
    .in = { $spot-at ->
        [entrance] auf dem Eingang
        [exit] auf dem Ausgang
       *[house] auf Reihe { $spot-row }, Spalte { $spot-column }
    }
    .at = in Reihe { $spot-row }, Spalte { $spot-column }
    .into = { $spot-at ->
        [entrance] auf den Eingang
        [exit] auf den Ausgang
       *[house] auf Reihe { $spot-row }, Spalte { $spot-column }
    }
    .to = { $spot-at ->
        [entrance] zum Eingang
        [exit] zum Ausgang
       *[house] zu Reihe { $spot-row }, Spalte { $spot-column }
    }
tile = Reihe { $tile-row }, Spalte { $tile-column }
    .capital = Reihe { $tile-row }, Spalte { $tile-column }
doorway = { NAME("direction", $doorway-edge, form: "edge") } der { NAME("corner", $doorway-corner) }
new-tile = { NAME("open", $tile-open) }{ $tile-trap_door ->
    [yes] , mit Falltür
   *[no] { "" }
}
turns = { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}

## Questions

question-tile = Welches Feld kommt { NAME("spot", $spot, form: "into") }?
question-entrance = Wo liegt der Eingang?
question-exit = An welcher Kante der { NAME("corner", $corner) } liegt der Ausgang?
question-marker = Wer nimmt den Marker?
question-card = Welche vier Karten werden für { $seat } gezogen?
question-programme = Welche vier Karten spielst du, und in welcher Reihenfolge?
question-move = { $step ->
    [first] Wohin gehst du zuerst?
    [second] Wohin gehst du dann?
   *[only] Wohin gehst du?
}
question-switch-places = Mit wem tauschst du den Platz?
question-rotate-90 = Welches Feld drehst du um ein Viertel?
question-rotate-180 = Welches Feld drehst du halb herum?
question-switch-2-tiles = Welche zwei Felder tauschst du?
question-secret-passage = Durch welche Wand gehst du?
question-move-exit = Wohin kommt der Ausgang?
question-trap-door = Auf welcher Falltür kommst du heraus?

## Answers

answer-tile = Lege { new-tile }
answer-entrance = Der Eingang liegt an der { doorway }
answer-exit = Der Ausgang liegt an der { doorway }
answer-marker = { $seat } nimmt den Marker
answer-card = Ziehe { LIST($cards, of: "card", form: "capital", style: "comma") }
    .cards = { NAME("card", $item, form: "capital") }
answer-programme = Spiele { LIST($cards, of: "card", form: "capital", style: "comma") }
    .cards = { NAME("card", $item, form: "capital") }
answer-move = Gehe nach { NAME("direction", $direction) }{ onwards }
    .brief = { NAME("direction", $direction, form: "capital") }
answer-secret-passage = Gehe nach { NAME("direction", $direction) } durch die Wand{ onwards }
    .brief = { NAME("direction", $direction, form: "capital") }
onwards = { $to ->
    [none] { "" }
   *[some] { $to-at ->
        [entrance] , zurück auf den Eingang
       *[other] { " " }{ NAME("spot", $to, form: "into") }
    }
}
answer-switch-places = Tausche den Platz mit { $seat } { NAME("spot", $to, form: "in") }
    .brief = { $seat }
answer-rotate-90 = Drehe das Feld in { tile } { NAME("way", $way) }
    .tile-row = Reihe { $tile-row }
    .tile-row-under = Reihe
    .tile-column = Spalte { $tile-column }
    .tile-column-under = Spalte
    .way = { NAME("way", $way) }
answer-rotate-180 = Drehe das Feld in { tile } halb herum
    .tile-row = Reihe { $tile-row }
    .tile-row-under = Reihe
    .tile-column = Spalte { $tile-column }
    .tile-column-under = Spalte
answer-switch-2-tiles = { $other ->
    [none] Tausche das Feld in { tile } mit einem außerhalb des Hauses
   *[some] Tausche das Feld in { tile } mit dem in { NAME("tile", $other) }
}
    .tile-row = Reihe { $tile-row }
    .tile-row-under = Reihe
    .tile-column = Spalte { $tile-column }
    .tile-column-under = Spalte
    .other-row = mit Reihe { $other-row }
    .other-row-under = Mit Reihe
    .other-column = Spalte { $other-column }
    .other-column-under = Spalte
answer-move-exit = Verlege den Ausgang an die { doorway }
    .under = { NAME("corner", $doorway-corner, form: "capital") }
    .brief = { NAME("direction", $doorway-edge, form: "edge") }
answer-trap-door = Komm auf der Falltür in { tile } heraus
    .brief = { tile.capital }
    .tile-row = Reihe { $tile-row }
    .tile-row-under = Reihe
    .tile-column = Spalte { $tile-column }
    .tile-column-under = Spalte

## News

news-tile-laid = Gelegt { NAME("spot", $spot, form: "at") }: { new-tile }.
news-entrance-placed = Der Eingang kam an die { doorway }.
news-exit-placed = Der Ausgang kam an die { doorway }.
news-took-marker = { $seat } nahm den Marker.
news-round-began = Die { NAME("round", $round) } von Zug { $turn } begann.
news-card-drawn = { $card ->
    [none] { $seat } bekam verdeckt eine Karte, { NAME("ordinal", $slot) } aufzudecken.
   *[other] { $seat } bekam verdeckt { NAME("card", $card) }, { NAME("ordinal", $slot) } aufzudecken.
}
news-chose = { $seat } legte vier Karten hin.
news-turned-up = { $seat } deckte { NAME("card", $card) } auf.
news-skipped = { $seat } konnte mit { NAME("card", $card) } nichts anfangen.
news-walked = { $to-at ->
    [exit] { $seat } trat auf den Ausgang.
    [entrance] { $seat } ging zurück auf den Eingang.
   *[house] { $from-at ->
        [entrance] { $seat } ging hinein, { NAME("spot", $to, form: "into") }.
       *[house] { $seat } ging nach { NAME("direction", $direction) } { NAME("spot", $to, form: "into") }.
    }
}
news-switched-places = { $seat } tauschte den Platz mit { $with } und kam { NAME("spot", $to, form: "into") }; { $with } kam { NAME("spot", $other_to, form: "into") }.
news-rotated = { $seat } drehte das Feld { NAME("spot", $spot, form: "at") } { NAME("way", $way) }.
news-switched-tiles = { $seat } tauschte das Feld { NAME("spot", $spot, form: "at") } mit dem { NAME("spot", $other_spot, form: "at") }.
news-passed-wall = { $seat } ging durch eine Wand { NAME("spot", $to, form: "into") }.
news-moved-exit = { $seat } verlegte den Ausgang an die { doorway }.
news-fell = { $seat } fiel zur Falltür { NAME("spot", $to, form: "at") }.
news-mirrored = { $seat } sah nichts als Spiegel.
news-won = { $seat } kam in Zug { $turn } aus dem Haus und gewann.
news-nobody-won = In { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
} kam niemand heraus; das Haus behielt sie alle.

## Refusals

no-out-of-house = Im { NAME("direction", $direction) } liegt neben dir nichts; { ways-free } ({ $rule }).
no-wall = Nach { NAME("direction", $direction) } versperrt eine Wand den Weg; { ways-free } ({ $rule }).
no-way-barred = Auf der Falltür im { NAME("direction", $direction) } { standing }; { ways-free } ({ $rule }).
no-not-one-wall = Nach { NAME("direction", $direction) } { $walls ->
    [0] ist keine Wand
   *[other] sind zwei Wände
} im Weg, und ein Geheimgang führt durch genau eine; { ways-free } ({ $rule }).
ways-free = { $through ->
    [0] offen: { LIST($free, of: "direction", style: "comma") }
   *[1] eine Wand: { LIST($free, of: "direction", style: "comma") }
}
standing = { $by-count ->
    [one] steht
   *[other] stehen
} { LIST($by) }
no-switch-with-yourself = Mit dir selbst kannst du den Platz nicht tauschen; in deiner Nähe: { LIST($near, style: "comma") } ({ $rule }).
no-switch-on-one-tile = { $other } steht auf deinem eigenen Feld; in deiner Nähe: { LIST($near, style: "comma") } ({ $rule }).
no-switch-too-far = Das Feld, auf dem { $other } steht, berührt deines nicht; in deiner Nähe: { LIST($near, style: "comma") } ({ $rule }).
no-tile-taken = Auf dem Feld in { tile } { standing }; nur ein Feld, auf dem niemand steht, lässt sich bewegen ({ $rule }).
no-tile-outside = { tile } liegt außerhalb des Hauses, das die Reihen 1 bis { $side } und die Spalten 1 bis { $side } hat ({ $rule }).
no-exit-corner = { $whose ->
    [entrance] An der { NAME("corner", $corner) } liegt der Eingang
   *[exit] An der { NAME("corner", $corner) } liegt der Ausgang schon
}; frei: { LIST($free, of: "corner", style: "comma") } ({ $rule }).
no-no-trap-door = Das Feld in { tile } hat keine Falltür; { nearest } ({ $rule }).
no-trap-door-farther = Die Falltür in { tile } ist nicht die nächste; { nearest } ({ $rule }).
no-trap-door-taken = Auf der Falltür in { tile } { standing }; { nearest } ({ $rule }).
nearest = am nächsten: { LIST($nearest, of: "tile") }
no-turns = Der letzte Zug ist eine ganze Zahl von 1 bis { $most } oder „off“, nicht { $given } ({ $rule }).
no-mix = Eine Mischung nennt Formen und Zahlen, etwa „crossings=36/6“ ({ $rule }).
no-mix-shape = Eine Mischung hat kein { $given }; ihre Formen sind: { LIST($shapes, style: "comma") } ({ $rule }).
no-mix-total = Eine Mischung hat { $tiles } Felder; diese hat { $total } ({ $rule }).
no-mix-length = Eine Mischung hat höchstens { $most } Zeichen ({ $rule }).
no-mix-twice = „{ $shape }“ kommt in dieser Mischung zweimal vor ({ $rule }).
no-mix-counts = Zu { $shape } gehören zwei ganze Zahlen: bis zu { $tiles } Felder, und wie viele davon Falltüren haben ({ $rule }).

## The table in words

table-turn = Zug { $turn }{ $last ->
    [none] { "" }
   *[other] { " " }von { $last }
}, { NAME("round", $round) }{ $card ->
    [none] { "" }
   *[other] , Karte { $card } von { $cards }
}. { $marker } hat den Marker.{ $acting ->
    [none] { "" }
   *[other] { " " }{ $acting } führt { NAME("card", $doing) } aus.
}
table-doorways = Der Ausgang liegt an der { NAME("doorway", $exit) }, der Eingang an der { NAME("doorway", $entrance) }.
table-own = Du stehst { stood-on }{ $company-count ->
    [0] { "" }
   *[other] , zusammen mit { LIST($company) }
}. Offen: { LIST($open, of: "path", style: "comma") }. Eine Wand: { LIST($one, of: "path", style: "comma") }. Zwei Wände: { LIST($two, of: "path", style: "comma") }.
table-pawn = { $seat } steht { stood-on }.
stood-on = { NAME("spot", $spot, form: "in") }{ $trap_door ->
    [yes] , auf einer Falltür
   *[no] { "" }
}
path = { NAME("direction", $path-direction) }{ $path-to-at ->
    [house] { "" }
   *[other] { " " }{ NAME("spot", $path-to, form: "to") }
}{ $path-barred ->
    [yes] { " " }(versperrt)
   *[no] { "" }
}
path-none = nichts
table-programme = { $seat }: { LIST($cards, of: "card", form: "capital", style: "comma") }.
table-marks = Figuren: { LIST($pawns, of: "mark", style: "comma") }. # ist eine Falltür, > der Eingang, * der Ausgang.
mark = { $mark-mark } { $mark-name }
table-edges = Offene Kanten von Spalte 1 bis Spalte { $last } (O ist Osten):
table-row = Reihe { $row }: { LIST($tiles, of: "edges", style: "comma") }.
edges = { NAME("open", $edges-open, form: "letters") }{ $edges-trap_door ->
    [yes] { " " }#
   *[no] { "" }
}
edges-none = noch nichts

result-won = { $seat } kam nach { turns } aus dem Haus und hat gewonnen; { LIST($inside) } { $inside-count ->
    [one] blieb
   *[other] blieben
} drinnen.
result-nobody = In { turns } kam niemand aus dem Haus; niemand hat gewonnen.
