"""Saves, loads, records, hashes: a game as bytes and text, and back."""
