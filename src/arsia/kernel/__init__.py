"""The kernel: steps, choices and lanes, which every game is made of."""
