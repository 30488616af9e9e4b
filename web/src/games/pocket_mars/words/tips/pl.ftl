### Co słyszy się w pierwszej grze, gdy nadchodzi właściwa chwila.

tip-split = Każda karta działa na dwa sposoby: z ręki (górny wiersz) albo z modułu przygotowawczego (dolny wiersz). Wysokie liczby kładź do modułu: wyższa liczba pozwala wylądować koloniście.
tip-turn = W turze robisz jedną rzecz. Koloniści podróżują w dwóch krokach: z Ziemi na Statek, potem ze Statku do Budynku. Dopiero na Marsie są dużo warci.
tip-attach = Zanim zagrasz kartę z modułu, spójrz na liczbę do przebicia pod jej Budynkiem. Jeśli twoja jest wyższa, a na Statku ktoś czeka, kolonista może od razu wylądować.
tip-play = Karta zagrana z ręki wykonuje górny wiersz i znika. To dobre dla niskich liczb, które i tak niczego nie przebiją.
tip-launch = Nikogo na Statku? Póki ktoś twój jest na Ziemi, możesz go wziąć, a bez załogi nie ma kto lądować.
tip-reveal = Możesz też zagrać kartę z modułu innego gracza. Widzisz tylko jej kolor: ty dostajesz zdolność Budynku, a właściciel akcję karty.
tip-discard = Brak energii? Odrzucenie karty daje 1. Wiele mocnych akcji kosztuje energię, a za najwięcej energii na koniec jest punkt.
tip-land-here = Liczba jest wyższa, więc twój kolonista może tu wysiąść za darmo. Prawie zawsze warto.
tip-prepared = Karta z modułu daje do trzech rzeczy: lądowanie, dolny wiersz i zdolność Budynku. Każdą można pominąć, nie tracąc pozostałych.
tip-effect = Efekty następują w zapisanej kolejności, każdy na tyle, na ile się da. Pominąć można tylko to, przy czym stoi „możesz”.
tip-prepare = Po każdej turze uzupełniasz karty: dwie na ręce, dwie w module. Karta w module leży, aż ktoś ją zagra, więc wybieraj, patrząc na dolny wiersz.
tip-promote = Na ★★ kolonista jest wart 4 punkty zamiast 2, ale miejsca jest mało. Na pełne ★★ nikt nie wejdzie.
tip-spread = Ktoś wylądował. Na koniec są 2 dodatkowe punkty za kolonistów we wszystkich czterech Budynkach i 3 za czterech w jednym. Gra kończy się rundą, w której na Marsa trafi czyjś siódmy kolonista.
