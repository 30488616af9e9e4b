### Martians na stronie głównej.

about-martians = Utrzymaj przy życiu młodą kolonię: wysyłaj ludzi do kopania, uprawiaj żywność, wytwarzaj wodę i leki i gaś lampy w kwaterach, zanim skończy się cykl. Solo, razem, na wpół razem albo jako rywale.
setting-martians-mode = Wariant
setting-martians-scenario = Scenariusz
setting-martians-collector = Karty z edycji kolekcjonerskiej
setting-martians-hidden-goals = Ukryte cele
setting-martians-all-lose = Wszyscy przegrywają, jeśli misja się nie powiedzie
value-martians-com = Rywale (COM.4)
value-martians-semi = Na wpół razem (SEMI:CO-OP.3)
value-martians-coop = Razem (CO-OP.2)
value-martians-solo = Solo (SOLO.1)
value-martians-orders = Zlecenia zamiast scenariusza
value-martians-botanical-capsule = Kapsuła botaniczna
value-martians-relay-station = Stacja przekaźnikowa
value-martians-new-settlers = Nowi osadnicy
value-martians-deep-drilling = Głęboki odwiert
value-martians-mars-one = Mars One
value-martians-refugees = Uchodźcy
value-martians-mission-to-phobos = Misja na Fobos
value-martians-martian-face = Marsjańska twarz
value-martians-dark-side-of-mars = Ciemna strona Marsa
value-martians-underground-colony = Podziemna kolonia
value-martians-catastrophe = Katastrofa
value-martians-vastitas-borealis = Vastitas Borealis
value-martians-the-end = Koniec
