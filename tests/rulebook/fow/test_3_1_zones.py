"""Zones in general (fow 3.1, 3.2, 3.14): whose they are, who sees them, the same card and a new one, how cards lie."""

from __future__ import annotations

import pytest

from ludex.kernel.events import FLIP, Event
from ludex.kernel.frames import Frame
from ludex.kernel.pipeline.perform import perform
from tests.fow_table import CHASE, DECK, FIELD, GRAVEYARD, HAND, P1, P2, RULER, STONES, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@both
@pytest.mark.rule("fow 3.13:2")
def test_3_1_1_only_the_chase_area_is_shared(ruleset: str) -> None:
    """Of every other zone each player has one."""
    t = Table(ruleset, asking=True)
    mine, other = t.instant(P1, "Draw a card."), t.instant(P2, "Draw a card.")
    assert [z.name for z in t.rules.zones if z.shared] == [CHASE]
    t.play(mine)
    t.pass_()
    t.play(other)
    assert [p.id for p in t.pieces(P1, CHASE)] == [p.id for p in t.pieces(P2, CHASE)] == [other.id, mine.id]


@both
@pytest.mark.rule("fow 3.1:2.1", "fow 3.5:2", "fow 3.3:2", "fow 3.4:2", "fow 3.10:2", "fow 3.11:2")
def test_3_1_2_hidden_zones_show_their_number_and_nothing_else(ruleset: str) -> None:
    """A hand and a chant-standby area are their player's to see, decks and lifebreak areas nobody's."""
    t = Table(ruleset)
    hidden = {
        HAND: t.hand(P1, attack=1),
        DECK: t.deck(P1, attack=2),
        "magic stone deck": t.put(P1, "magic stone deck"),
        "lifebreak area": t.lifebreak(P1, attack=3),
        "chant-standby area": t.standby(P1, "[Trigger] Anytime: Draw a card."),
    }
    for zone, card in hidden.items():
        by_owner = zone in (HAND, "chant-standby area")
        assert [t.sees(seat, card) for seat in (P1, P2, None)] == [by_owner, False, False], zone
        count = t.count(P1, zone)
        assert count and {t.seen(seat, P1, zone)["count"] for seat in (P1, P2, None)} == {count}
        assert t.seen(P2, P1, zone)["hidden"] == count and t.seen(P2, P1, zone)["cards"] == []


@both
@pytest.mark.rule("fow 3.6:2", "fow 3.7:2", "fow 3.8:2", "fow 3.9:2", "fow 3.12:2", "fow 3.13:2")
def test_3_1_2_public_zones_are_seen_by_all(ruleset: str) -> None:
    """Field, magic stone area, ruler area, graveyard, removed area and chase area."""
    t = Table(ruleset)
    spell = t.instant(P1, "Draw a card.")
    cards = [t.field(P1), t.stone(P1), t.ruler(P1), t.graveyard(P1), t.put(P1, "removed area"), spell]
    t.play(spell)
    assert all(t.sees(seat, card) for card in cards for seat in (P1, P2, None))


@both
@pytest.mark.rule("fow 3.14:2", "fow-5.5-R8", "fow 1.5:3")
def test_3_1_3_from_field_to_field_it_is_the_same_card(ruleset: str) -> None:
    """Taken by the other player it stays rested and damaged, and what was done to it lasts."""
    t = Table(ruleset)
    taken = t.field(P2, rested=True, damage=300)
    raising = t.chant(P1, "Target resonator gains [+100/+400] until end of turn.")
    stealing = t.chant(P1, "Gain control of target resonator.")
    t.cast(raising)
    before = t.game.cards[taken.id].ref
    t.cast(stealing)
    assert t.where(taken) == (P1, FIELD) and t.game.cards[taken.id].ref == before
    assert t.rested(taken) and t.damage_on(taken) == 300 and t.stats(taken) == (600, 900)


@both
@pytest.mark.rule("fow 3.2:1.2", "fow-5.5-R8")
def test_3_1_3_elsewhere_it_is_a_new_card(ruleset: str) -> None:
    """Returned to the hand and played again it is recovered and undamaged, and effects on the old one do not follow."""
    t = Table(ruleset)
    card = t.field(P1, rested=True, damage=300, cost="{0}")
    raising = t.chant(P1, "Target resonator gains [+100/+400] until end of turn.")
    returning = t.chant(P1, "Return target resonator to its owner's hand.")
    t.cast(raising)
    before = t.game.cards[card.id].ref
    t.cast(returning)
    t.cast(card)
    assert t.zone_of(card) == FIELD and t.game.cards[card.id].ref != before
    assert not t.rested(card) and t.damage_on(card) == 0 and t.stats(card) == (500, 500)


@both
@pytest.mark.rule("fow 10.9:1")
def test_3_1_3_from_field_to_ruler_area_too(ruleset: str) -> None:
    """A destroyed J-ruler is the same card and stays rested."""
    t = Table(ruleset)
    leader = t.j_ruler(P1, rested=True)
    before = t._game.cards[leader.id].ref
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.zone_of(leader) == RULER and t.rested(leader) and t.game.cards[leader.id].ref == before


@both
@pytest.mark.rule("fow-5.01-R3", "fow-5.5-R4", "fow 3.9:2", "fow 3.1:5", "fow 1.5:2")
def test_3_1_4_owners_order_what_is_destroyed_together(ruleset: str) -> None:
    """Each player orders the own cards on the own graveyard, the turn player first, whoever controlled them."""
    t = Table(ruleset)
    lying = t.graveyard(P2)
    mine = [t.field(P1, attack=1), t.field(P2, attack=2, owner=P1)]
    other = [t.field(P2, attack=3), t.field(P2, attack=4)]
    t.cast(t.chant(P1, "Destroy all resonators."))
    assert t.asked == P1 and t.options == [f"pick {c}" for c in mine] and t.asking_rule().endswith(" 3.1:4")
    t.choose(mine[1])
    assert t.asked == P2 and t.options == [f"pick {c}" for c in other]
    t.choose(other[0])
    assert [p.id for p in t.pieces(P1, GRAVEYARD)[1:]] == [mine[1].id, mine[0].id]
    assert [p.id for p in t.pieces(P2, GRAVEYARD)] == [other[0].id, other[1].id, lying.id]


@both
def test_3_1_4_in_a_hidden_zone_the_opponent_does_not_learn_the_order(ruleset: str) -> None:
    """Two cards that everybody saw go to the bottom of the deck: the opponent knows neither's place there."""
    t = Table(ruleset)
    cards = [t.graveyard(P1, attack=1), t.graveyard(P1, attack=2)]
    t.cast(t.chant(P1, "Put all resonator cards from your graveyard on the bottom of your main deck in any order."))
    assert t.asked == P1 and t.asking_rule().endswith(" 3.1:4")
    t.choose(cards[1])
    assert [p.id for p in t.pieces(P1, DECK)[-2:]] == [cards[1].id, cards[0].id]
    assert all(t.sees(P1, card) and not t.sees(P2, card) for card in cards)


@both
@pytest.mark.rule("fow 3.10:2")
def test_3_1_4_several_cards_on_a_lifebreak_area_are_ordered_by_their_owner(ruleset: str) -> None:
    """They come to lie on top; the opponent knows neither's place there. What a deck gives unseen has its order."""
    t = Table(ruleset)
    below = t.lifebreak(P1, attack=3)
    cards = [t.graveyard(P1, attack=1), t.graveyard(P1, attack=2)]
    t.cast(t.chant(P1, "Put all resonator cards from your graveyard into your lifebreak area."))
    assert t.asked == P1 and t.asking_rule().endswith(" 3.1:4")
    t.choose(cards[1])
    assert [p.id for p in t.pieces(P1, "lifebreak area")] == [cards[1].id, cards[0].id, below.id]
    assert not any(t.sees(P2, card) for card in cards)

    t = Table(ruleset)
    unseen = [t.deck(P1, attack=5), t.deck(P1, attack=6)]
    t.cast(t.chant(P1, "Put the top two cards of your main deck into your lifebreak area."))
    assert [p.id for p in t.pieces(P1, "lifebreak area")[:2]] == [card.id for card in unseen]  # the lower one came last


@both
@pytest.mark.rule("fow 1.5:2")
def test_3_1_5_a_card_goes_to_its_owners_zone(ruleset: str) -> None:
    """Returned or destroyed it goes to whoever brought it, not to whoever controlled it."""
    destroying, returning = "Destroy target resonator.", "Return target resonator to its owner's hand."
    for text, zone in ((destroying, GRAVEYARD), (returning, HAND)):
        t = Table(ruleset)
        card = t.field(P1, owner=P2)
        t.cast(t.chant(P1, text))
        assert t.where(card) == (P2, zone)


# -- orientation ------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 3.2:1.1", "fow 3.6:3", "fow 3.7:3", "fow 3.8:3")
def test_3_2_1_cards_of_a_playground_are_recovered_or_rested(ruleset: str) -> None:
    """A field, a magic stone area and a ruler area keep orientation; cards are rested and recovered there."""
    t = Table(ruleset)
    there = [t.field(P1), t.stone(P1), t.ruler(P1)]
    spells = [t.chant(P1, "Rest target card you control.") for _ in there]
    again = [t.chant(P1, "Recover target card you control.") for _ in there]
    assert {z.name for z in t.rules.zones if z.oriented} == {FIELD, STONES, RULER}
    for spell, card in zip(spells, there, strict=True):
        t.cast(spell, card)
    assert [t.rested(card) for card in there] == [True] * 3 and len(t.events("rest")) == 3
    for spell, card in zip(again, there, strict=True):
        t.cast(spell, card)
    assert [t.rested(card) for card in there] == [False] * 3 and len(t.events("ready")) == 3


@both
def test_3_2_1_2_what_is_put_there_is_recovered(ruleset: str) -> None:
    """A played resonator, a called stone and a card put into the field by an effect arrive recovered."""
    t = Table(ruleset)
    played, stone = t.hand(P1, cost="{0}"), t.put(P1, "magic stone deck")
    revived = t.graveyard(P1)
    reviving = t.chant(P1, "Put target resonator card from your graveyard into your field.")
    t.cast(played)
    t.call()
    t.cast(reviving)
    assert [t.zone_of(card) for card in (played, stone, revived)] == [FIELD, STONES, FIELD]
    assert not any(t.rested(card) for card in (played, stone, revived))


@both
def test_3_2_2_who_knows_a_hidden_card_may_look_again(ruleset: str) -> None:
    """A card put from a field on top of a deck is known there to both, until the deck is shuffled."""
    t = Table(ruleset)
    card = t.field(P2)
    spell = t.chant(P1, "Put target resonator on top of its owner's main deck.")
    t.cast(spell)
    assert t.zone_of(card) == DECK and t.sees(P1, card) and t.sees(P2, card) and t.sees(None, card)
    assert t.seen(P1, P2, DECK)["cards"][0]["place"] == 0


@both
def test_3_2_2_1_rulers_stay_face_up(ruleset: str) -> None:
    """Nothing turns a ruler or a J-ruler face down; another card in a field could be."""
    t = Table(ruleset)
    cards = [t.ruler(P1), t.j_ruler(P2), t.field(P1)]
    g = t.game.clone()
    down = [Event(FLIP, "fow 3.2:2", card=c.id, faceup=False, face=g.cards[c.id].face) for c in cards]
    perform(g, Frame(g.stack[-1].procedure, 0, {}), down)
    assert [g.cards[c.id].faceup for c in cards] == [True, True, False]


# -- playground -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 1.5:3.1", "fow 1.5:3.2")
def test_3_14_2_who_has_it_in_the_playground_controls_it(ruleset: str) -> None:
    """The abilities of a card in a player's field are that player's, whoever owns it."""
    t = Table(ruleset)
    card = t.field(P1, "[Activate] {0}: Draw a card.", owner=P2)
    t.activate(card)
    t.resolve()
    assert (t.count(P1, HAND), t.count(P2, HAND)) == (1, 0)


@both
def test_3_14_1_playground_is_field_ruler_area_and_stone_area(ruleset: str) -> None:
    """"Card" without a zone means all of these, and nothing elsewhere."""
    t = Table(ruleset)
    there = [t.field(P2), t.stone(P2), t.ruler(P2)]
    t.graveyard(P2)
    t.hand(P2)
    t.play(t.chant(P1, "Rest target card your opponent controls."))
    assert sorted(t.options) == sorted(f"pick {c}" for c in there)


@both
@pytest.mark.rule("fow 3.13:2")
def test_3_13__2_what_waits_in_the_shared_chase_is_there_once(ruleset: str) -> None:
    """Two spells wait: a text that counts those in the chase area counts two."""
    t = Table(ruleset, asking=True)
    first, second = t.instant(P1, "Draw a card."), t.instant(P1, "You gain 100 life for each spell in the chase area.")
    t.play(first)
    t.play(second)
    t.resolve()
    assert t.life(P1) == 4000 + 200
