"""What `ludex sim` says to a person."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.rulebook import gist
from ludex.sim import Outcome, Share, Tally, tables

_CARDS = 5  # so many of the best cards of a deck, and of the worst
_FEW = 20  # games below which a card is not named


def page(tally: Tally) -> RenderableType:
    """Tables of a run."""
    done = tally.finished
    speed = len(tally.outcomes) / max(tally.seconds, 1e-9)
    parts: list[RenderableType] = [
        Text(f"{len(tally.outcomes)} games in {tally.seconds:.1f} s ({speed:.0f} a second)"),
        _players(tally),
        Text(f"draws {tally.draws}, errors {len(tally.failed)}, {_first(tables.of_first(done))}"),
        _endings(tally),
    ]
    decks = {name: share for name, share in tables.by_deck(done).items() if share.games}
    if decks:
        parts.append(_decks(tally, decks))
        parts.extend(_cards(tally))
    return Group(*parts)


def failures(tally: Tally, saved: Mapping[int, Path]) -> list[Text]:
    """An unbroken line for each failed game, so that what stands in it can be copied and found."""
    return [_failure(o, saved.get(o.match.number)) for o in tally.failed]


def _players(tally: Tally) -> RenderableType:
    bots = tables.by_bot(tally.finished)
    if bots:
        table = Table("bot", "games", "wins", "share", "95 %")
        for name, share in bots.items():
            table.add_row(name, *_share(share))
        return table
    table = Table("seat", "games", "wins", "share", "95 %")
    for seat in (0, 1):
        share = Share(len(tally.finished), sum(o.winner == seat for o in tally.finished))
        table.add_row(str(seat), *_share(share))
    return table


def _share(share: Share) -> tuple[str, str, str, str]:
    low, high = share.interval
    return str(share.games), str(share.wins), f"{share.rate:.1%}" if share.games else "", f"{low:.1%} to {high:.1%}"


def _first(share: Share) -> str:
    low, high = share.interval
    return f"who went first won {share.rate:.1%} ({low:.1%} to {high:.1%})"


def _endings(tally: Tally) -> RenderableType:
    table = Table("games", "ended by", "")
    for rule, count in tally.ended_by.items():
        table.add_row(str(count), rule, Text(_said(rule)))
    return table


def _said(rule: str) -> str:
    try:
        return gist(rule)
    except LookupError:
        return ""


def _decks(tally: Tally, decks: Mapping[str, Share]) -> RenderableType:
    hands = tables.by_hand(tally.finished)
    table = Table("deck", "games", "wins", "share", "95 %", "hands kept")
    for name, share in decks.items():
        kept = hands[name].kept.games / (hands[name].kept.games + hands[name].changed.games) if name in hands else 0.0
        table.add_row(name, *_share(share), f"{kept:.0%}")
    return table


def _cards(tally: Tally) -> list[RenderableType]:
    """Of each deck the cards that win when drawn, and those that do not; only with games enough to say so."""
    lines: list[RenderableType] = []
    for deck, cards in tables.by_card(tally.finished).items():
        told = [(c, s) for c, s in cards.items() if s.drawn.games >= _FEW and s.missed.games >= _FEW]
        told.sort(key=lambda item: -item[1].lift)
        if told:
            best = ", ".join(f"{card} {100 * s.lift:+.0f}" for card, s in told[:_CARDS])
            worst = ", ".join(f"{card} {100 * s.lift:+.0f}" for card, s in told[:-_CARDS - 1:-1])
            lines.append(Text(f"{deck}: drawn, points more or less won: {best}; {worst}"))
    return lines


def _failure(o: Outcome, path: Path | None) -> Text:
    assert o.failure is not None
    where = f": {path}" if path is not None else ""
    reason = " ".join(o.failure.reason.split())
    return Text(f"game {o.match.number} (seed {o.match.seed}) failed: {reason}{where}", style="red")
