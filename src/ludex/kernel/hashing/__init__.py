"""Position hashes: a position as a sum of its parts, of which only what has changed is worked out again."""
