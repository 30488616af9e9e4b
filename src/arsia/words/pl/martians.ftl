### Martians: A Story of Civilization.

game-martians = Martians: A Story of Civilization

## Names of things.

good-energy = energia
    .one = energię
    .few = energie
    .many = energii
good-regolith = regolit
    .one = regolit
    .few = regolity
    .many = regolitów
good-ice = lód
    .one = bryłę lodu
    .few = bryły lodu
    .many = brył lodu
good-supply = zapasy
    .one = zapas
    .few = zapasy
    .many = zapasów
good-water = woda
    .one = porcję wody
    .few = porcje wody
    .many = porcji wody
good-food = żywność
    .one = porcję żywności
    .few = porcje żywności
    .many = porcji żywności
good-medicine = leki
    .one = lek
    .few = leki
    .many = leków
good-credit = kredyty
    .one = kredyt
    .few = kredyty
    .many = kredytów
good-reputation = reputacja
    .one = punkt reputacji
    .few = punkty reputacji
    .many = punktów reputacji
building-moxie = Generator MOXIE
    .in = w Generatorze MOXIE
    .to = do Generatora MOXIE
    .from = z Generatora MOXIE
building-construction = Budowa obiektów
    .in = w Budowie obiektów
    .to = do Budowy obiektów
    .from = z Budowy obiektów
building-hospital = Szpital
    .in = w Szpitalu
    .to = do Szpitala
    .from = ze Szpitala
building-water-plant = Oczyszczalnia wody
    .in = w Oczyszczalni wody
    .to = do Oczyszczalni wody
    .from = z Oczyszczalni wody
building-mining = Wydobycie
    .in = w Wydobyciu
    .to = do Wydobycia
    .from = z Wydobycia
building-lander = Lądownik
    .in = w Lądowniku
    .to = do Lądownika
    .from = z Lądownika
building-greenhouses = Szklarnie
    .in = w Szklarniach
    .to = do Szklarni
    .from = ze Szklarni
building-education = Centrum edukacyjne
    .in = w Centrum edukacyjnym
    .to = do Centrum edukacyjnego
    .from = z Centrum edukacyjnego
building-laboratory = Laboratorium
    .in = w Laboratorium
    .to = do Laboratorium
    .from = z Laboratorium
building-pool = twoja pula
    .in = w twojej puli
    .to = do twojej puli
    .from = z twojej puli
area-lazaret = Lazaret
    .in = w Lazarecie
    .why = Choroba
area-homes = Mieszkania
    .in = w Mieszkaniach
    .why = Głód
installation-solar = panel solarny
installation-wind = elektrownię wiatrową
token-oxygen = tlen
    .of = żeton tlenu
    .many = żetony tlenu
token-sickness = choroba
    .of = żeton choroby
    .many = żetony choroby
token-hunger = głód
    .of = żeton głodu
    .many = żetony głodu
technology-medicine = Medycyna
technology-co2-converter = Konwerter CO2
technology-birth-control = Kontrola urodzin
technology-long-arm = Długie ramię
technology-weather-reports = Raporty pogodowe
technology-dna-modification = Modyfikacja DNA
technology-solar-energy = Energia słoneczna
technology-kinetic-energy = Energia kinetyczna
technology-molecular-sensor = Czujnik molekularny
person-dietitian = Dietetyk
person-engineer = Inżynier
person-pharmacist = Farmaceuta
person-doctor = Lekarz
person-chemist = Chemik
person-power-manager = Kierownik elektrowni
person-soil-analyst = Analityk gleby
person-builder = Budowniczy
person-botanist = Botanik
person-geologist = Geolog
person-scientist = Naukowiec
weather-stable = Stabilna pogoda
weather-solar-activity-cheap = Aktywność słoneczna (tanie zbiory)
weather-solar-activity-rich = Aktywność słoneczna (obfite zbiory)
weather-wind = Wiatr
weather-sandstorm-poor = Burza piaskowa (słabe zbiory)
weather-sandstorm-costly = Burza piaskowa (drogie zbiory)
weather-earthquake = Trzęsienie ziemi
event-E101 = Zrzut zaopatrzenia
event-E102 = Okno łączności
event-E103 = Grząski grunt
event-E104 = Pył na panelach
event-E105 = Skok napięcia
event-E106 = Zamarznięty zawór
event-E107 = Dobre nastroje
event-E108 = Soczewka lodowa
event-E201 = Rozbłysk słoneczny
event-E202 = Zepsuta żywność
event-E203 = Epidemia grypy
event-E204 = Przegląd lądownika
event-E205 = Prywatny sponsor
event-E206 = Awaria okablowania
event-E207 = Bogata żyła
event-E208 = Transmisja na Ziemię
event-E301 = Uderzenie meteorytu
event-E302 = Promieniowanie
event-E303 = Wyciek wody
event-E304 = Strajk
event-E305 = Bank nasion
event-E306 = Nadgodziny
event-E307 = Statek zaopatrzeniowy
event-E308 = Zwarcie
event-E401 = Rozbłysk słoneczny
event-E402 = Klęska głodu
event-E403 = Rozszczelnienie
event-E404 = Wywiad na żywo
event-E405 = Zużyty sprzęt
event-E406 = Przełom naukowy
event-E407 = Rezerwa akumulatorów
event-E408 = Kwarantanna
event-S101 = Południowe wejście
event-S102 = Nadajnik
event-S103 = Klucz
event-S104 = S.O.S.
event-S105 = Dziennik
event-S106 = Medyk
event-S107 = Spiżarnia
event-S108 = Mieszkania
event-S201 = Agent
event-S202 = Desperat
event-S203 = Skutki promieniowania
event-S204 = Nieostrożna obsługa
event-S301 = Zamieszanie
event-S302 = Twarde lądowanie
event-S303 = Wyciek paliwa
event-S304 = Utrata łączności
event-S401 = Lawina
event-S402 = Przewodnik
event-S403 = Jaskinia
event-S404 = Szczyt
event-S501 = Nieproszeni goście
event-S502 = Kradzież żywności
event-S503 = Groźba
event-S504 = Sabotaż
order-O01 = Próbki gruntu
order-O02 = Rdzenie lodowe
order-O03 = Transport regolitu
order-O04 = Rdzenie mieszane
order-O05 = Badanie siarczanów
order-O06 = Badanie oliwinu
order-O07 = Rzadka para
order-O08 = Pełne widmo
order-O09 = Para magnetytów
order-O10 = Seria jarosytu
order-O11 = Menu degustacyjne
order-O12 = Rezerwa żywności
order-O13 = Zestawy posiłków
order-O14 = Pierwsza pomoc
order-O15 = Szpital polowy
order-O16 = Zestaw przetrwania
order-O17 = Partia wody
order-O18 = Zbiornik
order-O19 = Test mocy
order-O20 = Pokaz sieci
order-O21 = Części zamienne
order-O22 = Zestaw habitatowy
order-O23 = Opłata licencyjna
order-O24 = Baza pokazowa
tile-RT01 = Płytka badań 1
tile-RT02 = Płytka badań 2
tile-RT03 = Płytka badań 3
tile-RT04 = Płytka badań 4
tile-RT05 = Płytka badań 5
tile-RT06 = Płytka badań 6
tile-RT07 = Płytka badań 7
tile-RT08 = Płytka badań 8
tile-RT09 = Płytka badań 9
tile-RT10 = Płytka badań 10
tile-RT11 = Płytka badań 11
tile-RT12 = Płytka badań 12
tile-RT13 = Płytka badań 13
tile-RT14 = Płytka badań 14
tile-RT15 = Płytka badań 15
tile-RT16 = Płytka badań 16
tile-RT17 = Płytka badań 17
tile-RT18 = Płytka badań 18
tile-RT19 = Płytka badań 19
tile-RT20 = Płytka badań 20
ground-MT1 = regolit: 2
ground-MT2 = lód: 2
ground-MT3 = regolit: 1, lód: 1
ground-MT4 = regolit: 2, lód: 1
ground-MT5 = regolit: 1, lód: 2
ground-MT6 = regolit: 3
ground-MT7 = lód: 3
ground-MT8 = regolit: 2, lód: 2
mineral-yellow = Jarosyt (żółty)
    .one = żółtą kartę
    .few = żółte karty
    .many = żółtych kart
mineral-green = Oliwin (zielony)
    .one = zieloną kartę
    .few = zielone karty
    .many = zielonych kart
mineral-black = Magnetyt (czarny)
    .one = czarną kartę
    .few = czarne karty
    .many = czarnych kart
mineral-white = Gips (biały)
    .one = białą kartę
    .few = białe karty
    .many = białych kart
mineral-proof-of-life = Dowód życia
    .one = Dowód życia
    .few = Dowody życia
    .many = Dowodów życia
crop-base = Uprawa podstawowa
crop-algae = Algi
crop-potatoes = Ziemniaki
crop-medicinal-herbs = Zioła lecznicze
goal-HG01 = Ukryty cel 1
goal-HG02 = Ukryty cel 2
goal-HG03 = Ukryty cel 3
goal-HG04 = Ukryty cel 4
goal-HG05 = Ukryty cel 5
goal-HG06 = Ukryty cel 6
goal-HG07 = Ukryty cel 7
goal-HG08 = Ukryty cel 8
goal-HG09 = Ukryty cel 9
goal-HG10 = Ukryty cel 10
goal-HG11 = Ukryty cel 11
goal-HG12 = Ukryty cel 12
scenario-botanical-capsule = Kapsuła botaniczna
scenario-relay-station = Stacja przekaźnikowa
scenario-new-settlers = Nowi osadnicy
scenario-deep-drilling = Głęboki odwiert
scenario-mars-one = Mars One
scenario-refugees = Uchodźcy
scenario-mission-to-phobos = Misja na Fobosa
scenario-martian-face = Marsjańska twarz
scenario-dark-side-of-mars = Ciemna strona Marsa
scenario-underground-colony = Podziemna kolonia
scenario-catastrophe = Katastrofa
scenario-vastitas-borealis = Vastitas Borealis
scenario-the-end = Koniec
mission-BC-A = Podłoże
mission-BC-B = Sadzonki
mission-BC-C = Klimatyzator
mission-RS-A = Segment masztu
mission-RS-B = Ogniwa
mission-RS-C = Kalibracja
mission-NS-A = Moduł mieszkalny
mission-NS-B = Pakiet powitalny
mission-DD-A = Odcinek szybu
mission-DD-B = Rdzeń lodowy
mission-DD-C = Analiza rdzenia
mission-MO-A = Oczyszczenie wejścia
mission-MO-B = Przywrócenie zasilania
mission-MO-C = Odczyt dzienników
mission-MO-D = Opieka nad załogą
mission-RF-A = Ratunek
mission-RF-B = Integracja
mission-RF-C = Badania lekarskie
mission-PH-A = Sekcja kadłuba
mission-PH-B = Zbiornik paliwa
mission-PH-C = Prowiant
mission-PH-D = Start
mission-MF-A = Krok wyprawy
mission-MF-B = Badanie miejsca
mission-DS-A = Negocjacje
mission-DS-B = Pomoc medyczna
mission-DS-C = Posterunek
mission-UC-A = Tunel
mission-UC-B = Komora
mission-CA-A = Odbudowa schronu
mission-VB-A = Rurociąg
mission-VB-B = Zbiornik
mission-TE-A = Naprawa statku
mission-TE-B = Materiał pędny
mission-TE-C = Zaokrętowanie
mission-TE-D = Odlot
exploration-clear = wolna droga
exploration-regolith-cache = skład regolitu
exploration-ice-cache = skład lodu
exploration-mineral-vein = żyła minerałów
exploration-crashed-probe = rozbita sonda
exploration-rockfall = obsuwisko
exploration-relic = relikt
colour-weather = Pogoda
colour-specialist = Specjalista
colour-helper = Pomocnik
colour-boon = Dobra wiadomość
colour-crisis = Kryzys
colour-choice = Wybór
colour-neutral = Wydarzenie
colour-order = Zlecenie
colour-tile = Płytka badań
colour-ground = Płytka wydobycia
colour-mineral = Karta regolitu
colour-crop = Uprawa
colour-goal = Ukryty cel
colour-colony = Technologia kolonii
colour-corporation = Technologia korporacji
colour-scenario = Scenariusz
colour-mission = Wymaganie
colour-exploration = Żeton eksploracji

## Amounts.

list-needs = { $before }; { $next }
list-effects = { $before }; { $next }
amount =
    { $n ->
        [one] { $n } { $good_one }
        [few] { $n } { $good_few }
       *[many] { $n } { $good_many }
    }
mineral-cards =
    { $n ->
        [one] { $n } { $mineral_one }
        [few] { $n } { $mineral_few }
       *[many] { $n } { $mineral_many }
    }
mineral-any =
    { $n ->
        [one] { $n } dowolną kartę regolitu
        [few] { $n } dowolne karty regolitu
       *[many] { $n } dowolnych kart regolitu
    }
mineral-distinct =
    { $n ->
        [one] { $n } kartę regolitu
        [few] { $n } karty regolitu różnych kolorów
       *[many] { $n } kart regolitu różnych kolorów
    }
nothing = nic

## Card texts, made from what the cards are.

weather-text = { SENTENCE($effects) }
weather-text-none = Nic się nie zmienia.
weather-solar-more = każdy panel solarny produkuje o { $n } energię więcej
weather-solar-less = każdy panel solarny produkuje o { $n } energię mniej
weather-wind-more = każda elektrownia wiatrowa produkuje o { $n } energię więcej
weather-wind-less = każda elektrownia wiatrowa produkuje o { $n } energię mniej
weather-harvest-energy-more = zbiory kosztują o { $n } energię więcej
weather-harvest-energy-less = zbiory kosztują o { $n } energię mniej
weather-food-more = zbiory dają o { $n } porcję żywności więcej
weather-food-less = zbiory dają o { $n } porcję żywności mniej
weather-crystals-less = wydobycie daje o { $n } kryształ mniej
specialist-text = { SENTENCE(specialist-text-parts) }
specialist-text-parts = raz na rundę zapłać { $cost }: { $effects }
effect-gain = zyskaj { $goods }
effect-remove =
    { $n ->
        [one] usuń { $n } { $token_of } z dowolnej Kwatery (COM.4: z własnej)
        [few] usuń co najwyżej { $n } { $token_many } z dowolnych Kwater (COM.4: z własnej)
       *[many] usuń co najwyżej { $n } { $token_many } z dowolnych Kwater (COM.4: z własnej)
    }
effect-draw =
    { $n ->
        [one] dobierz { $n } kartę regolitu
        [few] dobierz { $n } karty regolitu
       *[many] dobierz { $n } kart regolitu
    }
effect-construct = wykonaj jedną akcję Budowy obiektów za jej zwykły koszt, z czasem włącznie, bez znacznika
helper-text-botanist = Każde zbiory dają o 1 porcję żywności więcej.
helper-text-geologist = Każde wydobycie daje do 1 kryształu więcej.
helper-text-scientist = Płytka badań i każda technologia kosztują o 1 jednostkę czasu mniej, ale co najmniej 1.
order-text =
    { $reputation ->
        [one] Dostarcz { $cost } za { $reputation } punkt reputacji.
        [few] Dostarcz { $cost } za { $reputation } punkty reputacji.
       *[many] Dostarcz { $cost } za { $reputation } punktów reputacji.
    }
mission-text = { order-text }
tile-text =
    { $credits ->
        [one] { tile-time }: oddaj { $cost } za { $credits } kredyt.
        [few] { tile-time }: oddaj { $cost } za { $credits } kredyty.
       *[many] { tile-time }: oddaj { $cost } za { $credits } kredytów.
    }
tile-time =
    { $time ->
        [one] { $time } jednostka czasu
        [few] { $time } jednostki czasu
       *[many] { $time } jednostek czasu
    }
ground-text = Płytka: regolit { $regolith }, lód { $ice }.
mineral-text = Minerał do badań i zleceń; liczba kart: { $n }.
mineral-text-proof = Zastępuje dowolny kolor albo, odrzucony w twojej turze, daje 2 punkty reputacji; liczba kart: { $n }.
crop-text = Zbiory: zapłać { $cost }, zyskaj { $goods }.
goal-text =
    { $reputation ->
        [one] Na koniec gry miej { $cost }: { $reputation } punkt reputacji.
        [few] Na koniec gry miej { $cost }: { $reputation } punkty reputacji.
       *[many] Na koniec gry miej { $cost }: { $reputation } punktów reputacji.
    }
needs-helper = pomocnika ({ $person })
needs-same = { $n } pomocników jednego rodzaju
needs-specialists =
    { $n ->
        [one] { $n } specjalistę
        [few] { $n } specjalistów
       *[many] { $n } specjalistów
    }
technology-text = { tile-time }, 1 energia: { $effect }
technology-text-medicine = 3 punkty reputacji, a przy każdym uzupełnieniu o 1 żeton choroby mniej.
technology-text-co2-converter = 3 punkty reputacji, a przy każdym uzupełnieniu o 1 żeton tlenu mniej.
technology-text-birth-control = 3 punkty reputacji, a przy każdym uzupełnieniu 1 żeton przyrostu naturalnego.
technology-text-long-arm = maszyna kopie także z sąsiednich płytek.
technology-text-weather-reports = w każdej chwili widzisz następną kartę pogody.
technology-text-dna-modification = o 1 jednostkę czasu więcej w każdej twojej turze, od następnej.
technology-text-solar-energy = każdy twój panel solarny produkuje o 1 energię więcej.
technology-text-kinetic-energy = każda twoja elektrownia wiatrowa produkuje o 1 energię więcej.
technology-text-molecular-sensor = o 1 kartę regolitu więcej przy każdym badaniu regolitu.
scenario-text =
    { $seats ->
        [one] { $seats } gracz: { $needs }.
        [few] { $seats } graczy: { $needs }.
       *[many] { $seats } graczy: { $needs }.
    }
scenario-mission = { $n } × { $mission }
needs-installations = instalacje energetyczne: { $n }
needs-fourth = odblokowany czwarty kolonista
needs-satisfaction = łącznie { $n } punktów reputacji
needs-summit = wyprawa na Szczycie
needs-hostility = wrogość najwyżej { $n }
needs-trust = zaufanie co najmniej { $n }
needs-undamaged = bez żetonów rozbudowy: { $buildings }
needs-built = zbudowane: { $buildings }
scenario-rules-botanical-capsule = Bez zasad specjalnych.
scenario-rules-relay-station = Bez zasad specjalnych.
scenario-rules-new-settlers = Czyste Kwatery w cyklach 1–3 albo kontrola urodzin i dwa czyste cykle odblokują czwartego kolonistę na czas.
scenario-rules-deep-drilling = Trzeci rząd obszaru wydobycia też zaczyna odkryty. Analiza rdzenia wymaga najpierw odcinka szybu i rdzenia lodowego.
scenario-rules-mars-one = Wymagania otwierają się po kolei: wejście, potem zasilanie i załoga, potem dzienniki. Do stosu każdego cyklu trafia jedno z dwóch własnych wydarzeń.
scenario-rules-refugees = Uratowany uchodźca dodaje 1 głód przy każdym uzupełnieniu, dopóki nie zostanie zintegrowany; potem jest znacznikiem, którego może użyć każdy gracz, także tam, gdzie stoi jego znacznik, ale po jednym w budynku. Na koniec każdego cyklu każdy uchodźca na zewnątrz kosztuje 1 punkt reputacji: kolonię, jeśli reputacja jest wspólna, w przeciwnym razie każdego gracza.
scenario-rules-mission-to-phobos = Start wymaga wcześniej wszystkiego innego. Po nim żadne wydarzenie nie cofnie gotowej części.
scenario-rules-martian-face = Wyprawa wspina się przez pięć rzędów na Szczyt; rzędy 3 i 5 kosztują dodatkowo 1 zapas. Na każdym polu leży zakryty żeton, który działa raz. Pole bada się raz.
scenario-rules-dark-side-of-mars = Wrogość zaczyna na 4, przy trzech graczach na 5, przy czterech na 6. Rośnie przy każdym uzupełnieniu: o 1 przy najwyżej dwóch graczach, o 2 przy większej liczbie. Negocjacje obniżają ją o 1, pomoc medyczna o 2; każde z nich buduje 1 zaufanie. Posterunek może odwołać jedno z wydarzeń obcych. Przy 12 kolonia przepada, a w wariancie rywalizacyjno-kooperacyjnym misja.
scenario-rules-underground-colony = Komora wymaga tunelu, którego nie używa żadna komora. Gdy nadejdzie trzęsienie ziemi, kolonia płaci 1 zapas albo traci taki tunel.
scenario-rules-catastrophe = Każdy ma na początku 4 energie zamiast 5 (w grze solo 8 zamiast 10), RTG o 2 mniej, a na pierwszych polach MOXIE, Wydobycia i Lądownika leżą żetony rozbudowy.
scenario-rules-vastitas-borealis = Panel solarny produkuje 1 energię zamiast 2. Wydobycie, które daje lód, daje o 1 bryłę lodu więcej.
scenario-rules-the-end = W cyklach 3 i 4 uzupełnienie dodaje o 1 żeton tlenu więcej. Zaokrętowanie wymaga najpierw jednej naprawy statku, a odlot wszystkiego innego.
exploration-text-clear = Nic się nie dzieje; żetonów: { $n }.
exploration-text-regolith-cache = Zyskaj 2 regolity; żetonów: { $n }.
exploration-text-ice-cache = Zyskaj 2 bryły lodu; żetonów: { $n }.
exploration-text-mineral-vein = Dobierz 2 karty regolitu; żetonów: { $n }.
exploration-text-crashed-probe = Zyskaj 4 kredyty; żetonów: { $n }.
exploration-text-rockfall = Zapłać 1 energię albo się cofnij; żetonów: { $n }.
exploration-text-relic = Zyskaj 3 punkty reputacji; żetonów: { $n }.

## Events. A whole text is put together in `event-text` and nowhere else.

event-text = { SENTENCE($effects) }{ $duration }
duration-instant = { "" }
duration-this-production = { " " }Dotyczy najbliższej produkcji.
duration-end-of-round = { " " }Do końca rundy.
duration-end-of-cycle = { " " }Do końca cyklu.
duration-until-used = { " " }Aż do użycia.
effect-each-gains = każdy gracz zyskuje { $goods }
effect-each-loses = każdy gracz oddaje { $goods }, o ile ma
effect-each-loses-or = każdy gracz oddaje { $goods }, a jeśli nie ma, { $other }
effect-colony-loses-or = kolonia (przy własnych zasobach pierwszy gracz) oddaje { $goods }; jeśli nie może: { $effect }
effect-lose-reputation = strata reputacji: { $n }
effect-reputation = każdy gracz, a przy wspólnej reputacji raz kolonia, zyskuje reputację: { $n }
effect-add-demand = dochodzą { $token_many }, każdy do Kwatery, w której jest ich najmniej: { $few } do dwóch graczy, { $three } przy trzech, { $many } przy czterech; w wariancie rywalizacyjnym po { $each } dla każdego gracza
effect-add-demand-same = dochodzi { $n } { $token_of } do Kwatery, w której jest ich najmniej; w wariancie rywalizacyjnym po { $each } dla każdego gracza
effect-add-demand-shared = dochodzą { $token_many }, każdy do Kwatery, w której jest ich najmniej: { $few } do dwóch graczy, { $three } przy trzech, { $many } przy czterech
effect-remove-demand = pierwszy gracz usuwa { $token_many }: { $few } do dwóch graczy, { $three } przy trzech, { $many } przy czterech
effect-remove-demand-same =
    { $n ->
        [one] pierwszy gracz usuwa { $n } { $token_of }
        [few] pierwszy gracz usuwa { $n } { $token_many }
       *[many] pierwszy gracz usuwa { $n } { $token_many }
    }
effect-return-markers = wszystkie znaczniki z pól akcji wracają do właścicieli; te w Lazarecie i Mieszkaniach zostają
effect-mod-moxie-energy = MOXIE kosztuje o { $n } energię więcej
effect-mod-fewer-supplies = Lądownik daje najwyżej 1 zapas naraz
effect-mod-rest-time = odpoczynek kosztuje o { $n } jednostkę czasu więcej
effect-mod-fewer-deliveries = w każdej turze dostarcza się o { $n } produkt mniej
effect-mod-no-mission = akcja misji jest niedostępna
effect-mod-extract-energy = wydobycie kosztuje o { $n } energię więcej
effect-mod-construction-energy = każda akcja Budowy obiektów kosztuje o { $n } energię więcej
effect-mod-crystals = wydobycie daje do { $n } kryształu więcej
effect-mod-food-reputation = każda dostarczona porcja żywności daje o { $n } punkt reputacji więcej
effect-mod-free-crop = zmiana upraw nie kosztuje ani czasu, ani energii
effect-mod-upgrade-time = pola z żetonami rozbudowy kosztują o { $n } jednostkę czasu więcej
effect-mod-research-time = badania kosztują o { $n } jednostkę czasu mniej, ale co najmniej 1
effect-mod-laboratory-time = technologie kosztują o { $n } jednostkę czasu mniej, ale co najmniej 1
effect-mod-solar = każdy panel solarny produkuje o { $n } energię mniej
effect-mod-free-goods = następne wymaganie nie kosztuje ani zasobów, ani kart regolitu, tylko czas
effect-mod-free-step = następny krok wyprawy nie kosztuje zasobów
effect-may-pay = każdy gracz może zapłacić { $cost }, aby zyskać { $goods }
effect-choose-gain = każdy gracz zyskuje { $one } albo { $other }
effect-overtime = każdy gracz może wziąć 1 jednostkę czasu więcej w turze tej rundy i dodaje za to 1 żeton głodu
effect-free-penalty = każdy gracz zabiera za darmo 1 znacznik z Mieszkań lub Lazaretu
effect-damage = pierwszy gracz wybiera jeden zbudowany budynek spośród: { $buildings }; żeton rozbudowy trafia na jego pierwsze od prawej pole bez takiego żetonu
effect-damage-first = pierwszy gracz wybiera zbudowany budynek bez żetonu rozbudowy na pierwszym polu; trafia tam taki żeton
effect-close = jeśli jakiś uchodźca jest zintegrowany, pierwszy gracz zamyka Szpital, Oczyszczalnię wody albo Szklarnie
effect-pass-first = znacznik pierwszego gracza przechodzi o jedno miejsce w lewo
effect-if-waiting = jeśli uratowany uchodźca nie jest jeszcze zintegrowany: { $effect }
effect-advance = „{ $mission }” liczy się jako wykonane o raz więcej, jeśli jest jeszcze wymagane, bez nagrody
effect-setback = przepada 1 × „{ $mission }”
effect-sos = kto pierwszy w tym cyklu zajmie się załogą, zyskuje dodatkowo 2 punkty reputacji; jeśli nikt, kolonia traci 2, a przy własnej reputacji każdy gracz 1
effect-hostility = wrogość rośnie o { $n }
effect-go-down = wyprawa schodzi na pole poniżej po lewej
effect-go-up = wyprawa może za darmo wejść o rząd wyżej
effect-pay-or = kolonia, przy własnych zasobach wszyscy razem, może zapłacić { $cost }; jeśli tego nie zrobi: { $effect }
effect-lose-tunnel = przepada tunel bez komory
effect-each-draws =
    { $n ->
        [one] każdy gracz dobiera { $n } kartę regolitu
        [few] każdy gracz dobiera { $n } karty regolitu
       *[many] każdy gracz dobiera { $n } kart regolitu
    }
effect-first-draws =
    { $n ->
        [one] pierwszy gracz dobiera { $n } kartę regolitu
        [few] pierwszy gracz dobiera { $n } karty regolitu
       *[many] pierwszy gracz dobiera { $n } kart regolitu
    }
effect-uncover =
    { $n ->
        [one] pierwszy gracz odkrywa { $n } żeton eksploracji obok wyprawy
        [few] pierwszy gracz odkrywa { $n } żetony eksploracji obok wyprawy
       *[many] pierwszy gracz odkrywa { $n } żetonów eksploracji obok wyprawy
    }

## Questions.

prompt-turn = Twoja tura: postaw znacznik, wykonaj akcję, odpocznij lub zakończ turę.
prompt-turn-solo = Tura: { $player }. Postaw znacznik, wykonaj akcję, odpocznij lub zakończ turę.
prompt-act = Co robi twój znacznik { $building_in }?
prompt-act-refugee = Co robi uchodźca { $building_in }?
prompt-collect = Które znaczniki zabierasz? W twojej puli: { $n }.
prompt-deliver = Twoi koloniści wracają do Kwater: co przynoszą i dokąd? Najwyżej jeszcze: { $n }.
prompt-dig = Co wydobywa maszyna? Płytka potem znika.
prompt-move = Dokąd jedzie maszyna?
prompt-builder = Którą akcję Budowy obiektów wykonuje Budowniczy?
prompt-quarter = O którą Kwaterę dbasz?
prompt-keep = Który ukryty cel zatrzymujesz? Dwa pozostałe idą do gracza po lewej.
prompt-keep-last = Który ukryty cel zatrzymujesz? Pozostały wraca do pudełka.
prompt-block = W której rundzie { $player } pomija turę z powodu zmarłych?
prompt-guard = Czy oddajesz posterunek, aby odwołać „{ $event }”?
prompt-lazaret = Choroba w { $quarter }: który znacznik trafia do Lazaretu ({ $player })?
prompt-homes = Głód w { $quarter }: który znacznik trafia do Mieszkań ({ $player })?
prompt-remove = Z której Kwatery usuwasz { $token_many } (do usunięcia: { $n })?
prompt-pay-or = Płacisz { $cost }? W przeciwnym razie: { $effect }.
prompt-contribute = Razem możecie zapłacić { $cost }. W przeciwnym razie: { $effect }. Co dokładasz?
prompt-sponsor = Czy { $player } płaci { $cost } za { $goods }?
prompt-choose-gain = Co bierze { $player }: { $one } czy { $other }?
prompt-overtime = Czy { $player } pracuje dłużej w tej rundzie, za 1 żeton głodu?
prompt-free = Który znacznik zabiera { $player }?
prompt-damage = Który budynek zostaje trafiony? Jego pierwsze od prawej pole bez żetonu rozbudowy dostaje taki żeton.
prompt-damage-first = Który budynek pada ofiarą sabotażu? Jego pierwsze pole dostaje żeton rozbudowy.
prompt-close = Który budynek jest zamknięty w tej rundzie?
prompt-early-end = Misja jest wykonana i nikomu niczego nie brakuje. Czy gra ma się teraz skończyć? Muszą się zgodzić wszyscy.
prompt-climb = Dokąd wspina się wyprawa?
prompt-uncover = Który żeton odkrywasz?
prompt-card = Którą kartę regolitu wydajesz (do zapłacenia: { $n })?
prompt-rocks = Skały blokują drogę: zapłacić { $cost } czy się cofnąć?
prompt-offer = Co dajesz, czego chcesz? Potem wyślij ofertę.
prompt-answer = { $player } daje { $goods } i chce { $wants }. Przyjmujesz?
prompt-answer-loan = Pożyczka do zwrotu: { $player } daje { $goods } i chce { $wants }. Przyjmujesz?

## Options.

option-quarter = Zadbaj o { $quarter }
option-keep = Zatrzymaj: { $goal }
option-block = Pomiń rundę { $round }
option-place = Znacznik { $building_to }, pole { $space }
option-refugee = Uchodźca { $building_to }, pole { $space }
option-rest = Odpocznij
option-collect = Zabierz znacznik { $building_from }
option-collect-refugee = Odwołaj uchodźcę { $building_from }
option-free = Uwolnij znacznik { $area_in } ({ $quarter })
option-rtg = Weź 1 energię z RTG za 1 punkt reputacji
option-use = Opłać: { $person }
option-proof = Odrzuć Dowód życia za 2 punkty reputacji
option-end = Zakończ turę
option-deliver = Dostarcz do { $quarter }: { $good }
option-done = Gotowe
option-oxygen = Tlen dla { $quarter }
option-build = Zbuduj: { $building }
option-upgrade = Rozbuduj: { $building }, pole { $space }
option-install = Postaw { $installation }
option-medicine = Wytwórz lek
option-treat = Uzdatnij lód: 2 porcje wody
option-dig = Kop { $hex }: regolit { $regolith }, lód { $ice }
option-move = Przesuń maszynę na { $hex }
option-analyse = Zbadaj regolit
option-research = Badania: { $tile }
option-supplies =
    { $n ->
        [one] Weź { $n } zapas
        [few] Weź { $n } zapasy
       *[many] Weź { $n } zapasów
    }
option-mission = Misja: { $mission }
option-expedition =
    { $row ->
        [6] Wyprawa na Szczyt (pole { $column })
       *[other] Wyprawa do rzędu { $row }, pole { $column }
    }
option-order = Zlecenie: { $order }
option-card = Wydaj: { $mineral }
option-harvest = Zbierz plony
option-change-crop = Zmień uprawę na: { $crop }
option-hire = Zatrudnij: { $person }
option-colony-tech = Opracuj dla kolonii: { $technology }
option-corp-tech = Opracuj: { $technology }
option-remove = { $quarter }: usuń { $token_of }
option-surrender = Oddaj znacznik { $building_from }
option-damage = Uszkodź: { $building }
option-close = Zamknij: { $building }
option-gain = Weź { amount }
option-overtime = Pracuj dłużej
option-uncover = Odkryj żeton w rzędzie { $row }, pole { $column }
option-guard = Oddaj posterunek
option-back = Cofnij się
option-contribute = Dołóż 1: { $good }
option-pay = Zapłać
option-skip = Nie
option-stop = Zakończcie grę
option-go-on = Grajcie dalej
option-offer = Złóż ofertę: { $player }
option-give = Daj { amount }
option-want = Chcesz { amount }
option-send = Wyślij ofertę
option-lend = Wyślij jako pożyczkę do zwrotu
option-cancel = Bez oferty
option-accept = Przyjmij
option-decline = Odrzuć

## Why not.

why-goods = potrzeba: { $good } { $n }, a masz { $have }
why-cards = brakuje ci do tego kart regolitu
why-no-marker = nie masz już znaczników w puli
why-no-refugee = żaden uchodźca nie jest wolny
why-unavailable = to pole jest niedostępne przy tylu graczach
why-unbuilt = to jeszcze nie jest zbudowane: { $building }
why-closed = w tej rundzie zamknięte: { $building }
why-own-marker = twój znacznik już jest { $building_in }
why-refugee-there = uchodźca już jest { $building_in }
why-nothing-to-do = nie ma teraz nic do zrobienia { $building_in }
why-taken = ktoś już tam stoi
why-no-demand = nie czeka na to żaden { $token_of }
why-no-regolith = nie wydobyto właśnie regolitu
why-installations = masz już wszystkie dozwolone instalacje
why-fewer-supplies = w tej rundzie Lądownik daje tylko 1 zapas naraz
why-no-mission = w tej rundzie nie ma akcji misji
why-mission-done =
    { $n ->
        [one] wykonano to { $n } raz i więcej nie trzeba
        [few] wykonano to { $n } razy i więcej nie trzeba
       *[many] wykonano to { $n } razy i więcej nie trzeba
    }
why-mission-first = najpierw trzeba wykonać: { $mission }
why-surveyed = wyprawa musi stać na polu, którego nikt jeszcze nie zbadał
why-same-crop = już to uprawiasz
why-no-crop = nie ma już płytki tej uprawy
why-known = to już opracowano
why-nothing-to-collect = na planszy nie stoi nikt, kogo można by zabrać
why-rtg-used = w tej turze już wzięto energię z RTG
why-rtg-empty = RTG jest pusty
why-used = ten specjalista już pracował w tej rundzie
why-time =
    { $n ->
        [one] potrzeba { $n } jednostki czasu, a masz { $have }
        [few] potrzeba { $n } jednostek czasu, a masz { $have }
       *[many] potrzeba { $n } jednostek czasu, a masz { $have }
    }
why-offers =
    { $n ->
        [one] w tej turze złożono już { $n } ofertę
        [few] w tej turze złożono już { $n } oferty
       *[many] w tej turze złożono już { $n } ofert
    }
why-specialists =
    { $n ->
        [one] masz { $n } specjalistę, a więcej nie można
        [few] masz { $n } specjalistów, a więcej nie można
       *[many] masz { $n } specjalistów, a więcej nie można
    }
why-helpers =
    { $n ->
        [one] masz { $n } pomocnika, a więcej nie można
        [few] masz { $n } pomocników, a więcej nie można
       *[many] masz { $n } pomocników, a więcej nie można
    }
why-delivered =
    { $n ->
        [one] w turze dostarcza się { $n } produkt
        [few] w turze dostarcza się { $n } produkty
       *[many] w turze dostarcza się { $n } produktów
    }
refuse-solo-seats = Tryb solo jest dla 1 miejsca, pozostałe dla 2–4; ten stół ma { $seats }.
refuse-scenario-com = Wariant rywalizacyjny nie ma scenariusza; zostaw scenario na orders.
refuse-orders-together = Zlecenia są dla wariantu rywalizacyjnego i solo; podaj scenariusz.
refuse-goals-mode = Ukryte cele są dla wariantu rywalizacyjnego; wybierz mode com albo zostaw hidden_goals na false.
refuse-all-lose-mode = Wspólna przegrana to opcja wariantu rywalizacyjno-kooperacyjnego; wybierz mode semi albo zostaw all_lose na false.
refuse-early-end-mode = Wcześniejsze zakończenie to opcja wariantu rywalizacyjno-kooperacyjnego; wybierz mode semi albo zostaw early_end na always.

## The log.

log-start = Znacznik pierwszego gracza ma { $player }.
log-quarter = { $player } dba o { $quarter }.
log-keep = { $player } zatrzymuje ukryty cel.
log-kept = Tylko ty widzisz: { $goal }.
log-cycle = Cykl { $n }.
log-last-for-mission = To ostatni cykl. Na jego końcu misja musi być wykonana i nie może zostać żaden żeton zapotrzebowania.
log-last-for-points = To ostatni cykl. Na jego końcu liczy się punkty, a każdy pozostały żeton zapotrzebowania je odejmuje.
log-round = Cykl { $cycle }, runda { $n }.
log-refill = Wykładani są nowi specjaliści, pomocnicy i płytki.
log-growth = Żeton przyrostu naturalnego: { $player }.
log-growth-for-all = Żeton przyrostu naturalnego dla całej kolonii.
log-fourth = { $player } ma czwartego kolonistę.
log-demand = { $quarter }: dochodzi { $n } × { $token_of }.
log-remove = { $quarter }: znika 1 { $token_of }.
log-block = Zmarli blokują rundę { $round }: { $player }.
log-event = Wydarzenie „{ $event }”.
log-guard = { $player } oddaje posterunek i nic się nie dzieje.
log-weather = Pogoda: { $weather }.
log-turn = Tura: { $player }.
log-place = { $player } wysyła znacznik { $building_to }, pole { $space }.
log-refugee = { $player } wysyła uchodźcę { $building_to }, pole { $space }.
log-rest = { $player } odpoczywa.
log-collect = { $player } zabiera znacznik { $building_from }.
log-collect-refugee = { $player } odwołuje uchodźcę { $building_from }.
log-free = { $player } uwalnia znacznik { $area_in } ({ $quarter }).
log-rtg = { $player } pobiera energię z RTG.
log-use = { $player } opłaca specjalistę: { $person }.
log-home = Koloniści wracają do Kwater: { $player }.
log-deliver = { $player } dostarcza do { $quarter }: { $good }.
log-gain = { $player } zyskuje { amount }.
log-pay = { $player } oddaje { amount }.
log-build = { $player } buduje: { $building }.
log-upgrade = { $player } rozbudowuje: { $building }, pole { $space }.
log-install = { $player } stawia { $installation }.
log-dig = { $player } kopie { $hex }.
log-move = Maszyna jedzie na { $hex } ({ $player }).
log-unearth = Odkryto { $hex }: { $ground }.
log-analyse = { $player } bada regolit.
log-drawn = Karta regolitu ({ $player }): { $mineral }.
log-discard = { $player } odrzuca kartę regolitu: { $mineral }.
log-research = { $player } kończy badania: { $tile }.
log-mission = { $player } wykonuje wymaganie: { $mission }.
log-order = { $player } realizuje zlecenie: { $order }.
log-harvest = { $player } zbiera plony: { $crop }.
log-change-crop = { $player } uprawia teraz: { $crop }.
log-hire = { $player } zatrudnia: { $person }.
log-colony-tech = { $player } opracowuje dla kolonii: { $technology }.
log-corp-tech = { $player } opracowuje: { $technology }.
log-flare = Wszystkie znaczniki z pól akcji wracają do właścicieli.
log-overtime = { $player } pracuje dłużej w tej rundzie.
log-damage = Uszkodzono: { $building }, pole { $space }.
log-close = W tej rundzie zamknięte: { $building }.
log-advance = „{ $mission }” liczy się o raz więcej, bez nagrody.
log-setback = Przepada 1 × „{ $mission }”.
log-hostility = Wrogość wynosi { $n }.
log-expedition = Wyprawa dochodzi do rzędu { $row }, pole { $column } ({ $player }).
log-summit = Wyprawa zdobywa Szczyt ({ $player }).
log-uncover = Rząd { $row }, pole { $column }: { $exploration }.
log-descend =
    { $row ->
        [0] Wyprawa jest z powrotem w obozie.
       *[other] Wyprawa jest z powrotem w rzędzie { $row }.
    }
log-summary = Podsumowanie Kwater.
log-stop = { $player } chce zakończyć grę.
log-go-on = { $player } chce grać dalej, więc gra trwa.
log-dead = { $quarter }: brakuje tlenu, ginie kolonista ({ $player }).
log-surrender = { $area_why } ({ $quarter }), znacznik zostaje { $area_in }: { $player }.
log-offer = { $player } składa ofertę: { $other }.
log-gives = { $player } oferuje { amount }.
log-wants = { $player } chce { amount }.
log-as-loan = To ma być pożyczka ({ $player }).
log-accept = { $player } przyjmuje ofertę: { $other }.
log-decline = { $player } odrzuca ofertę: { $other }.
log-promise = { $player } obiecuje oddać { amount } ({ $other }).
log-end = Koniec gry.
log-draw =
    { $n ->
        [one] { $player } dobiera { $n } kartę regolitu.
        [few] { $player } dobiera { $n } karty regolitu.
       *[many] { $player } dobiera { $n } kart regolitu.
    }
log-reshuffle =
    { $n ->
        [one] Nowa talia regolitu: { $n } karta.
        [few] Nowa talia regolitu: { $n } karty.
       *[many] Nowa talia regolitu: { $n } kart.
    }

## The score.

score-reputation = Reputacja
score-satisfaction = Zadowolenie kolonii
score-energy = Energia, 1 za każde 3
score-demand = Pozostałe żetony zapotrzebowania
score-dead = Martwi koloniści
score-fourth = Czwarty kolonista
score-pioneer = Pionier budownictwa
score-builder = Budowniczy
score-goals = Ukryte cele
end-last-cycle = Ostatni cykl dobiegł końca.
end-orders = Cztery cykle minęły; oto osiągnięcia twojej kolonii.
end-accomplished = Misja wykonana i nikomu niczego nie brakuje.
end-failed = Misja się nie powiodła.
end-nobody-left = W kolonii nikt nie został przy życiu.
end-hostility = Obcy zdobyli kolonię.
