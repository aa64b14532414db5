"""What only the book of 5.01 says so, and that everything it records stands on its own numbers."""

from __future__ import annotations

from random import Random

import pytest

from ludex.games.fow import starting
from ludex.games.fow.citations import CITATIONS
from ludex.games.fow.rulesets import RULESETS
from ludex.rulebook.ledger import official_numbers
from tests.fow_table import P1, P2, Table

ED = "fow-5.01/valhalla"
OWN = "fow-5.01 "


@pytest.mark.rule("fow-5.01 9.10:2")
def test_9_10__2_who_is_dealt_the_damage_chooses_among_all_replacements() -> None:
    """What prevents some of it may come first: of 500 damage less 600 nothing is left that could be made more."""
    left = set()
    for choice in ("apply 1", "apply 2"):
        t = Table(ED)
        more = t.field(P1, "If this card would deal damage, it deals that much +200 instead.")
        t.addition(P2, "If damage would be dealt to you, prevent 600 of it.")
        t.declare(more)
        while t.menu == "fow priority":
            t.pass_()
        assert t.asked == P2 and t.asking_rule() == "fow-5.01 9.10:2" and t.options == ["apply 1", "apply 2"]
        t.choose(choice)
        t.finish_battle()
        left.add(t.life(P2))
    assert left == {4000, 3900}


@pytest.mark.rule("fow-5.01 2.2:3")
def test_2_2__3_a_quoted_name_may_be_part_of_a_name() -> None:
    for name, drawn in (("Ember", 1), ("Ash and Ember", 1), ("Cinder", 0)):
        t = Table(ED)
        t.field(P1, name=name, attack=100)
        t.cast(t.chant(P1, 'If you control "Ember", draw a card.'))
        assert t.count(P1, "hand") == drawn


@pytest.mark.rule("fow-5.01 12.1:2")
def test_12_1__2_only_what_comes_into_a_field_is_awakened_to_anything() -> None:
    t = Table(ED)
    t.set(P1, will_r=2)
    bear = t.hand(P1, "[Awakening] {R}: [Pierce]", cost="{0}", attack=400)
    t.cast(bear, True)
    assert t.has(bear, "Pierce") and t.wills(P1) == {"R": 1}
    assert t.event("awakened", bear).rule == "fow-5.01 12.1:2"


@pytest.mark.rule("fow-5.01 12.1:2", "fow-5.01-R53")
def test_12_1__2_a_chant_that_could_be_awakened_is_declined() -> None:
    with pytest.raises(ValueError, match=r"12\.1:2"):
        Table(ED).chant(P1, "You gain 100 life.\n[Awakening] {R}: You gain 500 life.")


@pytest.mark.parametrize("seed", range(3))
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
    known = set(official_numbers("fow-5.01"))
    assert not {rule for rule in cited if rule.removeprefix(OWN) not in known}


def test_every_verb_and_question_has_a_number_here() -> None:
    rules = RULESETS[ED]
    assert not {what for what in CITATIONS if not rules.rule(rules.cite(what)).startswith(OWN)}
