"""How long a person waits: for the first page, and from a click to its answer.

    python benchmarks/pages.py --visits 5 --clicks 60

A server of its own and Debian's Chromium, as in the tests. The first page counts from the address to the button that
begins a game, each time by a new visitor with nothing kept. A click counts until the page shows the next position; only
clicks that are answered at once count, none that the bot thinks about.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.browser.chromium import ARGUMENTS, PROGRAM
from tests.web.browser.driver import Seat
from tests.web.serving import AGAINST_BOT, Server

QUIET = 'localStorage[\'ludex.settings\'] ??= \'{"animations": false, "speed": "none"}\''
# From the click to the first change of the panel's version, as the page itself sees it.
_TIMED = """() => {
  const panel = document.querySelector('#panel');
  window.__waited = null;
  document.addEventListener('click', () => {
    const from = performance.now(), before = panel.dataset.version;
    const watch = new MutationObserver(() => {
      if (panel.dataset.version === before) return;
      watch.disconnect();
      window.__waited = performance.now() - from;
    });
    watch.observe(panel, {attributes: true});
  }, {capture: true});
}"""


def first_page(browser: Browser, site: Server) -> float:
    """Seconds until a new visitor can begin a game."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    began = time.perf_counter()
    page.goto(site.url)
    page.get_by_test_id("play").wait_for()
    taken = time.perf_counter() - began
    context.close()
    return taken


def clicks(browser: Browser, site: Server, ruleset: str, count: int) -> list[float]:
    """Milliseconds from clicks to the positions that follow."""
    made = site.create(ruleset, seats=AGAINST_BOT, seed=5)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(QUIET)
    page = context.new_page()
    page.goto(f"{site.url}/table/{made['game']}#seat={made['tokens'][0]}")
    page.get_by_test_id("player-0").wait_for()
    page.evaluate(_TIMED)
    found: list[float] = []
    seat, rng = Seat(page), Random(1)
    while len(found) < count:
        seen = seat.wait()
        if seen["over"]:
            break
        page.evaluate("window.__waited = null")
        seat.step(seen, rng)
        page.wait_for_timeout(250)
        waited = page.evaluate("window.__waited")
        if waited is not None:
            found.append(float(waited))
    context.close()
    return found


def part(values: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> None:
    """Print both as JSON, with how busy the machine was."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rulesets", nargs="*", default=["sve", "cfv", "fow-5.5/valhalla"])
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=60)
    given = parser.parse_args()
    told: dict[str, Any] = {"load": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, ExitStack() as until:
        site = Server(f"sqlite:///{folder}/ludex.db", Path(folder) / "log", pages=True).start()
        until.callback(site.stop)
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)
        first_page(browser, site)  # the server has warmed up, as it has for whoever comes later
        visits = [first_page(browser, site) for _ in range(given.visits)]
        told["first page, s"] = {"median": round(part(visits, 0.5), 2), "worst": round(max(visits), 2)}
        for ruleset in given.rulesets:
            waited = clicks(browser, site, ruleset, given.clicks)
            told[f"click to answer, ms, {ruleset}"] = {
                "clicks": len(waited), "median": round(part(waited, 0.5)), "p95": round(part(waited, 0.95)),
            }  # fmt: skip
        browser.close()
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
