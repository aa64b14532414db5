"""Limits of movement (fow 3.15): which cards go where, and what becomes of a spell that would lie in a playground."""

from __future__ import annotations

import pytest

from tests.fow_table import DECK, FIELD, GRAVEYARD, HAND, P1, P2, RULER, STONES, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
STONE_DECK, LIFEBREAK, REMOVED = "magic stone deck", "lifebreak area", "removed area"
ALL = "Put all cards in the ruler area"
ANYWHERE = (HAND, FIELD, GRAVEYARD, DECK, STONES, STONE_DECK, RULER, LIFEBREAK, REMOVED)


def into(t: Table, kind: str, zone: str) -> Piece:
    """A chant of the turn player's that would move a card of a kind to its owner's zone."""
    if zone == DECK:
        return t.chant(P1, f"Put target {kind} on the bottom of its owner's main deck.")
    if zone == REMOVED:
        return t.chant(P1, f"Remove target {kind} from the game.")
    return t.chant(P1, f"Put target {kind} into its owner's {zone}.")


def ends_in(ruleset: str, kind: str, zone: str) -> str:
    """Where a card of a kind lies after something would put it into a zone."""
    t = Table(ruleset)
    made = {
        "ruler": lambda: t.ruler(P2, rested=True),
        "J-ruler": lambda: t.j_ruler(P2, rested=True),
        "resonator": lambda: t.field(P2, rested=True),
        "addition": lambda: t.addition(P2, rested=True),
        "regalia": lambda: t.field(P2, type="regalia", rested=True),
        "magic stone": lambda: t.stone(P2, rested=True),
    }
    card, spell = made[kind](), into(t, kind, zone)
    if kind == "ruler":
        t._game.own(t._game.zone(P1, RULER)[0]).zone = ""  # the only ruler there is
        t._game.put_zone(P1, RULER, ())
    here = t.zone_of(card)
    t.cast(spell)
    if t.zone_of(card) == here and here != zone:
        assert t.rested(card)  # what does not move stays as it lies
    return t.zone_of(card)


def goes(ruleset: str, kind: str) -> set[str]:
    """The zones that a card of a kind can be put into."""
    return {zone for zone in ANYWHERE if ends_in(ruleset, kind, zone) == zone}


@both
def test_3_15_1_a_ruler_goes_to_a_graveyard_or_the_ruler_area_only(ruleset: str) -> None:
    """Every other move leaves it in the ruler area; only judgment puts it into the field."""
    assert goes(ruleset, "ruler") == {GRAVEYARD, RULER}


@both
def test_3_15_2_a_j_ruler_goes_to_a_ruler_area_or_field_only(ruleset: str) -> None:
    """Every other move leaves it in the field."""
    assert goes(ruleset, "J-ruler") == {FIELD, RULER}


@both
@pytest.mark.parametrize("kind", ["resonator", "addition", "regalia"])
def test_3_15_3_resonators_additions_and_regalia(ruleset: str, kind: str) -> None:
    """They go neither to a magic stone deck or area nor to a ruler area."""
    if (kind, ruleset) == ("regalia", "fow-5.01/valhalla"):
        ruleset = "fow-5.5/valhalla"  # the older book has no regalia
    assert goes(ruleset, kind) == {HAND, FIELD, GRAVEYARD, DECK, LIFEBREAK, REMOVED}


@both
@pytest.mark.parametrize(("zone", "there"), [(FIELD, GRAVEYARD), (STONES, GRAVEYARD), (STONE_DECK, GRAVEYARD),
                                             (RULER, GRAVEYARD), (DECK, DECK), (LIFEBREAK, LIFEBREAK)])  # fmt: skip
def test_3_15_4_a_spell_goes_to_the_graveyard_instead(ruleset: str, zone: str, there: str) -> None:
    """A spell that would lie in a playground or a magic stone deck is put into the graveyard, and does nothing."""
    t = Table(ruleset)
    card = t.hand(P1, "Draw 2 cards.", type="spell", subtype="chant", cost="{9}")
    place = "on the bottom of your main deck" if zone == DECK else f"into your {zone}"
    t.cast(t.chant(P1, f"Put a card from your hand {place}."))
    assert t.where(card) == (P1, there) and not t.events("draw")


@both
def test_3_15_5_a_magic_stone_goes_to_no_hand_no_main_deck_no_ruler_area(ruleset: str) -> None:
    """It stays where it is."""
    assert goes(ruleset, "magic stone") == {FIELD, GRAVEYARD, STONES, STONE_DECK, LIFEBREAK, REMOVED}


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.15:6", "fow 2.1:2.3")
def test_3_15_6_an_astral_ruler_goes_nowhere() -> None:
    """Nothing takes it out of the ruler area."""
    for text in (f"{ALL} into their owner's hand.", "Remove all cards in the ruler area from the game."):
        t = Table("fow-5.5/valhalla")
        leader, wiping = t.j_ruler(P2), t.chant(P1, "Destroy target J-ruler.")
        moving = t.chant(P1, text)
        t.cast(wiping)
        assert t.chars(leader).types == {"astral ruler"}
        t.cast(moving)
        assert t.where(leader) == (P2, RULER)


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 3.8:6")
def test_3_8_6_a_lost_j_ruler_of_5_01_goes_nowhere_either() -> None:
    """5.01: it stays a J-ruler, and effects that would move it out are not applied, not even into a field."""
    for text in (f"{ALL} into their owner's hand.", f"{ALL} into your field."):
        t = Table("fow-5.01/valhalla")
        leader, wiping = t.j_ruler(P2), t.chant(P1, "Destroy target J-ruler.")
        moving = t.chant(P1, text)
        t.cast(wiping)
        t.cast(moving)
        assert t.where(leader) == (P2, RULER) and t.chars(leader).types == {"J-ruler"}


@both
@pytest.mark.rule("fow 1.4:2", "fow 3.15:2", "fow 3.15:5")
def test_3_15_what_may_move_moves_although_the_rest_does_not(ruleset: str) -> None:
    """Of all cards returned to hands only those go that may."""
    t = Table(ruleset)
    leader, resonator, stone = t.j_ruler(P2), t.field(P2), t.stone(P2, rested=True)
    addition = t.addition(P2)
    t.cast(t.chant(P1, "Return all cards in your opponent's field and magic stone area to their owner's hand."))
    assert t.zone_of(resonator) == t.zone_of(addition) == HAND
    assert t.zone_of(leader) == FIELD and t.zone_of(stone) == STONES and t.rested(stone)
