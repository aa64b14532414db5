"""The Long Almanac is whole: it prints every skill and every kind of text, says honestly which editions know a card,
and its decks are legal."""

import re
from collections import Counter

import pytest

from ludex.games.fow.catalog import shipped
from ludex.games.fow.ch02_cards.cardfile import EDITIONS, PSEUDO, SUBTYPES, CardRow, known_in, shipped_rows, sides
from ludex.games.fow.ch02_cards.cost_symbols import ATTRIBUTES
from ludex.games.fow.ch04_preparation.construction import FORMATS, faults, format_of
from ludex.games.fow.ch04_preparation.deckfile import starter_decks, starters_for
from ludex.lang import read, render

ROWS = shipped_rows()
SIDES = [(row, side) for row in ROWS for side in sides(row)]
BY_NAME = {row.name: row for row in ROWS}
RACES = {race for _, side in SIDES for race in side.race or ()}
DECKS = starter_decks()


def saying(pattern: str) -> set[str]:
    """The names of the cards whose text says this on one of their sides."""
    found = re.compile(pattern, re.MULTILINE)
    return {row.name for row, side in SIDES if found.search(side.text)}


# -- what there is ----------------------------------------------------------------------------------------------------
# fow 11: symbol skills; fow 12: keyword skills; fow 9.1: kinds of abilities; fow 7.9: forms of [Trigger].
SKILLS = {
    "11.1 pierce": r"^\[Pierce\]$",
    "11.2 target attack": r"^\[Target Attack\]$",
    "11.3 first strike": r"^\[First Strike\]$",
    "11.4 explode": r"^\[Explode\]$",
    "11.5 flying": r"^\[Flying\]$",
    "11.6 swiftness": r"^\[Swiftness\]$",
    "11.7 imperishable": r"^\[Imperishable\]$",
    "12.1 awakening": r"^\[Awakening\] \{",
    "12.2 incarnation": r"^\[Incarnation\] \{\w\}, \{\w\}$",
    "12.3 quickcast": r"^\[Quickcast\]$",
    "12.4 god's art": r"^God's Art <",
    "12.5 stealth": r"^\[Stealth\] ",
    "12.6 remnant": r"^\[Remnant\]$",
    "12.7 evolution": r"^\[Evolution\] \{",
    "12.8 shift": r"^\[Shift\] \{",
    "7.5 judgment": r"^\[Judgment\] \{",
    "7.5 j-activate": r"^\[J-Activate\] Pay \{",
    "7.10 break": r"^\[Break\] ",
    "9.1 continuous": r"^\[Continuous\] ",
    "9.1 activate": r"^\[Activate\] ",
    "9.1 activate without its label": r"^(\{[^}]+\}|Banish)[^:]*: ",
    "9.6:1.1 enter": r"^\[Enter\] ",
    "7.9 trigger, an event": r"^\[Trigger\] When ",
    "7.9 trigger, an action": r"^\[Trigger\] Pay ",
    "7.9:6 trigger, anytime": r"^\[Trigger\] Anytime: ",
    "7.9 trigger, a state": r"^\[Trigger\] You(r opponent)? control",
}
# What texts do, say and ask.
NOTATIONS = {
    "3.10 lifebreak area": r"lifebreak area",
    "3.11 from a chant-standby area": r"enters your field from a chant-standby area",
    "3.12 remove from the game": r"[Rr]emove .* from the game",
    "5.3 beginning of a phase": r"At the (beginning of your main phase|end of your turn)",
    "9.7 will of several attributes": r"Produce \{\w\} or \{\w\}",
    "9.7:8 moon will": r"\{M\}",
    "9.3:2.5 costs more or less": r"pays? \{1\} (more|less) to play",
    "9.10 replacement": r"would .* instead\.",
    "10.1 additions": r"^Added (J/)?(resonator|ruler|J-ruler)",
    "10.1 additions of older books": r"^\[Continuous\] Resonator with this",
    "10.3 look": r"[Ll]ook at the top",
    "10.4 reveal": r"[Rr]eveal the top|reveal (it|them)",
    "10.7:2 cannot chase": r"cannot chase",
    "10.8 discard": r"discards? a card",
    "10.9 destroy": r"[Dd]estroy (target|that)",
    "10.10 banish": r"[Bb]anish(es)? (a|another|this)",
    "10.11 cancel": r"[Cc]ancel (target|that)",
    "10.13 search": r"Search your main deck",
    "10.16 copy": r"Copy target|becomes a copy",
    "10.17 prevent": r"[Pp]revent (the next|all)",
    "10.21 counters": r"counters? (on|from)",
    "gain control": r"[Gg]ain control of target",
    "life": r"[Ll]oses? \d+ life|gain \d+ life",
    "pay life": r"[Pp]ay \d+ life",
    "from the graveyard": r"from your graveyard into your (hand|field)",
    "magic stone deck": r"magic stone deck",
    "switching sides": r"enters your field or this card shifts",
    "for each": r"for each",
}


@pytest.mark.parametrize("pattern", [pytest.param(p, id=name) for name, p in (SKILLS | NOTATIONS).items()])
def test_two_cards_or_more_use_it(pattern):
    assert len(saying(pattern)) >= 2


@pytest.mark.parametrize("side", [s for _, s in SIDES if s.text.strip()], ids=lambda side: side.name)
def test_every_text_is_understood_and_written_back_as_it_stands(side):
    """The set keeps to the one way of writing each thing, so that what is read is what is shown."""
    reading = read(side.text, "fow", kind=side.type, name=side.name)
    assert reading.card_text is not None, reading.message
    assert render(reading.card_text, "fow") == reading.canonical == side.text.strip()


def test_the_set_is_large_enough_and_spread_over_the_attributes():
    assert len(ROWS) >= 150
    main = [row for row in ROWS if row.type not in ("ruler", "magic stone")]
    for attribute in ATTRIBUTES.values():
        home = [row for row in main if row.attribute == (attribute,)]
        assert 20 <= len(home) <= 28, attribute
        assert {"resonator", "spell", "addition"} <= {row.type for row in home}
        assert {row.subtype for row in home if row.type == "spell"} == set(SUBTYPES["spell"])
    assert len([row for row in main if not row.attribute]) >= 15


def test_every_type_and_subtype_is_printed():
    assert {side.type for _, side in SIDES} == {
        "ruler", "J-ruler", "resonator", "spell", "addition", "regalia", "magic stone",
    }  # fmt: skip
    for kind, subtypes in SUBTYPES.items():
        assert {row.subtype for row in ROWS if row.type == kind} == set(subtypes), kind
    assert not {side.type for _, side in SIDES} & set(PSEUDO)


def test_there_are_two_rulers_for_everything_rulers_are_of():
    of = Counter(row.attribute for row in ROWS if row.type == "ruler")
    assert {(attribute,) for attribute in ATTRIBUTES.values()} <= set(of)
    assert len([pair for pair in of if len(pair) == 2]) >= 2
    assert min(of.values()) >= 2
    assert all(row.back is not None for row in ROWS if row.type == "ruler")


@pytest.mark.rule("fow-5.5 2.1:5.1", "fow-5.5 2.1:5.2")
def test_there_are_basic_special_and_true_magic_stones_of_every_attribute():
    for subtype in SUBTYPES["magic stone"]:
        stones = {stone for row in ROWS if row.subtype == subtype for stone in row.stone}
        assert stones == set(ATTRIBUTES.values()), subtype
    assert all(f"{a.capitalize()} Magic Stone" in BY_NAME for a in ATTRIBUTES.values())


def test_names_and_numbers_are_unique():
    names = [side.name for _, side in SIDES]
    assert len(set(names)) == len(names)
    assert len({row.number for row in ROWS if row.number}) == len(ROWS)


def test_every_race_is_on_several_cards_and_every_name_a_text_speaks_of_exists():
    races = Counter(race for _, side in SIDES for race in side.race or ())
    assert min(races.values()) >= 1 and len(races) >= 11
    for _, side in SIDES:
        assert all(shipped().get(name) is not None for name in re.findall(r'named "([^"]+)"', side.text))


def test_rarities_are_spread():
    counts = Counter(row.rarity for row in ROWS)
    assert counts["C"] > counts["U"] > counts["R"] > 30


@pytest.mark.parametrize("row", [row for row in ROWS if row.cost], ids=lambda row: row.name)
def test_the_banner_shows_the_attributes_of_the_cost(row):
    """So that a card is of one attribute in every edition (fow-5.5 2.8:2, fow-5.01 2.3:6)."""
    letters = re.findall(r"\{([WRUGB])\}", row.cost)
    assert row.attribute == tuple(dict.fromkeys(ATTRIBUTES[letter] for letter in letters))


# -- editions ---------------------------------------------------------------------------------------------------------
# What an edition's book does not know may stand on no card that says it is of that edition.
UNKNOWN = {
    "2.0": r"\[(Swiftness|Imperishable|Quickcast|Awakening|Incarnation)\]|must attack|[Pp]revent|[Cc]opy|instead"
    r"|true magic stone",
    "5.01": r"\[(Stealth|Remnant|Evolution|Shift|Judgment)\]|God's Art|\{M\}|counter|chase|[Pp]revent all",
}


@pytest.mark.rule("fow-5.5 12.4:1", "fow-5.5 12.5:1", "fow-5.5 12.6:1", "fow-5.5 12.7:1", "fow-5.5 12.8:1")
def test_cards_say_nothing_their_first_edition_does_not_know():
    for row, side in SIDES:
        for edition, words in UNKNOWN.items():
            if EDITIONS.index(row.since) <= EDITIONS.index(edition):
                assert not re.search(words, side.text), (row.name, edition)


def test_abilities_of_the_older_books_bear_their_labels():
    """Only the newest book reads abilities without a label (fow-5.5 9.1:1.1, 9.1:1.2, 9.1:1.3)."""
    label = re.compile(r"^(\[[A-Z][\w' -]+\]|God's Art)")
    for row, side in SIDES:
        if row.since != "5.5" and side.type != "spell":
            assert all(label.match(line) for line in side.text.strip().splitlines()), row.name


def test_every_edition_has_cards_of_its_own_and_the_oldest_enough_for_itself():
    assert min(Counter(row.since for row in ROWS).values()) >= 25
    assert len([row for row in ROWS if known_in(row, "2.0")]) >= 80
    assert [row.until for row in ROWS if row.until] == ["5.01", "5.01"]


# -- decks ------------------------------------------------------------------------------------------------------------
def no_rules(row: CardRow) -> tuple[()]:
    return ()


@pytest.mark.rule("fow 4.1:2", "fow 4.1:3", "fow 4.1:4", "fow 4.1:5")
@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_starter_decks_are_legal(deck):
    wrong = faults(deck, format_of(deck.ruleset), shipped())
    assert wrong == ()


def test_only_the_cogs_need_a_rule_of_their_own():
    """4.1:6: without their text the Great Movement would hold too many."""
    wrong = {deck.name: faults(deck, format_of(deck.ruleset), shipped(), reading=no_rules) for deck in DECKS.values()}
    assert [name for name, found in wrong.items() if found] == ["movement"]


def test_every_edition_has_starter_decks_and_both_its_formats_share_them():
    counts = Counter(deck.ruleset for deck in DECKS.values())
    assert set(counts) == set(FORMATS)
    assert counts["fow-5.5"] >= 5 and counts["fow-5.01"] >= 4 and counts["fow-2.0"] >= 4
    assert starters_for("fow-5.5/bifrost") == starters_for("fow-5.5/valhalla") == starters_for("fow-5.5")


def test_descriptions_are_two_sentences():
    for deck in DECKS.values():
        assert deck.title
        assert len(re.findall(r"[.!?](?: |$)", deck.description)) == 2, deck.name


def test_decks_of_an_edition_are_of_different_rulers():
    for ruleset in FORMATS:
        rulers = [deck.ruler for deck in starters_for(ruleset)]
        assert len(set(rulers)) == len(rulers)


def test_a_deck_can_pay_for_its_cards():
    for deck in DECKS.values():
        stones = {stone for name in deck.stones for stone in BY_NAME[name].stone}
        wanted = {attribute for name in deck.main for attribute in BY_NAME[name].attribute}
        assert wanted <= stones, deck.name


def test_every_card_is_in_a_starter_deck():
    used = {name for deck in DECKS.values() for name in (deck.ruler, *deck.main, *deck.stones, *deck.sideboard)}
    assert used == set(BY_NAME)
