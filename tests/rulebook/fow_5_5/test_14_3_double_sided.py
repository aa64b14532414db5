"""Double-sided cards (fow-5.5 14.3): past and future side, which one counts, flipping, copies."""

from __future__ import annotations

import pytest

from ludex.games.fow.ch02_cards.cardfile import CardFileError, read_rows
from tests.fow_table import CHASE, DECK, FIELD, GRAVEYARD, HAND, P1, P2, REMOVED, Piece, Table

BOOK = "fow-5.5/valhalla"
FUTURE = {"name": "Ash Queen", "type": "resonator", "cost": "{R}{5}", "attack": 900, "defense": 900, "race": ["Queen"]}
PAST, NEXT = 0, 1


def ember(t: Table, zone: str, *, seat: int = P1, text: str = "[Shift] {0}", **details: object) -> Piece:
    """A double-sided card in a zone: Ember, and on its future side Ash Queen."""
    usual: dict[str, object] = {
        "name": "Ember", "type": "resonator", "cost": "{R}{1}", "attack": 300, "defense": 300, "race": ["Spark"],
        "back": FUTURE,
    }  # fmt: skip
    return t.put(seat, zone, text, **{**usual, **details})


def side(t: Table, card: Piece) -> int:
    """Which side of the cardboard is up."""
    return t.game.cards[card.id].face


def shows(t: Table, card: Piece) -> tuple[str, int, int]:
    """Name, ATK and DEF."""
    return t.chars(card).name, *t.stats(card)


PAST_SIDE, FUTURE_SIDE = ("Ember", 300, 300), ("Ash Queen", 900, 900)


@pytest.mark.rule("fow-5.5 14.3:2.5")
def test_14_3_2_the_side_with_shift_is_the_past_side() -> None:
    """A card file has [Shift] on the front and not on the back; a card lies past side up to begin with."""
    row = '[[card]]\nname = "E"\ntype = "resonator"\nsince = "5.5"\ncost = "{1}"\nattack = 100\ndefense = 100\n'
    back = 'back = {{ name = "A", type = "resonator", cost = "{{2}}", attack = 100, defense = 100, text = "{}" }}\n'
    read_rows(row + 'text = "[Shift] {1}"\n' + back.format(""), "e.toml")
    for text, other in (("[Flying]", ""), ("[Shift] {1}", "[Shift] {1}")):
        with pytest.raises(CardFileError, match=r"14\.3:2"):
            read_rows(row + f'text = "{text}"\n' + back.format(other), "e.toml")
    t = Table(BOOK)
    card = ember(t, FIELD)
    assert side(t, card) == PAST and shows(t, card) == PAST_SIDE


@pytest.mark.rule("fow-5.5 14.3:2.2", "fow-5.5 14.3:2.3", "fow-5.5 14.3:2.5")
def test_14_3_2_3_turned_over_it_is_the_same_card() -> None:
    """It shows its future side alone, and keeps orientation, damage, counters and what was done to it."""
    t = Table(BOOK)
    card = ember(t, FIELD, rested=True, damage=100, counters={"+100/+100": 1})
    raising = t.chant(P1, "Target resonator gains [+50/+0] until end of turn.")
    t.cast(raising)
    before = t.game.cards[card.id].ref
    assert shows(t, card) == ("Ember", 450, 400) and t.chars(card).label("race") == {"Spark"}
    t.activate(card)
    t.resolve()
    assert side(t, card) == NEXT and shows(t, card) == ("Ash Queen", 1050, 1000)
    assert t.game.cards[card.id].ref == before and t.rested(card) and t.damage_on(card) == 100
    assert t.chars(card).label("race") == {"Queen"} and not t.chars(card).abilities
    shown = next(c for c in t.seen(P2, P1, FIELD)["cards"] if c["id"] == str(card))
    assert shown["name"] == "Ash Queen" and shown["behind"]["name"] == "Ember"


@pytest.mark.rule("fow-5.5 14.3:2.5", "fow-5.5 14.3:2.4")
def test_14_3_2_4_the_future_side_is_simply_of_its_type() -> None:
    """It is a resonator, and nothing of the past side counts: neither name nor race nor [Shift]."""
    t = Table(BOOK)
    card = ember(t, FIELD, face=NEXT)
    spells = [
        t.chant(P1, 'If you control "Ember", draw a card.'), t.chant(P1, "If you control a Spark, draw a card."),
        t.chant(P1, 'If you control "Ash Queen", draw a card.'),
    ]  # fmt: skip
    assert t.chars(card).types == {"resonator"}
    for spell, drawn in zip(spells, (0, 0, 1), strict=True):
        before = len(t.events("draw"))
        t.cast(spell)
        assert len(t.events("draw")) - before == drawn


@pytest.mark.rule("fow-5.5 14.3:3")
@pytest.mark.parametrize("zone", [HAND, DECK, GRAVEYARD, REMOVED])
def test_14_3_3_elsewhere_it_has_the_past_sides_information(zone: str) -> None:
    """In hand, deck, graveyard and removed area a card is Ember, costs {R}{1} and is past side up."""
    t = Table(BOOK)
    card = ember(t, zone)
    assert side(t, card) == PAST and t.chars(card).name == "Ember" and t.number(card, "cost") == 2


@pytest.mark.rule("fow-5.5 14.3:3.1")
@pytest.mark.parametrize(("text", "zone"), [
    ("Return target resonator to its owner's hand.", HAND), ("Destroy target resonator.", GRAVEYARD),
    ("Put target resonator on top of its owner's main deck.", DECK),
    ("Remove target resonator from the game.", REMOVED),
])  # fmt: skip
def test_14_3_3_1_where_it_moves_it_arrives_past_side_up(text: str, zone: str) -> None:
    """Whatever side was up in the field."""
    t = Table(BOOK)
    card = ember(t, FIELD, face=NEXT)
    t.cast(t.chant(P1, text))
    assert t.zone_of(card) == zone and side(t, card) == PAST and t.chars(card).name == "Ember"


@pytest.mark.rule("fow-5.5 14.3:3.1", "fow-5.5 3.6:6")
def test_14_3_3_1_from_playground_to_playground_its_side_stays() -> None:
    """A stolen card is still future side up."""
    t = Table(BOOK)
    card = ember(t, FIELD, seat=P2, face=NEXT)
    t.cast(t.chant(P1, "Put target resonator your opponent controls into your field."))
    assert t.where(card) == (P1, FIELD) and side(t, card) == NEXT and shows(t, card) == FUTURE_SIDE


@pytest.mark.rule("fow-5.5 14.3:3", "fow-5.5 14.3:3.1")
def test_14_3_3_played_and_resolved_it_keeps_the_side_it_was_played_with() -> None:
    """In the chase and in the field it shows the side that was played."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2)
    card = ember(t, HAND)
    t.play(card)
    assert t.zone_of(card) == CHASE and t.chars(card).name == "Ember"
    t.resolve()
    assert t.zone_of(card) == FIELD and shows(t, card) == PAST_SIDE


@pytest.mark.rule("fow-5.5 14.3:3.2", "fow-5.5 14.3:1.1")
def test_14_3_3_2_who_sees_one_side_sees_both() -> None:
    """In a field everybody, in a hand its player."""
    t = Table(BOOK)
    lying, held = ember(t, FIELD), ember(t, HAND)
    for seat, card, zone in ((P1, lying, FIELD), (P2, lying, FIELD), (None, lying, FIELD), (P1, held, HAND)):
        shown = next(c for c in t.seen(seat, P1, zone)["cards"] if c["id"] == str(card))
        assert shown["behind"]["name"] == "Ash Queen"
    assert not t.sees(P2, held)


# -- copies -----------------------------------------------------------------------------------------------------------
COPYING = "Target resonator becomes a copy of another target resonator until end of turn."


@pytest.mark.rule("fow-5.5 14.3:1.2", "fow-5.5 14.3:4")
def test_14_3_1_2_a_copy_of_a_past_side_cannot_turn_over() -> None:
    """A card with one side has the [Shift] it copied and may play it, and nothing happens: it has no future side."""
    t = Table(BOOK)
    plain, _ = t.field(P1, attack=100, defense=700), ember(t, FIELD)
    t.cast(t.chant(P1, COPYING), plain)  # another: only the model is left
    assert shows(t, plain) == PAST_SIDE
    t.activate(plain)
    t.resolve()
    assert shows(t, plain) == PAST_SIDE and side(t, plain) == PAST and not t.events("shifted")


@pytest.mark.rule("fow-5.5 14.3:4", "fow-5.5 10.16:2")
def test_14_3_4_a_copy_takes_the_side_that_is_up_without_effects() -> None:
    """Of a future side up card its future side as printed; nothing of the other side."""
    t = Table(BOOK)
    plain, model = t.field(P1, attack=100, defense=700), ember(t, FIELD, face=NEXT, counters={"+100/+100": 2})
    t.cast(t.chant(P1, COPYING), plain)  # another: only the model is left
    assert shows(t, model) == ("Ash Queen", 1100, 1100) and shows(t, plain) == FUTURE_SIDE
    assert not t.chars(plain).abilities


@pytest.mark.rule("fow-5.5 14.3:1.2", "fow-5.5 14.3:2.1", "fow-5.5 14.3:2.3")
def test_14_3_2_1_which_side_is_up_is_told_by_the_cardboard() -> None:
    """A double-sided card that is a copy of another past side turns over once, stays a copy, and then does no more."""
    t = Table(BOOK)
    card = ember(t, FIELD)
    ember(t, FIELD, name="Model", attack=500, defense=500, back={**FUTURE, "name": "Later"})
    t.cast(t.chant(P1, COPYING), card)  # another: only the model is left
    assert shows(t, card) == ("Model", 500, 500)
    t.activate(card)
    t.resolve()
    assert side(t, card) == NEXT and shows(t, card) == ("Model", 500, 500)
    t.activate(card)
    t.resolve()
    assert side(t, card) == NEXT and len(t.events("shifted")) == 1
    t.to_next_turn()
    assert shows(t, card) == FUTURE_SIDE


@pytest.mark.rule("fow-5.5 14.3:1.2", "fow-5.5 14.3:4")
def test_14_3_1_2_a_double_sided_card_that_copies_another_is_double_sided() -> None:
    """As a copy of a plain card it has no [Shift]; the copy over, it is its own past side again."""
    t = Table(BOOK)
    card, _ = ember(t, FIELD), t.field(P1, attack=100, defense=700)
    t.cast(t.chant(P1, COPYING), card)  # another: only the model is left
    assert shows(t, card) == ("Resonator", 100, 700) and not t.chars(card).abilities
    t.to_next_turn()
    assert shows(t, card) == PAST_SIDE


# -- hidden zones -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-5.5 14.3:5.1", "fow-5.5 14.3:3.2")
def test_14_3_5_1_removed_face_down_neither_side_is_shown() -> None:
    """From a hand only its player knows it, both sides of it."""
    t = Table(BOOK)
    card = ember(t, HAND)
    t.cast(t.chant(P1, "Remove a card in your hand from the game face down."))
    assert t.zone_of(card) == REMOVED and side(t, card) == PAST
    assert [("Ember" in str(t.game.view(s)), "Ash Queen" in str(t.game.view(s))) for s in (P1, P2)] == [
        (True, True), (False, False),
    ]  # fmt: skip
