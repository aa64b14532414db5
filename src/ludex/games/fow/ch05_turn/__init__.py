"""The course of a turn (fow 5)."""
