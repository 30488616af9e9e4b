### Zuschauen, Wiedergabe, Tipps und das Diagramm.

## Zuschauen.

ui-watch-link = Link zum Zuschauen
ui-watch-how = Wer diesen Link öffnet, sieht, was alle sehen, und keine Handkarten.
ui-watch-copy = Link zum Zuschauen kopieren
ui-watchers =
    { $n ->
        [one] { $n } Person schaut zu
       *[other] { $n } Personen schauen zu
    }

## Tipps.

ui-hints-allowed = Tipps von einem starken Spieler erlaubt
ui-hint = Tipp
ui-hint-hint = Was ein starker Spieler täte (H)
ui-hint-title = Was ein starker Spieler täte
ui-hint-take = Das spielen
ui-hint-thinking = Analyse läuft …
ui-hint-games =
    { $n ->
        [one] Deine Gewinnchance, aus einem schnellen Spiel bis zum Ende. Der starke Spieler weiß nur, was du weißt.
       *[other] Deine Gewinnchance, aus { $n } schnellen Spielen bis zum Ende. Der starke Spieler weiß nur, was du weißt.
    }
ui-key-hint = um einen Tipp bitten
ui-percent = { $n } %

## Wiedergabe.

ui-replay = Das Spiel noch einmal ansehen
ui-replay-title = Wiedergabe: { $game }
ui-replay-loading = Das Spiel wird geladen …
ui-replay-bar = Wiedergabe
ui-replay-start = Ausgeteilt
ui-replay-dealt = Die Karten sind ausgeteilt.
ui-replay-move = { $name }: { $option }
ui-replay-back-later = später rückgängig gemacht
ui-replay-at = Zug { $n } von { $of }
ui-replay-first = Zum Anfang (Pos1)
ui-replay-back = Einen Zug zurück (←)
ui-replay-forth = Einen Zug weiter (→)
ui-replay-last = Zum Ende (Ende)
ui-replay-play = Abspielen (Leertaste)
ui-replay-pause = Anhalten (Leertaste)
ui-replay-pace = Tempo: { $n } von 3
ui-replay-eyes = Gesehen von
ui-replay-nobody = Zuschauern
ui-replay-hands = Alle Karten
ui-replay-hands-none = Gerade verbirgt niemand etwas.
ui-replay-to-table = Zum Tisch
ui-see-replay = Wiedergabe
ui-finished = Beendet
ui-state-over = zu Ende: noch einmal ansehen
ui-log-save = Verlauf speichern
ui-replay-file = Ein gespeichertes Spiel ansehen
ui-replay-file-how = Lege die Aufzeichnung eines Spiels hier ab oder wähle die Datei. Sie bleibt auf dieser Seite und wird nirgends aufbewahrt.
ui-replay-choose = Datei wählen
ui-replay-drop = Lass die Datei los, um das Spiel anzusehen.
ui-replay-not-json = „{ $file }“ ist keine Aufzeichnung eines Spiels: es ist kein JSON. Eine Aufzeichnung ist die Datei von „Aufzeichnung speichern“.
ui-replay-large = „{ $file }“ ist zu groß für die Aufzeichnung eines Spiels.
ui-replay-other = Andere Datei

## Das Diagramm.

ui-chart = Wie das Spiel verlief
ui-chart-chances = Gewinnchance
ui-chart-scores = Punkte
ui-chart-working = Gewinnchancen werden ermittelt … { $n } %
ui-chart-plot = { $measure } im Lauf des Spiels. Pfeiltasten gehen daran entlang; Enter öffnet den Moment in der Wiedergabe.
ui-chart-moment = Zug { $n }
ui-chart-table = Als Tabelle
ui-chart-how = Die Chancen stammen aus schnellen Spielen bis zum Ende, jeweils aus dem, was jeder Platz gerade wusste.
ui-review-turns = Wendepunkte
ui-review-turn = Die Gewinnchance von { $name }: { $before } davor, { $after } danach.
ui-review-mistakes = Wahrscheinliche Fehler
ui-review-better = Stärker: { $option }. Eine Gewinnchance von { $better } statt { $made }.
ui-review-how = Abgewogen von einem starken Spieler, der nur wusste, was dieser Platz in dem Moment wusste; er kann sich irren.

## Was jemand verdeckt hält.

part-hand = Hand
part-prep = Vorbereitungsmodul
part-chosen = Gewählt
part-dealt = Ausgeteilt
part-offered = Konzerne zur Wahl
part-pack = Zum Weitergeben
part-plan = Geplante Phase
part-missions = Missionen
part-actions = Aktionskarten
part-picked = Behalten
part-rejected = Abgegeben
part-box = Aus dem Spiel
part-goals = Geheime Ziele
