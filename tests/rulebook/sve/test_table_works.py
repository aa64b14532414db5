"""The table the tests sit at works as it says."""

from __future__ import annotations

import pytest

from ludex.table.scenario import UnexpectedQuestion
from tests.sve_table import P1, P2, Table


def test_an_unexpected_question_fails_the_test() -> None:
    """A target is asked for and not given."""
    t = Table()
    t.field(P2)
    t.field(P2, attack=2)
    bolt = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    with pytest.raises(UnexpectedQuestion):
        t.play(bolt)
    t.answers.clear()
    t._begun = None
