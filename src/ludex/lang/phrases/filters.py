"""What every game says of cards alike."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


def choosing_from(g: Grammar) -> None:
    """Among cards spoken of; of one or another kind (the dialect says what a `PlainAdjective` is)."""
    g.phrase(a.Kind, "<word:KindWord>")
    g.phrase(a.Among, "from among <ref>", "among <ref>")
    g.phrase(a.AnyOf, "<options:PlainAdjective/adj|2>", mode="adj")


def owned(g: Grammar) -> None:
    """Whose a card is, whoever has it now."""
    g.phrase(a.OwnedBy, "<player:s> owns", "<player:p> own")


def of_one_name(g: Grammar) -> None:
    """Several cards that share their name; or those that have that of a card spoken of, which is settled where it is
    known how many are meant (`SpokenOf`: a word that is not said)."""
    wordings = ("with the same name", "with same name", "of the same name")
    g.phrase(a.Alike, *wordings, what="name")
    g.phrase(a.SameAs, *(f"{words}<card:SpokenOf>" for words in wordings), what="name")
