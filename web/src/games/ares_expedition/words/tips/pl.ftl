### Co słyszy się w pierwszej grze, gdy nadchodzi właściwa chwila.

tip-corporation = Korporacja daje pieniądze na start i coś wyjątkowego. Zobacz, która pasuje do twoich pierwszych kart.
tip-phase = Każdy wybiera fazę, a wybrane fazy rozgrywają wszyscy. Twoja daje ci bonus. Na początek: zielona karta na ręce przemawia za Rozwojem.
tip-development = Zielone karty to twój silnik: produkują do końca gry. Drogie zagrywaj, gdy sam wybór tej fazy należał do ciebie: karta kosztuje wtedy o 3 M€ mniej.
tip-construction = Niebieskie karty mają trwały efekt albo akcję w fazie III; czerwone działają raz. Wszystkie zostają, a ich symbole się liczą.
tip-action = Użyj po razie swoich niebieskich akcji, a akcji standardowych tak często, jak cię stać. Każdy poziom toru i każdy ocean podnosi twój WT.
tip-standard = 8 roślin to las, a 8 ciepła to poziom temperatury, bez M€. Jeśli starcza, i tak trzeba je wymienić na końcu fazy.
tip-keep = Badania: zatrzymaj kartę pasującą do tego, co produkujesz. Reszta przepada i nie daje pieniędzy.
tip-again = Nie możesz wybrać tej samej fazy dwa razy z rzędu. Zgadnij, co otworzą inni: też to zagrasz, a swój wybór przeznaczysz na coś innego.
tip-income = Produkcja wypłaciła: M€ za WT i produkcję M€, a także ciepło, rośliny i karty za ich produkcję. Gdy produkujesz dużo, wybierz fazę IV i weź 4 M€ więcej.
tip-steel = Stali i tytanu tu się nie wydaje: każda stal obniża koszt kart z symbolem budowli o 2 M€, a tytan kart z symbolem kosmosu o 3 M€, do końca gry.
tip-sell = Kartę, której nie zagrasz, możesz sprzedać za 3 M€, nawet teraz. Czasem właśnie tyle brakuje na lepszą.
tip-end-round = Runda się skończyła. Możesz mieć 10 kart; nadmiar trzeba sprzedać.
tip-ocean = Odkryto ocean: kto to robi, bierze nagrodę z odwrotu. Gra kończy się, gdy wszystkie trzy wskaźniki osiągną cel.
tip-add = Niektóre karty gromadzą zwierzęta, mikroby lub naukę. Wskaż kartę, by zobaczyć, co tam dają: punkty albo akcję później.
