### Ekspedycja Ares na stronie głównej.

about-ares-expedition = Mars w mniej więcej godzinę: wszyscy w tajemnicy wybierają fazę, jej drzwi otwierają się dla każdego i nikt nie czeka na swoją kolej.
setting-ares-expedition-mode = Sposób gry
setting-ares-expedition-first-game = Pierwsza rozgrywka: startowe karty i korporacje
setting-ares-expedition-exchange = Pierwsze karty można raz wymienić
setting-ares-expedition-reopen-cards = Gdy cel zostaje osiągnięty, kto już zakończył fazę, może jeszcze zagrać kartę
setting-ares-expedition-guild-per-symbol = WT Gildii Górniczej rośnie za każdy symbol stali na karcie; w przeciwnym razie raz za kartę ze stalą
setting-ares-expedition-first-rise-only = Marsjańska Inicjatywa ONZ może zapłacić tylko przy pierwszym wzroście WT w fazie; w przeciwnym razie raz w fazie, przy dowolnym wzroście
setting-ares-expedition-difficulty = Poziom trudności
value-ares-expedition-competitive = przeciwko sobie
value-ares-expedition-coop = razem
value-ares-expedition-novice = nowicjusz
value-ares-expedition-specialist = specjalista
value-ares-expedition-expert = ekspert
