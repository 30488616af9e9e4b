"""Learning: what bots believe is found by games of bots against themselves. Nobody who only plays needs it."""
