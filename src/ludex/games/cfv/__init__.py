"""Cardfight!! Vanguard: the chapters of its comprehensive rules, its cards and decks."""
