### Pocket Mars na ekranie.

about-pocket-mars = Wyślij siedmiu kolonistów na Marsa: przygotowuj projekty w tajemnicy, przebijaj karty innych i zajmuj najlepsze miejsca w czterech Budynkach.
setting-pocket-mars-draft = Draft pierwszych kart
setting-pocket-mars-solo-level = Poziom
value-pocket-mars-normal = zwykły
value-pocket-mars-hard = trudny
value-pocket-mars-hardest = najtrudniejszy

short-play = Zagraj
short-attach = Zagraj
short-discard = Odrzuć
short-prepare = Do modułu
short-pick = Zatrzymaj
short-cover = Zakryj
short-bottom = Pod talię
short-retrieve = Na rękę
short-launch = Start

pm-round = Runda { $n }
pm-set-up = Przygotowanie
pm-deck = Talia, liczba kart: { $n }
pm-deck-word = Talia
pm-discard-word = Odrzucone
pm-discard-all = Najnowsza jako pierwsza.
pm-read = Przeczytaj zdolność i karty
pm-ability = Zdolność:
pm-column = Dołączone karty, najnowsza ostatnia
pm-column-all = Dołączone karty, najnowsza ostatnia: jej wartość trzeba przebić.
pm-covered = zakryta
pm-beat = do przebicia
pm-beat-hint = Karta z twojego modułu musi być wyższa niż { $n }, by kolonista tu wylądował.
pm-no-colonists = Bez kolonistów: jego karty wysyłają ich do innych.
pm-star1 = ★, po 2 punkty, bez limitu. { $who }
pm-star2 = ★★, po 4 punkty, miejsc: { $room }. { $who }
pm-energy = Energia: { $n } z { $most }
pm-my-ship = Mój Statek
pm-earth = Ziemia
pm-on-ship =
    { $n ->
        [one] { $n } kolonista na Statku
        [few] { $n } kolonistów na Statku
       *[many] { $n } kolonistów na Statku
    }
pm-on-earth =
    { $n ->
        [one] { $n } kolonista jeszcze na Ziemi
        [few] { $n } kolonistów jeszcze na Ziemi
       *[many] { $n } kolonistów jeszcze na Ziemi
    }
pm-hand = Ręka
pm-prep = Moduł przygotowawczy
pm-pack = Do wyboru
pm-read-card = Przeczytaj: { $card }
pm-from-hand = Z ręki:
pm-from-prep = Z modułu:
