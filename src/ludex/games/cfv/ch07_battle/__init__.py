"""Battle (cfv 7), step by step."""
