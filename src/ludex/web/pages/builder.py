"""The deck builder: cards to search on one side, the deck with its curve and its faults on the other."""

from __future__ import annotations

import asyncio
from functools import partial

from nicegui import ui
from nicegui.events import GenericEventArguments

from ludex.games.boards import CardFacts
from ludex.table.languages import language
from ludex.web.hosting.table import now
from ludex.web.languages import said
from ludex.web.pages.building import LEAD, Building
from ludex.web.pages.card_text import card_line, card_text
from ludex.web.pages.cardbook import called, search
from ludex.web.pages.frame import script
from ludex.web.pages.parts import button, field, link, link_button, radios, rule_chip, select, tag, told
from ludex.web.pages.past_games import game_name
from ludex.web.pages.trying_out import TryingOut
from ludex.web.pages.visitor import Visitor

SHOWN = 60
"""So many cards of a search are listed."""
ANY = ""
_TAKEN = """(event) => {
  const step = event.target.closest("[data-take]");
  if (step && !step.disabled) emit([step.dataset.part, step.dataset.take, Number(step.dataset.by)]);
}"""


class Builder:
    """One deck on the workbench. Every change is kept at once."""

    def __init__(self, guest: Visitor, building: Building) -> None:
        self.guest = guest
        self.t = guest.t
        self.building = building
        self.tried: TryingOut = TryingOut(guest, building)
        self.part: str = "main"
        self.said: str = ""
        self.filters: dict[str, str] = {"colour": ANY, "kind": ANY, "trait": ANY, "level": ANY}

    def build(self) -> None:
        t = self.t
        script("faces.js", module=True)
        with tag("nav", "", "lp-crumbs", aria_label=t("rules.crumbs")):
            link(t("decks.title"), "/decks")
            link(game_name(t, self.building.ruleset), "/decks")
        self._heading()
        with tag("div", "", "lp-workbench") as bench:
            # One listener for all buttons: it stays while they are drawn anew, so that no click is ever lost.
            bench.on("click", self._taken, js_handler=_TAKEN)
            with tag("section", "", "lp-cards", aria_label=t("decks.cards")):
                self._search()
                self.found()
            with tag("aside", "", "lp-built", aria_label=t("decks.deck")):
                self.verdict()
                self.tried.build()
                self.content()

    def _heading(self) -> None:
        t, deck = self.t, self.building.deck
        with tag("div", "", "lp-row end lp-heading"):
            field(t("decks.name"), self._rename, value=str(deck.get("title") or deck["name"]), event="change",
                  maxlength=80, data_testid="deck-title")  # fmt: skip
            field(t("decks.about"), self._describe, value=str(deck.get("description", "")), event="change",
                  maxlength=400)  # fmt: skip
            with tag("div", "", "lp-row"):
                self.way()
                button(t("decks.export"), self._export, data_testid="export-deck")
                button(t("decks.remove"), self._remove, "danger")

    @ui.refreshable_method
    def way(self) -> None:
        """To the table, with a deck that may be played."""
        if self.building.faults():
            why = self.t("decks.not_yet")
            tag("button", self.t("decks.play"), "lx-button", type="button", disabled=True, title=why,
                data_testid="play-deck")  # fmt: skip
        else:
            where = f"/?ruleset={self.building.ruleset}&deck={self.building.id}"
            link_button(self.t("decks.play"), where, "primary", data_testid="play-deck")
            link_button(self.t("decks.alone"), f"{where}&opponent=alone", title=self.t("opponent_means.alone"),
                        data_testid="play-alone")  # fmt: skip

    # -- changing -----------------------------------------------------------------------------------------------------
    async def _keep(self) -> None:
        building = self.building
        title = str(building.deck.get("title") or building.deck["name"])[:120]
        await asyncio.to_thread(
            self.guest.store.decks.change, self.guest.key, building.id, title, building.deck, now=now()
        )

    async def _taken(self, event: GenericEventArguments) -> None:
        match event.args:
            case [str(part), str(name), (1 | -1) as by] if part in self.building.parts:
                await self._change(part, name[:120], by)

    async def _change(self, part: str, name: str, by: int) -> None:
        self.building.change(part, name, by)
        for shown in (self.way, self.verdict, self.content, self.found, self.tried.build):
            shown.refresh()
        await self._keep()

    async def _rename(self, said: str) -> None:
        if said.strip():
            self.building.rename(said)
            await self._keep()

    async def _describe(self, said: str) -> None:
        self.building.describe(said)
        await self._keep()

    def _export(self) -> None:
        ui.download.content(self.building.text(), f"{self.building.deck['name']}.txt")

    async def _remove(self) -> None:
        await asyncio.to_thread(self.guest.store.decks.remove, self.guest.key, self.building.id)
        told(self.t("decks.removed"))
        ui.navigate.to("/decks")

    # -- cards to search ----------------------------------------------------------------------------------------------
    def _search(self) -> None:
        t = self.t
        parts = [
            (part, t(f"part.{part}" if part != LEAD else f"leading.{self._leading}")) for part in self.building.parts
        ]
        radios(t("decks.part"), parts, self._take_part, value=self.part, name="part", classes="small")
        field(t("rules.search"), self._say, hint=t("decks.search_hint"), kind="search", data_testid="card-search")
        self.narrowing()

    def _called(self, english: str) -> str:
        return called(self.t, self.building.ruleset, english)

    @property
    def _leading(self) -> str:
        return self.building.ruleset.partition("/")[0].partition("-")[0]

    @ui.refreshable_method
    def narrowing(self) -> None:
        """What narrows the search; only what some card of the part has is offered."""
        t = self.t
        cards = self.building.offered(self.part)
        values = {
            "colour": sorted({colour for card in cards for colour in card.colours}),
            "kind": sorted({card.kind for card in cards}),
            "trait": sorted({trait for card in cards for trait in card.traits}),
            "level": [str(level) for level in sorted({card.level for card in cards if card.level is not None})],
        }
        with tag("div", "", "lp-form lp-narrow"):
            for name, found in values.items():
                if len(found) > 1:
                    options = {ANY: t("decks.any")} | {each: self._called(each) for each in found}
                    own = f"narrow.{self._leading}.{name}"
                    label = t(own if own in t else f"narrow.{name}")
                    select(label, options, partial(self._narrow, name), value=self.filters[name])

    def _take_part(self, said: str) -> None:
        self.part = said
        self.filters = dict.fromkeys(self.filters, ANY)
        self.narrowing.refresh()
        self.found.refresh()

    def _say(self, said: str) -> None:
        self.said = said
        self.found.refresh()

    def _narrow(self, name: str, said: str) -> None:
        self.filters[name] = said
        self.found.refresh()

    def _fits(self, card: CardFacts) -> bool:
        said = self.filters
        several = said["colour"] in (ANY, *card.colours) and said["trait"] in (ANY, *card.traits)
        return several and said["kind"] in (ANY, card.kind) and said["level"] in (ANY, str(card.level))

    @ui.refreshable_method
    def found(self) -> None:
        t = self.t
        cards = [card for card in search(self.building.offered(self.part), self.said) if self._fits(card)]
        cards.sort(key=lambda card: (card.level is None, card.level, card.name))
        tag("p", t("rules.found", count=len(cards)), "lx-faint")
        with tag("ul", "", "lp-card-list"):
            for card in cards[:SHOWN]:
                self._card(card)

    def _card(self, card: CardFacts) -> None:
        t = self.t
        count = self.building.count(self.part, card.name)
        with tag("li", "", "has" if count else ""):
            self._face(card)
            with tag("details"):
                with tag("summary"):
                    card_line(self.building.ruleset, card, self._called(card.kind))
                card_text(card.text)
                tag("small", " · ".join((*map(self._called, card.colours), *card.traits)), "lx-faint")
            there = self.building.held(self.part)
            most = "" if there is None else f"/{there.get(card.name, 0)}"
            many = f"{count}{most}" if count or most else ""
            tag("span", many, "lp-many", role="img", aria_label=t("decks.copies", count=count))
            self._step(self.part, card.name, -1, disabled=not count)
            self._step(self.part, card.name, 1)

    def _face(self, card: CardFacts) -> None:
        """The card as on the table; `faces.js` draws it."""
        tag("span", "", "lp-as-played", data_face=f"{card.part}:{card.name}", data_ruleset=self.building.ruleset)

    def _step(self, part: str, name: str, by: int, *, disabled: bool = False) -> None:
        """A button that puts a copy in or takes one out."""
        sign, label = ("+", "decks.more") if by > 0 else ("−", "decks.less")
        tag("button", sign, "lx-button lp-step", type="button", aria_label=self.t(label, name=name), disabled=disabled,
            data_part=part, data_take=name, data_by=by)  # fmt: skip

    # -- the deck -----------------------------------------------------------------------------------------------------
    @ui.refreshable_method
    def verdict(self) -> None:
        """Whether the deck may be played, and if not what is wrong with it."""
        t = self.t
        faults, spoken = self.building.faults(), language(t.language, self.building.ruleset)
        with tag("div", "", f"lx-panel lp-verdict {'faulty' if faults else 'legal'}", role="status"):
            tag("b", t("decks.faults", count=len(faults)) if faults else t("decks.legal"))
            with tag("ul"):
                for fault in faults[:12]:
                    with tag("li"):
                        rule_chip(fault.rule)
                        tag("span", said(spoken.sentence(fault.sentence), t.language))
                        tag("span", said(spoken.sentence(fault.hint), t.language), "lx-quiet")
        self._curve()

    def _curve(self) -> None:
        t, curve = self.t, self.building.curve()
        if not curve:
            return
        most = max(1, *(count for _, count in curve))
        spoken = ", ".join(f"{level}: {count}" for level, count in curve)
        with tag("div", "", "lx-panel lp-curve"):
            key = f"curve.{self._leading}"
            title = t(key if key in t else "field.cost")
            tag("h2", title, "lp-part")
            with tag("div", "", "lp-columns-chart", role="img", aria_label=f"{title}: {spoken}"):
                for level, count in curve:
                    with tag("span"):
                        tag("i", str(count) if count else "", style=f"height:{6 + 74 * count / most:.0f}px")
                        tag("small", str(level))
            kinds = (t("decks.of_kind", kind=self._called(kind), count=count) for kind, count in self.building.kinds())
            tag("p", " · ".join(kinds), "lx-faint")

    @ui.refreshable_method
    def content(self) -> None:
        t, building = self.t, self.building
        for part in building.parts:
            content = building.content(part)
            if not content and part not in (LEAD, "main"):
                continue
            with tag("section", "", "lp-part-of-deck"):
                title = t(f"leading.{self._leading}") if part == LEAD else t(f"part.{part}")
                tag("h2", title if part == LEAD else f"{title} ({building.size(part)})", "lp-part")
                if not content:
                    tag("p", t("decks.nothing"), "lx-faint")
                with tag("ul", "", "lp-card-list small"):
                    for name, count in self._sorted(part, content):
                        self._entry(part, name, count)

    def _sorted(self, part: str, content: dict[str, int]) -> list[tuple[str, int]]:
        def place(entry: tuple[str, int]) -> tuple[int, str]:
            card = self.building.facts(part, entry[0])
            return (99 if card is None or card.level is None else card.level, entry[0])

        return sorted(content.items(), key=place)

    def _entry(self, part: str, name: str, count: int) -> None:
        card = self.building.facts(part, name)
        with tag("li", "", "" if card else "unknown"):
            tag("span", str(count), "lp-many")
            if card is not None:
                self._face(card)
            with tag("details"):
                with tag("summary"):
                    if card is None:
                        tag("b", name)
                    else:
                        card_line(self.building.ruleset, card, self._called(card.kind))
                if card is not None:
                    card_text(card.text)
            self._step(part, name, -1)
            if part != LEAD:
                self._step(part, name, 1)
