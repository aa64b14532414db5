"""Rule actions (cfv 9)."""
