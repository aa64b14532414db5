"""A player's games: how each ended and by which rule, to see again, to continue, to keep, to play once more."""

from __future__ import annotations

from functools import partial

import msgspec
from nicegui import ui
from starlette.requests import Request

from ludex.rulebook import gist
from ludex.web.hosting.clock import ClockSettings
from ludex.web.hosting.creating import NewGame, NewSeat, Wrong
from ludex.web.pages.frame import frame, page
from ludex.web.pages.opening import open_game
from ludex.web.pages.parts import button, link_button, rule_chip, tag, told
from ludex.web.pages.past_games import PastGame, ago, game_name, games_of, headed
from ludex.web.pages.pictures import deck_picture
from ludex.web.pages.visitor import Visitor, visitor

PAGE = 30


@page("/history")
async def history_page(request: Request) -> None:
    """The games of this browser."""
    guest = visitor(request)
    t = guest.t
    page = max(0, _number(request.query_params.get("page", "0")))
    found = await games_of(guest, PAGE + 1, page * PAGE)
    with frame(t, "history", t("history.title")):
        tag("h1", t("history.title"))
        tag("p", t("history.lead"), "lp-lead")
        if not found:
            with tag("div", "", "lx-panel lp-empty"):
                tag("p", t("history.none"))
                link_button(t("history.first"), "/", "primary")
        with tag("ol", "", "lp-past"):
            for game in found[:PAGE]:
                _game(guest, game)
        with tag("p", "", "lp-row"):
            if page:
                link_button(t("history.newer"), f"/history?page={page - 1}")
            if len(found) > PAGE:
                link_button(t("history.older"), f"/history?page={page + 1}")


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def _game(guest: Visitor, game: PastGame) -> None:
    t, stored = guest.t, game.stored
    with tag("li", "", "lx-panel lp-past-game"):
        deck_picture(stored.ruleset, game.deck, 46)
        with tag("div", "", "lp-past-told"):
            with tag("p", "", "lp-row"):
                tag("span", t(f"outcome.{game.outcome}"), f"lp-outcome {game.outcome}")
                tag("b", headed(t, game))
            tag("p", _facts(guest, game), "lx-quiet")
            if game.rule:
                with tag("p", "", "lp-row"):
                    rule_chip(game.rule)
                    tag("span", _said(game.rule), "lx-faint")
        with tag("div", "", "lp-row lp-past-deeds"):
            where = f"/table/{stored.id}"
            if not game.over:
                link_button(t("history.go_on"), where, "primary lp-small")
            else:
                link_button(t("history.replay"), f"{where}?replay", "lp-small", title=t("history.replay_means"))
                name = f"ludex-{stored.id}.record"
                link_button(t("history.record"), f"/api/games/{stored.id}/record", "bare lp-small", download=name)
            if game.against_bot:
                button(t("history.again"), partial(_again, guest, game), "bare lp-small")


def _facts(guest: Visitor, game: PastGame) -> str:
    """Game, deck, how long it took and when it was, in one line."""
    t, stored = guest.t, game.stored
    parts = [game_name(t, stored.ruleset), str(game.deck.get("title") or game.deck.get("name", ""))]
    if game.match is not None:
        parts.append(t("games.number", n=game.match.number))
    if game.over:
        parts.append(t("history.length", count=stored.answers))
    return " · ".join(filter(None, (*parts, ago(t, stored.created))))


def _said(rule: str) -> str:
    try:
        return gist(rule)
    except (LookupError, ValueError):
        return ""


async def _again(guest: Visitor, game: PastGame) -> None:
    """The same decks and the same opponent once more."""
    stored = game.stored
    seats = tuple(NewSeat(seat["kind"], name=seat["name"], bot=seat["bot"] or "") for seat in stored.seats)
    clock = stored.settings.get("clock")
    timed = None if clock is None else msgspec.convert(clock, ClockSettings)
    setup = stored.setup
    if "puzzle" in setup:
        wanted = NewGame(puzzle=setup["puzzle"], seats=seats)
    elif "scenario" in setup:
        wanted = NewGame(scenario=setup["scenario"], seats=seats, clock=timed)
    else:
        decks, cards = tuple(setup["decks"]), tuple(setup["cards"])
        wanted = NewGame(ruleset=stored.ruleset, decks=decks, cards=cards, seats=seats, clock=timed)
    try:
        ui.navigate.to(await open_game(guest, wanted))
    except Wrong as error:
        told(error.said(guest.t.language))
