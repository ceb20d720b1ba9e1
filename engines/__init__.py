"""The rules of the four games: pure, without IO, Discord, clock or people."""
