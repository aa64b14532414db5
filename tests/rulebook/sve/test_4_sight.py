"""Who sees what (sve 4.1.1, 4.1.2, 4.2 and the sentences on sight in 4.3 to 4.15), asked through views alone."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

EVERYBODY = (P1, P2, None)
PUBLIC = {
    "field": {}, "ex area": {}, "cemetery": {}, "banished zone": {},
    "evolve zone": {"special": "evolved"}, "race zone": {"special": "evolved", "type": "carrot"},
    "drive zone": {"special": "evolved", "type": "drive point"}, "trigger zone": {},
}  # fmt: skip
OWN = {"hand": {}, "evolve deck": {"special": "evolved"}}


def lay(t: Table, seat: int, zone: str, **details: object) -> Piece:
    """A card with a name of its own in a zone."""
    kind: dict[str, object] = {**PUBLIC.get(zone, {}), **OWN.get(zone, {})}
    return t.put(seat, zone, "", name="Telltale", **kind, **details)


def written(t: Table, by: int | None) -> bool:
    """Whether the name stands anywhere in what a seat is shown."""
    return "Telltale" in repr(t.game.view(by))


def test_4_1_1_each_player_has_every_zone_and_the_resolution_zone_is_shared() -> None:
    """Both players have the same zones, each their own; the resolution zone is there once."""
    t = Table()
    view = t.game.view(None)
    players, shared = view["players"], view["shared"]
    assert isinstance(players, list) and isinstance(shared, dict)
    assert list(shared) == ["resolution zone"]
    zones = [set(player["zones"]) for player in players]
    assert zones[0] == zones[1] == {"leader area", "deck", *PUBLIC, *OWN}


@pytest.mark.rule(
    "sve 4.1.2", "sve 4.2.3.1", "sve 4.2.3.3", "sve 4.4.2", "sve 4.8.2", "sve 4.9.2", "sve 4.10.2", "sve 4.12.2",
    "sve 4.13.2", "sve 4.14.2", "sve 4.15.2",
)  # fmt: skip
@pytest.mark.parametrize("zone", PUBLIC)
def test_4_1_2_public_zones_are_read_by_everyone(zone: str) -> None:
    """A card in a public zone is shown to its player, to the opponent and to a spectator."""
    t = unhurried()
    card = lay(t, P1, zone)
    for seat in EVERYBODY:
        assert t.sees(seat, card) and written(t, seat)


@pytest.mark.rule("sve 4.1.2", "sve 4.2.3.2", "sve 4.6.2", "sve 4.7.1", "sve 4.7.2")
@pytest.mark.parametrize("zone", OWN)
@pytest.mark.parametrize("owner", [P1, P2])
def test_4_1_2_hand_and_evolve_deck_are_read_by_their_player_only(zone: str, owner: int) -> None:
    """The opponent and spectators see that a card is there and not which."""
    t = unhurried()
    card = lay(t, owner, zone)
    assert t.sees(owner, card)
    for seat in (1 - owner, None):
        assert not t.sees(seat, card) and not written(t, seat)
        assert t.seen(seat, owner, zone) == {"count": 1, "hidden": 1, "cards": []}


@pytest.mark.rule("sve 4.1.2", "sve 4.2.3.3")
def test_4_5_2_nobody_reads_a_deck() -> None:
    """Not even the deck's own player sees its cards."""
    t = unhurried()
    lay(t, P1, "deck")
    for seat in EVERYBODY:
        assert not written(t, seat)
        assert t.seen(seat, P1, "deck") == {"count": 21, "hidden": 21, "cards": []}


@pytest.mark.parametrize("zone", ["deck", *PUBLIC, *OWN])
def test_4_1_2_1_everyone_may_count_the_cards_of_any_zone(zone: str) -> None:
    """Three cards are three for both players and for a spectator, hidden or not."""
    t = unhurried()
    t.set(P1, deck=0)
    for _ in range(3):
        lay(t, P1, zone)
    expected = 3 + (zone == "ex area")  # with the idle card of this table
    assert [t.seen(seat, P1, zone)["count"] for seat in EVERYBODY] == [expected] * 3


@pytest.mark.rule("sve 4.3.1")
def test_4_3_2_leaders_lie_in_the_leader_area_for_all_to_see() -> None:
    """Each leader area holds one leader, shown to everybody."""
    t = Table()
    for seat in EVERYBODY:
        for of in (P1, P2):
            (card,) = t.seen(seat, of, "leader area")["cards"]
            assert "leader" in card["types"] and card["controller"] == of


@pytest.mark.rule("sve 4.11.1")
def test_4_11_2_a_card_being_played_lies_open_in_the_shared_resolution_zone() -> None:
    """While its target is chosen, a spell from the hand lies in the resolution zone and everyone can read it."""
    t = unhurried()
    t.field(P2, attack=2)
    t.field(P2, attack=3)
    spell = t.spell(P1, "Select an enemy follower on the field and destroy it.", name="Telltale")
    assert not t.sees(P2, spell)
    t.choose(f"play {spell}")
    for seat in EVERYBODY:
        shared = t.game.view(seat)["shared"]
        assert isinstance(shared, dict)
        assert [card["name"] for card in shared["resolution zone"]["cards"]] == ["Telltale"]
    assert t.count(P1, "hand") == 0


# -- placement (sve 4.2) ----------------------------------------------------------------------------------------------
def test_4_2_2_a_card_is_either_reserved_or_engaged() -> None:
    """Attacking engages a follower and the start of the turn refreshes it; everyone sees which it is."""
    t = unhurried()
    attacker, other = t.field(P1), t.field(P1, attack=2)

    def states() -> list[list[bool]]:
        return [[card["rested"] for card in t.seen(seat, P1, "field")["cards"]] for seat in EVERYBODY]

    assert states() == [[False, False]] * 3
    t.attack(attacker)
    assert states() == [[True, False]] * 3
    t.end()
    t.end()
    assert states() == [[False, False]] * 3 and not t.engaged(other)


@pytest.mark.parametrize(
    "words", ["Put each follower in your cemetery onto your field.", "Summon 2 Fairy tokens."]
)  # fmt: skip
def test_4_2_2_3_cards_come_in_reserved(words: str) -> None:
    """Whatever is put or created on the field stands reserved where nothing else is said."""
    t = unhurried()
    for _ in range(2):
        t.cemetery(P1, engaged=True)
    spell = t.spell(P1, words)
    t.play(spell)
    assert [t.engaged(c) for c in t.pieces(P1, "field")] == [False, False]


def test_4_2_2_3_unless_something_else_is_said() -> None:
    """A text may put them engaged."""
    t = unhurried()
    spell = t.spell(P1, "Summon 2 Fairy tokens engaged.")
    t.play(spell)
    assert [t.engaged(c) for c in t.pieces(P1, "field")] == [True, True]


@pytest.mark.rule("sve 4.2.3.1", "sve 4.2.3.2")
def test_4_2_3_turning_a_card_over_shows_or_hides_it() -> None:
    """A facedown card of the evolve deck is hidden from the opponent, and read by all once it is faceup."""
    t = unhurried()
    card = lay(t, P1, "evolve deck")
    spell = t.spell(P1, "Turn a facedown card in your evolve deck faceup.")
    assert [t.sees(seat, card) for seat in EVERYBODY] == [True, False, False]
    t.play(spell)
    assert [t.sees(seat, card) for seat in EVERYBODY] == [True, True, True]


@pytest.mark.rule("sve 4.2.3.2", "sve 4.10.2")
@pytest.mark.parametrize("zone", ["banished zone", "field"])
def test_4_2_3_a_facedown_card_in_a_public_zone_cannot_be_read_by_the_opponent(zone: str) -> None:
    """That a card lies there is seen, what it is is not."""
    t = unhurried()
    card = lay(t, P2, zone, facedown=True)
    for seat in (P1, None):
        assert not t.sees(seat, card) and not written(t, seat)
        shown = t.seen(seat, P2, zone)
        assert (shown["count"], shown["hidden"]) == (1, 1)


@pytest.mark.rule("sve 4.10.1")
def test_4_10_2_banished_cards_lie_faceup_unless_something_else_is_said() -> None:
    """An ordinary banished card is open to all."""
    t = unhurried()
    card = t.field(P2, name="Telltale")
    spell = t.spell(P1, "Banish each enemy follower on the field.")
    t.play(spell)
    assert t.where(card) == (P2, "banished zone")
    (shown,) = t.seen(P1, P2, "banished zone")["cards"]
    assert (shown["name"], shown["faceup"]) == ("Telltale", True)


def test_4_2_3_3_cards_are_hidden_again_in_a_hidden_zone_and_open_again_in_a_public_one() -> None:
    """A follower taken back to hand is facedown there; played again it is faceup."""
    t = unhurried()
    card = t.field(P1, cost=0)
    spell = t.spell(P1, "Return each follower on your field to its owner's hand.")
    t.play(spell)
    assert not t.game.cards[card.id].faceup
    t.play(card)
    assert t.game.cards[card.id].faceup


# -- what the opponent learns and forgets -----------------------------------------------------------------------------
@pytest.mark.rule("sve 4.7.1")
def test_4_7_2_drawing_shows_the_opponent_nothing() -> None:
    """The player sees the card drawn, the opponent and a spectator do not, in no zone and in no event."""
    t = unhurried()
    card = lay(t, P1, "deck")
    spell = t.spell(P1, "Draw a card.")
    t.play(spell)
    assert t.zone_of(card) == "hand"
    assert [written(t, seat) for seat in EVERYBODY] == [True, False, False]


def test_4_7_2_the_opponent_is_not_told_what_a_player_may_choose_from() -> None:
    """While a player chooses from the hand, the opponent is told who is asked and by which rule, and no card."""
    t = unhurried()
    lay(t, P1, "hand")
    t.hand(P1, attack=2)
    spell = t.spell(P1, "Discard a card.")
    t.choose(f"play {spell}")
    for seat in (P2, None):
        decision = t.game.view(seat)["decision"]
        assert isinstance(decision, dict)
        assert set(decision) == {"seat", "kind", "rule"} and not written(t, seat)
    t.choose("pick " + str(t.pieces(P1, "hand")[1]))
    t.settle()


def test_4_7_2_the_hand_has_no_order_to_tell_cards_by() -> None:
    """Which of the cards in hand was drawn last cannot be told from the opponent's view."""
    views = []
    for names in (("Oak", "Elm"), ("Elm", "Oak")):
        t = unhurried()
        for name in names:
            t.hand(P2, name=name)
        views.append(t.seen(P1, P2, "hand"))
    assert views[0] == views[1]


def test_4_5_2_a_player_sees_deck_cards_when_an_effect_says_so_and_the_opponent_does_not() -> None:
    """Looking at the top card shows it to the player who looks, who knows it as long as it lies there."""
    t = unhurried()
    card = lay(t, P1, "deck")
    spell = t.spell(P1, "Look at the top card of your deck.")
    t.play(spell)
    assert t.zone_of(card) == "deck"
    assert [t.sees(seat, card) for seat in EVERYBODY] == [True, False, False]
    (shown,) = t.seen(P1, P1, "deck")["cards"]
    assert shown["place"] == 0


def test_4_5_2_a_shuffle_takes_that_knowledge_away() -> None:
    """After shuffling, nobody knows where the card lies, and no number gives it away."""
    t = unhurried()
    lay(t, P1, "deck")
    look = t.spell(P1, "Look at the top card of your deck.")
    mix = t.spell(P1, "Shuffle your deck.")
    t.play(look)
    t.play(mix)
    assert t.seen(P1, P1, "deck")["cards"] == []


def test_4_5_2_a_random_order_is_known_to_nobody() -> None:
    """Cards looked at and put under the deck in a random order: their player cannot tell which lies deeper."""
    t = unhurried()
    for name in ("Oak", "Elm", "Ash"):
        t.deck(P1, name=name)
    spell = t.spell(P1, "Look at the top 3 cards of your deck. Put them on the bottom of your deck in a random order.")
    t.play(spell)
    assert sorted(t.names(P1, "deck")[-3:]) == ["Ash", "Elm", "Oak"]
    for seat in EVERYBODY:
        assert t.seen(seat, P1, "deck")["cards"] == []


def test_4_7_2_the_hand_does_not_tell_two_equal_cards_apart() -> None:
    """One of two equal cards was seen going to hand, and one is played: whether it was that one, nobody can tell."""
    for played in (0, 1):
        t = unhurried()
        twins = [t.field(P1, name="Twin", cost=0), t.hand(P1, name="Twin", cost=0)]
        spell = t.spell(P1, "Return each follower on your field to its owner's hand.")
        t.play(spell)
        assert t.sees(P2, twins[0]) and not t.sees(P2, twins[1])
        t.play(twins[played])
        assert t.count(P1, "hand") == 1
        assert t.seen(P2, P1, "hand") == {"count": 1, "hidden": 1, "cards": []}


@pytest.mark.parametrize("number", [1, 2])
def test_4_7_2_cards_put_away_unseen_may_be_the_one_that_was_known(number: int) -> None:
    """A card seen going to hand is not known to be there any more when cards left the hand for the deck unseen."""
    t = unhurried()
    seen = t.field(P1, name="Seen", cost=0)
    others = [t.hand(P1, name=f"Unseen {n}") for n in range(number)]
    back = t.spell(P1, "Return each follower on your field to its owner's hand.")
    cards = "a card" if number == 1 else "2 cards"
    away = t.spell(P1, f"Put {cards} from your hand on the bottom of your deck in any order.")
    t.play(back)
    assert t.sees(P2, seen)
    t.choose(f"play {away}")
    for card in others:
        t.choose(card)
    if number == 2:
        t.choose(others[0])
    t.settle()
    assert [t.zone_of(c) for c in (seen, *others)] == ["hand", *["deck"] * number]
    assert not t.sees(P2, seen)
