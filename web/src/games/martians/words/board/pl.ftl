### Martians na ekranie.

## Cykl.

mt-cycle = Cykl
mt-refill = Uzupełnienie
mt-refill-hint = Uzupełnienie: nowe żetony zapotrzebowania, karty i płytki. Nie w pierwszym cyklu.
mt-delivery = Dostawa
mt-delivery-hint = Dostawa: na koniec tury koloniści przynoszą do Kwater żywność i leki.
mt-summary = Bilans
mt-summary-hint = Bilans Kwater: żetony zapotrzebowania, które zostały, kosztują kolonistów (tlen) albo zatrzymują znaczniki (choroba, głód).
mt-round = Runda { $n }.
mt-round-works = Pracują: { $names }.
mt-round-blocked = Pauza z powodu zmarłych: { $names }.
mt-round-locked = Czwarty kolonista przychodzi z { $n }. żetonem przyrostu naturalnego.
mt-round-event = Przed nią: wydarzenie, nowa pogoda, energia.
mt-growth = Przyrost naturalny: { $n } z { $of } żetonów do czwartego kolonisty
mt-weather = Pogoda
mt-next-weather = Następna: { $weather }
mt-event = Wydarzenie
mt-no-event = Jeszcze bez wydarzenia
mt-lasting = Obowiązuje:
mt-time = czas
mt-time-left =
    { $n ->
        [one] W tej turze została { $n } jednostka czasu
        [few] W tej turze zostały { $n } jednostki czasu
       *[other] W tej turze zostało { $n } jednostek czasu
    }

## Budynki.

mt-act-oxygen = Tlen
mt-act-build = Budowa
mt-act-medicine = Leki
mt-act-treat = Woda z lodu
mt-act-dig = Wydobycie
mt-act-analyse = Badanie
mt-act-supplies = Zapasy
mt-supplies =
    { $n ->
        [one] zapas
        [few] zapasy
        [many] zapasów
       *[other] zapasu
    }
mt-twice = raz lub dwa razy
mt-act-harvest = Zbiory
mt-act-hire = Zatrudnij
mt-act-colony-tech = Kolonia
mt-construct-build = Budowa: zdejmij żeton budowy z budynku za 3 punkty reputacji
mt-construct-upgrade = Rozbudowa: zdejmij żeton rozbudowy z pola za 3 punkty reputacji
mt-construct-install = Postaw panel solarny lub elektrownię wiatrową na karcie korporacji
mt-colony-technology = technologia kolonii
mt-crystals = kryształy, regolit lub lód
mt-card = karta regolitu
mt-card-each = karta regolitu za każdy właśnie wydobyty regolit
mt-mineral-any = dowolne karty regolitu
mt-mineral-distinct = karty regolitu różnych kolorów
mt-same-helpers = pomocnicy jednego rodzaju
mt-specialists = specjaliści
mt-unbuilt = Żeton budowy: najpierw trzeba zbudować
mt-closed = Zamknięte w tej rundzie
mt-upgrade = Żeton rozbudowy: to pole kosztuje o 1 jednostkę czasu więcej.
mt-space = { $building }, pole { $n }: { $state }.
mt-space-free = wolne
mt-space-taken = { $player }
mt-space-refugee = uchodźca
mt-space-unused = nieużywane przy tylu graczach
mt-why-not = Nie teraz: { $why }.
mt-rtg = RTG: zostało { $n } energii. Raz na turę 1 energia za 1 punkt reputacji.
mt-crops = Płytki upraw
mt-left = zostało: { $n }
mt-people = Do zatrudnienia, po 2 kredyty
mt-tiles = Badania
mt-orders = Zlecenia z Ziemi
mt-deck = Zostało w stosie: { $n }

## Obszar wydobycia.

mt-field = Obszar wydobycia
mt-hex-gone = wykopane
mt-hex-down = zakryte
mt-machine-here = Tu stoi maszyna wydobywcza

## Kwatery.

mt-quarters = Kwatery
mt-quarter = Kwatera { $quarter }
mt-quarter-empty = Nikt tu nie mieszka.
mt-quarter-free = Do wyboru.
mt-lamp = { $quarter }, { $token }: { $n }.
mt-lamp-oxygen = Jeśli zostanie na koniec cyklu, ginie kolonista.
mt-lamp-sickness = Gaszą ją leki; jeśli zostanie, znacznik trafia do Lazaretu.
mt-lamp-hunger = Gasi ją żywność; jeśli zostanie, znacznik zostaje w Mieszkaniach.
mt-free-lazaret = Uwolnienie za 1 jednostkę czasu.
mt-free-homes = Uwolnienie za 2 kredyty.

## Cel.

mt-goal = Cel kolonii
mt-met = Spełniono razy: { $n }
mt-met-of = Spełniono { $n } z { $of } razy
mt-no-demand = bez zapotrzebowania w ostatnim cyklu (teraz { $n })
mt-failed = Misja się nie powiodła.
mt-refugees-outside = Na zewnątrz
mt-refugees-outside-hint = Uchodźcy na zewnątrz: każdy kosztuje 1 punkt reputacji na koniec cyklu.
mt-refugees-rescued = Uratowani
mt-refugees-rescued-hint = Uratowani: każdy dodaje 1 głód przy uzupełnieniu, dopóki nie zostanie zintegrowany.
mt-refugees-integrated = Zintegrowani
mt-refugees-integrated-hint = Zintegrowani: znaczniki, których może użyć każdy.
mt-hostility = Wrogość: { $n }; przy { $of } kolonia przepada
mt-trust = Zbudowane zaufanie: { $n }
mt-trust-word = Zaufanie
mt-guards = Posterunki: { $n }; jeden może odwołać wydarzenie obcych
mt-guards-word = Posterunki
mt-face = Droga na twarz
mt-face-space = Rząd { $row }, pole { $column }
mt-face-hidden = zakryty żeton eksploracji
mt-face-used = wykorzystany
mt-face-surveyed = Zbadane
mt-face-here = Tu jest wyprawa
mt-summit = Szczyt
mt-camp = Obóz
mt-steep = Stromo: o 1 zapas więcej

## Gracze.

mt-second-corporation = Druga korporacja
mt-first = Pierwszy gracz
mt-markers =
    { $n ->
        [one] { $n } znacznik w puli
        [few] { $n } znaczniki w puli
       *[other] { $n } znaczników w puli
    }
mt-no-markers = brak znaczników
mt-colonists =
    { $n ->
        [one] { $n } kolonista
        [few] { $n } kolonistów
       *[other] { $n } kolonistów
    }
mt-dead = Zmarli: { $n }
mt-stock-shared = Zasoby kolonii
mt-stock-own = Moje zasoby
mt-technologies = Technologie
mt-developed = opracowana
mt-undeveloped = jeszcze nie opracowana
mt-corporation = Korporacja
mt-installation = { $installation }: { $n }; miejsce na dalsze instalacje: { $left }
mt-nobody = Miejsce na pomocnika lub specjalistę
mt-used = pracował w tej rundzie
mt-hand = Karty regolitu
mt-hand-of = Karty regolitu na ręce: { $n }
mt-goals = Moje ukryte cele
mt-goals-hidden = Ukryte cele: { $n }
mt-goals-of = Ukryte cele: { $n }
mt-chosen = wybrane
mt-orders-done = Wykonane zlecenia
mt-built = Żetony budowy: { $n }
mt-upgraded = Żetony rozbudowy: { $n }

## Handel.

mt-make-offer = Złóż ofertę
mt-offer-short = Oferta
mt-offer = Oferta
mt-offer-to = Oferta: { $player } dla { $other }
mt-offer-how = W dowolnej kolejności: co dajesz, co chcesz; potem wyślij.
mt-gives = { $player } daje
