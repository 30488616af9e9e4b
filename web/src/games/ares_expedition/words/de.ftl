### Ares-Expedition auf der Startseite.

about-ares-expedition = Der Mars in etwa einer Stunde: Alle wählen heimlich eine Phase, ihre Tür öffnet sich für alle, und niemand wartet auf einen Zug.
setting-ares-expedition-mode = Spielweise
setting-ares-expedition-first-game = Ein erstes Spiel: Karten und Konzerne für den Anfang
setting-ares-expedition-exchange = Die ersten Karten dürfen einmal getauscht werden
setting-ares-expedition-reopen-cards = Wird ein Ziel erreicht, darf auch noch eine Karte spielen, wer schon gepasst hat
setting-ares-expedition-guild-per-symbol = Der TW der Bergbau-Gilde steigt für jedes Stahlsymbol einer Karte; sonst einmal für eine Karte mit Stahl
setting-ares-expedition-first-rise-only = Die Mars-Initiative der Vereinten Nationen darf nur beim ersten Anstieg ihres TW in einer Phase zahlen; sonst einmal in der Phase, bei irgendeinem Anstieg
setting-ares-expedition-difficulty = Schwierigkeit
value-ares-expedition-competitive = gegeneinander
value-ares-expedition-coop = gemeinsam
value-ares-expedition-novice = Anfänger
value-ares-expedition-specialist = Fachkraft
value-ares-expedition-expert = Experte
