"""Lost marks: what a source has lost is supplied where one reading remains, and told; never in silence."""

from __future__ import annotations

import pytest

from ludex.lang import Lexicon, Reading, ast, read


def mended(text: str, dialect: str, *, kind: str, lexicon: Lexicon | None = None) -> Reading | None:
    """What is read with something mended, if anything is."""
    found = read(text, dialect, kind=kind, lexicon=lexicon, mending=True)
    return found if found.slips else None


def told(found: Reading | None) -> tuple[str, ...]:
    return () if found is None else tuple(map(str, found.slips))


GUILD = "<<Lamp Guild>>"


@pytest.mark.parametrize(
    ("lost", "whole"),
    [
        (
            f"[AUTO](RC): When this unit attacks if you have a {GUILD} vanguard draw a card.",
            f"[AUTO](RC): When this unit attacks, if you have a {GUILD} vanguard, draw a card.",
        ),
        (
            "[AUTO]V/R When this units attack hits a vanguard draw a card.",
            "[AUTO](VC/RC): When this unit's attack hits a vanguard, draw a card.",
        ),
        (
            "[ACT](RC)[Rest] this unit] Draw a card.",
            "[ACT](RC): [[Rest] this unit] Draw a card.",
        ),
        (
            "[ACT](RC): [Counter Blast (1)] and Choose a card from your hand, and discard it] Draw a card.",
            "[ACT](RC): [Counter Blast (1) & Choose a card from your hand, and discard it] Draw a card.",
        ),
        (
            "[AUTO]: When this unit is placed on R, draw a card.",
            "[AUTO]: When this unit is placed on (RC), draw a card.",
        ),
        (
            "Activate V/R [Counter Blast (1)] Draw a card.",
            "[ACT](VC/RC): [Counter Blast (1)] Draw a card.",
        ),
        (
            "ContinuousV/RThis unit cannot attack. AutoWhen this unit boosts this unit gets Power +4000.",
            "[CONT](VC/RC): This unit cannot attack.\n[AUTO]: When this unit boosts, this unit gets [Power]+4000.",
        ),
        (
            "[ACT](RC): (Rest this unit and Choose a card from your hand, and discard it) Draw a card.",
            "[ACT](RC): [Rest this unit & Choose a card from your hand, and discard it] Draw a card.",
        ),
    ],
)
def test_marks_are_supplied_where_one_reading_remains(lost: str, whole: str) -> None:
    found = mended(lost, "cfv", kind="unit")
    assert found is not None and found.canonical == whole
    assert read(whole, "cfv", kind="unit").understood


def test_every_change_is_told() -> None:
    lost = "[AUTO](RC): When this units attack hits a vanguard draw a card."
    found = mended(lost, "cfv", kind="unit")
    assert found is not None
    assert told(found) == ("the apostrophe of “unit's”", "a comma before “draw”")


@pytest.mark.parametrize(
    "text",
    [
        "[AUTO](VC): When this unit attacks, do a somersault.",
        "[CONT](VC): You frobnicate the deck of your opponent with great care.",
        "[AUTO](VC): When this unit attacks, draw a card and sing a song.",
    ],
)
def test_what_means_nothing_is_not_mended(text: str) -> None:
    assert mended(text, "cfv", kind="unit") is None


def test_no_word_that_denies_is_ever_left_out() -> None:
    assert mended("[CONT](VC): This unit not gets [Power]+1000.", "cfv", kind="unit") is None


def test_what_reads_is_left_alone() -> None:
    assert mended("Draw a card.", "sve", kind="spell") is None
    assert mended("[AUTO](RC): When this unit attacks, draw a card.", "cfv", kind="unit") is None


def test_reading_itself_mends_nothing() -> None:
    assert not read("[AUTO](RC): When this unit attacks draw a card.", "cfv", kind="unit").understood


def test_a_name_that_lost_its_comma_is_the_card_that_has_it() -> None:
    lexicon = Lexicon(names=frozenset(("Lamplighter, Anna", "Otter")))
    text = "[AUTO](RC): When this unit attacks if you have a card named \"Lamplighter Anna\" in your soul draw a card."
    found = mended(text, "cfv", kind="unit", lexicon=lexicon)
    assert found is not None and '"Lamplighter, Anna"' in found.canonical
    assert "“Lamplighter Anna” is the card “Lamplighter, Anna”" in told(found)


@pytest.mark.parametrize(
    ("said", "meant"),
    (
        ("Anna, the Keeper or Lamps", "Anna, the Keeper of Lamps"),
        ("Anna, the Keeper of Lamp", "Anna, the Keeper of Lamps"),
        ("Annu, the Keeper of Lamps", ""),
        ("Anna, the Keeper of Lamps", ""),
    ),
)
def test_a_name_with_a_slip_in_a_small_word_is_that_of_the_card(said: str, meant: str) -> None:
    lexicon = Lexicon(names=frozenset(("Anna, the Keeper of Lamps", "Otter")))
    found = read(f'Destroy target "{said}".', "fow", kind="spell", lexicon=lexicon, mending=True)
    assert found.card_text is not None and f'"{meant or said}"' in found.canonical
    assert told(found) == ((f"“{said}” is the card “{meant}”",) if meant else ())


def test_a_part_of_a_name_is_no_name() -> None:
    lexicon = Lexicon(names=frozenset(("Anna, the Keeper of Lamps",)))
    text = 'Destroy target resonator with "Anna, the Keeper of Lamp" in its name.'
    assert '"Anna, the Keeper of Lamp"' in read(text, "fow", kind="spell", lexicon=lexicon, mending=True).canonical


def test_a_name_without_its_marks_is_that_of_a_card() -> None:
    lexicon = Lexicon(names=frozenset(("Lamplighter Anna",)))
    text = "[AUTO](RC): When this unit boostsLamplighter Anna draw a card."
    found = mended(text, "cfv", kind="unit", lexicon=lexicon)
    assert found is not None and 'boosts "Lamplighter Anna",' in found.canonical
    assert "the marks of “Lamplighter Anna”" in told(found)
    assert mended(text, "cfv", kind="unit") is None


def test_a_name_that_could_be_two_cards_is_left_as_it_is() -> None:
    lexicon = Lexicon(names=frozenset(("Lamp, Lighter", "Lamp-Lighter")))
    text = '[AUTO](RC): When this unit attacks draw a card for each unit named "Lamp Lighter".'
    found = mended(text, "cfv", kind="unit", lexicon=lexicon)
    assert found is None or '"Lamp Lighter"' in found.canonical


@pytest.mark.parametrize(
    ("said", "meant"),
    (("Lamp Sage resonators", "Lamp Sages"), ("Pixies resonators", "Pixie"), ("Otters resonators", "")),
)
def test_a_race_that_no_card_has_is_the_one_that_differs_by_its_plural(said: str, meant: str) -> None:
    lexicon = Lexicon(traits=frozenset(("Lamp Sages", "Pixie", "Cat")))
    found = read(f"Destroy all {said}.", "fow", kind="spell", lexicon=lexicon, mending=True)
    word = said.removesuffix(" resonators")
    assert found.card_text is not None and f"Destroy all {meant or word} resonators." == found.canonical
    assert told(found) == ((f"“{word}” read as “{meant}”",) if meant else ())


@pytest.mark.parametrize(("races", "one"), ((("Pixie",), "Pixie"), (("Pixy",), "Pixy"), ((), "Pixy")))
def test_one_of_many_is_a_race_that_there_is(races: tuple[str, ...], one: str) -> None:
    found = read("Destroy all Pixies.", "fow", kind="spell", lexicon=Lexicon(traits=frozenset(races)))
    assert found.card_text is not None
    assert [node.name for node in ast.walk(found.card_text) if isinstance(node, ast.OfRace)] == [one]


@pytest.mark.parametrize("word", ("They", "It", "Cards"))
def test_a_small_word_with_a_capital_is_no_race(word: str) -> None:
    assert read(f"Rest target resonator, {word} cannot attack this turn.", "fow", kind="spell").card_text is None
