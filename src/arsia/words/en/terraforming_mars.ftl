### Terraforming Mars.

game-terraforming-mars = Terraforming Mars

## Names of things.

resource-mc = M€
    .one = M€
    .many = M€
    .production = M€ production
resource-steel = steel
    .one = steel
    .many = steel
    .production = steel production
resource-titanium = titanium
    .one = titanium
    .many = titanium
    .production = titanium production
resource-plants = plants
    .one = plant
    .many = plants
    .production = plant production
    .convert = Turn plants into a greenery
    .converts = turns plants into a greenery
resource-energy = energy
    .one = energy
    .many = energy
    .production = energy production
resource-heat = heat
    .one = heat
    .many = heat
    .production = heat production
    .convert = Turn heat into temperature
    .converts = turns heat into temperature

kind-animal = animals
    .one = animal
    .many = animals
    .some = an animal
kind-microbe = microbes
    .one = microbe
    .many = microbes
    .some = a microbe
kind-science = science resources
    .one = science resource
    .many = science resources
    .some = a science resource
kind-fighter = fighters
    .one = fighter
    .many = fighters
    .some = a fighter
kind-any = resources
    .one = resource
    .many = resources
    .some = a resource

tag-building = building
    .a = a building
tag-space = space
    .a = a space
tag-science = science
    .a = a science
tag-power = power
    .a = a power
tag-earth = Earth
    .a = an Earth
tag-jovian = Jovian
    .a = a Jovian
tag-plant = plant
    .a = a plant
tag-microbe = microbe
    .a = a microbe
tag-animal = animal
    .a = an animal
tag-city = city
    .a = a city

colour-automated = automated project
colour-active = active project
colour-event = event
colour-corporation = corporation

parameter-temperature = temperature
    .it = the temperature
parameter-oxygen = oxygen
    .it = the oxygen
parameter-oceans = oceans
    .it = the number of oceans

tile-none = no tile
    .a = no tile
    .then = {""}
tile-ocean = ocean
    .a = an ocean
    .then = {""}
tile-greenery = greenery
    .a = a greenery
    .then = {" "}and raise oxygen 1 step
tile-city = city
    .a = a city
    .then = {""}
tile-capital = { card-capital }
    .a = the { card-capital } (a city)
    .then = {""}
tile-natural-preserve = { card-natural-preserve }
    .a = the { card-natural-preserve } tile
    .then = {""}
tile-mining-area = { card-mining-area }
    .a = the { card-mining-area } tile
    .then = {""}
tile-mining-rights = { card-mining-rights }
    .a = the { card-mining-rights } tile
    .then = {""}
tile-commercial-district = { card-commercial-district }
    .a = the { card-commercial-district } tile
    .then = {""}
tile-nuclear-zone = { card-nuclear-zone }
    .a = the { card-nuclear-zone } tile
    .then = {""}
tile-industrial-center = { card-industrial-center }
    .a = the { card-industrial-center } tile
    .then = {""}
tile-ecological-zone = { card-ecological-zone }
    .a = the { card-ecological-zone } tile
    .then = {""}
tile-lava-flows = { card-lava-flows }
    .a = the { card-lava-flows } tile
    .then = {""}
tile-mohole-area = { card-mohole-area }
    .a = the { card-mohole-area } tile
    .then = {""}
tile-restricted-area = { card-restricted-area }
    .a = the { card-restricted-area } tile
    .then = {""}

project-sell-patents = Sell patents
project-power-plant = Power plant
project-asteroid = Asteroid
project-aquifer = Aquifer
project-greenery = Greenery
project-city = City

milestone-terraformer = Terraformer
    .what = TR
milestone-mayor = Mayor
    .what = cities
milestone-gardener = Gardener
    .what = greeneries
milestone-builder = Builder
    .what = building tags
milestone-planner = Planner
    .what = cards in hand

award-landlord = Landlord
award-banker = Banker
award-scientist = Scientist
award-thermalist = Thermalist
award-miner = Miner

## Spaces: rows from the north by letter, the hexes of a row from the west by number.

space-r0c0 = A1
space-r0c1 = A2
space-r0c2 = A3
space-r0c3 = A4
space-r0c4 = A5
space-r1c0 = B1
space-r1c1 = B2 (Tharsis Tholus)
space-r1c2 = B3
space-r1c3 = B4
space-r1c4 = B5
space-r1c5 = B6
space-r2c0 = C1 (Ascraeus Mons)
space-r2c1 = C2
space-r2c2 = C3
space-r2c3 = C4
space-r2c4 = C5
space-r2c5 = C6
space-r2c6 = C7
space-r3c0 = D1 (Pavonis Mons)
space-r3c1 = D2
space-r3c2 = D3
space-r3c3 = D4
space-r3c4 = D5
space-r3c5 = D6
space-r3c6 = D7
space-r3c7 = D8
space-r4c0 = E1 (Arsia Mons)
space-r4c1 = E2
space-r4c2 = E3 (Noctis)
space-r4c3 = E4
space-r4c4 = E5
space-r4c5 = E6
space-r4c6 = E7
space-r4c7 = E8
space-r4c8 = E9
space-r5c0 = F1
space-r5c1 = F2
space-r5c2 = F3
space-r5c3 = F4
space-r5c4 = F5
space-r5c5 = F6
space-r5c6 = F7
space-r5c7 = F8
space-r6c0 = G1
space-r6c1 = G2
space-r6c2 = G3
space-r6c3 = G4
space-r6c4 = G5
space-r6c5 = G6
space-r6c6 = G7
space-r7c0 = H1
space-r7c1 = H2
space-r7c2 = H3
space-r7c3 = H4
space-r7c4 = H5
space-r7c5 = H6
space-r8c0 = I1
space-r8c1 = I2
space-r8c2 = I3
space-r8c3 = I4
space-r8c4 = I5
space-phobos-space-haven = Phobos
space-ganymede-colony = Ganymede

## Cards by their numbers, then the corporations.

card-colonizer-training-camp = Colonizer Training Camp
card-asteroid-mining-consortium = Asteroid Mining Consortium
card-deep-well-heating = Deep Well Heating
card-cloud-seeding = Cloud Seeding
card-search-for-life = Search For Life
card-inventors-guild = Inventors’ Guild
card-martian-rails = Martian Rails
card-capital = Capital
card-asteroid = Asteroid
card-comet = Comet
card-big-asteroid = Big Asteroid
card-water-import-from-europa = Water Import From Europa
card-space-elevator = Space Elevator
card-development-center = Development Center
card-equatorial-magnetizer = Equatorial Magnetizer
card-domed-crater = Domed Crater
card-noctis-city = Noctis City
card-methane-from-titan = Methane From Titan
card-imported-hydrogen = Imported Hydrogen
card-research-outpost = Research Outpost
card-phobos-space-haven = Phobos Space Haven
card-black-polar-dust = Black Polar Dust
card-arctic-algae = Arctic Algae
card-predators = Predators
card-space-station = Space Station
card-eos-chasma-national-park = Eos Chasma National Park
card-interstellar-colony-ship = Interstellar Colony Ship
card-security-fleet = Security Fleet
card-cupola-city = Cupola City
card-lunar-beam = Lunar Beam
card-optimal-aerobraking = Optimal Aerobraking
card-underground-city = Underground City
card-regolith-eaters = Regolith Eaters
card-ghg-producing-bacteria = GHG Producing Bacteria
card-ants = Ants
card-release-of-inert-gases = Release of Inert Gases
card-nitrogen-rich-asteroid = Nitrogen-Rich Asteroid
card-rover-construction = Rover Construction
card-deimos-down = Deimos Down
card-asteroid-mining = Asteroid Mining
card-food-factory = Food Factory
card-archaebacteria = Archaebacteria
card-carbonate-processing = Carbonate Processing
card-natural-preserve = Natural Preserve
card-nuclear-power = Nuclear Power
card-lightning-harvest = Lightning Harvest
card-algae = Algae
card-adapted-lichen = Adapted Lichen
card-tardigrades = Tardigrades
card-virus = Virus
card-miranda-resort = Miranda Resort
card-fish = Fish
card-lake-marineris = Lake Marineris
card-small-animals = Small Animals
card-kelp-farming = Kelp Farming
card-mine = Mine
card-vesta-shipyard = Vesta Shipyard
card-beam-from-a-thorium-asteroid = Beam From A Thorium Asteroid
card-mangrove = Mangrove
card-trees = Trees
card-great-escarpment-consortium = Great Escarpment Consortium
card-mineral-deposit = Mineral Deposit
card-mining-expedition = Mining Expedition
card-mining-area = Mining Area
card-building-industries = Building Industries
card-land-claim = Land Claim
card-mining-rights = Mining Rights
card-sponsors = Sponsors
card-electro-catapult = Electro Catapult
card-earth-catapult = Earth Catapult
card-advanced-alloys = Advanced Alloys
card-birds = Birds
card-mars-university = Mars University
card-viral-enhancers = Viral Enhancers
card-towing-a-comet = Towing A Comet
card-space-mirrors = Space Mirrors
card-solar-wind-power = Solar Wind Power
card-ice-asteroid = Ice Asteroid
card-quantum-extractor = Quantum Extractor
card-giant-ice-asteroid = Giant Ice Asteroid
card-ganymede-colony = Ganymede Colony
card-callisto-penal-mines = Callisto Penal Mines
card-giant-space-mirror = Giant Space Mirror
card-trans-neptune-probe = Trans-Neptune Probe
card-commercial-district = Commercial District
card-robotic-workforce = Robotic Workforce
card-grass = Grass
card-heather = Heather
card-peroxide-power = Peroxide Power
card-research = Research
card-gene-repair = Gene Repair
card-io-mining-industries = Io Mining Industries
card-bushes = Bushes
card-mass-converter = Mass Converter
card-physics-complex = Physics Complex
card-greenhouses = Greenhouses
card-nuclear-zone = Nuclear Zone
card-tropical-resort = Tropical Resort
card-toll-station = Toll Station
card-fueled-generators = Fueled Generators
card-ironworks = Ironworks
card-power-grid = Power Grid
card-steelworks = Steelworks
card-ore-processor = Ore Processor
card-earth-office = Earth Office
card-acquired-company = Acquired Company
card-media-archives = Media Archives
card-open-city = Open City
card-media-group = Media Group
card-business-network = Business Network
card-business-contacts = Business Contacts
card-bribed-committee = Bribed Committee
card-solar-power = Solar Power
card-breathing-filters = Breathing Filters
card-artificial-photosynthesis = Artificial Photosynthesis
card-artificial-lake = Artificial Lake
card-geothermal-power = Geothermal Power
card-farming = Farming
card-dust-seals = Dust Seals
card-urbanized-area = Urbanized Area
card-sabotage = Sabotage
card-moss = Moss
card-industrial-center = Industrial Center
card-hired-raiders = Hired Raiders
card-hackers = Hackers
card-ghg-factories = GHG Factories
card-subterranean-reservoir = Subterranean Reservoir
card-ecological-zone = Ecological Zone
card-zeppelins = Zeppelins
card-worms = Worms
card-decomposers = Decomposers
card-fusion-power = Fusion Power
card-symbiotic-fungus = Symbiotic Fungus
card-extreme-cold-fungus = Extreme-Cold Fungus
card-advanced-ecosystems = Advanced Ecosystems
card-great-dam = Great Dam
card-cartel = Cartel
card-strip-mine = Strip Mine
card-wave-power = Wave Power
card-lava-flows = Lava Flows
card-power-plant = Power Plant
card-mohole-area = Mohole Area
card-large-convoy = Large Convoy
card-titanium-mine = Titanium Mine
card-tectonic-stress-power = Tectonic Stress Power
card-nitrophilic-moss = Nitrophilic Moss
card-herbivores = Herbivores
card-insects = Insects
card-ceos-favorite-project = CEO’s Favorite Project
card-anti-gravity-technology = Anti-Gravity Technology
card-investment-loan = Investment Loan
card-insulation = Insulation
card-adaptation-technology = Adaptation Technology
card-caretaker-contract = Caretaker Contract
card-designed-microorganisms = Designed Microorganisms
card-standard-technology = Standard Technology
card-nitrite-reducing-bacteria = Nitrite Reducing Bacteria
card-industrial-microbes = Industrial Microbes
card-lichen = Lichen
card-power-supply-consortium = Power Supply Consortium
card-convoy-from-europa = Convoy From Europa
card-imported-ghg = Imported GHG
card-imported-nitrogen = Imported Nitrogen
card-micro-mills = Micro-Mills
card-magnetic-field-generators = Magnetic Field Generators
card-shuttles = Shuttles
card-import-of-advanced-ghg = Import of Advanced GHG
card-windmills = Windmills
card-tundra-farming = Tundra Farming
card-aerobraked-ammonia-asteroid = Aerobraked Ammonia Asteroid
card-magnetic-field-dome = Magnetic Field Dome
card-pets = Pets
card-protected-habitats = Protected Habitats
card-protected-valley = Protected Valley
card-satellites = Satellites
card-noctis-farming = Noctis Farming
card-water-splitting-plant = Water Splitting Plant
card-heat-trappers = Heat Trappers
card-soil-factory = Soil Factory
card-fuel-factory = Fuel Factory
card-ice-cap-melting = Ice Cap Melting
card-corporate-stronghold = Corporate Stronghold
card-biomass-combustors = Biomass Combustors
card-livestock = Livestock
card-olympus-conference = Olympus Conference
card-rad-suits = Rad-Suits
card-aquifer-pumping = Aquifer Pumping
card-flooding = Flooding
card-energy-saving = Energy Saving
card-local-heat-trapping = Local Heat Trapping
card-permafrost-extraction = Permafrost Extraction
card-invention-contest = Invention Contest
card-plantation = Plantation
card-power-infrastructure = Power Infrastructure
card-indentured-workers = Indentured Workers
card-lagrange-observatory = Lagrange Observatory
card-terraforming-ganymede = Terraforming Ganymede
card-immigration-shuttles = Immigration Shuttles
card-restricted-area = Restricted Area
card-immigrant-city = Immigrant City
card-energy-tapping = Energy Tapping
card-underground-detonations = Underground Detonations
card-soletta = Soletta
card-technology-demonstration = Technology Demonstration
card-rad-chem-factory = Rad-Chem Factory
card-special-design = Special Design
card-medical-lab = Medical Lab
card-ai-central = AI Central
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-inventrix = Inventrix
card-mining-guild = Mining Guild
card-phobolog = PhoboLog
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-tharsis-republic = Tharsis Republic
card-thorgate = ThorGate
card-united-nations-mars-initiative = United Nations Mars Initiative
card-beginner-corporation = Beginner Corporation
corporation-credicor = { card-credicor }
corporation-ecoline = { card-ecoline }
corporation-helion = { card-helion }
corporation-interplanetary-cinematics = { card-interplanetary-cinematics }
corporation-inventrix = { card-inventrix }
corporation-mining-guild = { card-mining-guild }
corporation-phobolog = { card-phobolog }
corporation-saturn-systems = { card-saturn-systems }
corporation-teractor = { card-teractor }
corporation-tharsis-republic = { card-tharsis-republic }
corporation-thorgate = { card-thorgate }
corporation-united-nations-mars-initiative = { card-united-nations-mars-initiative }
corporation-beginner-corporation = { card-beginner-corporation }

## Card texts. Every effect is a clause; `list-effects` makes sentences of them. An arrow parts the cost from the gain.

list-effects = { SENTENCE($before) } { SENTENCE($next) }
list-gains = { $before } and { $next }
list-costs = { $before } and { $next }
list-parts = { $before } and { $next }
list-tags = { $before } or { $next }
list-choices = { $before }, or { $next }
list-ways = { $before }; or { $next }
list-numbered = { $before }; { $next }

amount =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
change =
    { $sign ->
        [minus] { $resource_production } −{ $n }
       *[plus] { $resource_production } +{ $n }
    }

effects = { $parts }
effect-nothing = nothing
effect-production = your { $changes }
    .cost = your { $changes }
effect-production-per = your { $resource_production } +1 { $count }
effect-gain = gain { $gains }
effect-gain-per = gain 1 { $resource_one } { $count }
effect-lose = lose { $loss }
    .cost = spend { $loss }
effect-rating =
    { $n ->
        [one] raise your TR { $n } step
       *[other] raise your TR { $n } steps
    }
effect-rating-per = raise your TR 1 step { $count }
effect-temperature =
    { $n ->
        [one] raise temperature { $n } step
       *[other] raise temperature { $n } steps
    }
effect-oxygen =
    { $n ->
        [one] raise oxygen { $n } step
       *[other] raise oxygen { $n } steps
    }
effect-ocean =
    { $n ->
        [one] place { $n } ocean
       *[other] place { $n } oceans
    }
effect-ocean-on-land = place 1 ocean on an area that is not reserved for oceans
effect-if-tags =
    { $n ->
        [one] with { $n } { $tag } tag or more { $effect }, otherwise { $otherwise }
       *[other] with { $n } { $tag } tags or more { $effect }, otherwise { $otherwise }
    }
effect-convert-production = lower your { $source_production } any number of steps and raise your { $target_production } as many steps
effect-choose-one = { $choices }
effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-look-buy =
    { $n ->
        [one] look at the top card of the deck and buy it for { $price } M€ or discard it
       *[other] look at the top { $n } cards of the deck, buy any of them for { $price } M€ each and discard the others
    }
effect-look-keep = look at the top { $n } cards of the deck, keep { $keep } and discard the others
effect-reveal = reveal and discard the top card of the deck; if it has { $tag_a } tag, { $effect }
effect-discard-to-draw = you may discard a card from your hand to draw a card
effect-add-here =
    { $n ->
        [one] add { $n } { $kind_one } to this card
       *[other] add { $n } { $kind_many } to this card
    }
effect-take-here =
    { $n ->
        [one] remove { $n } { $kind_one } from this card
       *[other] remove { $n } { $kind_many } from this card
    }
    .cost =
        { $n ->
            [one] remove { $n } { $kind_one } from this card
           *[other] remove { $n } { $kind_many } from this card
        }
effect-add =
    { $n ->
        [one] add { $n } { $kind_one } to one of your cards
       *[other] add { $n } { $kind_many } to one of your cards
    }
effect-add-more =
    { $n ->
        [one] add { $n } resource to one of your cards that has a resource on it
       *[other] add { $n } resources to one of your cards that has a resource on it
    }
effect-copy-box = repeat the production changes of one of your cards with { $tag_a } tag
effect-decrease = any player’s { $resource_production } −{ $n }
effect-remove = remove up to { $n } { $resource_many } from any player
effect-steal = steal up to { $n } { $resource_many } from any player
effect-remove-from-card = remove up to { $n } { $kind_many } from any card
effect-hunt = remove 1 { $kind_one } from any card
    .cost = remove 1 { $kind_one } from any card
effect-feed-played = gain 1 plant, or add 1 resource to the card with the tag if it holds animals or microbes
effect-tile = place { $tile_a }{ $where }{ $tile_then }
effect-claim = put your marker on a free land area: from now on only you may place a tile there
effect-metal-under = your production of the metal shown on that area +1
effect-flood = remove up to { $n } M€ from the owner of a tile next to that ocean
effect-spend-energy = spend any amount of energy and gain as many M€

where-land = {""}
where-city = {""}
where-greenery = {""}
where-ocean-reserved = {" "}on an area reserved for an ocean
where-isolated = {" "}next to no other tile
where-volcanic = {" "}on a volcanic area
where-noctis-reserved = {" "}on its reserved area (next to other cities or not)
where-phobos = {" "}on its reserved area
where-ganymede = {" "}on its reserved area
where-next-to-city = {" "}next to a city
where-next-to-2-cities = {" "}next to at least 2 cities
where-next-to-greenery = {" "}next to a greenery
where-metal-bonus = {" "}on an area with a steel or titanium bonus
where-metal-bonus-next-to-own-tile = {" "}on an area with a steel or titanium bonus next to one of your tiles

count-own-tags =
    { $every ->
        [1] for each { $tag } tag you have
       *[other] for every { $every } { $tag } tags you have
    }
count-others-tags = for each { $tag } tag your opponents have
count-cities =
    { $where ->
        [mars] for each city on Mars
       *[anywhere] for each city in play
    }
count-events = for each event that anyone has played

needs-least-temperature = { $n } °C or warmer
needs-most-temperature = { $n } °C or colder
needs-least-oxygen = { $n }% oxygen or more
needs-most-oxygen = { $n }% oxygen or less
needs-least-oceans =
    { $n ->
        [one] { $n } ocean or more
       *[other] { $n } oceans or more
    }
needs-most-oceans =
    { $n ->
        [one] { $n } ocean or fewer
       *[other] { $n } oceans or fewer
    }
needs-tags =
    { $n ->
        [one] { $n } { $tag } tag
       *[other] { $n } { $tag } tags
    }
needs-production = { $resource_production } of { $n } or more
needs-greeneries =
    { $n ->
        [one] { $n } greenery of your own
       *[other] { $n } greeneries of your own
    }
needs-cities =
    { $n ->
        [one] { $n } city in play
       *[other] { $n } cities in play
    }

lasting-discount = cards cost you { $n } M€ less
lasting-discount-tag = cards with { $tag_a } tag cost you { $n } M€ less
lasting-discount-project = the standard project { $project } costs you { $n } M€ less
lasting-next-discount = the next card you play in this generation costs { $n } M€ less
lasting-metals =
    { $steel ->
        [0] your titanium is worth { $titanium } M€ more
       *[other] your steel is worth { $steel } M€ more and your titanium { $titanium } M€ more
    }
lasting-ease =
    { $n ->
        [one] temperature, oxygen and oceans may be { $n } step off what your cards require, either way
       *[other] temperature, oxygen and oceans may be up to { $n } steps off what your cards require, either way
    }
lasting-next-ease =
    { $n ->
        [one] temperature, oxygen and oceans may be { $n } step off what the next card you play in this generation requires, either way
       *[other] temperature, oxygen and oceans may be up to { $n } steps off what the next card you play in this generation requires, either way
    }
lasting-protect = opponents may not remove your plants, animals or microbes
lasting-protect-here = nothing may be removed from this card
lasting-heat-pays = you may use heat as M€, but not M€ as heat
lasting-greenery = a greenery takes only { $n } of your plants
when-ocean = when anyone places an ocean, { $effect }
when-city =
    { $who ->
        [owner] when you place a city, { $effect }
       *[anyone]
            { $where ->
                [mars] when anyone places a city on Mars, { $effect }
               *[anywhere] when anyone places a city{ when-own }, { $effect }
            }
    }
when-own =
    { $own ->
        [0] {""}
       *[other] , this one too
    }
when-greenery = when you place a greenery, { $effect }
when-metal = when you place a tile on an area with a steel or titanium bonus, { $effect }
when-tag =
    { $who ->
        [owner] for each { $tags } tag you play, this card’s own too, { $effect }
       *[anyone] for each { $tags } tag that anyone plays, this card’s own too, { $effect }
    }
when-event =
    { GIVEN($tags) ->
        [yes] when you play { $tags_a } event, { $effect }
       *[no] when you play an event, { $effect }
    }
when-project = when you have paid for a standard project, { $effect }
when-price = when you have paid for a card or standard project whose printed price is { $n } M€ or more, { $effect }

way = { way-money }{ way-costs }{ $gains }{ way-raised }
way-money =
    { $money ->
        [0] {""}
       *[other] pay { $money } M€{ way-metal } →{" "}
    }
way-metal =
    { GIVEN($metal) ->
        [yes] {" "}({ $metal } may be used)
       *[no] {""}
    }
way-costs =
    { GIVEN($costs) ->
        [yes] { $costs_cost } →{" "}
       *[no] {""}
    }
way-raised =
    { $raised ->
        [0] {""}
       *[other] , if your TR has gone up in this generation
    }

card-needs = Requires { $needs }.
card-now = { SENTENCE($effects) }
card-effect = Effect: { SENTENCE($effects) }
card-action = Action: { SENTENCE($ways) }
card-holds = Holds { $kind }.
corporation-start = You start with { $things }.
corporation-free-cards = You keep your { $n } starting cards without paying for them.
corporation-first = First action: { SENTENCE($effect) }

points = { $n } VP.
points-per-resource =
    { $every ->
        [1] { $n } VP for each { $kind_one } on this card.
       *[other] { $n } VP for every { $every } { $kind_many } on this card.
    }
points-if-resource = { $n } VP if there is { $kind_some } on this card.
points-per-tag = 1 VP for each { $tag } tag you have.
points-per-neighbour = 1 VP for each { $neighbour } next to this tile.
points-per-cities =
    { $every ->
        [1] 1 VP for each city in play.
       *[other] 1 VP for every { $every } cities in play.
    }

## Questions.

prompt-corporation = Which corporation do you lead?
prompt-buy = Which cards do you buy, for { $price } M€ each?
prompt-pick = Which card do you keep? The others are passed on.
prompt-action = Your turn: take an action, or end the turn.
prompt-keep =
    { $n ->
        [one] Which card do you keep?
       *[other] Which { $n } cards do you keep?
    }
prompt-sell = Which cards do you sell, for 1 M€ each?
prompt-discard-to-draw = Do you discard a card from your hand to draw a new one?
prompt-add =
    { $n ->
        [one] To which of your cards do you add { $n } { $kind_one }?
       *[other] To which of your cards do you add { $n } { $kind_many }?
    }
prompt-copy-box = Of which of your cards with { $tag_a } tag do you repeat the production changes?
prompt-decrease =
    { $n ->
        [one] Whose { $resource_production } goes down { $n } step?
       *[other] Whose { $resource_production } goes down { $n } steps?
    }
prompt-remove = Who loses { $resource }, and how many? Up to { $n }, or none.
prompt-steal = From whom do you steal { $resource }, and how many? Up to { $n }, or none.
prompt-remove-from-card = From which card do you remove { $kind }, and how many? Up to { $n }, or none.
prompt-hunt = From which card do you remove 1 { $kind_one }?
prompt-feed-played = Do you add a resource to the card just played, or gain 1 plant? Choice 1 is the plant.
prompt-tile = Where do you place { $tile_a }{ $where }?
prompt-ocean =
    { $bonus ->
        [0] Where do you place the ocean?
       *[other] The temperature track gives you an ocean. Where do you place it?
    }
prompt-claim = Which area do you mark as yours?
prompt-convert-production = How far? { SENTENCE($effect) }
prompt-choose-one = Which one do you choose? { SENTENCE($numbered) }
prompt-spend-energy = How much energy do you turn into M€?
prompt-pay = The price is { $price } M€. How much { $resource } do you use for it? Each is worth { $value } M€, and you have { $have }.
prompt-last-greenery = The planet is ready. Do you turn plants into a last greenery?

## Options.

option-corporation = Lead { $card }
option-buy = Buy { $card }
option-pick = Keep { $card }
option-keep = Keep { $card }
option-sell = Sell { $card }
option-discard = Discard { $card }
option-play = Play { $card }
option-action = Use the action of { $card }
option-first-action = Take the first action of your corporation
option-project = Standard project: { $project }
option-convert = { $resource_convert }
option-milestone = Claim the milestone { $milestone }
option-award = Fund the award { $award }
option-space = { $space }
option-pay =
    { $n ->
        [0] No { $resource }
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
option-choose = Choice { PLACE($choice) }
option-card = { $card }
option-take = { $n } from { $card }
option-decrease = { $player }
option-remove = { $n } from { $player }
option-steal = { $n } from { $player }
option-spend =
    { $n ->
        [0] None
       *[other] { $n }
    }
option-skip = Skip
option-pass = Pass for this generation
option-done = Done

## Why not.

why-money = it costs { $price } M€ and you can pay { $have }
why-stock =
    { $n ->
        [one] it takes { $n } { $resource_one } and you have { $have }
       *[other] it takes { $n } { $resource_many } and you have { $have }
    }
why-temperature = it requires { $needs } and it is { $have } °C{ why-eased }
why-oxygen = it requires { $needs } and there is { $have }%{ why-eased }
why-oceans =
    { $have ->
        [one] it requires { $needs } and there is { $have }{ why-eased }
       *[other] it requires { $needs } and there are { $have }{ why-eased }
    }
why-eased =
    { $eased ->
        [0] {""}
        [one] , which your { $eased } step of leeway does not cover
       *[other] , which your { $eased } steps of leeway do not cover
    }
why-tags = it requires { $needs } and you have { $have }
why-production = it requires { $needs } and yours is { $have }
why-tiles =
    { $have ->
        [one] it requires { $needs } and there is { $have }
       *[other] it requires { $needs } and there are { $have }
    }
why-own-production =
    { $n ->
        [one] your { $resource_production } would go down { $n } step and is { $have }
       *[other] your { $resource_production } would go down { $n } steps and is { $have }
    }
why-no-space = there is no space for { $tile_a }
why-no-claim = there is no free area to mark
why-no-victim =
    { $n ->
        [one] nobody’s { $resource_production } can go down { $n } step
       *[other] nobody’s { $resource_production } can go down { $n } steps
    }
why-no-prey = no card has { $kind_some } that may be removed
why-here =
    { $n ->
        [one] it takes { $n } { $kind_one } from this card, and there is none
       *[other] it takes { $n } { $kind_many } from this card, which has { $have }
    }
why-no-box = you have no card with { $tag_a } tag whose production changes can be repeated
why-no-cards =
    { $n ->
        [one] there is no card left to draw
       *[other] there are no { $n } cards left to draw
    }
why-not-raised = your TR has not gone up in this generation
why-used = its action has been used in this generation
why-first-action = the first action of your corporation comes first
why-nothing-to-sell = you have no card to sell
why-claimed = { $player } has claimed it
why-all-claimed = { $n } milestones have been claimed, and there are no more to claim
why-milestone = it takes { $n } { $milestone_what } and you have { $have }
why-funded = { $player } has funded it
why-all-funded = { $n } awards have been funded, and there are no more to fund

warn-lost = this would be lost: { $effect }
warn-at-goal = the goal is already reached, so nothing would be gained

refuse-draft-solo = There is no draft in the solo game; draft works with 2 to 5 seats.
refuse-beginner-seat =
    { $seats ->
        [one] A beginner’s seat must be at the table, which has { $seats } seat, number 0.
       *[other] A beginner’s seat must be at the table, which has { $seats } seats, numbered from 0.
    }

## The log.

log-start = { $player } is the first player.
log-neutral = A neutral { $tile } stands on { $space }.
log-corporation = { $player } leads { $card }.
log-generation = Generation { $n }. { $player } is the first player.
log-bought =
    { $n ->
        [0] { $player } takes no card.
        [one] { $player } takes { $n } card.
       *[other] { $player } takes { $n } cards.
    }
log-bought-cards =
    { GIVEN($cards) ->
        [yes] Only you see what you took: { $cards }.
       *[no] You took none of the cards.
    }
log-picked = Only you see what you keep: { $card }.
log-draw =
    { $n ->
        [one] { $player } draws { $n } card.
       *[other] { $player } draws { $n } cards.
    }
log-drawn = Only you see what you drew: { $cards }.
log-reshuffle =
    { $n ->
        [one] The deck is made anew from { $n } card.
       *[other] The deck is made anew from { $n } cards.
    }
log-play = { $player } plays { $card }.
log-action = { $player } uses the action of { $card }.
log-first-action = { $player } takes the first action of the corporation.
log-project = { $player } uses the standard project { $project }.
log-convert = { $player } { $resource_converts }.
log-milestone = { $player } claims the milestone { $milestone }.
log-award = { $player } funds the award { $award } for { $n } M€.
log-sold =
    { $n ->
        [one] { $player } sells { $n } card.
       *[other] { $player } sells { $n } cards.
    }
log-sold-cards = Only you see what you sold: { $cards }.
log-discarded =
    { $n ->
        [one] { $player } discards { $n } card.
       *[other] { $player } discards { $n } cards.
    }
log-discarded-cards = Only you see what you discarded: { $cards }.
log-revealed = { $player } reveals { $card }.
log-pay =
    { $n ->
        [one] { $player } pays { $n } { $resource_one }.
       *[other] { $player } pays { $n } { $resource_many }.
    }
log-gain =
    { $n ->
        [one] { $player } gains { $n } { $resource_one }.
       *[other] { $player } gains { $n } { $resource_many }.
    }
log-lose =
    { $n ->
        [one] { $player } loses { $n } { $resource_one }.
       *[other] { $player } loses { $n } { $resource_many }.
    }
log-steal =
    { $n ->
        [one] { $player } steals { $n } { $resource_one } from { $other }.
       *[other] { $player } steals { $n } { $resource_many } from { $other }.
    }
log-production = { $player }’s { $resource_production } changes by { $n }.
log-tr = { $player }’s TR goes up by { $n }.
log-raise =
    { $n ->
        [one] { $player } raises { $parameter_it } { $n } step.
       *[other] { $player } raises { $parameter_it } { $n } steps.
    }
log-tile = { $player } places { $tile_a } on { $space }.
log-claim = { $player } marks { $space }.
log-add =
    { $n ->
        [one] { $player } adds { $n } resource to { $card }.
       *[other] { $player } adds { $n } resources to { $card }.
    }
log-take =
    { $n ->
        [one] { $player } removes { $n } resource from { $card }.
       *[other] { $player } removes { $n } resources from { $card }.
    }
log-income = { $player } has an income of { $n } M€.
log-pass = { $player } passes.
log-done = { $player } ends the turn.
log-end = The game is over.

## The score.

tr = Terraform rating
milestones = Milestones
awards = Awards
greeneries = Greeneries
cities = Cities
cards = Cards

ended = Mars is ready: the game ended with generation { $generation }.
ended-solo-won = Mars was ready in time: you have won in generation { $generation }.
ended-solo-lost = Generation { $generation } is over and Mars is not ready: you have lost.
