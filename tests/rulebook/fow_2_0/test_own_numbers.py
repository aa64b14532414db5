"""Everything a game of this edition records, asks and refuses stands on numbers of its own book."""

from __future__ import annotations

from random import Random

import pytest

from ludex.games.fow import starting
from ludex.games.fow.citations import CITATIONS
from ludex.games.fow.rulesets import RULESETS
from ludex.rulebook.ledger import official_numbers
from tests.fow_table import P1, Table

ED = "fow-2.0"
OWN = f"{ED} "


@pytest.mark.parametrize("seed", range(4))
def test_random_games_cite_only_their_own_book(seed: int) -> None:
    """Events, questions and the result, in games of the starter decks."""
    draw = Random(seed)
    decks = starting.starter_decks(ED)
    g = starting.start(RULESETS[ED], (draw.choice(decks), draw.choice(decks)), seed)
    cited: set[str] = set()
    for _ in range(250):
        if g.over:
            break
        assert g.decision is not None
        cited.add(g.decision.rule)
        g.choose(draw.choice(g.decision.options))
    cited |= {e.rule for e in g.events}
    assert not {rule for rule in cited if not rule.startswith(OWN)}
    known = set(official_numbers(ED))
    assert not {rule for rule in cited if rule.removeprefix(OWN) not in known}


def test_every_verb_and_question_has_a_number_here() -> None:
    rules = RULESETS[ED]
    assert not {what for what in CITATIONS if not rules.rule(rules.cite(what)).startswith(OWN)}


def test_refusals_cite_the_own_book() -> None:
    t = Table(ED, asking=True)
    t.field(P1)
    spell = t.chant(P1, "Destroy target resonator.", cost="{9}")
    for key in (f"play {spell}", "judgment", "break", "call", "battle", "attack c1 c2", "set c1", "nonsense"):
        assert t.forbids(key).startswith(OWN), key
