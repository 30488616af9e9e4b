### Die Befehlszeile.

cli-about = Arsia: ein Tisch für Mars-Brettspiele.
cli-games-are =
    { $count ->
        [one] Es gibt { $count } Spiel:
       *[other] Es gibt { $count } Spiele:
    }
cli-more-help = Mehr zu einem Befehl: arsia BEFEHL --help. Ein erstes Spiel: arsia play pocket_mars --bots greedy

cli-command-serve = Tische im Browser anbieten, hier oder für einen Verein; „arsia“ allein tut das und öffnet die Seite.
cli-command-play = Spiele im Terminal, mit Bots oder mit Freunden an einem Bildschirm.
cli-command-simulate = Lass Bots viele Male gegeneinander spielen.
cli-command-replay = Erzähle eine gespeicherte Partie Zug um Zug.
cli-command-bench = Miss, wie schnell die Spiele hier laufen.
cli-command-bot = Lass ein eigenes Programm an einem Tisch eines Servers Platz nehmen und dort spielen.
cli-command-bot-check = Lass deinen Bot gegen den Zufall spielen und sieh, was er falsch macht.
cli-command-learn = Stimme die Zahlen, nach denen der schnelle Spieler abwägt, in Partien gegen sich selbst.
cli-command-games = Zeige die Spiele mit Plätzen, Spielarten und Optionen.
cli-command-rules = Lies die Regeln eines Spiels.
cli-command-new-game = Schreibe ein kleines Spiel für den Anfang, als eigenes Paket.
cli-command-completion = Gib ein Skript für bash, zsh oder fish aus, das Getipptes ergänzt.

cli-flag-seats = wie viele Plätze; ohne Angabe 2
cli-flag-bots = random, quick, greedy, mcts:0.2s oder mcts:400, durch Kommas getrennt; spielen Menschen mit, gehört der erste Platz dir, ein Bot nimmt alle anderen, und „human“ hält einen Platz für Freunde frei
cli-flag-options = Optionen des Spiels, zum Beispiel draft=true
cli-flag-seed = eine ganze Zahl; derselbe Startwert gibt dieselben Karten
cli-flag-names = die Namen der Spieler, in der Reihenfolge der Plätze
cli-flag-save = speichere die Partie nach jedem Zug in dieser Datei
cli-flag-resume = spiele eine Partie weiter, die in dieser Datei gespeichert ist
cli-flag-games = wie viele Partien; ohne Angabe 100
cli-flag-workers = wie viele Prozesse spielen; die Ergebnisse sind für jede Zahl gleich
cli-flag-upto = nur die ersten Züge
cli-flag-game = das Spiel; ohne Angabe pocket_mars
cli-flag-table = der Link des Tisches, wie ihn der Browser zeigt
cli-flag-seat = auf welchen Platz er sich setzt; ohne Angabe auf irgendeinen freien
cli-flag-name = der Name, mit dem er sich setzt; ohne Angabe der des Programms
cli-flag-seconds = wie viele Sekunden dein Bot über eine Entscheidung nachdenken darf; ohne Angabe 5
cli-flag-rounds = wie viele Runden; ohne Angabe 12
cli-flag-folder = wo jede Runde gespeichert wird, damit ein unterbrochener Lauf weitergeht; ohne Angabe „learn“
cli-flag-lan = lass andere in deinem Netz herein, unter der Adresse dieses Rechners; dasselbe wie --host 0.0.0.0
cli-flag-host = die Adresse, unter der der Server lauscht; ohne Angabe 127.0.0.1, mit 0.0.0.0 auch für andere Rechner
cli-flag-port = der Port, auf dem der Server lauscht; ohne Angabe 8000
cli-flag-database = wo Tische aufbewahrt werden, etwa sqlite:///tables.sqlite; ohne Angabe eine Datei in deinem Datenordner
cli-flag-proxies = Adressen oder Netze von Reverse-Proxys vor dem Server; was sie über ihre Besucher sagen, wird geglaubt
cli-flag-origins = andere Seiten, von denen aus hier gespielt werden darf, etwa https://mars.example, wenn ein Proxy Host nicht weitergibt
cli-flag-open = die Seite im Browser öffnen
cli-flag-quick = kürzer und gröber
cli-flag-json = ein JSON-Objekt, für Maschinen
cli-flag-language = en, pl oder de

## Ablehnungen.

cli-serving = Der Tisch ist offen: { $url }. Strg-C beendet; nichts geht verloren.
cli-serving-alone = Nur dieser Rechner kann ihn öffnen. Mit arsia --lan (oder make lan) kommen auch Freunde in deinem Netz herein.
cli-serving-others = Freunde in deinem Netz öffnen { $url } oder halten ein Telefon hierher. Öffnet sich dort nichts, lass Port { $port } durch die Firewall dieses Rechners.
cli-serving-already = Arsia läuft schon unter { $url }; hier ist die Seite.
cli-refuse-alone = Arsia läuft schon unter { $url }, aber nur für diesen Rechner. Beende es dort mit Strg-C und starte neu; nichts geht verloren.
cli-refuse-port-taken = Port { $port } ist von einem anderen Programm belegt. Nimm einen anderen: arsia serve --open --port { $other }.
cli-stopped = Abgebrochen.
cli-refuse-command = Es gibt keinen Befehl „{ $value }“; es gibt: { $commands }.
cli-refuse-game-name = „{ $value }“ ist kein Name für ein Spiel; ein Name hat kleine Buchstaben, Ziffern und Unterstriche, etwa dust_storm.
cli-refuse-game-taken = Ein Spiel „{ $value }“ gibt es schon; wähle einen anderen Namen.
cli-refuse-folder = { $value } gibt es schon; wähle einen anderen Namen oder geh in einen anderen Ordner.
cli-refuse-shell = Für „{ $value }“ gibt es kein Skript; es gibt welche für: { $shells }.
cli-new-game-made =
    In { $folder } liegt ein kleines Spiel, das man gleich spielen kann. Installiere es neben Arsia und spiele:
      pip install -e { $name }
      arsia play { $name } --bots greedy
      python -m arsia.properties --game { $name } --games 50
cli-refuse-flag = „{ $usage }“ kennt kein { $value }; es kennt: { $flags }.
cli-refuse-switch = { $flag } nimmt keinen Wert; lass „{ $value }“ weg.
cli-refuse-no-value = { $flag } braucht einen Wert: { $usage }.
cli-refuse-number = { $flag } nimmt eine ganze Zahl ab { $least }, nicht „{ $value }“.
cli-refuse-missing = Nach dem Befehl fehlt etwas; man schreibt: { $usage }.
cli-refuse-missing-game = Welches Spiel? Man schreibt { $usage }, und das sind die Spiele: { $games }.
cli-refuse-extra = „{ $value }“ ist ein Wort zu viel; man schreibt: { $usage }.
cli-refuse-pair = Eine Option schreibt man Name=Wert, nicht „{ $value }“; { $game } hat: { $options }.
cli-refuse-file = Die Datei { $file } lässt sich nicht verwenden: { $why }.
cli-refuse-json = In { $file } steht kein JSON; eine gespeicherte Partie ist eine JSON-Datei, die „arsia play --save“ schreibt.
cli-refuse-taken = In { $file } steht schon etwas; nenne eine andere Datei, oder spiele die Partie darin mit --resume weiter.
cli-refuse-bot-seats =
    { $count ->
        [one] { $count } Bot passt nicht: { cli-free-seats }.
       *[other] { $count } Bots passen nicht: { cli-free-seats }.
    }
cli-free-seats =
    { $free ->
        [0] der einzige Platz gehört dir
        [one] neben deinem ist { $free } Platz frei
       *[other] neben deinem sind { $free } Plätze frei
    }
cli-refuse-names =
    { $seats ->
        [one] { $count } Namen passen nicht zu { $seats } Platz.
       *[other] { $count } Namen passen nicht zu { $seats } Plätzen.
    }
cli-refuse-resume = Eine gespeicherte Partie bringt ihre Plätze, Optionen und ihren Startwert mit; lass { $flag } weg.
cli-refuse-other-game = In { $file } steht eine Partie { $found }; lass das Spiel weg, oder nenne dieses.
cli-refuse-no-rules = { $game } hat keine Regelseite.
cli-refuse-answer =
    { $count ->
        [one] „{ $value }“ ist hier keine Antwort: tippe 1, oder h für alles andere.
       *[other] „{ $value }“ ist hier keine Antwort: tippe eine Zahl von 1 bis { $count }, oder h für alles andere.
    }
cli-refuse-silence = Tippe eine Zahl von 1 bis { $count }, oder h für alles andere.
cli-refuse-choice = „{ $value }“ ist hier keine Antwort: tippe eine Zahl von 1 bis { $count }.
cli-why-missing = es gibt sie nicht
cli-why-folder = sie ist ein Ordner
cli-why-no-folder = ihren Ordner gibt es nicht
cli-why-forbidden = sie zu öffnen ist nicht erlaubt

## Spiele.

cli-which-game = Welches Spiel? Zum Beispiel: arsia play pocket_mars --bots greedy
cli-seats = Plätze
cli-modes = Spielarten
cli-options = Optionen
cli-option-line = { $option }: { $values } (üblich: { $default })

## Am Tisch.

cli-bot = Bot { $n } ({ $bot })
cli-thinking = { $player } überlegt …
cli-pass-device = Gib das Gerät weiter an { $player }. Niemand sonst schaut jetzt hin.
cli-press-enter = Enter, wenn du so weit bist.
cli-set-exact = Wähle { $n } in beliebiger Reihenfolge: alle Nummern auf einmal, etwa „1 2“, oder eine nach der anderen.
cli-set-open = Wähle { $least } bis { $most } in beliebiger Reihenfolge: alle Nummern auf einmal, etwa „1 2“, oder eine nach der anderen und dann { $closes }.
cli-nothing = nichts
cli-keys = Zahl · u rückgängig · w warum nicht · l Verlauf · c Karten · r Regeln · s sichern · q Ende · h Hilfe
cli-key-u = u  mach deine letzte Markierung oder deinen letzten Zug rückgängig, solange nichts aufgedeckt wurde und niemand sonst gezogen hat
cli-key-w = w  was jetzt nicht geht, und warum
cli-key-l = l  der Verlauf: alles, was bisher geschah
cli-key-b = b  noch einmal das Brett
cli-key-c = c  alle Karten und was sie tun; „c Wasser“ nur die mit diesem Wort
cli-key-r = r  die Regeln
cli-key-s = s  speichere die Partie; „s meine.json“ in dieser Datei
cli-key-q = q  Ende
cli-all-allowed = Hier ist nichts verboten: was es zu wählen gibt, steht in der Liste.
cli-go-on = Weiter
cli-take-back = Rückgängig
cli-file-name = In welcher Datei? Enter für { $file }:
cli-kept = Die Partie steht in { $file }.
cli-quit = Die Partie vorher speichern?
cli-quit-save = Speichern und aufhören
cli-quit-only = Aufhören, ohne zu speichern
cli-quit-not = Weiterspielen
cli-over = Enter zum Schluss, s speichert die Partie:
cli-not-kept = Die Partie wurde nicht gespeichert. Dieselben Karten kommen wieder mit --seed { $seed }.
cli-input-ended = Die Eingabe ist zu Ende, und die Partie wurde nicht gespeichert. Mit --save DATEI wird sie nach jedem Zug aufbewahrt; dieselben Karten kommen wieder mit --seed { $seed }.
cli-go-on-with =
    { $moves ->
        [one] Die Partie steht in { $file }, bisher { $moves } Zug. Weiter mit: { $command }
       *[other] Die Partie steht in { $file }, bisher { $moves } Züge. Weiter mit: { $command }
    }
cli-no-such-card = Keine Karte passt zu „{ $wanted }“; c allein zeigt alle.
cli-designed = * von uns ergänzt: keine öffentliche Quelle gibt es an
cli-undo = macht einen Zug rückgängig
cli-yes = ja
cli-no = nein

## Das Ende.

cli-won = Gewonnen!
cli-lost = Verloren.
cli-nobody-won = Niemand gewinnt.
cli-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] Unentschieden: { $names }.
    }
cli-total = Summe
cli-place = Platz

## Simulation und Messung.

cli-simulating = { $game }
cli-measuring = Messung
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-score = Punkte im Mittel
cli-win-rate = Gewonnen: { $percent }% der Partien
cli-faults = { $bot }: { $late } zu spät, { $illegal } nicht erlaubt, { $crashed } nach einem Absturz. An seiner Stelle entschied der Zufall.
cli-learning = { $game } wird gestimmt
cli-refuse-numbers = Der schnelle Spieler von „{ $game }“ hat keine Zahlen, die man stimmen könnte.
cli-tuned = In { $games } Partien gegen die Zahlen davor gewannen die neuen { $percent } % mit einem Vorsprung von { $lead }. Sie liegen in { $file }.
cli-not-tuned = In { $games } Partien gegen die Zahlen davor gewannen die neuen { $percent } % mit einem Vorsprung von { $lead }: zu wenig, um sie zu behalten.
cli-checked =
    { $games ->
        [one] { $games } Spiel, { $wins } gewonnen, { $decisions } Entscheidungen in je { $mean } ms, höchstens { $slowest } ms.
       *[other] { $games } Spiele, { $wins } gewonnen, { $decisions } Entscheidungen in je { $mean } ms, höchstens { $slowest } ms.
    }
cli-no-faults = Nichts kam zu spät, nichts war unerlaubt, nichts stürzte ab.
cli-sat-down = { $name } sitzt am Tisch. Nach einem Halt kommt er auf seinen Platz zurück mit:
cli-bot-over = Das Spiel ist aus. Plätze in der Sitzfolge: { $places }
cli-speed =
    { $games ->
        [one] { $games } Partie in { $seconds } s: { $games_speed } Partien und { $decisions_speed } Entscheidungen je Sekunde
       *[other] { $games } Partien in { $seconds } s: { $games_speed } Partien und { $decisions_speed } Entscheidungen je Sekunde
    }

## Das Brett von Pocket Mars.

cli-pocket-mars-round = Runde { $n }
cli-pocket-mars-setup = Aufbau
cli-pocket-mars-first = Startspieler: { $player }
cli-pocket-mars-beat = überbiete { $n }
cli-pocket-mars-nobody = ohne Kolonisten
cli-pocket-mars-player = Spieler
cli-pocket-mars-earth = Erde
cli-pocket-mars-ship = Raumschiff
cli-pocket-mars-mars = Mars
cli-pocket-mars-energy = Energie
cli-pocket-mars-hand = Hand
cli-pocket-mars-prep = Modul
cli-pocket-mars-card = Karte
cli-pocket-mars-snap = Handaktion
cli-pocket-mars-prepared = Modulaktion
cli-pocket-mars-ability = Fähigkeit
cli-pocket-mars-in-hand = Hand
cli-pocket-mars-in-prep = Modul
cli-pocket-mars-in-pack = Auswahl
cli-pocket-mars-chosen = gewählt
cli-pocket-mars-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cli-pocket-mars-top = obenauf:
cli-pocket-mars-under = ganz unten:
cli-pocket-mars-deck = Stapel
cli-pocket-mars-discard = Ablagestapel
cli-pocket-mars-playing = Gerade gespielt

## Der Plan von Aufbruch zum roten Planeten.

cli-mission-red-planet-round = Runde { $n }
cli-mission-red-planet-first = Startspieler: { $player }
cli-mission-red-planet-called = aufgerufen: { $n }
cli-mission-red-planet-events =
    { $count ->
        [one] { $count } Ereigniskarte
       *[other] { $count } Ereigniskarten
    }
cli-mission-red-planet-zone = Zone
cli-mission-red-planet-resource = Rohstoff
cli-mission-red-planet-astronauts = Astronauten
cli-mission-red-planet-lying = Liegt dort
cli-mission-red-planet-discovery = Entdeckung
cli-mission-red-planet-ship = Schiff
cli-mission-red-planet-to = Ziel
cli-mission-red-planet-crew = An Bord
cli-mission-red-planet-seats = Freie Plätze
cli-mission-red-planet-launched = gestartet
cli-mission-red-planet-player = Spieler
cli-mission-red-planet-supply = Vorrat
cli-mission-red-planet-lost = Verschollen
cli-mission-red-planet-tokens = Marker
cli-mission-red-planet-cards = Karten
cli-mission-red-planet-chosen = Charakter
cli-mission-red-planet-played = Offen
cli-mission-red-planet-effect = Text

cli-terraforming-mars-generation = Generation { $n }
cli-terraforming-mars-oceans = Ozeane: { $n } von 9
cli-terraforming-mars-deck = Stapel: { $n }
cli-terraforming-mars-player = Spieler
cli-terraforming-mars-rating = TW
cli-terraforming-mars-cards = Hand
cli-terraforming-mars-points = Punkte
cli-terraforming-mars-passed = gepasst
cli-terraforming-mars-title = Titel
cli-terraforming-mars-owner = Besitzer

cli-ares-expedition-round = Runde { $n }
cli-ares-expedition-round-of = Runde { $n } von { $most }
cli-ares-expedition-oceans = Ozeane: { $n } von 9
cli-ares-expedition-deck = Stapel: { $n }
cli-ares-expedition-player = Spieler
cli-ares-expedition-rating = TW
cli-ares-expedition-forests = Wälder
cli-ares-expedition-hand = Hand
cli-ares-expedition-points = Punkte
cli-ares-expedition-acting = handelt noch
cli-ares-expedition-chosen = hat gewählt
cli-ares-expedition-done = fertig
cli-ares-expedition-phase-development = I Entwicklung
cli-ares-expedition-phase-construction = II Bau
cli-ares-expedition-phase-action = III Aktion
cli-ares-expedition-phase-production = IV Produktion
cli-ares-expedition-phase-research = V Forschung
cli-ares-expedition-bot = Virtueller Spieler: Marker auf { $n }, Karten übrig: { $left }
cli-ares-expedition-pool = Vorrat: { $cubes } Würfel, { $markers } Marker. Zusammen { $n } von 80 Punkten

cli-martians-cycle = Zyklus { $n } von { $most }
cli-martians-round = Runde { $n }
cli-martians-time = Zeit übrig: { $n }
cli-martians-first = Startspieler: { $player }
cli-martians-rtg = RTG: { $n }
cli-martians-next-weather = Nächstes Wetter: { $weather }
cli-martians-building = Gebäude
cli-martians-spaces = Felder
cli-martians-unbuilt = nicht gebaut
cli-martians-closed = geschlossen
cli-martians-quarter = Quartier
cli-martians-colony = Die Kolonie
cli-martians-player = Spieler
cli-martians-markers = Marker
cli-martians-colonists = Kolonisten
cli-martians-installations = Solar + Wind
cli-martians-crop = Kultur
cli-martians-technologies = Technologien
cli-martians-people = Leute
cli-martians-refugees = Flüchtlinge: { $outside } draußen, { $rescued } gerettet, { $integrated } integriert
cli-martians-hostility = Feindseligkeit { $n } von 12, Vertrauen { $trust }, Wachen { $guards }
cli-martians-expedition = Expedition: { $where }
cli-martians-expedition-camp = Basislager
cli-martians-expedition-summit = Gipfel
