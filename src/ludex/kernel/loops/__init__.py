"""Loops: actions that lead back to where they began."""
