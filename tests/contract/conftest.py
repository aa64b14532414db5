"""The contract: what every game keeps, whatever its book says. A new ruleset is tested as soon as it is listed."""

from __future__ import annotations

import pytest

from ludex import games


@pytest.fixture(scope="session", params=games.rulesets())
def ruleset(request: pytest.FixtureRequest) -> str:
    """Every ruleset there is, one after another: all that is asked of one, then all that is asked of the next."""
    name: str = request.param
    return name
