### Terraforming Mars.

game-terraforming-mars = Terraforming Mars

## Namen der Dinge.

resource-mc = M€
    .one = M€
    .many = M€
    .production = M€-Produktion
resource-steel = Stahl
    .one = Stahl
    .many = Stahl
    .production = Stahlproduktion
resource-titanium = Titan
    .one = Titan
    .many = Titan
    .production = Titanproduktion
resource-plants = Pflanzen
    .one = Pflanze
    .many = Pflanzen
    .production = Pflanzenproduktion
    .convert = Pflanzen in eine Grünfläche umwandeln
    .converts = wandelt Pflanzen in eine Grünfläche um
resource-energy = Energie
    .one = Energie
    .many = Energie
    .production = Energieproduktion
resource-heat = Wärme
    .one = Wärme
    .many = Wärme
    .production = Wärmeproduktion
    .convert = Wärme in Temperatur umwandeln
    .converts = wandelt Wärme in Temperatur um

kind-animal = Tiere
    .one = Tier
    .many = Tiere
    .some = ein Tier
    .each = jedes Tier
kind-microbe = Mikroben
    .one = Mikrobe
    .many = Mikroben
    .some = eine Mikrobe
    .each = jede Mikrobe
kind-science = Wissenschaftsressourcen
    .one = Wissenschaftsressource
    .many = Wissenschaftsressourcen
    .some = eine Wissenschaftsressource
    .each = jede Wissenschaftsressource
kind-fighter = Kampfjäger
    .one = Kampfjäger
    .many = Kampfjäger
    .some = ein Kampfjäger
    .each = jeden Kampfjäger
kind-any = Ressourcen
    .one = Ressource
    .many = Ressourcen
    .some = eine Ressource
    .each = jede Ressource

tag-building = Gebäude
    .one = Gebäudesymbol
    .many = Gebäudesymbole
tag-space = Weltraum
    .one = Weltraumsymbol
    .many = Weltraumsymbole
tag-science = Wissenschaft
    .one = Wissenschaftssymbol
    .many = Wissenschaftssymbole
tag-power = Energie
    .one = Energiesymbol
    .many = Energiesymbole
tag-earth = Erde
    .one = Erdsymbol
    .many = Erdsymbole
tag-jovian = Jupiter
    .one = Jupitersymbol
    .many = Jupitersymbole
tag-plant = Pflanze
    .one = Pflanzensymbol
    .many = Pflanzensymbole
tag-microbe = Mikrobe
    .one = Mikrobensymbol
    .many = Mikrobensymbole
tag-animal = Tier
    .one = Tiersymbol
    .many = Tiersymbole
tag-city = Stadt
    .one = Stadtsymbol
    .many = Stadtsymbole

colour-automated = selbstständiges Projekt
colour-active = aktives Projekt
colour-event = Ereignis
colour-corporation = Konzern

parameter-temperature = Temperatur
    .it = die Temperatur
parameter-oxygen = Sauerstoff
    .it = den Sauerstoff
parameter-oceans = Ozeane
    .it = die Zahl der Ozeane

tile-none = nichts
    .a = nichts
    .then = {""}
tile-ocean = Ozean
    .a = einen Ozean
    .next = jeden Ozean
    .then = {""}
tile-greenery = Grünfläche
    .a = eine Grünfläche
    .new = Eine neutrale Grünfläche
    .then = {" "}und den Sauerstoff um 1 Stufe erhöhen
tile-city = Stadt
    .a = eine Stadt
    .new = Eine neutrale Stadt
    .next = jede Stadt
    .then = {""}
tile-capital = { card-capital }
    .a = die Stadt „{ card-capital }“
    .then = {""}
tile-natural-preserve = { card-natural-preserve }
    .a = das Plättchen „{ card-natural-preserve }“
    .then = {""}
tile-mining-area = { card-mining-area }
    .a = das Plättchen „{ card-mining-area }“
    .then = {""}
tile-mining-rights = { card-mining-rights }
    .a = das Plättchen „{ card-mining-rights }“
    .then = {""}
tile-commercial-district = { card-commercial-district }
    .a = das Plättchen „{ card-commercial-district }“
    .then = {""}
tile-nuclear-zone = { card-nuclear-zone }
    .a = das Plättchen „{ card-nuclear-zone }“
    .then = {""}
tile-industrial-center = { card-industrial-center }
    .a = das Plättchen „{ card-industrial-center }“
    .then = {""}
tile-ecological-zone = { card-ecological-zone }
    .a = das Plättchen „{ card-ecological-zone }“
    .then = {""}
tile-lava-flows = { card-lava-flows }
    .a = das Plättchen „{ card-lava-flows }“
    .then = {""}
tile-mohole-area = { card-mohole-area }
    .a = das Plättchen „{ card-mohole-area }“
    .then = {""}
tile-restricted-area = { card-restricted-area }
    .a = das Plättchen „{ card-restricted-area }“
    .then = {""}

project-sell-patents = Patente verkaufen
project-power-plant = Kraftwerk
project-asteroid = Asteroid
project-aquifer = Bewässerung
project-greenery = Grünfläche
project-city = Stadtbau

milestone-terraformer = Terraformer
    .what = TW
milestone-mayor = Bürgermeister
    .what = Städte
milestone-gardener = Gärtner
    .what = Grünflächen
milestone-builder = Bauherr
    .what = Gebäudesymbole
milestone-planner = Planer
    .what = Handkarten

award-landlord = Grundbesitzer
award-banker = Bankier
award-scientist = Wissenschaftler
award-thermalist = Wärmetechniker
award-miner = Bergmann

## Felder: die Reihen von Norden nach Buchstaben, die Felder einer Reihe von Westen nach Zahlen.

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
space-ganymede-colony = Ganymed

## Karten nach ihren Nummern, dann die Konzerne.

card-colonizer-training-camp = Siedler-Ausbildungslager
card-asteroid-mining-consortium = Asteroidenabbau-Konsortium
card-deep-well-heating = Tiefbrunnen-Heizung
card-cloud-seeding = Wolkenimpfung
card-search-for-life = Suche nach Leben
card-inventors-guild = Verband der Erfinder
card-martian-rails = Mars-Bahn
card-capital = Hauptstadt
card-asteroid = Asteroideneinschlag
card-comet = Kometeneinschlag
card-big-asteroid = Riesen-Asteroid
card-water-import-from-europa = Wasserimport von Europa
card-space-elevator = Weltraumlift
card-development-center = Entwicklungszentrum
card-equatorial-magnetizer = Äquatorialer Magnetisierer
card-domed-crater = Überkuppelter Krater
card-noctis-city = Stadt Noctis
card-methane-from-titan = Methan vom Titan
card-imported-hydrogen = Importierter Wasserstoff
card-research-outpost = Forschungsvorposten
card-phobos-space-haven = Phobos-Raumhafen
card-black-polar-dust = Schwarzer Polarstaub
card-arctic-algae = Arktische Algen
card-predators = Raubtiere
card-space-station = Raumstation
card-eos-chasma-national-park = Eos-Chasma-Nationalpark
card-interstellar-colony-ship = Interstellares Kolonieschiff
card-security-fleet = Schutzflotte
card-cupola-city = Kuppelstadt
card-lunar-beam = Lunarer Energiestrahl
card-optimal-aerobraking = Optimale Atmosphärenbremsung
card-underground-city = Unterirdische Stadt
card-regolith-eaters = Regolith-Fresser
card-ghg-producing-bacteria = CO₂-produzierende Bakterien
card-ants = Ameisen
card-release-of-inert-gases = Freisetzen von Inertgasen
card-nitrogen-rich-asteroid = Stickstoffreicher Asteroid
card-rover-construction = Mars-Rover-Entwicklung
card-deimos-down = Absturz des Deimos
card-asteroid-mining = Asteroidenbergbau
card-food-factory = Lebensmittel-Manufaktur
card-archaebacteria = Archaeen
card-carbonate-processing = Karbonat-Verarbeitung
card-natural-preserve = Naturpark
card-nuclear-power = Atomkraft
card-lightning-harvest = Nutzung von Blitzenergie
card-algae = Seetang
card-adapted-lichen = Angepasste Flechten
card-tardigrades = Bärtierchen
card-virus = Virus
card-miranda-resort = Urlaubsort Miranda
card-fish = Raubfische
card-lake-marineris = Marineris-See
card-small-animals = Kleintiere
card-kelp-farming = Tang-Anbau
card-mine = Bergwerk
card-vesta-shipyard = Vesta-Schiffswerft
card-beam-from-a-thorium-asteroid = Asteroiden-Energiestrahl
card-mangrove = Mangroven
card-trees = Bäume
card-great-escarpment-consortium = Große-Randstufe-Konsortium
card-mineral-deposit = Mineralablagerung
card-mining-expedition = Bergbau-Expedition
card-mining-area = Bergbaugebiet
card-building-industries = Baugewerbe
card-land-claim = Landnahme
card-mining-rights = Schürfrechte
card-sponsors = Sponsoren
card-electro-catapult = Elektro-Katapult
card-earth-catapult = Erd-Katapult
card-advanced-alloys = Verbesserte Legierungen
card-birds = Vögel
card-mars-university = Mars-Universität
card-viral-enhancers = Viraler Verstärker
card-towing-a-comet = Kometen abschleppen
card-space-mirrors = Sonnenspiegel im All
card-solar-wind-power = Sonnenwindenergie
card-ice-asteroid = Eis-Asteroid
card-quantum-extractor = Quantum-Extraktor
card-giant-ice-asteroid = Riesen-Eis-Asteroid
card-ganymede-colony = Ganymed-Kolonie
card-callisto-penal-mines = Kallisto-Strafmine
card-giant-space-mirror = Orbitaler Sonnenspiegel
card-trans-neptune-probe = Transneptun-Sonde
card-commercial-district = Geschäftsviertel
card-robotic-workforce = Roboter-Personal
card-grass = Gras
card-heather = Heidekraut
card-peroxide-power = Peroxid-Kraftwerk
card-research = Forschung
card-gene-repair = DNA-Reparatur
card-io-mining-industries = Io-Bergbauindustrie
card-bushes = Sträucher
card-mass-converter = Massewandler
card-physics-complex = Physikkomplex
card-greenhouses = Gewächshäuser
card-nuclear-zone = Atomares Sperrgebiet
card-tropical-resort = Tropischer Urlaubsort
card-toll-station = Zollstation
card-fueled-generators = Brennstoffgeneratoren
card-ironworks = Eisenhüttenwerk
card-power-grid = Hochspannungsnetz
card-steelworks = Stahlhütte
card-ore-processor = Erzverarbeitung
card-earth-office = Verbindungsbüro Erde
card-acquired-company = Übernommenes Unternehmen
card-media-archives = Medienarchive
card-open-city = Offene Stadt
card-media-group = Mediengruppe
card-business-network = Wirtschaftsnetzwerk
card-business-contacts = Geschäftskontakte
card-bribed-committee = Bestochene Kommission
card-solar-power = Solarenergie
card-breathing-filters = Atemluftfilter
card-artificial-photosynthesis = Künstliche Photosynthese
card-artificial-lake = Künstlicher See
card-geothermal-power = Geothermische Energie
card-farming = Ackerbau
card-dust-seals = Staubdichtungen
card-urbanized-area = Urbanisiertes Gebiet
card-sabotage = Sabotage
card-moss = Moos
card-industrial-center = Industriezentrum
card-hired-raiders = Bezahlte Plünderer
card-hackers = Hacker
card-ghg-factories = FCKW-Fabrik
card-subterranean-reservoir = Grundwasservorkommen
card-ecological-zone = Naturschutzgebiet
card-zeppelins = Zeppeline
card-worms = Regenwürmer
card-decomposers = Destruenten
card-fusion-power = Fusionsenergie
card-symbiotic-fungus = Mykorrhizapilze
card-extreme-cold-fungus = Extremkälte-Pilze
card-advanced-ecosystems = Fortgeschrittenes Ökosystem
card-great-dam = Staudamm
card-cartel = Kartell
card-strip-mine = Tagebaugrube
card-wave-power = Wellenkraftwerke
card-lava-flows = Lavaströme
card-power-plant = Kraftwerk
card-mohole-area = Mohole-Bohrung
card-large-convoy = Riesiger Konvoi
card-titanium-mine = Titanmine
card-tectonic-stress-power = Tektonische Energiegewinnung
card-nitrophilic-moss = Nitrophyten
card-herbivores = Pflanzenfresser
card-insects = Fluginsekten
card-ceos-favorite-project = Dein Lieblingsprojekt
card-anti-gravity-technology = Antischwerkraft-Technologie
card-investment-loan = Investitionskredit
card-insulation = Isolierung
card-adaptation-technology = Adaptionstechnologie
card-caretaker-contract = Verwaltungsvertrag
card-designed-microorganisms = Gezüchtete Mikroorganismen
card-standard-technology = Standardtechnologie
card-nitrite-reducing-bacteria = Denitrifizierende Bakterien
card-industrial-microbes = Industriemikroben
card-lichen = Flechten
card-power-supply-consortium = Stromversorgungskonsortium
card-convoy-from-europa = Konvoi von Europa
card-imported-ghg = Importierte Treibhausgase
card-imported-nitrogen = Importierter Stickstoff
card-micro-mills = Mikrowindräder
card-magnetic-field-generators = Magnetfeld-Generatoren
card-shuttles = Shuttle-Gleiter
card-import-of-advanced-ghg = Importiertes CO₂
card-windmills = Windräder
card-tundra-farming = Tundra-Ackerbau
card-aerobraked-ammonia-asteroid = Verglühender Ammoniakasteroid
card-magnetic-field-dome = Magnetfeldkuppel
card-pets = Haustiere
card-protected-habitats = Geschützte Habitate
card-protected-valley = Geschütztes Tal
card-satellites = Satelliten
card-noctis-farming = Noctis-Landwirtschaft
card-water-splitting-plant = Wasserelektrolyse-Anlage
card-heat-trappers = Thermoelektrischer Generator
card-soil-factory = Kulturboden-Fabrik
card-fuel-factory = Kerosinfabrik
card-ice-cap-melting = Polare Eiskappen abschmelzen
card-corporate-stronghold = Konzernhochburg
card-biomass-combustors = Biomasse-Brennkammer
card-livestock = Vieh
card-olympus-conference = Olympus-Konferenz
card-rad-suits = Strahlenschutzanzüge
card-aquifer-pumping = Grundwasserpumpe
card-flooding = Flutung
card-energy-saving = Energieeinsparung
card-local-heat-trapping = Hotspot-Vulkanismus
card-permafrost-extraction = Permafrost-Extraktion
card-invention-contest = Wettstreit der Erfinder
card-plantation = Plantage
card-power-infrastructure = Energie-Infrastruktur
card-indentured-workers = Arbeitsverpflichtete
card-lagrange-observatory = Lagrange-Observatorium
card-terraforming-ganymede = Terraforming Ganymed
card-immigration-shuttles = Einwanderungsfähre
card-restricted-area = Sperrgebiet
card-immigrant-city = Immigrantenstadt
card-energy-tapping = Strom anzapfen
card-underground-detonations = Untertage-Detonation
card-soletta = Soletta
card-technology-demonstration = Technologie-Demonstration
card-rad-chem-factory = Strahlenchemie-Fabrik
card-special-design = Spezielles Design
card-medical-lab = Medizinisches Labor
card-ai-central = KI-Zentrale
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Interplanetare Filmgesellschaft
card-inventrix = Inventrix
card-mining-guild = Bergbau-Gilde
card-phobolog = PhoboLog
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-tharsis-republic = Tharsis-Republik
card-thorgate = ThorGate
card-united-nations-mars-initiative = United Nations Mars Initiative
card-beginner-corporation = Anfänger-Konzern
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

## Kartentexte. Ein Effekt steht im Infinitiv; `list-effects` macht Sätze daraus. Ein Pfeil trennt Kosten und Gewinn.

list-effects = { SENTENCE($before) } { SENTENCE($next) }
list-gains = { $before } und { $next }
list-costs = { $before } und { $next }
list-parts = { $before } und { $next }
list-tags = { $before } oder { $next }
list-choices = { $before } oder { $next }
list-ways = { $before }; oder { $next }
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
effect-nothing = nichts
effect-production = deine { $changes }
    .cost = deine { $changes }
effect-production-per = deine { $resource_production } +1 { $count }
effect-gain = { $gains } erhalten
effect-gain-per = 1 { $resource_one } { $count } erhalten
effect-lose = { $loss } verlieren
    .cost = { $loss } ausgeben
effect-rating =
    { $n ->
        [one] deinen TW um { $n } Stufe erhöhen
       *[other] deinen TW um { $n } Stufen erhöhen
    }
effect-rating-per = deinen TW { $count } um 1 Stufe erhöhen
effect-temperature =
    { $n ->
        [one] die Temperatur um { $n } Stufe erhöhen
       *[other] die Temperatur um { $n } Stufen erhöhen
    }
effect-oxygen =
    { $n ->
        [one] den Sauerstoff um { $n } Stufe erhöhen
       *[other] den Sauerstoff um { $n } Stufen erhöhen
    }
effect-ocean =
    { $n ->
        [one] { $n } Ozean platzieren
       *[other] { $n } Ozeane platzieren
    }
effect-ocean-on-land = 1 Ozean auf einem Feld platzieren, das nicht für Ozeane reserviert ist
effect-if-tags =
    { $n ->
        [one] mit mindestens { $n } { $tag_one }: { $effect }, sonst: { $otherwise }
       *[other] mit mindestens { $n } { $tag_many }n: { $effect }, sonst: { $otherwise }
    }
effect-convert-production = deine { $source_production } um beliebig viele Stufen senken und deine { $target_production } um ebenso viele erhöhen
effect-choose-one = { $choices }
effect-draw =
    { $n ->
        [one] { $n } Karte ziehen
       *[other] { $n } Karten ziehen
    }
effect-look-buy =
    { $n ->
        [one] die oberste Karte des Stapels ansehen und für { $price } M€ kaufen oder abwerfen
       *[other] die obersten { $n } Karten des Stapels ansehen, beliebige davon für je { $price } M€ kaufen und die anderen abwerfen
    }
effect-look-keep = die obersten { $n } Karten des Stapels ansehen, { $keep } behalten und die anderen abwerfen
effect-reveal = die oberste Karte des Stapels aufdecken und abwerfen; hat sie ein { $tag_one }: { $effect }
effect-discard-to-draw = Du darfst eine Handkarte abwerfen, um eine Karte zu ziehen
effect-add-here =
    { $n ->
        [one] { $n } { $kind_one } auf diese Karte legen
       *[other] { $n } { $kind_many } auf diese Karte legen
    }
effect-take-here =
    { $n ->
        [one] { $n } { $kind_one } von dieser Karte entfernen
       *[other] { $n } { $kind_many } von dieser Karte entfernen
    }
    .cost =
        { $n ->
            [one] { $n } { $kind_one } von dieser Karte entfernen
           *[other] { $n } { $kind_many } von dieser Karte entfernen
        }
effect-add =
    { $n ->
        [one] { $n } { $kind_one } auf eine deiner Karten legen
       *[other] { $n } { $kind_many } auf eine deiner Karten legen
    }
effect-add-more =
    { $n ->
        [one] { $n } Ressource auf eine deiner Karten legen, auf der schon eine Ressource liegt
       *[other] { $n } Ressourcen auf eine deiner Karten legen, auf der schon eine Ressource liegt
    }
effect-copy-box = die Produktionsänderungen einer deiner Karten mit { $tag_one } wiederholen
effect-decrease = { $resource_production } eines beliebigen Spielers −{ $n }
effect-remove = bis zu { $n } { $resource_many } eines beliebigen Spielers entfernen
effect-steal = bis zu { $n } { $resource_many } von einem beliebigen Spieler stehlen
effect-remove-from-card = bis zu { $n } { $kind_many } von einer beliebigen Karte entfernen
effect-hunt = 1 { $kind_one } von einer beliebigen Karte entfernen
    .cost = 1 { $kind_one } von einer beliebigen Karte entfernen
effect-feed-played = 1 Pflanze erhalten oder 1 Ressource auf die Karte mit dem Symbol legen, wenn sie Tiere oder Mikroben sammelt
effect-tile = { $tile_a }{ $where } platzieren{ $tile_then }
effect-claim = deinen Marker auf ein freies Landfeld legen: Von nun an darfst nur du dort ein Plättchen platzieren
effect-metal-under = deine Produktion des Metalls, das auf dem Feld zu sehen ist, +1
effect-flood = bis zu { $n } M€ beim Besitzer eines Plättchens neben diesem Ozean entfernen
effect-spend-energy = beliebig viel Energie ausgeben und ebenso viele M€ erhalten

where-land = {""}
where-city = {""}
where-greenery = {""}
where-ocean-reserved = {" "}auf einem für Ozeane reservierten Feld
where-isolated = {" "}neben keinem anderen Plättchen
where-volcanic = {" "}auf einem Vulkanfeld
where-noctis-reserved = {" "}auf dem reservierten Feld (auch neben anderen Städten)
where-phobos = {" "}auf dem reservierten Feld
where-ganymede = {" "}auf dem reservierten Feld
where-next-to-city = {" "}neben einer Stadt
where-next-to-2-cities = {" "}neben mindestens 2 Städten
where-next-to-greenery = {" "}neben einer Grünfläche
where-metal-bonus = {" "}auf einem Feld mit Stahl- oder Titanbonus
where-metal-bonus-next-to-own-tile = {" "}auf einem Feld mit Stahl- oder Titanbonus neben einem eigenen Plättchen

count-own-tags =
    { $every ->
        [1] für jedes deiner { $tag_many }
       *[other] für je { $every } deiner { $tag_many }
    }
count-others-tags = für jedes { $tag_one } der Gegner
count-cities =
    { $where ->
        [mars] für jede Stadt auf dem Mars
       *[anywhere] für jede Stadt im Spiel
    }
count-events = für jedes von irgendjemandem gespielte Ereignis

needs-least-temperature = mindestens { $n } °C
needs-most-temperature = höchstens { $n } °C
needs-least-oxygen = mindestens { $n } % Sauerstoff
needs-most-oxygen = höchstens { $n } % Sauerstoff
needs-least-oceans =
    { $n ->
        [one] mindestens { $n } Ozean
       *[other] mindestens { $n } Ozeane
    }
needs-most-oceans =
    { $n ->
        [one] höchstens { $n } Ozean
       *[other] höchstens { $n } Ozeane
    }
needs-tags =
    { $n ->
        [one] { $n } { $tag_one }
       *[other] { $n } { $tag_many }
    }
needs-production = { $resource_production } von mindestens { $n }
needs-greeneries =
    { $n ->
        [one] { $n } eigene Grünfläche
       *[other] { $n } eigene Grünflächen
    }
needs-cities =
    { $n ->
        [one] { $n } Stadt im Spiel
       *[other] { $n } Städte im Spiel
    }

lasting-discount = Karten kosten dich { $n } M€ weniger
lasting-discount-tag = Karten mit { $tag_one } kosten dich { $n } M€ weniger
lasting-discount-project = das Standardprojekt { $project } kostet dich { $n } M€ weniger
lasting-next-discount = die nächste Karte, die du in dieser Generation spielst, kostet { $n } M€ weniger
lasting-metals =
    { $steel ->
        [0] dein Titan ist { $titanium } M€ mehr wert
       *[other] dein Stahl ist { $steel } M€ mehr wert und dein Titan { $titanium } M€ mehr
    }
lasting-ease =
    { $n ->
        [one] Temperatur, Sauerstoff und Ozeane dürfen in jede Richtung { $n } Stufe von dem abweichen, was deine Karten verlangen
       *[other] Temperatur, Sauerstoff und Ozeane dürfen in jede Richtung bis zu { $n } Stufen von dem abweichen, was deine Karten verlangen
    }
lasting-next-ease =
    { $n ->
        [one] Temperatur, Sauerstoff und Ozeane dürfen in jede Richtung { $n } Stufe von dem abweichen, was die nächste Karte verlangt, die du in dieser Generation spielst
       *[other] Temperatur, Sauerstoff und Ozeane dürfen in jede Richtung bis zu { $n } Stufen von dem abweichen, was die nächste Karte verlangt, die du in dieser Generation spielst
    }
lasting-protect = Gegner dürfen deine Pflanzen, Tiere und Mikroben nicht entfernen
lasting-protect-here = von dieser Karte darf nichts entfernt werden
lasting-heat-pays = du darfst Wärme als M€ nutzen, aber nicht M€ als Wärme
lasting-greenery =
    { $n ->
        [one] eine Grünfläche kostet dich nur { $n } Pflanze
       *[other] eine Grünfläche kostet dich nur { $n } Pflanzen
    }
when-ocean = wenn irgendjemand einen Ozean platziert: { $effect }
when-city =
    { $who ->
        [owner] wenn du eine Stadt platzierst: { $effect }
       *[anyone]
            { $where ->
                [mars] wenn irgendjemand auf dem Mars eine Stadt platziert: { $effect }
               *[anywhere] wenn irgendjemand eine Stadt platziert{ when-own }: { $effect }
            }
    }
when-own =
    { $own ->
        [0] {""}
       *[other] , auch diese
    }
when-greenery = wenn du eine Grünfläche platzierst: { $effect }
when-metal = wenn du ein Plättchen auf einem Feld mit Stahl- oder Titanbonus platzierst: { $effect }
when-tag =
    { $who ->
        [owner] für jedes { $tags_one }, das du spielst, auch für das dieser Karte: { $effect }
       *[anyone] für jedes { $tags_one }, das irgendjemand spielt, auch für das dieser Karte: { $effect }
    }
when-event =
    { GIVEN($tags) ->
        [yes] wenn du ein Ereignis mit { $tags_one } spielst: { $effect }
       *[no] wenn du ein Ereignis spielst: { $effect }
    }
when-project = wenn du ein Standardprojekt bezahlt hast: { $effect }
when-price = wenn du eine Karte oder ein Standardprojekt mit einem gedruckten Preis von mindestens { $n } M€ bezahlt hast: { $effect }

way = { way-money }{ way-costs }{ $gains }{ way-raised }
way-money =
    { $money ->
        [0] {""}
       *[other] { $money } M€{ way-metal } zahlen →{" "}
    }
way-metal =
    { GIVEN($metal) ->
        [yes] {" "}(auch mit { $metal })
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
       *[other] , wenn dein TW in dieser Generation gestiegen ist
    }

card-needs = Voraussetzung: { $needs }.
card-now = { SENTENCE($effects) }
card-effect = Effekt: { SENTENCE($effects) }
card-action = Aktion: { SENTENCE($ways) }
card-holds = Sammelt { $kind }.
corporation-start = Zu Beginn: { $things }.
corporation-free-cards =
    { $n ->
        [one] Du behältst deine { $n } Startkarte, ohne zu zahlen.
       *[other] Du behältst deine { $n } Startkarten, ohne zu zahlen.
    }
corporation-first = Erste Aktion: { SENTENCE($effect) }

points = { $n } SP.
points-per-resource =
    { $every ->
        [1] { $n } SP für { $kind_each } auf dieser Karte.
       *[other] { $n } SP für je { $every } { $kind_many } auf dieser Karte.
    }
points-if-resource = { $n } SP, wenn { $kind_some } auf dieser Karte liegt.
points-per-tag = 1 SP für jedes deiner { $tag_many }.
points-per-neighbour = 1 SP für { $neighbour_next } neben diesem Plättchen.
points-per-cities =
    { $every ->
        [1] 1 SP für jede Stadt im Spiel.
       *[other] 1 SP für je { $every } Städte im Spiel.
    }

## Fragen.

prompt-corporation = Welchen Konzern führst du?
prompt-buy = Welche Karten kaufst du für je { $price } M€?
prompt-pick = Welche Karte behältst du? Die anderen werden weitergegeben.
prompt-action = Du bist am Zug: Führe eine Aktion aus oder beende den Zug.
prompt-keep =
    { $n ->
        [one] Welche Karte behältst du?
       *[other] Welche { $n } Karten behältst du?
    }
prompt-sell = Welche Karten verkaufst du für je 1 M€?
prompt-discard-to-draw = Wirfst du eine Handkarte ab, um eine neue zu ziehen?
prompt-add =
    { $n ->
        [one] Auf welche deiner Karten legst du { $n } { $kind_one }?
       *[other] Auf welche deiner Karten legst du { $n } { $kind_many }?
    }
prompt-copy-box = Die Produktionsänderungen welcher deiner Karten mit { $tag_one } wiederholst du?
prompt-decrease =
    { $n ->
        [one] Wessen { $resource_production } sinkt um { $n } Stufe?
       *[other] Wessen { $resource_production } sinkt um { $n } Stufen?
    }
prompt-remove = Wer verliert { $resource }, und wie viel? Höchstens { $n } oder nichts.
prompt-steal = Von wem stiehlst du { $resource }, und wie viel? Höchstens { $n } oder nichts.
prompt-remove-from-card = Von welcher Karte entfernst du { $kind }, und wie viele? Höchstens { $n } oder keine.
prompt-hunt = Von welcher Karte entfernst du 1 { $kind_one }?
prompt-feed-played = Legst du eine Ressource auf die eben gespielte Karte, oder erhältst du 1 Pflanze? Wahl 1 ist die Pflanze.
prompt-tile = Wo platzierst du { $tile_a }{ $where }?
prompt-ocean =
    { $bonus ->
        [0] Wo platzierst du den Ozean?
       *[other] Die Temperaturleiste gibt dir einen Ozean. Wo platzierst du ihn?
    }
prompt-claim = Welches Feld markierst du für dich?
prompt-convert-production = Wie weit? { SENTENCE($effect) }
prompt-choose-one = Was wählst du? { SENTENCE($numbered) }
prompt-spend-energy = Wie viel Energie machst du zu M€?
prompt-pay = Der Preis ist { $price } M€. Wie viel { $resource } nutzt du dafür? Jeder Würfel ist { $value } M€ wert, und du hast { $have }.
prompt-last-greenery = Der Planet ist bereit. Wandelst du Pflanzen in eine letzte Grünfläche um?

## Optionen.

option-corporation = { $card } führen
option-buy = { $card } kaufen
option-pick = { $card } behalten
option-keep = { $card } behalten
option-sell = { $card } verkaufen
option-discard = { $card } abwerfen
option-play = { $card } spielen
option-action = Aktion nutzen: { $card }
option-first-action = Erste Aktion deines Konzerns ausführen
option-project = Standardprojekt: { $project }
option-convert = { $resource_convert }
option-milestone = Meilenstein beanspruchen: { $milestone }
option-award = Auszeichnung finanzieren: { $award }
option-space = { $space }
option-pay =
    { $n ->
        [0] Ohne { $resource }
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
option-choose = Wahl { PLACE($choice) }
option-card = { $card }
option-take = { $n } von { $card }
option-decrease = { $player }
option-remove = { $n } von { $player }
option-steal = { $n } von { $player }
option-spend =
    { $n ->
        [0] Nichts
       *[other] { $n }
    }
option-skip = Verzichten
option-pass = Für diese Generation passen
option-done = Fertig

## Warum nicht.

why-money = es kostet { $price } M€, und du kannst { $have } zahlen
why-stock =
    { $n ->
        [one] es braucht { $n } { $resource_one }, und du hast { $have }
       *[other] es braucht { $n } { $resource_many }, und du hast { $have }
    }
why-temperature = verlangt: { $needs }; es sind { $have } °C{ why-eased }
why-oxygen = verlangt: { $needs }; es sind { $have } %{ why-eased }
why-oceans =
    { $have ->
        [one] verlangt: { $needs }; es gibt { $have }{ why-eased }
       *[other] verlangt: { $needs }; es gibt { $have }{ why-eased }
    }
why-eased =
    { $eased ->
        [0] {""}
        [one] , was auch { $eased } Stufe Spielraum nicht deckt
       *[other] , was auch { $eased } Stufen Spielraum nicht decken
    }
why-tags = verlangt: { $needs }; du hast { $have }
why-production = verlangt: { $needs }; deine ist { $have }
why-tiles = verlangt: { $needs }; es gibt { $have }
why-own-production =
    { $n ->
        [one] deine { $resource_production } würde um { $n } Stufe sinken und ist { $have }
       *[other] deine { $resource_production } würde um { $n } Stufen sinken und ist { $have }
    }
why-no-space = es gibt kein Feld für { $tile_a }
why-no-claim = es gibt kein freies Feld zum Markieren
why-no-victim =
    { $n ->
        [one] niemandes { $resource_production } kann um { $n } Stufe sinken
       *[other] niemandes { $resource_production } kann um { $n } Stufen sinken
    }
why-no-prey = auf keiner Karte liegt { $kind_some } zum Entfernen
why-here =
    { $n ->
        [one] es braucht { $n } { $kind_one } von dieser Karte, und es sind { $have }
       *[other] es braucht { $n } { $kind_many } von dieser Karte, und es sind { $have }
    }
why-no-box = du hast keine Karte mit { $tag_one }, deren Produktionsänderungen sich wiederholen lassen
why-no-cards =
    { $n ->
        [one] es gibt keine Karte mehr zu ziehen
       *[other] es gibt keine { $n } Karten mehr zu ziehen
    }
why-not-raised = dein TW ist in dieser Generation nicht gestiegen
why-used = diese Aktion wurde in dieser Generation schon genutzt
why-first-action = zuerst kommt die erste Aktion deines Konzerns
why-nothing-to-sell = du hast keine Karte zu verkaufen
why-claimed = { $player } hat ihn schon beansprucht
why-all-claimed = { $n } Meilensteine sind beansprucht, mehr gibt es nicht
why-milestone = es braucht { $n } { $milestone_what }, und du hast { $have }
why-funded = { $player } hat sie schon finanziert
why-all-funded = { $n } Auszeichnungen sind finanziert, mehr gibt es nicht

warn-lost = das ginge verloren: { $effect }
warn-at-goal = das Ziel ist schon erreicht, es brächte nichts

refuse-draft-solo = Im Solospiel gibt es keinen Draft; er geht mit 2 bis 5 Plätzen.
refuse-beginner-seat =
    { $seats ->
        [one] Der Platz eines Anfängers muss am Tisch sein; er hat { $seats } Platz mit der Nummer 0.
       *[other] Der Platz eines Anfängers muss am Tisch sein; er hat { $seats } Plätze, gezählt ab 0.
    }

## Das Protokoll.

log-start = { $player } ist Startspieler.
log-neutral = { $tile_new } liegt auf { $space }.
log-corporation = { $player } führt den Konzern { $card }.
log-generation = Generation { $n }. { $player } ist Startspieler.
log-bought =
    { $n ->
        [0] { $player } nimmt keine Karte.
        [one] { $player } nimmt { $n } Karte.
       *[other] { $player } nimmt { $n } Karten.
    }
log-bought-cards =
    { GIVEN($cards) ->
        [yes] Nur du siehst, was du nimmst: { $cards }.
       *[no] Du nimmst keine der Karten.
    }
log-picked = Nur du siehst, was du behältst: { $card }.
log-draw =
    { $n ->
        [one] { $player } zieht { $n } Karte.
       *[other] { $player } zieht { $n } Karten.
    }
log-drawn = Nur du siehst, was du ziehst: { $cards }.
log-reshuffle =
    { $n ->
        [one] Der Nachziehstapel wird neu gebildet: { $n } Karte.
       *[other] Der Nachziehstapel wird neu gebildet: { $n } Karten.
    }
log-play = { $player } spielt { $card }.
log-action = { $player } nutzt die Aktion der Karte { $card }.
log-first-action = { $player } führt die erste Aktion des Konzerns aus.
log-project = { $player } nutzt das Standardprojekt { $project }.
log-convert = { $player } { $resource_converts }.
log-milestone = { $player } beansprucht den Meilenstein { $milestone }.
log-award = { $player } finanziert für { $n } M€ die Auszeichnung { $award }.
log-sold =
    { $n ->
        [one] { $player } verkauft { $n } Karte.
       *[other] { $player } verkauft { $n } Karten.
    }
log-sold-cards = Nur du siehst, was du verkaufst: { $cards }.
log-discarded =
    { $n ->
        [one] { $player } wirft { $n } Karte ab.
       *[other] { $player } wirft { $n } Karten ab.
    }
log-discarded-cards = Nur du siehst, was du abwirfst: { $cards }.
log-revealed = { $player } deckt { $card } auf.
log-pay =
    { $n ->
        [one] { $player } zahlt { $n } { $resource_one }.
       *[other] { $player } zahlt { $n } { $resource_many }.
    }
log-gain =
    { $n ->
        [one] { $player } erhält { $n } { $resource_one }.
       *[other] { $player } erhält { $n } { $resource_many }.
    }
log-lose =
    { $n ->
        [one] { $player } verliert { $n } { $resource_one }.
       *[other] { $player } verliert { $n } { $resource_many }.
    }
log-steal =
    { $n ->
        [one] { $player } stiehlt { $n } { $resource_one } von { $other }.
       *[other] { $player } stiehlt { $n } { $resource_many } von { $other }.
    }
log-production = Die { $resource_production } von { $player } ändert sich um { $n }.
log-tr = Der TW von { $player } steigt um { $n }.
log-raise =
    { $n ->
        [one] { $player } erhöht { $parameter_it } um { $n } Stufe.
       *[other] { $player } erhöht { $parameter_it } um { $n } Stufen.
    }
log-tile = { $player } platziert { $tile_a } auf { $space }.
log-claim = { $player } markiert { $space }.
log-add =
    { $n ->
        [one] { $player } legt { $n } Ressource auf die Karte { $card }.
       *[other] { $player } legt { $n } Ressourcen auf die Karte { $card }.
    }
log-take =
    { $n ->
        [one] { $player } entfernt { $n } Ressource von der Karte { $card }.
       *[other] { $player } entfernt { $n } Ressourcen von der Karte { $card }.
    }
log-income = { $player } hat ein Einkommen von { $n } M€.
log-pass = { $player } passt.
log-done = { $player } beendet den Zug.
log-end = Das Spiel ist zu Ende.

## Die Wertung.

tr = Terraforming-Wert
milestones = Meilensteine
awards = Auszeichnungen
greeneries = Grünflächen
cities = Städte
cards = Karten

ended = Der Mars ist bereit: Das Spiel endete mit Generation { $generation }.
ended-solo-won = Der Mars war rechtzeitig bereit: Du gewinnst in Generation { $generation }.
ended-solo-lost = Generation { $generation } ist vorbei, und der Mars ist nicht bereit: Du verlierst.
