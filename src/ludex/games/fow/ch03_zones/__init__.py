"""Zones (fow 3), cards that move between them, and who controls them."""
