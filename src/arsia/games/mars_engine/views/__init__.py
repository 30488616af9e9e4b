"""What people see in the same way in both games."""
