### What a first game is told, at the moment it matters.

tip-split = Every card works in two ways: from your hand (upper line) or from your prep module (lower line). Put high numbers into the module: a higher number lets a colonist land.
tip-turn = You do one thing a turn. Colonists travel in two steps: from Earth to your Ship, then from the Ship into a Building. Only on Mars are they worth much.
tip-attach = Before you play a card from your module, look at the number to beat below its Building. If yours is higher and somebody waits on your Ship, a colonist may land there at once.
tip-play = A card played from your hand does its upper line and is gone. That is right for low numbers, which win no Building.
tip-launch = Nobody on your Ship? As long as one is on Earth you can take a colonist from there, and without a crew there is nobody to land.
tip-reveal = You may even play a card from another player’s module. You only see its colour: you get the Building’s ability, its owner gets the card’s action.
tip-discard = Out of energy? Discarding a card gives 1. Many strong actions cost energy, and the most energy at the end is a point.
tip-land-here = The number is higher, so a colonist of yours may leave the Ship here, for nothing. Almost always worth it.
tip-prepared = A card from the module offers up to three things: landing, its lower line, and the Building’s ability. Each can be skipped without losing the others.
tip-effect = Effects happen in the order in which they are written, each as far as it can. “Skip” is there only where the card says “you may”.
tip-prepare = After every turn you fill up again: two cards in hand, two in the module. A card in the module stays there until somebody plays it, so choose with the lower line in mind.
tip-promote = On ★★ a colonist is worth 4 points instead of 2, but there is little room. A full ★★ takes nobody in.
tip-spread = Somebody has landed. At the end there are 2 extra points for colonists in all four Buildings, and 3 for four in the same one. The game ends with the round in which a seventh colonist comes to Mars.
