"""Loops (sve 15)."""
