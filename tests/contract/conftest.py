"""The contract: what every game keeps, whatever its book says. A new ruleset is tested as soon as it is listed."""

from __future__ import annotations

import pytest

from ludex import games


@pytest.fixture(params=games.rulesets())
def ruleset(request: pytest.FixtureRequest) -> str:
    """Every ruleset there is, one after another."""
    name: str = request.param
    return name
