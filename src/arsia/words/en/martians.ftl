### Martians: A Story of Civilization.

game-martians = Martians: A Story of Civilization

## Names of things.

good-energy = energy
    .one = energy
    .few = energy
    .many = energy
good-regolith = regolith
    .one = regolith
    .few = regolith
    .many = regolith
good-ice = ice
    .one = ice
    .few = ice
    .many = ice
good-supply = supplies
    .one = supply
    .few = supplies
    .many = supplies
good-water = water
    .one = water
    .few = water
    .many = water
good-food = food
    .one = food
    .few = food
    .many = food
good-medicine = medicine
    .one = medicine
    .few = medicine
    .many = medicine
good-credit = credits
    .one = credit
    .few = credits
    .many = credits
good-reputation = reputation
    .one = reputation
    .few = reputation
    .many = reputation
building-moxie = MOXIE generator
    .in = in the MOXIE generator
    .to = to the MOXIE generator
    .from = from the MOXIE generator
building-construction = Construction
    .in = at Construction
    .to = to Construction
    .from = from Construction
building-hospital = Hospital
    .in = in the Hospital
    .to = to the Hospital
    .from = from the Hospital
building-water-plant = Water treatment plant
    .in = in the Water treatment plant
    .to = to the Water treatment plant
    .from = from the Water treatment plant
building-mining = Mining
    .in = at Mining
    .to = to Mining
    .from = from Mining
building-lander = Lander
    .in = in the Lander
    .to = to the Lander
    .from = from the Lander
building-greenhouses = Greenhouses
    .in = in the Greenhouses
    .to = to the Greenhouses
    .from = from the Greenhouses
building-education = Education centre
    .in = in the Education centre
    .to = to the Education centre
    .from = from the Education centre
building-laboratory = Laboratory
    .in = in the Laboratory
    .to = to the Laboratory
    .from = from the Laboratory
building-pool = your pool
    .in = in your pool
    .to = to your pool
    .from = from your pool
area-lazaret = Lazaret
    .in = in the Lazaret
    .why = Sickness
area-homes = Homes
    .in = in the Homes
    .why = Hunger
installation-solar = solar panel
installation-wind = wind power plant
token-oxygen = oxygen
    .of = oxygen token
    .many = oxygen tokens
token-sickness = sickness
    .of = sickness token
    .many = sickness tokens
token-hunger = hunger
    .of = hunger token
    .many = hunger tokens
technology-medicine = Medicine
technology-co2-converter = CO2 converter
technology-birth-control = Birth control
technology-long-arm = Long arm
technology-weather-reports = Weather reports
technology-dna-modification = DNA modification
technology-solar-energy = Solar energy
technology-kinetic-energy = Kinetic energy
technology-molecular-sensor = Molecular sensor
person-dietitian = Dietitian
person-engineer = Engineer
person-pharmacist = Pharmacist
person-doctor = Doctor
person-chemist = Chemist
person-power-manager = Power plant manager
person-soil-analyst = Soil analyst
person-builder = Builder
person-botanist = Botanist
person-geologist = Geologist
person-scientist = Scientist
weather-stable = Stable weather
weather-solar-activity-cheap = Solar activity (cheap harvest)
weather-solar-activity-rich = Solar activity (rich harvest)
weather-wind = Wind
weather-sandstorm-poor = Sandstorm (poor harvest)
weather-sandstorm-costly = Sandstorm (costly harvest)
weather-earthquake = Earthquake
event-E101 = Supply drop
event-E102 = Communications window
event-E103 = Loose ground
event-E104 = Dust on the panels
event-E105 = Voltage spike
event-E106 = Frozen valve
event-E107 = High spirits
event-E108 = Ice lens
event-E201 = Solar flare
event-E202 = Spoiled food
event-E203 = Flu outbreak
event-E204 = Lander inspection
event-E205 = Private sponsor
event-E206 = Cabling fault
event-E207 = Rich vein
event-E208 = Broadcast to Earth
event-E301 = Meteorite strike
event-E302 = Radiation
event-E303 = Water leak
event-E304 = Strike
event-E305 = Seed bank
event-E306 = Overtime
event-E307 = Resupply ship
event-E308 = Short circuit
event-E401 = Solar flare
event-E402 = Famine
event-E403 = Hull breach
event-E404 = Live interview
event-E405 = Worn equipment
event-E406 = Scientific breakthrough
event-E407 = Battery reserve
event-E408 = Quarantine
event-S101 = South entrance
event-S102 = Transmitter
event-S103 = Key
event-S104 = S.O.S.
event-S105 = Journal
event-S106 = Medic
event-S107 = Pantry
event-S108 = Living quarters
event-S201 = Agent
event-S202 = Desperate man
event-S203 = Radiation effects
event-S204 = Careless handling
event-S301 = Confusion
event-S302 = Hard landing
event-S303 = Fuel leak
event-S304 = Loss of contact
event-S401 = Avalanche
event-S402 = Guide
event-S403 = Cave
event-S404 = Summit
event-S501 = Uninvited guests
event-S502 = Food theft
event-S503 = Threat
event-S504 = Sabotage
order-O01 = Soil samples
order-O02 = Ice cores
order-O03 = Regolith shipment
order-O04 = Mixed cores
order-O05 = Sulphate study
order-O06 = Olivine study
order-O07 = Rare pair
order-O08 = Full spectrum
order-O09 = Magnetite pair
order-O10 = Jarosite series
order-O11 = Tasting menu
order-O12 = Food reserve
order-O13 = Meal kits
order-O14 = First aid
order-O15 = Field hospital
order-O16 = Survival kit
order-O17 = Water test batch
order-O18 = Reservoir
order-O19 = Power test
order-O20 = Grid demonstration
order-O21 = Spare parts
order-O22 = Habitat kit
order-O23 = Charter fee
order-O24 = Model base
tile-RT01 = Research tile 1
tile-RT02 = Research tile 2
tile-RT03 = Research tile 3
tile-RT04 = Research tile 4
tile-RT05 = Research tile 5
tile-RT06 = Research tile 6
tile-RT07 = Research tile 7
tile-RT08 = Research tile 8
tile-RT09 = Research tile 9
tile-RT10 = Research tile 10
tile-RT11 = Research tile 11
tile-RT12 = Research tile 12
tile-RT13 = Research tile 13
tile-RT14 = Research tile 14
tile-RT15 = Research tile 15
tile-RT16 = Research tile 16
tile-RT17 = Research tile 17
tile-RT18 = Research tile 18
tile-RT19 = Research tile 19
tile-RT20 = Research tile 20
ground-MT1 = 2 regolith
ground-MT2 = 2 ice
ground-MT3 = 1 regolith, 1 ice
ground-MT4 = 2 regolith, 1 ice
ground-MT5 = 1 regolith, 2 ice
ground-MT6 = 3 regolith
ground-MT7 = 3 ice
ground-MT8 = 2 regolith, 2 ice
mineral-yellow = Jarosite (yellow)
    .one = yellow card
    .few = yellow cards
    .many = yellow cards
mineral-green = Olivine (green)
    .one = green card
    .few = green cards
    .many = green cards
mineral-black = Magnetite (black)
    .one = black card
    .few = black cards
    .many = black cards
mineral-white = Gypsum (white)
    .one = white card
    .few = white cards
    .many = white cards
mineral-proof-of-life = Proof of life
    .one = Proof of life
    .few = Proofs of life
    .many = Proofs of life
crop-base = Basic crop
crop-algae = Algae
crop-potatoes = Potatoes
crop-medicinal-herbs = Medicinal herbs
goal-HG01 = Hidden goal 1
goal-HG02 = Hidden goal 2
goal-HG03 = Hidden goal 3
goal-HG04 = Hidden goal 4
goal-HG05 = Hidden goal 5
goal-HG06 = Hidden goal 6
goal-HG07 = Hidden goal 7
goal-HG08 = Hidden goal 8
goal-HG09 = Hidden goal 9
goal-HG10 = Hidden goal 10
goal-HG11 = Hidden goal 11
goal-HG12 = Hidden goal 12
scenario-botanical-capsule = Botanical capsule
scenario-relay-station = Relay station
scenario-new-settlers = New settlers
scenario-deep-drilling = Deep drilling
scenario-mars-one = Mars One
scenario-refugees = Refugees
scenario-mission-to-phobos = Mission to Phobos
scenario-martian-face = Martian face
scenario-dark-side-of-mars = Dark side of Mars
scenario-underground-colony = Underground colony
scenario-catastrophe = Catastrophe
scenario-vastitas-borealis = Vastitas Borealis
scenario-the-end = The end
mission-BC-A = Substrate
mission-BC-B = Seedlings
mission-BC-C = Climate unit
mission-RS-A = Mast segment
mission-RS-B = Power cells
mission-RS-C = Calibration
mission-NS-A = Living module
mission-NS-B = Welcome pack
mission-DD-A = Shaft section
mission-DD-B = Ice core
mission-DD-C = Core analysis
mission-MO-A = Clear the entrance
mission-MO-B = Restore power
mission-MO-C = Decode the logs
mission-MO-D = Tend the crew
mission-RF-A = Rescue
mission-RF-B = Integrate
mission-RF-C = Medical check
mission-PH-A = Hull section
mission-PH-B = Fuel tank
mission-PH-C = Provisions
mission-PH-D = Launch
mission-MF-A = Expedition step
mission-MF-B = Survey
mission-DS-A = Negotiation
mission-DS-B = Medical aid
mission-DS-C = Guard post
mission-UC-A = Tunnel
mission-UC-B = Chamber
mission-CA-A = Rebuild shelter
mission-VB-A = Pipeline
mission-VB-B = Reservoir
mission-TE-A = Ship repair
mission-TE-B = Propellant
mission-TE-C = Boarding
mission-TE-D = Departure
exploration-clear = clear path
exploration-regolith-cache = regolith cache
exploration-ice-cache = ice cache
exploration-mineral-vein = mineral vein
exploration-crashed-probe = crashed probe
exploration-rockfall = rockfall
exploration-relic = relic
colour-weather = Weather
colour-specialist = Specialist
colour-helper = Helper
colour-boon = Boon
colour-crisis = Crisis
colour-choice = Choice
colour-neutral = Event
colour-order = Order
colour-tile = Research tile
colour-ground = Mining tile
colour-mineral = Regolith card
colour-crop = Crop
colour-goal = Hidden goal
colour-colony = Colony technology
colour-corporation = Corporation technology
colour-scenario = Scenario
colour-mission = Requirement
colour-exploration = Exploration token

## Amounts.

list-needs = { $before }; { $next }
list-effects = { $before }; { $next }
amount =
    { $n ->
        [one] { $n } { $good_one }
       *[other] { $n } { $good_many }
    }
mineral-cards =
    { $n ->
        [one] { $n } { $mineral_one }
       *[other] { $n } { $mineral_many }
    }
mineral-any =
    { $n ->
        [one] { $n } regolith card of any kind
       *[other] { $n } regolith cards of any kind
    }
mineral-distinct =
    { $n ->
        [one] { $n } regolith card
       *[other] { $n } regolith cards of different colours
    }
nothing = nothing

## Card texts, made from what the cards are.

weather-text = { SENTENCE($effects) }
weather-text-none = Nothing changes.
weather-solar-more = every solar panel produces { $n } more energy
weather-solar-less = every solar panel produces { $n } less energy
weather-wind-more = every wind power plant produces { $n } more energy
weather-wind-less = every wind power plant produces { $n } less energy
weather-harvest-energy-more = a harvest costs { $n } more energy
weather-harvest-energy-less = a harvest costs { $n } less energy
weather-food-more = a harvest gives { $n } more food
weather-food-less = a harvest gives { $n } less food
weather-crystals-less = an extraction gives { $n } less crystal
specialist-text = { SENTENCE(specialist-text-parts) }
specialist-text-parts = once a round, pay { $cost }: { $effects }
effect-gain = gain { $goods }
effect-remove =
    { $n ->
        [one] remove { $n } { $token_of } from any Quarter (COM.4: from your own)
       *[other] remove up to { $n } { $token_many } from any Quarters (COM.4: from your own)
    }
effect-draw =
    { $n ->
        [one] draw { $n } regolith card
       *[other] draw { $n } regolith cards
    }
effect-construct = do one action of Construction at its usual cost, time included, without a marker
helper-text-botanist = Every harvest gives 1 more food.
helper-text-geologist = Every extraction takes up to 1 more crystal.
helper-text-scientist = A research tile and every technology take 1 time unit less, but at least 1.
order-text =
    { $reputation ->
        [one] Deliver { $cost } for { $reputation } reputation.
       *[other] Deliver { $cost } for { $reputation } reputation.
    }
mission-text = { order-text }
tile-text =
    { $credits ->
        [one] { tile-time }: { $cost } for { $credits } credit.
       *[other] { tile-time }: { $cost } for { $credits } credits.
    }
tile-time =
    { $time ->
        [one] { $time } time unit
       *[other] { $time } time units
    }
ground-text = A tile with { $regolith } regolith and { $ice } ice.
mineral-text = A mineral for research and orders; there are { $n }.
mineral-text-proof = Stands for any colour, or is discarded in your turn for 2 reputation; there are { $n }.
crop-text = Harvest: pay { $cost }, gain { $goods }.
goal-text =
    { $reputation ->
        [one] At the end of the game have { $cost }: { $reputation } reputation.
       *[other] At the end of the game have { $cost }: { $reputation } reputation.
    }
needs-helper = a { $person }
needs-same = { $n } helpers of one type
needs-specialists =
    { $n ->
        [one] { $n } specialist
       *[other] { $n } specialists
    }
technology-text = { tile-time }, 1 energy: { $effect }
technology-text-medicine = 3 reputation, and 1 sickness token less at every refill.
technology-text-co2-converter = 3 reputation, and 1 oxygen token less at every refill.
technology-text-birth-control = 3 reputation, and 1 natural growth token at every refill.
technology-text-long-arm = the machine also digs tiles beside it.
technology-text-weather-reports = you see the next weather card at any time.
technology-text-dna-modification = 1 more time unit in each of your turns, from the next one on.
technology-text-solar-energy = each of your solar panels produces 1 more energy.
technology-text-kinetic-energy = each of your wind power plants produces 1 more energy.
technology-text-molecular-sensor = 1 more regolith card whenever you analyse regolith.
scenario-text =
    { $seats ->
        [one] { $seats } player: { $needs }.
       *[other] { $seats } players: { $needs }.
    }
scenario-mission = { $n } × { $mission }
needs-installations = { $n } energy installations
needs-fourth = the fourth colonist unlocked
needs-satisfaction = { $n } reputation in all
needs-summit = the expedition on the Summit
needs-hostility = hostility at most { $n }
needs-trust = trust at least { $n }
needs-undamaged = no upgrade token left in: { $buildings }
needs-built = built: { $buildings }
scenario-rules-botanical-capsule = No special rules.
scenario-rules-relay-station = No special rules.
scenario-rules-new-settlers = Clean Quarters in cycles 1 to 3, or birth control and two clean cycles, unlock the fourth colonist in time.
scenario-rules-deep-drilling = The third row of the mining area also starts face up. The core analysis needs one shaft section and one ice core first.
scenario-rules-mars-one = The requirements open one after the other: entrance, then power and crew, then logs. One of two own events comes into the stack of each cycle.
scenario-rules-refugees = A rescued refugee brings 1 hunger at every refill until it is integrated; then it is a marker that any player may use, also where an own marker stands, but one to a building. At the end of each cycle every refugee still outside costs 1 reputation: the colony where all share it, else every player.
scenario-rules-mission-to-phobos = The launch needs everything else first. After it no event can undo a finished part.
scenario-rules-martian-face = An expedition climbs five rows to the Summit; rows 3 and 5 cost 1 supply more. Each space holds a hidden token that works once. A space is surveyed once.
scenario-rules-dark-side-of-mars = Hostility begins at 4, with three players at 5, with four at 6. It grows at every refill, by 1 for up to two players and by 2 for more. Negotiation lowers it by 1, medical aid by 2; each of them builds 1 trust. A guard post can cancel one of the strangers’ events. At 12 the colony is lost, and in the semi-co-operative game the mission.
scenario-rules-underground-colony = A chamber needs a tunnel that no chamber uses. When an earthquake comes, the colony pays 1 supply or loses such a tunnel.
scenario-rules-catastrophe = Everybody begins with 4 energy instead of 5 (alone with 8 instead of 10), the RTG with 2 less, and upgrade tokens lie on the first spaces of MOXIE, Mining and Lander.
scenario-rules-vastitas-borealis = A solar panel produces 1 energy instead of 2. An extraction that brings ice brings 1 ice more.
scenario-rules-the-end = In cycles 3 and 4 the refill brings 1 oxygen token more. Boarding needs one ship repair first, the departure everything else.
exploration-text-clear = Nothing happens; { $n } tokens.
exploration-text-regolith-cache = Gain 2 regolith; { $n } tokens.
exploration-text-ice-cache = Gain 2 ice; { $n } tokens.
exploration-text-mineral-vein = Draw 2 regolith cards; { $n } tokens.
exploration-text-crashed-probe = Gain 4 credits; { $n } tokens.
exploration-text-rockfall = Pay 1 energy or go back; { $n } tokens.
exploration-text-relic = Gain 3 reputation; { $n } tokens.

## Events. A whole text is put together in `event-text` and nowhere else.

event-text = { SENTENCE($effects) }{ $duration }
duration-instant = { "" }
duration-this-production = { " " }For the coming production.
duration-end-of-round = { " " }Until the end of the round.
duration-end-of-cycle = { " " }Until the end of the cycle.
duration-until-used = { " " }Until it is used.
effect-each-gains = every player gains { $goods }
effect-each-loses = every player loses { $goods }, as far as possible
effect-each-loses-or = every player loses { $goods }, or else { $other }
effect-colony-loses-or = the colony (with own stocks, the first player) loses { $goods }; if it cannot: { $effect }
effect-lose-reputation = lose { $n } reputation
effect-reputation = every player, or where all share it the colony once, gains { $n } reputation
effect-add-demand = more { $token_many }, each into the Quarter with the fewest: { $few } for up to two players, { $three } for three, { $many } for four; in the competitive game { $each } for each player
effect-add-demand-same = { $n } more { $token_of }, into the Quarter with the fewest; in the competitive game { $each } for each player
effect-add-demand-shared = more { $token_many }, each into the Quarter with the fewest: { $few } for up to two players, { $three } for three, { $many } for four
effect-remove-demand = the first player removes { $token_many }: { $few } for up to two players, { $three } for three, { $many } for four
effect-remove-demand-same =
    { $n ->
        [one] the first player removes { $n } { $token_of }
       *[other] the first player removes { $n } { $token_many }
    }
effect-return-markers = all markers on action spaces return to their owners; those in Lazaret and Homes stay
effect-mod-moxie-energy = the MOXIE costs { $n } more energy
effect-mod-fewer-supplies = the Lander gives at most 1 supply at a time
effect-mod-rest-time = rest takes { $n } more time unit
effect-mod-fewer-deliveries = each turn delivers { $n } product less
effect-mod-no-mission = the mission action is closed
effect-mod-extract-energy = an extraction costs { $n } more energy
effect-mod-construction-energy = every action of Construction costs { $n } more energy
effect-mod-crystals = an extraction takes up to { $n } more crystal
effect-mod-food-reputation = each delivered food gives { $n } more reputation
effect-mod-free-crop = changing crops costs neither time nor energy
effect-mod-upgrade-time = spaces with upgrade tokens take { $n } more time unit
effect-mod-research-time = research takes { $n } time unit less, but at least 1
effect-mod-laboratory-time = technologies take { $n } time unit less, but at least 1
effect-mod-solar = every solar panel produces { $n } less energy
effect-mod-free-goods = the next requirement costs neither goods nor regolith cards, only time
effect-mod-free-step = the next step of the expedition costs no goods
effect-may-pay = every player may pay { $cost } for { $goods }
effect-choose-gain = every player gains { $one } or { $other }
effect-overtime = every player may take 1 more time unit in this round’s turn and adds 1 hunger token for it
effect-free-penalty = every player takes 1 marker back from Homes or Lazaret for nothing
effect-damage = the first player chooses one of these that is built: { $buildings }; an upgrade token comes onto its rightmost space without one
effect-damage-first = the first player chooses a building that is built and has no upgrade token on its first space; one comes there
effect-close = if a refugee is integrated, the first player closes the Hospital, the Water treatment plant or the Greenhouses
effect-pass-first = the first player marker goes one seat to the left
effect-if-waiting = if a rescued refugee is not integrated yet: { $effect }
effect-advance = “{ $mission }” counts as met once more, if it is still required, without a reward
effect-setback = lose one finished “{ $mission }”
effect-sos = the first to tend the crew in this cycle gains 2 more reputation; if nobody does, the colony loses 2, or where each has an own reputation every player 1
effect-hostility = hostility grows by { $n }
effect-go-down = the expedition goes down to the space below on the left
effect-go-up = the expedition may go up a row for nothing
effect-pay-or = the colony, with own stocks all together, may pay { $cost }; if it does not: { $effect }
effect-lose-tunnel = lose a tunnel without a chamber
effect-each-draws =
    { $n ->
        [one] every player draws { $n } regolith card
       *[other] every player draws { $n } regolith cards
    }
effect-first-draws =
    { $n ->
        [one] the first player draws { $n } regolith card
       *[other] the first player draws { $n } regolith cards
    }
effect-uncover =
    { $n ->
        [one] the first player turns up { $n } exploration token beside the expedition
       *[other] the first player turns up { $n } exploration tokens beside the expedition
    }

## Questions.

prompt-turn = Your turn: place a marker, act, rest, or end the turn.
prompt-turn-solo = The turn of { $player }: place a marker, act, rest, or end the turn.
prompt-act = What does your marker do { $building_in }?
prompt-act-refugee = What does the refugee do { $building_in }?
prompt-collect = Which markers do you take back? In your pool: { $n }.
prompt-deliver = Your colonists go home: what do they bring, and where? At most { $n } more.
prompt-dig = What does the machine dig up? The tile is then gone.
prompt-move = Where does the machine move?
prompt-builder = Which action of Construction does the Builder do?
prompt-quarter = Which Quarter do you look after?
prompt-keep = Which hidden goal do you keep? The other two go to the player on your left.
prompt-keep-last = Which hidden goal do you keep? The other one goes into the box.
prompt-block = In which round does { $player } skip a turn for the dead?
prompt-guard = Do you give up a guard post to cancel “{ $event }”?
prompt-lazaret = Sickness in { $quarter }: which marker of { $player } goes to the Lazaret?
prompt-homes = Hunger in { $quarter }: which marker of { $player } goes to the Homes?
prompt-remove = From which Quarter do you remove { $token_many } ({ $n } left to remove)?
prompt-pay-or = Pay { $cost }? Or else: { $effect }.
prompt-contribute = Together you may pay { $cost }. Or else: { $effect }. What do you add?
prompt-sponsor = Does { $player } pay { $cost } for { $goods }?
prompt-choose-gain = What does { $player } take: { $one } or { $other }?
prompt-overtime = Does { $player } work longer this round, for 1 more hunger?
prompt-free = Which marker does { $player } take back?
prompt-damage = Which building is hit? Its rightmost space without an upgrade token gets one.
prompt-damage-first = Which building is sabotaged? Its first space gets an upgrade token.
prompt-close = Which building is closed this round?
prompt-early-end = The mission is done and nobody lacks anything. Does the game end now? All must agree.
prompt-climb = Where does the expedition climb?
prompt-uncover = Which token do you turn up?
prompt-card = Which regolith card do you spend ({ $n } left to pay)?
prompt-rocks = Rocks block the way: pay { $cost }, or go back?
prompt-offer = What do you give, what do you want? Then send the offer.
prompt-answer = { $player } gives { $goods } and wants { $wants }. Do you accept?
prompt-answer-loan = A loan to be given back later: { $player } gives { $goods } and wants { $wants }. Do you accept?

## Options.

option-quarter = Look after { $quarter }
option-keep = Keep { $goal }
option-block = Skip round { $round }
option-place = Marker { $building_to }, space { $space }
option-refugee = Refugee { $building_to }, space { $space }
option-rest = Rest
option-collect = Take the marker back { $building_from }
option-collect-refugee = Call the refugee back { $building_from }
option-free = Free the marker { $area_in } of { $quarter }
option-rtg = Take 1 energy from the RTG for 1 reputation
option-use = Pay the { $person }
option-proof = Discard a Proof of life for 2 reputation
option-end = End the turn
option-deliver = Bring { $good } to { $quarter }
option-done = Done
option-oxygen = Oxygen for { $quarter }
option-build = Build: { $building }
option-upgrade = Upgrade: { $building }, space { $space }
option-install = Put up a { $installation }
option-medicine = Make medicine
option-treat = Treat ice: 2 water
option-dig = Dig { $hex }: { $regolith } regolith, { $ice } ice
option-move = Move the machine to { $hex }
option-analyse = Analyse the regolith
option-research = Research: { $tile }
option-supplies =
    { $n ->
        [one] Fetch { $n } supply
       *[other] Fetch { $n } supplies
    }
option-mission = Mission: { $mission }
option-expedition =
    { $row ->
        [6] Expedition to the Summit (space { $column })
       *[other] Expedition to row { $row }, space { $column }
    }
option-order = Order: { $order }
option-card = Spend { $mineral }
option-harvest = Harvest
option-change-crop = Change the crop to { $crop }
option-hire = Hire the { $person }
option-colony-tech = Develop for the colony: { $technology }
option-corp-tech = Develop: { $technology }
option-remove = { $quarter }: remove { $token }
option-surrender = Give a marker { $building_from }
option-damage = Damage: { $building }
option-close = Close: { $building }
option-gain = Take { amount }
option-overtime = Work longer
option-uncover = Turn up the token in row { $row }, space { $column }
option-guard = Give up a guard post
option-back = Go back
option-contribute = Add 1 of: { $good }
option-pay = Pay
option-skip = No
option-stop = End the game
option-go-on = Go on
option-offer = Make { $player } an offer
option-give = Give { amount }
option-want = Want { amount }
option-send = Send the offer
option-lend = Send it as a loan, to be given back
option-cancel = No offer
option-accept = Accept
option-decline = Decline

## Why not.

why-goods = it takes { $n } { $good_many } and you have { $have }
why-cards = you lack the regolith cards for it
why-no-marker = you have no marker left in your pool
why-no-refugee = no refugee is free to work
why-unavailable = this space is not used with so few players
why-unbuilt = it is not built yet: { $building }
why-closed = it is closed this round: { $building }
why-own-marker = there already is a marker of yours { $building_in }
why-refugee-there = there already is a refugee { $building_in }
why-nothing-to-do = there is nothing to do for it now { $building_in }
why-taken = somebody stands there
why-no-demand = no { $token_of } asks for it
why-no-regolith = no regolith was just mined
why-installations = you have all the installations you may have
why-fewer-supplies = the Lander gives only 1 supply at a time this round
why-no-mission = there is no mission action this round
why-mission-done =
    { $n ->
        [one] it was met { $n } time, and more is not asked for
       *[other] it was met { $n } times, and more is not asked for
    }
why-mission-first = this comes first: { $mission }
why-surveyed = the expedition must stand on a space that nobody has surveyed
why-same-crop = you grow that already
why-no-crop = no tile of that crop is left
why-known = it is developed already
why-nothing-to-collect = nobody stands on the board whom you could take back
why-rtg-used = you took energy from the RTG this turn
why-rtg-empty = the RTG is empty
why-used = the specialist has worked this round
why-time =
    { $n ->
        [one] it takes { $n } time unit and you have { $have }
       *[other] it takes { $n } time units and you have { $have }
    }
why-offers =
    { $n ->
        [one] you made { $n } offer this turn
       *[other] you made { $n } offers this turn
    }
why-specialists =
    { $n ->
        [one] you have { $n } specialist, and nobody has more
       *[other] you have { $n } specialists, and nobody has more
    }
why-helpers =
    { $n ->
        [one] you have { $n } helper, and nobody has more
       *[other] you have { $n } helpers, and nobody has more
    }
why-delivered =
    { $n ->
        [one] a turn delivers { $n } product
       *[other] a turn delivers { $n } products
    }
refuse-solo-seats = The solo mode is for 1 seat and the others are for 2 to 4; this table has { $seats }.
refuse-scenario-com = The competitive mode has no scenario; leave scenario at orders.
refuse-orders-together = Orders are for the competitive and the solo mode; name a scenario.
refuse-goals-mode = Hidden goals are for the competitive mode; choose mode com, or leave hidden_goals at false.
refuse-all-lose-mode = That all lose together is an option of the semi-co-operative mode; choose mode semi, or leave all_lose at false.
refuse-early-end-mode = How the game ends early is an option of the semi-co-operative mode; choose mode semi, or leave early_end at always.

## The log.

log-start = { $player } has the first player marker.
log-quarter = { $player } looks after { $quarter }.
log-keep = { $player } keeps a hidden goal.
log-kept = Only you see it: { $goal }.
log-cycle = Cycle { $n }.
log-last-for-mission = This is the last cycle. When it ends, the mission must be accomplished and no demand token left.
log-last-for-points = This is the last cycle. When it ends, points are counted, and every demand token left costs some.
log-round = Cycle { $cycle }, round { $n }.
log-refill = New specialists, helpers and tiles are laid out.
log-growth = A natural growth token for { $player }.
log-growth-for-all = A natural growth token for the whole colony.
log-fourth = { $player } has a fourth colonist.
log-demand = { $quarter }: { $n } × { $token_of } added.
log-remove = { $quarter }: 1 { $token_of } removed.
log-block = The dead of { $player } block round { $round }.
log-event = Event “{ $event }”.
log-guard = { $player } gives up a guard post, and nothing happens.
log-weather = Weather: { $weather }.
log-turn = The turn of { $player }.
log-place = { $player } sends a marker { $building_to }, space { $space }.
log-refugee = { $player } sends a refugee { $building_to }, space { $space }.
log-rest = { $player } rests.
log-collect = { $player } takes the marker back { $building_from }.
log-collect-refugee = { $player } calls the refugee back { $building_from }.
log-free = { $player } frees a marker { $area_in } of { $quarter }.
log-rtg = { $player } takes energy from the RTG.
log-use = { $player } pays a specialist: { $person }.
log-home = The colonists of { $player } go home.
log-deliver = { $player } brings { $good } to { $quarter }.
log-gain = { $player } gains { amount }.
log-pay = { $player } pays { amount }.
log-build = { $player } builds: { $building }.
log-upgrade = { $player } upgrades: { $building }, space { $space }.
log-install = { $player } puts up a { $installation }.
log-dig = { $player } digs { $hex }.
log-move = The machine moves to { $hex } ({ $player }).
log-unearth = { $hex } is turned up: { $ground }.
log-analyse = { $player } analyses regolith.
log-drawn = A regolith card of { $player }: { $mineral }.
log-discard = { $player } discards a regolith card: { $mineral }.
log-research = { $player } finishes { $tile }.
log-mission = { $player } meets a requirement: { $mission }.
log-order = { $player } fills an order: { $order }.
log-harvest = { $player } harvests: { $crop }.
log-change-crop = { $player } now grows: { $crop }.
log-hire = { $player } hires: { $person }.
log-colony-tech = { $player } develops for the colony: { $technology }.
log-corp-tech = { $player } develops: { $technology }.
log-flare = All markers on action spaces return to their owners.
log-overtime = { $player } works longer this round.
log-damage = Damaged: { $building }, space { $space }.
log-close = Closed this round: { $building }.
log-advance = “{ $mission }” counts as met once more, without a reward.
log-setback = One “{ $mission }” is lost.
log-hostility = Hostility is at { $n }.
log-expedition = The expedition comes to row { $row }, space { $column } ({ $player }).
log-summit = The expedition reaches the Summit ({ $player }).
log-uncover = Row { $row }, space { $column }: { $exploration }.
log-descend =
    { $row ->
        [0] The expedition is back in the base camp.
       *[other] The expedition is back in row { $row }.
    }
log-summary = The Quarters are summed up.
log-stop = { $player } wants the game to end.
log-go-on = { $player } goes on, so the game does.
log-dead = There is no oxygen in { $quarter }: a colonist of { $player } has died.
log-surrender = { $area_why } in { $quarter }: a marker of { $player } is held { $area_in }.
log-offer = { $player } makes { $other } an offer.
log-gives = { $player } offers { amount }.
log-wants = { $player } wants { amount }.
log-as-loan = { $player } means it as a loan.
log-accept = { $player } accepts the offer of { $other }.
log-decline = { $player } declines the offer of { $other }.
log-promise = { $player } promises to give { amount } back to { $other }.
log-end = The game is over.
log-draw =
    { $n ->
        [one] { $player } draws { $n } regolith card.
       *[other] { $player } draws { $n } regolith cards.
    }
log-reshuffle =
    { $n ->
        [one] { $n } regolith card makes a new deck.
       *[other] { $n } regolith cards make a new deck.
    }

## The score.

score-reputation = Reputation
score-satisfaction = Satisfaction of the colony
score-energy = Energy, 1 for every 3
score-demand = Demand tokens left
score-dead = Dead colonists
score-fourth = Fourth colonist
score-pioneer = Pioneer of construction
score-builder = Builder
score-goals = Hidden goals
end-last-cycle = The last cycle is over.
end-orders = Four cycles are over; this is what your colony has achieved.
end-accomplished = The mission is accomplished, and nobody lacks anything.
end-failed = The mission has failed.
end-nobody-left = Nobody in the colony is left alive.
end-hostility = The strangers have overrun the colony.
