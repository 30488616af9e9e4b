"""What each seat sees, and why it may not."""
