### Misja: Czerwona Planeta.

game-mission-red-planet = Misja: Czerwona Planeta

## Nazwy rzeczy.

player-neutral-1 = Neutralny 1
player-neutral-2 = Neutralny 2

zone-vastitas-borealis = Vastitas Borealis
    .in = w strefie Vastitas Borealis
    .to = do strefy Vastitas Borealis
zone-tritonis-sinus = Tritonis Sinus
    .in = w strefie Tritonis Sinus
    .to = do strefy Tritonis Sinus
zone-mare-tyrrhenum = Mare Tyrrhenum
    .in = w strefie Mare Tyrrhenum
    .to = do strefy Mare Tyrrhenum
zone-ausonia = Ausonia
    .in = w strefie Ausonia
    .to = do strefy Ausonia
zone-hellas = Hellas
    .in = w strefie Hellas
    .to = do strefy Hellas
zone-mare-serpentis = Mare Serpentis
    .in = w strefie Mare Serpentis
    .to = do strefy Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
    .in = w strefie Sinus Sabaeus
    .to = do strefy Sinus Sabaeus
zone-syrtis-major = Syrtis Major
    .in = w strefie Syrtis Major
    .to = do strefy Syrtis Major
zone-valles-marineris = Valles Marineris
    .in = w strefie Valles Marineris
    .to = do strefy Valles Marineris
zone-phobos = Fobos
    .in = na Fobosie
    .to = na Fobosa

resource-ice = lód
    .gen = lodu
resource-sylvanite = sylwanit
    .gen = sylwanitu
resource-celerium = celerium
    .gen = celerium

character-recruiter = Rekruter
character-explorer = Odkrywca
character-scientist = Naukowiec
character-secret-agent = Tajny agent
character-saboteur = Sabotażysta
character-femme-fatale = Femme fatale
character-travel-agent = Agent podróży
character-soldier = Żołnierz
character-pilot = Pilot

colour-character = Postać
colour-discovery = Odkrycie
colour-mission = Misja
colour-action = Akcja

event-native-resistance = Opór tubylców
event-ether-magnet = Magnes eterowy
event-dust-storm = Burza pyłowa
event-synergy = Synergia
event-mining-incident = Tapnięcie
event-rich-vein = Bogata żyła
event-even-ground = Równa ziemia
event-uneven-ground = Nierówna ziemia
event-subterfuge = Fortel
event-frozen-deposits = Zamarznięte złoża
event-lichens = Porosty
event-underground-lake = Podziemne jezioro
event-radioactive-rocks = Radioaktywne skały
event-northern-influence = Wpływy północne
event-eastern-influence = Wpływy wschodnie
event-southern-influence = Wpływy południowe
event-western-influence = Wpływy zachodnie
event-strategic-zones = Strefy strategiczne
event-lunar-outpost = Księżycowa placówka
event-celerium-magnate = Magnat celerium
event-sylvanite-magnate = Magnat sylwanitu
event-fallen-heroes = Polegli bohaterowie
event-wide-expansion = Szeroka ekspansja
event-polar-claim = Prawa do bieguna
event-basin-claim = Prawa do niecki
event-diversified-holdings = Zróżnicowany majątek
event-blocks-of-ice = Bloki lodu
event-course-correction = Korekta kursu
event-rescue-operation = Akcja ratunkowa
event-hired-hands = Najemni górnicy
event-ice-monopoly = Monopol na lód

when-discovery-reveal = po ujawnieniu odkryć
when-production-3 = w trzeciej fazie produkcji
when-final-scoring = podczas końcowego podliczania punktów
when-end-of-production-3 = na koniec trzeciej fazy produkcji
when-start-of-landing-step-any-round = przed lądowaniem odpalonych statków
when-start-of-discovery-reveal = przed ujawnieniem odkryć
when-start-of-any-production = przed fazą produkcji

## Teksty kart, złożone z tego, co karty robią.

list-both = { $before } i { $next }
list-effects = { SENTENCE($before) } { SENTENCE($next) }

card-character = { SENTENCE($effects) }
card-discovery = { SENTENCE(card-timed) }
card-mission = { SENTENCE($effect) }
card-action = { SENTENCE(card-timed) }
card-timed = { $when }: { $effect }
card-monopoly = { $points } pkt za najwięcej żetonów lodu, co najmniej 1; remisujący dzielą te punkty po równo, zaokrąglając w dół.

effect-place =
    { $n ->
        [one] umieść { $n } astronautę na zadokowanym statku
       *[other] umieść { $n } astronautów na zadokowanych statkach
    }
effect-place-apart = umieść { $n } astronautów, każdego na innym zadokowanym statku
effect-place-together = umieść { $n } astronautów na jednym zadokowanym statku; tylko jeśli żaden nie ma { $n } wolnych miejsc albo masz mniej niż { $n } astronautów w zapasie, nie umieszczaj nikogo
effect-return = weź na rękę wszystkie swoje odkryte postacie, także tę
effect-explore = wykonaj najwyżej { $n } ruchy swoimi astronautami na Marsie, każdy do sąsiedniej strefy
effect-research = dobierz kartę wydarzenia albo podejrzyj zakryte odkrycie
effect-force = odpal zadokowany statek, który nie jest pełny, choćby pusty
effect-destroy = zniszcz zadokowany statek; wszyscy na pokładzie giną w przestrzeni
effect-replace = zastąp astronautą z zapasu astronautę innego koloru, na statku lub w strefie, gdzie masz już własnego; zastąpiony ginie w przestrzeni
effect-kill = zabij astronautę dowolnego koloru w zewnętrznej strefie lub na Fobosie
effect-leave-phobos = przenieś co najmniej jednego, a najwyżej { $n } swoich astronautów z Fobosa do dowolnych stref Marsa
effect-steer = połóż żeton miejsca docelowego na zadokowanym lub odpalonym statku, który odtąd tam leci
effect-steer-launched = połóż żeton miejsca docelowego na odpalonym statku, który odtąd tam leci
effect-lose-each =
    { $n ->
        [one] { $n } astronauta każdego koloru z tej strefy ginie w przestrzeni
       *[other] { $n } astronautów każdego koloru z tej strefy ginie w przestrzeni
    }
effect-pull-crews = wszyscy astronauci z zadokowanych statków trafiają do tej strefy
effect-blow-away = każdy kolor przenosi wszystkich swoich astronautów z tej strefy do wybranych sąsiednich
effect-help-neighbours =
    { $n ->
        [one] każda sąsiednia strefa z odkrytym surowcem produkuje o { $n } żeton więcej
        [few] każda sąsiednia strefa z odkrytym surowcem produkuje o { $n } żetony więcej
       *[many] każda sąsiednia strefa z odkrytym surowcem produkuje o { $n } żetonów więcej
    }
effect-produce =
    { $n ->
        [0] ta strefa nic nie produkuje, cokolwiek dodają sąsiednie; żetony, które w niej leżą, nadal można zdobyć
        [one] ta strefa produkuje { $n } żeton, cokolwiek dodają sąsiednie
        [few] ta strefa produkuje { $n } żetony, cokolwiek dodają sąsiednie
       *[many] ta strefa produkuje { $n } żetonów, cokolwiek dodają sąsiednie
    }
effect-produce-more =
    { $n ->
        [one] ta strefa produkuje o { $n } żeton więcej
        [few] ta strefa produkuje o { $n } żetony więcej
       *[many] ta strefa produkuje o { $n } żetonów więcej
    }
effect-produce-ice = ta strefa produkuje lód zamiast własnego surowca
effect-all-share = każdy kolor obecny w tej strefie liczy się jak remisujący o największą liczbę astronautów
effect-fewest-take = każdy kolor z najmniejszą liczbą astronautów w tej strefie, co najmniej 1, liczy się, jakby miał ich najwięcej
effect-second-takes = żetony z tej strefy bierze kolor drugi pod względem liczby astronautów, a remisujący o drugie miejsce dzielą się nimi; remisujący o pierwsze miejsce dzielą się jak zwykle, a kto jest tam sam, nie dostaje nic
effect-each-loses = każdy kolor obecny w tej strefie traci { $n } pkt
effect-each-gains = każdy kolor obecny w tej strefie zyskuje { $n } pkt
effect-most-gains = kolor z największą liczbą astronautów w tej strefie, co najmniej 1, zyskuje { $n } pkt, przy remisie każdy z remisujących
effect-gain-ice =
    { $n ->
        [one] weź { $n } żeton lodu
        [few] weź { $n } żetony lodu
       *[many] weź { $n } żetonów lodu
    }
effect-rescue = sprowadź najwyżej { $n } swoich zagubionych astronautów do jednej strefy, w której masz astronautę
effect-hire = w strefie, w której masz astronautę, licz w tej fazie produkcji o { $n } więcej

aim-influence = { $one }, { $two }, { $three } albo { $four } pkt za obecność w jednej, dwóch, trzech albo wszystkich ze stref: { $zones }
aim-most-in = { $points } pkt za najwięcej astronautów { $zone_in }, co najmniej 1; wystarczy remis
aim-most-together = { $points } pkt za najwięcej astronautów łącznie w strefach { $both }, co najmniej 1; wystarczy remis
aim-most-tokens = { $points } pkt za najwięcej żetonów { $resource_gen }, co najmniej 1; wystarczy remis
aim-most-lost = { $points } pkt za najwięcej własnych astronautów zagubionych w przestrzeni, co najmniej 1; wystarczy remis
aim-spread = za obecność w wielu strefach, z Fobosem włącznie: { $steps }
aim-step = { $points } pkt, jeśli co najmniej w { $zones }
aim-some-of-each = { $points } pkt za co najmniej { $least } żetony każdego surowca

## Pytania.

prompt-keep =
    { $how ->
        [aside] Którą misję zatrzymujesz? Druga zostaje poza grą.
       *[shuffled] Którą misję zatrzymujesz? Druga zostanie wtasowana do talii wydarzeń.
    }
prompt-character = Którą postać zagrywasz w tej rundzie?
prompt-place =
    { $how ->
        [together] { $player }: na który statek wsiadają wszyscy astronauci ({ $n })?
        [apart] { prompt-place-apart }
       *[anyhow] { prompt-place-next }
    }
prompt-place-next =
    { $n ->
        [one] { $player }: na który statek wsiada astronauta?
       *[other] { $player }: który statek teraz? Astronauci do umieszczenia: { $n }.
    }
prompt-place-apart =
    { $n ->
        [one] { $player }: na który inny statek wsiada ostatni astronauta?
       *[other] { $player }: który statek teraz? Astronauci do umieszczenia: { $n }, każdy na innym statku.
    }
prompt-destination = { $player }: dokąd leci statek { $ship }?
prompt-steer = { $player }: który statek? { SENTENCE($effect) }
prompt-explore = { $player }: przenieś astronautę do sąsiedniej strefy albo zakończ. Pozostałe ruchy: { $n }.
prompt-research = { $player }: dobierasz kartę wydarzenia czy podglądasz odkrycie?
prompt-research-empty = { $player }: talia wydarzeń jest pusta. Które odkrycie podglądasz?
prompt-assign = { $player }: dobrane odkrycie to { $event }. Do której zewnętrznej strefy trafia, zakryte?
prompt-look = { $player }: dobrane odkrycie to { $event }, a żadna zewnętrzna strefa nie jest wolna. Które odkrycie podglądasz zamiast tego?
prompt-force = { $player }: który statek zostaje odpalony?
prompt-destroy = { $player }: który statek zostaje zniszczony wraz z załogą?
prompt-replace = { $player }: którego astronautę zastępuje astronauta z zapasu?
prompt-kill = { $player }: który astronauta ginie?
prompt-from-phobos =
    { $taken ->
        [0] { prompt-from-phobos-first }
       *[other] { $player }: czy ktoś jeszcze opuszcza Fobosa i dokąd leci? Najwyżej { $n } może; wszyscy ruszają równocześnie.
    }
prompt-from-phobos-first =
    { $n ->
        [one] { $player }: dokąd leci astronauta z Fobosa? Musi odlecieć.
       *[other] { $player }: dokąd lecą astronauci z Fobosa? Co najmniej 1 musi odlecieć, najwyżej { $n } może; wszyscy ruszają równocześnie.
    }
prompt-storm = { $player } musi opuścić strefę { $zone }: dokąd idzie każdy z astronautów?
prompt-action =
    { GIVEN($event) ->
        [yes] { SENTENCE($when) } { prompt-action-held }
       *[no] { SENTENCE($when) } Nie masz akcji na ten moment. Pytani są wszyscy, którzy mogliby ją mieć, żeby nikt nie poznał, kto ją ma.
    }
prompt-action-held =
    { $how ->
        [must] Musisz teraz użyć karty { $event }.
       *[may] Używasz karty { $event }?
    }
prompt-rescue-to = Do której strefy trafiają uratowani astronauci?
prompt-rescue = Ilu astronautów wraca?
prompt-hire =
    { $n ->
        [one] W której strefie liczysz w tej fazie produkcji o { $n } astronautę więcej?
       *[other] W której strefie liczysz w tej fazie produkcji o { $n } astronautów więcej?
    }

## Opcje.

option-keep = Zatrzymaj: { $event }
option-play = { $character }
option-place = Wsiądź na statek { $ship }
option-zone = { $zone }
option-move = { $zone } → { $to }
option-done = Koniec
option-draw = Dobierz kartę wydarzenia
option-look = Podejrzyj odkrycie { $zone_in }
option-launch = Odpal statek { $ship }
option-destroy = Zniszcz statek { $ship }
option-replace = { $place }: zastąp astronautę ({ $player })
option-kill = { $zone }: zabij astronautę ({ $player })
option-ship = Statek { $ship }
option-use = Użyj: { $event }
option-pass = Nie
option-rescue =
    { $n ->
        [one] { $n } astronauta
       *[other] { $n } astronautów
    }

## Dlaczego nie.

why-played = ta postać leży odkryta i wróci dopiero dzięki Rekruterowi
why-launched = statek jest już odpalony
why-full = statek jest pełny
why-few-seats = wszyscy ({ $n }) wsiadają na jeden statek, a wolnych miejsc jest tu { $free }
why-apart = jeden astronauta tej postaci już tu wsiadł, a każdy wsiada na inny statek
why-launches-itself = statek jest pełny i zostanie odpalony sam, gdy ta postać skończy
why-inner = { $zone_in } Żołnierz nikogo nie zabija
why-not-there = { $player } nie ma tam astronauty
why-no-token = oba żetony tej strefy są w użyciu
why-has-discovery = ta strefa ma już odkrycie
why-not-outer = odkrycia przydziela się tylko do zewnętrznych stref

refuse-unkept-seats = Tylko w grze dwuosobowej niezatrzymana misja może zostać poza grą; wybierz 2 miejsca albo zostaw unkept_aside na false.

## Dziennik.

log-start = Pierwszy gracz: { $player }.
log-round = Runda { $n }.
log-neutral = Tylko ty widzisz: { $player } zagra kartę { $character }.
log-reveal = { $player } ujawnia kartę { $character }.
log-board =
    { $n ->
        [one] { $player }: { $n } astronauta wsiada na statek { $ship }.
       *[other] { $player }: { $n } astronautów wsiada na statek { $ship }.
    }
log-skip = { $player } nie może umieścić nikogo na zadokowanym statku.
log-phobos = Żaden statek nie leci na Fobosa, więc na statku { $ship } leży żeton miejsca docelowego „Fobos”.
log-aim = { $player } wysyła statek { $ship } { $zone_to }.
log-launch = Statek { $ship } jest pełny i zostaje odpalony.
log-force = { $player } odpala statek { $ship }.
log-destroy = { $player } niszczy statek { $ship }; wszyscy na pokładzie giną w przestrzeni.
log-replace = { $player } zastępuje astronautę, który ginie w przestrzeni ({ $other }): { $place }.
log-kill = { $player } zabija astronautę ({ $other }) { $zone_in }.
log-move = { $player } przenosi astronautę: { $zone } → { $to }.
log-return = { $player } bierze na rękę wszystkie postacie.
log-renew = { $player }: Rekruter opuszcza grę, a pozostałe postacie ({ $n }) tworzą nową, potasowaną talię.
log-draw = { $player } dobiera kartę wydarzenia.
log-drawn = Tylko ty widzisz: { $event }.
log-hold = { $player } zatrzymuje zakrytą kartę.
log-box = Karta dobrana dla { $player } nie jest odkryciem i trafia do pudełka, nieujawniona.
log-assign = { $player } przydziela zakryte odkrycie { $zone_to }.
log-discard = { $player } odrzuca kartę { $event }: żadna zewnętrzna strefa nie jest wolna.
log-look = { $player } podgląda odkrycie { $zone_in }.
log-looked = Tylko ty widzisz: { $event } { $zone_in }.
log-use = { $player } używa karty { $event }.
log-rescue =
    { $n ->
        [one] { $player }: { $n } zagubiony astronauta trafia { $zone_to }.
       *[other] { $player }: { $n } zagubionych astronautów trafia { $zone_to }.
    }
log-hire =
    { $n ->
        [one] { $player } liczy { $zone_in } o { $n } astronautę więcej w tej fazie produkcji.
       *[other] { $player } liczy { $zone_in } o { $n } astronautów więcej w tej fazie produkcji.
    }
log-land = Statek { $ship } ląduje { $zone_in }.
log-arrive =
    { $n ->
        [one] { $player }: { $n } astronauta wysiada { $zone_in }.
       *[other] { $player }: { $n } astronautów wysiada { $zone_in }.
    }
log-vanish = Statek { $ship } nie miał celu podróży: zostaje odrzucony, a kto był na pokładzie, ginie w przestrzeni.
log-resource = Surowiec { $zone_in }: { $resource }.
log-dock = Statek { $ship } cumuje w doku { $n }.
log-reshuffle =
    { $n ->
        [one] Powstaje nowa talia statków: { $n } karta.
        [few] Powstaje nowa talia statków: { $n } karty.
       *[many] Powstaje nowa talia statków: { $n } kart.
    }
log-first = Pierwszym graczem jest teraz { $player }.
log-production = Faza produkcji { $n }.
log-gain = { $player } otrzymuje { $n } × { $resource } { $zone_in }.
log-ice = { $player } otrzymuje { $n } × lód.
log-reveal-phase = Odkrycia zostają ujawnione.
log-discovery = { $zone }: { $event }.
log-lose = { $player }: astronauta { $zone_in } ginie w przestrzeni.
log-pull =
    { $n ->
        [one] { $player }: { $n } astronauta trafia { $zone_to }.
       *[other] { $player }: { $n } astronautów trafia { $zone_to }.
    }
log-mission = { $player } ujawnia misję { $event }: { $n } pkt.
log-end = Koniec gry.

## Punkty.

score-missions = Misje
score-ice-monopoly = Monopol na lód
score-ice = Lód
score-sylvanite = Sylwanit
score-celerium = Celerium
score-discoveries = Odkrycia

end-track = Rozegrano dziesięć rund i podliczono wszystkie punkty.
end-neutral = Kolor neutralny ma więcej punktów niż oba kolory główne: nikt nie wygrywa.
