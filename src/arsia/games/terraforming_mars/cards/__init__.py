"""What lies in the box and does something: projects by their colour, corporations, and the deck of them all."""
