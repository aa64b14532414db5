"""Skills of cards that are younger than the book they are played by (rulings fow-2.0-R57, fow-5.5-R60), played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

OLD = "fow-2.0"
pytestmark = pytest.mark.rule("fow-2.0 8:1", "fow-2.0-R57")


def test_swiftness_lets_a_newcomer_attack_and_rest() -> None:
    t = Table(OLD)
    swift = t.hand(P1, "[Swiftness]\n{Rest}: You gain 100 life.", name="Hare", cost="{0}")
    slow = t.hand(P1, "{Rest}: You gain 100 life.", name="Snail", cost="{0}")
    t.cast(swift)
    t.cast(slow)
    assert t.forbids(t.activation(slow)) and not t.forbids(t.activation(swift))
    t.to_attack()
    foe = t.player(P2)
    assert t.forbids(f"attack {slow} {foe}") and not t.forbids(f"attack {swift} {foe}")


def test_precision_attacks_what_is_recovered() -> None:
    t = Table(OLD)
    sharp, blunt, foe = t.field(P1, "[Precision]"), t.field(P1), t.field(P2)
    t.to_attack()
    assert not t.forbids(f"attack c{sharp.id} c{foe.id}")
    assert t.forbids(f"attack c{blunt.id} c{foe.id}")


@pytest.mark.parametrize(("text", "may"), (("[Quickcast]", True), ("", False)))
def test_quickcast_is_played_as_an_instant_is(text: str, may: bool) -> None:
    t = Table(OLD, turn_of=P2)
    elf = t.hand(P1, text, cost="{0}")
    t.play(t.chant(P2, "You gain 100 life."))
    assert bool(t.forbids(f"play c{elf.id}")) is not may


def test_remnant_is_played_from_the_graveyard_once() -> None:
    t = Table(OLD)
    chant = t.graveyard(P1, "You gain 100 life.\n[Remnant]", type="spell", subtype="chant", cost="{0}")
    other = t.graveyard(P1, "You gain 100 life.", type="spell", subtype="chant", cost="{0}")
    assert t.forbids(f"play c{other.id}")
    t.cast(chant, way="remnant")
    assert t.life(P1) == t.life(P2) + 100 and t.zone_of(chant) == "removed area"
    assert not t.foreign_rules()


FREE = "[J-Activate] Pay {0}.\n{0}: You gain 100 life."


@pytest.mark.parametrize("text", ("[Imperishable]", "[Flying]"))
def test_an_imperishable_j_ruler_comes_back_as_a_ruler(text: str) -> None:
    t = Table(OLD)
    lady = t.ruler(P1, FREE, attack=700, defense=600, back={"text": text})
    blow = t.instant(P1, "Destroy target J-ruler.")
    t.judgment()
    t.resolve()
    t.cast(blow)
    back = text == "[Imperishable]"
    assert t.zone_of(lady) == "ruler area" and t.life(P1) == t.life(P2) // 2
    assert [a.kind for a in t.chars(lady).abilities].count("activated") == back
    if back:
        t.activate(lady)
        t.resolve()
        assert t.life(P1) == t.life(P2) // 2 + 100


def test_put_into_the_ruler_area_as_a_ruler_it_keeps_its_abilities() -> None:
    t = Table(OLD)
    home = "{0}: Put this card into your ruler area as a ruler."
    lady = t.ruler(P1, FREE, attack=700, defense=600, back={"text": home})
    t.judgment()
    t.resolve()
    t.activate(lady)
    t.resolve()
    assert t.zone_of(lady) == "ruler area" and t.life(P1) == t.life(P2) and not t.foreign_rules()
    t.activate(lady)
    t.resolve()
    assert t.life(P1) == t.life(P2) + 100


def test_barrier_and_limit() -> None:
    t = Table(OLD)
    safe, bare = t.field(P2, "[Barrier]", name="Wall"), t.field(P2, cost="{5}", name="Door")
    worn, blow = t.hand(P1, "[Limit] 2\n[Swiftness]", cost="{0}"), t.chant(P1, "Destroy target resonator.")
    t.cast(worn)
    assert t.game.cards[worn.id].counters.get("limit", 0) == 2
    t.play(blow)
    assert {piece for piece in (safe, bare) if t._key(piece) in t.options} == {bare}
    t.answer(bare)
    t.resolve()
    assert (t.zone_of(safe), t.zone_of(bare)) == ("field", "graveyard")


def test_torrent_asks_for_a_card_played_before() -> None:
    t = Table(OLD)
    text = "You gain 100 life.\n[Torrent] You gain 500 life."
    first, second = t.chant(P1, text, name="Rill"), t.chant(P1, text, name="Brook")
    t.cast(first)
    assert t.life(P1) == t.life(P2) + 100
    t.cast(second)
    assert t.life(P1) == t.life(P2) + 700


def test_a_will_coin_is_banished_for_its_will() -> None:
    t = Table(OLD)
    coin = t.put(P1, "field", "Banish this card: Produce {R}.", type="coin", name="Will Coin")
    elf = t.hand(P1, cost="{R}")
    t.activate(coin)
    t.resolve()
    t.cast(elf)
    assert t.zone_of(elf) == "field" and not t.zone_of(coin) and not t.foreign_rules()
