"""Zone basics (sve 4.1): what a card is after moving, in which order cards lie, whose zone is meant."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

ALL_UNDER = "Put each enemy follower on the field on the bottom of its owner's deck."
ALL_ON_TOP = "Put each enemy follower on the field on top of its owner's deck."


def bottom(t: Table, seat: int, n: int) -> list[str]:
    return t.names(seat, "deck")[-n:]


# -- hidden cards need not fit (sve 4.1.2.2) --------------------------------------------------------------------------
def test_4_1_2_2_a_search_may_find_nothing() -> None:
    """The only amulet of the deck is there, and the player who searches may leave it."""
    t = unhurried()
    amulet = t.deck(P1, type="amulet", name="Lamp")
    spell = t.spell(P1, "Search your deck for an amulet, reveal it, and add it to your hand.")
    t.play(spell, "done")
    assert t.zone_of(amulet) == "deck" and t.names(P1, "hand") == []


def test_4_1_2_2_cards_in_hand_may_be_denied() -> None:
    """A follower in hand that fits the text need not be put onto the field."""
    t = unhurried()
    follower = t.hand(P1)
    spell = t.spell(P1, "Put a follower from your hand onto the field.")
    t.play(spell, "done")
    assert t.zone_of(follower) == "hand"


def test_4_1_2_2_revealed_cards_cannot_be_denied() -> None:
    """Once the hand has been revealed to all, the follower in it has to be taken."""
    t = unhurried()
    followers = [t.hand(P1, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Reveal your hand. Put a follower from your hand onto the field.")
    t.choose(f"play {spell}")
    assert set(t.options) == {f"pick {c}" for c in followers}
    t.choose(followers[1])
    t.settle()
    assert t.zone_of(followers[1]) == "field"


def test_4_1_2_2_public_cards_cannot_be_denied() -> None:
    """A fitting card in the cemetery has to be taken."""
    t = unhurried()
    dead = [t.cemetery(P1, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Put a follower from your cemetery into your EX area.")
    t.choose(f"play {spell}")
    assert set(t.options) == {f"pick {c}" for c in dead}
    t.choose(dead[0])
    t.settle()
    assert t.zone_of(dead[0]) == "ex area"


def test_4_1_2_2_a_card_without_a_condition_cannot_be_denied() -> None:
    """Every card is a card: who must discard one discards one."""
    t = unhurried()
    cards = [t.hand(P1, attack=n) for n in (1, 2)]
    spell = t.spell(P1, "Discard a card.")
    t.choose(f"play {spell}")
    assert set(t.options) == {f"pick {c}" for c in cards}
    t.choose(cards[0])
    t.settle()
    assert t.zone_of(cards[0]) == "cemetery"


# -- order (sve 4.1.3, sve 4.1.5) -------------------------------------------------------------------------------------
def test_4_1_3_the_order_of_the_deck_stays() -> None:
    """Cards are drawn from the top in the order in which they lie, whatever happens elsewhere meanwhile."""
    t = unhurried()
    for name in ("Third", "Second", "First"):
        t.deck(P1, name=name)
    one = t.spell(P1, "Draw a card. Deal 1 damage to an enemy leader.")
    two = t.spell(P1, "Draw 2 cards.")
    before = t.pieces(P1, "deck")[3:]
    t.play(one)
    assert t.names(P1, "hand")[-1] == "First"
    t.play(two)
    assert t.names(P1, "hand")[-2:] == ["Second", "Third"]
    assert t.pieces(P1, "deck") == before


@pytest.mark.parametrize(("cards", "place"), [(4, 2), (2, 2), (1, 1), (0, 0)])
def test_4_1_3_1_a_place_too_deep_is_as_deep_as_possible(cards: int, place: int) -> None:
    """Third from the top of a deck of one card is the bottom (the book's example)."""
    t = unhurried()
    t.set(P1, deck=cards)
    card = t.field(P1, "{act} {cost 0}: Put this card into your deck 3rd from the top.", name="Diver")
    t.activate(card)
    assert t.zone_of(card) == "deck" and t.names(P1, "deck").index("Diver") == place


@pytest.mark.parametrize("active", [P1, P2])
def test_4_1_5_the_owner_of_the_zone_orders_what_arrives_together(active: int) -> None:
    """Two followers go under their owner's deck: the owner says which lies deeper, although the opponent sent them."""
    t = unhurried(turn_of=active)
    owner = 1 - active
    one, two = t.field(owner, name="One"), t.field(owner, name="Two")
    spell = t.spell(active, ALL_UNDER)
    t.choose(f"play {spell}")
    assert t.asked == owner
    t.choose(two)
    t.settle()
    assert t.zone_of(one) == t.zone_of(two) == "deck"
    assert bottom(t, owner, 2) == ["Two", "One"]


def test_4_1_5_the_same_on_top_of_the_deck() -> None:
    """What the owner names first lies uppermost."""
    t = unhurried()
    one, two = t.field(P2, name="One"), t.field(P2, name="Two")
    spell = t.spell(P1, ALL_ON_TOP)
    t.choose(f"play {spell}")
    assert t.asked == P2
    t.choose(two)
    t.settle()
    assert t.zone_of(one) == "deck" and t.names(P2, "deck")[:2] == ["Two", "One"]


def test_4_1_5_each_player_orders_the_own_cards() -> None:
    """Followers of both players go under their owners' decks: each orders those that go to the own deck."""
    t = unhurried()
    mine = [t.field(P1, name=name) for name in ("A", "B")]
    theirs = [t.field(P2, name=name) for name in ("C", "D")]
    spell = t.spell(P1, "Put each follower on the field on the bottom of its owner's deck.")
    t.choose(f"play {spell}")
    assert t.asked == P1
    t.choose(mine[1])
    assert t.asked == P2
    t.choose(theirs[1])
    t.settle()
    assert bottom(t, P1, 2) == ["B", "A"] and bottom(t, P2, 2) == ["D", "C"]


def known_order(t: Table, by: int | None, owner: int) -> list[str]:
    """The names a seat can tell in a deck, from above."""
    return [card["name"] for card in t.seen(by, owner, "deck")["cards"]]


@pytest.mark.parametrize("chosen", ["One", "Two"])
def test_4_1_5_1_the_order_is_not_revealed(chosen: str) -> None:
    """The opponent sees the two cards go under the deck and cannot tell from anything which lies deeper."""
    views = []
    for first in (chosen, "Two" if chosen == "One" else "One"):
        t = unhurried()
        cards = {name: t.field(P2, name=name) for name in ("One", "Two")}
        spell = t.spell(P1, ALL_UNDER)
        t.choose(f"play {spell}")
        t.choose(cards[first])
        t.settle()
        assert known_order(t, P2, P2)[-2:] == [first, "Two" if first == "One" else "One"]
        views.append((t.game.view(P1), t.game.view(None)))
    assert views[0] == views[1]


# -- a new card (sve 4.1.4) -------------------------------------------------------------------------------------------
def test_4_1_4_what_applied_to_a_card_ends_when_it_moves() -> None:
    """Bonuses, damage and keywords do not come along to the hand and back."""
    t = unhurried()
    card = t.field(P1, attack=1, defense=3, cost=0)
    gift = t.spell(P1, "Give each follower on your field {attack}+2/{defense}+2 and Ward.")
    back = t.spell(P1, "Return each follower on your field to its owner's hand.")
    t.play(gift)
    assert t.stats(card) == (3, 5) and t.has(card, "Ward")
    t.play(back)
    assert t.stats(card) == (1, 3)
    t.play(card)
    assert t.stats(card) == (1, 3) and not t.has(card, "Ward")


def test_4_1_4_an_effect_that_waits_for_the_old_card_does_not_find_the_new_one() -> None:
    """A follower that was to be destroyed at the end of the turn left and came back: it is not destroyed."""
    t = unhurried()
    card = t.field(P1, cost=0)
    doom = t.spell(P1, "Select a follower on your field. At the start of this turn's end phase, destroy it.")
    back = t.spell(P1, "Return each follower on your field to its owner's hand.")
    t.play(doom)
    t.play(back)
    t.play(card)
    t.end()
    assert t.zone_of(card) == "field" and t.events("destroy") == []


def test_4_1_4_1_it_means_the_card_where_it_is_now() -> None:
    """Last Words put the card back onto the field and evolve it there (the book's example)."""
    t = unhurried()
    card = t.field(P1, "{last words} Put this card onto its owner's field and evolve it.", name="Phoenix")
    t.evolve_deck(P1, name="Phoenix", type="follower", attack=5, defense=5)
    spell = t.spell(P1, "Destroy each follower on your field.")
    t.play(spell)
    assert t.where(card) == (P1, "field") and t.stats(card) == (5, 5)


def test_4_1_4_1_it_means_the_card_it_found_wherever_it_went() -> None:
    """A card taken from the cemetery onto the field is given the bonus there."""
    t = unhurried()
    card = t.cemetery(P1, attack=1, defense=1)
    spell = t.spell(P1, "Select a follower in your cemetery. Put it onto the field and give it {attack}+3.")
    t.play(spell)
    assert t.zone_of(card) == "field" and t.stats(card) == (4, 1)


# -- whose zone (sve 4.1.6) -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Return each follower on the field to hand.", "hand"),
        ("Put each follower on the field into the cemetery.", "cemetery"),
        ("Banish each follower on the field.", "banished zone"),
        ("Destroy each follower on the field.", "cemetery"),
        ("Put each follower on the field into the EX area.", "ex area"),
    ],
)
def test_4_1_6_a_zone_of_nobody_is_the_owner_s(words: str, zone: str) -> None:
    """Where no player is named, cards go to their owners' zones, whoever controlled them."""
    t = unhurried()
    mine, stolen, theirs = t.field(P1), t.field(P1, owner=P2, attack=2), t.field(P2, attack=3)
    spell = t.spell(P1, words)
    t.play(spell)
    assert [t.where(c) for c in (mine, stolen, theirs)] == [(P1, zone), (P2, zone), (P2, zone)]


def test_4_1_6_owners_are_meant_one_by_one() -> None:
    """Cards of different owners go back to the field of each."""
    t = unhurried()
    pieces: list[Piece] = [t.cemetery(P1), t.cemetery(P2)]
    spell = t.spell(P1, "Put each follower in each player's cemetery onto the field.")
    t.play(spell)
    assert [t.where(c) for c in pieces] == [(P1, "field"), (P2, "field")]
