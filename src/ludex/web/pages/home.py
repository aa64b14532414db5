"""The first page: a game, a deck, an opponent, and one button; games that wait to be continued."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nicegui import ui
from starlette.requests import Request

from ludex.bots import LEVELS
from ludex.games.boards import Deck
from ludex.web.hosting.creating import Wrong
from ludex.web.learning.lesson import COURSES
from ludex.web.pages.cardbook import deck_colours, described, led_by, starters
from ludex.web.pages.choosing import ANY, CLOCKS, GAMES, LENGTHS, OPPONENTS, Choice, Own, begin
from ludex.web.pages.frame import frame, page
from ludex.web.pages.keeping import own_decks
from ludex.web.pages.parts import button, field, link, notice, radios, select, tag
from ludex.web.pages.past_games import open_games
from ludex.web.pages.pictures import colour_dots, deck_picture, game_sign
from ludex.web.pages.visitor import Visitor, visitor


@page("/")
async def home_page(request: Request) -> None:
    """Choose and play."""
    guest = visitor(request)
    kept = await guest.remembered()
    choice = Choice.remembered({**kept.get("home", {}), "name": kept.get("name", "")})
    wanted = request.query_params.get("deck", "")
    opponent = request.query_params.get("opponent", choice.opponent)
    choice = replace(choice, opponent=opponent if opponent in OPPONENTS else choice.opponent)
    ruleset = request.query_params.get("ruleset", choice.ruleset)
    if ruleset != choice.ruleset and any(ruleset in formats for formats in GAMES.values()):
        choice = choice.under(ruleset)
    own = await own_decks(guest)
    home = Home(guest, _playable(replace(choice, deck=wanted) if wanted else choice, own), own)
    with frame(guest.t, "home", ""):
        await open_games(guest)
        home.build()


def _playable(choice: Choice, own: dict[str, dict[str, Own]]) -> Choice:
    """A choice whose deck may be played: one that may not be any more is not chosen."""
    mine = own.get(choice.ruleset, {}).get(choice.deck)
    return replace(choice, deck=ANY) if mine is not None and mine.faults(choice.ruleset) else choice


class Home:
    """The page as one browser sees it."""

    def __init__(self, guest: Visitor, choice: Choice, own: dict[str, dict[str, Own]]) -> None:
        self.guest = guest
        self.t = guest.t
        self.choice: Choice = choice
        self.all_own = own
        self._busy = False

    @property
    def own(self) -> dict[str, Own]:
        """The player's own decks that this ruleset can play."""
        return self.all_own.get(self.choice.ruleset, {})

    def build(self) -> None:
        t = self.t
        with tag("div", "", "lp-hello"):
            tag("h1", t("home.title"))
            tag("p", t("home.lead"), "lp-lead")
        with tag("div", "", "lp-home"):
            with tag("div", "", "lp-choose"):
                self._games()
                self.decks()
            with tag("aside", "", "lx-panel lp-ticket", aria_label=t("home.opponent")):
                self.opponent()
                self._errors = tag("div", "", aria_live="assertive")
                self.play()

    def set(self, *parts: Callable[[], Any], **changed: str) -> None:
        """Choose something else, and draw anew what shows it."""
        self.choice = replace(self.choice, **changed)
        for part in parts:
            part.refresh()  # type: ignore[attr-defined]

    # -- game ---------------------------------------------------------------------------------------------------------
    def _games(self) -> None:
        t = self.t
        with tag("fieldset", "", "lp-games"):
            tag("legend", t("home.game"), "lx-caps")
            for game in GAMES:
                with tag("label", "", "lp-game"):
                    chosen = tag("input", "", type="radio", name="game", value=game, checked=game == self.choice.game)
                    chosen.on("change", lambda _, game=game: self._take_game(game))
                    with tag("span", "", "lx-panel"):
                        game_sign(game)
                        with tag("span"):
                            tag("b", t(f"game.{game}"))
                            tag("small", t(f"game_is.{game}"))
        self.formats()

    def _take_game(self, game: str) -> None:
        self.choice = self.choice.under(GAMES[game][0])
        for part in (self.formats, self.decks, self.opponent, self.play):
            part.refresh()

    @ui.refreshable_method
    def formats(self) -> None:
        formats = GAMES[self.choice.game]
        if self.choice.game in COURSES:
            with tag("p", "", "lp-row lx-quiet"):
                tag("span", self.t("learn.new_here"))
                link(self.t("learn.course"), f"/learn#{self.choice.game}")
                link(self.t("learn.playmat"), f"/playmat/{self.choice.game}")
        if len(formats) > 1:
            options = [(name, self.t(f"format.{name}")) for name in formats]
            radios(
                self.t("home.format"), options, self._take_format, value=self.choice.ruleset, name="format",
                classes="small",
            )  # fmt: skip

    def _take_format(self, ruleset: str) -> None:
        self.choice = self.choice.under(ruleset)
        for part in (self.decks, self.opponent, self.play):
            part.refresh()

    # -- deck ---------------------------------------------------------------------------------------------------------
    @ui.refreshable_method
    def decks(self) -> None:
        t = self.t
        with tag("fieldset", "", "lp-decks"):
            tag("legend", t("home.one_deck" if self.choice.opponent == "watch" else "home.deck"), "lx-caps")
            self._deck(ANY, {"title": t("home.any_deck"), "description": t("home.any_deck_means")})
            for own in self.own.values():
                self._deck(own.id, own.deck, mine=True, wrong=bool(own.faults(self.choice.ruleset)))
            for name, deck in starters(self.choice.ruleset).items():
                self._deck(name, deck)

    def _deck(self, name: str, deck: Deck, *, mine: bool = False, wrong: bool = False) -> None:
        ruleset = self.choice.ruleset
        taken = self.choice.deck == name and not wrong
        with tag("label", "", "lp-deck"):
            chosen = tag("input", "", type="radio", name="deck", value=name, checked=taken, disabled=wrong)
            chosen.on("change", lambda _: self.set(self.play, deck=name))
            with tag("span", "", "lx-panel"):
                deck_picture(ruleset, deck)
                with tag("span", "", "lp-told-deck"):
                    tag("b", deck.get("title") or deck.get("name", ""))
                    with tag("span", "", "lp-led"):
                        colour_dots(ruleset, deck_colours(ruleset, deck))
                        tag("span", ", ".join(led_by(ruleset, deck)) or (self.t("home.mine") if mine else ""))
                    tag("small", self.t("decks.not_yet") if wrong else described(self.t, ruleset, deck))

    # -- opponent -----------------------------------------------------------------------------------------------------
    @ui.refreshable_method
    def opponent(self) -> None:
        t, choice = self.t, self.choice
        radios(
            t("home.opponent"), [(each, t(f"opponent.{each}")) for each in OPPONENTS],
            lambda said: self.set(self.decks, self.opponent, self.play, opponent=said), value=choice.opponent,
            name="opponent",
        )  # fmt: skip
        tag("p", t(f"opponent_means.{choice.opponent}"), "lx-quiet")
        if choice.opponent in ("bot", "watch"):
            levels = [(name, t.named("bot", name)) for name in LEVELS]
            radios(t("home.level"), levels, lambda said: self.set(level=said), value=choice.level, name="level")
        decks = {ANY: t("home.any_deck")}
        decks |= {name: deck.get("title") or name for name, deck in starters(choice.ruleset).items()}
        label = t("home.their_deck") if choice.opponent != "watch" else t("home.other_deck")
        if choice.opponent == "friend":
            doors = [(each, t(f"open.{each}")) for each in ("no", "yes")]
            radios(t("home.open"), doors, lambda said: self.set(open=said), value=choice.open, name="open")
        else:
            select(label, decks, lambda said: self.set(self.play, their_deck=said), value=choice.their_deck)
        if choice.opponent != "watch":
            lengths = [(each, t(f"games.{each}")) for each in LENGTHS]
            radios(t("home.games"), lengths, lambda said: self.set(games=said), value=choice.games, name="games")
            with tag("details", "", "lp-more"):
                tag("summary", t("home.more"))
                with tag("div", "", "lp-stack"):
                    field(t("home.name"), self._take_name, value=choice.name, hint=t("home.you"), maxlength=40)
                    clocks = {name: t(f"clock.{name}") for name in CLOCKS}
                    select(t("home.clock"), clocks, lambda said: self.set(clock=said), value=choice.clock)

    def _take_name(self, said: str) -> None:
        self.choice = replace(self.choice, name=said.strip())

    # -- play ---------------------------------------------------------------------------------------------------------
    @ui.refreshable_method
    def play(self) -> None:
        t, choice = self.t, self.choice
        with tag("div", "", "lp-play"):
            button(t(f"start.{choice.opponent}"), self._play, "primary lp-big", data_testid="play")
            tag("small", self._told(), "lx-quiet")

    def _told(self) -> str:
        """The choice in one line, so that nobody presses the button blindly."""
        choice, t = self.choice, self.t
        mine = self.own[choice.deck].deck if choice.deck in self.own else starters(choice.ruleset).get(choice.deck, {})
        title = mine.get("title") or mine.get("name") or t("home.any_deck")
        return f"{t(f'game.{choice.game}')} · {title}"

    async def _play(self) -> None:
        if self._busy:  # a second click while the first is on its way
            return
        self._busy = True
        choice = self.choice
        try:
            where = await begin(self.guest, choice, self.own)
        except Wrong as error:
            self._errors.clear()
            with self._errors:
                notice(error.said(self.t.language), "danger")
            self._busy = False
            return
        await self.guest.remember(choice.name, home=choice.kept())
        ui.navigate.to(where)
        await asyncio.sleep(2)
        self._busy = False
