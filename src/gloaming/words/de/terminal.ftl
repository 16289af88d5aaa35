### Das Terminal und die Befehlszeile allein.

## Weigerungen: Dateien

no-file-read = { $file } ist nicht zu lesen: { $why }.
no-file-write = { $file } lässt sich nicht schreiben: { $why }.
no-file-large = { $file } ist zu groß für eine Aufzeichnung.
no-file-text = { $file } ist keine Aufzeichnung: Es ist kein Text.
no-file-game = { $file } ist ein Spiel von { $game }, nicht von { $wanted }.
no-file-seed = { $file } hält den Seed zurück; der Zufall kann das Spiel nicht fortsetzen.
no-file-other = { $file } gibt es schon, und es ist nicht dieses Spiel; wähle einen anderen Namen.
no-file-record = { $file } ist eine Aufzeichnung; wähle für die Geschichte einen anderen Namen.
no-step = Einen Schritt { $step } gibt es nicht: Das Spiel hat { $count } Antworten.
no-step-asked = Nach Schritt { $step } dieser Aufzeichnung wird { $name ->
        [none] niemand mehr
       *[other] { $name } nichts
    } gefragt.

## Weigerungen: was man im Spiel eingibt

no-answer-label = Eine Antwort { $number } gibt es nicht; die Nummern sind { $numbers-count ->
        [0] { $least } bis { $most }
       *[other] { LIST($numbers, style: "comma") }
    }.
no-answers-unnumbered = Diese Antworten haben keine Nummern, bis „answers“ sie aufgezählt hat; gib eine in Worten ein.
no-answers-with = In keiner Antwort steht „{ $text }“.
no-over-type = Das Spiel ist zu Ende; du kannst eingeben: { LIST($commands, style: "comma") }.
no-save-where = Sag, wohin: „save DATEI“.
no-tell-what = Sag, was: „tell TEXT“.
no-tell-whose = Sag, wessen Worte das sind: „tell NAME: TEXT“.
no-moment-of-bot = Moment { $moment } hat { $name } zu erzählen, und das ist ein Bot.
no-veil = „{ $text }“ ist keine Passage: „veil N“, und „told“ zeigt die Nummern.
no-rulebook = Von „{ $wanted }“ steht nichts im Regelheft; „rules“ zählt auf, was es hat.

## Weigerungen: was auf der Befehlszeile steht

no-people = { $people } Menschen können nicht spielen: Es gibt { $seats } Plätze.
no-names-many = { $names } Namen sind zu viele für { $players } Spieler.
no-option-form = „{ $option }“ ist keine Option: Schreib sie als KEY=VALUE.
no-option-twice = Die Option „{ $option }“ steht zweimal da.
no-pronouns-twice = Die Pronomen von { $name } stehen zweimal da.
no-most-games = Es können höchstens { $games } Spiele sein.
no-most-threads = Es können höchstens { $games } Spiele und { $threads } Threads sein.
no-one-game = Ein Spiel muss es mindestens sein.
no-one-thread = Mindestens ein Spiel und ein Thread müssen es sein.
no-bot-each = Für jeden Spieler muss es einen Bot geben, und zwar einen, den es gibt.
no-bot-illegal = Der Bot „{ $bot }“ gab keine erlaubte Antwort: { $why }
no-tournament-bots = Ein Turnier ist für 2 bis { $most } Bots mit verschiedenen Namen.
no-tournament-games = Ein Turnier hat 1 bis { $games } Spiele, in 1 bis { $processes } Prozessen.
no-lacks-numba = Numba ist nicht installiert, also lässt sich nichts übersetzen; „pip install gloaming[fast]“ bringt es mit.
no-lacks-openskill = OpenSkill, das die Bots bewertet, ist nicht installiert; „pip install gloaming[fast]“ bringt es mit.
no-lacks-server = Tische in der Ferne brauchen weitere Bibliotheken; „pip install gloaming[server]“ bringt sie mit.
no-two-meanings = „{ $name }“ bedeutet zweierlei in den Regeln von { $game }: { $module } meint etwas anderes.

## Weigerungen: Server in der Ferne

no-address = Die Adresse eines Tisches endet mit /tables/ und seinem Namen, wie der Server sie gegeben hat.
no-address-table = Diese Adresse nennt keinen Tisch; eröffne einen mit --open GAME.
no-server-address = Das ist keine Adresse eines Servers: { $why }.
no-server-url = Die Adresse eines Servers beginnt mit http:// oder https://.
no-server-unreached = { $server } ist nicht zu erreichen: { $why }.
no-server-reply = Was der Server geantwortet hat, ist nicht zu verstehen.
no-server-status = Der Server weigert sich mit Status { $status }.
no-server-said = { $said }
no-server-gone = Der Server kommt nicht wieder; versuch es später noch einmal.
no-lost = Die Verbindung ist abgerissen.

## Weigerungen: Einstellungen eines Servers

no-listening = An { $host }, Port { $port }, kann niemand lauschen: { $why }.
no-setting-url = { $setting } beginnt mit http:// oder https://.
no-setting-number = { $setting } ist „{ $given }“; das ist keine Zahl.
no-setting-positive = { $setting } ist { $given }; es muss eine Zahl über 0 sein.
no-database-url = Die Datenbank wird als sqlite:///DATEI oder postgresql://NUTZER:PASSWORT@HOST/NAME angegeben.
no-database-kind = Gloaming bewahrt Tische in SQLite oder PostgreSQL auf, nicht in { $kind }.
no-database-memory = SQLite braucht eine Datei: Was nur im Speicher liegt, überlebt nicht.
no-database-opened = Die Datenbank lässt sich nicht öffnen: { $why }.
no-database-newer = Die Datenbank stammt von einem neueren Gloaming; dieses kann sie nicht lesen.
no-redis-url = Redis oder Valkey wird als redis://HOST:PORT angegeben.
no-workers = Es können 1 bis { $most } Worker sein, nicht { $workers }.
no-workers-redis = Mehrere Worker mit PostgreSQL brauchen Redis oder Valkey, um einander zu benachrichtigen: --redis URL.
no-mail-port = GLOAMING_SMTP_PORT ist „{ $port }“; das ist kein Port.
no-mail-sender = GLOAMING_SMTP_FROM muss sagen, wer die Nachrichten sendet.
no-secret-short = GLOAMING_SECRET braucht mindestens { $least } Zeichen, die niemand erraten kann.
no-secret-shared = Mit PostgreSQL muss GLOAMING_SECRET gesetzt sein, auf allen Servern gleich.
no-secret-kept = Das Geheimnis { $file } lässt sich nicht aufbewahren: { $why }.
no-secret-damaged = Das Geheimnis { $file } ist beschädigt; ohne es wird ein neues gemacht, und alle Gäste sind wieder Fremde.
