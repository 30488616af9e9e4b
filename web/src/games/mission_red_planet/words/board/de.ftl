### Aufbruch zum roten Planeten auf dem Bildschirm.

## Die Karte.

mr-map = Die Karte des Mars
mr-next-to = Grenzt an { $zones }.
mr-inner = Eine innere Zone: keine Entdeckung, und der Soldat tötet hier niemanden.
mr-destinations-left = Übrige Zielmarker: { $n }.
mr-produces = Rohstoff: { $resource }
mr-unknown-resource = Verdeckter Rohstoff: wird aufgedeckt, wenn jemand ankommt
mr-tokens = { $n } × { $resource }
mr-astronauts =
    { $n ->
        [one] { $player }: { $n } Astronaut
       *[other] { $player }: { $n } Astronauten
    }
mr-face-down = Eine verdeckte Entdeckung.
mr-seen-by = Gesehen von { $names }.

## Die Startrampe.

mr-launchpad = Die Startrampe
mr-ship =
    { $n ->
        [one] Schiff { $ship } an Dock { $dock }: { $goes }, { $n } Platz, { $free } frei.
       *[other] Schiff { $ship } an Dock { $dock }: { $goes }, { $n } Plätze, { $free } frei.
    }
mr-ship-short = Schiff { $ship }
mr-aboard = An Bord: { $who }.
mr-steered = Darauf liegt ein Zielmarker; aufgedruckt: { $printed }.
mr-launched = Gestartet: Es landet am Ende der Runde.
mr-unknown = ?
mr-empty = leer

## Runden und Countdown.

mr-track = Runden und Phasen
mr-set-up = Aufbau
mr-stop-round = Runde { $n }
mr-stop-production = Produktion: { $n } Marker in jeder Zone mit offenem Rohstoff
mr-stop-discovery-reveal = Entdeckungen werden aufgedeckt
mr-stop-final-scoring = Schlusswertung
mr-countdown = Der Countdown
mr-countdown-at = Der Countdown steht bei { $n }
mr-last-round = Gezeigt in Runde { $n }
mr-events = Ereigniskarten im Stapel: { $n }
mr-events-word = Ereignisse
mr-ships = Schiffe im Stapel: { $n }, abgelegt: { $out }
mr-ships-word = Schiffe
mr-discarded = Benutzt: { $cards }
mr-lost = Verschollen im All
mr-lost-are = Verschollen im All: { $who }

## Spieler.

mr-characters = Meine Charaktere
mr-is-chosen = gewählt
mr-is-shown = gezeigt
mr-is-played = gespielt, offen
mr-my-events = Meine Missionen und Aktionen
mr-no-events = Keine Missionen und keine Aktionen.
mr-hidden-events = Verdeckte Ereigniskarten: { $n }
mr-kept = behalten
mr-supply = Astronauten im Vorrat: { $n }
mr-lost-own = Verschollen im All: { $n }
mr-holds = Verdeckte Ereigniskarten: { $n }
mr-has-chosen = hat gewählt
mr-state-held = auf der Hand
mr-state-played = offen
mr-state-chosen = in dieser Runde
mr-state-gone = aus dem Spiel
mr-decided-by = Entscheidet: { $player }
mr-neutral-deck = Charaktere im Stapel: { $n }
mr-first = Startspieler
mr-token-points = Punkte auf Markern: { $n }
mr-hand-is = Charaktere auf der Hand: { $n }

# What a character does, in a few words.
mr-gist-recruiter = alle Karten zurück
mr-gist-explorer = bis zu 3 Züge
mr-gist-scientist = ziehen oder ansehen
mr-gist-secret-agent = Start erzwingen
mr-gist-saboteur = Schiff zerstören
mr-gist-femme-fatale = Rivalen ersetzen
mr-gist-travel-agent = alle auf ein Schiff
mr-gist-soldier = töten, Phobos verlassen
mr-gist-pilot = neues Ziel
