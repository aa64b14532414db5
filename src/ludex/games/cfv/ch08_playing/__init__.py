"""Playing and resolving cards and abilities (cfv 8)."""
