"""Loops (fow 14)."""
