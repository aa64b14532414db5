from __future__ import annotations

import pytest

from ludex.sim import bench as measuring
from tests.cli.conftest import Ludex

FIGURES = {
    "choices_per_s", "spread", "games_per_s", "slowest_ms", "clone_us", "hash_us", "view_us", "save_load_us", "peak_mb",
}  # fmt: skip


@pytest.mark.parametrize("ruleset", ["sve", "cfv"])
def test_the_document_has_the_promised_form(ludex: Ludex, ruleset: str) -> None:
    outcome = ludex("bench", ruleset, "--seconds", 0.2, "--json")

    document = outcome.document
    assert outcome.code == 0
    assert document.keys() == {"compiled", "rulesets", "peers", "slowest"}
    assert document["compiled"] in (True, False)
    assert document["rulesets"][ruleset].keys() >= FIGURES
    assert all(figure > 0 for figure in document["rulesets"][ruleset].values())
    assert document["peers"]["python-chess"]["choices_per_s"] > 0
    assert " against " in document["slowest"][ruleset]


def test_an_unknown_ruleset_is_refused(ludex: Ludex) -> None:
    assert ludex("bench", "chess", "--json").code == 2


def test_a_ruleset_that_fails_in_its_process_is_told_and_the_others_are_measured() -> None:
    """What a process raises arrives as it was raised, and is a finding like any other."""
    found = {name: (group, figures) for group, name, figures in measuring.bench(("no such game",), 0.1, 1)}

    group, reason = found["no such game"]
    assert group == "failures"
    assert str(reason).startswith("UnknownRuleset: there is no ruleset 'no such game'; there are ")
    assert found["python-chess"][0] == "peers"


def test_the_page_names_what_could_not_be_measured(ludex: Ludex, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [("failures", "sve", "UnreadableCard: Moth: flies"), ("peers", "python-chess", {"choices_per_s": 1.0})]
    monkeypatch.setattr(measuring, "bench", lambda *_: iter(found))

    page, document = ludex("bench", "sve"), ludex("bench", "sve", "--json")

    assert (page.code, document.code) == (1, 0)
    assert "sve could not be measured: UnreadableCard: Moth: flies" in page.out
    assert document.document["failures"] == {"sve": "UnreadableCard: Moth: flies"}
