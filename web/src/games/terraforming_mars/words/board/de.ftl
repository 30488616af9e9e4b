### Terraforming Mars auf dem Bildschirm.

short-action = Nutzen
short-keep = Behalten
short-buy = Kaufen
short-sell = Verkaufen
short-card = Diese
short-corporation = Führen

## Der Planet.

tm-map = Die Karte des Mars
tm-temperature = Temperatur: { $n } °C
tm-oxygen = Sauerstoff: { $n } %
tm-oceans = Ozeane: { $n } von { $most }
tm-track-temperature = Temperatur: { $n } °C. Jede Stufe erhöht deinen TW um 1. Bei −24 °C und −20 °C: Wärmeproduktion +1; bei 0 °C: ein Ozean. Ziel: +8 °C.
tm-track-oxygen = Sauerstoff: { $n } %. Jede Stufe erhöht deinen TW um 1. Bei 8 %: eine Stufe Temperatur. Ziel: 14 %.
tm-track-oceans = Ozeane: { $n } von { $most }. Jeder erhöht deinen TW um 1 und bringt 2 M€, wenn jemand daneben baut.
tm-ground-ocean = für einen Ozean reserviert
tm-ground-volcanic = vulkanisch
tm-ground-noctis-reserved = für Noctis City reserviert
tm-phobos-space-haven = Phobos
tm-ganymede-colony = Ganymed
tm-bonus = { $n } × { $what }
tm-claimed = markiert von { $player }
tm-generation = Generation { $n }
tm-generation-of = Generation { $n } von { $most }
tm-generation-short = Gen. { $n }
tm-set-up = Aufbau
tm-begins = { $player } beginnt
tm-first = Startspieler dieser Generation
tm-act = Aktion { $n } von { $most }
tm-deck =
    { $n ->
        [one] { $n } Karte im Stapel
       *[other] { $n } Karten im Stapel
    }

## Was alle können.

tm-projects = Standardprojekte
tm-about-sell-patents = Wirf beliebig viele Handkarten ab: 1 M€ für jede.
tm-about-power-plant = Deine Energieproduktion +1.
tm-about-asteroid = Erhöhe die Temperatur um 1 Stufe.
tm-about-aquifer = Platziere einen Ozean.
tm-about-greenery = Platziere eine Grünfläche und erhöhe den Sauerstoff um 1 Stufe.
tm-about-city = Platziere eine Stadt; deine M€-Produktion +1.
tm-milestones = Meilensteine
tm-awards = Auszeichnungen
tm-price = { $n } M€
tm-all-taken = alle vergeben
tm-claimed-by = Beansprucht von { $player }.
tm-funded-by = Finanziert von { $player }.
tm-about-terraformer = Ein Terraforming-Wert von { $n }. 5 Punkte.
tm-about-mayor = { $n } Städte. 5 Punkte.
tm-about-gardener = { $n } Grünflächen. 5 Punkte.
tm-about-builder = { $n } Gebäudesymbole. 5 Punkte.
tm-about-planner = { $n } Handkarten. 5 Punkte.
tm-about-landlord = Die meisten Plättchen im Spiel. 5 Punkte; ab drei Spielern 2 für den zweiten Platz.
tm-about-banker = Die höchste M€-Produktion. 5 Punkte; ab drei Spielern 2 für den zweiten Platz.
tm-about-scientist = Die meisten Wissenschaftssymbole. 5 Punkte; ab drei Spielern 2 für den zweiten Platz.
tm-about-thermalist = Die meiste Wärme. 5 Punkte; ab drei Spielern 2 für den zweiten Platz.
tm-about-miner = Der meiste Stahl und das meiste Titan. 5 Punkte; ab drei Spielern 2 für den zweiten Platz.

## Ein Konzern.

tm-mat = Der Konzern von { $player }
tm-worth = Je { $n } M€ wert.
tm-passed = hat gepasst
tm-actions = Aktionen
tm-no-actions = Noch keine Karte mit einer Aktion.
tm-group-active = Mit Effekt oder Aktion ({ $n })
tm-group-automated = Übrige ({ $n })
tm-group-event = Ereignisse ({ $n })

## Woraus gewählt wird.

tm-bill =
    { $n ->
        [one] { $n } Karte, { $cost } M€.
       *[other] { $n } Karten, { $cost } M€.
    }
tm-left = { $n } M€ bleiben.
tm-your-cards = Die Karten, die du danach kaufen kannst
tm-kept = Was du bisher behalten hast
tm-you = Du
tm-has = hat { $n }
tm-makes = Produktion { $n }
tm-take = { $n } nehmen
tm-lower = Wählen
