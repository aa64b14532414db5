"""Work that may take too long or too much: done in processes that are watched, and killed when they overrun."""
