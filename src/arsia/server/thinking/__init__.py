"""What takes thought, and the processes that do it, so that nobody waits for them."""
