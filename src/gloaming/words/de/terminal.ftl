### Das Terminal und die Befehlszeile allein.

## Was es zu spielen gibt, und gegen wen

games-facts = { $title }: { $least } bis { $most } Personen, { $minutes } Minuten
games-option = { $label }{ $switch ->
        [yes] , „yes“ oder „no“
       *[no] { "" }
    }: { $help }
games-choices = So getippt, mit Kommas dazwischen: { LIST($choices, style: "comma") }
bots-others = Weitere Namen: { LIST($names, style: "comma") }
progress-compiling = Die Gedanken zu { $game } werden übersetzt
progress-thinking = Es wird nachgedacht

## Was auf der Befehlszeile nicht so steht, wie es soll

usage-load = --load nimmt Spieler, Namen, Optionen und Startwert aus der Datei: Lass sie weg.
usage-game = Welches Spiel? „gloaming games“ zählt sie auf.
usage-as-all = --as und --all passen nicht zusammen: Wer spielt, sieht nicht alles.
# Wie ein Befehl geschrieben wird, wo Hilfe ist, und was falsch ist
usage = Aufruf: { $form }
usage-help = Mehr dazu zeigt „{ $command } --help“.
usage-error = Fehler: { $why }
usage-no-option = Eine Option „{ $option }“ gibt es nicht{ $near-count ->
        [0] { "" }
       *[other] ; gemeint ist vielleicht { LIST($near, style: "or") }
    }.
usage-no-command = Einen Befehl „{ $command }“ gibt es nicht{ $near-count ->
        [0] { "" }
       *[other] ; gemeint ist vielleicht { LIST($near, style: "or") }
    }.
usage-command = Welcher Befehl? „gloaming --help“ zählt sie auf.
usage-missing = { $what } fehlt.
usage-extra = Das ist mehr, als der Befehl nimmt: { LIST($extra, style: "comma") }.
usage-needs-value = { $option } braucht einen Wert.
usage-takes-nothing = { $option } nimmt keinen Wert.
usage-takes-integer = { $what } nimmt eine ganze Zahl.
usage-takes-integer-range = { $what } nimmt eine ganze Zahl von { $least } bis { NUMBER($most, useGrouping: 0) }.
usage-takes-float = { $what } nimmt eine Zahl.
usage-takes-text = { $what } nimmt einen Text, der sich wieder aufschreiben lässt.

## Eine Aufzeichnung, die geprüft wurde

verified = { $title }, { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }: derselbe Tisch in jeder Zelle, die Prüfsumme stimmt.
verified-seed = Der Startwert gehört zum Siegel, und der Zufall hat jedes Mal nach ihm geantwortet.
verified-seed-withheld = Der Startwert wird zurückgehalten: Was der Zufall geantwortet hat, gilt, wie es dasteht.

## Ein Spiel an einer Tastatur: wer spielt, und woran der Zufall gebunden ist

screen-people = { $names-count ->
        [one] Du bist { LIST($names) }.
       *[other] Es spielen { LIST($names) }.
    }
screen-bots = { $names-count ->
        [one] { LIST($names) } ist ein Bot
       *[other] { LIST($names) } sind Bots
    } ({ $bot }).
screen-goes-on = Das Spiel geht nach { $count ->
        [one] einer Antwort
       *[other] { $count } Antworten
    } weiter.
screen-chance = Der Zufall ist an einen Startwert gebunden, und dessen Siegel ist
screen-type-help = „{ command-help }“ zeigt, was du eingeben kannst, „{ command-rules }“ schlägt eine Regel nach.
screen-pass = Gib die Tastatur an { $name } weiter.
screen-pass-undo = (Oder gib „{ command-undo }“ ein, um zurückzunehmen, was { $name } geantwortet hat.)
screen-pass-ready = Drück Enter, wenn { $name } bereit ist.

## Antworten

screen-form-of-lists = { $head ->
        [none] { "" }
       *[other] { $head } und{ " " }
    }{ $count } von diesen, in Reihenfolge: { LIST($values, style: "comma") }
screen-for-instance = Zum Beispiel: { LIST($examples, style: "semicolon") }.
screen-in-short = Oder kurz: { $form }.
screen-many-how = Gib eine ein. „{ command-answers }“ zählt alle auf, mit ein paar Wörtern nur die, in denen sie stehen.
screen-taken-back = Zurückgenommen{ $names-count ->
        [0] { "" }
       *[other] , und { LIST($names) } auch
    }.
screen-thinking = Ich denke nach ...
screen-like-it = { $first } (Und { $count } weitere dieser Art.)

## Das Ende

screen-places = Plätze und Punkte: { LIST($scores, of: "scored", style: "comma") }.
scored = { $scored-place }. { $scored-name } { $scored-points }
screen-seed = Der Startwert war { $seed }, sein Siegel
screen-verify = Um jeden Zug des Zufalls zu prüfen: „{ command-save } DATEI“, dann „gloaming verify DATEI“.
screen-afterwards = „{ command-save } DATEI“ hebt das Spiel auf, { $story ->
        [yes] „{ command-story }“ erzählt es als Geschichte,{ " " }
       *[no] { "" }
    }mit „{ command-again }“ spielst du noch einmal, und mit Enter gehst du.
screen-saved = Aufgehoben in { $file }.
screen-left = Du bist vor dem Ende gegangen, und das Spiel ist nicht aufgehoben. Gib nächstes Mal erst „{ command-save } DATEI“ ein; „gloaming play --load DATEI“ geht damit weiter.
screen-left-at-once = Du bist gegangen, ehe du etwas geantwortet hattest.
screen-left-saved = „gloaming play --load { $file }“ geht mit dem Spiel weiter.
screen-good-night = Gute Nacht.

## Was man statt einer Antwort eingeben kann: das Wort dafür, ein einziges in kleinen Buchstaben; das englische gilt immer
## auch. `.form` ist, wie man es mit dem schreibt, was folgt, `.help`, was es tut, `.afar`, was an einem Tisch in der Ferne.

screen-help = Antworte mit einer Nummer aus der Liste, in Worten, oder so, wie „{ command-answers }“ es schreibt; ein Anfang oder ein Ende genügt, wenn es zu keiner anderen Antwort passt. Oder gib ein:
screen-help-telling = In diesem Spiel darfst du erzählen, was geschieht, wann immer du magst; du musst es nie:
screen-enter = Enter allein
    .help = noch einmal die Frage
command-help = hilfe
command-table = tisch
    .help = der Tisch in Worten
command-answers = antworten
    .help = alle Antworten, und wie man sie schreibt; mit ein paar Wörtern nur die, in denen sie stehen
command-news = neues
    .help = was zuletzt geschah
command-log = verlauf
    .help = alles, was bisher geschah
command-hint = tipp
    .help = was der Ratgeber antworten würde, nach einer Sekunde Bedenkzeit
command-rules = regeln
    .help = was im Regelheft steht; „{ command-rules }“ und eine Nummer, eine Überschrift oder ein Wort
command-undo = zurück
    .help = deine letzte Antwort zurücknehmen, wenn noch nichts daraus wurde
command-save = speichern
    .form = { command-save } DATEI
    .help = das Spiel aufheben; „gloaming play --load DATEI“ geht damit weiter
command-again = nochmal
command-quit = ende
    .help = gehen
    .afar = gehen; dein Platz bleibt deiner
command-tell = erzähle
    .form = { command-tell } TEXT
    .help = deine eigenen Worte, für den letzten Moment, der deiner war; „{ command-tell } #N TEXT“ für einen anderen, „{ command-tell } NAME: TEXT“ für jemand anderen
    .afar = deine eigenen Worte, für den letzten Moment, der deiner war
command-told = erzählt
    .help = alles, was erzählt wurde, mit Nummern, und was noch offen ist
command-take-out = herausnehmen
    .form = { command-take-out } N
    .help = Passage N für immer herausnehmen, von wem sie auch ist: Niemand fragt nach dem Grund, und niemand merkt sich, wer es war
command-story = geschichte
    .help = das Spiel bisher als Geschichte; „{ command-story } DATEI“ schreibt sie auf, als HTML, wenn der Name auf .html endet, sonst als Markdown
command-say = sage
    .form = { command-say } TEXT
    .help = reden, auch während andere gefragt sind
command-pause = pause
    .help = das Spiel ruhen lassen (der Gastgeber)
command-resume = fortsetzen
    .help = damit weitermachen (der Gastgeber)
command-away = fort
    .help = einen Bot für dich spielen lassen
command-back = hier
    .help = deinen Platz vom Bot zurückholen
command-start = los
command-bot = bot

## Erzählen

screen-passage = { $text ->
        [none] (Was { $name } hier erzählt hat, wurde herausgenommen.)
       *[other] { $name } erzählt: { $text }
    }
screen-invitation = { $name ->
        [none] Wenn du magst
       *[other] { $name }
    }, „{ command-tell } { $number ->
        [none] { "" }
       *[other] { $number }{ " " }
    }TEXT“: { $prompt }
screen-more-moments = („{ command-told }“ nennt { $count } weitere.)
screen-still-to-tell = Noch ist etwas zu erzählen:
screen-still-open = Noch offen, mit „{ command-tell } #N TEXT“:
screen-nothing-told = Noch wurde nichts erzählt.
screen-taken-out = (herausgenommen)
screen-kept = Bewahrt als Passage { $number }; „{ command-take-out } { $number }“ nimmt sie wieder heraus.
screen-passage-gone = Passage { $number } ist fort.
screen-passage-kept = In { $file } steht sie vielleicht noch: „{ command-save } { $file }“ nimmt sie auch dort heraus.
screen-loss = Was erzählt wurde, steht noch in keiner Datei: „{ command-save } DATEI“ hebt es auf; noch einmal Enter, und du gehst ohne.
screen-story-in = Die Geschichte steht in { $file }.

## Das Regelheft

screen-rules = Die Regeln von { $title }:
screen-rules-how = „{ command-rules } { $rule }“ zeigt eine; „{ command-rules }“ und eine Überschrift oder irgendein Wort geht auch.
screen-rules-found = „{ $wanted }“ steht in { LIST($rules, style: "comma") }{ $more ->
        [0] { "" }
        [one] { " " }und einer weiteren
       *[other] { " " }und { $more } weiteren
    }.
screen-rules-example = Zum Beispiel:

## Der Ratgeber

advice-question = Schritt { $step }. { $seat } wird gefragt: { $question }
advice-hint = { $answer }  { NUMBER($chance, style: "percent") } Siegchance
advice-hint-from = Nach dem, was { $seat } wissen kann, und nach nichts sonst.
advice-choice = { $answer }  { NUMBER($chance, style: "percent") } Siegchance ({ $tried ->
        [one] einmal
       *[other] { $tried }-mal
    } versucht)
advice-thought = { $iterations ->
        [one] Einmal
       *[other] { $iterations }-mal
    } durchdacht, mit dem, was { $seat } wissen kann.
advice-step = Schritt { $step }, { $seat }: { $question }
advice-turning = Wendepunkt: Seit { $seat } zuletzt geantwortet hat, sind die Aussichten von { NUMBER($before, style: "percent") } auf { NUMBER($now, style: "percent") } { $rose ->
        [yes] gestiegen
       *[no] gefallen
    }.
advice-costly = Teuer: „{ $given }“ ist { NUMBER($given-chance, style: "percent") } eines Sieges wert, „{ $best }“ { NUMBER($best-chance, style: "percent") }.
advice-after = Nach „{ $answer }“: { LIST($steps, style: "semicolon") }.
advice-standing = { $name }: { $count ->
        [one] einmal
       *[other] { $count }-mal
    } gewählt, { $agreed ->
        [0] nie
        [one] einmal
       *[other] { $agreed }-mal
    } wie der Ratgeber, { $costly ->
        [0] nie
        [one] einmal
       *[other] { $costly }-mal
    } teuer{ $costly ->
        [0] { "" }
       *[other] { " " }(zusammen { NUMBER($lost, minimumFractionDigits: 1) } Siege verschenkt)
    }.

## Ein Tisch in der Ferne

afar-others = Andere kommen dazu mit: gloaming join { $link }
afar-company = { $you ->
        [none] Du siehst zu.
       *[other] Du bist { $you }.
    } Am Tisch: { LIST($seats, of: "seated") }.{ $free ->
        [0] { "" }
        [one] { " " }1 Platz ist frei.
       *[other] { " " }{ $free } Plätze sind frei.
    }
seated = { $seated-name }{ $seated-bot ->
        [none] { $seated-here ->
            [yes] { "" }
           *[no] { " " }(gerade nicht da)
        }
       *[other] { " " }(Bot: { $seated-bot })
    }
afar-waiting = Es geht los, sobald der Gastgeber es sagt.
afar-host = Gastgeber: „{ command-start }“, „{ command-bot } STUFE“, „{ command-say } TEXT“, „{ command-quit }“ oder Enter zum Nachsehen
afar-host-how = Gib „{ command-start }“, „{ command-bot } STUFE“ oder „{ command-say } TEXT“ ein.
afar-return = Ein Bot spielt für dich. „{ command-back }“ holt deinen Platz zurück, Enter wartet
afar-not-asked = Du bist gerade nicht gefragt. Gib „{ command-say } { $typed }“ ein, um zu reden; „{ command-help }“ sagt, was es sonst gibt.
afar-came = { $name } ist da.
afar-went = { $name } ist gegangen.
afar-lost = { $why } Ein neuer Versuch; der Tisch bewahrt alles.
afar-good-night = Gute Nacht. Dein Platz bleibt deiner: Komm wieder, um weiterzuspielen.
afar-record = Die Aufzeichnung: { $address }

## Weigerungen: Dateien

# Warum eine Datei, eine Adresse oder ein Server nicht zu haben ist
cause-absent = Eine solche Datei oder einen solchen Ordner gibt es nicht
cause-forbidden = Das ist nicht erlaubt
cause-folder = Das ist ein Ordner
cause-no-folder = Ein Teil dieses Pfades ist kein Ordner
cause-long = Der Name ist zu lang
cause-full = Es ist kein Platz mehr
cause-read-only = Dort lässt sich nichts schreiben
cause-address-taken = Dort lauscht schon jemand
cause-address-elsewhere = Diese Adresse gehört einem anderen Rechner
cause-refused = Dort lauscht niemand
cause-no-way = Kein Weg führt dorthin
cause-unknown-host = Niemand kennt diesen Namen
cause-unsafe = Die Verbindung wäre nicht sicher
cause-slow = Es kam nicht rechtzeitig eine Antwort
cause-cut = Die Verbindung brach ab
cause-strange = Was dort antwortet, ist kein solcher Server
cause-unfit = So kann nichts heißen
cause-other = Das System meldet { $name }
no-files = { $file ->
        [none] Etwas
       *[other] { $file }
    } ließ sich nicht lesen oder schreiben: { $why }.
no-file-read = { $file } ist nicht zu lesen: { $why }.
no-file-write = { $file } lässt sich nicht schreiben: { $why }.
no-file-large = { $file } ist zu groß für eine Aufzeichnung.
no-file-text = { $file } ist keine Aufzeichnung: Es ist kein Text.
no-file-game = { $file } ist ein Spiel von { $game }, nicht von { $wanted }.
no-file-seed = { $file } hält den Startwert zurück; der Zufall kann das Spiel nicht fortsetzen.
no-file-other = { $file } gibt es schon, und es ist nicht dieses Spiel; wähle einen anderen Namen.
no-file-record = { $file } ist eine Aufzeichnung; wähle für die Geschichte einen anderen Namen.
no-step = Einen Schritt { $step } gibt es nicht: Das Spiel hat { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }.
no-step-asked = Nach Schritt { $step } dieser Aufzeichnung wird { $name ->
        [none] niemand mehr
       *[other] { $name } nichts
    } gefragt.

## Weigerungen: was man im Spiel eingibt

no-answer-label = Eine Antwort { $number } gibt es nicht; die Nummern sind { $numbers-count ->
        [0] { $least } bis { $most }
       *[other] { LIST($numbers, style: "comma") }
    }.
no-answers-unnumbered = Diese Antworten haben keine Nummern, bis „{ command-answers }“ sie aufgezählt hat; gib eine in Worten ein.
no-answers-with = In keiner Antwort steht „{ $text }“.
no-over-type = Das Spiel ist zu Ende; du kannst eingeben: { LIST($commands, style: "comma") }.
no-save-where = Sag, wohin: „{ command-save } DATEI“.
no-tell-what = Sag, was: „{ command-tell } TEXT“.
no-tell-whose = Sag, wessen Worte das sind: „{ command-tell } NAME: TEXT“.
no-moment-of-bot = Moment { $moment } hat { $name } zu erzählen, und das ist ein Bot.
no-take-out = „{ $text }“ ist keine Passage: „{ command-take-out } N“, und „{ command-told }“ zeigt die Nummern.
no-rulebook = Von „{ $wanted }“ steht nichts im Regelheft; „{ command-rules }“ zählt auf, was es hat.

## Weigerungen: was auf der Befehlszeile steht

no-people = { $people } Menschen können nicht spielen: Es gibt { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
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
no-server-address = „{ $address }“ ist keine Adresse eines Servers.
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
