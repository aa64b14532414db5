"""Tables: where a chair is free, and which games may be watched."""

from __future__ import annotations

from starlette.requests import Request

from ludex.web.hosting.lobby import lobby
from ludex.web.pages.cardbook import game_of
from ludex.web.pages.frame import frame, page
from ludex.web.pages.parts import link_button, tag
from ludex.web.pages.past_games import ago, game_name
from ludex.web.pages.pictures import game_sign
from ludex.web.pages.visitor import visitor
from ludex.web.store import Stored
from ludex.web.words import Words


@page("/tables")
async def tables_page(request: Request) -> None:
    """Open tables, and games to watch."""
    guest = visitor(request)
    t = guest.t
    found = await lobby(guest.store)
    with frame(t, "tables", t("lobby.title")):
        tag("h1", t("lobby.title"))
        tag("p", t("lobby.lead"), "lp-lead")
        _tables(t, "free", found.open, "sit")
        link_button(t("lobby.make"), "/?opponent=friend", "primary")
        _tables(t, "watched", found.watched, "watch")
        link_button(t("lobby.bots"), "/?opponent=watch")


def _tables(t: Words, kind: str, found: list[Stored], deed: str) -> None:
    tag("h2", t(f"lobby.{kind}"), "lp-part")
    if not found:
        tag("p", t(f"lobby.none_{kind}"), "lx-quiet lp-none")
        return
    with tag("ul", "", "lp-past", data_testid=f"tables-{kind}"):
        for game in found:
            with tag("li", "", "lx-panel lp-past-game"):
                game_sign(game_of(game.ruleset))
                with tag("div", "", "lp-past-told"):
                    tag("b", _who(game, kind))
                    clock = t("lobby.clock") if game.settings.get("clock") else ""
                    match = t("games.three") if game.settings.get("match") else ""
                    facts = (game_name(t, game.ruleset), match, clock, ago(t, game.created))
                    tag("p", " · ".join(filter(None, facts)), "lx-quiet")
                link_button(t(f"lobby.{deed}"), f"/table/{game.id}", "lp-small")


def _who(game: Stored, kind: str) -> str:
    """Who waits, or who plays whom."""
    names = [str(seat["name"]) for seat in game.seats]
    return " – ".join(names) if kind == "watched" else names[0]
