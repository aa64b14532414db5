"""Offers: what triggers only if its player wants it to, asked about when it happens."""

from ludex.kernel.abilities import AUTOMATIC, Ability
from ludex.kernel.cards import Characteristics, Definition
from ludex.kernel.events import REVEAL, Event, Pending
from ludex.kernel.frames import Frame, Signal
from ludex.kernel.game import Game
from ludex.kernel.pipeline.perform import perform
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.storage import load
from ludex.kernel.zones import Sight, ZoneSpec
from tests.kernel.mini import Mini, Mourn, do, put, start


def ambush() -> Ability:
    return Ability("ambush", AUTOMATIC, "Ambush.", zones=frozenset({"lair"}), trigger=Mourn(), offered=True)


class Lairs(Mini):
    """Cards in a lair, which only their players see, may trigger when a card goes to a grave."""

    def __init__(self) -> None:
        super().__init__()
        lair = ZoneSpec("lair", "mini 1", Sight.OWNER, "Lair", lurking=True)
        fresh = Ruleset(self.id, self.book, self.title, (*self.zones, lair))
        for name in ("zones", "zone_at", "slots", "spec", "watched", "watched_slots", "lurking"):
            setattr(self, name, getattr(fresh, name))
        self.citations = {**self.citations, "offer": "mini 7"}

    def ability(self, key: object) -> Ability:
        return ambush() if key == "ambush" else super().ability(key)

    def define(self, row: dict[str, object]) -> Definition:
        if row["name"] != "Snake":
            return super().define(row)
        face = Characteristics(("Snake",), frozenset({"beast"}), {}, {"power": 1}, (ambush(),))
        return Definition("Snake", (face,), row, "snake", frozenset({"lair"}))

    def may_trigger(self, g: Game, offer: Pending) -> bool:
        return all(p.source.card != offer.source.card for p in g.pending)

    def triggers_openly(self, g: Game, f: Frame, offer: Pending) -> Signal | None:
        return perform(g, f, [Event(REVEAL, "mini 7", card=offer.source.card, seat=offer.seat)])


def lair(*seats: int) -> tuple[Game, list[int]]:
    g = start(rules=Lairs())
    snakes = [put(g, "Snake", seat=seat, zone="lair").id for seat in seats]
    g.invalidate()
    return g, snakes


def bury(g: Game, *cards: int) -> tuple[Event, ...]:
    return do(g, *(Event("bury", "mini 9", card=c, to="grave") for c in cards))


def test_who_takes_an_offer_shows_it_and_it_waits() -> None:
    g, (snake,) = lair(0)
    hare = put(g, "Hare")
    bury(g, hare.id)
    assert g.decision is not None and g.decision.seat == 0 and g.decision.rule == "mini 7"
    assert g.cards[hare.id].zone == "grave" and not g.pending
    g.choose("yes")
    assert [p.source.card for p in g.pending] == [snake] and not g.offers
    assert g.log.since(0)[-1].kind == REVEAL


def test_nobody_else_learns_of_an_offer_that_is_not_taken() -> None:
    g, _ = lair(0)
    hare = put(g, "Hare")
    bury(g, hare.id)
    assert g.view(0)["decision"] is not None and g.view(1)["decision"] is None and g.view(None)["decision"] is None
    before = g.view(1)
    g.choose("no")
    assert g.view(1)["events"] == before["events"] and not g.pending and not g.offers


def test_what_waits_later_has_the_number_it_would_have_had_without_an_offer() -> None:
    """Numbers with a gap would tell whoever imagines the game that the other was asked."""
    numbers = []
    for there in ((0,), ()):
        g, _ = lair(*there)
        bury(g, put(g, "Hare").id)
        if there:
            g.choose("no")
        numbers.append(g.serial())
    assert numbers[0] == numbers[1]


def test_the_active_player_is_asked_first_and_each_card_once_it_has_been_taken() -> None:
    g, (theirs, mine) = lair(1, 0)
    first, second = put(g, "Hare"), put(g, "Hare")
    bury(g, first.id, second.id)
    assert len(g.offers) == 4
    asked = []
    while g.decision is not None and g.decision.rule == "mini 7":
        asked.append(g.decision.card)
        g.choose("yes" if len(asked) != 2 else "no")
    assert asked == [mine, theirs, theirs], "mine was taken at once, theirs at the second time"
    assert [p.source.card for p in g.pending] == [mine, theirs]


def test_an_open_offer_is_cloned_saved_and_hashed() -> None:
    g, _ = lair(0)
    bury(g, put(g, "Hare").id)
    del g.stack[0]  # the test's own procedure, which cannot be saved
    twin, again = g.clone(), load.load(load.save(g), lambda name: g.rules)
    assert twin.hash() == again.hash() == g.hash()
    again.choose("yes")
    assert len(again.pending) == 1 and len(g.offers) == 1
    g.choose("no")
    assert g.hash() != again.hash()


def test_whoever_performed_the_event_gets_what_happened() -> None:
    g, _ = lair(0)
    g.auto = False
    hare = put(g, "Hare: may-instead vault", seat=1)
    wolf = put(g, "Wolf")
    happened = bury(g, wolf.id)
    assert happened == () and g.decision is not None
    g.choose("no")
    assert g.decision.rule == "mini 7"
    depth = len(g.stack)
    g.choose("no")
    assert len(g.stack) < depth and g.cards[wolf.id].zone == "grave" and g.cards[hare.id].zone == "field"
