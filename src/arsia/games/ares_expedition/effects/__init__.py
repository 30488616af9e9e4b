"""What cards are made of."""
