"""The inside of the game: its state, its rules, and what makes views of it. Nobody else may import from here."""
