"""Claims with nothing else around them: what leads nowhere, what comes from elsewhere, what is shown and what waits."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, LIFEBREAK, P1, P2, Table

ED = "fow-2.0"


# -- coming and going -------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 2.4:6")
@pytest.mark.parametrize(("text", "where"), (
    ("Put target resonator your opponent controls into your field.", FIELD),
    ("Put target resonator from your opponent's graveyard into your field.", FIELD),
    ("Put target resonator from your opponent's graveyard into your lifebreak area.", LIFEBREAK),
))  # fmt: skip
def test_only_what_leaves_the_field_goes_home(text: str, where: str) -> None:
    """What stays on the field, or comes from elsewhere, goes to the player whom the text names."""
    t = Table(ED)
    card = t.field(P2) if "controls" in text else t.graveyard(P2)
    t.cast(t.chant(P1, text))
    assert t.where(card) == (P1, where)
