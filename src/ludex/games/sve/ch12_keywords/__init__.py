"""Keywords (sve 12, 13)."""
