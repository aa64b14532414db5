"""Puzzles at the table: a position that is won this turn in one way, against the answers that hold out longest."""
