### Mission: Red Planet on the screen.

## The map.

mr-map = The map of Mars
mr-next-to = Next to { $zones }.
mr-inner = An inner zone: no discovery, and the Soldier kills nobody here.
mr-destinations-left = Destination tokens left: { $n }.
mr-produces = Produces { $resource }
mr-unknown-resource = Resource face down: turned up when somebody arrives
mr-tokens = { $n } × { $resource }
mr-astronauts =
    { $n ->
        [one] { $player }: { $n } astronaut
       *[other] { $player }: { $n } astronauts
    }
mr-face-down = A discovery, face down.
mr-seen-by = Seen by { $names }.

## The launchpad.

mr-launchpad = The launchpad
mr-ship =
    { $n ->
        [one] Ship { $ship } at dock { $dock }: { $goes }, { $n } seat, { $free } free.
       *[other] Ship { $ship } at dock { $dock }: { $goes }, { $n } seats, { $free } free.
    }
mr-ship-short = Ship { $ship }
mr-aboard = Aboard: { $who }.
mr-steered = A destination token lies on it; printed: { $printed }.
mr-launched = Launched: it lands at the end of the round.
mr-unknown = ?
mr-empty = empty

## Rounds and countdown.

mr-track = Rounds and phases
mr-set-up = Set-up
mr-stop-round = Round { $n }
mr-stop-production =
    { $n ->
        [one] Production: { $n } token in each zone with an open resource
       *[other] Production: { $n } tokens in each zone with an open resource
    }
mr-stop-discovery-reveal = Discoveries are revealed
mr-stop-final-scoring = Final scoring
mr-countdown = The countdown
mr-countdown-at = The countdown stands at { $n }
mr-last-round = Shown in round { $n }
mr-events = Event cards in the deck: { $n }
mr-events-word = Events
mr-ships = Ships in the deck: { $n }, discarded: { $out }
mr-ships-word = Ships
mr-discarded = Used: { $cards }
mr-lost = Lost in space
mr-lost-are = Lost in space: { $who }

## Players.

mr-characters = My characters
mr-is-chosen = chosen
mr-is-shown = shown
mr-is-played = played, face up
mr-my-events = My missions and actions
mr-no-events = No missions and no actions.
mr-hidden-events = Event cards face down: { $n }
mr-kept = kept
mr-supply = Astronauts in the supply: { $n }
mr-lost-own = Lost in space: { $n }
mr-holds = Event cards held face down: { $n }
mr-has-chosen = has chosen
mr-state-held = in hand
mr-state-played = face up
mr-state-chosen = this round
mr-state-gone = out of the game
mr-decided-by = Decided by { $player }
mr-neutral-deck = Characters in the deck: { $n }
mr-first = First player
mr-token-points = points on tokens: { $n }
mr-hand-is = characters in hand: { $n }

# What a character does, in a few words.
mr-gist-recruiter = take back all cards
mr-gist-explorer = up to 3 moves
mr-gist-scientist = draw an event or look
mr-gist-secret-agent = force a launch
mr-gist-saboteur = destroy a ship
mr-gist-femme-fatale = replace a rival
mr-gist-travel-agent = all on one ship
mr-gist-soldier = kill, and leave Phobos
mr-gist-pilot = new destination
