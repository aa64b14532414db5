"""Zones and circles (cfv 4), and cards that move between them."""
