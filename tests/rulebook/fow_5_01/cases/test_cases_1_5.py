"""Cases of fow-5.01, chapters 1 to 5: life, zones, set-up, turns."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardRow, Side
from ludex.games.fow.ch04_preparation.deckfile import Deck
from ludex.games.fow.rulesets import RULESETS
from tests.fow_table import FIELD, GRAVEYARD, HAND, P1, P2, RULER, STONES, Table

FORMATS = ("fow-5.01/valhalla", "fow-5.01/bifrost")
either = pytest.mark.parametrize("ruleset", FORMATS)


@either
@pytest.mark.rule("fow-5.01 1.5:4.1", "fow-5.01 9.3:2.5", "fow-5.01 6.4:1.1", "fow-5.01 6.4:2", "fow-5.01 6.1:1.1")
@pytest.mark.rule("fow-5.01 13.1:1", "fow-5.01 1.3:2")
def test_fow_5_01_002_paying_life_in_hundreds_and_down_to_nothing(ruleset: str) -> None:
    """200 or 300 is accepted and nothing between; who pays all loses before the ability resolves or anybody passes."""
    t = Table(ruleset)
    t.set(P1, life=700)
    t.set(P2, life=1000)
    text = "[Activate] Pay any amount of life: This card gains [+100/+0] until end of turn for each 100 life paid."
    card = t.field(P1, text, attack=300, defense=300)
    t.choose(t.activation(card))
    assert t.options == [f"number {hundreds}" for hundreds in range(8)]
    t.choose(7)
    assert t.life(P1) == 0 and t.stats(card) == (300, 300) and len(t.chase) == 1
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "fow-5.01 13.1:1")


@either
@pytest.mark.rule("fow-5.01 13.1:1", "fow-5.01 6.1:1.1", "fow-5.01 10.6:2", "fow-5.01-R1")
def test_fow_5_01_004_no_life_in_the_middle_of_a_resolution(ruleset: str) -> None:
    """From 300 to -200 to 200: nobody loses, and the player has priority."""
    t = Table(ruleset)
    t.set(P1, life=300)
    t.cast(t.chant(P1, "This card deals 500 damage to you. Then you gain 400 life."))
    assert t.event("damage").amount == 500 and t.life(P1) == 200 and t.result is None
    assert t.asked == P1 and t.menu == "fow priority"


@either
@pytest.mark.rule("fow-5.01 3.1:3", "fow-5.01 10.9:1", "fow-5.01 3.8:6", "fow-5.01 3.2:1.1", "fow-5.01 3.2:1.2")
@pytest.mark.rule("fow-5.01 3.14:1", "fow-5.01 5.2:5", "fow-5.01 7.5:1", "fow-5.01 7.11:1")
def test_fow_5_01_007_a_destroyed_j_ruler_keeps_its_orientation(ruleset: str) -> None:
    """It stays rested this turn; next turn it recovers, no judgment is done with it, and a stone is called with it."""
    t = Table(ruleset)
    leader, blocker = t.j_ruler(P1, attack=800, defense=800), t.field(P2, attack=1000, defense=2000)
    t.attack(leader, block=blocker)
    chars = t.chars(leader)
    assert t.where(leader) == (P1, RULER) and chars.types == {"J-ruler"} and t.rested(leader)
    assert not chars.abilities and not chars.numbers
    assert "call" not in t.options and t.forbids("call")
    t.to_next_turn()
    t.to_next_turn()
    t.pass_to("main phase")
    assert t.game.active == P1 and not t.rested(leader) and "judgment" not in t.options and t.forbids("judgment")
    t.call()
    assert t.rested(leader) and t.count(P1, STONES) == 1 and not t.rested(t.pieces(P1, STONES)[0])


@either
@pytest.mark.rule("fow-5.01 3.15:2", "fow-5.01 3.15:5", "fow-5.01 1.4:2")
def test_fow_5_01_008_j_ruler_and_stones_are_not_returned(ruleset: str) -> None:
    """Resonator and addition go to the hand; J-ruler and stones stay as they lie."""
    t = Table(ruleset)
    leader = t.j_ruler(P2, rested=True, damage=300)
    resonator, addition = t.field(P2), t.addition(P2)
    stones = [t.stone(P2), t.stone(P2, rested=True)]
    spell = t.chant(P1, "Return all cards in your opponent's field and magic stone area to their owner's hand.")
    t.cast(spell)
    assert t.where(resonator) == t.where(addition) == (P2, HAND)
    assert t.zone_of(leader) == FIELD and t.rested(leader) and t.damage_on(leader) == 300
    assert [t.zone_of(stone) for stone in stones] == [STONES] * 2 and [t.rested(s) for s in stones] == [False, True]
    assert t.count(P2, GRAVEYARD) == 0 and t.count(P2, RULER) == 0


@either
@pytest.mark.rule("fow-5.01 3.6:6", "fow-5.01 3.1:3", "fow-5.01 3.14:2", "fow-5.01 8.2:3.1", "fow-5.01 13.3:1")
@pytest.mark.rule("fow-5.01 10.9:1")
def test_fow_5_01_009_taking_control_is_not_coming_into_the_field(ruleset: str) -> None:
    """Same card, orientation, damage, effects and additions; it does not attack this turn and goes to its owner."""
    t = Table(ruleset, asking=True)
    taken = t.field(P2, rested=True, damage=300)
    added = t.addition(P2, "[Continuous] The added resonator gains [+200/+0].", on=taken)
    t.addition(P1, "[Continuous] Whenever a resonator comes into your field, gain 200 life.")
    raising = t.chant(P1, "Target resonator gains [+0/+400] until end of turn.")
    stealing, recovering = t.chant(P1, "Gain control of target resonator."), t.chant(P1, "Recover target resonator.")
    destroying = t.chant(P1, "Destroy target resonator.")
    t.cast(raising)
    t.cast(stealing)
    assert t.life(P1) == 4000 and t.where(taken) == (P1, FIELD) and t.rested(taken)
    assert t.damage_on(taken) == 300 and t.stats(taken) == (700, 900)
    assert t.where(added) == (P2, FIELD) and t.game.cards[added.id].links == (taken.id,)
    t.cast(recovering)
    assert not t.rested(taken)
    t.to_attack()
    assert t.game.active == P1 and t.options == ["forfeit"]  # nothing else is there to attack with
    t.choose("forfeit")
    t.pass_until(f"play {destroying}")
    t.cast(destroying)
    assert t.where(taken) == t.where(added) == (P2, GRAVEYARD)
    assert t.event("put", added).rule == "fow-5.01 13.3:1"


@either
@pytest.mark.rule("fow-5.01 3.15:4", "fow-5.01 9.6:1.1", "fow-5.01 3.2:1.2")
def test_fow_5_01_010_a_spell_goes_to_the_graveyard_and_nothing_enters(ruleset: str) -> None:
    """The spell does nothing; the resonator is recovered in the field without its [Enter]."""
    t = Table(ruleset)
    resonator = t.deck(P1, "[Enter] Draw a card.", attack=400, defense=400)
    spell = t.deck(P1, "Draw two cards.", type="spell", subtype="chant")
    t.cast(t.chant(P1, "Put the top two cards of your main deck into your field."))
    assert t.zone_of(spell) == GRAVEYARD and t.zone_of(resonator) == FIELD and not t.rested(resonator)
    assert t.count(P1, HAND) == 0 and not t.chase


@either
@pytest.mark.rule("fow-5.01 3.1:4", "fow-5.01 3.9:2", "fow-5.01 10.9:1", "fow-5.01 3.1:5")
def test_fow_5_01_011_owners_order_what_is_destroyed_together(ruleset: str) -> None:
    """B orders R1 and R2, A orders S and T, whoever controlled them."""
    t = Table(ruleset)
    for seat in (P1, P2):
        t.graveyard(seat)
    r1, r2 = t.field(P2, name="R1", attack=1), t.field(P2, name="R2", attack=2)
    s, tee = t.field(P2, name="S", attack=3, owner=P1), t.field(P1, name="T", attack=4)
    t.cast(t.chant(P1, "Destroy all resonators."))
    assert t.asked == P1 and set(t.options) == {f"pick {s}", f"pick {tee}"}
    t.choose(s)
    assert t.asked == P2 and set(t.options) == {f"pick {r1}", f"pick {r2}"}
    t.choose(r2)
    assert [c.id for c in t.pieces(P2, GRAVEYARD)[:2]] == [r2.id, r1.id]
    assert [c.id for c in t.pieces(P1, GRAVEYARD)[1:3]] == [s.id, tee.id]


# -- set-up and turns -------------------------------------------------------------------------------------------------
CARDS = Catalog(
    [
        *(CardRow(name=f"Porter {n}", type="resonator", cost="{1}", attack=n, defense=n) for n in range(40)),
        CardRow(name="Keeper", type="ruler", back=Side(name="Taker", attack=700, defense=700)),
        CardRow(name="Pebble", type="magic stone", subtype="basic"),
    ]
)
DECK = Deck(name="plain", ruler="Keeper", main={f"Porter {n}": 1 for n in range(40)}, stones={"Pebble": 10})


@either
@pytest.mark.rule("fow-5.01 4.2:3", "fow-5.01 4.2:4", "fow-5.01 4.2:5", "fow-5.01 4.2:6", "fow-5.01 4.2:2")
@pytest.mark.rule("fow-5.01 4.2:7", "fow-5.01 1.2:2", "fow-5.01 3.2:1.2")
def test_fow_5_01_014_the_order_of_choices_in_the_set_up(ruleset: str) -> None:
    """The first player names three cards, then the other five; only then both change, unshuffled and once."""
    g = starting.start(RULESETS[ruleset], (DECK, DECK), 11, catalog=CARDS, auto=False)
    assert g.decision is not None and g.decision.rule == "fow-5.01 4.2:3"
    b = g.decision.seat
    a = 1 - b
    g.choose("second")
    hands = {seat: g.zone(seat, "hand") for seat in (a, b)}
    decks = {seat: g.zone(seat, "deck") for seat in (a, b)}
    for seat, number in ((a, 3), (b, 5)):
        for card in hands[seat][:number]:
            assert g.decision.seat == seat and g.decision.rule == "fow-5.01 4.2:4"
            g.choose(f"pick {g.cards[card].tag}")
        if number < 5:
            g.choose("done")
        assert {s: g.zone(s, "hand") for s in (a, b)} == hands or seat == b
    while g.decision.rule == "fow-5.01 3.1:4":
        g.choose(g.decision.options[0].key)
    broken = 4 if ruleset.endswith("valhalla") else 0
    for seat, number in ((a, 3), (b, 5)):
        assert set(g.zone(seat, "hand")) == {*hands[seat][number:], *decks[seat][:number]}
        assert set(g.zone(seat, "deck")[-number:]) == set(hands[seat][:number])
        assert g.zone(seat, "deck")[:-number] == decks[seat][number + broken :]
        assert set(g.zone(seat, "lifebreak area")) == set(decks[seat][number : number + broken])
        assert len(g.zone(seat, "deck")) == 35 - broken and g.value(seat, "life") == 4000
        (ruler,) = g.zone(seat, "ruler area")
        assert not g.cards[ruler].rested
    assert (g.turn, g.active, g.decision.seat) == (1, a, a)


@either
@pytest.mark.rule("fow-5.01 5.2:1", "fow-5.01 5.2:4", "fow-5.01 5.1:3", "fow-5.01 9.7:4", "fow-5.01 9.2:1.2")
@pytest.mark.rule("fow-5.01 7.11:1", "fow-5.01 7.5:1")
def test_fow_5_01_015_the_second_players_first_turn(ruleset: str) -> None:
    """A card is drawn; the recovery phase is skipped whole, so the will is still there and the ruler rested."""
    t = Table(ruleset, turn_of=P2, phase="draw", turns_passed=1)
    text = "[Judgment] {0}\n[Activate] {Rest}: Produce {R}.\nAt the beginning of your recovery phase, gain 100 life."
    ruler = t.ruler(P2, text)
    t.instant(P2, "Draw a card.", cost="{9}")
    chant = t.chant(P2, "You gain 200 life.", cost="{R}")
    held = len(t.lying(P2, HAND))
    t.instant(P2, "Draw a card.", cost="{0}")
    t.activate(ruler)
    t.pass_to("main phase")
    assert t.count(P2, HAND) == held + 2 and t.life(P2) == 4000
    assert t.wills(P2) == {"R": 1} and t.rested(ruler)
    assert t.forbids("call") and t.forbids("judgment")
    t.cast(chant)
    assert t.life(P2) == 4200 and t.wills(P2) == {}


@either
@pytest.mark.rule("fow-5.01 5.4:5", "fow-5.01 5.4:5.2", "fow-5.01 5.4:5.4")
def test_fow_5_01_017_hand_size_effects_end_before_the_discard(ruleset: str) -> None:
    """Ten cards and a maximum of twelve until end of turn: three are discarded. B's nine are not looked at."""
    t = Table(ruleset)
    raising = t.chant(P1, "Until end of turn, your maximum hand size is twelve.")
    t.set(P1, hand=11)
    t.set(P2, hand=9)
    t.cast(raising)
    assert t.count(P1, HAND) == 10
    t.to_next_turn()
    assert t.count(P1, HAND) == 7 and len(t.events("discard")) == 3
    assert {e.seat for e in t.events("discard")} == {P1} and t.count(P2, HAND) >= 9

    t = Table(ruleset)
    t.addition(P1, "[Continuous] Your maximum hand size is twelve.")
    t.set(P1, hand=10)
    t.to_next_turn()
    assert t.count(P1, HAND) == 10 and not t.events("discard")
