"""How each game looks. `presenter.py` is the interface; one module per game beside it."""
