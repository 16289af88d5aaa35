### Le terminal et la ligne de commande seulement.

## Refus : fichiers

no-file-read = { $file } ne peut pas être lu : { $why }.
no-file-write = { $file } ne peut pas être écrit : { $why }.
no-file-large = { $file } est trop gros pour être un enregistrement.
no-file-text = { $file } n’est pas un enregistrement : ce n’est pas du texte.
no-file-game = { $file } est une partie de { $game }, pas de { $wanted }.
no-file-seed = { $file } tait sa graine ; le hasard ne peut donc pas poursuivre la partie.
no-file-other = { $file } existe déjà et n’est pas cette partie ; choisis un autre nom.
no-file-record = { $file } est un enregistrement ; choisis un autre nom pour l’histoire.
no-step = Il n’y a pas d’étape { $step } : la partie compte { $count } réponses.
no-step-asked = Après l’étape { $step } de cet enregistrement, { $name ->
        [none] personne n’a plus à répondre
       *[other] { $name } n’a plus à répondre
    }.

## Refus : ce qu’on tape dans une partie

no-answer-label = Il n’y a pas de réponse { $number } ; les numéros sont { $numbers-count ->
        [0] { $least } à { $most }
       *[other] { LIST($numbers, style: "comma") }
    }.
no-answers-unnumbered = Ces réponses n’ont pas de numéro tant que « answers » ne les a pas énumérées ; tapes-en une en toutes lettres.
no-answers-with = Aucune réponse ne contient « { $text } ».
no-over-type = La partie est finie ; tu peux taper : { LIST($commands, style: "comma") }.
no-save-where = Dis où : « save FICHIER ».
no-tell-what = Dis quoi : « tell TEXTE ».
no-tell-whose = Dis de qui sont ces mots : « tell NOM: TEXTE ».
no-moment-of-bot = Le moment { $moment } revient à { $name }, qui est un bot.
no-veil = « { $text } » n’est pas un passage : « veil N », et « told » montre les numéros.
no-rulebook = Le livret de règles ne parle pas de « { $wanted } » ; « rules » énumère ce qu’il contient.

## Refus : ce qui est écrit sur la ligne de commande

no-people = { $people } personnes ne peuvent pas jouer : il y a { $seats } places.
no-names-many = { $names } noms, c’est trop pour { $players } joueurs.
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
no-server-address = Ce n’est pas l’adresse d’un serveur : { $why }.
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
