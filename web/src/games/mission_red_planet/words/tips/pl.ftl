### Co słyszy się w pierwszej grze, gdy nadchodzi właściwa chwila.

tip-keep = Misja daje punkty na końcu i nikt jej wcześniej nie widzi. Zatrzymaj tę, nad którą możesz pracować od pierwszej rundy.
tip-character = Wszyscy wybierają w tajemnicy, potem wywołuje się numery od 9 do 1: wysokie działają pierwsze, niskie mogą reagować. Wskaż postać, by przeczytać, co robi.
tip-place = Chorągiewka na statku mówi, dokąd leci. Statek odlatuje, gdy się zapełni, więc prawie pełny zawiezie twoich ludzi na Marsa jeszcze w tej rundzie.
tip-recruiter = Użytej postaci nie można znów wybrać, dopóki Rekruter (9) nie przywróci wszystkich. Zagraj go, zanim zabraknie dobrych.
tip-landed = Statek wylądował. Pierwsi przybysze odkrywają surowiec strefy: lód daje 1, sylwanit 2, celerium 3 punkty za żeton.
tip-production = To była produkcja: kto ma w strefie najwięcej astronautów, bierze jej żetony. Jest po rundach 5, 8 i 10, po 1, 2 i 3 żetony na strefę, więc ostatnia liczy się najbardziej.
tip-destination = Żeton miejsca docelowego mówi, dokąd leci statek: wybierz strefę, w której jeszcze jeden astronauta przechyli szalę. Dla statku ze znakiem zapytania wybiera ten, kto wsiada pierwszy.
tip-explore = Odkrywca przenosi astronautów, którzy już są na Marsie, łącznie o trzy kroki. Szukaj strefy, w której do przewagi brakuje ci jednego.
tip-research = Karty wydarzeń to tajne misje, akcje na później albo odkrycia, które na końcu zmienią jedną strefę. Więcej misji to więcej sposobów na punkty.
tip-assign = Dopóki odkrycie nie zostanie ujawnione, tylko ty wiesz, co robi. Dobre połóż tam, gdzie prowadzisz, złe tam, gdzie prowadzi ktoś inny.
tip-force = Tajny agent odpala statek, który nie jest pełny. Dobre dla statku z twoimi ludźmi albo by wysłać rywali w niepełnym składzie.
tip-destroy = Cała załoga przepada na dobre. Szukaj statku bez twoich ludzi albo takiego, na którym inni stracą więcej.
tip-replace = Jeden z nich staje się twoim: tam, gdzie jest ciasno, to różnica dwóch.
tip-kill = Zabicie jednego astronauty wystarczy, by rozstrzygnąć remis. Dwie strefy wewnętrzne są przed Żołnierzem bezpieczne.
tip-steer = Pilot nadaje statkowi nowy cel, nawet już odpalonemu. Leci z nim cała załoga.
