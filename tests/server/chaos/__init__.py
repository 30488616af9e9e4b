"""A chaos run: tables of all games are played while everything goes wrong, and afterwards nothing is lost."""
