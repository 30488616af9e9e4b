"""What bots believe: how well a seat stands, and a quick player."""
