### Pourquoi quelque chose est impossible, dans n’importe quel jeu et partout dans la maison : `no-<code>`.
### La référence de la règle, s’il y en a une, figure entre parenthèses avant le point.

## Ce qui a été donné, tel qu’on le cite

given-number = { NUMBER($number, useGrouping: 0) }
given-text = « { $text } »
given-other = autre chose
given-large-number = Un nombre aussi grand

## La maison

no-language = La langue « { $wanted } » n’existe pas ici ; il y a : { LIST($known, style: "comma") }.
no-words = Les textes d’un jeu n’ont pas de partie « { $part } » ; il y a : { LIST($known, style: "comma") }.

## Places et noms

no-seats = Les places sont un nombre, ou une liste de noms.
no-seat = Il n’y a pas de place { $seat } : { $last ->
        [0] la seule est la place 0
       *[other] les places vont de 0 à { $last }
    }.
no-names-of-texts = Chaque nom est un texte.
no-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères visibles, sans « : » ni « # », et pas d’autres espaces qu’une seule entre deux mots.
no-names-apart = Chacun doit avoir un nom à soi, et personne ne peut s’appeler « chance ».
no-nobody-called = Personne ici ne s’appelle « { $name } » ; il y a : { LIST($names, style: "comma") }.
no-pronouns = « { $pronouns } » n’est pas un choix de pronoms : il y a { LIST($known, style: "or") }.
no-pronouns-by-name = Les pronoms se choisissent par nom, par exemple { "{" }"Ada": "she"{ "}" }.

## Avant la partie

no-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
no-options = Les options sont des noms avec des valeurs.
no-option = { $game } n’a pas d’option « { $option } » ; options possibles : { $known-count ->
        [0] aucune
       *[other] { LIST($known, style: "comma") }
    }.
no-switch = { $what } : « yes » ou « no », pas { $given } ({ $rule }).
no-count = { $what } : un nombre entier de 1 à { $most }, pas { $given } ({ $rule }).
no-seed = Une graine compte au plus { $most } caractères, tous entiers.
no-commitment = Un sceau est formé de 64 chiffres hexadécimaux.

## Réponses

no-over = La partie est finie ; plus personne n’a à répondre.
no-not-asked = Ce n’est pas à { $name } de répondre maintenant.
no-answer-number = { $answer } n’est pas une réponse : il y en a { $count }, numérotées à partir de 0.
no-answer = « { $text } » n’est pas une réponse possible ici ; les réponses sont : { answers-typed }.
no-answer-unclear = « { $text } » peut désigner { answers-typed } : précise.
answers-typed = { LIST($answers, style: "comma") }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }
no-answer-arguments = { $given } n’est pas une réponse à « { $ask } », qui demande { LIST($wanted) }{ $choices-count ->
        [0] .
       *[other] , parmi { LIST($choices, style: "comma") }.
    }
no-flat-answer = { $answer } ne répond pas à la question posée en ce moment.
no-other-step = Cette réponse valait pour l’étape { $at } ; la partie en est à l’étape { $step }.
no-chance-of-yours = Ici, le hasard répond de lui-même, d’après la graine.
no-chance-asked = Ce n’est pas au hasard de répondre maintenant.

## Reprendre une réponse

no-undo-yet = { $name } n’a pas encore donné de réponse.
no-undo-over = La partie est finie ; sa dernière réponse est définitive.
no-undo-chance = Le hasard s’est prononcé depuis ; cette réponse est définitive.
no-undo-since = { $name } a répondu depuis ; cette réponse est définitive.
no-undo-shown = Cette réponse a montré à quelqu’un ce qui était caché ; elle est définitive.
no-undo-all = Tout le monde a répondu à cette question ; les réponses sont définitives.

## Raconter

no-telling = { $game } se joue sans récit.
no-story = { $game } se joue sans récit ; il n’y a donc pas d’histoire à en tirer.
no-moment-yet = Il n’y a encore aucun moment où { $name } puisse raconter quelque chose.
no-moment = { $moment } n’est pas un moment de cette partie ; elle en a compté { $count }.
no-moment-of-yours = Le moment { $moment } revient à { $teller }, pas à { $name }.
no-passage-more = { $name } a déjà raconté { $most } passages sur ce moment ; c’est le maximum.
no-passages-more = Cette partie compte { $most } passages ; il n’y a plus de place pour un autre.
no-passage = { $passage } n’est pas un passage ; { $count ->
        [0] rien n’a encore été raconté
        [1] il n’y a que le passage 1
       *[other] ils vont de 1 à { $count }
    }.
speech-passage = Un passage
    .gender = m
speech-chat = Une ligne de discussion
    .gender = f
no-speech = { NAME("speech", $speech) } est un texte.
no-speech-unseen = { NAME("speech", $speech) } tient en une seule ligne de caractères visibles ; { NAME("speech", $speech, form: "gender") ->
        [f] celle-ci
       *[m] celui-ci
    } contient { $found ->
        [none] un saut de ligne
       *[other] { $found }
    }.
no-speech-length = { NAME("speech", $speech) } compte de 1 à { $most } caractères ; { NAME("speech", $speech, form: "gender") ->
        [f] celle-ci
       *[m] celui-ci
    } en a { $count }.

## Enregistrements et états venus d’ailleurs

no-record-so-large = Ce fichier est trop gros pour être un enregistrement.
no-record = Ce n’est pas un enregistrement que ce Gloaming sache lire : sa première ligne n’est pas « { $first } ».
no-record-line = La ligne { $line } diffère de ce qui a été enregistré : « { $said } ».
no-record-key = La ligne { $line } devrait commencer par « { $key } ».
no-record-end = Cet enregistrement s’interrompt après la ligne { $line }.
no-record-head = L’en-tête de cet enregistrement est illisible.
no-record-head-so = L’en-tête de cet enregistrement est faux : { $why }
no-record-pronouns = Les pronoms de la ligne { $line } sont illisibles.
no-record-passage = La ligne { $line } devrait raconter un passage, pas « { $said } ».
no-record-json = La ligne { $line } ne peut pas être racontée : « { $text } » n’est pas un texte JSON.
no-record-telling = La ligne { $line } ne peut pas être racontée : { $why }
no-record-answer = La ligne { $line } ne peut pas être jouée : { $why }
no-record-otherwise = La ligne { $line } dit « { $said } » ; rejouée, elle donne « { $played } ».
no-record-rules = Cette partie a été jouée avec la version { $then } des règles ({ $game }) ; ce Gloaming a la version { $now }.
no-record-seed = Cette graine ne va pas avec le sceau.
no-record-step = Cet enregistrement compte { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    } ; il n’y a pas d’étape { $step }.
no-state-fields = Ce n’est pas un état de ce jeu : ses champs ne sont pas ceux du jeu.
no-state-field = « { $field } » ne contient pas ce qu’un état de ce jeu contient à cet endroit.

## Bots et conseiller

no-bot = Il n’y a pas de bot « { $bot } » ; il y a : { LIST($known, style: "comma") }.
no-bot-in-bulk = Il n’y a pas de bot « { $bot } » pour jouer en série ; il y a : { LIST($known, style: "comma") }.
no-bot-made = Le bot « { $bot } » d’un autre paquet ({ $package }) ne peut pas être créé : { $why }.
no-bot-answer = { $bot } répond { $answer }, ce qui n’est pas un nombre entier.
no-search = « { $search } » n’est pas une recherche : search:2000 donne ce nombre d’itérations (au plus { $iterations }), search:500ms ce nombre de millisecondes (au plus { $milliseconds }).
no-advice-over = La partie est finie ; il n’y a plus rien à conseiller.
no-advice-patience = Le conseiller réfléchit plus de 0 et au plus { $seconds } secondes, ou de 1 à { $iterations } itérations.

## Les jeux de la maison

no-game = Il n’y a pas de jeu « { $game } » ; il y a : { LIST($known, style: "comma") }.
no-game-made = Le jeu « { $game } » d’un autre paquet ({ $package }) ne peut pas être joué : { $why }.
no-game-doubled = Le jeu « { $game } » d’un autre paquet ({ $package }) est laissé de côté : un autre jeu porte déjà cet identifiant.
# Pourquoi un jeu d’un autre paquet ne peut pas être joué
game-none = ce n’est pas un Game
game-id = un identifiant se compose de minuscules, de chiffres et de traits d’union isolés
game-id-other = son identifiant est « { $id } »
game-messages = il manque { LIST($messages) } dans { $file }
game-words = il y manque { LIST($files) }

## Tables

no-unknown-table = Cette table n’existe pas.
no-not-opened = Personne n’a encore ouvert cette table.
no-closed = Tout le monde a quitté cette table ; elle est fermée.
no-table-rules = À cette table, on joue avec la version { $then } des règles ({ $game }) ; ce Gloaming a la version { $now }.
no-looking-on = Tu n’as pas de place à cette table ; tu peux seulement regarder.
no-only-host = Seul l’hôte de cette table peut faire cela.
no-not-started = La partie n’a pas encore commencé.
no-started = La partie a déjà commencé.
no-game-over = La partie est finie.
no-not-over = La partie n’est pas encore finie.
no-when-over = Cela se voit quand la partie est finie.
no-paused = La partie est en pause ; l’hôte peut la faire reprendre.
no-not-paused = La partie n’est pas en pause.
no-seats-taken = { $count ->
        [1] La seule place est prise.
       *[other] Les { $count } places sont toutes prises.
    }
no-seat-taken = La place { $seat } est à { $name }.
no-seat-empty = Personne n’occupe la place { $seat }.
no-seat-number = « { $seat } » n’est pas une place.
no-seats-fewer = { $taken } places sont prises ; il ne peut pas y en avoir seulement { $players }.
no-seated = Tu as déjà une place à cette table.
no-seat-is-yours = Aucun bot ne joue pour toi ; la place est à toi.
no-left-already = Tu as déjà quitté la table ; un bot joue pour toi jusqu’à ton retour.
no-bot-plays = Un bot joue pour toi ; reprends d’abord ta place.
no-sent-away = L’hôte t’a fait quitter cette table.
no-send-yourself = On ne peut pas se renvoyer soi-même ; tu peux quitter la table.
no-send-host = L’hôte ne peut pas être renvoyé.
no-link = Ce lien n’est pas des nôtres, ou il est trop vieux ; demandes-en un nouveau.
no-link-used = Ce lien a déjà servi, ou la place est désormais à quelqu’un d’autre.
no-link-here = La place est déjà tenue depuis cet appareil.
no-link-other-seat = Une autre place de cette table est tenue depuis cet appareil.
no-bot-by-level = À une table, les bots se choisissent par niveau : { LIST($known, style: "comma") }.
no-clock-days = Une réponse peut prendre de 1 à { $most } jours, pas { $days }.
no-clock-seconds = Une pendule a de { $least } à { $most } secondes, pas { $seconds }.
no-clock-increment = Une réponse peut ajouter de 0 à { $most } secondes, pas { $seconds }.
no-mail = « { $mail } » n’est pas une adresse électronique.
no-rematched = Il y a déjà une table pour une autre partie.
no-rematch-name = La nouvelle table n’a pas de nom.

## Réponses à une table

no-not-asked-anything = Ce n’est pas à toi de répondre maintenant.
no-other-question = Cette réponse est arrivée trop tard : on te demande autre chose maintenant.
no-answer-length = « { $text } » est trop long pour une réponse.
no-page = Le début d’une réponse compte au plus { $most } caractères, et les pages commencent à 0.
no-advice-company = Le conseiller n’aide que contre des bots ; ici, d’autres personnes jouent aussi.
no-bot-not-asked = La question n’est plus posée au bot.
no-not-alone = Ici, rien n’est à répondre d’office.
no-choice = Il y a un choix ; c’est à la personne de le faire.
no-time-left = Il reste du temps à cette pendule.
no-nothing-to-tell = Il n’y a rien à annoncer à cette personne.

## Le serveur

no-nowhere = Il n’y a rien à cette adresse.
no-method = Cette adresse n’accepte pas { $method }.
no-request = Cette requête est incompréhensible : { $why }.
no-request-size = Une requête compte au plus { $most } octets.
no-request-cut = La requête a été interrompue.
no-request-type = Les requêtes s’envoient en { $type }.
no-message = Ce message est incompréhensible : { $why }.
# Pourquoi une requête ou un message est incompréhensible
malformed-json = ce n’est pas du JSON
malformed-object = ce n’est pas un objet JSON
malformed-type = un tel « type » n’existe pas
malformed-unknown = le champ « { $field } » n’y existe pas
malformed-missing = le champ « { $field } » manque
malformed-field = le champ « { $field } » ne contient pas ce qu’il devrait
no-message-size = Un message compte au plus { $most } octets.
no-no-message = Ce n’est pas un message de ce protocole.
no-foreign-page = Cette page n’est pas des nôtres.
no-too-often = Tu demandes trop souvent ; patiente un peu.
no-too-much = Tu envoies trop de messages ; patiente un peu.
no-too-slow = Ta connexion ne suit pas ; reviens, et reprends où tu en étais.
no-too-many-sockets = Il y a trop de connexions depuis ton adresse.
no-too-many-tables = Trop de tables ont été ouvertes depuis ton adresse ; patiente un peu.
no-busy = Il se passe trop de choses à cette table ; réessaie.
no-not-shown = Cette table ne peut pas être montrée.
no-table-unreachable = La table est injoignable pour l’instant ; reviens dans un moment.
no-store-down = Le serveur ne peut rien lire ni enregistrer pour l’instant ; rien n’a été changé. Réessaie dans un moment.
no-store-lost = Le serveur a été interrompu en pleine écriture ; on verra à son retour si ceci a été conservé.
no-fault = Quelque chose s’est mal passé sur le serveur.
