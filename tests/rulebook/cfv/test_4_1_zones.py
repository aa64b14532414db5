"""Zones in general (cfv 4.1): whose they are, who sees what, and what a change of zone does."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, VC, Piece, Table

ALL = (
    "left front", VC, "right front", "left back", "center back", "right back", "guardian circle",
    "deck", "hand", "drop zone", "soul", "damage zone", "bind zone", "trigger zone",
)  # fmt: skip
PUBLIC = ("drop zone", "soul", "damage zone", "bind zone", "trigger zone", LF, VC, "guardian circle")


def test_4_1_1_every_player_has_every_zone() -> None:
    """A card put into one player's zone is not in the other's."""
    t = Table(phase="battle")
    for zone in ALL:
        t.put(P1, zone) if zone != VC else t.vanguard(P1)
    t.rear(P2, circle=LF)
    t.hand(P2)
    counts = {zone: (t.count(P1, zone), t.count(P2, zone)) for zone in ALL}
    assert counts == {
        zone: (1, 1) if zone in (VC, LF, "hand") else (21, 20) if zone == "deck" else (1, 0) for zone in ALL
    }


@pytest.mark.parametrize("by", [P1, P2, None])
def test_4_1_2_everybody_may_count_every_zone(by: int | None) -> None:
    """Deck and hand too, whoever looks."""
    t = Table(phase="battle")
    t.rear(P1, circle=LF)
    t.hand(P2)
    for zone in ("hand", "soul", "drop zone", "bind zone"):
        for n in range(3):
            t.put(P1, zone, facedown=zone == "bind zone" and n > 0)
    assert [t.seen(by, P1, z)["count"] for z in ("hand", "soul", "drop zone", "bind zone", "deck")] == [3, 3, 3, 3, 20]
    assert t.seen(by, P2, "deck")["count"] == 20


@pytest.mark.rule("cfv 4.2.2", "cfv 4.3.2", "cfv 4.4.2", "cfv 4.5.3", "cfv 4.6.8", "cfv 4.7.3", "cfv 4.8.2",
                  "cfv 4.9.2", "cfv 4.10.4")  # fmt: skip
def test_4_1_3_the_zone_decides_who_knows_its_cards() -> None:
    """Public zones are open to all, a hand to its player, a deck to nobody."""
    t = Table(phase="battle")
    t.rear(P1, circle=RF)
    cards = {zone: t.put(P1, zone, grade=3) for zone in PUBLIC}
    hand, deck = t.hand(P1), t.deck(P1)
    for zone, card in cards.items():
        assert [t.sees(by, card) for by in (P1, P2, None)] == [True, True, True], zone
    assert [t.sees(by, hand) for by in (P1, P2, None)] == [True, False, False]
    assert [t.sees(by, deck) for by in (P1, P2, None)] == [False, False, False]


def test_4_1_4_in_a_new_zone_it_is_a_new_card() -> None:
    """Put into the soul and called from there, the unit has lost what it was given."""
    into = "Choose one of your rear-guards, and put it into your soul."
    t = Table()
    van = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your rear-guards, and that unit gets [Power]+5000 until end of turn.\n"
        f"[ACT](VC): {into}\n[ACT](VC): Choose a card from your soul, and call it to (RC).",
    )
    unit = t.rear(P1, circle=LF)
    t.activate(van)
    assert t.power(unit) == 10000
    t.activate(van, n=2)
    t.activate(van, "circle left-front", n=3)
    assert t.zone_of(unit) == LF and t.power(unit) == 5000


@pytest.mark.rule("cfv 4.6.6.2")
def test_4_1_4_from_circle_to_circle_it_stays_the_same_card() -> None:
    """Moved to another rear-guard circle it keeps what it was given, as the same card."""
    t = Table()
    van = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your rear-guards, and that unit gets [Power]+5000 until end of turn.\n"
        "[ACT](VC): Choose one of your rear-guards, and move it to another (RC).",
    )
    unit = t.rear(P1, circle=LF)
    t.activate(van)
    t.activate(van, "circle right-back", n=2)
    assert t.zone_of(unit) == "right back" and t.power(unit) == 10000


def ordering(t: Table) -> tuple[Piece, list[Piece]]:
    three = "Choose three cards from your opponent's drop zone"
    van = t.vanguard(P1, f"[ACT](VC): {three}, and put them on the bottom of the owner's deck.")
    return van, [t.drop(P2, power=1000 * n, name=f"Card {n}") for n in (1, 2, 3, 4)]


@pytest.mark.rule("cfv 4.1.5.1")
def test_4_1_5_the_owner_orders_cards_that_move_together() -> None:
    """P1 chooses the cards, P2 the order; they arrive at one time, and P1 does not learn the order."""
    t = Table()
    van, cards = ordering(t)
    t.choose(t.activation(van))
    for card in cards[:3]:
        assert t.asked == P1
        t.choose(card)
    assert (t.asked, t.asking_rule()) == (P2, "cfv 4.1.5")
    t.choose(cards[2])
    t.choose(cards[0])
    assert t.pieces(P2, "deck")[-3:] == [cards[2], cards[0], cards[1]]
    assert len({t.event("put", c).batch for c in cards[:3]}) == 1
    assert not any(t.sees(P1, c) for c in cards[:3])


@pytest.mark.rule("cfv 1.3.4", "cfv 4.1.6")
def test_4_1_5_of_cards_of_both_players_each_orders_the_own_turn_player_first() -> None:
    """Four units of one field, two of either owner: each goes home, in the order of its owner."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Put all of your rear-guards on the bottom of the owner's deck.")
    mine = [t.rear(P1, power=6000), t.rear(P1, power=7000)]
    yours = [t.rear(P1, power=6000, owner=P2), t.rear(P1, power=7000, owner=P2)]
    t.choose(t.activation(van))
    assert t.asked == P1 and set(t.options) == {f"pick {c}" for c in mine}
    t.choose(mine[1])
    assert t.asked == P2 and set(t.options) == {f"pick {c}" for c in yours}
    t.choose(yours[1])
    assert t.pieces(P1, "deck")[-2:] == mine[::-1] and t.pieces(P2, "deck")[-2:] == yours[::-1]


def test_4_1_6_a_card_without_a_named_zone_goes_to_its_owners() -> None:
    """Retired from P1's field, P2's card lies in P2's drop zone."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and retire it.")
    guest = t.rear(P1, owner=P2)
    t.activate(van)
    assert t.where(guest) == (P2, "drop zone")


@pytest.mark.rule("cfv 4.8.2.1")
def test_4_1_7_face_down_cards_of_public_zones_are_open_to_all() -> None:
    """Damage that was turned over may still be looked at by both players."""
    t = Table()
    card = t.damage(P1, facedown=True)
    assert [t.sees(by, card) for by in (P1, P2)] == [True, True]


def test_4_1_7_revealed_cards_of_hidden_zones_are_open_to_all() -> None:
    """The top card of the deck, once revealed, is known to both while it lies there."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Reveal the top card of your deck.")
    top = t.deck(P1, power=7000)
    t.hand(P1)
    t.activate(van)
    assert [t.sees(by, top) for by in (P1, P2)] == [True, True]
    assert t.zone_of(top) == "deck"
