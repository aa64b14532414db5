"""Conformance cases of fow-5.5, chapter 12: Remnant, God's Art, Evolution, Shift, Quickcast."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, REMOVED, RULER, Piece, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.5/bifrost"))
REGALIA = {"type": "regalia", "cost": "{1}"}


@either
@pytest.mark.rule("fow-5.5 12.6:2")
@pytest.mark.parametrize("canceled", [False, True])
def test_fow_5_5_078_a_card_played_by_remnant_is_removed(ruleset: str, canceled: bool) -> None:
    """For its cost, at its usual time; resolved or canceled, it is removed from the game."""
    t = Table(ruleset, turn_of=P2, asking=True)
    t.set(P1, will_u=1, will_r=2)
    spell = t.graveyard(P1, "[Remnant]\nYou gain 100 life.", type="spell", subtype="chant-instant", cost="{U}{1}")
    slow = t.graveyard(P1, "[Remnant]\nDraw a card.", type="spell", subtype="chant", cost="{0}")
    no = t.instant(P2, "Cancel target spell.")
    t.pass_()
    assert t.asked == P1 and t.forbids(f"play {slow} remnant") == "fow-5.5 6.3:2"
    t.play(spell, way="remnant")
    assert sum(t.wills(P1).values()) == 1 and t.zone_of(spell) == CHASE
    if canceled:
        t.pass_()
        t.play(no, spell)
    t.resolve()
    assert t.where(spell) == (P1, REMOVED) and t.event("remove", spell).rule == "fow-5.5 12.6:2"
    assert t.life(P1) == (4000 if canceled else 4100)


@either
@pytest.mark.rule("fow-5.5 12.4:2", "fow-5.5 12.4:3", "fow-5.5 12.4:4", "fow-5.5-R41")
def test_fow_5_5_079_a_gods_art_is_played_once_a_game(ruleset: str) -> None:
    """Canceled, and after the J-ruler has been away, it has still been played; the other one has not."""
    t = Table(ruleset, asking=True)
    arts = "God's Art <Starfall> {0}: Draw a card.\nGod's Art <Moonrise> {0}: You gain 100 life."
    queen = t.ruler(P1, "[Judgment] {0}", back={"text": f"[Imperishable]\n{arts}", "attack": 800, "defense": 800})
    no, kill = t.instant(P2, "Cancel target ability."), t.chant(P2, "Destroy target J-ruler.")
    t.judgment()
    t.resolve()
    assert t.where(queen) == (P1, FIELD)
    t.activate(queen, n=1)
    t.pass_()
    t.play(no)
    t.resolve()
    assert t.count(P1, HAND) == 0
    t.to_next_turn()
    t.pass_until(f"play {kill}")
    t.cast(kill)
    assert t.where(queen) == (P1, RULER)
    t.to_next_turn()
    t.pass_until("judgment")
    t.judgment()
    t.resolve()
    assert t.where(queen) == (P1, FIELD)
    assert t.forbids(t.activation(queen, 1)) == "fow-5.5 12.4:2" and t.forbids(t.activation(queen, 2)) == ""
    t.activate(queen, n=2)
    assert t.forbids(t.activation(queen, 2)) == "fow-5.5 12.4:2"
    t.resolve()
    assert t.life(P1) == 4100


@either
@pytest.mark.rule("fow-5.5 12.7:1", "fow-5.5 12.7:2")
def test_fow_5_5_080_evolution_may_be_played_again_and_puts_one_counter(ruleset: str) -> None:
    """Whether there is a counter is asked on resolving: six wills are spent for one counter."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=6)
    bear = t.field(P1, "[Evolution] Pay {2}")
    t.activate(bear)
    t.activate(bear)
    assert len(t.chase) == 2 and sum(t.wills(P1).values()) == 2
    t.pass_both()
    assert t.game.cards[bear.id].counters == {"evolution": 1} and len(t.chase) == 1
    t.resolve()
    assert t.game.cards[bear.id].counters == {"evolution": 1}
    t.activate(bear)
    t.resolve()
    assert t.game.cards[bear.id].counters == {"evolution": 1} and t.wills(P1) == {}


def ember(t: Table, zone: str, **details: object) -> Piece:
    """The double-sided card of the cases."""
    future = {"name": "Ash Queen", "type": "resonator", "cost": "{R}{5}", "attack": 900, "defense": 900}
    back = {**future, "text": "[Enter] Draw a card.", **details.pop("back", {})}  # type: ignore[dict-item]
    usual: dict[str, object] = {
        "name": "Ember", "type": "resonator", "cost": "{R}{1}", "attack": 300, "defense": 300, "back": back,
        "text": "[Shift] {R}{4}\n[Enter] You gain 100 life.",
    }  # fmt: skip
    told = {**usual, **details}
    return t.put(P1, zone, str(told.pop("text")), **told)


SHIFTED = "When a card you control shifts, you gain 300 life."


@either
@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 12.8:2.1", "fow-5.5 14.3:2.5", "fow-5.5 14.3:3", "fow-5.5 14.3:3.1")
@pytest.mark.parametrize("canceled", [False, True])
def test_fow_5_5_081_a_card_played_future_side_up(ruleset: str, canceled: bool) -> None:
    """For that side's cost and with its information alone; it enters, and has not shifted."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=6)
    card = ember(t, HAND)
    t.field(P1, SHIFTED, **REGALIA)
    no = t.instant(P2, "Cancel target spell with total cost 5 or more.")
    t.play(card, way="future")
    assert t.wills(P1) == {} and (t.chars(card).name, t.number(card, "cost")) == ("Ash Queen", 6)
    t.pass_()
    assert t.forbids(f"play {no}") == ""
    if canceled:
        t.play(no)
        t.resolve()
        assert t.where(card) == (P1, GRAVEYARD) and t.chars(card).name == "Ember" and t.game.cards[card.id].face == 0
        return
    t.resolve()
    assert t.where(card) == (P1, FIELD) and (t.chars(card).name, *t.stats(card)) == ("Ash Queen", 900, 900)
    assert t.count(P1, HAND) == 1 and t.life(P1) == 4000 and not t.events("shifted")


@either
@pytest.mark.rule("fow-5.5 12.8:2", "fow-5.5 12.8:2.1", "fow-5.5 14.3:2.3", "fow-5.5 14.3:3.1")
def test_fow_5_5_082_a_card_that_shifts_in_the_field_is_the_same_card(ruleset: str) -> None:
    """Not twice at a time; damage, counter, boost and orientation stay, and may kill it."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=6)
    card = ember(
        t, FIELD, text="[Shift] {3}", attack=500, defense=800, rested=True, damage=500, counters={"+100/+100": 1},
        back={"attack": 700, "defense": 400},
    )  # fmt: skip
    t.field(P1, SHIFTED, **REGALIA)
    t.cast(t.chant(P1, "Target resonator gains [+200/+0] until end of turn."))
    t.activate(card)
    assert t.forbids(t.activation(card)) == "fow-5.5 12.8:2" and sum(t.wills(P1).values()) == 3
    t.pass_()
    t.pass_()
    shifted = t.event("shifted", card)
    died = t.event("destroy", card)
    assert died.before is not None and died.before.rested and died.before.counters["+100/+100"] == 1
    numbers = died.before.chars.numbers
    assert (died.before.chars.name, numbers["attack"], numbers["defense"]) == ("Ash Queen", 1000, 500)
    assert died.before.counters["damage"] == 500 and died.rule == "fow-5.5 13.2:1"
    assert t.where(card) == (P1, GRAVEYARD) and t.game.cards[card.id].face == 0
    kinds = [e.kind for e in t.events()]
    assert shifted.rule == "fow-5.5 12.8:2.1" and t.count(P1, HAND) == 0 and not t.events("draw")
    t.resolve()
    gained = [i for i, e in enumerate(t.events("")) if e.kind == "value" and e.key == "life"]
    assert t.life(P1) == 4300 and kinds.index("destroy") < gained[0]


@either
@pytest.mark.rule("fow-5.5 12.3:2.1", "fow-5.5 12.8:2")
@pytest.mark.parametrize("turn_of", [P2, P1])
def test_fow_5_5_083_quickcast_must_be_on_the_side_that_is_played(ruleset: str, turn_of: int) -> None:
    """In the other's turn the side with it only; in the own main phase both."""
    t = Table(ruleset, turn_of=turn_of, asking=True)
    t.set(P1, will_g=6)
    card = ember(t, HAND, text="[Quickcast]\n[Shift] {0}", cost="{G}", back={"cost": "{G}{3}", "text": ""})
    if turn_of == P2:
        t.pass_()
    assert t.asked == P1 and t.forbids(f"play {card}") == ""
    assert t.forbids(f"play {card} future") == ("fow-5.5 6.3:2" if turn_of == P2 else "")
    assert (f"play {card} future" in t.options) is (turn_of == P1)
