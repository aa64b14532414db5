"""Slips of the pen are mended where one reading remains, and told. All texts here are made up."""

import pytest

from ludex.lang import Lexicon, read


@pytest.mark.parametrize(
    ("text", "dialect", "kind", "meant"),
    [
        ("Draw a crad.", "fow", "spell", "Draw a card."),  # a word that there is not
        ("Target resonator gain [+200/+200] until end of turn.", "fow", "spell", "Target resonator gains"),
        ("Lamplighters you control gains [+200/+200].", "fow", "resonator", "you control gain "),
        ("You gain gain 500 life.", "fow", "spell", "You gain 500 life."),
        ("Target resonator gains [+200/0] until end turn.", "fow", "spell", "until end of turn."),
        ("When this card is blocked your opponent discards a card.", "fow", "resonator", "is blocked, your"),
        ("Your opponents resonators cannot block.", "fow", "resonator", "Your opponent's resonators"),
        ("Search your main deck a for card and put it into your hand.", "fow", "spell", "main deck for a card"),
        ("Target resonator's ATK becomes the 500 until end of turn.", "fow", "spell", "ATK becomes 500 until"),
        ("This card gains \"When this card attacks, draw a card.", "fow", "resonator", 'draw a card."'),
        (
            'If you control "Lamp" draw a card. If you control "Oil" draw a crad.',
            "fow",
            "spell",
            'If you control "Lamp", draw a card. If you control "Oil", draw a card.',
        ),
        ("Gain 500life.", "fow", "spell", "Gain 500 life."),
        ("Draw a card. Gian 500 lief.", "fow", "spell", "Draw a card. Gain 500 life."),
        ("{fanfare} Drew a card.", "sve", "follower", "Draw a card."),
        ("[AUTO](RC): When this unit attacks, drow a card.", "cfv", "unit", "draw a card."),
        ("[AUTO](RC): When this unit attacks, +draw a card.", "cfv", "unit", "attacks, draw a card."),
    ],
)
def test_a_slip_of_the_pen_is_mended_and_told(text, dialect, kind, meant):
    assert not read(text, dialect, kind=kind).understood

    reading = read(text, dialect, kind=kind, mending=True)

    assert reading.understood and meant in reading.canonical
    assert reading.slips and all(slip.said != slip.meant for slip in reading.slips)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.",
        "[Flying]",
    ],
)
def test_what_can_be_read_is_left_alone(text):
    reading = read(text, "fow", kind="spell" if "Draw" in text else "resonator", mending=True)
    assert reading.understood and reading.slips == ()


@pytest.mark.parametrize(
    "text",
    [
        "Juggle three lanterns.",  # no word of the language is near
        "Whenever this card attacks you gain 300 life.",  # whether the comma stands before or after `you` is not said
        "Draw towards cards.",  # another number is nobody's slip
    ],
)
def test_where_no_single_reading_remains_the_text_is_declined(text):
    reading = read(text, "fow", kind="spell", mending=True)
    assert not reading.understood and reading.slips == ()
    assert reading.declined


def test_without_being_asked_nothing_is_mended():
    assert read("Draw a crad.", "fow", kind="spell").slips == ()


def test_a_name_that_lost_its_comma_is_the_cards_that_has_it() -> None:
    """Also where the text can be read as it stands: a name that nobody bears would never be met."""
    known = Lexicon(names=frozenset({"Lamp Keeper, Ola", "Harbour Light"}))
    for text in (
        '[CONT](VC): If you have a card named "Lamp Keeper Ola" in your soul, this unit gets [Power]+1000.',
        "[CONT](VC)If you have a card named 'Lamp Keeper Ola' in your soul this unit gets [Power]+1000.",
    ):
        reading = read(text, "cfv", lexicon=known, mending=True)
        assert '"Lamp Keeper, Ola"' in reading.canonical and any("Lamp Keeper" in str(slip) for slip in reading.slips)
        assert "Keeper, Ola" not in read(text, "cfv", lexicon=known).canonical
