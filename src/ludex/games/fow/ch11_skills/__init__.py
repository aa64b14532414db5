"""Symbol skills and keyword skills (fow 11, 12)."""
