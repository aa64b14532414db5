"""Settings: from arguments and variables; what cannot be used is refused with what is wrong."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludex.cli.app import app
from ludex.web.settings import Settings, SettingsError, read
from ludex.web.store.engine import opened


def test_arguments_come_before_variables_and_these_before_defaults() -> None:
    environ = {"LUDEX_PORT": "9000", "LUDEX_RATE": "7", "LUDEX_PAGES": "no", "LUDEX_DATABASE": "sqlite:////tmp/x.db"}
    found = read(environ, port=9001, host=None)
    assert (found.port, found.rate, found.pages, found.host) == (9001, 7, False, "127.0.0.1")
    assert found.database == "sqlite:////tmp/x.db"


def test_without_a_database_it_is_a_file_of_the_user() -> None:
    assert read({"XDG_DATA_HOME": "/data"}).database == "sqlite:////data/ludex/ludex.db"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "many", "whole number"),
        ("PORT", "70000", "65535"),
        ("PORT", "-1", "at least 0"),
        ("NICE", "20", "19"),
        ("PAGES", "perhaps", "1 or 0"),
        ("RATE", "0", "at least 1"),
        ("MESSAGE_BYTES", "10", "at least 256"),
        ("PUBLIC", "play.example", "https://"),
        ("PUBLIC", "https://play.example/ludex", "nothing more"),
        ("DATABASE", "mysql://root:secret@db/x", "sqlite:///FILE"),
    ],
)
def test_what_cannot_be_used_is_refused(name: str, value: str, words: str) -> None:
    with pytest.raises(SettingsError) as wrong:
        read({f"LUDEX_{name}": value})
    assert words in str(wrong.value)
    assert name.lower() in str(wrong.value).lower()
    assert "secret" not in str(wrong.value)


@pytest.mark.parametrize("url", ["sqlite:///", "sqlite:////proc/nothing/here.db", "postgresql://nobody:pw@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_refused(url: str) -> None:
    with pytest.raises(SettingsError) as wrong:
        opened(Settings(database=url))
    assert "database" in str(wrong.value)
    assert "pw" not in str(wrong.value)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"
    file.write_text("milk, bread, " * 400)
    with pytest.raises(SettingsError):
        opened(Settings(database=f"sqlite:///{file}"))
    assert file.read_text().startswith("milk")


def test_the_command_says_what_is_wrong(capsys: Any) -> None:
    from ludex.cli import main

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit) as end:
            main(["serve", "--port", port, "--database", "sqlite:////tmp/never.db", "--no-pages"])
    assert end.value.code == 2
    assert "cannot be listened at" in capsys.readouterr().err
    assert CliRunner().invoke(app, ["serve", "--help"]).exit_code == 0


def test_where_a_browser_finds_it() -> None:
    assert Settings(host="0.0.0.0", port=8100).url == "http://127.0.0.1:8100"
    assert Settings(host="::1", port=8100).url == "http://[::1]:8100"
    assert Settings(public="https://play.example/").url == "https://play.example"
