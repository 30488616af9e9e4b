### Was andere tun.

ui-pace = Züge der anderen
ui-pace-about = Wie schnell sie gezeigt werden; ein Klick oder eine Taste überspringt sie.
ui-pace-once = Sofort
ui-pace-quick = Zügig
ui-pace-calm = Ruhig
ui-pace-step = Schritt für Schritt
ui-pace-next = Weiter
ui-pace-skip = Überspringen
ui-pace-to-turn = Du bist dran: überspringen
ui-pace-left =
    { $n ->
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
ui-pace-more =
    { $n ->
        [one] und { $n } weitere Zeile im Verlauf
       *[other] und { $n } weitere Zeilen im Verlauf
    }

## Der Verlauf.

ui-log-sift = Verlauf filtern
ui-log-player = Wessen Züge
ui-log-everybody = Alle
ui-log-part = Welche Runde
ui-log-always = Alle Runden
ui-log-round = Runde { $n }
ui-log-generation = Generation { $n }

## Das Ende und die Klänge.

ui-count = Punkte zählen
ui-counting = Die Punkte werden gezählt …
ui-effects = Klänge am Tisch
ui-effects-about = Plättchen, Karten, Punkte und das Ende sind zu hören.
ui-sounds-on = Ton einschalten
ui-sounds-off = Ton ausschalten
