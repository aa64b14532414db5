"""Who knows what: sight, memory, names that tell nothing, and the log as a seat may read it."""
