"""Keys: any text may be given as an answer; what is no answer is refused by a rule and changes nothing."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex import games
from ludex.kernel.decisions import IllegalChoice
from ludex.kernel.game import Game
from ludex.kernel.keys import cards_in, number_of
from tests.contract.walking import started, walk

VERBS = ("play", "activate", "attack", "rush", "set", "block", "call", "ride", "guard", "boost", "intercept",
         "target", "pick", "number", "option", "exchange", "legion", "repeat", "concede")  # fmt: skip
ODD = ("c²", "c٣", "c１", "²", "٣", "c" + "1" * 5000, "1" * 5000, "c-1", "c+1", "c1_0", "c 1", "c", "C1",
       "c00", "c01", "01", "", " ", "leader", "c999999999", "c9999999999", "c1\n", "\x00", "\ud800", "c1 c1", "-1", "0",
       "1e3")  # fmt: skip

words = st.one_of(
    st.sampled_from(VERBS),
    st.sampled_from(ODD),
    st.integers(-3, 200).map(lambda n: f"c{n}"),
    st.integers(-3, 200).map(str),
    st.text(max_size=12),
    st.text("c0123456789²³٠١٢１２", max_size=6),
)
keys = st.one_of(
    st.lists(words, max_size=4).map(" ".join), st.text(), st.tuples(st.sampled_from(VERBS), words, words).map(" ".join)
)


@cache
def _stops(ruleset: str) -> tuple[Game, ...]:
    """Positions of one game, one for each menu and kind of question met."""
    found: dict[tuple[str, str], Game] = {}
    game = started(ruleset, 2)
    for _ in walk(game, 2, 400):
        assert game.decision is not None
        found.setdefault((game.decision.menu, game.decision.kind), game.clone())
    return tuple(found.values())


@pytest.mark.parametrize("ruleset", games.rulesets())
@given(key=keys)
def test_any_text_is_an_answer_or_refused_by_a_rule(ruleset: str, key: str) -> None:
    for game in _stops(ruleset):
        obstacle = game.why_not(key)
        twin = game.clone()
        if obstacle is None:
            twin.choose(key)
            continue
        assert obstacle.rule
        with pytest.raises(IllegalChoice) as refused:
            twin.choose(key)
        assert len(str(refused.value)) < 1_000
        assert twin.hash() == game.hash()
        assert twin.answers == game.answers


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_one_option_has_one_key(ruleset: str) -> None:
    """Another spelling of a legal key is no key: what was refused once would pass in other letters."""
    for game in _stops(ruleset):
        assert game.decision is not None
        for option in game.decision.options:
            head, _, last = option.key.rpartition(" ")
            tails = {f"{last} ", f"{last}\n", f"{last}\t"}
            if last[1:].isdecimal() and last[0] == "c":
                tails |= {
                    f"c0{last[1:]}",
                    f"c{last[1:]}\u200b",
                    "c" + last[1:].translate({48 + n: 0xFF10 + n for n in range(10)}),
                }
            if last.isdecimal():
                tails |= {f"0{last}", last.translate({48 + n: 0x660 + n for n in range(10)})}
            for tail in tails:
                assert game.why_not(f"{head} {tail}".lstrip()) is not None, (option.key, tail)


def test_only_ascii_digits_without_leading_zeros_are_numbers() -> None:
    game = started("sve", 2)
    tag = game.cards[17].tag
    words = (tag, tag.replace("c", "c0"), "c²", "c１", "c", tag[1:], "c" + "1" * 5000, f"{tag} ")
    assert [game.named(w) for w in words] == [17, *[-1] * 7]
    assert [number_of(w) for w in ("0", "17", "²", "１", "017", "", "-1", "1" * 5000)] == [0, 17, *[-1] * 6]
    assert cards_in(game, f"attack {tag} c² c007 x{tag} c1000000") == [17, -1]
