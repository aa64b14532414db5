"""Lanterns of the Mere is whole: it prints every keyword and key notation, and every name it uses exists."""

import re
from collections import Counter

import pytest

from ludex.games.sve.catalog import kind_of, shipped
from ludex.games.sve.ch02_cards.cardfile import UNIVERSES, CardRow, Face, shipped_rows
from ludex.lang import read, render

ROWS = shipped_rows()
TOKENS = tuple(row for row in ROWS if row.special == "token")
SET = tuple(row for row in ROWS if row.special != "token")
PLAYED = tuple(row for row in SET if row.type != "leader")
CLASSES = ("Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")


def saying(pattern: str) -> set[str]:
    """The names of the set's cards one of whose faces says this."""
    found = re.compile(pattern, re.MULTILINE)
    return {face.name for row in SET for face in row.faces if found.search(face.text)}


# sve 12, 13 and 14: the wording by which a card is seen to use each keyword.
KEYWORDS = {
    "12.2 evolve": r"^\{evolve\} .*\bEvolve this",
    "12.3.2 quick card": r"^\{quick\}$",
    "12.3.3 quick ability": r"^\{quick\} \{act\}",
    "12.4 fanfare": r"^\{fanfare\}",
    "12.5 last words": r"^\{last words\}",
    "12.6 on evolve": r"^On Evolve - ",
    "12.7 strike": r"^Strike - ",
    "12.7 follower strike": r"^Follower Strike - ",
    "12.7 leader strike": r"^Leader Strike - ",
    "12.8 ward": r"\bWard\.",
    "12.9 storm": r"\bStorm\.",
    "12.10 rush": r"\bRush\.",
    "12.11 assail": r"\bAssail\.",
    "12.12 intimidate": r"\bIntimidate\.",
    "12.13 drain": r"\bDrain\.",
    "12.14 bane": r"\bBane\.",
    "12.15 aura": r"\bAura\.",
    "12.16 advanced ability": r"^\{advanced\}",
    "12.17 on super-evolve": r"^On Super-Evolve - ",
    "13.2.1 combo": r"Combo \(\d+\) - ",
    "13.3.1 spellchain": r"Spellchain \(\d+\) - ",
    "13.3.2 stack": r"^Stack\.",
    "13.3.3 earth rite": r"Earth Rite( \(\d+\))?: ",
    "13.4.1 overflow": r"Overflow is active for you",
    "13.5.1 necrocharge": r"Necrocharge \(\d+\) - ",
    "13.5.2 sanguine": r"Sanguine is active for you",
    "14.2.1 serve it": r"\b[Ss]erve it\b",
    "14.2.2 serve ability": r"^\{serve\}",
    "14.2.3 race twice": r"Race this 2 times",
    "14.2.4 on race": r"^On Race: ",
    "14.3.1 magical item": r"Magical Item|Lesson",
    "14.3.2 lesson": r"Lesson \(\d+\)",
    "14.4.4 starting amulet": r"^Starting Amulet\.",
    "14.4.5 drive check": r"[Pp]erform a drive check",
    "14.4.5.1.4 drive check a trigger": r"[Ww]hen(ever)? you drive check a Trigger",
    "14.4.6 single drive": r"\bSingle Drive\.",
    "14.4.6 twin drive": r"\bTwin Drive\.",
    "14.4.7 drive": r"Give this Drive",
    "14.4.8 on drive": r"^On Drive - ",
    "14.4.9 ride": r"^\{ride\}",
}

# sve 5: the key notations, and the habits of card text that chapter 10 handles.
NOTATIONS = {
    "5.2 X": r"\bX equals\b",
    "5.3 X play points": r"\{cost X\}",
    "5.4 engage": r"\bengage it\b",
    "5.4 refresh": r"\b[Rr]efresh\b",
    "5.5 put": r"\b[Pp]ut\b.* into your EX area",
    "5.5 summon": r"\b[Ss]ummon\b",
    "5.6 destroy": r"\b[Dd]estroy\b",
    "5.7 banish": r"\b[Bb]anish\b",
    "5.8 search": r"\b[Ss]earch your deck",
    "5.9 shuffle": r"\bshuffle\b",
    "5.10 draw": r"\b[Dd]raw (a card|\d+ cards)",
    "5.10.3 draw up to": r"\b[Dd]raw up to",
    "5.11 look at the top": r"[Ll]ook at the top",
    "5.11.2 look at up to": r"[Ll]ook at up to",
    "5.12 discard": r"\bdiscards? a\b",
    "5.13 swap": r"\b[Ss]wap\b",
    "5.14 damage": r"\b[Dd]eal (it )?\d+ damage",
    "5.14.2 more damage": r"that much (plus|minus) \d+ instead",
    "5.14.3.1 attack damage": r"attack damage",
    "5.14.3.2 combat damage": r"combat damage",
    "5.14.3.3 ability damage": r"ability damage",
    "5.15 recover": r"\b[Rr]ecover \d+ play point",
    "5.16 evolve by an effect": r"evolve it\b|Evolve it\b",
    "5.17 transform": r"\btransform it into",
    "5.18 choose": r"^(.* )?Choose 1\.",
    "5.18.2.1 choose up to": r"[Cc]hoose up to 2",
    "5.19 random": r"\brandom card",
    "5.20 roll a die": r"\bRoll a die",
    "5.20.2 reroll": r"\breroll\b",
    "5.21 reveal": r"\b[Rr]eveals? (it|the top card|their hand|an? )",
    "5.22 steal": r"\bsteal it\b",
    "5.22.2 give control": r"[Gg]ive control of this to an opponent",
    "5.23 win the game": r"you win the game",
    "5.23 lose the game": r"you lose the game",
    "5.24 originally": r"\boriginally\b",
    "5.25 change type": r"[Cc]hange it into an amulet",
    "5.26 skip a turn": r"[Ss]kip your next turn",
    "5.27 give plus": r"\{attack\}\+\d",
    "5.27 give minus": r"\{attack\}-\d",
    "5.28 take another turn": r"Take another turn",
    "5.29 for every": r"\bfor every\b",
    "5.30 half": r"\bhalf\b",
    "5.31 boxed": r"becomes Boxed",
    "5.32 maneuver": r"Maneuver this",
    "5.33 declare": r"Declare a card name",
    "5.34 bury": r"\b[Bb]ury\b",
    "6.1.2 deck construction": r"You can put .* of this card into your (evolve )?deck",
    "10.2.1.3 replacement": r"\bwould\b.*(instead|doesn't take)",
    "10.4 cost changes": r"\bcosts? \d+ (less|more)",
    "10.6.2.2.2 additional cost": r"^As an additional cost to play this",
    "10.4.7.3 when playing": r"^When playing this",
    "10.6.2.4 divided": r"damage divided between them",
    "10.7.2.2 per-turn limit": r"(once|twice) per turn|(Once|Twice) (per turn|on each)",
    "10.7.5 delayed trigger": r"At the start of your next|The next time",
    "10.7.6 state trigger": r"^When there are no cards in your (hand|EX area)",
    "15.1 counters": r"\bcounters?\b",
    "8.4.3.2.1 can't attack": r"can't attack",
    "passive boost": r"^Each other .* has ",
}


@pytest.mark.parametrize("pattern", [pytest.param(p, id=name) for name, p in (KEYWORDS | NOTATIONS).items()])
def test_two_cards_or_more_use_it(pattern):
    assert len(saying(pattern)) >= 2


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number} {row.name}")
def test_every_text_is_understood_and_written_back(row):
    for face in row.faces:
        reading = read(face.text, "sve", kind=face.type, name=face.name)
        assert reading.card_text is not None, reading.declined or reading.ambiguous
        assert render(reading.card_text) == reading.canonical


def test_the_set_is_large_enough_and_spread_over_the_classes():
    assert len(PLAYED) >= 165
    assert sum(kind_of(row) == "main" for row in PLAYED) >= 140
    for name in CLASSES:
        home = [row for row in PLAYED if row.class_ == name and row.universe is None]
        assert sum(kind_of(row) == "main" for row in home) >= 18, name
        assert {"follower", "amulet", "spell"} <= {row.type for row in home}, name


def test_names_are_unique_for_each_kind_of_card():
    twice = [key for key, n in Counter((row.name, row.special) for row in ROWS).items() if n > 1]
    assert twice == []


def test_numbers_are_unique():
    numbers = [row.number for row in ROWS]
    assert all(numbers)
    assert len(set(numbers)) == len(numbers)


def test_2_14_double_faced_cards_are_evolve_deck_cards_of_both_sorts():
    double = [row for row in SET if row.back is not None]
    assert len(double) >= 2
    assert all(row.in_evolve_deck for row in double)
    same = {row.back is not None and row.back.name == row.name for row in double}
    assert same == {True, False}


@pytest.mark.rule("sve 5.16.1.1.1")
def test_every_evolved_follower_has_a_base():
    bases = [row for row in SET if kind_of(row) == "main"]
    for row in SET:
        if row.special == "evolved" and row.type == "follower":
            for face in row.faces:
                assert any(evolves_into(base, face) for base in bases), face.name


def evolves_into(base: CardRow, face: Face) -> bool:
    if base.name == face.name:
        return "Evolve this." in base.text
    return re.search(rf"Evolve this follower into an? {re.escape(face.name)}\.", base.text) is not None


def test_every_card_that_evolves_has_its_evolved_card():
    for row in SET:
        if "Evolve this." in row.text:
            assert shipped().corresponding(row.name), row.name
            assert row.class_ == shipped().corresponding(row.name)[0].class_


def test_every_advanced_card_is_brought_in_by_another():
    texts = [row.text for row in SET]
    for row in SET:
        if row.special == "advanced":
            assert any(f"{row.name} from your evolve deck" in text for text in texts), row.name


TOKEN = re.compile(r"(?:an?|\d+) ([A-Z][\w'&,.! -]*?) tokens?\b")


@pytest.mark.rule("sve 9.1.2.3")
def test_every_token_a_text_names_exists():
    names = {name for row in ROWS for face in row.faces for name in TOKEN.findall(face.text)}
    assert len(names) >= 15
    assert [name for name in sorted(names) if shipped().token(name) is None] == []


@pytest.mark.rule("sve 9.1.2.3")
def test_the_token_list_is_whole():
    assert Counter(row.type for row in TOKENS) == {"follower": 53, "amulet": 16, "spell": 45}


@pytest.mark.rule("sve 2.13.2")
def test_an_alternate_name_finds_its_card():
    named = [row for row in SET if row.alternate_name]
    assert len(named) >= 3
    for row in named:
        assert shipped().get(row.alternate_name or "", kind_of(row)) == row
    assert any(row.alternate_name in other.text for row in named for other in SET if row.alternate_name)


@pytest.mark.rule("sve 5.33.1.1")
def test_alternate_names_cannot_be_declared():
    names = shipped().declarable()
    assert "Old Tanglebeard" in names
    assert "Fairy" in names
    assert "Moonward Ivy" in names
    assert "Mayor of Lanternwood" not in names


@pytest.mark.rule("sve 14.3.1.1")
def test_magical_items_have_an_alternate_name():
    item = shipped().token("Magical Item")
    assert item is not None
    assert item.alternate_name
    assert shipped().token(item.alternate_name) is item


@pytest.mark.rule("sve 14.4.1.1")
def test_all_four_trigger_icons_are_printed():
    assert {row.trigger for row in SET if row.trigger} == {"critical", "draw", "stand", "heal"}


def test_rarities_are_spread_for_boosters():
    counts = Counter(row.rarity for row in PLAYED if row.universe is None)
    assert counts["bronze"] > counts["silver"] > counts["legendary"] > 15
    assert counts["gold"] > 25


def test_simple_cards_are_common():
    short = [row for row in PLAYED if len(row.text) <= 120]
    assert len(short) > len(PLAYED) / 2


def test_costs_form_a_curve():
    costs = Counter(row.cost for row in PLAYED if kind_of(row) == "main")
    assert costs[2] > costs[4] > costs[6]
    assert costs[3] > costs[5]


def test_every_class_and_universe_has_a_leader():
    leaders = [row for row in SET if row.type == "leader"]
    plain = Counter(str(row.class_) for row in leaders if row.universe is None)
    assert all(plain[name] >= 2 for name in CLASSES if name != "Neutral")
    assert {row.universe for row in leaders if row.universe} == set(UNIVERSES)
