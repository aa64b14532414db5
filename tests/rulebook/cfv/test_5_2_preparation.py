"""Preparing the game (cfv 5.2) and standing up (cfv 6.1): first vanguards, decks, who goes first, opening hands."""

from __future__ import annotations

import msgspec
import pytest

import ludex
from ludex import games
from ludex.games.cfv.catalog import Catalog, shipped
from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.cfv.ch05_preparation.deckfile import Deck, starter_decks
from ludex.games.decks import IllegalDeck
from ludex.kernel.decisions import IllegalChoice
from ludex.kernel.game import Game

BEACON = starter_decks()["beacon"]
FREE = msgspec.structs.replace(BEACON, first="")  # its player chooses the first vanguard
VC = "vanguard circle"


def new(first: Deck = FREE, second: Deck = FREE, seed: int = 3) -> Game:
    return games.start("cfv", (first, second), seed, auto=False)


def pick_first(g: Game) -> None:
    """Both players choose the first card that is offered."""
    for _ in (0, 1):
        assert g.decision is not None and g.decision.rule == "cfv 5.2.2"
        g.choose(g.decision.options[0])


def opened(seed: int = 3) -> Game:
    """First vanguards are chosen; the player going first is asked which cards to return."""
    g = new(seed=seed)
    pick_first(g)
    return g


def grades(g: Game, cards: tuple[int, ...]) -> set[int]:
    return {g.original(c).numbers["grade"] for c in cards}


def asked(g: Game) -> tuple[int, str]:
    """Who is asked now, and by which rule."""
    assert g.decision is not None
    return g.decision.seat, g.decision.rule


def keep(g: Game) -> None:
    """Both keep their hands."""
    g.choose("done")
    g.choose("done")


def test_5_2_1_the_steps_come_in_the_order_of_the_book() -> None:
    """Presenting, first vanguards, shuffling, who goes first, hands, standing up, and then the first turn."""
    g = opened()
    keep(g)
    steps = ["cfv 5.2.1.1", "cfv 5.2.2", "cfv 5.2.3", "cfv 5.2.4", "cfv 5.2.5", "cfv 6.1.1", "cfv 6.2.1"]
    done = list(dict.fromkeys(e.rule for e in g.events))
    assert [r for r in done if r in steps] == steps


def test_5_2_1_1_an_unlawful_deck_is_refused_when_it_is_presented() -> None:
    """One card too few: the game does not begin, and the rule is named."""
    short = msgspec.structs.replace(BEACON, main={**BEACON.main, "Signal-Rocket Hare": 3})
    with pytest.raises(IllegalDeck) as refused:
        new(short)
    assert {fault.rule for fault in refused.value.faults} == {"cfv 5.1.2.1", "cfv 5.1.2.3"}


@pytest.mark.rule("cfv 5.2.2")
def test_5_2_1_1_afterwards_the_deck_need_not_be_lawful() -> None:
    """Forty-nine cards are left, of a trigger as first vanguard only fifteen triggers; the game goes on."""
    g = new()
    assert g.decision is not None
    trigger = next(o for o in g.decision.options if g.original(g.named(o.key[5:])).label("trigger"))
    g.choose(trigger)
    left = g.zone(0, "deck")
    assert len(left) == 49 and sum(bool(g.original(c).label("trigger")) for c in left) == 15
    g.choose(g.decision.options[0])
    assert not g.over


@pytest.mark.rule("cfv-R24")
def test_5_2_2_a_deck_without_a_grade_0_card_is_refused() -> None:
    """There would be no first vanguard."""
    rows = [row for row in shipped().rows if row.grade > 0]
    main = {row.name: 4 for row in rows[:13]}
    with pytest.raises(IllegalDeck) as refused:
        new(Deck(name="no starter", main=main))
    assert "cfv 5.2.2" in {fault.rule for fault in refused.value.faults}


@pytest.mark.rule("cfv-R23", "cfv 4.1.7")
def test_5_2_2_each_chooses_a_grade_0_card_of_the_deck_unseen() -> None:
    """Only grade 0 cards are offered; the card lies face down, its owner may look at it and nobody else."""
    g = new()
    assert g.decision is not None and g.decision.seat == 0
    offered = tuple(g.named(o.key[5:]) for o in g.decision.options)
    assert grades(g, offered) == {0}
    above = next(c for c in g.zone(0, "deck") if g.original(c).numbers["grade"] == 1)
    with pytest.raises(IllegalChoice):
        g.choose(f"pick {g.cards[above].tag}")
    g.choose(g.decision.options[0])
    (card,) = g.zone(0, VC)
    name = g.original(card).name
    assert not g.cards[card].faceup and len(g.zone(0, "deck")) == 49
    own, other, nobody = (g.view(by)["players"][0]["zones"][VC] for by in (0, 1, None))  # type: ignore[index]
    assert own["cards"][0]["name"] == name
    for shown in (other, nobody):
        assert shown["count"] == 1 and shown["hidden"] == 1 and "name" not in shown["cards"][0]
    told = [e for e in g.view(1)["events"] if e.get("seat") == 0]  # type: ignore[attr-defined]
    assert name not in str(told) and f"{g.cards[card].tag}'" not in str(g.view(1)["players"])


@pytest.mark.rule("cfv-R23")
def test_5_2_2_the_second_to_be_asked_does_not_learn_the_first_answer() -> None:
    """Whatever seat 0 chose, seat 1 is shown the same game."""
    views = set()
    for at in (0, 1):
        g = new()
        assert g.decision is not None
        g.choose(g.decision.options[at])
        assert asked(g)[0] == 1
        views.add(str(g.view(1)))
    assert len(views) == 1


def test_5_2_2_a_deck_may_name_its_first_vanguard() -> None:
    """Then there is nothing to ask."""
    g = ludex.new("cfv", decks=("beacon", "beacon"), seed=3)
    assert g.decision is not None and g.decision.rule == "cfv 5.2.5"
    assert [g.original(c).name for seat in (0, 1) for c in g.zone(seat, VC)] == [BEACON.first] * 2


def test_5_2_3_both_decks_are_shuffled() -> None:
    """Every seed gives another order, and nobody knows it."""
    orders = set()
    for seed in range(6):
        g = opened(seed)
        orders.add(tuple(g.original(c).name for c in g.zone(0, "deck")))
        shown = g.view(0)["players"][0]["zones"]["deck"]  # type: ignore[index]
        assert shown["hidden"] == shown["count"] == 44
        assert sorted(e.seat for e in g.events if e.rule == "cfv 5.2.3" and e.kind == "shuffle") == [0, 1]
    assert len(orders) == 6


@pytest.mark.rule("cfv 5.2.4.1")
def test_5_2_4_chance_says_who_goes_first_and_nobody_is_asked() -> None:
    """Over many seeds both seats come first about equally often; no question of the preparation is about it."""
    first = []
    for seed in range(60):
        g = opened(seed)
        assert g.decision is not None and g.decision.rule == "cfv 5.2.5"
        first.append(g.first)
        assert [e.seat for e in g.events if e.kind == "goes first"] == [g.first]
        keep(g)
        assert g.active == g.first
    assert 18 <= sum(first) <= 42


@pytest.mark.parametrize("returned", [0, 1, 3, 5])
def test_5_2_5_any_number_of_cards_is_exchanged_once(returned: int) -> None:
    """The first player first; as many are drawn as were returned, after shuffling; nobody is asked a second time."""
    g = opened()
    first = g.first
    assert [len(g.zone(s, "hand")) for s in (0, 1)] == [5, 5]
    mark = len(g.events)
    assert g.decision is not None and g.decision.seat == first
    for _ in range(returned):
        assert g.decision is not None
        g.choose(g.decision.options[0])
    if returned < 5:
        g.choose("done")
    kinds = [e.kind for e in g.events[mark:]]
    assert kinds == (["return"] * returned + ["shuffle"] + ["draw"] * returned if returned else [])
    assert len(g.zone(first, "hand")) == 5 and len(g.zone(first, "deck")) == 44
    assert asked(g) == (1 - first, "cfv 5.2.5")
    g.choose("done")
    assert asked(g) == (first, "cfv 6.5.1.2")


def test_5_2_5_the_returned_cards_may_come_back() -> None:
    """They are shuffled in before the draw: among many seeds some hand gets a card that it gave away."""
    back = 0
    for seed in range(12):
        g = opened(seed)
        given: list[str] = []
        for _ in range(5):
            assert g.decision is not None
            given.append(g.original(g.named(g.decision.options[0].key[5:])).name)
            g.choose(g.decision.options[0])
        back += bool(set(given) & {g.original(c).name for c in g.zone(g.first, "hand")})
    assert back > 0


@pytest.mark.rule("cfv-R25", "cfv 6.1")
def test_6_1_1_both_vanguards_are_turned_face_up_and_nothing_is_placed() -> None:
    """The game begins: both see both vanguards; no unit was placed and none has ridden."""
    g = opened()
    assert [g.cards[c].faceup for s in (0, 1) for c in g.zone(s, VC)] == [False, False]
    keep(g)
    (mine,), (yours,) = g.zone(0, VC), g.zone(1, VC)
    assert g.cards[mine].faceup and g.cards[yours].faceup
    turned = [e for e in g.events if e.rule == "cfv 6.1.1"]
    assert {e.card for e in turned} == {mine, yours} and len({e.batch for e in turned}) == 1
    assert all(e.seat == g.cards[e.card].seat for e in turned)
    assert not [e for e in g.events if e.kind in ("ride", "call")]
    for by in (0, 1):
        for of in (0, 1):
            zones = g.view(by)["players"][of]["zones"]  # type: ignore[index]
            assert "name" in zones[VC]["cards"][0]


@pytest.mark.rule("cfv-R25", "cfv 6.1.1")
def test_5_2_2_the_first_vanguard_has_not_been_placed() -> None:
    """An ability about being placed on the vanguard circle is triggered neither by putting it down nor by Stand Up."""
    text = "[AUTO]: When this unit is placed on (VC), draw two cards."
    eager = CardRow(name="Eager One", type="normal unit", clan=("Plain Clan",), grade=0, power=5000, text=text)
    cards = Catalog([*shipped().rows, eager])
    main = {name: count for name, count in BEACON.main.items() if name != BEACON.first}
    deck = Deck(name="eager", first="Eager One", main={**main, "Eager One": 1})
    g = games.start("cfv", (deck, deck), 3, catalog=cards)
    keep(g)
    assert [len(g.zone(s, "hand")) for s in (g.first, 1 - g.first)] == [6, 5]
    assert [e.kind for e in g.events if e.kind == "played"] == []
