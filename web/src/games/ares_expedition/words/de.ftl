### Ares-Expedition auf der Startseite.

about-ares-expedition = Der Mars in etwa einer Stunde: Alle wählen heimlich eine Phase, ihre Tür öffnet sich für alle, und niemand wartet auf einen Zug.
setting-ares-expedition-mode = Spielweise
setting-ares-expedition-first-game = Ein erstes Spiel: Karten und Konzerne für den Anfang
setting-ares-expedition-exchange = Die ersten Karten dürfen einmal getauscht werden
setting-ares-expedition-difficulty = Schwierigkeit
value-competitive = gegeneinander
value-coop = gemeinsam
value-novice = Anfänger
value-specialist = Fachkraft
value-expert = Experte
