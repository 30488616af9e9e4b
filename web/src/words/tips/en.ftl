### What a first game is told, at the moment it matters.

tip-table-glow = What glows may be chosen now: click it, or walk there with Tab and press Enter. Hover or press long on anything to learn what it is.
tip-table-refused = A small lock means: not now. Point at it, or tap it, and it says why.
tip-table-undo = A slip? “Undo”, or the key U, takes your last move back, as long as nothing new has come to light.
