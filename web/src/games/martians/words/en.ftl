### Martians on the front page.

about-martians = Keep a young colony alive: send your people to dig, grow food, make water and medicine, and put out the lamps in the quarters before the cycle ends. Alone, together, half together, or as rivals.
setting-martians-mode = Mode
setting-martians-scenario = Scenario
setting-martians-collector = Cards of the collector’s box
setting-martians-hidden-goals = Hidden goals
setting-martians-all-lose = All lose if the mission fails
value-com = Rivals (COM.4)
value-semi = Half together (SEMI:CO-OP.3)
value-coop = Together (CO-OP.2)
value-solo = Alone (SOLO.1)
value-orders = Orders instead of a scenario
value-botanical-capsule = Botanical capsule
value-relay-station = Relay station
value-new-settlers = New settlers
value-deep-drilling = Deep drilling
value-mars-one = Mars One
value-refugees = Refugees
value-mission-to-phobos = Mission to Phobos
value-martian-face = Martian face
value-dark-side-of-mars = Dark side of Mars
value-underground-colony = Underground colony
value-catastrophe = Catastrophe
value-vastitas-borealis = Vastitas Borealis
value-the-end = The end
