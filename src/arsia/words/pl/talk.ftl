### To, co mówi się przy stole poza grą: gotowe zwroty i wiadomości dla wszystkich.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thinking = Myślę …
phrase-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej.
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-well-played = Dobrze zagrane!
phrase-oops = Ups!
phrase-wow = Wow!
phrase-again = Zagramy jeszcze raz?
phrase-goodbye = Muszę iść. Do zobaczenia!

notice-wish-bot = { $player } proponuje, żeby za tę osobę zagrał bot: { $other }.
notice-wish-open = { $player } proponuje, żeby za tę osobę zagrał ktoś inny: { $other }.
notice-kept = { $player } woli jeszcze poczekać: { $other }.
notice-bot = Za tę osobę gra teraz bot: { $name }.
notice-free = Miejsce jest wolne dla kogoś innego: { $name }.
notice-back = { $player } wraca do stołu.
notice-passing-round = { $player } pasuje do końca rundy.
notice-passing-stop = { $player } na razie pasuje.
notice-passing-over = { $player } znów decyduje.

## Przychodzenie i odchodzenie.

notice-left = { $name } odchodzi od stołu.
notice-left-bot = { $name } odchodzi od stołu; dalej gra bot.
notice-conceded-bot = { $name } poddaje grę; dalej gra bot.
notice-conceded-over = { $name } poddaje grę. Koniec gry.
notice-time-left = { $name }: czas minął; dalej gra bot.
notice-time-bot = { $name }: czas minął, to koniec walki o zwycięstwo; dalej gra bot.
notice-time-over = { $name }: czas minął. Koniec gry.
notice-time-passed = { $name }: czas minął; ta osoba pasuje.
notice-undo-wish = { $player } prosi o cofnięcie ostatniego ruchu.
notice-undo-yes = Wszyscy się zgadzają: { $player } cofa ostatni ruch.
notice-undo-no = { $player } nie zgadza się na cofnięcie ruchu: { $other }.
