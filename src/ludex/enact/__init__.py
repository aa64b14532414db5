"""Text meets play: the tree of a card text becomes abilities, procedures and questions of the kernel."""

from ludex.enact import vocabulary as _vocabulary  # noqa: F401  (words register their meaning)
