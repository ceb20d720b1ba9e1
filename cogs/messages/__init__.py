"""What is kept true in channels and private panels, and the answers to presses."""
