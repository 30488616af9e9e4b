### Wiersz poleceń.

cli-about = Arsia: stół do gier planszowych o Marsie.
cli-games-are =
    { $count ->
        [one] Jest { $count } gra:
        [few] Są { $count } gry:
       *[many] Jest { $count } gier:
    }
cli-more-help = Więcej o poleceniu: arsia POLECENIE --help. Pierwsza gra: arsia play pocket_mars --bots greedy

cli-command-serve = Udostępnij stoły w przeglądarce, u siebie albo w klubie; samo „arsia” robi to i otwiera stronę.
cli-command-play = Graj w terminalu, z botami albo ze znajomymi przy jednym ekranie.
cli-command-simulate = Niech boty zagrają ze sobą wiele razy.
cli-command-replay = Opowiedz zapisaną grę ruch po ruchu.
cli-command-bench = Zmierz, jak szybko działają tu gry.
cli-command-bot = Posadź swój program przy stole serwera, żeby tam grał.
cli-command-bot-check = Niech twój bot zagra z przypadkiem; zobaczysz, co robi źle.
cli-command-learn = Dostrój liczby, którymi kieruje się szybki gracz, w grach z samym sobą.
cli-command-games = Pokaż gry, ich miejsca, tryby i opcje.
cli-command-rules = Przeczytaj zasady gry.
cli-command-new-game = Napisz małą grę na początek, jako osobny pakiet.
cli-command-completion = Wypisz skrypt dla bash, zsh albo fish, który uzupełnia to, co piszesz.

cli-flag-seats = ile miejsc; bez podania 2
cli-flag-bots = random, quick, greedy, mcts:0.2s albo mcts:400, po przecinku; w grze z ludźmi pierwsze miejsce jest twoje, jeden bot zajmuje wszystkie pozostałe, a „human” trzyma miejsce dla znajomego
cli-flag-options = opcje gry, na przykład draft=true
cli-flag-seed = liczba całkowita; to samo ziarno rozdaje te same karty
cli-flag-names = imiona graczy, w kolejności miejsc
cli-flag-save = zapisuj grę w tym pliku po każdym ruchu
cli-flag-resume = graj dalej w grę zapisaną w tym pliku
cli-flag-games = ile gier; bez podania 100
cli-flag-workers = ile procesów gra; wyniki są takie same dla każdej liczby
cli-flag-upto = tylko pierwsze ruchy
cli-flag-game = gra; bez tego pocket_mars
cli-flag-table = adres stołu, taki jak w przeglądarce
cli-flag-seat = na którym miejscu usiąść; bez tego na dowolnym wolnym
cli-flag-name = imię, pod którym siada; bez tego nazwa programu
cli-flag-seconds = ile sekund twój bot może myśleć nad decyzją; bez tego 5
cli-flag-rounds = ile rund; bez podania 12
cli-flag-folder = gdzie zapisywać każdą rundę, by przerwane strojenie mogło ruszyć dalej; bez podania „learn”
cli-flag-lan = wpuść innych w twojej sieci pod adresem tego komputera; to samo co --host 0.0.0.0
cli-flag-host = adres, pod którym serwer nasłuchuje; domyślnie 127.0.0.1, a 0.0.0.0 wpuszcza też inne komputery
cli-flag-port = port, na którym serwer nasłuchuje; domyślnie 8000
cli-flag-database = gdzie przechowywać stoły, na przykład sqlite:///tables.sqlite; domyślnie plik w twoim katalogu danych
cli-flag-proxies = adresy lub sieci serwerów pośredniczących przed tym serwerem; ufa się temu, co podają o swoich gościach
cli-flag-origins = inne strony, z których można tu grać, na przykład https://mars.example, gdy pośrednik nie przekazuje nagłówka Host
cli-flag-open = otwórz stronę w przeglądarce
cli-flag-quick = krócej i zgrubnie
cli-flag-json = jeden obiekt JSON, dla maszyn
cli-flag-language = en, pl albo de

## Odmowy.

cli-serving = Stół jest otwarty pod adresem { $url }. Ctrl-C kończy; nic nie zginie.
cli-serving-alone = Otworzyć go można tylko na tym komputerze. Po arsia --lan (albo make lan) wejdą też znajomi z twojej sieci.
cli-serving-others = Znajomi w twojej sieci otwierają { $url } albo kierują tu telefon. Jeśli nic się nie otwiera, przepuść port { $port } przez zaporę tego komputera.
cli-serving-already = Arsia już działa pod adresem { $url }; oto jej strona.
cli-refuse-alone = Arsia już działa pod adresem { $url }, ale tylko dla tego komputera. Zakończ ją tam przez Ctrl-C i uruchom ponownie; nic nie zginie.
cli-refuse-port-taken = Port { $port } jest zajęty przez inny program. Wybierz inny: arsia serve --open --port { $other }.
cli-stopped = Przerwano.
cli-refuse-command = Nie ma polecenia „{ $value }”; są: { $commands }.
cli-refuse-game-name = „{ $value }” to nie nazwa gry; nazwa ma małe litery, cyfry i podkreślenia, na przykład dust_storm.
cli-refuse-game-taken = Gra „{ $value }” już jest; wybierz inną nazwę.
cli-refuse-folder = { $value } już istnieje; wybierz inną nazwę albo przejdź do innego folderu.
cli-refuse-shell = Nie ma skryptu dla „{ $value }”; są dla: { $shells }.
cli-new-game-made =
    W { $folder } jest mała gra, w którą można od razu grać. Zainstaluj ją obok Arsii i graj:
      pip install -e { $name }
      arsia play { $name } --bots greedy
      python -m arsia.properties --game { $name } --games 50
cli-refuse-flag = „{ $usage }” nie przyjmuje { $value }; przyjmuje: { $flags }.
cli-refuse-switch = { $flag } nie przyjmuje wartości; pomiń „{ $value }”.
cli-refuse-no-value = { $flag } wymaga wartości: { $usage }.
cli-refuse-number = { $flag } przyjmuje liczbę całkowitą od { $least } w górę, a nie „{ $value }”.
cli-refuse-missing = Po poleceniu czegoś brakuje; pisze się je tak: { $usage }.
cli-refuse-missing-game = Która gra? Pisze się { $usage }, a gry to: { $games }.
cli-refuse-extra = „{ $value }” to o jedno słowo za dużo; pisze się tak: { $usage }.
cli-refuse-pair = Opcję pisze się nazwa=wartość, a nie „{ $value }”; { $game } ma: { $options }.
cli-refuse-file = Nie da się użyć pliku { $file }: { $why }.
cli-refuse-json = W pliku { $file } nie ma JSON-a; zapisana gra to plik JSON, który tworzy „arsia play --save”.
cli-refuse-taken = W pliku { $file } już coś jest; podaj inny plik albo graj dalej w tę grę przez --resume.
cli-refuse-bot-seats =
    { $count ->
        [one] { $count } bot się nie mieści: { cli-free-seats }.
        [few] { $count } boty się nie mieszczą: { cli-free-seats }.
       *[many] { $count } botów się nie mieści: { cli-free-seats }.
    }
cli-free-seats =
    { $free ->
        [0] jedyne miejsce jest twoje
        [one] obok twojego jest { $free } miejsce
        [few] obok twojego są { $free } miejsca
       *[many] obok twojego jest { $free } miejsc
    }
cli-refuse-names =
    { $seats ->
        [one] Liczba imion { $count } nie pasuje do { $seats } miejsca.
       *[other] Liczba imion { $count } nie pasuje do { $seats } miejsc.
    }
cli-refuse-resume = Zapisana gra ma własne miejsca, opcje i ziarno; pomiń { $flag }.
cli-refuse-other-game = W pliku { $file } jest gra { $found }; pomiń nazwę gry albo podaj tę.
cli-refuse-no-rules = { $game } nie ma strony z zasadami.
cli-refuse-answer =
    { $count ->
        [one] „{ $value }” nie jest tu odpowiedzią: wpisz 1 albo h po całą resztę.
       *[other] „{ $value }” nie jest tu odpowiedzią: wpisz liczbę od 1 do { $count } albo h po całą resztę.
    }
cli-refuse-silence = Wpisz liczbę od 1 do { $count } albo h po całą resztę.
cli-refuse-choice = „{ $value }” nie jest tu odpowiedzią: wpisz liczbę od 1 do { $count }.
cli-why-missing = nie istnieje
cli-why-folder = to folder
cli-why-no-folder = jego folder nie istnieje
cli-why-forbidden = brak uprawnień

## Gry.

cli-which-game = Która gra? Na przykład: arsia play pocket_mars --bots greedy
cli-seats = miejsca
cli-modes = tryby
cli-options = opcje
cli-option-line = { $option }: { $values } (zwykle { $default })

## Przy stole.

cli-bot = Bot { $n } ({ $bot })
cli-thinking = { $player } myśli …
cli-pass-device = Czas przekazać urządzenie: teraz { $player }. Nikt inny nie patrzy.
cli-press-enter = Enter, gdy wszystko gotowe.
cli-set-exact = Wybierz { $n } w dowolnej kolejności: wszystkie numery naraz, np. „1 2”, albo jeden po drugim.
cli-set-open = Wybierz od { $least } do { $most } w dowolnej kolejności: wszystkie numery naraz, np. „1 2”, albo jeden po drugim i na koniec { $closes }.
cli-nothing = nic
cli-keys = liczba · u cofnij · w czemu nie · l dziennik · c karty · r zasady · s zapis · q koniec · h pomoc
cli-key-u = u  cofnij ostatnie zaznaczenie albo swój ostatni ruch, dopóki nic nie wyszło na jaw i nikt inny się nie ruszył
cli-key-w = w  czego teraz nie można i dlaczego
cli-key-l = l  dziennik: wszystko, co się dotąd zdarzyło
cli-key-b = b  jeszcze raz plansza
cli-key-c = c  wszystkie karty i co robią; „c woda” tylko te z tym słowem
cli-key-r = r  zasady
cli-key-s = s  zapisz grę; „s moja.json” w tym pliku
cli-key-q = q  wyjdź
cli-all-allowed = Nic nie jest tu zabronione: wszystko, co można wybrać, jest na liście.
cli-go-on = Dalej
cli-take-back = Cofnij
cli-file-name = W którym pliku? Enter oznacza { $file }:
cli-kept = Gra jest zapisana w pliku { $file }.
cli-quit = Zapisać grę przed wyjściem?
cli-quit-save = Zapisz i wyjdź
cli-quit-only = Wyjdź bez zapisu
cli-quit-not = Graj dalej
cli-over = Enter kończy, s zapisuje grę:
cli-not-kept = Gra nie została zapisana. Te same karty wrócą z --seed { $seed }.
cli-input-ended = Dane wejściowe się skończyły, a gra nie została zapisana. Z --save PLIK gra jest zapisywana po każdym ruchu; te same karty wrócą z --seed { $seed }.
cli-go-on-with =
    { $moves ->
        [one] Gra jest zapisana w pliku { $file }, jak dotąd { $moves } ruch. Dalej: { $command }
        [few] Gra jest zapisana w pliku { $file }, jak dotąd { $moves } ruchy. Dalej: { $command }
       *[many] Gra jest zapisana w pliku { $file }, jak dotąd { $moves } ruchów. Dalej: { $command }
    }
cli-no-such-card = Brak kart pasujących do „{ $wanted }”; samo c pokazuje wszystkie.
cli-designed = * uzupełnione przez nas: żadne publiczne źródło tego nie podaje
cli-undo = cofa ruch
cli-yes = tak
cli-no = nie

## Koniec.

cli-won = Wygrana!
cli-lost = Przegrana.
cli-nobody-won = Nikt nie wygrywa.
cli-winners =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] Remis: { $names }.
    }
cli-total = Razem
cli-place = Miejsce

## Symulacja i pomiar.

cli-simulating = { $game }
cli-measuring = Pomiar
cli-column-bot = Bot
cli-column-wins = Wygrane
cli-column-share = Udział
cli-column-score = Średni wynik
cli-win-rate = Wygrane: { $percent }% gier
cli-faults = { $bot }: spóźnione: { $late }, niedozwolone: { $illegal }, po awarii: { $crashed }. Zamiast bota zdecydował przypadek.
cli-learning = Strojenie: { $game }
cli-refuse-numbers = Szybki gracz gry „{ $game }” nie ma liczb do strojenia.
cli-tuned = Gry przeciw poprzednim liczbom: { $games }; dostrojone wygrały { $percent }% z przewagą { $lead }. Zapisano je w { $file }.
cli-not-tuned = Gry przeciw poprzednim liczbom: { $games }; dostrojone wygrały { $percent }% z przewagą { $lead }: za mało, by je zachować.
cli-checked = Gry: { $games }, wygrane: { $wins }, decyzje: { $decisions }, średnio po { $mean } ms, najdłuższa { $slowest } ms.
cli-no-faults = Nic się nie spóźniło, nic nie było niedozwolone, nie było awarii.
cli-sat-down = { $name } siedzi przy stole. Po zatrzymaniu wraca na swoje miejsce poleceniem:
cli-bot-over = Koniec gry. Miejsca według kolejności przy stole: { $places }
cli-speed =
    { $games ->
        [one] { $games } gra w { $seconds } s; na sekundę: gier { $games_speed }, decyzji { $decisions_speed }
        [few] { $games } gry w { $seconds } s; na sekundę: gier { $games_speed }, decyzji { $decisions_speed }
       *[many] { $games } gier w { $seconds } s; na sekundę: gier { $games_speed }, decyzji { $decisions_speed }
    }

## Plansza Pocket Mars.

cli-pocket-mars-round = Runda { $n }
cli-pocket-mars-setup = Przygotowanie
cli-pocket-mars-first = pierwszy gracz: { $player }
cli-pocket-mars-beat = przebij { $n }
cli-pocket-mars-nobody = bez kolonistów
cli-pocket-mars-player = Gracz
cli-pocket-mars-earth = Ziemia
cli-pocket-mars-ship = Statek
cli-pocket-mars-mars = Mars
cli-pocket-mars-energy = Energia
cli-pocket-mars-hand = Ręka
cli-pocket-mars-prep = Moduł
cli-pocket-mars-card = Karta
cli-pocket-mars-snap = Akcja z ręki
cli-pocket-mars-prepared = Akcja z modułu
cli-pocket-mars-ability = Zdolność
cli-pocket-mars-in-hand = ręka
cli-pocket-mars-in-prep = moduł
cli-pocket-mars-in-pack = do wyboru
cli-pocket-mars-chosen = wybrana
cli-pocket-mars-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cli-pocket-mars-top = na wierzchu:
cli-pocket-mars-under = na spodzie:
cli-pocket-mars-deck = Talia
cli-pocket-mars-discard = Karty odrzucone
cli-pocket-mars-playing = Zagrywana

## Plansza gry Misja: Czerwona Planeta.

cli-mission-red-planet-round = Runda { $n }
cli-mission-red-planet-first = pierwszy gracz: { $player }
cli-mission-red-planet-called = wywołany numer: { $n }
cli-mission-red-planet-events =
    { $count ->
        [one] { $count } karta wydarzenia
        [few] { $count } karty wydarzeń
       *[many] { $count } kart wydarzeń
    }
cli-mission-red-planet-zone = Strefa
cli-mission-red-planet-resource = Surowiec
cli-mission-red-planet-astronauts = Astronauci
cli-mission-red-planet-lying = Żetony
cli-mission-red-planet-discovery = Odkrycie
cli-mission-red-planet-ship = Statek
cli-mission-red-planet-to = Cel podróży
cli-mission-red-planet-crew = Na pokładzie
cli-mission-red-planet-seats = Wolne miejsca
cli-mission-red-planet-launched = odpalony
cli-mission-red-planet-player = Gracz
cli-mission-red-planet-supply = Zapas
cli-mission-red-planet-lost = Zagubieni
cli-mission-red-planet-tokens = Żetony
cli-mission-red-planet-cards = Karty
cli-mission-red-planet-chosen = Postać
cli-mission-red-planet-played = Odkryte
cli-mission-red-planet-effect = Tekst

cli-terraforming-mars-generation = Pokolenie { $n }
cli-terraforming-mars-oceans = oceany: { $n } z 9
cli-terraforming-mars-deck = talia: { $n }
cli-terraforming-mars-player = Gracz
cli-terraforming-mars-rating = WT
cli-terraforming-mars-cards = Karty
cli-terraforming-mars-points = Punkty
cli-terraforming-mars-passed = po pasie
cli-terraforming-mars-title = Tytuł
cli-terraforming-mars-owner = Właściciel

cli-ares-expedition-round = Runda { $n }
cli-ares-expedition-round-of = Runda { $n } z { $most }
cli-ares-expedition-oceans = oceany: { $n } z 9
cli-ares-expedition-deck = talia: { $n }
cli-ares-expedition-player = Gracz
cli-ares-expedition-rating = WT
cli-ares-expedition-forests = Lasy
cli-ares-expedition-hand = Karty
cli-ares-expedition-points = Punkty
cli-ares-expedition-acting = jeszcze działa
cli-ares-expedition-chosen = wybór gotowy
cli-ares-expedition-done = gotowe
cli-ares-expedition-phase-development = I Rozwój
cli-ares-expedition-phase-construction = II Budowa
cli-ares-expedition-phase-action = III Akcja
cli-ares-expedition-phase-production = IV Produkcja
cli-ares-expedition-phase-research = V Badania
cli-ares-expedition-bot = Wirtualny gracz: znacznik na { $n }, zostały karty: { $left }
cli-ares-expedition-pool = Pula: kostki { $cubes }, znaczniki { $markers }. Razem punktów: { $n } z 80

cli-martians-cycle = Cykl { $n } z { $most }
cli-martians-round = runda { $n }
cli-martians-time = zostało czasu: { $n }
cli-martians-first = pierwszy gracz: { $player }
cli-martians-rtg = RTG: { $n }
cli-martians-next-weather = Następna pogoda: { $weather }
cli-martians-building = Budynek
cli-martians-spaces = Pola
cli-martians-unbuilt = niezbudowany
cli-martians-closed = zamknięty
cli-martians-quarter = Kwatera
cli-martians-colony = Kolonia
cli-martians-player = Gracz
cli-martians-markers = Znaczniki
cli-martians-colonists = Koloniści
cli-martians-installations = Panele + wiatr
cli-martians-crop = Uprawa
cli-martians-technologies = Technologie
cli-martians-people = Ludzie
cli-martians-refugees = Uchodźcy: na zewnątrz { $outside }, uratowani { $rescued }, zintegrowani { $integrated }
cli-martians-hostility = Wrogość { $n } z 12, zaufanie { $trust }, posterunki { $guards }
cli-martians-expedition = Wyprawa: { $where }
cli-martians-expedition-camp = obóz
cli-martians-expedition-summit = Szczyt
