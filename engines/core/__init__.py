"""What every game is made of: seats, chance, events, errors, results, the game and the one door into it."""
