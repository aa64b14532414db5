"""The notation of Cardfight!! Vanguard: icons, marks and costs are told apart, and made alike."""

import pytest

from ludex.games.cfv.text.phrases.notation import CFV
from ludex.lang import canonical


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ("[AUTO](VC/RC):When this unit attacks, draw a card", "[AUTO](VC/RC): When this unit attacks, draw a card."),
        ("[AUTO] [V/R] When this unit attacks, draw a card.", "[AUTO](VC/RC): When this unit attacks, draw a card."),
        (
            "[ACT][Drop zone]: [Counter-Blast 3] ride this card.",
            "[ACT](Drop Zone): [Counter Blast (3)] Ride this card.",
        ),
        (
            "[ACT](RC):[CounterBlast(1) and Rest this unit] Draw a card.",
            "[ACT](RC): [Counter Blast (1) & Rest this unit] Draw a card.",
        ),
        (
            "[AUTO](VC) Limit Break 4 (This ability is active with four damage):When this unit attacks, draw a card.",
            "[AUTO](VC) Limit Break 4: When this unit attacks, draw a card.",
        ),
        ("[CONT](VC): This unit gets Power +3000.", "[CONT](VC): This unit gets [Power]+3000."),
        ("[CONT](VC): This unit gets [power] - 2000.", "[CONT](VC): This unit gets [Power]-2000."),
        ("[CONT](VC): This unit gets drive+1.", "[CONT](VC): This unit gets drive +1."),
        ("[ACT](VC): Soul Charge(2).", "[ACT](VC): Soul Charge (2)."),
        ("[ACT](VC): Choose a «Lamp Guild» Unit.", "[ACT](VC): Choose a <<Lamp Guild>> unit."),
        ("[ACT](VC): Choose a <<Amber Post>>.", "[ACT](VC): Choose an <<Amber Post>>."),
        ("[ACT](VC): Choose a card named 'Dusk, the Wick'.", '[ACT](VC): Choose a card named "Dusk, the Wick".'),
        ("[ACT](VC): Choose a card named “ Dusk ”.", '[ACT](VC): Choose a card named "Dusk".'),
        ("[ACT](VC): Choose a unit on Rear-guard Circle.", "[ACT](VC): Choose a unit on (RC)."),
        (
            "[ACT](VC): Choose one of your rear- guards, andretire it.",
            "[ACT](VC): Choose one of your rear-guards, andretire it.",
        ),
        (
            "[ACT](VC): Choose one of yourunits until endof turn.",
            "[ACT](VC): Choose one of your units until end of turn.",
        ),
    ],
)
def test_signs_are_made_alike(given, made):
    assert canonical(given, "cfv") == made
    assert canonical(made, "cfv") == made


@pytest.mark.rule("cfv 2.11.3")
def test_reminders_are_left_out_but_circles_and_numbers_stay():
    text = "[AUTO]: Forerunner (When a unit of this clan rides this unit, you may call this unit to (RC))\n(Only four.)"
    assert canonical(text, "cfv") == "[AUTO]: Forerunner"
    kept = "[ACT](RC): [Soul Blast (1)] Call this card to (RC)."
    assert canonical(kept, "cfv") == kept


def test_what_stands_in_parentheses_after_a_head_is_not_dropped():
    assert canonical("[ACT](RC): (Rest this unit) Draw a card.", "cfv") == "[ACT](RC): (rest this unit) Draw a card."


def test_icons_and_costs_are_different_signs():
    signs = CFV.cut("[ACT](VC): [Choose one of your units, and [Rest] it] [Stand] this unit.")
    assert signs[:4] == ["{ACT}", "(VC)", ":", "⟦"]
    assert signs.count("{Rest}") == signs.count("{Stand}") == signs.count("⟧") == 1


def test_names_clans_and_races_are_one_sign_each():
    assert CFV.cut('a <<Lamp Guild>> <Wick Cat> named "Dusk, the Wick"') == [
        "a",
        "«Lamp Guild»",
        "‹Wick Cat›",
        "named",
        "⸢Dusk, the Wick⸣",
    ]


def test_a_quoted_ability_is_no_name():
    text = 'This unit gets "[AUTO](VC): When this unit attacks a unit named "Dusk", draw a card." until end of turn.'
    assert "⸢Dusk⸣" in CFV.cut(text)
    assert canonical(text, "cfv") == text


def test_a_name_may_hold_quotation_marks():
    assert CFV.cut('a card named "Dusk, "Again""') == ["a", "card", "named", '⸢Dusk, "Again"⸣']


def test_only_lines_that_are_sentences_end_with_a_full_stop():
    assert canonical('[ACT](VC): Legion 20000 "Dusk" or "Wick"\n[CONT](VC/RC): Lord', "cfv").count(".") == 0
    assert canonical("[ACT](VC): Draw a card", "cfv").endswith("card.")


def test_a_sentence_broken_amid_its_words_is_one_line() -> None:
    broken = '[AUTO](RC): When this unit attacks, search your deck for a card named\n"Otter", and shuffle your deck.'
    assert "\n" not in canonical(broken, "cfv")
    two = "[AUTO](RC): When this unit attacks, draw a card\n[CONT](VC): Lord"
    assert canonical(two, "cfv").count("\n") == 1


@pytest.mark.parametrize(
    ("solid", "apart"),
    [
        ("[ACT](RC): Boost aWicker.", "Boost a Wicker."),
        ("[AUTO](RC): When this unit boostsTallow Knight, draw a card.", "boosts Tallow Knight, draw"),
        ("[CONT](VC): A unit namedMcTallow.", "named McTallow"),
        ("[CONT](VC): A unit deTallow andX.", "deTallow andX"),
    ],
)
def test_a_common_word_set_solid_before_a_name_is_parted(solid: str, apart: str) -> None:
    assert apart in canonical(solid, "cfv")


def test_a_word_set_solid_after_an_owner_is_parted() -> None:
    text = "[AUTO](VC): When this unit'sdrive check reveals a card, draw a card."
    assert "this unit's drive check" in canonical(text, "cfv")
