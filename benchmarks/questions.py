"""How much a person is asked: questions per own turn, and pointless ones, against the bot.

    python benchmarks/questions.py --games 10 --out benchmarks/questions.md

Games are played by two greedy bots; the first sits where a person would. Before: every question with two answers or
more is asked, one by one. After: the table's own modules decide in Chromium what goes by itself (`stops.js`), and
what one gesture settles (`choices.js`, `ahead`) counts once. A question is pointless if it has one sensible answer: all
others do nothing, give something up or only get means; or the answer does nothing but lead to the next question, which
is asked by itself; or all ways to pay are as good; or it asks for an order that hardly ever matters.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, Route, sync_playwright

import ludex
from ludex import games
from ludex.bots import bot
from ludex.kernel.decisions import AID, DOOR, GRAVE, PAYMENT, SEQUENCE, STEP, TURN, Decision
from ludex.kernel.game import Game
from ludex.table.ahead import PASSES, ahead
from ludex.table.chair import Chair
from ludex.web.hosting.moment import moment
from ludex.web.playmats import playmat

STATIC = Path(__file__).parents[1] / "src" / "ludex" / "web" / "static"
CHROMIUM = os.environ.get("LUDEX_CHROMIUM", "/usr/bin/chromium")
PERSON = 0
STOPS = {"passing": "sensible", "order": False, "hold": False, "boost": True, "moments": {}}
_NATURES = ("window", "attacked", TURN, STEP, SEQUENCE)  # of others none goes by itself
_ASK = """async ({view, mat, stops, about}) => {
  const {automatic} = await import('/table/stops.js');
  return automatic(view, mat, stops, about)?.option.key ?? null;
}"""


class Count(NamedTuple):
    """What a person was asked in some games."""

    turns: int
    asked: int
    pointless: int
    kinds: Counter[str]


def pointless(decision: Decision, following: dict[str, Any], *, folded: bool) -> bool:
    """Whether a question has one sensible answer. `folded`: it is asked together with what follows it."""
    if decision.nature == SEQUENCE:
        return True
    if decision.nature == PAYMENT:
        return len(following.get("ways", ())) == 1
    if decision.nature in (TURN, STEP) and following["idle"]:
        return True
    doors = following.get("doors", {})
    real = [o for o in decision.options if o.key not in PASSES and o.weight not in (GRAVE, AID)]
    if not real and decision.kind == "act":
        return True
    return not folded and bool(real) and all(o.weight == DOOR and doors.get(o.key, {}).get("step") for o in real)


class Asking:
    """What the table asks: everything, or what its modules leave."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.path: list[str] = []  # what a gesture has settled

    def asks(self, g: Game, decision: Decision, following: dict[str, Any], key: str) -> bool:
        if self._settled(decision, key):
            return False
        if len(following.get("ways", ())) == 1 or self._by_itself(g, following) is not None:
            return False
        self.path = _gesture(decision, following, key)
        return True

    def _settled(self, decision: Decision, key: str) -> bool:
        """Whether it belongs to the gesture before: what follows an attack, picks of several, ways to pay."""
        path, self.path = self.path, []
        if path == ["several"] and decision.kind in ("choose", "order") and (decision.picked or key == "done"):
            self.path = path
            return True
        if path == ["payment"] and decision.nature == PAYMENT:
            self.path = path
            return True
        if path == ["step"] and (decision.nature in (STEP, "chance", "window")):
            self.path = path
            return decision.nature != "window" or key == "pass"
        return False

    def _by_itself(self, g: Game, following: dict[str, Any]) -> str | None:
        assert g.decision is not None
        if g.decision.nature not in _NATURES:
            return None
        about = {"moment": moment(g), "ahead": following, "people": False, "until": False}
        given = {"view": g.view(PERSON, g.log.size), "mat": playmat(g.rules.id), "stops": STOPS, "about": about}
        found: str | None = self.page.evaluate(_ASK, given)
        return found


def _gesture(decision: Decision, following: dict[str, Any], key: str) -> list[str]:
    """What else is settled by the gesture that answers."""
    if decision.nature == PAYMENT and following.get("ways"):
        return ["payment"]
    if decision.high > 1 or decision.kind == "order":
        return ["several"]
    door = following.get("doors", {}).get(key, {})
    return ["step"] if door.get("step") or "chance" in door else []


def count(ruleset: str, number: int, page: Page) -> tuple[Count, Count]:
    """Play so many games of a ruleset: what is asked one by one, and what the table asks."""
    turns = 0
    before, after = Tally(), Tally()
    for g, decision, key, asking in _questions(ruleset, number, page):
        if decision is None:
            turns += (g.turn + 1) // 2
            continue
        following = ahead(g, PERSON)
        if len(decision.options) > 1:
            before.add(decision, following, folded=False)
        if asking.asks(g, decision, following, key):
            after.add(decision, following, folded=True)
    return before.told(turns), after.told(turns)


class Tally:
    """Counts questions."""

    def __init__(self) -> None:
        self.asked = 0
        self.kinds: Counter[str] = Counter()

    def add(self, decision: Decision, following: dict[str, Any], *, folded: bool) -> None:
        self.asked += 1
        if pointless(decision, following, folded=folded):
            self.kinds[f"{decision.rule} {decision.prompt}"] += 1

    def told(self, turns: int) -> Count:
        return Count(turns, self.asked, sum(self.kinds.values()), self.kinds)


def _questions(ruleset: str, number: int, page: Page) -> Iterator[tuple[Game, Decision | None, str, Asking]]:
    decks = games.room(ruleset).starter_decks(ruleset)
    for seed in range(number):
        pair = (decks[seed % len(decks)], decks[(seed // len(decks) + seed + 1) % len(decks)])
        g = ludex.new(ruleset, decks=pair, seed=seed)
        g.auto = "turns"
        bots = [bot("greedy", f"{seed}/{seat}") for seat in (0, 1)]
        asking = Asking(page)
        while not g.over:
            decision = g.decision
            assert decision is not None
            key = bots[decision.seat].answer(Chair(g.clone(), decision.seat), decision)
            if decision.seat == PERSON:
                yield g, decision, key, asking
            g.choose(key)
        yield g, None, "", asking


def _modules(page: Page) -> Page:
    """An empty page that may import the table's modules."""

    def serve(route: Route) -> None:
        path = STATIC / route.request.url.removeprefix("http://modules.test/")
        if path.is_file():
            route.fulfill(path=path, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    page.route("http://modules.test/**", serve)
    page.goto("http://modules.test/")
    return page


def _row(ruleset: str, before: Count, after: Count) -> str:
    def told(c: Count) -> str:
        share = 100 * c.pointless / max(c.asked, 1)
        return f"{c.asked / max(c.turns, 1):.1f} | {c.pointless} of {c.asked} ({share:.0f} %)"

    return f"| `{ruleset}` | {told(before)} | {told(after)} |"


def main() -> None:
    """Write the table, and say on stderr which questions were pointless."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rulesets", nargs="*", default=list(games.rulesets()))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    rows = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = _modules(browser.new_page())
        for ruleset in given.rulesets:
            before, after = count(ruleset, given.games, page)
            rows.append(_row(ruleset, before, after))
            print(rows[-1], json.dumps(after.kinds.most_common(6)), file=sys.stderr, flush=True)
        browser.close()
    words = f"# Questions\n\n{given.games} games of each ruleset against the greedy bot (`benchmarks/questions.py`).\n"
    head = "| ruleset | before: asked per own turn | pointless | after: asked per own turn | pointless |"
    text = "\n".join([words, head, "|---|---|---|---|---|", *rows, ""])
    print(text) if given.out is None else given.out.write_text(text)


if __name__ == "__main__":
    main()
