"""The rules of Ares Expedition, chapter by chapter."""
