### Terraformacja Marsa: Ekspedycja Ares.

game-ares-expedition = Terraformacja Marsa: Ekspedycja Ares

## Nazwy rzeczy.

resource-mc = M€
    .one = M€
    .few = M€
    .many = M€
resource-heat = ciepło
    .one = jednostkę ciepła
    .few = jednostki ciepła
    .many = jednostek ciepła
resource-plants = rośliny
    .one = roślinę
    .few = rośliny
    .many = roślin
resource-steel = stal
    .one = stal
    .few = stali
    .many = stali
resource-titanium = tytan
    .one = tytan
    .few = tytanu
    .many = tytanu
resource-cards = karty
    .one = kartę
    .few = karty
    .many = kart
product-mc = M€
    .one = M€
product-heat = ciepła
    .one = jednostkę ciepła
product-plants = roślin
    .one = roślinę
product-cards = kart
    .one = kartę
product-steel = stali
    .one = stal
product-titanium = tytanu
    .one = tytan
kind-animal = zwierzę
    .one = zwierzę
    .each = każde zwierzę
    .few = zwierzęta
    .many = zwierząt
kind-microbe = mikrob
    .one = mikroba
    .each = każdego mikroba
    .few = mikroby
    .many = mikrobów
kind-science = nauka
    .one = zasób nauki
    .each = każdy zasób nauki
    .few = zasoby nauki
    .many = zasobów nauki
kind-any = zasób
    .one = zasób jej rodzaju
    .few = zasoby jej rodzaju
    .many = zasobów jej rodzaju
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
tag-event = wydarzenie
    .of = wydarzenia
zone-purple = fioletowej
zone-red = czerwonej
zone-yellow = żółtej
zone-white = białej
phase-development = I rozwoju
phase-construction = II budowy
phase-action = III akcji
phase-production = IV produkcji
phase-research = V badań
standard-forest-plants = las za rośliny
standard-forest-mc = las za M€
standard-temperature-heat = temperatura za ciepło
standard-temperature-mc = temperatura za M€
standard-ocean-mc = ocean za M€
parameter-temperature = temperatura
parameter-oxygen = poziom tlenu
parameter-oceans = liczba oceanów
reward-plants-2 = 2 rośliny
reward-cards-1 = 1 karta
reward-plants-1-cards-1 = 1 roślina i 1 karta
reward-mc-1-cards-1 = 1 M€ i 1 karta
reward-mc-4 = 4 M€
reward-mc-2-plants-1 = 2 M€ i 1 roślina
reward-mc-1-plants-1 = 1 M€ i 1 roślina
colour-green = zielona
colour-blue = niebieska
colour-red = czerwona
colour-corporation = korporacja

card-adaptation-technology = Technologia adaptacji
card-advanced-alloys = Zaawansowane stopy metali
card-advanced-screening-technology = Zaawansowana technologia selekcji
card-ai-central = Centrala SI
card-anaerobic-microorganisms = Mikroorganizmy beztlenowe
card-anti-gravity-technology = Technologia antygrawitacji
card-aquifer-pumping = Pompa warstwy wodonośnej
card-arctic-algae = Algi arktyczne
card-artificial-jungle = Sztuczna dżungla
card-assembly-lines = Linie montażowe
card-asset-liquidation = Likwidacja aktywów
card-birds = Ptaki
card-brainstorming-session = Burza mózgów
card-caretaker-contract = Kontrakt nadzorczy
card-circuit-board-factory = Fabryka płytek drukowanych
card-community-gardens = Ogrody społeczne
card-composting-factory = Kompostownia
card-conserved-biome = Chroniony biom
card-decomposers = Reducenci
card-decomposing-fungus = Grzyby rozkładające
card-developed-infrastructure = Rozwinięta infrastruktura
card-development-center = Centrum rozwoju
card-earth-catapult = Katapulta międzyplanetarna
card-ecological-zone = Strefa ekologiczna
card-energy-subsidies = Dotacje energetyczne
card-extended-resources = Rozszerzone zasoby
card-extreme-cold-fungus = Grzyby kriofilne
card-farmers-market = Targ rolny
card-farming-co-ops = Spółdzielnie rolnicze
card-fish = Ryby
card-ghg-producing-bacteria = Bakterie produkujące gazy cieplarniane
card-greenhouses = Szklarnie
card-herbivores = Roślinożercy
card-hydro-electric-energy = Energia wodna
card-interplanetary-relations = Stosunki międzyplanetarne
card-interns = Stażyści
card-interplanetary-conference = Konferencja międzyplanetarna
card-ironworks = Huty
card-livestock = Trzoda
card-mars-university = Uniwersytet marsjański
card-matter-manufacturing = Wytwarzanie materii
card-media-group = Grupa medialna
card-nitrite-reducing-bacteria = Bakterie rozkładające azotany
card-olympus-conference = Konferencja olimpijska
card-optimal-aerobraking = Optymalne hamowanie aerodynamiczne
card-physics-complex = Kompleks fizyki jądrowej
card-power-infrastructure = Infrastruktura energetyczna
card-recycled-detritus = Przetworzony detrytus
card-redrafted-contracts = Przeredagowane kontrakty
card-regolith-eaters = Bakterie regolitożerne
card-research-outpost = Placówka naukowa
card-restructured-resources = Restrukturyzacja zasobów
card-small-animals = Małe zwierzęta
card-solarpunk = Solarpunk
card-standard-technology = Standardowa technologia
card-steelworks = Stalownie
card-symbiotic-fungus = Grzyby symbiotyczne
card-tardigrades = Niesporczaki
card-think-tank = Zespół doradczy
card-united-planetary-alliance = Zjednoczony Sojusz Planetarny
card-viral-enhancers = Wirusy wspomagające
card-volcanic-pools = Baseny wulkaniczne
card-water-import-from-europa = Import wody z Europy
card-wood-burning-stoves = Piece na drewno
card-advanced-ecosystems = Zaawansowane ekosystemy
card-artificial-lake = Sztuczne jezioro
card-atmosphere-filtering = Filtrowanie atmosfery
card-breathing-filters = Filtry oddechowe
card-bribed-committee = Przekupiony komitet
card-business-contacts = Kontakty biznesowe
card-ceos-favorite-project = Ulubiony projekt prezesa
card-colonizer-training-camp = Obóz szkoleniowy kolonizatorów
card-comet = Kometa
card-convoy-from-europa = Konwój z Europy
card-crater = Krater
card-deimos-down = Upadek Deimosa
card-giant-ice-asteroid = Gigantyczna asteroida lodowa
card-ice-asteroid = Asteroida lodowa
card-ice-cap-melting = Roztapianie czap lodowych
card-imported-hydrogen = Importowany wodór
card-imported-nitrogen = Importowany azot
card-interstellar-colony-ship = Międzygwiezdny statek kolonizacyjny
card-invention-contest = Konkurs wynalazców
card-investment-loan = Kredyt inwestycyjny
card-lagrange-observatory = Obserwatorium Lagrange’a
card-lake-marineris = Jezioro Marineris
card-large-convoy = Duży konwój
card-lava-flows = Strumienie lawy
card-local-heat-trapping = Lokalne pułapki ciepła
card-mangrove = Namorzyny
card-nitrogen-rich-asteroid = Asteroida bogata w azot
card-permafrost-extraction = Wydobycie wiecznej zmarzliny
card-phobos-falls = Upadek Fobosa
card-plantation = Plantacja
card-release-of-inert-gases = Wypuszczenie gazów obojętnych
card-research = Badania
card-special-design = Projekt specjalny
card-subterranean-reservoir = Podziemny zbiornik
card-technology-demonstration = Pokaz technologii
card-terraforming-ganymede = Terraformacja Ganimedesa
card-towing-a-comet = Holowanie komety
card-work-crews = Brygady robocze
card-acquired-company = Przejęcie firmy
card-adapted-lichen = Zaadaptowane porosty
card-aerated-magma = Napowietrzona magma
card-airborne-radiation = Promieniowanie atmosferyczne
card-algae = Algi
card-archaebacteria = Archebakterie
card-artificial-photosynthesis = Sztuczna fotosynteza
card-asteroid-mining = Górnictwo kosmiczne
card-asteroid-mining-consortium = Kosmiczne konsorcjum górnicze
card-astrofarm = Astrofarma
card-atmospheric-insulators = Izolatory atmosferyczne
card-automated-factories = Zautomatyzowane fabryki
card-balanced-portfolios = Zrównoważone portfele
card-beam-from-a-thorium-asteroid = Wiązka z asteroidy bogatej w tor
card-biomass-combustors = Spalarnia biomasy
card-biothermal-power = Energia biotermalna
card-blueprints = Plany konstrukcyjne
card-building-industries = Przemysł budowlany
card-bushes = Krzewy
card-callisto-penal-mines = Kolonia karna na Kallisto
card-cartel = Kartel
card-coal-imports = Import węgla
card-commercial-district = Dystrykt handlowy
card-deep-well-heating = Pompa geotermalna
card-designed-microorganisms = Zaprojektowane mikroorganizmy
card-diversified-interests = Zróżnicowane interesy
card-dusty-quarry = Zakurzony kamieniołom
card-economic-growth = Wzrost gospodarczy
card-energy-storage = Magazynowanie energii
card-eos-chasma-national-park = Park Narodowy w Eos Chasma
card-farming = Rolnictwo
card-food-factory = Fabryka żywności
card-fuel-factory = Fabryka paliwa
card-fueled-generators = Generatory paliwowe
card-fusion-power = Energia termojądrowa
card-ganymede-shipyard = Stocznia na Ganimedesie
card-gene-repair = Naprawa genów
card-geothermal-power = Energia geotermalna
card-giant-space-mirror = Gigantyczne lustro kosmiczne
card-grass = Trawy
card-great-dam = Wielka tama
card-great-escarpment-consortium = Konsorcjum Wielkiej Skarpy
card-heather = Wrzosy
card-immigration-shuttles = Promy imigrantów
card-import-of-advanced-ghg = Import zaawansowanych gazów cieplarnianych
card-imported-ghg = Importowane gazy cieplarniane
card-industrial-center = Ośrodek przemysłowy
card-industrial-farming = Rolnictwo przemysłowe
card-industrial-microbes = Mikroby przemysłowe
card-insects = Insekty
card-io-mining-industries = Przemysł górniczy na Io
card-kelp-farming = Farmy wodorostów
card-lichen = Porosty
card-lightning-harvest = Farma piorunów
card-low-atmo-shields = Osłony niskoatmosferyczne
card-lunar-beam = Wiązka z Księżyca
card-mass-converter = Konwerter masy
card-medical-lab = Laboratorium medyczne
card-methane-from-titan = Metan z Tytana
card-micro-mills = Mikrowiatraki
card-microprocessors = Mikroprocesory
card-mine = Kopalnia
card-miranda-resort = Kurort na Mirandzie
card-mohole-area = Obszar Mohole
card-monocultures = Monokultury
card-moss = Mech
card-natural-preserve = Rezerwat naturalny
card-new-portfolios = Nowe portfele
card-nitrophilic-moss = Mech nitrofilny
card-noctis-farming = Rolnictwo w Noctis Labyrinthus
card-nuclear-plants = Elektrownie jądrowe
card-power-grid = Sieć energetyczna
card-power-plant = Elektrownia
card-power-supply-consortium = Konsorcjum energetyczne
card-protected-valley = Chroniona dolina
card-quantum-extractor = Ekstraktor kwantowy
card-rad-suits = Kombinezony przeciwradiacyjne
card-satellite-farms = Farmy satelitarne
card-satellites = Satelity
card-slash-and-burn-agriculture = Rolnictwo żarowe
card-smelting = Hutnictwo
card-soil-warming = Ogrzewanie gleby
card-solar-power = Energia słoneczna
card-solar-trapping = Chwytanie energii słonecznej
card-soletta = Soletta
card-space-heaters = Grzejniki
card-space-station = Stacja kosmiczna
card-sponsors = Sponsorzy
card-strip-mine = Kopalnia odkrywkowa
card-surface-mines = Kopalnie powierzchniowe
card-tectonic-stress-power = Energia naprężeń tektonicznych
card-titanium-mine = Kopalnia tytanu
card-toll-station = Stacja celna
card-trading-post = Faktoria handlowa
card-trapped-heat = Uwięzione ciepło
card-trees = Drzewa
card-tropical-resort = Tropikalny kurort
card-tundra-farming = Rolnictwo tundrowe
card-underground-city = Podziemne miasto
card-undersea-vents = Kominy hydrotermalne
card-venture-capitalism = Kapitał wysokiego ryzyka
card-vesta-shipyard = Stocznia na Weście
card-wave-power = Energia fal morskich
card-windmills = Turbiny wiatrowe
card-worms = Dżdżownice
card-zeppelins = Sterowce
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Kino Międzyplanetarne
card-inventrix = Inventrix
card-mining-guild = Gildia Górnicza
card-phobolog = PhoboLog
card-saturn-systems = Systemy Saturna
card-teractor = Teractor
card-tharsis-republic = Republika Tharsis
card-thorgate = ThorGate
card-united-nations-mars-initiative = Marsjańska Inicjatywa ONZ
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

## Teksty kart: każda część powstaje tylko tutaj.

list-effects = { $before }; { $next }
list-tags = { $before }/{ $next }
list-kinds = { $before } lub { $next }
list-choices = { $before } albo { $next }
list-ways = { $before }; albo { $next }
list-parts = { $before } i { $next }
list-numbered = { $before }; { $next }

card-needs = Wymaga: { $needs }.
card-spend = Aby ją zagrać, { $costs }.
card-now = { SENTENCE($effects) }
card-production = Produkuje { $effects }.
card-potential = Potencjał budowlany: { $levels }.
card-effect = { SENTENCE($effects) }
card-action = Akcja: { $ways }.
card-holds = Miejsce dla { $kind_many }.
card-start = Na początek: { $start }.

amount =
    { $n ->
        [one] { $n } { $resource_one }
        [few] { $n } { $resource_few }
       *[many] { $n } { $resource_many }
    }
amount-from =
    { $n ->
        [one] { $n } { $kind_one } z karty { $card }
        [few] { $n } { $kind_few } z karty { $card }
       *[many] { $n } { $kind_many } z karty { $card }
    }
change =
    { $n ->
        [one] { $n } { $resource_one }
        [few] { $n } { $resource_few }
       *[many] { $n } { $resource_many }
    }
effects = { $parts }

needs-least-temperature = temperatura w strefie { $zone } lub wyższej
needs-most-temperature = temperatura w strefie { $zone } lub niższej
needs-least-oxygen = poziom tlenu w strefie { $zone } lub wyższej
needs-most-oxygen = poziom tlenu w strefie { $zone } lub niższej
needs-only-temperature = temperatura w strefie { $zone }
needs-only-oxygen = poziom tlenu w strefie { $zone }
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
needs-rating = WT równy co najmniej { $n }

effect-production = { $changes }
effect-gain = zyskaj { $gains }
effect-lose = wydaj { $loss }
effect-rating = podnieś swój WT o { $n }
effect-rating-per = podnieś swój WT o 1 { $count }
effect-spend-rating = obniż swój WT o { $n }
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
        [one] odwróć { $n } płytkę oceanu
        [few] odwróć { $n } płytki oceanów
       *[many] odwróć { $n } płytek oceanów
    }
effect-forest =
    { $n ->
        [one] weź { $n } las i podnieś tlen o { $n } poziom
        [few] weź { $n } lasy i podnieś tlen o { $n } poziomy
       *[many] weź { $n } lasów i podnieś tlen o { $n } poziomów
    }
effect-draw =
    { $n ->
        [one] dobierz { $n } kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
effect-discard =
    { $n ->
        [one] odrzuć { $n } kartę
        [few] odrzuć { $n } karty
       *[many] odrzuć { $n } kart
    }
effect-draw-then-discard =
    { $n ->
        [one] dobierz { $n } kartę, a potem odrzuć { $discards }
        [few] dobierz { $n } karty, a potem odrzuć { $discards }
       *[many] dobierz { $n } kart, a potem odrzuć { $discards }
    }
effect-draw-and-keep =
    { $n ->
        [one] dobierz { $n } kartę, zatrzymaj { $keep }
        [few] dobierz { $n } karty, zatrzymaj { $keep }, a resztę odrzuć
       *[many] dobierz { $n } kart, zatrzymaj { $keep }, a resztę odrzuć
    }
effect-discard-to-draw = odrzuć od 1 do { $most } kart i dobierz tyle samo
effect-trade-card = możesz odrzucić 1 kartę, aby dobrać 1, albo 2, jeśli miała symbol { $tag_of }
effect-reveal-and-keep =
    { $n ->
        [one] odkryj { $n } kartę i zatrzymaj ją, jeśli ma symbol { $tags_of }
        [few] odkryj { $n } karty, zatrzymaj jedną z symbolem { $tags_of }, a resztę odrzuć
       *[many] odkryj { $n } kart, zatrzymaj jedną z symbolem { $tags_of }, a resztę odrzuć
    }
effect-reveal-top = odkryj wierzchnią kartę talii: zieloną odrzuć i zyskaj { $n } M€, każdą inną weź na rękę
effect-add-here =
    { $n ->
        [one] dodaj tu { $n } { $kind_one }
        [few] dodaj tu { $n } { $kind_few }
       *[many] dodaj tu { $n } { $kind_many }
    }
effect-take-here =
    { $n ->
        [one] usuń stąd { $n } { $kind_one }
        [few] usuń stąd { $n } { $kind_few }
       *[many] usuń stąd { $n } { $kind_many }
    }
effect-add =
    { $n ->
        [one] dodaj { $n } { $kind_one } na inną swoją kartę
        [few] dodaj { $n } { $kind_few } na inną swoją kartę
       *[many] dodaj { $n } { $kind_many } na inną swoją kartę
    }
effect-add-any =
    { $n ->
        [one] dodaj na jedną ze swoich kart { $n } zasób takiego rodzaju, jaki się na niej gromadzi
        [few] dodaj na jedną ze swoich kart { $n } zasoby takiego rodzaju, jaki się na niej gromadzi
       *[many] dodaj na jedną ze swoich kart { $n } zasobów takiego rodzaju, jaki się na niej gromadzi
    }
effect-take-any = usuń 1 zasób ({ $kinds }) z dowolnej swojej karty
effect-if-tags =
    { $n ->
        [one] jeśli masz { $n } symbol { $tag_of }, dodatkowo { $effect }
        [few] jeśli masz co najmniej { $n } symbole { $tag_of }, dodatkowo { $effect }
       *[many] jeśli masz co najmniej { $n } symboli { $tag_of }, dodatkowo { $effect }
    }
effect-choose-one = { $choices }
effect-convert-heat =
    { $most ->
        [0] wydaj dowolną ilość ciepła i zyskaj tyle samo: { $resource }
       *[other] wydaj od 1 do { $most } jednostek ciepła i zyskaj tyle samo: { $resource }
    }
effect-buy-rating = możesz potem zapłacić { $price }, aby podnieść go jeszcze o 1
effect-extra-play = możesz w tej fazie zagrać jeszcze jedną niebieską albo czerwoną kartę
effect-next-discount = twoja następna karta w tej fazie kosztuje o { $n } M€ mniej
effect-next-ease = wymaganie tlenu lub temperatury twojej następnej karty w tej fazie może się różnić o jedną strefę
effect-free-play = możesz zagrać za darmo zieloną kartę o wydrukowanym koszcie najwyżej { $most } M€

count-own-tags =
    { $every ->
        [one] za każdy swój symbol { $tag_of }
        [few] za każde { $every } swoje symbole { $tag_of }
       *[many] za każde { $every } swoich symboli { $tag_of }
    }
count-level = za każdą swoją jednostkę { $product }
count-enough-blue =
    { $n ->
        [one] przy { $n } niebieskiej karcie
       *[other] przy co najmniej { $n } niebieskich kartach
    }

lasting-discount = twoje karty kosztują o { $n } M€ mniej
lasting-discount-tag = każdy symbol { $tag_of } obniża koszt karty o { $n } M€
lasting-discount-dear = karty o wydrukowanym koszcie co najmniej { $least } M€ kosztują o { $n } M€ mniej
lasting-metals = { lasting-steel }{ lasting-both }{ lasting-titanium }
lasting-steel =
    { $steel ->
        [0] {""}
       *[other] każda stal obniża koszt o { $steel } M€ więcej
    }
lasting-both =
    { $steel ->
        [0] {""}
       *[other] ,{" "}
    }
lasting-titanium =
    { $titanium ->
        [0] {""}
       *[other] każdy tytan obniża koszt o { $titanium } M€ więcej
    }
lasting-ease = twoje wymagania tlenu i temperatury mogą się różnić o jedną strefę
lasting-research = w fazie badań { lasting-research-draws }{ lasting-research-keeps }
lasting-research-draws =
    { $draws ->
        [0] {""}
        [one] dobierasz o { $draws } kartę więcej
        [few] dobierasz o { $draws } karty więcej
       *[many] dobierasz o { $draws } kart więcej
    }
lasting-research-keeps =
    { $keeps ->
        [0] {""}
        [one] { lasting-research-and }zatrzymujesz o { $keeps } kartę więcej
        [few] { lasting-research-and }zatrzymujesz o { $keeps } karty więcej
       *[many] { lasting-research-and }zatrzymujesz o { $keeps } kart więcej
    }
lasting-research-and =
    { $draws ->
        [0] {""}
       *[other] {" "}i{" "}
    }
lasting-sale = za sprzedaną kartę dostajesz o { $n } M€ więcej
lasting-standard = akcje standardowe opłacane w M€ kosztują o { $n } M€ mniej
lasting-forest =
    { $n ->
        [one] las kosztuje o { $n } roślinę mniej
        [few] las kosztuje o { $n } rośliny mniej
       *[many] las kosztuje o { $n } roślin mniej
    }
lasting-heat-pays = ciepła możesz używać jak M€
lasting-pay-less =
    { $n ->
        [one] zagrywając kartę, możesz wydać { $n } { $resource_one }, aby zapłacić o { $cut } M€ mniej
        [few] zagrywając kartę, możesz wydać { $n } { $resource_few }, aby zapłacić o { $cut } M€ mniej
       *[many] zagrywając kartę, możesz wydać { $n } { $resource_many }, aby zapłacić o { $cut } M€ mniej
    }
lasting-pay-less-here =
    { $n ->
        [one] zagrywając kartę, możesz usunąć stąd { $n } { $kind_one }, aby zapłacić o { $cut } M€ mniej
        [few] zagrywając kartę, możesz usunąć stąd { $n } { $kind_few }, aby zapłacić o { $cut } M€ mniej
       *[many] zagrywając kartę, możesz usunąć stąd { $n } { $kind_many }, aby zapłacić o { $cut } M€ mniej
    }
lasting-grow =
    { $every ->
        [one] produkuje 1 { $product_one } za każdy twój symbol { $tag_of }
        [few] produkuje 1 { $product_one } za każde { $every } twoje symbole { $tag_of }
       *[many] produkuje 1 { $product_one } za każde { $every } twoich symboli { $tag_of }
    }
lasting-grow-forests =
    { $every ->
        [one] produkuje 1 { $product_one } za każdy twój las
        [few] produkuje 1 { $product_one } za każde { $every } twoje lasy
       *[many] produkuje 1 { $product_one } za każde { $every } twoich lasów
    }
when-tag =
    { $own ->
        [with] za każdy zagrany symbol { $tags_of }, także na tej karcie, { $effect }
       *[without] za każdy później zagrany symbol { $tags_of } { $effect }
    }
when-card = gdy zagrywasz inną kartę, { $effect }
when-ocean = gdy odwracasz ocean, { $effect }
when-temperature = za każdy poziom, o który podnosisz temperaturę, { $effect }
when-oxygen = za każdy poziom, o który podnosisz tlen, { $effect }
when-forest = za każdy wzięty las { $effect }
when-action = gdy używasz akcji karty, { $effect }
when-steel = za każdy symbol stali na zagrywanej karcie { $effect }
when-rating = gdy twój WT rośnie po raz pierwszy w fazie, { $effect }

way = { way-price }{ way-costs }{ $gains }{ way-less }{ way-instead }{ way-extra }
way-price =
    { $money ->
        [0] {""}
       *[other] zapłać { $money } M€:{" "}
    }
way-costs =
    { GIVEN($costs) ->
        [yes] { $costs }:{" "}
       *[no] {""}
    }
way-less =
    { $less ->
        [0] {""}
       *[other] {" "}(o { $less } M€ mniej { $per })
    }
way-instead =
    { GIVEN($instead) ->
        [yes] {" "}(jeśli to ty wybierasz fazę akcji, zamiast tego { $instead })
       *[no] {""}
    }
way-extra =
    { GIVEN($extra) ->
        [yes] {" "}(jeśli to ty wybierasz fazę akcji, także { $extra })
       *[no] {""}
    }

points =
    { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
points-per-resource =
    { $every ->
        [one] { $n } punkt za { $kind_each } na tej karcie.
        [few] { $n } punkt za każde { $every } { $kind_few } na tej karcie.
       *[many] { $n } punkt za każde { $every } { $kind_many } na tej karcie.
    }
points-per-tag =
    { $every ->
        [one] 1 punkt za każdy twój symbol { $tag_of }.
        [few] 1 punkt za każde { $every } twoje symbole { $tag_of }.
       *[many] 1 punkt za każde { $every } twoich symboli { $tag_of }.
    }
points-per-projects =
    { $every ->
        [few] 1 punkt za każde { $every } twoje zagrane karty.
       *[many] 1 punkt za każde { $every } twoich zagranych kart.
    }
points-per-blue =
    { $every ->
        [few] 1 punkt za każde { $every } twoje zagrane niebieskie karty.
       *[many] 1 punkt za każde { $every } twoich zagranych niebieskich kart.
    }
points-per-forests =
    { $every ->
        [few] 1 punkt za każde { $every } twoje lasy.
       *[many] 1 punkt za każde { $every } twoich lasów.
    }

## Pytania.

prompt-corporation = Którą korporację prowadzisz?
prompt-exchange = Które karty wymieniasz? Dobierzesz tyle samo; tylko teraz jest to możliwe.
prompt-phase = Którą fazę wybierasz? Nikt jej nie zobaczy, zanim wszyscy nie wybiorą.
prompt-bot = Którą kartę fazy zagrywa w tej rundzie wirtualny gracz?
prompt-pool = Co bierzesz z puli: kostkę, czyli 1 M€, czy znacznik, aby wymienić kartę?
prompt-offer = Którą kartę dajesz partnerowi, jeśli którąś? Dostaniesz inną w zamian.
prompt-return = Którą kartę dajesz w zamian?
prompt-help =
    { $n ->
        [one] Pomoc dla planety: na którym torze { $n } poziom w górę? Nie daje ci to WT.
        [few] Pomoc dla planety: na którym torze { $n } poziomy w górę? Nie daje ci to WT.
       *[many] Pomoc dla planety: na którym torze { $n } poziomów w górę? Nie daje ci to WT.
    }
prompt-development = Faza rozwoju: zagraj zieloną kartę albo żadnej.
prompt-construction =
    { $bonus ->
        [0] Faza budowy: zagraj niebieską lub czerwoną kartę albo żadnej.
       *[other] Faza budowy: zagraj niebieską lub czerwoną kartę albo żadnej. Masz jeszcze bonus: zagraj drugą taką kartę albo dobierz kartę; dobierzesz ją też, kończąc fazę.
    }
prompt-action =
    { $bonus ->
        [0] Faza akcji: użyj akcji swoich kart i akcji standardowych, a potem zakończ fazę.
       *[other] Faza akcji: użyj akcji swoich kart i akcji standardowych, a potem zakończ fazę. Masz jeszcze bonus: akcji jednej karty możesz użyć drugi raz.
    }
prompt-end-round =
    { $n ->
        [0] Koniec rundy. Możesz sprzedać karty.
        [one] Masz o { $n } kartę za dużo. Sprzedaj ją, a jeśli chcesz, także inne.
        [few] Masz o { $n } karty za dużo. Sprzedaj je, a jeśli chcesz, także inne.
       *[many] Masz o { $n } kart za dużo. Sprzedaj je, a jeśli chcesz, także inne.
    }
prompt-last-sale = Koniec gry. Możesz jeszcze sprzedać karty: M€, ciepło i rośliny razem rozstrzygają remis.
prompt-keep =
    { $n ->
        [one] Którą kartę zatrzymujesz?
        [few] Które { $n } karty zatrzymujesz?
       *[many] Które { $n } kart zatrzymujesz?
    }
prompt-keep-revealed = Którą z odkrytych kart zatrzymujesz?
prompt-discard =
    { $n ->
        [one] Którą kartę odrzucasz?
        [few] Które { $n } karty odrzucasz?
       *[many] Które { $n } kart odrzucasz?
    }
prompt-discard-to-draw = Które karty odrzucasz, aby dobrać tyle samo? Najwyżej { $most }.
prompt-trade-card = Odrzucasz kartę, aby dobrać 1, albo 2, jeśli ma symbol { $tag_of }?
prompt-free-play = Zagrywasz za darmo zieloną kartę o wydrukowanym koszcie najwyżej { $most } M€?
prompt-choose-one = Co wybierasz? { $numbered }.
prompt-add =
    { $n ->
        [one] Na którą kartę dodajesz { $n } { $kind_one }?
        [few] Na którą kartę dodajesz { $n } { $kind_few }?
       *[many] Na którą kartę dodajesz { $n } { $kind_many }?
    }
prompt-take = Z której karty usuwasz 1 zasób ({ $kinds })?
prompt-convert-heat = Ile ciepła zamieniasz? Dostaniesz tyle samo: { $resource }.
prompt-buy-rating = Twój WT wzrósł. Płacisz { $price }, aby podnieść go jeszcze o 1?
prompt-buy-rating-short = Twój WT wzrósł. Podniesienie go jeszcze o 1 kosztuje { $price }, a masz { $have } M€. Sprzedajesz karty po { $sale } M€?
prompt-reduce = Cena to { $price } M€. Oddajesz { $gives }, aby zapłacić o { $cut } M€ mniej?
prompt-pay = Cena to { $price } M€. Ile M€ z niej zastępujesz zasobem ({ $resource })? Masz { $have }.

## Opcje.

option-corporation = { $card }
option-phase = Faza { $phase }
option-bot = Wirtualny gracz: faza { $phase }
option-play = Zagraj: { $card }
option-action = Użyj: { $card }
option-standard = Akcja standardowa: { $standard }
option-sell = Sprzedaj: { $card }
option-discard = Odrzuć: { $card }
option-keep = Zatrzymaj: { $card }
option-give = Daj: { $card }
option-card = { $card }
option-reduce = Użyj: { $card }
option-pay =
    { $n ->
        [one] { $n } { $resource_one }
        [few] { $n } { $resource_few }
       *[many] { $n } { $resource_many }
    }
option-spend =
    { $n ->
        [one] Wydaj { $n } { $resource_one }
        [few] Wydaj { $n } { $resource_few }
       *[many] Wydaj { $n } { $resource_many }
    }
option-choose = Numer { PLACE($choice) }
option-help = Podnieś: { $parameter }
option-buy-tr = Zapłać i podnieś WT
option-draw = Dobierz kartę jako bonus
option-cube = Weź kostkę: 1 M€
option-marker = Weź znacznik: wymiana karty
option-skip = Pomiń
option-done = Gotowe

## Dlaczego nie.

why-money = kosztuje { $price } M€, a masz { $have }
why-means = kosztuje { $price } M€, a możesz zapłacić { $total }: { $have } M€{ why-means-heat }{ why-means-cut }
why-means-heat =
    { $heat ->
        [0] {""}
       *[other] , { $heat } ciepłem
    }
why-means-cut =
    { $cut ->
        [0] {""}
       *[other] , { $cut } mniej dzięki twoim kartom
    }
why-stock =
    { $n ->
        [one] trzeba wydać { $n } { $resource_one }, a masz { $have }
        [few] trzeba wydać { $n } { $resource_few }, a masz { $have }
       *[many] trzeba wydać { $n } { $resource_many }, a masz { $have }
    }
why-here =
    { $n ->
        [one] trzeba usunąć { $n } { $kind_one }, a na karcie leży { $have }
        [few] trzeba usunąć { $n } { $kind_few }, a na karcie leży { $have }
       *[many] trzeba usunąć { $n } { $kind_many }, a na karcie leży { $have }
    }
why-no-rating = trzeba obniżyć WT o { $n }, a masz { $have }
why-no-cards =
    { $n ->
        [one] trzeba odrzucić { $n } kartę z ręki, a masz { $have }
        [few] trzeba odrzucić { $n } karty z ręki, a masz { $have }
       *[many] trzeba odrzucić { $n } kart z ręki, a masz { $have }
    }
why-nothing-to-take = na żadnej twojej karcie nie ma tego zasobu ({ $kinds })
why-temperature = wymaga: { $needs }{ why-eased }; na początku fazy znacznik był w strefie { $zone }
why-oxygen = wymaga: { $needs }{ why-eased }; na początku fazy znacznik był w strefie { $zone }
why-eased =
    { $eased ->
        [0] {""}
       *[other] {" "}z dokładnością do jednej strefy
    }
why-oceans = wymaga: { $needs }; na początku fazy było ich { $have }
why-tags = wymaga: { $needs }; masz { $have }
why-rating = wymaga: { $needs }; twój wynosi { $have }
why-other-phase = zagrywa się ją w fazie { $phase }
why-same-phase = tę fazę wybierasz drugi raz z rzędu
why-used = jej akcja została już użyta w tej fazie
why-at-goal = na początku fazy ten wskaźnik był już na najwyższym poziomie
why-nothing-happens = teraz nic by to nie zmieniło
why-hand-limit =
    { $have ->
        [few] masz { $have } karty, a limit to { $limit }
       *[many] masz { $have } kart, a limit to { $limit }
    }
warn-lost = ta część przepadnie: { $effect }
warn-converted = co da się wymienić ({ $resource }), zostanie wymienione na koniec fazy

refuse-coop-seats = Wariant kooperacyjny jest dla 2 graczy; wybierz 2 miejsca albo tryb competitive.
refuse-difficulty-not-alone = Poziom trudności jest dla gry solo; wybierz 1 miejsce albo zostaw difficulty na novice.

## Dziennik.

log-corporation = { $player } prowadzi korporację { $card }.
log-round = Runda { $n }.
log-plan = { $player } wybiera fazę { $phase }.
log-bot = Wirtualny gracz zagrywa fazę { $phase }.
log-bot-tr = Znacznik wirtualnego gracza przesuwa się na { $n }.
log-help =
    { $n ->
        [one] Pomoc dla planety: { $parameter }, { $n } poziom w górę.
        [few] Pomoc dla planety: { $parameter }, { $n } poziomy w górę.
       *[many] Pomoc dla planety: { $parameter }, { $n } poziomów w górę.
    }
log-phase = Faza { $phase }.
log-play = { $player } zagrywa: { $card }.
log-action = { $player } używa akcji: { $card }.
log-standard = { $player }, akcja standardowa: { $standard }.
log-forced-standard = { $player } musi wymienić: { $standard }.
log-reduce = { $player } płaci mniej dzięki karcie { $card }.
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
        [one] { $player } wydaje { $n } { $resource_one }.
        [few] { $player } wydaje { $n } { $resource_few }.
       *[many] { $player } wydaje { $n } { $resource_many }.
    }
log-income = { $player } ma { $n } M€ dochodu.
log-production = { $player } zwiększa produkcję { $product } o { $n }.
log-potential = { $player } zwiększa potencjał budowlany { $product } o { $n }.
log-tr = WT gracza { $player } rośnie o { $n }.
log-tr-spent = WT gracza { $player } spada o { $n }.
log-raise =
    { $n ->
        [one] { $player } podnosi wskaźnik ({ $parameter }) o { $n } poziom.
        [few] { $player } podnosi wskaźnik ({ $parameter }) o { $n } poziomy.
       *[many] { $player } podnosi wskaźnik ({ $parameter }) o { $n } poziomów.
    }
log-ocean = { $player } odwraca ocean: { $reward }.
log-forest = { $player } bierze las.
log-add =
    { $n ->
        [one] { $player } dodaje { $n } { $kind_one } na kartę { $card }.
        [few] { $player } dodaje { $n } { $kind_few } na kartę { $card }.
       *[many] { $player } dodaje { $n } { $kind_many } na kartę { $card }.
    }
log-take =
    { $n ->
        [one] { $player } usuwa { $n } { $kind_one } z karty { $card }.
        [few] { $player } usuwa { $n } { $kind_few } z karty { $card }.
       *[many] { $player } usuwa { $n } { $kind_many } z karty { $card }.
    }
log-draw =
    { $n ->
        [one] { $player } dobiera { $n } kartę.
        [few] { $player } dobiera { $n } karty.
       *[many] { $player } dobiera { $n } kart.
    }
log-drawn = Tylko ty widzisz, { $player }: { $card }.
log-looked =
    { $n ->
        [one] { $player } ogląda { $n } kartę.
        [few] { $player } ogląda { $n } karty.
       *[many] { $player } ogląda { $n } kart.
    }
log-revealed = { $player } odkrywa kartę { $card }.
log-kept =
    { $n ->
        [one] { $player } zatrzymuje { $n } kartę.
        [few] { $player } zatrzymuje { $n } karty.
       *[many] { $player } zatrzymuje { $n } kart.
    }
log-kept-card = { $player } zatrzymuje kartę { $card }.
log-discarded =
    { $n ->
        [one] { $player } odrzuca { $n } kartę.
        [few] { $player } odrzuca { $n } karty.
       *[many] { $player } odrzuca { $n } kart.
    }
log-discarded-card = Tylko ty widzisz, { $player }: { $card }.
log-sold = { $player } sprzedaje kartę.
log-sold-card = Tylko ty widzisz, { $player }: { $card }.
log-exchanged =
    { $n ->
        [one] { $player } wymienia { $n } kartę.
        [few] { $player } wymienia { $n } karty.
       *[many] { $player } wymienia { $n } kart.
    }
log-cube = { $player } bierze z puli kostkę.
log-marker = { $player } bierze z puli znacznik.
log-gave = { $player } daje kartę graczowi { $other }.
log-gave-card = Tylko wy widzicie: { $player } daje graczowi { $other } kartę { $card }.
log-reshuffle =
    { $n ->
        [one] Powstaje nowa talia: { $n } karta.
        [few] Powstaje nowa talia: { $n } karty.
       *[many] Powstaje nowa talia: { $n } kart.
    }
log-reopened = Cel osiągnięty: { $player } może w tej fazie działać dalej.
log-pass = { $player } kończy tę fazę.
log-end = Koniec gry.

## Wynik.

score-tr = Współczynnik terraformacji
score-forests = Lasy
score-cards = Karty

ended =
    { $round ->
        [one] Mars jest sterraformowany po { $round } rundzie.
       *[other] Mars jest sterraformowany po { $round } rundach.
    }
ended-solo-won = Po { $round } rundach planeta jest gotowa; punkty: { $points }.
ended-solo-lost = Po { $round } rundach planeta nie jest gotowa; punkty: { $points }.
ended-coop-won = Po { $round } rundach planeta jest gotowa; macie razem punktów: { $points }.
ended-coop-lost =
    { $ready ->
        [0] Po { $round } rundach planeta nie jest gotowa; macie razem punktów: { $points }.
       *[other] Po { $round } rundach planeta jest gotowa, ale macie razem za mało punktów: { $points }.
    }
