"""Clauses of cards drawn by chance that were played wrongly, in sve and cfv: one group of tests for each class."""

from __future__ import annotations

import pytest

from tests.sve_table import P1
from tests.sve_table import Table as Sve


# -- "if you do" where there was no room ------------------------------------------------------------------------------
@pytest.mark.rule("sve 1.3.2", "sve 4.4.4.2", "sve 4.8.3.2")
@pytest.mark.parametrize(
    "offer",
    (
        "Select a follower in your cemetery. You may summon it.",
        "Select a follower in your cemetery. You may put it into your EX area.",
        "Select up to 2 followers in your cemetery. You may summon them.",
        "You may reveal a follower in your hand and summon it.",
        "You may summon a follower from your cemetery.",
        "You may summon a Fairy token.",
    ),
)
@pytest.mark.parametrize(("lying", "done"), ((4, False), (3, True)))
def test_what_finds_no_room_was_not_done(offer: str, lying: int, done: bool) -> None:
    """Who says yes to summoning and has a full field has summoned nothing: "if you do" asks what came about."""
    t = Sve()
    for _ in range(lying):
        t.field(P1, cost=9)
        t.ex(P1, cost=9)
    t.ex(P1, cost=9) if not done else None
    t.cemetery(P1, name="Lost")
    t.hand(P1, name="Held", cost=9)
    caller = t.hand(P1, f"{{fanfare}} {offer} If you do, give this {{attack}}+5. If you don't, give this {{attack}}+1.")
    t.choose(f"play {caller}")
    while t.asked is not None and "end" not in t.options:
        t.choose("yes" if "yes" in t.options else t.options[0])
    assert t.number(caller, "attack") == (6 if done else 2)
