### Ares Expedition on the front page.

about-ares-expedition = Mars in about an hour: everybody chooses a phase in secret, its door opens for all, and nobody waits for a turn.
setting-ares-expedition-mode = How to play
setting-ares-expedition-first-game = A first game: starter cards and corporations
setting-ares-expedition-exchange = The first cards may be exchanged once
setting-ares-expedition-difficulty = Difficulty
value-competitive = against each other
value-coop = together
value-novice = novice
value-specialist = specialist
value-expert = expert
