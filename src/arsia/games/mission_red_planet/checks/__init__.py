"""What must hold, what can be offered, what a test may set."""
