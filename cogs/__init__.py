"""The Discord surface: slash commands, buttons and pages. It knows views and events, never states."""
