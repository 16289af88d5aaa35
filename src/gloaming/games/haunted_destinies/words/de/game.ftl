### Haunted Destinies: Fragen, Antworten, Neuigkeiten, Ablehnungen und der Tisch in Worten.
### Gleiche Karten heißen gleich: Sätze nennen sie ohne ihre Nummer. Namen von Karten und Feldern, die mit einem
### Eigenschaftswort beginnen, werden groß geschrieben und gebeugt. .in sagt wo, .from woher und .to wohin.

title = Haunted Destinies
credit = Erdacht von Jonathan Leistiko und Sharon Cichelli, 2008.
blurb = Fremde auf einem Moor in der Dämmerung, vor jedem verdeckt ein anderes Leben. Einer von euch wird die Tür öffnen.
door = Jemand von euch öffnet das Tor im Moor. Niemand weiß, wer.
minutes = 60 bis 120

option-quick = Schneller Aufbau
    .help = Das Spiel legt das Moor und verteilt die Düsternis zufällig.
option-rounds = Runden
    .help = Nach wie vielen Runden das Moor sein Geheimnis behält und niemand gewinnt, zum Beispiel 60.
what-quick = Der schnelle Aufbau
what-rounds = Die Runden

## Felder; das erste ist der Friedhof, die nächsten vierzehn sind Fundorte

tile-dilapidated-cemetery = Verfallener Friedhof
    .the = der Verfallene Friedhof
    .accusative = den Verfallenen Friedhof
    .accusative-capital = Den Verfallenen Friedhof
    .dative = dem Verfallenen Friedhof
    .in = auf dem Verfallenen Friedhof
    .from = vom Verfallenen Friedhof
    .to = zum Verfallenen Friedhof
    .flavour = Die Mauer ist nach außen gefallen, als hätte sich von innen jemand dagegengelehnt.
tile-roman-ruins = Römerruine
    .the = die Römerruine
    .accusative = die Römerruine
    .accusative-capital = Die Römerruine
    .dative = der Römerruine
    .in = in der Römerruine
    .from = von der Römerruine
    .to = zur Römerruine
    .flavour = Hier hat die neunte Legion ihre Striche eingeritzt und dann wieder ausgekratzt.
tile-shuttered-croft = Vernagelte Kate
    .the = die Vernagelte Kate
    .accusative = die Vernagelte Kate
    .accusative-capital = Die Vernagelte Kate
    .dative = der Vernagelten Kate
    .in = in der Vernagelten Kate
    .from = von der Vernagelten Kate
    .to = zur Vernagelten Kate
    .flavour = Der Kessel hängt am Haken, und die Läden sind von innen vernagelt.
tile-roofless-chapel = Kapelle ohne Dach
    .the = die Kapelle ohne Dach
    .accusative = die Kapelle ohne Dach
    .accusative-capital = Die Kapelle ohne Dach
    .dative = der Kapelle ohne Dach
    .in = in der Kapelle ohne Dach
    .from = von der Kapelle ohne Dach
    .to = zur Kapelle ohne Dach
    .flavour = Regen hat das Taufbecken gefüllt, und auf dem Grund steht etwas geschrieben.
tile-drovers-inn = Treiberschenke
    .the = die Treiberschenke
    .accusative = die Treiberschenke
    .accusative-capital = Die Treiberschenke
    .dative = der Treiberschenke
    .in = in der Treiberschenke
    .from = von der Treiberschenke
    .to = zur Treiberschenke
    .flavour = Das Gästebuch liegt offen. Der letzte Gast hat sich nicht ausgetragen.
tile-overturned-carriage = Umgestürzte Kutsche
    .the = die Umgestürzte Kutsche
    .accusative = die Umgestürzte Kutsche
    .accusative-capital = Die Umgestürzte Kutsche
    .dative = der Umgestürzten Kutsche
    .in = bei der Umgestürzten Kutsche
    .from = von der Umgestürzten Kutsche
    .to = zur Umgestürzten Kutsche
    .flavour = Die Koffer sind noch festgeschnallt. Die Pferde wurden in Eile losgeschnitten.
tile-abandoned-manse = Verlassenes Pfarrhaus
    .the = das Verlassene Pfarrhaus
    .accusative = das Verlassene Pfarrhaus
    .accusative-capital = Das Verlassene Pfarrhaus
    .dative = dem Verlassenen Pfarrhaus
    .in = im Verlassenen Pfarrhaus
    .from = vom Verlassenen Pfarrhaus
    .to = zum Verlassenen Pfarrhaus
    .flavour = Der Pfarrer ließ seine Predigt halb geschrieben und seine Tür weit offen.
tile-earth-house = Erdhaus
    .the = das Erdhaus
    .accusative = das Erdhaus
    .accusative-capital = Das Erdhaus
    .dative = dem Erdhaus
    .in = im Erdhaus
    .from = vom Erdhaus
    .to = zum Erdhaus
    .flavour = Ein niedriger Steingang unter der Grasnarbe, älter als das Wort dafür.
tile-schoolhouse = Dorfschule
    .the = die Dorfschule
    .accusative = die Dorfschule
    .accusative-capital = Die Dorfschule
    .dative = der Dorfschule
    .in = in der Dorfschule
    .from = von der Dorfschule
    .to = zur Dorfschule
    .flavour = Eine Rechnung auf der Tafel, in Kinderschrift, ergibt dieses Jahr.
tile-silent-mine = Stumme Grube
    .the = die Stumme Grube
    .accusative = die Stumme Grube
    .accusative-capital = Die Stumme Grube
    .dative = der Stummen Grube
    .in = in der Stummen Grube
    .from = von der Stummen Grube
    .to = zur Stummen Grube
    .flavour = Der Förderkorb ist unten. Dann und wann zuckt das Glockenseil.
tile-chambered-cairn = Hünengrab
    .the = das Hünengrab
    .accusative = das Hünengrab
    .accusative-capital = Das Hünengrab
    .dative = dem Hünengrab
    .in = im Hünengrab
    .from = vom Hünengrab
    .to = zum Hünengrab
    .flavour = Einmal im Jahr kommt die Sonne ganz hinein. Heute ist nicht dieser Tag.
tile-meal-mill = Kornmühle
    .the = die Kornmühle
    .accusative = die Kornmühle
    .accusative-capital = Die Kornmühle
    .dative = der Kornmühle
    .in = in der Kornmühle
    .from = von der Kornmühle
    .to = zur Kornmühle
    .flavour = Das Rad ist trocken, und doch sind die Steine warm unter der Hand.
tile-hunting-lodge = Jagdhaus
    .the = das Jagdhaus
    .accusative = das Jagdhaus
    .accusative-capital = Das Jagdhaus
    .dative = dem Jagdhaus
    .in = im Jagdhaus
    .from = vom Jagdhaus
    .to = zum Jagdhaus
    .flavour = Vierzig Köpfe an der Wand und ein leerer Haken, blank poliert.
tile-standing-stones = Steinkreis
    .the = der Steinkreis
    .accusative = den Steinkreis
    .accusative-capital = Den Steinkreis
    .dative = dem Steinkreis
    .in = im Steinkreis
    .from = vom Steinkreis
    .to = zum Steinkreis
    .flavour = Zähl die Steine, zähl sie noch einmal und sag keine der beiden Zahlen laut.
tile-clootie-well = Lumpenbrunnen
    .the = der Lumpenbrunnen
    .accusative = den Lumpenbrunnen
    .accusative-capital = Den Lumpenbrunnen
    .dative = dem Lumpenbrunnen
    .in = am Lumpenbrunnen
    .from = vom Lumpenbrunnen
    .to = zum Lumpenbrunnen
    .flavour = Hundert Lumpen hängen im Dornbusch. Einer davon ist von deinem Mantel.
tile-rocky-fields = Steinacker
    .the = der Steinacker
    .accusative = den Steinacker
    .accusative-capital = Den Steinacker
    .dative = dem Steinacker
    .in = auf dem Steinacker
    .from = vom Steinacker
    .to = zum Steinacker
    .flavour = Jemand hat diese Steine einmal aufgelesen, und jemand hat sie zurückgelegt.
tile-treacherous-gorge = Tückische Klamm
    .the = die Tückische Klamm
    .accusative = die Tückische Klamm
    .accusative-capital = Die Tückische Klamm
    .dative = der Tückischen Klamm
    .in = in der Tückischen Klamm
    .from = von der Tückischen Klamm
    .to = zur Tückischen Klamm
    .flavour = Der Pfad ist einen Fuß breit, und der Fuß war der einer Ziege.
tile-market-cross = Marktkreuz
    .the = das Marktkreuz
    .accusative = das Marktkreuz
    .accusative-capital = Das Marktkreuz
    .dative = dem Marktkreuz
    .in = am Marktkreuz
    .from = vom Marktkreuz
    .to = zum Marktkreuz
    .flavour = Vier Straßen treffen sich, und alle vier Schilder zeigen zum Friedhof.
tile-sheep-pasture = Schafweide
    .the = die Schafweide
    .accusative = die Schafweide
    .accusative-capital = Die Schafweide
    .dative = der Schafweide
    .in = auf der Schafweide
    .from = von der Schafweide
    .to = zur Schafweide
    .flavour = Die Herde steht im Kreis, die Köpfe nach innen.
tile-kirk-road = Kirchweg
    .the = der Kirchweg
    .accusative = den Kirchweg
    .accusative-capital = Den Kirchweg
    .dative = dem Kirchweg
    .in = auf dem Kirchweg
    .from = vom Kirchweg
    .to = zum Kirchweg
    .flavour = Von Särgen glatt gescheuert, sechs Meilen vom letzten Haus.
tile-heather-brae = Heidehang
    .the = der Heidehang
    .accusative = den Heidehang
    .accusative-capital = Den Heidehang
    .dative = dem Heidehang
    .in = am Heidehang
    .from = vom Heidehang
    .to = zum Heidehang
    .flavour = Er sieht aus wie violettes Tuch und bringt dich zu Fall wie ein loser Teppich.
tile-bracken-bank = Adlerfarn
    .the = der Adlerfarn
    .accusative = den Adlerfarn
    .accusative-capital = Den Adlerfarn
    .dative = dem Adlerfarn
    .in = im Adlerfarn
    .from = vom Adlerfarn
    .to = zum Adlerfarn
    .flavour = Schulterhoch, rostrot, und links von dir hält etwas Schritt.
tile-birch-wood = Birkenwald
    .the = der Birkenwald
    .accusative = den Birkenwald
    .accusative-capital = Den Birkenwald
    .dative = dem Birkenwald
    .in = im Birkenwald
    .from = vom Birkenwald
    .to = zum Birkenwald
    .flavour = Weiße Stämme in der Dämmerung: Es dauert, bis man sicher ist, dass keiner ein Mensch ist.
tile-gorse-thicket = Ginsterdickicht
    .the = das Ginsterdickicht
    .accusative = das Ginsterdickicht
    .accusative-capital = Das Ginsterdickicht
    .dative = dem Ginsterdickicht
    .in = im Ginsterdickicht
    .from = vom Ginsterdickicht
    .to = zum Ginsterdickicht
    .flavour = In Blüte wie immer, und wer es eilig hat, bleibt hängen.
tile-windy-gap = Windscharte
    .the = die Windscharte
    .accusative = die Windscharte
    .accusative-capital = Die Windscharte
    .dative = der Windscharte
    .in = in der Windscharte
    .from = von der Windscharte
    .to = zur Windscharte
    .flavour = Bergab fliegst du; in der anderen Richtung stemmst du dich dagegen und fluchst.
tile-peat-hags = Torfstich
    .the = der Torfstich
    .accusative = den Torfstich
    .accusative-capital = Den Torfstich
    .dative = dem Torfstich
    .in = im Torfstich
    .from = vom Torfstich
    .to = zum Torfstich
    .flavour = Schwarze Wälle wie Reihen von Kirchenbänken und schwarzes Wasser als Mittelgang.
tile-hungry-mire = Hungriger Sumpf
    .the = der Hungrige Sumpf
    .accusative = den Hungrigen Sumpf
    .accusative-capital = Den Hungrigen Sumpf
    .dative = dem Hungrigen Sumpf
    .in = im Hungrigen Sumpf
    .from = vom Hungrigen Sumpf
    .to = zum Hungrigen Sumpf
    .flavour = Geh herum, auf welcher Seite du willst: Er hat keine Seiten.
tile-sunken-lane = Hohlweg
    .the = der Hohlweg
    .accusative = den Hohlweg
    .accusative-capital = Den Hohlweg
    .dative = dem Hohlweg
    .in = im Hohlweg
    .from = vom Hohlweg
    .to = zum Hohlweg
    .flavour = So tief zwischen seinen Böschungen, dass hier unten schon die Sterne stehen.
tile-scree-slope = Geröllhalde
    .the = die Geröllhalde
    .accusative = die Geröllhalde
    .accusative-capital = Die Geröllhalde
    .dative = der Geröllhalde
    .in = auf der Geröllhalde
    .from = von der Geröllhalde
    .to = zur Geröllhalde
    .flavour = Zwei Schritte hinauf, einen hinab, und ein langes Rasseln hinter dir.
tile-lochside-path = Uferpfad
    .the = der Uferpfad
    .accusative = den Uferpfad
    .accusative-capital = Den Uferpfad
    .dative = dem Uferpfad
    .in = auf dem Uferpfad
    .from = vom Uferpfad
    .to = zum Uferpfad
    .flavour = Auf der einen Seite das Wasser, das heute Nacht kein anderes Ufer hat.
tile-crag-foot = Felsfuß
    .the = der Felsfuß
    .accusative = den Felsfuß
    .accusative-capital = Den Felsfuß
    .dative = dem Felsfuß
    .in = am Felsfuß
    .from = vom Felsfuß
    .to = zum Felsfuß
    .flavour = Der Fels geht gerade hinauf in den Nebel, und Kiesel kommen herunter.
tile-march-dyke = Grenzmauer
    .the = die Grenzmauer
    .accusative = die Grenzmauer
    .accusative-capital = Die Grenzmauer
    .dative = der Grenzmauer
    .in = an der Grenzmauer
    .from = von der Grenzmauer
    .to = zur Grenzmauer
    .flavour = Sechs Fuß Trockenmauer zwischen den Geistern des einen Gutsherrn und denen des anderen.
tile-roaring-linn = Tosender Wasserfall
    .the = der Tosende Wasserfall
    .accusative = den Tosenden Wasserfall
    .accusative-capital = Den Tosenden Wasserfall
    .dative = dem Tosenden Wasserfall
    .in = am Tosenden Wasserfall
    .from = vom Tosenden Wasserfall
    .to = zum Tosenden Wasserfall
    .flavour = Hinter dem Wasser hörst du nichts, und nichts hört dich.
tile-hawthorn-hedge = Weißdornhecke
    .the = die Weißdornhecke
    .accusative = die Weißdornhecke
    .accusative-capital = Die Weißdornhecke
    .dative = der Weißdornhecke
    .in = an der Weißdornhecke
    .from = von der Weißdornhecke
    .to = zur Weißdornhecke
    .flavour = Gepflanzt, um etwas drinnen zu halten. Sie wird gut gepflegt.
tile-burn-in-spate = Reißender Bach
    .the = der Reißende Bach
    .accusative = den Reißenden Bach
    .accusative-capital = Den Reißenden Bach
    .dative = dem Reißenden Bach
    .in = am Reißenden Bach
    .from = vom Reißenden Bach
    .to = zum Reißenden Bach
    .flavour = Braun und laut, und er trägt ein Gatter hinab ans Meer.
tile-landslip = Erdrutsch
    .the = der Erdrutsch
    .accusative = den Erdrutsch
    .accusative-capital = Den Erdrutsch
    .dative = dem Erdrutsch
    .in = am Erdrutsch
    .from = vom Erdrutsch
    .to = zum Erdrutsch
    .flavour = Die Straße geht weiter, vierzig Fuß tiefer.
tile-corrie-rim = Kesselrand
    .the = der Kesselrand
    .accusative = den Kesselrand
    .accusative-capital = Den Kesselrand
    .dative = dem Kesselrand
    .in = am Kesselrand
    .from = vom Kesselrand
    .to = zum Kesselrand
    .flavour = Eine Schüssel voll Dunkel unter deinen Stiefeln, mit einem Deckel aus Wolken.
tile-quarry-edge = Steinbruchkante
    .the = die Steinbruchkante
    .accusative = die Steinbruchkante
    .accusative-capital = Die Steinbruchkante
    .dative = der Steinbruchkante
    .in = an der Steinbruchkante
    .from = von der Steinbruchkante
    .to = zur Steinbruchkante
    .flavour = Es gab einen Zaun. Die Pfosten gibt es noch.
tile-tarn-shore = Moorauge
    .the = das Moorauge
    .accusative = das Moorauge
    .accusative-capital = Das Moorauge
    .dative = dem Moorauge
    .in = am Moorauge
    .from = vom Moorauge
    .to = zum Moorauge
    .flavour = Flaches schwarzes Wasser, das dir alles zeigt, nur dich nicht.
tile-covered-bridge = Gedeckte Brücke
    .the = die Gedeckte Brücke
    .accusative = die Gedeckte Brücke
    .accusative-capital = Die Gedeckte Brücke
    .dative = der Gedeckten Brücke
    .in = auf der Gedeckten Brücke
    .from = von der Gedeckten Brücke
    .to = zur Gedeckten Brücke
    .flavour = Drinnen kommen deine Schritte einen Augenblick vor dir an.
tile-packhorse-bridge = Säumerbrücke
    .the = die Säumerbrücke
    .accusative = die Säumerbrücke
    .accusative-capital = Die Säumerbrücke
    .dative = der Säumerbrücke
    .in = auf der Säumerbrücke
    .from = von der Säumerbrücke
    .to = zur Säumerbrücke
    .flavour = Ein Bogen, kein Geländer, und Platz für einen, der nicht hinuntersieht.
tile-rope-bridge = Seilbrücke
    .the = die Seilbrücke
    .accusative = die Seilbrücke
    .accusative-capital = Die Seilbrücke
    .dative = der Seilbrücke
    .in = auf der Seilbrücke
    .from = von der Seilbrücke
    .to = zur Seilbrücke
    .flavour = Drei Seile und ein Gebet, und das Gebet franst aus.
tile-rotten-footbridge = Morscher Steg
    .the = der Morsche Steg
    .accusative = den Morschen Steg
    .accusative-capital = Den Morschen Steg
    .dative = dem Morschen Steg
    .in = auf dem Morschen Steg
    .from = vom Morschen Steg
    .to = zum Morschen Steg
    .flavour = Jede zweite Planke ist schon vorausgegangen.

## Arten von Karten: der Name darauf, und was sie tun, hinter einem Doppelpunkt

kind-opener = Pförtner
    .the = der Pförtner
    .accusative = den Pförtner
    .accusative-capital = Den Pförtner
    .does = Wer diese Karte hat, ist der Pförtner; sie hat keine Macht, bis das Ritual läuft
kind-sure-search = Nase des Schatzgräbers
    .the = die Nase des Schatzgräbers
    .accusative = die Nase des Schatzgräbers
    .accusative-capital = Die Nase des Schatzgräbers
    .does = Deine Ergebnisse beim Suchen sind um 1 höher
kind-sure-query = Ohr des Beichtvaters
    .the = das Ohr des Beichtvaters
    .accusative = das Ohr des Beichtvaters
    .accusative-capital = Das Ohr des Beichtvaters
    .does = Deine Ergebnisse beim Befragen sind um 1 höher
kind-sure-attack = Hand des Duellanten
    .the = die Hand des Duellanten
    .accusative = die Hand des Duellanten
    .accusative-capital = Die Hand des Duellanten
    .does = Deine Ergebnisse beim Angreifen sind um 1 höher
kind-tough = Narben des Trommlers
    .the = die Narben des Trommlers
    .accusative = die Narben des Trommlers
    .accusative-capital = Die Narben des Trommlers
    .does = Wirst du angegriffen, zählst du 1 Lebenskraft mehr
kind-calm = Ruhe der Klausnerin
    .the = die Ruhe der Klausnerin
    .accusative = die Ruhe der Klausnerin
    .accusative-capital = Die Ruhe der Klausnerin
    .does = Wirst du heimgesucht, zählst du 1 Lebenskraft mehr
kind-swift = Schritt des Wilderers
    .the = der Schritt des Wilderers
    .accusative = den Schritt des Wilderers
    .accusative-capital = Den Schritt des Wilderers
    .does = Dein Wurf bringt 1 Bewegungspunkt mehr
kind-restful = Schlaf des Schäfers
    .the = der Schlaf des Schäfers
    .accusative = den Schlaf des Schäfers
    .accusative-capital = Den Schlaf des Schäfers
    .does = Zu Beginn deines Zuges heilst du 1 Wunde, wenn keine andere Figur auf deinem Feld steht
kind-leaping = Sprung des Schmugglers
    .the = der Sprung des Schmugglers
    .accusative = den Sprung des Schmugglers
    .accusative-capital = Den Sprung des Schmugglers
    .does = Einmal in deinem Zug darfst du für 3 Bewegungspunkte über eine Kante mit X hinaus
kind-charmed = Glück des siebten Kindes
    .the = das Glück des siebten Kindes
    .accusative = das Glück des siebten Kindes
    .accusative-capital = Das Glück des siebten Kindes
    .does = Ein Pasch kostet dich nichts; gleiche Würfel beenden einen Angriff trotzdem
kind-scene = Traumbild
    .accusative = das Traumbild
    .does = ein Traumbild
kind-search-item = Messingfernrohr
    .the = das Messingfernrohr
    .accusative = das Messingfernrohr
    .accusative-capital = Das Messingfernrohr
    .does = Deine Ergebnisse beim Suchen sind um 1 höher
kind-move-item = Nagelstiefel
    .the = die Nagelstiefel
    .accusative = die Nagelstiefel
    .accusative-capital = Die Nagelstiefel
    .does = Dein Wurf bringt 2 Bewegungspunkte mehr
kind-attack-item = Schwarzdornstock
    .the = der Schwarzdornstock
    .accusative = den Schwarzdornstock
    .accusative-capital = Den Schwarzdornstock
    .does = Deine Ergebnisse beim Angreifen sind um 1 höher
kind-heal-item = Silberner Flachmann
    .the = der Silberne Flachmann
    .accusative = den Silbernen Flachmann
    .accusative-capital = Den Silbernen Flachmann
    .does = Leg ihn in deinem Zug ab, um 1 Wunde zu heilen
kind-look-item = Rußglas
    .the = das Rußglas
    .accusative = das Rußglas
    .accusative-capital = Das Rußglas
    .does = Leg es in deinem Zug ab, um eine deiner eigenen Karten anzusehen
kind-heal-1 = Glut unter Asche
    .the = die Glut unter Asche
    .accusative = die Glut unter Asche
    .accusative-capital = Die Glut unter Asche
    .does = Du heilst 1 Wunde
kind-heal-2 = Traumlose Stunde
    .the = die Traumlose Stunde
    .accusative = die Traumlose Stunde
    .accusative-capital = Die Traumlose Stunde
    .does = Du heilst 2 Wunden
kind-lift-gloom = Riss in den Wolken
    .the = der Riss in den Wolken
    .accusative = den Riss in den Wolken
    .accusative-capital = Den Riss in den Wolken
    .does = Nimm bis zu 2 Düsternis von deinem Feld
kind-look-at-other = Verlorenes Tagebuch
    .the = das Verlorene Tagebuch
    .accusative = das Verlorene Tagebuch
    .accusative-capital = Das Verlorene Tagebuch
    .does = Sieh eine Karte eines beliebigen anderen an
kind-look-at-own = Vertrautes Bildnis
    .the = das Vertraute Bildnis
    .accusative = das Vertraute Bildnis
    .accusative-capital = Das Vertraute Bildnis
    .does = Sieh eine deiner eigenen Karten an
kind-owner-heals = Wiegenlied
    .the = das Wiegenlied
    .accusative = das Wiegenlied
    .accusative-capital = Das Wiegenlied
    .does = Der Besitzer heilt 1 Wunde
kind-both-heal = Geteiltes Leid
    .the = das Geteilte Leid
    .accusative = das Geteilte Leid
    .accusative-capital = Das Geteilte Leid
    .does = Besitzer und Späher heilen je 1 Wunde
kind-remove-goal = Letzte Ölung
    .the = die Letzte Ölung
    .accusative = die Letzte Ölung
    .accusative-capital = Die Letzte Ölung
    .does = Wer die Karte gezogen hat oder in wessen Schicksal sie war, darf ein Geisterziel entfernen, das im Spiel ist
kind-move-gloom = Drehender Wind
    .the = der Drehende Wind
    .accusative = den Drehenden Wind
    .accusative-capital = Den Drehenden Wind
    .does = Wer die Karte gezogen hat oder in wessen Schicksal sie war, darf die ganze Düsternis eines Fundorts auf einen anderen verlegen
kind-prober-wound = Zähne im Dunkeln
    .the = die Zähne im Dunkeln
    .accusative = die Zähne im Dunkeln
    .accusative-capital = Die Zähne im Dunkeln
    .does = Der Späher nimmt eine Wunde
kind-owner-wound = Alte Wunde
    .the = die Alte Wunde
    .accusative = die Alte Wunde
    .accusative-capital = Die Alte Wunde
    .does = Der Besitzer nimmt eine Wunde
kind-both-wound = Totenklage
    .the = die Totenklage
    .accusative = die Totenklage
    .accusative-capital = Die Totenklage
    .does = Besitzer und Späher nehmen je eine Wunde
kind-gloom-falls = Seenebel
    .the = der Seenebel
    .accusative = den Seenebel
    .accusative-capital = Den Seenebel
    .does = Leg 2 Düsternis auf das Feld des Besitzers oder auf den nächsten Fundort; unter mehreren wählt der Späher
kind-ghosts-gain = Überzähliges Gedeck
    .the = das Überzählige Gedeck
    .accusative = das Überzählige Gedeck
    .accusative-capital = Das Überzählige Gedeck
    .does = Jeder Geist bekommt 1 Düsternis; gibt es keinen Geist, zieht der Besitzer eine Spukkarte
kind-prober-draws = Es folgt dir heim
    .the = die Karte „Es folgt dir heim“
    .accusative = die Karte „Es folgt dir heim“
    .accusative-capital = Die Karte „Es folgt dir heim“
    .does = Der Späher zieht eine Spukkarte
kind-tile-draws = Flüsterkreis
    .the = der Flüsterkreis
    .accusative = den Flüsterkreis
    .accusative-capital = Den Flüsterkreis
    .does = Jeder Lebende auf dem Feld des Besitzers zieht eine Spukkarte
kind-item-lost = Dohle
    .the = die Dohle
    .accusative = die Dohle
    .accusative-capital = Die Dohle
    .does = Der Besitzer legt einen Gegenstand seiner Wahl ab
kind-turn-ends = Stehengebliebene Uhr
    .the = die Stehengebliebene Uhr
    .accusative = die Stehengebliebene Uhr
    .accusative-capital = Die Stehengebliebene Uhr
    .does = Der Zug des Spähers endet
kind-goal-numbers = Appell der Toten
    .the = der Appell der Toten
    .accusative = den Appell der Toten
    .accusative-capital = Den Appell der Toten
    .does = ein Geisterziel, erreicht, wenn { goal-goal-numbers }
kind-goal-hoard = Lange Nacht
    .the = die Lange Nacht
    .accusative = die Lange Nacht
    .accusative-capital = Die Lange Nacht
    .does = ein Geisterziel, erreicht, wenn { goal-goal-hoard }
kind-goal-blight = Verdorbenes Land
    .the = das Verdorbene Land
    .accusative = das Verdorbene Land
    .accusative-capital = Das Verdorbene Land
    .does = ein Geisterziel, erreicht, wenn { goal-goal-blight }

## Was bei einem Geisterziel der Fall sein muss, hinter "wenn"

goal-goal-numbers = es mindestens zwei Geister gibt, mindestens so viele wie Lebende, und kein Ritual läuft
goal-goal-hoard = die Geister zusammen 3 Düsternis für jeden Spieler im Spiel haben
goal-goal-blight = auf jedem Fundort mindestens 4 Düsternis liegen, ab vier Spielern 5, und es einen Geist gibt

## Karten, mit ihren Nummern

card-opener = { kind-opener }
    .the = { kind-opener.the }
    .accusative = { kind-opener.accusative }
    .accusative-capital = { kind-opener.accusative-capital }
card-finder-s-nose = { kind-sure-search }
    .the = { kind-sure-search.the }
    .accusative = { kind-sure-search.accusative }
    .accusative-capital = { kind-sure-search.accusative-capital }
card-bell-under-the-loch = Glocke unter dem See
    .the = die Glocke unter dem See
    .accusative = die Glocke unter dem See
    .accusative-capital = Die Glocke unter dem See
card-ferry-unmoored = Treibende Fähre
    .the = die Treibende Fähre
    .accusative = die Treibende Fähre
    .accusative-capital = Die Treibende Fähre
card-wet-footprints = Nasse Fußspuren
    .the = die Nassen Fußspuren
    .accusative = die Nassen Fußspuren
    .accusative-capital = Die Nassen Fußspuren
card-frozen-font = Vereister Taufstein
    .the = der Vereiste Taufstein
    .accusative = den Vereisten Taufstein
    .accusative-capital = Den Vereisten Taufstein
card-confessor-s-ear = { kind-sure-query }
    .the = { kind-sure-query.the }
    .accusative = { kind-sure-query.accusative }
    .accusative-capital = { kind-sure-query.accusative-capital }
card-duellist-s-wrist = { kind-sure-attack }
    .the = { kind-sure-attack.the }
    .accusative = { kind-sure-attack.accusative }
    .accusative-capital = { kind-sure-attack.accusative-capital }
card-walled-garden = Garten hinter Mauern
    .the = der Garten hinter Mauern
    .accusative = den Garten hinter Mauern
    .accusative-capital = Den Garten hinter Mauern
card-swing-in-the-yew = Schaukel in der Eibe
    .the = die Schaukel in der Eibe
    .accusative = die Schaukel in der Eibe
    .accusative-capital = Die Schaukel in der Eibe
card-moss-on-the-sundial = Moos auf der Sonnenuhr
    .the = das Moos auf der Sonnenuhr
    .accusative = das Moos auf der Sonnenuhr
    .accusative-capital = Das Moos auf der Sonnenuhr
card-green-glove = Grüner Handschuh
    .the = der Grüne Handschuh
    .accusative = den Grünen Handschuh
    .accusative-capital = Den Grünen Handschuh
card-drummer-s-scars = { kind-tough }
    .the = { kind-tough.the }
    .accusative = { kind-tough.accusative }
    .accusative-capital = { kind-tough.accusative-capital }
card-anchoress-s-calm = { kind-calm }
    .the = { kind-calm.the }
    .accusative = { kind-calm.accusative }
    .accusative-capital = { kind-calm.accusative-capital }
card-lamp-in-the-window = Lampe im Fenster
    .the = die Lampe im Fenster
    .accusative = die Lampe im Fenster
    .accusative-capital = Die Lampe im Fenster
card-letter-never-opened = Ungeöffneter Brief
    .the = der Ungeöffnete Brief
    .accusative = den Ungeöffneten Brief
    .accusative-capital = Den Ungeöffneten Brief
card-empty-cradle = Leere Wiege
    .the = die Leere Wiege
    .accusative = die Leere Wiege
    .accusative-capital = Die Leere Wiege
card-mourning-silk = Trauerseide
    .the = die Trauerseide
    .accusative = die Trauerseide
    .accusative-capital = Die Trauerseide
card-poacher-s-stride = { kind-swift }
    .the = { kind-swift.the }
    .accusative = { kind-swift.accusative }
    .accusative-capital = { kind-swift.accusative-capital }
card-shepherd-s-sleep = { kind-restful }
    .the = { kind-restful.the }
    .accusative = { kind-restful.accusative }
    .accusative-capital = { kind-restful.accusative-capital }
card-surgeon-s-basin = Schüssel des Wundarztes
    .the = die Schüssel des Wundarztes
    .accusative = die Schüssel des Wundarztes
    .accusative-capital = Die Schüssel des Wundarztes
card-wine-on-the-tablecloth = Wein auf dem Tischtuch
    .the = der Wein auf dem Tischtuch
    .accusative = den Wein auf dem Tischtuch
    .accusative-capital = Den Wein auf dem Tischtuch
card-hunt-in-the-snow = Jagd im Schnee
    .the = die Jagd im Schnee
    .accusative = die Jagd im Schnee
    .accusative-capital = Die Jagd im Schnee
card-broken-seal = Gebrochenes Siegel
    .the = das Gebrochene Siegel
    .accusative = das Gebrochene Siegel
    .accusative-capital = Das Gebrochene Siegel
card-smuggler-s-leap = { kind-leaping }
    .the = { kind-leaping.the }
    .accusative = { kind-leaping.accusative }
    .accusative-capital = { kind-leaping.accusative-capital }
card-seventh-child-s-luck = { kind-charmed }
    .the = { kind-charmed.the }
    .accusative = { kind-charmed.accusative }
    .accusative-capital = { kind-charmed.accusative-capital }
card-beacon-on-the-ben = Feuer auf dem Gipfel
    .the = das Feuer auf dem Gipfel
    .accusative = das Feuer auf dem Gipfel
    .accusative-capital = Das Feuer auf dem Gipfel
card-harvest-supper = Erntemahl
    .the = das Erntemahl
    .accusative = das Erntemahl
    .accusative-capital = Das Erntemahl
card-fox-on-the-doorstep = Fuchs auf der Schwelle
    .the = der Fuchs auf der Schwelle
    .accusative = den Fuchs auf der Schwelle
    .accusative-capital = Den Fuchs auf der Schwelle
card-burning-thatch = Brennendes Strohdach
    .the = das Brennende Strohdach
    .accusative = das Brennende Strohdach
    .accusative-capital = Das Brennende Strohdach
card-brass-spyglass-1 = { kind-search-item }
    .the = { kind-search-item.the }
    .accusative = { kind-search-item.accusative }
    .accusative-capital = { kind-search-item.accusative-capital }
card-brass-spyglass-2 = { kind-search-item }
    .the = { kind-search-item.the }
    .accusative = { kind-search-item.accusative }
    .accusative-capital = { kind-search-item.accusative-capital }
card-hobnailed-boots-1 = { kind-move-item }
    .the = { kind-move-item.the }
    .accusative = { kind-move-item.accusative }
    .accusative-capital = { kind-move-item.accusative-capital }
card-hobnailed-boots-2 = { kind-move-item }
    .the = { kind-move-item.the }
    .accusative = { kind-move-item.accusative }
    .accusative-capital = { kind-move-item.accusative-capital }
card-blackthorn-stick-1 = { kind-attack-item }
    .the = { kind-attack-item.the }
    .accusative = { kind-attack-item.accusative }
    .accusative-capital = { kind-attack-item.accusative-capital }
card-blackthorn-stick-2 = { kind-attack-item }
    .the = { kind-attack-item.the }
    .accusative = { kind-attack-item.accusative }
    .accusative-capital = { kind-attack-item.accusative-capital }
card-silver-flask-1 = { kind-heal-item }
    .the = { kind-heal-item.the }
    .accusative = { kind-heal-item.accusative }
    .accusative-capital = { kind-heal-item.accusative-capital }
card-silver-flask-2 = { kind-heal-item }
    .the = { kind-heal-item.the }
    .accusative = { kind-heal-item.accusative }
    .accusative-capital = { kind-heal-item.accusative-capital }
card-smoked-glass-1 = { kind-look-item }
    .the = { kind-look-item.the }
    .accusative = { kind-look-item.accusative }
    .accusative-capital = { kind-look-item.accusative-capital }
card-smoked-glass-2 = { kind-look-item }
    .the = { kind-look-item.the }
    .accusative = { kind-look-item.accusative }
    .accusative-capital = { kind-look-item.accusative-capital }
card-smoked-glass-3 = { kind-look-item }
    .the = { kind-look-item.the }
    .accusative = { kind-look-item.accusative }
    .accusative-capital = { kind-look-item.accusative-capital }
card-smoked-glass-4 = { kind-look-item }
    .the = { kind-look-item.the }
    .accusative = { kind-look-item.accusative }
    .accusative-capital = { kind-look-item.accusative-capital }
card-banked-fire-1 = { kind-heal-1 }
    .the = { kind-heal-1.the }
    .accusative = { kind-heal-1.accusative }
    .accusative-capital = { kind-heal-1.accusative-capital }
card-banked-fire-2 = { kind-heal-1 }
    .the = { kind-heal-1.the }
    .accusative = { kind-heal-1.accusative }
    .accusative-capital = { kind-heal-1.accusative-capital }
card-banked-fire-3 = { kind-heal-1 }
    .the = { kind-heal-1.the }
    .accusative = { kind-heal-1.accusative }
    .accusative-capital = { kind-heal-1.accusative-capital }
card-banked-fire-4 = { kind-heal-1 }
    .the = { kind-heal-1.the }
    .accusative = { kind-heal-1.accusative }
    .accusative-capital = { kind-heal-1.accusative-capital }
card-dreamless-hour-1 = { kind-heal-2 }
    .the = { kind-heal-2.the }
    .accusative = { kind-heal-2.accusative }
    .accusative-capital = { kind-heal-2.accusative-capital }
card-dreamless-hour-2 = { kind-heal-2 }
    .the = { kind-heal-2.the }
    .accusative = { kind-heal-2.accusative }
    .accusative-capital = { kind-heal-2.accusative-capital }
card-break-in-the-cloud-1 = { kind-lift-gloom }
    .the = { kind-lift-gloom.the }
    .accusative = { kind-lift-gloom.accusative }
    .accusative-capital = { kind-lift-gloom.accusative-capital }
card-break-in-the-cloud-2 = { kind-lift-gloom }
    .the = { kind-lift-gloom.the }
    .accusative = { kind-lift-gloom.accusative }
    .accusative-capital = { kind-lift-gloom.accusative-capital }
card-dropped-diary-1 = { kind-look-at-other }
    .the = { kind-look-at-other.the }
    .accusative = { kind-look-at-other.accusative }
    .accusative-capital = { kind-look-at-other.accusative-capital }
card-dropped-diary-2 = { kind-look-at-other }
    .the = { kind-look-at-other.the }
    .accusative = { kind-look-at-other.accusative }
    .accusative-capital = { kind-look-at-other.accusative-capital }
card-familiar-portrait-1 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
    .accusative = { kind-look-at-own.accusative }
    .accusative-capital = { kind-look-at-own.accusative-capital }
card-familiar-portrait-2 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
    .accusative = { kind-look-at-own.accusative }
    .accusative-capital = { kind-look-at-own.accusative-capital }
card-familiar-portrait-3 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
    .accusative = { kind-look-at-own.accusative }
    .accusative-capital = { kind-look-at-own.accusative-capital }
card-familiar-portrait-4 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
    .accusative = { kind-look-at-own.accusative }
    .accusative-capital = { kind-look-at-own.accusative-capital }
card-familiar-portrait-5 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
    .accusative = { kind-look-at-own.accusative }
    .accusative-capital = { kind-look-at-own.accusative-capital }
card-familiar-portrait-6 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
    .accusative = { kind-look-at-own.accusative }
    .accusative-capital = { kind-look-at-own.accusative-capital }
card-cradle-song-1 = { kind-owner-heals }
    .the = { kind-owner-heals.the }
    .accusative = { kind-owner-heals.accusative }
    .accusative-capital = { kind-owner-heals.accusative-capital }
card-cradle-song-2 = { kind-owner-heals }
    .the = { kind-owner-heals.the }
    .accusative = { kind-owner-heals.accusative }
    .accusative-capital = { kind-owner-heals.accusative-capital }
card-cradle-song-3 = { kind-owner-heals }
    .the = { kind-owner-heals.the }
    .accusative = { kind-owner-heals.accusative }
    .accusative-capital = { kind-owner-heals.accusative-capital }
card-shared-grief = { kind-both-heal }
    .the = { kind-both-heal.the }
    .accusative = { kind-both-heal.accusative }
    .accusative-capital = { kind-both-heal.accusative-capital }
card-last-rites-1 = { kind-remove-goal }
    .the = { kind-remove-goal.the }
    .accusative = { kind-remove-goal.accusative }
    .accusative-capital = { kind-remove-goal.accusative-capital }
card-last-rites-2 = { kind-remove-goal }
    .the = { kind-remove-goal.the }
    .accusative = { kind-remove-goal.accusative }
    .accusative-capital = { kind-remove-goal.accusative-capital }
card-turning-wind-1 = { kind-move-gloom }
    .the = { kind-move-gloom.the }
    .accusative = { kind-move-gloom.accusative }
    .accusative-capital = { kind-move-gloom.accusative-capital }
card-turning-wind-2 = { kind-move-gloom }
    .the = { kind-move-gloom.the }
    .accusative = { kind-move-gloom.accusative }
    .accusative-capital = { kind-move-gloom.accusative-capital }
card-teeth-in-the-dark-1 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
    .accusative = { kind-prober-wound.accusative }
    .accusative-capital = { kind-prober-wound.accusative-capital }
card-teeth-in-the-dark-2 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
    .accusative = { kind-prober-wound.accusative }
    .accusative-capital = { kind-prober-wound.accusative-capital }
card-teeth-in-the-dark-3 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
    .accusative = { kind-prober-wound.accusative }
    .accusative-capital = { kind-prober-wound.accusative-capital }
card-teeth-in-the-dark-4 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
    .accusative = { kind-prober-wound.accusative }
    .accusative-capital = { kind-prober-wound.accusative-capital }
card-teeth-in-the-dark-5 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
    .accusative = { kind-prober-wound.accusative }
    .accusative-capital = { kind-prober-wound.accusative-capital }
card-old-wound-1 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
    .accusative = { kind-owner-wound.accusative }
    .accusative-capital = { kind-owner-wound.accusative-capital }
card-old-wound-2 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
    .accusative = { kind-owner-wound.accusative }
    .accusative-capital = { kind-owner-wound.accusative-capital }
card-old-wound-3 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
    .accusative = { kind-owner-wound.accusative }
    .accusative-capital = { kind-owner-wound.accusative-capital }
card-old-wound-4 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
    .accusative = { kind-owner-wound.accusative }
    .accusative-capital = { kind-owner-wound.accusative-capital }
card-old-wound-5 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
    .accusative = { kind-owner-wound.accusative }
    .accusative-capital = { kind-owner-wound.accusative-capital }
card-keening-1 = { kind-both-wound }
    .the = { kind-both-wound.the }
    .accusative = { kind-both-wound.accusative }
    .accusative-capital = { kind-both-wound.accusative-capital }
card-keening-2 = { kind-both-wound }
    .the = { kind-both-wound.the }
    .accusative = { kind-both-wound.accusative }
    .accusative-capital = { kind-both-wound.accusative-capital }
card-keening-3 = { kind-both-wound }
    .the = { kind-both-wound.the }
    .accusative = { kind-both-wound.accusative }
    .accusative-capital = { kind-both-wound.accusative-capital }
card-haar-1 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
    .accusative = { kind-gloom-falls.accusative }
    .accusative-capital = { kind-gloom-falls.accusative-capital }
card-haar-2 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
    .accusative = { kind-gloom-falls.accusative }
    .accusative-capital = { kind-gloom-falls.accusative-capital }
card-haar-3 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
    .accusative = { kind-gloom-falls.accusative }
    .accusative-capital = { kind-gloom-falls.accusative-capital }
card-haar-4 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
    .accusative = { kind-gloom-falls.accusative }
    .accusative-capital = { kind-gloom-falls.accusative-capital }
card-place-laid-at-table-1 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
    .accusative = { kind-ghosts-gain.accusative }
    .accusative-capital = { kind-ghosts-gain.accusative-capital }
card-place-laid-at-table-2 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
    .accusative = { kind-ghosts-gain.accusative }
    .accusative-capital = { kind-ghosts-gain.accusative-capital }
card-place-laid-at-table-3 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
    .accusative = { kind-ghosts-gain.accusative }
    .accusative-capital = { kind-ghosts-gain.accusative-capital }
card-place-laid-at-table-4 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
    .accusative = { kind-ghosts-gain.accusative }
    .accusative-capital = { kind-ghosts-gain.accusative-capital }
card-it-follows-you-home-1 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
    .accusative = { kind-prober-draws.accusative }
    .accusative-capital = { kind-prober-draws.accusative-capital }
card-it-follows-you-home-2 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
    .accusative = { kind-prober-draws.accusative }
    .accusative-capital = { kind-prober-draws.accusative-capital }
card-it-follows-you-home-3 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
    .accusative = { kind-prober-draws.accusative }
    .accusative-capital = { kind-prober-draws.accusative-capital }
card-it-follows-you-home-4 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
    .accusative = { kind-prober-draws.accusative }
    .accusative-capital = { kind-prober-draws.accusative-capital }
card-ring-of-whispers-1 = { kind-tile-draws }
    .the = { kind-tile-draws.the }
    .accusative = { kind-tile-draws.accusative }
    .accusative-capital = { kind-tile-draws.accusative-capital }
card-ring-of-whispers-2 = { kind-tile-draws }
    .the = { kind-tile-draws.the }
    .accusative = { kind-tile-draws.accusative }
    .accusative-capital = { kind-tile-draws.accusative-capital }
card-jackdaw-1 = { kind-item-lost }
    .the = { kind-item-lost.the }
    .accusative = { kind-item-lost.accusative }
    .accusative-capital = { kind-item-lost.accusative-capital }
card-jackdaw-2 = { kind-item-lost }
    .the = { kind-item-lost.the }
    .accusative = { kind-item-lost.accusative }
    .accusative-capital = { kind-item-lost.accusative-capital }
card-jackdaw-3 = { kind-item-lost }
    .the = { kind-item-lost.the }
    .accusative = { kind-item-lost.accusative }
    .accusative-capital = { kind-item-lost.accusative-capital }
card-stopped-watch-1 = { kind-turn-ends }
    .the = { kind-turn-ends.the }
    .accusative = { kind-turn-ends.accusative }
    .accusative-capital = { kind-turn-ends.accusative-capital }
card-stopped-watch-2 = { kind-turn-ends }
    .the = { kind-turn-ends.the }
    .accusative = { kind-turn-ends.accusative }
    .accusative-capital = { kind-turn-ends.accusative-capital }
card-stopped-watch-3 = { kind-turn-ends }
    .the = { kind-turn-ends.the }
    .accusative = { kind-turn-ends.accusative }
    .accusative-capital = { kind-turn-ends.accusative-capital }
card-muster-of-the-dead = { kind-goal-numbers }
    .the = { kind-goal-numbers.the }
    .accusative = { kind-goal-numbers.accusative }
    .accusative-capital = { kind-goal-numbers.accusative-capital }
card-long-night = { kind-goal-hoard }
    .the = { kind-goal-hoard.the }
    .accusative = { kind-goal-hoard.accusative }
    .accusative-capital = { kind-goal-hoard.accusative-capital }
card-blighted-ground = { kind-goal-blight }
    .the = { kind-goal-blight.the }
    .accusative = { kind-goal-blight.accusative }
    .accusative-capital = { kind-goal-blight.accusative-capital }

## Was auf den Karten klein gedruckt steht, nach der Art, bei Traumbildern nach der Karte

flavour-opener = In jedem deiner Träume ist eine Tür, und immer liegt deine Hand auf der Klinke.
flavour-sure-search = Einst hast du nach dem Silber anderer gegraben, bei Nacht, und selten zweimal.
flavour-sure-query = Dreißig Jahre lang haben sie vor dir gekniet. Du weißt, was eine Pause wert ist.
flavour-sure-attack = Neun Morgen im nassen Gras, und von allen neun bist du nach Hause gegangen.
flavour-tough = Du warst elf und standest, wo die Linie brach, und hast weitergetrommelt.
flavour-calm = Sie haben dich mit einer Kerze eingemauert. Um die Stille hattest du gebeten.
flavour-swift = Jeder Jagdaufseher im Tal kannte deinen Rücken und keiner dein Gesicht.
flavour-restful = Hinter einer Mauer, im Schneeregen, ein Auge offen: Besser hast du nie geschlafen.
flavour-leaping = Der Spalt war neun Fuß breit, und die Flut war da. Du hattest ein Fass auf dem Rücken.
flavour-charmed = Mit einer Glückshaube geboren, zwischen Flut und Ebbe. Falsche Münzen rollten immer von dir weg.
flavour-search-item = Der ferne Hügel kommt näher. Wer darauf steht, auch.
flavour-move-item = Eine Nummer zu groß und noch warm.
flavour-attack-item = An einem Freitag geschnitten, was man nicht tun soll.
flavour-heal-item = Darauf steht: Für den, der übrig bleibt.
flavour-look-item = Halt es gegen das letzte Licht und sieh dich selbst von der Seite an.
flavour-heal-1 = Jemand hat die Glut bedeckt und wollte wiederkommen.
flavour-heal-2 = Du legst dich einen Augenblick hin. Diesmal wacht niemand sonst in dir auf.
flavour-lift-gloom = Ein einziger Streifen später Sonne zieht über die Heide und hält vor deinen Füßen.
flavour-look-at-other = Es ist nicht deine Handschrift. Du liest trotzdem weiter.
flavour-look-at-own = Die Farbe ist zweihundert Jahre alt. Das Kinn ist deines.
flavour-owner-heals = Wer es dir auch gesummt hat, in diesem Leben war es nicht.
flavour-both-heal = Ihr erinnert euch beide an dasselbe Begräbnis, jeder von seiner Seite des Grabes.
flavour-remove-goal = Die Worte wurden nie zu Ende gesprochen. Es fehlen nur die letzten drei.
flavour-move-gloom = Der Rauch neigt sich, überlegt und neigt sich zur anderen Seite.
flavour-prober-wound = Du hast hineingegriffen, um es herauszufinden. Etwas da drinnen wollte es auch herausfinden.
flavour-owner-wound = Sie öffnet sich genau dort, wo der andere durchbohrt wurde.
flavour-both-wound = Sie beginnt jenseits des Kamms und endet zwischen euch beiden.
flavour-gloom-falls = Die See ist elf Meilen fern. Der Nebel ist die ganze Nacht gegangen, um hier zu sein.
flavour-ghosts-gain = Ein Stuhl mehr, als Leute da sind. Niemand erinnert sich, ihn hingestellt zu haben.
flavour-prober-draws = Du hast es zurückgelegt. Du bist ganz sicher, dass du es zurückgelegt hast.
flavour-tile-draws = Jeder von euch hört die Stimme hinter einem anderen.
flavour-item-lost = Sie verneigt sich wie ein Butler und ist fort mit allem, was glänzte.
flavour-turn-ends = Zwanzig vor neun. Vor einer Stunde war es auch zwanzig vor neun.
flavour-goal-numbers = Am Tor werden die Namen verlesen, und immer mehr Stimmen antworten.
flavour-goal-hoard = Sie haben sich die Dunkelheit aufgespart. Es ist fast genug.
flavour-goal-blight = Zwischen den Hügeln bleibt in keinem Haus mehr eine Lampe an.
flavour-bell-under-the-loch = Sie läutet zur vollen Stunde, und jede Stunde bist du ein wenig tiefer.
flavour-ferry-unmoored = Du hältst das Tau. Du hast die Hand geöffnet, und du weißt, warum.
flavour-wet-footprints = Sie kommen die Treppe herauf bis an deine Tür, und keine führt hinunter.
flavour-frozen-font = Das Kind wartet auf seinen Namen. Du schlägst mit dem Ring auf das Eis.
flavour-walled-garden = Auf der Nordseite wuchs nichts als das, was du dort vergraben hattest.
flavour-swing-in-the-yew = Sie bewegt sich, wenn kein Wind geht, und steht still, wenn du näher kommst.
flavour-moss-on-the-sundial = Du kratzt und kratzt, und es ist eine Stunde zu viel.
flavour-green-glove = Du hast ihn in der Hecke gefunden, zugeknöpft und keineswegs leer.
flavour-lamp-in-the-window = Vierzig Jahre hast du ihren Docht gestutzt, für jemanden, dessen Name fort ist.
flavour-letter-never-opened = Du kennst jedes Wort darin. Du hast ihn selbst geschrieben.
flavour-empty-cradle = Sie schaukelt unter deinem Fuß, während du nähst, und du siehst nicht hinunter.
flavour-mourning-silk = Zugeschnitten und genäht eine Woche, bevor es jemanden zu betrauern gab.
flavour-surgeon-s-basin = Du wäschst dir die Hände, und das Wasser wird nur immer röter.
flavour-wine-on-the-tablecloth = Dreizehn Gäste lachen. Nur du hast nicht getrunken.
flavour-hunt-in-the-snow = Die Hunde haben kehrtgemacht, und die Fährte, auf der sie sind, ist deine.
flavour-broken-seal = Der Befehl trug dein eigenes Wappen: keine Gnade, auch für die Kinder nicht.
flavour-beacon-on-the-ben = Du hast es eine Nacht zu früh entzündet, und die falschen Schiffe liefen ein.
flavour-harvest-supper = Sie krönen dich mit Gerste, und alle sind sehr freundlich.
flavour-fox-on-the-doorstep = Er legt ab, was er trägt, und wartet auf den Dank.
flavour-burning-thatch = Du trägst sie hinaus, einen nach dem anderen, und zählst, und gehst wieder hinein.

## Gruppen: was jemand von einer verdeckten Karte weiß

group-set-a = blaue Karte
    .a = eine blaue Karte
    .plural = blaue Karten
group-set-b = grüne Karte
    .a = eine grüne Karte
    .plural = grüne Karten
group-set-c = violette Karte
    .a = eine violette Karte
    .plural = violette Karten
group-set-d = weinrote Karte
    .a = eine weinrote Karte
    .plural = weinrote Karten
group-set-e = orangefarbene Karte
    .a = eine orangefarbene Karte
    .plural = orangefarbene Karten
group-psyche = Seelenkarte
    .a = eine Seelenkarte
    .plural = Seelenkarten
group-grey = graue Karte
    .a = eine graue Karte
    .plural = graue Karten
group-search = Suchkarte
    .a = eine Suchkarte
    .plural = Suchkarten
group-haunting = Spukkarte
    .a = eine Spukkarte
    .plural = Spukkarten

## Stapel, Ränder, Richtungen und dergleichen; .cover ist die Karte unter einem Stapel

deck-search = Suchstapel
    .card = Suchkarte
    .cover = Die Laterne
deck-haunting = Spukstapel
    .card = Spukkarte
    .cover = Der Schädel

border-a = blau
border-b = grün
border-c = violett
border-d = weinrot
border-e = orange
border-grey = grau

# Wessen Träume ein Satz erzählt
life-a = wer ins Wasser ging
life-b = wer den Garten hütete
life-c = wer am Fenster wartete
life-d = wer Blut an den Manschetten hatte
life-e = wer das Feuer trug

direction-north = nach Norden
    .capital = Norden
    .to-capital = Nach Norden
    .beside = nördlich
    .beside-capital = Nördlich
direction-east = nach Osten
    .capital = Osten
    .to-capital = Nach Osten
    .beside = östlich
    .beside-capital = Östlich
direction-south = nach Süden
    .capital = Süden
    .to-capital = Nach Süden
    .beside = südlich
    .beside-capital = Südlich
direction-west = nach Westen
    .capital = Westen
    .to-capital = Nach Westen
    .beside = westlich
    .beside-capital = Westlich

turned-0 = wie aufgedruckt
    .capital = Wie aufgedruckt
turned-1 = um eine Vierteldrehung im Uhrzeigersinn gedreht
    .capital = Eine Vierteldrehung im Uhrzeigersinn
turned-2 = um eine halbe Drehung gedreht
    .capital = Eine halbe Drehung
turned-3 = um drei Vierteldrehungen im Uhrzeigersinn gedreht
    .capital = Drei Vierteldrehungen im Uhrzeigersinn

edges = Norden { $edges-north }, Osten { $edges-east }, Süden { $edges-south }, Westen { $edges-west }
points = { $points ->
    [0] keine Bewegungspunkte
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
points-left = { $points ->
    [0] { points } mehr
   *[other] noch { points }
}
cost-points = { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}
actions-left = { $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
# Wie viel Düsternis irgendwo liegt
some-gloom = { $gloom ->
    [0] keine Düsternis
   *[other] { $gloom } Düsternis
}
rounds = { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
}
# Wie viele Karten einer Art
counted = { $counted-count ->
    [1] { NAME("kind", $counted-kind) }
   *[other] { $counted-count } × { NAME("kind", $counted-kind) }
}
counted-none = leer
# Welche von mehreren gleichen
which-copy = { $copy ->
    [0] { "" }
   *[other] { " " }({ $copy })
}

## Fragen an den Zufall

question-deal-card = Welche Karte kommt an Platz { $place } im Schicksal von { $seat }?
question-deal-tile = Welches Feld bekommt { $seat }?
question-first-roll = Was wirft { $seat } um den Friedhof?
question-quick-tile = Welches Feld legt { $seat }?
question-quick-spot = Wohin kommt { NAME("tile", $tile, form: "the") }?
question-quick-turn = Wie gedreht kommt { NAME("tile", $tile, form: "the") } in Reihe { $row }, Spalte { $column }?
question-quick-gloom = Wohin legt { $seat } eine Düsternis?
question-quick-more-gloom = Legt { $seat } eine zweite Düsternis, und wohin?
question-roll-one = Was wirft { $seat } mit einem Würfel?
question-roll-both = Was wirft { $seat } mit beiden Würfeln?
question-draw-search = Welche Suchkarte zieht { $seat }?
question-draw-haunting = Welche Spukkarte zieht { $seat }?

## Fragen: Aufbau und Zug

question-lay-tile = Welches Feld legst du?
question-lay-spot = Wohin legst du { NAME("tile", $tile, form: "accusative") }?
question-lay-turn = Wie drehst du { NAME("tile", $tile, form: "accusative") } in Reihe { $row }, Spalte { $column }?
question-place-gloom = Wohin legst du eine Düsternis? Du hast noch { $gloom }.
question-more-gloom = Legst du eine zweite Düsternis, und wohin? Du hast noch { $gloom }.
question-dice = Wirfst du einen Würfel oder beide?
question-remove-tile = Verzichtest du auf jede Bewegung und entfernst ein Feld, dessen Kanten zusammen weniger als { $below } ergeben?
question-do = { $actions ->
    [0] Du hast gehandelt und hast { points-left }
   *[other] Du hast { points-left }{ $points ->
        [0] , aber noch
       *[other] { " " }und
    } { actions-left }
}: Was tust du?
question-offer = { $given-count ->
    [0] { $wanted-count ->
        [0] Was schlägst du { $other } vor?
       *[other] Was schlägst du { $other } vor? Bisher verlangst du { LIST($wanted, of: "card", form: "accusative") }.
    }
   *[other] { $wanted-count ->
        [0] Was schlägst du { $other } vor? Bisher gibst du { LIST($given, of: "card", form: "accusative") }.
       *[other] Was schlägst du { $other } vor? Bisher gibst du { LIST($given, of: "card", form: "accusative") } und verlangst { LIST($wanted, of: "card", form: "accusative") }.
    }
}
question-accept = { $given-count ->
    [0] { $other } will { LIST($wanted, of: "card", form: "accusative") } von dir haben. Nimmst du an?
   *[other] { $wanted-count ->
        [0] { $other } bietet dir { LIST($given, of: "card", form: "accusative") }. Nimmst du an?
       *[other] { $other } bietet dir { LIST($given, of: "card", form: "accusative") } für { LIST($wanted, of: "card", form: "accusative") }. Nimmst du an?
    }
}

## Fragen: Pasch, Karten, Aktionen

question-doubles = { $ghost ->
    [yes] Ein Pasch: Soll ein Lebender eine Spukkarte ziehen, oder verlierst du 1 Düsternis?
   *[no] Ein Pasch: Ziehst du eine Spukkarte, oder nimmst du eine Wunde?
}
question-who-draws = Welcher Lebende zieht die Spukkarte an deiner Stelle?
question-place-card = { $deck ->
    [anything] Wohin in deinem Schicksal, von 1 bis { $places }, steckst du die genommene Karte?
    [haunting] Wohin in deinem Schicksal, von 1 bis { $places }, steckst du die Spukkarte?
   *[search] Wohin in deinem Schicksal, von 1 bis { $places }, steckst du { $card ->
        [none] die Suchkarte
       *[other] { NAME("card", $card, form: "accusative") }
    }?
}
question-play-or-keep = { $card ->
    [none] Was wird aus der Suchkarte?
   *[other] Du hast { NAME("card", $card, form: "accusative") } gezogen: { NAME("kind", $kind, form: "does") }. Spielst du die Karte, oder steckst du sie ins Schicksal?
}
question-find = Deine Suche ergab { $result }: Was machst du daraus?
question-query-prize = Du hast die Oberhand über { $other }: Siehst du eine Karte an, oder zieht { $other } eine Spukkarte?
question-attack-prize = Dieser Gang ist dein: Was kostet er { $other }?
question-take-place = Welche verdeckte Karte nimmst du { $other } weg?
question-take-face-up = Welche offene Karte nimmst du { $other } weg?
question-go-on = Kämpfst du weiter? Du hast { $health }, { $other } hat { $theirs }.
question-declare = { $other } hat keine Lebenskraft mehr: Bindest du den Pförtner, oder beginnst du das Ritual der Öffnung?
question-haunt-prize = Deine Heimsuchung von { $other } ergab { $result }: Was soll geschehen?
question-syphon = Wie viel Düsternis schöpfst du, höchstens { $most }?

## Fragen: Blicke

question-look-at = Wessen Karte siehst du an?
question-look-place = Welche Karte im Schicksal von { $other } siehst du an?
question-show-place = Welche Karte deines Schicksals lässt du { $other } sehen?
question-own-place = Welche Karte deines eigenen Schicksals siehst du an?
question-return = Du siehst im Schicksal von { $other } { seen-card } Gibst du die Karte verdeckt oder offen zurück?
question-reward = Du hast sie aufgedeckt: Heilst du eine Wunde, oder zieht jemand eine Spukkarte?
question-witness = Du siehst { seen-card } Wem zeigst du den Rand?
question-own-card = Du siehst an Platz { $place } deines eigenen Schicksals { seen-card } Was wird daraus?
seen-card = { $card ->
    [none] eine Karte.
   *[other] { NAME("card", $card, form: "accusative") } ({ NAME("border", $border) }): { NAME("kind", $kind, form: "does") }.
}
question-gloom-tile = Mehrere Fundorte sind { $other } gleich nah: Auf welchen fallen 2 Düsternis?
question-lose-item = Welchen deiner Gegenstände legst du ab?
question-goal = Welches Geisterziel entfernst du, wenn überhaupt eines?
question-gloom-from = Von welchem Feld verlegst du alle Düsternis, wenn überhaupt?
question-gloom-to = Wohin kommt die Düsternis { NAME("tile", $from, form: "from") }?
question-lift = Wie viel Düsternis nimmst du { NAME("tile", $tile, form: "from") }?

## Antworten des Zufalls

answer-deal-card = { drawn-card }
answer-deal-tile = { drawn-tile }
answer-first-roll = Eine { $light }
answer-quick-tile = { drawn-tile }
answer-quick-spot = Reihe { $row }, Spalte { $column }
answer-quick-turn = { NAME("turned", $quarters, form: "capital") }
answer-quick-gloom = Eine Düsternis auf { NAME("tile", $tile, form: "accusative") }
answer-quick-more-gloom-none = Keine zweite Düsternis
answer-quick-more-gloom-tile = Eine Düsternis auf { NAME("tile", $tile, form: "accusative") }
answer-roll-one = Eine { $light }
answer-roll-both = Hell { $light }, dunkel { $dark }
answer-draw-search = { drawn-card }
answer-draw-haunting = { drawn-card }
drawn-card = { $card ->
    [none] Eine ungesehene Karte
   *[other] { NAME("card", $card) }
}
drawn-tile = { $tile ->
    [none] Ein ungesehenes Feld
   *[other] { NAME("tile", $tile) }
}

## Antworten: Aufbau und Zug

answer-lay-tile = { $tile ->
    [none] Ein ungesehenes Feld legen
   *[other] { NAME("tile", $tile, form: "accusative-capital") } legen ({ $searchable ->
        [yes] Fundort, { edges }
       *[no] { edges }
    })
}
    .brief = { $tile ->
        [none] Ein ungesehenes Feld
       *[other] { NAME("tile", $tile, form: "accusative-capital") }
    }
answer-lay-spot = { $beside ->
    [none] Reihe { $row }, Spalte { $column }
   *[other] Reihe { $row }, Spalte { $column }, { NAME("direction", $direction, form: "beside") } { NAME("tile", $beside, form: "from") }
}
    .brief = { $beside ->
        [none] Reihe { $row }, Spalte { $column }
       *[other] { NAME("direction", $direction, form: "beside-capital") } { NAME("tile", $beside, form: "from") }
    }
    .row = Reihe { $row }
    .column = Spalte { $column }
    .direction = { "" }
    .beside = { $beside ->
        [none] { "" }
       *[other] { NAME("direction", $direction, form: "beside") } { NAME("tile", $beside, form: "from") }
    }
answer-lay-turn = { NAME("turned", $quarters, form: "capital") }: { edges }
answer-place-gloom = Eine Düsternis auf { NAME("tile", $tile, form: "accusative") } (dort { some-gloom })
    .brief = { gloom-there }
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
answer-more-gloom-none = Keine zweite Düsternis
    .choice = Keine zweite Düsternis
answer-more-gloom-tile = Eine Düsternis auf { NAME("tile", $tile, form: "accusative") } (dort { some-gloom })
    .brief = { gloom-there }
    .choice = Eine zweite Düsternis
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
gloom-there = auf { NAME("tile", $tile, form: "accusative") } (dort { some-gloom })
answer-dice-one-die = Einen Würfel werfen
    .brief = Einen Würfel
answer-dice-both-dice = Beide Würfel werfen
    .brief = Beide Würfel
answer-remove-tile-tile = { NAME("tile", $tile, form: "accusative-capital") } (Kanten zusammen { $sum }) entfernen
    .brief = { NAME("tile", $tile, form: "accusative-capital") } (Kanten zusammen { $sum })
    .choice = Ein Feld entfernen
    .tile = { NAME("tile", $tile) }
    .sum = Kanten zusammen { $sum }
answer-remove-tile-none = Kein Feld entfernen, sondern gehen
    .choice = Keines entfernen
answer-do-walk = { $leap ->
    [yes] Springen über das X, { NAME("direction", $direction) } { beyond-tile }, { cost-points }
   *[no] Gehen { NAME("direction", $direction) } { beyond-tile }, { cost-points }
}
    .brief = { NAME("direction", $direction, form: "to-capital") } { beyond-tile }, { cost-points }
    .under = { $leap ->
        [yes] Springen
       *[no] Gehen
    }
    .choice = Gehen
    .direction = { NAME("direction", $direction, form: "to-capital") }
    .tile = { beyond-tile }
    .cost = { cost-points }
    .leap = { $leap ->
        [yes] über das X
       *[no] { "" }
    }
beyond-tile = { $tile ->
    [none] ins Leere
   *[other] { NAME("tile", $tile, form: "to") }
}
answer-do-search = { NAME("tile", $tile, form: "accusative-capital") } durchsuchen
    .choice = Suchen
    .tile = { "" }
    .roll = { "" }
answer-do-syphon = Düsternis schöpfen { NAME("tile", $tile, form: "from") }
    .choice = Düsternis schöpfen
    .tile = { "" }
    .roll = { "" }
answer-do-heal-item = { kind-heal-item.accusative-capital } aufbrauchen und 1 Wunde heilen
    .brief = { kind-heal-item.accusative-capital } aufbrauchen
    .choice = { kind-heal-item.accusative-capital } aufbrauchen
answer-do-look-item = { kind-look-item.accusative-capital } aufbrauchen und eine eigene Karte ansehen
    .brief = { kind-look-item.accusative-capital } aufbrauchen
    .choice = { kind-look-item.accusative-capital } aufbrauchen
answer-do-end = Den Zug beenden
    .choice = Den Zug beenden
answer-do-query = { $other } befragen
    .choice = Befragen
    .other = { $other }
    .roll = { "" }
answer-do-attack = { $other } angreifen
    .choice = Angreifen
    .other = { $other }
    .roll = { "" }
answer-do-haunt = { $other } heimsuchen
    .choice = Heimsuchen
    .other = { $other }
    .roll = { "" }
answer-do-exchange = Mit { $other } Blicke tauschen
    .choice = Blicke tauschen
    .other = mit { $other }
answer-do-trade = { $other } einen Tausch vorschlagen
    .choice = Einen Tausch vorschlagen
    .other = { $other }
answer-offer-give = { NAME("card", $item, form: "accusative-capital") } geben{ which-copy }
    .choice = Geben
    .item = { NAME("card", $item) }{ which-copy }
    .copy = { "" }
answer-offer-want = { NAME("card", $item, form: "accusative-capital") } verlangen{ which-copy }
    .choice = Verlangen
    .item = { NAME("card", $item) }{ which-copy }
    .copy = { "" }
answer-offer-done = Das so vorschlagen
    .choice = Das so vorschlagen
answer-accept-refuse = Ablehnen
answer-accept-accept = Annehmen

## Antworten: Pasch, Karten, Aktionen

answer-doubles-card = { $ghost ->
    [yes] Ein Lebender zieht eine Spukkarte
   *[no] Eine Spukkarte ziehen
}
answer-doubles-wound = { $ghost ->
    [yes] 1 Düsternis verlieren
   *[no] Eine Wunde nehmen
}
answer-who-draws = { $seat } zieht sie
    .brief = { $seat }
answer-place-card = An Platz { $place } stecken
    .brief = Platz { $place }
    .place = Platz { $place }
answer-play-or-keep-keep = Ins Schicksal stecken
answer-play-or-keep-play = Spielen
answer-find-draw = Eine Suchkarte ziehen
answer-find-look = Eine Karte eines anderen ansehen
answer-find-own = Eine eigene Karte ansehen
answer-query-prize-look = Eine Karte von { $other } ansehen
    .brief = Karte von { $other } ansehen
answer-query-prize-they-draw = { $other } zieht eine Spukkarte
answer-attack-prize-wound = { $wounds ->
    [one] { $other } nimmt eine Wunde
   *[other] { $other } nimmt { $wounds } Wunden
}
answer-attack-prize-face-down = { $other } eine verdeckte Karte wegnehmen
    .brief = Eine verdeckte Karte wegnehmen
answer-attack-prize-face-up = { $other } eine offene Karte wegnehmen
    .brief = Eine offene Karte wegnehmen
answer-attack-prize-they-draw = { $other } zieht eine Spukkarte
answer-take-place = Karte { $place } nehmen
    .brief = Karte { $place }
    .place = Karte { $place }
answer-take-face-up = { NAME("card", $card, form: "accusative-capital") }{ which-copy } nehmen
    .brief = { NAME("card", $card, form: "accusative-capital") }{ which-copy }
    .card = { NAME("card", $card) }{ which-copy }
    .copy = { "" }
answer-go-on-stop = Es gut sein lassen
answer-go-on-go-on = Weiterkämpfen
answer-declare-bind = Den Pförtner binden
answer-declare-ritual = Das Ritual der Öffnung beginnen
answer-haunt-prize-they-draw = { $other } zieht eine Spukkarte
answer-haunt-prize-look = Eine Karte von { $other } ansehen
answer-haunt-prize-they-draw-two = { $other } zieht zwei Spukkarten
answer-haunt-prize-wound = 3 Düsternis ausgeben, und { $other } nimmt eine Wunde
answer-haunt-prize-two-looks = Zwei Karten von { $other } ansehen
answer-haunt-prize-they-draw-three = { $other } zieht drei Spukkarten
answer-syphon = { $gloom } Düsternis schöpfen
    .brief = { $gloom } Düsternis

## Antworten: Blicke

answer-look-at = Eine Karte von { $seat } ansehen
    .brief = { $seat }
answer-look-place = Karte { $place } ansehen
    .brief = Karte { $place }
    .place = Karte { $place }
answer-show-place = Karte { $place } zeigen
    .brief = Karte { $place }
    .place = Karte { $place }
answer-own-place = Karte { $place } ansehen
    .brief = Karte { $place }
    .place = Karte { $place }
answer-return-face-down = Verdeckt zurückgeben
    .brief = Verdeckt
answer-return-face-up = Offen zurückgeben
    .brief = Offen
answer-reward-heal = 1 Wunde heilen
answer-reward-draw = { $yourself ->
    [yes] Selbst eine Spukkarte ziehen
   *[no] { $seat } zieht eine Spukkarte
}
answer-witness = Den Rand { LIST($witnesses) } zeigen
    .brief = { LIST($witnesses) }
    .witnesses = { $item }
answer-own-card-back = Zurücklegen
answer-own-card-play = Ins Spiel bringen
answer-own-card-trigger = Auslösen, als hätte { $seat } sie erspäht
    .brief = Als hätte { $seat } sie erspäht
answer-gloom-tile = 2 Düsternis auf { NAME("tile", $tile, form: "accusative") } (dort { some-gloom })
    .brief = { gloom-there }
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
answer-lose-item = { NAME("card", $item, form: "accusative-capital") }{ which-copy } ablegen
    .brief = { NAME("card", $item, form: "accusative-capital") }{ which-copy }
answer-goal-goal = { NAME("card", $goal, form: "accusative-capital") } entfernen
answer-goal-none = Kein Geisterziel entfernen
answer-gloom-from-none = Alle Düsternis liegen lassen
    .choice = Liegen lassen
answer-gloom-from-tile = Alles { NAME("tile", $tile, form: "from") } (dort { some-gloom })
    .brief = { NAME("tile", $tile, form: "from") } (dort { some-gloom })
    .choice = Verlegen
    .tile = { NAME("tile", $tile, form: "from") }
    .gloom = { some-gloom }
answer-gloom-to = Auf { NAME("tile", $tile, form: "accusative") } (dort { some-gloom })
    .brief = { gloom-there }
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
answer-lift = { $gloom } Düsternis wegnehmen
    .brief = { $gloom } Düsternis

## Neuigkeiten: Aufbau

news-card-dealt = { $seat } bekam { $card ->
    [none] Karte { $place } des Schicksals, verdeckt
   *[other] { NAME("card", $card, form: "accusative") }, verdeckt, als Karte { $place } des Schicksals
}.
news-tile-dealt = { $seat } bekam { $dealt ->
    [none] ein Feld
   *[other] { NAME("tile", $dealt, form: "accusative") }
}.
news-rolled-for-cemetery = { $seat } warf eine { $light } um den Friedhof.
news-got-cemetery = { $seat } bekam den Friedhof und den ersten Zug.
news-tile-laid = { $seat } legte { NAME("tile", $tile, form: "accusative") } in Reihe { $row }, Spalte { $column }, { NAME("turned", $quarters) }: { edges }.
news-pawn-placed = Die Figur von { $seat } kam auf { NAME("tile", $tile, form: "accusative") }.
news-gloom-placed = { $seat } legte eine Düsternis auf { NAME("tile", $tile, form: "accusative") }; dort { $gloom ->
    [one] lag nun 1
   *[other] lagen nun { $gloom }
}.

## Neuigkeiten: ein Zug

news-round-began = Runde { $round } begann.
news-turn-began = { $seat } war am Zug.
news-rested = { $seat } hatte allein geruht.
news-rolled = { $dark ->
    [none] { $seat } warf eine { $light } mit einem Würfel.
   *[other] { $seat } warf eine helle { $light } und eine dunkle { $dark }.
}
news-doubles-rolled = { $spared ->
    [yes] { $seat } warf einen Pasch und wurde verschont.
   *[no] { $seat } warf einen Pasch.
}
news-points = { $seat } hatte { points }.
news-walked = { $seat } ging { NAME("tile", $from, form: "from") } { NAME("tile", $to, form: "to") }.
news-leapt = { $seat } sprang über das X { NAME("tile", $from, form: "from") } { NAME("tile", $to, form: "to") }.
news-tile-removed = { $seat } verzichtete auf jede Bewegung und entfernte { NAME("tile", $tile, form: "accusative") }.
news-turn-ended = Der Zug von { $seat } war sofort zu Ende.
news-used-item = { $seat } brauchte { NAME("card", $card, form: "accusative") } auf.
news-proposed = { $seat } schlug { $other } einen Tausch vor: { LIST($items, of: "card", form: "accusative") }.
news-accepted = { $seat } nahm den Vorschlag von { $other } an: { LIST($items, of: "card", form: "accusative") }.
news-refused = { $seat } lehnte den Vorschlag von { $other } ab: { LIST($items, of: "card", form: "accusative") }.

## Neuigkeiten: Aktionen. Bei Geistern ist Düsternis, was bei Lebenden Lebenskraft ist: Wo die Neuigkeit nicht sagt, was
## davon, nennt der Satz keines.

news-searched = { $seat } durchsuchte { NAME("tile", $tile, form: "accusative") }: Das Ergebnis war { $result }.
news-queried = { $seat } befragte { $other }: Das Ergebnis war { $result }.
news-attacked = { $seat } griff { $other } an: Das Ergebnis war { $result }.
news-haunted = { $seat } suchte { $other } heim: Das Ergebnis war { $result }.
news-syphoned = { $gloom ->
    [0] { $seat } griff nach der Düsternis { NAME("tile", $tile, form: "in") }, und sie wuchs nur.
   *[other] { $seat } schöpfte { $gloom } Düsternis { NAME("tile", $tile, form: "from") }.
}
news-wounded = { $wounds ->
    [one] { $seat } nahm eine Wunde und hatte noch { $now }.
   *[other] { $seat } nahm { $wounds } Wunden und hatte noch { $now }.
}
news-healed = { $seat } wurde um { $wounds } stärker und hatte nun { $now }.
news-gloom-changed = { $gloom ->
    [0] Auf { NAME("tile", $tile, form: "dative") } lag keine Düsternis mehr.
    [one] Auf { NAME("tile", $tile, form: "dative") } lag nun 1 Düsternis.
   *[other] Auf { NAME("tile", $tile, form: "dative") } lagen nun { $gloom } Düsternis.
}
news-spent-gloom = { $seat } gab { $gloom } Düsternis aus und hatte noch { $now }.

## Neuigkeiten: die Stapel

news-drew-haunting = { $seat } zog ungesehen eine Spukkarte.
news-drew-search = { $card ->
    [none] { $seat } zog eine Suchkarte.
   *[other] { $seat } zog eine Suchkarte: { NAME("card", $card, form: "accusative") }.
}
news-nothing-to-draw = Für { $seat } war keine { NAME("deck", $deck, form: "card") } mehr zu ziehen.
news-reshuffled = { $cards ->
    [one] { NAME("deck", $deck, form: "cover") } kam zum Vorschein: 1 abgelegte Karte wurde der neue { NAME("deck", $deck) }.
   *[other] { NAME("deck", $deck, form: "cover") } kam zum Vorschein: { $cards } abgelegte Karten wurden der neue { NAME("deck", $deck) }.
}
news-card-placed = { $secret_place ->
    [none] { $seat } steckte heimlich eine Karte ins eigene Schicksal.
   *[other] { $seat } steckte eine Karte ins eigene Schicksal, an Platz { $secret_place }.
}
news-got-item = { $seat } legte einen Gegenstand aus: { NAME("card", $card, form: "accusative") }.
news-played = { $seat } spielte { NAME("card", $card, form: "accusative") }: { NAME("kind", $kind, form: "does") }. { NAME("flavour", $kind) }

## Neuigkeiten: Blicke, und was aus den Karten wird

news-looked = { $seat } sah Karte { $place } { $own ->
    [yes] im eigenen Schicksal
   *[no] im Schicksal von { $owner }
} an{ $card ->
    [none] { "" }
   *[other] : { NAME("card", $card, form: "the") }
}.
news-border-shown = { $border ->
    [none] { $seat } bekam von { $other } den Rand gezeigt.
   *[other] { $seat } bekam von { $other } den Rand gezeigt: { NAME("border", $border) }.
}
news-put-back = Karte { $place } im Schicksal von { $seat } wurde zurückgelegt.
news-turned-up = { $own ->
    [yes] { $seat } brachte { NAME("card", $card, form: "accusative") } ({ NAME("border", $border) }) ins Spiel.
   *[no] { $other } deckte { NAME("card", $card, form: "accusative") } ({ NAME("border", $border) }) vor { $seat } auf.
}
news-revealed = { $other } erspähte im Schicksal von { $seat } { NAME("card", $card, form: "accusative") }{ $kind ->
    [goal_numbers] , ein Geisterziel
    [goal_hoard] , ein Geisterziel
    [goal_blight] , ein Geisterziel
   *[other] : { NAME("kind", $kind, form: "does") }
}. { NAME("flavour", $kind) }
news-discarded = Man legte { NAME("card", $card, form: "accusative") } ab.
news-goal-in-play = Im Spiel blieb { NAME("card", $card, form: "the") }: Die Geister gewinnen, wenn { NAME("goal", $kind) }.
news-goal-removed = { $seat } entfernte ein Geisterziel: { NAME("card", $card, form: "accusative") }.
news-gloom-moved = { $seat } verlegte alle Düsternis { NAME("tile", $from, form: "from") } { NAME("tile", $to, form: "to") }.

## Neuigkeiten: die Entscheidung

news-took-face-down = { $seat } nahm { $owner } ungesehen Karte { $place } des Schicksals weg.
news-took-face-up = { $seat } nahm { $other } { NAME("card", $card, form: "accusative") } weg.
news-attack-ended = Der Angriff von { $seat } auf { $other } war zu Ende.
news-declared-binding = { $seat } wollte in { $other } den Pförtner binden.
news-declared-ritual = { $seat } erklärte über { $other } das Ritual der Öffnung.
news-pile-revealed = Karte { $place } im Schicksal von { $seat } lag nun offen: { NAME("card", $card, form: "the") }.
news-became-ghost = { $gloom ->
    [0] { $seat } wurde zum Geist ohne Düsternis und erhob sich auf dem Friedhof.
   *[other] { $seat } wurde zum Geist mit { $gloom } Düsternis und erhob sich auf dem Friedhof.
}
news-ritual-began = { $seat } war der Pförtner, und das Ritual begann.
news-may-act-again = { $seat } durfte in diesem Zug noch einmal handeln.
news-exchanged = { $seat } tauschte mit { $other } Blicke.
news-won = { $ending ->
    [bound] { $seat } band den Pförtner und gewann.
    [opener] { $seat } hatte alle anderen zu Geistern gemacht und gewann als Pförtner.
    [living] { $seat } erlebte den Fall des Pförtners und gewann.
    [ghosts] { $seat } war ein Geist, als ein Geisterziel erreicht wurde, und gewann.
   *[other] Nur { $seat } war noch am Leben, und somit der Pförtner, und gewann.
}
news-nobody-won = Das Moor behielt { rounds } lang sein Geheimnis, und niemand gewann.

## Ablehnungen: Aufbau und Zug

no-laid-already = Dieses Feld liegt schon ({ $rule }).
no-spot-taken = In Reihe { $row }, Spalte { $column } liegt schon { NAME("tile", $tile, form: "the") } ({ $rule }).
no-spot-lonely = Neben Reihe { $row }, Spalte { $column } liegt kein Feld; ein Feld kommt immer neben ein anderes ({ $rule }).
no-spot-shut = Jede Kante, die Reihe { $row }, Spalte { $column } berührt, ist ein X, so dass niemand hineinkäme ({ $rule }).
no-turned-the-same = Für { NAME("tile", $tile, form: "accusative") } ist das dasselbe wie „{ NAME("turned", $quarters, form: "capital") }“: Wähl das ({ $rule }).
no-turned-shut = So gedreht käme niemand mehr { NAME("tile", $tile, form: "from") } weg: Alle Kanten zum Moor hin sind X ({ $rule }).
no-no-place-for-gloom = { not-searchable }, und Düsternis kommt auf Fundorte ({ $rule }).
no-not-searchable = { not-searchable } ({ $rule }).
not-searchable = { $searchable ->
    [yes] Auf diesem Moor gibt es { NAME("tile", $tile, form: "accusative") } nicht
   *[no] { NAME("tile", $tile, form: "accusative-capital") } kann niemand durchsuchen
}
no-removable = Fundorte und der Friedhof bleiben liegen, also auch { NAME("tile", $tile, form: "the") } ({ $rule }).
no-not-on-moor = Auf diesem Moor gibt es { NAME("tile", $tile, form: "accusative") } nicht ({ $rule }).
no-too-strong = Die Kanten auf { NAME("tile", $tile, form: "dative") } ergeben zusammen { $sum }, und das ist nicht weniger als { $below } ({ $rule }).
no-stood-on = { LIST($seats) } { $seats-count ->
    [one] steht
   *[other] stehen
} { NAME("tile", $tile, form: "in") } ({ $rule }).
no-torn-apart = Ohne { NAME("tile", $tile, form: "accusative") } käme man nicht mehr von jedem Feld zu jedem anderen ({ $rule }).
no-no-tile-there = Dort liegt kein Feld; man geht von Feld zu Feld ({ $rule }).
no-an-x-there = Auf dieser Seite kommt niemand { NAME("tile", $tile, form: "from") } weg: Dort ist ein X ({ $rule }).
no-too-few-points = Auf dieser Seite { NAME("tile", $tile, form: "from") } wegzugehen kostet { $cost }, und du hast { points-left } ({ $rule }).
no-no-such-item = Du hast { NAME("kind", $kind, form: "accusative") } nicht ({ $rule }).
no-item-useless = { $heals ->
    [yes] „{ NAME("kind", $kind) }“ würde nichts ändern, denn du hast keine Wunde, die heilen könnte ({ $rule }).
   *[no] „{ NAME("kind", $kind) }“ würde nichts ändern, denn dein Schicksal ist leer ({ $rule }).
}
no-acted-already = Du hast in diesem Zug schon gehandelt ({ $rule }).
no-not-your-kind = { $ghost ->
    [yes] Geister können das nicht: Sie suchen heim oder schöpfen ({ $rule }).
   *[no] Lebende können das nicht: Sie suchen, befragen oder greifen an ({ $rule }).
}
no-nothing-to-search = { NAME("tile", $tile, form: "accusative-capital") } kann niemand durchsuchen ({ $rule }).
no-no-gloom-there = Auf { NAME("tile", $tile, form: "dative") } liegt keine Düsternis ({ $rule }).
no-yourself = Das wärst du selbst ({ $rule }).
no-elsewhere = { $other } ist nicht auf deinem Feld ({ $rule }).
no-a-ghost = { $other } ist ein Geist ({ $rule }).
no-exchanged-already = Du hast mit { $other } in diesem Zug schon Blicke getauscht ({ $rule }).
no-exchange-empty = { $own ->
    [yes] Dein Schicksal ist leer, und ein Tausch von Blicken braucht eine Karte in beiden ({ $rule }).
   *[no] Das Schicksal von { $other } ist leer, und ein Tausch von Blicken braucht eine Karte in beiden ({ $rule }).
}
no-ghosts-trade = Geister tauschen nicht ({ $rule }).
no-proposed-already = Du hast { $other } in diesem Zug schon einen Vorschlag gemacht ({ $rule }).
no-nothing-to-trade = Weder du noch { $other } habt einen Gegenstand ({ $rule }).

## Ablehnungen: Tausch, Aktionen, Blicke und Karten

no-nothing-proposed = In deinem Vorschlag ist noch nichts ({ $rule }).
no-in-proposal = Du hast { NAME("card", $card, form: "accusative") } schon im Vorschlag ({ $rule }).
no-nobodys-item = Weder du noch { $other } habt { NAME("card", $card, form: "accusative") } ({ $rule }).
no-ghosts-draw = { $other } ist ein Geist und zieht keine Karten ({ $rule }).
no-no-draw-effect = „{ NAME("card", $card) }“ wirkt nicht beim Ziehen und kommt in dein Schicksal ({ $rule }).
no-result-too-low = Das braucht ein Ergebnis von mindestens { $needed }; deines ist { $result } ({ $rule }).
no-no-search-card = Es ist keine Suchkarte mehr zu ziehen ({ $rule }).
no-no-others-card = Niemand sonst hat eine Karte ({ $rule }).
no-own-pile-empty = Dein Schicksal ist leer ({ $rule }).
no-pile-empty = Das Schicksal von { $other } ist leer ({ $rule }).
no-no-haunting-card = Es ist keine Spukkarte mehr zu ziehen ({ $rule }).
no-ghosts-take = Ein Geist nimmt keine Karten: eine Wunde, oder der Angreifer zieht ({ $rule }).
no-only-ghosts-let-draw = Nur ein Geist lässt den Angreifer ziehen: { $other } nimmt eine Wunde oder verliert eine Karte ({ $rule }).
no-nothing-face-up = { $other } hat keine offene Karte, die man nehmen könnte ({ $rule }).
no-opener-stays = Läuft das Ritual, kann die Karte des Pförtners nicht genommen werden ({ $rule }).
no-not-face-up = { $other } hat { NAME("card", $card, form: "accusative") } nicht offen vor sich liegen ({ $rule }).
no-too-little-gloom = Das kostet { $cost } Düsternis, und du hast { $gloom } ({ $rule }).
no-no-health-left = { $other } hat keine Lebenskraft mehr zu verlieren ({ $rule }).
no-own-card = Das wäre deine eigene Karte ({ $rule }).
no-no-wound = Du hast keine Wunde, die heilen könnte ({ $rule }).
no-no-witness = Der Rand wird mindestens einem anderen gezeigt ({ $rule }).
no-own-witness = Der Rand wird anderen gezeigt, und du hast ihn gesehen ({ $rule }).
no-no-ghost-witness = Ein anderer Spieler ist ein Geist, und unter denen, die den Rand sehen, muss ein Geist sein ({ $rule }).
no-not-your-item = Du hast { NAME("card", $card, form: "accusative") } nicht ({ $rule }).
no-goal-not-in-play = „{ NAME("card", $card) }“ ist nicht im Spiel ({ $rule }).
no-not-nearest = Ein anderer Fundort ist näher bei { $other } als { NAME("tile", $tile, form: "the") } ({ $rule }).
no-gloom-stays = Die Düsternis liegt schon auf { NAME("tile", $tile, form: "dative") } ({ $rule }).
no-no-psyche-card = „{ NAME("card", $card) }“ ist keine Seelenkarte; nur solche kommen ins Spiel ({ $rule }).
no-triggered-by-yourself = Eine Spukkarte wird ausgelöst, als hätte ein anderer sie erspäht, nicht du ({ $rule }).
no-not-a-haunting-card = „{ NAME("card", $card) }“ ist keine Spukkarte; nur solche werden ausgelöst ({ $rule }).

## Der Tisch in Worten: das Spiel bisher

table-nobody-first = Der Aufbau: Noch hat niemand den Friedhof.
table-set-up = Der Aufbau: { $laid } von { $whole } Feldern liegen; { $first } hat den Friedhof bekommen.{ $laying ->
    [none] { "" }
   *[other] { " " }Das nächste Feld ist { NAME("tile", $laying, form: "the") }.
}{ $supplies-count ->
    [0] { "" }
   *[other] { " " }Noch zu verteilende Düsternis: { LIST($supplies, of: "supply", style: "comma") }.
}
supply = { $supply-seat } { $supply-gloom }
table-round = Runde { $round } von höchstens { $last }.{ $over ->
    [yes] { " " }Das Spiel ist aus.
   *[no] { "" }
}
table-turn = Runde { $round } von höchstens { $last }. Am Zug ist { $seat }{ $points ->
    [none] { "" }
   *[other] ; übrig: { points } und { actions-left }
}.
table-dice = { $dark ->
    [none] Letzter Wurf: { $light } mit einem Würfel.
   *[other] Letzter Wurf: eine helle { $light } und eine dunkle { $dark }.
}{ $exchanged-count ->
    [0] { "" }
   *[other] { " " }In diesem Zug Blicke getauscht mit { LIST($exchanged) }.
}{ $proposed-count ->
    [0] { "" }
   *[other] { " " }In diesem Zug ein Vorschlag an { LIST($proposed) }.
}
table-ritual = Das Ritual läuft: { $seat } ist der Pförtner.
table-goal = { NAME("card", $card) } ist im Spiel: Die Geister gewinnen, wenn { NAME("goal", $kind) } ({ $have } von { $need }).

## Der Tisch in Worten: man selbst

table-hand = Deine Felder: { LIST($tiles, of: "held", style: "semicolon") }.
held = { NAME("tile", $held-tile) } ({ $held-searchable ->
    [yes] Fundort, { $held-edges }
   *[no] { $held-edges }
})
table-standing = Du stehst { NAME("tile", $tile, form: "in") } (Reihe { $row }, Spalte { $column }){ $company-count ->
    [0] { "" }
   *[other] { " " }mit { LIST($company) }
}. { NAME("tile", $tile, form: "flavour") }
table-side = { NAME("direction", $direction, form: "capital") }
table-way = { $tile ->
    [none] nichts
   *[other] { NAME("tile", $tile, form: "the") }, { $cost ->
        [none] kein Weg hinaus
       *[other] für { cost-points }
    }
}
table-card = In deiner Hand: { NAME("card", $card) } ({ NAME("border", $border) }): { NAME("kind", $kind, form: "does") }. { NAME("flavour", $flavour) }

## Der Tisch in Worten: alle

who = { $seat }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
}
table-ghost = { who }: ein Geist { $gloom ->
    [0] ohne Düsternis
   *[other] mit { $gloom } Düsternis
}{ on-tile }.
table-player = { who }: Lebenskraft { $health } von { $most }{ on-tile }; { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} im Schicksal{ $face_up-count ->
    [0] { "" }
   *[other] ; offen: { LIST($face_up, of: "bordered", style: "comma") }
}{ $items-count ->
    [0] { "" }
   *[other] ; Gegenstände: { LIST($items, of: "counted", style: "comma") }
}.
on-tile = { $tile ->
    [none] { "" }
   *[other] , { NAME("tile", $tile, form: "in") }
}
bordered = { NAME("card", $bordered-card) } ({ NAME("border", $bordered-border) })
table-deck = { NAME("deck", $deck) }: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}; Ablage: { LIST($discards, of: "counted", style: "comma") }.
table-obeyed = Wirkt gerade: { LIST($cards, of: "card", style: "comma") }.
table-removed = Seelenkarten aus dem Spiel: { LIST($cards, of: "card", style: "comma") }.
table-card-in-sight = { $kind ->
    [scene] { NAME("card", $card) }
   *[other] { NAME("kind", $kind) }
}: { NAME("kind", $kind, form: "does") }. { NAME("flavour", $flavour) }

## Der Tisch in Worten: der Merkzettel

table-sheet = { $own ->
    [yes] Dein Merkzettel, jede Karte einmal:
   *[no] Was alle von den Schicksalen wissen, jede Karte einmal:
}
table-pile = { $own ->
    [yes] Dein Schicksal: { LIST($claims, style: "semicolon") }.
   *[no] Das Schicksal von { $seat }: { LIST($claims, style: "semicolon") }.
}
claim-card = Karte { $place } ist „{ NAME("card", $card) }“
claim-group = { $count ->
    [one] Karte { LIST($places) } ist { NAME("group", $group, form: "a") }
   *[other] die Karten { LIST($places) } sind { NAME("group", $group, form: "plural") }
}
claim-card-loose = „{ NAME("card", $card) }“ liegt { $where }
claim-group-loose = { $count ->
    [one] { NAME("group", $group, form: "a") } liegt { $where }
   *[other] { $count } { NAME("group", $group, form: "plural") } liegen { $where }
}
claim-rest = vom Rest weiß man nichts
places-from-to = { $first } bis { $last }
where-at = an Platz { $place }{ or-else }
where-anywhere = irgendwo darin{ or-else }
where-among = auf den Plätzen { LIST($places) }{ or-else }
or-else = { $astray-count ->
    [0] { "" }
   *[other] , oder aber { LIST($astray, style: "or") }
}
in-pile = { $own ->
    [yes] in deinem eigenen
   *[no] im Schicksal von { $seat }
}
table-uncrossed = Noch nicht abgehakte Seelenkarten:
table-set = { NAME("border", $border) } ({ NAME("life", $border) }):
table-cards = { LIST($cards, of: "card", style: "comma") }
table-witnesses = Wie alle wissen:
table-seen = { $which }: { $seen-count ->
    [0] der Rand gesehen von { LIST($shown) }
   *[other] { $shown-count ->
        [0] gesehen von { LIST($seen) }
       *[other] gesehen von { LIST($seen) }, der Rand auch von { LIST($shown) }
    }
}.
by-you = dir
which-card = { $own ->
    [yes] Karte { $place } in deinem Schicksal
   *[no] Karte { $place } im Schicksal von { $seat }
}
which-anywhere = { $own ->
    [yes] Eine Karte irgendwo in deinem Schicksal
   *[no] Eine Karte irgendwo im Schicksal von { $seat }
}{ or-else }
which-roughly = { $own ->
    [yes] Eine Karte in deinem Schicksal, { $where }
   *[no] Eine Karte im Schicksal von { $seat }, { $where }
}

## Der Tisch in Worten: das Moor

table-row = Reihe { $row }: { LIST($tiles, of: "laid", style: "semicolon") }.
laid = Spalte { $laid-column }, { NAME("tile", $laid-tile) }{ $laid-gloom ->
    [none] { "" }
    [0] , keine Düsternis
   *[other] , { $laid-gloom } Düsternis
} ({ $laid-edges }){ $laid-pawns-count ->
    [0] { "" }
   *[other] , mit { LIST($laid-pawns) }
}
table-map = Landkarte. Figuren: { LIST($pawns, style: "comma") }. (2) ist ein Fundort mit 2 Düsternis, + der Friedhof.

## Das Ende

result-bound = { LIST($winners) } band in Runde { $round } den Pförtner und gewann allein.
result-opener = { LIST($winners) } war der Pförtner, hatte in Runde { $round } alle anderen zu Geistern gemacht und gewann.
result-living = { $winners-count ->
    [one] Der Pförtner, { $opener }, fiel in Runde { $round }; { LIST($winners) } lebte und gewann.
   *[other] Der Pförtner, { $opener }, fiel in Runde { $round }; { LIST($winners) } lebten und gewannen.
}
result-ghosts = { $winners-count ->
    [one] In Runde { $round } wurde ein Geisterziel erreicht; { LIST($winners) } gewann von jenseits des Grabes.
   *[other] In Runde { $round } wurde ein Geisterziel erreicht; { LIST($winners) } gewannen von jenseits des Grabes.
}
result-last-alive = Am Leben war in Runde { $round } nur noch { LIST($winners) }, und somit der Pförtner, und gewann.
result-cap = Das Moor behielt { rounds } lang sein Geheimnis; niemand gewann.
