### Tout ce que dit le navigateur : vestibule, table, retour sur la partie et réglages.

## common
common-listed = { LIST($items, style: "comma") }
common-facts = { LIST($facts, style: "dot") }
common-close = Fermer
common-copied = Copié.
common-copy-failed = Copie-le à la main, s’il te plaît.
common-unreachable = Le serveur est injoignable pour l’instant. Réessaie dans un moment.
common-fault = Quelque chose s’est mal passé dans le navigateur. Recharger la page peut aider.
common-headed = { $heading }.
common-skip = Aller à la question
common-save = Enregistrer
common-nowhere = Il n’y a rien à cette adresse.
common-nowhere-help = Le lien est peut-être coupé. La maison, elle, n’a pas bougé.
common-name-wrong = Un nom compte au plus { $longest } caractères, sans « : » ni « # » ; et personne ne s’appelle « chance ».

## pronouns
pronouns-label = Comment les histoires (en anglais) parlent de toi
pronouns-none = par ton nom seulement
pronouns-she = avec « she »
pronouns-he = avec « he »
pronouns-they = avec « they »

## frame
frame-home = Vestibule
frame-theme = Crépuscule ou aube
frame-name = Ton nom
frame-book = Journal, discussion et règles
frame-book-unread = Journal, discussion et règles, { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
frame-menu = Plus
frame-settings = Réglages
frame-text = La table en mots
frame-scene = La table en image

## lobby
lobby-title = Gloaming
lobby-asked-title = ({ $count }) Gloaming
lobby-invitation = { $games ->
    [4] Quatre jeux hantés.
   *[other] Une maison de jeux hantés.
} Le jour baisse ; entre donc.
lobby-question = Quelle porte ouvres-tu ?
lobby-help = Avec des amis, des bots, ou les deux.
lobby-play-now = Jouer
lobby-play-now-long = Jouer : { $game }, contre des bots
lobby-arrange = { $game }, préparer une table
lobby-players = { $least } à { $most }
lobby-players-word = joueurs
lobby-minutes = { $minutes } minutes
lobby-minutes-short = { $minutes } min
lobby-open-short = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
lobby-your-turn = À toi
lobby-opening = La porte s’ouvre.
lobby-join = Rejoindre
lobby-join-label = Rejoindre par lien
lobby-join-hint = Colle un lien
lobby-join-wrong = Ce n’est pas le lien d’une table ni d’une partie finie. On y lit /tables/ ou /replays/.
lobby-back = Retour à ta table
lobby-tables = Tables
lobby-tables-count = Tables ({ $count })
lobby-mine = Les tiennes
lobby-open = Ouvertes
lobby-finished = Finies
lobby-none-mine = Tu n’es encore à aucune table. Il suffit d’une porte.
lobby-none-open = Personne n’attend de compagnie pour l’instant. Ouvre une table et laisse la porte entrebâillée.
lobby-none-finished = Aucune de tes parties n’est encore finie.
lobby-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-waiting-for-start = pas encore commencée
lobby-playing = en cours
lobby-again = Revoir
lobby-your-name = Comment t’appelle-t-on ?
lobby-called = { $name } : changer de nom
lobby-name-help = Les autres le voient à la table.
lobby-with-friends = Entre amis
lobby-with-friends-long = Entre amis : une nouvelle table pour { $game }
lobby-new-table = Une nouvelle table, avec des amis ou des bots :

## settings
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-dark = Crépuscule
settings-light = Aube
settings-sounds = Sons
settings-sounds-help = Une allumette, une cloche, des dés sur du bois ; tout bas, et chaque son a de quoi se voir.
settings-notices = M’appeler
settings-notices-help = Un avis de ton navigateur quand c’est à toi et que tu regardes ailleurs.
settings-notices-forbidden = Ton navigateur interdit les avis de cette page. Cela se change dans ses propres réglages.
settings-confirm = Demander confirmation
settings-confirm-help = Une réponse ne compte qu’une fois confirmée.

## notices
notices-your-turn = À toi de jouer : { $game }

## arrange
arrange-back = Toutes les portes
arrange-how-many = Combien à table
arrange-fewer = Un joueur de moins
arrange-more = Un joueur de plus
arrange-person = Quelqu’un, par lien
arrange-bot = Bot : { $level }
arrange-you = Toi
arrange-seat = Place { $number }
arrange-options = Comment on joue
arrange-further = Pour qui connaît bien le jeu
arrange-clock = La pendule
arrange-private = Seulement avec le lien
arrange-private-help = Sinon, n’importe qui trouve la table dans le vestibule.
arrange-question = Comment veux-tu jouer ?
arrange-help = { $people ->
    [0] Rien que des bots : la partie commence aussitôt.
    [one] Tu recevras un lien à envoyer à une autre personne.
   *[other] Tu recevras un lien à envoyer à { $people } autres personnes.
}
arrange-open-it = Ouvrir la table
arrange-start-it = Commencer la partie
arrange-bots = La force des bots
arrange-random = Tirés au hasard si tu n’en choisis aucun.
arrange-as-usual = Comme d’habitude
arrange-chosen = { $count ->
    [one] { $count } choisi.
   *[other] { $count } choisis.
}

## hall
hall-question = Qui d’autre vient ?
hall-help = Envoie le lien. { $every ->
    [yes] La partie ne peut commencer que quand toutes les places sont prises.
   *[no] Les places encore vides au début sont retirées.
}
hall-waiting = { $host } doit encore lancer la partie.
hall-waiting-help = Elle commence dès que l’hôte le dit.
hall-spectator-help = Tu regardes, tant que tu n’as pas pris de place.
hall-full-help = Toutes les places sont prises ; tu regardes.
hall-all-here = Tout le monde est là.
hall-all-here-help = Commence quand tu veux.
hall-sent-away = L’hôte t’a fait quitter cette table.
hall-sent-away-help = Tu peux regarder, mais plus t’asseoir ici.
hall-tour = { $length ->
    [none] Suivre la visite
   *[other] La visite dure { $length }
}
hall-free-seat = Place libre
hall-sit-down = S’asseoir
hall-sit-down-as = S’asseoir sous le nom { $name }
hall-start = Commencer la partie
hall-add-bot = Ajouter un bot
hall-level = La force du bot
hall-remove = Renvoyer { $name }
hall-remove-title = Renvoyer { $name } ?
hall-remove-help = Après cela, on ne peut plus s’asseoir à cette table.
hall-remove-not = Finalement, non
hall-your-name = Comment t’appelle-t-on ?
hall-host = hôte
hall-you = toi
hall-bot = bot, { $level }
hall-copy-link = Copier le lien
hall-link = Le lien de cette table
hall-leave = Quitter la table

## clocks
clock-none = Sans pendule
clock-minutes = { $minutes ->
    [one] { $minutes } minute par réponse
   *[other] { $minutes } minutes par réponse
}
clock-move = { $seconds ->
    [one] { $seconds } seconde par réponse
   *[other] { $seconds } secondes par réponse
}
clock-days = { $days ->
    [one] { $days } jour par réponse
   *[other] { $days } jours par réponse
}
clock-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, et { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
} de plus à chaque réponse
clock-left = { $days } j { $hours } h

## table
table-loading = On allume la bougie.
table-gone = Cette table n’existe pas.
table-gone-help = Le lien est peut-être coupé, ou tout le monde est parti.
table-to-lobby = Retour au vestibule
table-lost = La connexion vient de se perdre. À son retour, regarde si c’est passé.
table-cut = La connexion est coupée. Elle reviendra d’elle-même ; ta place t’attend.
table-closed = Tout le monde a quitté cette table ; elle est fermée.
table-board = La table
table-plan = Le plan
table-players = Les joueurs
table-your-turn = choisit
table-looking = Tu regardes.
table-paused = La partie est en pause.
table-paused-help = L’hôte peut la faire reprendre.
table-away = Un bot joue pour toi.
table-away-help = Ta place reste à toi : reprends-la quand tu veux.
table-come-back = Reprendre ma place
table-bot-stands-in = un bot joue à sa place
table-not-here = hors ligne
table-you = toi
table-take-back = Annuler
table-hint = Un conseil
table-hint-title = Le conseiller
table-hint-thinking = Le conseiller réfléchit.
table-hint-help = D’après ce que tu peux voir, et rien d’autre. Une rangée pleine serait une victoire certaine.
table-hint-chance = { $percent } % de chances de gagner
table-hint-give = Donner cette réponse
table-filter = Trouver une réponse
table-filter-hint = Tapes-en une partie
table-no-match = Aucune réponse ne contient cela.
table-no-answer = « { $text } » n’est pas une réponse ici. Une partie suffit pour en trouver une.
table-send-words = L’envoyer telle quelle
table-step-back = Choisir à nouveau
table-step = { $picked } …
table-answers-for = Les réponses
table-more-answers = et { $count } de plus ; continue à taper pour en réduire le nombre
table-asked-title = À toi. { $question }
table-confirm = C’est dit
table-confirm-not = Pas encore
table-confirm-ask = { $answer } ?
table-confirm-help = Rien n’a encore été envoyé.

## over
over-title = La partie est finie
over-rematch = Rejouer
over-go-there = Aller à la nouvelle table
over-share = Partager
over-check = Était-ce honnête ?
over-record = Enregistrer la partie
over-story = Enregistrer l’histoire
over-replay = Revoir
over-help = Ce qu’a fait le hasard était fixé avant la partie ; cela se vérifie.

## dice
dice-title = Est-ce honnête ?
dice-intro = Tout le hasard d’une partie vient d’un nombre secret, la graine. Avant la première réponse, le serveur en a montré ce sceau :
dice-not-yet = La graine reste secrète jusqu’à la fin. Tout le monde pourra voir alors que rien n’a été changé en route.
dice-seed = La graine était
dice-commitment = Le sceau
dice-right = Ils vont ensemble : tout ce que le hasard a fait dans cette partie était fixé avant qu’elle commence.
dice-wrong = Ils ne vont pas ensemble. Ne te fie pas à cette partie.
dice-cannot = Ce navigateur ne peut pas vérifier cela ici ; la commande ci-dessous le peut.
dice-command = Pour vérifier chaque dé et chaque carte d’après l’enregistrement :
dice-verify = gloaming verify { $game }.txt

## side
side-label = À côté de la table
side-log = Journal
side-chat = Discussion
side-rules = Règles
side-story = Histoire
side-shut = Retour à la table

## log
log-help = Touche une ligne : la table montre où c’était.
    .keys = Pointe une ligne ou vas-y avec les flèches : la table montre où c’était.
log-empty = Il ne s’est encore rien passé.
log-latest = À la dernière ligne
log-folded = Mise en place et distribution

## chat
chat-empty = Personne n’a encore rien dit.
chat-label = Dire quelque chose
chat-hint = Dis quelque chose à la table
chat-send = Dire
chat-lookers-on = Qui regarde se tait.

## rules
rules-search = Chercher
rules-search-hint = Un mot ou un numéro
rules-columns = En colonnes
rules-none = Le livret ne parle pas de « { $wanted } ».
rules-show = Montrer { $rule }
rules-loading = On ouvre le livret.
rules-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}

## telling
telling-intro = Cette partie se raconte. Quand il t’arrive quelque chose, dis à quoi cela ressemble.
telling-empty = Personne n’a encore rien raconté.
telling-now = À toi de raconter :
telling-label = Ce que tu racontes
telling-hint = Une phrase ou deux
telling-tell = Raconter
telling-take-out = Retirer
telling-take-out-title = Retirer ce passage ?
telling-take-out-help = Il disparaîtra pour tout le monde et pour de bon. Personne ne demande pourquoi.
telling-keep-it = Le laisser
telling-taken-out = Ici, quelque chose a été raconté, puis retiré.
telling-said = { $name } raconte

## menu
menu-title = Cette table
menu-share = Partager le lien
menu-share-help = Avec lui, on peut regarder, ou s’asseoir tant qu’il reste des places.
menu-device = Emporter ma place sur un autre appareil
menu-device-help = Ce lien secret ne sert qu’une fois, dans l’heure. Qui l’ouvre prend ta place.
menu-pause = Mettre la partie en pause
menu-resume = Reprendre la partie
menu-leave = Quitter la table ; un bot joue la suite
menu-leave-before = Quitter la table
menu-alone = Répondre pour moi quand il n’y a qu’une réponse
menu-dice = Est-ce honnête ?
menu-icons = Certaines icônes viennent de game-icons.net, sous licence CC BY 3.0.

## parts
parts-title = Les éléments
parts-inks = Encre et papier
parts-seats = Places : la couleur et l’emblème vont ensemble
parts-buttons = Ce qui se presse
parts-lit = Relancer
parts-expected = Les poser
parts-not-yet = Pas encore
parts-beside = Annuler
parts-chip = Un fait
parts-chosen = Choisi
parts-toast = Refuser quelque chose
parts-dialog = Ouvrir une fenêtre
parts-refused = « grenier, case 3 » est occupée par Charlotte ; libres : grenier, case 1 ; grenier, case 4 (DGIT-10).
parts-icons = Icônes du cadre
parts-things = Choses sur la table
parts-tabs = Feuillets
parts-meter = VOLONTÉ

## replay
replay-title = Retour sur la partie
replay-step = Étape { $at } sur { $of }
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Quelle étape
replay-review = Ce que dit le conseiller
replay-reviewing = Le conseiller lit la partie.
replay-begins = La partie commence.
replay-silently = { $name } a fait un choix.
replay-viewer = Vu par
replay-all = tous à la fois
replay-play = Lecture
replay-stop = Arrêt
replay-controls = À travers la partie
replay-answered = { $asked } { $given }
replay-adviser = Le conseiller
replay-turns = { $count ->
    [0] aucun tournant
    [one] 1 tournant
   *[other] { $count } tournants
}
replay-costs = { $count ->
    [0] aucune réponse coûteuse
    [one] 1 réponse coûteuse
   *[other] { $count } réponses coûteuses
}
replay-found = { $turns } (grands repères) et { $costs } (petits repères).
replay-turning = { $rose ->
    [yes] Ici, la partie avait tourné en faveur de { $name }
   *[no] Ici, la partie avait tourné contre { $name }
} : de { $before } % de chances de gagner à { $now } %.
replay-costly = « { $given } » a coûté cher à { $name } ; « { $best } » aurait mieux valu.
replay-worth = Il restait { $given } % de chances de gagner, et non { $best } %.
replay-brief = Un avis à la hâte : le serveur se prépare encore.
replay-next-mark = Remarque suivante
replay-previous-mark = Remarque précédente
replay-link = Un lien vers cette étape
replay-link-help = Qui l’ouvre voit la partie telle qu’elle est ici, par les mêmes yeux.

guest-name-0 = Colombe
guest-name-1 = Odile
guest-name-2 = Tobias
guest-name-3 = Maëlle
guest-name-4 = Iseult
guest-name-5 = Gaspard
guest-name-6 = Linnéa
guest-name-7 = Corentin
guest-name-8 = Ottilie
guest-name-9 = Ambroise
language-en = English
language-de = Deutsch
language-fr = Français
table-thinking = { $names-count ->
    [0] Regarde ce qui se passe.
    [one] { LIST($names) } choisit.
   *[other] { LIST($names) } choisissent.
}
table-also-choosing = { $names-count ->
    [one] { LIST($names) } n’a pas encore choisi non plus.
   *[other] { LIST($names) } n’ont pas encore choisi non plus.
}
table-wait-title = { $names-count ->
    [one] { LIST($names) } choisit · { $game }
   *[other] { LIST($names) } choisissent · { $game }
}

## tour

tour-sign = Première fois ?
tour-long = Première fois ? La visite de { $game }
tour-offer = Première fois ? { $length ->
    [none] Une visite te montre comment on joue.
   *[other] La visite dure { $length }.
}
tour-yes = Montre-moi
tour-no = Non merci
tour-place = { $at } sur { $of }
tour-ready = Quand tu auras lu :
tour-go-on = Continuer
tour-back = Leçon précédente
tour-back-short = Retour
tour-rule = Ouvrir la règle { $rule }
tour-watch = Regarde la table.
tour-kindly = Une autre fois, volontiers. Pour l’instant :
tour-over = Maintenant, tu connais la maison.
tour-play = Jouer une vraie partie
tour-again = Reprendre depuis le début
tour-lobby = Retour au vestibule
tour-kept = Tu peux partir quand tu veux ; la visite t’attend ici, sur cet appareil.
tour-none = Il n’y a pas de visite pour ce jeu.
tour-lesson = La leçon
