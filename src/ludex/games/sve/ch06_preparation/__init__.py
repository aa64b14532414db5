"""Decks and preparing the game (sve 6, B-1, B-2)."""
