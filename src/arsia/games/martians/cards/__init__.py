"""What the box holds that does something: events and buildings."""
