"""Decks and setting up the game (fow 4)."""
