"""What a server must not forget, and how the database keeps it."""
