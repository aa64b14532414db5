"""A name that nobody has is told with those that look like it, or of which it is a part."""

from __future__ import annotations

from typing import Any

import pytest

from ludex import games
from ludex.games.likeness import alike

NAMES = {
    name.casefold(): name for name in ("Captain Mara Vell", "Mara", "Brook Otter", "Broom Hatter", "Old Mara Vell")
}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("vell", ("Old Mara Vell", "Captain Mara Vell")),
        ("mara vell", ("Old Mara Vell", "Captain Mara Vell")),
        ("brok oter", ("Brook Otter", "Broom Hatter")),
        ("otter", ("Brook Otter",)),
        ("zzz", ()),
        ("", ()),
    ],
)
def test_a_part_of_a_name_and_a_slip_are_both_told(said, found):
    assert alike(said, NAMES)[: max(1, len(found))] == found


@pytest.mark.parametrize("game", ["sve", "cfv", "fow"])
def test_a_part_of_a_shipped_name_finds_it(game):
    cards: Any = games.room(game).shipped()
    row = next(row for row in cards.rows if " " in row.name and getattr(row, "type", "") != "leader")
    kind = ("main",) if game == "sve" else ()
    assert row.name in cards.nearest(" ".join(row.name.split()[:-1]), *kind)
