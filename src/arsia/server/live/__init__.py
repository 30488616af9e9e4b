"""Live tables: a socket each, and what is sent through it."""
