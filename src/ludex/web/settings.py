"""Settings of the server: from arguments, else from LUDEX_* variables, else as they stand here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PREFIX = "LUDEX_"
_POSTGRES = re.compile(r"^postgres(?:ql)?(?:\+psycopg)?://")
_HOST = re.compile(r"\*|[A-Za-z0-9_.-]+|\[?[0-9A-Fa-f:.]+\]?")
_TRUE = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}


class SettingsError(ValueError):
    """A setting that cannot be used; says which one, what it was and what it should be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a server that can be chosen."""

    database: str = ""  # a URL; else a file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8100
    public: str = ""  # the address under which browsers reach it, if a proxy stands before it: https://play.example
    hosts: str = ""  # further names by which browsers may call it, with commas between; * for any
    pages: bool = True  # the pages around the table; without them only table, protocol and REST
    pace: int = 450  # milliseconds between a bot's answers where somebody watches
    moment: int = 3_000  # milliseconds to reveal what one is asked about in secret; 0: as many as one likes
    bot_threads: int = 2  # processes in which bots think
    workers: int = 2  # processes that move the tables
    card_workers: int = 8  # processes for tables with cards that visitors wrote, one for each while there are enough
    readers: int = 2  # processes that read what visitors wrote
    nice: int = 10  # how far bots, and cards that visitors wrote, stand back for people at their tables; 0 to 19
    answer_seconds: int = 5  # of a processor, for one answer; a table that needs more is stopped
    answer_megabytes: int = 256
    game_seconds: int = 60  # of a processor, for all answers of a game
    think_seconds: int = 20  # for a bot; then its first answer is taken
    reading_seconds: int = 5  # for a new game, or a card of the lab
    message_bytes: int = 16_384
    rate: int = 20  # messages a second of one connection, in the long run
    burst: int = 60  # messages at once
    local_rate: int = 5_000  # the same for connections from this machine: bots play fast
    local_burst: int = 5_000
    page_rate: int = 12  # what a page says to the server, a second in the long run; more has to wait
    page_burst: int = 60
    pages_per_minute: int = 120  # opened from one address; from this machine without limit
    games_per_minute: int = 30  # new games a minute from one address; from this machine without limit
    hints_per_minute: int = 30  # of one visitor; an analysis counts for five
    connections: int = 2_000
    connections_each: int = 60  # of one address; from this machine without limit
    strikes: int = 40  # refused messages in a row after which a connection is closed
    chat_length: int = 500
    hello_seconds: int = 15
    idle_seconds: int = 600  # how long a table nobody sits at stays in memory
    chosen_seeds: bool = False  # whether the seed of a game between two people may be chosen by who creates it

    @property
    def postgres(self) -> bool:
        return bool(_POSTGRES.match(self.database))

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.public.startswith("https://")

    @property
    def url(self) -> str:
        """Where a browser on this machine finds it."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return self.public.rstrip("/") or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def read(environ: Mapping[str, str], **given: object) -> Settings:
    """Settings from arguments (None: not given) and variables; the first that cannot be used is refused."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        value = given.get(field.name)
        if value is not None:
            found[field.name] = value
        elif (text := environ.get(PREFIX + field.name.upper())) is not None:
            found[field.name] = _read(field.name, text, type(field.default))
    settings = Settings(**found)
    _check(settings)
    if settings.database:
        return settings
    found["database"] = f"sqlite:///{_data_folder(environ) / 'ludex.db'}"
    return Settings(**found)


def _read(name: str, text: str, kind: type) -> object:
    """A variable's text as what the setting is."""
    variable = PREFIX + name.upper()
    if kind is bool:
        if text.strip().lower() not in _TRUE:
            raise SettingsError(f"{variable} is {text!r}; write 1 or 0")
        return _TRUE[text.strip().lower()]
    if kind is int:
        try:
            return int(text)
        except ValueError:
            raise SettingsError(f"{variable} is {text!r}; write a whole number") from None
    return text.strip()


_LEAST = {
    "port": 0, "pace": 0, "moment": 0, "bot_threads": 1, "message_bytes": 256, "rate": 1, "burst": 1, "local_rate": 1,
    "local_burst": 1, "page_rate": 1, "page_burst": 1, "pages_per_minute": 1, "games_per_minute": 1,
    "hints_per_minute": 1, "connections": 1,
    "connections_each": 1, "strikes": 1, "chat_length": 1,
    "hello_seconds": 1, "idle_seconds": 0, "workers": 1, "card_workers": 1, "readers": 1, "answer_seconds": 1,
    "answer_megabytes": 16, "nice": 0, "game_seconds": 1, "think_seconds": 1, "reading_seconds": 1,
}  # fmt: skip


_MOST = {
    "chat_length": (1_500, "a line of chat has at most 1500 characters"),  # it fits into what servers tell each other
    "port": (65_535, "ports go up to 65535"),
    "nice": (19, "nobody stands back further than 19"),
}


def _check(settings: Settings) -> None:
    for name, least in _LEAST.items():
        if getattr(settings, name) < least:
            raise SettingsError(f"{name} is {getattr(settings, name)}; it must be at least {least}")
    for name, (most, why) in _MOST.items():
        if getattr(settings, name) > most:
            raise SettingsError(f"{name} is {getattr(settings, name)}; {why}")
    if settings.public:
        parts = urlsplit(settings.public)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
            raise SettingsError(f"public is {settings.public!r}; write https:// and the host, nothing more")
    for name in filter(None, (name.strip() for name in settings.hosts.split(","))):
        if not _HOST.fullmatch(name):
            raise SettingsError(f"hosts has {name!r}; write names only, such as play.example,192.168.1.5")
    if settings.database and not (settings.postgres or settings.database.startswith("sqlite:///")):
        raise SettingsError(
            f"database is {_without_password(settings.database)!r}; write sqlite:///FILE (an absolute path has four "
            "slashes) or postgresql://USER@HOST/NAME"
        )


def _without_password(url: str) -> str:
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", url)


def _data_folder(environ: Mapping[str, str]) -> Path:
    """Where a user's data belongs."""
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludex"
