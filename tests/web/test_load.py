"""Many games at once over WebSocket: no error, and how long an answer takes."""

from __future__ import annotations

from ludex.web.load import measure
from tests.web.apart import apart
from tests.web.serving import Server


def test_games_at_once_without_an_error(server: Server) -> None:
    found = apart(lambda: measure(12, ("sve", "cfv", "fow-5.5/valhalla"), seed=1, most=2.0, url=server.url))
    assert (found.games, found.errors, found.failures) == (12, 0, ())
    assert found.answers > 12
    assert 0 < found.p50_ms <= found.p99_ms <= found.max_ms
    assert found.games_per_s * found.seconds <= 12 - found.conceded + 0.5
