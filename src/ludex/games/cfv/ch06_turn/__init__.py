"""The course of a turn (cfv 6) and what may be done in it."""
