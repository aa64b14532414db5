"""The garbage collector is asked to look rarely for a while, and is as it was afterwards, however that ended."""

from __future__ import annotations

import gc

import pytest

from ludex.sim.collecting import RARELY, collected_rarely


def test_it_is_as_it_was_afterwards() -> None:
    before = gc.get_threshold()
    with collected_rarely():
        assert gc.get_threshold() == (RARELY, *before[1:])
    assert gc.get_threshold() == before


def test_it_is_as_it_was_after_an_error() -> None:
    before = gc.get_threshold()
    with pytest.raises(ValueError, match="a bad card"), collected_rarely():
        raise ValueError("a bad card")
    assert gc.get_threshold() == before
