### Terraforming Mars.

game-terraforming-mars = Terraforming Mars

## Nazwy rzeczy.

resource-mc = M€
    .one = M€
    .few = M€
    .many = M€
    .of = M€
    .need = M€
    .production = produkcja M€
    .produce = produkcję M€
    .produced = produkcji M€
resource-steel = stal
    .one = stal
    .few = stali
    .many = stali
    .of = stali
    .need = stali
    .production = produkcja stali
    .produce = produkcję stali
    .produced = produkcji stali
resource-titanium = tytan
    .one = tytan
    .few = tytanu
    .many = tytanu
    .of = tytanu
    .need = tytanu
    .production = produkcja tytanu
    .produce = produkcję tytanu
    .produced = produkcji tytanu
resource-plants = rośliny
    .one = roślinę
    .few = rośliny
    .many = roślin
    .of = roślin
    .need = rośliny
    .production = produkcja roślin
    .produce = produkcję roślin
    .produced = produkcji roślin
    .convert = Zamień rośliny na obszar zieleni
    .converts = zamienia rośliny na obszar zieleni
resource-energy = energia
    .one = energię
    .few = energii
    .many = energii
    .of = energii
    .need = energii
    .production = produkcja energii
    .produce = produkcję energii
    .produced = produkcji energii
resource-heat = ciepło
    .one = ciepło
    .few = ciepła
    .many = ciepła
    .of = ciepła
    .need = ciepła
    .production = produkcja ciepła
    .produce = produkcję ciepła
    .produced = produkcji ciepła
    .convert = Zamień ciepło na temperaturę
    .converts = zamienia ciepło na temperaturę

kind-animal = zwierzęta
    .one = zwierzę
    .few = zwierzęta
    .many = zwierząt
    .some = zwierzęcia
    .each = każde zwierzę
    .single = zwierzę
kind-microbe = mikroby
    .one = mikroba
    .few = mikroby
    .many = mikrobów
    .some = mikroba
    .each = każdego mikroba
    .single = mikrob
kind-science = zasoby nauki
    .one = zasób nauki
    .few = zasoby nauki
    .many = zasobów nauki
    .some = zasobu nauki
    .each = każdy zasób nauki
    .single = zasób nauki
kind-fighter = myśliwce
    .one = myśliwiec
    .few = myśliwce
    .many = myśliwców
    .some = myśliwca
    .each = każdy myśliwiec
    .single = myśliwiec
kind-any = zasoby
    .one = zasób
    .few = zasoby
    .many = zasobów
    .some = zasobu
    .each = każdy zasób
    .single = zasób

tag-building = budowla
    .of = budowli
tag-space = kosmos
    .of = kosmosu
tag-science = nauka
    .of = nauki
tag-power = energia
    .of = energii
tag-earth = Ziemia
    .of = Ziemi
tag-jovian = Jowisz
    .of = Jowisza
tag-plant = rośliny
    .of = roślin
tag-microbe = mikroby
    .of = mikrobów
tag-animal = zwierzęta
    .of = zwierząt
tag-city = miasto
    .of = miasta

colour-automated = projekt automatyczny
colour-active = projekt aktywny
colour-event = wydarzenie
colour-corporation = korporacja

parameter-temperature = temperatura
    .it = temperaturę
parameter-oxygen = tlen
    .it = tlen
parameter-oceans = oceany
    .it = liczbę oceanów

tile-none = nic
    .it = nic
    .then = {""}
tile-ocean = ocean
    .it = ocean
    .next = każdy ocean
    .then = {""}
tile-greenery = obszar zieleni
    .it = obszar zieleni
    .new = Neutralny obszar zieleni
    .then = {" "}i podnieś tlen o 1 poziom
tile-city = miasto
    .it = miasto
    .next = każde miasto
    .new = Neutralne miasto
    .then = {""}
tile-capital = miasto „{ card-capital }”
    .it = miasto „{ card-capital }”
    .then = {""}
tile-natural-preserve = płytka „{ card-natural-preserve }”
    .it = płytkę „{ card-natural-preserve }”
    .then = {""}
tile-mining-area = płytka „{ card-mining-area }”
    .it = płytkę „{ card-mining-area }”
    .then = {""}
tile-mining-rights = płytka „{ card-mining-rights }”
    .it = płytkę „{ card-mining-rights }”
    .then = {""}
tile-commercial-district = płytka „{ card-commercial-district }”
    .it = płytkę „{ card-commercial-district }”
    .then = {""}
tile-nuclear-zone = płytka „{ card-nuclear-zone }”
    .it = płytkę „{ card-nuclear-zone }”
    .then = {""}
tile-industrial-center = płytka „{ card-industrial-center }”
    .it = płytkę „{ card-industrial-center }”
    .then = {""}
tile-ecological-zone = płytka „{ card-ecological-zone }”
    .it = płytkę „{ card-ecological-zone }”
    .then = {""}
tile-lava-flows = płytka „{ card-lava-flows }”
    .it = płytkę „{ card-lava-flows }”
    .then = {""}
tile-mohole-area = płytka „{ card-mohole-area }”
    .it = płytkę „{ card-mohole-area }”
    .then = {""}
tile-restricted-area = płytka „{ card-restricted-area }”
    .it = płytkę „{ card-restricted-area }”
    .then = {""}

project-sell-patents = Sprzedaż patentów
project-power-plant = Elektrownia
project-asteroid = Asteroida
project-aquifer = Nawadnianie
project-greenery = Obszar zieleni
project-city = Miasto

milestone-terraformer = Terraformator
    .what = WT
milestone-mayor = Prezydent
    .what = miast
milestone-gardener = Ogrodnik
    .what = obszarów zieleni
milestone-builder = Konstruktor
    .what = symboli budowli
milestone-planner = Planista
    .what = kart na ręce

award-landlord = Potentat Ziemski
award-banker = Bankier
award-scientist = Naukowiec
award-thermalist = Magnat Cieplny
award-miner = Górnik

## Pola: rzędy od północy literami, pola rzędu od zachodu liczbami.

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
space-phobos-space-haven = Fobos
space-ganymede-colony = Ganimedes

## Karty według numerów, potem korporacje.

card-colonizer-training-camp = Obóz Szkoleniowy Kolonizatorów
card-asteroid-mining-consortium = Kosmiczne Konsorcjum Górnicze
card-deep-well-heating = Pompa Geotermalna
card-cloud-seeding = Zasiewanie Chmur
card-search-for-life = Poszukiwania Życia
card-inventors-guild = Gildia Wynalazców
card-martian-rails = Kolej Marsjańska
card-capital = Stolica
card-asteroid = Asteroida
card-comet = Kometa
card-big-asteroid = Duża Asteroida
card-water-import-from-europa = Import Wody z Europy
card-space-elevator = Winda Kosmiczna
card-development-center = Centrum Rozwoju
card-equatorial-magnetizer = Generator Pola Magnetycznego
card-domed-crater = Zadaszony Krater
card-noctis-city = Noctis City
card-methane-from-titan = Metan z Tytana
card-imported-hydrogen = Importowany Wodór
card-research-outpost = Placówka Naukowa
card-phobos-space-haven = Kosmiczna Przystań na Fobosie
card-black-polar-dust = Czarny Pył Polarny
card-arctic-algae = Algi Arktyczne
card-predators = Drapieżniki
card-space-station = Stacja Kosmiczna
card-eos-chasma-national-park = Park Narodowy w Eos Chasma
card-interstellar-colony-ship = Międzygwiezdny Statek Kolonizacyjny
card-security-fleet = Flota Obronna
card-cupola-city = Miasto pod Kopułą
card-lunar-beam = Wiązka z Księżyca
card-optimal-aerobraking = Optymalne Hamowanie Aerodynamiczne
card-underground-city = Podziemne Miasto
card-regolith-eaters = Bakterie Regolitożerne
card-ghg-producing-bacteria = Bakterie Produkujące Gazy Cieplarniane
card-ants = Mrówki
card-release-of-inert-gases = Wypuszczenie Gazów Obojętnych
card-nitrogen-rich-asteroid = Asteroida Bogata w Azot
card-rover-construction = Fabryka Łazików
card-deimos-down = Upadek Deimosa
card-asteroid-mining = Górnictwo Kosmiczne
card-food-factory = Fabryka Żywności
card-archaebacteria = Archebakterie
card-carbonate-processing = Przetwarzanie Węglanów
card-natural-preserve = Rezerwat Naturalny
card-nuclear-power = Energia Jądrowa
card-lightning-harvest = Farma Piorunów
card-algae = Algi
card-adapted-lichen = Zaadaptowane Porosty
card-tardigrades = Niesporczaki
card-virus = Wirus
card-miranda-resort = Kurort na Mirandzie
card-fish = Ryby
card-lake-marineris = Jezioro Marineris
card-small-animals = Małe Zwierzęta
card-kelp-farming = Farmy Wodorostów
card-mine = Kopalnia
card-vesta-shipyard = Stocznia na Weście
card-beam-from-a-thorium-asteroid = Wiązka z Asteroidy Bogatej w Tor
card-mangrove = Namorzyny
card-trees = Drzewa
card-great-escarpment-consortium = Konsorcjum Wielkiej Skarpy
card-mineral-deposit = Złoża Minerałów
card-mining-expedition = Ekspedycja Górnicza
card-mining-area = Obszar Górniczy
card-building-industries = Przemysł Budowlany
card-land-claim = Roszczenie Terytorialne
card-mining-rights = Prawa Górnicze
card-sponsors = Sponsorzy
card-electro-catapult = Katapulta Orbitalna
card-earth-catapult = Katapulta Międzyplanetarna
card-advanced-alloys = Zaawansowane Stopy Metali
card-birds = Ptaki
card-mars-university = Uniwersytet Marsjański
card-viral-enhancers = Wirusy Wspomagające
card-towing-a-comet = Holowanie Komety
card-space-mirrors = Kosmiczne Lustra
card-solar-wind-power = Energia Wiatru Słonecznego
card-ice-asteroid = Asteroida Lodowa
card-quantum-extractor = Ekstraktor Kwantowy
card-giant-ice-asteroid = Gigantyczna Asteroida Lodowa
card-ganymede-colony = Kolonia na Ganimedesie
card-callisto-penal-mines = Kolonia Karna na Kallisto
card-giant-space-mirror = Gigantyczne Lustro Kosmiczne
card-trans-neptune-probe = Sonda Transneptunowa
card-commercial-district = Dystrykt Handlowy
card-robotic-workforce = Zautomatyzowana Siła Robocza
card-grass = Trawy
card-heather = Wrzosy
card-peroxide-power = Energia Nadtlenku Wodoru
card-research = Badania
card-gene-repair = Naprawa Genów
card-io-mining-industries = Przemysł Górniczy na Io
card-bushes = Krzewy
card-mass-converter = Konwerter Masy
card-physics-complex = Kompleks Fizyki Jądrowej
card-greenhouses = Szklarnie
card-nuclear-zone = Strefa Nuklearna
card-tropical-resort = Tropikalny Kurort
card-toll-station = Stacja Celna
card-fueled-generators = Generatory Paliwowe
card-ironworks = Huty
card-power-grid = Sieć Energetyczna
card-steelworks = Stalownie
card-ore-processor = Obróbka Rudy
card-earth-office = Biuro na Ziemi
card-acquired-company = Przejęcie Firmy
card-media-archives = Archiwum Mediów
card-open-city = Nieosłonięte Miasto
card-media-group = Grupa Medialna
card-business-network = Sieć Kontaktów
card-business-contacts = Kontakty Biznesowe
card-bribed-committee = Przekupiony Komitet
card-solar-power = Energia Słoneczna
card-breathing-filters = Filtry Oddechowe
card-artificial-photosynthesis = Sztuczna Fotosynteza
card-artificial-lake = Sztuczne Jezioro
card-geothermal-power = Energia Geotermalna
card-farming = Rolnictwo
card-dust-seals = Uszczelki Przeciwpyłowe
card-urbanized-area = Obszar Zurbanizowany
card-sabotage = Sabotaż
card-moss = Mech
card-industrial-center = Ośrodek Przemysłowy
card-hired-raiders = Wynajęci Łupieżcy
card-hackers = Hakerzy
card-ghg-factories = Fabryki Gazów Cieplarnianych
card-subterranean-reservoir = Podziemny Zbiornik
card-ecological-zone = Strefa Ekologiczna
card-zeppelins = Sterowce
card-worms = Dżdżownice
card-decomposers = Reducenci
card-fusion-power = Energia Termojądrowa
card-symbiotic-fungus = Grzyby Symbiotyczne
card-extreme-cold-fungus = Grzyby Kriofilne
card-advanced-ecosystems = Zaawansowane Ekosystemy
card-great-dam = Wielka Tama
card-cartel = Kartel
card-strip-mine = Kopalnia Odkrywkowa
card-wave-power = Energia Fal Morskich
card-lava-flows = Strumienie Lawy
card-power-plant = Elektrownia
card-mohole-area = Obszar Mohole
card-large-convoy = Duży Konwój
card-titanium-mine = Kopalnia Tytanu
card-tectonic-stress-power = Energia Naprężeń Tektonicznych
card-nitrophilic-moss = Mech Nitrofilny
card-herbivores = Roślinożercy
card-insects = Insekty
card-ceos-favorite-project = Ulubiony Projekt Prezesa
card-anti-gravity-technology = Technologia Antygrawitacji
card-investment-loan = Kredyt Inwestycyjny
card-insulation = Izolacja
card-adaptation-technology = Technologia Adaptacji
card-caretaker-contract = Kontrakt Nadzorczy
card-designed-microorganisms = Zaprojektowane Mikroorganizmy
card-standard-technology = Standardowa Technologia
card-nitrite-reducing-bacteria = Bakterie Rozkładające Azotany
card-industrial-microbes = Mikroby Przemysłowe
card-lichen = Porosty
card-power-supply-consortium = Konsorcjum Energetyczne
card-convoy-from-europa = Konwój z Europy
card-imported-ghg = Importowane Gazy Cieplarniane
card-imported-nitrogen = Importowany Azot
card-micro-mills = Mikrowiatraki
card-magnetic-field-generators = Generatory Pola Magnetycznego
card-shuttles = Promy
card-import-of-advanced-ghg = Zaawansowane Gazy Cieplarniane
card-windmills = Turbiny Wiatrowe
card-tundra-farming = Rolnictwo Tundrowe
card-aerobraked-ammonia-asteroid = Asteroida Bogata w Amoniak
card-magnetic-field-dome = Kopuła z Polem Magnetycznym
card-pets = Zwierzęta Domowe
card-protected-habitats = Chronione Siedliska
card-protected-valley = Chroniona Dolina
card-satellites = Satelity
card-noctis-farming = Rolnictwo w Noctis Labyrinthus
card-water-splitting-plant = Zakład Elektrolizy
card-heat-trappers = Pułapki Cieplne
card-soil-factory = Fabryka Gleby
card-fuel-factory = Fabryka Paliwa
card-ice-cap-melting = Roztapianie Czap Lodowych
card-corporate-stronghold = Siedziba Korporacji
card-biomass-combustors = Spalarnia Biomasy
card-livestock = Trzoda
card-olympus-conference = Konferencja Olimpijska
card-rad-suits = Kombinezony Ochronne
card-aquifer-pumping = Pompa Warstwy Wodonośnej
card-flooding = Powódź Kontrolowana
card-energy-saving = Oszczędzanie Energii
card-local-heat-trapping = Lokalne Pułapki Ciepła
card-permafrost-extraction = Wydobycie Wiecznej Zmarzliny
card-invention-contest = Konkurs Wynalazców
card-plantation = Plantacja
card-power-infrastructure = Infrastruktura Energetyczna
card-indentured-workers = Tania Siła Robocza
card-lagrange-observatory = Obserwatorium Lagrange’a
card-terraforming-ganymede = Terraformacja Ganimedesa
card-immigration-shuttles = Promy Imigrantów
card-restricted-area = Obszar Zastrzeżony
card-immigrant-city = Miasto Imigrantów
card-energy-tapping = Podpięcie do Sieci
card-underground-detonations = Podziemne Detonacje
card-soletta = Soletta
card-technology-demonstration = Pokaz Technologii
card-rad-chem-factory = Związki Przeciwpromienne
card-special-design = Projekt Specjalny
card-medical-lab = Laboratorium Medyczne
card-ai-central = Centrala SI
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-inventrix = Inventrix
card-mining-guild = Gildia Górnicza
card-phobolog = PhoboLog
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-tharsis-republic = Republika Tharsis
card-thorgate = ThorGate
card-united-nations-mars-initiative = United Nations Mars Initiative
card-beginner-corporation = Korporacja dla Początkujących
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

## Teksty kart. Efekt to zdanie bez kropki; `list-effects` robi z nich zdania. Strzałka oddziela koszt od zysku.

list-effects = { SENTENCE($before) } { SENTENCE($next) }
list-gains = { $before } i { $next }
list-costs = { $before } i { $next }
list-parts = { $before } i { $next }
list-tags = { $before } lub { $next }
list-choices = { $before } albo { $next }
list-ways = { $before }; albo { $next }
list-numbered = { $before }; { $next }

amount =
    { $n ->
        [one] { $n } { $resource_one }
        [few] { $n } { $resource_few }
       *[many] { $n } { $resource_many }
    }
change =
    { $sign ->
        [minus] { $resource_production } −{ $n }
       *[plus] { $resource_production } +{ $n }
    }

effects = { $parts }
effect-nothing = nic
effect-production = twoja { $changes }
    .cost = twoja { $changes }
effect-production-per = twoja { $resource_production } +1 { $count }
effect-gain = zyskaj { $gains }
effect-gain-per = zyskaj 1 { $resource_one } { $count }
effect-lose = strać { $loss }
    .cost = wydaj { $loss }
effect-rating =
    { $n ->
        [one] podnieś swój WT o { $n } poziom
        [few] podnieś swój WT o { $n } poziomy
       *[many] podnieś swój WT o { $n } poziomów
    }
effect-rating-per = podnieś swój WT o 1 poziom { $count }
effect-temperature =
    { $n ->
        [one] podnieś temperaturę o { $n } poziom
        [few] podnieś temperaturę o { $n } poziomy
       *[many] podnieś temperaturę o { $n } poziomów
    }
effect-oxygen =
    { $n ->
        [one] podnieś tlen o { $n } poziom
        [few] podnieś tlen o { $n } poziomy
       *[many] podnieś tlen o { $n } poziomów
    }
effect-ocean =
    { $n ->
        [one] umieść { $n } ocean
        [few] umieść { $n } oceany
       *[many] umieść { $n } oceanów
    }
effect-ocean-on-land = umieść 1 ocean na polu, które nie jest zarezerwowane dla oceanów
effect-if-tags =
    { $n ->
        [one] jeśli masz co najmniej { $n } symbol { $tag_of }, { $effect }, w przeciwnym razie { $otherwise }
        [few] jeśli masz co najmniej { $n } symbole { $tag_of }, { $effect }, w przeciwnym razie { $otherwise }
       *[many] jeśli masz co najmniej { $n } symboli { $tag_of }, { $effect }, w przeciwnym razie { $otherwise }
    }
effect-convert-production = obniż swoją { $source_produce } o dowolną liczbę poziomów i o tyle samo podnieś swoją { $target_produce }
effect-choose-one = { $choices }
effect-draw =
    { $n ->
        [one] dobierz { $n } kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
effect-look-buy =
    { $n ->
        [one] obejrzyj wierzchnią kartę talii i kup ją za { $price } M€ albo odrzuć
        [few] obejrzyj { $n } wierzchnie karty talii, kup dowolne z nich po { $price } M€ i odrzuć resztę
       *[many] obejrzyj { $n } wierzchnich kart talii, kup dowolne z nich po { $price } M€ i odrzuć resztę
    }
effect-look-keep =
    { $n ->
        [one] obejrzyj { $n } wierzchnią kartę talii, zatrzymaj { $keep } i odrzuć resztę
        [few] obejrzyj { $n } wierzchnie karty talii, zatrzymaj { $keep } i odrzuć resztę
       *[many] obejrzyj { $n } wierzchnich kart talii, zatrzymaj { $keep } i odrzuć resztę
    }
effect-reveal = odkryj i odrzuć wierzchnią kartę talii; jeśli ma symbol { $tag_of }, { $effect }
effect-discard-to-draw = możesz odrzucić kartę z ręki, aby dobrać kartę
effect-add-here =
    { $n ->
        [one] dodaj { $n } { $kind_one } do tej karty
        [few] dodaj { $n } { $kind_few } do tej karty
       *[many] dodaj { $n } { $kind_many } do tej karty
    }
effect-take-here =
    { $n ->
        [one] usuń { $n } { $kind_one } z tej karty
        [few] usuń { $n } { $kind_few } z tej karty
       *[many] usuń { $n } { $kind_many } z tej karty
    }
    .cost =
        { $n ->
            [one] usuń { $n } { $kind_one } z tej karty
            [few] usuń { $n } { $kind_few } z tej karty
           *[many] usuń { $n } { $kind_many } z tej karty
        }
effect-add =
    { $n ->
        [one] dodaj { $n } { $kind_one } do jednej ze swoich kart
        [few] dodaj { $n } { $kind_few } do jednej ze swoich kart
       *[many] dodaj { $n } { $kind_many } do jednej ze swoich kart
    }
effect-add-more =
    { $n ->
        [one] dodaj { $n } zasób do jednej ze swoich kart, na której już leży zasób
        [few] dodaj { $n } zasoby do jednej ze swoich kart, na której już leży zasób
       *[many] dodaj { $n } zasobów do jednej ze swoich kart, na której już leży zasób
    }
effect-copy-box = powtórz zmiany produkcji jednej ze swoich kart z symbolem { $tag_of }
effect-decrease = { $resource_production } dowolnego gracza −{ $n }
effect-remove = usuń do { $n } { $resource_of } dowolnego gracza
effect-steal = ukradnij do { $n } { $resource_of } dowolnemu graczowi
effect-remove-from-card = usuń do { $n } { $kind_many } z dowolnej karty
effect-hunt = usuń 1 { $kind_one } z dowolnej karty
    .cost = usuń 1 { $kind_one } z dowolnej karty
effect-feed-played = zyskaj 1 roślinę albo dodaj 1 zasób do karty z tym symbolem, jeśli gromadzi zwierzęta lub mikroby
effect-tile = umieść { $tile_it }{ $where }{ $tile_then }
effect-claim = połóż swój znacznik na wolnym polu lądu: odtąd tylko ty możesz tam umieścić płytkę
effect-metal-under = twoja produkcja metalu widocznego na tym polu +1
effect-flood = usuń do { $n } M€ właściciela płytki obok tego oceanu
effect-spend-energy = wydaj dowolną ilość energii i zyskaj tyle samo M€

where-land = {""}
where-city = {""}
where-greenery = {""}
where-ocean-reserved = {" "}na polu zarezerwowanym dla oceanu
where-isolated = {" "}na polu, które nie sąsiaduje z żadną płytką
where-volcanic = {" "}na polu wulkanicznym
where-noctis-reserved = {" "}na zarezerwowanym polu (bez względu na sąsiednie miasta)
where-phobos = {" "}na zarezerwowanym polu
where-ganymede = {" "}na zarezerwowanym polu
where-next-to-city = {" "}obok miasta
where-next-to-2-cities = {" "}obok co najmniej 2 miast
where-next-to-greenery = {" "}obok obszaru zieleni
where-metal-bonus = {" "}na polu z premią stali lub tytanu
where-metal-bonus-next-to-own-tile = {" "}na polu z premią stali lub tytanu, obok swojej płytki

count-own-tags =
    { $every ->
        [1] za każdy posiadany symbol { $tag_of }
        [few] za każde { $every } posiadane symbole { $tag_of }
       *[many] za każde { $every } posiadanych symboli { $tag_of }
    }
count-others-tags = za każdy symbol { $tag_of } przeciwników
count-cities =
    { $where ->
        [mars] za każde miasto na Marsie
       *[anywhere] za każde miasto w grze
    }
count-events = za każde wydarzenie zagrane przez kogokolwiek

needs-least-temperature = co najmniej { $n } °C
needs-most-temperature = co najwyżej { $n } °C
needs-least-oxygen = co najmniej { $n }% tlenu
needs-most-oxygen = co najwyżej { $n }% tlenu
needs-least-oceans =
    { $n ->
        [one] co najmniej { $n } ocean
        [few] co najmniej { $n } oceany
       *[many] co najmniej { $n } oceanów
    }
needs-most-oceans =
    { $n ->
        [one] co najwyżej { $n } ocean
        [few] co najwyżej { $n } oceany
       *[many] co najwyżej { $n } oceanów
    }
needs-tags =
    { $n ->
        [one] { $n } symbol { $tag_of }
        [few] { $n } symbole { $tag_of }
       *[many] { $n } symboli { $tag_of }
    }
needs-production = { $resource_production } co najmniej { $n }
needs-greeneries =
    { $n ->
        [one] { $n } własny obszar zieleni
        [few] { $n } własne obszary zieleni
       *[many] { $n } własnych obszarów zieleni
    }
needs-cities =
    { $n ->
        [one] { $n } miasto w grze
        [few] { $n } miasta w grze
       *[many] { $n } miast w grze
    }

lasting-discount = karty kosztują cię o { $n } M€ mniej
lasting-discount-tag = karty z symbolem { $tag_of } kosztują cię o { $n } M€ mniej
lasting-discount-project = projekt standardowy „{ $project }” kosztuje cię o { $n } M€ mniej
lasting-next-discount = następna karta, którą zagrasz w tym pokoleniu, kosztuje o { $n } M€ mniej
lasting-metals =
    { $steel ->
        [0] twój tytan jest wart o { $titanium } M€ więcej
       *[other] twoja stal jest warta o { $steel } M€ więcej, a twój tytan o { $titanium } M€ więcej
    }
lasting-ease =
    { $n ->
        [one] temperatura, tlen i oceany mogą odbiegać o { $n } poziom w dowolną stronę od tego, czego wymagają twoje karty
        [few] temperatura, tlen i oceany mogą odbiegać o najwyżej { $n } poziomy w dowolną stronę od tego, czego wymagają twoje karty
       *[many] temperatura, tlen i oceany mogą odbiegać o najwyżej { $n } poziomów w dowolną stronę od tego, czego wymagają twoje karty
    }
lasting-next-ease =
    { $n ->
        [one] temperatura, tlen i oceany mogą odbiegać o { $n } poziom w dowolną stronę od tego, czego wymaga następna karta, którą zagrasz w tym pokoleniu
        [few] temperatura, tlen i oceany mogą odbiegać o najwyżej { $n } poziomy w dowolną stronę od tego, czego wymaga następna karta, którą zagrasz w tym pokoleniu
       *[many] temperatura, tlen i oceany mogą odbiegać o najwyżej { $n } poziomów w dowolną stronę od tego, czego wymaga następna karta, którą zagrasz w tym pokoleniu
    }
lasting-protect = przeciwnicy nie mogą usuwać twoich roślin, zwierząt ani mikrobów
lasting-protect-here = z tej karty nie można niczego usunąć
lasting-heat-pays = możesz używać ciepła jako M€, ale nie M€ jako ciepła
lasting-greenery =
    { $n ->
        [one] obszar zieleni kosztuje cię tylko { $n } roślinę
        [few] obszar zieleni kosztuje cię tylko { $n } rośliny
       *[many] obszar zieleni kosztuje cię tylko { $n } roślin
    }
when-ocean = gdy ktokolwiek umieszcza ocean, { $effect }
when-city =
    { $who ->
        [owner] gdy umieszczasz miasto, { $effect }
       *[anyone]
            { $where ->
                [mars] gdy ktokolwiek umieszcza miasto na Marsie, { $effect }
               *[anywhere] gdy ktokolwiek umieszcza miasto{ when-own }, { $effect }
            }
    }
when-own =
    { $own ->
        [0] {""}
       *[other] , także to
    }
when-greenery = gdy umieszczasz obszar zieleni, { $effect }
when-metal = gdy umieszczasz płytkę na polu z premią stali lub tytanu, { $effect }
when-tag =
    { $who ->
        [owner] za każdy zagrany przez ciebie symbol { $tags_of }, także z tej karty, { $effect }
       *[anyone] za każdy zagrany przez kogokolwiek symbol { $tags_of }, także z tej karty, { $effect }
    }
when-event =
    { GIVEN($tags) ->
        [yes] gdy zagrywasz wydarzenie z symbolem { $tags_of }, { $effect }
       *[no] gdy zagrywasz wydarzenie, { $effect }
    }
when-project = po zapłaceniu za projekt standardowy { $effect }
when-price = po zapłaceniu za kartę lub projekt standardowy o nadrukowanej cenie co najmniej { $n } M€ { $effect }

way = { way-money }{ way-costs }{ $gains }{ way-raised }
way-money =
    { $money ->
        [0] {""}
       *[other] zapłać { $money } M€{ way-metal } →{" "}
    }
way-metal =
    { GIVEN($metal) ->
        [yes] {" "}(można użyć { $metal_of })
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
       *[other] , jeśli twój WT wzrósł w tym pokoleniu
    }

card-needs = Wymagania: { $needs }.
card-now = { SENTENCE($effects) }
card-effect = Efekt: { SENTENCE($effects) }
card-action = Akcja: { SENTENCE($ways) }
card-holds = Gromadzi { $kind }.
corporation-start = Na początek: { $things }.
corporation-free-cards =
    { $n ->
        [one] Zatrzymujesz swoją { $n } początkową kartę bez płacenia.
        [few] Zatrzymujesz swoje { $n } początkowe karty bez płacenia.
       *[many] Zatrzymujesz swoje { $n } początkowych kart bez płacenia.
    }
corporation-first = Pierwsza akcja: { SENTENCE($effect) }

points = { $n } PZ.
points-per-resource =
    { $every ->
        [1] { $n } PZ za { $kind_each } na tej karcie.
        [few] { $n } PZ za każde { $every } { $kind_few } na tej karcie.
       *[many] { $n } PZ za każde { $every } { $kind_many } na tej karcie.
    }
points-if-resource = { $n } PZ, jeśli na tej karcie leży { $kind_single }.
points-per-tag = 1 PZ za każdy posiadany symbol { $tag_of }.
points-per-neighbour = 1 PZ za { $neighbour_next } obok tej płytki.
points-per-cities =
    { $every ->
        [1] 1 PZ za każde miasto w grze.
        [few] 1 PZ za każde { $every } miasta w grze.
       *[many] 1 PZ za każde { $every } miast w grze.
    }

## Pytania.

prompt-corporation = Którą korporację prowadzisz?
prompt-buy = Które karty kupujesz, po { $price } M€ każda?
prompt-pick = Którą kartę zatrzymujesz? Pozostałe wędrują dalej.
prompt-action = Twoja tura: wykonaj akcję albo zakończ turę.
prompt-keep =
    { $n ->
        [one] Którą kartę zatrzymujesz?
        [few] Które { $n } karty zatrzymujesz?
       *[many] Które { $n } kart zatrzymujesz?
    }
prompt-sell = Które karty sprzedajesz, po 1 M€ za każdą?
prompt-discard-to-draw = Czy odrzucasz kartę z ręki, aby dobrać nową?
prompt-add =
    { $n ->
        [one] Do której ze swoich kart dodajesz { $n } { $kind_one }?
        [few] Do której ze swoich kart dodajesz { $n } { $kind_few }?
       *[many] Do której ze swoich kart dodajesz { $n } { $kind_many }?
    }
prompt-copy-box = Zmiany produkcji której ze swoich kart z symbolem { $tag_of } powtarzasz?
prompt-decrease =
    { $n ->
        [one] Czyja { $resource_production } spada o { $n } poziom?
        [few] Czyja { $resource_production } spada o { $n } poziomy?
       *[many] Czyja { $resource_production } spada o { $n } poziomów?
    }
prompt-remove = Kto traci { $resource } i ile? Najwyżej { $n } albo nic.
prompt-steal = Komu kradniesz { $resource } i ile? Najwyżej { $n } albo nic.
prompt-remove-from-card = Z której karty usuwasz { $kind } i ile? Najwyżej { $n } albo nic.
prompt-hunt = Z której karty usuwasz 1 { $kind_one }?
prompt-feed-played = Dodajesz zasób do zagranej właśnie karty czy zyskujesz 1 roślinę? Wybór 1 to roślina.
prompt-tile = Gdzie umieszczasz { $tile_it }{ $where }?
prompt-ocean =
    { $bonus ->
        [0] Gdzie umieszczasz ocean?
       *[other] Tor temperatury daje ci ocean. Gdzie go umieszczasz?
    }
prompt-claim = Które pole oznaczasz jako swoje?
prompt-convert-production = O ile? { SENTENCE($effect) }
prompt-choose-one = Co wybierasz? { SENTENCE($numbered) }
prompt-spend-energy = Ile energii zamieniasz na M€?
prompt-pay = Cena to { $price } M€. Ile { $resource_of } na nią przeznaczasz? Jedna sztuka jest warta { $value } M€, a masz { $have }.
prompt-last-greenery = Planeta jest gotowa. Czy zamieniasz rośliny na ostatni obszar zieleni?

## Opcje.

option-corporation = Prowadź: { $card }
option-buy = Kup: { $card }
option-pick = Zatrzymaj: { $card }
option-keep = Zatrzymaj: { $card }
option-sell = Sprzedaj: { $card }
option-discard = Odrzuć: { $card }
option-play = Zagraj: { $card }
option-action = Użyj akcji: { $card }
option-first-action = Wykonaj pierwszą akcję swojej korporacji
option-project = Projekt standardowy: { $project }
option-convert = { $resource_convert }
option-milestone = Zdobądź tytuł: { $milestone }
option-award = Ufunduj nagrodę: { $award }
option-space = { $space }
option-pay =
    { $n ->
        [0] Bez { $resource_of }
        [one] { $n } { $resource_one }
        [few] { $n } { $resource_few }
       *[many] { $n } { $resource_many }
    }
option-choose = Wybór { PLACE($choice) }
option-card = { $card }
option-take = { $card }: { $n }
option-decrease = { $player }
option-remove = { $player }: { $n }
option-steal = { $player }: { $n }
option-spend =
    { $n ->
        [0] Nic
       *[other] { $n }
    }
option-skip = Pomiń
option-pass = Spasuj do końca pokolenia
option-done = Gotowe

## Dlaczego nie.

why-money = kosztuje { $price } M€, a możesz zapłacić { $have }
why-stock =
    { $n ->
        [one] potrzeba { $n } { $resource_need }, a masz { $have }
       *[other] potrzeba { $n } { $resource_of }, a masz { $have }
    }
why-temperature = wymaga: { $needs }, a jest { $have } °C{ why-eased }
why-oxygen = wymaga: { $needs }, a jest { $have }%{ why-eased }
why-oceans =
    { $have ->
        [few] wymaga: { $needs }, a są { $have }{ why-eased }
       *[other] wymaga: { $needs }, a jest { $have }{ why-eased }
    }
why-eased =
    { $eased ->
        [0] {""}
        [one] , czego nie pokrywa twój luz ({ $eased } poziom)
        [few] , czego nie pokrywa twój luz ({ $eased } poziomy)
       *[many] , czego nie pokrywa twój luz ({ $eased } poziomów)
    }
why-tags = wymaga: { $needs }, a masz { $have }
why-production = wymaga: { $needs }, a twoja wynosi { $have }
why-tiles =
    { $have ->
        [few] wymaga: { $needs }, a są { $have }
       *[other] wymaga: { $needs }, a jest { $have }
    }
why-own-production =
    { $n ->
        [one] twoja { $resource_production } spadłaby o { $n } poziom, a wynosi { $have }
        [few] twoja { $resource_production } spadłaby o { $n } poziomy, a wynosi { $have }
       *[many] twoja { $resource_production } spadłaby o { $n } poziomów, a wynosi { $have }
    }
why-no-space = nie ma miejsca na { $tile_it }
why-no-claim = nie ma wolnego pola do oznaczenia
why-no-victim =
    { $n ->
        [one] nikt nie może obniżyć { $resource_produced } o { $n } poziom
        [few] nikt nie może obniżyć { $resource_produced } o { $n } poziomy
       *[many] nikt nie może obniżyć { $resource_produced } o { $n } poziomów
    }
why-no-prey = na żadnej karcie nie ma { $kind_some } do usunięcia
why-here =
    { $n ->
        [one] potrzeba { $n } { $kind_some } z tej karty, a jest na niej { $have }
       *[other] potrzeba { $n } { $kind_many } z tej karty, a jest na niej { $have }
    }
why-no-box = nie masz karty z symbolem { $tag_of }, której zmiany produkcji da się powtórzyć
why-no-cards =
    { $n ->
        [one] nie ma już karty do dobrania
       *[other] nie ma już { $n } kart do dobrania
    }
why-not-raised = twój WT nie wzrósł w tym pokoleniu
why-used = akcja tej karty została już użyta w tym pokoleniu
why-first-action = najpierw trzeba wykonać pierwszą akcję korporacji
why-nothing-to-sell = nie masz karty do sprzedania
why-claimed = zdobywca: { $player }
why-all-claimed =
    { $n ->
        [one] zdobyto już { $n } tytuł i więcej zdobyć nie można
        [few] zdobyto już { $n } tytuły i więcej zdobyć nie można
       *[many] zdobyto już { $n } tytułów i więcej zdobyć nie można
    }
why-milestone = potrzeba { $n } { $milestone_what }, a masz { $have }
why-funded = fundator: { $player }
why-all-funded =
    { $n ->
        [one] ufundowano już { $n } nagrodę i więcej ufundować nie można
        [few] ufundowano już { $n } nagrody i więcej ufundować nie można
       *[many] ufundowano już { $n } nagród i więcej ufundować nie można
    }

warn-lost = to by przepadło: { $effect }
warn-at-goal = cel jest już osiągnięty, więc nic to nie da

refuse-draft-solo = W grze solo nie ma draftu; draft działa przy 2 do 5 miejscach.
refuse-beginner-seat =
    { $seats ->
        [one] Miejsce początkującego musi być przy stole, a jest przy nim { $seats } miejsce o numerze 0.
        [few] Miejsce początkującego musi być przy stole, a są przy nim { $seats } miejsca, liczone od 0.
       *[many] Miejsce początkującego musi być przy stole, a jest przy nim { $seats } miejsc, liczonych od 0.
    }

## Dziennik.

log-start = Pierwszym graczem jest { $player }.
log-neutral = { $tile_new } leży na polu { $space }.
log-corporation = { $player } prowadzi korporację: { $card }.
log-generation = Pokolenie { $n }. Pierwszym graczem jest { $player }.
log-bought =
    { $n ->
        [0] { $player } nie bierze żadnej karty.
        [one] { $player } bierze { $n } kartę.
        [few] { $player } bierze { $n } karty.
       *[many] { $player } bierze { $n } kart.
    }
log-bought-cards =
    { GIVEN($cards) ->
        [yes] Tylko ty widzisz, co bierzesz: { $cards }.
       *[no] Nie bierzesz żadnej z tych kart.
    }
log-picked = Tylko ty widzisz, co zatrzymujesz: { $card }.
log-draw =
    { $n ->
        [one] { $player } dobiera { $n } kartę.
        [few] { $player } dobiera { $n } karty.
       *[many] { $player } dobiera { $n } kart.
    }
log-drawn = Tylko ty widzisz, co dobierasz: { $cards }.
log-reshuffle =
    { $n ->
        [one] Powstaje nowa talia: { $n } karta.
        [few] Powstaje nowa talia: { $n } karty.
       *[many] Powstaje nowa talia: { $n } kart.
    }
log-play = { $player } zagrywa kartę: { $card }.
log-action = { $player } używa akcji karty: { $card }.
log-first-action = { $player } wykonuje pierwszą akcję korporacji.
log-project = { $player } wykonuje projekt standardowy: { $project }.
log-convert = { $player } { $resource_converts }.
log-milestone = { $player } zdobywa tytuł: { $milestone }.
log-award = { $player } funduje za { $n } M€ nagrodę: { $award }.
log-sold =
    { $n ->
        [one] { $player } sprzedaje { $n } kartę.
        [few] { $player } sprzedaje { $n } karty.
       *[many] { $player } sprzedaje { $n } kart.
    }
log-sold-cards = Tylko ty widzisz, co sprzedajesz: { $cards }.
log-discarded =
    { $n ->
        [one] { $player } odrzuca { $n } kartę.
        [few] { $player } odrzuca { $n } karty.
       *[many] { $player } odrzuca { $n } kart.
    }
log-discarded-cards = Tylko ty widzisz, co odrzucasz: { $cards }.
log-revealed = { $player } odkrywa kartę: { $card }.
log-pay =
    { $n ->
        [one] { $player } płaci { $n } { $resource_one }.
        [few] { $player } płaci { $n } { $resource_few }.
       *[many] { $player } płaci { $n } { $resource_many }.
    }
log-gain =
    { $n ->
        [one] { $player } zyskuje { $n } { $resource_one }.
        [few] { $player } zyskuje { $n } { $resource_few }.
       *[many] { $player } zyskuje { $n } { $resource_many }.
    }
log-lose =
    { $n ->
        [one] { $player } traci { $n } { $resource_one }.
        [few] { $player } traci { $n } { $resource_few }.
       *[many] { $player } traci { $n } { $resource_many }.
    }
log-steal =
    { $n ->
        [one] { $player } kradnie { $n } { $resource_one } graczowi: { $other }.
        [few] { $player } kradnie { $n } { $resource_few } graczowi: { $other }.
       *[many] { $player } kradnie { $n } { $resource_many } graczowi: { $other }.
    }
log-production = { $player }: { $resource_production } zmienia się o { $n }.
log-tr = { $player }: WT rośnie o { $n }.
log-raise =
    { $n ->
        [one] { $player } podnosi { $parameter_it } o { $n } poziom.
        [few] { $player } podnosi { $parameter_it } o { $n } poziomy.
       *[many] { $player } podnosi { $parameter_it } o { $n } poziomów.
    }
log-tile = { $player } umieszcza { $tile_it }: { $space }.
log-claim = { $player } oznacza pole: { $space }.
log-add =
    { $n ->
        [one] { $player } dodaje { $n } zasób do karty: { $card }.
        [few] { $player } dodaje { $n } zasoby do karty: { $card }.
       *[many] { $player } dodaje { $n } zasobów do karty: { $card }.
    }
log-take =
    { $n ->
        [one] { $player } usuwa { $n } zasób z karty: { $card }.
        [few] { $player } usuwa { $n } zasoby z karty: { $card }.
       *[many] { $player } usuwa { $n } zasobów z karty: { $card }.
    }
log-income = { $player } ma { $n } M€ dochodu.
log-pass = { $player } pasuje.
log-done = { $player } kończy turę.
log-end = Koniec gry.

## Punkty.

tr = Współczynnik terraformacji
milestones = Tytuły
awards = Nagrody
greeneries = Obszary zieleni
cities = Miasta
cards = Karty

ended = Mars jest gotowy: gra skończyła się wraz z pokoleniem { $generation }.
ended-solo-won = Mars był gotowy na czas: wygrywasz w pokoleniu { $generation }.
ended-solo-lost = Pokolenie { $generation } minęło, a Mars nie jest gotowy: przegrywasz.
