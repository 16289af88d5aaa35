### Haunted: Fragen, Antworten, Nachrichten, Ablehnungen, der Tisch in Worten, die Räume, und was es zu erzählen gibt.

title = Haunted
credit = Erdacht von Nathan D. Paoletta; erschienen bei ndpdesign, 2013.
blurb = Du erwachst in einem Haus, das du selbst gebaut hast. Finde einen Ausweg, und die Kraft, ihn zu gehen.
door = Ein Haus aus Karten wächst, während du es erzählst. Halt Leib und Willen zusammen.
minutes = 20 bis 60

option-long = Das lange Spiel
    .help = Es dauert, bis alle draußen sind, und das beste Ergebnis gewinnt.
option-multilevel = Das Spiel auf mehreren Ebenen
    .help = Ausgänge öffnen andere Ebenen, bis der vierte gefunden ist.
option-still = Stille Runden
    .help = Nach wie vielen Runden, in denen nichts gezogen, gespielt oder aufgedeckt wird, das Spiel endet, zum Beispiel 10.

## Things

stat-body = KÖRPER
    .the = der KÖRPER
    .dative = KÖRPER
stat-will = WILLE
    .the = der WILLE
    .dative = WILLEN
stat-fear = FURCHT
    .the = die FURCHT
    .dative = FURCHT
declared-color = Farbe
declared-suit = Zeichen
prompt-remember = Woran erinnere ich mich?
    .quoted = „Woran erinnere ich mich?“
prompt-bring = Was nehme ich mit?
    .quoted = „Was nehme ich mit?“
prompt-fear = Was fürchte ich?
    .quoted = „Was fürchte ich?“

# A card, and one that the reader may not know.
card = { NAME("card", $card-name) }
    .the = { NAME("card", $card-name, form: "the") }
    .accusative = { NAME("card", $card-name, form: "accusative") }
    .dative = { NAME("card", $card-name, form: "dative") }
    .in = { NAME("card", $card-name, form: "in") }
    .into = { NAME("card", $card-name, form: "into") }
    .to = { NAME("card", $card-name, form: "to") }
a-card = { $card ->
    [none] eine Karte
   *[some] { card.accusative }
}
unseen-card = { $card ->
    [none] Eine ungesehene Karte
   *[some] { card }
}
# A card of the house: its name if it lies face up, else its number.
place = { $room-card ->
    [none] die verdeckte Karte { $room-spot }
   *[some] { NAME("card", $room-card-name, form: "accusative") }
}
    .brief = { $room-card ->
        [none] Karte { $room-spot }
       *[some] { NAME("card", $room-card-name) }
    }
    .zu = { $room-card ->
        [none] zur verdeckten Karte { $room-spot }
       *[some] { NAME("card", $room-card-name, form: "to") }
    }
    .dative = { $room-card ->
        [none] der verdeckten Karte { $room-spot }
       *[some] { NAME("card", $room-card-name, form: "dative") }
    }
    .auf = { $room-card ->
        [none] auf der verdeckten Karte { $room-spot }
       *[some] { NAME("card", $room-card-name, form: "in") }
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
effect-reveal = Einblick
effect-none = nichts
effect-way-out = ein Ausweg
effect-trap = eine Falle
secret-doors = { $held ->
    [0] keine Geheimtür
    [1] eine Geheimtür
   *[other] zwei Geheimtüren
}
points = { $score ->
    [0] ohne Punkte
    [one] mit { $score } Punkt
   *[other] mit { $score } Punkten
}
points-noted = { $score ->
    [0] keine Punkte
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

# Kleine Zahlen; größere stehen in Ziffern.
count-2 = zwei
    .capital = Zwei
count-3 = drei
    .capital = Drei
count-4 = vier
    .capital = Vier
count-5 = fünf
    .capital = Fünf
count-6 = sechs
    .capital = Sechs
count-7 = sieben
    .capital = Sieben
count-8 = acht
    .capital = Acht
count-9 = neun
    .capital = Neun
count-10 = zehn
    .capital = Zehn
count-11 = elf
    .capital = Elf
count-12 = zwölf
    .capital = Zwölf

## Questions

question-deal = Welche Karte wird ausgeteilt?
question-draw = Welche Karte wird gezogen?
question-stronger = Was ist in dir stärker, dein KÖRPER oder dein WILLE?
question-act = Du bist { $here-card ->
    [none] auf der verdeckten Karte { $here-spot }
   *[some] { NAME("room", $here-card-room, form: "in") }, { NAME("card", $here-card-name, form: "in") }
}: Was tust du?
question-offer = { $must ->
    [yes] Der Stapel ist leer: Welche deiner Geheimtüren öffnest du?
   *[no] { $own ->
        [yes] { $trapped ->
            [yes] Du sitzt in der Falle und ziehst eine Karte
           *[no] Du öffnest eine Tür
        }
       *[no] { $trapped ->
            [yes] { $active } sitzt in der Falle und zieht eine Karte
           *[no] { $active } öffnet eine Tür
        }
    }: Spielst du eine Geheimtür statt der obersten Karte?
}
question-declare = { $spot ->
    [none] { $giver ->
        [none] Du deckst die oberste Karte auf
       *[other] { $own ->
            [yes] Du öffnest deine eigene Geheimtür
           *[no] Du öffnest eine Geheimtür von { $giver }
        }
    }
   *[other] Du deckst die verdeckte Karte { $spot } auf
}: Sagst du Farbe oder Zeichen an?
question-choose = Was tut dir { card.the } an?
question-match = Zu { card.dative } gibt es ein Gegenstück, { NAME("card", $match-name, form: "accusative") }: { $more ->
    [none] Nimmst du den Einblick
   *[other] Nimmst du { more } { NAME("stat", $stat, form: "dative") }
} oder lieber +1 { NAME("stat", $stat, form: "dative") }?
question-reveal = Du darfst in einen anderen Raum sehen: Welche Karte des Hauses deckst du auf?
question-bonus = Es war deine eigene Geheimtür: Was nimmst du dafür?
question-link = Du hast { NAME("card", $laid-card-name, form: "accusative") } gelegt: Mit welcher anderen Karte verbindest du die neue?
question-lay = Du sitzt in der Falle und hast { a-card } gezogen: Wohin damit?
question-escape = Durch { card.accusative } kämst du hinaus: Entkommst du, oder gehst du auf eine andere Ebene?

## Answers

answer-deal = { unseen-card }
answer-draw = { unseen-card }
answer-stronger-body = Der KÖRPER ist stärker
    .brief = KÖRPER
answer-stronger-will = Der WILLE ist stärker
    .brief = WILLE
answer-act-go = Gehen { place.zu }
    .brief = { place.zu }
answer-act-nowhere = Gehen über Verbindung { $link }
    .brief = Verbindung { $link }
answer-act-open = Eine Tür öffnen
answer-act-stay = Bleiben
answer-offer-keep = Keine Geheimtür spielen
    .brief = Keine Geheimtür
answer-offer-play = { $door-card ->
    [none] Geheimtür { $door-which }
   *[some] Als Geheimtür { NAME("card", $door-card-name, form: "accusative") }
} spielen
    .brief = { $door-card ->
        [none] Geheimtür { $door-which }
       *[some] { NAME("card", $door-card-name, form: "accusative") }
    }
answer-declare-color = Farbe ansagen
    .brief = Farbe
answer-declare-suit = Zeichen ansagen
    .brief = Zeichen
answer-choose = { $more ->
    [-2] 2 { NAME("stat", $stat, form: "dative") } verlieren
    [-1] 1 { NAME("stat", $stat, form: "dative") } verlieren
   *[other] { $more } { NAME("stat", $stat, form: "dative") } gewinnen
}
answer-match-effect = { $more ->
    [none] Den Einblick nehmen
   *[other] Die Wirkung nehmen: { effect-change }
}
    .brief = { $more ->
        [none] Einblick
       *[other] { effect-change }
    }
answer-match-match = Das Gegenstück nehmen: { effect-change }
    .brief = { effect-change }
answer-reveal-nothing = Nichts aufdecken
    .brief = Nichts
    .choice = Nichts aufdecken
answer-reveal-card = { $room-card ->
    [none] { place.brief }
   *[some] Noch einmal { place }
} aufdecken
    .brief = { place.brief }
    .choice = Eine Karte aufdecken
    .room-spot = { place.brief }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-bonus-add = { $more } { NAME("stat", $stat, form: "dative") } gewinnen
answer-bonus-decline = Nichts nehmen
    .brief = Nichts
answer-link-no-link = Keine weitere Verbindung
    .choice = Mit keiner anderen
answer-link-link = Mit { place.dative } verbinden
    .brief = Mit { place.dative }
    .choice = Verbinden
    .room-spot = mit { place.dative }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-lay-face-down = Verdeckt neben { place } legen
    .brief = Verdeckt neben { place }
    .choice = Verdeckt
    .room-spot = neben { place }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-lay-face-up = Offen hinlegen, verbunden mit { place.dative }
    .brief = Offen hinlegen, verbunden mit { place.dative }
    .choice = Offen
    .room-spot = verbunden mit { place.dative }
    .room-card = { "" }
    .room-card-name = { "" }
    .room-card-value = { "" }
    .room-card-suit = { "" }
    .room-card-color = { "" }
    .room-card-room = { "" }
answer-escape-escape = Entkommen
answer-escape-go-on = Auf eine andere Ebene gehen
    .brief = Andere Ebene

## News

news-stronger = Bei { $seat } war { NAME("stat", $stat, form: "the") } stärker.
news-cross-laid = Neben das Karo-Ass kam verdeckt { $card ->
    [none] eine Karte
   *[some] { card.the }
}, als Karte { $spot }.
news-dealt-door = { $seat } bekam { $card ->
    [none] eine Geheimtür
   *[some] { card.accusative } als Geheimtür
}.
news-woke = { $seat } erwachte { card.in }, { NAME("room", $card-room, form: "in") }.
news-went-first = { $seat } hatte den niedrigsten Raum, { card.accusative }, und begann.
news-turn-began = Runde { $round }: { $seat } begann den Zug { card.in }.
news-first-room = { $seat } sah sich { NAME("room", $card-room, form: "in") } um, { card.in }.
news-moved = { $seat } ging { card.to }, { NAME("room", $card-room, form: "into") }.
news-approached = { $seat } ging auf die verdeckte Karte { $spot } zu.
news-opened = { $seat } öffnete eine neue Tür.
news-played-door = { $own ->
    [yes] { $seat } spielte eine Geheimtür.
   *[no] { $seat } spielte eine Geheimtür, die sich vor { $other } öffnete.
}
news-declared = { $seat } sagte { NAME("declared", $declared) } an.
news-turned-up = { $seat } deckte { card.accusative } auf, { NAME("room", $card-room, form: "accusative") }.
news-changed = { $seat } { $more ->
    [-3] verlor 3
    [-2] verlor 2
    [-1] verlor 1
   *[other] gewann { $more }
} { NAME("stat", $stat, form: "dative") } und hatte danach { $now }.
news-ignored = { $seat } hätte { $more ->
    [-3] 3 { NAME("stat", $stat, form: "dative") } verloren
    [-2] 2 { NAME("stat", $stat, form: "dative") } verloren
    [-1] 1 { NAME("stat", $stat, form: "dative") } verloren
   *[other] { $more } { NAME("stat", $stat, form: "dative") } gewonnen
}, aber es blieb bei { $now }.
news-matched = { $seat } fand das Gegenstück, { card.accusative }, und nahm dafür +1.
news-revealed = { $seat } sah in einen anderen Raum und deckte Karte { $spot } auf: { card.accusative }, { NAME("room", $card-room, form: "accusative") }.
news-left-hidden = { $seat } ließ alle verdeckten Karten, wie sie waren.
news-laid = { $seat } legte { card.accusative } neben { NAME("card", $beside-card-name, form: "accusative") } und verband die beiden.
news-linked = { $seat } verband die neue Karte auch mit { card.dative }.
news-entered = { $seat } trat { NAME("room", $card-room, form: "into") }, { card.into }.
news-found-way-out = { $seat } stand vor einem Ausweg, { card.dative }, und { NAME("stat", $stat, form: "the") } entschied.
news-answered = { $seat } hatte nun die Antwort auf { NAME("prompt", $question, form: "quoted") }.
news-lost-will = { $seat } blieb kein WILLE mehr.
news-locked = { $seat } konnte nicht hinaus, und von da an war der WILLE bei { $now } verriegelt.
news-escaped = { $seat } entkam durch { card.accusative }.
news-went-on = { $seat } hätte durch { card.accusative } entkommen können und ging weiter, auf Ebene { $levels ->
    [1] 2
    [2] 3
    [3] 4
   *[other] 5
} des Hauses.
news-noted = { $seat } schrieb { points-noted } auf, zusammen { $sum }.
news-level-opened = { $seat } öffnete { card.in } eine andere Ebene, und { $discarded ->
    [0] keine Karte wurde
    [one] eine Karte wurde
   *[other] { NAME("count", $discarded) } Karten wurden
} abgelegt.
news-trapped = { $seat } saß { card.in } in der Falle.
news-looked = { $seat } zog { a-card } und behielt für sich, was zu sehen war.
news-laid-down = { $seat } legte { $card ->
    [none] die Karte
   *[some] { card.accusative }
} verdeckt hin, als Karte { $spot }, neben { $beside-card ->
    [none] die verdeckte Karte { $beside-spot }
   *[some] { NAME("card", $beside-card-name, form: "accusative") }
}.
news-laid-up = { $seat } legte { card.accusative } offen neben die Falle, verbunden mit { NAME("card", $linked_to-name, form: "dative") }.
news-freed = { $seat } befreite { $other }, und beide hatten danach FURCHT 2.
news-stayed = { $seat } wusste nicht wohin und blieb.
news-running-out = { $reason ->
    [exits] Der vierte Ausgang war aufgedeckt
   *[deck] Die letzte Karte des Stapels war gezogen
}; nach diesem Zug bekamen alle, die im Haus waren, noch einen.
news-ended = { $reason ->
    [escape] Mit diesem Entkommen war das Spiel zu Ende.
    [exits] Alle vier Ausgänge waren bekannt, und alle hatten ihren letzten Zug gehabt; das Spiel war zu Ende.
    [deck] Der Stapel war leer, und alle hatten ihren letzten Zug gehabt; das Spiel war zu Ende.
    [fear] Die Furcht war über alles andere hinausgewachsen, und das Haus behielt, was es hatte; das Spiel war zu Ende.
   *[other] { $rounds ->
        [0] Keine Runde war
        [one] Eine Runde war
       *[other] { NAME("count", $rounds, form: "capital") } Runden waren
    } vergangen, ohne dass etwas gezogen, gespielt oder aufgedeckt wurde; das Spiel war zu Ende.
}
news-scored = { $fate ->
    [escaped] { $seat } war am Ende draußen,
    [trapped] { $seat } saß am Ende in der Falle,
   *[other] { $seat } war am Ende noch im Haus,
} { points }.

## Refusals

no-act-trapped = „{ $answer }“ geht nicht: Du sitzt in der Falle, bis jemand in den Raum kommt ({ $rule }).
no-act-link = „{ $answer }“ führt nirgendwohin: Deine Karte hat { $links ->
    [0] keine Verbindung
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
} ({ $rule }).
no-act-full = „{ $answer }“ geht nicht: Deine Karte hat schon vier Verbindungen ({ $rule }).
no-act-no-door = „{ $answer }“ geht nicht: Der Stapel ist leer, und du hast keine Geheimtür ({ $rule }).
no-act-deck = „{ $answer }“ geht nicht: Solange es einen Stapel gibt, gehst du oder öffnest eine Tür ({ $rule }).
no-act-linked = „{ $answer }“ geht nicht: Deine Karte ist mit einer anderen verbunden, also gehst du oder öffnest eine Tür ({ $rule }).
no-offer-must = „{ $answer }“ geht nicht: Der Stapel ist leer, also öffnest du eine deiner Geheimtüren ({ $rule }).
no-offer-held = „{ $answer }“ geht nicht: Du hast { secret-doors } ({ $rule }).
no-card-gone = „{ $answer }“ geht nicht: Diese Karte wurde abgelegt ({ $rule }).
no-card-up = „{ $answer }“ geht nicht: Diese Karte liegt schon offen ({ $rule }).
no-card-down = „{ $answer }“ geht nicht: Nur eine offene Karte lässt sich verbinden ({ $rule }).
no-card-full = „{ $answer }“ geht nicht: Diese Karte hat schon vier Verbindungen ({ $rule }).
no-link-there = „{ $answer }“ geht nicht: Die beiden sind schon verbunden ({ $rule }).
no-link-color = „{ $answer }“ geht nicht: Die beiden haben nicht dieselbe Farbe ({ $rule }).
no-lay-up-down = „{ $answer }“ geht nicht: Offen braucht sie eine Verbindung zu einer offenen Karte ({ $rule }).
no-lay-up-trap = „{ $answer }“ geht nicht: Offen braucht sie eine Verbindung zu einer anderen Karte als der Falle ({ $rule }).
no-lay-up-suit = „{ $answer }“ geht nicht: Offen braucht sie eine Verbindung zu einer Karte mit ihrem Zeichen ({ $rule }).
no-lay-trap-full = „{ $answer }“ geht nicht: Die Falle hat schon vier Verbindungen ({ $rule }).
no-multilevel-solo = Das Spiel auf mehreren Ebenen ist für 2 und mehr, nicht für einen allein ({ $rule }).
no-long-multilevel = Ein Spiel ist lang oder hat mehrere Ebenen, nicht beides: Lass eines davon weg ({ $rule }).
what-long = Das lange Spiel
what-multilevel = Das Spiel auf mehreren Ebenen
what-still = Die stillen Runden

## The table in words

table-deck = { $variant ->
    [long] Das lange Spiel.{ " " }
    [multilevel] Das Spiel auf mehreren Ebenen.{ " " }
   *[other] { "" }
}{ $deck ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch eine Karte.
   *[other] Im Stapel sind noch { $deck } Karten.
} Aufgedeckte Ausgänge: { $exits } von { $most }.
table-turn = Runde { $round }. { $seat } ist am Zug.{ $house ->
    [none] { "" }
   *[other] { " " }{ $house } ist die Stimme des Hauses.
}
table-still = { $quiet ->
    [one] Bisher eine stille Runde
   *[other] Bisher { $quiet } stille Runden
}; nach { $still } endet das Spiel.
table-levels = Andere Ebenen geöffnet: { $levels }.
table-running-out = { $reason ->
    [exits] Alle Ausgänge sind bekannt
   *[deck] Der Stapel ist leer
}: { $owed-count ->
    [0] Nach diesem Zug haben alle im Haus noch einen
   *[other] noch ein Zug für { LIST($owed) }
}.
table-discarded = Abgelegt: { LIST($cards, of: "card", style: "comma") }.
table-asleep = { player } ist noch nicht erwacht.
table-player = { player }: { LIST($parts, style: "comma") }.{ $answered-count ->
    [0] { "" }
   *[other] { " " }Beantwortet: { LIST($answered, of: "prompt", form: "quoted") }.
}
player = { $seat }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
}
player-stat = { NAME("stat", $stat) } { $now }{ $locked ->
    [yes] { " " }(verriegelt)
   *[no] { "" }
}
player-escaped = entkommen
player-in = { place.auf }
player-trapped = in der Falle, { place.auf }
player-doors = { $held ->
    [one] eine Geheimtür
   *[other] { $held } Geheimtüren
}
player-noted = { $noted ->
    [one] { $noted } Punkt aufgeschrieben
   *[other] { $noted } Punkte aufgeschrieben
}
player-placed = { points-noted }{ $place ->
    [1] , gewonnen
   *[other] { "" }
}
table-own-doors = Deine Geheimtüren:
table-door = { card } (Farbe: { $color }; Zeichen: { $suit })
table-drawn = Gezogen und noch nicht gelegt: { card }.
table-odds = Was diese Karte dir antun kann:
table-odds-color = Farbe: { LIST($outcomes, style: "semicolon") }
table-odds-suit = Zeichen: { LIST($outcomes, style: "semicolon") }
odds-outcome = { $effect }{ $match ->
    [yes] { " " }oder ein Gegenstück
   *[no] { "" }
}{ $ignored ->
    [yes] { " " }(ändert nichts)
   *[no] { "" }
}{ $percent ->
    [100] { "" }
   *[other] { " " }{ $percent } %
}
odds-others = etwas anderes { $percent } %
table-house = Das Haus:
table-spot = { $face ->
    [up] { card }, { NAME("room", $card-room, form: "the") }
   *[down] verdeckt{ $knowers-count ->
        [0] { "" }
       *[other] , gesehen von { LIST($knowers) }
    }{ $card ->
        [none] { "" }
       *[some] : { card }
    }
}{ $links-count ->
    [0] { "" }
   *[other] ; verbunden mit { LIST($links, style: "comma") }
}{ $tokens-count ->
    [0] { "" }
   *[other] ; hier: { LIST($tokens) }
}
knower-you = dir
link-to = { $room-card ->
    [none] Karte { $room-spot }
   *[some] { NAME("card", $room-card-name, form: "dative") }
}

result-solo = { $seat } { $won ->
    [yes] entkam dem Haus und gewann
   *[no] blieb im Haus verloren
}; { $levels ->
    [0] keine andere Ebene war
    [one] eine andere Ebene war
   *[other] { NAME("count", $levels) } andere Ebenen waren
} geöffnet.
result = { $out-count ->
    [0] Niemand entkam
    [1] { LIST($out) } entkam
   *[other] { LIST($out) } entkamen
} dem Haus{ $winners-count ->
    [0] , und niemand gewann
   *[other] { $same ->
        [yes] { $winners-count ->
            [1] { " " }und gewann
           *[other] { " " }und gewannen
        }
       *[no] ; { $winners-count ->
            [1] gewonnen hat { LIST($winners) }
           *[other] gewonnen haben { LIST($winners) }
        }
    }
}.

## What players are invited to tell

moment-memory = Was ist das Letzte vor dem Haus, woran du dich erinnerst?
moment-room = Du bist die Stimme des Hauses: Beschreibe { $other ->
    [none] dir selbst
   *[other] { $other }
} { NAME("room", $room, form: "accusative") }. { seen }
moment-reaction = Du bist { NAME("room", $room, form: "in") }{ $known ->
    [yes] , und der Raum ist schon bekannt
   *[no] { "" }
}: Was denkst, fühlst und tust du?
moment-freeing = Wie holst du { $other } { NAME("room", $room, form: "out") }?
moment-kept = Du nimmst den Ausweg { NAME("room", $room, form: "in") } nicht: Was hält dich?
moment-haunted = Auf der Schwelle wird es dir klar: Was ist es, das dich verfolgt?
moment-answer = { NAME("prompt", $question) }
moment-escape = Du bist draußen, durch { NAME("room", $room, form: "accusative") }: Wie hast du es geschafft?
# How a room looks, by what was declared.
seen = { $declared ->
    [color] { NAME("room", $room, form: "by-color") }
   *[suit] { NAME("room", $room, form: "by-suit") }
}

## Cards

card-2-of-diamonds = Karo-2
    .the = die Karo-2
    .accusative = die Karo-2
    .dative = der Karo-2
    .in = auf der Karo-2
    .into = auf die Karo-2
    .to = zur Karo-2
card-2-of-clubs = Kreuz-2
    .the = die Kreuz-2
    .accusative = die Kreuz-2
    .dative = der Kreuz-2
    .in = auf der Kreuz-2
    .into = auf die Kreuz-2
    .to = zur Kreuz-2
card-2-of-hearts = Herz-2
    .the = die Herz-2
    .accusative = die Herz-2
    .dative = der Herz-2
    .in = auf der Herz-2
    .into = auf die Herz-2
    .to = zur Herz-2
card-2-of-spades = Pik-2
    .the = die Pik-2
    .accusative = die Pik-2
    .dative = der Pik-2
    .in = auf der Pik-2
    .into = auf die Pik-2
    .to = zur Pik-2
card-3-of-diamonds = Karo-3
    .the = die Karo-3
    .accusative = die Karo-3
    .dative = der Karo-3
    .in = auf der Karo-3
    .into = auf die Karo-3
    .to = zur Karo-3
card-3-of-clubs = Kreuz-3
    .the = die Kreuz-3
    .accusative = die Kreuz-3
    .dative = der Kreuz-3
    .in = auf der Kreuz-3
    .into = auf die Kreuz-3
    .to = zur Kreuz-3
card-3-of-hearts = Herz-3
    .the = die Herz-3
    .accusative = die Herz-3
    .dative = der Herz-3
    .in = auf der Herz-3
    .into = auf die Herz-3
    .to = zur Herz-3
card-3-of-spades = Pik-3
    .the = die Pik-3
    .accusative = die Pik-3
    .dative = der Pik-3
    .in = auf der Pik-3
    .into = auf die Pik-3
    .to = zur Pik-3
card-4-of-diamonds = Karo-4
    .the = die Karo-4
    .accusative = die Karo-4
    .dative = der Karo-4
    .in = auf der Karo-4
    .into = auf die Karo-4
    .to = zur Karo-4
card-4-of-clubs = Kreuz-4
    .the = die Kreuz-4
    .accusative = die Kreuz-4
    .dative = der Kreuz-4
    .in = auf der Kreuz-4
    .into = auf die Kreuz-4
    .to = zur Kreuz-4
card-4-of-hearts = Herz-4
    .the = die Herz-4
    .accusative = die Herz-4
    .dative = der Herz-4
    .in = auf der Herz-4
    .into = auf die Herz-4
    .to = zur Herz-4
card-4-of-spades = Pik-4
    .the = die Pik-4
    .accusative = die Pik-4
    .dative = der Pik-4
    .in = auf der Pik-4
    .into = auf die Pik-4
    .to = zur Pik-4
card-5-of-diamonds = Karo-5
    .the = die Karo-5
    .accusative = die Karo-5
    .dative = der Karo-5
    .in = auf der Karo-5
    .into = auf die Karo-5
    .to = zur Karo-5
card-5-of-clubs = Kreuz-5
    .the = die Kreuz-5
    .accusative = die Kreuz-5
    .dative = der Kreuz-5
    .in = auf der Kreuz-5
    .into = auf die Kreuz-5
    .to = zur Kreuz-5
card-5-of-hearts = Herz-5
    .the = die Herz-5
    .accusative = die Herz-5
    .dative = der Herz-5
    .in = auf der Herz-5
    .into = auf die Herz-5
    .to = zur Herz-5
card-5-of-spades = Pik-5
    .the = die Pik-5
    .accusative = die Pik-5
    .dative = der Pik-5
    .in = auf der Pik-5
    .into = auf die Pik-5
    .to = zur Pik-5
card-6-of-diamonds = Karo-6
    .the = die Karo-6
    .accusative = die Karo-6
    .dative = der Karo-6
    .in = auf der Karo-6
    .into = auf die Karo-6
    .to = zur Karo-6
card-6-of-clubs = Kreuz-6
    .the = die Kreuz-6
    .accusative = die Kreuz-6
    .dative = der Kreuz-6
    .in = auf der Kreuz-6
    .into = auf die Kreuz-6
    .to = zur Kreuz-6
card-6-of-hearts = Herz-6
    .the = die Herz-6
    .accusative = die Herz-6
    .dative = der Herz-6
    .in = auf der Herz-6
    .into = auf die Herz-6
    .to = zur Herz-6
card-6-of-spades = Pik-6
    .the = die Pik-6
    .accusative = die Pik-6
    .dative = der Pik-6
    .in = auf der Pik-6
    .into = auf die Pik-6
    .to = zur Pik-6
card-7-of-diamonds = Karo-7
    .the = die Karo-7
    .accusative = die Karo-7
    .dative = der Karo-7
    .in = auf der Karo-7
    .into = auf die Karo-7
    .to = zur Karo-7
card-7-of-clubs = Kreuz-7
    .the = die Kreuz-7
    .accusative = die Kreuz-7
    .dative = der Kreuz-7
    .in = auf der Kreuz-7
    .into = auf die Kreuz-7
    .to = zur Kreuz-7
card-7-of-hearts = Herz-7
    .the = die Herz-7
    .accusative = die Herz-7
    .dative = der Herz-7
    .in = auf der Herz-7
    .into = auf die Herz-7
    .to = zur Herz-7
card-7-of-spades = Pik-7
    .the = die Pik-7
    .accusative = die Pik-7
    .dative = der Pik-7
    .in = auf der Pik-7
    .into = auf die Pik-7
    .to = zur Pik-7
card-8-of-diamonds = Karo-8
    .the = die Karo-8
    .accusative = die Karo-8
    .dative = der Karo-8
    .in = auf der Karo-8
    .into = auf die Karo-8
    .to = zur Karo-8
card-8-of-clubs = Kreuz-8
    .the = die Kreuz-8
    .accusative = die Kreuz-8
    .dative = der Kreuz-8
    .in = auf der Kreuz-8
    .into = auf die Kreuz-8
    .to = zur Kreuz-8
card-8-of-hearts = Herz-8
    .the = die Herz-8
    .accusative = die Herz-8
    .dative = der Herz-8
    .in = auf der Herz-8
    .into = auf die Herz-8
    .to = zur Herz-8
card-8-of-spades = Pik-8
    .the = die Pik-8
    .accusative = die Pik-8
    .dative = der Pik-8
    .in = auf der Pik-8
    .into = auf die Pik-8
    .to = zur Pik-8
card-9-of-diamonds = Karo-9
    .the = die Karo-9
    .accusative = die Karo-9
    .dative = der Karo-9
    .in = auf der Karo-9
    .into = auf die Karo-9
    .to = zur Karo-9
card-9-of-clubs = Kreuz-9
    .the = die Kreuz-9
    .accusative = die Kreuz-9
    .dative = der Kreuz-9
    .in = auf der Kreuz-9
    .into = auf die Kreuz-9
    .to = zur Kreuz-9
card-9-of-hearts = Herz-9
    .the = die Herz-9
    .accusative = die Herz-9
    .dative = der Herz-9
    .in = auf der Herz-9
    .into = auf die Herz-9
    .to = zur Herz-9
card-9-of-spades = Pik-9
    .the = die Pik-9
    .accusative = die Pik-9
    .dative = der Pik-9
    .in = auf der Pik-9
    .into = auf die Pik-9
    .to = zur Pik-9
card-10-of-diamonds = Karo-10
    .the = die Karo-10
    .accusative = die Karo-10
    .dative = der Karo-10
    .in = auf der Karo-10
    .into = auf die Karo-10
    .to = zur Karo-10
card-10-of-clubs = Kreuz-10
    .the = die Kreuz-10
    .accusative = die Kreuz-10
    .dative = der Kreuz-10
    .in = auf der Kreuz-10
    .into = auf die Kreuz-10
    .to = zur Kreuz-10
card-10-of-hearts = Herz-10
    .the = die Herz-10
    .accusative = die Herz-10
    .dative = der Herz-10
    .in = auf der Herz-10
    .into = auf die Herz-10
    .to = zur Herz-10
card-10-of-spades = Pik-10
    .the = die Pik-10
    .accusative = die Pik-10
    .dative = der Pik-10
    .in = auf der Pik-10
    .into = auf die Pik-10
    .to = zur Pik-10
card-jack-of-diamonds = Karo-Bube
    .the = der Karo-Bube
    .accusative = den Karo-Buben
    .dative = dem Karo-Buben
    .in = auf dem Karo-Buben
    .into = auf den Karo-Buben
    .to = zum Karo-Buben
card-jack-of-clubs = Kreuz-Bube
    .the = der Kreuz-Bube
    .accusative = den Kreuz-Buben
    .dative = dem Kreuz-Buben
    .in = auf dem Kreuz-Buben
    .into = auf den Kreuz-Buben
    .to = zum Kreuz-Buben
card-jack-of-hearts = Herz-Bube
    .the = der Herz-Bube
    .accusative = den Herz-Buben
    .dative = dem Herz-Buben
    .in = auf dem Herz-Buben
    .into = auf den Herz-Buben
    .to = zum Herz-Buben
card-jack-of-spades = Pik-Bube
    .the = der Pik-Bube
    .accusative = den Pik-Buben
    .dative = dem Pik-Buben
    .in = auf dem Pik-Buben
    .into = auf den Pik-Buben
    .to = zum Pik-Buben
card-queen-of-diamonds = Karo-Dame
    .the = die Karo-Dame
    .accusative = die Karo-Dame
    .dative = der Karo-Dame
    .in = auf der Karo-Dame
    .into = auf die Karo-Dame
    .to = zur Karo-Dame
card-queen-of-clubs = Kreuz-Dame
    .the = die Kreuz-Dame
    .accusative = die Kreuz-Dame
    .dative = der Kreuz-Dame
    .in = auf der Kreuz-Dame
    .into = auf die Kreuz-Dame
    .to = zur Kreuz-Dame
card-queen-of-hearts = Herz-Dame
    .the = die Herz-Dame
    .accusative = die Herz-Dame
    .dative = der Herz-Dame
    .in = auf der Herz-Dame
    .into = auf die Herz-Dame
    .to = zur Herz-Dame
card-queen-of-spades = Pik-Dame
    .the = die Pik-Dame
    .accusative = die Pik-Dame
    .dative = der Pik-Dame
    .in = auf der Pik-Dame
    .into = auf die Pik-Dame
    .to = zur Pik-Dame
card-king-of-diamonds = Karo-König
    .the = der Karo-König
    .accusative = den Karo-König
    .dative = dem Karo-König
    .in = auf dem Karo-König
    .into = auf den Karo-König
    .to = zum Karo-König
card-king-of-clubs = Kreuz-König
    .the = der Kreuz-König
    .accusative = den Kreuz-König
    .dative = dem Kreuz-König
    .in = auf dem Kreuz-König
    .into = auf den Kreuz-König
    .to = zum Kreuz-König
card-king-of-hearts = Herz-König
    .the = der Herz-König
    .accusative = den Herz-König
    .dative = dem Herz-König
    .in = auf dem Herz-König
    .into = auf den Herz-König
    .to = zum Herz-König
card-king-of-spades = Pik-König
    .the = der Pik-König
    .accusative = den Pik-König
    .dative = dem Pik-König
    .in = auf dem Pik-König
    .into = auf den Pik-König
    .to = zum Pik-König
card-ace-of-diamonds = Karo-Ass
    .the = das Karo-Ass
    .accusative = das Karo-Ass
    .dative = dem Karo-Ass
    .in = auf dem Karo-Ass
    .into = aufs Karo-Ass
    .to = zum Karo-Ass
card-ace-of-clubs = Kreuz-Ass
    .the = das Kreuz-Ass
    .accusative = das Kreuz-Ass
    .dative = dem Kreuz-Ass
    .in = auf dem Kreuz-Ass
    .into = aufs Kreuz-Ass
    .to = zum Kreuz-Ass
card-ace-of-hearts = Herz-Ass
    .the = das Herz-Ass
    .accusative = das Herz-Ass
    .dative = dem Herz-Ass
    .in = auf dem Herz-Ass
    .into = aufs Herz-Ass
    .to = zum Herz-Ass
card-ace-of-spades = Pik-Ass
    .the = das Pik-Ass
    .accusative = das Pik-Ass
    .dative = dem Pik-Ass
    .in = auf dem Pik-Ass
    .into = aufs Pik-Ass
    .to = zum Pik-Ass
card-red-joker = roter Joker
    .the = der rote Joker
    .accusative = den roten Joker
    .dative = dem roten Joker
    .in = im roten Joker
    .into = in den roten Joker
    .to = zum roten Joker
card-black-joker = schwarzer Joker
    .the = der schwarze Joker
    .accusative = den schwarzen Joker
    .dative = dem schwarzen Joker
    .in = im schwarzen Joker
    .into = in den schwarzen Joker
    .to = zum schwarzen Joker

## Rooms, in the order of the cards from the 2 of Diamonds to the black Joker

room-breakfast-room = Frühstückszimmer
    .the = das Frühstückszimmer
    .accusative = das Frühstückszimmer
    .dative = dem Frühstückszimmer
    .genitive = des Frühstückszimmers
    .in = im Frühstückszimmer
    .into = ins Frühstückszimmer
    .from = vom Frühstückszimmer
    .to = zum Frühstückszimmer
    .out = aus dem Frühstückszimmer
    .by-suit = Der Tisch war für eine Person gedeckt, und das Ei in seinem Becher war noch warm. Nach wessen Küche roch es hier?
    .by-color = Vier Tassen Tee dampften auf einem Tisch, an dem niemand saß. In einer war eben noch gerührt worden.
room-boot-room = Stiefelkammer
    .the = die Stiefelkammer
    .accusative = die Stiefelkammer
    .dative = der Stiefelkammer
    .genitive = der Stiefelkammer
    .in = in der Stiefelkammer
    .into = in die Stiefelkammer
    .from = von der Stiefelkammer
    .to = zur Stiefelkammer
    .out = aus der Stiefelkammer
    .by-suit = Paarweise hingen Stiefel von den Balken, und ein Paar schwang herunter, allem entgegen, was hereinkam.
    .by-color = Bei der ersten Berührung kam ein Bord voller Bügeleisen von der Wand.
room-sewing-room = Nähzimmer
    .the = das Nähzimmer
    .accusative = das Nähzimmer
    .dative = dem Nähzimmer
    .genitive = des Nähzimmers
    .in = im Nähzimmer
    .into = ins Nähzimmer
    .from = vom Nähzimmer
    .to = zum Nähzimmer
    .out = aus dem Nähzimmer
    .by-suit = An der Schneiderpuppe steckte ein Kleid, in einer Größe, die niemand hätte wissen dürfen.
    .by-color = Eine Nähmaschine lief von selbst und säumte ein Laken, das unter der Tür davonkroch.
room-wash-house = Waschhaus
    .the = das Waschhaus
    .accusative = das Waschhaus
    .dative = dem Waschhaus
    .genitive = des Waschhauses
    .in = im Waschhaus
    .into = ins Waschhaus
    .from = vom Waschhaus
    .to = zum Waschhaus
    .out = aus dem Waschhaus
    .by-suit = Die Wäsche hing zum Trocknen und hatte die Gestalt von Leuten, und einer der Leute war zu groß.
    .by-color = Als die Tür aufging, begann die Mangel sich zu drehen, und ihre Kurbel erwischte ein Handgelenk.
room-cloakroom = Garderobe
    .the = die Garderobe
    .accusative = die Garderobe
    .dative = der Garderobe
    .genitive = der Garderobe
    .in = in der Garderobe
    .into = in die Garderobe
    .from = von der Garderobe
    .to = zur Garderobe
    .out = aus der Garderobe
    .by-suit = Mäntel, ein Schirmständer, eine Reihe von Haken. War ein leerer Haken unter so vielen einen Gedanken wert?
    .by-color = In der Tasche des ersten Mantels steckte eine Eintrittskarte, von einem Abend, den man besser ruhen ließ.
room-pantry = Vorratskammer
    .the = die Vorratskammer
    .accusative = die Vorratskammer
    .dative = der Vorratskammer
    .genitive = der Vorratskammer
    .in = in der Vorratskammer
    .into = in die Vorratskammer
    .from = von der Vorratskammer
    .to = zur Vorratskammer
    .out = aus der Vorratskammer
    .by-suit = Regale, Gläser, ein kalter Steinboden. Es war nichts als eine Vorratskammer, und es roch nach Zwiebeln.
    .by-color = Auf dem obersten Bord zersprang ein Gurkenglas, und die Scherben kamen herunter wie Hagel.
room-box-room = Rumpelkammer
    .the = die Rumpelkammer
    .accusative = die Rumpelkammer
    .dative = der Rumpelkammer
    .genitive = der Rumpelkammer
    .in = in der Rumpelkammer
    .into = in die Rumpelkammer
    .from = von der Rumpelkammer
    .to = zur Rumpelkammer
    .out = aus der Rumpelkammer
    .by-suit = Bis unter die Decke standen Koffer, alle leer, und keiner gehörte irgendwem.
    .by-color = Eine Truhe stand offen, und darin lagen die Briefe, die nie abgeschickt worden waren.
room-corridor = Korridor
    .the = der Korridor
    .accusative = den Korridor
    .dative = dem Korridor
    .genitive = des Korridors
    .in = im Korridor
    .into = in den Korridor
    .from = vom Korridor
    .to = zum Korridor
    .out = aus dem Korridor
    .by-suit = Ein Korridor führte von einer Tür zur nächsten, wie Korridore das tun.
    .by-color = Der Korridor war länger, als er aussah, und stieg an, und die Luft darin war schon einmal geatmet worden.
room-schoolroom = Schulzimmer
    .the = das Schulzimmer
    .accusative = das Schulzimmer
    .dative = dem Schulzimmer
    .genitive = des Schulzimmers
    .in = im Schulzimmer
    .into = ins Schulzimmer
    .from = vom Schulzimmer
    .to = zum Schulzimmer
    .out = aus dem Schulzimmer
    .by-suit = Hundertmal stand derselbe Satz an der Tafel. Wessen Handschrift war das?
    .by-color = Auf einer Schiefertafel stand noch eine Rechnung in Kinderschrift, und das Ergebnis war ein Datum.
room-tool-shed = Geräteschuppen
    .the = der Geräteschuppen
    .accusative = den Geräteschuppen
    .dative = dem Geräteschuppen
    .genitive = des Geräteschuppens
    .in = im Geräteschuppen
    .into = in den Geräteschuppen
    .from = vom Geräteschuppen
    .to = zum Geräteschuppen
    .out = aus dem Geräteschuppen
    .by-suit = Hinter den Blumentöpfen standen derbe Stiefel, trocken und gefettet, und sie passten.
    .by-color = Im Stroh lag ein Rechen, die Zinken nach oben, und hatte lange auf einen Fuß gewartet.
room-long-gallery = Ahnengalerie
    .the = die Ahnengalerie
    .accusative = die Ahnengalerie
    .dative = der Ahnengalerie
    .genitive = der Ahnengalerie
    .in = in der Ahnengalerie
    .into = in die Ahnengalerie
    .from = von der Ahnengalerie
    .to = zur Ahnengalerie
    .out = aus der Ahnengalerie
    .by-suit = Jemand hatte mit einer Haarnadel einen Namen in die Fensterbank geritzt, und darunter: nur Mut.
    .by-color = Alle Bildnisse waren zur Wand gedreht, und eines war wieder umgedreht worden.
room-stairwell = Treppenhaus
    .the = das Treppenhaus
    .accusative = das Treppenhaus
    .dative = dem Treppenhaus
    .genitive = des Treppenhauses
    .in = im Treppenhaus
    .into = ins Treppenhaus
    .from = vom Treppenhaus
    .to = zum Treppenhaus
    .out = aus dem Treppenhaus
    .by-suit = Tief unten im Schacht gingen noch andere Schritte, und sie verstummten, sooft man auf sie horchte.
    .by-color = Das Geländer bestand nur noch aus Splittern, und jeder davon fand eine Handfläche.
room-study = Arbeitszimmer
    .the = das Arbeitszimmer
    .accusative = das Arbeitszimmer
    .dative = dem Arbeitszimmer
    .genitive = des Arbeitszimmers
    .in = im Arbeitszimmer
    .into = ins Arbeitszimmer
    .from = vom Arbeitszimmer
    .to = zum Arbeitszimmer
    .out = aus dem Arbeitszimmer
    .by-suit = Über der Stuhllehne hing ein Gürtel, und der Schreibtisch war verschlossen. Was hatte er darin verwahrt?
    .by-color = Alle Uhren waren auf derselben Minute stehen geblieben, und diese Minute hatte etwas zu bedeuten.
room-coal-cellar = Kohlenkeller
    .the = der Kohlenkeller
    .accusative = den Kohlenkeller
    .dative = dem Kohlenkeller
    .genitive = des Kohlenkellers
    .in = im Kohlenkeller
    .into = in den Kohlenkeller
    .from = vom Kohlenkeller
    .to = zum Kohlenkeller
    .out = aus dem Kohlenkeller
    .by-suit = Es war dunkel und trocken, und es gab nichts darin, nicht einmal Kohlen.
    .by-color = Die Decke war niedriger, als das Dunkel zugab; erst kam das Geräusch, dann der Schmerz.
room-spare-room = Gästezimmer
    .the = das Gästezimmer
    .accusative = das Gästezimmer
    .dative = dem Gästezimmer
    .genitive = des Gästezimmers
    .in = im Gästezimmer
    .into = ins Gästezimmer
    .from = vom Gästezimmer
    .to = zum Gästezimmer
    .out = aus dem Gästezimmer
    .by-suit = Das Bett war für Gäste bezogen, die nicht gekommen waren. An ihrer Stelle hatte der Staub darin geschlafen.
    .by-color = Zwei Kissen hatten noch die Mulden von Köpfen, und das eine war nass.
room-gun-room = Gewehrkammer
    .the = die Gewehrkammer
    .accusative = die Gewehrkammer
    .dative = der Gewehrkammer
    .genitive = der Gewehrkammer
    .in = in der Gewehrkammer
    .into = in die Gewehrkammer
    .from = von der Gewehrkammer
    .to = zur Gewehrkammer
    .out = aus der Gewehrkammer
    .by-suit = Die Ständer waren leer, und das Glas des Schranks war heil.
    .by-color = Das Fangeisen stand im Haus, unter dem Teppich, und es war gespannt.
room-conservatory = Palmenhaus
    .the = das Palmenhaus
    .accusative = das Palmenhaus
    .dative = dem Palmenhaus
    .genitive = des Palmenhauses
    .in = im Palmenhaus
    .into = ins Palmenhaus
    .from = vom Palmenhaus
    .to = zum Palmenhaus
    .out = aus dem Palmenhaus
    .by-suit = Unter den Palmen lag ein Handschuh mit gekrümmten Fingern. Was war hier gepflanzt worden, und wer hatte den Spaten gehalten?
    .by-color = Farne waren durch einen Korbstuhl gewachsen und hielten noch immer fest, wer dort gesessen hatte.
room-loft = Spitzboden
    .the = der Spitzboden
    .accusative = den Spitzboden
    .dative = dem Spitzboden
    .genitive = des Spitzbodens
    .in = auf dem Spitzboden
    .into = auf den Spitzboden
    .from = vom Spitzboden
    .to = zum Spitzboden
    .out = vom Spitzboden
    .by-suit = Jedes dritte Brett im Boden fehlte, und auf das dritte kam es an.
    .by-color = Die Leiter löste sich unter den Händen, und es waren neun Sprossen bis nach unten.
room-ballroom = Ballsaal
    .the = der Ballsaal
    .accusative = den Ballsaal
    .dative = dem Ballsaal
    .genitive = des Ballsaals
    .in = im Ballsaal
    .into = in den Ballsaal
    .from = vom Ballsaal
    .to = zum Ballsaal
    .out = aus dem Ballsaal
    .by-suit = Die Tanzkarten lagen, wo sie hingefallen waren. Auf jeder stand in jeder Zeile derselbe Name.
    .by-color = Ein Walzer spielte für niemanden, und er wurde langsamer, je länger man zuhörte.
room-powder-room = Puderzimmer
    .the = das Puderzimmer
    .accusative = das Puderzimmer
    .dative = dem Puderzimmer
    .genitive = des Puderzimmers
    .in = im Puderzimmer
    .into = ins Puderzimmer
    .from = vom Puderzimmer
    .to = zum Puderzimmer
    .out = aus dem Puderzimmer
    .by-suit = Der Spiegel war um einen Atemzug zu spät, und dann gab er sich gar keine Mühe mehr.
    .by-color = Die Schere lag aufgeklappt auf dem Stuhl, und über ihr ein Kissen.
room-nursery = Kinderzimmer
    .the = das Kinderzimmer
    .accusative = das Kinderzimmer
    .dative = dem Kinderzimmer
    .genitive = des Kinderzimmers
    .in = im Kinderzimmer
    .into = ins Kinderzimmer
    .from = vom Kinderzimmer
    .to = zum Kinderzimmer
    .out = aus dem Kinderzimmer
    .by-suit = Das Schaukelpferd stand mit dem Gesicht zur Ecke. Warum war das einmal ein solcher Trost gewesen?
    .by-color = Die Puppen waren zu Bett gebracht, und ihre Gesichter waren zugedeckt.
room-scullery = Spülküche
    .the = die Spülküche
    .accusative = die Spülküche
    .dative = der Spülküche
    .genitive = der Spülküche
    .in = in der Spülküche
    .into = in die Spülküche
    .from = von der Spülküche
    .to = zur Spülküche
    .out = aus der Spülküche
    .by-suit = Töpfe, ein Abtropfbrett, eine Reihe von Schränken, und hinter keiner Schranktür war etwas.
    .by-color = Die Fliesen waren glatt von Lampenöl, und der Rand des Beckens war aus Marmor.
room-music-room = Musikzimmer
    .the = das Musikzimmer
    .accusative = das Musikzimmer
    .dative = dem Musikzimmer
    .genitive = des Musikzimmers
    .in = im Musikzimmer
    .into = ins Musikzimmer
    .from = vom Musikzimmer
    .to = zum Musikzimmer
    .out = aus dem Musikzimmer
    .by-suit = Unter einem Laken stand eine Harfe, der sämtliche Saiten fehlten.
    .by-color = Eine Schallplatte lief, und zwischen dem Knistern ging eine Stimme geduldig eine Liste von Fehlern durch.
room-dining-room = Speisezimmer
    .the = das Speisezimmer
    .accusative = das Speisezimmer
    .dative = dem Speisezimmer
    .genitive = des Speisezimmers
    .in = im Speisezimmer
    .into = ins Speisezimmer
    .from = vom Speisezimmer
    .to = zum Speisezimmer
    .out = aus dem Speisezimmer
    .by-suit = Zwölf Stühle standen um einen Tisch, der sauber abgewischt war.
    .by-color = Der Servierwagen rollte lautlos aus seiner Nische, und vor Schienbeinen hielt er nicht.
room-chapel = Kapelle
    .the = die Kapelle
    .accusative = die Kapelle
    .dative = der Kapelle
    .genitive = der Kapelle
    .in = in der Kapelle
    .into = in die Kapelle
    .from = von der Kapelle
    .to = zur Kapelle
    .out = aus der Kapelle
    .by-suit = Vor einer leeren Nische brannte eine einzige Kerze. Wer hatte versprochen, sie nicht ausgehen zu lassen?
    .by-color = Die Liedertafel zeigte drei Zahlen: eine Hausnummer, ein Jahr und ein Alter.
room-larder = Speisekammer
    .the = die Speisekammer
    .accusative = die Speisekammer
    .dative = der Speisekammer
    .genitive = der Speisekammer
    .in = in der Speisekammer
    .into = in die Speisekammer
    .from = von der Speisekammer
    .to = zur Speisekammer
    .out = aus der Speisekammer
    .by-suit = Auf der Steinplatte lag unter einem Tuch ein Brot, und es war vom selben Tag.
    .by-color = Es war kälter, als es in einer Speisekammer sein sollte, und die Haken hingen in Höhe des Schlüsselbeins.
room-morning-room = Morgensalon
    .the = der Morgensalon
    .accusative = den Morgensalon
    .dative = dem Morgensalon
    .genitive = des Morgensalons
    .in = im Morgensalon
    .into = in den Morgensalon
    .from = vom Morgensalon
    .to = zum Morgensalon
    .out = aus dem Morgensalon
    .by-suit = Sonne lag auf dem Teppich, obwohl es Nacht war, und eine Minute lang war es einfach warm.
    .by-color = Im Kalender war Tag um Tag durchgestrichen, bis zu diesem hier, im Voraus.
room-wine-cellar = Weinkeller
    .the = der Weinkeller
    .accusative = den Weinkeller
    .dative = dem Weinkeller
    .genitive = des Weinkellers
    .in = im Weinkeller
    .into = in den Weinkeller
    .from = vom Weinkeller
    .to = zum Weinkeller
    .out = aus dem Weinkeller
    .by-suit = Das Licht ging zur Tür hinein und kam nicht weiter.
    .by-color = Die Regale fielen wie Dominosteine, und das letzte fiel nicht daneben.
room-library = Bibliothek
    .the = die Bibliothek
    .accusative = die Bibliothek
    .dative = der Bibliothek
    .genitive = der Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
    .from = von der Bibliothek
    .to = zur Bibliothek
    .out = aus der Bibliothek
    .by-suit = In einem aufgeschlagenen Buch lagen eine gepresste Blume und ein Schlüssel. Welches von beiden hatte gefunden werden sollen?
    .by-color = Auf jedem Rücken in jedem Regal stand derselbe Titel, und es war ein Vorname.
room-kitchen = Küche
    .the = die Küche
    .accusative = die Küche
    .dative = der Küche
    .genitive = der Küche
    .in = in der Küche
    .into = in die Küche
    .from = von der Küche
    .to = zur Küche
    .out = aus der Küche
    .by-suit = Es gab Brot, mit dem man Nägel hätte einschlagen können, und eine Pumpe, die einen Becher Rost hergab.
    .by-color = Der Herd brannte, und seine Klappe fiel auf, gerade in Höhe der Hände.
room-sitting-room = Wohnstube
    .the = die Wohnstube
    .accusative = die Wohnstube
    .dative = der Wohnstube
    .genitive = der Wohnstube
    .in = in der Wohnstube
    .into = in die Wohnstube
    .from = von der Wohnstube
    .to = zur Wohnstube
    .out = aus der Wohnstube
    .by-suit = Es war eine Stube zum Vergessen, und vergessen war sie sofort.
    .by-color = Zwei Sessel standen einander gegenüber, und im linken hob sich das Polster, als wäre eben jemand aufgestanden.
room-trophy-room = Trophäenzimmer
    .the = das Trophäenzimmer
    .accusative = das Trophäenzimmer
    .dative = dem Trophäenzimmer
    .genitive = des Trophäenzimmers
    .in = im Trophäenzimmer
    .into = ins Trophäenzimmer
    .from = vom Trophäenzimmer
    .to = zum Trophäenzimmer
    .out = aus dem Trophäenzimmer
    .by-suit = Helle Flecken an den Wänden zeigten, wo die Köpfe gehangen hatten.
    .by-color = Der Bär in der Ecke war nur ausgestopft, aber er war schwer, und er fiel.
room-dressing-room = Ankleidezimmer
    .the = das Ankleidezimmer
    .accusative = das Ankleidezimmer
    .dative = dem Ankleidezimmer
    .genitive = des Ankleidezimmers
    .in = im Ankleidezimmer
    .into = ins Ankleidezimmer
    .from = vom Ankleidezimmer
    .to = zum Ankleidezimmer
    .out = aus dem Ankleidezimmer
    .by-suit = Alle Schubladen waren herausgezogen und durchwühlt. Was war nicht mehr da?
    .by-color = Im dreiteiligen Spiegel gab es nur zwei Spiegelbilder.
room-ice-house = Eiskeller
    .the = der Eiskeller
    .accusative = den Eiskeller
    .dative = dem Eiskeller
    .genitive = des Eiskellers
    .in = im Eiskeller
    .into = in den Eiskeller
    .from = vom Eiskeller
    .to = zum Eiskeller
    .out = aus dem Eiskeller
    .by-suit = Was dort im Eis hing, war warm aufgehängt worden.
    .by-color = Die Tür fiel zu, und es brauchte eine Schulter und fast eine Stunde, bis sie wieder aufging.
room-playroom = Spielzimmer
    .the = das Spielzimmer
    .accusative = das Spielzimmer
    .dative = dem Spielzimmer
    .genitive = des Spielzimmers
    .in = im Spielzimmer
    .into = ins Spielzimmer
    .from = vom Spielzimmer
    .to = zum Spielzimmer
    .out = aus dem Spielzimmer
    .by-suit = Die Eisenbahn fuhr noch im Kreis. Ihr Dorf war umgebaut worden, zu der Straße, in der es geschehen war.
    .by-color = Am Türpfosten war Jahr für Jahr angezeichnet, wie groß ein Kind geworden war, bis zu einem Jahr ohne Strich.
room-upper-hall = obere Diele
    .the = die obere Diele
    .accusative = die obere Diele
    .dative = der oberen Diele
    .genitive = der oberen Diele
    .in = in der oberen Diele
    .into = in die obere Diele
    .from = von der oberen Diele
    .to = zur oberen Diele
    .out = aus der oberen Diele
    .by-suit = Der Teppich war aufgerollt, die Bilder waren gestapelt, wie man es macht, wenn etwas durchgetragen werden soll.
    .by-color = Der Kronleuchter hing am letzten Faden seines Seils, und der Faden war geduldig gewesen.
room-observatory = Sternwarte
    .the = die Sternwarte
    .accusative = die Sternwarte
    .dative = der Sternwarte
    .genitive = der Sternwarte
    .in = in der Sternwarte
    .into = in die Sternwarte
    .from = von der Sternwarte
    .to = zur Sternwarte
    .out = aus der Sternwarte
    .by-suit = Das Fernrohr war nicht auf den Himmel gerichtet, sondern ins Haus. Was bewegte sich in jenem anderen Raum?
    .by-color = Auf dem Sims lag eine Linse, und durch sie sah man geradewegs durch die Wand.
room-servants-hall = Gesindestube
    .the = die Gesindestube
    .accusative = die Gesindestube
    .dative = der Gesindestube
    .genitive = der Gesindestube
    .in = in der Gesindestube
    .into = in die Gesindestube
    .from = von der Gesindestube
    .to = zur Gesindestube
    .out = aus der Gesindestube
    .by-suit = An der Wand entlang lief eine Reihe kleiner Glasfenster, jedes über dem Namen eines Zimmers.
    .by-color = An der Wand atmete ein Sprachrohr, und was am anderen Ende atmete, erzählte, was es sah.
room-boudoir = Boudoir
    .the = das Boudoir
    .accusative = das Boudoir
    .dative = dem Boudoir
    .genitive = des Boudoirs
    .in = im Boudoir
    .into = ins Boudoir
    .from = vom Boudoir
    .to = zum Boudoir
    .out = aus dem Boudoir
    .by-suit = Der Spiegel über dem Kamin hatte dieses Zimmer vergessen und zeigte ein anderes.
    .by-color = Hinter dem Wandschirm war ein Guckloch, von einer Wange blank gerieben.
room-clock-room = Uhrenzimmer
    .the = das Uhrenzimmer
    .accusative = das Uhrenzimmer
    .dative = dem Uhrenzimmer
    .genitive = des Uhrenzimmers
    .in = im Uhrenzimmer
    .into = ins Uhrenzimmer
    .from = vom Uhrenzimmer
    .to = zum Uhrenzimmer
    .out = aus dem Uhrenzimmer
    .by-suit = Ein Zifferblatt hatte keine Zeiger, und hinter seinem Glas wurde anderswo eine Lampe durch ein Zimmer getragen.
    .by-color = Zwischen den Uhrenkästen klaffte ein Spalt, und es zog daraus, von irgendwoher, wo Licht war.
room-sickroom = Krankenzimmer
    .the = das Krankenzimmer
    .accusative = das Krankenzimmer
    .dative = dem Krankenzimmer
    .genitive = des Krankenzimmers
    .in = im Krankenzimmer
    .into = ins Krankenzimmer
    .from = vom Krankenzimmer
    .to = zum Krankenzimmer
    .out = aus dem Krankenzimmer
    .by-suit = Nebenan gab sich jemand Mühe, nicht gehört zu werden. Was konnte man so leise tun?
    .by-color = Auf dem Nachttisch stand ein Medizinglas, und darin hing kopfüber ein Zimmer.
room-stable = Pferdestall
    .the = der Pferdestall
    .accusative = den Pferdestall
    .dative = dem Pferdestall
    .genitive = des Pferdestalls
    .in = im Pferdestall
    .into = in den Pferdestall
    .from = vom Pferdestall
    .to = zum Pferdestall
    .out = aus dem Pferdestall
    .by-suit = An der Box lehnte ein Brecheisen, heil und schwer, und es lag sofort gut in der Hand.
    .by-color = Zwischen zwei Brettern der Box gab es einen Ausblick, den noch kein Stall gehabt hat.
room-winter-garden = Wintergarten
    .the = der Wintergarten
    .accusative = den Wintergarten
    .dative = dem Wintergarten
    .genitive = des Wintergartens
    .in = im Wintergarten
    .into = in den Wintergarten
    .from = vom Wintergarten
    .to = zum Wintergarten
    .out = aus dem Wintergarten
    .by-suit = Unter dem Glas wuchs der Baum vom alten Hof, samt Strickleiter, und er blühte.
    .by-color = Der Brunnen war versiegt, und in der Nässe seines Beckens lag das Spiegelbild eines anderen Raums.
room-mourning-room = Trauerzimmer
    .the = das Trauerzimmer
    .accusative = das Trauerzimmer
    .dative = dem Trauerzimmer
    .genitive = des Trauerzimmers
    .in = im Trauerzimmer
    .into = ins Trauerzimmer
    .from = vom Trauerzimmer
    .to = zum Trauerzimmer
    .out = aus dem Trauerzimmer
    .by-suit = Die Stühle standen in Reihen, und auf der Karte am Pult stand, wer als Nächstes sprechen sollte.
    .by-color = Das Rollo hatte einen Riss, nicht länger als ein Auge.
room-strong-room = Tresorkammer
    .the = die Tresorkammer
    .accusative = die Tresorkammer
    .dative = der Tresorkammer
    .genitive = der Tresorkammer
    .in = in der Tresorkammer
    .into = in die Tresorkammer
    .from = von der Tresorkammer
    .to = zur Tresorkammer
    .out = aus der Tresorkammer
    .by-suit = Im letzten der Schließfächer lag etwas Kleines, das seit Jahren gefehlt hatte. Was war es?
    .by-color = Eines der Fächer hatte keine Rückwand, und dahinter lag jemandes Fußboden, von der Seite beleuchtet.
room-boiler-room = Kesselraum
    .the = der Kesselraum
    .accusative = den Kesselraum
    .dative = dem Kesselraum
    .genitive = des Kesselraums
    .in = im Kesselraum
    .into = in den Kesselraum
    .from = vom Kesselraum
    .to = zum Kesselraum
    .out = aus dem Kesselraum
    .by-suit = Der Zeiger stand im Roten, eine Niete pfiff vorbei, und dann kam das ganze weiße Gewicht des Dampfes.
    .by-color = Hinter dem Rost, wo das Feuer hätte sein sollen, war deutlich ein Zimmer zu sehen.
room-master-bedroom = Schlafgemach
    .the = das Schlafgemach
    .accusative = das Schlafgemach
    .dative = dem Schlafgemach
    .genitive = des Schlafgemachs
    .in = im Schlafgemach
    .into = ins Schlafgemach
    .from = vom Schlafgemach
    .to = zum Schlafgemach
    .out = aus dem Schlafgemach
    .by-suit = Hinter den Bettvorhängen lag jemand. Man musste nicht näher treten, um zu wissen, wer, und es half nichts.
    .by-color = Hinter den Mänteln ging der Schrank weiter, und an seinem Ende brannte eine Lampe.
room-room-at-the-end = Zimmer am Ende
    .the = das Zimmer am Ende
    .accusative = das Zimmer am Ende
    .dative = dem Zimmer am Ende
    .genitive = des Zimmers am Ende
    .in = im Zimmer am Ende
    .into = ins Zimmer am Ende
    .from = vom Zimmer am Ende
    .to = zum Zimmer am Ende
    .out = aus dem Zimmer am Ende
    .by-suit = Von allen Zimmern, die es hätte sein können, war es das eine, bis hin zum Geruch.
    .by-color = Das Schlüsselloch in der hinteren Wand war auf der rechten Höhe zum Hindurchsehen, wie schon immer.
room-front-hall = Eingangshalle
    .the = die Eingangshalle
    .accusative = die Eingangshalle
    .dative = der Eingangshalle
    .genitive = der Eingangshalle
    .in = in der Eingangshalle
    .into = in die Eingangshalle
    .from = von der Eingangshalle
    .to = zur Eingangshalle
    .out = aus der Eingangshalle
    .by-suit = Am Ende der Halle stand ein großes Tor, die Riegel zurückgeschoben. Wer hatte das getan, und für wen?
    .by-color = Über der Haustür glühte rotes Glas, und dahinter war eine Straße.
room-garden-room = Gartenzimmer
    .the = das Gartenzimmer
    .accusative = das Gartenzimmer
    .dative = dem Gartenzimmer
    .genitive = des Gartenzimmers
    .in = im Gartenzimmer
    .into = ins Gartenzimmer
    .from = vom Gartenzimmer
    .to = zum Gartenzimmer
    .out = aus dem Gartenzimmer
    .by-suit = Efeu hatte von außen das Schloss der Gartentür gesprengt; ein kräftiger Stoß würde genügen.
    .by-color = Die hintere Tür stand offen zur Nacht, und dahinter war Gras, nass und wirklich.
room-rose-walk = Rosengang
    .the = der Rosengang
    .accusative = den Rosengang
    .dative = dem Rosengang
    .genitive = des Rosengangs
    .in = im Rosengang
    .into = in den Rosengang
    .from = vom Rosengang
    .to = zum Rosengang
    .out = aus dem Rosengang
    .by-suit = Hinter den eisernen Herzen der Pforte lag ein Weg, und es war der Weg nach Hause.
    .by-color = Die Pforte am Ende fühlte sich warm an, und sie gab nach innen nach, wie ein Atem, den man gehen lässt.
room-crypt = Gruft
    .the = die Gruft
    .accusative = die Gruft
    .dative = der Gruft
    .genitive = der Gruft
    .in = in der Gruft
    .into = in die Gruft
    .from = von der Gruft
    .to = zur Gruft
    .out = aus der Gruft
    .by-suit = Stufen führten hinab, an allen Namen der Familie vorbei, und von unten kam Luft, die draußen gewesen war.
    .by-color = Hinter den Särgen stand ein Gitter offen, und es regnete hindurch.
room-red-cabinet = rotes Kabinett
    .the = das rote Kabinett
    .accusative = das rote Kabinett
    .dative = dem roten Kabinett
    .genitive = des roten Kabinetts
    .in = im roten Kabinett
    .into = ins rote Kabinett
    .from = vom roten Kabinett
    .to = zum roten Kabinett
    .out = aus dem roten Kabinett
    .by-suit = Die Wände waren rot lackiert, und die Tür schloss sich mit einem Klicken, das sehr zufrieden klang.
    .by-color = Rote Vorhänge fielen auf allen Seiten, und wo sie sich eben geteilt hatten, war jetzt Mauerwerk.
room-oubliette = Verlies
    .the = das Verlies
    .accusative = das Verlies
    .dative = dem Verlies
    .genitive = des Verlieses
    .in = im Verlies
    .into = ins Verlies
    .from = vom Verlies
    .to = zum Verlies
    .out = aus dem Verlies
    .by-suit = Der Boden kippte einmal, höflich, und war dann wieder eben, ein gutes Stück weiter oben.
    .by-color = Oben schloss sich ein Deckel, und das Dunkel saß wie ein Mantel nach Maß.
