"""Ahoy! Kitten, for two to six players."""
