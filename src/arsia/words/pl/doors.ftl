### Drzwi: boty w innych językach. Te zdania słyszy sam bot, po angielsku, i ten, kto go wypróbowuje.

refuse-program = Nie ma programu, który można by uruchomić przez „{ $value }”. Po „cmd:” podaje się polecenie, na przykład cmd:./mybot albo "cmd:python3 mybot.py".
refuse-bot-address = „{ $value }” nie jest adresem bota. Po „url:” podaje się adres, na przykład url:http://localhost:9000.
refuse-link = „{ $value }” nie prowadzi do żadnego stołu. Skopiuj z przeglądarki adres stołu, na przykład https://mars.example/t/k3vXw9pQzD.
refuse-server = { $value } nie odpowiada tak, jak powinien: { $why }

door-not-begun = Nie udało się uruchomić programu: { $why }
door-ended = Bot zakończył się w środku gry. Jego ostatnie słowa: { $why }
door-late = Nie było odpowiedzi w ciągu { $seconds } s. Kto spóźni się trzy razy z rzędu, nie jest już pytany.
door-line = To nie jest obiekt JSON w jednym wierszu o długości najwyżej 65 536 bajtów. Standardowe wyjście jest tylko na odpowiedzi; wszystko inne pisz na standardowe wyjście błędów.
door-index = Indeks to liczba całkowita od 0 do { $most }.
door-answer = Odpowiedź ma dokładnie jedno z tych pól: "index", liczbę; "option", listę taką, jaką zaproponowano; "set", listę takich list.
door-id = Odpowiedź musi nazwać otwartą decyzję: "id": { $id }.
door-number = „{ $name }” to liczba całkowita od 0 do { $most }.
door-worlds = Dla jednej decyzji można wyobrazić sobie najwyżej { $most } stołów.
door-no-worlds = Przy tym stole niczego nie można sobie wyobrazić: zasady zna tylko jego serwer.
