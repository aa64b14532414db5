"""Reading: understood, declined with its place, or ambiguous; never silently dropped."""

import re
import subprocess
import sys
import time

import pytest

from ludex.games.fow.text import phrases as fow
from ludex.games.sve.text import nodes
from ludex.games.sve.text import phrases as sve
from ludex.lang import Lexicon, explain, read, reading, render
from ludex.lang import ast as a
from ludex.lang.strangers import strangers
from ludex.lang.telling import told_apart


def test_an_empty_text_is_understood():
    assert read("").card_text == a.CardText(())


def test_an_unknown_phrase_is_declined_with_its_place():
    got = read("Ward.\n{fanfare} Draw a card. Juggle 3 lemons.")
    assert not got.understood
    (bad,) = got.declined
    assert (bad.line, bad.phrase) == (2, "Juggle 3 lemons")
    assert got.canonical.splitlines()[1][bad.column - 1 :].startswith("Juggle")
    assert "Juggle 3 lemons" in got.message


def test_the_furthest_place_reached_is_the_witness():
    (bad,) = read("{fanfare} Select an enemy follower on the moon and destroy it.").declined
    assert bad.phrase.startswith("moon")
    assert "Select an enemy follower on the" in bad.message


def test_advice_for_usual_slips():
    assert "small letter" in read("Whenever you play a spell, Draw a card.").message
    assert "write “an”" in read("{fanfare} Bury a amulet.").message


def test_every_bad_line_is_told():
    got = read("Sing.\nWard.\n{fanfare} Dance.")
    assert [d.line for d in got.declined] == [1, 3]


def test_words_that_speak_of_nothing_are_declined():
    got = read("{fanfare} Destroy it.", kind="spell")
    assert not got.understood
    assert "it" in got.message


def test_leaving_out_the_object_needs_an_instead():
    assert not read("Deal 3 damage.", kind="spell").understood
    assert read(
        ("Select a follower on the field and deal it 1 damage. If Overflow is active for you, deal 3 damage instead."),
        kind="spell",
    ).understood


def test_two_readings_are_told():
    first, second = a.CardText((a.KeywordAbility("Ward"),)), a.CardText((a.KeywordAbility("Rush"),))
    got = reading.Reading("Odd.", ambiguous=(first, second), readings=told_apart(first, second, sve.grammar()))
    assert not got.understood
    assert "Ward" in got.message
    assert "Rush" in got.message


def test_spells_have_one_spell_ability_and_other_cards_none():
    assert not read("Draw a card.", kind="follower").understood
    tree = read("Draw a card. Discard a card.", kind="spell").card_text
    assert tree is not None
    (ability,) = tree.abilities
    assert isinstance(ability, a.SpellAbility)
    assert len(ability.effect.steps) == 2


@pytest.mark.rule("sve 10.1.1.4")
def test_what_follows_a_spells_effect_on_its_line_is_no_other_ability():
    got = read("Draw a card. At the start of your end phase, draw a card.", kind="spell")
    assert got.card_text is not None
    (ability,) = got.card_text.abilities
    assert isinstance(ability, a.SpellAbility) and isinstance(ability.effect.steps[1], a.Delayed)
    assert not read("Draw a card. Whenever you draw a card, bury it.", kind="spell").understood
    assert read("When this is discarded, draw a card.\n-----\nDraw a card.", kind="spell").understood


def test_flat_text_and_lines_mean_the_same():
    lines = read("Rush.\n{fanfare} Draw a card. Discard a card.\nStrike - Give this {attack}+1.")
    flat = read("Rush. {fanfare} Draw a card. Discard a card. Strike - Give this {attack}+1.")
    assert lines.card_text == flat.card_text is not None
    assert lines.canonical != flat.canonical


def test_names_are_known_by_capitals_or_by_lexicon():
    text = "{fanfare} Select a Moss of the Mere, Elder on your field and give it Rush."
    bare = read(text).card_text
    assert bare is not None
    known = read(text, lexicon=Lexicon(names=frozenset({"Moss of the Mere, Elder"}))).card_text
    assert known == bare
    assert "OfName (name: Moss of the Mere, Elder)" in explain(bare)


def test_a_capital_before_a_type_is_a_trait():
    tree = read("{fanfare} Destroy each Lake Folk follower on your field.").card_text
    assert tree is not None
    assert "OfTrait (name: Lake Folk)" in explain(tree)


def test_before_the_word_token_stands_a_name_unless_it_is_a_known_trait():
    text = "{fanfare} Give each Otter token on your field Rush."
    bare, known = read(text).card_text, read(text, lexicon=Lexicon(traits=frozenset({"Otter"}))).card_text
    assert bare is not None
    assert known is not None
    assert "TokenNamed (name: Otter)" in explain(bare)
    assert "OfTrait (name: Otter)" in explain(known)
    followers = read("{fanfare} Give each Otter token follower on your field Rush.").card_text
    assert followers is not None
    assert "OfTrait (name: Otter)" in explain(followers)


@pytest.mark.rule("sve 2.1.2")
def test_a_cards_own_name_means_any_card_of_that_name():
    tree = read("{fanfare} Search your deck for a Brook Otter and summon it.", name="Brook Otter").card_text
    assert tree is not None
    assert "OfName (name: Brook Otter)" in explain(tree)


def test_a_wrong_dialect_is_refused():
    with pytest.raises(ValueError, match="sve"):
        read("Ward.", dialect="klingon")


def test_parts_of_a_tree_render_too():
    assert render(a.Draw(a.Number(2))) == "Draw 2 cards"
    assert render(a.If(nodes.Active("Overflow", a.Player()), a.Sequence((a.Draw(a.Number(1)),))))


def test_reading_is_quick_once_warm():
    text = (
        "Ward. {fanfare} Select an enemy follower on the field. Deal it 2 damage and, if "
        "there are at least %d Officer cards in your cemetery, draw a card. {act} {cost 1}, "
        "{engage}: Give each other follower on your field {attack}+1/{defense}+1."
    )
    read(text % 1)
    start = time.process_time()
    for n in range(2, 12):
        assert read(text % n).understood
    assert (time.process_time() - start) / 10 < 0.05


def test_threads_that_read_for_the_first_time_together_find_whole_phrases():
    """A grammar's machines are built while reading; a thread never meets one that another is still building."""
    code = (
        "import sys, threading; sys.setswitchinterval(1e-5); from ludex.lang import read\n"
        "text = '{fanfare} Draw a card. Give your leader {defense}+1.'; found = []\n"
        "def go(n): found.append(read(text + ' Draw a card.' * n, 'sve').understood)\n"
        "threads = [threading.Thread(target=go, args=(n,)) for n in range(4)]\n"
        "[t.start() for t in threads]; [t.join() for t in threads]; print(found)\n"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "[True, True, True, True]"


@pytest.mark.parametrize(
    ("text", "dialect", "advice"),
    [
        ("Fanfare: Draw a card.", "sve", "write “{fanfare}”"),
        ("Last Words - Draw a card.", "sve", "write “{last words}”"),
        ("Enter: Draw a card.", "fow", "write “[Enter]”"),
        (
            "{fanfare} Engage an enemy folower on the field.",
            "sve",
            "“{fanfare} Engage an enemy follower on the field.”?",
        ),
    ],
)
def test_a_declined_text_names_the_nearest_phrase(text, dialect, advice):
    assert advice in read(text, dialect).message


def test_two_readings_are_two_sentences_and_no_trees(monkeypatch):
    """Each says which words it reads, and what it takes them for."""
    grammar = fow.grammar.__wrapped__()
    grammar.phrase(a.Destroy, "unravel <what>")
    grammar.phrase(a.Banish, "unravel <what>")
    monkeypatch.setattr(fow, "grammar", lambda: grammar)
    got = read("Unravel target resonator.", "fow", kind="chant")
    first, second = got.readings
    assert "“Unravel target resonator”" in first
    assert first != second
    assert first in got.message
    assert second in got.message
    assert not re.search(r"\w\(\w+=", got.message)
    assert "\n" not in got.message


def test_a_declined_text_says_what_was_understood_and_what_could_follow():
    got = read("Whenever your opponent casts a spell, draw a card.", "fow", kind="resonator").declined[0]
    assert (got.understood, got.word) == ("Whenever your opponent", "casts")
    assert "plays" in got.follow
    assert "plays" in got.message


@pytest.mark.parametrize(
    ("text", "dialect", "mended"),
    [
        ("{fanfare} Drow a card.", "sve", "{fanfare} Draw a card."),
        ("When this attacks, draw card.", "sve", "When this attacks, draw a card."),
        ("Ward", "sve", "Ward."),
        ("Destroy all all resonators.", "fow", "Destroy all resonators."),
        ("[AUTO](VC): When this unit attack a vanguard, draw a card.", "cfv", "When this unit attacks a vanguard"),
    ],
)
def test_where_one_word_would_mend_it_the_mended_sentence_is_offered(text, dialect, mended):
    kind = "chant" if text.startswith("Destroy") else "follower"
    got = read(text, dialect, kind=kind).declined[0]
    assert mended in got.nearest
    assert read(got.nearest, dialect, kind=kind).understood


def test_what_cannot_be_mended_names_the_nearest_phrase_and_words_that_could_stand_there():
    got = read("Return target resonator to the hand of its owner.", "fow", kind="chant").declined[0]
    assert "returned to its owner's hand" in got.nearest
    assert got.follow


FALK = "{fanfare} Select a Lake Falk follower on your field and engage it."
OTER = "Search your deck for a card named Brook Oter, reveal it, add it to your hand, then shuffle."
GUILT = "[CONT](VC): If you have a <<Lamp Guilt>> vanguard, this unit gets [Power]+1000."


@pytest.mark.parametrize(
    ("text", "dialect", "kind", "warning"),
    [
        (FALK, "sve", "follower", "no card has the trait “Lake Falk”; did you mean “Lake Folk”?"),
        (OTER, "sve", "spell", "no card is named “Brook Oter”; did you mean “Brook Otter”?"),
        ("Destroy target Elv.", "fow", "chant", "no card has the race “Elv”"),
        (GUILT, "cfv", "unit", "no card has the clan “Lamp Guilt”; did you mean “Lamp Guild”?"),
    ],
)
def test_a_name_or_label_that_no_card_bears_is_a_warning(text, dialect, kind, warning):
    known = Lexicon(names=frozenset({"Brook Otter"}), traits=frozenset({"Lake Folk", "Lamp Guild", "Elf"}))
    got = read(text, dialect, kind=kind, lexicon=known)
    assert got.card_text is not None
    assert warning in "; ".join(strangers(got.card_text, known))


def test_words_that_a_card_bears_are_no_strangers():
    known = Lexicon(names=frozenset({"Brook Otter"}), traits=frozenset({"Lake Folk"}))
    text = (
        "{fanfare} Search your deck for a Lake Folk card named Brook Otter and put it onto your field. "
        "Then search your deck for a card named Heron and add it to your hand."
    )
    got = read(text, lexicon=known, name="Heron")
    assert got.card_text is not None
    assert strangers(got.card_text, known, "Heron") == ()


def test_what_is_done_to_the_other_of_two_is_written_back():
    text = "Select 2 enemy followers on the field. Deal 5 damage to one and engage the other."
    got = read(text, "sve", kind="spell", mending=True)
    assert got.card_text is not None and render(got.card_text, "sve") == got.canonical == text
