"""What a player has seen stays known as cards move, and no more than that becomes known."""

import pytest

from ludex.kernel import choices
from ludex.kernel.events import Event
from ludex.kernel.frames import Procedure
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import sees
from tests.kernel.mini import do, put, run, start


def known_to(g: Game, cid: int) -> set[int]:
    return {seat for seat in (0, 1) if sees(g, seat, g.cards[cid])}


def test_a_card_from_a_public_zone_is_known_to_all_in_a_hidden_one() -> None:
    g = start()
    wolf = put(g, "Wolf")
    do(g, Event("return", "mini 9", card=wolf.id, to="deck"))
    assert known_to(g, wolf.id) == {0, 1}


def test_where_a_card_went_in_secret_only_its_player_knows() -> None:
    g = start()
    wolf = put(g, "Wolf")
    do(g, Event("return", "mini 9", card=wolf.id, to="deck", secret=True))
    assert known_to(g, wolf.id) == {0}


def test_a_card_looked_at_in_a_deck_is_known_when_it_is_drawn() -> None:
    g = start()
    top = g.zone(1, "deck")[0]
    do(g, Event("look", "mini 9", seat=0, card=top))
    do(g, Event("draw", "mini 9", seat=1, card=top, to="hand"))
    assert known_to(g, top) == {0, 1}


@pytest.mark.parametrize(
    "secret",
    [
        False,
        True,
    ],
)
def test_who_puts_a_card_from_hand_into_the_deck_knows_where_it_is(secret: bool) -> None:
    g = start()
    card = g.zone(0, "hand")[0]
    do(g, Event("put", "mini 9", seat=0, card=card, to="deck", secret=secret))
    assert known_to(g, card) == {0}


def test_a_card_revealed_in_a_hand_is_known_until_it_is_shuffled_away() -> None:
    g = start()
    card = g.zone(1, "hand")[0]
    do(g, Event("reveal", "mini 9", card=card))
    assert known_to(g, card) == {0, 1}
    do(g, Event("put", "mini 9", seat=1, card=card, to="deck"))
    assert known_to(g, card) == {0, 1}
    do(g, Event("shuffle", "mini 9", seat=1, key="deck"))
    assert all(known_to(g, c) == set() for c in g.zone(1, "deck"))


def test_a_shuffle_keeps_the_cards_and_makes_old_references_find_nothing() -> None:
    g = start()
    names = sorted(g.cards[c].definition.name for c in g.zone(0, "deck"))
    refs = [g.cards[c].ref for c in g.zone(0, "deck")]
    do(g, Event("shuffle", "mini 9", seat=0, key="deck"))
    assert sorted(g.cards[c].definition.name for c in g.zone(0, "deck")) == names
    assert all(g.find(ref) is None for ref in refs)
    assert all(g.cards[n].id == n for n in range(len(g.cards)))


def test_a_blind_pick_does_not_tell_which_cards_are_equal() -> None:
    g = start(decks=(["Hare"] * 9, ["Hare", "Hare", "Wolf"] * 3))
    theirs = g.zone(1, "hand")
    blind = Procedure("mini 9", "Blind")
    blind.add("", lambda g, f: choices.pick(0, theirs, 1, 1, rule="mini 9", prompt="Discard one"))
    run(g, blind, [])
    assert g.decision is not None and len(g.decision.options) == len(theirs)
