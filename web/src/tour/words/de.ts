/** Was die Führungen sagen, auf Deutsch. */

import type { LessonWords, TourWords } from "./en";

const lessons: Record<string, Record<string, LessonWords>> = {
  "dont-go-in-there": {
    welcome: {
      title: "Du bist hineingegangen",
      text: "Du bist Wren, und Odile ist auch da. Am Ende hat jede von euch zwölf verfluchte Karten. Die Zahl auf einer Karte sind ihre Flüche, und die wenigsten Flüche gewinnen.",
    },
    rooms: {
      title: "Drei Räume",
      text: "Jeder Raum hat drei Karten zu vergeben und vier Plätze für Figuren, einen unter dem anderen. Wer weiter oben steht, nimmt zuerst eine Karte.",
    },
    place: {
      title: "Licht gegen Geister",
      text: "Ist ein Raum voll, kommen Geister. Jede Taschenlampe eines Platzes hält einen fern: oben keine, unten drei. Oben wählst du zuerst, unten bist du sicher.",
      task: "Setze deine Figur auf den dritten Platz im Keller.",
    },
    resolver: {
      title: "Die dritte Figur",
      text: "Odile steht über dir und wird vor dir wählen. Doch die dritte Figur macht einen Raum voll, und wer sie bringt, löst ihn auf.",
      task: "Setze eine zweite Figur auf den untersten Platz im Keller.",
    },
    reroll: {
      title: "Die Würfel",
      text: "Jeder kleine Würfel auf den Karten des Raumes wird geworfen: hier fünf, und vier zeigen einen Geist. Der Keller ist gnädig: Wer auflöst, darf einmal alle neu werfen.",
      task: "Wirf sie noch einmal.",
    },
    ghosts: {
      title: "Drei Geister",
      text: "Jede Figur nimmt die gewürfelten Geister, weniger ihre Taschenlampen: Odile nahm 2, du 1 und 0. Geister liegen verdeckt, doch jeder wird angesagt: Zähle mit.",
    },
    take: {
      title: "Deine Wahl",
      text: "Von oben nach unten nehmen alle eine Karte; Odile nahm den Folianten. Ein Zwilling lohnt sich: Zwei mit gleichem Wert bannen einander, und auf dem Dachboden liegt noch ein Zwilling 3.",
      task: "Nimm Zwilling 3.",
    },
    mask: {
      title: "Was Karten tun",
      text: "Deiner unteren Figur blieb die Maske. Eine Karte wirkt, sobald sie genommen wird: Die Maske gibt für jede deiner Masken einen Geist nach rechts weiter.",
    },
    flip: {
      title: "Die Tafel wird gewendet",
      text: "Nach der dritten Karte zeigt der Raum seine andere Seite und bekommt drei neue Karten. Jeder der sechs Räume hat eine eigene Regel. Weiter geht es links von der Person, die aufgelöst hat.",
    },
    attic: {
      title: "Der Dachboden",
      text: "Odile nahm den obersten Platz auf dem Dachboden und damit sofort einen Geist: Das ist sein Preis. Hier liegt dein Zwilling, also stell dich unter sie.",
      task: "Setze deine Figur auf den zweiten Platz des Dachbodens.",
    },
    passage: {
      title: "Der Geheimgang",
      text: "Seine dritte Karte liegt verdeckt. Wer hier eine Figur einsetzt, sieht sie an, sonst niemand. Odile kennt sie jetzt.",
      task: "Setze deine Figur auf den zweiten Platz im Geheimgang.",
    },
    twin: {
      title: "Ein Satz",
      text: "Odile hat den Dachboden gefüllt und zuerst gewählt, doch den Zwilling ließ sie dir. Einen mit gleichem Wert hast du schon.",
      task: "Nimm Zwilling 3.",
    },
    dispelled: {
      title: "Gebannt",
      text: "Beide Zwillinge liegen für immer verdeckt und zählen nichts: sechs Flüche weniger. Die meisten Arten kann man loswerden; wie, sagt jede Karte selbst.",
    },
    top: {
      title: "Ein kühner Schritt",
      text: "Der Geheimgang hat gute Karten, und noch eine Figur macht ihn voll. Oben gibt es kein Licht, aber du wählst zuerst, und deine zweite Figur gleich danach.",
      task: "Setze deine Figur auf den obersten Platz im Geheimgang.",
    },
    first: {
      title: "Die erste Wahl",
      text: "Die verdeckte Karte war Weihwasser. Du nahmst dafür fünf Geister, also wähle gut. Eine Katze 1 ist billig: Mit höchstens 9 Geistern zählt am Ende nur deine niedrigste Katze.",
      task: "Nimm Katze 1.",
    },
    second: {
      title: "Die zweite Wahl",
      text: "Jedes zweite Weihwasser vertreibt die Hälfte deiner Geister. Noch hast du keines: Fang jetzt an und halte nach dem nächsten Ausschau.",
      task: "Nimm Weihwasser 1.",
    },
    tome: {
      title: "Der Foliant",
      text: "Odile blieb ihr zweiter Foliant, und jeder zweite bannt alle Karten einer anderen Art: Sie nannte die Katzen.",
    },
    library: {
      title: "Die Bibliothek",
      text: "Ihre Karten liegen der Reihe nach. Die erste bringt einen Geist, die dritte vertreibt einen. In der Mitte liegt das Weihwasser, das du brauchst.",
      task: "Setze deine Figur auf den obersten Platz der Bibliothek.",
    },
    water: {
      title: "Acht Geister",
      text: "Noch zwei Geister, jetzt hast du acht. Aber du wählst zuerst.",
      task: "Nimm Weihwasser 2.",
    },
    halved: {
      title: "Die Hälfte ist fort",
      text: "Das zweite Weihwasser vertrieb vier Geister. Es lohnt sich, vorher Geister zu nehmen: Für sich allein sind sie nicht zu fürchten.",
    },
    nursery: {
      title: "Kinderzimmer und Flur",
      text: "Der unterste Platz im Kinderzimmer vertreibt sofort einen Geist. Im Flur darf, wer auflöst, einen Würfel umdrehen. Jetzt kennst du alle sechs Räume.",
      task: "Setze deine Figur auf den untersten Platz im Kinderzimmer.",
    },
    meanwhile: {
      title: "So geht es weiter",
      text: "Räume werden voll und gewendet, bis der Stapel leer und die letzte Karte genommen ist. Lassen wir Wren und Odile spielen und kommen zum Ende wieder.",
    },
    cats: {
      title: "Das Ende",
      text: "Nun wirken die Arten, die gewartet haben. Beide haben höchstens 9 Geister, also zählt von ihren Katzen nur noch je die niedrigste.",
    },
    reckoning: {
      title: "Die Geister zeigen sich",
      text: "Wer die meisten Geister hat, zahlt die Hälfte davon in Flüchen: Odile hatte acht und zahlt 4. Du hattest zwei und zahlst nichts.",
    },
    end: {
      title: "Du hast gewonnen",
      text: "14 Flüche gegen 19. Das ist das ganze Spiel; jede Karte und jeder Raum sagt, was er tut, und das Regelbuch liegt neben dem Tisch.",
    },
  },
  "haunting-house": {
    welcome: {
      title: "Zur einen Ecke hinein",
      text: "Du bist Wren; Odile hat dieselbe Wette abgeschlossen. Du stehst im Südwesten vor dem Haus, der Ausgang liegt im Nordosten. Wer zuerst auf dem Ausgang steht, gewinnt.",
    },
    house: {
      title: "Sechsunddreißig Felder",
      text: "Ein Schritt führt aufs nächste Feld, wenn beide Kanten offen sind, die sich berühren. Die Felder bleiben nur, wo sie sind, bis jemand sie bewegt.",
    },
    random: {
      title: "Die Zufallsrunde",
      text: "Ein Zug hat zwei Runden. Zuerst spielt das Haus: Vier deiner zehn Karten werden zufällig verdeckt ausgelegt, und niemand darf sie ansehen.",
    },
    turned: {
      title: "Alle zugleich, dann der Reihe nach",
      text: "Die ersten Karten sind aufgedeckt. Odile hat den Marker, also kommt ihre zuerst: Die Halbdrehung dreht irgendein Feld, auf dem niemand steht. Dann kommt deine.",
    },
    entered: {
      title: "1 Schritt",
      text: "Deine Karte war 1 Schritt, und es gab nur einen Weg: hinein. Wo nichts zu entscheiden ist, wirst du nicht gefragt. Die zweiten Karten liegen offen, und Odile ist dir gefolgt.",
    },
    exit: {
      title: "Neuer Ausgang",
      text: "Deine zweite Karte versetzt den Ausgang an eine andere Ecke, nie an seine eigene oder die des Eingangs. Die südliche Reihe wäre für dich ein gerader Weg.",
      task: "Lege den Ausgang an die Ostkante der Südostecke.",
    },
    places: {
      title: "Platztausch",
      text: "Odiles dritte Karte tauschte ihre Figur mit deiner: Das geht mit jeder Figur auf einem Feld, das ihres berührt, durch alle Wände. Du stehst, wo sie stand.",
    },
    trap: {
      title: "Falltür",
      text: "Du fällst zur nächsten freien Falltür; zwei sind drei Schritte entfernt, also wählst du. Nur diese Karte benutzt sie, und auf jeder ist Platz für eine Figur.",
      task: "Falle zu Reihe 6, Spalte 3.",
    },
    tiles: {
      title: "Feldertausch",
      text: "Die vierten Karten. Odiles tauscht zwei Felder, die sich berühren und auf denen niemand steht; gedreht werden sie nicht.",
    },
    mirrors: {
      title: "Spiegelsaal",
      text: "Und deine war der Spiegelsaal, in dem nichts geschieht. Er ist eine von drei Karten, die nur der Zufall spielt.",
    },
    chosen: {
      title: "Die gewählte Runde",
      text: "Jetzt legen alle vier eigene Karten, der Reihe nach und geheim. Schau nach Osten: vier Schritte bis zum Ausgang, und vor dem letzten Feld eine Wand.",
    },
    programme: {
      title: "Mach einen Plan",
      text: "Hat die Runde begonnen, darf niemand mehr nachsehen. Beginne mit einer Drehung, denn du weißt nicht, was Odile vorhat; dann geh, dann durch die Wand, dann hinaus.",
      task: "Lege Vierteldrehung, 2 Schritte, Geheimgang, 1 Schritt.",
    },
    spoilt: {
      title: "Ihre Karte kommt zuerst",
      text: "Beide begannen mit der Vierteldrehung. Was eine Karte tut, wird erst entschieden, wenn sie dran ist, und Odile hat den Marker. Behalte deinen Weg im Auge.",
    },
    shut: {
      title: "Der Weg ist zu",
      text: "Sie drehte das Feld vor dir, und nun liegen seine Wände quer zu deinem Weg. Dafür sind die Karten der anderen da.",
    },
    rotate: {
      title: "Vierteldrehung",
      text: "Doch dein Plan beginnt mit einer eigenen Drehung: ein Viertel nach links oder rechts, an jedem Feld, auf dem niemand steht. Was leuchtet, zeigt, wie es liegen würde.",
      task: "Drehe Reihe 6, Spalte 4 nach rechts.",
    },
    barred: {
      title: "An dir kommt niemand vorbei",
      text: "Odile wollte dir folgen, doch du stehst auf einer Falltür, und da ist Platz für eine. Sie ging einen Schritt und musste zurück: Was möglich ist, muss man ausführen.",
    },
    first: {
      title: "2 Schritte",
      text: "Zwei Schritte, einer nach dem anderen. Der Weg ist wieder offen.",
      task: "Geh nach Osten.",
    },
    next: {
      title: "Und noch einer",
      text: "Du könntest auch zurück; ein zweiter Schritt ist immer möglich.",
      task: "Geh noch einmal nach Osten.",
    },
    skipped: {
      title: "Eine Karte umsonst",
      text: "Odile wollte mit dir tauschen, doch keine Figur ist mehr in ihrer Nähe. Was sich nicht ausführen lässt, verfällt. Pläne veralten: Das ist das Spiel.",
    },
    passage: {
      title: "Geheimgang",
      text: "Er führt auf ein Nachbarfeld mit genau einer Wand dazwischen: eine Kante offen, eine zu. Zwei Wände halten ihn auf, und keine auch.",
      task: "Geh durch die Wand nach Osten.",
    },
    last: {
      title: "Die letzten Karten",
      text: "Beide haben 1 Schritt. Odile ist zuerst dran, und sie ist weit weg.",
    },
    out: {
      title: "Der Ausgang",
      text: "Wer auf den Ausgang kommt, hat sofort gewonnen, auch mitten in einer Runde.",
      task: "Geh nach Osten, hinaus.",
    },
    end: {
      title: "Du bist draußen",
      text: "Das war ein Zug. In einem echten Spiel wandert der Marker nach jedem weiter nach links, und das Haus lässt selten jemanden so bald hinaus.",
    },
  },
};

export const de: TourWords = {
  place: (at, of) => `${at} von ${of}`,
  ready: "Wenn du es gelesen hast:",
  goOn: "Weiter",
  back: "Eine Lektion zurück",
  backShort: "Zurück",
  rule: (rule) => `Regel ${rule} öffnen`,
  watch: "Sieh auf den Tisch.",
  kindly: "Ein andermal gern. Jetzt aber:",
  over: "Jetzt kennst du das Haus.",
  play: "Jetzt ein echtes Spiel",
  again: "Noch einmal von vorn",
  lobby: "Zum Haus",
  kept: "Du kannst jederzeit gehen; auf diesem Gerät wartet die Führung hier auf dich.",
  none: "Zu diesem Spiel gibt es keine Führung.",
  lesson: "Die Lektion",
  lessons,
};
