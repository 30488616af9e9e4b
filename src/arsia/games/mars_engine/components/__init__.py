"""What both boxes have: resources, tags, the three parameters."""
