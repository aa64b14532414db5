"""Watching a game: what is cheap in every game, and what is dear at a few questions that chance picks by the seed."""

from __future__ import annotations

from collections import Counter
from random import Random

from ludex.kernel.game import Game
from tests.contract import invariants

# Of so many games one is replayed from its record; between two close looks lie so many questions on average.
REPLAYED = 25
GAP = 120

_KEYS = 6  # keys tried at a question that may not be offered there


class Watch:
    """Looks at one game, and counts what it looked at. Raises AssertionError if an invariant does not hold."""

    def __init__(self, ruleset: str, number: int, *, gap: int = 0, replayed: int = REPLAYED) -> None:
        self.counts: Counter[str] = Counter()
        self._chance = Random(f"{ruleset}/{number}/watch")
        self._gap = gap or GAP
        self._replay = self._chance.randrange(replayed) == 0
        self._left = self._far()
        self._start: Counter[tuple[int, str]] | None = None
        self._kept: list[tuple[Game, str]] = []  # clones that were put aside: they stay while the game goes on
        self._known: dict[int, str] = {}

    def __call__(self, game: Game) -> None:
        """At every question and at the end."""
        if self._start is None:
            self._start = invariants.brought(game)
        if game.decision is None:
            self._at_the_end(game)
            return
        invariants.question_cites(game)
        self._left -= 1
        if self._left <= 0:
            self._left = self._far()
            self._closely(game)

    def _far(self) -> int:
        return 1 + int(self._chance.expovariate(1 / self._gap))

    def _closely(self, game: Game) -> None:
        """One dear look."""
        looks = (self._twins, self._options, self._refusals, self._clones, self._saves, self._put_aside)
        self._chance.choice(looks)(game)

    def _at_the_end(self, game: Game) -> None:
        assert self._start is not None
        invariants.ends_by_a_rule(game)
        self.counts["events"] += invariants.events_cite(game)
        invariants.conserves_cards(game, self._start)
        for twin, known in self._kept:
            assert twin.hash() == known, "a clone that was put aside has changed while the game went on"
        if self._replay:
            self._known[len(game.answers)] = game.hash()
            invariants.replays_are_equal(game, self._known)
            self.counts["replays"] += 1

    # -- the dear looks -----------------------------------------------------------------------------------------------
    def _twins(self, game: Game) -> None:
        invariants.views_of_twins_agree(game, self._chance)
        invariants.menu_of_a_twin_agrees(game, self._chance)
        invariants.views_are_plain(game)
        invariants.question_can_be_asked_again(game)
        self.counts["twins"] += 1

    def _options(self, game: Game) -> None:
        self.counts["options"] += invariants.every_option_applies(game)
        assert self._start is not None
        invariants.conserves_cards(game, self._start)

    def _refusals(self, game: Game) -> None:
        """Keys that were right before, nonsense, and what is offered with another number in it."""
        met = game.answers or ("",)
        tried = [self._chance.choice(met) for _ in range(_KEYS)] + [self._chance.choice(invariants.NONSENSE)]
        tried += [self._changed(game) for _ in range(_KEYS)]
        self.counts["refusals"] += invariants.judged(game, tried)

    def _changed(self, game: Game) -> str:
        assert game.decision is not None
        words = self._chance.choice(game.decision.options).key.split(" ")
        at = self._chance.randrange(len(words))
        words[at] = self._chance.choice([f"c{self._chance.randrange(len(game.cards))}", "leader", "0", "²", "", "c"])
        return " ".join(words)

    def _clones(self, game: Game) -> None:
        invariants.clones_are_independent(game, self._chance)
        self.counts["clones"] += 1

    def _saves(self, game: Game) -> None:
        invariants.saves_are_equal(game, self._chance)
        self.counts["saves"] += 1

    def _put_aside(self, game: Game) -> None:
        twin = game.clone()
        known = twin.hash()
        self._known[len(game.answers)] = known
        if len(self._kept) < 3:
            self._kept.append((twin, known))
        self.counts["clones"] += 1
