"""Cards that stay the same card when they move: a ruleset says which, and how they lie where they arrive."""

import pytest

from ludex.kernel.cards import Card
from ludex.kernel.events import Event
from ludex.kernel.game import Game
from tests.kernel.mini import Mini, do, put, start


class Circles(Mini):
    """Field and vault are two circles: cards go from one to the other and back, and stand up in the vault."""

    def same_card(self, card: Card, event: Event) -> bool:
        return {card.zone, event.to} <= {"field", "vault"} and event.kind != "lock"

    def arrives(self, g: Game, card: Card, event: Event) -> None:
        if event.to == "vault" and event.frm != "vault":
            card.rested = False


@pytest.fixture
def game() -> Game:
    return start(rules=Circles())


def test_a_card_that_stays_the_same_lies_as_the_ruleset_says_where_it_arrives(game: Game) -> None:
    hare = put(game, "Hare")
    do(game, Event("rest", "mini 9", card=hare.id))
    do(game, Event("walk", "mini 9", card=hare.id, to="vault"))
    there = game.cards[hare.id]
    assert (there.zone, there.rested, there.incarnation) == ("vault", False, hare.incarnation)


def test_a_card_may_become_another_card_where_it_lies(game: Game) -> None:
    hare = put(game, "Hare")
    was = game.cards[hare.id].ref
    (event,) = do(game, Event("lock", "mini 9", card=hare.id, to="field", faceup=False))
    there = game.cards[hare.id]
    assert game.find(was) is None and not there.faceup
    assert (event.frm, event.to, game.zone(0, "field")) == ("field", "field", (hare.id,))
