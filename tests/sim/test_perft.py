"""Trees small enough to be counted by hand."""

from __future__ import annotations

from ludex.sim.perft import perft
from ludex.table.scenario import P1, P2, Scenario


def test_two_attackers_and_an_engaged_target() -> None:
    """Each of two followers may attack the target or the leader, or the turn may end: 5 answers.

    After an attack, the other follower has its two attacks or the end (3 each), but a target with 3 defense
    that was attacked once by 1 attack is still there. After the end the opponent draws a card and may play it or
    end: he has drawn one plain card, and his own follower, ready again, may attack the leader or the follower
    that is engaged, which none is: play, attack the leader, end.
    """
    t = Scenario("sve", turn_of=P1)
    t.put(P1, "field", "", attack=1, defense=3)
    t.put(P1, "field", "", attack=1, defense=3)
    t.put(P2, "field", "", attack=1, defense=3, engaged=True)

    tree = perft(t.game, 2)

    assert tree.counts == (1, 5, 15)
    assert set(tree.divided.values()) == {3}
    assert tree.ended == 0


def test_depth_nought_is_the_position_itself() -> None:
    assert perft(Scenario("sve").game, 0).counts == (1,)


def test_a_game_that_ends_is_counted_where_it_ends() -> None:
    t = Scenario("sve", turn_of=P1)
    t.set(P2, leader_defense=1)
    t.put(P1, "field", "", attack=1, defense=1)
    t.put(P1, "hand", "", cost=9)

    tree = perft(t.game, 1)

    assert tree.counts == (1, 3), "play, attack, end"
    assert tree.ended == 1
