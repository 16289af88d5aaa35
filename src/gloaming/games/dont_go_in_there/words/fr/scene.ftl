### La scène de Don't Go In There dans le navigateur.

scene-card-amulet =
    .effect = Fin : chacune en conjure une plus haute de 1.
    .rule = À la fin, chaque amulette en conjure une dont la valeur est plus haute d’un point, toutes en même temps. De 1, 2, 3, 4 il ne reste que le 1.
    .id = DGIT-41
scene-card-cat =
    .effect = Fin, 9 fantômes au plus : garde le plus bas.
    .rule = À la fin, si tu as 9 fantômes ou moins, tous tes chats sont conjurés, sauf un des plus bas.
    .id = DGIT-42
scene-card-clocks =
    .effect = { $struck ->
        [yes] Elles ont sonné : elles ne font plus rien.
       *[no] Le premier à 8 conjure ses 2 plus hautes.
    }
    .rule = Le premier dont les horloges totalisent 8 ou plus en conjure les deux plus hautes. Cela n’arrive qu’une fois dans toute la partie ; les horloges d’après ne font rien, pour personne.
    .id = DGIT-34
scene-card-doll =
    .effect = Des poupées qui font 6 : conjure-les.
    .rule = Si cette poupée et certaines de tes autres font exactement 6, celles-là sont conjurées : 4+2, 4+1+1, 3+3, 3+2+1 ou 2+2+1+1. Le reste demeure. S’il y a deux séries de ce genre, tu en choisis une.
    .id = DGIT-33
scene-card-holy-water =
    .effect = Une sur deux : défausse la moitié des fantômes.
    .rule = Si tu as maintenant un nombre pair d’eaux bénites, défausse la moitié de tes fantômes, arrondie vers le bas. Les cartes restent et comptent toujours.
    .id = DGIT-35
scene-card-mask =
    .effect = Passe à droite 1 fantôme par masque.
    .rule = Passe un fantôme pour chacun de tes masques, celui-ci compris, à la personne à ta droite (qui joue juste avant toi) ; au plus autant que tu en as.
    .id = DGIT-37
scene-card-mirror =
    .effect = Prends 1 fantôme. Trois miroirs : conjure-les.
    .rule = Prends 1 fantôme. Puis, si tu as trois miroirs visibles, ces trois-là sont conjurés.
    .id = DGIT-30
scene-card-music-box =
    .effect = Fin, plus haute somme : conjure les 2 plus hautes.
    .rule = À la fin, qui a la plus haute somme de boîtes à musique en conjure les deux plus hautes, ou la seule. Si plusieurs sont à égalité, chacun d’eux le fait.
    .id = DGIT-43
scene-card-portrait =
    .effect = Fin : conjure la moitié la plus haute.
    .rule = À la fin, la moitié de tes portraits, arrondie vers le bas, est conjurée, les plus hauts d’abord.
    .id = DGIT-44
scene-card-ring =
    .effect = Quatre bagues : conjure-les.
    .rule = Si tu as quatre bagues visibles, ces quatre-là sont conjurées.
    .id = DGIT-31
scene-card-tome =
    .effect = Un sur deux : conjure un de tes types.
    .rule = Si tu as maintenant un nombre pair de grimoires, nomme un autre type que tu as face visible : toutes tes cartes de ce type sont conjurées. S’il n’y a rien à nommer, il ne se passe rien.
    .id = DGIT-36
scene-card-twin =
    .effect = Deux de même valeur : conjure-les.
    .rule = Deux jumeaux de même valeur se conjurent l’un l’autre.
    .id = DGIT-32
scene-room-attic =
    .short = { room-attic.capital }
    .power = Case du haut : prends 1 fantôme
scene-room-nursery =
    .short = Chambre
    .power = Case du bas : défausse 1 fantôme
scene-room-basement =
    .short = { room-basement.capital }
    .power = Qui résout peut relancer
scene-room-hallway =
    .short = { room-hallway.capital }
    .power = Qui résout peut tourner un dé
scene-room-library =
    .short = Livres
    .power = Première : +1 fantôme, dernière : −1
scene-room-secret-passage =
    .short = Passage
    .power = Regarde la carte cachée

scene-ghosts-label = Fantômes
scene-meeples-label = Pions
scene-dice-word = dés
scene-dice-rolled = { $count ->
    [one] on y lance 1 dé
   *[other] on y lance { $count } dés
}
scene-dice-unsure = on y lance { $least } ou { $most } dés
    .short = { $least }–{ $most }
scene-ghosts-come = +{ $ghosts }
scene-ghosts-go = −{ $ghosts }
scene-here = { $count ->
    [0] aucun pion sur { $of }
    [one] 1 pion sur { $of }
   *[other] { $count } pions sur { $of }
}
scene-free = Libre
scene-resolves = résout
scene-space = { answer-place }, { flashlights }
scene-taken = occupée par { $name }
scene-show-card = { $card } : la carte entière
scene-show-cards = { $room } : les cartes entières
scene-show-room = { $room } : ce que font ses cartes
scene-show-tableau = { $name } : toutes ses cartes
    .stands = { scene-show-tableau } ; { LIST($facts, style: "comma") }
scene-face-down = Face cachée
scene-face-down-rule = La troisième carte du passage secret reste face cachée jusqu’à ce que la pièce soit résolue. Qui y pose un pion la regarde.
scene-face-down-id = DGIT-27
scene-empty = Prise
scene-closed = La porte s’est refermée.
scene-closed-help = La pioche est vide, et ce plateau a quitté la partie.
scene-resolving = { $name } résout
scene-planchette = Planchette
scene-reroll = Relancer tous les dés
scene-fewer = Tourner ce dé : un fantôme de moins
scene-more = Tourner ce dé : un fantôme de plus
scene-showing = { $ghosts ->
    [0] aucun fantôme sur { $dice } dés
    [one] 1 fantôme sur { $dice } dés
   *[other] { $ghosts } fantômes sur { $dice } dés
}
scene-last-roll = Dernier lancer, { NAME("room", $room, form: "capital") }
scene-removed = { $count ->
    [one] { $count } retirée, jamais vue
   *[other] { $count } retirées, jamais vues
}
scene-you = (toi)
scene-dispelled-count = { $count ->
    [one] { $count } conjurée
   *[other] { $count } conjurées
}
scene-none = Pas encore de cartes
scene-others = Les autres
scene-facts = La maison
scene-take = La prendre
    .effect = { $answer }. { $effect }
scene-curses-label = { $count ->
    [one] Malédiction
   *[other] Malédictions
}
scene-looked = { $names-count ->
    [0] Personne ne l’a regardée.
   *[other] Vue par { LIST($names) }.
}
scene-name = { answer-name } : { LIST($cards, style: "comma") }
scene-place = { $place ->
    [1] Victoire
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
   *[other] Cinquième place
}
scene-deck = { $count ->
    [0] La pioche est vide
    [one] Encore 1 carte
   *[other] Encore { $count } cartes
}
scene-ghosts-sum = { $curses ->
    [0] { $ghosts }
   *[other] { $ghosts } en ajoutent { $curses }
}
# $ghosts: 1 for a ghost that comes, -1 for one that goes
scene-brings = { $ghosts ->
    [-1] −1 fantôme
   *[1] +1 fantôme
}
    .short = { $ghosts ->
    [-1] −1
   *[1] +1
}
    .deed = { $ghosts ->
    [-1] Défausse 1 fantôme
   *[1] Prends 1 fantôme
}
scene-way-count = { $have ->
    [0] il en faut { $need }
   *[other] { $have } sur { $need }
}
    .short = { $have }/{ $need }
scene-way-sum = { $wants-count ->
    [0] { $have } sur { $need }
   *[other] un { LIST($wants, style: "or") } suffit
}
    .short = { $wants-count ->
    [0] { $have }/{ $need }
   *[other] +{ LIST($wants, style: "slash") }
}
scene-way-pairs = { $wants-count ->
    [0] il faut une paire
   *[other] un { LIST($wants, style: "or") } suffit
}
    .short = { $wants-count ->
    [0] { "" }
   *[other] +{ LIST($wants, style: "slash") }
}
scene-way-next = { $works ->
    [yes] agit la prochaine fois
   *[no] agit la fois d’après
}
    .short = { $works ->
    [yes] bientôt
   *[no] { "" }
}
scene-way-grows = le prochain passe { $next ->
    [one] 1 fantôme
   *[other] jusqu’à { $next } fantômes
}
    .short = passe { $next }
scene-way-end = { $of ->
    [0] agit à la fin
   *[other] { $flips ->
        [none] à la fin, tous sont conjurés sauf un, ou aucun
        [0] à la fin, aucune carte n’est conjurée
        [one] à la fin, 1 carte sur { $of } est conjurée
       *[other] à la fin, { $flips } cartes sur { $of } sont conjurées
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
    [0] agit à la fin
   *[other] somme { $have }, { $leads ->
        [yes] la plus haute
       *[no] pas la plus haute
    }
}
    .short = { $have ->
    [0] { "" }
   *[other] som. { $have }
}
scene-way-spent = épuisées
    .short = fini
scene-rooms-to-come = { $count ->
    [one] { $count } pièce à ouvrir
   *[other] { $count } pièces à ouvrir
}
scene-cards-sum = { $curses } sur les cartes
