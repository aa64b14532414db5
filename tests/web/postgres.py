"""A PostgreSQL of the tests' own, in a folder that is thrown away. It refuses to run as root, so it runs as another."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = 0


def programs() -> Path:
    """Where PostgreSQL's programs are: on the path, or the newest of Debian's."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: float(p.parts[-3]))
    assert on_path or found, "PostgreSQL is not installed: no initdb on PATH or in /usr/lib (`make test` installs it)"
    return Path(on_path).resolve().parent if on_path else found[-1].parent


class Postgres:
    """A cluster on a socket in its own folder."""

    def __init__(self, where: Path) -> None:
        self._bin = where
        self._user = _user()
        self._folder = Path(tempfile.mkdtemp(prefix="ludex-pg-", dir="/tmp"))
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://tests@/postgres?host={self._folder}"

    def start(self) -> Postgres:
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "tests", "-A", "trust", "--no-sync").communicate()
        options = ("-c", "listen_addresses=", "-c", "fsync=off", "-c", f"unix_socket_directories={self._folder}")
        self._process = self._run("postgres", "-D", data, *options)
        deadline = time.monotonic() + 60
        ready = [str(self._bin / "pg_isready"), "-q", "-h", str(self._folder), "-U", "tests"]
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        return self

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # at once, whoever is connected
            self._process.wait(60)
        shutil.rmtree(self._folder)

    def _run(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        who: dict[str, Any] = {}
        if self._user is not None:
            who = {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": ()}
        command = [str(self._bin / program), *words]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **who)


def _user() -> pwd.struct_passwd | None:
    """Somebody else if we are root."""
    if os.geteuid() != ROOT:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]
