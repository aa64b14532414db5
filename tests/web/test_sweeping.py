"""Pages that were opened and left give their memory back soon, although the server looks for garbage seldom."""

from __future__ import annotations

import gc
import weakref

import pytest

from ludex.web.pages import waiting


class Element:
    """A part of a page: it knows the page, and the page knows it."""

    def __init__(self) -> None:
        self.page = self


def test_what_was_left_is_swept_up_at_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "Client", type("None_", (), {"prune_instances": staticmethod(lambda **_: None)}))
    gc.disable()
    try:
        left = weakref.ref(Element())
        for _ in range(waiting.SWEPT):
            assert left() is not None
            waiting._round()
            waiting.went()
        waiting._round()
        assert left() is None
    finally:
        gc.enable()
