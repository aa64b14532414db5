"""Clauses of cards drawn by chance that were played wrongly, in every game: one group of tests for each class."""

from __future__ import annotations

import pytest

from ludex.lang import read
from tests.cfv_table import Table as Cfv
from tests.fow_table import Table as Fow
from tests.sve_table import P1, P2
from tests.sve_table import Table as Sve


# -- "if you do" where there was no room ------------------------------------------------------------------------------
@pytest.mark.rule("sve 1.3.2", "sve 4.4.4.2", "sve 4.8.3.2")
@pytest.mark.parametrize(
    "offer",
    (
        "Select a follower in your cemetery. You may summon it.",
        "Select a follower in your cemetery. You may put it into your EX area.",
        "Select up to 2 followers in your cemetery. You may summon them.",
        "You may reveal a follower in your hand and summon it.",
        "You may summon a follower from your cemetery.",
        "You may summon a Fairy token.",
    ),
)
@pytest.mark.parametrize(("lying", "done"), ((4, False), (3, True)))
def test_what_finds_no_room_was_not_done(offer: str, lying: int, done: bool) -> None:
    """Who says yes to summoning and has a full field has summoned nothing: "if you do" asks what came about."""
    t = Sve()
    for _ in range(lying):
        t.field(P1, cost=9)
        t.ex(P1, cost=9)
    if not done:
        t.ex(P1, cost=9)
    t.cemetery(P1, name="Lost")
    t.hand(P1, name="Held", cost=9)
    caller = t.hand(P1, f"{{fanfare}} {offer} If you do, give this {{attack}}+5. If you don't, give this {{attack}}+1.")
    t.choose(f"play {caller}")
    while t.asked is not None and "end" not in t.options:
        t.choose("yes" if "yes" in t.options else t.options[0])
    assert t.number(caller, "attack") == (6 if done else 2)


# -- what an offer acts on is no target -------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.6.2.3", "sve 10.6.2.3.3", "sve-R45")
@pytest.mark.parametrize(
    "offer",
    (
        "You may banish 2 followers from your cemetery.",
        "You may bury 2 followers.",
        "You may put 2 followers from your EX area onto your field.",
        "You may destroy 2 enemy followers on the field.",
    ),
)
@pytest.mark.parametrize("there", (0, 1, 2, 3))
def test_an_offer_that_cannot_be_done_forbids_nothing(offer: str, there: int) -> None:
    """Its cards are chosen when it is done, after what is said before it; it was done if there were both."""
    t = Sve()
    for n in range(there):
        t.cemetery(P1, name=f"Lost {n}")
        t.field(P1, name=f"Own {n}")
        t.ex(P1, name=f"Spare {n}", cost=9)
        t.field(P2, name=f"Foe {n}")
    spell = t.spell(P1, f"Draw a card. {offer} If you do, give your leader {{defense}}+3.")
    t.choose(f"play {spell}")
    assert t.count(P1, "hand") == 1
    while t.asking_rule() not in ("", "sve 7.3.3"):
        t.choose("yes" if "yes" in t.options else t.options[0])
    assert t.leader_defense(P1) == (23 if there >= 2 else 20)


@pytest.mark.rule("sve 10.6.2.3.3", "sve-R45")
@pytest.mark.parametrize("there", (0, 1))
def test_what_an_offer_says_to_select_is_a_target(there: int) -> None:
    t = Sve()
    t.hand(P1)
    for _ in range(there):
        t.field(P2, name="Foe")
    spell = t.spell(P1, "Draw a card. You may select an enemy follower on the field and destroy it.")
    assert t.forbids(f"play {spell}") == ("" if there else "sve 10.6.2.3.3")


@pytest.mark.rule("sve 12.15.2", "sve-R45")
def test_what_has_aura_is_not_found_for_an_enemys_offer() -> None:
    t = Sve()
    hidden, plain = t.field(P2, "Aura.", name="Hidden"), t.field(P2, name="Plain")
    t.play(t.spell(P1, "You may destroy an enemy follower on the field."), True)
    assert (t.zone_of(hidden), t.zone_of(plain)) == ("field", "cemetery")


# -- whose the second of several zones is -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "left"),
    (
        ("Each player returns their hand and cemetery to their deck.", ((0, 0), (0, 0))),
        ("Each opponent returns their hand and cemetery to their deck.", ((2, 2), (0, 0))),
        ("Return your hand and cemetery to your deck.", ((0, 0), (2, 2))),
        ("Banish your cemetery and hand.", ((0, 0), (2, 2))),
    ),
)
def test_an_owner_said_once_owns_every_zone(text: str, left: tuple[tuple[int, int], ...]) -> None:
    """Two cards in each hand and cemetery; the spell itself is not counted."""
    t = Sve()
    t.field(P1)
    for seat in (P1, P2):
        for n in range(2):
            t.hand(seat, name=f"Held {n}", cost=9)
            t.cemetery(seat, name=f"Lost {n}")
    t.choose(f"play {t.spell(P1, text)}")
    while t.asking_rule() not in ("", "sve 7.3.3"):
        t.choose(t.options[0])
    found = [(t.count(seat, "hand"), len([c for c in t.names(seat, "cemetery") if c != "Card"])) for seat in (P1, P2)]
    assert found == list(left)


def test_an_owner_that_was_lost_is_not_supplied() -> None:
    """Whose a zone is is no slip of the pen: a text without it is declined."""
    assert read("Put the top card of deck into your cemetery.", kind="spell", mending=True).card_text is None


# -- "this way" is what this use has really done ----------------------------------------------------------------------
@pytest.mark.rule("sve 1.3.2.1")
@pytest.mark.parametrize("engaged", (0, 1, 2))
def test_who_lies_engaged_is_not_engaged_this_way(engaged: int) -> None:
    t = Sve()
    for n in range(2):
        t.field(P2, name=f"Foe {n}", engaged=n < engaged)
    t.play(t.spell(P1, "Engage each enemy follower on the field. Draw a card for every follower engaged this way."))
    assert t.count(P1, "hand") == 2 - engaged


@pytest.mark.rule("cfv 3.17.2")
@pytest.mark.parametrize("resting", (1, 2, 3))
def test_who_stands_does_not_stand_this_way(resting: int) -> None:
    t = Cfv()
    deed = "[Stand] all of your rear-guards. If two or more units [Stand] this way"
    leader = t.vanguard(P1, f"[ACT](VC): {deed}, this unit gets [Critical]+1.")
    for n in range(3):
        t.rear(P1, resting=n < resting, grade=1)
    t.activate(leader)
    assert t.critical(leader) == (2 if resting >= 2 else 1)


@pytest.mark.rule("fow 1.4:1")
@pytest.mark.parametrize("rested", (0, 1, 2))
def test_who_is_rested_is_not_rested_this_way(rested: int) -> None:
    t = Fow()
    text = "{Rest}: Rest each resonator your opponent controls. Draw a card for each resonator rested this way."
    caller = t.field(P1, text, attack=100)
    for n in range(2):
        t.field(P2, name=f"Foe {n}", attack=100, rested=n < rested)
    held = t.count(P1, "hand")
    t.activate(caller)
    t.resolve()
    assert t.count(P1, "hand") - held == 2 - rested


@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize(
    "text",
    (
        "{act} {cost 0}: Bury the top card of your deck. If you buried a follower, give your leader {defense}+1.",
        "{act} Bury the top card of your deck: If you buried a follower, give your leader {defense}+1.",
    ),
)
def test_what_was_done_is_asked_of_this_use(text: str, first: bool) -> None:
    """The same ability, used twice in a turn: once a follower is buried, once a spell."""
    t = Sve()
    well = t.amulet(P1, text)
    t.field(P1)
    for follower in (not first, first):
        t.deck(P1, name="Follower") if follower else t.deck(P1, "Draw a card.", type="spell", name="Spell")
    found = []
    for _ in range(2):
        t.activate(well)
        found.append(t.leader_defense(P1))
    assert found == ([21, 21] if first else [20, 21])


def test_what_was_done_is_asked_of_this_trigger() -> None:
    t = Sve()
    t.amulet(P1, "Whenever you play a spell, bury the top card of your deck. If you buried a follower, draw a card.")
    t.field(P1)
    t.deck(P1, "Draw a card.", type="spell", name="Below")
    t.deck(P1, name="Drawn")
    t.deck(P1, name="Follower")
    spells = [t.spell(P1, "Deal 1 damage to each enemy leader.") for _ in range(2)]
    t.play(spells[0])
    held = t.count(P1, "hand")
    t.play(spells[1])
    assert (held, t.count(P1, "hand")) == (2, 1)


@pytest.mark.rule("fow 10.2:4")
@pytest.mark.parametrize("first", (True, False))
def test_what_was_paid_is_asked_of_this_payment(first: bool) -> None:
    t = Fow()
    caller = t.field(P1, "Discard a card: If you discarded a resonator, you gain 100 life.", attack=100)
    resonator, chant = t.hand(P1, attack=100, name="Resonator"), t.chant(P1, "Draw a card.", name="Chant")
    life = []
    for card in (resonator, chant) if first else (chant, resonator):
        t.choose(t.activation(caller))
        if f"pick {card}" in t.options:
            t.choose(card)
        t.resolve()
        life.append(t.life(P1))
    assert life == ([4100, 4100] if first else [4000, 4100])


@pytest.mark.parametrize("first", (True, False))
def test_what_was_put_somewhere_is_asked_of_this_use(first: bool) -> None:
    t = Cfv()
    text = (
        "[ACT](RC): Search your deck for up to one <<Sail>>, put it into your damage zone, and shuffle your deck. "
        "If you put a card into the damage zone this way, this unit gets [Power]+1000 until end of turn."
    )
    caller = t.rear(P1, text, grade=1, power=5000)
    for n in range(2):
        t.deck(P1, clan="Sail", name=f"Sail {n}", at="bottom")
    power = []
    for find in (first, not first):
        t.choose(t.activation(caller))
        t.choose(t.options[0] if find else "done")
        t.settle()
        power.append(t.power(caller))
    assert power == ([6000, 6000] if first else [5000, 6000])


# -- an option that an earlier one makes possible ---------------------------------------------------------------------
@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.8.2.2", "sve-R21")
@pytest.mark.parametrize(
    ("text", "stats", "held"),
    (
        ("Choose up to 2. (1) Summon a Fairy token. (2) Give each Fairy on your field {attack}+1/{defense}+1.", 2, 0),
        ("Choose 2. (1) Summon a Fairy token. (2) Give each Fairy on your field {attack}+1/{defense}+1.", 2, 0),
        ("Choose up to 2. (1) Give each Fairy on your field {attack}+1/{defense}+1. (2) Summon a Fairy token.", 1, 0),
        ("Choose up to 2. (1) Summon a Fairy token. (2) Draw a card. (3) Discard a card.", 1, 1),
    ),
)
def test_what_an_option_acts_on_may_come_by_one_before_it(text: str, stats: int, held: int) -> None:
    """Options are carried out as they are listed: what the first brings is there for the second."""
    t = Sve()
    t.choose(f"play {t.spell(P1, text)}")
    while t.asking_rule() not in ("", "sve 7.3.3"):
        t.choose(t.options[0])
    (fairy,) = t.pieces(P1, "field")
    assert (t.stats(fairy), t.count(P1, "hand")) == ((stats, stats), held)


@pytest.mark.rule("sve 5.18.3.1.2")
def test_an_option_without_its_target_is_not_offered_after_another() -> None:
    t = Sve()
    t.field(P1)
    text = "Choose up to 2. (1) Draw a card. (2) Select an enemy follower on the field and destroy it."
    t.play(t.spell(P1, text))
    assert t.count(P1, "hand") == 1


@pytest.mark.parametrize("first", (True, False))
def test_what_was_done_is_asked_of_this_round(first: bool) -> None:
    """Once a follower is buried, once a spell: each round asks what it has done itself."""
    t = Sve()
    t.field(P1)
    for follower in (not first, first):
        t.deck(P1, name="Follower") if follower else t.deck(P1, "Draw a card.", type="spell", name="Spell")
    text = (
        'Do the following 2 times. "Bury the top card of your deck. If you buried a follower, give your leader '
        '{defense}+1."'
    )
    t.play(t.spell(P1, text))
    assert t.leader_defense(P1) == 21


# -- "that card" is another than this one -----------------------------------------------------------------------------
def test_that_card_is_not_this_one_which_was_paid_with() -> None:
    """This unit goes to the soul as the cost; that card is the one that was put into the drop zone."""
    t = Cfv()
    text = (
        "[AUTO](RC): [Put this unit into your soul] When another of your rear-guards is put into your drop zone, you "
        "may pay the cost. If you do, put that card into your hand."
    )
    mole, lost = t.rear(P1, text, grade=1), t.rear(P1, grade=1, name="Lost")
    caller = t.rear(P1, "[ACT](RC): Choose another of your rear-guards, and retire it.", grade=1)
    t.activate(caller, lost, True)
    assert (t.zone_of(mole), t.zone_of(lost)) == ("soul", "hand")


def test_that_card_is_not_this_one_which_was_put_away_in_sve() -> None:
    t = Sve()
    moves = "put this into its owner's EX area and give that follower Rush."
    keeper = t.field(P1, f"Whenever another follower on your field evolves, {moves}")
    grown = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Grown")
    t.evolve_deck(P1, name="Grown")
    t.activate(grown)
    assert (t.zone_of(keeper), t.zone_of(grown), t.has(grown, "Rush")) == ("ex area", "field", True)
