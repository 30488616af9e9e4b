### Ares Expedition on the front page.

about-ares-expedition = Mars in about an hour: everybody chooses a phase in secret, its door opens for all, and nobody waits for a turn.
setting-ares-expedition-mode = How to play
setting-ares-expedition-first-game = A first game: starter cards and corporations
setting-ares-expedition-exchange = The first cards may be exchanged once
setting-ares-expedition-difficulty = Difficulty
setting-ares-expedition-reopen-cards = When a goal is reached, who had passed may still play a card
setting-ares-expedition-guild-per-symbol = Mining Guild’s TR rises for each steel symbol of a card; otherwise once for a card with steel
setting-ares-expedition-first-rise-only = United Nations Mars Initiative may pay only at the first rise of its TR in a phase; otherwise once in a phase, at any rise
value-ares-expedition-competitive = against each other
value-ares-expedition-coop = together
value-ares-expedition-novice = novice
value-ares-expedition-specialist = specialist
value-ares-expedition-expert = expert
