"""Decks: the player's own and those that come with ludex; new ones, copies, and decks out of files."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from nicegui import ui
from nicegui.events import GenericEventArguments
from starlette.requests import Request

from ludex import games
from ludex.families import usual
from ludex.games.boards import Deck
from ludex.web.hosting.table import now
from ludex.web.pages.builder import Builder
from ludex.web.pages.building import Building, deck_ruleset, empty, file_name
from ludex.web.pages.cardbook import deck_colours, described, game_of, led_by, starters
from ludex.web.pages.choosing import GAMES, USUAL
from ludex.web.pages.frame import frame, page
from ludex.web.pages.keeping import building_of, own_pool_cards
from ludex.web.pages.packs import is_sealed, opened
from ludex.web.pages.parts import area, button, link_button, notice, radios, select, tag
from ludex.web.pages.past_games import game_name
from ludex.web.pages.pictures import colour_dots, deck_picture
from ludex.web.pages.reading import Unreadable
from ludex.web.pages.visitor import Visitor, visitor
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

MOST_DECKS = 200
LONGEST_FILE = 40_000
LONGEST_NAME = 120


@page("/decks")
async def decks_page(request: Request) -> None:
    """All decks."""
    guest = visitor(request)
    t = guest.t
    own = await asyncio.to_thread(guest.store.decks.all, guest.key) if guest.key else []
    with frame(t, "decks", t("decks.title")):
        tag("h1", t("decks.title"))
        tag("p", t("decks.lead"), "lp-lead")
        Shelf(guest).build()
        if own:
            tag("h2", t("decks.yours"), "lp-section")
            with tag("div", "", "lp-grid"):
                for row in own:
                    _own_tile(guest, row["id"], row["ruleset"], row["deck"])
        Starters(guest).build()


@page("/decks/{id}")
async def deck_page(request: Request, id: str) -> None:
    """The builder, with one of the player's decks in it."""
    guest = visitor(request)
    t = guest.t
    row = await asyncio.to_thread(guest.store.decks.find, guest.key, id) if guest.key else None
    if row is None:
        ui.context.client.status_code = 404
        with frame(t, "decks", t("decks.title")):
            tag("h1", t("decks.missing"))
            link_button(t("decks.all"), "/decks")
        return
    building = await building_of(guest, row["ruleset"], row["deck"], id)
    with frame(t, "decks", row["name"]):
        Builder(guest, building).build()


async def keep(guest: Visitor, ruleset: str, deck: Deck) -> None:
    """Put a new deck among the player's own, and open it."""
    shelf = guest.store.decks
    if not guest.key or len(await asyncio.to_thread(shelf.all, guest.key)) >= MOST_DECKS:
        ui.notify(guest.t("decks.full", most=MOST_DECKS))
        return
    title = str(deck.get("title") or deck["name"])[:120]
    made = await asyncio.to_thread(shelf.add, guest.key, ruleset, title, deck, now=now())
    ui.navigate.to(f"/decks/{made}")


def _tile(guest: Visitor, ruleset: str, deck: Deck) -> None:
    deck_picture(ruleset, deck, 52)
    with tag("div", "", "lp-told-deck"):
        tag("b", deck.get("title") or deck.get("name", ""))
        with tag("span", "", "lp-led"):
            colour_dots(ruleset, deck_colours(ruleset, deck))
            tag("span", ", ".join(led_by(ruleset, deck)))
        tag("small", described(guest.t, ruleset, deck) or game_name(guest.t, ruleset))


def _own_tile(guest: Visitor, id: str, ruleset: str, deck: Deck) -> None:
    t = guest.t
    with tag("div", "", "lx-panel lp-deck-tile"):
        with tag("div", "", "lp-deck-face"):
            _tile(guest, ruleset, deck)
        with tag("div", "", "lp-row"):
            link_button(t("decks.edit"), f"/decks/{id}", "lp-small primary")
            link_button(t("decks.play"), f"/?ruleset={ruleset}&deck={id}", "lp-small")


# -- new decks --------------------------------------------------------------------------------------------------------
class Shelf:
    """A new deck: an empty one, or one out of a file."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.ruleset: str = USUAL
        self.pasted: str = ""

    def build(self) -> None:
        t = self.guest.t
        formats = {name: game_name(t, name) for names in GAMES.values() for name in names}
        with tag("section", "", "lx-panel lp-desk", aria_label=t("decks.new")):
            with tag("div", "", "lp-row end"):
                select(t("home.game"), formats, self._take, value=self.ruleset)
                self.begin()
            with tag("details", "", "lp-more"):
                tag("summary", t("decks.import"))
                with tag("div", "", "lp-stack"):
                    area(
                        t("decks.file"), self._paste, hint=t("decks.file_hint"), rows=7, maxlength=LONGEST_FILE,
                        spellcheck="false", data_testid="deck-file",
                    )  # fmt: skip
                    with tag("div", "", "lp-row"):
                        button(t("decks.read"), self._import, data_testid="import-deck")
                        _upload(self._read, t("decks.choose_file"))
                    self._errors = tag("div", "", aria_live="assertive")

    @ui.refreshable_method
    def begin(self) -> None:
        """The button; where decks are built out of packs, it opens them."""
        label = "decks.open_packs" if is_sealed(self.ruleset) else "decks.empty"
        button(self.guest.t(label), self._begin, "primary", data_testid="new-deck")

    def _take(self, said: str) -> None:
        self.ruleset = said
        self.begin.refresh()

    def _paste(self, said: str) -> None:
        self.pasted = said

    async def _begin(self) -> None:
        title = self.guest.t("decks.untitled")
        ruleset = self.ruleset
        deck = opened(ruleset, file_name(title), title) if is_sealed(ruleset) else empty(ruleset, title)
        await keep(self.guest, ruleset, deck)

    async def _import(self) -> None:
        await self._read(self.pasted, "deck.txt")

    async def _read(self, text: str, name: str) -> None:
        """Read a file; it says itself for what it is, else the choice above counts."""
        self._errors.clear()
        try:
            deck = await self._deck(self.ruleset, text, name)
            ruleset = _meant(deck, self.ruleset)
            if game_of(ruleset) != game_of(self.ruleset):
                deck = await self._deck(ruleset, text, name)
        except Unreadable as error:
            with self._errors:
                notice(str(error), "danger")
            return
        except (Overrun, TooMany, Lost):
            with self._errors:
                notice(self.guest.t("lab.busy"), "danger")
            return
        await keep(self.guest, ruleset, {**deck, "ruleset": deck_ruleset(ruleset)})

    async def _deck(self, ruleset: str, text: str, name: str) -> Deck:
        """The deck in a file, read by a worker."""
        pools = await own_pool_cards(self.guest, game_of(ruleset))
        cards = [{key: card[key] for key in ("row", "numbers", "source")} for card in pools]
        deck: Deck = await self.guest.read("read_deck", ruleset, text[:LONGEST_FILE], name[:LONGEST_NAME], cards)
        return deck


def _meant(deck: Deck, chosen: str) -> str:
    """The ruleset that a deck names, if there is one of that name; formats of the chosen book stay."""
    named = str(deck.get("ruleset") or "")
    try:
        meant = games.ruleset(named)
    except games.UnknownRuleset:
        return chosen
    return chosen if "/" not in named and meant.book == games.ruleset(chosen).book else meant.id


def _upload(taken: Callable[[str, str], Awaitable[None]], label: str) -> None:
    """A file chosen on this device; its text is read in the browser and sent as text."""
    with tag("label", "", "lx-button"):
        tag("span", label)
        chosen = tag("input", "", "lx-only-heard", type="file", accept=".toml,.txt,.deck,text/plain")

    async def handle(event: GenericEventArguments) -> None:
        match event.args:
            case [str(name), str(text)]:
                await taken(text, name)

    chosen.on(
        "change",
        handle,
        js_handler="async (event) => { const file = event.target.files[0]; "
        f"if (file && file.size <= {LONGEST_FILE}) emit([file.name, await file.text()]); }}",
    )


class Starters:
    """The decks that come with ludex, to copy and change."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.game: str = usual()

    def build(self) -> None:
        t = self.guest.t
        tag("h2", t("decks.starters"), "lp-section")
        names = [(game, t(f"game.{game}")) for game in GAMES]
        radios(t("home.game"), names, self._take, value=self.game, name="starters", classes="small")
        self.tiles()

    def _take(self, game: str) -> None:
        self.game = game
        self.tiles.refresh()

    @ui.refreshable_method
    def tiles(self) -> None:
        t = self.guest.t
        shown: set[str] = set()
        with tag("div", "", "lp-grid"):
            for ruleset in GAMES[self.game]:
                for name, deck in starters(ruleset).items():
                    if name in shown:
                        continue
                    shown.add(name)
                    with tag("div", "", "lx-panel lp-deck-tile"):
                        with tag("div", "", "lp-deck-face"):
                            _tile(self.guest, ruleset, deck)
                        with tag("div", "", "lp-row"):
                            button(t("decks.copy"), partial(self._copy, ruleset, deck), "lp-small")
                            link_button(t("decks.play"), f"/?ruleset={ruleset}&deck={name}", "lp-small bare")

    async def _copy(self, ruleset: str, deck: Deck) -> None:
        title = self.guest.t("decks.copy_of", title=deck.get("title") or deck["name"])
        made = Building(ruleset, deck)
        made.rename(title)
        await keep(self.guest, ruleset, made.deck)
