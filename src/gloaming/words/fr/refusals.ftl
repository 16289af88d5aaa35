### Pourquoi quelque chose est impossible, dans n’importe quel jeu et partout dans la maison : `no-<code>`.
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
no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
no-names-of-texts = Chaque nom est un texte.
no-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères imprimables, sans « : » ni « # », et pas d’autres espaces qu’une seule entre deux mots.
no-names-apart = Chacun doit avoir un nom à soi, et personne ne peut s’appeler « chance ».
no-nobody-called = Personne ici ne s’appelle « { $name } » ; sont présents : { LIST($names, style: "comma") }.
no-pronouns = « { $pronouns } » n’est pas un choix de pronoms : il y a { LIST($known, style: "or") }.
no-pronouns-by-name = Les pronoms se choisissent par nom, par exemple { "{" }"Ada": "she"{ "}" }.

## Avant la partie

no-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
no-options = Les options sont des noms avec des valeurs.
no-option = { $game } n’a pas d’option « { $option } » ; options possibles : { $known-count ->
        [0] aucune
       *[other] { LIST($known, style: "comma") }
    }.
no-switch = { $what } : oui ou non, pas { $given } ({ $rule }).
no-count = { $what } : un nombre entier de 1 à { $most }, pas { $given } ({ $rule }).
no-seed = Une graine compte au plus { $most } caractères, tous entiers.
no-commitment = Un engagement est formé de 64 chiffres hexadécimaux.

## Réponses

no-over = La partie est finie ; plus personne n’a à répondre.
no-not-asked = Ce n’est pas à { $name } de répondre maintenant.
no-answer-number = { $answer } n’est pas une réponse : il y en a { $count }, numérotées à partir de 0.
no-answer = « { $text } » n’est pas une réponse possible ici ; les réponses sont : { answers-typed }.
no-answer-unclear = « { $text } » peut désigner { answers-typed } : il faut préciser.
answers-typed = { LIST($answers, style: "comma") }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }
no-flat-answer = { $answer } ne répond pas à la question posée en ce moment.
no-other-step = Cette réponse valait pour l’étape { $at } ; la partie en est à l’étape { $step }.
no-chance-of-yours = Ici, le hasard répond de lui-même, d’après la graine.
no-chance-asked = Ce n’est pas au hasard de répondre maintenant.

## Reprendre une réponse

no-undo-yet = { $name } n’a pas encore donné de réponse.
no-undo-over = La partie est finie ; sa dernière réponse est définitive.
no-undo-chance = Le hasard a répondu depuis ; cette réponse est définitive.
no-undo-since = { $name } a répondu depuis ; cette réponse est définitive.
no-undo-shown = Cette réponse a montré à quelqu’un une chose cachée ; elle est définitive.
no-undo-all = Tout le monde a répondu à cette question ; les réponses sont définitives.

## Raconter

no-telling = { $game } se joue sans récit.
no-story = { $game } se joue sans récit ; il n’y a donc pas d’histoire à en tirer.
no-moment-yet = Il n’y a encore aucun moment où { $name } puisse raconter quelque chose.
no-moment = { $moment } n’est pas un moment de cette partie ; elle en a compté { $count }.
no-moment-of-yours = Le moment { $moment } revient à { $teller }, pas à { $name }.
no-passage-more = { $name } a déjà raconté { $most } passages au moment { $moment } ; c’est le maximum.
no-passages-more = Cette partie compte { $most } passages ; il n’y a plus de place pour un autre.
no-passage = { $passage } n’est pas un passage ; { $count ->
        [0] rien n’a encore été raconté
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

## Enregistrements et tables venus d’ailleurs

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
no-record-seed = Cette graine n’est pas celle de l’engagement.
no-record-step = Cet enregistrement compte { $count } réponses ; il n’y a pas d’étape { $step }.
no-table-fields = Ce n’est pas une table de ce jeu : ses champs ne sont pas ceux du jeu.
no-table-field = « { $field } » ne contient pas ce qu’une table de ce jeu contient à cet endroit.

## Bots et conseiller

no-bot = Il n’y a pas de bot « { $bot } » ; il y a : { LIST($known, style: "comma") }.
no-bot-in-bulk = Il n’y a pas de bot « { $bot } » pour jouer en série ; il y a : { LIST($known, style: "comma") }.
no-bot-made = Le bot « { $bot } » d’un autre paquet ({ $package }) ne peut pas être créé : { $why }.
no-bot-answer = { $bot } répond { $answer }, ce qui n’est pas un nombre entier.
no-search = « { $search } » n’est pas une recherche : search:2000 donne ce nombre d’itérations (au plus { $iterations }), search:500ms ce nombre de millisecondes (au plus { $milliseconds }).
no-advice-over = La partie est finie ; il n’y a plus rien à conseiller.
no-advice-patience = Le conseiller réfléchit plus de 0 et au plus { $seconds } secondes, ou de 1 à { $iterations } itérations.
