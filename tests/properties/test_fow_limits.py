"""Force of Will, whatever is answered: when somebody has priority nothing is left for the rules to do, and what the
books limit stays within its limits. A walk is long, so each is looked at in every way at once."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel.cards import Card
from ludex.kernel.events import Event
from ludex.kernel.game import Game
from tests.properties.walking import FEWEST, steps, walks

BOOKS = ("fow-2.0", "fow-5.01", "fow-5.5")
PRIORITY = "fow priority"
PLAYGROUND = ("field", "ruler area", "magic stone area")
FIGHTERS = {"resonator", "J-ruler"}
KINDS = ("W", "R", "U", "G", "B", "0", "M")
# Which printed cards never lie where (fow 3.15, 3.6:1, 3.7:1, 3.8:1).
_OF_THE_DECK = {"resonator", "addition", "regalia", "spell"}
_RULERS = {"ruler", "J-ruler"}
NEVER = {
    "field": {"spell", "ruler"},
    "ruler area": {*_OF_THE_DECK, "magic stone"},
    "magic stone area": {*_OF_THE_DECK, *_RULERS},
    "magic stone deck": {*_OF_THE_DECK, *_RULERS},
    "hand": {*_RULERS, "magic stone"},
    "deck": {*_RULERS, "magic stone"},
}


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data())
@pytest.mark.rule("fow 6.1:1.1", "fow 6.1:1.2", "fow 13.1:1", "fow 13.2:1", "fow 13.2:2", "fow 13.3:1", "fow 13.4:1")
@pytest.mark.rule("fow 3.15:1", "fow 3.15:2", "fow 3.15:3", "fow 3.15:4", "fow 3.15:5", "fow 3.2:1", "fow 10.21:3")
@pytest.mark.rule("fow 9.7:4", "fow 10.2:1", "fow 10.2:4", "fow 5.4:5.3", "fow 1.5:4.1", "fow 10.6:2")
@pytest.mark.rule("fow 7.11:1", "fow 7.5:1", "fow 5.4:5.4", "fow 3.5:3", "fow 9.3:2.2", "fow 8.6:4")
@pytest.mark.rule("fow-2.0 5.4:3", "fow-2.0 11:1", "fow-2.0 3.7:2", "fow-2.0 10.2:1")
def test_the_limits_of_the_book_hold(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    account = Account(game, book)
    for _ in steps(game, numbers):
        assert game.decision is not None
        account.follow()
        every_card_lies_where_it_may(game)
        if game.decision.menu:
            nobody_fights_outside_a_battle(game)
        if game.decision.menu == PRIORITY:
            nothing_is_left_to_handle(game)


# -- rule processes ---------------------------------------------------------------------------------------------------
def nothing_is_left_to_handle(game: Game) -> None:
    """No life at 0, no damage up to the DEF, no addition without its card, no fifth lifebreak, nothing triggered."""
    assert game.pending == ()
    for seat in (0, 1):
        assert game.value(seat, "life") > 0 and len(game.zone(seat, "lifebreak area")) <= 4
        for card in (game.cards[c] for c in game.zone(seat, "field")):
            assert stands(game, card), f"{card} should have gone"


def stands(game: Game, card: Card) -> bool:
    """Whether no rule process takes a card off the field."""
    chars = game.chars(card.id)
    if "addition" in chars.types and "addition: field" not in chars.types:
        return len(card.links) == 1 and game.cards[card.links[0]].zone in ("field", "ruler area")
    if chars.types.isdisjoint(FIGHTERS) or "defense" not in chars.numbers:
        return True
    return chars.number("defense") > card.counters.get("damage", 0)


# -- zones ------------------------------------------------------------------------------------------------------------
def every_card_lies_where_it_may(game: Game) -> None:
    """By its type; rested, damaged, with counters or added to something only in a playground; no ruler gets lost."""
    for card in game.cards:
        faces = card.definition.faces
        assert faces[min(card.face, len(faces) - 1)].types.isdisjoint(NEVER.get(card.zone, ())), f"{card}"
        if card.zone not in PLAYGROUND:
            assert not card.rested and not card.counters and not card.links, f"{card} in {card.zone}"
    for owner in (0, 1):
        (ruler,) = [c for c in game.cards if c.owner == owner and "ruler" in c.definition.faces[0].types]
        assert ruler.zone in ("ruler area", "field", "graveyard")


def nobody_fights_outside_a_battle(game: Game) -> None:
    """Who fights lies in a field or is a player, one attacks; everything in the chase is about to do something."""
    assert set(game.played) == set(game.zone(0, "chase area"))
    parts = {card: found for card in game.cards if (found := game.rules.parts(game, card.id))}
    assert not parts or any(f.procedure.name == "fow battle" for f in game.stack)
    assert all(card.zone in ("field", "player") for card in parts)
    assert sum("attacking" in found for found in parts.values()) <= 1


# -- counting ---------------------------------------------------------------------------------------------------------
class Account:
    """Wills, life and what is done once a turn, counted from what happens and nothing else."""

    def __init__(self, game: Game, book: str) -> None:
        self.game, self.book = game, book
        self.seen = game.log.size
        self.life = [game.value(seat, "life") for seat in (0, 1)]
        self.wills = Counter({(seat, k): game.value(seat, f"will {k}") for seat in (0, 1) for k in KINDS})
        self.done: Counter[str] = Counter()
        for event in game.log.since(game.turn_mark):
            if event.kind != "turn":
                self._count(event)

    def follow(self) -> None:
        """What has happened since explains what there is now; life is counted in hundreds."""
        game = self.game
        for event in game.log.since(self.seen):
            self._add(event)
            self._count(event)
        self.seen = game.log.size
        assert [game.value(seat, "life") for seat in (0, 1)] == self.life and not any(n % 100 for n in self.life)
        for (seat, kind), n in self.wills.items():
            assert game.value(seat, f"will {kind}") == n

    def _add(self, event: Event) -> None:
        if event.kind == "value" and event.key == "life":
            self.life[event.seat] += event.amount
        elif event.kind == "damage" and self.game.cards[event.card].zone == "player":
            self.life[self.game.cards[event.card].seat] -= event.amount
        elif event.kind == "value" and event.key.startswith("will "):
            kind = event.seat, event.key.removeprefix("will ")
            self.wills[kind] += event.amount
            assert self.wills[kind] >= 0, "nobody spends what is not there"

    def _count(self, event: Event) -> None:
        """One call and one judgment a turn, no call after a judgment; no will and no hand above seven outlasts a turn,
        but wills in fow-2.0 do until the recovery phase (ruling fow-2.0-R47)."""
        if event.kind == "turn":
            self.done.clear()
            assert not self.wills.total() or self.book == "fow-2.0"
            before = [e for e in self.game.log.since(self.game.turn_mark) if e.to == "hand"]
            assert len(self.game.zone(1 - event.seat, "hand")) <= 7 + len(before)
        if event.kind in ("called", "played"):
            word = "call" if event.kind == "called" else event.key
            assert not (word == "call" and self.done["judgment"])
            self.done[word] += 1
            assert self.done["call"] <= 1 and (self.done["judgment"] <= 1 or self.book == "fow-2.0")
