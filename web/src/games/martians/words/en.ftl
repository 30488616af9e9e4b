### Martians on the front page.

about-martians = Keep a young colony alive: send your people to dig, grow food, make water and medicine, and put out the lamps in the quarters before the cycle ends. Alone, together, half together, or as rivals.
setting-martians-mode = Mode
setting-martians-scenario = Scenario
setting-martians-collector = Cards of the collector’s box
setting-martians-hidden-goals = Hidden goals
setting-martians-all-lose = All lose if the mission fails
value-martians-com = Rivals (COM.4)
value-martians-semi = Half together (SEMI:CO-OP.3)
value-martians-coop = Together (CO-OP.2)
value-martians-solo = Alone (SOLO.1)
value-martians-orders = Orders instead of a scenario
value-martians-botanical-capsule = Botanical capsule
value-martians-relay-station = Relay station
value-martians-new-settlers = New settlers
value-martians-deep-drilling = Deep drilling
value-martians-mars-one = Mars One
value-martians-refugees = Refugees
value-martians-mission-to-phobos = Mission to Phobos
value-martians-martian-face = Martian face
value-martians-dark-side-of-mars = Dark side of Mars
value-martians-underground-colony = Underground colony
value-martians-catastrophe = Catastrophe
value-martians-vastitas-borealis = Vastitas Borealis
value-martians-the-end = The end
