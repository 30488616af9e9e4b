### Terraformacja Marsa na ekranie.

short-action = Użyj
short-keep = Zatrzymaj
short-buy = Kup
short-sell = Sprzedaj
short-card = Ta karta
short-corporation = Prowadź

## Planeta.

tm-map = Mapa Marsa
tm-temperature = Temperatura: { $n } °C
tm-oxygen = Tlen: { $n }%
tm-oceans = Oceany: { $n } z { $most }
tm-track-temperature = Temperatura: { $n } °C. Każdy poziom podnosi twój WT o 1. Przy −24 °C i −20 °C: produkcja ciepła +1; przy 0 °C: ocean. Cel: +8 °C.
tm-track-oxygen = Tlen: { $n }%. Każdy poziom podnosi twój WT o 1. Przy 8%: poziom temperatury. Cel: 14%.
tm-track-oceans = Oceany: { $n } z { $most }. Każdy podnosi twój WT o 1 i daje 2 M€ temu, kto buduje obok.
tm-ground-ocean = zarezerwowane dla oceanu
tm-ground-volcanic = obszar wulkaniczny
tm-ground-noctis-reserved = zarezerwowane dla Noctis City
tm-phobos-space-haven = Fobos
tm-ganymede-colony = Ganimedes
tm-bonus = { $n } × { $what }
tm-claimed = znacznik: { $player }
tm-generation = Pokolenie { $n }
tm-generation-of = Pokolenie { $n } z { $most }
tm-generation-short = Pok. { $n }
tm-set-up = Przygotowanie
tm-begins = Zaczyna { $player }
tm-first = Pierwszy gracz tego pokolenia
tm-act = Akcja { $n } z { $most }
tm-deck = Kart w talii: { $n }

## Co może każdy.

tm-projects = Projekty standardowe
tm-about-sell-patents = Odrzuć dowolną liczbę kart z ręki: 1 M€ za każdą.
tm-about-power-plant = Twoja produkcja energii +1.
tm-about-asteroid = Podnieś temperaturę o 1 poziom.
tm-about-aquifer = Umieść ocean.
tm-about-greenery = Umieść obszar zieleni i podnieś tlen o 1 poziom.
tm-about-city = Umieść miasto; twoja produkcja M€ +1.
tm-milestones = Tytuły
tm-awards = Nagrody
tm-price = { $n } M€
tm-all-taken = wszystkie zajęte
tm-claimed-by = Zdobywa: { $player }.
tm-funded-by = Funduje: { $player }.
tm-about-terraformer = Współczynnik terraformacji { $n }. 5 punktów.
tm-about-mayor = Miasta: { $n }. 5 punktów.
tm-about-gardener = Obszary zieleni: { $n }. 5 punktów.
tm-about-builder = Symbole budowli: { $n }. 5 punktów.
tm-about-planner = Karty na ręce: { $n }. 5 punktów.
tm-about-landlord = Najwięcej płytek w grze. 5 punktów; od trzech graczy 2 za drugie miejsce.
tm-about-banker = Najwyższa produkcja M€. 5 punktów; od trzech graczy 2 za drugie miejsce.
tm-about-scientist = Najwięcej symboli nauki. 5 punktów; od trzech graczy 2 za drugie miejsce.
tm-about-thermalist = Najwięcej ciepła. 5 punktów; od trzech graczy 2 za drugie miejsce.
tm-about-miner = Najwięcej stali i tytanu. 5 punktów; od trzech graczy 2 za drugie miejsce.

## Korporacja.

tm-mat = Korporacja: { $player }
tm-worth = Każda sztuka jest warta { $n } M€.
tm-passed = spasował
tm-actions = Akcje
tm-no-actions = Nie masz jeszcze kart z akcją.
tm-group-active = Z efektem lub akcją ({ $n })
tm-group-automated = Pozostałe ({ $n })
tm-group-event = Wydarzenia ({ $n })

## Wybór.

tm-bill = Kart: { $n }, koszt { $cost } M€.
tm-left = Zostaje { $n } M€.
tm-your-cards = Karty, które możesz potem kupić
tm-kept = Karty zatrzymane do tej pory
tm-you = Ty
tm-has = ma { $n }
tm-makes = produkcja { $n }
tm-take = Zabierz { $n }
tm-lower = Wybierz
