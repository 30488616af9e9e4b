### Co słyszy się w pierwszej grze, gdy nadchodzi właściwa chwila.

tip-quarter = Ta Kwatera to twoi ludzie. Żetony w niej pokazują, czego im brakuje: tlenu, leków, żywności. Przed końcem każdego cyklu powinna być pusta.
tip-turn = W turze masz 3 jednostki czasu. Znacznik w budynku pozwala wykonać jego akcje, a każda zabiera czas. Niewykorzystany czas przepada.
tip-place = Zacznij od tego, czego brakuje twojej Kwaterze. MOXIE usuwa żetony tlenu, szklarnie dają żywność, a szpital robi leki z wody i zapasów.
tip-act = W tej turze znacznik może wykonać kilka różnych akcji budynku, każdą raz. W następnych turach nic już nie robi, tylko zajmuje pole.
tip-rest = Znaczniki same nie wracają. Odpoczynek kosztuje 1 jednostkę czasu i zwraca ich, ile chcesz: odpoczywaj, gdy ich brakuje, a nie po każdej turze.
tip-collect = Zabierz wszystko, co zrobiło swoje; znacznik zostawiony w budynku blokuje pole innym, ale i tobie.
tip-deliver = Koloniści wracają do domu i mogą przynieść dwa produkty. Żywność usuwa głód za 2 punkty reputacji, lek usuwa chorobę za 3.
tip-dig = Lód zmienia się w wodę, a woda w żywność i leki. Regolit służy do budowy, a zbadany do badań.
tip-move = Maszyna rusza się raz na wydobycie. Płytki wokół niej zostają odkryte, więc jedź tam, gdzie najwięcej zakrytych.
tip-rtg = Brakuje energii? RTG daje 1 za punkt reputacji, bez znacznika i bez czasu. Na dłuższą metę tańsze są panele i wiatraki.
tip-offer = Możesz złożyć innemu graczowi ofertę, dwa razy na turę. Proś o to, czego ci brakuje, i dawaj nadmiar; odmowa nic nie kosztuje.
tip-answer = Oferta: najpierw to, co dostaniesz, potem to, co oddasz. Odmów, jeśli potrzebujesz tego dla własnej Kwatery.
tip-weather = Przyszła nowa pogoda i wydarzenie. Od pogody zależy, ile dają instalacje: bez wiatru nie ma prądu z wiatraków.
tip-summary = Sprawdzono Kwatery. Brak tlenu zabiera kolonistę na zawsze, choroba i głód zamykają znacznik: najpierw usuwaj tlen.
tip-block = Martwy kolonista kosztuje cię jedną turę w cyklu. Pomiń rundę, w której masz najmniej do zrobienia.
