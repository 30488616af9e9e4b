### Wspólne dla wszystkich gier: listy, nazwy, pytania i odmowy samego stołu.

list = { $before }, { $next }
list-reasons = { $before }; { $next }

player = Gracz { $n }
seat = miejsce { $n }

## Własne pytania, opcje i zdarzenia stołu.

prompt-choose = Wybierz jedno.
prompt-which-first = Który efekt następuje najpierw? { $steps }.
step-numbered = ({ $n }) { $text }
step-unnamed = { $step }
option-first = Najpierw efekt { PLACE($n) }
option-undo = Cofnij ostatni ruch
log-undo = { $player } cofa ruch.
why-not-possible = tego nie da się teraz zrobić: { $step }

## Odmowy w trakcie gry.

refuse-over = Gra się skończyła, nie ma już o czym decydować.
refuse-no-such-seat =
    { $seats ->
        [one] Nie ma takiego miejsca; przy stole jest { $seats } miejsce o numerze 0.
        [few] Nie ma takiego miejsca; przy stole są { $seats } miejsca, liczone od 0.
       *[many] Nie ma takiego miejsca; przy stole jest { $seats } miejsc, liczonych od 0.
    }
refuse-not-asked = Stół nie czeka teraz na: { $seat }; czeka na: { $pending }.
refuse-late = To odpowiedź na pytanie, które nie jest już otwarte. Teraz możliwe: { $options }.
refuse-malformed = Opcja to czasownik, a po nim nazwy i liczby całkowite. Teraz możliwe: { $options }{ refuse-more }
refuse-because = Teraz tak nie można: { $reasons }. Możliwe: { $options }{ refuse-more }
refuse-not-this = To teraz niemożliwe, ale możliwe są: { $options }{ refuse-more }
refuse-not-offered = Takiej opcji nie ma. Teraz możliwe: { $options }{ refuse-more }
refuse-more =
    { $more ->
        [0] .
       *[other] {" "}i jeszcze { $more }.
    }
refuse-not-several = Na to pytanie odpowiada się jedną opcją, a nie zbiorem. Teraz możliwe: { $options }{ refuse-more }
refuse-set-order = Po kolei „{ $option }” nie może być teraz. Podaj cały zbiór naraz, w dowolnej kolejności, na przykład [{ $options }]; to, co zaczęte, najpierw cofnij.
refuse-set-element = Czegoś z tego nie może być w zbiorze. Mogą być: { $options }{ refuse-more }
refuse-set-often =
    „{ $option }” może być w zbiorze { $times ->
        [one] tylko raz
       *[other] najwyżej { $times } razy
    }.
refuse-set-size =
    { $least ->
        [0] Można wybrać najwyżej { $most }, a wybrano { $n }.
       *[other] Trzeba wybrać od { $least } do { $most }, a wybrano { $n }.
    }
refuse-set-exact = Trzeba wybrać dokładnie { $most }, a wybrano { $n }.
refuse-set-together = To się nie łączy: „{ $option }” nie może dołączyć do reszty.
refuse-set-ending = Tego, co wybrano, nie można zakończyć przez „{ $option }”.
refuse-undo = Nie ma czego cofnąć: cofnąć można tylko własny ostatni ruch, dopóki nic nie wyjdzie na jaw, nikt inny się nie ruszy i gra trwa.

## Odmowy przy nowym stole.

refuse-game = Nie ma gry „{ $value }”; są: { $games }.
refuse-game-broken = Gra „{ $value }” jest zainstalowana, ale nie daje się wczytać z { $where }: { SENTENCE($why) }
refuse-game-other = Gra „{ $value }” jest zainstalowana jako { $where }, a to nie jest gra o tej nazwie; punkt wejścia musi wskazywać obiekt Game o takiej samej nazwie.
refuse-seats = Liczba miejsc „{ $value }” nie pasuje do gry { $game }; możliwe liczby: { $seats }.
refuse-option = Gra { $game } nie ma opcji „{ $value }”; ma: { $options }.
refuse-value = „{ $value }” nie jest wartością opcji { $option } gry { $game }; możliwe wartości: { $values }.
refuse-seed = „{ $value }” nie jest ziarnem; ziarno to liczba całkowita od 0 w górę.
refuse-language = Nie ma słów w języku „{ $value }”; języki to: { $languages }.

## Odmowy przy zapisie.

refuse-imagined = Ten stół nie ma zapisu: jest wyobrażony albo ustawiony, a zapis ma tylko stół rozegrany od swojego ziarna.
refuse-record-head = To nie jest zapis gry; zapis ma format, grę, miejsca, opcje, ziarno i ruchy.
refuse-record-move = Ruch { $index } w zapisie jest uszkodzony; ruch wygląda tak: [miejsce, [czasownik, …]].
refuse-record-damaged =
    { $good ->
        [one] Zapis jest uszkodzony; da się odtworzyć { $good } ruch. Powód: { $why }
        [few] Zapis jest uszkodzony; da się odtworzyć { $good } ruchy. Powód: { $why }
       *[many] Zapis jest uszkodzony; da się odtworzyć { $good } ruchów. Powód: { $why }
    }
refuse-record-edition =
    { $good ->
        [one] Zapis powstał przy innej edycji zasad; da się odtworzyć { $good } ruch. Powód: { $why }
        [few] Zapis powstał przy innej edycji zasad; da się odtworzyć { $good } ruchy. Powód: { $why }
       *[many] Zapis powstał przy innej edycji zasad; da się odtworzyć { $good } ruchów. Powód: { $why }
    }
refuse-format = Zapis ma format „{ $value }”; ta wersja czyta format { $format }.
refuse-upto = Zapisu nie da się odtworzyć do ruchu „{ $value }”; możliwe są liczby całkowite od 0 do { $moves }.

## Odmowy przy botach i ich meczach.

refuse-bot = Nie ma bota „{ $value }”; są: { $bots }.
refuse-bot-count =
    { $seats ->
        [one] Liczba botów { $value } nie pasuje do { $seats } miejsca; podaj dokładnie 1.
       *[other] Liczba botów { $value } nie pasuje do { $seats } miejsc; podaj od 1 do { $seats }.
    }
refuse-too-few = „{ $value }” nie jest liczbą { $what }; możliwa jest liczba całkowita od 1 w górę.
what-games = gier
what-workers = procesów
refuse-worker = Proces roboczy nie mógł zagrać: { $why } Z jednym procesem może się udać; to, czego potrzebują procesy robocze, musi być zainstalowane, a nie tylko zarejestrowane.
refuse-worker-died = Proces roboczy skończył się, zanim mógł zagrać. Z jednym procesem może się udać; skrypt, który uruchamia procesy robocze, robi to pod „if __name__ == "__main__":”.
refuse-odd-games = Każde rozdanie gra się raz z każdego miejsca, więc liczba gier { $value } nie pasuje; musi być parzysta.

## Części widoku, których gra sama nie nazywa.

part-players = Gracze
part-player = Gracz
part-round = Runda
part-deck = Talia
part-discard = Stos kart odrzuconych
part-first = Pierwszy gracz
part-active = Czyja tura

## Przychodzenie i odchodzenie.

end-conceded = { $player } poddaje grę.
end-time = { $player }: czas minął.
