### Martians auf dem Bildschirm.

## Der Zyklus.

mt-cycle = Zyklus
mt-refill = Auffüllung
mt-refill-hint = Auffüllung: neue Bedarfsmarker, Karten und Plättchen. Nicht im ersten Zyklus.
mt-delivery = Lieferung
mt-delivery-hint = Lieferung: Am Ende eines Zuges bringen die Kolonisten Nahrung und Medizin in die Quartiere.
mt-summary = Bilanz
mt-summary-hint = Bilanz der Quartiere: Bedarfsmarker, die noch da sind, kosten Kolonisten (Sauerstoff) oder halten Marker fest (Krankheit, Hunger).
mt-round = Runde { $n }.
mt-round-works = Bei der Arbeit: { $names }.
mt-round-blocked = Setzt für die Toten aus: { $names }.
mt-round-locked = Der vierte Kolonist kommt mit { $n } Wachstumsmarkern.
mt-round-event = Davor: ein Ereignis, neues Wetter, Energie.
mt-growth = Natürliches Wachstum: { $n } von { $of } Markern zum vierten Kolonisten
mt-weather = Das Wetter
mt-next-weather = Danach: { $weather }
mt-event = Das Ereignis
mt-no-event = Noch kein Ereignis
mt-lasting = In Kraft:
mt-time = Zeit
mt-time-left =
    { $n ->
        [one] In diesem Zug bleibt { $n } Zeiteinheit
       *[other] In diesem Zug bleiben { $n } Zeiteinheiten
    }

## Gebäude.

mt-act-oxygen = Sauerstoff
mt-act-build = Bauen
mt-act-medicine = Medizin
mt-act-treat = Eis aufbereiten
mt-act-dig = Abbau
mt-act-analyse = Analyse
mt-act-supplies = Vorräte
mt-supplies =
    { $n ->
        [one] Vorrat
       *[other] Vorräte
    }
mt-twice = ein- oder zweimal
mt-act-harvest = Ernte
mt-act-hire = Einstellen
mt-act-colony-tech = Kolonie
mt-construct-build = Bauen: einen Baumarker von einem Gebäude nehmen, für 3 Reputation
mt-construct-upgrade = Ausbauen: einen Ausbaumarker von einem Feld nehmen, für 3 Reputation
mt-construct-install = Eine Solaranlage oder eine Windkraftanlage auf der Konzernkarte errichten
mt-colony-technology = Kolonietechnologie
mt-crystals = Kristalle, Regolith oder Eis
mt-card = Regolithkarte
mt-card-each = Regolithkarte für jeden eben abgebauten Regolith
mt-mineral-any = beliebige Regolithkarten
mt-mineral-distinct = Regolithkarten verschiedener Farben
mt-same-helpers = Helfer einer Art
mt-specialists = Spezialisten
mt-unbuilt = Baumarker: muss erst gebaut werden
mt-closed = In dieser Runde geschlossen
mt-upgrade = Ausbaumarker: Dieses Feld kostet 1 Zeiteinheit mehr.
mt-space = { $building }, Feld { $n }: { $state }.
mt-space-free = frei
mt-space-taken = { $player }
mt-space-refugee = ein Flüchtling
mt-space-unused = bei so wenigen Spielern nicht benutzt
mt-why-not = Jetzt nicht: { $why }.
mt-rtg = RTG: noch { $n } Energie. Einmal im Zug 1 Energie für 1 Reputation.
mt-crops = Kulturen
mt-left = noch { $n }
mt-people = Leute zum Einstellen, je 2 Kredite
mt-tiles = Forschung
mt-orders = Aufträge von der Erde
mt-deck = Noch im Stapel: { $n }

## Das Abbaugebiet.

mt-field = Das Abbaugebiet
mt-hex-gone = abgebaut
mt-hex-down = verdeckt
mt-machine-here = Hier steht die Abbaumaschine

## Die Quartiere.

mt-quarters = Die Quartiere
mt-quarter = Quartier { $quarter }
mt-quarter-empty = Hier wohnt niemand.
mt-quarter-free = Noch zu wählen.
mt-lamp = { $quarter }, { $token }: { $n }.
mt-lamp-oxygen = Bleibt am Ende des Zyklus eine, stirbt ein Kolonist.
mt-lamp-sickness = Medizin löscht sie; bleibt sie, muss ein Marker ins Lazarett.
mt-lamp-hunger = Nahrung löscht sie; bleibt sie, wird ein Marker in den Wohnungen festgehalten.
mt-free-lazaret = Frei für 1 Zeiteinheit.
mt-free-homes = Frei für 2 Kredite.

## Das Ziel.

mt-goal = Das Ziel der Kolonie
mt-met = { $n } Mal erfüllt
mt-met-of = { $n } von { $of } Mal erfüllt
mt-no-demand = kein Bedarf im letzten Zyklus (jetzt { $n })
mt-failed = Die Mission ist gescheitert.
mt-refugees-outside = Draußen
mt-refugees-outside-hint = Flüchtlinge draußen: Jeder kostet am Ende eines Zyklus 1 Reputation.
mt-refugees-rescued = Gerettet
mt-refugees-rescued-hint = Gerettet: Jeder bringt bei jeder Auffüllung 1 Hunger, bis er integriert ist.
mt-refugees-integrated = Integriert
mt-refugees-integrated-hint = Integriert: Marker, die alle einsetzen dürfen.
mt-hostility = Feindseligkeit: { $n }; bei { $of } ist die Kolonie verloren
mt-trust = Aufgebautes Vertrauen: { $n }
mt-trust-word = Vertrauen
mt-guards = Wachposten: { $n }; einer kann ein Ereignis der Fremden aufheben
mt-guards-word = Wachen
mt-face = Der Weg auf das Gesicht
mt-face-space = Reihe { $row }, Feld { $column }
mt-face-hidden = ein verdeckter Erkundungsmarker
mt-face-used = verbraucht
mt-face-surveyed = Vermessen
mt-face-here = Hier ist die Expedition
mt-summit = Der Gipfel
mt-camp = Das Basislager
mt-steep = Steil: 1 Vorrat mehr

## Spieler.

mt-second-corporation = Zweiter Konzern
mt-first = Startspieler
mt-markers =
    { $n ->
        [one] { $n } Marker im Vorrat
       *[other] { $n } Marker im Vorrat
    }
mt-no-markers = kein Marker übrig
mt-colonists =
    { $n ->
        [one] { $n } Kolonist
       *[other] { $n } Kolonisten
    }
mt-dead = Tote: { $n }
mt-stock-shared = Lager der Kolonie
mt-stock-own = Mein Lager
mt-technologies = Technologien
mt-developed = entwickelt
mt-undeveloped = noch nicht entwickelt
mt-corporation = Konzern
mt-installation = { $installation }: { $n }; Platz für { $left } weitere Anlagen
mt-nobody = Platz für einen Helfer oder Spezialisten
mt-used = hat in dieser Runde gearbeitet
mt-hand = Regolithkarten
mt-hand-of = Regolithkarten auf der Hand: { $n }
mt-goals = Meine geheimen Ziele
mt-goals-hidden = Geheime Ziele: { $n }
mt-goals-of = Geheime Ziele: { $n }
mt-chosen = gewählt
mt-orders-done = Erfüllte Aufträge
mt-built = Baumarker: { $n }
mt-upgraded = Ausbaumarker: { $n }

## Handel.

mt-make-offer = Angebot machen
mt-offer-short = Angebot
mt-offer = Ein Angebot
mt-offer-to = Ein Angebot von { $player } an { $other }
mt-offer-how = In beliebiger Reihenfolge: was du gibst, was du willst; dann senden.
mt-gives = { $player } gibt
