"""Force of Will: who may not see a card sees no difference, whatever card it is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludex
from ludex import games
from ludex.kernel.game import Game
from ludex.table.scenario import P1, P2, Scenario
from tests.contract.hiding import become
from tests.properties.walking import FEWEST

RULESETS = ("fow-2.0", "fow-5.01", "fow-5.5")
rulesets = pytest.mark.parametrize("ruleset", RULESETS)
NAMES = st.permutations(["Ada", "Bea", "Cleo"])
STANDBY = {"type": "spell", "subtype": "chant-standby", "cost": "{1}"}
TRIGGER = "[Trigger] Anytime: Draw a card."


def laid(ruleset: str, zone: str, names: list[str], **how: object) -> Game:
    """The second player has cards in a zone."""
    table = Scenario(ruleset)
    for name in names:
        if zone == "chant-standby area":
            table.put(P2, zone, TRIGGER, name=name, **STANDBY, **how)
        else:
            table.put(P2, zone, "", name=name, type="resonator", cost="{1}", **how)
    table.put(P1, "hand", "", name="Ivy", type="resonator", cost="{0}")
    return table.game


def same(one: Game, other: Game, seat: int | None) -> bool:
    return one.view(seat) == other.view(seat)


@rulesets
@pytest.mark.parametrize("zone", ("hand", "chant-standby area"))
@given(names=NAMES)
@pytest.mark.rule("fow 3.5:2", "fow 3.11:2", "fow 3.1:2", "fow-2.0 3.1.4:2")
def test_what_its_owner_sees_alone(ruleset: str, zone: str, names: list[str]) -> None:
    """Hands and set cards: their owner knows which is which, nobody else."""
    usual, other = laid(ruleset, zone, sorted(names)), laid(ruleset, zone, names)
    assert same(usual, other, P1) and same(usual, other, None)
    assert same(usual, other, P2) == (names == sorted(names))


@rulesets
@pytest.mark.parametrize("zone", ("deck", "lifebreak area"))
@given(names=NAMES)
@pytest.mark.rule("fow 3.3:2", "fow 3.10:2", "fow 3.1:2", "fow-2.0 3.1.3:2")
def test_what_nobody_sees(ruleset: str, zone: str, names: list[str]) -> None:
    """Main decks and lifebreak areas, not even their owner."""
    usual, other = laid(ruleset, zone, sorted(names)), laid(ruleset, zone, names)
    assert all(same(usual, other, seat) for seat in (P1, P2, None))


@given(NAMES)
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.12:2.1")
def test_cards_removed_face_down_are_all_alike(names: list[str]) -> None:
    """Not even their owner may look at them."""
    usual, other = (laid("fow-5.5", "removed area", order, facedown=True) for order in (sorted(names), names))
    assert all(same(usual, other, seat) for seat in (P1, P2, None))


@rulesets
@pytest.mark.parametrize("zone", ("graveyard", "removed area", "field"))
@pytest.mark.rule("fow 3.6:2", "fow 3.9:2", "fow 3.12:2", "fow-2.0 3.1.2:2")
def test_what_everybody_sees(ruleset: str, zone: str) -> None:
    game = laid(ruleset, zone, ["Ada", "Bea"])
    assert all(name in json.dumps(game.view(seat)) for seat in (P1, P2, None) for name in ("Ada", "Bea"))


@rulesets
@given(name=st.sampled_from(["Ada", "Bea", "Cleo"]))
@pytest.mark.rule("fow 7.6:2", "fow-2.0 2.6.3:2")
def test_setting_a_card_tells_nothing_about_it(ruleset: str, name: str) -> None:
    """The opponent sees that a card was set and what was paid; afterwards no view tells it from another."""
    games_ = []
    for one in (name, "Zoe"):
        table = Scenario(ruleset)
        table.set(P1, will_r=2)
        card = table.put(P1, "hand", TRIGGER, name=one, **STANDBY)
        table.put(P2, "hand", "Draw a card.", name="Answer", type="spell", subtype="chant-instant", cost="{0}")
        table.choose(f"set {card}")
        games_.append(table.game)
    first, second = games_
    assert same(first, second, P2) and same(first, second, None) and not same(first, second, P1)


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@FEWEST
@given(seed=st.integers(0, 500), other=st.integers(0, 30))
@pytest.mark.rule("fow 3.10:2", "fow 7.10:1", "fow 3.1:2")
def test_a_lifebreak_card_is_unknown_until_it_is_broken(ruleset: str, seed: int, other: int) -> None:
    """Another card on top of a lifebreak area changes nothing that anybody sees or may do."""
    decks = games.room(ruleset).starter_decks(ruleset)
    game = ludex.new(ruleset, decks=(decks[seed % len(decks)], decks[other % len(decks)]), seed=seed)
    for _ in range(25):
        if game.decision is None:
            return
        game.choose(game.decision.options[seed % len(game.decision.options)].key)
    for owner in (0, 1):
        for top in game.zone(owner, "lifebreak area")[:1]:
            twin = become(game, {top: game.cards[game.zone(owner, "deck")[other % 10]].definition})
            assert all(twin.view(seat) == game.view(seat) for seat in (0, 1, None))
