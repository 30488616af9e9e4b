### Was die Bretter von Terraforming Mars und Ares-Expedition gemeinsam haben.

## Mitspieler.

mars-overview = Übersicht
mars-turn-order = Zugreihenfolge
mars-acts = handelt gerade
mars-points-so-far = Punkte bisher
mars-after-production = Nach der nächsten Produktion
mars-good-mc = M€
mars-good-steel = Stahl
mars-good-titanium = Titan
mars-good-plants = Pflanzen
mars-good-energy = Energie
mars-good-heat = Wärme
mars-good-cards = Karten
mars-rating = Terraforming-Wert
mars-rating-is = Terraforming-Wert: { $n }
mars-points-are = { $n } Punkte bisher.
mars-hand-is =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
mars-tags = Symbole
mars-store = { $resource }: { $n }, Produktion { $made }.
mars-in-play =
    { $n ->
        [one] { $n } Karte im Spiel
       *[other] { $n } Karten im Spiel
    }
mars-cards-of = Karten von { $player }
mars-group-corporation = Konzern

## Karten.

mars-hand = Hand
mars-hand-empty = Keine Handkarten.
mars-hand-hidden = Diese Karten sieht nur, wem sie gehören.
mars-open-hand = Alle lesen
mars-read = { $card } lesen
mars-all-in-play = Alles im Spiel
mars-compare-how = Rechtsklick, länger halten oder C: alle ausgespielten Karten daneben.
mars-playable = Jetzt spielbar: { $n }
mars-sieve = Zeige nur
mars-only = Nur: { $what }
mars-order = Wie die Hand liegt
mars-order-how = Wie die Hand liegt. Zieh eine Karte an eine andere Stelle, oder verschieb sie mit Alt und den Pfeiltasten.
mars-order-dealt = wie ausgeteilt
mars-order-cost = nach Kosten
mars-order-tag = nach Symbol
mars-order-playable = Spielbares zuerst
mars-order-own = wie ich will
mars-shift-back = { $card } um einen Platz nach links
mars-shift-forth = { $card } um einen Platz nach rechts
mars-event = Ereignis
mars-card = Karte
mars-ocean = Ozean
mars-costs = Kostet { $n } M€
mars-cheaper = Kostet dich { $n } M€ statt { $printed }
mars-held = Auf dieser Karte: { $n } { $kind }
mars-used = schon genutzt
mars-then = dann
mars-or = oder
mars-per = für jedes

## Woraus gewählt wird.

mars-tray = Zur Auswahl
mars-fold = Tisch zeigen
mars-unfold = Zurück zur Auswahl
mars-waste = { $n } M€ zu viel
