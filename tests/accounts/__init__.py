"""Accounts of whole games, kept apart from the engine: from what everybody was told, and from the facts."""
