### Terraforming Mars: Ares Expedition.

game-ares-expedition = Terraforming Mars: Ares Expedition

## Namen der Dinge.

resource-mc = M€
    .one = M€
    .many = M€
resource-heat = Wärme
    .one = Wärme
    .many = Wärme
resource-plants = Pflanzen
    .one = Pflanze
    .many = Pflanzen
resource-steel = Stahl
    .one = Stahl
    .many = Stahl
resource-titanium = Titan
    .one = Titan
    .many = Titan
resource-cards = Karten
    .one = Karte
    .many = Karten
product-mc = M€
    .one = M€
product-heat = Wärme
    .one = Wärme
product-plants = Pflanzen
    .one = Pflanze
product-cards = Karten
    .one = Karte
product-steel = Stahl
    .one = Stahl
product-titanium = Titan
    .one = Titan
kind-animal = Tier
    .one = Tier
    .many = Tiere
kind-microbe = Mikrobe
    .one = Mikrobe
    .many = Mikroben
kind-science = Wissenschaft
    .one = Wissenschaftsressource
    .many = Wissenschaftsressourcen
kind-any = Ressource
    .one = Ressource ihrer Art
    .many = Ressourcen ihrer Art
tag-building = Gebäude
    .stem = Gebäude
tag-space = Weltraum
    .stem = Weltraum
tag-science = Wissenschaft
    .stem = Wissenschafts
tag-power = Energie
    .stem = Energie
tag-earth = Erde
    .stem = Erd
tag-jovian = Jupiter
    .stem = Jupiter
tag-plant = Pflanze
    .stem = Pflanzen
tag-microbe = Mikrobe
    .stem = Mikroben
tag-animal = Tier
    .stem = Tier
tag-event = Ereignis
    .stem = Ereignis
zone-purple = violetten
zone-red = roten
zone-yellow = gelben
zone-white = weißen
phase-development = I Entwicklung
phase-construction = II Bau
phase-action = III Aktion
phase-production = IV Produktion
phase-research = V Forschung
standard-forest-plants = Wald für Pflanzen
standard-forest-mc = Wald für M€
standard-temperature-heat = Temperatur für Wärme
standard-temperature-mc = Temperatur für M€
standard-ocean-mc = Ozean für M€
parameter-temperature = Temperatur
parameter-oxygen = Sauerstoffgehalt
parameter-oceans = Ozeane
reward-plants-2 = 2 Pflanzen
reward-cards-1 = 1 Karte
reward-plants-1-cards-1 = 1 Pflanze und 1 Karte
reward-mc-1-cards-1 = 1 M€ und 1 Karte
reward-mc-4 = 4 M€
reward-mc-2-plants-1 = 2 M€ und 1 Pflanze
reward-mc-1-plants-1 = 1 M€ und 1 Pflanze
colour-green = grün
colour-blue = blau
colour-red = rot
colour-corporation = Konzern

card-adaptation-technology = Adaptionstechnologie
card-advanced-alloys = Verbesserte Legierungen
card-advanced-screening-technology = Fortschrittliche Screening-Technologie
card-ai-central = KI-Zentrale
card-anaerobic-microorganisms = Anaerobe Mikroorganismen
card-anti-gravity-technology = Antischwerkraft-Technologie
card-aquifer-pumping = Grundwasserpumpe
card-arctic-algae = Arktische Algen
card-artificial-jungle = Künstlicher Dschungel
card-assembly-lines = Fließbänder
card-asset-liquidation = Vermögensauflösung
card-birds = Vögel
card-brainstorming-session = Ideenwerkstatt
card-caretaker-contract = Verwaltungsvertrag
card-circuit-board-factory = Leiterplattenfabrik
card-community-gardens = Gemeinschaftsgärten
card-composting-factory = Kompostierungsanlage
card-conserved-biome = Geschütztes Biom
card-decomposers = Destruenten
card-decomposing-fungus = Zersetzerpilze
card-developed-infrastructure = Ausgebaute Infrastruktur
card-development-center = Entwicklungszentrum
card-earth-catapult = Erd-Katapult
card-ecological-zone = Naturschutzgebiet
card-energy-subsidies = Energiesubventionen
card-extended-resources = Erweiterte Ressourcen
card-extreme-cold-fungus = Extremkälte-Pilze
card-farmers-market = Bauernmarkt
card-farming-co-ops = Landwirtschaftsgenossenschaften
card-fish = Fische
card-ghg-producing-bacteria = Treibhausgas-Bakterien
card-greenhouses = Gewächshäuser
card-herbivores = Pflanzenfresser
card-hydro-electric-energy = Wasserkraft
card-interplanetary-relations = Interplanetare Beziehungen
card-interns = Praktikanten
card-interplanetary-conference = Interplanetare Konferenz
card-ironworks = Eisenhüttenwerk
card-livestock = Vieh
card-mars-university = Mars-Universität
card-matter-manufacturing = Materieherstellung
card-media-group = Mediengruppe
card-nitrite-reducing-bacteria = Denitrifizierende Bakterien
card-olympus-conference = Olympus-Konferenz
card-optimal-aerobraking = Optimale Atmosphärenbremsung
card-physics-complex = Physikkomplex
card-power-infrastructure = Energie-Infrastruktur
card-recycled-detritus = Wiederverwerteter Detritus
card-redrafted-contracts = Neu verhandelte Verträge
card-regolith-eaters = Regolith-Fresser
card-research-outpost = Forschungsvorposten
card-restructured-resources = Umgeschichtete Ressourcen
card-small-animals = Kleintiere
card-solarpunk = Solarpunk
card-standard-technology = Standardtechnologie
card-steelworks = Stahlhütte
card-symbiotic-fungus = Mykorrhizapilze
card-tardigrades = Bärtierchen
card-think-tank = Denkfabrik
card-united-planetary-alliance = Vereinigte Planetenallianz
card-viral-enhancers = Viraler Verstärker
card-volcanic-pools = Vulkanische Becken
card-water-import-from-europa = Wasserimport von Europa
card-wood-burning-stoves = Holzöfen
card-advanced-ecosystems = Fortgeschrittenes Ökosystem
card-artificial-lake = Künstlicher See
card-atmosphere-filtering = Atmosphärenfilterung
card-breathing-filters = Atemluftfilter
card-bribed-committee = Bestochene Kommission
card-business-contacts = Geschäftskontakte
card-ceos-favorite-project = Lieblingsprojekt der Chefetage
card-colonizer-training-camp = Siedler-Ausbildungslager
card-comet = Kometeneinschlag
card-convoy-from-europa = Konvoi von Europa
card-crater = Krater
card-deimos-down = Absturz von Deimos
card-giant-ice-asteroid = Riesen-Eis-Asteroid
card-ice-asteroid = Eis-Asteroid
card-ice-cap-melting = Abschmelzen der Polkappen
card-imported-hydrogen = Importierter Wasserstoff
card-imported-nitrogen = Importierter Stickstoff
card-interstellar-colony-ship = Interstellares Kolonieschiff
card-invention-contest = Wettstreit der Erfinder
card-investment-loan = Investitionskredit
card-lagrange-observatory = Lagrange-Observatorium
card-lake-marineris = Marineris-See
card-large-convoy = Großer Konvoi
card-lava-flows = Lavaströme
card-local-heat-trapping = Örtlicher Wärmefang
card-mangrove = Mangroven
card-nitrogen-rich-asteroid = Stickstoffreicher Asteroid
card-permafrost-extraction = Permafrost-Extraktion
card-phobos-falls = Absturz von Phobos
card-plantation = Plantage
card-release-of-inert-gases = Freisetzen von Inertgasen
card-research = Forschung
card-special-design = Spezielles Design
card-subterranean-reservoir = Grundwasservorkommen
card-technology-demonstration = Technologie-Demonstration
card-terraforming-ganymede = Terraforming auf Ganymed
card-towing-a-comet = Kometen abschleppen
card-work-crews = Bautrupps
card-acquired-company = Übernommenes Unternehmen
card-adapted-lichen = Angepasste Flechten
card-aerated-magma = Belüftetes Magma
card-airborne-radiation = Strahlung in der Luft
card-algae = Algen
card-archaebacteria = Archaeen
card-artificial-photosynthesis = Künstliche Photosynthese
card-asteroid-mining = Asteroidenbergbau
card-asteroid-mining-consortium = Asteroidenabbau-Konsortium
card-astrofarm = Astrofarm
card-atmospheric-insulators = Atmosphärische Isolatoren
card-automated-factories = Automatisierte Fabriken
card-balanced-portfolios = Ausgewogene Portfolios
card-beam-from-a-thorium-asteroid = Thorium-Asteroiden-Strahl
card-biomass-combustors = Biomasse-Brennkammer
card-biothermal-power = Biothermische Energie
card-blueprints = Blaupausen
card-building-industries = Baugewerbe
card-bushes = Sträucher
card-callisto-penal-mines = Strafmine auf Kallisto
card-cartel = Kartell
card-coal-imports = Kohleimporte
card-commercial-district = Geschäftsviertel
card-deep-well-heating = Tiefbrunnen-Heizung
card-designed-microorganisms = Gezüchtete Mikroorganismen
card-diversified-interests = Breit gestreute Interessen
card-dusty-quarry = Staubiger Steinbruch
card-economic-growth = Wirtschaftswachstum
card-energy-storage = Energiespeicher
card-eos-chasma-national-park = Nationalpark Eos Chasma
card-farming = Ackerbau
card-food-factory = Lebensmittel-Manufaktur
card-fuel-factory = Treibstofffabrik
card-fueled-generators = Brennstoffgeneratoren
card-fusion-power = Fusionsenergie
card-ganymede-shipyard = Ganymed-Werft
card-gene-repair = DNA-Reparatur
card-geothermal-power = Geothermische Energie
card-giant-space-mirror = Orbitaler Sonnenspiegel
card-grass = Gras
card-great-dam = Großer Staudamm
card-great-escarpment-consortium = Große-Randstufe-Konsortium
card-heather = Heidekraut
card-immigration-shuttles = Einwanderungsfähren
card-import-of-advanced-ghg = Import moderner Treibhausgase
card-imported-ghg = Importierte Treibhausgase
card-industrial-center = Industriezentrum
card-industrial-farming = Industrielle Landwirtschaft
card-industrial-microbes = Industriemikroben
card-insects = Insekten
card-io-mining-industries = Io-Bergbauindustrie
card-kelp-farming = Tang-Anbau
card-lichen = Flechten
card-lightning-harvest = Nutzung von Blitzenergie
card-low-atmo-shields = Niederatmosphären-Schilde
card-lunar-beam = Lunarer Energiestrahl
card-mass-converter = Massewandler
card-medical-lab = Medizinisches Labor
card-methane-from-titan = Methan vom Titan
card-micro-mills = Mikrowindräder
card-microprocessors = Mikroprozessoren
card-mine = Bergwerk
card-miranda-resort = Urlaubsort Miranda
card-mohole-area = Mohole-Bohrung
card-monocultures = Monokulturen
card-moss = Moos
card-natural-preserve = Naturreservat
card-new-portfolios = Neue Portfolios
card-nitrophilic-moss = Nitrophiles Moos
card-noctis-farming = Noctis-Landwirtschaft
card-nuclear-plants = Kernkraftwerke
card-power-grid = Hochspannungsnetz
card-power-plant = Kraftwerk
card-power-supply-consortium = Stromversorgungskonsortium
card-protected-valley = Geschütztes Tal
card-quantum-extractor = Quantenextraktor
card-rad-suits = Strahlenschutzanzüge
card-satellite-farms = Satellitenfarmen
card-satellites = Satelliten
card-slash-and-burn-agriculture = Brandrodung
card-smelting = Verhüttung
card-soil-warming = Bodenerwärmung
card-solar-power = Solarenergie
card-solar-trapping = Sonnenfalle
card-soletta = Soletta
card-space-heaters = Raumheizungen
card-space-station = Raumstation
card-sponsors = Sponsoren
card-strip-mine = Tagebau
card-surface-mines = Oberflächenminen
card-tectonic-stress-power = Tektonische Energiegewinnung
card-titanium-mine = Titanmine
card-toll-station = Zollstation
card-trading-post = Handelsposten
card-trapped-heat = Gefangene Wärme
card-trees = Bäume
card-tropical-resort = Tropischer Urlaubsort
card-tundra-farming = Tundra-Ackerbau
card-underground-city = Unterirdische Stadt
card-undersea-vents = Unterseeische Schlote
card-venture-capitalism = Wagniskapital
card-vesta-shipyard = Vesta-Werft
card-wave-power = Wellenkraftwerke
card-windmills = Windräder
card-worms = Regenwürmer
card-zeppelins = Zeppeline
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Interplanetare Filmgesellschaft
card-inventrix = Inventrix
card-mining-guild = Bergbau-Gilde
card-phobolog = PhoboLog
card-saturn-systems = Saturn-Systeme
card-teractor = Teractor
card-tharsis-republic = Republik Tharsis
card-thorgate = ThorGate
card-united-nations-mars-initiative = Mars-Initiative der Vereinten Nationen
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

## Kartentexte: Jeder Teil entsteht nur hier.

list-effects = { $before }; { $next }
list-tags = { $before }-/{ $next }
list-kinds = { $before } oder { $next }
list-choices = { $before } oder { $next }
list-ways = { $before }; oder { $next }
list-parts = { $before } und { $next }
list-numbered = { $before }; { $next }

card-needs = Benötigt: { $needs }.
card-spend = Beim Ausspielen: { $costs }.
card-now = { SENTENCE($effects) }
card-production = Produziert { $effects }.
card-potential = Baupotenzial: { $levels }.
card-effect = { SENTENCE($effects) }
card-action = Aktion: { $ways }.
card-holds = Hier können { $kind_many } liegen.
card-start = Beginnt mit { $start }.

amount =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
amount-from =
    { $n ->
        [one] { $n } { $kind_one } von { $card }
       *[other] { $n } { $kind_many } von { $card }
    }
change =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
effects = { $parts }

needs-least-temperature = Temperatur im { $zone } Bereich oder höher
needs-most-temperature = Temperatur im { $zone } Bereich oder niedriger
needs-least-oxygen = Sauerstoff im { $zone } Bereich oder höher
needs-most-oxygen = Sauerstoff im { $zone } Bereich oder niedriger
needs-only-temperature = Temperatur im { $zone } Bereich
needs-only-oxygen = Sauerstoff im { $zone } Bereich
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
        [one] { $n } { $tag_stem }symbol
       *[other] { $n } { $tag_stem }symbole
    }
needs-rating = einen TW von mindestens { $n }

effect-production = { $changes }
effect-gain = { $gains } erhalten
effect-lose = { $loss } ausgeben
effect-rating = TW um { $n } erhöhen
effect-rating-per = TW um 1 erhöhen { $count }
effect-spend-rating = TW um { $n } senken
effect-temperature =
    { $n ->
        [one] Temperatur um { $n } Stufe erhöhen
       *[other] Temperatur um { $n } Stufen erhöhen
    }
effect-oxygen =
    { $n ->
        [one] Sauerstoff um { $n } Stufe erhöhen
       *[other] Sauerstoff um { $n } Stufen erhöhen
    }
effect-ocean =
    { $n ->
        [one] { $n } Ozeanplättchen umdrehen
       *[other] { $n } Ozeanplättchen umdrehen
    }
effect-forest =
    { $n ->
        [one] { $n } Wald nehmen und Sauerstoff um { $n } Stufe erhöhen
       *[other] { $n } Wälder nehmen und Sauerstoff um { $n } Stufen erhöhen
    }
effect-draw =
    { $n ->
        [one] { $n } Karte ziehen
       *[other] { $n } Karten ziehen
    }
effect-discard =
    { $n ->
        [one] { $n } Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
effect-draw-then-discard =
    { $n ->
        [one] { $n } Karte ziehen, dann { $discards } abwerfen
       *[other] { $n } Karten ziehen, dann { $discards } abwerfen
    }
effect-draw-and-keep =
    { $n ->
        [one] { $n } Karte ziehen und { $keep } behalten
       *[other] { $n } Karten ziehen, { $keep } behalten und den Rest abwerfen
    }
effect-discard-to-draw = 1 bis { $most } Karten abwerfen und ebenso viele ziehen
effect-trade-card = Du darfst 1 Karte abwerfen, um 1 zu ziehen, oder 2, wenn sie ein { $tag_stem }symbol hatte
effect-reveal-and-keep =
    { $n ->
        [one] { $n } Karte aufdecken und behalten, wenn sie ein { $tags_stem }symbol hat
       *[other] { $n } Karten aufdecken, eine mit { $tags_stem }symbol behalten und den Rest abwerfen
    }
effect-reveal-top = oberste Karte aufdecken: Eine grüne wird für { $n } M€ abgeworfen, jede andere kommt auf die Hand
effect-add-here =
    { $n ->
        [one] { $n } { $kind_one } hierher legen
       *[other] { $n } { $kind_many } hierher legen
    }
effect-take-here =
    { $n ->
        [one] { $n } { $kind_one } von hier entfernen
       *[other] { $n } { $kind_many } von hier entfernen
    }
effect-add =
    { $n ->
        [one] { $n } { $kind_one } auf eine andere eigene Karte legen
       *[other] { $n } { $kind_many } auf eine andere eigene Karte legen
    }
effect-add-any =
    { $n ->
        [one] { $n } Ressource auf eine eigene Karte legen, von der Art, die dort liegen kann
       *[other] { $n } Ressourcen auf eine eigene Karte legen, von der Art, die dort liegen kann
    }
effect-take-any = 1 Ressource ({ $kinds }) von einer eigenen Karte entfernen
effect-if-tags =
    { $n ->
        [one] mit { $n } { $tag_stem }symbol zusätzlich: { $effect }
       *[other] mit mindestens { $n } { $tag_stem }symbolen zusätzlich: { $effect }
    }
effect-choose-one = { $choices }
effect-convert-heat =
    { $most ->
        [0] beliebig viel Wärme ausgeben und ebenso viele { $resource } erhalten
       *[other] 1 bis { $most } Wärme ausgeben und ebenso viele { $resource } erhalten
    }
effect-buy-rating = Du darfst danach { $price } zahlen, um ihn noch um 1 zu erhöhen
effect-extra-play = du darfst in dieser Phase eine weitere blaue oder rote Karte ausspielen
effect-next-discount = deine nächste Karte dieser Phase kostet { $n } M€ weniger
effect-next-ease = die Bedingung deiner nächsten Karte dieser Phase an Sauerstoff oder Temperatur darf um einen Bereich abweichen
effect-free-play = du darfst eine grüne Karte mit aufgedruckten Kosten von höchstens { $most } M€ kostenlos ausspielen

count-own-tags =
    { $every ->
        [one] für jedes eigene { $tag_stem }symbol
       *[other] für je { $every } eigene { $tag_stem }symbole
    }
count-level = für jede eigene Stufe { $product }
count-enough-blue = mit mindestens { $n } blauen Karten

lasting-discount = deine Karten kosten { $n } M€ weniger
lasting-discount-tag = jedes { $tag_stem }symbol macht eine Karte um { $n } M€ billiger
lasting-discount-dear = Karten mit aufgedruckten Kosten von mindestens { $least } M€ kosten { $n } M€ weniger
lasting-metals = { lasting-steel }{ lasting-both }{ lasting-titanium }
lasting-steel =
    { $steel ->
        [0] {""}
       *[other] jeder Stahl spart { $steel } M€ mehr
    }
lasting-both =
    { $steel ->
        [0] {""}
       *[other] ,{" "}
    }
lasting-titanium =
    { $titanium ->
        [0] {""}
       *[other] jedes Titan spart { $titanium } M€ mehr
    }
lasting-ease = deine Bedingungen an Sauerstoff und Temperatur dürfen um einen Bereich abweichen
lasting-research = in der Forschungsphase { lasting-research-draws }{ lasting-research-keeps }
lasting-research-draws =
    { $draws ->
        [0] {""}
        [one] { $draws } Karte mehr ziehen
       *[other] { $draws } Karten mehr ziehen
    }
lasting-research-keeps =
    { $keeps ->
        [0] {""}
        [one] { lasting-research-and }{ $keeps } Karte mehr behalten
       *[other] { lasting-research-and }{ $keeps } Karten mehr behalten
    }
lasting-research-and =
    { $draws ->
        [0] {""}
       *[other] {" "}und{" "}
    }
lasting-sale = eine verkaufte Karte bringt { $n } M€ mehr
lasting-standard = Standardaktionen, die M€ kosten, kosten { $n } M€ weniger
lasting-forest =
    { $n ->
        [one] ein Wald kostet { $n } Pflanze weniger
       *[other] ein Wald kostet { $n } Pflanzen weniger
    }
lasting-heat-pays = Wärme darf wie M€ benutzt werden
lasting-pay-less =
    { $n ->
        [one] beim Ausspielen darfst du { $n } { $resource_one } ausgeben, um { $cut } M€ weniger zu zahlen
       *[other] beim Ausspielen darfst du { $n } { $resource_many } ausgeben, um { $cut } M€ weniger zu zahlen
    }
lasting-pay-less-here =
    { $n ->
        [one] beim Ausspielen darfst du { $n } { $kind_one } von hier entfernen, um { $cut } M€ weniger zu zahlen
       *[other] beim Ausspielen darfst du { $n } { $kind_many } von hier entfernen, um { $cut } M€ weniger zu zahlen
    }
lasting-grow =
    { $every ->
        [one] produziert 1 { $product_one } für jedes eigene { $tag_stem }symbol
       *[other] produziert 1 { $product_one } für je { $every } eigene { $tag_stem }symbole
    }
lasting-grow-forests =
    { $every ->
        [one] produziert 1 { $product_one } für jeden eigenen Wald
       *[other] produziert 1 { $product_one } für je { $every } eigene Wälder
    }
when-tag =
    { $own ->
        [with] für jedes ausgespielte { $tags_stem }symbol, auch das dieser Karte: { $effect }
       *[without] für jedes später ausgespielte { $tags_stem }symbol: { $effect }
    }
when-card = wenn du eine andere Karte ausspielst: { $effect }
when-ocean = wenn du einen Ozean umdrehst: { $effect }
when-temperature = für jede Stufe, um die du die Temperatur erhöhst: { $effect }
when-oxygen = für jede Stufe, um die du den Sauerstoff erhöhst: { $effect }
when-forest = für jeden Wald, den du nimmst: { $effect }
when-action = wenn du die Aktion einer Karte nutzt: { $effect }
when-steel = für jedes Stahlsymbol auf einer ausgespielten Karte: { $effect }
when-rating = wenn dein TW in einer Phase zum ersten Mal steigt: { $effect }

way = { way-price }{ way-costs }{ $gains }{ way-less }{ way-instead }{ way-extra }
way-price =
    { $money ->
        [0] {""}
       *[other] { $money } M€ zahlen:{" "}
    }
way-costs =
    { GIVEN($costs) ->
        [yes] { $costs }:{" "}
       *[no] {""}
    }
way-less =
    { $less ->
        [0] {""}
       *[other] {" "}({ $less } M€ weniger { $per })
    }
way-instead =
    { GIVEN($instead) ->
        [yes] {" "}(wer die Aktionsphase gewählt hat, stattdessen: { $instead })
       *[no] {""}
    }
way-extra =
    { GIVEN($extra) ->
        [yes] {" "}(wer die Aktionsphase gewählt hat, auch: { $extra })
       *[no] {""}
    }

points =
    { $n ->
        [one] { $n } Punkt.
       *[other] { $n } Punkte.
    }
points-per-resource =
    { $every ->
        [one] { $n } Punkt je { $kind_one } hier.
       *[other] { $n } Punkt für je { $every } { $kind_many } hier.
    }
points-per-tag =
    { $every ->
        [one] 1 Punkt für jedes eigene { $tag_stem }symbol.
       *[other] 1 Punkt für je { $every } eigene { $tag_stem }symbole.
    }
points-per-projects = 1 Punkt für je { $every } eigene Karten im Spiel.
points-per-blue = 1 Punkt für je { $every } eigene blaue Karten im Spiel.
points-per-forests = 1 Punkt für je { $every } eigene Wälder.

## Fragen.

prompt-corporation = Welchen Konzern führst du?
prompt-exchange = Welche Karten tauschst du? Du ziehst ebenso viele; das geht nur jetzt.
prompt-phase = Welche Phase wählst du? Niemand sieht sie, bevor alle gewählt haben.
prompt-bot = Welche Phasenkarte spielt der virtuelle Spieler in dieser Runde?
prompt-pool = Was nimmst du aus dem Vorrat: einen Würfel für 1 M€ oder einen Marker, um eine Karte zu tauschen?
prompt-offer = Welche Karte gibst du deinem Partner, wenn überhaupt? Du bekommst eine andere zurück.
prompt-return = Welche Karte gibst du zurück?
prompt-help =
    { $n ->
        [one] Hilfe für den Planeten: Welche Leiste steigt um { $n } Stufe? Das bringt dir keinen TW.
       *[other] Hilfe für den Planeten: Welche Leiste steigt um { $n } Stufen? Das bringt dir keinen TW.
    }
prompt-development = Entwicklung: Spiel eine grüne Karte aus oder keine.
prompt-construction =
    { $bonus ->
        [0] Bau: Spiel eine blaue oder rote Karte aus oder keine.
       *[other] Bau: Spiel eine blaue oder rote Karte aus oder keine. Dein Bonus ist offen: Spiel eine zweite aus oder zieh eine Karte; die ziehst du auch, wenn du die Phase beendest.
    }
prompt-action =
    { $bonus ->
        [0] Aktion: Nutze die Aktionen deiner Karten und Standardaktionen, dann beende die Phase.
       *[other] Aktion: Nutze die Aktionen deiner Karten und Standardaktionen, dann beende die Phase. Dein Bonus ist offen: Die Aktion einer Karte darfst du ein zweites Mal nutzen.
    }
prompt-end-round =
    { $n ->
        [0] Die Runde ist zu Ende. Du darfst Karten verkaufen.
        [one] Du hast { $n } Karte zu viel. Verkauf sie, und wenn du willst, noch andere.
       *[other] Du hast { $n } Karten zu viel. Verkauf sie, und wenn du willst, noch andere.
    }
prompt-last-sale = Das Spiel ist zu Ende. Du darfst noch Karten verkaufen: M€, Wärme und Pflanzen zusammen entscheiden bei Gleichstand.
prompt-keep =
    { $n ->
        [one] Welche Karte behältst du?
       *[other] Welche { $n } Karten behältst du?
    }
prompt-keep-revealed = Welche der aufgedeckten Karten behältst du?
prompt-discard =
    { $n ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche { $n } Karten wirfst du ab?
    }
prompt-discard-to-draw = Welche Karten wirfst du ab, um ebenso viele zu ziehen? Höchstens { $most }.
prompt-trade-card = Wirfst du eine Karte ab, um 1 zu ziehen, oder 2, wenn sie ein { $tag_stem }symbol hat?
prompt-free-play = Spielst du eine grüne Karte mit aufgedruckten Kosten von höchstens { $most } M€ kostenlos aus?
prompt-choose-one = Was wählst du? { $numbered }.
prompt-add =
    { $n ->
        [one] Welche Karte bekommt { $n } { $kind_one }?
       *[other] Welche Karte bekommt { $n } { $kind_many }?
    }
prompt-take = Von welcher Karte entfernst du 1 Ressource ({ $kinds })?
prompt-convert-heat = Wie viel Wärme tauschst du in { $resource }?
prompt-buy-rating = Dein TW ist gestiegen. Zahlst du { $price }, um ihn noch um 1 zu erhöhen?
prompt-buy-rating-short = Dein TW ist gestiegen. Ihn noch um 1 zu erhöhen kostet { $price }, und du hast { $have } M€. Verkaufst du Karten für je { $sale } M€?
prompt-reduce = Der Preis ist { $price } M€. Gibst du { $gives } her, um { $cut } M€ weniger zu zahlen?
prompt-pay = Der Preis ist { $price } M€. Wie viel davon zahlst du mit { $resource }? Du hast { $have }.

## Optionen.

option-corporation = { $card }
option-phase = { $phase }
option-bot = Virtueller Spieler: { $phase }
option-play = { $card } ausspielen
option-action = { $card } nutzen
option-standard = Standardaktion: { $standard }
option-sell = { $card } verkaufen
option-discard = { $card } abwerfen
option-keep = { $card } behalten
option-give = { $card } geben
option-card = { $card }
option-reduce = { $card } nutzen
option-pay =
    { $n ->
        [one] { $n } { $resource_one }
       *[other] { $n } { $resource_many }
    }
option-spend =
    { $n ->
        [one] { $n } { $resource_one } ausgeben
       *[other] { $n } { $resource_many } ausgeben
    }
option-choose = Nummer { PLACE($choice) }
option-help = { $parameter } erhöhen
option-buy-tr = Zahlen und TW erhöhen
option-draw = Als Bonus eine Karte ziehen
option-cube = Würfel nehmen: 1 M€
option-marker = Marker nehmen: eine Karte tauschen
option-skip = Verzichten
option-done = Fertig

## Warum nicht.

why-money = es kostet { $price } M€ und du hast { $have }
why-means = es kostet { $price } M€ und du kannst { $total } zahlen: { $have } M€{ why-means-heat }{ why-means-cut }
why-means-heat =
    { $heat ->
        [0] {""}
       *[other] , { $heat } mit Wärme
    }
why-means-cut =
    { $cut ->
        [0] {""}
       *[other] , { $cut } weniger dank deiner Karten
    }
why-stock =
    { $n ->
        [one] es kostet { $n } { $resource_one } und du hast { $have }
       *[other] es kostet { $n } { $resource_many } und du hast { $have }
    }
why-here =
    { $n ->
        [one] es kostet { $n } { $kind_one } von dieser Karte, und dort liegen { $have }
       *[other] es kostet { $n } { $kind_many } von dieser Karte, und dort liegen { $have }
    }
why-no-rating = es kostet { $n } TW und du hast { $have }
why-no-cards =
    { $n ->
        [one] es kostet { $n } Handkarte und du hast { $have }
       *[other] es kostet { $n } Handkarten und du hast { $have }
    }
why-nothing-to-take = auf keiner deiner Karten liegt das Nötige ({ $kinds })
why-temperature = benötigt { $needs }{ why-eased }; zu Beginn der Phase stand der Marker im { $zone } Bereich
why-oxygen = benötigt { $needs }{ why-eased }; zu Beginn der Phase stand der Marker im { $zone } Bereich
why-eased =
    { $eased ->
        [0] {""}
       *[other] , auf einen Bereich genau
    }
why-oceans = benötigt { $needs }; zu Beginn der Phase waren es { $have }
why-tags = benötigt { $needs } und du hast { $have }
why-rating = benötigt { $needs } und deiner ist { $have }
why-other-phase = sie wird in Phase { $phase } ausgespielt
why-same-phase = diese Phase hast du in der Runde davor gewählt
why-used = ihre Aktion wurde in dieser Phase schon genutzt
why-at-goal = was es erhöht, war zu Beginn der Phase schon am Ziel
why-nothing-happens = es würde jetzt nichts ändern
why-hand-limit = du hast { $have } Karten, und { $limit } sind erlaubt
warn-lost = dieser Teil ginge verloren: { $effect }
warn-converted = was sich umwandeln lässt ({ $resource }), wird am Ende der Phase umgewandelt

refuse-coop-seats = Das kooperative Spiel ist für 2 Spieler; wähle 2 Plätze oder den Modus competitive.
refuse-difficulty-not-alone = Eine Schwierigkeit gibt es nur im Solospiel; wähle 1 Platz oder lass difficulty auf novice.

## Das Protokoll.

log-corporation = { $player } führt { $card }.
log-round = Runde { $n }.
log-plan = { $player } hat { $phase } gewählt.
log-bot = Der virtuelle Spieler spielt { $phase }.
log-bot-tr = Der Marker des virtuellen Spielers rückt auf { $n }.
log-help =
    { $n ->
        [one] Hilfe für den Planeten: { $parameter } { $n } Stufe höher.
       *[other] Hilfe für den Planeten: { $parameter } { $n } Stufen höher.
    }
log-phase = Phase { $phase }.
log-play = { $player } spielt { $card } aus.
log-action = { $player } nutzt { $card }.
log-standard = { $player }, Standardaktion: { $standard }.
log-forced-standard = { $player } muss umwandeln: { $standard }.
log-reduce = { $player } zahlt dank { $card } weniger.
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
        [one] { $player } gibt { $n } { $resource_one } aus.
       *[other] { $player } gibt { $n } { $resource_many } aus.
    }
log-income = { $player } hat ein Einkommen von { $n } M€.
log-production =
    { $n ->
        [one] { $player } produziert jetzt { $n } { $product_one } mehr.
       *[other] { $player } produziert jetzt { $n } { $product } mehr.
    }
log-potential = { $player } hat jetzt { $n } { $product } mehr.
log-tr = Der TW von { $player } steigt um { $n }.
log-tr-spent = Der TW von { $player } sinkt um { $n }.
log-raise =
    { $n ->
        [one] { $player } erhöht um { $n } Stufe: { $parameter }.
       *[other] { $player } erhöht um { $n } Stufen: { $parameter }.
    }
log-ocean = { $player } dreht einen Ozean um: { $reward }.
log-forest = { $player } nimmt einen Wald.
log-add =
    { $n ->
        [one] { $player } legt { $n } { $kind_one } auf { $card }.
       *[other] { $player } legt { $n } { $kind_many } auf { $card }.
    }
log-take =
    { $n ->
        [one] { $player } entfernt { $n } { $kind_one } von { $card }.
       *[other] { $player } entfernt { $n } { $kind_many } von { $card }.
    }
log-draw =
    { $n ->
        [one] { $player } zieht { $n } Karte.
       *[other] { $player } zieht { $n } Karten.
    }
log-drawn = Nur du siehst es, { $player }: { $card }.
log-looked =
    { $n ->
        [one] { $player } sieht sich { $n } Karte an.
       *[other] { $player } sieht sich { $n } Karten an.
    }
log-revealed = { $player } deckt { $card } auf.
log-kept =
    { $n ->
        [one] { $player } behält { $n } Karte.
       *[other] { $player } behält { $n } Karten.
    }
log-kept-card = { $player } behält { $card }.
log-discarded =
    { $n ->
        [one] { $player } wirft { $n } Karte ab.
       *[other] { $player } wirft { $n } Karten ab.
    }
log-discarded-card = Nur du siehst es, { $player }: { $card }.
log-sold = { $player } verkauft eine Karte.
log-sold-card = Nur du siehst es, { $player }: { $card }.
log-exchanged =
    { $n ->
        [one] { $player } tauscht { $n } Karte.
       *[other] { $player } tauscht { $n } Karten.
    }
log-cube = { $player } nimmt einen Würfel aus dem Vorrat.
log-marker = { $player } nimmt einen Marker aus dem Vorrat.
log-gave = { $player } gibt { $other } eine Karte.
log-gave-card = Nur ihr beide seht es: { $player } gibt { $other } { $card }.
log-reshuffle =
    { $n ->
        [one] Der Nachziehstapel entsteht neu aus { $n } Karte.
       *[other] Der Nachziehstapel entsteht neu aus { $n } Karten.
    }
log-reopened = Ein Ziel ist erreicht: { $player } darf in dieser Phase weitermachen.
log-pass = { $player } ist mit dieser Phase fertig.
log-end = Das Spiel ist zu Ende.

## Die Wertung.

score-tr = Terraforming-Wert
score-forests = Wälder
score-cards = Karten

ended = Der Mars ist nach { $round } Runden terraformt.
ended-solo-won = Nach { $round } Runden ist der Planet bereit; du hast { $points } Punkte.
ended-solo-lost = Nach { $round } Runden ist der Planet nicht bereit; du hast { $points } Punkte.
ended-coop-won = Nach { $round } Runden ist der Planet bereit; zusammen habt ihr { $points } Punkte.
ended-coop-lost =
    { $ready ->
        [0] Nach { $round } Runden ist der Planet nicht bereit; zusammen habt ihr { $points } Punkte.
       *[other] Nach { $round } Runden ist der Planet bereit, aber zusammen habt ihr nur { $points } Punkte.
    }
