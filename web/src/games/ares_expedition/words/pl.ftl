### Ekspedycja Ares na stronie głównej.

about-ares-expedition = Mars w mniej więcej godzinę: wszyscy w tajemnicy wybierają fazę, jej drzwi otwierają się dla każdego i nikt nie czeka na swoją kolej.
setting-ares-expedition-mode = Sposób gry
setting-ares-expedition-first-game = Pierwsza rozgrywka: startowe karty i korporacje
setting-ares-expedition-exchange = Pierwsze karty można raz wymienić
setting-ares-expedition-difficulty = Poziom trudności
value-competitive = przeciwko sobie
value-coop = razem
value-novice = nowicjusz
value-specialist = specjalista
value-expert = ekspert
