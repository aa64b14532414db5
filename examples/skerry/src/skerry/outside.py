"""Cards from other sources: rows in other people's words, and a stage on which a card can be watched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from ludex.enact.ruleset import TextRuleset, of_texts
from ludex.games.cells import number_of, word_of
from ludex.games.foreign import understood, whole
from ludex.games.sources import Cells, Fields, NoCard, Sources
from skerry import definitions, positions, zones
from skerry.cardfile import CardRow, row_from

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

_TYPES = ("boat", "lamp", "squall")


def card(fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source; ValueError says what no card can be."""
    kind = str(fields.get("type") or "boat").casefold()
    row: dict[str, object] = {"name": fields.get("name"), "type": kind, "text": fields.get("text") or ""}
    for key in ("cost", "might", "hull") if kind == "boat" else ("cost",):
        number = whole(fields.get(key))
        row[key] = 1 if number is None else number
    row["words"] = fields.get("words")
    return row_from(row, "the source", str(fields.get("name") or "a card"))


def outside(rules: Ruleset, fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source that these rules can play; ValueError says what stands in the way."""
    rules = of_texts(rules)
    row = card(fields)
    definitions.definition(rules, row)
    return row


def learn(rows: Iterable[Mapping[str, object]]) -> None:
    """Let texts speak of the names of cards of other sources."""
    definitions.learn(understood(rows, card))


def stage(rules: Ruleset, card: CardRow, others: Sequence[CardRow], seed: int) -> Game:
    """A game by day in which a card lies wherever it can matter, among others."""
    rules = of_texts(rules)
    draw = Random(seed)
    g = positions.blank(rules, seed=seed, deck=0)
    around = list(others) or [card]
    for seat in (0, 1):
        for zone, count in ((zones.DECK, 15), (zones.HAND, 3), (zones.DEEP, 3)):
            for row in draw.choices(around, k=count):
                _lay(g, rules, seat, zone, row)
        for row in draw.choices([row for row in around if row.type != "squall"] or [], k=2):
            _lay(g, rules, seat, zones.COAST, row)
    for zone in (zones.HAND, zones.DECK, zones.DEEP, *(() if card.type == "squall" else (zones.COAST,))):
        _lay(g, rules, 0, zone, card)
    positions.begin_scenario(g)
    return g


def _lay(g: Game, rules: TextRuleset, seat: int, zone: str, row: CardRow) -> None:
    laid = g.add_card(definitions.definition(rules, row), seat, seat, zone)
    laid.faceup = zone not in zones.FACEDOWN
    laid.since = laid.stamp


def _fill(fields: Fields, cells: Cells) -> list[str]:
    """Take what cells say into the fields of a card; tell what was supplied."""
    kind = word_of(cells.get("type")).casefold()
    if kind not in _TYPES:
        raise NoCard(f"there is no type of card {kind!r} (skerry 2.2)", "type")
    fields["type"] = kind
    for key in ("cost", "might", "hull") if kind == "boat" else ("cost",):
        number = number_of(cells.get(key))
        if number is None:
            raise NoCard(f"this {kind} has no {key}", key)
        fields[key] = number
    return []


SOURCES = Sources(
    columns={"cost": ("cost", "tide"), "might": ("might", "attack"), "hull": ("hull", "defense")},
    needed=("name", "type", "cost"),
    fill=_fill,
    part=lambda row: "main",
    deck={"main": ("main",)},
    headings={"main": "Main"},
    traits=(),
)
