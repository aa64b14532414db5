"""What is known already need not be worked out again: with and without every shortcut it is the same game."""

from __future__ import annotations

from random import Random

import pytest

from ludex import games
from ludex.games.fow.ch06_priority import only_pass
from ludex.kernel.cards import Characteristics
from ludex.kernel.effects import facts
from ludex.kernel.game import Game
from ludex.kernel.shortcuts import left_out

SEEDS = range(2)


def told(ruleset: str, seed: int) -> list[str]:
    """A game at random: every question, with the keys of all answers, and where it has led to."""
    chance = Random(f"{ruleset} {seed}")
    decks = games.room(ruleset).starter_decks(ruleset)
    game = games.start(ruleset, (chance.choice(decks), chance.choice(decks)), seed)
    lines: list[str] = []
    while (decision := game.decision) is not None and len(lines) < 250:
        keys = [option.key for option in decision.options]
        lines.append(f"{decision.seat} {decision.rule} {keys}")
        game.choose(chance.choice(keys))
    return [*lines, game.hash()]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_without_shortcuts_it_is_the_same_game(ruleset: str, seed: int) -> None:
    short = told(ruleset, seed)
    with left_out():
        assert told(ruleset, seed) == short


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_what_effects_made_of_cards_is_what_they_make_of_them_now(ruleset: str) -> None:
    """Whatever has happened since it was worked out, by the facts that effects heed and events touch."""
    chance, kept = Random(ruleset), 0
    decks = games.room(ruleset).starter_decks(ruleset)
    for seed in range(6):
        game = games.start(ruleset, (chance.choice(decks), chance.choice(decks)), seed)
        for number in range(250):
            if game.decision is None:
                break
            kept += bool(game._chars)
            twin = game.clone()
            twin.invalidate()
            for card in game.watched():
                now, anew = game.chars(card.id), twin.chars(card.id)
                assert _information(now) == _information(anew), f"{card} after {number} answers"
                assert _fact_by_fact(game, card.id, now) == _information(anew), f"{card} after {number} answers"
            game.choose(chance.choice(game.decision.options))
    assert kept


def _fact_by_fact(game: Game, card: int, now: Characteristics) -> tuple[object, ...]:
    """The same, each part asked for by itself."""
    abilities = [ability.key for ability in game.as_to(facts.ABILITIES, card).abilities]
    numbers = {key: game.as_to(facts.number(key), card).numbers[key] for key in now.numbers}
    types, labels = game.as_to(facts.TYPES, card).types, game.as_to(facts.LABELS, card).labels
    return game.as_to(facts.NAMES, card).names, types, labels, numbers, abilities


def _information(chars: Characteristics) -> tuple[object, ...]:
    return chars.names, chars.types, chars.labels, chars.numbers, [ability.key for ability in chars.abilities]


@pytest.mark.parametrize("ruleset", [name for name in games.rulesets() if name.startswith("fow")])
def test_who_is_known_to_be_idle_has_only_to_pass(ruleset: str) -> None:
    chance, seen = Random(ruleset), 0
    decks = games.room(ruleset).starter_decks(ruleset)
    for seed in SEEDS:
        game = games.start(ruleset, (chance.choice(decks), chance.choice(decks)), seed)
        while (decision := game.decision) is not None:
            for seat in (0, 1):
                if only_pass.is_idle(game, seat):
                    seen += 1
                    assert _menu(game, seat) == ["pass"]
            game.choose(chance.choice(decision.options))
    assert seen


def _menu(game: Game, seat: int) -> list[str]:
    """What a player could do with priority, as it is worked out from nothing."""
    twin = game.clone()
    twin.invalidate()
    twin.idle = (None, None)
    return [option.key for option in twin.rules.menus["fow priority"].options(twin, seat)]


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_what_was_shown_before_is_shown_as_if_for_the_first_time(ruleset: str) -> None:
    """Views of one position after the other, and of twins that have gone other ways, share what has not changed."""
    chance = Random(ruleset)
    decks = games.room(ruleset).starter_decks(ruleset)
    game = games.start(ruleset, (chance.choice(decks), chance.choice(decks)), 5)
    for number in range(120):
        for shown in (game, _elsewhere(game, chance), game):
            seat = (0, 1, None)[chance.randrange(3)]
            before = shown.view(seat, shown.log.size - number % 4)
            with left_out():
                assert shown.view(seat, shown.log.size - number % 4) == before, f"after {number} answers"
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options))


def _elsewhere(game: Game, chance: Random) -> Game:
    """A twin that has gone on for some answers."""
    twin = game.clone()
    for _ in range(chance.randrange(4)):
        if twin.decision is not None:
            twin.choose(chance.choice(twin.decision.options))
    return twin
