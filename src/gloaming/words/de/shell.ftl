### All of the browser's shell: lobby, table, replay and settings.

## common
common-listed = { LIST($items, style: "comma") }
common-facts = { LIST($facts, style: "dot") }
common-close = Schließen
common-copied = Kopiert.
common-copy-failed = Bitte von Hand kopieren.
common-unreachable = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
common-fault = Im Browser ist etwas schiefgegangen. Vielleicht hilft es, die Seite neu zu laden.
common-headed = { $heading }.
common-skip = Zur Frage
common-save = Speichern
common-nowhere = Unter dieser Adresse gibt es nichts.
common-nowhere-help = Vielleicht ist der Link abgeschnitten. Das Haus steht noch, wo es stand.
common-name-wrong = Ein Name hat höchstens { $longest } Zeichen, kein „:“ und kein „#“ darunter; und niemand heißt „chance“.

## pronouns
pronouns-label = Wie Geschichten von dir sprechen
pronouns-none = nur mit Namen
pronouns-she = als „sie“
pronouns-he = als „er“
pronouns-they = mit Namen (englisch: „they“)

## frame
frame-home = Zum Haus
frame-theme = Dämmerung oder Morgengrauen
frame-name = Dein Name
frame-book = Verlauf, Gespräch und Regeln
frame-book-unread = Verlauf, Gespräch und Regeln, { $count } ungelesen
frame-menu = Mehr
frame-settings = Einstellungen
frame-text = Der Tisch in Worten
frame-scene = Der Tisch als Bild

## lobby
lobby-title = Gloaming
lobby-asked-title = ({ $count }) Gloaming
lobby-invitation = { $games ->
    [4] Vier Spukspiele.
   *[other] Ein Haus voller Spukspiele.
} Das Licht schwindet; komm herein.
lobby-question = Welche Tür öffnest du?
lobby-help = Mit Freunden, mit Bots oder mit beiden.
lobby-play-now = Los
lobby-play-now-long = Los: { $game }, gegen Bots
lobby-arrange = { $game }, einen Tisch eröffnen
lobby-players = { $least } bis { $most }
lobby-players-word = Spieler
lobby-open-short = { $count } offen
lobby-your-turn = Du bist dran
lobby-opening = Die Tür geht auf.
lobby-join = Öffnen
lobby-join-label = Per Link dazu
lobby-join-hint = Link einfügen
lobby-join-wrong = Das ist kein Link zu einem Tisch oder einem beendeten Spiel. In so einem steht /tables/ oder /replays/.
lobby-back = Zurück an deinen Tisch
lobby-tables = Tische
lobby-tables-count = Tische ({ $count })
lobby-mine = Deine
lobby-open = Offene
lobby-finished = Beendete
lobby-none-mine = Du sitzt noch an keinem Tisch. Eine Tür genügt.
lobby-none-open = Gerade wartet niemand auf Gesellschaft. Eröffne einen Tisch und lass die Tür angelehnt.
lobby-none-finished = Noch keines deiner Spiele ist zu Ende.
lobby-seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-waiting-for-start = wartet auf den Beginn
lobby-playing = im Gange
lobby-again = Ansehen
lobby-your-name = Wie nennt man dich?
lobby-called = { $name }: Namen ändern
lobby-name-help = Die anderen am Tisch sehen ihn.
lobby-with-friends = Mit Freunden
lobby-with-friends-long = Mit Freunden: ein neuer Tisch für { $game }
lobby-new-table = Ein neuer Tisch, mit Freunden oder Bots:

## settings
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-dark = Dämmerung
settings-light = Morgengrauen
settings-sounds = Klänge
settings-sounds-help = Ein Streichholz, eine Glocke, Würfel auf Holz; leise, und zu jedem gibt es etwas zu sehen.
settings-notices = Ruf mich
settings-notices-help = Eine Nachricht deines Browsers, wenn du dran bist und woanders hinsiehst.
settings-notices-forbidden = Dein Browser verbietet dieser Seite Nachrichten. In seinen eigenen Einstellungen lässt sich das ändern.
settings-confirm = Frag noch einmal
settings-confirm-help = Eine Antwort gilt erst, wenn du sie bestätigt hast.

## notices
notices-your-turn = Du bist dran: { $game }

## arrange
arrange-back = Alle Türen
arrange-how-many = Wie viele am Tisch sitzen
arrange-fewer = Eine Person weniger
arrange-more = Eine Person mehr
arrange-person = Jemand, per Link
arrange-bot = Bot: { $level }
arrange-you = Du
arrange-seat = Platz { $number }
arrange-options = Wie gespielt wird
arrange-further = Für alle, die das Spiel gut kennen
arrange-clock = Die Uhr
arrange-private = Nur mit dem Link
arrange-private-help = Sonst findet jeder den Tisch am Haus.
arrange-question = Wie möchtest du spielen?
arrange-help = { $people ->
    [0] Nur Bots: Es geht sofort los.
    [one] Du bekommst einen Link, den du an eine andere Person schickst.
   *[other] Du bekommst einen Link, den du an { $people } andere schickst.
}
arrange-open-it = Den Tisch eröffnen
arrange-start-it = Das Spiel beginnen
arrange-bots = Wie stark die Bots sind
arrange-random = Wählst du keine, entscheidet der Zufall.
arrange-as-usual = Wie üblich
arrange-chosen = { $count } gewählt.

## hall
hall-question = Wer kommt noch?
hall-help = Schick den Link. { $every ->
    [yes] Es kann erst losgehen, wenn alle Plätze besetzt sind.
   *[no] Plätze, die zu Beginn noch leer sind, fallen weg.
}
hall-waiting = { $host } muss das Spiel noch starten.
hall-waiting-help = Es geht los, sobald der Gastgeber es sagt.
hall-spectator-help = Du siehst zu, bis du Platz nimmst.
hall-full-help = Alle Plätze sind besetzt; du siehst zu.
hall-all-here = Alle sind da.
hall-all-here-help = Beginnt, wann ihr wollt.
hall-sent-away = Du wurdest von diesem Tisch weggeschickt.
hall-sent-away-help = Zusehen kannst du, aber hier nicht wieder Platz nehmen.
hall-tour = { $length ->
    [none] Zur Führung
   *[other] Die Führung dauert { $length }
}
hall-free-seat = Freier Platz
hall-sit-down = Platz nehmen
hall-sit-down-as = Platz nehmen als { $name }
hall-start = Das Spiel beginnen
hall-add-bot = Bot dazu
hall-level = Wie stark der Bot ist
hall-remove = { $name } wegschicken
hall-remove-title = { $name } wegschicken?
hall-remove-help = Wer weggeschickt wurde, kann an diesem Tisch nicht wieder Platz nehmen.
hall-remove-not = Doch nicht
hall-your-name = Wie nennt man dich?
hall-host = Gastgeber
hall-you = du
hall-bot = Bot, { $level }
hall-copy-link = Link kopieren
hall-link = Der Link zu diesem Tisch
hall-leave = Den Tisch verlassen

## clocks
clock-none = Ohne Uhr
clock-minutes = { $minutes ->
    [one] 1 Minute je Antwort
   *[other] { $minutes } Minuten je Antwort
}
clock-move = { $seconds ->
    [one] 1 Sekunde je Antwort
   *[other] { $seconds } Sekunden je Antwort
}
clock-days = { $days ->
    [one] 1 Tag je Antwort
   *[other] { $days } Tage je Antwort
}
clock-bank = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} für jeden und { $increment ->
    [one] 1 Sekunde
   *[other] { $increment } Sekunden
} mehr mit jeder Antwort
clock-left = { $days } T { $hours } h

## table
table-loading = Die Kerze wird angezündet.
table-gone = Diesen Tisch gibt es nicht.
table-gone-help = Vielleicht ist der Link abgeschnitten, oder alle sind gegangen.
table-to-lobby = Zum Haus
table-lost = Eben riss die Verbindung ab. Ist sie wieder da, sieh nach, ob es noch gegolten hat.
table-cut = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; dein Platz bleibt dir.
table-closed = Alle haben diesen Tisch verlassen; er ist geschlossen.
table-board = Der Tisch
table-plan = Der Plan
table-players = Die Spieler
table-your-turn = überlegt
table-looking = Du siehst zu.
table-paused = Das Spiel ruht.
table-paused-help = Der Gastgeber kann es weitergehen lassen.
table-away = Ein Bot spielt für dich.
table-away-help = Der Platz ist deiner: Du kannst ihn jederzeit wieder einnehmen.
table-come-back = Meinen Platz wieder einnehmen
table-bot-stands-in = weg; ein Bot spielt
table-not-here = nicht verbunden
table-you = du
table-take-back = Zurücknehmen
table-hint = Ein Rat
table-hint-title = Der Ratgeber
table-hint-thinking = Der Ratgeber denkt nach.
table-hint-help = Nach dem, was du sehen kannst, und nach nichts sonst. Eine volle Reihe wäre ein sicherer Sieg.
table-hint-chance = { $percent } % Siegchance
table-hint-give = So antworten
table-filter = Eine Antwort suchen
table-filter-hint = Einen Teil davon tippen
table-no-match = In keiner Antwort kommt das vor.
table-no-answer = „{ $text }“ ist hier keine Antwort. Ein Teil davon genügt, um eine zu finden.
table-send-words = So abschicken, wie es dasteht
table-step-back = Neu wählen
table-step = { $picked } …
table-answers-for = Die Antworten
table-more-answers = und { $count } weitere; tipp weiter, um sie einzugrenzen
table-asked-title = Du bist dran: { $question }
table-confirm = So sei es
table-confirm-not = Noch nicht
table-confirm-ask = { $answer }?
table-confirm-help = Noch ist nichts abgeschickt.

## over
over-title = Das Spiel ist zu Ende
over-rematch = Noch einmal spielen
over-go-there = Zum neuen Tisch
over-share = Teilen
over-check = War es fair?
over-record = Aufzeichnung speichern
over-story = Geschichte speichern
over-replay = Ansehen
over-help = Was der Zufall tat, stand vor dem Spiel fest; du kannst es nachprüfen.

## dice
dice-title = Geht es fair zu?
dice-intro = Aller Zufall eines Spiels kommt aus einer geheimen Zahl, dem Startwert. Vor der ersten Antwort hat der Server dieses Siegel davon gezeigt:
dice-not-yet = Der Startwert bleibt bis zum Ende geheim. Dann kann jeder sehen, dass unterwegs nichts geändert wurde.
dice-seed = Der Startwert war
dice-commitment = Das Siegel
dice-right = Sie gehören zusammen: Alles, was der Zufall in diesem Spiel getan hat, stand fest, bevor es begann.
dice-wrong = Sie gehören nicht zusammen. Trau diesem Spiel nicht.
dice-cannot = Dieser Browser kann das hier nicht prüfen; der Befehl unten kann es.
dice-command = Jeden Würfel und jede Karte prüft gegen die Aufzeichnung
dice-verify = gloaming verify { $game }.txt

## side
side-label = Neben dem Tisch
side-log = Verlauf
side-chat = Gespräch
side-rules = Regeln
side-story = Geschichte
side-shut = Zurück zum Tisch

## log
log-help = Tippe eine Zeile an, und der Tisch zeigt, wo es geschah.
    .keys = Zeig auf eine Zeile oder geh mit den Pfeiltasten hin, und der Tisch zeigt, wo es geschah.
log-empty = Noch ist nichts geschehen.
log-latest = Zum Neuesten
log-folded = Auslegen und Austeilen

## chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-hint = Etwas in die Runde sagen
chat-send = Sagen
chat-lookers-on = Wer zusieht, schweigt.

## rules
rules-search = Nachschlagen
rules-search-hint = Ein Wort oder eine Nummer
rules-columns = In Spalten
rules-none = Von „{ $wanted }“ steht nichts in den Regeln.
rules-show = { $rule } zeigen
rules-loading = Das Buch wird aufgeschlagen.
rules-found = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}

## telling
telling-intro = Dieses Spiel wird erzählt. Wenn dir etwas zustößt, sag, wie es ist.
telling-empty = Noch hat niemand etwas erzählt.
telling-now = Das erzählst du:
telling-label = Was du erzählst
telling-hint = Ein Satz oder zwei
telling-tell = Erzählen
telling-take-out = Herausnehmen
telling-take-out-title = Diese Passage herausnehmen?
telling-take-out-help = Sie ist dann für alle und für immer weg. Niemand fragt, warum.
telling-keep-it = Stehen lassen
telling-taken-out = Hier wurde etwas erzählt und herausgenommen.
telling-said = { $name } erzählt

## menu
menu-title = Dieser Tisch
menu-share = Den Link teilen
menu-share-help = Wer ihn hat, kann zusehen oder Platz nehmen, solange etwas frei ist.
menu-device = Meinen Platz auf ein anderes Gerät mitnehmen
menu-device-help = Dieser geheime Link gilt einmal und für eine Stunde. Wer ihn öffnet, bekommt deinen Platz.
menu-pause = Das Spiel ruhen lassen
menu-resume = Weiterspielen
menu-leave = Den Tisch verlassen; ein Bot spielt weiter
menu-leave-before = Den Tisch verlassen
menu-alone = Für mich antworten, wenn es nur eine Antwort gibt
menu-dice = Geht es fair zu?
menu-icons = Einige Zeichen von game-icons.net, unter CC BY 3.0.

## parts
parts-title = Die Teile
parts-inks = Tinte und Papier
parts-seats = Plätze: Farbe und Zeichen zusammen
parts-buttons = Was sich drücken lässt
parts-lit = Neu würfeln
parts-expected = Hinlegen
parts-not-yet = Noch nicht
parts-beside = Zurücknehmen
parts-chip = Eine Angabe
parts-chosen = Gewählt
parts-toast = Etwas verweigern
parts-dialog = Ein Fenster öffnen
parts-refused = „Dachboden, Platz 3“ ist von Charlotte besetzt; frei: Dachboden, Platz 1; Dachboden, Platz 4 (DGIT-10).
parts-icons = Zeichen des Rahmens
parts-things = Dinge auf dem Tisch
parts-tabs = Blätter
parts-meter = WILLE

## replay
replay-title = Rückblick
replay-step = Schritt { $at } von { $of }
replay-first = Zum Anfang
replay-previous = Eins zurück
replay-next = Eins weiter
replay-last = Zum Ende
replay-slider = Welcher Schritt
replay-review = Was der Ratgeber sagt
replay-reviewing = Der Ratgeber liest das Spiel.
replay-begins = Das Spiel beginnt.
replay-silently = { $name } traf eine Wahl.
replay-viewer = Gesehen von
replay-all = allen zugleich
replay-play = Abspielen
replay-stop = Anhalten
replay-controls = Durch das Spiel
replay-answered = { $asked } { $given }
replay-adviser = Der Ratgeber
replay-turns = { $count ->
    [0] kein Wendepunkt
    [one] 1 Wendepunkt
   *[other] { $count } Wendepunkte
}
replay-costs = { $count ->
    [0] keine teure Antwort
    [one] 1 teure Antwort
   *[other] { $count } teure Antworten
}
replay-found = { $turns } (hohe Marken) und { $costs } (kurze Marken).
replay-turning = { $rose ->
    [yes] Hier hatte sich das Spiel zugunsten von { $name } gewendet
   *[no] Hier hatte sich das Spiel gegen { $name } gewendet
}: von { $before } % Siegchance auf { $now } %.
replay-costly = „{ $given }“ kam { $name } teuer zu stehen; „{ $best }“ wäre besser gewesen.
replay-worth = Es blieben { $given } % Siegchance statt { $best } %.
replay-brief = Nur auf die Schnelle: Der Server macht sich noch bereit.
replay-next-mark = Nächste Anmerkung
replay-previous-mark = Vorige Anmerkung
replay-link = Ein Link zu diesem Schritt
replay-link-help = Wer ihn öffnet, sieht das Spiel, wie es hier steht, mit denselben Augen.

guest-name-0 = Wenke
guest-name-1 = Odilie
guest-name-2 = Tobias
guest-name-3 = Maren
guest-name-4 = Isolde
guest-name-5 = Jasper
guest-name-6 = Linnea
guest-name-7 = Korwin
guest-name-8 = Ottilie
guest-name-9 = Ambros
language-en = English
language-de = Deutsch
language-fr = Français
lobby-minutes = { $minutes } Minuten
lobby-minutes-short = { $minutes } Min.
table-thinking = { $names-count ->
    [0] Sieh, was geschieht.
    [one] { LIST($names) } überlegt.
   *[other] { LIST($names) } überlegen.
}
table-also-choosing = { $names-count ->
    [one] Auch { LIST($names) } überlegt noch.
   *[other] Auch { LIST($names) } überlegen noch.
}
table-wait-title = { $names-count ->
    [one] { LIST($names) } überlegt · { $game }
   *[other] { LIST($names) } überlegen · { $game }
}

## tour

tour-sign = Zum ersten Mal?
tour-long = Zum ersten Mal? Eine Führung durch { $game }
tour-offer = Neu hier? { $length ->
    [none] Eine Führung zeigt dir, wie es geht.
   *[other] Die Führung dauert { $length }.
}
tour-yes = Zeig es mir
tour-no = Nein, danke
tour-place = { $at } von { $of }
tour-ready = Wenn du das gelesen hast:
tour-go-on = Weiter
tour-back = Eine Lektion zurück
tour-back-short = Zurück
tour-rule = Regel { $rule } öffnen
tour-watch = Sieh auf den Tisch.
tour-kindly = Ein andermal gern. Jetzt aber:
tour-over = Jetzt kennst du das Haus.
tour-play = Jetzt ein echtes Spiel
tour-again = Noch einmal von vorn
tour-lobby = Zum Haus
tour-kept = Du kannst jederzeit gehen; auf diesem Gerät wartet die Führung hier auf dich.
tour-none = Zu diesem Spiel gibt es keine Führung.
tour-lesson = Die Lektion
