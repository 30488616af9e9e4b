### Oglądanie, powtórki, podpowiedzi i wykres.

## Oglądanie.

ui-watch-link = Link dla widzów
ui-watch-how = Kto otworzy ten link, widzi to, co jawne, ale nie widzi niczyich kart.
ui-watch-copy = Kopiuj link dla widzów
ui-watchers =
    { $n ->
        [one] Patrzy { $n } osoba
        [few] Patrzą { $n } osoby
       *[other] Patrzy { $n } osób
    }

## Podpowiedzi.

ui-hints-allowed = Dozwolone podpowiedzi mocnego gracza
ui-hint = Podpowiedź
ui-hint-hint = Co zrobiłby mocny gracz (H)
ui-hint-title = Co zrobiłby mocny gracz
ui-hint-take = Zagraj to
ui-hint-thinking = Analizuję …
ui-hint-games =
    { $n ->
        [one] Twoja szansa na wygraną, z jednej szybkiej gry do końca. Mocny gracz wie tylko to, co ty.
        [few] Twoja szansa na wygraną, z { $n } szybkich gier do końca. Mocny gracz wie tylko to, co ty.
       *[other] Twoja szansa na wygraną, z { $n } szybkich gier do końca. Mocny gracz wie tylko to, co ty.
    }
ui-key-hint = poproś o podpowiedź
ui-percent = { $n }%

## Powtórka.

ui-replay = Obejrzyj grę jeszcze raz
ui-replay-title = Powtórka: { $game }
ui-replay-loading = Wczytuję grę …
ui-replay-bar = Powtórka
ui-replay-start = Rozdanie
ui-replay-dealt = Karty są rozdane.
ui-replay-move = { $name }: { $option }
ui-replay-back-later = później cofnięte
ui-replay-at = Ruch { $n } z { $of }
ui-replay-first = Na początek (Home)
ui-replay-back = Ruch wstecz (←)
ui-replay-forth = Ruch naprzód (→)
ui-replay-last = Na koniec (End)
ui-replay-play = Odtwarzaj (spacja)
ui-replay-pause = Zatrzymaj (spacja)
ui-replay-pace = Tempo: { $n } z 3
ui-replay-eyes = Czyimi oczami
ui-replay-nobody = Widz
ui-replay-hands = Wszystkie karty
ui-replay-hands-none = Nikt teraz niczego nie ukrywa.
ui-replay-to-table = Do stołu
ui-see-replay = Powtórka
ui-finished = Zakończone
ui-state-over = zakończona: obejrzyj ją jeszcze raz
ui-log-save = Zapisz dziennik
ui-replay-file = Obejrzyj zapisaną grę
ui-replay-file-how = Upuść tu zapis gry albo wybierz plik. Zostaje na tej stronie i nigdzie nie jest przechowywany.
ui-replay-choose = Wybierz plik
ui-replay-drop = Upuść plik, aby obejrzeć grę.
ui-replay-not-json = „{ $file }” nie jest zapisem gry: to nie JSON. Zapis to plik, który daje „Zapisz przebieg”.
ui-replay-large = „{ $file }” jest za duży na zapis gry.
ui-replay-other = Inny plik

## Wykres.

ui-chart = Jak przebiegła gra
ui-chart-chances = Szansa na wygraną
ui-chart-scores = Punkty
ui-chart-working = Obliczanie szans … { $n }%
ui-chart-plot = { $measure } w czasie. Strzałki prowadzą wzdłuż wykresu; Enter otwiera tę chwilę w powtórce.
ui-chart-moment = Ruch { $n }
ui-chart-table = Jako tabela
ui-chart-how = Szanse pochodzą z szybkich gier do końca, rozegranych z tego, co każde miejsce wtedy wiedziało.
ui-review-turns = Punkty zwrotne
ui-review-turn = { $name }, szansa na wygraną: przedtem { $before }, potem { $after }.
ui-review-mistakes = Prawdopodobne błędy
ui-review-better = Lepiej: { $option }. Szansa { $better } zamiast { $made }.
ui-review-how = Ocenił to mocny gracz, który wiedział tylko to, co to miejsce w tamtej chwili; może się mylić.

## Części tego, co ktoś trzyma.

part-hand = Ręka
part-prep = Moduł przygotowawczy
part-chosen = Wybrane
part-dealt = Rozdane
part-offered = Korporacje do wyboru
part-pack = Do podania dalej
part-plan = Zaplanowana faza
part-missions = Misje
part-actions = Karty akcji
part-picked = Zatrzymana
part-rejected = Oddana
part-box = Poza grą
part-goals = Ukryte cele
