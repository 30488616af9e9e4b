### Wspólne słowa plansz Terraformacji Marsa i Ekspedycji Ares.

## Gracze.

mars-overview = Przegląd
mars-turn-order = Kolejność tur
mars-acts = teraz gra
mars-points-so-far = Punkty do tej pory
mars-after-production = Po następnej produkcji
mars-good-mc = M€
mars-good-steel = stal
mars-good-titanium = tytan
mars-good-plants = rośliny
mars-good-energy = energia
mars-good-heat = ciepło
mars-good-cards = karty
mars-rating = Współczynnik terraformacji
mars-rating-is = Współczynnik terraformacji: { $n }
mars-points-are = Punkty do tej pory: { $n }.
mars-hand-is = Kart na ręce: { $n }
mars-tags = Symbole
mars-store = { $resource }: { $n }, produkcja { $made }.
mars-in-play = Kart w grze: { $n }
mars-cards-of = Karty: { $player }
mars-group-corporation = Korporacja

## Karty.

mars-hand = Ręka
mars-hand-empty = Brak kart na ręce.
mars-hand-hidden = Te karty widzi tylko ich właściciel.
mars-open-hand = Przeczytaj wszystkie
mars-read = Przeczytaj: { $card }
mars-all-in-play = Wszystko w grze
mars-compare-how = Prawy przycisk, dłuższe przytrzymanie albo C: obok wszystkie zagrane karty.
mars-playable = Do zagrania: { $n }
mars-sieve = Pokaż tylko
mars-only = Tylko: { $what }
mars-order = Kolejność kart na ręce
mars-order-how = Kolejność kart na ręce. Przeciągnij kartę w inne miejsce albo przesuń ją klawiszem Alt i strzałkami.
mars-order-dealt = jak w rozdaniu
mars-order-cost = według kosztu
mars-order-tag = według symbolu
mars-order-playable = najpierw do zagrania
mars-order-own = po mojemu
mars-shift-back = { $card }: o jedno miejsce w lewo
mars-shift-forth = { $card }: o jedno miejsce w prawo
mars-event = wydarzenie
mars-card = karta
mars-ocean = ocean
mars-costs = Kosztuje { $n } M€
mars-cheaper = Kosztuje cię { $n } M€ zamiast { $printed }
mars-held = Na tej karcie: { $kind }, { $n }
mars-used = już użyta
mars-then = potem
mars-or = lub
mars-per = za każdy

## Do wyboru.

mars-tray = Do wyboru
mars-fold = Pokaż stół
mars-unfold = Wróć do wyboru
mars-waste = nadpłata { $n } M€
