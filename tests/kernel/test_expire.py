"""Durations: effects end at the moment they name, of the player they name, after the ones they skip."""

from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change, Duration, Lasting
from ludex.kernel.events import Event
from tests.kernel.mini import do, made, power, put, start


def raised(amount: int, until: Duration) -> Change:
    return Change(0, changes.ADD, "power", amount, until)


def test_a_change_ends_at_its_moment_and_not_at_another() -> None:
    g = start()
    hare = put(g, "Hare")
    do(g, Event("change", "mini 9", card=hare.id, value=raised(2, Duration("end of turn"))))
    assert power(g, hare) == 3
    g.expire("end of battle", 0)
    assert power(g, hare) == 3
    g.expire("end of turn", 0)
    assert power(g, hare) == 1


def test_a_change_until_a_players_moment_outlives_the_other_players() -> None:
    g = start()
    hare = put(g, "Hare")
    do(g, Event("change", "mini 9", card=hare.id, value=raised(2, Duration("end of turn", seat=1))))
    g.expire("end of turn", 0)
    assert power(g, hare) == 3
    g.expire("end of turn", 1)
    assert power(g, hare) == 1


def test_a_skipped_moment_is_counted_once() -> None:
    g = start()
    hare = put(g, "Hare")
    do(g, Event("change", "mini 9", card=hare.id, value=raised(2, Duration("end of turn", seat=0, skip=1))))
    for _ in range(3):  # a turn may end more than once: what triggers then makes it end again
        g.expire("end of turn", 0)
        assert power(g, hare) == 3
    g.turn += 1
    g.expire("end of turn", 0)
    assert power(g, hare) == 1


def test_a_floating_effect_ends_with_its_duration() -> None:
    g = start()
    hare = put(g, "Hare")
    effect = Lasting(0, made("lord 2"), CardRef(-1, -1), 0, (), Duration("end of turn"))
    do(g, Event("lasting", "mini 9", value=effect))
    assert power(g, hare) == 3
    g.expire("end of turn", 0)
    assert power(g, hare) == 1 and g.lasting == ()


def test_changes_go_when_the_card_becomes_a_new_card() -> None:
    g = start()
    hare = put(g, "Hare")
    do(g, Event("change", "mini 9", card=hare.id, value=raised(2, changes.FOREVER)))
    old = g.cards[hare.id].ref
    do(g, Event("bury", "mini 9", card=hare.id, to="grave"))
    assert power(g, g.cards[hare.id]) == 1
    assert g.find(old) is None
    assert g.info(old).number("power") == 3, "as last known"
