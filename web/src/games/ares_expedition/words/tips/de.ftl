### Was ein erstes Spiel erfährt, wenn es so weit ist.

tip-corporation = Dein Konzern bringt Startgeld und etwas Besonderes. Sieh nach, welcher zu deinen ersten Karten passt.
tip-phase = Jeder wählt eine Phase, und alle gewählten Phasen spielen alle mit. Deine bringt dir einen Bonus. Für den Anfang: Eine grüne Karte auf der Hand spricht für Entwicklung.
tip-development = Grüne Karten sind dein Motor: Sie produzieren bis zum Ende. Spiel die teuren, wenn du diese Phase selbst gewählt hast: Die Karte kostet dann 3 M€ weniger.
tip-construction = Blaue Karten haben einen dauerhaften Effekt oder eine Aktion für Phase III; rote wirken einmal. Alle bleiben liegen, und ihre Symbole zählen.
tip-action = Nutze jede blaue Aktion einmal und Standardaktionen, so oft du zahlen kannst. Jede Stufe einer Leiste und jeder Ozean erhöht deinen TW.
tip-standard = 8 Pflanzen werden ein Wald und 8 Wärme eine Stufe Temperatur, ganz ohne M€. Was dafür reicht, muss am Ende der Phase ohnehin umgewandelt werden.
tip-keep = Forschung: Behalte die Karte, die zu deiner Produktion passt. Der Rest ist weg und bringt kein Geld.
tip-again = Dieselbe Phase zweimal hintereinander geht nicht. Rate, was die anderen öffnen: Das spielst du mit und kannst deine Wahl für etwas anderes nutzen.
tip-income = Die Produktion hat gezahlt: M€ für TW und M€-Produktion, dazu Wärme, Pflanzen und Karten für ihre. Bei viel Produktion wähle Phase IV selbst und nimm 4 M€ mehr.
tip-steel = Stahl und Titan werden hier nicht ausgegeben: Jeder Stahl macht Karten mit Gebäudesymbol 2 M€ billiger, jedes Titan solche mit Weltraumsymbol 3 M€, bis zum Ende.
tip-sell = Eine Karte, die du nicht spielen wirst, kannst du für 3 M€ verkaufen, auch jetzt. Manchmal fehlt genau das für eine bessere.
tip-end-round = Die Runde ist vorbei. Du darfst 10 Karten halten; was darüber ist, wird verkauft.
tip-ocean = Ein Ozean wurde aufgedeckt: Wer das tut, nimmt die Belohnung auf der Rückseite. Sind alle drei Ziele erreicht, endet das Spiel.
tip-add = Manche Karten sammeln Tiere, Mikroben oder Wissenschaft. Zeige auf eine Karte, um zu sehen, was sie dort wert sind: Punkte oder später eine Aktion.
