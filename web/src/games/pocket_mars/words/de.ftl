### Pocket Mars auf dem Bildschirm.

about-pocket-mars = Schicke deine sieben Kolonisten zum Mars: bereite heimlich Projekte vor, überbiete die Karten der anderen und besetze die besten Plätze in vier Gebäuden.
setting-pocket-mars-draft = Die ersten Karten draften
setting-pocket-mars-solo-level = Stufe
value-pocket-mars-normal = normal
value-pocket-mars-hard = schwer
value-pocket-mars-hardest = am schwersten

short-play = Spielen
short-attach = Spielen
short-discard = Abwerfen
short-prepare = Vorbereiten
short-pick = Behalten
short-cover = Verdeckt anlegen
short-bottom = Unter den Stapel
short-retrieve = Auf die Hand
short-launch = Starten

pm-round = Runde { $n }
pm-set-up = Aufbau
pm-deck = Stapel: { $n } Karten
pm-deck-word = Stapel
pm-discard-word = Ablage
pm-discard-all = Die neueste zuerst.
pm-read = Fähigkeit und Karten lesen
pm-ability = Fähigkeit:
pm-column = Angelegte Karten, die neueste zuletzt
pm-column-all = Angelegte Karten, die neueste zuletzt: ihr Wert ist zu überbieten.
pm-covered = verdeckt
pm-beat = überbieten
pm-beat-hint = Eine Karte aus deinem Modul muss höher sein als { $n }, damit hier jemand landet.
pm-no-colonists = Ohne Kolonisten: seine Karten schicken sie zu den anderen.
pm-star1 = ★, je 2 Punkte, ohne Grenze. { $who }
pm-star2 = ★★, je 4 Punkte, Plätze: { $room }. { $who }
pm-energy = Energie: { $n } von { $most }
pm-my-ship = Mein Raumschiff
pm-earth = Erde
pm-on-ship =
    { $n ->
        [one] { $n } Kolonist im Raumschiff
       *[other] { $n } Kolonisten im Raumschiff
    }
pm-on-earth =
    { $n ->
        [one] { $n } Kolonist noch auf der Erde
       *[other] { $n } Kolonisten noch auf der Erde
    }
pm-hand = Hand
pm-prep = Vorbereitungsmodul
pm-pack = Zur Auswahl
pm-read-card = Lesen: { $card }
pm-from-hand = Aus der Hand:
pm-from-prep = Aus dem Modul:
