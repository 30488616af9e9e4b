### Martians auf der Startseite.

about-martians = Halte eine junge Kolonie am Leben: Schick deine Leute zum Graben, baue Nahrung an, gewinne Wasser und Medizin, und lösche die Lampen in den Quartieren, bevor der Zyklus endet. Allein, gemeinsam, halb gemeinsam oder als Rivalen.
setting-martians-mode = Spielart
setting-martians-scenario = Szenario
setting-martians-collector = Karten der Sammlerbox
setting-martians-hidden-goals = Geheime Ziele
setting-martians-all-lose = Alle verlieren, wenn die Mission scheitert
value-com = Rivalen (COM.4)
value-semi = Halb gemeinsam (SEMI:CO-OP.3)
value-coop = Gemeinsam (CO-OP.2)
value-solo = Allein (SOLO.1)
value-orders = Aufträge statt eines Szenarios
value-botanical-capsule = Botanische Kapsel
value-relay-station = Relaisstation
value-new-settlers = Neue Siedler
value-deep-drilling = Tiefbohrung
value-mars-one = Mars One
value-refugees = Flüchtlinge
value-mission-to-phobos = Mission zum Phobos
value-martian-face = Das Marsgesicht
value-dark-side-of-mars = Die dunkle Seite des Mars
value-underground-colony = Unterirdische Kolonie
value-catastrophe = Katastrophe
value-vastitas-borealis = Vastitas Borealis
value-the-end = Das Ende
