"""Shadowverse: Evolve, chapter by chapter."""
