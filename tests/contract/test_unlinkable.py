"""Numbers of cards tell nothing: who cannot see a card cannot learn from its number, once it is shown, where it was
before (docs/decisions/0006)."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

import pytest

from ludex import games
from ludex.kernel.game import Game
from ludex.kernel.keys import CARD, cards_in
from ludex.kernel.knowledge.sight import sees
from tests.contract.walking import SEEDS, positions, started, walk

_WORD = re.compile(r"'(c[0-9]+)'")


def _seen(game: Game, seat: int) -> dict[int, str]:
    """What the cards are called that a seat sees."""
    return {c.id: c.tag for c in game.cards if c.zone in game.rules.spec and sees(game, seat, c)}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_goes_out_of_sight_is_called_something_else(ruleset: str, seed: int) -> None:
    told: tuple[dict[int, str], dict[int, str]] = ({}, {})
    for game in positions(ruleset, seed):
        for seat in (0, 1):
            seen = _seen(game, seat)
            for cid, tag in told[seat].items():
                if cid not in seen and game.cards[cid].zone:
                    assert game.cards[cid].tag != tag, (game.cards[cid], seat)
            told[seat].update(seen)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_names_no_card_that_its_seat_does_not_see(ruleset: str, seed: int) -> None:
    """Nor does a question: what is picked blindly has no number, and every other key names a card of the view."""
    for number, game in enumerate(positions(ruleset, seed)):
        decision = game.decision
        assert decision is not None
        for option in decision.options:
            if option.key.startswith("pick hidden "):
                assert not CARD.search(option.key)
            elif option.key.startswith("pick ") or decision.menu:
                assert all(n >= 0 and sees(game, decision.seat, game.cards[n]) for n in cards_in(game, option.key))
        if number % 5:
            continue
        for seat in (0, 1):
            view = game.view(seat, game.log.size)
            lying = {**view, "decision": None}
            hidden = {c.tag for c in game.cards if c.zone and not sees(game, seat, c)}
            assert not hidden & set(_WORD.findall(repr(lying)))


def test_numbers_are_one_to_a_card(ruleset: str) -> None:
    game = started(ruleset, 4)
    for _ in walk(game, 4):
        assert [game.named(card.tag) for card in game.cards] == list(range(len(game.cards)))
        assert len(game.tags) == len(game.cards)


def test_what_a_seat_reads_agrees(ruleset: str) -> None:
    """A card that has moved before a seat's eyes is called in the view as the log says."""
    game = started(ruleset, 5)
    at = 0
    for _ in walk(game, 5, 150):
        for seat in (0, 1):
            lying = _seen(game, seat)
            events = game.view(seat, at)["events"]
            assert isinstance(events, list)
            last: dict[str, str] = {}
            for told in events:
                if "card" in told and told.get("to"):
                    last[told.get("became", told["card"])] = told["to"]
            for tag, zone in last.items():
                card = game.named(tag)
                if card >= 0 and card in lying and game.cards[card].zone == zone:
                    assert lying[card] == tag
        at = game.log.size


def _drawn_and_shown(game: Game, seed: int) -> list[tuple[int, int]]:
    """Of the cards that each seat saw the other play from the hidden hand: the number it read, and when the card had
    come to that hand."""
    came: dict[int, int] = {}
    found: dict[int, list[tuple[int, int]]] = {0: [], 1: []}
    at = 0
    for _ in walk(game, seed):
        for clock, e in enumerate(game.log.since(at), at):
            if e.to == "hand":
                came[e.card] = clock
            elif e.frm == "hand" and e.card in came and e.to:
                watcher = 1 - e.frm_seat
                told = game.view(watcher, clock)["events"]
                assert isinstance(told, list)
                if told and told[0].get("card"):
                    found[watcher].append((int(told[0]["card"][1:]), came.pop(e.card)))
        at = game.log.size
    return found[0] + found[1]


def test_when_a_card_was_drawn_is_not_told_by_its_number() -> None:
    """The order of drawing guessed from the order of numbers is right half of the time."""
    right = pairs = 0
    for ruleset in games.rulesets():
        for seed in (11, 12, 13):
            shown = _drawn_and_shown(started(ruleset, seed), seed)
            Random(seed).shuffle(shown)
            for (one, then), (other, later) in combinations(shown[:24], 2):
                if then != later and one != other:
                    pairs += 1
                    right += (one < other) == (then < later)
    assert pairs > 1_000
    assert 0.42 < right / pairs < 0.58
