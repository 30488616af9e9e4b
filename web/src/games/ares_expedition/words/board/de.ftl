### Ares-Expedition auf dem Bildschirm.

short-play = Spielen
short-action = Nutzen
short-sell = Verkaufen
short-keep = Behalten
short-discard = Abwerfen
short-give = Geben
short-card = Diese
short-reduce = Nutzen
short-corporation = Führen

## Runden und Phasen.

ae-crew = Wer noch am Zug ist
ae-you = Du
ae-set-up = Aufbau
ae-round = Runde { $n }
ae-round-of = Runde { $n } von { $most }
ae-deck =
    { $n ->
        [one] { $n } Karte im Stapel.
       *[other] { $n } Karten im Stapel.
    }
ae-discards = Abgeworfen: { $n }.
ae-is-choosing = wählt noch
ae-is-chosen = hat gewählt
ae-is-acting = handelt
ae-is-done = fertig
ae-is-waits = wartet
ae-phases = Die fünf Phasen
ae-phase-development = Entwicklung
ae-phase-construction = Bau
ae-phase-action = Aktion
ae-phase-production = Produktion
ae-phase-research = Forschung
ae-all-development = Alle dürfen eine grüne Karte spielen.
ae-all-construction = Alle dürfen eine blaue oder rote Karte spielen.
ae-all-action = Alle nutzen Aktionen und Standardaktionen.
ae-all-production = Alle erhalten Einkommen und Produktion.
ae-all-research = Alle ziehen 2 Karten und behalten 1; Effekte erhöhen beides.
ae-bonus-development = sie kostet 3 M€ weniger
ae-bonus-construction = noch eine spielen oder eine Karte ziehen
ae-bonus-action = eine Aktion zweimal nutzen
ae-bonus-production = 4 M€ mehr
ae-bonus-research = 3 mehr ziehen, 1 mehr behalten
ae-bonus-is = Wer sie wählt: { $bonus }.
ae-chose = Gewählt von { $player }.
ae-chose-last = In der letzten Runde gewählt von { $player }; jetzt muss es eine andere sein.
ae-bot-chose = Gewählt vom virtuellen Spieler.
ae-your-choice = deine Wahl

## Der Planet.

ae-temperature = Temperatur: { $n } °C, im { $zone } Bereich.
ae-oxygen = Sauerstoff: { $n } %, im { $zone } Bereich.
ae-at-start = Zu Beginn dieser Phase: { $n }, im { $zone } Bereich. Das zählt für Bedingungen.
ae-at-goal = Das Ziel ist erreicht.
ae-zone-purple = violett
ae-zone-red = rot
ae-zone-yellow = gelb
ae-zone-white = weiß
ae-oceans = Ozeane: { $n } von { $most }
ae-ocean-up = Ein Ozean. Er brachte { $gains }.
ae-ocean-down = Ein verdeckter Ozean: Wer ihn umdreht, erhält 1 TW und was er zeigt.
ae-standards = Standardaktionen
ae-forest = Wald
ae-about-greenery = Einen Wald nehmen, der 1 Punkt wert ist, und den Sauerstoff um 1 Stufe erhöhen.
ae-about-temperature = Die Temperatur um 1 Stufe erhöhen.
ae-about-ocean = Einen Ozean umdrehen und nehmen, was er zeigt.

## Ein Konzern.

ae-mat = Der Konzern von { $player }
ae-mc-is = { $n } M€. Eine Produktionsphase bringt { $all }: { $tr } für den Terraforming-Wert und { $made } aus der Produktion.
ae-steel-is = Stahl: { $n }. Karten mit Gebäudesymbol kosten { $cut } M€ weniger.
ae-titanium-is = Titan: { $n }. Karten mit Weltraumsymbol kosten { $cut } M€ weniger.
ae-forests-are = Wälder: { $n }
ae-income = Einkommen: { $tr } für den TW + { $made } = { $all } M€
ae-plays =
    { $n ->
        [0] Keine Karte mehr in dieser Phase
        [one] Noch { $n } Karte in dieser Phase
       *[other] Noch { $n } Karten in dieser Phase
    }
ae-actions-left = Aktionen übrig: { $n } von { $all }
ae-bonus-open = Dein Bonus: { $bonus }
ae-sell = Karten verkaufen: je { $n } M€
ae-sell-how = Danach verkauft ein Klick auf eine Handkarte sie für { $n } M€.
ae-selling = Verkauf: je { $n } M€
ae-selling-how = Ein Klick auf eine Handkarte verkauft sie für { $n } M€. Klick hier, um den Verkauf zu beenden.
ae-next-discount = Deine nächste Karte kostet { $n } M€ weniger
ae-next-ease = Die Bedingung deiner nächsten Karte an Sauerstoff oder Temperatur darf um einen Bereich abweichen
ae-tableau = Meine Karten im Spiel
ae-no-actions = Noch keine blauen Karten: Sie bringen dauerhafte Effekte und Aktionen.
ae-group-green = Grüne Karten ({ $n })
ae-group-blue = Blaue Karten ({ $n })
ae-group-red = Rote Karten ({ $n })
ae-first-cards = Deine ersten Karten
ae-first-corporations = Die Konzerne, unter denen du wählen wirst

## Gemeinsam und allein.

ae-pool = Der gemeinsame Vorrat
ae-cubes = Würfel im Vorrat: { $n }. Ein Würfel ist 1 M€.
ae-markers = Marker im Vorrat: { $n }. Mit einem Marker tauschst du eine Karte mit deinem Partner.
ae-together = Zusammen habt ihr { $n } Punkte; ihr braucht { $need } und einen fertigen Planeten.
ae-bot = Virtueller Spieler
ae-bot-plays = In dieser Runde spielt er { $phase }.
ae-bot-hidden = Seine Karte wird aufgedeckt, wenn du gewählt hast.
ae-bot-yours = Seine Karte wählst jetzt du.
ae-bot-marker = Sein Marker steht bei { $n } von { $most }; nach je fünf Runden rückt er vor.
ae-bot-left = kommt noch
ae-bot-gone = gespielt
ae-level-novice = Anfänger
ae-level-specialist = Fachkraft
ae-level-expert = Experte
