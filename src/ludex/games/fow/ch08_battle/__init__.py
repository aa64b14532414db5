"""Battle (fow 8), step by step."""
