"""Puzzles: those of each game, from easy to hard, with what this browser has solved already."""

from __future__ import annotations

from starlette.requests import Request

from ludex.families import families
from ludex.solving.puzzle import names, shipped
from ludex.web.pages.frame import frame, page, script
from ludex.web.pages.parts import link, link_button, tag
from ludex.web.pages.pictures import game_sign
from ludex.web.pages.visitor import visitor
from ludex.web.words import Words

_GRADES = 5


@page("/puzzles")
async def puzzles_page(request: Request) -> None:
    """All puzzles."""
    t = visitor(request).t
    script("puzzles.js")
    with frame(t, "puzzles", t("puzzles.title")):
        tag("h1", t("puzzles.title"))
        tag("p", t("puzzles.lead"), "lp-lead")
        tag("p", "", "lx-quiet", data_testid="streak", data_streak=t("puzzles.streak"))
        with tag("div", "", "lp-courses"):
            for game in families():
                _game(t, game, names(game))


def _game(t: Words, game: str, found: tuple[str, ...]) -> None:
    with tag("section", "", "lx-panel lp-course", id=game, data_puzzles=game, data_done=t("puzzles.done")):
        with tag("header", "", "lp-row"):
            game_sign(game)
            with tag("div"):
                tag("h2", t(f"game.{game}"))
                tag("p", "" if found else t("puzzles.none"), "lx-quiet lp-done", data_testid=f"solved-{game}")
        with tag("ol", "", "lp-lessons"):
            for number, name in enumerate(found, 1):
                with tag("li", "", data_puzzle=name):
                    _puzzle(t, name, number)
        if found:
            with tag("p", "", "lp-row"):
                link_button(t("puzzles.begin"), f"/puzzles/{found[0]}", "primary", data_begin=game)


def _puzzle(t: Words, name: str, number: int) -> None:
    grade = shipped(name).grade
    with link("", f"/puzzles/{name}", "lp-lesson"):
        tag("span", t("puzzles.puzzle", n=number))
        stars = "★" * grade + "☆" * (_GRADES - grade)
        tag("span", stars, "lp-grade", role="img", aria_label=t("puzzles.grade", n=grade))
