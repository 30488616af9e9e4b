### Czego serwer odmawia i dlaczego.

refuse-address = Pod tym adresem niczego nie ma.
refuse-method = Ten adres nie przyjmuje takich zapytań.
refuse-body-large = To za dużo naraz; nic, czego potrzebuje stół, nie jest tak długie.
refuse-request = Zapytanie jest niezrozumiałe: { $why }
refuse-broken = Na serwerze coś poszło nie tak. To nie twoja wina; spróbuj jeszcze raz.
refuse-busy = Przyszło zbyt wiele ruchów naraz. Spróbuj jeszcze raz.
refuse-table = Nie ma takiego stołu. Może link jest niepełny.
refuse-token = To miejsce należy do kogoś innego albo link do niego jest stary. Zajmij wolne miejsce lub oglądaj grę.
refuse-no-seat = Wszystkie miejsca przy tym stole są zajęte. Nadal możesz oglądać grę.
refuse-seat-taken = To miejsce nie jest wolne. Wybierz inne.
refuse-not-dealt = Gra się jeszcze nie zaczęła: ktoś nie jest gotowy.
refuse-undo-late = Gra tymczasem poszła dalej. Spójrz jeszcze raz, zanim cofniesz ruch.
refuse-record-early = Zapis gry ujawnia wszystko, co ukryte, więc przed końcem gry go nie ma.
refuse-hints = Przy tym stole podpowiedzi są wyłączone; tak postanowił ten, kto go założył.
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
refuse-bot-slow = „{ $value }” myślałby za długo; tutaj można najwyżej { $seconds } s albo { $iterations } iteracji na ruch.
refuse-tables = To już wiele stołów; z jednego adresu można założyć najwyżej { $most } na godzinę.
refuse-sockets = Ten stół ogląda zbyt wiele osób; najwyżej może ich być { $most }.
refuse-too-fast = To było za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
refuse-hello = Najpierw się przywitaj: kim jesteś i co już widzisz.
refuse-frame = Wiadomość jest niezrozumiała: { $why }
refuse-frame-large = Ta wiadomość jest za długa; na każdy ruch wystarczy { $most } bajtów.
refuse-spectator = Oglądasz grę; ruchy wykonują tylko ci, którzy siedzą przy stole.
refuse-port = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $why }. Inny port może być wolny.
