"""What a card is before any layer (a copy, numbers as if printed) and what counters add in a layer of their own."""

from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change, Duration
from ludex.kernel.events import COUNTER, Event
from ludex.kernel.game import Game
from ludex.kernel.storage import load
from tests.kernel.mini import Mini, do, power, put, start, table


class Counted(Mini):
    """Counters called "+2" add two to power, after everything else."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = (frozenset({changes.BASE}), *self.layers, frozenset({changes.COUNTER}))

    def counter_numbers(self, name: str) -> tuple[tuple[str, int], ...]:
        return (("power", 2),) if name == "+2" else ()


def change(g: Game, card: int, op: str, key: str = "", value: object = None, until: str = "") -> None:
    do(g, Event("change", "mini 9", card=card, value=Change(0, op, key, value, Duration(until))))


def test_a_copy_is_what_was_printed_on_the_other_card_and_keeps_its_own_changes() -> None:
    g = start()
    hare, drake = put(g, "Hare"), put(g, "Drake")
    change(g, hare.id, changes.ADD, "power", 1)
    change(g, drake.id, changes.ADD, "power", 5)
    change(g, hare.id, changes.COPY, "", g.original(drake.id), until="end of turn")

    assert g.chars(hare.id).name == "Drake"
    assert power(g, hare) == 3 + 1 + 1, "printed 3, its own +1, the other Drake's lordship"
    assert power(g, drake) == 3 + 5 + 1, "the copy is a lord itself"
    g.expire("end of turn", 0)
    assert g.chars(hare.id).name == "Hare" and power(g, hare) == 1 + 1 + 1


def test_a_copy_is_saved_and_hashed() -> None:
    g = start()
    hare, owl = put(g, "Hare"), put(g, "Owl")
    before = g.hash()
    change(g, hare.id, changes.COPY, "", g.original(owl.id))
    assert g.hash() != before
    again = load.load(load.save(g), lambda name: g.rules)
    assert again.chars(hare.id).name == "Owl" and again.hash() == g.hash()


def test_numbers_as_if_printed_come_before_and_counters_after_everything() -> None:
    g = table("Drake: lord 1", rules=Counted())
    hare = put(g, "Hare")
    change(g, hare.id, changes.SET, "power", 4)
    do(g, Event(COUNTER, "mini 9", card=hare.id, key="+2", amount=2))
    change(g, hare.id, changes.SET, "power", 0)
    assert power(g, hare) == 4, "set to 0, then two counters"
    change(g, hare.id, changes.PRINT, "power", 7)
    assert power(g, hare) == 4
    do(g, Event(COUNTER, "mini 9", card=hare.id, key="+2", amount=-1))
    assert power(g, hare) == 2
    do(g, Event("bury", "mini 9", card=hare.id, to="grave"))
    assert power(g, hare) == 1, "counters and what they add do not go along"


def test_a_number_as_if_printed_is_still_raised() -> None:
    g = table("Drake: lord 1", rules=Counted())
    hare = put(g, "Hare")
    change(g, hare.id, changes.ADD, "power", 2)
    change(g, hare.id, changes.PRINT, "power", 7)
    assert power(g, hare) == 10


def test_labels_and_names_may_be_replaced_and_numbers_swapped() -> None:
    g = start()
    hare = put(g, "Hare")
    change(g, hare.id, changes.RELABEL, "hue", frozenset({"red"}))
    change(g, hare.id, changes.RENAME, "Rabbit")
    change(g, hare.id, changes.HAVE, "speed", 9)
    change(g, hare.id, changes.SWAP, "power", "speed")
    chars = g.chars(hare.id)
    assert chars.label("hue") == {"red"} and chars.names == ("Rabbit",)
    assert chars.number("power") == 9 and chars.number("speed") == 1
