"""Zones (sve 4) and cards that move between them."""
