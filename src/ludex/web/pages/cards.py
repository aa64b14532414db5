"""A player's own cards: pools out of files, each with the report of what is understood."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any
from urllib.parse import quote

from nicegui import ui
from nicegui.events import GenericEventArguments
from starlette.requests import Request

from ludex.families import usual
from ludex.web.hosting.limits import LARGEST_FILE
from ludex.web.pages.choosing import GAMES
from ludex.web.pages.frame import frame, page
from ludex.web.pages.parts import area, button, field, link, link_button, notice, select, tag, told
from ludex.web.pages.visitor import Visitor, visitor
from ludex.web.words import Words

SHOWN = 30
"""Rows of a list in a report."""
_MEGABYTE = 1_000_000


@page("/cards")
async def cards_page(request: Request) -> None:
    """All pools, and where a file is brought in."""
    guest = visitor(request)
    t = guest.t
    rows = await guest.load(guest.store.pools.all, guest.key) if guest.key else []
    asked = request.query_params.get("game", "")
    with frame(t, "cards", t("cards.title")):
        tag("h1", t("cards.title"))
        tag("p", t("cards.lead"), "lp-lead")
        Bringing(guest, asked if asked in GAMES else usual()).build()
        if rows:
            tag("h2", t("cards.pools"), "lp-section")
            with tag("div", "", "lp-grid"):
                for row in rows:
                    _tile(guest, row)


@page("/cards/{id}")
async def pool_page(request: Request, id: str) -> None:
    """One pool: what came in, what is understood, and what is not and why."""
    guest = visitor(request)
    t = guest.t
    row = await guest.load(guest.store.pools.find, guest.key, id) if guest.key else None
    if row is None:
        ui.context.client.status_code = 404
        with frame(t, "cards", t("cards.title")):
            tag("h1", t("cards.missing"))
            link_button(t("cards.all"), "/cards")
        return
    with frame(t, "cards", row["name"]):
        with tag("nav", "", "lp-crumbs", aria_label=t("rules.crumbs")):
            link(t("cards.title"), "/cards")
        tag("h1", f"{row['name']} · {t('game.' + row['ruleset'])}")
        _report(guest, row)


# -- bringing a file --------------------------------------------------------------------------------------------------
_SEND = """async (event) => {
  const file = event.target.files[0];
  if (!file) return;
  event.target.value = "";
  if (file.size > %d) { emit(["large"]); return; }
  emit(["begin", file.name.slice(0, 200)]);
  try {
    const answer = await fetch("/api/pools?" + event.target.dataset.asked + "&file=" + encodeURIComponent(file.name), {
      method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" },
    });
    const said = await answer.json();
    emit(answer.ok ? ["done", said.pool] : ["refused", said.error.sentence]);
  } catch (error) { emit(["failed"]); }
}"""


class Bringing:
    """The desk where a file is brought in. It goes to the server as it is; the report has a page of its own."""

    def __init__(self, guest: Visitor, game: str) -> None:
        self.guest = guest
        self.asked = {"game": game, "pool": "", "map": ""}

    def build(self) -> None:
        t = self.guest.t
        with tag("section", "", "lx-panel lp-desk", aria_label=t("cards.bring")):
            with tag("div", "", "lp-row end"):
                names = {game: t(f"game.{game}") for game in GAMES}
                select(t("home.game"), names, partial(self._take, "game"), value=self.asked["game"])
                field(t("cards.pool"), partial(self._take, "pool"), hint=t("cards.pool_hint"), maxlength=40)
                self._chooser()
            with tag("details", "", "lp-more"):
                tag("summary", t("cards.map_more"))
                area(t("cards.map"), partial(self._take, "map"), hint=t("cards.map_hint"), rows=5, maxlength=2000,
                     spellcheck="false")  # fmt: skip
            self._said = tag("div", "", aria_live="polite")

    def _chooser(self) -> None:
        with tag("label", "", "lx-button primary"):
            tag("span", self.guest.t("cards.file"))
            self._input = tag("input", "", "lx-only-heard", type="file", accept=".json,.jsonl,.csv,.tsv,.txt",
                              data_asked=self._query(), data_testid="card-file")  # fmt: skip
        self._input.on("change", self._heard, js_handler=_SEND % LARGEST_FILE)

    def _query(self) -> str:
        return "&".join(f"{key}={quote(value, safe='')}" for key, value in self.asked.items())

    def _take(self, key: str, said: str) -> None:
        self.asked[key] = said[:2000]
        self._input.props["data-asked"] = self._query()
        self._input.update()

    def _heard(self, event: GenericEventArguments) -> None:
        t = self.guest.t
        match event.args:
            case ["begin", str(file)]:
                self._say(t("cards.reading", file=file))
                with self._said:
                    tag("progress", "", aria_label=t("cards.bring"))
            case ["large"]:
                self._say(t("cards.too_large", most=LARGEST_FILE // _MEGABYTE), "danger")
            case ["done", str(pool)]:
                ui.navigate.to(f"/cards/{quote(pool, safe='')}")
            case ["refused", str(sentence)]:
                self._say(sentence[:2000], "danger")
            case ["failed"]:
                self._say(t("cards.failed"), "danger")

    def _say(self, sentence: str, kind: str = "info") -> None:
        self._said.clear()
        with self._said:
            notice(sentence, kind)


# -- pools ------------------------------------------------------------------------------------------------------------
def _tile(guest: Visitor, row: dict[str, Any]) -> None:
    t, report = guest.t, row["pool"]["report"]
    with tag("div", "", "lx-panel lp-deck-tile", data_testid="pool"):
        with tag("div", "", "lp-stack"):
            tag("b", row["name"])
            tag("span", f"{t('game.' + row['ruleset'])} · {t('cards.count', count=report['cards'])}")
            for book, count in report["understood"].items():
                tag("small", t("cards.understood", count=count, all=report["cards"], book=book))
        with tag("div", "", "lp-row"):
            link_button(t("cards.report"), f"/cards/{row['id']}", "lp-small primary")
            button(t("cards.remove"), partial(_remove, guest, row), "lp-small danger")


async def _remove(guest: Visitor, row: dict[str, Any]) -> None:
    await asyncio.to_thread(guest.store.pools.remove, guest.key, row["id"])
    told(guest.t("cards.removed", name=row["name"]))
    ui.navigate.to("/cards")


def _cards(t: Words, count: int) -> str:
    return t("cards.one") if count == 1 else t("cards.count", count=count)


def _report(guest: Visitor, row: dict[str, Any]) -> None:
    t, report = guest.t, row["pool"]["report"]
    with tag("section", "", "lx-panel lp-desk", data_testid="report"):
        tag("b", _cards(t, report["cards"]))
        tag("p", t("cards.came", added=report["added"], changed=report["changed"], same=report["same"]))
        for book, count in report["understood"].items():
            tag("p", t("cards.understood", count=count, all=report["cards"], book=book))
        for line in _notes(guest, report):
            tag("p", line, "lx-faint")
        with tag("div", "", "lp-row"):
            link_button(t("cards.build"), "/decks", "primary")
            link_button(t("cards.all"), "/cards")
            button(t("cards.remove"), partial(_remove, guest, row), "danger")
    if report["declined"]:
        _declined(guest, row)
    if report["refused"]:
        _refused(guest, report["refused"])


def _notes(guest: Visitor, report: dict[str, Any]) -> list[str]:
    t = guest.t
    columns = ", ".join(f"{name} ← {column}" for name, column in report["columns"].items())
    lines = [t("cards.columns", columns=columns)]
    if report["unused_columns"]:
        lines.append(t("cards.unused", columns=", ".join(report["unused_columns"])))
    lines += [t("cards.supplied", what=what, count=count) for what, count in report["supplied"].items()]
    if report.get("mended"):
        some = "; ".join(f"{name}: {slips}" for name, slips in list(report["mended"].items())[:SHOWN])
        lines.append(t("cards.mended", count=len(report["mended"]), some=some))
    if report["other_printings"]:
        lines.append(t("cards.printings", names=", ".join(report["other_printings"][:SHOWN])))
    return lines


def _declined(guest: Visitor, row: dict[str, Any]) -> None:
    t, missing = guest.t, row["pool"]["report"]["declined"]
    tag("h2", t("cards.declined"), "lp-section")
    with tag("ul", "", "lp-card-list"):
        for each in missing[:SHOWN]:
            with tag("li"):
                with tag("span", "", "lp-card-name lp-grow"):
                    tag("b", each["phrase"])
                    tag("small", each["why"])
                    name = each["examples"][0]
                    where = f"/lab?pool={row['id']}&name={quote(name, safe='')}"
                    link(name, where, "lp-small", title=t("cards.lab"))
                tag("span", _cards(t, each["cards"]))
    if len(missing) > SHOWN:
        tag("p", t("cards.more", count=len(missing) - SHOWN), "lx-faint")


def _refused(guest: Visitor, troubles: list[dict[str, Any]]) -> None:
    t = guest.t
    tag("h2", t("cards.refused", count=len(troubles)), "lp-section")
    with tag("ul", "", "lp-card-list"):
        for trouble in troubles[:SHOWN]:
            with tag("li"), tag("span", "", "lp-card-name lp-grow"):
                tag("b", trouble["what"])
                line = f":{trouble['line']}" if trouble.get("line") else ""
                column = f", {trouble['column']}" if trouble.get("column") else ""
                card = f", {trouble['card']}" if trouble.get("card") else ""
                tag("small", f"{trouble['file']}{line}{column}{card}")
    if len(troubles) > SHOWN:
        tag("p", t("cards.more", count=len(troubles) - SHOWN), "lx-faint")
