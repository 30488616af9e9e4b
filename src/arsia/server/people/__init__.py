"""What people have from each other besides the game: talk, and being told."""
