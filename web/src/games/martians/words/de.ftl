### Martians auf der Startseite.

about-martians = Halte eine junge Kolonie am Leben: Schick deine Leute zum Graben, baue Nahrung an, gewinne Wasser und Medizin, und lösche die Lampen in den Quartieren, bevor der Zyklus endet. Allein, gemeinsam, halb gemeinsam oder als Rivalen.
setting-martians-mode = Spielart
setting-martians-scenario = Szenario
setting-martians-collector = Karten der Sammlerbox
setting-martians-hidden-goals = Geheime Ziele
setting-martians-all-lose = Alle verlieren, wenn die Mission scheitert
value-martians-com = Rivalen (COM.4)
value-martians-semi = Halb gemeinsam (SEMI:CO-OP.3)
value-martians-coop = Gemeinsam (CO-OP.2)
value-martians-solo = Allein (SOLO.1)
value-martians-orders = Aufträge statt eines Szenarios
value-martians-botanical-capsule = Botanische Kapsel
value-martians-relay-station = Relaisstation
value-martians-new-settlers = Neue Siedler
value-martians-deep-drilling = Tiefbohrung
value-martians-mars-one = Mars One
value-martians-refugees = Flüchtlinge
value-martians-mission-to-phobos = Mission zum Phobos
value-martians-martian-face = Das Marsgesicht
value-martians-dark-side-of-mars = Die dunkle Seite des Mars
value-martians-underground-colony = Unterirdische Kolonie
value-martians-catastrophe = Katastrophe
value-martians-vastitas-borealis = Vastitas Borealis
value-martians-the-end = Das Ende
