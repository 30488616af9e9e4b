### What a first game is told, at the moment it matters.

tip-keep = A mission brings points at the end, and nobody sees it before. Keep the one that you can work towards from the first round on.
tip-character = Everybody chooses in secret, then the numbers are called from 9 to 1: high ones act first, low ones react. Point at a character to read what it does.
tip-place = The flag on a ship says where it goes. A ship leaves as soon as it is full, so an almost full one brings your people to Mars this round.
tip-recruiter = A character that you have used cannot be chosen again until the Recruiter (9) brings all of them back. Play him before the good ones run out.
tip-landed = A ship has landed. The first to arrive turn up the zone’s resource: ice is worth 1, sylvanite 2, celerium 3 points a token.
tip-production = That was a production: whoever has the most astronauts in a zone takes its tokens. They come after rounds 5, 8 and 10, with 1, 2 and 3 tokens a zone, so the last one counts most.
tip-destination = A destination token says where the ship goes: choose a zone where one more astronaut tips the balance. Whoever boards a ship with a question mark first chooses for it.
tip-explore = The Explorer moves astronauts that are on Mars already, up to three steps in all. Look for a zone where you are only one short of the lead.
tip-research = Event cards are secret missions, actions for later, or discoveries that change one zone at the end of the game. More missions are more ways to score.
tip-assign = Only you know what this discovery does until it is revealed. Put a good one where you lead, and a bad one where somebody else does.
tip-force = The Secret Agent launches a ship that is not full. Good for a ship with your people aboard, or to send rivals away half empty.
tip-destroy = Everybody aboard is lost for good. Look for a ship without your people, or where the others lose more.
tip-replace = One of theirs becomes one of yours: where it is close, that moves the balance by two.
tip-kill = Killing one astronaut is enough to break a tie. The two inner zones are safe from the Soldier.
tip-steer = The Pilot gives a ship a new destination, even one that has been launched already. Everybody aboard goes along.
