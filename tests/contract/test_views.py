"""Views are plain data, and say nothing about a card that their seat may not see."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ludex.kernel.cards import Card, Characteristics, Definition
from ludex.kernel.game import Game
from ludex.kernel.zones import Sight
from tests.contract.walking import SEEDS, started, walk

EVERY = 6
CANARY = "Zyzzyva"


def lies_hidden(game: Game, seat: int | None, card: Card) -> bool:
    """Whether a seat may not know a card: by the zone it is in, how it lies there, and what was shown before."""
    spec = game.rules.spec.get(card.zone)
    if spec is None:
        return True
    shown = card.known == 3 if seat is None else card.known >> seat & 1
    if shown:
        return False
    if spec.sight is Sight.PUBLIC:
        return spec.facedown_hidden and not card.faceup and not (spec.facedown_owner and seat == card.owner)
    if spec.faceup_public and card.faceup:
        return False
    return spec.sight is Sight.HIDDEN or seat != card.seat


def disguised(game: Game, seat: int | None) -> Game:
    """The same game with every card that the seat may not know under another name."""
    twin = game.clone()
    for card in list(twin.cards):
        if lies_hidden(twin, seat, card) and card.zone:
            own = twin.own(card.id)
            own.definition, own.memo = _renamed(card.definition, f"{CANARY} {card.id}"), None
    twin.disturb()
    return twin


def _renamed(definition: Definition, name: str) -> Definition:
    faces = tuple(
        Characteristics((name,), face.types, face.labels, face.numbers, face.abilities) for face in definition.faces
    )
    return replace(definition, key=name, faces=faces, digest=name)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_plain_json(ruleset: str, seed: int) -> None:
    game = started(ruleset, seed)
    for number in walk(game, seed):
        if number % EVERY == 0:
            for seat in (0, 1, None):
                view = game.view(seat)
                assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_never_holds_the_name_of_a_hidden_card(ruleset: str, seed: int) -> None:
    """Hidden cards get names that nothing else has: no view may change, and none may say such a name."""
    game = started(ruleset, seed)
    for number in walk(game, seed):
        if number % EVERY == 3:
            for seat in (0, 1, None):
                view = game.view(seat)
                assert CANARY not in json.dumps(disguised(game, seat).view(seat))
                assert disguised(game, seat).view(seat) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_counts_every_card_of_every_zone(ruleset: str, seed: int) -> None:
    """How many cards lie anywhere is known to all (sve 4.1.2.1)."""
    game = started(ruleset, seed)
    for number in walk(game, seed):
        if number % EVERY == 0:
            for seat in (0, 1, None):
                for player in game.view(seat)["players"]:  # type: ignore[attr-defined]
                    for name, zone in player["zones"].items():
                        assert zone["count"] == len(game.zone(player["seat"], name))
                        assert zone["count"] >= len(zone["cards"]) >= zone["count"] - zone["hidden"]


@pytest.mark.parametrize("seed", SEEDS)
def test_only_who_is_asked_sees_the_options(ruleset: str, seed: int) -> None:
    game = started(ruleset, seed)
    for number in walk(game, seed):
        if number % EVERY == 0:
            assert game.decision is not None
            asked = game.decision.seat
            shown = game.view(asked, game.log.size)["decision"]
            assert [o["key"] for o in shown["options"]] == [o.key for o in game.decision.options]  # type: ignore[index]
            for other in (1 - asked, None):
                assert game.view(other, game.log.size)["decision"] == {
                    "seat": asked, "kind": game.decision.kind, "rule": game.decision.rule,
                }  # fmt: skip


def test_a_view_may_begin_at_any_event(ruleset: str) -> None:
    game = started(ruleset, 3)
    for _ in walk(game, 3, 30):
        pass
    whole = game.view(0)["events"]
    assert isinstance(whole, list)
    assert game.view(0, game.log.size - 5)["events"] == whole[-5:]
