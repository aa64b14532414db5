"""Options are chosen before playing is paid for (sve 10.6.2.2.3, sve 10.6.2.5), and only such as can be performed (sve
5.18.3.1.2): not one whose own cost or cards the playing takes first, nor one for which there is no room."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece
from tests.sve_table import Table as Sve

SCOPE = "Choose 1. (1) Give your leader {defense}+1. (2) {cost 2}: Draw a card."


def _options(t: Sve) -> list[str]:
    """The options that are on offer now; where one alone can be chosen nobody is asked."""
    return [key for key in t.options if key.startswith("option")]


# -- play points ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.5", "sve-R21")
@pytest.mark.parametrize("points", (1, 2, 3))
def test_the_price_of_a_spell_comes_before_that_of_its_option(points: int) -> None:
    """Of 2 play points a spell that costs 1 leaves too few for an option of 2."""
    t = Sve()
    t.set(P1, play_points=points)
    spell = t.spell(P1, SCOPE, cost=1)
    if points < 3:
        t.play(spell)
        assert (t.leader_defense(P1), t.value(P1, "play points")) == (21, points - 1)
        return
    t.play(spell, "option 2", True)
    assert (t.count(P1, "hand"), t.value(P1, "play points")) == (1, 0)


@pytest.mark.rule("sve 5.18.3.1.2", "sve 8.1.2")
@pytest.mark.parametrize(("points", "allowed"), ((3, False), (4, True)))
def test_a_spell_whose_only_option_cannot_be_paid_is_not_played(points: int, allowed: bool) -> None:
    text = "Choose 1. (1) Select an enemy amulet on the field and destroy it. (2) {cost 2}: Draw a card."
    t = Sve(auto="turns")
    t.set(P1, play_points=points)
    spell = t.spell(P1, text, cost=2)
    assert t.forbids(f"play {spell}") == ("" if allowed else "sve 5.18.3.1.2")


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.5")
@pytest.mark.parametrize("points", (2, 3))
def test_nor_does_an_activated_ability_forget_what_it_costs(points: int) -> None:
    t = Sve()
    t.set(P1, play_points=points)
    scope = t.field(P1, f"{{act}} {{cost 1}}: {SCOPE}")
    t.choose(t.activation(scope))
    assert _options(t) == ([] if points == 2 else ["option 1", "option 2"])


@pytest.mark.rule("sve 12.2.3", "sve 12.16.3", "sve 5.18.3.1.2")
@pytest.mark.parametrize("evolution", (0, 1))
def test_an_evolution_point_in_lieu_leaves_one_more(evolution: int) -> None:
    t = Sve()
    t.set(P1, play_points=2, evolution_points=evolution)
    scope = t.field(P1, f"{{advanced}} {{cost 1}}: {SCOPE}")
    t.choose(t.activation(scope))
    assert _options(t) == (["option 1", "option 2"] if evolution else [])


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.5.1.2")
def test_a_fanfare_was_paid_with_the_card() -> None:
    """The points that are left are those its option is paid with."""
    t = Sve()
    t.set(P1, play_points=3)
    t.play(t.hand(P1, f"{{fanfare}} {SCOPE}", cost=1), "option 2", True)
    assert (t.count(P1, "hand"), t.value(P1, "play points")) == (1, 0)


# -- cards ------------------------------------------------------------------------------------------------------------
TOLL = "As an additional cost to play this card, discard a card.\n----------\n"


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.5", "sve 5.12.1")
@pytest.mark.parametrize("paid", ("Discard a card: Draw 2 cards.", "Discard a card."))
@pytest.mark.parametrize("others", (1, 2))
def test_a_card_pays_the_toll_or_the_option(paid: str, others: int) -> None:
    t = Sve()
    spell = t.spell(P1, f"{TOLL}Choose 1. (1) Give your leader {{defense}}+1. (2) {paid}")
    for n in range(others):
        t.hand(P1, name=f"Leaf {n}")
    t.choose(f"play {spell}")
    assert _options(t) == ([] if others == 1 else ["option 1", "option 2"])


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.1")
@pytest.mark.parametrize("paid", ("Discard a card: Draw 2 cards.", "Discard a card."))
@pytest.mark.parametrize("other", (False, True))
def test_the_spell_itself_is_no_card_to_discard(paid: str, other: bool) -> None:
    """It is on its way to the resolution zone."""
    t = Sve(auto="turns")
    spell = t.spell(P1, f"Choose 1. (1) {paid} (2) Select an enemy follower on the field and destroy it.")
    if other:
        t.hand(P1, name="Leaf")
    assert t.forbids(f"play {spell}") == ("" if other else "sve 5.18.3.1.2")


# -- what comes by an option before -----------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.6.2.8.2.2", "sve-R21")
def test_what_an_option_is_paid_with_may_come_by_one_before() -> None:
    t = Sve()
    spell = t.spell(P1, "Choose up to 2. (1) Draw a card. (2) Discard a card: Deal 2 damage to each enemy leader.")
    t.play(spell, "option 2", True)  # the first is the only one there is at first
    assert (t.count(P1, "hand"), t.leader_defense(P2)) == (0, 18)


@pytest.mark.rule("sve 10.6.2.8.2.2", "sve-R21")
def test_points_may_come_by_one_before() -> None:
    t = Sve()
    t.set(P1, play_points=0)
    spell = t.spell(P1, "Choose up to 2. (1) Recover 3 play points. (2) {cost 2}: Deal 2 damage to each enemy leader.")
    t.play(spell, "option 2", True)
    assert (t.value(P1, "play points"), t.leader_defense(P2)) == (1, 18)


@pytest.mark.rule("sve 5.18.3.1.2", "sve-R21")
@pytest.mark.parametrize("cost", ("Discard a card", "{cost 2}"))
def test_an_option_before_that_brings_nothing_of_the_kind_does_not_help(cost: str) -> None:
    t = Sve()
    t.set(P1, play_points=1)
    t.play(t.spell(P1, f"Choose up to 2. (1) Give your leader {{defense}}+1. (2) {cost}: Draw 2 cards."))
    assert (t.leader_defense(P1), t.count(P1, "hand")) == (21, 0)


# -- room -------------------------------------------------------------------------------------------------------------
def _full(t: Sve, zone: str, but: int = 0) -> list[Piece]:
    return [t.put(P1, zone, type="amulet", name=f"Stone {n}") for n in range(5 - but)]


@pytest.mark.rule("sve 5.18.3.1.2", "sve 4.4.4.2", "sve 4.8.3.2", "sve-R21")
@pytest.mark.parametrize(
    ("idle", "zone"),
    (
        ("Summon 2 Fairy tokens.", "field"),
        ("Put a Fairy token onto your field.", "field"),
        ("Select a follower in your cemetery and put it onto your field. Give it Rush.", "field"),
        ("Select an enemy follower on the field and steal it.", "field"),
        ("Put a Fairy token into your EX area.", "ex area"),
    ),
)  # fmt: skip
@pytest.mark.parametrize("room", (0, 1))
def test_what_finds_no_room_cannot_be_chosen(idle: str, zone: str, room: int) -> None:
    t = Sve()
    spell = t.spell(P1, f"Choose 1. (1) {idle} (2) Give your leader {{defense}}+1.")
    _full(t, zone, room)
    t.cemetery(P1, name="Sleeper")
    t.field(P2, name="Foe")
    t.choose(f"play {spell}")
    assert _options(t) == (["option 1", "option 2"] if room else [])
    assert t.leader_defense(P1) == (20 if room else 21)


@pytest.mark.rule("sve 5.18.3.1.2")
@pytest.mark.parametrize(
    "text",
    (
        "Draw a card. Summon a Fairy token.",
        "Select a follower on your field and destroy it. Summon a Fairy token.",
        "Select an enemy follower on the field and deal it 1 damage. Summon a Fairy token.",
    ),
)  # fmt: skip
def test_an_option_that_does_anything_else_can(text: str) -> None:
    t = Sve()
    spell = t.spell(P1, f"Choose 1. (1) {text} (2) Give your leader {{defense}}+1.")
    t.field(P1, name="Mine")
    _full(t, "field", 1)
    t.field(P2, name="Foe", defense=3)
    t.choose(f"play {spell}")
    assert _options(t) == ["option 1", "option 2"]


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.5")
def test_a_cost_may_make_the_room() -> None:
    """The amulet that is buried for it leaves its place."""
    t = Sve()
    shrine = t.amulet(P1, "{act} {cost 0}, bury this card: Choose 1. (1) Summon a Fairy token. (2) Draw a card.")
    _full(t, "field", 1)
    t.activate(shrine, "option 1")
    assert "Fairy" in t.names(P1, "field")


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.1")
def test_a_card_played_from_the_ex_area_leaves_its_place() -> None:
    t = Sve()
    spell = t.ex(P1, "Choose 1. (1) Put a Fairy token into your EX area. (2) Draw a card.", type="spell", cost=0)
    _full(t, "ex area", 1)
    t.play(spell, "option 1")
    assert "Fairy" in t.names(P1, "ex area")


@pytest.mark.rule("sve 10.6.2.8.2.2", "sve-R21")
def test_an_option_before_may_make_the_room() -> None:
    t = Sve()
    spell = t.spell(P1, "Choose up to 2. (1) Destroy each amulet on your field. (2) Summon a Fairy token.")
    _full(t, "field")
    t.play(spell, "option 2")
    assert t.names(P1, "field") == ["Fairy"]


# -- races ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.18.3.1.2", "sve 14.2.3.1", "sve-R34")
def test_a_follower_that_was_not_served_does_not_race() -> None:
    t = Sve()
    t.play(t.hand(P1, "{fanfare} Choose 1. (1) Race this follower. (2) Give your leader {defense}+1."))
    assert t.leader_defense(P1) == 21
