"""What people are shown: tables, cards, reasons."""
