"""Commands are tested as a user meets them: arguments in; exit code, stdout and stderr out."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from ludex.cli import main


@dataclass(frozen=True)
class Outcome:
    """What one command left behind."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on stdout; anything else there is an error."""
        return json.loads(self.out)


Ludex = Callable[..., Outcome]


@pytest.fixture
def ludex(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ludex:
    monkeypatch.setenv("COLUMNS", "200")

    def run(*args: object) -> Outcome:
        try:
            main([str(arg) for arg in args])
            code = 0
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run
