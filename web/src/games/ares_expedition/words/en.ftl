### Ares Expedition on the front page.

about-ares-expedition = Mars in about an hour: everybody chooses a phase in secret, its door opens for all, and nobody waits for a turn.
setting-ares-expedition-mode = How to play
setting-ares-expedition-first-game = A first game: starter cards and corporations
setting-ares-expedition-exchange = The first cards may be exchanged once
setting-ares-expedition-difficulty = Difficulty
setting-ares-expedition-reopen-cards = When a goal is reached, who had passed may still play a card
value-ares-expedition-competitive = against each other
value-ares-expedition-coop = together
value-ares-expedition-novice = novice
value-ares-expedition-specialist = specialist
value-ares-expedition-expert = expert
