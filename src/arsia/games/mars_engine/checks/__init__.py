"""What tests may set in the same way in both games."""
