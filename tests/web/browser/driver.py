"""A person at the table page: sees what is lit, clicks it, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

# What can be clicked now, once one is asked or the game is over. One look, so that nothing changes between seeing and
# choosing; the thing itself is kept in the page for the click.
_LOOK = """(patience) => new Promise((done, fail) => {
  const panel = document.querySelector('#panel');
  const over = () => Boolean(document.querySelector('[data-testid=result][open]'));
  const ready = () => patience === 0 || (panel.dataset.mine === 'true' && !panel.dataset.waits) || over();
  const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0;
  const all = (where) => [...document.querySelectorAll(where)].filter(seen);
  const look = () => {
    const menu = all('#menu [data-key]');
    const tray = all('#tray .lit[data-card]');
    const things = menu.length ? menu : tray.length ? tray : all('#board .lit[data-card], #board .lit[data-zone]');
    const mine = panel.dataset.mine === 'true';
    const offers = ['option', 'confirm-order', 'confirm-many', 'way'].map((id) => `[data-testid=${id}]`);
    const buttons = mine ? all(`#panel :is(${offers}):not([disabled])`) : [];
    window.__things = [...things, ...buttons];
    return {
      over: over(), mine, version: panel.dataset.version,
      prompt: panel.querySelector('[data-testid=prompt]')?.textContent ?? '',
      things: things.map((e) => e.dataset.key ?? e.dataset.card ?? `${e.dataset.seat}/${e.dataset.zone}`),
      buttons: buttons.map((e) => e.dataset.key ?? 'confirm-order'),
    };
  };
  if (ready()) return done(look());
  const watch = new MutationObserver(() => ready() && (watch.disconnect(), done(look())));
  watch.observe(document.body, {subtree: true, childList: true, attributes: true});
  setTimeout(() => (watch.disconnect(), fail(new Error('nobody was asked'))), patience);
})"""

# A real click where the thing lies: whatever covers it gets the click instead.
_PLACE = """(at) => {
  const e = window.__things[at];
  e.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const r = e.getBoundingClientRect();
  for (const [x, y] of [[.5, .5], [.5, .12], [.12, .5], [.5, .88], [.88, .5], [.12, .12], [.88, .12]]) {
    const px = r.left + r.width * x, py = r.top + r.height * y;
    const top = document.elementFromPoint(px, py);
    if (top && (top === e || e.contains(top))) return [px, py];
  }
  return null;
}"""


class Seat:
    """Somebody at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def look(self) -> dict[str, Any]:
        """What is there to click."""
        found: dict[str, Any] = self.page.evaluate(_LOOK, 0)
        return found

    def wait(self) -> dict[str, Any]:
        """Wait until one is asked, or the game is over, and look."""
        found: dict[str, Any] = self.page.evaluate(_LOOK, 120_000)  # a bot that thinks beside other work takes its time
        return found

    def click(self, at: int) -> bool:
        """Click the nth thing of the last look; False if something else lies over all of it."""
        place = self.page.evaluate(_PLACE, at)
        if place is None:
            return False
        self.page.mouse.click(*place)
        self.clicks += 1
        return True

    def go_on(self) -> dict[str, Any]:
        """Press the last button there is: end, pass, confirm. What was asked."""
        seen = self.wait()
        self.click(len(seen["things"]) + len(seen["buttons"]) - 1)
        done = "(v) => document.querySelector('#panel').dataset.version !== v"
        self.page.wait_for_function(done, arg=seen["version"])
        return seen

    def play(self, rng: Random, *, most: int = 1500) -> bool:
        """Click at random what can be clicked until the game is over; True if it came to its end."""
        for _ in range(most):
            seen = self.wait()
            if seen["over"]:
                return True
            self.step(seen, rng)
        return False

    def step(self, seen: dict[str, Any], rng: Random) -> None:
        """One click: a thing or a button."""
        count = len(seen["things"]) + len(seen["buttons"])
        if not count:
            assert not self.look()["mine"] or self.look()["things"] or self.look()["buttons"], seen
            return
        at = rng.randrange(count)
        if not self.click(at):
            hidden = (seen["things"] + seen["buttons"])[at]
            assert self.look()["version"] != seen["version"], f"{hidden} cannot be clicked at {seen['prompt']!r}"
