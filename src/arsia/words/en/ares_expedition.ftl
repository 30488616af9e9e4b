### Terraforming Mars: Ares Expedition.

game-ares-expedition = Terraforming Mars: Ares Expedition

## Names of things.

resource-mc = M€
    .one = M€
    .many = M€
resource-heat = heat
    .one = heat
    .many = heat
resource-plants = plants
    .one = plant
    .many = plants
resource-steel = steel
    .one = steel
    .many = steel
resource-titanium = titanium
    .one = titanium
    .many = titanium
resource-cards = cards
    .one = card
    .many = cards
product-mc = M€
    .one = M€
product-heat = heat
    .one = heat
product-plants = plants
    .one = plant
product-cards = cards
    .one = card
product-steel = steel
    .one = steel
product-titanium = titanium
    .one = titanium
kind-animal = animal
    .one = animal
    .many = animals
kind-microbe = microbe
    .one = microbe
    .many = microbes
kind-science = science
    .one = science resource
    .many = science resources
kind-any = resource
    .one = resource of its kind
    .many = resources of its kind
tag-building = building
tag-space = space
tag-science = science
tag-power = power
tag-earth = Earth
tag-jovian = Jovian
tag-plant = plant
tag-microbe = microbe
tag-animal = animal
tag-event = event
zone-purple = purple
zone-red = red
zone-yellow = yellow
zone-white = white
phase-development = I Development
phase-construction = II Construction
phase-action = III Action
phase-production = IV Production
phase-research = V Research
standard-forest-plants = forest for plants
standard-forest-mc = forest for M€
standard-temperature-heat = temperature for heat
standard-temperature-mc = temperature for M€
standard-ocean-mc = ocean for M€
parameter-temperature = temperature
parameter-oxygen = oxygen
parameter-oceans = oceans
reward-plants-2 = 2 plants
reward-cards-1 = 1 card
reward-plants-1-cards-1 = 1 plant and 1 card
reward-mc-1-cards-1 = 1 M€ and 1 card
reward-mc-4 = 4 M€
reward-mc-2-plants-1 = 2 M€ and 1 plant
reward-mc-1-plants-1 = 1 M€ and 1 plant
colour-green = green
colour-blue = blue
colour-red = red
colour-corporation = corporation

card-adaptation-technology = Adaptation Technology
card-advanced-alloys = Advanced Alloys
card-advanced-screening-technology = Advanced Screening Technology
card-ai-central = AI Central
card-anaerobic-microorganisms = Anaerobic Microorganisms
card-anti-gravity-technology = Anti-Gravity Technology
card-aquifer-pumping = Aquifer Pumping
card-arctic-algae = Arctic Algae
card-artificial-jungle = Artificial Jungle
card-assembly-lines = Assembly Lines
card-asset-liquidation = Asset Liquidation
card-birds = Birds
card-brainstorming-session = Brainstorming Session
card-caretaker-contract = Caretaker Contract
card-circuit-board-factory = Circuit Board Factory
card-community-gardens = Community Gardens
card-composting-factory = Composting Factory
card-conserved-biome = Conserved Biome
card-decomposers = Decomposers
card-decomposing-fungus = Decomposing Fungus
card-developed-infrastructure = Developed Infrastructure
card-development-center = Development Center
card-earth-catapult = Earth Catapult
card-ecological-zone = Ecological Zone
card-energy-subsidies = Energy Subsidies
card-extended-resources = Extended Resources
card-extreme-cold-fungus = Extreme-Cold Fungus
card-farmers-market = Farmers Market
card-farming-co-ops = Farming Co-ops
card-fish = Fish
card-ghg-producing-bacteria = GHG Producing Bacteria
card-greenhouses = Greenhouses
card-herbivores = Herbivores
card-hydro-electric-energy = Hydro-Electric Energy
card-interplanetary-relations = Interplanetary Relations
card-interns = Interns
card-interplanetary-conference = Interplanetary Conference
card-ironworks = Ironworks
card-livestock = Livestock
card-mars-university = Mars University
card-matter-manufacturing = Matter Manufacturing
card-media-group = Media Group
card-nitrite-reducing-bacteria = Nitrite Reducing Bacteria
card-olympus-conference = Olympus Conference
card-optimal-aerobraking = Optimal Aerobraking
card-physics-complex = Physics Complex
card-power-infrastructure = Power Infrastructure
card-recycled-detritus = Recycled Detritus
card-redrafted-contracts = Redrafted Contracts
card-regolith-eaters = Regolith Eaters
card-research-outpost = Research Outpost
card-restructured-resources = Restructured Resources
card-small-animals = Small Animals
card-solarpunk = Solarpunk
card-standard-technology = Standard Technology
card-steelworks = Steelworks
card-symbiotic-fungus = Symbiotic Fungus
card-tardigrades = Tardigrades
card-think-tank = Think Tank
card-united-planetary-alliance = United Planetary Alliance
card-viral-enhancers = Viral Enhancers
card-volcanic-pools = Volcanic Pools
card-water-import-from-europa = Water Import from Europa
card-wood-burning-stoves = Wood Burning Stoves
card-advanced-ecosystems = Advanced Ecosystems
card-artificial-lake = Artificial Lake
card-atmosphere-filtering = Atmosphere Filtering
card-breathing-filters = Breathing Filters
card-bribed-committee = Bribed Committee
card-business-contacts = Business Contacts
card-ceos-favorite-project = CEO’s Favorite Project
card-colonizer-training-camp = Colonizer Training Camp
card-comet = Comet
card-convoy-from-europa = Convoy from Europa
card-crater = Crater
card-deimos-down = Deimos Down
card-giant-ice-asteroid = Giant Ice Asteroid
card-ice-asteroid = Ice Asteroid
card-ice-cap-melting = Ice Cap Melting
card-imported-hydrogen = Imported Hydrogen
card-imported-nitrogen = Imported Nitrogen
card-interstellar-colony-ship = Interstellar Colony Ship
card-invention-contest = Invention Contest
card-investment-loan = Investment Loan
card-lagrange-observatory = Lagrange Observatory
card-lake-marineris = Lake Marineris
card-large-convoy = Large Convoy
card-lava-flows = Lava Flows
card-local-heat-trapping = Local Heat Trapping
card-mangrove = Mangrove
card-nitrogen-rich-asteroid = Nitrogen-Rich Asteroid
card-permafrost-extraction = Permafrost Extraction
card-phobos-falls = Phobos Falls
card-plantation = Plantation
card-release-of-inert-gases = Release of Inert Gases
card-research = Research
card-special-design = Special Design
card-subterranean-reservoir = Subterranean Reservoir
card-technology-demonstration = Technology Demonstration
card-terraforming-ganymede = Terraforming Ganymede
card-towing-a-comet = Towing a Comet
card-work-crews = Work Crews
card-acquired-company = Acquired Company
card-adapted-lichen = Adapted Lichen
card-aerated-magma = Aerated Magma
card-airborne-radiation = Airborne Radiation
card-algae = Algae
card-archaebacteria = Archaebacteria
card-artificial-photosynthesis = Artificial Photosynthesis
card-asteroid-mining = Asteroid Mining
card-asteroid-mining-consortium = Asteroid Mining Consortium
card-astrofarm = Astrofarm
card-atmospheric-insulators = Atmospheric Insulators
card-automated-factories = Automated Factories
card-balanced-portfolios = Balanced Portfolios
card-beam-from-a-thorium-asteroid = Beam from a Thorium Asteroid
card-biomass-combustors = Biomass Combustors
card-biothermal-power = Biothermal Power
card-blueprints = Blueprints
card-building-industries = Building Industries
card-bushes = Bushes
card-callisto-penal-mines = Callisto Penal Mines
card-cartel = Cartel
card-coal-imports = Coal Imports
card-commercial-district = Commercial District
card-deep-well-heating = Deep Well Heating
card-designed-microorganisms = Designed Microorganisms
card-diversified-interests = Diversified Interests
card-dusty-quarry = Dusty Quarry
card-economic-growth = Economic Growth
card-energy-storage = Energy Storage
card-eos-chasma-national-park = Eos Chasma National Park
card-farming = Farming
card-food-factory = Food Factory
card-fuel-factory = Fuel Factory
card-fueled-generators = Fueled Generators
card-fusion-power = Fusion Power
card-ganymede-shipyard = Ganymede Shipyard
card-gene-repair = Gene Repair
card-geothermal-power = Geothermal Power
card-giant-space-mirror = Giant Space Mirror
card-grass = Grass
card-great-dam = Great Dam
card-great-escarpment-consortium = Great Escarpment Consortium
card-heather = Heather
card-immigration-shuttles = Immigration Shuttles
card-import-of-advanced-ghg = Import of Advanced GHG
card-imported-ghg = Imported GHG
card-industrial-center = Industrial Center
card-industrial-farming = Industrial Farming
card-industrial-microbes = Industrial Microbes
card-insects = Insects
card-io-mining-industries = Io Mining Industries
card-kelp-farming = Kelp Farming
card-lichen = Lichen
card-lightning-harvest = Lightning Harvest
card-low-atmo-shields = Low-Atmo Shields
card-lunar-beam = Lunar Beam
card-mass-converter = Mass Converter
card-medical-lab = Medical Lab
card-methane-from-titan = Methane from Titan
card-micro-mills = Micro-Mills
card-microprocessors = Microprocessors
card-mine = Mine
card-miranda-resort = Miranda Resort
card-mohole-area = Mohole Area
card-monocultures = Monocultures
card-moss = Moss
card-natural-preserve = Natural Preserve
card-new-portfolios = New Portfolios
card-nitrophilic-moss = Nitrophilic Moss
card-noctis-farming = Noctis Farming
card-nuclear-plants = Nuclear Plants
card-power-grid = Power Grid
card-power-plant = Power Plant
card-power-supply-consortium = Power Supply Consortium
card-protected-valley = Protected Valley
card-quantum-extractor = Quantum Extractor
card-rad-suits = Rad Suits
card-satellite-farms = Satellite Farms
card-satellites = Satellites
card-slash-and-burn-agriculture = Slash and Burn Agriculture
card-smelting = Smelting
card-soil-warming = Soil Warming
card-solar-power = Solar Power
card-solar-trapping = Solar Trapping
card-soletta = Soletta
card-space-heaters = Space Heaters
card-space-station = Space Station
card-sponsors = Sponsors
card-strip-mine = Strip Mine
card-surface-mines = Surface Mines
card-tectonic-stress-power = Tectonic Stress Power
card-titanium-mine = Titanium Mine
card-toll-station = Toll Station
card-trading-post = Trading Post
card-trapped-heat = Trapped Heat
card-trees = Trees
card-tropical-resort = Tropical Resort
card-tundra-farming = Tundra Farming
card-underground-city = Underground City
card-undersea-vents = Undersea Vents
card-venture-capitalism = Venture Capitalism
card-vesta-shipyard = Vesta Shipyard
card-wave-power = Wave Power
card-windmills = Windmills
card-worms = Worms
card-zeppelins = Zeppelins
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

## Card texts. Every part is put together from these and nowhere else.

list-effects = { $before }; { $next }
list-tags = { $before }/{ $next }
list-kinds = { $before } or { $next }
list-choices = { $before }, or { $next }
list-ways = { $before }; or { $next }
list-parts = { $before } and { $next }
list-numbered = { $before }; { $next }

card-needs = Needs { $needs }.
card-spend = To play it, { $costs }.
card-now = { SENTENCE($effects) }
card-production = Produces { $effects }.
card-potential = Building potential: { $levels }.
card-effect = { SENTENCE($effects) }
card-action = Action: { $ways }.
card-holds = Holds { $kind_many }.
card-start = Starts with { $start }.

amount =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
amount-from =
    { $n ->
        [one] { $n } { $kind_one } from { $card }
       *[other] { $n } { $kind_many } from { $card }
    }
change =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
effects = { $parts }

needs-least-temperature = temperature in the { $zone } zone or warmer
needs-most-temperature = temperature in the { $zone } zone or colder
needs-least-oxygen = oxygen in the { $zone } zone or higher
needs-most-oxygen = oxygen in the { $zone } zone or lower
needs-only-temperature = temperature in the { $zone } zone
needs-only-oxygen = oxygen in the { $zone } zone
needs-least-oceans =
    { $n ->
        [one] at least { $n } ocean
       *[other] at least { $n } oceans
    }
needs-most-oceans =
    { $n ->
        [one] at most { $n } ocean
       *[other] at most { $n } oceans
    }
needs-tags =
    { $n ->
        [one] { $n } { $tag } tag
       *[other] { $n } { $tag } tags
    }
needs-rating = a TR of at least { $n }

effect-production = { $changes }
effect-gain = gain { $gains }
effect-lose = spend { $loss }
effect-rating = raise your TR { $n }
effect-rating-per = raise your TR 1 { $count }
effect-spend-rating = lower your TR by { $n }
effect-temperature =
    { $n ->
        [one] raise the temperature { $n } step
       *[other] raise the temperature { $n } steps
    }
effect-oxygen =
    { $n ->
        [one] raise the oxygen { $n } step
       *[other] raise the oxygen { $n } steps
    }
effect-ocean =
    { $n ->
        [one] flip { $n } ocean tile
       *[other] flip { $n } ocean tiles
    }
effect-forest =
    { $n ->
        [one] take { $n } forest and raise the oxygen { $n } step
       *[other] take { $n } forests and raise the oxygen { $n } steps
    }
effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-discard =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
effect-draw-then-discard =
    { $n ->
        [one] draw { $n } card, then discard { $discards }
       *[other] draw { $n } cards, then discard { $discards }
    }
effect-draw-and-keep =
    { $n ->
        [one] draw { $n } card, keep { $keep }
       *[other] draw { $n } cards, keep { $keep } and discard the rest
    }
effect-discard-to-draw = discard 1 to { $most } cards and draw as many
effect-trade-card = you may discard 1 card to draw 1, or 2 if it had a { $tag } tag
effect-reveal-and-keep =
    { $n ->
        [one] reveal { $n } card and keep it if it has a { $tags } tag
       *[other] reveal { $n } cards, keep one with a { $tags } tag and discard the rest
    }
effect-reveal-top = reveal the top card: a green one is discarded for { $n } M€, any other comes to your hand
effect-add-here =
    { $n ->
        [one] add { $n } { $kind_one } here
       *[other] add { $n } { $kind_many } here
    }
effect-take-here =
    { $n ->
        [one] remove { $n } { $kind_one } from here
       *[other] remove { $n } { $kind_many } from here
    }
effect-add =
    { $n ->
        [one] add { $n } { $kind_one } to another of your cards
       *[other] add { $n } { $kind_many } to another of your cards
    }
effect-add-any =
    { $n ->
        [one] add { $n } resource to one of your cards, of the kind that it holds
       *[other] add { $n } resources to one of your cards, of the kind that it holds
    }
effect-take-any = remove 1 { $kinds } from any of your cards
effect-if-tags =
    { $n ->
        [one] with { $n } { $tag } tag, also { $effect }
       *[other] with { $n } { $tag } tags or more, also { $effect }
    }
effect-choose-one = { $choices }
effect-convert-heat =
    { $most ->
        [0] spend any amount of heat and gain as many { $resource }
       *[other] spend 1 to { $most } heat and gain as many { $resource }
    }
effect-buy-rating = you may then pay { $price } to raise it 1 more
effect-extra-play = you may play another blue or red card in this phase
effect-next-discount = your next card in this phase costs { $n } M€ less
effect-next-ease = the oxygen or temperature requirement of your next card in this phase may be one zone off
effect-free-play = you may play a green card with a printed cost of { $most } M€ or less for nothing

count-own-tags =
    { $every ->
        [one] for each of your { $tag } tags
       *[other] for every { $every } of your { $tag } tags
    }
count-level = for each { $product } you have
count-enough-blue = with { $n } blue cards or more

lasting-discount = your cards cost { $n } M€ less
lasting-discount-tag = each { $tag } tag makes a card cost { $n } M€ less
lasting-discount-dear = cards with a printed cost of { $least } M€ or more cost { $n } M€ less
lasting-metals = { lasting-steel }{ lasting-both }{ lasting-titanium }
lasting-steel =
    { $steel ->
        [0] {""}
       *[other] each steel saves { $steel } M€ more
    }
lasting-both =
    { $steel ->
        [0] {""}
       *[other] ,{" "}
    }
lasting-titanium =
    { $titanium ->
        [0] {""}
       *[other] each titanium saves { $titanium } M€ more
    }
lasting-ease = your oxygen and temperature requirements may be one zone off
lasting-research = in the research phase { lasting-research-draws }{ lasting-research-keeps }
lasting-research-draws =
    { $draws ->
        [0] {""}
        [one] draw { $draws } more card
       *[other] draw { $draws } more cards
    }
lasting-research-keeps =
    { $keeps ->
        [0] {""}
        [one] { lasting-research-and }keep { $keeps } more card
       *[other] { lasting-research-and }keep { $keeps } more cards
    }
lasting-research-and =
    { $draws ->
        [0] {""}
       *[other] {" "}and{" "}
    }
lasting-sale = a card you sell brings { $n } M€ more
lasting-standard = standard actions that cost M€ cost { $n } M€ less
lasting-forest =
    { $n ->
        [one] a forest takes { $n } plant less
       *[other] a forest takes { $n } plants fewer
    }
lasting-heat-pays = heat may be used as M€
lasting-pay-less =
    { $n ->
        [one] when you play a card, you may spend { $n } { $resource_one } to pay { $cut } M€ less
       *[other] when you play a card, you may spend { $n } { $resource_many } to pay { $cut } M€ less
    }
lasting-pay-less-here =
    { $n ->
        [one] when you play a card, you may remove { $n } { $kind_one } from here to pay { $cut } M€ less
       *[other] when you play a card, you may remove { $n } { $kind_many } from here to pay { $cut } M€ less
    }
lasting-grow =
    { $every ->
        [one] produces 1 { $product_one } for each of your { $tag } tags
       *[other] produces 1 { $product_one } for every { $every } of your { $tag } tags
    }
lasting-grow-forests =
    { $every ->
        [one] produces 1 { $product_one } for each of your forests
       *[other] produces 1 { $product_one } for every { $every } of your forests
    }
when-tag =
    { $own ->
        [with] for each { $tags } tag you play, this card’s too, { $effect }
       *[without] for each { $tags } tag you play later, { $effect }
    }
when-card = whenever you play another card, { $effect }
when-ocean = whenever you flip an ocean, { $effect }
when-temperature = for each step you raise the temperature, { $effect }
when-oxygen = for each step you raise the oxygen, { $effect }
when-forest = for each forest you take, { $effect }
when-action = whenever you use the action of a card, { $effect }
when-steel = for each steel symbol on a card you play, { $effect }
when-rating = the first time your TR rises in a phase, { $effect }

way = { way-price }{ way-costs }{ $gains }{ way-less }{ way-instead }{ way-extra }
way-price =
    { $money ->
        [0] {""}
       *[other] pay { $money } M€:{" "}
    }
way-costs =
    { GIVEN($costs) ->
        [yes] { $costs }:{" "}
       *[no] {""}
    }
way-less =
    { $less ->
        [0] {""}
       *[other] {" "}({ $less } M€ less { $per })
    }
way-instead =
    { GIVEN($instead) ->
        [yes] {" "}(if you chose the action phase, { $instead } instead)
       *[no] {""}
    }
way-extra =
    { GIVEN($extra) ->
        [yes] {" "}(if you chose the action phase, also { $extra })
       *[no] {""}
    }

points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
points-per-resource =
    { $every ->
        [one] { $n } point for each { $kind_one } here.
       *[other] { $n } point for every { $every } { $kind_many } here.
    }
points-per-tag =
    { $every ->
        [one] 1 point for each of your { $tag } tags.
       *[other] 1 point for every { $every } of your { $tag } tags.
    }
points-per-projects = 1 point for every { $every } cards you have in play.
points-per-blue = 1 point for every { $every } blue cards you have in play.
points-per-forests = 1 point for every { $every } of your forests.

## Questions.

prompt-corporation = Which corporation do you lead?
prompt-exchange = Which of your cards do you exchange? You draw as many; this is possible only now.
prompt-phase = Which phase do you choose? Nobody sees it before all have chosen.
prompt-bot = Which phase card does the virtual player play in this round?
prompt-pool = What do you take from the pool: a cube for 1 M€, or a marker to exchange a card?
prompt-offer = Which card do you give your partner, if any? You get another one back.
prompt-return = Which card do you give in return?
prompt-help =
    { $n ->
        [one] Help for the planet: which track rises by { $n } step? It brings you no TR.
       *[other] Help for the planet: which track rises by { $n } steps? It brings you no TR.
    }
prompt-development = Development: play a green card, or none.
prompt-construction =
    { $bonus ->
        [0] Construction: play a blue or red card, or none.
       *[other] Construction: play a blue or red card, or none. Your bonus is open: play a second one, or draw a card, which you also do by ending the phase.
    }
prompt-action =
    { $bonus ->
        [0] Action: use the actions of your cards and standard actions, then end the phase.
       *[other] Action: use the actions of your cards and standard actions, then end the phase. Your bonus is open: the action of one card may be used a second time.
    }
prompt-end-round =
    { $n ->
        [0] The round is over. You may sell cards.
        [one] You hold { $n } card too many. Sell it, or more cards if you like.
       *[other] You hold { $n } cards too many. Sell them, or more if you like.
    }
prompt-last-sale = The game is over. You may still sell cards: M€, heat and plants together break a tie.
prompt-keep =
    { $n ->
        [one] Which card do you keep?
       *[other] Which { $n } cards do you keep?
    }
prompt-keep-revealed = Which of the revealed cards do you keep?
prompt-discard =
    { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard?
    }
prompt-discard-to-draw = Which cards do you discard to draw as many? At most { $most }.
prompt-trade-card = Discard a card to draw 1, or 2 if it has a { $tag } tag?
prompt-free-play = Play a green card with a printed cost of { $most } M€ or less for nothing?
prompt-choose-one = Which one? { $numbered }.
prompt-add =
    { $n ->
        [one] Which card gets { $n } { $kind_one }?
       *[other] Which card gets { $n } { $kind_many }?
    }
prompt-take = From which card do you remove 1 { $kinds }?
prompt-convert-heat = How much heat do you turn into { $resource }?
prompt-buy-rating = Your TR has risen. Pay { $price } to raise it 1 more?
prompt-buy-rating-short = Your TR has risen. To raise it 1 more you pay { $price }, and you have { $have } M€. Sell cards for { $sale } M€ each?
prompt-reduce = The price is { $price } M€. Give { $gives } to pay { $cut } M€ less?
prompt-pay = The price is { $price } M€. How much of it do you pay with { $resource }? You have { $have }.

## Options.

option-corporation = { $card }
option-phase = { $phase }
option-bot = Virtual player: { $phase }
option-play = Play { $card }
option-action = Use { $card }
option-standard = Standard action: { $standard }
option-sell = Sell { $card }
option-discard = Discard { $card }
option-keep = Keep { $card }
option-give = Give { $card }
option-card = { $card }
option-reduce = Use { $card }
option-pay =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
option-spend =
    { $n ->
        [one] Spend { $n } { $resource_one }
       *[other] Spend { $n } { $resource_many }
    }
option-choose = Number { PLACE($choice) }
option-help = Raise the { $parameter }
option-buy-tr = Pay and raise your TR
option-draw = Draw a card as your bonus
option-cube = Take a cube: 1 M€
option-marker = Take a marker: exchange a card
option-skip = Skip
option-done = Done

## Why not.

why-money = it costs { $price } M€ and you have { $have }
why-means = it costs { $price } M€ and you can pay { $total }: { $have } M€{ why-means-heat }{ why-means-cut }
why-means-heat =
    { $heat ->
        [0] {""}
       *[other] , { $heat } with heat
    }
why-means-cut =
    { $cut ->
        [0] {""}
       *[other] , { $cut } off thanks to your cards
    }
why-stock =
    { $n ->
        [one] it takes { $n } { $resource_one } and you have { $have }
       *[other] it takes { $n } { $resource_many } and you have { $have }
    }
why-here =
    { $n ->
        [one] it takes { $n } { $kind_one } from this card, which has { $have }
       *[other] it takes { $n } { $kind_many } from this card, which has { $have }
    }
why-no-rating = it takes { $n } TR and you have { $have }
why-no-cards =
    { $n ->
        [one] it takes { $n } card from your hand and you have { $have }
       *[other] it takes { $n } cards from your hand and you have { $have }
    }
why-nothing-to-take = no { $kinds } lies on your cards
why-temperature = it needs { $needs }{ why-eased }; when the phase began it was { $zone }
why-oxygen = it needs { $needs }{ why-eased }; when the phase began it was { $zone }
why-eased =
    { $eased ->
        [0] {""}
       *[other] , give or take one zone
    }
why-oceans = it needs { $needs }; when the phase began there were { $have }
why-tags = it needs { $needs } and you have { $have }
why-rating = it needs { $needs } and yours is { $have }
why-other-phase = it is played in phase { $phase }
why-same-phase = you chose this phase in the round before
why-used = its action was used in this phase
why-at-goal = what it raises was at its goal when the phase began
why-nothing-happens = it would change nothing now
why-hand-limit = you hold { $have } cards, and { $limit } is the limit
warn-lost = this part would be lost: { $effect }
warn-converted = { $resource } that you could convert will be converted when the phase ends

refuse-coop-seats = The co-operative game is for 2 players; choose 2 seats, or the mode competitive.
refuse-difficulty-not-alone = A difficulty is for the solo game; choose 1 seat, or leave difficulty at novice.

## The log.

log-corporation = { $player } leads { $card }.
log-round = Round { $n }.
log-plan = { $player } chose { $phase }.
log-bot = The virtual player plays { $phase }.
log-bot-tr = The virtual player’s marker moves on to { $n }.
log-help =
    { $n ->
        [one] Help for the planet: the { $parameter } rises by { $n } step.
       *[other] Help for the planet: the { $parameter } rises by { $n } steps.
    }
log-phase = Phase { $phase }.
log-play = { $player } plays { $card }.
log-action = { $player } uses { $card }.
log-standard = { $player }: standard action, { $standard }.
log-forced-standard = { $player } has to convert: { $standard }.
log-reduce = { $player } pays less thanks to { $card }.
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
        [one] { $player } spends { $n } { $resource_one }.
       *[other] { $player } spends { $n } { $resource_many }.
    }
log-income = { $player } has an income of { $n } M€.
log-production =
    { $n ->
        [one] { $player } now produces { $n } more { $product_one }.
       *[other] { $player } now produces { $n } more { $product }.
    }
log-potential = { $player } now has { $n } more { $product }.
log-tr = { $player }’s TR rises by { $n }.
log-tr-spent = { $player }’s TR falls by { $n }.
log-raise =
    { $n ->
        [one] { $player } raises the { $parameter } by { $n } step.
       *[other] { $player } raises the { $parameter } by { $n } steps.
    }
log-ocean = { $player } flips an ocean: { $reward }.
log-forest = { $player } takes a forest.
log-add =
    { $n ->
        [one] { $player } adds { $n } { $kind_one } to { $card }.
       *[other] { $player } adds { $n } { $kind_many } to { $card }.
    }
log-take =
    { $n ->
        [one] { $player } removes { $n } { $kind_one } from { $card }.
       *[other] { $player } removes { $n } { $kind_many } from { $card }.
    }
log-draw =
    { $n ->
        [one] { $player } draws { $n } card.
       *[other] { $player } draws { $n } cards.
    }
log-drawn = Only you see it, { $player }: { $card }.
log-looked =
    { $n ->
        [one] { $player } looks at { $n } card.
       *[other] { $player } looks at { $n } cards.
    }
log-revealed = { $player } reveals { $card }.
log-kept =
    { $n ->
        [one] { $player } keeps { $n } card.
       *[other] { $player } keeps { $n } cards.
    }
log-kept-card = { $player } keeps { $card }.
log-discarded =
    { $n ->
        [one] { $player } discards { $n } card.
       *[other] { $player } discards { $n } cards.
    }
log-discarded-card = Only you see it, { $player }: { $card }.
log-sold = { $player } sells a card.
log-sold-card = Only you see it, { $player }: { $card }.
log-exchanged =
    { $n ->
        [one] { $player } exchanges { $n } card.
       *[other] { $player } exchanges { $n } cards.
    }
log-cube = { $player } takes a cube from the pool.
log-marker = { $player } takes a marker from the pool.
log-gave = { $player } gives { $other } a card.
log-gave-card = Only you two see it: { $player } gives { $other } { $card }.
log-reshuffle =
    { $n ->
        [one] The deck is made anew from { $n } card.
       *[other] The deck is made anew from { $n } cards.
    }
log-reopened = A goal is reached: { $player } may go on in this phase.
log-pass = { $player } is done with this phase.
log-end = The game is over.

## The score.

score-tr = Terraform rating
score-forests = Forests
score-cards = Cards

ended = The planet is terraformed after { $round } rounds.
ended-solo-won = The planet is ready after { $round } rounds, with { $points } points.
ended-solo-lost = After { $round } rounds the planet is not ready; you have { $points } points.
ended-coop-won = After { $round } rounds the planet is ready, and together you have { $points } points.
ended-coop-lost =
    { $ready ->
        [0] After { $round } rounds the planet is not ready; together you have { $points } points.
       *[other] After { $round } rounds the planet is ready, but together you have only { $points } points.
    }
