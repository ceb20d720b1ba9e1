"""The running bot: tables, store and command line. It knows engines, not how things look."""
