"""Scenarios: build any position in words, play from it through decisions alone, and look at what happened.

For tests, for judges, for puzzles. Every card is either one that exists, by name, or a text read on the spot. A
question that was not expected is an error that says what was asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludex import games
from ludex.kernel.decisions import ACT, Obstacle
from ludex.kernel.storage.hashes import position_hash
from ludex.kernel.storage.records import give

if TYPE_CHECKING:
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.decisions import Auto
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game
    from ludex.kernel.result import Result
    from ludex.kernel.ruleset import Ruleset

P1, P2 = 0, 1


@dataclass(frozen=True, slots=True)
class Piece:
    """A card on the scenario's table."""

    id: int
    name: str
    game: Game | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        """What the card is called now."""
        return f"c{self.id}" if self.game is None else self.game.cards[self.id].tag


class UnexpectedQuestion(AssertionError):
    """The game asks something the scenario did not answer."""


class Scenario:
    """A position under construction and then in play. Seats are 0 and 1."""

    def __init__(
        self,
        ruleset: str,
        *,
        turn_of: int = P1,
        seed: int = 7,
        first: int = P1,
        cards: Sequence[Mapping[str, object]] = (),
        auto: Auto = True,
        **options: object,
    ) -> None:
        """`cards`: those that exist here besides the ones that come with ludex, in plain data. `auto`: which questions
        with one answer are answered unasked."""
        self.room: games.Room = games.room(ruleset)
        self.rules: Ruleset = games.ruleset(ruleset)
        self._game = self.room.blank(self.rules, seed=seed, turn_of=turn_of, first=first, **options)
        self._game.auto = auto
        if cards:
            self._game.setup["cards"] = tuple(cards)
        self._begun: Game | None = None
        self._mark = 0
        self._asked = 0
        self.answers: list[str] = []

    def __getstate__(self) -> dict[str, object]:
        kept = {key: value for key, value in self.__dict__.items() if key not in ("room", "rules")}
        return {**kept, "ruleset": self.rules.id}

    def __setstate__(self, state: dict[str, Any]) -> None:
        name = state.pop("ruleset")
        self.room, self.rules = games.room(name), games.ruleset(name)
        self.__dict__.update(state)

    def __repr__(self) -> str:
        return f"Scenario({self._game!r})"

    # -- building -----------------------------------------------------------------------------------------------------
    def put(self, seat: int, zone: str, card: str = "", **details: object) -> Piece:
        """Put a card into a zone: the text of a card made on the spot, or `name=` of one that exists.

        Details: type, cost, attack, defense, traits, class_ … for a made card; engaged, facedown, counters, arrived
        ("now" for a card put there this turn), owner, at ("top" or "bottom") for how it lies there.
        """
        self._check_building()
        made = self.room.piece(self._game, seat, zone, card, **details)
        return Piece(made.id, self.rules.describe(self._game, made.id), self._game)

    def set(self, seat: int, **values: int) -> None:
        """Set a player's values: play_points=3, leader_defense=5 …"""
        self._check_building()
        self.room.set_values(self._game, seat, **values)

    def lying(self, seat: int, zone: str) -> list[Piece]:
        """The cards that lie in a zone while the position is being built."""
        g = self._game
        return [Piece(c, self.rules.describe(g, c), g) for c in g.zone(seat, zone)]

    def _check_building(self) -> None:
        if self._begun is not None:
            raise RuntimeError("the scenario is being played: build the whole position first")

    # -- playing ------------------------------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        """The game; from here on it is played, not built."""
        if self._begun is None:
            self.room.begin_scenario(self._game)
            self._begun = self._game.clone()
            self._mark = self._game.log.size
        return self._game

    def do(self, key: str, *answers: str | bool | int | Piece) -> None:
        """Choose an action and answer what follows. Quick windows and such are passed unless answered."""
        self.choose(key)
        for answer in answers:
            self.choose(answer)
        self.settle()

    def choose(self, answer: str | bool | int | Piece) -> None:
        """Answer the question the game asks now."""
        key = self._key(answer)
        self.game.choose(key)
        self.answers.append(key)

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self.game.concede(seat)
        self.answers.append(f"concede {seat}")

    def settle(self) -> None:
        """Pass windows nobody asked for; any other open question is unexpected."""
        while (d := self.game.decision) is not None:
            if d.kind == ACT:
                if d.find("pass") is None:
                    return
                self.choose("pass")
            else:
                keys = ", ".join(o.key for o in d.options)
                raise UnexpectedQuestion(f"seat {d.seat} is asked {d.prompt!r} ({d.rule}): {keys}")

    def _key(self, answer: str | bool | int | Piece) -> str:
        if isinstance(answer, Piece):
            return self._picked(answer)
        if isinstance(answer, bool):
            return "yes" if answer else "no"
        return f"number {answer}" if isinstance(answer, int) else answer

    def _picked(self, piece: Piece) -> str:
        """The key that picks a card, also one that who picks does not see."""
        d = self.game.decision
        offered = d.options if d is not None else []
        hidden = (o.key for o in offered if o.key.startswith("pick hidden ") and o.value == piece.id)
        return next(hidden, f"pick {piece}")

    # -- looking ------------------------------------------------------------------------------------------------------
    def zone_of(self, piece: Piece) -> str:
        return self.game.cards[piece.id].zone

    def where(self, piece: Piece) -> tuple[int, str]:
        """Whose zone a card is in, and which."""
        card = self.game.cards[piece.id]
        return card.seat, card.zone

    def names(self, seat: int, zone: str) -> list[str]:
        """The names of the cards in a zone."""
        return [self.rules.describe(self.game, c) for c in self.game.zone(seat, zone)]

    def pieces(self, seat: int, zone: str) -> list[Piece]:
        g = self.game
        return [Piece(c, self.rules.describe(g, c), g) for c in g.zone(seat, zone)]

    def count(self, seat: int, zone: str) -> int:
        return len(self.game.zone(seat, zone))

    def chars(self, piece: Piece) -> Characteristics:
        """A card's characteristics now."""
        return self.game.chars(piece.id)

    def number(self, piece: Piece, key: str) -> int:
        return self.chars(piece).number(key)

    def value(self, seat: int, key: str) -> int:
        return self.game.value(seat, key)

    @property
    def options(self) -> list[str]:
        """The keys that may be answered now."""
        d = self.game.decision
        return [] if d is None else [o.key for o in d.options]

    @property
    def result(self) -> Result | None:
        return self.game.result

    def why_not(self, key: str) -> Obstacle | None:
        return self.game.why_not(key)

    def events(self, kind: str = "", piece: Piece | None = None) -> list[Event]:
        """What has happened since play began, of a kind, to a card."""
        return [
            e
            for e in self.game.log.since(self._mark)
            if (not kind or e.kind == kind) and (piece is None or e.card == piece.id)
        ]

    def event(self, kind: str, piece: Piece | None = None) -> Event:
        """The one event of a kind, or an error that says what there was instead."""
        found = self.events(kind, piece)
        if len(found) != 1:
            kinds = sorted({e.kind for e in self.events("", piece)})
            raise AssertionError(f"{len(found)} events {kind!r}; there were {kinds}")
        return found[0]

    # -- proving ------------------------------------------------------------------------------------------------------
    def replay(self) -> None:
        """Play the same answers again from the start and insist on the same position."""
        if self._begun is None:
            return
        twin = self._begun.clone()
        for key in self.answers:
            give(twin, key)
        if position_hash(twin) != position_hash(self._game):
            raise AssertionError("the same answers gave another position")
