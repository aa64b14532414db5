"""What could be paid is known before somebody plays: with wills of abilities elsewhere (fow 9.7:2), of an attribute
that others could produce, and with the card itself in the chase (fow 9.3:2.2), played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

NEWER = ("fow-5.01/valhalla", "fow-5.5/valhalla")
EVERY = ("fow-2.0", *NEWER)
newer = pytest.mark.parametrize("edition", NEWER)
every = pytest.mark.parametrize("edition", EVERY)

URN = "Remove this card in your graveyard from the game: Produce {2}."
ONLY = f'{URN} Spend this will only to play "Moth" or to play activate abilities of "Wasp".'
MIRROR = (
    "[Activate] {Rest}: Produce {1}.\n"
    "[Activate] {Rest}: Produce one will of any attribute that a magic stone you control could produce."
)


def pays(t: Table, card: Piece, *answers: str) -> None:
    """Play it and pay with these answers, the rest by itself; it comes into the field."""
    t.play(card, *answers)
    t.resolve()
    assert t.zone_of(card) == "field"


@newer
@pytest.mark.rule("fow-5.5 9.7:2", "fow-5.5 9.2:2")
def test_a_will_ability_of_the_graveyard_is_played_while_paying(edition: str) -> None:
    t = Table(edition)
    urn, moth = t.graveyard(P1, URN, name="Urn"), t.hand(P1, cost="{3}", name="Moth")
    t.stone(P1, "fire")
    assert f"play {moth}" in t.options and not t.forbids(f"play {moth}")
    pays(t, moth)
    assert t.zone_of(urn) == "removed area"


@newer
@pytest.mark.rule("fow-5.5 9.7:2", "fow-5.5 9.2:2")
def test_it_pays_for_abilities_too_and_only_its_player_s(edition: str) -> None:
    t = Table(edition)
    t.graveyard(P1, URN, name="Urn")
    wasp = t.field(P1, "{2}: You gain 100 life.", name="Wasp")
    other = t.field(P2, "{2}: You gain 100 life.", name="Wasp")
    assert t.activation(wasp) in t.options
    t.activate(wasp)
    t.resolve()
    assert t.life(P1) == 4100
    t.to_next_turn()
    assert t.forbids(t.activation(other))


@newer
@pytest.mark.rule("fow-5.5 9.7:2")
def test_what_it_may_be_spent_on_only(edition: str) -> None:
    t = Table(edition)
    t.graveyard(P1, ONLY, name="Urn")
    moth, gnat = t.hand(P1, cost="{2}", name="Moth"), t.hand(P1, cost="{2}", name="Gnat")
    wasp, bee = (t.field(P1, "{2}: You gain 100 life.", name=name) for name in ("Wasp", "Bee"))
    assert [t.forbids(f"play {c}") == "" for c in (moth, gnat)] == [True, False]
    assert [t.activation(c) in t.options for c in (wasp, bee)] == [True, False]
    pays(t, moth)


@newer
@pytest.mark.rule("fow-5.5 9.3:2.2")
def test_a_card_does_not_pay_for_itself_from_where_it_was(edition: str) -> None:
    t = Table(edition)
    own = "[Remnant]\nRemove this card in your graveyard from the game: Produce {1}."
    shade = t.graveyard(P1, own, cost="{1}", name="Shade")
    assert t.forbids(f"play {shade} remnant") and f"play {shade} remnant" not in t.options


@every
@pytest.mark.rule("fow-5.5 9.7:1", "fow-5.5 9.7:2", "fow-2.0 2.7:2")
def test_a_will_of_an_attribute_that_others_could_produce_is_offered(edition: str) -> None:
    t = Table(edition)
    t.put(P1, "magic stone area", MIRROR, type="magic stone", name="Mirror")
    t.put(P1, "magic stone area", "", stone=["fire"], rested=True)
    able, unable = (t.hand(P1, cost=cost) for cost in ("{R}", "{U}"))
    if edition == "fow-2.0":
        t.pass_until(f"play {able}")
    assert f"play {able}" in t.options and t.forbids(f"play {unable}")
    pays(t, able)


@newer
@pytest.mark.rule("fow-5.5 9.7:4")
def test_of_what_others_could_produce_an_attribute_is_chosen(edition: str) -> None:
    """No stone is asked for, of which the mirror itself would be one that gives nothing."""
    t = Table(edition)
    mirror = t.put(P1, "magic stone area", MIRROR, type="magic stone", name="Mirror")
    for word in ("fire", "water"):
        t.put(P1, "magic stone area", "", stone=[word], rested=True)
    t.put(P2, "magic stone area", "", stone=["wind"])
    t.choose(t.activation(mirror, 2))
    assert set(t.options) == {"produce {R}", "produce {U}"}
    t.choose("produce {U}")
    assert t.wills(P1) == {"U": 1}


@newer
@pytest.mark.rule("fow-5.5 9.3:2.5")
@pytest.mark.parametrize(
    ("text", "others", "stones", "able"),
    (
        ("You may pay {1} less to play this card for each card in your hand.", 2, 2, True),
        ("You may pay {1} less to play this card for each card in your hand.", 2, 1, False),
        ("If you have two or more cards in your hand, you may pay {3} less to play this card.", 1, 1, False),
        ("If you have two or more cards in your hand, you may pay {3} less to play this card.", 2, 1, True),
        ("If you have no cards in your hand, you may pay {3} less to play this card.", 0, 1, True),
        ("If you have no cards in your hand, you may pay {3} less to play this card.", 1, 1, False),
    ),
)
def test_the_hand_is_counted_without_the_card(edition: str, text: str, others: int, stones: int, able: bool) -> None:
    t = Table(edition)
    crab = t.hand(P1, text, cost="{4}", name="Crab")
    for _ in range(others):
        t.hand(P1, cost="{9}")
    for _ in range(stones):
        t.stone(P1, "fire")
    assert (f"play {crab}" in t.options, t.forbids(f"play {crab}") == "") == (able, able)
    if able:
        pays(t, crab)
