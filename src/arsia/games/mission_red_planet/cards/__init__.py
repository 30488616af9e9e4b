"""What lies in the box and does something: characters and event cards."""
