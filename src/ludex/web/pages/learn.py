"""Learning: the courses, lesson by lesson, with what this browser has done already; and the playmats explained."""

from __future__ import annotations

from starlette.requests import Request

from ludex.web.learning.lesson import COURSES, Lesson, course
from ludex.web.pages.frame import frame, page, script
from ludex.web.pages.parts import link, link_button, tag
from ludex.web.pages.pictures import game_sign
from ludex.web.pages.visitor import visitor
from ludex.web.words import Words


@page("/learn")
async def learn_page(request: Request) -> None:
    """All courses."""
    t = visitor(request).t
    script("learn.js")
    with frame(t, "learn", t("learn.title")):
        tag("h1", t("learn.title"))
        tag("p", t("learn.lead"), "lp-lead")
        with tag("div", "", "lp-courses"):
            for game in COURSES:
                _course(t, game, course(game))


def _course(t: Words, game: str, lessons: tuple[Lesson, ...]) -> None:
    with tag("section", "", "lx-panel lp-course", id=game, data_course=game, data_done=t("learn.done")):
        with tag("header", "", "lp-row"):
            game_sign(game)
            with tag("div"):
                tag("h2", t(f"game.{game}"))
                tag("p", "", "lx-quiet lp-done", data_testid=f"done-{game}")
        with tag("ol", "", "lp-lessons"):
            for each in lessons:
                with tag("li", "", data_lesson=each.id):
                    link(each.title[t.language], f"/learn/{each.id}", "lp-lesson")
        with tag("p", "", "lp-row"):
            link_button(t("learn.begin"), f"/learn/{game}/1", "primary", data_begin=game)
            link_button(t("learn.playmat"), f"/playmat/{game}")
