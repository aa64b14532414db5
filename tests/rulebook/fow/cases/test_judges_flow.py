"""Judges' cases: "instead" that is declined or not met (J-fow-26 to 28), and "Then" behind a condition (J-fow-33)."""

from __future__ import annotations

import pytest

from ludex.enact.unsupported import unsupported
from ludex.games.fow.rulesets import RULESETS
from ludex.lang import read
from tests.fow_table import P1, P2, Table

ALL = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", ALL)
later = pytest.mark.parametrize("ruleset", ALL[1:])

FINDS = (
    "Search your main deck for a resonator with total cost 1 or less, reveal it and put it into your hand. If you "
    "control an addition, you may put it into your field instead."
)


@every
@pytest.mark.parametrize(("answer", "where"), (("no", "hand"), ("yes", "field")))
@pytest.mark.rule("fow 9.1:2.3")
def test_j_fow_26_declining_instead_leaves_the_first_instruction(ruleset: str, answer: str, where: str) -> None:
    t = Table(ruleset)
    t.addition(P1)
    d = t.deck(P1, cost="{1}")
    t.deck(P1, cost="{4}")
    t.cast(t.chant(P1, f"{FINDS} Then shuffle your main deck."), then=(d, answer))
    assert t.zone_of(d) == where and t.event("shuffle").rule


@every
@pytest.mark.parametrize(("answers", "life"), (((), 4000), (("no",), 4000), (("yes",), 4200)))
@pytest.mark.rule("fow 9.6:1.1", "fow 9.2:1.1", "fow-2.0 7.2.2:4")
def test_j_fow_27_what_is_said_of_coming_into_the_field_belongs_to_it(
    ruleset: str, answers: tuple[str, ...], life: int
) -> None:
    t = Table(ruleset)
    if answers:
        t.addition(P1)
    d = t.deck(P1, "[Enter] You gain 200 life.", cost="{1}")
    t.deck(P1, cost="{4}")
    text = f"{FINDS} This triggers its [Enter] ability. Then shuffle your main deck."
    t.cast(t.chant(P1, text), then=(d, *answers))
    assert t.zone_of(d) == ("field" if life > 4000 else "hand") and t.life(P1) == life


@every
@pytest.mark.rule("fow 9.2:1.1")
def test_j_fow_27_what_did_not_come_into_a_field_triggers_nothing(ruleset: str) -> None:
    """Whoever may put it there and does not has nothing that could trigger."""
    t = Table(ruleset)
    d = t.graveyard(P1, "[Enter] You gain 200 life.")
    text = "You may put target resonator from your graveyard into your field. This triggers its [Enter] ability."
    t.cast(t.chant(P1, text), then=("no",))
    assert t.zone_of(d) == "graveyard" and t.life(P1) == 4000


RESTS = "Rest target resonator.\n[Awakening] {1}: If you control an addition, destroy target resonator instead."


@pytest.mark.parametrize(("added", "awaken"), ((True, True), (False, True), (True, False)))
@pytest.mark.rule("fow-5.5 12.1:2", "fow-5.5 12.1:2.1")
def test_j_fow_28_an_awakened_spell_does_its_other_text_instead(added: bool, awaken: bool) -> None:
    t = Table("fow-5.5/valhalla")
    t.set(P1, will_r=1)
    if added:
        t.addition(P1)
    x, y = t.field(P2), t.field(P2)
    t.cast(t.chant(P1, RESTS), awaken, x)
    if added and awaken:
        assert t.zone_of(x) == "graveyard" and not t.events("rest", x)
    else:
        assert t.zone_of(x) == "field" and t.rested(x)
    assert t.zone_of(y) == "field" and not t.rested(y)


@pytest.mark.rule("fow-5.5 12.1:2")
def test_j_fow_28_what_else_it_is_awakened_to_is_done_besides() -> None:
    t = Table("fow-5.5/valhalla")
    t.set(P1, will_r=1)
    t.addition(P1), t.deck(P1)
    x = t.field(P2)
    t.cast(t.chant(P1, f"{RESTS} Draw a card."), True)
    assert t.zone_of(x) == "graveyard" and t.count(P1, "hand") == 1


@pytest.mark.rule("fow-5.01 12.1:2", "fow-5.01-R53")
def test_j_fow_28_where_only_what_comes_into_a_field_is_awakened_the_text_is_declined() -> None:
    text = read(RESTS, "fow", kind="spell").card_text
    assert text is not None
    (fault,) = unsupported(text, RULESETS["fow-5.01/valhalla"])
    assert "12.1:2" in fault and not unsupported(text, RULESETS["fow-5.5/valhalla"])


@pytest.mark.rule("fow-5.5 12.1:2")
def test_j_fow_28_what_a_spell_would_be_awakened_to_too_late_is_declined() -> None:
    text = read("Cancel target spell.\n[Awakening] {M}: Players cannot chase this card.", "fow", kind="spell").card_text
    assert text is not None
    (fault,) = unsupported(text, RULESETS["fow-5.5/valhalla"])
    assert "12.1:2" in fault


# -- chants that wait --------------------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow 9.2:1")
def test_j_sve_29_in_fow_a_chant_waits_once_and_only_when_played(ruleset: str) -> None:
    t = Table(ruleset)
    for seat in (P1, P2):
        for cost in ("{3}", "{4}", "{5}", "{6}"):
            t.deck(seat, cost=cost)
    text = "At the end of your turn, you gain 300 life."
    t.graveyard(P1, text, type="spell", subtype="chant")
    t.cast(t.chant(P1, text))
    t.to_next_turn()
    assert t.life(P1) == 4300
    t.to_next_turn()
    t.to_next_turn()
    assert t.life(P1) == 4300


@pytest.mark.rule("fow 9.2:1", "fow 9.2:2")
@pytest.mark.parametrize(
    "text",
    (
        "[Continuous] At the beginning of your main phase, draw a card.",
        "[Continuous] Resonators you control gain [Flying].",
    ),
)
def test_j_sve_29_in_fow_a_chant_does_not_say_what_always_holds(text: str) -> None:
    assert read(text, "fow", kind="spell").card_text is None and read(text, "fow", kind="addition").card_text


# -- then --------------------------------------------------------------------------------------------------------------
GLOOM = (
    "[Continuous] At the beginning of your main phase, if there are three or more gloom counters on this card, you may "
    "search your main deck for a resonator and put it into your hand. Then shuffle your main deck."
)


@later
@pytest.mark.parametrize("counters", (0, 3))
@pytest.mark.rule("fow-5.01-R52", "fow-5.5-R59", "fow 10.20:1")
def test_j_fow_33_then_goes_on_with_what_the_condition_let_happen(ruleset: str, counters: int) -> None:
    t = Table(ruleset, turn_of=P2)
    for seat in (P1, P2):
        for cost in ("{1}", "{2}", "{3}", "{4}"):
            t.deck(seat, cost=cost)
    t.addition(P1, GLOOM, counters={"gloom": counters})
    t.to_next_turn()
    t.pass_until("no", "battle") if counters else t.pass_until("battle")
    if counters:
        t.choose("no")
        t.pass_until("battle")
    assert bool(t.events("shuffle")) is bool(counters)


@every
@pytest.mark.parametrize("met", (False, True))
@pytest.mark.rule("fow-2.0-R56", "fow-5.01-R52", "fow-5.5-R59", "fow-2.0 1.4:4")
def test_then_hangs_on_the_if_before_it_and_another_sentence_stands_alone(ruleset: str, met: bool) -> None:
    t = Table(ruleset)
    t.deck(P1)
    if met:
        t.addition(P1)
    text = "If you control an addition, draw a card. Then you gain 300 life. Your opponent loses 100 life."
    t.cast(t.chant(P1, text))
    assert bool(t.events("draw")) is met
    assert (t.life(P1), t.life(P2)) == (4300 if met else 4000, 3900)
