"""Judges' cases: how far words reach after several groups (J-sve-22 to 24), what "the rest" is (J-sve-20), and what
"non-" means (J-sve-36)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece, Table


def offered(t: Table, *cards: Piece) -> set[Piece]:
    """Which of these cards may be chosen now."""
    return {card for card in cards if t._key(card) in t.options}


@pytest.mark.parametrize(
    ("last", "where"),
    (("Put the rest on the bottom of your deck in any order.", "deck"), ("Bury the rest.", "cemetery")),
)
@pytest.mark.rule("sve 5.11.1", "sve 1.3.2")
def test_j_sve_20_the_rest_is_what_was_not_taken(last: str, where: str) -> None:
    t = Table()
    below = t.deck(P1, type="spell", cost=3)
    top = [t.deck(P1, cost=1), t.deck(P1, cost=2), t.deck(P1, type="amulet"), t.deck(P1, type="spell")]
    s = t.spell(
        P1,
        "Look at the top 4 cards of your deck. You may reveal up to 2 followers from among them and add "
        f"them to your hand. {last}",
    )
    t.do(f"play {s}", "yes", top[0], top[1], *(top[2:3] if where == "deck" else ()))
    assert [t.zone_of(card) for card in top] == ["hand", "hand", where, where]
    assert t.zone_of(below) == "deck"
    if where == "deck":
        assert t.pieces(P1, "deck")[0] == below


@pytest.mark.rule("sve 10.6.2.8.2", "sve 5.8.1")
def test_j_sve_22a_a_place_said_last_is_that_of_both() -> None:
    t = Table()
    hf, ha, ff, ef = t.hand(P1, cost=1), t.hand(P1, type="amulet", cost=1), t.field(P1, cost=1), t.field(P2, cost=1)
    s = t.spell(P1, "Summon a follower that costs 1 or less or an amulet that costs 1 or less from your hand.")
    t.choose(f"play {s}")
    assert offered(t, hf, ha, ff, ef) == {hf, ha}
    t.choose(hf)
    assert t.zone_of(hf) == "field" and t.zone_of(ha) == "hand"


@pytest.mark.rule("sve 10.6.2.8.2", "sve 5.8.1")
def test_j_sve_22b_a_limit_said_last_is_that_of_both() -> None:
    t = Table()
    f5, f1 = t.deck(P1, cost=5), t.deck(P1, cost=1)
    a5, a1 = t.deck(P1, type="amulet", cost=5), t.deck(P1, type="amulet", cost=1)
    s = t.spell(
        P1,
        "Search your deck for a follower or amulet that costs 2 or less, reveal it, add it to your hand, then "
        "shuffle your deck.",
    )
    t.choose(f"play {s}")
    assert offered(t, f5, f1, a5, a1) == {f1, a1}
    t.choose(f1)
    assert t.zone_of(f1) == "hand"


@pytest.mark.rule("sve 1.3.2")
def test_j_sve_22_among_them_is_said_of_both() -> None:
    t = Table()
    top = [t.deck(P1, type="spell"), t.deck(P1, type="amulet"), t.deck(P1)]
    s = t.spell(
        P1,
        "Look at the top 3 cards of your deck. You may reveal a spell or amulet from among them and add it to "
        "your hand. Bury the rest.",
    )
    t.choose(f"play {s}")
    t.choose("yes")
    assert offered(t, *top) == {top[0], top[1]}
    t.choose(top[0])
    assert [t.zone_of(card) for card in top] == ["hand", "cemetery", "cemetery"]


@pytest.mark.rule("sve 1.3.2")
def test_j_sve_22_with_articles_a_limit_is_the_last_ones_own() -> None:
    t = Table()
    f5, a5, a1 = t.hand(P1, cost=5), t.hand(P1, type="amulet", cost=5), t.hand(P1, type="amulet", cost=1)
    s = t.spell(P1, "Summon a follower or an amulet that costs 1 or less from your hand.")
    t.choose(f"play {s}")
    assert offered(t, f5, a5, a1) == {f5, a1}
    t.choose(f5)
    assert t.zone_of(f5) == "field"


@pytest.mark.rule("sve 10.9.1")
def test_j_sve_23a_each_a_and_b_on_your_field_spares_the_other_field() -> None:
    t = Table()
    mine, shrine, hers = t.field(P1), t.amulet(P1), t.field(P2)
    t.play(t.spell(P1, "Destroy each follower and amulet on your field."))
    assert [t.zone_of(card) for card in (mine, shrine, hers)] == ["cemetery", "cemetery", "field"]


@pytest.mark.rule("sve 10.9.1")
def test_j_sve_23b_what_holds_for_each_a_and_b_on_your_field() -> None:
    t = Table()
    t.amulet(P1, "Each Otter and Stag on your field has Ward.")
    mine = [t.field(P1, name="Otter"), t.field(P1, name="Stag")]
    hers = [t.field(P2, name="Otter"), t.field(P2, name="Stag")]
    assert all(t.has(card, "Ward") for card in mine)
    assert not any(t.has(card, "Ward") for card in hers)


@pytest.mark.rule("sve 10.9.1")
@pytest.mark.parametrize("seat", (P1, P2))
def test_j_sve_23_a_trigger_hears_both_of_yours(seat: int) -> None:
    t = Table()
    t.deck(P1)
    t.amulet(P1, "When an amulet or Mage follower you control leaves the field, draw a card.")
    t.amulet(seat, name="Old Bell")
    t.play(t.spell(P1, "Select an amulet on the field named Old Bell and destroy it."))
    assert t.count(P1, "hand") == (1 if seat == P1 else 0)


@pytest.mark.rule("sve 1.3.2", "sve 10.6.2.8.2")
@pytest.mark.parametrize(
    ("mine", "hers", "draws"),
    ((("Mage",), (), 0), (("Machina",), ("Mage",), 0), (("Mage", "Machina"), (), 1)),
)
def test_j_sve_24_an_a_and_a_b_are_both_needed(mine: tuple[str, ...], hers: tuple[str, ...], draws: int) -> None:
    t = Table()
    t.deck(P1)
    for seat, traits in ((P1, mine), (P2, hers)):
        for trait in traits:
            t.field(seat, traits=[trait])
    t.play(t.spell(P1, "If there's a Mage follower and Machina follower on your field, draw a card."))
    assert t.count(P1, "hand") == draws


@pytest.mark.rule("sve 1.3.2")
def test_j_sve_24_three_kinds_are_all_needed() -> None:
    t = Table()
    t.deck(P1)
    t.cemetery(P1, traits=["Academic"])
    t.play(t.spell(P1, "If there's a Mage card, Machina card, and Academic card in your cemetery, draw a card."))
    assert t.count(P1, "hand") == 0


@pytest.mark.rule("sve 2.4")
def test_j_sve_36a_non_mage_is_everything_else() -> None:
    t = Table()
    p, m, w = t.field(P2), t.field(P2, traits=["Mage"]), t.field(P2, traits=["Officer"])
    t.play(t.spell(P1, "Destroy each non-Mage follower on the field."))
    assert [t.zone_of(card) for card in (p, m, w)] == ["cemetery", "field", "cemetery"]


@pytest.mark.rule("sve 2.2")
@pytest.mark.parametrize(("beside", "draws"), (("neutral", 1), ("runecraft", 0)))
def test_j_sve_36b_non_runecraft_is_every_other_class(beside: str, draws: int) -> None:
    t = Table()
    t.deck(P1)
    t.field(P1, class_=beside.capitalize())
    t.set(P1, play_points=3, max_play_points=3)
    text = "{fanfare} If there is a non-Runecraft follower on your field, draw a card."
    t.play(t.hand(P1, text, class_="Runecraft", cost=1))
    assert t.count(P1, "hand") == draws
