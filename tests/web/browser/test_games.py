"""A whole game of each ruleset through the page, by clicks alone, in both themes, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.web.browser.driver import Seat
from tests.web.serving import Server

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 740, "height": 360}

GAMES = [
    pytest.param("sve", ("lanternwood", "starlight"), 5, "greedy", "dark", DESK, id="sve"),
    pytest.param("sve/cross-craft", ("duskbell", "ferrywood"), 4, "greedy", "light", DESK, id="cross craft"),
    pytest.param("sve/open-8", ("heron", "moth"), 4, "greedy", "dark", DESK, id="open 8"),
    pytest.param("sve/box-battle", ("badger", "otter"), 4, "greedy", "light", DESK, id="box battle"),
    pytest.param("cfv", ("winterassize", "thaw"), 7, "greedy", "light", DESK, id="cfv"),
    pytest.param("fow-2.0", ("eavesheath", "lasthours"), 7, "greedy", "dark", DESK, id="fow-2.0"),
    pytest.param("fow-5.01/valhalla", ("antlers", "highwater"), 5, "greedy", "light", DESK, id="fow-5.01"),
    pytest.param("fow-5.01/bifrost", ("antlers", "highwater"), 5, "greedy", "dark", DESK, id="fow-5.01 bifrost"),
    pytest.param("fow-5.5/valhalla", ("mothandrust", "gownalight"), 3, "greedy", "dark", DESK, id="fow-5.5"),
    pytest.param("fow-5.5/bifrost", ("mothandrust", "gownalight"), 3, "greedy", "light", DESK, id="fow-5.5 bifrost"),
    pytest.param("sve", ("kettlepeak", "derby"), 3, "greedy", "light", PHONE, id="sve on a phone"),
]


@pytest.mark.parametrize(("ruleset", "decks", "seed", "bot", "theme", "size"), GAMES)
def test_a_whole_game_by_clicks_alone(
    server: Server, sit: Callable[..., Seat], ruleset: str, decks: tuple[str, str], seed: int, bot: str, theme: str,
    size: dict[str, int],
) -> None:  # fmt: skip
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    made = server.create(ruleset, decks=decks, seats=seats, seed=seed)
    settings = f'{{"animations": false, "speed": "none", "theme": "{theme}"}}'
    ann = sit(made, 0, settings=settings, viewport=size)
    assert ann.page.evaluate("document.documentElement.dataset.theme") == theme

    assert ann.play(Random(seed))

    result = ann.page.locator("[data-testid=result]")
    assert result.locator("[data-testid=outcome]").inner_text()
    assert result.locator(".lx-rule").inner_text().startswith(ruleset.partition("/")[0])
    assert ann.clicks > 5
