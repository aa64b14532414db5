"""Playing and resolving (sve 10.4 to 10.7)."""
