### Was ein erstes Spiel erfährt, wenn es so weit ist.

tip-quarter = Dieses Quartier sind deine Leute. Die Marker darin zeigen, was ihnen fehlt: Sauerstoff, Medizin, Nahrung. Halte es bis zum Ende jedes Zyklus leer.
tip-turn = Du hast 3 Zeiteinheiten je Zug. Ein Marker in einem Gebäude erlaubt dessen Aktionen, und jede braucht Zeit. Was übrig bleibt, verfällt.
tip-place = Beginne mit dem, was deinem Quartier fehlt. MOXIE entfernt Sauerstoffmarker, Gewächshäuser bringen Nahrung, das Krankenhaus macht Medizin aus Wasser und Vorräten.
tip-act = Ein Marker darf in diesem Zug mehrere verschiedene Aktionen seines Gebäudes ausführen, jede einmal. Später tut er nichts mehr, er belegt nur das Feld.
tip-rest = Marker kommen nie von selbst zurück. Ausruhen kostet 1 Zeiteinheit und bringt beliebig viele zurück: Tu es, wenn sie knapp werden, nicht nach jedem Zug.
tip-collect = Nimm alles zurück, was seine Arbeit getan hat; ein Marker im Gebäude hält andere von dem Feld fern, aber auch dich.
tip-deliver = Deine Kolonisten gehen heim und dürfen zwei Produkte mitbringen. Nahrung entfernt Hunger für 2 Reputation, Medizin entfernt Krankheit für 3.
tip-dig = Eis wird zu Wasser, und Wasser zu Nahrung und Medizin. Regolith ist zum Bauen da und, untersucht, für die Forschung.
tip-move = Die Maschine fährt einmal je Abbau. Plättchen um sie herum werden aufgedeckt, also fahr dorthin, wo die meisten verdeckt sind.
tip-rtg = Zu wenig Energie? Der RTG gibt 1 für einen Punkt Reputation, ohne Marker und ohne Zeit. Solaranlagen und Windkraft sind auf Dauer billiger.
tip-offer = Du darfst einem anderen ein Angebot machen, zweimal je Zug. Bitte um das, was dir fehlt, und gib, wovon du zu viel hast; ein Nein kostet nichts.
tip-answer = Ein Angebot: Zuerst steht, was du bekommst, dann, was du gibst. Lehne ab, wenn du es für dein eigenes Quartier brauchst.
tip-weather = Neues Wetter und ein Ereignis sind da. Das Wetter bestimmt, wie viel deine Anlagen liefern: kein Wind, kein Windstrom.
tip-summary = Die Quartiere wurden abgerechnet. Fehlender Sauerstoff kostet für immer einen Kolonisten, Krankheit und Hunger sperren einen Marker ein: zuerst den Sauerstoff.
tip-block = Ein toter Kolonist kostet dich je Zyklus einen Zug. Setze in der Runde aus, in der du am wenigsten zu tun hast.
