"""Characteristics: printed, then layer by layer, in time order unless one effect depends on another."""

from ludex.kernel.abilities import PASSIVE, Ability, Source, Static
from ludex.kernel.cards import Characteristics, Definition
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.effects.characteristics import Draft
from ludex.kernel.events import Event
from ludex.kernel.game import Game
from tests.kernel.mini import do, made, power, put, start, table


def change(g: Game, card: int, op: str, key: str = "", value: object = None) -> None:
    do(g, Event("change", "mini 9", card=card, value=Change(0, op, key, value)))


def test_an_effect_on_a_group_reaches_whatever_matches() -> None:
    g = table("Drake: lord 1")
    hare, theirs = put(g, "Hare"), put(g, "Hare", seat=1)
    assert power(g, hare) == 2 and power(g, theirs) == 1


def test_setting_and_adding_go_by_time() -> None:
    g = start()
    hare = put(g, "Hare")
    change(g, hare.id, changes.ADD, "power", 3)
    change(g, hare.id, changes.SET, "power", 2)
    change(g, hare.id, changes.ADD, "power", 1)
    assert power(g, hare) == 3


def test_losing_all_abilities_spares_what_is_gained_later() -> None:
    g = start()
    owl = put(g, "Owl")
    change(g, owl.id, changes.LOSE_ALL)
    assert g.chars(owl.id).abilities == ()
    change(g, owl.id, changes.GAIN, "", made("lord 1"))
    assert [a.key for a in g.chars(owl.id).abilities] == ["lord 1"]


def test_an_effect_ends_with_the_ability_that_makes_it() -> None:
    g = start()
    drake = put(g, "Drake: lord 1")
    hare = put(g, "Hare")
    assert power(g, hare) == 2
    change(g, drake.id, changes.LOSE_ALL)
    assert power(g, hare) == 1


def test_a_later_effect_goes_first_if_an_earlier_one_depends_on_it() -> None:
    """Spirits are ghosts (earlier); beasts are spirits (later): so beasts are ghosts."""
    g = table("One: also spirit ghost", "Two: also beast spirit")
    hare = put(g, "Hare")
    assert g.chars(hare.id).types == {"beast", "spirit", "ghost"}


class Mirror(Static):
    """Every card's power is a number of the same layer: its girth."""

    def __init__(self) -> None:
        super().__init__((changes.NUMBER,))

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        return "girth" in draft.numbers

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        draft.set_number("power", draft.numbers["girth"])


def mirrored(key: str) -> int:
    """The power of a card (power 1, girth 5) that mirrors its girth, then gets +2 to a number."""
    g = start()
    ability = Ability("mirror", PASSIVE, zones=frozenset({"field"}), statics=(Mirror(),))
    face = Characteristics(("Glass",), frozenset(), {}, {"power": 1, "girth": 5}, (ability,))
    card = g.add_card(Definition("Glass", (face,), {}), 0, 0, "field")
    change(g, card.id, changes.ADD, key, 2)
    return g.chars(card.id).numbers["power"]


def test_setting_a_number_does_not_depend_on_what_is_added_to_it() -> None:
    """It would set it to the same either way, so they go by time."""
    assert mirrored("power") == 7


def test_setting_a_number_depends_on_what_changes_the_number_it_is_set_to() -> None:
    assert mirrored("girth") == 7


def test_an_ability_taught_in_one_layer_acts_in_a_later_one() -> None:
    g = table("Sage: teach bird lord 1")
    put(g, "Owl")
    hare = put(g, "Hare")
    assert power(g, hare) == 2


def test_what_a_type_layer_gives_the_ability_layer_sees() -> None:
    g = table("Sage: teach bird mourn", "Two: also beast bird")
    hare = put(g, "Hare")
    assert "mourn" in [a.key for a in g.chars(hare.id).abilities]


def test_an_ability_gained_later_acts_in_the_layer_it_was_gained_in() -> None:
    g = start()
    sage, owl = put(g, "Hare"), put(g, "Owl: lord 1")
    change(g, sage.id, changes.GAIN, "", made("teach bird mourn"))
    assert "mourn" in [a.key for a in g.chars(owl.id).abilities]


class Curious(Static):
    """Acts only if the cards in hand have some power, whatever it is."""

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        return all(g.chars(c).number("power") >= 0 for c in g.zone(0, "hand"))

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        draft.gain(made("mourn"), source.stamp)


def test_a_static_effect_may_ask_about_a_card_outside_the_watched_zones() -> None:
    g = start()
    static = Curious((changes.ABILITY,))
    ability = Ability("curious", PASSIVE, zones=frozenset({"field"}), statics=(static,))
    face = Characteristics(("Cat",), frozenset({"beast"}), {}, {"power": 1}, (ability,))
    cat = g.add_card(Definition("Cat", (face,), {}), 0, 0, "field")
    assert "mourn" in [a.key for a in g.chars(cat.id).abilities]
