"""Views: a seat gets what it may know, and nothing that would let it know more."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel import choices
from ludex.kernel.cards import Card
from ludex.kernel.events import Event
from ludex.kernel.frames import Procedure
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import sees
from tests.kernel.mini import do, play_on, put, run, start

Seat = int | None
SEATS: tuple[Seat, ...] = (0, 1, None)


def zone(g: Game, viewer: Seat, of: int, name: str) -> Any:
    players: Any = g.view(viewer)["players"]
    return players[of]["zones"][name]


def events(g: Game, viewer: Seat) -> Any:
    return g.view(viewer)["events"]


def played(seed: int, answers: int) -> Game:
    """Some game in progress: the choices go round."""
    count = iter(range(10_000))
    return play_on(start(seed), lambda options: options[next(count) * 7 % len(options)], most=answers)


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    """Not the other's hand, as the last of a list would."""
    for seat in (2, -1, 5):
        with pytest.raises(ValueError, match="seats are 0 and 1"):
            start().view(seat)


# -- zones and cards ---------------------------------------------------------------------------------------
def test_a_hand_is_cards_to_its_player_and_a_number_to_others() -> None:
    g = start()
    assert [c["id"] for c in zone(g, 0, 0, "hand")["cards"]] == [g.cards[c].tag for c in g.zone(0, "hand")]
    for viewer in (1, None):
        shown = zone(g, viewer, 0, "hand")
        assert shown == {"count": 4, "hidden": 4, "cards": []}


@pytest.mark.rule("sve 4.1.2.1", "cfv 4.1.2")
def test_the_number_of_cards_in_every_zone_is_known_to_all() -> None:
    g = start()
    for viewer in SEATS:
        for of in (0, 1):
            for spec in g.rules.zones:
                if not spec.shared:
                    assert zone(g, viewer, of, spec.name)["count"] == len(g.zone(of, spec.name))


def test_nobody_sees_a_deck_and_who_looked_knows_the_place() -> None:
    g = start()
    second = g.zone(1, "deck")[1]
    assert zone(g, 1, 1, "deck")["cards"] == []
    do(g, Event("look", "mini 9", seat=0, card=second))
    (card,) = zone(g, 0, 1, "deck")["cards"]
    assert card["id"] == g.cards[second].tag and card["place"] == 1
    assert zone(g, 1, 1, "deck")["cards"] == [] and zone(g, None, 1, "deck")["cards"] == []


def test_a_shuffle_ends_what_was_known_of_a_deck() -> None:
    g = start()
    do(g, Event("reveal", "mini 9", card=g.zone(1, "deck")[0]))
    assert len(zone(g, None, 1, "deck")["cards"]) == 1
    do(g, Event("shuffle", "mini 9", seat=1, key="deck"))
    for viewer in SEATS:
        assert zone(g, viewer, 1, "deck")["cards"] == []


@pytest.mark.rule("cfv 4.9.2.1")
def test_a_facedown_card_in_a_public_zone_is_seen_by_its_owner_only() -> None:
    g = start()
    card = g.zone(1, "hand")[0]
    do(g, Event("bind", "mini 9", card=card, to="vault", faceup=False))
    assert zone(g, 1, 1, "vault")["cards"][0]["id"] == g.cards[card].tag
    for viewer in (0, None):
        (hidden,) = zone(g, viewer, 1, "vault")["cards"]
        assert hidden == {"hidden": True, "owner": 1, "rested": False, "counters": {}}


def test_a_card_that_was_seen_goes_on_being_known_in_a_hand() -> None:
    g = start()
    wolf = put(g, "Wolf", seat=1)
    do(g, Event("return", "mini 9", card=wolf.id, to="hand"))
    shown = zone(g, 0, 1, "hand")
    assert [c["name"] for c in shown["cards"]] == ["Wolf"] and shown["hidden"] == 3


def test_a_card_shows_what_it_is_now_and_what_is_printed() -> None:
    g = start()
    put(g, "Drake")
    put(g, "Hare")
    hare = zone(g, 1, 0, "field")["cards"][1]
    assert hare["numbers"] == {"power": 2} and hare["printed"]["numbers"] == {"power": 1}


def test_links_lead_only_to_cards_that_are_seen() -> None:
    g = start()
    hare = put(g, "Hare")
    hidden = g.zone(0, "hand")[0]
    do(g, Event("link", "mini 9", card=hare.id, amount=hidden))
    assert zone(g, 0, 0, "field")["cards"][0]["links"] == [g.cards[hidden].tag]
    assert zone(g, 1, 0, "field")["cards"][0]["links"] == []
    assert "other" not in events(g, 1)[-1]


def test_values_that_are_private_are_shown_to_their_own_player() -> None:
    g = start(seed=8)
    do(g, Event("value", "mini 9", seat=0, key="luck", amount=1))
    mine: Any = g.view(0)["players"]
    theirs: Any = g.view(1)["players"]
    assert mine[0]["values"] == {"life": 10, "luck": 4} and mine[1]["values"] == {"life": 10}
    assert theirs[0]["values"] == {"life": 10}
    assert "amount" not in events(g, 1)[-1] and "key" not in events(g, 1)[-1]


# -- events and decisions ----------------------------------------------------------------------------------
def test_an_opponents_draw_shows_no_card() -> None:
    g = start()
    draw = [e for e in events(g, 1) if e["kind"] == "draw" and e["seat"] == 0][-1]
    assert draw == {
        "kind": "draw", "rule": "mini 3.1", "turn": 1, "batch": 3, "seat": 0,
        "from": "deck", "from_seat": 0, "to": "hand", "to_seat": 0, "hidden": True,
    }  # fmt: skip
    own = [e for e in events(g, 0) if e["kind"] == "draw" and e["seat"] == 0][-1]
    assert own["card"] == g.cards[g.zone(0, "hand")[-1]].tag


def test_what_was_drawn_is_not_told_afterwards_when_the_card_is_played() -> None:
    g = start()
    assert g.decision is not None
    key = next(o.key for o in g.decision.options if "bolt" not in types(g, o.key))
    g.choose(key)
    told = [e for e in events(g, 1) if e["kind"] == "draw" and e["seat"] == 0]
    assert all("card" not in e and "name" not in e for e in told)
    assert events(g, 1)[-1]["name"] == g.cards[int(key[6:])].definition.name


def types(g: Game, key: str) -> frozenset[str]:
    return g.chars(int(key[6:])).types


def test_an_event_about_a_card_shuffled_away_names_no_other_card() -> None:
    g = start()
    top = g.zone(1, "deck")[0]
    do(g, Event("reveal", "mini 9", card=top))
    assert events(g, 0)[-1]["name"] == g.cards[top].definition.name
    do(g, Event("shuffle", "mini 9", seat=1, key="deck"))
    assert events(g, 0)[-2].get("hidden") and "name" not in events(g, 0)[-2]


def test_what_was_seen_is_told_even_when_the_rules_have_forgotten_it() -> None:
    g = start()
    hare = put(g, "Hare")
    do(g, Event("rest", "mini 9", card=hare.id))
    do(g, Event("bury", "mini 9", card=hare.id, to="grave"))
    g.memory = {}
    assert events(g, 1)[-2]["kind"] == "rest" and events(g, 1)[-2]["name"] == "Hare"


def test_only_the_seat_that_is_asked_sees_the_options() -> None:
    g = start()
    asked: Any = g.view(0)["decision"]
    assert g.decision is not None
    assert [o["key"] for o in asked["options"]] == [o.key for o in g.decision.options]
    for viewer in (1, None):
        assert g.view(viewer)["decision"] == {"seat": 0, "kind": "act", "rule": "mini 3.4"}


def test_an_option_about_a_card_that_is_not_seen_has_no_name() -> None:
    g = start()
    blind = Procedure("mini 9", "Blind")
    theirs = g.zone(1, "hand")
    blind.add("", lambda g, f: choices.pick(0, theirs, 1, 1, rule="mini 9", prompt="Discard one", distinct=True))
    run(g, blind, [])
    shown: Any = g.view(0)["decision"]
    assert {o["label"] for o in shown["options"]} == {"a hidden card"}


def test_events_may_be_asked_for_from_a_number_on() -> None:
    g = start()
    mark = g.log.size
    g.choose("pass")
    assert g.view(0, since=mark)["events"] == events(g, 0)[mark:]


# -- the property ------------------------------------------------------------------------------------------
def swapped(g: Game, a: Card, b: Card) -> Game:
    """The same game with two cards exchanged behind their numbers, as if dealt the other way round."""
    twin = g.clone()
    x, y = twin.own(a.id), twin.own(b.id)
    x.definition, y.definition = b.definition, a.definition
    twin.invalidate()
    return twin


@given(seed=st.integers(0, 40), answers=st.integers(0, 30), pick=st.tuples(st.integers(0), st.integers(0)))
def test_exchanging_cards_that_a_seat_cannot_see_changes_nothing_in_its_view(
    seed: int, answers: int, pick: tuple[int, int]
) -> None:
    g = played(seed, answers)
    for viewer in SEATS:
        unseen = [c for c in g.cards if c.zone and not sees(g, viewer, c)]
        a, b = (unseen[n % len(unseen)] for n in pick)
        twin = swapped(g, a, b)
        assert twin.view(viewer) == g.view(viewer), (viewer, a, b)


@given(seed=st.integers(0, 40), answers=st.integers(0, 30))
def test_a_view_is_plain_data_and_asking_for_it_changes_nothing(seed: int, answers: int) -> None:
    g = played(seed, answers)
    before = g.hash()
    for viewer in SEATS:
        assert json.loads(json.dumps(g.view(viewer))) == g.view(viewer)
    assert g.hash() == before


@given(seed=st.integers(0, 40), answers=st.integers(0, 30))
def test_a_view_names_no_card_number_its_seat_cannot_see(seed: int, answers: int) -> None:
    g = played(seed, answers)
    for viewer in SEATS:
        view: Any = g.view(viewer)
        for of in (0, 1):
            for shown in view["players"][of]["zones"].values():
                for card in shown["cards"]:
                    assert card.get("hidden") or sees(g, viewer, g.cards[g.named(card["id"])])
