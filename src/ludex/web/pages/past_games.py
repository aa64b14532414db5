"""A player's games: what a line about one says, and those that wait to be continued."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from ludex.table.languages import ENGLISH
from ludex.web.hosting.match import Match
from ludex.web.hosting.table import now
from ludex.web.learning.lesson import lesson
from ludex.web.pages.cardbook import game_of
from ludex.web.pages.parts import link, tag
from ludex.web.pages.pictures import deck_picture
from ludex.web.pages.visitor import Visitor
from ludex.web.store import Stored
from ludex.web.words import Words

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
OPEN_SHOWN = 6


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game as one of its players remembers it."""

    stored: Stored
    seat: int

    @property
    def over(self) -> bool:
        return self.stored.status == "over"

    @property
    def match(self) -> Match | None:
        return Match.of(self.stored)

    @property
    def waits(self) -> bool:
        """Whether one may come back to it: it is played, or the next game of its match has not begun."""
        if not self.over or self.match is None:
            return not self.over
        winner = (self.stored.result or {}).get("winner")
        return self.stored.next_game is None and not self.match.after(winner, self.stored.id).decided

    @property
    def opponent(self) -> str:
        return str(self.stored.seats[1 - self.seat]["name"])

    @property
    def against_bot(self) -> bool:
        return bool(self.stored.seats[1 - self.seat]["kind"] == "bot")

    @property
    def deck(self) -> dict[str, Any]:
        """The deck one played with; a game that began at a position has none, but may have a title."""
        setup = self.stored.setup
        if not setup["decks"]:
            return {"title": setup.get("scenario", {}).get("title", "")}
        found: dict[str, Any] = setup["decks"][self.seat]
        return found

    @property
    def outcome(self) -> str:
        """won, lost, drawn or running."""
        if not self.over:
            return "running"
        winner = (self.stored.result or {}).get("winner")
        return "drawn" if winner is None else "won" if winner == self.seat else "lost"

    @property
    def rule(self) -> str:
        """The rule that ended it."""
        return str((self.stored.result or {}).get("rule", ""))


def remembered(stored: Stored, key: str) -> PastGame:
    """A game from the chair of one of its players."""
    return PastGame(stored, 1 if stored.player1 == key and stored.player0 != key else 0)


def headed(t: Words, game: PastGame) -> str:
    """Whom it was played against, or the lesson or puzzle it was."""
    setup = game.stored.setup
    found = lesson(setup.get("lesson") or "")
    if found is not None:
        return t("history.lesson", title=found.title.get(t.language) or found.title[ENGLISH])
    return t("history.puzzle") if setup.get("puzzle") else t("home.against", name=game.opponent)


async def games_of(guest: Visitor, limit: int = 50, offset: int = 0) -> list[PastGame]:
    """A player's games, the newest first."""
    if not guest.key:
        return []
    found = await asyncio.to_thread(guest.store.games.of_player, guest.key, limit, offset)
    return [remembered(stored, guest.key) for stored in found]


def game_name(t: Words, ruleset: str) -> str:
    """A game with its format: "Force of Will · 5.5 Bifrost"."""
    name = t(f"game.{game_of(ruleset)}")
    form = t(f"format.{ruleset}")
    return name if ruleset == game_of(ruleset) else f"{name} · {form}"


def ago(t: Words, at: int) -> str:
    """How long ago something was."""
    passed = max(0, now() - at)
    for unit, name in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if passed >= unit:
            return t(f"ago.{name}", count=passed // unit)
    return t("ago.now")


async def open_games(guest: Visitor) -> None:
    """The games one has left and may come back to."""
    t = guest.t
    waiting = [game for game in await games_of(guest) if game.waits][:OPEN_SHOWN]
    if not waiting:
        return
    with tag("section", "", "lp-open", aria_label=t("home.continue")):
        tag("h2", t("home.continue"), "lp-part")
        with tag("div", "", "lp-strip"):
            for game in waiting:
                with link("", f"/table/{game.stored.id}", "lx-panel lp-waiting"):
                    deck_picture(game.stored.ruleset, game.deck, 40)
                    with tag("span"):
                        tag("b", headed(t, game))
                        tag("small", f"{game_name(t, game.stored.ruleset)} · {ago(t, game.stored.created)}")
