"""Each invariant catches a fault that is planted, and finds none where there is none."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import ludex
from ludex.kernel.decisions import Obstacle, Option
from ludex.kernel.events import Event
from ludex.kernel.game import Game
from ludex.kernel.result import Result
from ludex.table.guessing import determinise
from tests.contract import invariants
from tests.contract.walking import played

Plant = Callable[[pytest.MonkeyPatch, Game], None]


@pytest.fixture
def game() -> Game:
    """A game in the midst of a turn, at a menu."""
    game = played("sve", 3, 30)
    chance = Random(1)
    while game.decision is not None and not game.decision.menu:
        game.choose(chance.choice(game.decision.options))
    return game


def look(name: str, game: Game) -> None:
    """Look for one thing."""
    chance = Random(5)
    start = invariants.brought(played("sve", 3, 0))
    looks: dict[str, Callable[[], object]] = {
        "question": lambda: invariants.question_cites(game),
        "events": lambda: invariants.events_cite(game),
        "end": lambda: invariants.ends_by_a_rule(game),
        "cards": lambda: invariants.conserves_cards(game, start),
        "twins": lambda: invariants.views_of_twins_agree(game, chance),
        "menu": lambda: invariants.menu_of_a_twin_agrees(game, chance),
        "options": lambda: invariants.every_option_applies(game),
        "refusals": lambda: invariants.judged(game, invariants.NONSENSE),
        "activated": lambda: invariants.only_activated_abilities_are_activated(game),
        "clones": lambda: invariants.clones_are_independent(game, chance),
        "saves": lambda: invariants.saves_are_equal(game, chance),
        "replays": lambda: invariants.replays_are_equal(game, {5: ludex.replay(game.record(), until=5).hash()}),
        "plain": lambda: invariants.views_are_plain(game),
    }
    looks[name]()


@pytest.mark.parametrize(
    "name",
    ["question", "events", "cards", "twins", "menu", "options", "refusals", "activated", "clones", "saves", "replays",
     "plain"],
)
def test_a_game_as_it_is_has_no_fault(game: Game, name: str) -> None:
    before = game.hash()
    look(name, game)
    assert game.hash() == before


def test_a_game_that_is_over_has_ended_by_a_rule() -> None:
    look("end", played("sve", 3))


# -- faults -----------------------------------------------------------------------------------------------------------
def _question_without_rule(_: pytest.MonkeyPatch, game: Game) -> None:
    assert game.decision is not None
    game.decision.rule = "sve 99.9"


def _event_without_rule(_: pytest.MonkeyPatch, game: Game) -> None:
    game.log.append(Event("move", ""))


def _ends_by_no_rule(_: pytest.MonkeyPatch, game: Game) -> None:
    game.decision, game.result = None, Result(0, "sve 99.9")


def _ends_by_another_book(_: pytest.MonkeyPatch, game: Game) -> None:
    game.decision, game.result = None, Result(0, "cfv 1.1.1")


def _does_not_end(_: pytest.MonkeyPatch, game: Game) -> None:
    game.decision = None


def _card_lost(_: pytest.MonkeyPatch, game: Game) -> None:
    game.put_zone(0, "deck", game.zone(0, "deck")[1:])


def _card_doubled(_: pytest.MonkeyPatch, game: Game) -> None:
    game.put_zone(0, "hand", (*game.zone(0, "hand"), game.zone(0, "deck")[0]))


def _card_elsewhere(_: pytest.MonkeyPatch, game: Game) -> None:
    game.own(game.zone(0, "deck")[0]).zone = "hand"


def _card_exchanged(_: pytest.MonkeyPatch, game: Game) -> None:
    game.own(game.zone(0, "deck")[0]).definition = game.cards[game.zone(1, "deck")[0]].definition


def _view_with(extra: Callable[[Game, int | None], object]) -> Plant:
    """A view that says something more."""

    def plant(patch: pytest.MonkeyPatch, _: Game) -> None:
        honest = Game.view
        patch.setattr(Game, "view", lambda g, seat, since=0: {**honest(g, seat, since), "more": extra(g, seat)})

    return plant


def _imagined_without_a_card(patch: pytest.MonkeyPatch, _: Game) -> None:
    def poorer(game: Game, seat: int, seed: int) -> Game:
        twin = determinise(game, seat, seed)
        twin.put_zone(seat, "hand", twin.zone(seat, "hand")[1:])
        return twin

    patch.setattr(invariants, "determinise", poorer)


def _menu_that_peeks(patch: pytest.MonkeyPatch, game: Game) -> None:
    assert game.decision is not None
    menu, seat = game.rules.menus[game.decision.menu], game.decision.seat
    honest = menu.options

    def peeking(g: Game, of: int) -> list[Option]:
        return [*honest(g, of), Option(g.cards[g.zone(1 - seat, "deck")[0]].definition.key, None)]

    game.decision.options = peeking(game, seat)
    patch.setattr(type(menu), "options", lambda _, g, of: peeking(g, of))


def _option_that_does_not_apply(_: pytest.MonkeyPatch, game: Game) -> None:
    assert game.decision is not None
    game.decision.options = [*game.decision.options, Option("dance", "no such thing")]


def _option_twice(_: pytest.MonkeyPatch, game: Game) -> None:
    assert game.decision is not None
    game.decision.options = [*game.decision.options, game.decision.options[0]]


def _why_not_always(patch: pytest.MonkeyPatch, _: Game) -> None:
    patch.setattr(Game, "why_not", lambda *_: Obstacle("sve 1.1.1", "no"))


def _why_not_never(patch: pytest.MonkeyPatch, _: Game) -> None:
    patch.setattr(Game, "why_not", lambda *_: None)


def _why_not_without_rule(patch: pytest.MonkeyPatch, _: Game) -> None:
    patch.setattr(Game, "why_not", lambda *_: Obstacle("", "no"))


def _refusal_that_changes(patch: pytest.MonkeyPatch, _: Game) -> None:
    honest = Game.choose

    def half_done(g: Game, answer: Option | str) -> None:
        g.turn += 1
        honest(g, answer)

    patch.setattr(Game, "choose", half_done)


def _clone_that_is_the_game(patch: pytest.MonkeyPatch, game: Game) -> None:
    honest = Game.clone
    patch.setattr(Game, "clone", lambda g: g if g is game else honest(g))


def _clone_that_shares_zones(patch: pytest.MonkeyPatch, game: Game) -> None:
    honest = Game.clone

    def sharing(g: Game) -> Game:
        twin = honest(g)
        if g is game:
            twin.zones = g.zones
        return twin

    patch.setattr(Game, "clone", sharing)


def _save_that_forgets(change: Callable[[Game], None]) -> Plant:
    def plant(patch: pytest.MonkeyPatch, _: Game) -> None:
        honest = ludex.load

        def forgetful(data: bytes) -> Game:
            game = honest(data)
            change(game)
            return game

        patch.setattr(ludex, "load", forgetful)

    return plant


def _hand(game: Game, seat: int) -> list[str]:
    return [game.cards[cid].definition.key for cid in game.zone(seat, "hand")]


def _replay_of_another_turn(patch: pytest.MonkeyPatch, _: Game) -> None:
    honest = ludex.replay
    patch.setattr(ludex, "replay", lambda text, until=None: _later(honest(text, until)))


def _later(game: Game) -> Game:
    game.turn += len(game.answers) == 0
    return game


FAULTS: dict[str, tuple[tuple[Plant, str], ...]] = {
    "question": ((_question_without_rule, "the question's rule is"),),
    "events": ((_event_without_rule, "events cite"),),
    "end": ((_ends_by_no_rule, "it ended by"), (_ends_by_another_book, "it ended by"), (_does_not_end, "not ended")),
    "cards": (
        (_card_lost, "are lost"),
        (_card_doubled, "in two places"),
        (_card_elsewhere, "a card is elsewhere"),
        (_card_exchanged, "the cards are others"),
    ),
    "twins": (
        (_view_with(lambda g, seat: _hand(g, 1 if seat != 1 else 0)), "that hidden cards are others"),
        (_view_with(lambda g, _: g.zone(0, "deck")), "sees the order of hidden cards"),
        (_view_with(lambda g, _: g.rng), "what chance will bring"),
        (_imagined_without_a_card, "imagines another game"),
    ),
    "menu": ((_menu_that_peeks, "with other hidden cards the menu is"),),
    "options": (
        (_option_that_does_not_apply, "'dance' is allowed and cannot be answered"),
        (_option_twice, "offered twice"),
        (_why_not_always, "is offered and forbidden"),
    ),
    "refusals": (
        (_why_not_never, "is allowed and cannot be answered"),
        (_why_not_without_rule, "is refused by ''"),
        (_refusal_that_changes, "was refused and changed it"),
    ),
    "activated": ((_why_not_never, "activate c"),),
    "clones": (
        (_clone_that_is_the_game, "answers in a clone changed the game"),
        (_clone_that_shares_zones, "answers in a clone changed the game"),
    ),
    "saves": (
        (_save_that_forgets(lambda g: setattr(g, "turn", g.turn + 1)), "a loaded game is another position"),
        (_save_that_forgets(lambda g: setattr(g, "rng", g.rng + 1)), "a loaded game is another position"),
        (_save_that_forgets(lambda g: setattr(g.log, "size", g.log.size - 1)), "a loaded game is another position"),
    ),
    "replays": ((_replay_of_another_turn, "after 5 answers the replay is another position"),),
    "plain": ((_view_with(lambda *_: (1, 2)), "no plain data"),),
}


@pytest.mark.parametrize(
    ("name", "plant", "said"),
    [pytest.param(name, *fault, id=f"{name}-{n}") for name, faults in FAULTS.items() for n, fault in enumerate(faults)],
)
def test_a_planted_fault_is_caught(
    monkeypatch: pytest.MonkeyPatch, game: Game, name: str, plant: Plant, said: str
) -> None:
    plant(monkeypatch, game)
    with pytest.raises(AssertionError, match=said):
        look(name, game)
