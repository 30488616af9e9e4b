"""Bots, which see only what a seat sees."""
