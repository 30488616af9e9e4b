### Was ein erstes Spiel erfährt, wenn es so weit ist.

tip-action = Du nimmst ein oder zwei Aktionen je Zug, und es geht reihum, bis alle gepasst haben. Spiel am Anfang Karten, die Produktion erhöhen: Sie zahlt sich in jeder Generation wieder aus.
tip-corporation = Dein Konzern bringt Startgeld und eine besondere Regel. Wähle einen, der zu deinen Karten passt.
tip-play = Leuchtende Karten kannst du jetzt spielen; die anderen sagen, warum nicht. Braune Kästen sind Produktion, was rot umrandet ist, trifft einen beliebigen Spieler, den du wählst.
tip-project = Standardprojekte gibt es immer, wenn du das Geld hast. Ohne gute Karte bringt ein Asteroid oder eine Bewässerung immerhin einen Punkt TW.
tip-rating = Wer Temperatur, Sauerstoff oder Ozeane erhöht, erhöht seinen TW. Er ist Einkommen in jeder Generation und Punkte am Ende: Er zählt doppelt.
tip-pass = Jemand hat gepasst. Den Zug zu beenden ist noch kein Passen; wer aber gar keine Aktion nimmt, passt und ist bis zur nächsten Generation fertig.
tip-tile = Du bekommst, was auf dem Feld steht, und 2 M€ für jeden Ozean daneben. Städte wollen Grünflächen um sich; Grünflächen kommen neben eigene Plättchen.
tip-ocean = Ozeane gehören niemandem, aber wer einen legt, bekommt den Bonus des Feldes, 1 TW und 2 M€ für jeden Ozean daneben.
tip-buy = Eine Karte kostet jetzt 3 M€ und später ihren Preis. Kauf, was du bald spielen kannst oder was zu deinen Symbolen passt; ein oder zwei je Generation sind üblich.
tip-pay = Stahl bezahlt Karten mit Gebäudesymbol, Titan Karten mit Weltraumsymbol. Sonst nützen sie nichts, also gib sie vor M€ aus.
tip-convert = 8 Pflanzen werden eine Grünfläche, 8 Wärme eine Stufe Temperatur. Beides bringt TW, also warte nicht lange.
tip-blue = Du hast eine blaue Karte mit Aktion. Jede geht einmal je Generation: Vergiss sie nicht, bevor du passt.
tip-milestone = Du kannst einen Meilenstein beanspruchen: 8 M€ für 5 Punkte, und nur drei werden vergeben. Oft das beste Geschäft am Tisch.
tip-award = Eine Auszeichnung bringt am Ende dem Führenden 5 Punkte, egal wer gezahlt hat. Finanziere nur, wo dein Vorsprung hält.
tip-sell = Karten, die du nie spielen wirst, bringen je 1 M€.
tip-last-greenery = Der Planet ist fertig. Pflanzen können ein letztes Mal zu Grünflächen werden: je ein Punkt, neben deinen Städten mehr.
