"""Limits of what visitors may write."""

MOST_OWN = 100
"""Cards of somebody's own in one game."""
MOST_LYING = 300
"""Cards of a position in words."""
LARGEST_NUMBER = 99_999
"""Of a value of a position in words."""
LONGEST_TEXT = 1500
"""Characters of a card's text."""
MOST_POOLS = 8
"""Pools of one visitor."""
MOST_BROUGHT = 4_000
"""Cards of one pool."""
LARGEST_FILE = 6_000_000
"""Bytes of a file of cards."""
MOST_KEPT = 12_000_000
"""Characters of all pools of one visitor, as they are stored."""
LONGEST_READING = 24
"""For how many cards of the lab a file may be read: times what one of them may take."""
LONGEST_FIELD = 200
"""Characters of everything else that stands on a card."""
