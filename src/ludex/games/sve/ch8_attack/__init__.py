"""Attacking (sve 8)."""
