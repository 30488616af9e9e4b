### Przychodzenie i odchodzenie: strona główna, znajomi, poczekalnia, zegary, odejście.

## Strona główna.

ui-open-tables = Otwarte stoły
ui-free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
ui-setting = { $name }: { $value }
ui-sit-down = Usiądź
ui-play-friends = Zagraj ze znajomymi
ui-how-many = Ile osób gra?
ui-listed = Pokaż stół na stronie głównej tego serwera, aby każdy mógł tu usiąść
ui-make-table = Utwórz stół

## Zapraszanie.

ui-reach-nobody = Ten link otwiera się tylko na tym komputerze: serwer nie wpuszcza nikogo innego.
ui-reach-how = Aby weszli znajomi z twojej sieci, zakończ go przez Ctrl-C i uruchom przez
ui-reach-or = albo
ui-reach-host = Aby serwer nasłuchiwał pod jednym adresem, na przykład w internecie:
ui-qr = Zaproszenie jako kod QR
ui-qr-how = Dla telefonów przy stole

## Poczekalnia.

ui-variant = Jak gra się przy tym stole
ui-variant-usual = Zwykłe zasady
ui-bot-here = Bot na to miejsce
ui-which-bot = Który bot
ui-no-bot = Bez bota
ui-get-up = Opuść stół
ui-get-up-how = Twoje miejsce będzie wolne dla kogoś innego.
ui-somebody = Ktoś
ui-talk-watching = To czytają tylko oglądający, gracze nie.

## Odejście i poddanie.

ui-leaving = Odejdź lub poddaj grę
ui-leave = Odejdź
ui-leave-bot = Na twoim miejscu gra dalej bot, więc nikt nie musi czekać. Możesz wrócić w każdej chwili i odzyskać miejsce.
ui-leave-alone = Nikt inny tu nie czeka. Stół pozostanie taki, aż wrócisz; znajdziesz go na stronie głównej.
ui-concede = Poddaj grę
ui-concede-over = Gra kończy się od razu: nie zostaje nikt inny do gry, więc wygrywa druga osoba. Tego nie można cofnąć.
ui-concede-alone = Gra kończy się od razu i jest przegrana. Tego nie można cofnąć.
ui-concede-bot = Odpadasz z walki o zwycięstwo. Na twoim miejscu gra dalej bot, aby inni mogli skończyć. Nie możesz wrócić, ale możesz oglądać.
ui-concede-sure = Tak, poddaję grę
ui-conceded = gra poddana; dalej gra bot

## Zegary.

ui-clock = Czas
ui-clock-none = bez zegara
ui-clock-turn-1 = 1 minuta na każdą decyzję
ui-clock-turn-3 = 3 minuty na każdą decyzję
ui-clock-turn-10 = 10 minut na każdą decyzję
ui-clock-game-30 = po 30 minut na całą grę
ui-clock-game-60 = po godzinie na całą grę
ui-clock-game-120 = po 2 godziny na całą grę
ui-clock-day-1 = 1 dzień na każdą decyzję
ui-clock-day-3 = 3 dni na każdą decyzję
ui-clock-day-7 = 7 dni na każdą decyzję
ui-clock-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
ui-clock-then = Gdy czas minie
ui-clock-then-bot = gdy czas minie, gra dalej bot
ui-clock-then-pass = gdy czas minie, ta osoba pasuje
ui-clock-then-end = gdy czas minie, dla tej osoby gra się kończy
ui-clock-of = { $name }: zostało { $time }

## Cofanie.

ui-confirm-never = Nie pytaj więcej
ui-undo-ask = Poproś pozostałych o zgodę
ui-undo-asked = Twoja prośba o cofnięcie ostatniego ruchu czeka na zgodę.
ui-undo-wish = { $name } prosi o cofnięcie ostatniego ruchu i wszystkiego, co było po nim.
ui-undo-allow = Zgoda
ui-undo-refuse = Niech zostanie
ui-undo-never-mind = Już nie trzeba

## Udostępnianie.

ui-share = Udostępnij tę chwilę
ui-share-picture = Co inni widzą w linku: gra, ruch i punkty wszystkich
ui-share-link = Link do tej chwili
ui-share-embed = Powtórka na innej stronie
ui-share-embed-how = Wstaw to na inną stronę. Pokaże zakończoną grę i nic innego z tego serwera.
ui-share-whole = Otwórz całą powtórkę w Arsii
