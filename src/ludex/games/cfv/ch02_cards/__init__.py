"""Characteristics of a card (cfv 2): in our files, in other people's, and as cards of a game."""
