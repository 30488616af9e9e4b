### Misja: Czerwona Planeta na ekranie.

## Mapa.

mr-map = Mapa Marsa
mr-next-to = Sąsiaduje z: { $zones }.
mr-inner = Strefa wewnętrzna: bez odkrycia, a Żołnierz nikogo tu nie zabija.
mr-destinations-left = Pozostałe żetony miejsca docelowego: { $n }.
mr-produces = Surowiec: { $resource }
mr-unknown-resource = Zakryty surowiec: odkrywa się, gdy ktoś przybędzie
mr-tokens = { $n } × { $resource }
mr-astronauts = { $player }: liczba astronautów { $n }
mr-face-down = Zakryte odkrycie.
mr-seen-by = Widzieli je: { $names }.

## Platforma startowa.

mr-launchpad = Platforma startowa
mr-ship = Statek { $ship }, dok { $dock }: { $goes }, miejsca: { $n }, wolne: { $free }.
mr-ship-short = Statek { $ship }
mr-aboard = Na pokładzie: { $who }.
mr-steered = Leży na nim żeton miejsca docelowego; na karcie: { $printed }.
mr-launched = Odpalony: wyląduje na koniec rundy.
mr-unknown = ?
mr-empty = pusty

## Rundy i odliczanie.

mr-track = Rundy i fazy
mr-set-up = Przygotowanie
mr-stop-round = Runda { $n }
mr-stop-production =
    { $n ->
        [one] Produkcja: { $n } żeton w każdej strefie z odkrytym surowcem
        [few] Produkcja: { $n } żetony w każdej strefie z odkrytym surowcem
       *[many] Produkcja: { $n } żetonów w każdej strefie z odkrytym surowcem
    }
mr-stop-discovery-reveal = Ujawnienie odkryć
mr-stop-final-scoring = Końcowe podliczanie punktów
mr-countdown = Odliczanie
mr-countdown-at = Odliczanie wskazuje { $n }
mr-last-round = Odkryte w rundzie { $n }
mr-events = Karty wydarzeń w talii: { $n }
mr-events-word = Wydarzenia
mr-ships = Statki w talii: { $n }, odrzucone: { $out }
mr-ships-word = Statki
mr-discarded = Użyte: { $cards }
mr-lost = Zagubieni w przestrzeni
mr-lost-are = Zagubieni w przestrzeni: { $who }

## Gracze.

mr-characters = Moje postacie
mr-is-chosen = wybrana
mr-is-shown = odkryta
mr-is-played = zagrana, odkryta
mr-my-events = Moje misje i akcje
mr-no-events = Żadnych misji ani akcji.
mr-hidden-events = Zakryte karty wydarzeń: { $n }
mr-kept = zatrzymana
mr-supply = Astronauci w zapasie: { $n }
mr-lost-own = Zagubieni w przestrzeni: { $n }
mr-holds = Zakryte karty wydarzeń: { $n }
mr-has-chosen = postać wybrana
mr-state-held = na ręce
mr-state-played = odkryta
mr-state-chosen = w tej rundzie
mr-state-gone = poza grą
mr-decided-by = Decyduje { $player }
mr-neutral-deck = Postacie w talii: { $n }
mr-first = Pierwszy gracz
mr-token-points = punkty na żetonach: { $n }
mr-hand-is = postacie na ręce: { $n }

# What a character does, in a few words.
mr-gist-recruiter = odzyskaj wszystkie karty
mr-gist-explorer = do 3 ruchów
mr-gist-scientist = dobierz lub podejrzyj
mr-gist-secret-agent = wymuś start
mr-gist-saboteur = zniszcz statek
mr-gist-femme-fatale = zastąp rywala
mr-gist-travel-agent = wszyscy na jeden statek
mr-gist-soldier = zabij i opuść Fobosa
mr-gist-pilot = zmień cel statku
