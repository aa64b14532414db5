"""Roads of Vesper is whole: it prints every keyword and every kind of text, and its decks are legal."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from ludex.enact.unsupported import unsupported
from ludex.games.cfv.catalog import shipped
from ludex.games.cfv.ch02_cards.cardfile import CardRow, shipped_rows
from ludex.games.cfv.ch05_preparation.construction import STANDARD, faults
from ludex.games.cfv.ch05_preparation.deckfile import starter_decks
from ludex.games.cfv.ruleset import RULESETS
from ludex.lang import read, render

ROWS = shipped_rows()
BY_NAME = {row.name: row for row in ROWS}
CLANS = ("Ember Post", "Glasswater Choir", "Rime Assize", "Blank Order")
DECKS = starter_decks()


def saying(pattern: str) -> set[str]:
    """The names of the cards whose text says this."""
    found = re.compile(pattern, re.MULTILINE)
    return {row.name for row in ROWS if found.search(row.text)}


# cfv 10.2: the wording by which a card is seen to use each keyword ability.
KEYWORDS = {
    "10.2.4 restraint": r"^\[CONT\]\(VC/RC\): Restraint$",
    "10.2.5 limit break 4": r"^\[\w+\](\(VC\))? Limit Break 4:",
    "10.2.5 limit break 5": r"^\[\w+\](\(VC\))? Limit Break 5:",
    "10.2.5.3.1 limit break cont": r"^\[CONT\]\(VC\) Limit Break \d:",
    "10.2.5.3.2 limit break auto": r"^\[AUTO\](\(VC\))? Limit Break \d:",
    "10.2.5.3.3 limit break act": r"^\[ACT\]\(VC\) Limit Break \d:",
    "10.2.6 forerunner": r"^\[AUTO\]: Forerunner$",
    "10.2.7 lord": r"^\[CONT\]\(VC/RC\): Lord$",
    "10.2.8 sentinel": r"^\[CONT\]: Sentinel$",
    "10.2.9 seek mate": r'^\[ACT\]\(VC\): Legion 20000 "',
}

# cfv 2 to 11: what texts do, say and ask.
NOTATIONS = {
    "2.2.4 also a clan": r"This card is also an? <<",
    "2.3.1.2 race": r"(?<!<)<[A-Z]\w+>",
    "2.7 critical": r"\[Critical\]\+1",
    "2.16 drive": r"drive \+1",
    "3.1.1.3.3 in the guardian circle": r"^\[CONT\]\(GC\)",
    "3.1.1.3.4 in the hand": r"^\[ACT\]\(Hand\)",
    "3.1.1.3.5 in the drop zone": r"^\[ACT\]\(Drop Zone\)",
    "3.1.1.3.6 in the bind zone": r"^\[\w+\]\(Bind Zone\)",
    "3.1.1.3.7 in the soul": r"^\[ACT\]\(Soul\)",
    "3.1.1.3.8 in the damage zone": r"^\[ACT\]\(Damage Zone\)",
    "3.12.4 draw up to": r"draw up to|Draw up to",
    "3.15.1.2 skill damage": r"deal one damage to it",
    "3.16 at random": r"at random",
    "4.6.2.1 same column": r"in the (back row of the )?same column as this unit",
    "5.1.2.6 deck construction": r"^\[CONT\]: You may have .* in a deck\.$",
    "7.1.2 end of the battle": r"At the end of the battle that this unit",
    "7.3.1.4.5 battles several units": r"battles all .* in one attack",
    "7.3.1.4.5 attacks otherwise": r"it may instead attack an opponent's",
    "7.3.1.3 attacks from the back row": r"can attack from the back row",
    "7.3.1.6 boosts": r"When this unit boosts",
    "7.3.1.6 is boosted": r"When this unit is boosted by",
    "7.4.1.2.2 intercepts": r"When this unit intercepts",
    "7.5.1.2 drive check": r"drive check reveals",
    "7.6.1.6 damage check": r"damage check reveals",
    "7.6.1.9 attack hits": r"When this unit's attack hits",
    "8.1.1.2.1 beginning of a phase": r"At the beginning of your main phase",
    "8.1.1.1.2.1 not again this turn": r"This ability cannot be used for the rest of that turn\.",
    "8.6.5 timed trigger": r"and at the end of that turn,",
    "8.6.6 situation trigger": r"[Ww]hen (you do not have any cards|the number of )",
    "X amounts": r"\bX is the number of\b",
    "for each": r"for each (of your|<<)",
    "10.1.2 discard": r"and discard it|discards it",
    "10.1.3 retire": r"retire (it|them)",
    "10.1.4 placed": r"When this unit is placed on \(VC\)",
    "10.1.4 placed on the guardian circle": r"When this unit is placed on \(GC\)",
    "10.1.5 superior ride": r"\bride (it|this card)",
    "10.1.5 rides": r"When an? <<[\w ]+>> rides this unit",
    "10.1.6 superior call": r"call (it|them|this card) to (an open |separate )?\(RC\)",
    "10.1.6.1.3.1 call to the guardian circle": r"call it to \(GC\)",
    "10.1.7 heal": r"\bheal it\b",
    "10.1.8 reveal": r"reveal it to your opponent",
    "10.1.9 search": r"search (your deck )?for up to one",
    "10.1.9 search the deck": r"[Ss]earch your deck for",
    "10.1.10 shuffle": r"shuffle your deck",
    "10.1.11 stand": r"\[Stand\] (it|them|this unit)",
    "10.1.11 cannot": r"cannot (\[Stand\]|intercept|be unlocked|be hit)",
    "10.1.12 turn face up": r"turn (it|them) face up",
    "10.1.15 counter blast": r"\[Counter Blast \(1\)\]",
    "10.1.15.1.1 counter blast of a clan": r"Counter Blast \(\d\) - <<",
    "10.1.16 soul blast": r"\[Soul Blast \(1\)\]",
    "10.1.16.1.1 soul blast of a clan": r"Soul Blast \(\d\) - <<",
    "10.1.17 soul charge": r"Soul Charge \(",
    "10.1.18 bind": r"\bbind (it|this unit)\b",
    "10.1.18 bind face down": r"binds? it face down",
    "10.1.20 get an ability": r'gets? (\[Power\]\+10000 and )?"\[AUTO\]',
    "10.1.20 lose an ability": r'loses "Restraint"',
    "10.1.21 lock": r"\block (it|them)\b",
    "10.1.21 is locked": r"rear-guard is locked",
    "10.1.22 declare": r"declare the card name of",
    "10.1.23 unlock": r"\bunlock it\b",
    "10.1.23 is unlocked": r"is unlocked",
    "10.1.24 in legion": r"in legion",
    "10.1.25 delete": r"\bdelete (it|all)\b",
    "10.1.25 deleted": r"has a deleted unit",
    "moving": r"move this unit to an open \(RC\)",
    "exchanging": r"exchange the positions of this unit and that unit",
    "look at the deck": r"[Ll]ook at (up to|the top)",
    "return": r"return (this unit|them) to",
    "name contains": r'with "\w+" in its card name',
    "11.3 nullify triggers": r"[Nn]ullify the trigger effects of",
}


@pytest.mark.parametrize("pattern", [pytest.param(p, id=name) for name, p in (KEYWORDS | NOTATIONS).items()])
def test_two_cards_or_more_use_it(pattern):
    assert len(saying(pattern)) >= 2


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number} {row.name}")
def test_every_text_is_understood_enacted_and_written_back(row):
    reading = read(row.text, "cfv", kind="unit", name=row.name)
    assert reading.card_text is not None, reading.declined or reading.ambiguous
    assert render(reading.card_text, "cfv") == reading.canonical
    assert unsupported(reading.card_text, RULESETS["cfv"]) == ()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number} {row.name}")
def test_texts_stand_as_they_are_written_back(row):
    """The set keeps to the one way of writing each thing, so that what is read is what is shown."""
    assert read(row.text, "cfv", kind="unit", name=row.name).canonical == row.text.strip()


def test_the_set_is_large_enough_and_spread_over_the_clans():
    assert len(ROWS) >= 110
    for clan in CLANS:
        home = [row for row in ROWS if row.clan == (clan,)]
        assert 28 <= len(home) <= 36, clan
        assert {row.grade for row in home} == {0, 1, 2, 3}
        assert {row.trigger for row in home if row.trigger} == {"critical", "draw", "stand", "heal"}
        assert len([row for row in home if "Forerunner" in row.text]) >= 2
        assert len([row for row in home if "Sentinel" in row.text]) >= 1
        assert len({race for row in home for race in row.race}) >= 4
    assert {clan for row in ROWS for clan in row.clan} == set(CLANS)


def test_names_and_numbers_are_unique():
    assert len(BY_NAME) == len(ROWS)
    assert len({row.number for row in ROWS if row.number}) == len(ROWS)


@pytest.mark.rule("cfv 2.9.2")
def test_trigger_units_are_those_with_an_icon():
    assert all((row.type == "trigger unit") == (row.trigger is not None) for row in ROWS)
    assert all(row.grade == 0 for row in ROWS if row.trigger)


ICON = {0: "Boost", 1: "Boost", 2: "Intercept", 3: "Twin Drive!!"}
POWER = {0: (4000, 6000), 1: (6000, 8000), 2: (8000, 11000), 3: (10000, 11000)}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_numbers_and_icons_are_those_of_its_grade(row):
    low, high = POWER[row.grade]
    assert low <= row.power <= high
    assert row.critical == 1
    assert row.icons == (ICON[row.grade],)
    assert row.shield == shield_of(row)


def shield_of(row: CardRow) -> int | None:
    """What a card of its grade guards with: sentinels nothing, grade 3 not at all (cfv 2.6.3)."""
    if row.grade == 3:
        return None
    if "Sentinel" in row.text:
        return 0
    if row.grade == 0:
        return 5000 if row.trigger == "draw" else 10000
    return 5000


def test_more_power_than_its_grade_has_a_price():
    strong = [row for row in ROWS if row.grade == 2 and row.power > 10000]
    assert strong
    assert all("Restraint" in row.text for row in strong)


MATES = re.compile(r"Legion (\d+) (.+)$", re.MULTILINE)


@pytest.mark.rule("cfv 10.2.9.3")
def test_a_legion_says_the_sum_of_both_powers():
    found = [(row, MATES.search(row.text)) for row in ROWS]
    legions = [(row, match) for row, match in found if match is not None]
    assert len({clan for row, _ in legions for clan in row.clan}) >= 2
    for row, match in legions:
        mates = [BY_NAME[name] for name in re.findall(r'"([^"]+)"', match[2])]
        assert mates
        assert all(mate.grade == 2 and mate.clan == row.clan for mate in mates)
        assert all(row.power + mate.power == int(match[1]) for mate in mates)


def test_every_clan_race_and_name_a_text_speaks_of_exists():
    races = {race for row in ROWS for race in row.race}
    for row in ROWS:
        assert set(re.findall(r"<<([^>]+)>>", row.text)) <= set(CLANS)
        assert set(re.findall(r"(?<!<)<([^<>]+)>", row.text)) <= races
        names = set(re.findall(r'(?:named|Legion \d+|or) "([^"]+)"', row.text))
        assert all(shipped().get(name) is not None for name in names), names


def test_rarities_are_spread():
    counts = Counter(row.rarity for row in ROWS)
    assert counts["C"] > counts["R"] > counts["RR"] > counts["RRR"] >= len(CLANS)


# -- decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 5.1.2.1", "cfv 5.1.2.2", "cfv 5.1.2.3", "cfv 5.1.2.4", "cfv 5.1.2.5", "cfv 5.1.2.6")
@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_starter_decks_are_legal(deck):
    assert faults(deck, STANDARD, shipped()) == ()


def test_every_card_is_in_a_starter_deck_and_every_clan_has_one():
    assert {name for deck in DECKS.values() for name in deck.main} == set(BY_NAME)
    homes = Counter(BY_NAME[deck.first].clan for deck in DECKS.values())
    assert set(homes) == {(clan,) for clan in CLANS}


@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_starter_decks_can_ride_and_say_what_they_are(deck):
    grades: Counter[int] = Counter()
    for name, count in deck.main.items():
        grades[BY_NAME[name].grade] += count
    assert all(more > less for more, less in pairwise(grades[grade] for grade in range(1, 4)))
    assert grades[0] == 17
    assert BY_NAME[deck.first].grade == 0
    assert BY_NAME[deck.first].trigger is None
    assert deck.title
    assert len(re.findall(r"[a-z]\.( |$)", deck.description)) == 2
    assert deck.name.isalpha()
    assert len(deck.name) <= 12
