"""What every test shares: citations are well formed, and property tests are repeatable."""

import os
import re
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

CITATION = re.compile(r"[a-z]+(-[0-9.]+)?( [A-Z0-9][\w.:-]*|-R\d+)")

# The same examples on every machine; `make soak` looks further with fresh ones.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=2000, deadline=None)
settings.load_profile("repeatable")


@pytest.fixture(scope="session", autouse=True)
def nobodys_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests meet no cards that the person who runs them owns, and leave none behind."""
    before = os.environ.get("LUDEX_HOME")
    os.environ["LUDEX_HOME"] = str(tmp_path_factory.mktemp("ludex-home"))
    yield
    if before is None:
        del os.environ["LUDEX_HOME"]
    else:
        os.environ["LUDEX_HOME"] = before


@pytest.fixture(autouse=True)
def looked_at() -> Iterator[None]:
    """Every table that a test has played on is looked at when the test ends (`PlayTable.look_back`)."""
    yield
    if (play := sys.modules.get("tests.play_table")) is not None:
        while play.tables:
            play.tables.pop().look_back()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` mark that the ledger's audit could not read."""
    for item in items:
        for mark in item.iter_markers("rule"):
            wrong = [c for c in mark.args if not (isinstance(c, str) and CITATION.fullmatch(c))]
            if wrong or mark.kwargs or not mark.args:
                raise pytest.UsageError(f'{item.nodeid}: write rule("sve 8.4.9", ...), not {mark.args!r}')
