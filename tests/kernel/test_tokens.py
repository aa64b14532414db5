"""Cards that the rules create and that cease to exist."""

from ludex.kernel.events import Event
from tests.kernel.mini import do, library, put, start


def test_a_created_card_is_a_new_card_in_its_zone() -> None:
    g = start()
    count, deck = len(g.cards), g.zone(1, "deck")
    made = Event("create", "mini 9", to="field", to_seat=0, value=g.rules.define(library["Hare"]))
    do(g, made)
    assert len(g.cards) == count + 1 and g.zone(0, "field") == (count,)
    assert g.zone(1, "deck") == deck


def test_a_card_that_ceases_to_exist_is_nowhere_but_remembered() -> None:
    g = start()
    hare = put(g, "Hare")
    ref = hare.ref
    do(g, Event("eliminate", "mini 9", card=hare.id))
    assert g.zone(0, "field") == () and g.find(ref) is None
    assert g.info(ref).name == "Hare"
