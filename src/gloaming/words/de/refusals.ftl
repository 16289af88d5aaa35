### Warum etwas nicht geht, in jedem Spiel und überall im Haus: `no-<code>`.
### Wo es eine Regel dafür gibt, steht ihre Nummer in Klammern vor dem Punkt.

## Was jemand angegeben hat, wie es wiederholt wird

given-number = { NUMBER($number, useGrouping: 0) }
given-text = „{ $text }“
given-other = etwas anderes
given-large-number = Eine so große Zahl

## Das Haus

no-language = Die Sprache „{ $wanted }“ gibt es hier nicht; es gibt: { LIST($known, style: "comma") }.
no-words = Die Worte eines Spiels haben keinen Teil „{ $part }“; es gibt: { LIST($known, style: "comma") }.

## Plätze und Namen

no-seats = Die Plätze sind eine Zahl oder eine Liste von Namen.
no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
no-names-of-texts = Jeder Name ist ein Text.
no-name = „{ $name }“ kann kein Name sein: Er hat 1 bis { $most } druckbare Zeichen, kein „:“ und kein „#“, und Leerzeichen nur einzeln zwischen Wörtern.
no-names-apart = Jeder braucht einen eigenen Namen, und niemand darf „chance“ heißen.
no-nobody-called = Hier heißt niemand „{ $name }“; hier sind { LIST($names, style: "comma") }.
no-pronouns = „{ $pronouns }“ kann man als Pronomen nicht wählen, nur { LIST($known, style: "or") }.
no-pronouns-by-name = Pronomen werden nach Namen gewählt, etwa { "{" }"Ada": "she"{ "}" }.

## Vor dem Spiel

no-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
no-options = Die Optionen sind Namen mit Werten.
no-option = { $game } hat keine Option „{ $option }“; es hat: { $known-count ->
        [0] keine
       *[other] { LIST($known, style: "comma") }
    }.
no-switch = { $what }: ja oder nein, nicht { $given } ({ $rule }).
no-count = { $what }: eine ganze Zahl von 1 bis { $most }, nicht { $given } ({ $rule }).
no-seed = Ein Seed hat höchstens { $most } Zeichen, und zwar ganze.
no-commitment = Eine Festlegung besteht aus 64 hexadezimalen Ziffern.

## Antworten

no-over = Das Spiel ist zu Ende; niemand wird mehr gefragt.
no-not-asked = { $name } ist gerade nicht gefragt.
no-answer-number = { $answer } ist keine Antwort: Es gibt { $count }, gezählt ab 0.
no-answer = „{ $text }“ ist hier keine Antwort; die Antworten sind: { answers-typed }.
no-answer-unclear = „{ $text }“ könnte { answers-typed } sein: Welche ist gemeint?
answers-typed = { LIST($answers, style: "comma") }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
no-flat-answer = { $answer } ist keine Antwort auf die Frage, die gerade gestellt ist.
no-other-step = Diese Antwort galt Schritt { $at }; das Spiel ist bei Schritt { $step }.
no-chance-of-yours = Der Zufall antwortet hier von selbst, aus dem Seed.
no-chance-asked = Der Zufall ist gerade nicht gefragt.

## Zurücknehmen

no-undo-yet = { $name } hat noch keine Antwort gegeben.
no-undo-over = Das Spiel ist zu Ende; die letzte Antwort gilt.
no-undo-chance = Der Zufall hat seither geantwortet; diese Antwort gilt.
no-undo-since = { $name } hat seither geantwortet; diese Antwort gilt.
no-undo-shown = Diese Antwort hat jemandem etwas Verborgenes gezeigt; sie gilt.
no-undo-all = Alle haben diese Frage beantwortet; die Antworten gelten.

## Erzählen

no-telling = { $game } wird ohne Erzählen gespielt.
no-story = { $game } wird ohne Erzählen gespielt; deshalb gibt es keine Geschichte davon.
no-moment-yet = Noch gibt es keinen Moment, zu dem { $name } etwas erzählen kann.
no-moment = { $moment } ist kein Moment dieses Spiels; bisher gab es { $count }.
no-moment-of-yours = Moment { $moment } hat { $teller } zu erzählen, nicht { $name }.
no-passage-more = { $name } hat zu Moment { $moment } schon { $most } Passagen erzählt; mehr werden es nicht.
no-passages-more = Dieses Spiel hat { $most } Passagen; für eine weitere ist kein Platz.
no-passage = { $passage } ist keine Passage; { $count ->
        [0] noch wurde nichts erzählt
       *[other] es gibt 1 bis { $count }
    }.
speech-passage = Eine Passage
speech-chat = Eine Zeile im Chat
no-speech = { NAME("speech", $speech) } ist ein Text.
no-speech-unseen = { NAME("speech", $speech) } ist eine einzige Zeile aus Zeichen, die man sehen kann; hier steht { $found ->
        [none] ein Zeilenumbruch
       *[other] { $found }
    } darin.
no-speech-length = { NAME("speech", $speech) } hat 1 bis { $most } Zeichen; hier sind es { $count }.

## Aufzeichnungen und Tische von außen

no-record-so-large = Diese Datei ist zu groß für eine Aufzeichnung.
no-record = Dies ist keine Aufzeichnung, die dieses Gloaming lesen kann: Ihre erste Zeile ist nicht „{ $first }“.
no-record-line = Zeile { $line } ist nicht, was aufgezeichnet wurde: „{ $said }“.
no-record-key = Zeile { $line } müsste mit „{ $key }“ beginnen.
no-record-end = Diese Aufzeichnung bricht nach Zeile { $line } ab.
no-record-head = Der Kopf dieser Aufzeichnung ist nicht zu lesen.
no-record-head-so = Der Kopf dieser Aufzeichnung ist falsch: { $why }
no-record-pronouns = Die Pronomen in Zeile { $line } sind nicht zu lesen.
no-record-passage = Zeile { $line } müsste eine Passage erzählen, nicht „{ $said }“.
no-record-json = Zeile { $line } lässt sich nicht erzählen: „{ $text }“ ist kein JSON-Text.
no-record-telling = Zeile { $line } lässt sich nicht erzählen: { $why }
no-record-answer = Zeile { $line } lässt sich nicht spielen: { $why }
no-record-otherwise = In Zeile { $line } steht „{ $said }“; noch einmal gespielt ist es „{ $played }“.
no-record-rules = Dieses Spiel wurde nach Version { $then } der Regeln von { $game } gespielt; dieses Gloaming hat Version { $now }.
no-record-seed = Das ist nicht der Seed, der festgelegt wurde.
no-record-step = Diese Aufzeichnung hat { $count } Antworten; einen Schritt { $step } gibt es nicht.
no-table-fields = Das ist kein Tisch dieses Spiels: Seine Felder sind nicht die des Spiels.
no-table-field = „{ $field }“ enthält nicht, was an einem Tisch dieses Spiels dort steht.

## Bots und der Ratgeber

no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { LIST($known, style: "comma") }.
no-bot-in-bulk = Einen Bot „{ $bot }“ für viele Spiele auf einmal gibt es nicht; es gibt: { LIST($known, style: "comma") }.
no-bot-made = Der Bot „{ $bot }“ aus einem anderen Paket ({ $package }) lässt sich nicht herstellen: { $why }.
no-bot-answer = { $bot } antwortet { $answer }; das ist keine ganze Zahl.
no-search = „{ $search }“ ist keine Suche: search:2000 steht für so viele Durchgänge (höchstens { $iterations }), search:500ms für so viele Millisekunden (höchstens { $milliseconds }).
no-advice-over = Das Spiel ist zu Ende; es gibt nichts zu raten.
no-advice-patience = Der Ratgeber denkt mehr als 0 und höchstens { $seconds } Sekunden lang, oder 1 bis { $iterations } Durchgänge.
