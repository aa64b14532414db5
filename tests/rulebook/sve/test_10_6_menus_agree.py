"""Menus, `why_not` and errors have one author (sve 10.6.2.1.2): what is offered can be finished."""

from __future__ import annotations

import random

import pytest

import ludex
from ludex.kernel.decisions import ACT, IllegalChoice
from ludex.kernel.game import Game

DECKS = [("lanternwood", "inkhall"), ("kettlepeak", "underwick"), ("derby", "kiln"), ("starlight", "bellmere")]


def _keys(g: Game) -> list[str]:
    """Every key a player could think of: each card played, each ability activated, each attack."""
    cards = [c.id for c in g.cards if c.zone in ("hand", "ex area", "field", "cemetery")]
    field = [c for c in cards if g.cards[c].zone == "field"]
    plays = [f"play {g.cards[c].tag}" for c in cards]
    acts = [f"activate {g.cards[c].tag} {n + 1}" for c in cards for n in range(len(g.chars(c).abilities))]
    attacks = [f"attack {g.cards[a].tag} {t}" for a in field for t in ("leader", *(g.cards[b].tag for b in field))]
    return plays + acts + attacks


def _alike(g: Game, key: str, offered: list[str]) -> bool:
    """Whether an unlisted key is about a card that differs in nothing from a listed one."""
    verb, card, *_ = key.split(" ")
    kind = g.cards[g.named(card)].definition
    return verb == "play" and any(k.startswith("play ") and g.cards[g.named(k[5:])].definition is kind for k in offered)


@pytest.mark.rule("sve 10.6.2.1.2", "sve 10.6.2.5.4", "sve 8.1.2")
@pytest.mark.parametrize("decks", DECKS)
def test_10_6_2_1_2_menus_refusals_and_errors_agree(decks: tuple[str, str]) -> None:
    """In a played game every offered act is allowed, every other one refused with a rule, by error as by question."""
    chance = random.Random(decks[0])
    g = ludex.new("sve", decks=decks, seed=11)
    looked = 0
    for _ in range(400):
        d = g.decision
        if d is None:
            break
        if d.kind == ACT and chance.random() < 0.25:
            looked += 1
            _check(g, [o.key for o in d.options], chance)
        g.choose(chance.choice(d.options).key)
    assert looked > 10


def _check(g: Game, offered: list[str], chance: random.Random) -> None:
    assert all(g.why_not(key) is None for key in offered)
    refused = []
    for key in _keys(g):
        obstacle = g.why_not(key)
        if key in offered:
            assert obstacle is None, key
        elif obstacle is None:
            assert _alike(g, key, offered), key
        else:
            assert obstacle.rule.startswith("sve ") and obstacle.sentence, key
            refused.append((key, obstacle))
    key, obstacle = chance.choice(refused)
    before = g.hash()
    with pytest.raises(IllegalChoice) as error:
        g.choose(key)
    assert error.value.obstacle == obstacle
    assert g.hash() == before


@pytest.mark.rule("sve 10.6.2.1.2")
@pytest.mark.parametrize("decks", DECKS)
def test_10_6_2_1_2_what_is_offered_can_be_finished(decks: tuple[str, str]) -> None:
    """Every act offered in a played game, begun in a copy and answered at random, is never taken back."""
    chance = random.Random(decks[1])
    g = ludex.new("sve", decks=decks, seed=5)
    tried = 0
    for _ in range(250):
        d = g.decision
        if d is None:
            break
        if d.kind == ACT:
            for option in d.options:
                if not option.key.startswith(("play ", "activate ")):
                    continue
                twin = g.clone()
                twin.choose(option.key)
                while twin.decision is not None and twin.decision.kind != ACT:
                    twin.choose(chance.choice(twin.decision.options).key)
                assert not twin.refusals, option.key
                tried += 1
        g.choose(chance.choice(d.options).key)
    assert tried > 20
