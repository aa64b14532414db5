"""Universes (sve 14)."""
