"""Tables: who plays what where, the sessions that hold their games, the service, and what it asks of a store."""
