"""Who may look where (fow 3.6:5, 3.8:5, 3.12:2.1, 14.3:3.2): down sides, cards removed face down, known cards."""

from __future__ import annotations

import pytest

from tests.fow_table import DECK, GRAVEYARD, P1, P2, REMOVED, RULER, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
BACK = {"name": "Queen of Ash", "attack": 900, "defense": 900}


def behind(t: Table, seat: int | None, card: Piece) -> str | None:
    """The name on the other side of a card, as far as a seat may look at it."""
    view = t.game.view(seat)
    players = view["players"]
    assert isinstance(players, list)
    lying = [c for player in players for zone in player["zones"].values() for c in zone["cards"] if "id" in c]
    (shown,) = [c for c in lying if c["id"] == str(card)]
    return None if shown["behind"] is None else shown["behind"]["name"]


@both
@pytest.mark.rule("fow 14.3:1.1")
def test_3_8_5_only_its_controller_looks_behind_a_ruler(ruleset: str) -> None:
    """The opponent and whoever watches see a ruler and not the J-ruler it may become."""
    t = Table(ruleset)
    ruler = t.ruler(P1, back=BACK)
    assert [behind(t, seat, ruler) for seat in (P1, P2, None)] == ["Queen of Ash", None, None]
    assert "Queen of Ash" not in str(t.game.view(P2)) and t.sees(P2, ruler)


@both
def test_3_6_5_everybody_looks_behind_a_j_ruler_in_a_field(ruleset: str) -> None:
    """After judgment the ruler's side is down and open to all."""
    t = Table(ruleset)
    leader = t.j_ruler(P1, back=BACK)
    assert [behind(t, seat, leader) for seat in (P1, P2, None)] == ["Ruler"] * 3


@both
@pytest.mark.rule("fow 3.8:6")
def test_3_8_5_behind_a_lost_j_ruler_looks_its_controller_again(ruleset: str) -> None:
    """In the ruler area the rule for that area holds."""
    t = Table(ruleset)
    leader = t.j_ruler(P1, back=BACK)
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.zone_of(leader) == RULER
    assert [behind(t, seat, leader) for seat in (P1, P2)] == ["Ruler", None]


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.12:2.1", "fow 14.3:5.1", "fow 3.1:2")
def test_3_12_2_1_a_card_removed_face_down_is_hidden_from_its_owner_too() -> None:
    """From a hidden zone nobody has seen it; the zone shows that a card lies there."""
    t = Table("fow-5.5/valhalla")
    card = t.deck(P1, attack=900, back={"name": "Ash", "attack": 1000, "defense": 1000})
    t.cast(t.chant(P1, "Remove the top card of your main deck from the game face down."))
    assert t.zone_of(card) == REMOVED
    for seat in (P1, P2, None):
        assert not t.sees(seat, card) and t.seen(seat, P1, REMOVED)["count"] == 1
        assert "Ash" not in str(t.game.view(seat))


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.12:2.1", "fow 3.2:2")
def test_3_12_2_1_who_knew_it_may_look_again() -> None:
    """A card removed face down from the hand is known to whose hand it was and to nobody else."""
    t = Table("fow-5.5/valhalla")
    card = t.hand(P1, attack=900)
    t.cast(t.chant(P1, "Remove a card in your hand from the game face down."))
    assert t.zone_of(card) == REMOVED
    assert [t.sees(seat, card) for seat in (P1, P2, None)] == [True, False, False]


@both
def test_3_12_2_removed_cards_lie_open(ruleset: str) -> None:
    """Everybody sees a card that is removed from the game."""
    t = Table(ruleset)
    gone = t.field(P2)
    t.cast(t.chant(P1, "Remove target resonator from the game."))
    assert t.where(gone) == (P2, REMOVED) and all(t.sees(seat, gone) for seat in (P1, P2, None))


@both
@pytest.mark.rule("fow 3.3:2")
def test_3_1_2_only_who_looks_at_a_deck_knows(ruleset: str) -> None:
    """A player who looked at the top card knows it there; the other one does not."""
    t = Table(ruleset)
    card = t.deck(P1, attack=900)
    t.cast(t.chant(P1, "Look at the top card of your main deck."))
    assert t.zone_of(card) == DECK and t.sees(P1, card) and not t.sees(P2, card)


@both
@pytest.mark.rule("fow 3.9:2")
def test_3_9_2_a_graveyard_is_read_in_its_order(ruleset: str) -> None:
    """Everybody sees which card lies where."""
    t = Table(ruleset)
    low, high = t.graveyard(P1), t.graveyard(P1)
    shown = t.seen(P2, P1, GRAVEYARD)["cards"]
    assert [(c["id"], c["place"]) for c in shown] == [(str(high), 0), (str(low), 1)]
