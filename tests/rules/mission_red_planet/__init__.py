"""The rules of Mission: Red Planet, told in tests."""
