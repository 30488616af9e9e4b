### Co słyszy się w pierwszej grze, gdy nadchodzi właściwa chwila.

tip-action = W turze wykonujesz jedną lub dwie akcje, a tury idą w koło, aż wszyscy spasują. Na początku zagrywaj karty podnoszące produkcję: opłaca się w każdym pokoleniu od nowa.
tip-corporation = Korporacja daje pieniądze na start i specjalną zasadę. Wybierz pasującą do kart, które dostajesz.
tip-play = Świecące karty można teraz zagrać; pozostałe mówią, czemu nie. Brązowe pola to produkcja, czerwona ramka dotyczy dowolnego gracza, którego wybierasz.
tip-project = Projekty standardowe są dostępne zawsze, jeśli masz pieniądze. Gdy brak dobrej karty, asteroida lub nawadnianie i tak dają punkt WT.
tip-rating = Podnoszenie temperatury, tlenu i oceanów podnosi twój WT. WT to dochód w każdym pokoleniu i punkty na końcu: liczy się podwójnie.
tip-pass = Ktoś spasował. Zakończenie tury to jeszcze nie pas; jeśli jednak nie wykonasz żadnej akcji, też pasujesz i czekasz na następne pokolenie.
tip-tile = Dostajesz to, co narysowano na polu, i 2 M€ za każdy sąsiedni ocean. Miasta lubią zieleń dookoła; zieleń kładzie się obok własnych płytek.
tip-ocean = Oceany są niczyje, ale kto umieszcza ocean, dostaje premię z pola, 1 WT i 2 M€ za każdy ocean obok.
tip-buy = Karta kosztuje 3 M€ teraz, a swoją cenę później. Kupuj to, co wkrótce zagrasz lub co pasuje do twoich symboli; zwykle jedną lub dwie na pokolenie.
tip-pay = Stalą płaci się za karty z symbolem budowli, tytanem za karty z symbolem kosmosu. Do niczego innego się nie przydają, więc wydawaj je przed M€.
tip-convert = 8 roślin to obszar zieleni, 8 ciepła to poziom temperatury. Jedno i drugie daje WT, więc nie zwlekaj.
tip-blue = Masz niebieską kartę z akcją. Każdej można użyć raz na pokolenie: nie zapomnij o niej przed pasem.
tip-milestone = Możesz zdobyć tytuł: 8 M€ za 5 punktów, a rozdaje się tylko trzy. Często to najlepsza okazja na stole.
tip-award = Nagroda daje na końcu 5 punktów temu, kto w niej prowadzi, bez względu na to, kto zapłacił. Funduj tylko tam, gdzie utrzymasz prowadzenie.
tip-sell = Karty, których nigdy nie zagrasz, są warte po 1 M€.
tip-last-greenery = Planeta jest gotowa. Rośliny mogą ostatni raz stać się zielenią: po punkcie, a przy twoich miastach więcej.
