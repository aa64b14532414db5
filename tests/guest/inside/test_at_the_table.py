"""The fourth game at the web table: through the protocol, by clicks, and on every page that shows a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import unescape
from random import Random

import httpx
import pytest

from ludex import games
from tests.web.browser.driver import Seat
from tests.web.serving import Server, play

DECKS = ("lanternmen", "wreckers")
HTML = {"accept": "text/html"}


def test_two_people_play_a_whole_game_through_the_protocol(server: Server) -> None:
    made = server.create("skerry", decks=DECKS, seed=3)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        answers = play((ann, bob), 2000)
        result = ann.position["view"]["result"]
        assert result is not None and result["rule"].startswith("skerry ")
        assert answers > 20
        assert ann.heard[0]["playmat"]["game"] == "skerry"
        assert bob.position["view"]["result"] == result


def test_a_whole_game_by_clicks_alone(server: Server, sit: Callable[..., Seat]) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    made = server.create("skerry", decks=DECKS, seats=seats, seed=5)
    ann = sit(made, 0)

    assert ann.play(Random(5))

    result = ann.page.locator("[data-testid=result]")
    assert result.locator(".lx-rule").inner_text().startswith("skerry ")
    assert ann.clicks > 5


# -- pages ------------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/", "Two lighthouses"),
        ("/rules", "Skerry"),
        ("/rules/skerry", "What happens by itself"),
        ("/rules/skerry/7.5", "damage each other at the same time"),
        ("/lab?ruleset=skerry", "Oyster Boat"),
        ("/decks", "Skerry"),
        ("/cards?game=skerry", "Skerry"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_pages_show_it(site: Server, path: str, told: str, language: str) -> None:
    answer = site.get(path, headers=HTML, cookies={"ludex-language": language})
    assert answer.status_code == 200
    assert told in unescape(answer.text).replace('\\"', '"')


def test_a_card_of_the_lab_goes_into_a_deck() -> None:
    """The deck builder asks the game: which cards there are, what is wrong, and how a deck is written down."""
    from ludex.web.pages.building import Building
    from ludex.web.pages.cardbook import as_text, starters

    deck = dict(starters("skerry")["wreckers"])
    card = dict(games.board("skerry").first)
    named = {card["name"]: card}
    building = Building("skerry", {**deck, "main": {**deck["main"], "Cockle": 1, card["name"]: 1}}, named, named)
    assert building.parts == ("main",)
    assert building.faults() == ()
    building.change("main", "Whaler", 1)
    assert [fault.rule for fault in building.faults()] == ["skerry 2.4"]
    assert "1 Whaler" in as_text("skerry", building.deck)


def test_the_judges_desk_sets_up_a_position_of_it(site: Server) -> None:
    """Words and numbers of the desk come from the game, and a card lies sideways in its own words."""
    boat = {"as": "boat", "seat": 1, "zone": "coast", "name": "Cockle", "resting": True}
    position = {"position": {"auto": "turns"}, "card": [boat], "values": {"0": {"oil": 4}}}
    asked = {"scenario": {"ruleset": "skerry", **position}}
    told = httpx.post(f"{site.url}/api/desk", json=asked, timeout=60).json()
    assert told["playmat"]["resting"] == "resting"
    assert told["view"]["players"][1]["zones"]["coast"]["cards"][0]["rested"] is True
    assert told["view"]["players"][0]["values"]["oil"] == 4
    assert "oil" in told["numbers"]


def test_a_card_of_the_lab_is_tried_in_a_position(site: Server) -> None:
    from ludex.web.judging.scene import trying

    found = trying("skerry", dict(games.board("skerry").first))
    assert [card["zone"] for card in found["card"]] == ["coast", "coast", "coast", "hand"]


# -- learning ---------------------------------------------------------------------------------------------------------
def test_its_lessons_can_be_taken_and_answer_wrong_tries(site: Server) -> None:
    """A course is the game's own: a folder of lessons, found like its decks."""
    from ludex.table.scenariofile import play as played
    from ludex.web.learning.lesson import COURSES, course

    assert "skerry" in COURSES
    lessons = course("skerry")
    assert [each.id for each in lessons] == ["skerry/1", "skerry/2"]
    for each in lessons:
        assert played(each.solution, auto="turns").passed
    page = site.get("/learn", headers=HTML)
    assert "Launch a boat" in unescape(page.text)


def test_its_playmat_is_explained(site: Server) -> None:
    from ludex.web.learning.mat import shown

    found = shown("skerry")
    assert found is not None
    places = {place.zone for place in games.board("skerry").playmat.places} - {"swell"}
    assert places <= {zone.at for zone in found.zones}
    assert site.get("/playmat/skerry", headers=HTML).status_code == 200
