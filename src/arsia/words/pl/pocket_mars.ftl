### Pocket Mars.

game-pocket-mars = Pocket Mars

## Nazwy rzeczy.

player-automatics = Podstępny Automat

building-energy = Budynek energii
    .in = w Budynku energii
    .at = przy Budynku energii
    .card = kartę energii
building-ecosystem = Budynek ekosystemu
    .in = w Budynku ekosystemu
    .at = przy Budynku ekosystemu
    .card = kartę ekosystemu
building-water = Budynek wody
    .in = w Budynku wody
    .at = przy Budynku wody
    .card = kartę wody
building-science = Budynek nauki
    .in = w Budynku nauki
    .at = przy Budynku nauki
    .card = kartę nauki
building-construction = Budynek budownictwa
    .in = w Budynku budownictwa
    .at = przy Budynku budownictwa
    .card = kartę budownictwa
colour-energy = energia
    .card = kartę energii
colour-ecosystem = ekosystem
    .card = kartę ekosystemu
colour-water = woda
    .card = kartę wody
colour-science = nauka
    .card = kartę nauki
colour-construction = budownictwo
    .card = kartę budownictwa

card-energy-1 = Energia 1
card-energy-2 = Energia 2
card-energy-3 = Energia 3
card-energy-4 = Energia 4
card-energy-5 = Energia 5
card-energy-6 = Energia 6
card-energy-7 = Energia 7
card-ecosystem-1 = Ekosystem 1
card-ecosystem-2 = Ekosystem 2
card-ecosystem-3 = Ekosystem 3
card-ecosystem-4 = Ekosystem 4
card-ecosystem-5 = Ekosystem 5
card-ecosystem-6 = Ekosystem 6
card-ecosystem-7 = Ekosystem 7
card-water-1 = Woda 1
card-water-2 = Woda 2
card-water-3 = Woda 3
card-water-4 = Woda 4
card-water-5 = Woda 5
card-water-6 = Woda 6
card-water-7 = Woda 7
card-science-1 = Nauka 1
card-science-2 = Nauka 2
card-science-3 = Nauka 3
card-science-4 = Nauka 4
card-science-5 = Nauka 5
card-science-6 = Nauka 6
card-science-7 = Nauka 7
card-construction-1 = Budownictwo 1
card-construction-2 = Budownictwo 2
card-construction-3 = Budownictwo 3
card-construction-4 = Budownictwo 4
card-construction-5 = Budownictwo 5
card-construction-6 = Budownictwo 6
card-construction-7 = Budownictwo 7

## Teksty kart. Efekt to polecenie, a po „możesz” bezokolicznik; całą akcję składa `action` i nic innego.

list-effects = { $before }; { $next }

effect-launch =
    { $n ->
        [one] weź { $n } kolonistę z Ziemi na Statek
       *[other] weź { $n } kolonistów z Ziemi na Statek
    }
    .inf =
        { $n ->
            [one] wziąć { $n } kolonistę z Ziemi na Statek
           *[other] wziąć { $n } kolonistów z Ziemi na Statek
        }
effect-land = przenieś 1 kolonistę ze Statku na ★ { $where }
    .inf = przenieść 1 kolonistę ze Statku na ★ { $where }
effect-land-high = przenieś 1 kolonistę ze Statku na ★★ { $where }
    .inf = przenieść 1 kolonistę ze Statku na ★★ { $where }
effect-promote = przesuń 1 swojego kolonistę z ★ na ★★ { $where }
    .inf = przesunąć 1 swojego kolonistę z ★ na ★★ { $where }
effect-demote = przesuń 1 kolonistę dowolnego gracza z ★★ na ★ { $where }
    .inf = przesunąć 1 kolonistę dowolnego gracza z ★★ na ★ { $where }
effect-shift =
    { $n ->
        [one] przesuń { $n } kolonistę dowolnego gracza między ★ i ★★ w dowolnym Budynku
       *[other] przesuń co najmniej jednego, a najwyżej { $n } kolonistów dowolnych graczy między ★ i ★★ w tym samym Budynku
    }
    .inf =
        { $n ->
            [one] przesunąć { $n } kolonistę dowolnego gracza między ★ i ★★ w dowolnym Budynku
           *[other] przesunąć co najmniej jednego, a najwyżej { $n } kolonistów dowolnych graczy między ★ i ★★ w tym samym Budynku
        }
effect-shift-another = przesuń jeszcze kolonistę dowolnego gracza między ★ i ★★ { $where }
    .inf = przesunąć jeszcze kolonistę dowolnego gracza między ★ i ★★ { $where }
effect-swap-stars = zamień miejscami dowolnego kolonistę na ★ i dowolnego na ★★ w tym samym Budynku
    .inf = zamienić miejscami dowolnego kolonistę na ★ i dowolnego na ★★ w tym samym Budynku
effect-transfer = przenieś 1 swojego kolonistę z dowolnego Budynku na ★ w innym Budynku
    .inf = przenieść 1 swojego kolonistę z dowolnego Budynku na ★ w innym Budynku
effect-gain-energy = zwiększ energię o { $n }
    .inf = zwiększyć energię o { $n }
effect-draw =
    { $n ->
        [one] dobierz { $n } kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
    .inf =
        { $n ->
            [one] dobrać { $n } kartę
            [few] dobrać { $n } karty
           *[many] dobrać { $n } kart
        }
effect-bottom =
    { $n ->
        [one] połóż { $n } kartę z ręki na spód talii
        [few] połóż najwyżej { $n } karty z ręki na spód talii
       *[many] połóż najwyżej { $n } kart z ręki na spód talii
    }
    .inf =
        { $n ->
            [one] położyć { $n } kartę z ręki na spód talii
            [few] położyć najwyżej { $n } karty z ręki na spód talii
           *[many] położyć najwyżej { $n } kart z ręki na spód talii
        }
effect-bottom-any =
    { $n ->
        [one] połóż { $n } kartę z ręki lub swojego modułu na spód talii
        [few] połóż najwyżej { $n } karty z ręki lub swojego modułu na spód talii
       *[many] połóż najwyżej { $n } kart z ręki lub swojego modułu na spód talii
    }
    .inf =
        { $n ->
            [one] położyć { $n } kartę z ręki lub swojego modułu na spód talii
            [few] położyć najwyżej { $n } karty z ręki lub swojego modułu na spód talii
           *[many] położyć najwyżej { $n } kart z ręki lub swojego modułu na spód talii
        }
effect-cover = dołącz 1 zakrytą kartę z ręki do Budynku w jej kolorze, gdzie liczy się jako zero
    .inf = dołączyć 1 zakrytą kartę z ręki do Budynku w jej kolorze, gdzie liczy się jako zero
effect-retrieve = weź 1 kartę ze swojego modułu z powrotem na rękę
    .inf = wziąć 1 kartę ze swojego modułu z powrotem na rękę
effect-swap-cards = zamień miejscami 2 karty dołączone do tego samego Budynku
    .inf = zamienić miejscami 2 karty dołączone do tego samego Budynku
effect-peek =
    { $n ->
        [one] podejrzyj { $n } kartę w module innego gracza
        [few] podejrzyj { $n } karty w module innego gracza
       *[many] podejrzyj { $n } kart w module innego gracza
    }
    .inf =
        { $n ->
            [one] podejrzeć { $n } kartę w module innego gracza
            [few] podejrzeć { $n } karty w module innego gracza
           *[many] podejrzeć { $n } kart w module innego gracza
        }
effect-may = możesz { $effect_inf }
effect-pay-then =
    { $energy ->
        [one] możesz zapłacić { $energy } energię, aby { $effects_inf }
        [few] możesz zapłacić { $energy } energie, aby { $effects_inf }
       *[many] możesz zapłacić { $energy } energii, aby { $effects_inf }
    }

where-building = { $building_in }
where-any = w dowolnym Budynku
where-none-of-mine = w Budynku, w którym nie masz kolonisty
where-some-of-mine = w Budynku, w którym masz kolonistę
where-elsewhere = w innym Budynku
where-there = w tym Budynku

needs-nobody = nie masz kolonisty { $building_in }
needs-somebody = masz kolonistę { $building_in }
needs-card = masz na ręce { $building_card }

action = { SENTENCE(action-parts) }
action-parts = { action-needs }{ action-cost }{ $effects }
action-needs =
    { GIVEN($needs) ->
        [yes] jeśli { $needs },{" "}
       *[no] {""}
    }
action-cost = { action-energy }{ action-card }
action-energy =
    { $energy ->
        [0] {""}
        [one] zapłać { $energy } energię:{" "}
        [few] zapłać { $energy } energie:{" "}
       *[many] zapłać { $energy } energii:{" "}
    }
action-card =
    { $card ->
        [0] {""}
       *[other] połóż { $card } kartę z ręki na spód talii:{" "}
    }

ability = { SENTENCE($effect) }

## Pytania.

prompt-turn = Twoja tura: zagraj kartę, weź kolonistę z Ziemi albo odrzuć kartę za energię.
prompt-split = Które karty trafią zakryte do twojego modułu przygotowawczego? Wybierz 2 z 4.
prompt-pick =
    { $left ->
        [one] Którą kartę zatrzymujesz? Druga zostanie wtasowana z powrotem do talii.
       *[other] Którą kartę zatrzymujesz? Pozostałe przejdą do gracza po lewej.
    }
prompt-prepare =
    { $n ->
        [one] Która karta z ręki trafi zakryta do twojego modułu przygotowawczego?
       *[other] Które karty z ręki ({ $n }) trafią zakryte do twojego modułu przygotowawczego?
    }
prompt-drop =
    { $n ->
        [one] Masz na ręce więcej niż 2 karty. Którą odrzucasz?
       *[other] Masz na ręce więcej niż 2 karty. Które { $n } odrzucasz?
    }
prompt-land-here = { $card } ma wartość wyższą od tej, którą trzeba było przebić: możesz przenieść 1 kolonistę ze Statku na ★ { $building_in }.
prompt-prepared = Czy używasz akcji z modułu karty { $card }? { $action }
prompt-effect = { SENTENCE($effect) }
prompt-draw-from-automatics = Dobierasz z modułu Podstępnego Automatu. Którą kartę?
prompt-discard-automatics = Którą kartę z modułu Podstępnego Automatu odkrywasz i odrzucasz?

## Opcje.

option-pick = Zatrzymaj kartę { $card }
option-prepare = Połóż kartę { $card } w module
option-play = Zagraj z ręki kartę { $card }
option-attach = Zagraj z modułu kartę { $card }
option-reveal = Odkryj kartę { PLACE($slot) } w module: { $player }
option-launch = Weź 1 kolonistę z Ziemi
option-discard = Odrzuć kartę { $card }
option-use = Zrób to
option-skip = Pomiń
option-land = Przenieś ze Statku na ★ { $building_in }
option-land-high = Przenieś ze Statku na ★★ { $building_in }
option-promote = { $building }: { $player }, kolonista ★ → ★★
option-demote = { $building }: { $player }, kolonista ★★ → ★
option-swap = { $building }: { $player }, kolonista ★ → ★★; { $other }, kolonista ★★ → ★
option-exchange = { $building }: zamień w kolumnie karty { PLACE($position) } i { PLACE($with) }
option-transfer =
    { $star ->
        [1] Przenieś kolonistę z ★ { $building_in } na ★ { $to_in }
       *[2] Przenieś kolonistę z ★★ { $building_in } na ★ { $to_in }
    }
option-bottom = Połóż kartę { $card } na spód talii
option-cover = Dołącz zakrytą kartę { $card }
option-retrieve = Weź kartę { $card } z powrotem na rękę
option-peek = Podejrzyj karty w module: { $player }
option-peek-one = Podejrzyj kartę { PLACE($slot) } w module: { $player }
option-draw = Dobierz kartę { PLACE($slot) }

## Dlaczego nie.

why-needs = akcja z modułu tej karty działa tylko, jeśli { $needs }
why-energy =
    { $energy ->
        [one] akcja z modułu tej karty kosztuje { $energy } energię, a masz { $have }
        [few] akcja z modułu tej karty kosztuje { $energy } energie, a masz { $have }
       *[many] akcja z modułu tej karty kosztuje { $energy } energii, a masz { $have }
    }
why-hand-empty = akcja z modułu tej karty kosztuje kartę z ręki, a ręka jest pusta
why-nothing-happens = akcja z ręki tej karty nic by teraz nie zmieniła
why-prepared-nothing = akcja z modułu tej karty nic by teraz nie zmieniła
why-earth-empty = { $player } nie ma już kolonistów na Ziemi
why-not-meant = to musi być { $where }
why-nobody-on-star1 = { $player } nie ma kolonisty na ★ { $building_in }
why-star2-full =
    { $room ->
        [one] jedyne miejsce na ★★ { $building_in } jest zajęte
        [few] wszystkie { $room } miejsca na ★★ { $building_in } są zajęte
       *[many] wszystkie miejsca ({ $room }) na ★★ { $building_in } są zajęte
    }

refuse-draft-alone = W grze solo nie ma draftu; draft działa przy 2 do 4 miejscach.
refuse-level-not-alone = Poziom solo dotyczy gry solo; wybierz 1 miejsce albo zostaw solo_level na normal.

## Dziennik.

log-start = Pierwszym graczem jest { $player }.
log-round = Runda { $n }.
log-play = { $player } zagrywa z ręki kartę { $card }.
log-attach = { $player } zagrywa ze swojego modułu kartę { $card }.
log-reveal = { $player } zagrywa z cudzego modułu kartę { $card }; jej właściciel: { $other }.
log-take = { $player } bierze kolonistę.
log-recycle = { $player } odrzuca kartę za energię.
log-launch =
    { $n ->
        [one] { $player } bierze { $n } kolonistę z Ziemi na Statek.
       *[other] { $player } bierze { $n } kolonistów z Ziemi na Statek.
    }
log-land = { $player } przenosi kolonistę ze Statku na ★ { $building_in }.
log-land-high = { $player } przenosi kolonistę ze Statku na ★★ { $building_in }.
log-promote = { $player }: kolonista przechodzi z ★ na ★★ { $building_in }.
log-demote = { $player }: kolonista przechodzi z ★★ na ★ { $building_in }.
log-swap = Zamiana { $building_in }: { $player } z ★ na ★★, { $other } z ★★ na ★.
log-exchange = { $player } zamienia karty { $position } i { $with } { $building_at }.
log-transfer =
    { $star ->
        [1] { $player }: kolonista z ★ { $building_in } przechodzi na ★ { $to_in }.
       *[2] { $player }: kolonista z ★★ { $building_in } przechodzi na ★ { $to_in }.
    }
log-gain = { $player } zwiększa energię o { $n }.
log-pay =
    { $n ->
        [one] { $player } płaci { $n } energię.
        [few] { $player } płaci { $n } energie.
       *[many] { $player } płaci { $n } energii.
    }
log-use = { $player } używa akcji z modułu karty { $card }.
log-draw = { $player } dobiera { $colour_card }.
log-drawn = Tylko ty widzisz: { $card }.
log-prepare = { $player } kładzie w module { $colour_card }.
log-prepared = Tylko ty widzisz: { $card }.
log-bottom = { $player } kładzie na spód talii { $colour_card }.
log-bottomed = Tylko ty widzisz: { $card }.
log-cover = { $player } kładzie zakrytą kartę { $building_at }.
log-covered = Tylko ty widzisz: { $card }.
log-retrieve = { $player } bierze z modułu na rękę { $colour_card }.
log-peek =
    { $n ->
        [one] { $player } podgląda { $n } kartę w cudzym module; właściciel: { $other }.
        [few] { $player } podgląda { $n } karty w cudzym module; właściciel: { $other }.
       *[many] { $player } podgląda { $n } kart w cudzym module; właściciel: { $other }.
    }
log-peeked = Tylko ty widzisz: { $card }; właściciel: { $other }.
log-discard = { $player } odrzuca kartę { $card }.
log-reshuffle =
    { $n ->
        [one] Powstaje nowa talia: { $n } karta.
        [few] Powstaje nowa talia: { $n } karty.
       *[many] Powstaje nowa talia: { $n } kart.
    }
log-pick = { $player } zatrzymuje { $colour_card }.
log-picked = Tylko ty widzisz: { $card }.
log-failure = Z wierzchu talii odrzucona zostaje karta { $card }.
log-android = Androidy działają { $building_at }.
log-end = Koniec gry.

## Punkty.

score-ship = Koloniści na Statku
score-star1 = Koloniści na ★
score-star2 = Koloniści na ★★
score-energy = Najwięcej energii
score-all-four = Koloniści we wszystkich 4 Budynkach
score-four-in-one = Co najmniej 4 kolonistów w tym samym Budynku

end-seven-landed = Czyjś 7. kolonista trafił na Marsa i runda dobiegła końca.
end-you-landed = Twój 7. kolonista trafił na Marsa.
end-automatics-landed = 7. kolonista Podstępnego Automatu trafił na Marsa.
end-deck-empty = Talia się wyczerpała: Podstępny Automat nie może uzupełnić modułu.

why-attached-nothing = nikt by nie wylądował, a zdolność Budynku nic by teraz nie zmieniła
