### Co robią inni.

ui-pace = Ruchy innych
ui-pace-about = Jak szybko są pokazywane; kliknięcie lub klawisz je pomija.
ui-pace-once = Od razu
ui-pace-quick = Szybko
ui-pace-calm = Spokojnie
ui-pace-step = Krok po kroku
ui-pace-next = Dalej
ui-pace-skip = Pomiń
ui-pace-to-turn = Twój ruch: pomiń
ui-pace-left =
    { $n ->
        [one] jeszcze { $n } ruch
        [few] jeszcze { $n } ruchy
       *[other] jeszcze { $n } ruchów
    }
ui-pace-more =
    { $n ->
        [one] i jeszcze { $n } wiersz w dzienniku
        [few] i jeszcze { $n } wiersze w dzienniku
       *[other] i jeszcze { $n } wierszy w dzienniku
    }

## Dziennik.

ui-log-sift = Filtruj dziennik
ui-log-player = Czyje ruchy
ui-log-everybody = Wszyscy
ui-log-part = Która runda
ui-log-always = Wszystkie rundy
ui-log-round = Runda { $n }
ui-log-generation = Pokolenie { $n }

## Koniec i dźwięki.

ui-count = Policz punkty
ui-counting = Liczymy punkty …
ui-effects = Dźwięki przy stole
ui-effects-about = Słychać płytki, karty, punkty i koniec gry.
ui-sounds-on = Włącz dźwięki
ui-sounds-off = Wyłącz dźwięki
