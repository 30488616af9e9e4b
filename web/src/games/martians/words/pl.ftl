### Martians na stronie głównej.

about-martians = Utrzymaj przy życiu młodą kolonię: wysyłaj ludzi do kopania, uprawiaj żywność, wytwarzaj wodę i leki i gaś lampy w kwaterach, zanim skończy się cykl. Samemu, razem, na wpół razem albo jako rywale.
setting-martians-mode = Wariant
setting-martians-scenario = Scenariusz
setting-martians-collector = Karty z edycji kolekcjonerskiej
setting-martians-hidden-goals = Ukryte cele
setting-martians-all-lose = Wszyscy przegrywają, jeśli misja się nie powiedzie
value-com = Rywale (COM.4)
value-semi = Na wpół razem (SEMI:CO-OP.3)
value-coop = Razem (CO-OP.2)
value-solo = Samemu (SOLO.1)
value-orders = Zlecenia zamiast scenariusza
value-botanical-capsule = Kapsuła botaniczna
value-relay-station = Stacja przekaźnikowa
value-new-settlers = Nowi osadnicy
value-deep-drilling = Głęboki odwiert
value-mars-one = Mars One
value-refugees = Uchodźcy
value-mission-to-phobos = Misja na Fobos
value-martian-face = Marsjańska twarz
value-dark-side-of-mars = Ciemna strona Marsa
value-underground-colony = Podziemna kolonia
value-catastrophe = Katastrofa
value-vastitas-borealis = Vastitas Borealis
value-the-end = Koniec
