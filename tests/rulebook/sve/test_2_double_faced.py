"""Double-faced cards (sve 2.14, with sve 4.6.3.1, 4.6.4): which face counts where, and who sees it."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

SUN_AND_MOON: dict[str, object] = {
    "name": "Sun Heron", "type": "follower", "special": "evolved", "attack": 4, "defense": 4,
    "back": {"name": "Moon Heron", "special": "evolved", "attack": 2, "defense": 7, "text": "Ward."},
}  # fmt: skip
EVOLVE = "{evolve} {cost 1}: Evolve this."


def two_sided(t: Table, seat: int, zone: str, **details: object) -> Piece:
    """A double-faced main deck card: a 1/1 Acorn in front, a 6/6 Oak on its back."""
    return t.put(
        seat, zone, "", name="Acorn", attack=1, defense=1, back={"name": "Oak", "cost": 1, "attack": 6, "defense": 6},
        **details,
    )  # fmt: skip


@pytest.mark.rule("sve 2.14.1", "sve 2.14.3", "sve 4.6.4")
def test_2_14_3_1_the_visible_face_is_the_one_that_counts() -> None:
    """A follower evolves with the back of a double-faced card: name, numbers and keywords are those of the back."""
    t = unhurried()
    heron = t.field(P1, EVOLVE, name="Moon Heron", attack=1, defense=1)
    both = t.evolve_deck(P1, "", **SUN_AND_MOON)
    t.activate(heron)
    assert t.zone_of(both) == "evolve zone"
    assert t.stats(heron) == (2, 7) and t.has(heron, "Ward")
    assert t.chars(heron).names == t.chars(both).names == ("Moon Heron",)


@pytest.mark.rule("sve 2.14.1", "sve 4.6.4")
def test_2_14_3_the_fitting_face_is_put_up_for_all_to_see() -> None:
    """The same card in the evolve zone shows the front for one follower and the back for the other."""
    for name, other in (("Sun Heron", "Moon Heron"), ("Moon Heron", "Sun Heron")):
        t = unhurried()
        heron = t.field(P1, EVOLVE, name=name)
        t.evolve_deck(P1, "", **SUN_AND_MOON)
        t.activate(heron)
        for seat in (P1, P2, None):
            (shown,) = t.seen(seat, P1, "evolve zone")["cards"]
            assert shown["name"] == name != other


def test_4_6_4_a_follower_that_fits_neither_face_cannot_evolve_with_it() -> None:
    """A double-faced card is the evolution of its two names only."""
    t = unhurried()
    crane = t.field(P1, EVOLVE, name="Star Crane")
    t.evolve_deck(P1, "", **SUN_AND_MOON)
    assert t.forbids(t.activation(crane))


@pytest.mark.parametrize("zone", ["hand", "ex area", "cemetery", "deck", "banished zone"])
def test_2_14_2_1_elsewhere_only_the_front_exists(zone: str) -> None:
    """A card that showed its back on the field is its front in every other zone."""
    words = {
        "hand": "Return each enemy follower on the field to its owner's hand.",
        "ex area": "Put each enemy follower on the field into its owner's EX area.",
        "cemetery": "Destroy each enemy follower on the field.",
        "deck": "Put each enemy follower on the field on top of its owner's deck.",
        "banished zone": "Banish each enemy follower on the field.",
    }
    t = unhurried()
    oak = two_sided(t, P2, "field", face=1)
    spell = t.spell(P1, words[zone])
    assert t.chars(oak).names == ("Oak",) and t.stats(oak) == (6, 6)
    t.play(spell)
    assert t.zone_of(oak) == zone
    assert t.chars(oak).names == ("Acorn",) and t.stats(oak) == (1, 1)


def test_2_14_2_1_texts_find_the_front_only() -> None:
    """In the cemetery a text that asks for the name of the back finds nothing."""
    t = unhurried()
    two_sided(t, P1, "cemetery")
    back = t.spell(P1, "If there's a follower named Oak in your cemetery, draw a card.")
    front = t.spell(P1, "If there's a follower named Acorn in your cemetery, draw 2 cards.")
    t.play(back)
    assert t.events("draw") == []
    t.play(front)
    assert len(t.events("draw")) == 2


def test_4_6_3_1_a_card_that_comes_back_may_lie_with_its_back_up() -> None:
    """When the evolved follower is gone, the double-faced card lies faceup with the face it showed."""
    t = unhurried()
    heron = t.field(P1, EVOLVE, name="Moon Heron")
    both = t.evolve_deck(P1, "", **SUN_AND_MOON)
    spell = t.spell(P1, "Destroy each follower on your field.")
    t.activate(heron)
    t.play(spell)
    assert t.zone_of(both) == "evolve deck"
    for seat in (P1, P2, None):
        (shown,) = t.seen(seat, P1, "evolve deck")["cards"]
        assert (shown["name"], shown["faceup"]) == ("Moon Heron", True)


def test_4_1_2_3_double_faced_cards_in_hidden_zones_are_hidden_like_others() -> None:
    """Nobody sees more of a double-faced card in hand, deck or evolve deck than of any other card."""
    t = Table()
    heron = t.evolve_deck(P1, "", **SUN_AND_MOON)
    acorn = two_sided(t, P1, "hand")
    top = two_sided(t, P1, "deck")
    assert [t.sees(P1, c) for c in (heron, acorn, top)] == [True, True, False]
    assert [t.sees(P2, c) for c in (heron, acorn, top)] == [False, False, False]
    assert [t.sees(None, c) for c in (heron, acorn, top)] == [False, False, False]
    for hidden in ("Sun Heron", "Moon Heron", "Acorn", "Oak"):
        assert hidden not in repr(t.game.view(P2)) + repr(t.game.view(None))
