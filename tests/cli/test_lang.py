from __future__ import annotations

from tests.cli.conftest import Ludex

PROMISED = ("phrases", "phrases_without_test", "combinations", "combinations_without_test")


def test_the_audit_has_what_was_promised_in_all_and_for_each_game(ludex: Ludex) -> None:
    document = ludex("lang", "audit", "--json").document

    assert list(document["games"]) == ["sve", "cfv", "fow"]
    for count in PROMISED:
        assert document[count] == sum(game[count] for game in document["games"].values())
    assert document["phrases"] > 1_000


def test_phrases_are_found_by_a_word_of_their_wording_or_meaning(ludex: Ludex) -> None:
    found = ludex("lang", "phrases", "SOUL charge", "--json").document

    assert {line["game"] for line in found} == {"cfv"}
    assert any("Soul Charge" in wording for line in found for wording in line["wordings"])
    assert all(line["tests"] for line in found)


def test_without_a_word_all_phrases_of_a_game_are_listed(ludex: Ludex) -> None:
    listed = ludex("lang", "phrases", "--game", "sve", "--json").document

    counted = ludex("lang", "audit", "--game", "sve", "--json").document
    assert len(listed) == counted["phrases"] + counted["phrases_declined"]


def test_a_word_that_no_phrase_has_is_said_to_be_in_none(ludex: Ludex) -> None:
    outcome = ludex("lang", "phrases", "quixotic")

    assert outcome.code == 2
    assert "No phrase has 'quixotic' in it" in outcome.err
