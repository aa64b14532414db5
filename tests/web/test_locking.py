"""One server for one SQLite file: a second one is told who has it, and a crash leaves no lock behind."""

from __future__ import annotations

import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludex.cli.app import app
from ludex.web.settings import Settings, SettingsError
from ludex.web.store.engine import opened
from ludex.web.store.locking import FileLock
from tests.web.conftest import Start

SERVE = [sys.executable, "-c", "from ludex.cli import main; main()", "serve", "--port", "0", "--no-pages"]


def _second(database: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*SERVE, "--database", database], capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_is_refused_and_told_where_the_first_is(start: Start, tmp_path: Path) -> None:
    first = start()
    refused = _second(first.database)
    assert refused.returncode == 2
    said = " ".join(refused.stderr.split())
    assert "in use by another server" in said
    assert first.url in said
    assert "PostgreSQL" in said
    assert "Traceback" not in refused.stderr
    made = first.create()  # the first has not noticed
    first.kill()
    second = start(first.database)
    with second.sit(made, 0) as ann:
        assert ann.version == 0


def test_a_file_has_one_server_by_whatever_name_it_is_called(start: Start, tmp_path: Path) -> None:
    first = start()
    (tmp_path / "other.db").symlink_to(tmp_path / "ludex.db")
    refused = _second(f"sqlite:///{tmp_path}/other.db")
    assert refused.returncode == 2
    assert first.url in " ".join(refused.stderr.split())


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    """SQLite keeps what is not yet in the file beside it, under its name: there would be two of that."""
    (tmp_path / "ludex.db").touch()
    (tmp_path / "other.db").hardlink_to(tmp_path / "ludex.db")
    with pytest.raises(SettingsError, match="several names"):
        FileLock(f"{tmp_path}/other.db")


@pytest.mark.parametrize("url", ["sqlite:///file:{}?uri=true", "sqlite:///{}?uri=true", "sqlite:///{}?vfs=unix-none"])
def test_a_file_that_sqlite_would_find_by_another_name_is_refused(tmp_path: Path, url: str) -> None:
    """SQLite reads some names as addresses: the lock would lie elsewhere, and a second server begin."""
    file = tmp_path / "ludex.db"
    file.touch()
    with pytest.raises(SettingsError, match="the file itself"):
        opened(Settings(database=url.format(file)))


def test_who_opens_a_browser_is_led_to_the_server_that_runs(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    first = start()
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    told = CliRunner().invoke(app, ["serve", "--open", "--no-pages", "--database", first.database])
    assert told.exit_code == 0
    assert opened == [first.url]
