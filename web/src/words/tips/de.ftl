### Was ein erstes Spiel erfährt, wenn es so weit ist.

tip-table-glow = Was leuchtet, kannst du jetzt wählen: Klick darauf, oder geh mit Tab hin und drück Enter. Zeig auf etwas oder halte es gedrückt, um zu erfahren, was es ist.
tip-table-refused = Ein kleines Schloss heißt: jetzt nicht. Zeig darauf oder tipp es an, dann sagt es, warum.
tip-table-undo = Verklickt? „Rückgängig“ oder die Taste U macht deinen letzten Zug rückgängig, solange nichts Neues ans Licht kam.
