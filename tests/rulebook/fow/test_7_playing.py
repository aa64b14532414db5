"""Playing cards and abilities with priority (fow 7.1-7.3, 7.7, 7.8): when, from where, and what becomes of them."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- resonators and regalia --------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 6.3:2.1", "fow 7.1:2", "fow 7.1:3")
def test_7_1__1_a_resonator_is_played_for_its_cost_and_enters(ruleset: str) -> None:
    """From the hand for its wills; it lies in the chase until it resolves, and then recovered in the field."""
    t = Table(ruleset, asking=True)
    card = t.hand(P1, cost="{W}{1}")
    t.set(P1, will_w=1, will_r=1)
    t.play(card)
    assert t.zone_of(card) == "chase area" and t.wills(P1) == {}
    t.resolve()
    assert t.where(card) == (P1, "field") and not t.rested(card)


@both
@pytest.mark.rule("fow 7.1:2", "fow 7.3:2", "fow 7.7:2", "fow 7.2:2")
def test_7_1__2_only_from_the_hand(ruleset: str) -> None:
    """Cards elsewhere are not played, nor cards in the other player's hand, nor what cannot be paid for."""
    t = Table(ruleset)
    free: dict[str, object] = {"cost": "{0}"}
    chant = {"type": "spell", "subtype": "chant", **free}
    instant = {"type": "spell", "subtype": "chant-instant", **free}
    addition = {"type": "addition", "subtype": "field", **free}
    kinds: list[tuple[str, dict[str, object]]] = [
        ("", free), ("Draw a card.", chant), ("Draw a card.", instant), ("", addition)
    ]  # fmt: skip
    elsewhere = [t.graveyard(P1, text, **more) for text, more in kinds]
    elsewhere += [t.deck(P1, text, **more) for text, more in kinds]
    elsewhere += [t.put(P1, "removed area", text, **more) for text, more in kinds]
    theirs = [t.hand(P2, text, **more) for text, more in kinds]
    dear = t.hand(P1, cost="{1}")
    assert [key for key in t.options if key.startswith("play")] == []
    assert {t.forbids(f"play {card}") for card in elsewhere} == {rule(t, "7.1:2")}
    assert {t.forbids(f"play {card}") for card in theirs} == {rule(t, "6.3:1")}  # who would play them has no priority
    assert t.forbids(f"play {dear}") == rule(t, "10.2:4")


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.1:1", "fow 7.1:2", "fow 7.1:3", "fow 6.3:2.1")
def test_7_1__3_a_regalia_is_played_like_a_resonator() -> None:
    """In the own main phase only, and it enters the field."""
    t = Table(asking=True)
    card, answer = t.hand(P1, type="regalia", cost="{0}"), t.instant(P1, "Draw a card.")
    t.play(answer)
    assert t.forbids(f"play {card}") == "fow-5.5 6.3:2"
    t.resolve()
    t.play(card)
    t.resolve()
    assert t.where(card) == (P1, "field")


# -- additions ---------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.2:1", "fow 7.2:2", "fow 7.2:4", "fow 6.3:2.1")
def test_7_2__3_an_addition_is_played_on_a_card_of_its_type(ruleset: str) -> None:
    """A resonator of either field for [Addition: Resonator]; it comes in added to it."""
    t = Table(ruleset, asking=True)
    mine, theirs, j_ruler = t.field(P1), t.field(P2), t.j_ruler(P1)
    elsewhere = t.graveyard(P1)
    card = t.hand(P1, type="addition", subtype="resonator", cost="{0}")
    t.act(f"play {card}")
    assert t.options == [f"pick {mine}", f"pick {theirs}"] and t.asking_rule() == rule(t, "7.2:3")
    assert f"pick {j_ruler}" not in t.options and f"pick {elsewhere}" not in t.options
    t.choose(theirs)
    t.resolve()
    assert t.where(card) == (P1, "field") and t.game.cards[card.id].links == (theirs.id,)


@both
@pytest.mark.rule("fow 7.2:3")
def test_7_2__3_without_a_target_it_is_not_played(ruleset: str) -> None:
    """A field addition needs none."""
    t = Table(ruleset)
    card = t.hand(P1, type="addition", subtype="resonator", cost="{0}")
    field = t.hand(P1, type="addition", subtype="field", cost="{0}")
    assert t.forbids(f"play {card}") == rule(t, "7.2:3")
    t.cast(field)
    assert t.where(field) == (P1, "field") and t.game.cards[field.id].links == ()


@both
@pytest.mark.rule("fow 7.2:4")
def test_7_2__4_with_an_illegal_target_it_goes_to_the_graveyard(ruleset: str) -> None:
    """The target left in answer."""
    t = Table(ruleset, asking=True)
    host = t.field(P1)
    card = t.hand(P1, type="addition", subtype="resonator", cost="{0}")
    answer = t.instant(P2, "Destroy target resonator.")
    t.play(card)
    t.pass_()
    t.cast(answer)
    t.resolve()
    assert t.zone_of(host) == t.zone_of(card) == "graveyard" and not t.events("added")


@both
@pytest.mark.rule("fow 7.2:3", "fow-5.01-R4", "fow-5.5-R6")
def test_7_2__3_an_addition_for_rulers_is_played_on_a_ruler_in_its_area(ruleset: str) -> None:
    """Not on a J-ruler that lies there destroyed."""
    subtype = "ruler/J-ruler" if ruleset.startswith("fow-5.01") else "J/ruler"
    t = Table(ruleset)
    ruler = t.ruler(P1)
    lost = t.j_ruler(P2)
    kill, card = t.chant(P1, "Destroy target J-ruler."), t.hand(P1, type="addition", subtype=subtype, cost="{0}")
    t.cast(kill)
    assert t.where(lost) == (P2, "ruler area")
    t.cast(card)
    assert t.game.cards[card.id].links == (ruler.id,)


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 7.2:3.1")
def test_7_2__3_not_on_a_j_ruler_in_a_ruler_area() -> None:
    """A destroyed J-ruler is a J-ruler still, but no target."""
    t = Table("fow-5.01/valhalla")
    lost, own = t.j_ruler(P2), t.j_ruler(P1)
    kill = t.chant(P1, "Destroy target J-ruler.")
    card = t.hand(P1, type="addition", subtype="ruler/J-ruler", cost="{0}")
    t.cast(kill, lost)
    assert "J-ruler" in t.chars(lost).types and t.zone_of(lost) == "ruler area"
    t.cast(card)
    assert t.game.cards[card.id].links == (own.id,)


# -- chants ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.3:1", "fow 7.3:2", "fow 6.3:2.1")
def test_7_3__3_a_chant_does_what_it_says_and_goes_to_the_graveyard(ruleset: str) -> None:
    """It stays in the chase while it is performed."""
    t = Table(ruleset)
    card = t.chant(P1, "Draw a card.", cost="{1}")
    t.set(P1, will_w=1)
    t.cast(card)
    assert t.where(card) == (P1, "graveyard") and t.count(P1, "hand") == 1 and t.wills(P1) == {}
    kinds = [e.kind for e in t.events() if e.kind in ("draw", "put")]
    assert kinds == ["draw", "put"] and t.event("put", card).rule == rule(t, "7.3:3")


@both
@pytest.mark.rule("fow 7.7:1", "fow 7.7:2", "fow 6.3:1.1")
def test_7_7__3_a_chant_instant_answers_anything(ruleset: str) -> None:
    """In the other player's turn, on top of a chase; then it goes to the graveyard."""
    t = Table(ruleset, asking=True)
    chant, answer = t.chant(P1, "Draw a card."), t.instant(P2, "Draw a card.", cost="{1}")
    t.set(P2, will_u=1)
    t.play(chant)
    t.pass_()
    t.play(answer)
    t.pass_both()
    assert t.where(answer) == (P2, "graveyard") and t.event("put", answer).rule == rule(t, "7.7:3")
    assert t.count(P2, "hand") == 1 and t.zone_of(chant) == "chase area"


@both
@pytest.mark.rule("fow 7.3:3", "fow 7.7:3")
def test_7_3__3_to_the_graveyard_of_its_owner(ruleset: str) -> None:
    """Whoever played it."""
    t = Table(ruleset)
    card = t.chant(P1, "Draw a card.", owner=P2)
    t.cast(card)
    assert t.where(card) == (P2, "graveyard") and t.count(P1, "hand") == 1


# -- abilities ---------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.8:1", "fow 6.3:1.2")
def test_7_8__2_abilities_of_own_cards_only(ruleset: str) -> None:
    """Of cards one controls, whoever owns them."""
    t = Table(ruleset, asking=True)
    ability = "[Activate] {Rest}: Draw a card."
    mine, borrowed, theirs = t.field(P1, ability), t.field(P1, ability, owner=P2), t.field(P2, ability)
    assert t.activation(mine) in t.options and t.why_not(t.activation(borrowed)) is None
    assert t.forbids(t.activation(theirs)) == rule(t, "7.8:1")


@both
@pytest.mark.rule("fow 7.8:1")
def test_7_8__3_an_ability_takes_effect_and_leaves_the_chase(ruleset: str) -> None:
    """It waits there as an object of its own; its card stays where it is, and is not needed any more."""
    t = Table(ruleset, asking=True)
    card = t.field(P1, "[Activate] {Rest}: Draw a card.")
    answer = t.instant(P2, "Destroy target resonator.")
    t.activate(card)
    assert t.zone_of(card) == "field" and len(t.chase) == 1 and t.chase[0].id != card.id
    thing = t.chase[0]
    t.pass_()
    t.cast(answer)
    t.resolve()
    assert t.zone_of(card) == "graveyard" and t.count(P1, "hand") == 1
    assert t.event("eliminate", thing).rule == rule(t, "7.8:3") and not t.chase


@both
@pytest.mark.rule("fow 9.7:3")
def test_7_8__2_a_will_ability_is_resolved_at_once(ruleset: str) -> None:
    """It never lies in the chase, and nobody can answer it."""
    t = Table(ruleset, asking=True)
    stone = t.stone(P1, "fire")
    t.instant(P2, "Draw a card.")
    t.activate(stone)
    assert t.wills(P1) == {"R": 1} and t.rested(stone) and not t.chase and t.asked == P1
