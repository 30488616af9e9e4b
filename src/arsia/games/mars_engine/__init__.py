"""What Terraforming Mars and Ares Expedition truly share, in the rooms of a game.

Resources, tags and parameters; mats and decks of the table; the steps that cards are made of; a project card; what is
hidden of the cards; what a test may set. It knows neither game, and what they do differently each keeps for itself.
"""
