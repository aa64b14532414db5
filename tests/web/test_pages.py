"""The pages around the table answer: in both languages, with what they are about, and never with somebody else's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from ludex.rulebook import BOOKS, rulings
from ludex.web.pages import frame
from ludex.web.words import words
from tests.web.serving import PATIENCE, Server

HTML = {"accept": "text/html"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


def test_no_page_gives_up_on_a_busy_machine():
    folder = Path(frame.__file__).parent
    assert frame.page("/anywhere").response_timeout >= 30
    assert [file.name for file in folder.rglob("*.py") if "@ui.page" in file.read_text()] == []


def text_of(answer: httpx.Response) -> str:
    """What a page is made of, as it is sent to the browser."""
    return unescape(answer.text).replace('\\"', '"')


@pytest.mark.parametrize("path", ["/", "/history", "/decks", "/lab", "/rules", "/reports"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_page_answers_in_both_languages(site, path, language):
    answer = site.get(path, headers=HTML, cookies={"ludex-language": language})
    assert answer.status_code == 200
    place = {"/": "home"}.get(path, path.strip("/"))
    assert words(language)(f"place.{place}") in text_of(answer)
    assert f'documentElement.lang = "{language}"' in answer.text


def test_a_browser_that_asks_for_japanese_gets_it(site):
    answer = site.get("/", headers={**HTML, "accept-language": "ja,en;q=0.5"})
    assert words("ja")("home.title") in text_of(answer)


@pytest.mark.parametrize("book", BOOKS)
def test_every_book_can_be_read(site, book):
    answer = site.get(f"/rules/{book}", headers=HTML)
    assert answer.status_code == 200
    assert BOOKS[book] in text_of(answer)
    assert rulings(book)[0].question[:30] in text_of(answer)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/rules/sve/8.4.9", "sve-R26"),
        ("/rules/sve/B-1:6.1.1.3", "Sealed"),
        ("/rules/cfv/7.6.1.2", "7.6.1.2"),
        ("/rules/fow-5.5/8.2:3", "fow-5.01 8.2:3"),
        ("/rules/compare/fow-5.01/fow-5.5", "Force of Will, 5.5"),
    ],
)
def test_a_rule_is_shown_with_what_belongs_to_it(site, path, told):
    answer = site.get(path, headers=HTML)
    assert answer.status_code == 200
    assert told in text_of(answer)


def test_a_rule_of_a_family_leads_to_the_newest_book_that_has_it(site):
    assert site.get("/rules/fow/8.2:3", headers=HTML).headers["location"] == "/rules/fow-5.5/8.2:3"
    assert site.get("/rules/fow", headers=HTML).headers["location"] == "/rules/fow-5.5"
    assert site.get("/rules/sve/8", headers=HTML).headers["location"] == "/rules/sve#chapter-8"


@pytest.mark.parametrize(
    "path",
    [
        "/rules/chess",
        "/rules/sve/99.9",
        "/rules/fow/99",
        "/rules/compare/sve/cfv",
        "/decks/none",
        "/reports/none",
        "/no",
    ],
)
def test_what_is_not_there_says_so_kindly(site, path):
    answer = site.get(path, headers=HTML)
    assert answer.status_code == 404
    assert "lp-header" in answer.text


@pytest.mark.parametrize(
    "path", ["/history?page=banana", "/history?page=99999999999", "/?ruleset=chess&deck=x", "/lab?card=x"]
)
def test_strange_questions_do_no_harm(site, path):
    assert site.get(path, headers=HTML).status_code == 200


def test_the_history_shows_ones_own_games_and_nobody_elses(site):
    with httpx.Client(base_url=site.url, headers=HTML) as me, httpx.Client(base_url=site.url, headers=HTML) as other:
        assert words("en")("history.none") in text_of(me.get("/history"))
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        made = me.post("/api/games", json={"ruleset": "sve", "seats": seats}).json()
        assert made["game"] in me.get("/history").text
        assert made["game"] in me.get("/").text
        assert made["seats"][0]["token"] not in me.get("/history").text
        assert made["game"] not in other.get("/history").text


def test_what_people_write_is_never_markup(site):
    """Names are handed to the page as text; no part of them is an element there."""
    with httpx.Client(base_url=site.url, headers=HTML) as me:
        me.get("/")
        seats = [
            {"kind": "person", "name": "Ann"},
            {"kind": "bot", "bot": "random", "name": "<img src=x onerror=go()>"},
        ]
        assert me.post("/api/games", json={"ruleset": "sve", "seats": seats}).status_code == 201
        page = me.get("/history").text
    assert "onerror=go()" in page
    assert "<img src=x" not in page


def test_pages_load_nothing_from_elsewhere(site):
    for path in ("/", "/rules/sve/8.4.9", "/reports"):
        answer = site.get(path, headers=HTML)
        loaded = re.findall(r"""(?:src|href|url)\s*[=(:]\s*["']?(https?:)?//[^\s"')]+""", answer.text)
        assert loaded == []
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_what_the_pages_load_is_there(site):
    for file in re.findall(r'(?:src|href)="(/(?:pages|static)/[^"]+)"', site.get("/", headers=HTML).text):
        assert site.get(file).status_code == 200, file


def test_pages_borrow_no_process_of_nicegui():
    """What helps ends with the server, however that ends; processes of NiceGUI would stay."""
    own = re.compile(r"from nicegui import .*\brun\b|nicegui\.run")
    assert [file.name for file in Path(frame.__file__).parent.rglob("*.py") if own.search(file.read_text())] == []


@pytest.mark.parametrize(
    "said",
    [{"sec-fetch-dest": "image"}, {"sec-fetch-dest": "iframe"}, {"sec-fetch-dest": "empty"},
     {"sec-fetch-dest": "document", "sec-purpose": "prefetch;prerender"}],
)  # fmt: skip
def test_only_who_comes_to_a_lesson_begins_it(site: Server, said: dict[str, str]) -> None:
    """A picture in a page of another site stores no game here, and nothing does that is fetched in advance."""
    answer = httpx.get(f"{site.url}/learn/sve/1", headers=said, follow_redirects=False, timeout=PATIENCE)
    assert (answer.status_code, answer.headers["location"]) == (303, "/learn")
    head = httpx.head(f"{site.url}/learn/sve/1", follow_redirects=False, timeout=PATIENCE)
    assert head.headers["location"] == "/learn"
    asked = {"sec-fetch-dest": "document"}
    came = httpx.get(f"{site.url}/learn/sve/1", headers=asked, follow_redirects=False, timeout=PATIENCE)
    assert came.headers["location"].startswith("/table/")
