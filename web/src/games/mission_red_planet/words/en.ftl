### Mission: Red Planet on the front page.

about-mission-red-planet = Steam rockets race to Mars: choose a character in secret, fill ships or blow them up, and hold the zones where ice, sylvanite and celerium lie.
