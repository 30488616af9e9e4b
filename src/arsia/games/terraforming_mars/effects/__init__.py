"""What cards are made of: steps, requirements, amounts, payment, effects that last."""
