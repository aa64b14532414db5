"""Text meets play: the tree of a card text becomes abilities, procedures and questions of the kernel."""

from ludex.enact.nouns import phrases as _phrases  # noqa: F401  (phrases register their meaning)
