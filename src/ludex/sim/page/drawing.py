"""Charts as inline SVG: intervals, bars, curves and a table of pairs. Colours are the page's, whichever it wears."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ludex.sim.shares import Share

_WIDTH, _LEFT, _RIGHT = 720, 190, 130
_ROW = 24
_COLOURS = 8


def intervals(shares: Mapping[str, Share]) -> str:
    """A line for each name: its share as a dot, its interval as a whisker, half of the games as a dashed line."""
    rows = []
    for at, (name, share) in enumerate(shares.items()):
        y = at * _ROW + _ROW / 2
        low, high = share.interval
        rows.append(
            f'<text x="{_LEFT - 8}" y="{y + 4}" class="name">{escape(_short(name))}</text>'
            f'<line x1="{_across(low):.1f}" x2="{_across(high):.1f}" y1="{y}" y2="{y}" class="whisker"/>'
            f'<circle cx="{_across(share.rate):.1f}" cy="{y}" r="4.5" class="dot">'
            f"<title>{escape(_said(name, share))}</title></circle>"
            f'<text x="{_WIDTH - _RIGHT + 10}" y="{y + 4}">{share.rate:.1%} of {share.games}</text>'
        )
    tall = len(shares) * _ROW
    lines = "".join(
        f'<line x1="{_across(part):.1f}" x2="{_across(part):.1f}" y1="0" y2="{tall}" class="{kind}"/>'
        f'<text x="{_across(part):.1f}" y="{tall + 16}" class="tick">{part:.0%}</text>'
        for part, kind in ((0, "grid"), (0.25, "grid"), (0.5, "half"), (0.75, "grid"), (1, "grid"))
    )
    return _svg(_WIDTH, tall + 22, lines + "".join(rows), "win rates with 95 % intervals")


def bars(counts: Mapping[int, int], what: str) -> str:
    """A bar for each number from the least to the greatest."""
    if not counts:
        return ""
    first, last, most = min(counts), max(counts), max(counts.values())
    wide, tall = (_WIDTH - 60) / (last - first + 1), 150
    step = max(1, round((last - first + 1) / 18))
    drawn = []
    for n in range(first, last + 1):
        x, high = 40 + (n - first) * wide, counts.get(n, 0) / most * tall
        drawn.append(
            f'<rect x="{x:.1f}" y="{tall - high + 8:.1f}" width="{max(1.0, wide - 1.5):.1f}" height="{high:.1f}" '
            f'class="bar"><title>{escape(what)} {n}: {counts.get(n, 0)} games</title></rect>'
        )
        if (n - first) % step == 0:
            drawn.append(f'<text x="{x + wide / 2:.1f}" y="{tall + 24}" class="tick">{n}</text>')
    drawn.append(f'<text x="34" y="16" class="name">{most}</text><text x="34" y="{tall + 8}" class="name">0</text>')
    return _svg(_WIDTH, tall + 32, "".join(drawn), f"games by {what}")


def curves(lines: Mapping[str, Sequence[tuple[int, float]]], what: str) -> str:
    """A curve for each name that climbs from nothing to its last value."""
    shown = {name: points for name, points in lines.items() if points}
    if not shown:
        return ""
    last = max(points[-1][0] for points in shown.values())
    top = max(points[-1][1] for points in shown.values()) or 1.0
    tall, wide = 220, _WIDTH - 60 - _RIGHT
    drawn = [_axis(last, top, tall, wide)]
    ends = _apart([tall + 10 - points[-1][1] / top * tall for points in shown.values()])
    for at, ((name, points), end) in enumerate(zip(shown.items(), ends, strict=True)):
        path, y = "M 44 " + f"{tall + 10:.1f}", tall + 10.0
        for turn, share in points:
            x = 44 + turn / last * wide
            path += f" L {x:.1f} {y:.1f}"
            y = tall + 10 - share / top * tall
            path += f" L {x:.1f} {y:.1f}"
        path += f" L {44 + wide} {y:.1f}"
        drawn.append(
            f'<path d="{path}" class="curve c{at % _COLOURS}"><title>{escape(name)}: {points[-1][1]:.1%}</title></path>'
            f'<text x="{50 + wide}" y="{end + 4:.1f}" class="t{at % _COLOURS}">{escape(_short(name, 18))}</text>'
        )
    return _svg(_WIDTH, tall + 34, "".join(drawn), what)


def grid(names: Sequence[str], pairs: Mapping[tuple[str, str], Share]) -> str:
    """Every one against every one, as a table whose colours say who wins; rows against columns."""
    head = "".join(f"<th scope=col><span>{escape(name)}</span></th>" for name in names)
    rows = []
    for one in names:
        cells = []
        for other in names:
            share = pairs.get((one, other))
            if share is None or not share.games:
                cells.append("<td>–</td>")
                continue
            low, high = share.interval
            cells.append(
                f'<td class="cell" style="--w:{share.rate:.3f}" '
                f'title="{escape(_said(f"{one} against {other}", share))}: {low:.0%} to {high:.0%}">'
                f"{share.rate:.0%}</td>"
            )
        rows.append(f"<tr><th scope=row>{escape(one)}</th>{''.join(cells)}</tr>")
    return f'<div class="wide"><table class="grid"><thead><tr><th></th>{head}</tr></thead>{"".join(rows)}</table></div>'


def _axis(last: int, top: float, tall: int, wide: int) -> str:
    step = max(1, round(last / 12))
    ticks = "".join(
        f'<text x="{44 + turn / last * wide:.1f}" y="{tall + 28}" class="tick">{turn}</text>'
        for turn in range(0, last + 1, step)
    )
    sides = "".join(
        f'<line x1="44" x2="{44 + wide}" y1="{tall + 10 - part * tall:.1f}" y2="{tall + 10 - part * tall:.1f}" '
        f'class="grid"/><text x="38" y="{tall + 14 - part * tall:.1f}" class="name">{part * top:.0%}</text>'
        for part in (0, 0.5, 1)
    )
    return ticks + sides


def _apart(wanted: list[float]) -> list[float]:
    """Heights of labels, moved apart where they would lie on each other."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    placed, lowest = list(wanted), -100.0
    for at in order:
        placed[at] = lowest = max(wanted[at], lowest + 14)
    return placed


def _across(share: float) -> float:
    return _LEFT + share * (_WIDTH - _LEFT - _RIGHT)


def _said(name: str, share: Share) -> str:
    return f"{name}: {share.wins} of {share.games} won"


def _short(name: str, most: int = 26) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _svg(wide: int, tall: float, inside: str, said: str) -> str:
    return f'<svg viewBox="0 0 {wide} {tall:g}" role="img" aria-label="{escape(said)}">{inside}</svg>'
