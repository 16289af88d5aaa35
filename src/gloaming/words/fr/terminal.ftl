### Le terminal et la ligne de commande seulement.

## À quoi jouer, et contre qui

games-facts = { $title } : { $least } à { $most } personnes, { $minutes } minutes
games-option = { $label }{ $switch ->
        [yes] , « yes » ou « no »
       *[no] { "" }
    } : { $help }
games-choices = Se tapent ainsi, séparés par des virgules : { LIST($choices, style: "comma") }
bots-others = Autres noms : { LIST($names, style: "comma") }
progress-compiling = Compilation des réflexions sur { $game }
progress-thinking = Réflexion en cours

## Ce qui n’est pas écrit comme il faut sur la ligne de commande

usage-load = --load prend joueurs, noms, options et graine dans le fichier : ne les donne pas.
usage-game = Quel jeu ? « gloaming games » les énumère.
usage-as-all = --as et --all ne vont pas ensemble : qui joue ne voit pas tout.
# Comment une commande s’écrit, où est l’aide, et ce qui ne va pas
usage = Usage : { $form }
usage-help = « { $command } --help » en dit plus.
usage-error = Erreur : { $why }
usage-no-option = Il n’y a pas d’option « { $option } »{ $near-count ->
        [0] { "" }
       *[other] { " " }; peut-être { LIST($near, style: "or") }
    }.
usage-no-command = Il n’y a pas de commande « { $command } »{ $near-count ->
        [0] { "" }
       *[other] { " " }; peut-être { LIST($near, style: "or") }
    }.
usage-command = Quelle commande ? « gloaming --help » les énumère.
usage-missing = { $what } manque.
usage-extra = C’est plus que n’en prend la commande : { LIST($extra, style: "comma") }.
usage-needs-value = { $option } demande une valeur.
usage-takes-nothing = { $option } ne prend pas de valeur.
usage-takes-integer = { $what } prend un nombre entier.
usage-takes-integer-range = { $what } prend un nombre entier de { $least } à { NUMBER($most, useGrouping: 0) }.
usage-takes-float = { $what } prend un nombre.
usage-takes-text = { $what } prend un texte que l’on peut réécrire.

## Un enregistrement vérifié

verified = { $title }, { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    } : la même table dans chaque case, l’empreinte est juste.
verified-seed = La graine va avec le sceau, et le hasard a toujours répondu d’après elle.
verified-seed-withheld = La graine est tue : ce que le hasard a répondu est pris tel quel.

## Une partie à un seul clavier : qui joue, et à quoi le hasard est lié

screen-people = { $names-count ->
        [one] Tu es { LIST($names) }.
       *[other] { LIST($names) } jouent.
    }
screen-bots = { $names-count ->
        [one] { LIST($names) } est un bot
       *[other] { LIST($names) } sont des bots
    } ({ $bot }).
screen-goes-on = La partie reprend après { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }.
screen-chance = Le hasard est lié à une graine, dont le sceau est
screen-type-help = « { command-help } » montre ce que tu peux taper, « { command-rules } » cherche une règle.
screen-pass = Passe le clavier à { $name }.
screen-pass-undo = (Ou tape « { command-undo } » pour reprendre la réponse donnée par { $name }.)
screen-pass-ready = Appuie sur Entrée quand ce sera au tour de { $name }.

## Réponses

screen-form-of-lists = { $head ->
        [none] { "" }
       *[other] { $head } et{ " " }
    }{ $count } de ceux-ci, dans l’ordre : { LIST($values, style: "comma") }
screen-for-instance = Par exemple : { LIST($examples, style: "semicolon") }.
screen-in-short = Ou en bref : { $form }.
screen-many-how = Tapes-en une. « { command-answers } » les énumère toutes ; suivi de quelques mots, celles qui les contiennent.
screen-taken-back = Réponse reprise{ $names-count ->
        [0] { "" }
        [one] { " " }; { LIST($names) } a repris la sienne aussi
       *[other] { " " }; { LIST($names) } ont repris la leur aussi
    }.
screen-thinking = Je réfléchis...
screen-like-it = { $first } (Et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } du même genre.)

## La fin

screen-places = Rangs et scores : { LIST($scores, of: "scored", style: "comma") }.
scored = { $scored-place }. { $scored-name } { $scored-points }
screen-seed = La graine était { $seed }, son sceau
screen-verify = Pour vérifier chaque tirage du hasard : « { command-save } FICHIER », puis « gloaming verify FICHIER ».
screen-afterwards = Tape « { command-save } FICHIER » pour garder la partie{ $story ->
        [yes] , « { command-story } » pour la lire comme une histoire
       *[no] { "" }
    }, « { command-again } » pour rejouer, ou appuie sur Entrée pour partir.
screen-saved = Partie gardée dans { $file }.
screen-left = Tu pars avant la fin, et la partie n’est pas gardée. La prochaine fois, tape d’abord « { command-save } FICHIER » ; « gloaming play --load FICHIER » la reprend ensuite.
screen-left-at-once = Tu pars avant d’avoir répondu quoi que ce soit.
screen-left-saved = « gloaming play --load { $file } » reprend la partie.
screen-good-night = Bonne nuit.

## Ce qu’on peut taper au lieu d’une réponse : le mot, un seul, en minuscules ; le mot anglais marche toujours aussi.
## `.form` est la façon de le taper avec ce qui suit, `.help` ce qu’il fait, `.afar` ce qu’il fait à une table lointaine.

screen-help = Réponds par un numéro de la liste, en toutes lettres, ou comme « { command-answers } » l’écrit ; un début ou une fin suffit, si elle ne convient à aucune autre réponse. Ou tape :
screen-help-telling = Dans ce jeu, tu peux raconter ce qui se passe, quand tu veux ; ce n’est jamais une obligation :
screen-enter = Entrée seule
    .help = la question encore une fois
command-help = aide
command-table = table
    .help = la table en toutes lettres
command-answers = réponses
    .help = toutes les réponses et comment elles s’écrivent ; suivi de quelques mots, celles qui les contiennent
command-news = nouvelles
    .help = ce qui s’est passé récemment
command-log = journal
    .help = tout ce qui s’est passé jusqu’ici
command-hint = conseil
    .help = ce que répondrait le conseiller, après une seconde de réflexion
command-rules = règles
    .help = ce que contient le livret ; « { command-rules } » et une référence, un titre ou un mot
command-undo = annuler
    .help = reprendre ta dernière réponse, si elle n’a encore rien entraîné
command-save = garder
    .form = { command-save } FICHIER
    .help = garder la partie ; « gloaming play --load FICHIER » la reprend
command-again = rejouer
command-quit = quitter
    .help = partir
    .afar = partir ; ta place reste à toi
command-tell = raconte
    .form = { command-tell } TEXTE
    .help = tes propres mots, pour le dernier moment qui était à toi ; « { command-tell } #N TEXTE » pour un autre, « { command-tell } NOM: TEXTE » pour quelqu’un d’autre
    .afar = tes propres mots, pour le dernier moment qui était à toi
command-told = récits
    .help = tout ce qui a été raconté, numéroté, et les moments ouverts
command-take-out = retire
    .form = { command-take-out } N
    .help = retirer pour de bon le passage N, quel qu’en soit l’auteur : personne ne demande pourquoi ni ne retient qui l’a fait
command-story = histoire
    .help = la partie jusqu’ici en histoire ; « { command-story } FICHIER » l’écrit, en HTML si le nom finit par .html, sinon en Markdown
command-say = dis
    .form = { command-say } TEXTE
    .help = discuter, même pendant que d’autres réfléchissent
command-pause = pause
    .help = interrompre la partie un moment (l’hôte)
command-resume = reprendre
    .help = continuer la partie (l’hôte)
command-away = absent
    .help = laisser un bot jouer pour toi
command-back = retour
    .help = reprendre ta place au bot
command-start = commencer
command-bot = bot

## Raconter

screen-passage = { $text ->
        [none] (Le passage raconté ici par { $name } a été retiré.)
       *[other] { $name } raconte : { $text }
    }
screen-invitation = { $name ->
        [none] Si tu veux
       *[other] { $name }
    }, « { command-tell } { $number ->
        [none] { "" }
       *[other] { $number }{ " " }
    }TEXTE » : { $prompt }
screen-more-moments = (« { command-told } » en énumère { $count } de plus.)
screen-still-to-tell = Il reste quelque chose à raconter :
screen-still-open = Encore ouverts, avec « { command-tell } #N TEXTE » :
screen-nothing-told = Rien n’a encore été raconté.
screen-taken-out = (retiré)
screen-kept = Gardé comme passage { $number } ; « { command-take-out } { $number } » le retire.
screen-passage-gone = Le passage { $number } a disparu.
screen-passage-kept = { $file } le contient peut-être encore : « { command-save } { $file } » l’en retire aussi.
screen-loss = Ce qui a été raconté n’est encore dans aucun fichier : « { command-save } FICHIER » le garde ; encore une fois Entrée, et tu pars sans.
screen-story-in = L’histoire est dans { $file }.

## Le livret de règles

screen-rules = Les règles de { $title } :
screen-rules-how = « { command-rules } { $rule } » en montre une ; « { command-rules } » et un titre ou n’importe quel mot, cela marche aussi.
screen-rules-found = « { $wanted } » figure dans { LIST($rules, style: "comma") }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }.
screen-rules-example = Par exemple :

## Le conseiller

advice-question = Étape { $step }. Question à { $seat } : { $question }
advice-hint = { $answer }  { NUMBER($chance, style: "percent") } de chances de gagner
advice-hint-from = D’après ce qui est visible pour { $seat }, et rien d’autre.
advice-choice = { $answer }  { NUMBER($chance, style: "percent") } de chances de gagner ({ $tried ->
        [one] { $tried } essai
       *[other] { $tried } essais
    })
advice-thought = { $iterations ->
        [one] Une partie imaginée
       *[other] { $iterations } parties imaginées
    }, d’après ce qui est visible pour { $seat }.
advice-step = Étape { $step }, { $seat } : { $question }
advice-turning = Tournant pour { $seat } : depuis sa dernière réponse, les chances { $rose ->
        [yes] sont montées
       *[no] sont tombées
    } de { NUMBER($before, style: "percent") } à { NUMBER($now, style: "percent") }.
advice-costly = Cher : « { $given } » vaut { NUMBER($given-chance, style: "percent") } d’une victoire, « { $best } » { NUMBER($best-chance, style: "percent") }.
advice-after = Après « { $answer } » : { LIST($steps, style: "semicolon") }.
advice-standing = { $name } : { $count } choix, { $agreed ->
        [0] aucun
       *[other] { $agreed }
    } comme le conseiller, { $costly ->
        [0] aucun trop cher
        [one] { $costly } trop cher
       *[other] { $costly } trop chers
    }{ $costly ->
        [0] { "" }
       *[other] { " " }({ $lost ->
            [one] { NUMBER($lost, minimumFractionDigits: 1) } victoire perdue
           *[other] { NUMBER($lost, minimumFractionDigits: 1) } victoires perdues
        })
    }.

## Une table lointaine

afar-others = Les autres viennent avec : gloaming join { $link }
afar-company = { $you ->
        [none] Tu regardes.
       *[other] Tu es { $you }.
    } À la table : { LIST($seats, of: "seated") }.{ $free ->
        [0] { "" }
        [one] { " " }{ $free } place est libre.
       *[other] { " " }{ $free } places sont libres.
    }
seated = { $seated-name }{ $seated-bot ->
        [none] { $seated-here ->
            [yes] { "" }
           *[no] { " " }(pas là en ce moment)
        }
       *[other] { " " }(bot : { $seated-bot })
    }
afar-waiting = L’hôte n’a pas encore lancé la partie.
afar-host = Hôte : « { command-start } », « { command-bot } NIVEAU », « { command-say } TEXTE », « { command-quit } », ou Entrée pour revoir
afar-host-how = Tape « { command-start } », « { command-bot } NIVEAU » ou « { command-say } TEXTE ».
afar-return = Un bot joue pour toi. « { command-back } » reprend ta place, Entrée attend
afar-not-asked = Ce n’est pas à toi de répondre. Tape « { command-say } { $typed } » pour parler ; « { command-help } » dit ce qu’il y a d’autre.
afar-came = { $name } est là.
afar-went = { $name } n’est plus là.
afar-lost = { $why } Nouvel essai ; la table garde tout.
afar-good-night = Bonne nuit. Ta place reste à toi : reviens pour continuer.
afar-record = L’enregistrement : { $address }

## Refus : fichiers

# Pourquoi un fichier, une adresse ou un serveur n’est pas disponible
cause-absent = ce fichier ou ce dossier n’existe pas
cause-forbidden = ce n’est pas permis
cause-folder = c’est un dossier
cause-no-folder = une partie de ce chemin n’est pas un dossier
cause-long = le nom est trop long
cause-full = il n’y a plus de place
cause-read-only = on ne peut rien y écrire
cause-address-taken = quelqu’un y écoute déjà
cause-address-elsewhere = cette adresse appartient à une autre machine
cause-refused = personne n’y écoute
cause-no-way = aucun chemin n’y mène
cause-unknown-host = personne ne connaît ce nom
cause-unsafe = la connexion ne serait pas sûre
cause-slow = aucune réponse n’est arrivée à temps
cause-cut = la connexion a été coupée
cause-strange = ce qui répond là n’est pas un serveur de ce genre
cause-unfit = rien ne peut s’appeler ainsi
cause-other = le système signale { $name }
no-files = { $file ->
        [none] Quelque chose
       *[other] { $file }
    } n’a pas pu être lu ou écrit : { $why }.
no-file-read = { $file } ne peut pas être lu : { $why }.
no-file-write = { $file } ne peut pas être écrit : { $why }.
no-file-large = { $file } est trop gros pour être un enregistrement.
no-file-text = { $file } n’est pas un enregistrement : ce n’est pas du texte.
no-file-game = { $file } est une partie de { $game }, pas de { $wanted }.
no-file-seed = { $file } tait sa graine ; le hasard ne peut donc pas poursuivre la partie.
no-file-other = { $file } existe déjà et n’est pas cette partie ; choisis un autre nom.
no-file-record = { $file } est un enregistrement ; choisis un autre nom pour l’histoire.
no-step = Il n’y a pas d’étape { $step } : la partie compte { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }.
no-step-asked = Après l’étape { $step } de cet enregistrement, { $name ->
        [none] personne n’a plus à répondre
       *[other] { $name } n’a plus à répondre
    }.

## Refus : ce qu’on tape dans une partie

no-answer-label = Il n’y a pas de réponse { $number } ; les numéros sont { $numbers-count ->
        [0] { $least } à { $most }
       *[other] { LIST($numbers, style: "comma") }
    }.
no-answers-unnumbered = Ces réponses n’ont pas de numéro tant que « { command-answers } » ne les a pas énumérées ; tapes-en une en toutes lettres.
no-answers-with = Aucune réponse ne contient « { $text } ».
no-over-type = La partie est finie ; tu peux taper : { LIST($commands, style: "comma") }.
no-save-where = Dis où : « { command-save } FICHIER ».
no-tell-what = Dis quoi : « { command-tell } TEXTE ».
no-tell-whose = Dis de qui sont ces mots : « { command-tell } NOM: TEXTE ».
no-moment-of-bot = Le moment { $moment } revient à { $name }, qui est un bot.
no-take-out = « { $text } » n’est pas un passage : « { command-take-out } N », et « { command-told } » montre les numéros.
no-rulebook = Le livret de règles ne parle pas de « { $wanted } » ; « { command-rules } » énumère ce qu’il contient.

## Refus : ce qui est écrit sur la ligne de commande

no-people = { $people } personnes ne peuvent pas jouer : il y a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
no-names-many = { $names } noms, c’est trop pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
no-option-form = « { $option } » n’est pas une option : écris-la KEY=VALUE.
no-option-twice = L’option « { $option } » est donnée deux fois.
no-pronouns-twice = Les pronoms sont donnés deux fois pour { $name }.
no-most-games = Il peut y avoir au plus { $games } parties.
no-most-threads = Il peut y avoir au plus { $games } parties et { $threads } fils d’exécution.
no-one-game = Il faut au moins une partie.
no-one-thread = Il faut au moins une partie et un fil d’exécution.
no-bot-each = Il faut un bot pour chaque joueur, et des bots qui existent.
no-bot-illegal = Le bot « { $bot } » n’a pas donné de réponse permise : { $why }
no-tournament-bots = Un tournoi oppose de 2 à { $most } bots aux noms différents.
no-tournament-games = Un tournoi compte de 1 à { $games } parties, dans 1 à { $processes } processus.
no-lacks-numba = Numba n’est pas installé, rien ne peut donc être compilé ; il vient avec « pip install gloaming[fast] ».
no-lacks-openskill = OpenSkill, qui classe les bots, n’est pas installé ; il vient avec « pip install gloaming[fast] ».
no-lacks-server = Les tables à distance demandent d’autres bibliothèques ; elles viennent avec « pip install gloaming[server] ».
no-two-meanings = « { $name } » a deux sens dans les règles ({ $game }) : { $module } en a un autre.

## Refus : serveurs au loin

no-address = L’adresse d’une table finit par /tables/ et son nom, telle que le serveur l’a donnée.
no-address-table = Cette adresse ne désigne aucune table ; ouvres-en une avec --open GAME.
no-server-address = « { $address } » n’est pas l’adresse d’un serveur.
no-server-url = L’adresse d’un serveur commence par http:// ou https://.
no-server-unreached = { $server } est injoignable : { $why }.
no-server-reply = La réponse du serveur est incompréhensible.
no-server-status = Le serveur a refusé avec le statut { $status }.
no-server-said = { $said }
no-server-gone = Le serveur ne revient pas ; réessaie plus tard.
no-lost = La connexion s’est perdue.

## Refus : réglages d’un serveur

no-listening = Personne ne peut écouter sur { $host }, port { $port } : { $why }.
no-setting-url = { $setting } commence par http:// ou https://.
no-setting-number = { $setting } vaut « { $given } », ce qui n’est pas un nombre.
no-setting-positive = { $setting } vaut { $given } ; il faut un nombre supérieur à 0.
no-database-url = La base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
no-database-kind = Gloaming garde les tables dans SQLite ou PostgreSQL, pas dans { $kind }.
no-database-memory = SQLite a besoin d’un fichier : ce qui n’est qu’en mémoire ne survivrait pas.
no-database-opened = La base de données ne peut pas être ouverte : { $why }.
no-database-newer = La base de données vient d’un Gloaming plus récent, que celui-ci ne sait pas lire.
no-redis-url = Redis ou Valkey s’écrit redis://HÔTE:PORT.
no-workers = Il peut y avoir de 1 à { $most } processus, pas { $workers }.
no-workers-redis = Plusieurs processus avec PostgreSQL ont besoin de Redis ou Valkey pour se prévenir : --redis URL.
no-mail-port = GLOAMING_SMTP_PORT vaut « { $port } », ce qui n’est pas un port.
no-mail-sender = GLOAMING_SMTP_FROM doit dire qui envoie les avis.
no-secret-short = GLOAMING_SECRET doit compter au moins { $least } caractères que personne ne peut deviner.
no-secret-shared = Avec PostgreSQL, GLOAMING_SECRET doit être défini, le même pour tous les serveurs.
no-secret-kept = Le secret { $file } ne peut pas être conservé : { $why }.
no-secret-damaged = Le secret { $file } est abîmé ; sans lui, un autre sera créé, et les invités redeviendront des inconnus.
