"""What a scenario expects, and whether it is so. Every check says what was wanted and what was found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from ludex.table.named_cards import Cast
    from ludex.table.scenario import Scenario


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true. Cards are named as the file named them, seats are "0" and "1". A card that lies sideways is
    engaged, resting or rested, as its game says."""

    where: dict[str, str] = {}
    numbers: dict[str, dict[str, int]] = {}
    keywords: dict[str, tuple[str, ...]] = {}
    engaged: dict[str, bool] = {}
    resting: dict[str, bool] = {}
    rested: dict[str, bool] = {}
    counts: dict[str, dict[str, int]] = {}
    values: dict[str, dict[str, int]] = {}
    allowed: tuple[str, ...] = ()
    forbidden: dict[str, str] = {}
    events: tuple[dict[str, str], ...] = ()
    asked: int | None = None
    winner: int | str | None = None
    ended_by: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """One expectation: where in the file, what about, what was wanted, what was found."""

    where: str
    what: str
    wanted: str
    found: str

    @property
    def ok(self) -> bool:
        return self.wanted == self.found


def checked(table: Scenario, cast: Cast, expect: Expect, where: str) -> list[Check]:
    """Look at everything that is expected."""
    looks = (_cards, _players, _answers, _happened, _course)
    return [Check(where, *found) for look in looks for found in look(table, cast, expect)]


Found = Iterator[tuple[str, str, str]]


def _cards(table: Scenario, cast: Cast, expect: Expect) -> Found:
    for name, zone in expect.where.items():
        yield f"where {name} is", zone, table.zone_of(cast.piece(name)) or "nowhere"
    for name, numbers in expect.numbers.items():
        for key, figure in numbers.items():
            yield f"{key} of {name}", str(figure), str(table.number(cast.piece(name), key))
    for name, words in expect.keywords.items():
        has = table.chars(cast.piece(name)).keywords
        yield f"keywords of {name}", ", ".join(sorted(words)), ", ".join(sorted(has))
    for word, cards in (("engaged", expect.engaged), ("resting", expect.resting), ("rested", expect.rested)):
        for name, sideways in cards.items():
            yield f"{name} {word}", str(sideways), str(table.game.cards[cast.piece(name).id].rested)


def _players(table: Scenario, cast: Cast, expect: Expect) -> Found:
    for seat, counts in expect.counts.items():
        for zone, count in counts.items():
            yield f"cards in {zone} of seat {seat}", str(count), str(table.count(int(seat), zone))
    for seat, values in expect.values.items():
        for key, figure in values.items():
            yield f"{key} of seat {seat}", str(figure), str(table.value(int(seat), key))


def _answers(table: Scenario, cast: Cast, expect: Expect) -> Found:
    for words in expect.allowed:
        obstacle = table.why_not(cast.key(words))
        yield f"{words!r}", "allowed", "allowed" if obstacle is None else str(obstacle)
    for words, rule in expect.forbidden.items():
        obstacle = table.why_not(cast.key(words))
        yield f"{words!r} forbidden by", rule, "allowed" if obstacle is None else obstacle.rule


def _happened(table: Scenario, cast: Cast, expect: Expect) -> Found:
    for wanted in expect.events:
        kind, name, rule = (wanted.get(key, "") for key in ("kind", "card", "rule"))
        piece = cast.piece(name) if name else None
        rules = {e.rule for e in table.events(kind, piece)}
        what = f"event {kind}" + (f" of {name}" if name else "")
        happened = "happened" if rules else "did not happen"
        yield what, rule or "happened", rule if rule in rules else ", ".join(sorted(rules)) if rule else happened


def _course(table: Scenario, cast: Cast, expect: Expect) -> Found:
    decision, result = table.game.decision, table.result
    if expect.asked is not None:
        yield "the seat that is asked", str(expect.asked), "nobody" if decision is None else str(decision.seat)
    if expect.winner is not None:
        won = "nobody" if result is None else "draw" if result.winner is None else str(result.winner)
        yield "winner", str(expect.winner), won
    if expect.ended_by:
        yield "ended by", expect.ended_by, "not ended" if result is None else result.rule
