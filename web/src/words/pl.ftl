### To, co mówi tylko przeglądarka.

## Strona główna i poczekalnia.

ui-tagline = Stół do gier planszowych o Marsie.
ui-games = Gry
ui-players =
    { $from ->
        [1] 1–{ $to } graczy
       *[other] { $from }–{ $to } graczy
    }
ui-minutes = { $from }–{ $to } minut
ui-play-bot = Zagraj z botem
ui-play-alone = Zagraj solo
ui-more = Więcej możliwości
ui-my-name = Twoje imię
ui-seats = Miejsca
ui-seat = Miejsce { $n }
ui-seat-more = Jeszcze jedno miejsce
ui-seat-less = Jedno miejsce mniej
ui-lay-out = Utwórz stół
ui-laying-out = Przygotowuję stół …
ui-bad-options = Opcji w tym linku nie da się odczytać; mają być w JSON, na przykład {"{"}"draft": true{"}"}.
seat-me = Ja
seat-here = Ktoś przy tym ekranie
seat-open = Znajomy, przez link
bot-random = Losowy bot
bot-quick = Szybki bot
bot-greedy = Zachłanny bot
bot-mcts = Planujący bot
ui-my-tables = Moje stoły
ui-state-open = czeka na graczy
ui-state-playing = gra trwa
ui-join = Dołącz do stołu
ui-join-code = Kod lub link
ui-go = Przejdź
ui-invite = Zaproś linkiem
ui-invite-how = Wyślij ten link każdemu, kto ma z tobą usiąść.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-seat-free = Wolne miejsce
ui-you = ty
ui-sit = Usiądź tutaj
ui-ready = Gotowe
ui-is-ready = gotowe
ui-not-ready = jeszcze niegotowe
ui-awaited = czeka na kogoś
ui-deal-when = Karty zostaną rozdane, gdy wszyscy usiądą i będą gotowi.
ui-no-table = Nie ma takiego stołu
ui-no-server = Serwer nie odpowiada. Czy działa?
ui-went-wrong = Coś się tu nie udało. Odśwież stronę; stół jest zapisany na serwerze.

## Stół.

ui-connecting = Łączenie …
ui-lost = Ponowne łączenie …
ui-closed = Brak połączenia
ui-caught-up = Znów na bieżąco
ui-your-turn = Twój ruch
ui-thinking = Czekamy na: { $names }
ui-waiting = Jeszcze nie twoja kolej.
ui-watching = Oglądasz grę.
ui-over = Koniec gry.
ui-over-short = Koniec gry
ui-still =
    { $n ->
        [one] Jeszcze { $n }.
        [few] Jeszcze { $n }.
       *[many] Jeszcze { $n }.
    }
ui-chosen = { $option } (wybrano: { $n })
ui-marked = Wybrano { $n }, najwyżej { $most }.
ui-none-chosen = nic nie wybrano
ui-times = { $option } (×{ $n })
ui-so-often = { $option }, wybrano { $n } z { $times }
ui-send = Wyślij (wybrano: { $n })
ui-not-yet = { $option }. { $why }
ui-too-few = Najpierw wybierz co najmniej { $n }.
ui-no-more = Nie można wybrać więcej niż { $n }. Najpierw odznacz coś innego.
ui-choices = Możliwości
ui-nothing-to-choose = Teraz nie ma nic do wyboru.
ui-undo = Cofnij
ui-undo-hint = Cofnij swój ostatni ruch (U)
ui-warning = { $option }. Ostrzeżenie: { $why }.
ui-why-not = Niemożliwe: { $why }
ui-refused = { $option }: niemożliwe, { $why }.
ui-log = Dziennik
ui-earlier = Co działo się wcześniej
ui-others = Pozostali gracze i dziennik
ui-tabs = Części stołu
ui-tab-board = Stół
ui-tab-mine = Moje
ui-tab-others = Inni
ui-tab-log = Dziennik
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-away = poza stołem
ui-yes = tak
ui-no = nie
ui-pass = Przekaż urządzenie: { $name }.
ui-pass-why = Dopóki nie ma następnej osoby, niczyich kart nie widać.
ui-i-am = To ja, { $name }
ui-undo-before = { $name }: cofnij ostatni ruch

## Koniec.

ui-winner =
    { $n ->
        [one] Wygrywa: { $names }
        [0] Nikt nie wygrywa
        [few] Wygrywają wspólnie: { $names }
       *[many] Wygrywają wspólnie: { $names }
    }
ui-won-together = Wygrana!
ui-lost-together = Przegrana
ui-place = Miejsce { $n }
ui-total = Punkty
ui-points-so-far = Punkty do tej pory
ui-rematch = Zagraj jeszcze raz
ui-see-table = Obejrzyj stół
ui-see-score = Wróć do punktów
ui-record = Zapisz przebieg
ui-front-page = Strona główna

## Nauka gry.

ui-learn = Naucz się gry
ui-learn-playing = Ucz się, grając
ui-rules = Zasady
ui-cards = Karty
ui-cards-of = { $game }: karty
ui-all-cards = Wszystkie karty
ui-new-tab = (w nowej karcie przeglądarki)
ui-contents = Spis treści
ui-picture-board = Stół w środku gry. To, co świeci, można teraz wybrać.
ui-search = Szukaj
ui-search-what = Nazwa albo działanie karty
ui-kind = Rodzaj
ui-any-kind = Każdy rodzaj
ui-tag = Symbol
ui-any-tag = Każdy symbol
ui-tag-animal = zwierzęta
ui-tag-building = budowla
ui-tag-city = miasto
ui-tag-earth = Ziemia
ui-tag-event = wydarzenie
ui-tag-jovian = Jowisz
ui-tag-microbe = mikroby
ui-tag-plant = rośliny
ui-tag-power = energia
ui-tag-science = nauka
ui-tag-space = kosmos
ui-price = Koszt
ui-value = Wartość
ui-at-least = od
ui-at-most = do
ui-order = Kolejność
ui-order-printed = Jak w talii
ui-order-name = Według nazwy
ui-order-price = Według kosztu
ui-order-value = Według wartości
ui-clear = Wyczyść
ui-found =
    { $n ->
        [one] { $n } karta z { $all }
        [few] { $n } karty z { $all }
       *[other] { $n } kart z { $all }
    }
ui-found-none = Brak pasujących kart.
ui-tips = Wskazówki
ui-tip-next = Następna
ui-tip-done = OK
ui-tips-off = Bez wskazówek

## Menu i pomoc.

ui-menu = Menu
ui-language = Język
language-en = English
language-pl = Polski
language-de = Deutsch
ui-light = Jasny
ui-dark = Ciemny
ui-help = Pomoc
ui-close = Zamknij
ui-help-glow = To, co możesz wybrać, świeci. Jedno kliknięcie albo Enter to jeden wybór; rzecz z kilkoma możliwościami ma przycisk dla każdej.
ui-help-why = Kłódka mówi, czemu czegoś nie można teraz wybrać, a trójkąt ostrzega, że wybór da mniej, niż się wydaje: wskaż lub dotknij.
ui-key-walk = przejdź po możliwościach
ui-key-pick = wybierz
ui-key-number = wybierz numerem
ui-key-undo = cofnij
ui-key-help = ta pomoc

## Ikony.

icon-energy = Energia
icon-ecosystem = Ekosystem
icon-water = Woda
icon-science = Nauka
icon-construction = Budownictwo
icon-launch = Start: z Ziemi na Statek
icon-land = Lądowanie na ★
icon-land-high = Lądowanie na ★★
icon-promote = W górę: z ★ na ★★
icon-demote = W dół: z ★★ na ★
icon-shift = Między ★ a ★★
icon-swap = Zamiana
icon-transfer = Z jednego Budynku do innego
icon-draw = Dobierz kartę
icon-bottom = Karta na spód talii
icon-cover = Karta zakryta
icon-retrieve = Karta z modułu na rękę
icon-peek = Obejrzyj karty w module
icon-exchange = Zamiana dołączonych kart
icon-colonist = Masz tam kolonistę
icon-nobody = Nie masz tam kolonisty
icon-card = Masz kartę na ręce
icon-if = Tylko jeśli
icon-pay = Wtedy
icon-hand = Ręka
icon-prep = Moduł przygotowawczy
icon-thinking = myśli
