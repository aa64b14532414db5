"""More clauses of Force of Will played as a judge reads them: who is put by whom, what was so when it happened, what
may be spent and cost less for cards of a field, and what cannot chase."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
younger = pytest.mark.parametrize("ruleset", EDITIONS[1:])
latest = pytest.mark.parametrize("ruleset", EDITIONS[2:])


# -- what cannot chase ------------------------------------------------------------------------------------------------
@younger
@pytest.mark.rule("fow 10.7:2")
def test_cards_of_a_zone_cannot_chase_and_others_can(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    text = "You gain 100 life. Your opponent cannot chase this spell by cards in a chant-standby area."
    calm = t.chant(P1, text, name="Calm")
    hidden = t.standby(P2, "[Trigger] anytime: You gain 200 life.", name="Hidden")
    held = t.instant(P2, "You gain 500 life.", name="Held")
    t.play(calm)
    t.pass_()
    assert f"play {held}" in t.options
    assert not [key for key in t.options if str(hidden) in key.split()]


# -- what was so when it happened -------------------------------------------------------------------------------------
def _attack(t: Table, by: Piece) -> None:
    t.attack(by)
    if "main" in t.options:
        t.choose("main")


ATTACKED = ("your J-ruler attacked", "a J/resonator you control attacked", "a Knight you control attacked")


@every
@pytest.mark.rule("fow 3.1:3")
@pytest.mark.parametrize("gone", (True, False))
@pytest.mark.parametrize("words", ATTACKED)
def test_a_j_ruler_that_is_a_ruler_again_has_attacked(ruleset: str, words: str, gone: bool) -> None:
    """What attacked was a J-ruler, whatever has become of it."""
    t = Table(ruleset)
    lord = t.j_ruler(P1, name="Lord", attack=100, race=["Knight"])
    fall, tell = t.chant(P1, "Destroy target J-ruler."), t.chant(P1, f"If {words} this turn, you gain 300 life.")
    _attack(t, lord)
    if gone:
        t.cast(fall)
        assert t.zone_of(lord) == "ruler area"
    before = t.life(P1)
    t.cast(tell)
    assert t.life(P1) == before + 300


@every
def test_a_ruler_that_has_not_attacked_has_not(ruleset: str) -> None:
    t = Table(ruleset)
    lord = t.j_ruler(P1, name="Lord", attack=100)
    one = t.field(P1, name="One", attack=100)
    tell = t.chant(P1, "If your J-ruler attacked this turn, you gain 300 life.")
    _attack(t, one)
    t.cast(tell)
    assert t.life(P1) == 4000 and t.zone_of(lord) == "field"


# -- who puts it there ------------------------------------------------------------------------------------------------
GATE = "[Judgment] Pay {0}. Play this ability only if you put \"Tower\" into a field this turn."


@younger
@pytest.mark.rule("fow 7.1:3")
@pytest.mark.parametrize(
    ("whose", "seat", "may"), (("your", P1, True), ("your opponent's", P1, True), ("your opponent's", P2, False))
)
def test_you_put_what_your_own_effect_puts(ruleset: str, whose: str, seat: int, may: bool) -> None:
    t = Table(ruleset)
    t.ruler(P1, GATE, name="Lord", back={"name": "Lord Unbound", "text": "", "attack": 500, "defense": 500})
    owner = seat if whose == "your" else 1 - seat
    tower = t.graveyard(owner, "[Flying]", name="Tower")
    field = "your" if whose == "your" else "his or her"
    lift = t.instant(seat, f"Put target resonator from {whose} graveyard into {field} field.")
    if seat == P2:
        t.pass_()
    t.cast(lift)
    assert t.where(tower) == (owner, "field")
    assert ("judgment" in t.options) is may


@younger
@pytest.mark.rule("fow 7.1:3")
def test_you_put_what_resolves(ruleset: str) -> None:
    t = Table(ruleset)
    t.ruler(P1, GATE, name="Lord", back={"name": "Lord Unbound", "text": "", "attack": 500, "defense": 500})
    tower = t.hand(P1, "[Flying]", name="Tower", cost="{0}")
    assert "judgment" not in t.options
    t.cast(tower)
    assert "judgment" in t.options


# -- abilities of cards of a field ------------------------------------------------------------------------------------
BURIED = "{1}, remove this card in your graveyard from the game: You gain 100 life."


@latest
@pytest.mark.rule("fow 3.6:4")
def test_wills_for_abilities_of_resonators_are_for_those_in_a_field(ruleset: str) -> None:
    t = Table(ruleset)
    text = "{Rest}: Produce {M}. Spend this will only to play activate abilities of J/resonators."
    t.field(P1, text, type="regalia", name="Orb")
    here = t.field(P1, "{1}: You gain 100 life.", name="Here", attack=100)
    buried = t.graveyard(P1, BURIED, name="Buried")
    assert t.activation(here)
    assert not [key for key in t.options if str(buried) in key.split()]


@latest
@pytest.mark.rule("fow 2.5:4")
def test_what_abilities_of_a_race_cost_less_is_for_those_in_a_field(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "You may pay {1} less to play God's Art abilities of Knights.", name="Thrift")
    here = t.field(P1, "God's Art <Dawn> {1}: You gain 100 life.", name="Here", attack=100, race=["Knight"])
    buried = t.graveyard(P1, f"God's Art <Dusk> {BURIED}", name="Buried", race=["Knight"])
    assert t.activation(here)
    assert not [key for key in t.options if str(buried) in key.split()]


# -- "if it's" of whoever fits ----------------------------------------------------------------------------------------
@latest
@pytest.mark.rule("fow 9.9:4")
@pytest.mark.parametrize("name", ("Lord Unbound", "Somebody"))
@pytest.mark.parametrize("late", (True, False))
def test_if_it_is_somebody_is_asked_of_who_comes_later_too(ruleset: str, name: str, late: bool) -> None:
    t = Table(ruleset)
    back = {"name": name, "text": "God's Art <Dawn> {2}: You gain 100 life.", "attack": 500, "defense": 500}
    t.ruler(P1, "[Judgment] Pay {0}.", name="Lord", back=back)
    text = (
        "Your J-ruler gains [+200/+200] until end of turn. If it's \"Lord Unbound\", it gains [Imperishable] until end "
        "of turn and you may pay {2} less to play its God's Art abilities this turn."
    )
    praise = t.instant(P1, text, name="Praise")
    if late:
        t.cast(praise)
    t.judgment()
    t.resolve()
    if not late:
        t.cast(praise)
    (lord,) = t.pieces(P1, "field")
    assert t.stats(lord) == (700, 700)
    assert t.has(lord, "Imperishable") is (name == "Lord Unbound")
    assert bool([key for key in t.options if str(lord) in key.split()]) is (name == "Lord Unbound")
    t.to_next_turn()
    assert not t.has(lord, "Imperishable")


LAY = "Put target magic stone from your graveyard into your magic stone area."


@younger
@pytest.mark.rule("fow 3.1:5")
@pytest.mark.parametrize(
    ("words", "deed"),
    (
        ("an addition into a graveyard", "Destroy target addition."),
        ("an addition into your graveyard", "Destroy target addition."),
        ("a magic stone into a magic stone area", LAY),
        ("a card into a field", "Put target addition from your graveyard into your field."),
    ),
)  # fmt: skip
@pytest.mark.parametrize("mine", (True, False))
def test_when_you_put_something_somewhere(ruleset: str, words: str, deed: str, mine: bool) -> None:
    """Of the same deed on the same cards it is heard only if it is the player's own."""
    t = Table(ruleset)
    t.field(P1, f"When you put {words}, you gain 100 life.", name="Hearer", attack=100)
    t.addition(P1, "", name="Here")
    t.graveyard(P1, "", type="addition", subtype="field", name="Gone")
    t.put(P1, "graveyard", "", type="magic stone", stone=["fire"], name="Stone")
    theirs = deed.replace("your", "your opponent's", 1).replace("into your", "into his or her")
    act = t.instant(P1, deed) if mine else t.instant(P2, theirs)
    if not mine:
        t.pass_()
    t.cast(act)
    t.resolve()
    assert t.life(P1) == (4100 if mine else 4000)
