"""Limits of what visitors may write."""

MOST_OWN = 100
"""Cards of somebody's own in one game."""
LONGEST_TEXT = 1500
"""Characters of a card's text."""
LONGEST_FIELD = 200
"""Characters of everything else that stands on a card."""
