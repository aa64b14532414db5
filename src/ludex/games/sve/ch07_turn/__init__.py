"""The course of a turn (sve 7) and what may be done in it."""
