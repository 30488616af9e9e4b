### Ekspedycja Ares na ekranie.

short-play = Zagraj
short-action = Użyj
short-sell = Sprzedaj
short-keep = Zatrzymaj
short-discard = Odrzuć
short-give = Oddaj
short-card = Ta
short-reduce = Użyj
short-corporation = Prowadź

## Rundy i fazy.

ae-crew = Kto jeszcze działa
ae-you = Ty
ae-set-up = Przygotowanie
ae-round = Runda { $n }
ae-round-of = Runda { $n } z { $most }
ae-deck = Kart w talii: { $n }.
ae-discards = Odrzucone: { $n }.
ae-is-choosing = wybiera
ae-is-chosen = wybór gotowy
ae-is-acting = działa
ae-is-done = gotowe
ae-is-waits = czeka
ae-phases = Pięć faz
ae-phase-development = Rozwój
ae-phase-construction = Budowa
ae-phase-action = Akcja
ae-phase-production = Produkcja
ae-phase-research = Badania
ae-all-development = Każdy może zagrać zieloną kartę.
ae-all-construction = Każdy może zagrać niebieską lub czerwoną kartę.
ae-all-action = Każdy używa akcji i akcji standardowych.
ae-all-production = Każdy otrzymuje dochód i produkcję.
ae-all-research = Każdy dobiera 2 karty i zatrzymuje 1; efekty zwiększają jedno i drugie.
ae-bonus-development = kosztuje o 3 M€ mniej
ae-bonus-construction = zagraj jeszcze jedną albo dobierz kartę
ae-bonus-action = użyj jednej akcji dwa razy
ae-bonus-production = o 4 M€ więcej
ae-bonus-research = dobierz o 3 więcej, zatrzymaj o 1 więcej
ae-bonus-is = Kto ją wybierze: { $bonus }.
ae-chose = Wybór: { $player }.
ae-chose-last = W zeszłej rundzie: { $player }; teraz trzeba wybrać inną.
ae-bot-chose = Wybór wirtualnego gracza.
ae-your-choice = twój wybór

## Planeta.

ae-temperature = Temperatura: { $n } °C, w strefie { $zone }.
ae-oxygen = Tlen: { $n }%, w strefie { $zone }.
ae-at-start = Na początku tej fazy: { $n }, w strefie { $zone }. To się liczy dla wymagań.
ae-at-goal = Cel osiągnięty.
ae-zone-purple = fioletowa
ae-zone-red = czerwona
ae-zone-yellow = żółta
ae-zone-white = biała
ae-oceans = Oceany: { $n } z { $most }
ae-ocean-up = Ocean. Nagroda: { $gains }.
ae-ocean-down = Zakryty ocean: kto go odwróci, zyskuje 1 WT i to, co pokazuje.
ae-standards = Akcje standardowe
ae-forest = las
ae-about-greenery = Weź las, wart 1 punkt, i podnieś tlen o 1 poziom.
ae-about-temperature = Podnieś temperaturę o 1 poziom.
ae-about-ocean = Odwróć ocean i weź to, co pokazuje.

## Korporacja.

ae-mat = Korporacja: { $player }
ae-mc-is = { $n } M€. Faza produkcji daje { $all }: { $tr } za współczynnik terraformacji i { $made } z produkcji.
ae-steel-is = Stal: { $n }. Karty z symbolem budowli kosztują o { $cut } M€ mniej.
ae-titanium-is = Tytan: { $n }. Karty z symbolem kosmosu kosztują o { $cut } M€ mniej.
ae-forests-are = Lasy: { $n }
ae-income = Dochód: { $tr } za WT + { $made } = { $all } M€
ae-plays = Kart do zagrania w tej fazie: { $n }
ae-actions-left = Zostało akcji: { $n } z { $all }
ae-bonus-open = Twój bonus: { $bonus }
ae-sell = Sprzedaj karty: po { $n } M€
ae-sell-how = Potem kliknięcie karty na ręce sprzedaje ją za { $n } M€.
ae-selling = Sprzedaż: po { $n } M€
ae-selling-how = Kliknięcie karty na ręce sprzedaje ją za { $n } M€. Kliknij tutaj, by skończyć sprzedaż.
ae-next-discount = Następna karta kosztuje o { $n } M€ mniej
ae-next-ease = Wymaganie tlenu lub temperatury następnej karty może się różnić o jedną strefę
ae-tableau = Moje karty w grze
ae-no-actions = Nie ma jeszcze niebieskich kart: dają trwałe efekty i akcje.
ae-group-green = Zielone karty ({ $n })
ae-group-blue = Niebieskie karty ({ $n })
ae-group-red = Czerwone karty ({ $n })
ae-first-cards = Twoje pierwsze karty
ae-first-corporations = Korporacje, z których wybierzesz

## Razem i solo.

ae-pool = Wspólna pula
ae-cubes = Kostki w puli: { $n }. Kostka to 1 M€.
ae-markers = Znaczniki w puli: { $n }. Znacznik pozwala wymienić kartę z partnerem.
ae-together = Razem macie punktów: { $n }; potrzeba { $need } i gotowej planety.
ae-bot = Wirtualny gracz
ae-bot-plays = W tej rundzie faza { $phase }.
ae-bot-hidden = Jego karta zostanie odkryta, gdy wybierzesz swoją.
ae-bot-yours = Jego kartę wybierasz teraz ty.
ae-bot-marker = Jego znacznik stoi na { $n } z { $most }; po każdych pięciu rundach idzie dalej.
ae-bot-left = jeszcze zostanie zagrana
ae-bot-gone = zagrana
ae-level-novice = nowicjusz
ae-level-specialist = specjalista
ae-level-expert = ekspert
