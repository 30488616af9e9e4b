"""What travels between a server and its visitors, how much of it, and how no is said."""
