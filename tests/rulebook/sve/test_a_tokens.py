"""Appendix A: every token of the list is created by its name and is what the list says."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.tokenlist import TOKENS, Listed
from tests.sve_table import P1, Piece, Table

EACH = pytest.mark.parametrize("listed", TOKENS, ids=lambda listed: listed.name)


def article(name: str) -> str:
    return "an" if name[0] in "AEIO" and not name.startswith("One") else "a"


def the_token(t: Table, zone: str) -> Piece:
    (made,) = [e for e in t.events("create") if e.to == zone]
    return Piece(made.card, t.game.rules.describe(t.game, made.card))


def is_as_listed(t: Table, made: Piece, listed: Listed) -> None:
    """Compare everything the list says about a token."""
    chars = t.chars(made)
    assert made.name == listed.name
    assert chars.types == {listed.type, "token"}
    assert chars.labels["class"] == {listed.class_}
    assert chars.labels["trait"] == listed.traits
    assert chars.number("cost") == listed.cost
    assert tuple(chars.numbers[k] for k in ("attack", "defense") if k in chars.numbers) == listed.stats
    assert {k for k in chars.keywords if k in KEYWORDS} == listed.keywords
    card = t.game.cards[made.id]
    assert (card.owner, card.seat) == (P1, P1)


KEYWORDS = {k for listed in TOKENS for k in listed.keywords}


def test_9_1_2_3_the_list_has_114_tokens_each_of_its_own_name() -> None:
    """53 followers, 16 amulets, 45 spells."""
    assert len({listed.name for listed in TOKENS}) == 114
    kinds = [listed.type for listed in TOKENS]
    assert (kinds.count("follower"), kinds.count("amulet"), kinds.count("spell")) == (53, 16, 45)


@EACH
@pytest.mark.rule("sve 9.1.2", "sve 9.1.2.3")
def test_9_1_2_3_each_token_is_put_into_the_ex_area_as_listed(listed: Listed) -> None:
    """Created in the EX area by name, it has the listed information."""
    t = Table()
    t.field(P1)
    make = t.spell(P1, f"Put {article(listed.name)} {listed.name} token into your EX area.")
    t.play(make)
    made = the_token(t, "ex area")
    assert t.where(made) == (P1, "ex area")
    is_as_listed(t, made, listed)


@pytest.mark.parametrize("listed", [x for x in TOKENS if x.type != "spell"], ids=lambda listed: listed.name)
@pytest.mark.rule("sve 9.1.2", "sve 9.1.2.3")
def test_9_1_2_3_each_follower_and_amulet_token_is_summoned_as_listed(listed: Listed) -> None:
    """Created on the field by name, it has the listed information there."""
    t = Table()
    t.field(P1)
    make = t.spell(P1, f"Summon {article(listed.name)} {listed.name} token.")
    t.choose(f"play {make}")
    while t.game.decision is not None and t.game.decision.kind == "confirm":
        t.choose(False)  # Ward followers may arrive engaged
    made = the_token(t, "field")
    assert t.where(made) == (P1, "field") and not t.engaged(made)
    is_as_listed(t, made, listed)


@pytest.mark.parametrize("listed", [x for x in TOKENS if x.type != "spell"], ids=lambda listed: listed.name)
@pytest.mark.rule("sve 9.1.4.1", "sve 8.2.1")
def test_9_1_4_1_each_follower_and_amulet_token_is_played_from_the_ex_area_for_its_cost(listed: Listed) -> None:
    """It arrives on the field and the listed cost has been paid."""
    t = Table()
    t.field(P1)
    token = t.ex(P1, name=listed.name)
    t.choose(f"play {token}")
    while t.game.decision is not None and t.game.decision.kind == "confirm":
        t.choose(False)
    assert t.where(token) == (P1, "field")
    assert t.value(P1, "play points") == 10 - listed.cost
    is_as_listed(t, token, listed)
