"""No room has an import cycle: whoever reads a module can read what it stands on first."""

from __future__ import annotations

import grimp


def test_modules_import_in_no_circle():
    graph = grimp.build_graph("ludex", exclude_type_checking_imports=True)
    below = {m: graph.find_modules_directly_imported_by(m) for m in graph.modules}
    circles = [sorted(m.removeprefix("ludex.") for m in circle) for circle in _circles(below)]
    assert sorted(circles) == []


def _circles(below: dict[str, set[str]]) -> list[set[str]]:
    """Sets of modules each of which reaches all others: what is left when leaves and tops are taken off again and
    again, by who reaches whom."""
    left = {m: set(others) for m, others in below.items()}
    while gone := [m for m, others in left.items() if not others & left.keys()]:
        for m in gone:
            del left[m]
    reached = {m: _reach(m, left) for m in left}
    found: list[set[str]] = []
    for m, far in reached.items():
        circle = {other for other in far if m in reached.get(other, ())}
        if len(circle) > 1 and circle not in found:
            found.append(circle)
    return found


def _reach(start: str, below: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    todo = [start]
    while todo:
        for other in below[todo.pop()] & below.keys() - seen:
            seen.add(other)
            todo.append(other)
    return seen
