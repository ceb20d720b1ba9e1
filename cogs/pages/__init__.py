"""What is drawn besides the games themselves: frames, options, sentences. Pure."""
