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
no-seat = Einen Platz { $seat } gibt es nicht: { $last ->
        [0] Der einzige ist Platz 0
       *[other] Die Plätze sind 0 bis { $last }
    }.
no-names-of-texts = Jeder Name ist ein Text.
no-name = „{ $name }“ kann kein Name sein: Er hat 1 bis { $most } sichtbare Zeichen, kein „:“ und kein „#“, und Leerzeichen nur einzeln zwischen Wörtern.
no-names-apart = Jeder braucht einen eigenen Namen, und niemand darf „chance“ heißen.
no-nobody-called = Hier heißt niemand „{ $name }“; hier { $names-count ->
        [one] ist
       *[other] sind
    } { LIST($names, style: "comma") }.
no-pronouns = „{ $pronouns }“ kann man als Pronomen nicht wählen, nur { LIST($known, style: "or") }.
no-pronouns-by-name = Pronomen werden nach Namen gewählt, etwa { "{" }"Ada": "she"{ "}" }.

## Vor dem Spiel

no-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
no-options = Die Optionen sind Namen mit Werten.
no-option = { $game } hat keine Option „{ $option }“; es hat: { $known-count ->
        [0] keine
       *[other] { LIST($known, style: "comma") }
    }.
no-switch = { $what }: „yes“ oder „no“, nicht { $given } ({ $rule }).
no-count = { $what }: eine ganze Zahl von 1 bis { $most }, nicht { $given } ({ $rule }).
no-seed = Ein Startwert hat höchstens { $most } Zeichen, und zwar ganze.
no-commitment = Ein Siegel besteht aus 64 hexadezimalen Ziffern.

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
no-answer-arguments = { $given } ist keine Antwort auf „{ $ask }“; verlangt ist { LIST($wanted) }{ $choices-count ->
        [0] .
       *[other] , eines von { LIST($choices, style: "comma") }.
    }
no-flat-answer = { $answer } ist keine Antwort auf die Frage, die gerade gestellt ist.
no-other-step = Diese Antwort galt Schritt { $at }; das Spiel ist bei Schritt { $step }.
no-chance-of-yours = Der Zufall antwortet hier von selbst, aus dem Startwert.
no-chance-asked = Der Zufall ist gerade nicht gefragt.

## Zurücknehmen

no-undo-yet = { $name } hat noch keine Antwort gegeben.
no-undo-over = Das Spiel ist zu Ende; die letzte Antwort gilt.
no-undo-chance = Inzwischen hat der Zufall gesprochen; diese Antwort gilt.
no-undo-since = { $name } hat seither geantwortet; diese Antwort gilt.
no-undo-shown = Diese Antwort hat jemandem etwas Verborgenes gezeigt; sie gilt.
no-undo-all = Alle haben diese Frage beantwortet; die Antworten gelten.

## Erzählen

no-telling = { $game } wird ohne Erzählen gespielt.
no-story = { $game } wird ohne Erzählen gespielt; deshalb gibt es keine Geschichte davon.
no-moment-yet = Noch gibt es keinen Moment, zu dem { $name } etwas erzählen kann.
no-moment = { $moment } ist kein Moment dieses Spiels; bisher gab es { $count }.
no-moment-of-yours = Moment { $moment } hat { $teller } zu erzählen, nicht { $name }.
no-passage-more = { $name } hat zu diesem Moment schon { $most } Passagen erzählt; mehr werden es nicht.
no-passages-more = Dieses Spiel hat { $most } Passagen; für eine weitere ist kein Platz.
no-passage = { $passage } ist keine Passage; { $count ->
        [0] noch wurde nichts erzählt
        [one] es gibt nur Passage 1
       *[other] es gibt 1 bis { $count }
    }.
speech-passage = Eine Passage
speech-chat = Eine Zeile im Gespräch
no-speech = { NAME("speech", $speech) } ist ein Text.
no-speech-unseen = { NAME("speech", $speech) } ist eine einzige Zeile aus Zeichen, die man sehen kann; hier steht { $found ->
        [none] ein Zeilenumbruch
       *[other] { $found }
    } darin.
no-speech-length = { NAME("speech", $speech) } hat 1 bis { $most } Zeichen; hier sind es { $count }.

## Aufzeichnungen und Stände von außen

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
no-record-seed = Der Startwert gehört nicht zum Siegel.
no-record-step = Diese Aufzeichnung hat { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }; einen Schritt { $step } gibt es nicht.
no-state-fields = Das ist kein Stand dieses Spiels: Seine Felder sind nicht die des Spiels.
no-state-field = „{ $field }“ enthält nicht, was in einem Stand dieses Spiels dort steht.

## Bots und der Ratgeber

no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { LIST($known, style: "comma") }.
no-bot-in-bulk = Einen Bot „{ $bot }“ für viele Spiele auf einmal gibt es nicht; es gibt: { LIST($known, style: "comma") }.
no-bot-made = Der Bot „{ $bot }“ aus einem anderen Paket ({ $package }) lässt sich nicht herstellen: { $why }.
no-bot-answer = { $bot } antwortet { $answer }; das ist keine ganze Zahl.
no-search = „{ $search }“ ist keine Suche: search:2000 steht für so viele Durchgänge (höchstens { $iterations }), search:500ms für so viele Millisekunden (höchstens { $milliseconds }).
no-advice-over = Das Spiel ist zu Ende; es gibt nichts zu raten.
no-advice-patience = Der Ratgeber denkt mehr als 0 und höchstens { $seconds } Sekunden lang, oder 1 bis { $iterations } Durchgänge.

## Die Spiele des Hauses

no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { LIST($known, style: "comma") }.
no-game-made = Das Spiel „{ $game }“ aus einem anderen Paket ({ $package }) lässt sich nicht spielen: { $why }.
no-game-doubled = Das Spiel „{ $game }“ aus einem anderen Paket ({ $package }) bleibt weg: Ein anderes Spiel heißt schon so.
# Warum ein Spiel aus einem anderen Paket sich nicht spielen lässt
game-none = Das ist kein Game
game-id = Ein Name hat kleine Buchstaben, Ziffern und einzelne Bindestriche
game-id-other = Es nennt sich selbst „{ $id }“
game-messages = in { $file } fehlt { LIST($messages) }
game-words = { LIST($files) } { $files-count ->
    [one] fehlt
   *[other] fehlen
}

## Tische

no-unknown-table = Diesen Tisch gibt es nicht.
no-not-opened = Diesen Tisch hat noch niemand eröffnet.
no-closed = Alle haben diesen Tisch verlassen; er ist geschlossen.
no-table-rules = An diesem Tisch wird nach Version { $then } der Regeln von { $game } gespielt; dieses Gloaming hat Version { $now }.
no-looking-on = Du sitzt nicht an diesem Tisch; du kannst nur zusehen.
no-only-host = Das kann nur der Gastgeber dieses Tisches.
no-not-started = Das Spiel hat noch nicht begonnen.
no-started = Das Spiel hat schon begonnen.
no-game-over = Das Spiel ist zu Ende.
no-not-over = Das Spiel ist noch nicht zu Ende.
no-when-over = Das ist zu sehen, wenn das Spiel zu Ende ist.
no-paused = Das Spiel ruht; der Gastgeber kann es weitergehen lassen.
no-not-paused = Das Spiel ruht nicht.
no-seats-taken = { $count ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $count } Plätze sind besetzt.
    }
no-seat-taken = Auf Platz { $seat } sitzt { $name }.
no-seat-empty = Auf Platz { $seat } sitzt niemand.
no-seat-number = „{ $seat }“ ist kein Platz.
no-seats-fewer = { $taken } Plätze sind besetzt; es können nicht nur { $players } sein.
no-seated = Du sitzt schon an diesem Tisch.
no-seat-is-yours = Für dich spielt kein Bot; der Platz ist deiner.
no-left-already = Du bist schon aufgestanden; ein Bot spielt für dich, bis du wiederkommst.
no-bot-plays = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
no-sent-away = Du wurdest von diesem Tisch weggeschickt.
no-send-yourself = Dich selbst kannst du nicht wegschicken; du kannst aufstehen.
no-send-host = Der Gastgeber kann nicht weggeschickt werden.
no-link = Dieser Link ist keiner von uns oder zu alt; lass dir einen neuen geben.
no-link-used = Dieser Link wurde schon benutzt, oder der Platz gehört inzwischen jemand anderem.
no-link-here = Der Platz gehört schon diesem Gerät.
no-link-other-seat = Dieses Gerät hat schon einen anderen Platz an diesem Tisch.
no-bot-by-level = Bots an einem Tisch wählt man nach ihrer Stärke: { LIST($known, style: "comma") }.
no-clock-days = Eine Antwort kann 1 bis { $most } Tage dauern, nicht { $days }.
no-clock-seconds = Eine Uhr hat { $least } bis { $most } Sekunden, nicht { $seconds }.
no-clock-increment = Eine Antwort kann 0 bis { $most } Sekunden hinzufügen, nicht { $seconds }.
no-mail = „{ $mail }“ ist keine E-Mail-Adresse.
no-rematched = Für das nächste Spiel gibt es schon einen Tisch.
no-rematch-name = Der neue Tisch hat keinen Namen.

## Antworten an einem Tisch

no-not-asked-anything = Du bist gerade nicht gefragt.
no-other-question = Diese Antwort kam zu spät: Du wirst inzwischen etwas anderes gefragt.
no-answer-length = „{ $text }“ ist zu lang für eine Antwort.
no-page = Antworten beginnen mit höchstens { $most } Zeichen, und Seiten bei 0.
no-advice-company = Der Ratgeber hilft nur gegen Bots; hier spielen auch andere mit.
no-bot-not-asked = Danach ist der Bot nicht mehr gefragt.
no-not-alone = Hier beantwortet sich nichts von selbst.
no-choice = Hier gibt es eine Wahl; treffen muss sie der Mensch.
no-time-left = Auf dieser Uhr ist noch Zeit.
no-nothing-to-tell = Es gibt nichts mitzuteilen.

## Der Server

no-nowhere = Unter dieser Adresse ist nichts.
no-method = Diese Adresse nimmt kein { $method } an.
no-request = Diese Anfrage ist nicht zu verstehen: { $why }.
no-request-size = Eine Anfrage hat höchstens { $most } Bytes.
no-request-cut = Die Anfrage brach ab.
no-request-type = Anfragen werden als { $type } gesendet.
no-message = Diese Nachricht ist nicht zu verstehen: { $why }.
# Warum eine Anfrage oder eine Nachricht nicht zu verstehen ist
malformed-json = Sie ist kein JSON
malformed-object = Sie ist kein JSON-Objekt
malformed-type = Einen solchen „type“ gibt es nicht
malformed-unknown = Ein Feld „{ $field }“ hat sie nicht
malformed-missing = Ihr Feld „{ $field }“ fehlt
malformed-field = Im Feld „{ $field }“ steht etwas anderes, als dort stehen kann
no-message-size = Eine Nachricht hat höchstens { $most } Bytes.
no-no-message = Das ist keine Nachricht dieses Protokolls.
no-foreign-page = Diese Seite ist keine von uns.
no-too-often = Du fragst zu oft; warte ein wenig.
no-too-much = Du sendest zu viel; warte ein wenig.
no-too-slow = Deine Verbindung kommt nicht mit; komm wieder und mach weiter, wo du warst.
no-too-many-sockets = Von deiner Adresse gibt es zu viele Verbindungen.
no-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet; warte ein wenig.
no-busy = An diesem Tisch ist gerade zu viel los; versuch es noch einmal.
no-not-shown = Dieser Tisch lässt sich nicht zeigen.
no-table-unreachable = Der Tisch ist gerade nicht zu erreichen; komm gleich wieder.
no-store-down = Der Server kann gerade nichts lesen oder speichern; nichts wurde geändert. Versuch es gleich noch einmal.
no-store-lost = Der Server wurde beim Speichern unterbrochen; ob dies bewahrt wurde, zeigt sich, wenn er wieder da ist.
no-fault = Auf dem Server ist etwas schiefgegangen.
