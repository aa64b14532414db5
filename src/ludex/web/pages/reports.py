"""Reports: let bots play many games, and see who wins, how long it takes and whether starting helps."""

from __future__ import annotations

import asyncio
from typing import Any

from nicegui import ui
from starlette.requests import Request

from ludex.bots import BOTS
from ludex.rulebook import gist
from ludex.sim import wilson
from ludex.web.hosting.table import now
from ludex.web.pages.cardbook import starters
from ludex.web.pages.charts import lengths, shares, win_rates
from ludex.web.pages.choosing import GAMES, LEVEL, USUAL, Own
from ludex.web.pages.frame import frame, page
from ludex.web.pages.keeping import own_decks
from ludex.web.pages.parts import button, field, link, link_button, notice, rule_chip, select, tag
from ludex.web.pages.past_games import ago, game_name
from ludex.web.pages.simulating import MOST_GAMES, Plan, Report, Run, carry_out, places
from ludex.web.pages.visitor import Visitor, visitor
from ludex.web.words import Words

ALL = ""
TELLING = 8
"""Of a pair of decks that met less often, the colour says less."""
KEPT = 40
"""So many reports of a player are listed."""


@page("/reports")
async def reports_page(request: Request) -> None:
    """A new simulation, and the reports there are."""
    guest = visitor(request)
    t = guest.t
    kept = await asyncio.to_thread(guest.store.reports.all, guest.key) if guest.key else []
    desk = Desk(guest, await own_decks(guest))
    with frame(t, "reports", t("reports.title")):
        tag("h1", t("reports.title"))
        tag("p", t("reports.lead"), "lp-lead")
        desk.build()
        if kept:
            tag("h2", t("reports.yours"), "lp-section")
            with tag("ul", "", "lp-rules"):
                for row in kept[:KEPT]:
                    _line(t, row)


@page("/reports/{id}")
async def report_page(request: Request, id: str) -> None:
    """One report."""
    guest = visitor(request)
    t = guest.t
    found = await asyncio.to_thread(guest.store.reports.find, guest.key, id) if guest.key else None
    if found is None:
        ui.context.client.status_code = 404
    with frame(t, "reports", t("reports.title")):
        if found is None:
            tag("h1", t("reports.missing"))
            link_button(t("reports.all"), "/reports")
        else:
            _report(guest, found)


def _line(t: Words, row: dict[str, Any]) -> None:
    with tag("li"):
        tag("span", ago(t, row["created"]), "lx-faint lp-when")
        link(row["title"], f"/reports/{row['id']}", "lp-plain")


# -- a new one --------------------------------------------------------------------------------------------------------
class Desk:
    """The form of a new simulation, and how far it is."""

    def __init__(self, guest: Visitor, own: dict[str, dict[str, Own]]) -> None:
        self.guest = guest
        self.t: Words = guest.t
        self.own = own
        self.ruleset: str = USUAL
        self.decks: list[str] = [ALL, ALL]
        self.bots: list[str] = [next(iter(BOTS)), next(iter(BOTS))]
        self.games: str = "100"

    def build(self) -> None:
        t = self.t
        with tag("section", "", "lx-panel lp-desk", aria_label=t("reports.new")):
            tag("h2", t("reports.new"))
            self.form()
            self._errors = tag("div", "", aria_live="assertive")
            with tag("div", "", "lp-row"):
                button(t("reports.run"), self._start, "primary", data_testid="simulate")
            self._progress = tag("div", "", "lp-progress", aria_live="polite")
        self._watch = ui.timer(0.4, self._tick, active=places.of(self.guest.key) is not None)

    @ui.refreshable_method
    def form(self) -> None:
        t = self.t
        formats = {name: game_name(t, name) for names in GAMES.values() for name in names}
        bots = {name: t.named("bot", name) for name in BOTS}
        decks = {ALL: t("reports.all_decks")}
        decks |= {own.id: own.deck["name"] for own in self.own.get(self.ruleset, {}).values() if not own.cards}
        decks |= {name: deck.get("title") or name for name, deck in starters(self.ruleset).items()}
        with tag("div", "", "lp-form"):
            select(t("home.game"), formats, self._take_ruleset, value=self.ruleset)
            self._seat(0, decks, bots)
            field(
                t("reports.games", most=MOST_GAMES), self._take_games, value=self.games, kind="number",
                min=1, max=MOST_GAMES, inputmode="numeric",
            )  # fmt: skip
            self._seat(1, decks, bots)
        if LEVEL in self.bots:
            tag("p", t("reports.slow"), "lx-faint")

    def _seat(self, seat: int, decks: dict[str, str], bots: dict[str, str]) -> None:
        letter = "AB"[seat]
        self._choice(self.t("reports.deck", letter=letter), decks, self.decks, seat)
        self._choice(self.t("reports.bot", letter=letter), bots, self.bots, seat)

    def _choice(self, label: str, options: dict[str, str], values: list[str], seat: int) -> None:
        def take(said: str) -> None:
            values[seat] = said
            self.form.refresh()

        select(label, options, take, value=values[seat])

    def _take_ruleset(self, said: str) -> None:
        self.ruleset, self.decks = said, [ALL, ALL]
        self.form.refresh()

    def _take_games(self, said: str) -> None:
        self.games = said

    def _deck(self, name: str) -> object:
        """A deck of the player's own, a starter by its name, or none: any."""
        own = self.own.get(self.ruleset, {})
        return own[name].deck if name in own else name or None

    def _plan(self) -> Plan:
        count = int(self.games) if self.games.isdecimal() and len(self.games) < 7 else 1
        one, other = map(self._deck, self.decks)
        bots = (self.bots[0], self.bots[1])
        return Plan(self.ruleset, bots, min(max(1, count), MOST_GAMES), (one, other))

    async def _start(self) -> None:
        self._errors.clear()
        run = places.take(self.guest.key, self._plan())
        if run is None:
            with self._errors:
                notice(self.t("reports.busy"), "danger")
            return
        self.guest.house.spawn(carry_out(self.guest.key, run, self._keep))
        self._watch.activate()

    async def _keep(self, made: Report) -> None:
        """The simulation went on when the page was left; its report is there when one comes back."""
        if not made["games"] and not made["errors"]:
            return
        guest = self.guest
        title = _title(self.t, made)
        shelf = guest.store.reports
        self._made = await asyncio.to_thread(shelf.add, guest.key, made["ruleset"], title, made, now=now())

    _made = ""

    def _tick(self) -> None:
        run = places.of(self.guest.key)
        self._progress.clear()
        if run is not None:
            with self._progress:
                self._bar(run)
        elif self._made:
            ui.navigate.to(f"/reports/{self._made}")
            self._watch.deactivate()

    def _bar(self, run: Run) -> None:
        t = self.t
        done, whole = len(run.done), run.plan.games
        with tag("div", "", "lp-row"):
            tag("progress", "", max=whole, value=done, aria_label=t("reports.progress"))
            tag("span", t("reports.played", done=done, whole=whole), "lx-quiet")
            button(t("reports.stop"), lambda: setattr(run, "stopped", True), "lp-small")


def _title(t: Words, made: Report) -> str:
    ruleset = made["ruleset"]
    decks = [_deck_title(ruleset, str(row[0])) for row in made["decks"]]
    who = " – ".join(decks) if 0 < len(decks) <= 2 else t("reports.all_decks")
    bots = " – ".join(dict.fromkeys(t.named("bot", name) for name in made["bots"]))
    return f"{game_name(t, ruleset)} · {who} ({bots}, {made['games']})"[:200]


def _deck_title(ruleset: str, name: str) -> str:
    found = starters(ruleset).get(name, {})
    return str(found.get("title") or name)


# -- one report -------------------------------------------------------------------------------------------------------
def _report(guest: Visitor, row: dict[str, Any]) -> None:
    t, made = guest.t, row["report"]
    with tag("nav", "", "lp-crumbs", aria_label=t("rules.crumbs")):
        link(t("reports.title"), "/reports")
        link(game_name(t, made["ruleset"]), "/reports")
    tag("h1", row["title"])
    _figures(t, made)
    if made["errors"]:
        notice(t("reports.errors", count=len(made["errors"])) + " " + made["errors"][0], "danger")
    with tag("div", "", "lp-report"):
        if made["decks"]:
            with _part(t("reports.win_rates"), t("reports.interval")):
                win_rates(t, [(_deck_title(made["ruleset"], name), games, won) for name, games, won in made["decks"]])
        if made["bots_won"]:
            with _part(t("reports.bots"), t("reports.interval")):
                win_rates(t, [(t.named("bot", name), games, won) for name, games, won in made["bots_won"]])
        with _part(t("reports.starts"), ""):
            _starts(t, made)
        with _part(t("reports.lengths"), t("reports.lengths_means", median=f"{made['turns_median']:g}")):
            lengths(t, made["turns"])
        if len(made["decks"]) > 2:
            with _part(t("reports.pairs"), t("reports.pairs_means"), wide=True):
                _matrix(t, made)
        with _part(t("reports.ended"), ""):
            _endings(t, made)

    def remove() -> None:
        guest.store.reports.remove(guest.key, row["id"])
        ui.navigate.to("/reports")

    with tag("p", "", "lp-row"):
        link_button(t("reports.another"), "/reports")
        button(t("reports.remove"), remove, "danger")


def _part(title: str, told: str, *, wide: bool = False) -> Any:
    part = tag("section", "", "lx-panel lp-report-part" + (" wide" if wide else ""))
    with part:
        tag("h2", title)
        if told:
            tag("p", told, "lx-faint")
    return part


def _figures(t: Words, made: Report) -> None:
    facts = {
        "reports.games_played": str(made["games"]),
        "reports.turns_median": f"{made['turns_median']:g}",
        "reports.answers_mean": f"{made['answers_mean']:.0f}",
        "reports.draws": str(made["draws"]),
        "reports.seconds": f"{made['seconds']:.0f}",
    }
    with tag("ul", "", "lp-counts"):
        for key, figure in facts.items():
            with tag("li"):
                tag("b", figure)
                tag("span", t(key))


def _starts(t: Words, made: Report) -> None:
    games, first = made["first"]
    second = games - first - made["draws"]
    parts = [
        (t("reports.first"), first, "var(--chart-1)"),
        (t("reports.second"), second, "var(--chart-2)"),
        (t("reports.drawn"), made["draws"], "var(--line-strong)"),
    ]
    shares(t, parts, t("reports.starts"))
    low, high = wilson(first, games)
    with tag("ul", "", "lp-legend"):
        for name, count, colour in parts:
            if count:
                with tag("li"):
                    tag("span", "", "lp-dot", style=f"background:{colour}")
                    tag("b", f"{count / max(1, games):.0%}")
                    tag("span", name)
    tag("p", t("reports.first_interval", low=f"{low:.0%}", high=f"{high:.0%}"), "lx-faint")


def _matrix(t: Words, made: Report) -> None:
    """Every deck against every other: the share of games that the deck of the row won."""
    names = [name for name, _, _ in made["decks"]]
    found = {(one, other): (games, won) for one, other, games, won in made["pairs"]}
    with tag("div", "", "lp-scroll"), tag("table", "", "lp-matrix"):
        with tag("thead"), tag("tr"):
            tag("th")
            for name in names:
                tag("th", _deck_title(made["ruleset"], name), scope="col")
        with tag("tbody"):
            for one in names:
                with tag("tr"):
                    tag("th", _deck_title(made["ruleset"], one), scope="row")
                    for other in names:
                        _cell(t, found.get((one, other)), own=one == other)


def _cell(t: Words, found: tuple[int, int] | None, *, own: bool) -> None:
    if found is None or own:
        tag("td", "·" if own else "", "none")
        return
    games, won = found
    share = won / games
    hint = t("reports.cell", won=won, games=games)
    lean = "good" if share > 0.5 else "danger"
    much = abs(share - 0.5) * 130 * min(1.0, games / TELLING)
    tag("td", f"{share:.0%}", title=hint, style=f"--lean:var(--{lean});--much:{much:.0f}%")


def _endings(t: Words, made: Report) -> None:
    with tag("ul", "", "lp-rules"):
        for rule, count in made["ended_by"]:
            with tag("li"):
                tag("b", f"{count / max(1, made['games']):.0%}", "lp-share")
                rule_chip(rule)
                tag("span", _said(rule))


def _said(rule: str) -> str:
    try:
        return gist(rule)
    except (LookupError, ValueError):
        return ""
