"""Specific actions that move cards (cfv 10.1.1 to 10.1.7, 10.1.15 to 10.1.18): draw, discard, retire, place, blasts."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, VC, Table, by


def test_10_1_1_1_to_draw_is_to_take_the_top_card_unseen() -> None:
    """The top card goes to the hand; the opponent learns only that there is one more."""
    t = Table()
    top = t.deck(P1, name="Top", grade=2)
    t.activate(t.vanguard(P1, "[ACT](VC): Draw a card."))
    assert t.where(top) == (P1, "hand")
    assert t.sees(P1, top) and not t.sees(P2, top)


# -- discarding (cfv 10.1.2) -------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.2.1.1")
@pytest.mark.parametrize(
    "text",
    [
        "[ACT](VC): [Choose a card from your hand, and discard it] Soul Charge (1).",
        "[ACT](VC): Choose a card from your hand, and discard it. Soul Charge (1).",
    ],
)
def test_10_1_2_1_discarding_as_a_cost_and_as_an_effect(text: str) -> None:
    """Both put a card from the hand into the drop zone, and both are discarding for whoever listens."""
    t = Table()
    v = t.vanguard(P1, text + "\n[AUTO](VC): When your card is discarded, draw a card.")
    card = t.hand(P1)
    t.activate(v)
    assert t.where(card) == (P1, "drop zone")
    assert t.event("discard", card).rule == "cfv 10.1.2.1"
    assert (t.count(P1, "soul"), t.count(P1, "hand")) == (1, 1)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Your opponent chooses a card from his or her hand, and discards it.", P2),
        ("Choose a card from your opponent's hand at random, and discard it.", None),
        ("Choose a card from your opponent's hand, and discard it.", P1),
    ],
)
def test_10_1_2_1_2_whoever_or_whatever_picks_the_card(text: str, asked: int | None) -> None:
    """By its player, by the opponent, by chance: it is discarded."""
    t = Table()
    v = t.vanguard(P1, f"[ACT](VC): {text}")
    t.hand(P2, grade=1), t.hand(P2, grade=2)
    t.choose(t.activation(v))
    if asked is not None:
        t.choose(by(asked, t.options[0]))
    (gone,) = t.events("discard")
    assert (gone.frm, gone.to, gone.seat) == ("hand", "drop zone", P2)
    assert t.count(P2, "hand") == 1


# -- retiring (cfv 10.1.3) ---------------------------------------------------------------------------------------------
RETIRED = "[AUTO]: When this unit is retired, draw a card."


@pytest.mark.rule("cfv-R7")
def test_10_1_3_1_to_the_owners_drop_zone() -> None:
    """A unit on the field of a player who does not own it goes home."""
    t = Table()
    unit = t.rear(P2, circle=LF, owner=P1)
    t.activate(t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it."))
    assert t.where(unit) == (P1, "drop zone")


@pytest.mark.rule("cfv 10.1.3.1")
@pytest.mark.parametrize("where", ["hand", "damage zone", "soul"])
def test_10_1_3_1_only_what_is_on_the_field_is_retired(where: str) -> None:
    """A card elsewhere stays there, whatever a text says, and nothing was retired."""
    t = Table()
    card = t.put(P1, where, grade=2)
    t.choose(t.activation(t.vanguard(P1, f"[ACT](VC): Choose a grade 2 card from your {where}, and retire it.")))
    if f"pick {card}" in t.options:  # else it is the only one
        t.choose(card)
    assert t.where(card) == (P1, where) and not t.events("retire")


@pytest.mark.parametrize("how", ["effect", "rule action", "battle", "put"])
def test_10_1_3_2_whatever_the_cause_it_was_retired(how: str) -> None:
    """By an effect, by being called over, by a hit, or by being put there: always from the field to the drop zone."""
    t = Table()
    words = "put it into your drop zone" if how == "put" else "retire it"
    v = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and {words}.")
    unit = t.rear(P1 if how != "battle" else P2, RETIRED, LF)
    if how in ("effect", "put"):
        t.activate(v)
    elif how == "rule action":
        t.call(t.hand(P1), "left front")
    else:
        t.attack(v, unit)
    assert t.zone_of(unit) == "drop zone"
    assert len([e for e in t.events("played") if e.card == unit.id]) == 1


def test_10_1_3_2_to_another_zone_or_from_another_it_was_not() -> None:
    """Returned to the hand, or discarded: not retired."""
    t = Table()
    unit = t.rear(P1, RETIRED, LF)
    card = t.hand(P1, RETIRED)
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your rear-guards, and return it to your hand.\n"
        "[ACT](VC): Choose a card from your hand, and discard it.",
    )
    t.activate(v, n=2)
    t.activate(v)
    assert (t.zone_of(card), t.zone_of(unit)) == ("drop zone", "hand")
    assert not [e for e in t.events("played") if e.key == "automatic"]


# -- placing (cfv 10.1.4) ----------------------------------------------------------------------------------------------
PLACED = "[AUTO]: When this unit is placed on (RC), draw a card."


@pytest.mark.rule("cfv 10.1.4.1.1")
@pytest.mark.parametrize(
    ("zone", "text"),
    [
        ("drop zone", "Choose a card from your drop zone, and call it to (RC)."),
        ("soul", "Choose a card from your soul, and put it on your (RC)."),
        ("deck", "Search your deck for a grade 2 card, call it to (RC), and shuffle your deck."),
    ],
)
def test_10_1_4_1_from_any_place_that_is_no_circle(zone: str, text: str) -> None:
    """Called or just put there, the unit is placed."""
    t = Table()
    card = t.put(P1, zone, PLACED, grade=2)
    v = t.vanguard(P1, f"[ACT](VC): {text}")
    answers = [card] if zone == "deck" else []
    t.activate(v, *answers, "circle left-front")
    assert t.zone_of(card) == LF and t.count(P1, "hand") == 1


def test_10_1_4_1_from_circle_to_circle_it_is_not_placed() -> None:
    """An exchange places nothing, nor does a move by an effect."""
    t = Table()
    unit = t.rear(P1, f"{PLACED}\n[ACT](RC): Move this unit to another open (RC).", LF)
    t.exchange("left")
    t.activate(unit, "circle center-back")
    assert t.zone_of(unit) == "center back" and t.count(P1, "hand") == 0


# -- riding (cfv 10.1.5) -----------------------------------------------------------------------------------------------
RIDES = "[AUTO]: When this unit rides, draw a card.\n[AUTO]: When this unit is placed on (VC), Soul Charge (1)."


@pytest.mark.parametrize("words", ["ride it", "put it on your (VC)"])
def test_10_1_5_1_from_outside_the_field_to_the_vanguard_circle(words: str) -> None:
    """A superior ride from the drop zone: ridden and placed, whatever its grade; the old vanguard is in the soul."""
    t = Table()
    card = t.drop(P1, RIDES, grade=0)
    old = t.vanguard(P1, f"[ACT](VC): Choose a card from your drop zone, and {words}.")
    t.activate(old, "trigger 1")
    assert t.zone_of(card) == VC and old.id in t.game.zone(P1, "soul")
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (1, 2)


@pytest.mark.rule("cfv 10.1.5.1")
def test_10_1_5_1_1_normal_by_playing_and_superior_otherwise() -> None:
    """The log tells which it was."""
    t = Table(phase="ride")
    t.vanguard(P1, grade=2)
    card = t.hand(P1, "[ACT](VC): Choose a card from your drop zone, and ride it.", grade=3)
    other = t.drop(P1)
    t.ride(card)
    t.activate(card)
    assert (t.event("ride", card).key, t.event("ride", other).key) == ("normal", "superior")


def test_10_1_5_1_2_over_a_legion_both_go_to_the_soul() -> None:
    """Leader and Mate."""
    t = Table(phase="ride")
    leader = t.vanguard(P1, grade=3)
    mate = t.mate(P1, leader, grade=2)
    new = t.hand(P1, grade=3)
    t.ride(new)
    assert [t.zone_of(c) for c in (leader, mate, new)] == ["soul", "soul", VC]
    assert not t.game.cards[new.id].links


@pytest.mark.rule("cfv 10.1.24.1", "cfv 10.1.24.13")
def test_10_1_5_1_3_a_mate_does_not_ride() -> None:
    """It comes to the vanguard circle and is placed there, but has not ridden."""
    t = Table()
    t.set(P1, drop_zone=4)
    leader = t.vanguard(P1, '[ACT](VC): Seek Mate "Comrade"')
    mate = t.deck(P1, RIDES, name="Comrade", grade=2)
    t.activate(leader, True, mate)
    assert t.zone_of(mate) == t.zone_of(leader) == VC
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (0, 1)


# -- healing, blasts, charging, binding (cfv 10.1.7, 10.1.15 to 10.1.18) -----------------------------------------------
def test_10_1_7_1_to_heal_is_to_put_damage_into_the_drop_zone() -> None:
    """A card of the damage zone, face up or face down."""
    t = Table()
    card = t.damage(P1, facedown=True)
    t.activate(t.vanguard(P1, "[ACT](VC): Choose a card from your damage zone, and heal it."))
    assert t.where(card) == (P1, "drop zone") and t.game.cards[card.id].faceup
    assert t.event("heal", card).rule == "cfv 10.1.7.1"


def test_10_1_15_1_counter_blast_turns_face_up_damage_face_down() -> None:
    """Only face-up cards count, and they stay in the damage zone."""
    t = Table()
    up, down = t.damage(P1), t.damage(P1, facedown=True)
    v = t.vanguard(P1, "[ACT](VC): [Counter Blast (1)] Draw a card.")
    t.rear(P1)
    t.activate(v)
    assert not t.game.cards[up.id].faceup and not t.game.cards[down.id].faceup
    assert t.damages(P1) == 2
    assert t.forbids(t.activation(v)) == "cfv 8.5.2.3"


@pytest.mark.parametrize(("clan", "able"), [("Plain Clan", False), ("Storm", True)])
def test_10_1_15_1_1_a_requirement_holds_for_every_card_turned(clan: str, able: bool) -> None:
    """Two <<Storm>>s are asked for: one and another card do not pay."""
    t = Table()
    t.damage(P1, clan="Storm"), t.damage(P1, clan=clan)
    t.rear(P1)
    v = t.vanguard(P1, "[ACT](VC): [Counter Blast (2) - <<Storm>>] Draw a card.")
    assert (t.forbids(t.activation(v)) == "") is able


def test_10_1_16_1_soul_blast_puts_cards_of_the_soul_into_the_drop_zone() -> None:
    """The player chooses which."""
    t = Table()
    one, two = t.soul(P1, grade=1), t.soul(P1, grade=2)
    v = t.vanguard(P1, "[ACT](VC): [Soul Blast (1)] Draw a card.")
    t.activate(v, two)
    assert (t.zone_of(one), t.where(two)) == ("soul", (P1, "drop zone"))
    assert t.count(P1, "hand") == 1


@pytest.mark.parametrize(("clan", "able"), [("Plain Clan", False), ("Storm", True)])
def test_10_1_16_1_1_a_requirement_holds_for_every_card_put_away(clan: str, able: bool) -> None:
    """As for Counter Blasts."""
    t = Table()
    t.soul(P1, clan="Storm"), t.soul(P1, clan=clan)
    t.rear(P1)
    v = t.vanguard(P1, "[ACT](VC): [Soul Blast (2) - <<Storm>>] Draw a card.")
    assert (t.forbids(t.activation(v)) == "") is able


def test_10_1_17_1_soul_charge_takes_the_top_cards_of_the_deck() -> None:
    """Two cards from the top go to the soul."""
    t = Table()
    second, first = t.deck(P1, name="Second", grade=1), t.deck(P1, name="First", grade=1)
    t.activate(t.vanguard(P1, "[ACT](VC): Soul Charge (2)."))
    assert t.where(first) == t.where(second) == (P1, "soul")
    assert t.count(P1, "deck") == 20


def test_10_1_18_1_to_bind_is_to_put_into_the_owners_bind_zone() -> None:
    """A unit of the opponent's field that I own comes to my bind zone."""
    t = Table()
    unit = t.rear(P2, circle=RF, owner=P1)
    card = t.hand(P2)
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your opponent's rear-guards, and bind it.\n"
        "[ACT](VC): Choose a card from your opponent's hand at random, and bind it.",
    )
    t.activate(v)
    t.activate(v, n=2)
    assert (t.where(unit), t.where(card)) == ((P1, "bind zone"), (P2, "bind zone"))


@pytest.mark.rule("cfv 10.1.2.1.1", "cfv 10.1.3.2", "cfv 3.14.1.2")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("[ACT](VC): [Retire all of your rear-guards] Soul Charge (1).", 1),
        ("[ACT](VC): Retire all of your rear-guards.", 2),
    ],
)
def test_10_1_3_2_what_pays_a_cost_was_not_retired_by_an_effect(text: str, drawn: int) -> None:
    """Retired as a cost it was retired, but no effect did it."""
    t = Table()
    t.rear(P1, f"{RETIRED}\n[AUTO]: When this unit is retired by an effect, draw a card.", LF)
    v = t.vanguard(P1, text)
    t.choose(t.activation(v))
    while t.asking_rule() == "cfv 8.6.3":
        t.choose(t.options[0])
    assert t.count(P1, "hand") == drawn
