"""What every test shares: citations are well formed, and property tests are repeatable."""

import re

import pytest
from hypothesis import settings

CITATION = re.compile(r"[a-z]+(-[0-9.]+)?( [A-Z0-9][\w.:-]*|-R\d+)")

# The same examples on every machine; `make soak` looks further with fresh ones.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("soak", max_examples=2000, deadline=None)
settings.load_profile("repeatable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a `rule` mark that the ledger's audit could not read."""
    for item in items:
        for mark in item.iter_markers("rule"):
            wrong = [c for c in mark.args if not (isinstance(c, str) and CITATION.fullmatch(c))]
            if wrong or mark.kwargs or not mark.args:
                raise pytest.UsageError(f'{item.nodeid}: write rule("sve 8.4.9", ...), not {mark.args!r}')
