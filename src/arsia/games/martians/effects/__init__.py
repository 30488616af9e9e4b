"""What events and buildings are made of."""
