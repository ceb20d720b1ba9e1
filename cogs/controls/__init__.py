"""Addresses and controls: every button and menu of ours, and where its press belongs."""
