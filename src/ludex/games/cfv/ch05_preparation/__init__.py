"""Decks and preparing the game (cfv 5)."""
