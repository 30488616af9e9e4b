### Mission: Red Planet on the front page.

about-mission-red-planet = Steam rockets race to Mars: choose a character in secret, fill ships or blow them up, and hold the zones where ice, sylvanite and celerium lie.
setting-mission-red-planet-unkept-aside = The mission that is not kept stays out of the game
setting-mission-red-planet-skipped-not-first = A Travel Agent whose turn is skipped does not become the first player
setting-mission-red-planet-forced-actions = An action must be used at its first moment
