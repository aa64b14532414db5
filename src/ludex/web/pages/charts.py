"""Charts of a simulation, drawn by ECharts as SVG: its colours are those of the theme, whichever is worn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from nicegui import ui

from ludex.sim import wilson
from ludex.web.words import Words

_TEXT = {"color": "var(--ink-2)", "fontFamily": "system-ui, sans-serif", "fontSize": 12}
_LINE = {"lineStyle": {"color": "var(--line)"}}
_GRID = {"left": 8, "right": 24, "top": 12, "bottom": 8, "containLabel": True}
Rates = Sequence[tuple[str, int, int]]
"""Names with games and wins."""


def _chart(options: dict[str, Any], height: int, told: str) -> None:
    chart = ui.echart({"animation": False, "backgroundColor": "transparent", **options}, renderer="svg")
    chart.classes("lp-chart").style(f"height:{height}px")
    chart.props["role"] = "img"
    chart.props["aria-label"] = told


def win_rates(t: Words, rates: Rates) -> None:
    """Shares of games won, each with the interval in which the true share lies 95 times of 100."""
    rows = sorted(rates, key=lambda row: row[2] / max(1, row[1]))
    intervals = [wilson(won, games) for _, games, won in rows]
    told = "; ".join(f"{name}: {won / max(1, games):.0%} ({won}/{games})" for name, games, won in reversed(rows))
    wide = min(190, 20 + 7 * max(len(name) for name, _, _ in rows))
    options = {
        "grid": {**_GRID, "containLabel": False, "left": wide, "bottom": 26},
        "xAxis": {
            "type": "value", "min": 0, "max": 100, "axisLabel": {**_TEXT, "formatter": "{value} %"},
            "splitLine": _LINE, "interval": 25,
        },
        "yAxis": {
            "type": "category", "data": [name for name, _, _ in rows], "axisLabel": {**_TEXT, "color": "var(--ink)"},
            "axisLine": _LINE, "axisTick": {"show": False},
        },
        "series": [
            _hidden([100 * low for low, _ in intervals]),
            _bar([100 * (high - low) for low, high in intervals], "var(--gold-soft)", width=16, stack="interval"),
            {
                "type": "scatter", "symbolSize": 13, "silent": True,
                "itemStyle": {"color": "var(--chart-1)", "opacity": 1},
                "data": [[100 * won / max(1, games), at] for at, (_, games, won) in enumerate(rows)],
                "markLine": {
                    "silent": True, "symbol": "none", "label": {"show": False}, "data": [{"xAxis": 50}],
                    "lineStyle": {"color": "var(--ink-3)", "type": "dashed"},
                },
            },
        ],
    }  # fmt: skip
    _chart(options, 56 + 34 * len(rows), f"{t('reports.win_rates')}: {told}")


def lengths(t: Words, turns: Iterable[Sequence[int]]) -> None:
    """How many games took how many turns."""
    counts = {int(turn): int(count) for turn, count in turns}
    if not counts:
        return
    longest = max(counts)
    step = max(1, (longest - min(counts)) // 24 + 1)
    first = min(counts) - min(counts) % step
    bins = list(range(first, longest + 1, step))
    heights = [sum(counts.get(turn, 0) for turn in range(start, start + step)) for start in bins]
    names = [str(start) if step == 1 else f"{start}–{start + step - 1}" for start in bins]
    options = {
        "grid": {**_GRID, "right": 8},
        "xAxis": {
            "type": "category",
            "data": names,
            "axisLabel": _TEXT,
            "axisLine": _LINE,
            "axisTick": {"show": False},
        },
        "yAxis": {"type": "value", "axisLabel": _TEXT, "splitLine": _LINE, "minInterval": 1},
        "series": [_bar(heights, "var(--chart-2)", radius=[3, 3, 0, 0])],
    }
    told = "; ".join(f"{name}: {height}" for name, height in zip(names, heights, strict=True) if height)
    _chart(options, 230, f"{t('reports.lengths')}: {told}")


def shares(t: Words, parts: Sequence[tuple[str, int, str]], heading: str) -> None:
    """Parts of a whole as one bar: name, count and colour."""
    whole = max(1, sum(count for _, count, _ in parts))
    series = []
    for name, count, colour in parts:
        bar = _bar([100 * count / whole], colour, width=30, stack="all")
        bar["name"] = name
        series.append(bar)
    options = {
        "grid": {"left": 0, "right": 0, "top": 4, "bottom": 4},
        "xAxis": {"type": "value", "show": False, "max": 100},
        "yAxis": {"type": "category", "data": [heading], "show": False},
        "series": series,
    }
    _chart(options, 44, f"{heading}: " + "; ".join(f"{name} {count}" for name, count, _ in parts))


def _bar(
    data: Sequence[float], colour: str, *, width: int | None = None, stack: str = "", radius: Any = 0
) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": "bar", "data": list(data), "silent": True, "itemStyle": {"color": colour, "borderRadius": radius},
        "emphasis": {"disabled": True},
    }  # fmt: skip
    if width is not None:
        made["barWidth"] = width
    if stack:
        made["stack"] = stack
    return made


def _hidden(data: Sequence[float]) -> dict[str, Any]:
    return _bar(data, "transparent", width=16, stack="interval")
