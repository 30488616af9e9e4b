### Czego serwer odmawia i dlaczego.

refuse-address = Pod tym adresem niczego nie ma.
refuse-method = Ten adres nie przyjmuje takich zapytań.
refuse-body-large = To za dużo naraz; nic, czego potrzebuje stół, nie jest tak długie.
refuse-request = Zapytanie jest niezrozumiałe: { $why }
refuse-half = Zapytanie urwało się w połowie.
refuse-broken = Na serwerze coś poszło nie tak. To nie twoja wina; spróbuj jeszcze raz.
refuse-busy = Przyszło zbyt wiele ruchów naraz. Spróbuj jeszcze raz.
refuse-table = Nie ma takiego stołu. Może link jest niepełny.
refuse-token = To miejsce należy do kogoś innego albo link do niego jest stary. Zajmij wolne miejsce lub oglądaj grę.
refuse-nobody-comes = Ten serwer można otworzyć tylko na komputerze, na którym działa, więc nie ma adresu dla innych. Uruchom go przez arsia --lan.
refuse-no-seat = Wszystkie miejsca przy tym stole są zajęte. Nadal możesz oglądać grę.
refuse-seat-taken = To miejsce nie jest wolne. Wybierz inne.
refuse-not-dealt = Gra się jeszcze nie zaczęła: ktoś nie jest gotowy.
refuse-undo-late = Gra tymczasem poszła dalej. Spójrz jeszcze raz, zanim cofniesz ruch.
refuse-record-early = Zapis gry ujawnia wszystko, co ukryte, więc przed końcem gry go nie ma.
refuse-no-rules = Zasad gry { $game } jeszcze nie spisano.
refuse-hints = Przy tym stole podpowiedzi są wyłączone; tak postanowił ten, kto go utworzył.
refuse-hint-late = Nie masz tu teraz nic do rozstrzygnięcia, więc nie ma też podpowiedzi.
refuse-replay-early = Powtórka odkrywa wszystkie karty, więc czeka do końca gry.
refuse-record-long = Ten zapis jest za długi; można tu oglądać gry do { $most } ruchów.
refuse-record-slow = Odtworzenie tego zapisu trwa zbyt długo; nie da się go tu obejrzeć.
refuse-name-long =
    { $most ->
        [one] Imię może mieć najwyżej { $most } znak.
        [few] Imię może mieć najwyżej { $most } znaki.
       *[other] Imię może mieć najwyżej { $most } znaków.
    }
refuse-name-invisible = Tego imienia nikt by nie zobaczył. Wpisz choć jedną literę, cyfrę lub znak.
refuse-bot-slow = „{ $value }” myślałby za długo; tutaj można najwyżej { $seconds } s albo { $iterations } iteracji na ruch.
refuse-tables = To już wiele stołów; z jednego adresu można utworzyć najwyżej { $most } na godzinę.
refuse-sockets = Ten stół ogląda zbyt wiele osób; najwyżej może ich być { $most }.
refuse-connections = Z jednego adresu można mieć tu najwyżej tyle otwartych połączeń: { $most }. Zamknij kilka i wróć.
refuse-origin = To przyszło ze strony { $value }, która nie należy do tego serwera. Otwórz stół tutaj; kto prowadzi serwer, może dopuścić inne strony przez --origins.
refuse-too-fast = To było za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
refuse-hello = Najpierw się przywitaj: kim jesteś i co już widzisz.
refuse-one-answer = Zapytanie niesie jedną odpowiedź: opcję (option) albo, gdzie wybiera się kilka rzeczy, cały zbiór (set).
refuse-frame = Wiadomość jest niezrozumiała: { $why }
refuse-frame-large = Ta wiadomość jest za długa; na każdy ruch wystarczy { $most } bajtów.
refuse-spectator = Oglądasz grę; ruchy wykonują tylko ci, którzy siedzą przy stole.
refuse-port = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $why }. Inny port może być wolny.

## Rozmowy, miejsca, które zmieniają gracza, powiadomienia.

refuse-phrase = Nie ma zwrotu „{ $value }”; są: { $values }.
refuse-talk-free = Przy tym stole używa się tylko gotowych zwrotów; tak życzy sobie ten, kto go utworzył.
refuse-talk-empty = Nie ma jeszcze nic do powiedzenia. Napisz coś albo wybierz zwrot.
refuse-talk-long = To długa przemowa; mieści się tu tyle znaków: { $most }. Powiedz to w dwóch częściach.
refuse-talk-fast = Sporo tu już od ciebie słychać. Weź oddech i powiedz to za chwilę.
refuse-talk-full = Ten stół usłyszał już tyle wypowiedzi: { $most }, i więcej nie zapamięta.
refuse-hand-own = Przekazać można miejsce przy tym stole, które nie jest twoje; wybierz jedno z nich.
refuse-hand-bot = Tam zawsze siedział bot. Przekazać można tylko miejsce osoby, która odeszła.
refuse-hand-there = Ta osoba jest przy stole. Przekazać można tylko miejsce kogoś, kto odszedł.
refuse-handed-bot = Pod twoją nieobecność reszta oddała twoje miejsce botowi. Możesz je odzyskać albo oglądać.
refuse-handed-free = Pod twoją nieobecność reszta zwolniła twoje miejsce. Możesz je odzyskać albo oglądać.
refuse-handed-person = Pod twoją nieobecność reszta oddała twoje miejsce komuś innemu. Możesz je odzyskać albo oglądać.
refuse-handed-on = Pod twoją nieobecność reszta przekazała dalej miejsce przejęte przez ciebie. Możesz oglądać.
refuse-returned = Osoba, która siedziała tu wcześniej, wróciła i znów ma to miejsce. Możesz oglądać.
refuse-freed = Kto utworzył ten stół, zwolnił twoje miejsce dla kogoś innego. Możesz zająć wolne miejsce albo oglądać.
refuse-absence = Nieobecność nie może trwać tyle minut: { $value }; wybierz od { $least } do { $most } minut albo nigdy.
refuse-hand-never = Przy tym stole miejsc się nie przekazuje; tak życzy sobie ten, kto go utworzył. Poczekaj na tę osobę.
refuse-hand-early = { $name }: ostatnio przy stole { $ago } temu; tutaj miejsce można przekazać po nieobecności trwającej { $absence }.
refuse-hand-idle = Nikt teraz nie czeka na tę osobę: { $name }. Miejsce można przekazać, gdy stół na nie czeka.
refuse-hand-stranger = Tu może zagrać tylko bot. Na kogoś innego muszą zgodzić się wszystkie pozostałe osoby przy stole, co najmniej dwie.
refuse-free-maker = Miejsce może zwolnić tylko ten, kto utworzył ten stół.
refuse-free-seat = Na tym miejscu nie ma kogo poprosić o odejście. Wybierz miejsce innej osoby.
refuse-free-late = Karty są rozdane, więc miejsce należy do gracza. Można je przekazać, gdy gracza długo nie ma.
refuse-seat-reserved = To miejsce czeka na osobę, która miała je w poprzedniej grze. Zwolnić je może ten, kto utworzył ten stół.
refuse-claim-second = Przy tym stole jest lub było już twoje miejsce i znasz czyjeś karty; wolne miejsce jest dla kogoś innego.
refuse-passing-alone = Nie ma tu innych osób, a boty zagrałyby do samego końca. Możesz pasować do końca rundy.
refuse-rematch-early = Gra jeszcze trwa. Zagrajcie ją do końca, a potem jeszcze raz.
refuse-push-service = Ta usługa powiadomień nie jest tu znana. Działają te z przeglądarek Chrome, Edge, Firefox i Safari.
refuse-push-keys = Te klucze nie pochodzą z subskrypcji powiadomień. Niech przeglądarka zasubskrybuje jeszcze raz.
push-turn = Twój ruch
push-waits = { $name }: stół czeka na ciebie.

## Odcinki czasu.

span-minutes =
    { $n ->
        [one] { $n } minutę
        [few] { $n } minuty
       *[many] { $n } minut
    }
span-hours =
    { $n ->
        [one] { $n } godzinę
        [few] { $n } godziny
       *[many] { $n } godzin
    }
span-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }

## Baza danych, której nie da się użyć, i stoły, których nie da się kontynuować.

refuse-database-held = Pliku { $file } używa inna Arsia, proces { $pid } pod adresem { $address }. Użyj tamtej albo najpierw ją zakończ.
refuse-database-newer = Plik { $file } należy do nowszej Arsii: ma wersję { $version }, a najnowsza znana tutaj to { $known }. Zainstaluj nowszą albo wskaż inną bazę danych.
refuse-database-damaged = Plik { $file } jest uszkodzony albo nie jest bazą danych. Przywróć jego kopię albo wskaż inną bazę danych.
refuse-database-read-only = W pliku { $file } nie można niczego zapisać. Zezwól na zapis w nim i w jego folderze albo wskaż inną bazę danych.
refuse-database-full = Tam, gdzie leży { $file }, skończyło się miejsce. Zwolnij je i uruchom serwer ponownie.
refuse-database-missing = Nie da się otworzyć pliku { $file }; może nie ma jego folderu. Utwórz folder albo wskaż inną bazę danych.
refuse-database = Nie da się użyć bazy danych { $file }: { $why }
refuse-database-away = Baza danych nie odpowiada. Gdy odpowie, stoły ruszą dalej.
table-damaged =
    { $good ->
        [one] Tego stołu nie da się kontynuować: jego zapis jest uszkodzony po { $good } ruchu.
       *[other] Tego stołu nie da się kontynuować: jego zapis jest uszkodzony po { $good } ruchach.
    }
table-edition =
    { $good ->
        [one] Tego stołu nie da się kontynuować: zaczęto go według innej edycji zasad i do tego pasuje { $good } ruch.
        [few] Tego stołu nie da się kontynuować: zaczęto go według innej edycji zasad i do tego pasują { $good } ruchy.
       *[other] Tego stołu nie da się kontynuować: zaczęto go według innej edycji zasad i do tego pasuje { $good } ruchów.
    }
table-unreadable = Tego stołu nie da się pokazać: jego zapis jest uszkodzony.

## Gdy bot albo ktoś, za kogo się pasuje, nie może odpowiedzieć.

late = Ruch się nie udał ({ $player }): { $why }. Następna próba za { $seconds } s.
late-database = baza danych jest zajęta
late-worker = proces, który myśli, został przerwany
late-overtaken = w tym czasie gra za każdym razem toczyła się dalej
late-mistake = na serwerze coś poszło nie tak

## Przychodzenie i odchodzenie.

refuse-clock = Zegar ma co najmniej { $least } sekund i najwyżej { $most } dni, a nie { $value } sekund.
refuse-bot-seat = Ktoś już tam siedzi albo nie ma takiego miejsca. Bot zajmuje wolne miejsce.
refuse-leave-alone = Nikt inny tu nie gra, więc nikt nie czeka: stół pozostanie taki, aż wrócisz.
refuse-conceded = Gra została poddana, a na twoim miejscu gra dalej bot. Możesz oglądać.
refuse-undo-free = Ten ruch możesz cofnąć bez pytania.
refuse-undo-nobody = Nie gra tu nikt inny, kto mógłby na to pozwolić.
refuse-undo-no-wish = Nikt już nie prosi o cofnięcie ruchu; gra poszła dalej.
undo-nothing = Nie było jeszcze twojego ruchu, więc nie ma czego cofać.
undo-light = Twój ostatni ruch coś ujawnił, na przykład nową kartę, więc zostaje.
undo-moved = Od twojego ostatniego ruchu gra poszła dalej, więc zostaje.
