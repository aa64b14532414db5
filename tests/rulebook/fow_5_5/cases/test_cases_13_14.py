"""Cases of fow-5.5, chapters 13 and 14: empty decks, loops, Bifrost, double-sided cards."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, HAND, LIFEBREAK, P1, P2, Piece, Table

BOOK = "fow-5.5/valhalla"
COPYING = "Target resonator becomes a copy of another target resonator until end of turn."


def ended(t: Table) -> tuple[int | None, str]:
    """Who has won, and by which rule."""
    assert t.result is not None
    return t.result.winner, t.result.rule


def sided(t: Table, zone: str, past: tuple[int, str], future: tuple[int, str], **details: object) -> Piece:
    """A double-sided resonator: ATK and DEF, and text, of either side."""
    back = {"name": "Later", "type": "resonator", "cost": "{R}{5}", "attack": future[0], "defense": future[0]}
    usual: dict[str, object] = {"type": "resonator", "cost": "{R}{1}", "attack": past[0], "defense": past[0]}
    return t.put(P1, zone, past[1], **{**usual, "back": {**back, "text": future[1]}, **details})


@pytest.mark.rule("fow-5.5 14.3:1.2", "fow-5.5 14.3:2.1", "fow-5.5 14.3:4", "fow-5.5 12.8:2")
def test_fow_5_5_084_a_one_sided_copy_of_a_past_side_cannot_shift() -> None:
    """It may play the [Shift] it copied and pays for it, and nothing happens."""
    t = Table(BOOK)
    t.set(P1, will_r=2)
    plain, model = t.field(P1, attack=100, defense=700), sided(t, FIELD, (300, "[Shift] {2}"), (900, ""))
    t.cast(t.chant(P1, COPYING), plain)  # another: only the model is left
    t.activate(plain)
    t.resolve()
    assert t.stats(plain) == (300, 300) and t.wills(P1) == {} and not t.events("shifted")
    assert t.chars(plain).name != "Later" and t.stats(model) == (300, 300)


@pytest.mark.rule("fow-5.5 14.3:1.2", "fow-5.5 14.3:2.1", "fow-5.5 14.3:2.3", "fow-5.5 14.3:4", "fow-5.5 10.16:2")
@pytest.mark.rule("fow-5.5 9.9:7")
def test_fow_5_5_085_a_double_sided_copy_flips_its_own_cardboard() -> None:
    """It turns over once, stays what it copies, and is its own future side when the copy is over."""
    t = Table(BOOK)
    t.set(P1, will_r=2)
    card = sided(t, FIELD, (400, "[Shift] {4}"), (900, ""))
    sided(t, FIELD, (300, "[Shift] {1}"), (1000, ""))
    t.cast(t.chant(P1, COPYING), card)  # another: only the model is left
    t.activate(card)
    t.resolve()
    assert t.game.cards[card.id].face == 1 and t.stats(card) == (300, 300) and t.wills(P1) == {"R": 1}
    t.activate(card)
    t.resolve()
    assert t.game.cards[card.id].face == 1 and t.stats(card) == (300, 300) and t.wills(P1) == {}
    assert len(t.events("shifted")) == 1
    t.to_next_turn()
    assert t.stats(card) == (900, 900) and not t.chars(card).abilities


@pytest.mark.rule("fow-5.5 14.3:3", "fow-5.5 14.3:3.1", "fow-5.5 9.6:1.1", "fow-5.5 2.3:5")
def test_fow_5_5_086_in_the_graveyard_it_is_its_past_side_again() -> None:
    """Its total cost is 2 there; it comes back past side up, nothing enters, and it may shift later."""
    t = Table(BOOK)
    past, future = "[Shift] {3}\n[Enter] You gain 100 life.", "[Enter] Draw a card."
    card = sided(t, FIELD, (300, past), (900, future), face=1)
    destroying = t.chant(P1, "Destroy target resonator.")
    reviving = t.chant(P1, "Put target resonator card with total cost 3 or less from your graveyard into your field.")
    t.set(P1, will_r=3)
    t.cast(destroying)
    assert t.zone_of(card) == GRAVEYARD and t.number(card, "cost") == 2
    t.cast(reviving)
    assert t.zone_of(card) == FIELD and t.game.cards[card.id].face == 0 and t.stats(card) == (300, 300)
    assert t.life(P1) == 4000 and t.count(P1, HAND) == 0
    assert t.activation(card) in t.options
    t.activate(card)
    t.resolve()
    assert t.stats(card) == (900, 900)


@pytest.mark.rule("fow-5.5 13.1:2", "fow-5.5 1.4:2", "fow-5.5 5.1:3", "fow-5.5 5.1:4", "fow-5.5 6.1:1.1")
def test_fow_5_5_087_too_few_cards_for_the_draw_phase() -> None:
    """There is priority before the draw; what there is is drawn, and then a rule process makes the player lose."""
    t = Table("fow-5.5/bifrost", phase="draw")
    t.set(P1, deck=1)
    t.field(P1, "[Continuous] If you would draw a card, draw two cards instead.", type="regalia")
    t.field(P1, "[Continuous] Whenever you draw a card, you gain 100 life.", type="regalia")
    t.instant(P1, "Draw a card.")
    assert t.asked == P1 and t.result is None
    t.pass_()
    assert t.count(P1, HAND) == 2 and t.life(P1) == 4000
    assert ended(t) == (P2, "fow-5.5 13.1:2")


@pytest.mark.rule("fow-5.5 13.1:2")
def test_fow_5_5_087_an_empty_deck_alone_does_not_lose() -> None:
    """Variant 2: the deck became empty in the main phase, and the game goes on until the draw phase."""
    t = Table("fow-5.5/bifrost")
    t.set(P1, deck=1)
    t.cast(t.chant(P1, "Draw a card."))
    assert t.result is None
    t.to_next_turn()
    assert t.game.active == P2 and t.result is None
    t.to_next_turn()
    assert ended(t) == (P2, "fow-5.5 13.1:2")


@pytest.mark.rule("fow-5.5 14.1:1.1", "fow-5.5 14.1:1.2", "fow-5.5 14.1:1.3")
def test_fow_5_5_089_loops() -> None:
    """Both can stop it: the smaller number. One can: that player's. Nobody can: a draw."""
    t = Table(BOOK)
    mine = t.field(P1, "[Activate] {0}: Rest this card.", name="Sleeper")
    other = t.field(P2, "[Activate] {0}: Recover target rested resonator.", name="Waker")
    for _ in range(2):
        t.activate(mine)
        t.pass_until(t.activation(other))
        t.activate(other)
        t.resolve()
    assert t.asked == P1
    t.choose(20)
    assert t.asked == P2
    t.choose(5)
    assert len(t.events("played", mine)) == 2 + 5 and t.asked == P1 and t.activation(mine) not in t.options

    t = Table(BOOK)
    mine = t.field(P1, "[Activate] {0}: Recover this card.")
    for _ in range(2):
        t.activate(mine)
        t.resolve()
    assert t.asked == P1
    t.choose(20)
    assert len(t.events("played", mine)) == 2 + 20 and t.asked == P1 and t.activation(mine) not in t.options

    t = Table(BOOK)
    t.field(P1, "[Continuous] Whenever you gain life, you lose 100 life.")
    t.field(P2, "[Continuous] Whenever your opponent loses life, your opponent gains 100 life.")
    t.cast(t.chant(P1, "You gain 100 life."))
    assert ended(t) == (None, "fow-5.5 14.1:1.3")


@pytest.mark.rule("fow-5.5 14.2:1", "fow-5.5 14.2:2", "fow-5.5 1.2:2", "fow-5.5 6.3:1.4")
def test_fow_5_5_090_in_bifrost_what_is_about_lifebreak_is_ignored() -> None:
    """No card moves there and one is drawn; no lifebreak is performed; [Break] is not there, [Activate] works."""
    t = Table("fow-5.5/bifrost")
    t.set(P1, life=900)
    card = t.field(P1, "[Break] Draw 2 cards.\n[Activate] {0}: You gain 100 life.", attack=300, defense=300)
    t.cast(t.chant(P1, "Put the top card of your main deck into your lifebreak area, then draw a card."))
    assert t.count(P1, LIFEBREAK) == 0 and t.count(P1, HAND) == 1
    assert "break" not in t.options and t.forbids("break")
    assert [ability.kind for ability in t.chars(card).abilities] == ["activated"]
    t.activate(card)
    t.resolve()
    assert t.life(P1) == 1000 and t.count(P1, HAND) == 1
