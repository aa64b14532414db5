"""Rule processes (fow 13)."""
