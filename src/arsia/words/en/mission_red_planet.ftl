### Mission: Red Planet.

game-mission-red-planet = Mission: Red Planet

## Names of things.

player-neutral-1 = Neutral 1
player-neutral-2 = Neutral 2

zone-vastitas-borealis = Vastitas Borealis
    .in = in Vastitas Borealis
    .to = to Vastitas Borealis
zone-tritonis-sinus = Tritonis Sinus
    .in = in Tritonis Sinus
    .to = to Tritonis Sinus
zone-mare-tyrrhenum = Mare Tyrrhenum
    .in = in Mare Tyrrhenum
    .to = to Mare Tyrrhenum
zone-ausonia = Ausonia
    .in = in Ausonia
    .to = to Ausonia
zone-hellas = Hellas
    .in = in Hellas
    .to = to Hellas
zone-mare-serpentis = Mare Serpentis
    .in = in Mare Serpentis
    .to = to Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
    .in = in Sinus Sabaeus
    .to = to Sinus Sabaeus
zone-syrtis-major = Syrtis Major
    .in = in Syrtis Major
    .to = to Syrtis Major
zone-valles-marineris = Valles Marineris
    .in = in Valles Marineris
    .to = to Valles Marineris
zone-phobos = Phobos
    .in = on Phobos
    .to = to Phobos

resource-ice = ice
resource-sylvanite = sylvanite
resource-celerium = celerium

character-recruiter = Recruiter
character-explorer = Explorer
character-scientist = Scientist
character-secret-agent = Secret Agent
character-saboteur = Saboteur
character-femme-fatale = Femme Fatale
character-travel-agent = Travel Agent
character-soldier = Soldier
character-pilot = Pilot

colour-character = Character
colour-discovery = Discovery
colour-mission = Mission
colour-action = Action

event-native-resistance = Native Resistance
event-ether-magnet = Ether Magnet
event-dust-storm = Dust Storm
event-synergy = Synergy
event-mining-incident = Mining Incident
event-rich-vein = Rich Vein
event-even-ground = Even Ground
event-uneven-ground = Uneven Ground
event-subterfuge = Subterfuge
event-frozen-deposits = Frozen Deposits
event-lichens = Lichens
event-underground-lake = Underground Lake
event-radioactive-rocks = Radioactive Rocks
event-northern-influence = Northern Influence
event-eastern-influence = Eastern Influence
event-southern-influence = Southern Influence
event-western-influence = Western Influence
event-strategic-zones = Strategic Zones
event-lunar-outpost = Lunar Outpost
event-celerium-magnate = Celerium Magnate
event-sylvanite-magnate = Sylvanite Magnate
event-fallen-heroes = Fallen Heroes
event-wide-expansion = Wide Expansion
event-polar-claim = Polar Claim
event-basin-claim = Basin Claim
event-diversified-holdings = Diversified Holdings
event-blocks-of-ice = Blocks of Ice
event-course-correction = Course Correction
event-rescue-operation = Rescue Operation
event-hired-hands = Hired Hands
event-ice-monopoly = Ice Monopoly

when-discovery-reveal = when discoveries are revealed
when-production-3 = in the third production
when-final-scoring = at the final scoring
when-end-of-production-3 = at the end of the third production
when-start-of-landing-step-any-round = before launched ships land
when-start-of-discovery-reveal = before discoveries are revealed
when-start-of-any-production = before a production

## Card texts, put together from what the cards do.

list-both = { $before } and { $next }
list-effects = { SENTENCE($before) } { SENTENCE($next) }

card-character = { SENTENCE($effects) }
card-discovery = { SENTENCE(card-timed) }
card-mission = { SENTENCE($effect) }
card-action = { SENTENCE(card-timed) }
card-timed = { $when }: { $effect }
card-monopoly = { $points } points for the most ice tokens, at least 1; if several tie, they share the points, rounded down.

effect-place =
    { $n ->
        [one] place { $n } astronaut on a docked ship
       *[other] place { $n } astronauts on docked ships
    }
effect-place-apart = place { $n } astronauts, each on a different docked ship
effect-place-together = place { $n } astronauts on one docked ship; only if no docked ship has { $n } free seats, or you have fewer than { $n } astronauts left, place nobody
effect-return = take back all your characters that lie face up, this one included
effect-explore = make up to { $n } moves with your astronauts on Mars, each to an adjacent zone
effect-research = draw an event card, or look at a discovery that lies face down
effect-force = launch a docked ship that is not full, even an empty one
effect-destroy = destroy a docked ship; everybody aboard is lost in space
effect-replace = replace an astronaut of another colour, on a ship or in a zone where you have one, with one from your supply; the other is lost in space
effect-kill = kill an astronaut of any colour in an outer zone or on Phobos
effect-leave-phobos = move at least one and at most { $n } of your astronauts from Phobos to any zones on Mars
effect-steer = put a destination token on a docked or launched ship, which then goes there
effect-steer-launched = put a destination token on a launched ship, which then goes there
effect-lose-each =
    { $n ->
        [one] { $n } astronaut of every colour in this zone is lost in space
       *[other] { $n } astronauts of every colour in this zone are lost in space
    }
effect-pull-crews = all astronauts on docked ships come to this zone
effect-blow-away = every colour moves all its astronauts from this zone to adjacent zones, as it likes
effect-help-neighbours =
    { $n ->
        [one] each adjacent zone whose resource lies face up produces { $n } token more
       *[other] each adjacent zone whose resource lies face up produces { $n } tokens more
    }
effect-produce =
    { $n ->
        [0] this zone produces nothing, whatever adjacent zones add; tokens that lie there are still taken
        [one] this zone produces { $n } token, whatever adjacent zones add
       *[other] this zone produces { $n } tokens, whatever adjacent zones add
    }
effect-produce-more =
    { $n ->
        [one] this zone produces { $n } token more
       *[other] this zone produces { $n } tokens more
    }
effect-produce-ice = this zone produces ice instead of its own resource
effect-all-share = every colour in this zone counts as tied for the most astronauts there
effect-fewest-take = each colour with the fewest astronauts in this zone, at least 1, counts as having the most
effect-second-takes = the colour with the second most astronauts in this zone takes the tokens there, and several who tie for it share them; a tie for the most shares them as usual, and who is alone there gets none
effect-each-loses =
    { $n ->
        [one] every colour in this zone loses { $n } point
       *[other] every colour in this zone loses { $n } points
    }
effect-each-gains =
    { $n ->
        [one] every colour in this zone gains { $n } point
       *[other] every colour in this zone gains { $n } points
    }
effect-most-gains =
    { $n ->
        [one] the colour with the most astronauts in this zone, at least 1, gains { $n } point, and so does each that ties
       *[other] the colour with the most astronauts in this zone, at least 1, gains { $n } points, and so does each that ties
    }
effect-gain-ice =
    { $n ->
        [one] gain { $n } ice token
       *[other] gain { $n } ice tokens
    }
effect-rescue = bring up to { $n } of your astronauts back from space, to one zone where you have an astronaut
effect-hire = in a zone where you have an astronaut, count { $n } more for this production

aim-influence = { $one }, { $two }, { $three } or { $four } points for astronauts in one, two, three or all of { $zones }
aim-most-in = { $points } points for the most astronauts { $zone_in }, at least 1; a tie is enough
aim-most-together = { $points } points for the most astronauts in { $both } taken together, at least 1; a tie is enough
aim-most-tokens = { $points } points for the most { $resource } tokens, at least 1; a tie is enough
aim-most-lost = { $points } points for the most own astronauts lost in space, at least 1; a tie is enough
aim-spread = for astronauts in many zones, Phobos included: { $steps }
aim-step = { $points } points in at least { $zones }
aim-some-of-each = { $points } points for at least { $least } tokens of each resource

## Questions.

prompt-keep =
    { $how ->
        [aside] Which mission do you keep? The other one stays out of the game.
       *[shuffled] Which mission do you keep? The other one is shuffled into the event deck.
    }
prompt-character = Which character do you play this round?
prompt-place =
    { $how ->
        [together] { $player }: which ship do all { $n } astronauts board?
        [apart] { prompt-place-apart }
       *[anyhow] { prompt-place-next }
    }
prompt-place-next =
    { $n ->
        [one] { $player }: which ship does the astronaut board?
       *[other] { $player }: which ship next? Astronauts to place: { $n }.
    }
prompt-place-apart =
    { $n ->
        [one] { $player }: which other ship does the last astronaut board?
       *[other] { $player }: which ship next? Astronauts to place: { $n }, each on another ship.
    }
prompt-destination = { $player }: where does ship { $ship } go?
prompt-steer = { $player }: which ship? { SENTENCE($effect) }
prompt-explore =
    { $n ->
        [one] { $player }: move an astronaut to an adjacent zone, or stop. { $n } move left.
       *[other] { $player }: move an astronaut to an adjacent zone, or stop. { $n } moves left.
    }
prompt-research = { $player }: draw an event card, or look at a discovery?
prompt-research-empty = { $player }: the event deck is empty. Which discovery do you look at?
prompt-assign = { $player }: you drew the discovery { $event }. Which outer zone gets it, face down?
prompt-look = { $player }: you drew the discovery { $event }, and no outer zone is free for it. Which discovery do you look at instead?
prompt-force = { $player }: which ship is launched?
prompt-destroy = { $player }: which ship is destroyed with everybody aboard?
prompt-replace = { $player }: which astronaut is replaced with one from the supply?
prompt-kill = { $player }: which astronaut is killed?
prompt-from-phobos =
    { $taken ->
        [0] { prompt-from-phobos-first }
       *[other] { $player }: does anybody else leave Phobos, and where to? At most { $n } more may; all go at the same time.
    }
prompt-from-phobos-first =
    { $n ->
        [one] { $player }: where does the astronaut from Phobos go? It has to leave.
       *[other] { $player }: where do astronauts from Phobos go? At least 1 has to leave, at most { $n } may; all go at the same time.
    }
prompt-storm = { $player } has to leave { $zone }: where does each astronaut go?
prompt-action =
    { GIVEN($event) ->
        [yes] { SENTENCE($when) } { prompt-action-held }
       *[no] { SENTENCE($when) } You hold no action for this moment. All who might hold it are asked, so that nobody can tell who does.
    }
prompt-action-held =
    { $how ->
        [must] You have to use { $event } now.
       *[may] Do you use { $event }?
    }
prompt-rescue-to = Which zone do the rescued astronauts come to?
prompt-rescue = How many astronauts come back?
prompt-hire =
    { $n ->
        [one] In which zone do you count { $n } astronaut more in this production?
       *[other] In which zone do you count { $n } astronauts more in this production?
    }

## Options.

option-keep = Keep { $event }
option-play = { $character }
option-place = Board ship { $ship }
option-zone = { $zone }
option-move = Move from { $zone } { $to_to }
option-done = Done
option-draw = Draw an event card
option-look = Look at the discovery { $zone_in }
option-launch = Launch ship { $ship }
option-destroy = Destroy ship { $ship }
option-replace = { $place }: replace an astronaut of { $player }
option-kill = { $zone }: kill an astronaut of { $player }
option-ship = Ship { $ship }
option-use = Use { $event }
option-pass = No
option-rescue =
    { $n ->
        [one] { $n } astronaut
       *[other] { $n } astronauts
    }

## Why not.

why-played = this character lies face up; only the Recruiter brings it back
why-launched = the ship is launched already
why-full = the ship is full
why-few-seats =
    { $free ->
        [0] all { $n } board the same ship, and here no seat is free
        [one] all { $n } board the same ship, and here only { $free } seat is free
       *[other] all { $n } board the same ship, and here only { $free } seats are free
    }
why-apart = one astronaut of this character is aboard already, and each boards another ship
why-launches-itself = the ship is full and is launched anyway, once this character is done
why-inner = the Soldier kills nobody { $zone_in }
why-not-there = { $player } has no astronaut there
why-no-token = both destination tokens of this zone are in use
why-has-discovery = this zone already has a discovery
why-not-outer = a discovery needs an outer zone

refuse-unkept-seats = Only with two players can the mission that was not kept stay out of the game; choose 2 seats, or leave unkept_aside at false.

## The log.

log-start = { $player } is the first player.
log-round = Round { $n }.
log-neutral = Only you see it: { $player } plays { $character }.
log-reveal = { $player } reveals { $character }.
log-board =
    { $n ->
        [one] { $n } astronaut of { $player } boards ship { $ship }.
       *[other] { $n } astronauts of { $player } board ship { $ship }.
    }
log-skip = { $player } can place nobody on a docked ship.
log-phobos = No ship goes to Phobos, so ship { $ship } gets a destination token for Phobos.
log-aim = { $player } sends ship { $ship } { $zone_to }.
log-launch = Ship { $ship } is full and is launched.
log-force = { $player } launches ship { $ship }.
log-destroy = { $player } destroys ship { $ship }; everybody aboard is lost in space.
log-replace = { $player } replaces an astronaut of { $other }, who is lost in space: { $place }.
log-kill = { $player } kills an astronaut of { $other } { $zone_in }.
log-move = { $player } moves an astronaut from { $zone } { $to_to }.
log-return = { $player } takes all characters back.
log-renew = The Recruiter of { $player } leaves the game; the other { $n } characters are its new deck, shuffled.
log-draw = { $player } draws an event card.
log-drawn = Only you see it: { $event }.
log-hold = { $player } keeps the card face down.
log-box = The card drawn for { $player } is no discovery and leaves the game, unseen by the others.
log-assign = { $player } assigns a discovery, face down, { $zone_to }.
log-discard = { $player } discards { $event }: no outer zone is free.
log-look = { $player } looks at the discovery { $zone_in }.
log-looked = Only you see it: { $event } { $zone_in }.
log-use = { $player } uses { $event }.
log-rescue =
    { $n ->
        [one] { $n } lost astronaut of { $player } comes { $zone_to }.
       *[other] { $n } lost astronauts of { $player } come { $zone_to }.
    }
log-hire =
    { $n ->
        [one] { $player } counts { $n } astronaut more { $zone_in } in this production.
       *[other] { $player } counts { $n } astronauts more { $zone_in } in this production.
    }
log-land = Ship { $ship } lands { $zone_in }.
log-arrive =
    { $n ->
        [one] { $n } astronaut of { $player } arrives { $zone_in }.
       *[other] { $n } astronauts of { $player } arrive { $zone_in }.
    }
log-vanish = Ship { $ship } never had a destination: it is discarded, and who is aboard is lost in space.
log-resource = There is { $resource } { $zone_in }.
log-dock = Ship { $ship } docks at dock { $n }.
log-reshuffle =
    { $n ->
        [one] The ship deck is made anew from { $n } card.
       *[other] The ship deck is made anew from { $n } cards.
    }
log-first = { $player } is the first player now.
log-production = Production { $n }.
log-gain = { $player } gains { $n } × { $resource } { $zone_in }.
log-ice = { $player } gains { $n } × ice.
log-reveal-phase = The discoveries are revealed.
log-discovery = { $zone }: { $event }.
log-lose = An astronaut of { $player } { $zone_in } is lost in space.
log-pull =
    { $n ->
        [one] { $n } astronaut of { $player } is pulled { $zone_to }.
       *[other] { $n } astronauts of { $player } are pulled { $zone_to }.
    }
log-mission =
    { $n ->
        [one] { $player } reveals { $event }: { $n } point.
       *[other] { $player } reveals { $event }: { $n } points.
    }
log-end = The game is over.

## The score.

score-missions = Missions
score-ice-monopoly = Ice Monopoly
score-ice = Ice
score-sylvanite = Sylvanite
score-celerium = Celerium
score-discoveries = Discoveries

end-track = Ten rounds are played, and all points are counted.
end-neutral = A neutral colour has more points than both main colours: nobody wins.
