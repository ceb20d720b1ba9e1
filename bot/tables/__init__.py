"""Tables: who plays what where, the sessions that hold their games, and the service that changes them."""
