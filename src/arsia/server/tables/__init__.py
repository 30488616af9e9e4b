"""The tables of a server: in memory, their seats, and how they change."""
