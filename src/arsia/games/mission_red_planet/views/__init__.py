"""What people see: a seat's view, what is hidden from it, the box with its texts."""
