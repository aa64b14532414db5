"""Events that happen alike in every game: cards put into zones, returned, attacking."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


def putting(g: Grammar, *onto_field: str) -> None:
    """A card is put into a zone, or onto the field in the game's own words; and where it comes from."""
    g.phrase(a.Origin, "from <whose:of> <zone:ZoneIn>", "from the <zone:ZoneIn>", "from <zone:BareZone>")
    for origin in ("", " <origin>"):
        if onto_field:
            g.phrase(a.IsPut, *(line + origin for line in onto_field), to="field")
        g.phrase(
            a.IsPut,
            f"<what:#> be^ put{origin} into <whose:of> <to:ZoneIn>",
            f"<what:#> be^ put{origin} into the <to:ZoneIn>",
            f"<what:#> be^ put{origin} into a <to:ZoneIn>",
        )
        if origin:
            g.phrase(
                a.IsPut,
                f"<what:#> be^ put into <whose:of> <to:ZoneIn>{origin}",
                f"<what:#> be^ put into the <to:ZoneIn>{origin}",
            )


def returns(g: Grammar) -> None:
    """A card is returned to a hand or deck."""
    g.phrase(
        a.Returns,
        "<what:#> be^ returned to <whose:of> <to:ZoneIn>",
        "<what:#> be^ returned to <to:BareZone>",
        "<what:#> be^ returned to <to:BareZone> <origin>",
        "<what:#> be^ returned to <whose:of> <to:ZoneIn> <origin>",
    )


def attacks(g: Grammar) -> None:
    """A card attacks, or is attacked."""
    g.phrase(a.Attacks, "<what:#> attack^", "<what:#> attack^ <target>")
    g.phrase(a.IsAttacked, "<what:#> be^ attacked")
