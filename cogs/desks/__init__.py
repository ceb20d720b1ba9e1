"""Who answers presses and commands."""
