"""Conformance cases of zones, preparation and turns."""

from __future__ import annotations

import msgspec
import pytest

from ludex import games
from ludex.games.cfv.catalog import shipped
from ludex.games.cfv.ch05_preparation.deckfile import Deck, starter_decks
from ludex.games.decks import IllegalDeck
from ludex.kernel.game import Game
from tests.cfv_table import LB, LF, P1, P2, VC, Table

BEACON = starter_decks()["beacon"]


@pytest.mark.rule("cfv 6.6.1.2.3", "cfv 4.6.6.2", "cfv 4.1.4", "cfv 10.1.4.1")
def test_cfv_020_exchanging_positions() -> None:
    """Three exchanges are legal; orientation and bonus stay, and nothing was placed."""
    t = Table()
    van = t.vanguard(
        P1, "[ACT](VC): Choose one of your rear-guards, and that unit gets [Power]+5000 until end of turn."
    )
    p = t.rear(P1, "[AUTO]: When this unit is placed on (RC), draw a card.", circle=LF, resting=True)
    q = t.rear(P1, circle=LB, power=7000)
    t.activate(van, p)
    for _ in range(3):
        assert t.forbids("exchange left") == ""
        t.exchange("left")
    assert (t.zone_of(p), t.rested(p), t.power(p)) == (LB, True, 10000)
    assert (t.zone_of(q), t.rested(q)) == (LF, False)
    assert not t.events("draw") and len(t.events("played")) == 1


@pytest.mark.rule("cfv 4.8.2.1", "cfv 4.8.2.2", "cfv 10.2.5.3.1", "cfv 10.2.5.3.1.1")
def test_cfv_023_face_down_damage_text_off_count_on() -> None:
    """15000: four cards count, face down or not; the text of one of them does nothing; both may look."""
    t = Table()
    van = t.vanguard(P1, "[CONT](VC) Limit Break 4: This unit gets [Power]+5000.", power=10000)
    text = "[CONT](Damage Zone): All of your units get [Power]+1000."
    cards = [t.damage(P1, text, facedown=True)] + [t.damage(P1, facedown=True) for _ in range(3)]
    assert t.power(van) == 15000
    assert all(t.sees(by, card) for by in (P1, P2) for card in cards)


@pytest.mark.rule("cfv 4.9.2.2", "cfv 8.5.3.1.3")
def test_cfv_024_choosing_by_grade_among_face_down_bound_cards() -> None:
    """The owner may look at the face, and there is still no grade 3 card to choose."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a grade 3 card from your bind zone, and put it into your hand.")
    down, up = t.bound(P1, grade=3, facedown=True), t.bound(P1, grade=1)
    t.activate(van)
    assert t.sees(P1, down) and not t.sees(P2, down)
    assert t.zone_of(down) == t.zone_of(up) == "bind zone" and not [e for e in t.events() if e.to]


@pytest.mark.rule("cfv 4.1.5", "cfv 4.1.5.1")
def test_cfv_025_who_orders_cards_returned_to_the_deck() -> None:
    """A chooses which, B in which order; they move together and A does not learn the order."""
    t = Table()
    three = "Choose three cards from your opponent's drop zone"
    van = t.vanguard(P1, f"[ACT](VC): {three}, and put them on the bottom of the owner's deck.")
    cards = [t.drop(P2, power=1000 * n) for n in range(1, 7)]
    t.choose(t.activation(van))
    for card in cards[:3]:
        assert t.asked == P1
        t.choose(card)
    twin, other = t.game.clone(), [f"pick {cards[0]}", f"pick {cards[1]}"]
    assert (t.asked, t.asking_rule()) == (P2, "cfv 4.1.5")
    t.choose(cards[1])
    t.choose(cards[2])
    assert t.pieces(P2, "deck")[-3:] == [cards[1], cards[2], cards[0]]
    assert len({t.event("put", c).batch for c in cards[:3]}) == 1
    for key in other:
        twin.choose(key)
    assert t.game.view(P1) == twin.view(P1), "another order looks the same to A"
    assert [twin.cards[c].definition for c in twin.zone(P2, "deck")] != [
        t.game.cards[c].definition for c in t.game.zone(P2, "deck")
    ]


@pytest.mark.rule("cfv 5.1.2.1", "cfv 5.2.2", "cfv 5.2.5", "cfv 6.4.1.2")
def test_cfv_026_initial_hand_exchange_and_card_counts() -> None:
    """A returns two and B none; 44 cards each, and 43 after A's first draw."""
    g = games.start("cfv", ("beacon", "beacon"), 11)
    a, b = g.first, 1 - g.first
    assert len(g.zone(a, "hand")) == len(g.zone(b, "hand")) == 5
    assert g.decision is not None and g.decision.seat == a
    mark = len(g.events)
    for _ in range(2):
        g.choose(next(o for o in g.decision.options if o.key != "done"))
    g.choose("done")
    assert [e.kind for e in g.events[mark:]] == ["return", "return", "shuffle", "draw", "draw"]
    assert {e.seat for e in g.events[mark:]} == {a}
    assert [len(g.zone(s, "deck")) for s in (a, b)] == [44, 44] and len(g.zone(a, "hand")) == 5
    assert g.decision.seat == b
    mark = len(g.events)
    g.choose("done")
    after = g.events[mark:]
    assert not [e for e in after if e.seat == b and e.kind in ("shuffle", "draw", "return")]
    assert g.decision.rule != "cfv 5.2.5", "there is no second exchange"
    assert (len(g.zone(a, "hand")), len(g.zone(a, "deck")), len(g.zone(b, "deck"))) == (6, 43, 44)


def of_three_clans() -> Deck:
    """Fifty cards of three clans with sixteen triggers, four of them heals at most."""
    rows = {row.name: row for row in shipped().rows}
    triggers = [r for r in rows.values() if r.trigger and r.trigger != "heal"]
    plain = [r for r in rows.values() if not r.trigger and r.grade > 0 and "Sentinel" not in r.text]
    clans = sorted({r.clan[0] for r in plain})[:3]
    chosen = [r for clan in clans for r in [p for p in plain if p.clan[0] == clan][:3]]
    main = {r.name: 4 for r in triggers[:4]} | {r.name: 4 for r in chosen[:8]} | {chosen[8].name: 2}
    return Deck(name="three clans", main=main)


def chosen_first(g: Game) -> None:
    assert g.decision is not None
    g.choose(g.decision.options[0])


@pytest.mark.rule("cfv 5.1.2.1", "cfv 5.1.2.3", "cfv 5.2.1.1", "cfv 5.2.2")
def test_cfv_028_a_trigger_unit_as_first_vanguard() -> None:
    """Legal for D1, whose deck then holds fifteen triggers; D2 with seventeen is refused."""
    d1 = of_three_clans()
    catalog = shipped()
    assert len({catalog.get(name).clan for name in d1.main}) == 3  # type: ignore[union-attr]
    g = games.start("cfv", (d1, d1), 3)
    chosen_first(g)
    (first,) = g.zone(0, VC)
    assert g.original(first).label("trigger") and not g.cards[first].faceup
    assert sum(bool(g.original(c).label("trigger")) for c in g.zone(0, "deck")) == 15
    chosen_first(g)
    assert g.decision is not None and g.decision.rule == "cfv 5.2.5"

    extra = next(r.name for r in catalog.rows if r.trigger == "critical" and r.name not in d1.main)
    plain = next(name for name in d1.main if not catalog.get(name).trigger)  # type: ignore[union-attr]
    d2 = msgspec.structs.replace(d1, main={**d1.main, plain: d1.main[plain] - 1, extra: 1}, first=extra)
    with pytest.raises(IllegalDeck) as refused:
        games.start("cfv", (d2, d1), 3)
    assert [fault.rule for fault in refused.value.faults] == ["cfv 5.1.2.3"]


@pytest.mark.rule("cfv 5.2.4", "cfv 5.2.4.1")
def test_cfv_030_the_winner_of_the_die_roll_has_no_choice() -> None:
    """Nobody is asked before the opening hands; chance itself names the first player."""
    first = set()
    for seed in range(10):
        g = games.start("cfv", ("beacon", "beacon"), seed)
        assert g.decision is not None and (g.decision.seat, g.decision.rule) == (g.first, "cfv 5.2.5")
        assert g.answers == ()
        assert [e.seat for e in g.events if e.rule == "cfv 5.2.4"] == [g.first]
        first.add(g.first)
    assert first == {0, 1}


@pytest.mark.rule("cfv 6.8.1.4", "cfv 6.8.1.5", "cfv 6.8.1.3", "cfv 8.1.1.2.3")
def test_cfv_034_until_end_of_turn_between_two_passes_of_the_end_phase() -> None:
    """In the first pass 16000, so N is called; in the second 11000, so N's ability triggers and draws nothing."""
    condition = "At the end of turn, if your vanguard's power is 16000 or greater"
    name = "Kindling Kit, Tib"
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+5000 until end of turn.", power=11000)
    search = f'search your deck for up to one card named "{name}", call it to (RC), and shuffle your deck.'
    t.rear(P1, f"[AUTO](RC): {condition}, {search}", circle=LF)
    t.deck(P1, f"[AUTO](RC): {condition}, draw a card.", name=name)
    t.hand(P1)
    t.hand(P2, grade=1)
    t.activate(van)
    t.to_battle()
    t.choose("end")
    while t.asked == P1 and t.menu == "":
        t.choose(next(k for k in t.options if k.startswith(("pick", "circle", "yes"))))
    assert t.game.active == P2
    (called,) = t.events("call")
    assert t.names(P1, called.to) == [name]
    played = [e for e in t.events("played") if e.key == "automatic"]
    assert len(played) == 2 and played[1].card == called.card
    assert not [e for e in t.events("draw") if e.seat == P1]
    assert t.power(van) == 11000


@pytest.mark.rule("cfv 6.5.1.1", "cfv 6.5.1.2", "cfv 10.1.5.1.1", "cfv 8.5.2.1.1.1")
def test_cfv_036_superior_ride_does_not_use_up_the_normal_ride() -> None:
    """T was ridden by the ability; one normal ride is left, measured at T's grade."""
    name = "Kindling Kit, Tib"
    t = Table(phase="ride")
    text = f'search your deck for up to one card named "{name}", ride it, and shuffle your deck.'
    old = t.vanguard(P1, f"[AUTO](VC): At the beginning of your ride phase, {text}", grade=1)
    t.deck(P1, "", name=name, grade=2, power=9000)
    one, two, three = (t.hand(P1, grade=n, power=5000 + n) for n in (1, 2, 3))
    while t.menu == "":
        t.choose(next(k for k in t.options if k.startswith(("pick", "yes"))))
    assert t.menu == "cfv ride" and t.zone_of(old) == "soul"
    assert t.names(P1, VC) == [name]
    assert [e.key for e in t.game.events if e.kind == "ride"] == ["superior"]
    assert set(t.options) == {f"ride {two}", f"ride {three}", "pass"}
    assert t.forbids(f"ride {one}") == "cfv 8.5.2.1.1.1"
    t.ride(three)
    assert t.pieces(P1, VC) == [three] and t.events("ride")[-1].key == "normal"
    assert t.menu == "cfv main"
