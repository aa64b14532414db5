from __future__ import annotations

from tests.cli.conftest import Ludex

FIGURES = {"choices_per_s", "games_per_s", "clone_us", "hash_us", "save_load_us", "peak_mb"}


def test_the_document_has_the_promised_form(ludex: Ludex) -> None:
    outcome = ludex("bench", "sve", "--seconds", 0.2, "--json")

    document = outcome.document
    assert outcome.code == 0
    assert document.keys() == {"compiled", "rulesets", "peers"}
    assert document["compiled"] in (True, False)
    assert document["rulesets"]["sve"].keys() >= FIGURES
    assert all(figure > 0 for figure in document["rulesets"]["sve"].values())
    assert document["peers"]["python-chess"]["choices_per_s"] > 0


def test_an_unknown_ruleset_is_refused(ludex: Ludex) -> None:
    assert ludex("bench", "chess", "--json").code == 2
