"""What people see: a seat's view, what is hidden from it, why not, the box with its texts."""
