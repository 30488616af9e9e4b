prompt-turn = Your turn.
