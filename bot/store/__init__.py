"""Where tables are kept: one protocol, SQLite for real, memory for tests, one codec at the border."""
