### The command line.

cli-about = Arsia: a table for Mars board games.
cli-games-are =
    { $count ->
        [one] There is { $count } game:
       *[other] There are { $count } games:
    }
cli-more-help = More about a command: arsia COMMAND --help. A first game: arsia play pocket_mars --bots greedy

cli-command-serve = Serve tables to browsers, here or for a club; “arsia” alone does this and opens the page.
cli-command-play = Play at the terminal, with bots or with friends at one screen.
cli-command-simulate = Let bots play each other many times.
cli-command-replay = Tell a saved game move by move.
cli-command-bench = Measure how fast the games run here.
cli-command-bot = Let a program of yours sit down at a table of a server and play there.
cli-command-bot-check = Let a bot of yours play against chance, and see what it does wrong.
cli-command-learn = Tune the numbers that a game’s quick player weighs by, in games against itself.
cli-command-games = List the games with their seats, modes and options.
cli-command-rules = Read the rules of a game.
cli-command-new-game = Write a small game to begin with, in a package of its own.
cli-command-completion = Print a script for bash, zsh or fish that completes what you type.

cli-flag-seats = how many seats; 2 if you say nothing
cli-flag-bots = random, quick, greedy, mcts:0.2s or mcts:400, separated by commas; in a game with people the first seat is yours, one bot takes all the others, and “human” keeps a seat for a friend
cli-flag-options = options of the game, such as draft=true
cli-flag-seed = a whole number; the same seed deals the same cards
cli-flag-names = the players’ names, in the order of the seats
cli-flag-save = save the game in this file, after every move
cli-flag-resume = go on with a game that was saved in this file
cli-flag-games = how many games; 100 if you say nothing
cli-flag-workers = how many processes play; the results are the same for any number
cli-flag-upto = only the first moves
cli-flag-game = the game to play; pocket_mars if you say nothing
cli-flag-table = the link of the table, as the browser shows it
cli-flag-seat = at which seat to sit down; any free one if you say nothing
cli-flag-name = the name to sit down with; that of the program if you say nothing
cli-flag-seconds = how long a bot of yours may think about a decision; 5 if you say nothing
cli-flag-rounds = how many rounds; 12 if you say nothing
cli-flag-folder = where every round is kept, so that a stopped run goes on; “learn” if you say nothing
cli-flag-lan = let others in your network come in, by this machine’s address; the same as --host 0.0.0.0
cli-flag-host = the address to listen on; 127.0.0.1 if you say nothing, 0.0.0.0 for other machines too
cli-flag-port = the port to listen on; 8000 if you say nothing
cli-flag-database = where tables are kept, such as sqlite:///tables.sqlite; a file in your data folder if you say nothing
cli-flag-proxies = addresses or networks of reverse proxies in front of the server; what they say of their visitors is believed
cli-flag-origins = other sites whose page may play here, such as https://mars.example, for a proxy that does not pass on Host
cli-flag-open = open the page in the browser
cli-flag-quick = shorter and rougher
cli-flag-json = one JSON object, for machines
cli-flag-language = en, pl or de

## Refusals.

cli-serving = The table is open at { $url }. Ctrl-C ends it; nothing is lost.
cli-serving-alone = Only this machine can open it. With arsia --lan (or make lan) friends in your network come in, too.
cli-serving-others = Friends in your network open { $url } or point a phone here. If nothing opens there, let port { $port } through this machine’s firewall.
cli-serving-already = Arsia is running already, at { $url }; here is its page.
cli-refuse-alone = Arsia is running already, at { $url }, for this machine alone. End it there with Ctrl-C and start again; nothing is lost.
cli-refuse-port-taken = Port { $port } is taken by another program. Choose another one: arsia serve --open --port { $other }.
cli-stopped = Stopped.
cli-refuse-command = There is no command “{ $value }”; there are: { $commands }.
cli-refuse-game-name = “{ $value }” is no name for a game; small letters, digits and underscores are, such as dust_storm.
cli-refuse-game-taken = There is a game “{ $value }” already; choose another name.
cli-refuse-folder = { $value } is there already; choose another name, or go to another folder.
cli-refuse-shell = There is no script for “{ $value }”; there are some for: { $shells }.
cli-new-game-made =
    { $folder } holds a small game that can be played as it is. Install it beside Arsia, and play:
      pip install -e { $name }
      arsia play { $name } --bots greedy
      python -m arsia.properties --game { $name } --games 50
cli-refuse-flag = “{ $usage }” takes no { $value }; it takes: { $flags }.
cli-refuse-switch = { $flag } takes no value; leave out “{ $value }”.
cli-refuse-no-value = { $flag } needs a value: { $usage }.
cli-refuse-number = { $flag } takes a whole number from { $least } up, not “{ $value }”.
cli-refuse-missing = Something is missing after the command; it is written: { $usage }.
cli-refuse-missing-game = Which game? It is written { $usage }, and these are the games: { $games }.
cli-refuse-extra = “{ $value }” is one word too many; it is written: { $usage }.
cli-refuse-pair = An option is written name=value, not “{ $value }”; { $game } has: { $options }.
cli-refuse-file = The file { $file } cannot be used: { $why }.
cli-refuse-json = { $file } holds no JSON; a saved game is a JSON file that “arsia play --save” writes.
cli-refuse-taken = There is already something in { $file }; name another file, or go on with the game in it by --resume.
cli-refuse-bot-seats =
    { $count ->
        [one] { $count } bot does not fit: { cli-free-seats }.
       *[other] { $count } bots do not fit: { cli-free-seats }.
    }
cli-free-seats =
    { $free ->
        [0] the only seat is yours
        [one] { $free } seat is left beside yours
       *[other] { $free } seats are left beside yours
    }
cli-refuse-names =
    { $seats ->
        [one] { $count } names do not fit { $seats } seat.
       *[other] { $count } names do not fit { $seats } seats.
    }
cli-refuse-resume = A saved game brings its own seats, options and seed; leave out { $flag }.
cli-refuse-other-game = { $file } holds a game of { $found }; leave the game out, or name that one.
cli-refuse-no-rules = { $game } has no rules page.
cli-refuse-answer =
    { $count ->
        [one] “{ $value }” is no answer here: type 1, or h for everything else.
       *[other] “{ $value }” is no answer here: type a number from 1 to { $count }, or h for everything else.
    }
cli-refuse-silence = Type a number from 1 to { $count }, or h for everything else.
cli-refuse-choice = “{ $value }” is no answer here: type a number from 1 to { $count }.
cli-why-missing = it does not exist
cli-why-folder = it is a folder
cli-why-no-folder = its folder does not exist
cli-why-forbidden = you may not open it

## Games.

cli-which-game = Which game? For example: arsia play pocket_mars --bots greedy
cli-seats = seats
cli-modes = modes
cli-options = options
cli-option-line = { $option }: { $values } (usually { $default })

## At the table.

cli-bot = Bot { $n } ({ $bot })
cli-thinking = { $player } is thinking …
cli-pass-device = Pass the device to { $player }. Nobody else looks now.
cli-press-enter = Enter when you are ready.
cli-set-exact = Choose { $n } in any order: all numbers at once, like “1 2”, or one after the other.
cli-set-open = Choose { $least } to { $most } in any order: all numbers at once, like “1 2”, or one after the other and then { $closes }.
cli-nothing = nothing
cli-keys = number · u undo · w why not · l log · c cards · r rules · s save · q quit · h help
cli-key-u = u  take off your last mark, or take back your last move, as long as nothing came to light and nobody else moved
cli-key-w = w  what cannot be done now, and why
cli-key-l = l  the log: all that happened so far
cli-key-b = b  the board again
cli-key-c = c  all cards and what they do; “c water” only those with that word
cli-key-r = r  the rules
cli-key-s = s  save the game; “s my.json” in that file
cli-key-q = q  quit
cli-all-allowed = Nothing is forbidden here: whatever there is to choose is in the list.
cli-go-on = Go on
cli-take-back = Take it back
cli-file-name = In which file? Enter for { $file }:
cli-kept = The game is kept in { $file }.
cli-quit = Save the game before you go?
cli-quit-save = Save and quit
cli-quit-only = Quit without saving
cli-quit-not = Go on playing
cli-over = Enter to leave, s to save the game:
cli-not-kept = The game was not saved. The same cards come again with --seed { $seed }.
cli-input-ended = The input has ended, and the game was not saved. With --save FILE a game is kept after every move; the same cards come again with --seed { $seed }.
cli-go-on-with =
    { $moves ->
        [one] The game is kept in { $file }, { $moves } move so far. Go on with: { $command }
       *[other] The game is kept in { $file }, { $moves } moves so far. Go on with: { $command }
    }
cli-no-such-card = No cards match “{ $wanted }”; c alone shows all of them.
cli-designed = * completed by us: no public copy prints it
cli-undo = takes back a move
cli-yes = yes
cli-no = no

## The end.

cli-won = Won!
cli-lost = Lost.
cli-nobody-won = Nobody wins.
cli-winners =
    { $count ->
        [one] { $names } wins!
       *[other] A draw: { $names }.
    }
cli-total = Total
cli-place = Place

## Simulation and benchmark.

cli-simulating = { $game }
cli-measuring = Measuring
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-score = Mean score
cli-win-rate = Won: { $percent }% of the games
cli-faults = { $bot }: { $late } late, { $illegal } not legal, { $crashed } after a crash. Chance decided these in its place.
cli-learning = Tuning { $game }
cli-refuse-numbers = The quick player of “{ $game }” has no numbers to tune.
cli-tuned = In { $games } games against the numbers before, the tuned ones won { $percent }% with a lead of { $lead }. They are kept in { $file }.
cli-not-tuned = In { $games } games against the numbers before, the tuned ones won { $percent }% with a lead of { $lead }: too little to keep them.
cli-checked =
    { $games ->
        [one] { $games } game, { $wins } won, { $decisions } decisions in { $mean } ms each, at most { $slowest } ms.
       *[other] { $games } games, { $wins } won, { $decisions } decisions in { $mean } ms each, at most { $slowest } ms.
    }
cli-no-faults = Nothing was late, illegal or crashed.
cli-sat-down = { $name } sits at the table. If it is stopped it comes back to its seat with:
cli-bot-over = The game is over. Places by seat: { $places }
cli-speed =
    { $games ->
        [one] { $games } game in { $seconds } s: { $games_speed } games and { $decisions_speed } decisions a second
       *[other] { $games } games in { $seconds } s: { $games_speed } games and { $decisions_speed } decisions a second
    }

## The board of Pocket Mars.

cli-pocket-mars-round = Round { $n }
cli-pocket-mars-setup = Setting up
cli-pocket-mars-first = first player: { $player }
cli-pocket-mars-beat = beat { $n }
cli-pocket-mars-nobody = no colonists
cli-pocket-mars-player = Player
cli-pocket-mars-earth = Earth
cli-pocket-mars-ship = Ship
cli-pocket-mars-mars = Mars
cli-pocket-mars-energy = Energy
cli-pocket-mars-hand = Hand
cli-pocket-mars-prep = Prep module
cli-pocket-mars-card = Card
cli-pocket-mars-snap = Snap action
cli-pocket-mars-prepared = Prepared action
cli-pocket-mars-ability = Ability
cli-pocket-mars-in-hand = hand
cli-pocket-mars-in-prep = prep
cli-pocket-mars-in-pack = pack
cli-pocket-mars-chosen = chosen
cli-pocket-mars-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-pocket-mars-top = on top:
cli-pocket-mars-under = at the bottom:
cli-pocket-mars-deck = Deck
cli-pocket-mars-discard = Discard pile
cli-pocket-mars-playing = Being played

## The board of Mission: Red Planet.

cli-mission-red-planet-round = Round { $n }
cli-mission-red-planet-first = first player: { $player }
cli-mission-red-planet-called = called: { $n }
cli-mission-red-planet-events =
    { $count ->
        [one] { $count } event card
       *[other] { $count } event cards
    }
cli-mission-red-planet-zone = Zone
cli-mission-red-planet-resource = Resource
cli-mission-red-planet-astronauts = Astronauts
cli-mission-red-planet-lying = Left there
cli-mission-red-planet-discovery = Discovery
cli-mission-red-planet-ship = Ship
cli-mission-red-planet-to = Destination
cli-mission-red-planet-crew = Aboard
cli-mission-red-planet-seats = Free seats
cli-mission-red-planet-launched = launched
cli-mission-red-planet-player = Player
cli-mission-red-planet-supply = Supply
cli-mission-red-planet-lost = Lost
cli-mission-red-planet-tokens = Tokens
cli-mission-red-planet-cards = Cards
cli-mission-red-planet-chosen = Character
cli-mission-red-planet-played = Face up
cli-mission-red-planet-effect = Text

cli-terraforming-mars-generation = Generation { $n }
cli-terraforming-mars-oceans = oceans: { $n } of 9
cli-terraforming-mars-deck = deck: { $n }
cli-terraforming-mars-player = Player
cli-terraforming-mars-rating = TR
cli-terraforming-mars-cards = Hand
cli-terraforming-mars-points = Points
cli-terraforming-mars-passed = passed
cli-terraforming-mars-title = Title
cli-terraforming-mars-owner = Owner

cli-ares-expedition-round = Round { $n }
cli-ares-expedition-round-of = Round { $n } of { $most }
cli-ares-expedition-oceans = oceans: { $n } of 9
cli-ares-expedition-deck = deck: { $n }
cli-ares-expedition-player = Player
cli-ares-expedition-rating = TR
cli-ares-expedition-forests = Forests
cli-ares-expedition-hand = Hand
cli-ares-expedition-points = Points
cli-ares-expedition-acting = still acting
cli-ares-expedition-chosen = has chosen
cli-ares-expedition-done = done
cli-ares-expedition-phase-development = I Development
cli-ares-expedition-phase-construction = II Construction
cli-ares-expedition-phase-action = III Action
cli-ares-expedition-phase-production = IV Production
cli-ares-expedition-phase-research = V Research
cli-ares-expedition-bot = Virtual player: marker at { $n }, cards left: { $left }
cli-ares-expedition-pool = Pool: { $cubes } cubes, { $markers } markers. Together { $n } of 80 points

cli-martians-cycle = Cycle { $n } of { $most }
cli-martians-round = round { $n }
cli-martians-time = time left: { $n }
cli-martians-first = first player: { $player }
cli-martians-rtg = RTG: { $n }
cli-martians-next-weather = Next weather: { $weather }
cli-martians-building = Building
cli-martians-spaces = Spaces
cli-martians-unbuilt = not built
cli-martians-closed = closed
cli-martians-quarter = Quarter
cli-martians-colony = The colony
cli-martians-player = Player
cli-martians-markers = Markers
cli-martians-colonists = Colonists
cli-martians-installations = Solar + wind
cli-martians-crop = Crop
cli-martians-technologies = Technologies
cli-martians-people = People
cli-martians-refugees = Refugees: { $outside } outside, { $rescued } rescued, { $integrated } integrated
cli-martians-hostility = Hostility { $n } of 12, trust { $trust }, guards { $guards }
cli-martians-expedition = Expedition: { $where }
cli-martians-expedition-camp = base camp
cli-martians-expedition-summit = Summit
