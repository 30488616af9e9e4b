### Was ein erstes Spiel erfährt, wenn es so weit ist.

tip-split = Jede Karte wirkt auf zwei Arten: aus der Hand (obere Zeile) oder aus dem Vorbereitungsmodul (untere Zeile). Lege hohe Zahlen ins Modul: Mit der höheren Zahl darf ein Kolonist landen.
tip-turn = Du tust eine Sache je Zug. Kolonisten reisen in zwei Schritten: von der Erde ins Raumschiff, dann vom Raumschiff in ein Gebäude. Erst auf dem Mars sind sie viel wert.
tip-attach = Bevor du eine Karte aus dem Modul spielst, sieh dir die Zahl unter ihrem Gebäude an. Ist deine höher und wartet jemand im Raumschiff, darf sofort ein Kolonist landen.
tip-play = Eine Karte aus der Hand führt ihre obere Zeile aus und ist dann weg. Das passt zu niedrigen Zahlen, die kein Gebäude gewinnen.
tip-launch = Niemand im Raumschiff? Solange einer auf der Erde ist, kannst du ihn holen, und ohne Besatzung kann niemand landen.
tip-reveal = Du darfst sogar eine Karte aus dem Modul eines anderen spielen. Du siehst nur ihre Farbe: Du bekommst die Fähigkeit des Gebäudes, der Besitzer die Aktion der Karte.
tip-discard = Keine Energie mehr? Eine Karte abzuwerfen bringt 1. Viele starke Aktionen kosten Energie, und die meiste Energie am Ende ist ein Punkt.
tip-land-here = Die Zahl ist höher, also darf hier ein Kolonist von dir kostenlos aussteigen. Das lohnt sich fast immer.
tip-prepared = Eine Karte aus dem Modul bietet bis zu drei Dinge: Landung, untere Zeile und die Fähigkeit des Gebäudes. Du kannst jedes auslassen, ohne die anderen zu verlieren.
tip-effect = Effekte geschehen der Reihe nach, jeder so weit wie möglich. Verzichten kannst du nur, wo „du darfst“ steht.
tip-prepare = Nach jedem Zug füllst du auf: zwei Karten in der Hand, zwei im Modul. Im Modul bleibt eine Karte, bis jemand sie spielt; achte also auf die untere Zeile.
tip-promote = Auf ★★ ist ein Kolonist 4 statt 2 Punkte wert, aber es ist wenig Platz. Auf ein volles ★★ kommt niemand.
tip-spread = Jemand ist gelandet. Am Ende gibt es 2 Punkte extra für Kolonisten in allen vier Gebäuden und 3 für vier im selben. Das Spiel endet mit der Runde, in der jemandes siebter Kolonist auf den Mars kommt.
