"""Where tables are kept, as `bot.tables.store` asks: SQLite for real, memory for tests, one codec at the border."""
