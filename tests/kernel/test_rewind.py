"""Rewind: what turns out illegal never happened, and is not offered again at that point."""


from ludex.kernel.game import Game
from tests.kernel.mini import put, start


def with_two_bolts() -> Game:
    g = start(decks=(["Hare"] * 9, ["Hare"] * 9))
    g.choose("pass")
    put(g, "Bolt", seat=0, zone="hand")
    put(g, "Bolt", seat=0, zone="hand")
    g.choose("pass")
    return g


def bolts(g: Game) -> list[str]:
    return [f"play c{c}" for c in g.zone(0, "hand") if g.cards[c].definition.name == "Bolt"]


def test_a_bolt_without_targets_is_taken_back() -> None:
    g = with_two_bolts()
    first, second = bolts(g)
    hand, turn = g.zone(0, "hand"), g.turn

    g.choose(first)

    assert g.zone(0, "hand") == hand and g.turn == turn and g.active == 0
    assert g.decision is not None
    assert first not in [o.key for o in g.decision.options]
    assert second in [o.key for o in g.decision.options]
    assert g.answers[-1] == first, "the record keeps what was tried"


def test_a_second_illegal_act_at_the_same_point_is_taken_back_too() -> None:
    g = with_two_bolts()
    first, second = bolts(g)
    g.choose(first)
    g.choose(second)
    assert g.decision is not None
    keys = [o.key for o in g.decision.options]
    assert first not in keys and second not in keys and "pass" in keys


def test_what_was_taken_back_is_not_part_of_this_turn() -> None:
    g = with_two_bolts()
    kinds = [e.kind for e in g.this_turn()]
    g.choose(bolts(g)[0])
    assert [e.kind for e in g.this_turn()] == kinds
