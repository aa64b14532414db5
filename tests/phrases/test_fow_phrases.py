"""Phrases of Force of Will that nothing played: what a player would see if each did what it says."""

from __future__ import annotations

import pytest

from ludex.kernel.decisions import IllegalChoice
from tests.fow_table import P1, P2, Table


def test_a_target_of_one_kind_or_of_another() -> None:
    """`Resonator or addition`: either may be chosen, and nothing else."""
    t = Table("fow-5.5/valhalla")
    elf, grove = t.field(P2), t.addition(P2, "[Continuous] Resonators gain [+100/+100].")
    chant = t.chant(P1, "Destroy target resonator or addition.")
    t.play(chant, grove)
    assert t.zone_of(grove) == "graveyard"
    assert t.zone_of(elf) == "field"


def test_all_but_those_of_a_race() -> None:
    t = Table("fow-5.5/valhalla")
    elf, orc = t.field(P2, race=["Elf"]), t.field(P2, race=["Orc"])
    t.play(t.chant(P1, "Destroy all non-Elf resonators."))
    assert (t.zone_of(elf), t.zone_of(orc)) == ("field", "graveyard")


# -- kinds ------------------------------------------------------------------------------------------------------------
KINDS: dict[str, dict[str, str]] = {
    "[Spell: Chant]": {"type": "spell", "subtype": "chant"},
    "[Spell: Chant-Instant]": {"type": "spell", "subtype": "chant-instant"},
    "[Spell: Chant-Standby]": {"type": "spell", "subtype": "chant-standby"},
    "[Addition: Field]": {"type": "addition", "subtype": "field"},
    "[Addition: Resonator]": {"type": "addition", "subtype": "resonator"},
    "[Addition: J/resonator]": {"type": "addition", "subtype": "J/resonator"},
    "[Addition: J-ruler]": {"type": "addition", "subtype": "J-ruler"},
    "[Addition: J/ruler]": {"type": "addition", "subtype": "J/ruler"},
    "[Addition: Ruler]": {"type": "addition", "subtype": "ruler"},
    "[Addition: Ruler/J-ruler]": {"type": "addition", "subtype": "ruler/J-ruler"},
    "resonator": {"type": "resonator"},
    "regalia": {"type": "regalia"},
}
SPELLS, ADDITIONS = (frozenset(kind for kind in KINDS if kind.startswith(word)) for word in ("[Spell", "[Addition"))
WORDS: dict[str, frozenset[str]] = {
    **{word: frozenset({word}) for word in KINDS},
    "chant": frozenset({"[Spell: Chant]"}),
    "spell": SPELLS,
    "addition": ADDITIONS,
    "magic stone": frozenset(),
    "J-ruler": frozenset(),
}


@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.5/valhalla"])
@pytest.mark.parametrize(("word", "meant"), WORDS.items(), ids=WORDS)
@pytest.mark.parametrize("negated", [False, True], ids=["of it", "of others"])
def test_a_card_of_a_kind_and_of_any_other(ruleset: str, word: str, meant: frozenset[str], negated: bool) -> None:
    """Two cards of every kind lie in the graveyard: those of the kind that is named may be chosen, and no others."""
    t = Table(ruleset)
    names = {
        f"pick {t.graveyard(P1, name=f'{name} {n}', **kind)}": name for name, kind in KINDS.items() for n in range(2)
    }
    chant = t.chant(P1, f"Put target {'non-' * negated}{word} card from your graveyard into your hand.")
    wanted = frozenset(KINDS) - meant if negated else meant
    if not wanted:
        with pytest.raises(IllegalChoice):
            t.play(chant)
        return
    t.play(chant)
    assert {names[key] for key in t.options} == wanted


BASIC = ("light", "fire", "water", "wind", "darkness")


@pytest.mark.parametrize("word", [*BASIC, *(f"non-{word}" for word in BASIC), "basic", "non-special", "non-true"])
def test_a_magic_stone_of_an_attribute_and_of_any_other(word: str) -> None:
    t = Table("fow-5.5/valhalla")
    names = {f"pick {t.stone(P2, stone, name=f'{stone} {n}')}": stone for stone in BASIC for n in range(2)}
    t.play(t.chant(P1, f"Destroy target {word} magic stone."))
    wanted = {word} if word in BASIC else set(BASIC) - {word.removeprefix("non-")}
    assert {names[key] for key in t.options} == wanted


@pytest.mark.parametrize("word", ["special", "true", "non-basic"])
def test_no_magic_stone_of_one_attribute_is_of_another_kind(word: str) -> None:
    t = Table("fow-5.5/valhalla")
    for stone in BASIC:
        t.stone(P2, stone)
    with pytest.raises(IllegalChoice):
        t.play(t.chant(P1, f"Destroy target {word} magic stone."))


# -- costs ------------------------------------------------------------------------------------------------------------
SHIFTS = {"{1} less to play resonators": 1, "{1} more to play resonators": 3,
          "{1} to play resonators rather than pay its cost": 1}  # fmt: skip


@pytest.mark.parametrize(("words", "needed"), SHIFTS.items(), ids=SHIFTS)
@pytest.mark.parametrize(
    ("who", "whom"), [("You pay", {P1}), ("Your opponent pays", {P2}), ("Players pay", {P1, P2})], ids=str
)
@pytest.mark.parametrize("seat", [P1, P2])
def test_what_a_player_pays_for_resonators(words: str, needed: int, who: str, whom: set[int], seat: int) -> None:
    """How many magic stones it takes to play a resonator for {2}, for whom the words are meant and for the other."""
    takes = needed if seat in whom else 2
    for stones, playable in ((takes - 1, False), (takes, True)):
        t = Table("fow-5.5/valhalla", turn_of=seat)
        t.field(P1, f"[Continuous] {who} {words}.")
        for _ in range(stones):
            t.stone(seat, "fire")
        card = t.hand(seat, cost="{2}")
        assert any(key.startswith(f"play {card}") for key in t.options) is playable, stones


# -- where to ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", ["", " in any order", " in a random order"], ids=["as it is", "any", "random"])
@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize(("what", "deck"), [("resonators", "deck"), ("magic stones", "magic stone deck"),
                                            ("resonators", "lifebreak area")])  # fmt: skip
def test_several_cards_on_top_or_the_bottom_of_a_deck(what: str, deck: str, end: str, order: str) -> None:
    """Their owner puts them in the order of choice, unless chance does; what was there lies below or above."""
    t = Table("fow-5.5/valhalla")
    under = t.put(P2, deck, "", **({"stone": ["light"]} if what == "magic stones" else {}))
    stones = what == "magic stones"
    both = [t.stone(P2, word) if stones else t.field(P2, name=word, attack=500) for word in ("fire", "water")]
    name = "main deck" if deck == "deck" else deck
    t.cast(t.chant(P1, f"Put all {what} your opponent controls on the {end} of their owner's {name}{order}."))
    asked = t.asked == P2
    assert asked is (order != " in a random order")
    if asked:
        t.choose(f"pick {both[1]}")
    there = t.pieces(P2, deck)
    assert {t.zone_of(card) for card in both} == {deck}
    assert (there[0] in both) is (end == "top") and (there[-1] in both) is (end == "bottom")
    assert under in there


@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize(("what", "deck"), [("resonator", "deck"), ("magic stone", "magic stone deck"),
                                            ("resonator", "lifebreak area")])  # fmt: skip
def test_on_the_top_or_the_bottom_is_asked(what: str, deck: str, end: str) -> None:
    t = Table("fow-5.5/valhalla")
    for _ in range(2):
        t.put(P2, deck, "", **({"stone": ["light"]} if what == "magic stone" else {}))
    card = t.stone(P2, "fire") if what == "magic stone" else t.field(P2)
    name = "main deck" if deck == "deck" else deck
    t.cast(t.chant(P1, f"Put target {what} on the top or bottom of its owner's {name}."), then=(end,))
    assert t.pieces(P2, deck)[0 if end == "top" else -1] == card


# -- what an addition is on -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("host", "subtype"), [("resonator",) * 2, ("J/resonator",) * 2, ("J-ruler",) * 2,
                                               ("card", "resonator")])  # fmt: skip
def test_the_card_that_an_addition_is_on_is_spoken_of_again(host: str, subtype: str) -> None:
    """Whatever it is called first, "it" is the same card in the next sentence."""
    for mine, stats in ((P1, (900, 600)), (P2, (600, 600))):
        t = Table("fow-5.5/valhalla", turn_of=mine)
        made = t.j_ruler if subtype == "J-ruler" else t.field
        card, other = made(P1, name="Host", attack=500, defense=500), t.field(P1, name="Other", attack=500, defense=500)
        text = f"Added {host} gains [+100/+100]. If it's your turn, it also gains [+300/+0]."
        t.addition(P1, text, on=card, subtype=subtype)
        assert (t.stats(card), t.stats(other)) == (stats, (500, 500))
