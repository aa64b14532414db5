"""Card text to tree and back: every phrase is written once and runs both ways. Knows no play.

`read` gives a tree or says which phrase it cannot read and where; `render` gives the words back.
"""

from ludex.lang.explain import explain
from ludex.lang.lexicon import Lexicon
from ludex.lang.reading import Declined, Reading, canonical, read, render

__all__ = ["Declined", "Lexicon", "Reading", "canonical", "explain", "read", "render"]
