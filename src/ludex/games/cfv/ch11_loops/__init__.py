"""Loops (cfv 11)."""
