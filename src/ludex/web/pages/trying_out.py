"""Trying a deck out beside the builder: hands it might deal, and how it fares against the starter decks."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from nicegui import ui

from ludex.bots import BOTS
from ludex.web.pages.building import Building
from ludex.web.pages.cardbook import starters
from ludex.web.pages.parts import button, notice, tag
from ludex.web.pages.simulating import Plan, Report, Run, carry_out, places
from ludex.web.pages.visitor import Visitor
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

EACH = 4
"""Games against each starter deck: enough to see a deck that cannot win, not more."""
BOT = next(iter(name for name in ("greedy", *BOTS) if name in BOTS))


class TryingOut:
    """A deck, dealt and played by bots."""

    def __init__(self, guest: Visitor, building: Building) -> None:
        self.guest = guest
        self.t = guest.t
        self.building = building
        self.dealt: dict[str, Any] | None = None
        self.drawn: int = 0
        self.run: Run | None = None
        self.made: Report | None = None
        self.wrong: str = ""

    @ui.refreshable_method
    def build(self) -> None:
        """Both, for a deck that may be played."""
        if self.building.faults():
            return
        with tag("div", "", "lx-panel lp-tried"):
            self._hand()
        with tag("div", "", "lx-panel lp-tried"):
            self._chances()

    # -- hands --------------------------------------------------------------------------------------------------------
    def _hand(self) -> None:
        t = self.t
        tag("h2", t("tryout.hand"), "lp-part")
        if self.dealt is not None:
            with tag("ul", "", "lp-sample", data_testid="sample-hand"):
                for n, card in enumerate((*self.dealt["hand"], *self.dealt["next"][: self.drawn])):
                    self._dealt(card, n, drawn=n >= len(self.dealt["hand"]))
        with tag("div", "", "lp-row"):
            button(t("tryout.deal" if self.dealt is None else "tryout.again"), self._deal, data_testid="deal")
            if self.dealt is not None and self.drawn < len(self.dealt["next"]):
                button(t("tryout.draw"), self._draw, data_testid="draw")
        if self.wrong:
            notice(self.wrong, "danger")

    def _dealt(self, card: dict[str, Any], n: int, *, drawn: bool) -> None:
        name = str(card.get("name") or "")
        with tag("li", "", "lp-dealt drawn" if drawn else "lp-dealt"):
            tag("span", "", "lp-as-played", data_face=f"dealt:{n}:{name}", data_ruleset=self.building.ruleset,
                data_card=json.dumps(card))  # fmt: skip
            tag("span", name, "lx-only-heard")

    async def _deal(self) -> None:
        building = self.building
        self.wrong = ""
        try:
            cards = building.used_cards()
            seed = secrets.randbits(31)
            self.dealt = await self.guest.read("sample", building.ruleset, building.deck, seed, cards)
            self.drawn = 0
        except (Overrun, TooMany, Lost, ValueError, LookupError) as error:
            self.wrong = str(error)
        self.build.refresh()

    def _draw(self) -> None:
        self.drawn += 1
        self.build.refresh()

    # -- chances ------------------------------------------------------------------------------------------------------
    def _chances(self) -> None:
        t, run, made = self.t, self.run, self.made
        tag("h2", t("tryout.chances"), "lp-part")
        tag("p", t("tryout.chances_mean", each=EACH), "lx-faint")
        if made is not None:
            self._table(made)
        if run is not None:
            tag("p", t("tryout.playing", done=len(run.done), of=run.plan.games), "lx-quiet", role="status")
        else:
            button(t("tryout.play"), self._simulate, data_testid="chances")

    def _table(self, made: Report) -> None:
        mine = str(self.building.deck["name"])
        rows = {other: (games, won) for name, other, games, won in made["pairs"] if name == mine and other != mine}
        whole = (sum(games for games, _ in rows.values()), sum(won for _, won in rows.values()))
        with tag("table", data_testid="chances-table"):
            for title, (games, won) in [*self._titled(rows), (self.t("tryout.all"), whole)]:
                with tag("tr"):
                    tag("th", title, scope="row")
                    tag("td", self.t("reports.cell", won=won, games=games))
                    tag("td", f"{100 * won / games:.0f} %" if games else "–")

    def _titled(self, rows: dict[str, tuple[int, int]]) -> list[tuple[str, tuple[int, int]]]:
        titles = {name: str(deck.get("title") or name) for name, deck in starters(self.building.ruleset).items()}
        return [(titles.get(name, name), row) for name, row in rows.items()]

    async def _simulate(self) -> None:
        building = self.building
        decks = starters(building.ruleset)
        games = EACH * sum(name != building.deck["name"] for name in decks)
        used = [str(card["name"]) for card in building.used_cards()]
        lab = [building.rows[name] for name in used if name in building.rows]
        deck = {**building.deck, "cards": (*(building.deck.get("cards") or ()), *lab)} if lab else building.deck
        plan = Plan(building.ruleset, (BOT, BOT), games, (deck, None))
        run = places.take(self.guest.key, plan)
        self.wrong = "" if run is not None else self.t("tryout.busy")
        if run is None:
            self.build.refresh()
            return
        self.run, self.made = run, None
        self.build.refresh()
        watch = ui.timer(1.0, self.build.refresh)
        try:
            await carry_out(self.guest.key, run, self._keep)
        finally:
            self.run = None
            watch.cancel()
            self.build.refresh()

    async def _keep(self, made: Report) -> None:
        self.made = made
        await asyncio.sleep(0)
