"""The card lab: write a card, see how its text is read and what is declined, keep it, and play with it."""

from __future__ import annotations

import asyncio
import json
import zlib
from functools import partial
from html import escape
from typing import Any

from nicegui import ui
from starlette.requests import Request

from ludex import games
from ludex.games.boards import Asked, Row
from ludex.web.hosting.creating import NewGame, NewSeat, Wrong
from ludex.web.hosting.limits import LONGEST_TEXT
from ludex.web.hosting.table import now
from ludex.web.languages import said
from ludex.web.pages.card_text import card_text
from ludex.web.pages.cardbook import called, game_of
from ludex.web.pages.choosing import GAMES, LEVEL, USUAL
from ludex.web.pages.frame import frame, page, script
from ludex.web.pages.keeping import building_of
from ludex.web.pages.lab_form import fields_of, shown, taken_in, to_start_from
from ludex.web.pages.lab_reading import LabReading, Mark
from ludex.web.pages.opening import open_game
from ludex.web.pages.parts import area, button, field, leaving, link_button, select, tag, told
from ludex.web.pages.past_games import game_name
from ludex.web.pages.shelves import playable_under
from ludex.web.pages.trying import COPIES, swap_in
from ludex.web.pages.visitor import Visitor, visitor
from ludex.web.spelled import spelled
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

MOST_CARDS = 300
NONE = ""


@page("/lab")
async def lab_page(request: Request) -> None:
    """The lab, with the first card or one of the player's own in it."""
    guest = visitor(request)
    t = guest.t
    rows = await asyncio.to_thread(guest.store.cards.all, guest.key) if guest.key else []
    chosen = next((row for row in rows if row["id"] == request.query_params.get("card")), None)
    asked = request.query_params.get("ruleset", USUAL)
    ruleset = chosen["ruleset"] if chosen else asked if any(asked in names for names in GAMES.values()) else USUAL
    fields = dict(chosen["card"]) if chosen else dict(games.board(ruleset).first)
    pooled = await _out_of_pool(guest, request.query_params.get("pool", ""), request.query_params.get("name", ""))
    if pooled is not None:
        ruleset, fields = pooled
    lab = Lab(guest, ruleset, fields, rows)
    script("lab.js")
    script("faces.js", module=True)
    with frame(t, "lab", t("lab.title")):
        tag("h1", t("lab.title"))
        tag("p", t("lab.lead"), "lp-lead")
        await lab.build()


async def _out_of_pool(guest: Visitor, pool: str, name: str) -> tuple[str, Row] | None:
    """A card of one of the player's pools, to look at and to mend, under the newest book of its game."""
    row = await guest.load(guest.store.pools.find, guest.key, pool) if guest.key and pool and name else None
    cards = row["pool"]["cards"] if row is not None else ()
    found = next((card["row"] for card in cards if card["row"]["name"] == name), None)
    return (GAMES[row["ruleset"]][0], dict(found)) if row is not None and found is not None else None


class Lab:
    """A card on the table of the lab."""

    def __init__(self, guest: Visitor, ruleset: str, fields: Row, rows: list[dict[str, Any]]) -> None:
        self.guest = guest
        self.t = guest.t
        self.ruleset = ruleset
        self.fields: Row = fields
        self.face: dict[str, Any] | None = None
        self.rows: list[dict[str, Any]] = rows
        self.read: LabReading = LabReading("")
        self._turn = 0
        self._reading = False
        self._left = leaving()

    async def build(self) -> None:
        t = self.t
        with tag("div", "", "lp-workbench lp-lab"):
            with tag("section", "", "lx-panel lp-desk", aria_label=t("lab.card")):
                self._begin()
                self.form()
            with tag("section", "", "lp-built", aria_label=t("lab.reading")):
                self.reading()
        await self.kept()
        ui.timer(0.05, self._again, once=True)

    # -- the form -----------------------------------------------------------------------------------------------------
    def _begin(self) -> None:
        t = self.t
        formats = {name: game_name(t, name) for names in GAMES.values() for name in names}
        models = {NONE: t("lab.own_words")} | {card.name: card.name for card in to_start_from(self.ruleset)}
        with tag("div", "", "lp-pair"):
            select(t("home.game"), formats, lambda said: ui.navigate.to(f"/lab?ruleset={said}"), value=self.ruleset)
            select(t("lab.start_from"), models, self._start_from)

    async def _start_from(self, name: str) -> None:
        card = next((card for card in to_start_from(self.ruleset) if card.name == name), None)
        if card is not None:
            self.fields = fields_of(self.ruleset, card, self.t("lab.like", name=name))
            self.form.refresh()
            await self._again()

    @ui.refreshable_method
    def form(self) -> None:
        t = self.t
        field(t("lab.name"), partial(self._take, Asked("name")), value=str(self.fields.get("name", "")), maxlength=80,
              data_testid="lab-name")  # fmt: skip
        kind = str(self.fields.get("type", ""))
        with tag("div", "", "lp-form"):
            for asked in games.board(self.ruleset).form:
                if asked.shown_for(kind):
                    self._field(asked)
        area(t("lab.text"), partial(self._take, Asked("text")), value=str(self.fields.get("text", "")).strip(), rows=8,
             maxlength=LONGEST_TEXT, hint=t("lab.text_hint"), data_testid="lab-text", data_completed_by="lab-next",
             aria_autocomplete="list", aria_controls="lab-next", autocomplete="off", spellcheck="false")  # fmt: skip
        self.next_words()

    @ui.refreshable_method
    def next_words(self) -> None:
        """The words that may come next, for `lab.js` to show while somebody types at the end of the text."""
        with tag("div", "", "lp-next", id="lab-next", role="listbox", aria_label=self.t("lab.next")):
            for i, word in enumerate(self.read.following):
                tag("span", word, "lp-next-word", id=f"lab-next-{i}", role="option", aria_selected="false")

    def _field(self, asked: Asked) -> None:
        label, value = self.t.named("field", asked.name), shown(asked, self.fields)
        take = partial(self._take, asked)
        if asked.choices:
            options = {each: called(self.t, self.ruleset, each) or self.t("lab.no_icon") for each in asked.choices}
            known = next((choice for choice in asked.choices if choice.casefold() == value.casefold()), value)
            select(label, options, take, value=known)
        else:
            field(label, take, value=value, kind="number" if asked.number else "text", min=0, maxlength=80)

    async def _take(self, asked: Asked, said: str) -> None:
        long = asked.name == "text"
        self.fields[asked.name] = said[:LONGEST_TEXT] if long else taken_in(asked, said)
        if asked.name == "type":
            self.form.refresh()
        await self._again()

    async def _again(self) -> None:
        """Read the card anew. While one reading is under way, of all that was typed meanwhile only the last counts."""
        self._turn += 1
        if self._reading:
            return
        self._reading, turn = True, 0
        try:
            while turn != self._turn and not self._left():
                turn = self._turn
                self.read = await self._read()
        finally:
            self._reading = False
        if not self._left():
            self.reading.refresh()
            self.next_words.refresh()

    async def _read(self) -> LabReading:
        """How the card is read: by a worker, for as long as is fair."""
        try:
            found: LabReading = await self.guest.read("read_card", self.ruleset, dict(self.fields))
            return found
        except Overrun:
            return LabReading("", wrong=self.t("lab.too_long"))
        except (TooMany, Lost):
            return LabReading("", wrong=self.t("lab.busy"))

    # -- the reading --------------------------------------------------------------------------------------------------
    @ui.refreshable_method
    def reading(self) -> None:
        t, read = self.t, self.read
        self.face = read.face or self.face
        if self.face is not None:
            _face(self.ruleset, self.face, stale=read.face is None)
        self._verdict()
        if read.marks:
            _marked(read.canonical, read.marks)
        for sentence in read.readings:
            tag("p", sentence, "lp-reading")
        if read.understood:
            with tag("details", "", "lx-panel lp-read", open=True):
                tag("summary", t("lab.rendered"), "lx-caps")
                card_text(read.rendered)
            with tag("details", "", "lx-panel lp-read", open=True):
                tag("summary", t("lab.tree"), "lx-caps")
                tag("pre", read.tree, "lp-tree", tabindex="0")

    def _verdict(self) -> None:
        t, read = self.t, self.read
        kind = "legal" if read.playable else "faulty"
        with tag("div", "", f"lx-panel lp-verdict {kind}", role="status", data_testid="lab-verdict"):
            tag("b", t(f"lab.{'playable' if read.playable else self._stand()}"))
            with tag("ul"):
                for why in (*(mark.why for mark in read.marks), *read.missing, *filter(None, (read.wrong,))):
                    words = said(why, t.language)
                    tag("li", words[:1].upper() + words[1:])
                for warning in read.warnings:
                    tag("li", t("lab.warning", what=said(warning, t.language)), "lp-warning")
            if read.playable:
                with tag("div", "", "lp-row"):
                    button(t("lab.try"), self._try, "primary", data_testid="lab-try")
                    button(t("lab.keep"), self._keep, data_testid="lab-keep")

    def _stand(self) -> str:
        """How far the card is."""
        read = self.read
        if read.understood:
            return "not_enacted" if read.missing else "not_whole"
        return "ambiguous" if read.readings else "declined"

    # -- keeping and playing ------------------------------------------------------------------------------------------
    async def _keep(self) -> str | None:
        """Keep the card; one of the same name is written over."""
        guest, name = self.guest, str(self.fields["name"]).strip()
        shelf = guest.store.cards
        same = next((row for row in self.rows if row["name"] == name and self._of_game(row)), None)
        if not guest.key or (same is None and len(self.rows) >= MOST_CARDS):
            told(self.t("lab.full", most=MOST_CARDS))
            return None
        fields = {**self.fields, "name": name}
        if same is not None:
            await asyncio.to_thread(shelf.change, guest.key, same["id"], name, fields, now=now())
            id_ = str(same["id"])
        else:
            id_ = await asyncio.to_thread(shelf.add, guest.key, self.ruleset, name, fields, now=now())
        self.rows = await asyncio.to_thread(shelf.all, guest.key)
        self.kept.refresh()
        told(self.t("lab.kept_it", name=name))
        return id_

    def _of_game(self, row: dict[str, Any]) -> bool:
        return game_of(row["ruleset"]) == game_of(self.ruleset)

    async def _try(self) -> None:
        """Try it at once: a position with the card in hand, means enough and something to aim at, against a bot."""
        name = str(self.fields["name"]).strip()
        t = self.t
        try:
            scenario = await self.guest.read("try_card", self.ruleset, {**self.fields, "name": name})
        except (Overrun, TooMany, Lost):
            told(t("lab.busy"))
            return
        except (ValueError, LookupError) as error:
            told(spelled(error))
            return
        bot = NewSeat("bot", bot=LEVEL, name=t("home.bot_name", level=t.named("bot", LEVEL)))
        try:
            seats = (NewSeat("person", name=t("home.you")), bot)
            ui.navigate.to(await open_game(self.guest, NewGame(scenario=scenario, seats=seats)))
        except Wrong as error:
            told(error.said(t.language))

    # -- the player's own cards ---------------------------------------------------------------------------------------
    @ui.refreshable_method
    async def kept(self) -> None:
        t = self.t
        rows = [row for row in self.rows if self._of_game(row)]
        if not rows:
            return
        tag("h2", t("lab.yours"), "lp-section")
        decks = await asyncio.to_thread(self.guest.store.decks.all, self.guest.key)
        fitting = {row["id"]: row["name"] for row in decks if self.ruleset in playable_under(row["ruleset"])}
        with tag("ul", "", "lp-card-list"):
            for row in rows:
                with tag("li"):
                    with tag("span", "", "lp-card-name lp-grow"):
                        tag("b", row["name"])
                        tag("small", str(row["card"].get("type", "")))
                    if fitting:
                        options = {NONE: t("lab.into"), **fitting}
                        select(t("lab.into"), options, partial(self._put, row), bare=True)
                    link_button(t("decks.edit"), f"/lab?card={row['id']}", "lp-small")
                    button(t("decks.remove"), partial(self._remove, row["id"]), "lp-small danger")

    async def _put(self, row: dict[str, Any], deck: str) -> None:
        """Swap copies of a card into one of the player's decks."""
        guest = self.guest
        found = await asyncio.to_thread(guest.store.decks.find, guest.key, deck)
        if found is None:
            return
        building = await building_of(guest, found["ruleset"], found["deck"], deck)
        card = next((card for card in building.cards().values() if card.name == row["name"]), None)
        if card is None:
            told(self.t("lab.fits_nowhere"))
            return
        swap_in(building, card)
        title = found["name"]
        await asyncio.to_thread(guest.store.decks.change, guest.key, deck, title, building.deck, now=now())
        told(self.t("lab.put", count=COPIES, name=row["name"], deck=title))
        ui.navigate.to(f"/decks/{deck}")

    async def _remove(self, card: str) -> None:
        await asyncio.to_thread(self.guest.store.cards.remove, self.guest.key, card)
        self.rows = await asyncio.to_thread(self.guest.store.cards.all, self.guest.key)
        self.kept.refresh()


def _face(ruleset: str, face: dict[str, Any], *, stale: bool) -> None:
    """The card as the table would show it, or as it was before what is not understood yet."""
    name = str(face.get("name") or "")
    told = json.dumps(face)
    tag("div", "", f"lp-as-written{' stale' if stale else ''}", data_face=f"lab:{zlib.crc32(told.encode())}:{name}",
        data_ruleset=ruleset, data_size="large", data_card=told, data_testid="lab-face")  # fmt: skip


def _marked(canonical: str, marks: tuple[Mark, ...]) -> None:
    """The text with the words that could not be read marked."""
    parts, done = [], 0
    for mark in sorted(marks, key=lambda each: each.start):
        if mark.start < done:
            continue
        parts += [escape(canonical[done : mark.start]), f"<mark>{escape(canonical[mark.start : mark.end])}</mark>"]
        done = mark.end
    parts.append(escape(canonical[done:]))
    ui.html("".join(parts), sanitize=False, tag="p").classes("lx-panel lp-marked")
