### Don't Go In There : questions, réponses, nouvelles, refus et la table en mots.

title = Don't Go In There
credit = Un jeu d’Andrew Nerger et Jeffrey Chin, paru chez Road To Infamy Games, 2022.
blurb = Va au fond et choisis en premier, ou reste à la lumière et prends ce qu’on t’a laissé. Le moins de malédictions l’emporte.
door = Trois pièces, des cartes maudites, des dés fantômes. Repars avec le moins de malédictions.
minutes = 20 à 30

option-types = Types en jeu
    .help = 5, 6, 7 ou 8 types de cartes à 2, 3, 4 ou 5 joueurs.

## Things

type-amulet = amulette
    .capital = Amulette
    .plural = amulettes
    .the-plural = les amulettes
    .all = toutes tes amulettes
    .effect = à la fin, chacune conjure une amulette plus haute d’un point
type-cat = chat
    .capital = Chat
    .plural = chats
    .the-plural = les chats
    .all = tous tes chats
    .effect = à la fin, avec 9 fantômes ou moins : seul le plus bas compte
type-clocks = horloges
    .capital = Horloges
    .plural = horloges
    .the-plural = les horloges
    .all = toutes tes horloges
    .effect = le premier à 8 conjure les deux plus hautes
type-doll = poupée
    .capital = Poupée
    .plural = poupées
    .the-plural = les poupées
    .all = toutes tes poupées
    .effect = une série qui fait 6 est conjurée
type-holy-water = eau bénite
    .capital = Eau bénite
    .plural = eaux bénites
    .the-plural = les eaux bénites
    .all = toutes tes eaux bénites
    .effect = une sur deux te débarrasse de la moitié de tes fantômes
type-mask = masque
    .capital = Masque
    .plural = masques
    .the-plural = les masques
    .all = tous tes masques
    .effect = passe à ta droite un fantôme pour chacun de tes masques
type-mirror = miroir
    .capital = Miroir
    .plural = miroirs
    .the-plural = les miroirs
    .all = tous tes miroirs
    .effect = prends 1 fantôme ; trois sont conjurés
type-music-box = boîte à musique
    .capital = Boîte à musique
    .plural = boîtes à musique
    .the-plural = les boîtes à musique
    .all = toutes tes boîtes à musique
    .effect = à la fin, qui a la plus haute somme conjure les deux plus hautes
type-portrait = portrait
    .capital = Portrait
    .plural = portraits
    .the-plural = les portraits
    .all = tous tes portraits
    .effect = à la fin, la moitié est conjurée
type-ring = bague
    .capital = Bague
    .plural = bagues
    .the-plural = les bagues
    .all = toutes tes bagues
    .effect = quatre sont conjurées
type-tome = grimoire
    .capital = Grimoire
    .plural = grimoires
    .the-plural = les grimoires
    .all = tous tes grimoires
    .effect = un sur deux conjure un type que tu nommes
type-twin = jumeau
    .capital = Jumeau
    .plural = jumeaux
    .the-plural = les jumeaux
    .all = tous tes jumeaux
    .effect = deux de même valeur sont conjurés
type-none = rien encore

room-attic = grenier
    .capital = Grenier
    .the = le grenier
    .start = Le grenier
    .gender = m
    .in = au grenier
    .effect = qui entre sur la case du haut prend 1 fantôme
room-nursery = chambre d’enfants
    .capital = Chambre d’enfants
    .the = la chambre d’enfants
    .start = La chambre d’enfants
    .gender = f
    .in = dans la chambre d’enfants
    .effect = qui entre sur la case du bas défausse 1 fantôme
room-basement = cave
    .capital = Cave
    .the = la cave
    .start = La cave
    .gender = f
    .in = à la cave
    .effect = qui résout peut relancer tous les dés une fois
room-hallway = couloir
    .capital = Couloir
    .the = le couloir
    .start = Le couloir
    .gender = m
    .in = dans le couloir
    .effect = qui résout peut tourner un dé
room-library = bibliothèque
    .capital = Bibliothèque
    .the = la bibliothèque
    .start = La bibliothèque
    .gender = f
    .in = dans la bibliothèque
    .effect = la première carte amène un fantôme, la dernière en chasse un
room-secret-passage = passage secret
    .capital = Passage secret
    .the = le passage secret
    .start = Le passage secret
    .gender = m
    .in = dans le passage secret
    .effect = qui entre regarde la carte cachée
room-attic-nursery = grenier/chambre d’enfants
    .capital = Grenier/chambre d’enfants
    .the = le grenier/chambre d’enfants
    .start = Le grenier/chambre d’enfants
    .gender = m
    .in = au grenier/chambre d’enfants
    .effect = hors de la partie
room-basement-hallway = cave/couloir
    .capital = Cave/couloir
    .the = la cave/couloir
    .start = La cave/couloir
    .gender = f
    .in = à la cave/couloir
    .effect = hors de la partie
room-library-secret-passage = bibliothèque/passage secret
    .capital = Bibliothèque/passage secret
    .the = la bibliothèque/passage secret
    .start = La bibliothèque/passage secret
    .gender = f
    .in = dans la bibliothèque/passage secret
    .effect = hors de la partie

card = { NAME("type", $card-type, form: "capital") } { $card-value }
place = { NAME("room", $place-room) }, case { $place-space }
doll-set = { LIST($doll-set-dolls, style: "plus") }

ghosts = { $ghosts ->
    [0] aucun fantôme
    [one] 1 fantôme
   *[other] { $ghosts } fantômes
}
curses = { $curses ->
    [0] aucune malédiction
    [one] 1 malédiction
   *[other] { $curses } malédictions
}
meeples-left = { $meeples ->
    [0] plus de pions
    [one] encore 1 pion
   *[other] encore { $meeples } pions
}
flashlights = { $flashlights ->
    [0] aucune lampe de poche
    [one] 1 lampe de poche
   *[other] { $flashlights } lampes de poche
}
clocks-stand = { $struck ->
    [yes] Les horloges ont sonné
   *[no] Les horloges n’ont pas encore sonné
}
count-2 = deux
count-3 = trois
count-4 = quatre
count-5 = cinq
count-6 = six

## Questions

question-type = Quel type entre en jeu ?
question-side = Quelle face montre le plateau { $board } ?
question-first-player = Qui commence ?
question-draw = Quelle carte arrive { NAME("room", $room, form: "in") }, à l’emplacement { $slot } ?
question-roll = Comment tombent les { NAME("count", $dice) } dés ?
question-place = Où poses-tu ton pion ?
question-re-roll = { showing } Les relances-tu ?
question-turn-die = { showing } En tournes-tu un ?
question-take = Quelle carte prends-tu ?
question-name = Quel type conjures-tu ?
question-dolls = { card } complète deux séries ; laquelle conjures-tu ?
showing = { $ghosts ->
    [0] Les { NAME("count", $dice) } dés ne montrent aucun fantôme.
    [1] Les { NAME("count", $dice) } dés montrent un fantôme.
   *[other] Les { NAME("count", $dice) } dés montrent { NAME("count", $ghosts) } fantômes.
}

## Answers

answer-type = { NAME("type", $type, form: "the-plural") }
answer-side = { NAME("room", $room, form: "the") }
answer-first-player = { $seat } commence
answer-draw = { $card ->
    [none] une carte que personne n’a vue
   *[some] { card }
}
answer-roll = { ghosts }
answer-place = { NAME("room", $room, form: "capital") }, case { $space }
    .under = { NAME("room", $room, form: "capital") }
    .brief = { $space }
answer-re-roll-keep = Les laisser
answer-re-roll-re-roll = Relancer
answer-turn-die-one-fewer = Un fantôme de moins
answer-turn-die-leave = Les laisser
answer-turn-die-one-more = Un fantôme de plus
answer-take = Prendre { card }{ slot-taken }
    .brief = { card }{ slot-taken }
slot-taken = { $brings ->
    [1] , +1 fantôme
    [-1] , −1 fantôme
   *[0] { $alike ->
        [yes] , la { NAME("slot", $slot) }
       *[no] { "" }
    }
}
slot-1 = première
slot-2 = deuxième
slot-3 = troisième
answer-name = Conjurer { NAME("type", $type, form: "all") }
    .brief = { NAME("type", $type, form: "plural") }
answer-dolls = Conjurer les poupées { LIST($dolls, style: "plus") }
    .brief = { LIST($dolls, style: "plus") }

## News

news-type-picked = On a mélangé { NAME("type", $type, form: "the-plural") } à la pioche.
news-side-shown = { NAME("room", $room, form: "gender") ->
    [f] { NAME("room", $room, form: "start") } s’est ouverte.
   *[m] { NAME("room", $room, form: "start") } s’est ouvert.
}
news-went-first = { $seat } a commencé.
news-dealt = { $card ->
    [none] Une carte est arrivée face cachée { NAME("room", $room, form: "in") }.
   *[some] Une carte est arrivée { NAME("room", $room, form: "in") } : { card }.
}
news-arranged = Les cartes de la bibliothèque ont été rangées par valeur.
news-placed = { $seat } a posé un pion { NAME("room", $room, form: "in") }, case { $space }.
news-took-ghosts = { $ghosts ->
    [0] { $seat } n’a pris aucun fantôme.
   *[other] { $seat } a pris { ghosts }.
}
news-discarded-ghosts = { $ghosts ->
    [0] { $seat } n’a défaussé aucun fantôme.
   *[other] { $seat } a défaussé { ghosts }.
}
news-looked = { $seat } a regardé la carte cachée{ $card ->
    [none] { "" }
   *[some] { " " }: { card }
}.
news-turned-up = Dans le passage secret, on a retourné { card }.
news-rolled = { $ghosts ->
    [0] { $seat } a lancé { NAME("count", $dice) } dés : aucun fantôme.
   *[other] { $seat } a lancé { NAME("count", $dice) } dés : { ghosts }.
}
news-re-rolled = { $again ->
    [yes] { $seat } a repris les dés.
   *[no] { $seat } a laissé les dés.
}
news-turned-die = { $more ->
    [-1] { $seat } a tourné un fantôme : un fantôme de moins.
    [1] { $seat } a tourné un dé vide : un fantôme de plus.
   *[other] { $seat } n’a pas touché aux dés.
}
news-haunted = { $ghosts ->
    [0] { $seat } n’a pris aucun fantôme { NAME("room", $room, form: "in") }, case { $space }.
   *[other] { $seat } a pris { ghosts } { NAME("room", $room, form: "in") }, case { $space }.
}
news-took-card = { $seat } a pris { card }.
news-dispelled = { $count ->
    [one] { $seat } a conjuré { card }.
   *[other] { $seat } a conjuré { card } et { card }.
}
news-named = { $seat } a nommé { NAME("type", $type, form: "the-plural") }.
news-clocks-struck = { $seat } a fait sonner les horloges.
news-passed-ghosts = { $ghosts ->
    [0] { $seat } n’a passé aucun fantôme à { $to }.
   *[other] { $seat } a passé { ghosts } à { $to }.
}
news-room-opened = { NAME("room", $room, form: "gender") ->
    [f] { NAME("room", $room, form: "start") } s’est ouverte.
   *[m] { NAME("room", $room, form: "start") } s’est ouvert.
}
news-room-closed = { NAME("room", $room, form: "gender") ->
    [f] { NAME("room", $room, form: "start") } s’est refermée pour de bon.
   *[m] { NAME("room", $room, form: "start") } s’est refermé pour de bon.
}
news-revealed-ghosts = { $ghosts ->
    [0] { $seat } n’avait aucun fantôme.
   *[other] { $seat } a révélé { ghosts }.
}
news-scored = { $curses ->
    [0] { $seat } a fini sans malédiction.
   *[other] { $seat } a fini avec { curses }{ $for_ghosts ->
        [0] { "" }
       *[other] , dont { $for_ghosts } pour les fantômes
    }.
}

## Refusals

no-space-taken = « { place } » est occupée par { $by } ; libres : { LIST($free, of: "place", style: "semicolon") } ({ $rule }).
no-room-gone = « { place } » n’est plus en jeu ; libres : { LIST($free, of: "place", style: "semicolon") } ({ $rule }).
no-turn-die = { $more ->
    [yes] « { answer-turn-die-one-more } » demande un dé vide, et les { NAME("count", $dice) } dés montrent tous un fantôme
   *[no] « { answer-turn-die-one-fewer } » demande un fantôme, et aucun des { NAME("count", $dice) } dés n’en montre
} ; tu peux encore : { LIST($allowed, of: "answer-turn-die", style: "comma") } ({ $rule }).
no-taken-card = Cette carte a déjà été prise ; il reste : { LIST($left, of: "card", style: "comma") } ({ $rule }).
no-tome-named = Un grimoire ne nomme jamais les grimoires ; tu peux nommer : { LIST($types, of: "type", form: "the-plural", style: "comma") } ({ $rule }).
no-not-face-up = { $seat } n’a pas de carte « { NAME("type", $type) } » face visible ; tu peux nommer : { LIST($types, of: "type", form: "the-plural", style: "comma") } ({ $rule }).
no-no-such-set = { card } ne complète pas { answer-dolls.brief } ; tu peux conjurer { LIST($sets, of: "doll-set", style: "or") } ({ $rule }).
no-types-list = Les types en jeu sont une liste de { $wanted } noms à { $players } joueurs ({ $rule }).
no-types-count = À { $players } joueurs il faut { $wanted } types en jeu, pas { $given } ({ $rule }).
no-such-type = Il n’y a pas de type « { $type } » ; il y a : { LIST($types, style: "comma") } ({ $rule }).
no-type-twice = « { $type } » est nommé deux fois ; { $wanted } types différents sont en jeu ({ $rule }).

## The table in words

table-deck = Pioche : { $deck ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $deck } cartes
}. En jeu : { LIST($types, of: "type", form: "plural") }.
table-clocks = { clocks-stand }.
table-turn = C’est à { $seat } de jouer.{ $resolver ->
    [none] { "" }
   *[other] { " " }{ $resolver } tient la planchette.
}
table-resolving = On résout { NAME("room", $room, form: "the") }{ $dice ->
    [0] { "" }
   *[other] { " " }: { ghosts } sur { $dice } dés
}.
table-room = { NAME("room", $room, form: "capital") } : { NAME("room", $room, form: "effect") }.{ $dice ->
    [none] { "" }
   *[other] { " " }{ $dice }
}
table-room-dice = On y lance { table-dice }.
table-room-dice-unsure = On y lance { $least } ou { $most } dés.
table-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
table-effect = { NAME("type", $type, form: "effect") }{ $looked ->
    [none] { "" }
   *[other] { " " }({ $looked })
}
table-looked = face cachée, { $lookers-count ->
    [0] vue de personne
   *[other] vue par { LIST($lookers) }
}
table-space = case { $space }, { flashlights } : { $meeple ->
    [none] libre
   *[other] { $meeple }
}
table-player = { who } : { curses }, { ghosts-seen }, { meeples-left }.
table-placed = { who } : { NAME("rank", $place) } place, { curses } et { ghosts-seen }.
rank-1 = première
rank-2 = deuxième
rank-3 = troisième
rank-4 = quatrième
rank-5 = cinquième
who = { $seat }{ $you ->
    [yes] { " " }(toi)
   *[no] { "" }
}
ghosts-seen = { $ghosts ->
    [none] fantômes cachés
   *[other] { ghosts }
}
table-set = { NAME("type", $type, form: "capital") }
table-dispelled = Conjurées : { LIST($cards, of: "card", style: "comma") }.
set-count = ({ $have } sur { $need })
set-sum = { $wants-count ->
    [0] ({ $have } sur { $need })
   *[other] (un { LIST($wants, style: "or") } suffit)
}
set-pairs = { "" }
set-next = { $works ->
    [yes] (agit la prochaine fois)
   *[no] (agit la fois d’après)
}
set-grows = (le prochain passe { $next ->
    [one] 1 fantôme
   *[other] jusqu’à { $next } fantômes
})
set-end = { $flips ->
    [none] (à la fin : tous sauf un, ou aucun)
    [0] { "" }
    [one] (1 carte sur { $of } est conjurée à la fin)
   *[other] ({ $flips } cartes sur { $of } sont conjurées à la fin)
}
set-most = (somme { $have })
set-spent = { "" }

result = { LIST($winners) } { $winners-count ->
    [one] gagne
   *[other] se partagent la victoire
} { $curses ->
    [0] sans malédiction
    [one] avec 1 malédiction
   *[other] avec { $curses } malédictions
}{ $fewer_ghosts ->
    [yes] { $curses ->
        [0] { " " }et avec moins de fantômes
       *[other] { " " }et moins de fantômes
    }
   *[no] { "" }
}{ $others-count ->
    [0] { "" }
   *[other]  ; { LIST($others, of: "other", style: "comma") }
}.
other = { $other-seat } { $other-curses ->
    [0] n’en a aucune
    [one] en a 1
   *[other] en a { $other-curses }
}
