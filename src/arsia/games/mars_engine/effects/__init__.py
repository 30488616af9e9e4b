"""What the cards of both games are made of."""
