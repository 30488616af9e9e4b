"""What must hold, what can ever be offered, and what a test may set."""
