"""Tests of a game from another package. Those in `inside` are run by the others, where the game is installed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ludex.families import families
from tests.guest.installed import environment

collect_ignore_glob = [] if "skerry" in families() else ["inside/*"]


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment in which the fourth game is installed beside ludex."""
    return environment(tmp_path_factory.mktemp("site"))
