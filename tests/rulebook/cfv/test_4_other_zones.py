"""Deck, hand, drop zone, soul, damage zone, bind zone and trigger zone (cfv 4.2 to 4.4, 4.7 to 4.10)."""

from __future__ import annotations

import pytest

from ludex.kernel.storage.hashes import position_hash
from tests.cfv_table import LF, P1, P2, RF, Table


def test_4_2_2_nobody_knows_the_order_of_a_deck() -> None:
    """Two games that differ only in the order of a deck look the same to both players."""
    views = []
    for order in ((6000, 7000), (7000, 6000)):
        t = Table()
        for power in order:
            t.deck(P1, power=power)
        t.hand(P1)
        views.append([str(t.game.view(by)["players"]) for by in (P1, P2, None)])
    assert views[0] == views[1]


def test_4_2_3_cards_leave_the_deck_one_after_the_other() -> None:
    """A soul charge of three takes the top card first, then the next, then the third."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Soul Charge (3).")
    cards = [t.deck(P1, power=1000 * n) for n in (1, 2, 3)][::-1]
    t.activate(van)
    assert [e.card for e in t.events("soul charge")] == [c.id for c in cards]
    assert {t.zone_of(c) for c in cards} == {"soul"}


def test_4_3_2_only_its_player_sees_a_hand() -> None:
    """The opponent sees how many cards there are, and no way to tell them apart."""
    t = Table()
    mine = [t.hand(P1, power=6000), t.hand(P1, power=7000)]
    assert all(t.sees(P1, c) for c in mine) and not any(t.sees(P2, c) for c in mine)
    shown = t.seen(P2, P1, "hand")
    assert (shown["count"], shown["hidden"], shown["cards"]) == (2, 2, [])


@pytest.mark.rule("cfv 4.4.2")
def test_4_4_1_what_leaves_the_field_or_is_discarded_lies_in_the_drop_zone() -> None:
    """A retired unit and a discarded card, face up for everybody."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): [Discard a card from your hand] Choose one of your rear-guards, and retire it.")
    unit, card = t.rear(P1), t.hand(P1)
    t.activate(van)
    assert t.where(unit) == t.where(card) == (P1, "drop zone")
    assert t.sees(P2, unit) and t.sees(P2, card)
    assert t.game.cards[card.id].faceup


@pytest.mark.rule("cfv 4.7.3", "cfv 4.8.2")
@pytest.mark.parametrize("zone", ["drop zone", "soul", "damage zone", "bind zone"])
def test_4_4_2_the_order_of_public_piles_is_of_no_account(zone: str) -> None:
    """Positions that differ only in it are the same position."""
    hashes = set()
    for order in ((6000, 7000), (7000, 6000)):
        t = Table()
        for power in order:
            t.put(P1, zone, power=power)
        t.hand(P1)
        hashes.add(position_hash(t.game))
    assert len(hashes) == 1


@pytest.mark.rule("cfv 4.10.3", "cfv 4.8.2")
def test_4_8_1_damage_becomes_a_face_up_card_of_the_damage_zone() -> None:
    """The card on top of the deck goes by way of the trigger zone, face up for both players."""
    t = Table()
    top = t.deck(P2, power=7000)
    t.attack(t.rear(P1, circle=LF, power=10000))
    assert t.where(top) == (P2, "damage zone") and t.game.cards[top.id].faceup and t.sees(P1, top)
    assert [e.to for e in t.events("", top) if e.to] == ["trigger zone", "damage zone"]


@pytest.mark.rule("cfv 4.8.2.1")
def test_4_8_2_2_face_down_damage_is_known_and_counted_and_does_nothing() -> None:
    """Four face-down cards make a limit break of four; the ability of one of them does not work."""
    t = Table()
    van = t.vanguard(P1, "[CONT](VC) Limit Break 4: This unit gets [Power]+5000.")
    text = "[CONT](Damage Zone): All of your units get [Power]+1000."
    cards = [t.damage(P1, text, facedown=True), *(t.damage(P1, facedown=True, power=n * 1000) for n in (5, 6, 7))]
    assert t.power(van) == 15000
    assert all(t.sees(by, c) for by in (P1, P2) for c in cards)


def test_4_8_2_2_what_is_printed_on_it_is_still_there() -> None:
    """Face-down damage of grade 3 is a grade 3 card to a text that looks for one."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a grade 3 card from your damage zone, and heal it.")
    card = t.damage(P1, grade=3, facedown=True)
    t.damage(P1, grade=1)
    t.activate(van)
    assert t.zone_of(card) == "drop zone" and t.damages(P1) == 1


@pytest.mark.rule("cfv-R5", "cfv 4.9.2", "cfv 4.1.7")
def test_4_9_2_1_only_the_owner_looks_at_a_face_down_bound_card() -> None:
    """Bound face down from the hand: its owner still knows it, the opponent sees that one lies there."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a card from your hand, and bind it face down.")
    card = t.hand(P1, name="Hidden Thing", power=7000)
    up = t.bound(P1)
    t.activate(van)
    assert t.where(card) == (P1, "bind zone") and not t.game.cards[card.id].faceup
    assert [t.sees(by, card) for by in (P1, P2, None)] == [True, False, False]
    assert [t.sees(by, up) for by in (P1, P2, None)] == [True, True, True]
    assert t.seen(P2, P1, "bind zone")["count"] == 2 and "Hidden Thing" not in str(t.game.view(P2))


@pytest.mark.rule("cfv-R5")
def test_4_9_2_1_a_bound_card_that_is_turned_down_is_closed_to_the_opponent() -> None:
    """Effects turn bound cards face down and up again."""
    t = Table()
    text = "[ACT](VC): Choose a card from your bind zone, and turn it face "
    van = t.vanguard(P1, f"{text}down.\n{text}up.")
    card = t.bound(P1)
    t.activate(van, n=1)
    assert not t.game.cards[card.id].faceup and t.sees(P1, card)
    t.activate(van, n=2)
    assert t.sees(P2, card)


@pytest.mark.rule("cfv-R5")
def test_4_9_2_1_the_owner_looks_not_the_one_who_bound_it() -> None:
    """P1's effect binds P2's card face down: P2 may look, P1 may not."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and bind it face down.")
    card = t.rear(P2, name="Taken Away", power=7000)
    t.activate(van)
    assert t.where(card) == (P2, "bind zone") and t.sees(P2, card)


@pytest.mark.parametrize("facedown", [True, False])
@pytest.mark.parametrize("what", ["grade 3 card", 'card named "Redpoll Errant"', "<<Plain Clan>>", "normal unit"])
def test_4_9_2_2_a_face_down_bound_card_has_no_information(what: str, facedown: bool) -> None:
    """It is no grade 3 card, has no name and no clan, although its owner may look at it; face up it has."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): Choose a {what} from your bind zone, and put it into your hand.")
    card = t.bound(P1, grade=3, name="Redpoll Errant", facedown=facedown)
    t.hand(P1)
    t.activate(van)
    assert t.zone_of(card) == ("bind zone" if facedown else "hand")


@pytest.mark.rule("cfv 4.9.2.2")
def test_4_9_2_2_it_is_a_card_all_the_same() -> None:
    """A text that asks for nothing but a card finds it; an ability on it does not work."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a card from your bind zone, and put it into your hand.")
    card = t.bound(P1, "[CONT](Bind Zone): Your vanguard gets [Power]+1000.", facedown=True)
    assert t.power(van) == 10000
    t.activate(van)
    assert t.zone_of(card) == "hand"


def test_4_9_3_it_stays_known_which_effect_bound_which_card() -> None:
    """Two effects bind a unit each; each brings back its own at the end of the turn."""
    t = Table()
    text = (
        "[ACT](RC): [[Rest] this unit] Choose one of your opponent's rear-guards, and bind it."
        " At the end of turn, put that card into your opponent's {}."
    )
    one = t.rear(P1, text.format("soul"), circle=LF)
    two = t.rear(P1, text.format("drop zone"), circle=RF)
    first, second = t.rear(P2, circle=LF), t.rear(P2, circle=RF, power=7000)
    third = t.bound(P2)
    t.activate(one, first)
    t.activate(two)
    assert t.zone_of(first) == t.zone_of(second) == "bind zone"
    t.end_turn("trigger 1")
    assert [t.zone_of(c) for c in (first, second, third)] == ["soul", "drop zone", "bind zone"]


@pytest.mark.rule("cfv 4.10.4")
def test_4_10_2_a_drive_checked_card_goes_on_to_the_hand_after_its_icon() -> None:
    """While its icon is resolved it lies face up in the trigger zone, then in its owner's hand."""
    t = Table()
    van = t.vanguard(P1)
    t.rear(P1)
    card = t.trigger(P1, "critical")
    t.declare(van)
    assert t.zone_of(card) == "trigger zone" and t.sees(P2, card) and t.game.cards[card.id].faceup
    t.choose("do critical")
    t.choose(van)
    assert t.zone_of(card) == "trigger zone"
    t.choose(van)
    assert t.where(card) == (P1, "hand") and t.event("add", card).rule == "cfv 7.5.1.2.4"


def test_4_10_3_a_damage_checked_card_goes_on_to_the_damage_zone_after_its_icon() -> None:
    """The icon first, the damage zone afterwards."""
    t = Table()
    card = t.trigger(P2, "draw")
    t.rear(P2)
    t.declare(t.rear(P1, circle=LF, power=10000))
    assert t.zone_of(card) == "trigger zone" and t.damages(P2) == 0
    t.choose("do draw")
    t.choose(t.vanguard_of(P2))
    assert t.where(card) == (P2, "damage zone")
    kinds = [e.kind for e in t.events() if e.kind in ("damage check", "draw", "change", "put")]
    assert kinds[:4] == ["damage check", "draw", "change", "put"]


@pytest.mark.rule("cfv 4.8.2.2", "cfv 4.9.2.2")
@pytest.mark.parametrize(("zone", "word"), [("damage zone", "Damage Zone"), ("bind zone", "Bind Zone")])
def test_4_8_2_2_an_ability_on_a_face_down_card_is_not_played(zone: str, word: str) -> None:
    """Face up it can be used from there, face down it cannot."""
    t = Table()
    down, up = (t.put(P1, zone, f"[ACT]({word}): Draw a card.", facedown=facedown) for facedown in (True, False))
    t.hand(P1)
    assert f"activate {up} 1" in t.options
    assert f"activate {down} 1" not in t.options and t.forbids(f"activate {down} 1") != ""


@pytest.mark.rule("cfv 4.1.4", "cfv 4.6.8")
def test_4_9_2_1_a_face_down_bound_card_that_is_called_lies_face_up() -> None:
    """On its circle it is a new card, open to all."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a card from your bind zone, and call it to (RC).")
    card = t.bound(P1, facedown=True)
    t.activate(van, "circle left-front")
    assert t.zone_of(card) == LF and t.game.cards[card.id].faceup and t.sees(P2, card)


@pytest.mark.rule("cfv-R5")
def test_4_9_2_1_bound_face_down_from_the_deck_only_its_owner_may_look() -> None:
    """Nobody knew the card before; now its owner may."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Bind the top card of your deck face down.")
    card = t.deck(P1, power=7000)
    t.activate(van)
    assert t.zone_of(card) == "bind zone" and t.sees(P1, card) and not t.sees(P2, card)
