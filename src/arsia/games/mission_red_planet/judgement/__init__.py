"""What bots believe."""
