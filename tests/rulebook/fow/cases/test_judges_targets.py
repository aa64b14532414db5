"""Judges' cases about what may be chosen, paid for and hit (Force of Will)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

pytestmark = pytest.mark.editions("fow-2.0", "fow-5.01", "fow-5.5")
every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
later = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def by(t: Table, seat: int) -> Table:
    """The other player passes until this one has priority."""
    while t.asked != seat:
        t.pass_()
    return t


def aim(t: Table, key: str, at: Piece) -> None:
    """Play something at a target, which is asked for only if there is another."""
    t.choose(key)
    if f"pick {at}" in t.options:
        t.choose(at)
    t.answer()


# -- two that look alike ----------------------------------------------------------------------------------------------
@every
@pytest.mark.rule(
    "fow-2.0 1.4.5:12", "fow-5.01 9.3:2.4", "fow-5.01 3.13:2", "fow-5.5 9.3:2.4", "fow-5.5 3.13:2"
)
def test_case_j_fow_14_either_of_two_abilities_in_the_chase_can_be_chosen(ruleset: str) -> None:
    """An older and a newer ability wait: both are offered, and the older one can be cancelled."""
    t = Table(ruleset, turn_of=P2, asking=True)
    drawer = t.field(P2, "[Activate] {0}: Draw a card.", name="Drawer")
    healer = t.field(P2, "[Activate] {0}: You gain 300 life.", name="Healer")
    cancel = t.instant(P1, "Cancel target ability.")
    t.deck(P2)
    by(t, P2).activate(drawer)
    by(t, P2).activate(healer)
    newer, older = t.chase
    by(t, P1).choose(f"play {cancel}")
    assert {*t.options} == {f"pick {newer}", f"pick {older}"}
    t.choose(older)
    t.resolve()
    assert not t.events("draw") and t.life(P2) == 4300


@every
@pytest.mark.rule("fow-2.0 1.4.5:12", "fow-5.01 9.3:2.4", "fow-5.5 9.3:2.4")
def test_case_j_fow_14_either_of_two_equal_spells_in_the_chase_can_be_chosen(ruleset: str) -> None:
    """Two copies of a chant-instant wait, each aimed at something else: either can be cancelled."""
    t = Table(ruleset, asking=True)
    one, two = t.field(P2, attack=500, name="R1"), t.field(P2, attack=500, name="R2")
    first = t.instant(P1, "Destroy target resonator.", name="Bolt")
    second = t.instant(P1, "Destroy target resonator.", name="Bolt")
    cancel = t.instant(P2, "Cancel target spell.")
    by(t, P1).play(first, one)
    by(t, P1).play(second, two)
    by(t, P2).choose(f"play {cancel}")
    assert {*t.options} == {f"pick {p}" for p in t.chase if p.name == "Bolt"}
    t.choose(f"pick {t.chase[-1]}")
    t.resolve()
    assert (t.zone_of(one), t.zone_of(two)) == ("field", "graveyard")


@later
@pytest.mark.rule("fow-5.01 9.3:2.4", "fow-5.5 9.3:2.4")
def test_case_j_fow_15_of_two_copies_the_targeted_one_can_be_chosen(ruleset: str) -> None:
    """Both Twins lie in the graveyard, one of them a target: either can be removed from the game."""
    t = Table(ruleset, asking=True)
    target = t.graveyard(P1, type="resonator", name="Twin")
    other = t.field(P1, type="resonator", name="Twin")
    back = t.instant(P1, "Put target resonator card from your graveyard into your hand.")
    kill = t.instant(P1, "Destroy target resonator.")
    remove = t.instant(P2, "Remove target resonator card in a graveyard from the game.")
    aim(t, f"play {back}", target)
    aim(t, f"play {kill}", other)
    t.pass_both()
    by(t, P2).choose(f"play {remove}")
    assert {*t.options} == {f"pick {target}", f"pick {other}"}
    t.choose(target)
    t.resolve()
    assert t.zone_of(target) == "removed area" and t.zone_of(other) == "graveyard"


# -- targets and costs ------------------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow-2.0 1.4.5:13", "fow-5.01 9.3:2.4", "fow-5.5 9.3:2.4")
@pytest.mark.parametrize("shy", [False, True])
def test_case_j_fow_20_what_may_be_done_to_a_target_needs_one(ruleset: str, shy: bool) -> None:
    """Whether it is destroyed is chosen on resolving; the target is chosen on playing, and there is none."""
    t = Table(ruleset, asking=True)
    chant = t.chant(P1, "You may destroy target resonator. Draw a card.")
    if shy:
        t.field(P2, "[Continuous] This card cannot be targeted by spells or abilities.")
    t.deck(P1)
    assert t.forbids(f"play {chant}").split()[1] in ("1.4.5:13", "9.3:2.4")
    assert f"play {chant}" not in t.options


@every
@pytest.mark.rule("fow-2.0 1.4.5:13", "fow-5.01 9.3:2.4", "fow-5.5 9.3:2.4")
@pytest.mark.parametrize("done", [False, True])
def test_case_j_fow_20_whether_it_is_done_is_chosen_on_resolving(ruleset: str, done: bool) -> None:
    t = Table(ruleset, asking=True)
    chant = t.chant(P1, "You may destroy target resonator. Draw a card.")
    r = t.field(P2)
    t.play(chant)
    t.resolve(done)
    assert t.zone_of(r) == ("graveyard" if done else "field") and len(t.events("draw")) == 1


@every
@pytest.mark.rule("fow-2.0 14.25:1", "fow-5.01 9.3:3.1", "fow-5.5 9.3:3.1")
@pytest.mark.parametrize("words", ["by spells", "by spells your opponent controls", "by spells or abilities"])
def test_case_j_fow_22_a_target_that_spells_cannot_target_any_more_is_not_hit(ruleset: str, words: str) -> None:
    """When the spell resolves its target is not legal: nothing is destroyed."""
    t = Table(ruleset, asking=True)
    r = t.field(P2, attack=500, name="R")
    t.field(P2, attack=500, name="Other")
    kill = t.instant(P1, "Destroy target resonator your opponent controls.")
    hide = t.instant(P2, f"Target resonator you control cannot be targeted {words} until end of turn.")
    aim(t, f"play {kill}", r)
    aim(by(t, P2), f"play {hide}", r)
    t.resolve()
    assert t.zone_of(r) == "field"


@every
@pytest.mark.rule("fow-2.0 14.25:1", "fow-5.01 9.3:3.1", "fow-5.5 9.3:3.1")
@pytest.mark.parametrize(("words", "hit"), [("by abilities", False), ("by spells", True)])
def test_case_j_fow_22_by_what_it_cannot_be_targeted_counts(ruleset: str, words: str, hit: bool) -> None:
    """An ability that waits is told from a spell: only what is named is kept away."""
    t = Table(ruleset, asking=True)
    r = t.field(P2, attack=500, name="R")
    killer = t.field(P1, "[Activate] {0}: Destroy target resonator your opponent controls.", name="Killer")
    hide = t.instant(P2, f"Target resonator you control cannot be targeted {words} until end of turn.")
    aim(t, t.activation(killer), r)
    aim(by(t, P2), f"play {hide}", r)
    t.resolve()
    assert t.zone_of(r) == ("graveyard" if hit else "field")


@every
@pytest.mark.rule(
    "fow-2.0 1.4.5:14", "fow-2.0 1.4.5:21", "fow-5.01 9.3:2.5", "fow-5.5 9.3:2.5", "fow-2.0 1.4.5:10",
    "fow-5.01 3.2:1.1", "fow-5.5 3.2:1.1",
)  # fmt: skip
@pytest.mark.parametrize("company", [False, True])
def test_case_j_fow_40_one_card_is_not_rested_for_two_parts_of_a_cost(ruleset: str, company: bool) -> None:
    """Its only resonator rests itself, so there is none left to rest: the ability is offered only in company."""
    t = Table(ruleset, asking=True)
    x = t.field(P1, "[Activate] {Rest}, rest a resonator you control: Draw a card.", name="X")
    y = t.field(P1, attack=500, name="Y") if company else None
    t.deck(P1)
    key = t.activation(x)
    assert (key in t.options, t.forbids(key) == "") == (company, company)
    if y is not None:
        t.activate(x)
        t.resolve()
        assert t.rested(x) and t.rested(y) and len(t.events("draw")) == 1


# -- X ----------------------------------------------------------------------------------------------------------------
@every
@pytest.mark.rule(
    "fow-2.0 1.4.5:14", "fow-5.01 9.3:2.5", "fow-5.5 9.3:2.5", "fow-2.0-R51", "fow-5.01-R46", "fow-5.5-R53"
)
def test_case_j_fow_30_the_x_that_was_paid_is_the_x_of_enter(ruleset: str) -> None:
    """X was named as the card was played: nobody is asked again, and one card is drawn."""
    t = Table(ruleset, asking=True)
    for _ in range(4):
        t.stone(P1, "fire")
        t.deck(P1)
    card = t.hand(P1, "[Enter] Draw X cards.", cost="{X}")
    t.play(card, 1)
    t.resolve()
    assert t.zone_of(card) == "field" and len(t.events("draw")) == 1
    assert len(t.events("rest")) == 1, "one magic stone has paid for X"


@later
@pytest.mark.rule("fow-5.01 7.5:2", "fow-5.5 7.5:2")
def test_case_j_fow_30_the_x_of_a_judgment_is_the_x_of_enter(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    for _ in range(4):
        t.stone(P1, "fire")
        t.deck(P1)
    t.ruler(P1, "[Judgment] {X}", back={"text": "[Enter] Draw X cards."})
    t.judgment(1)
    t.resolve()
    assert len(t.events("draw")) == 1


@later
@pytest.mark.rule("fow-5.01 12.1:2", "fow-5.01 9.3:2.5", "fow-5.5 12.1:2", "fow-5.5 9.3:2.5")
def test_case_j_fow_31_the_x_of_awakening_is_named_and_paid(ruleset: str) -> None:
    """Two stones are rested for X = 2, and two cards are drawn."""
    t = Table(ruleset, asking=True)
    stones = [t.stone(P1, "fire") for _ in range(5)]
    for _ in range(6):
        t.deck(P1)
    card = t.hand(P1, "[Awakening] {X}: When this card enters your field, draw X cards.", cost="{0}")
    t.choose(f"play {card}")
    t.answer(True, 2)
    assert sum(t.rested(s) for s in stones) == 2
    t.resolve()
    assert len(t.events("draw")) == 2
