"""The report of a run, section by section."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from ludex.rulebook import gist
from ludex.sim import tables
from ludex.sim.page.drawing import bars, curves, grid, intervals
from ludex.sim.playing import Outcome
from ludex.sim.shares import Share
from ludex.sim.tally import Tally

_STYLE = Path(__file__).with_name("style.css")
_CARDS = 12  # so many of the best and of the worst of a deck
_FEW = 10  # games below which a card's figures are left out


def report(tally: Tally, title: str, about: str = "") -> str:
    """The whole page. `about`: how the run can be made again."""
    done = tally.finished
    sections = [
        _section("Decks", "Share of games won against the other decks, with 95 % intervals.", intervals(_met(done))),
        _section("Deck against deck", "Rows against columns.", _pairs(tables.by_pair(done))),
        _section("Bots", "Share of games won against the other bots; seats and decks are exchanged.", _bots(done)),
        _section("Going first", "Share of games won by who had the first turn, and by each deck.", _first(done)),
        _section("How long", "Games by the number of turns.", bars(tables.by_length(done), "turns")),
        _section("Winning by turn", "The share of its games that a deck has won by each turn.", _curves(done)),
        _section("How games end", "", _endings(tally)),
        _section("Opening hands", "Kept whole or changed, and how those games went.", _hands(done)),
        _section("Cards", f"How much oftener its player won having drawn a card than not ({_FEW} games each at least).",
                 _cards(done)),
        _section("Games that failed", "", _failures(tally)),
    ]  # fmt: skip
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE.read_text('utf-8')}</style><body>"
        f"<h1>{escape(title)}</h1>{_figures(tally)}{''.join(sections)}"
        f"<footer>{escape(about)}</footer></body></html>\n"
    )


def _section(title: str, note: str, inside: str) -> str:
    if not inside:
        return ""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{inside}</section>"


def _figures(tally: Tally) -> str:
    first = tables.of_first(tally.finished)
    turns = [o.turns for o in tally.finished]
    shown = {
        "games": f"{len(tally.outcomes):,}",
        "draws": str(tally.draws),
        "errors": str(len(tally.failed)),
        "turns, mean": f"{sum(turns) / len(turns):.1f}" if turns else "–",
        "first player wins": f"{first.rate:.1%}",
        "seconds": f"{tally.seconds:,.0f}",
    }
    return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{said}</dd></div>" for name, said in shown.items()) + "</dl>"


def _met(done: Iterable[Outcome]) -> dict[str, Share]:
    """The decks that met others, the best first."""
    met = {name: share for name, share in tables.by_deck(done).items() if share.games}
    return dict(sorted(met.items(), key=lambda item: -item[1].rate))


def _pairs(pairs: dict[tuple[str, str], Share]) -> str:
    return grid(sorted({one for one, _ in pairs}), pairs) if pairs else ""


def _bots(done: Sequence[Outcome]) -> str:
    shares = tables.by_bot(done)
    if not shares:
        return ""
    pairs = tables.by_bot_pair(done)
    return intervals(shares) + (grid(sorted(shares), pairs) if len(shares) > 2 else "")


def _first(done: Sequence[Outcome]) -> str:
    shares = {"who goes first": tables.of_first(done)}
    for name, (first, second) in tables.first_by_deck(done).items():
        shares[f"{name}, first"], shares[f"{name}, second"] = first, second
    return intervals(shares) if shares["who goes first"].games else ""


def _curves(done: Sequence[Outcome]) -> str:
    return curves(tables.won_by_turn(done), "share of games won by turn")


def _endings(tally: Tally) -> str:
    rows = [(str(count), rule, _said(rule)) for rule, count in tally.ended_by.items()]
    return _table(("games", "rule", ""), rows, words=(1, 2)) if rows else ""


def _said(rule: str) -> str:
    try:
        return gist(rule)
    except LookupError:
        return ""


def _hands(done: Sequence[Outcome]) -> str:
    rows = []
    for name, hands in tables.by_hand(done).items():
        games = hands.kept.games + hands.changed.games
        rows.append((name, f"{hands.kept.games / games:.0%}", _won(hands.kept), _won(hands.changed)))
    return _table(("deck", "kept", "won, kept", "won, changed"), rows, words=(0,)) if rows else ""


def _cards(done: Sequence[Outcome]) -> str:
    parts = []
    for deck, cards in tables.by_card(done).items():
        told = [(c, s) for c, s in cards.items() if s.drawn.games >= _FEW and s.missed.games >= _FEW]
        if not told:
            continue
        told.sort(key=lambda item: -item[1].lift)
        shown = told if len(told) <= 2 * _CARDS else told[:_CARDS] + told[-_CARDS:]
        rows = [
            (card, f"{100 * s.lift:+.0f}", _won(s.drawn), _won(s.missed), _won(s.played) if s.played.games else "–")
            for card, s in shown
        ]
        made = _table(("card", "points", "won, drawn", "won, not drawn", "won, played"), rows, words=(0,))
        parts.append(f"<details><summary>{escape(deck)}</summary>{made}</details>")
    return "".join(parts)


def _failures(tally: Tally) -> str:
    rows = [(str(o.match.number), str(o.match.seed), o.failure.reason) for o in tally.failed if o.failure is not None]
    return _table(("game", "seed", "reason"), rows, words=(2,)) if rows else ""


def _won(share: Share) -> str:
    low, high = share.interval
    return f"{share.rate:.0%} of {share.games} ({low:.0%}–{high:.0%})"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], *, words: tuple[int, ...] = ()) -> str:
    def kind(at: int) -> str:
        return ' class="word"' if at in words else ""

    top = "".join(f"<th{kind(at)}>{escape(word)}</th>" for at, word in enumerate(head))
    body = "".join(
        "<tr>" + "".join(f"<td{kind(at)}>{escape(cell)}</td>" for at, cell in enumerate(cells)) + "</tr>"
        for cells in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead>{body}</table></div>'
