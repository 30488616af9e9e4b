### Powiadomienia, rozmowy, osoby przy stole i to, co kto woli.

## Ustawienia.

ui-settings = Ustawienia
ui-back = Wróć
ui-settings-kept = Wszystko to pamięta ta przeglądarka.
ui-being-told = Powiadomienia
ui-sound = Krótki dźwięk
ui-sound-about = Gdy po dłuższym czekaniu przychodzi twoja kolej albo gdy patrzysz gdzie indziej.
ui-notify = Powiadomienia w przeglądarce
ui-notify-about = Gdy przychodzi twoja kolej, a stół jest otwarty w karcie, na którą nie patrzysz.
ui-notify-denied = Przeglądarka nie pozwala stąd na powiadomienia. Możesz na nie zezwolić w jej ustawieniach dla tej strony.
ui-push = Powiadomienie, gdy stół jest zamknięty
ui-push-about = Serwer da znać przeglądarce, gdy stół na ciebie czeka, nawet jeśli żadna strona nie jest otwarta.
ui-push-cannot = Ta przeglądarka potrafi to tylko na stronach otwartych przez https.
ui-push-failed = Przeglądarce nie udało się włączyć powiadomień. Czy jej usługa jest osiągalna?
ui-looks = Wygląd
ui-theme = Motyw
ui-theme-system = Jak w systemie
ui-theme-dark = Ciemny
ui-theme-light = Jasny
ui-size = Wielkość tekstu
ui-size-usual = Zwykła
ui-size-large = Duża
ui-size-largest = Największa
ui-still-motion = Mniej ruchu
ui-still-about = Karty i znaczniki po prostu są tam, gdzie mają być, bez wędrowania.
ui-playing = Podczas gry
ui-ask-first = Pytaj, zanim skończę turę
ui-ask-first-about = Przed ruchem, który kończy twoją turę i którego nie da się potem cofnąć, padnie pytanie, czy na pewno.
ui-show-tips = Pokazuj wskazówki
ui-show-tips-about = Krótkie podpowiedzi w chwili, gdy są potrzebne, póki gra jest dla ciebie nowa.

## Twój ruch.

ui-table-waits = { $name }: stół czeka na ciebie.
ui-confirm = „{ $what }” kończy twoją turę. Zagrać?
ui-confirm-yes = Tak
ui-confirm-no = Jeszcze nie
ui-thinking-too =
    { $n ->
        [one] { $names }: też decyduje
        [few] { $names }: też decydują
       *[many] { $names }: też decydują
    }
ui-gone =
    { $n ->
        [one] Poza stołem: { $names }
        [few] Poza stołem: { $names }
       *[many] Poza stołem: { $names }
    }
ui-since = Od twojego ostatniego ruchu
ui-since-read = OK
ui-since-earlier =
    { $n ->
        [one] … i jeszcze { $n } wcześniejszy wpis w dzienniku
        [few] … i jeszcze { $n } wcześniejsze wpisy w dzienniku
       *[many] … i jeszcze { $n } wcześniejszych wpisów w dzienniku
    }

## Rozmowa.

ui-beside = Dziennik i czat
ui-talk = Czat
ui-talk-quiet = Nikt jeszcze nic nie powiedział.
ui-unread =
    { $n ->
        [one] { $n } nieprzeczytana
        [few] { $n } nieprzeczytane
       *[many] { $n } nieprzeczytanych
    }
ui-phrases = Gotowe zwroty, które każdy czyta w swoim języku
ui-say = Wyślij
ui-say-what = Napisz coś
ui-free-talk = Można pisać, co się chce (inaczej tylko gotowe zwroty)

## Osoby.

ui-people = Osoby przy stole
ui-notices = Wiadomości
ui-there = przy stole
ui-bot = bot
ui-stands-in = bot, za kogoś, kto odszedł
ui-passes-round = pasuje do końca rundy
ui-passes-stop = na razie pasuje
ui-somebody-else = Ktoś inny, przez link
ui-hand-to = Kto gra dalej za: { $name }
ui-hand-on = Przekaż miejsce
ui-hand-how = Miejsce kogoś, kogo długo nie ma, można przekazać, gdy zgodzą się pozostali. Kto wróci, zawsze może je odebrać.
ui-absence = Gdy kogoś długo nie ma, reszta może przekazać miejsce
ui-absence-10 = po 10 minutach
ui-absence-60 = po 1 godzinie
ui-absence-1440 = po 1 dniu
ui-absence-4320 = po 3 dniach
ui-absence-10080 = po 7 dniach
ui-absence-never = nigdy
ui-kept = czeka na tę osobę
ui-free-it = Zwolnij to miejsce
ui-wish-bot = { $name } proponuje, żeby za tę osobę zagrał bot: { $other }.
ui-wish-open = { $name } proponuje, żeby za tę osobę zagrał ktoś inny: { $other }.
ui-agree = Zgoda
ui-wait = Poczekajmy
ui-free-seat = Miejsce { $n } jest wolne:
ui-free-invite = Miejsce { $n } jest wolne. Wyślij komuś link.
ui-copy-link = Kopiuj link
ui-seat-lost = Twoje miejsce
ui-take-back = Odzyskaj moje miejsce
ui-watch = Oglądaj
ui-pass-for-me = Pasuj za mnie
ui-pass-how = Gdzie można spasować, pasuje się za ciebie; każda inna decyzja czeka na ciebie. Twój własny ruch to kończy.
ui-pass-round = Do końca rundy
ui-pass-until-stop = Aż powiem stop
ui-pass-stop = Decyduję znowu
ui-i-pass-round = Pasujesz do końca rundy.
ui-i-pass-stop = Pasujesz, aż powiesz stop.
ui-rematch-join = Jeszcze raz: stół już gotowy
ui-rematch-watch = Oglądaj następną grę
