"""Positions in words: a game in a player's turn with rulers, decks and life, cards made on the spot, zones filled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludex.enact.ruleset import TextRuleset, of_texts, text_rules
from ludex.games import positions
from ludex.games.fow.catalog import cards_of
from ludex.games.fow.ch02_cards import definitions
from ludex.games.fow.ch02_cards.cardfile import SUBTYPES
from ludex.games.fow.ch02_cards.cost_symbols import ATTRIBUTES, MOON, attributes
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_wills import prices
from ludex.games.fow.rules_of import rules_of
from ludex.games.positions import begin_scenario, only_named
from ludex.kernel.events import COUNTER, Event
from ludex.kernel.game import Game
from ludex.kernel.pipeline import appliers

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.ruleset import Ruleset

__all__ = ["MAKING", "begin_scenario", "blank", "piece", "set_values"]

LIFE = 4000  # fow 4.2:2
FILLER: dict[str, object] = {
    "name": "Plain Resonator", "type": "resonator", "race": ["Plain Race"], "cost": "{2}", "attack": 500,
    "defense": 500,
}  # fmt: skip
RULER: dict[str, object] = {
    "name": "Plain Ruler", "type": "ruler", "race": ["Plain Race"],
    "back": {"name": "Plain J-Ruler", "attack": 800, "defense": 800},
}  # fmt: skip
STONE: dict[str, object] = {"name": "Plain Magic Stone", "type": "magic stone", "subtype": "basic"}
# What lies in a magic stone area that is filled pays for anything.
ANY_STONE: dict[str, object] = {
    "name": "Any Magic Stone", "type": "magic stone", "subtype": "basic",
    "text": "[Activate] {Rest}: Produce {W}, {R}, {U}, {G}, or {B}.",
}  # fmt: skip
HIDDEN = frozenset(zones.HIDDEN_FACE)
NUMBERS = ("attack", "defense")
WORDS = ("attribute", "race", "stone")  # one word or several
MAKING = ("type", "subtype", "cost", "back", *WORDS, *NUMBERS)
FILLED_WITH: dict[str, dict[str, object]] = {zones.STONE_DECK: STONE, zones.STONES: ANY_STONE}
ZONES = {
    "stones": zones.STONES, "stone deck": zones.STONE_DECK, "lifebreak": zones.LIFEBREAK, "standby": zones.STANDBY,
    "removed": zones.REMOVED,
}  # fmt: skip
DAMAGE = "damage"


def blank(
    rules: Ruleset,
    *,
    seed: int = 7,
    turn_of: int = 0,
    first: int = 0,
    deck: int = 20,
    stone_deck: int = 10,
    turns_passed: int = 5,
    phase: str = "main",
) -> Game:
    """A game in a player's turn, after so many of each player's, with plain rulers, 4000 life each, plain cards in each
    deck, and nothing else on the table."""
    rules = of_texts(rules)
    g = Game(rules, seed)
    g.setup = {"seed": seed, "ruleset": rules.id, "scenario": True}
    g.active, g.first, g.turn = turn_of, first, 2 * turns_passed + (1 if turn_of == first else 2)
    for seat in (0, 1):
        stand_for(g, seat)
        g.add_card(definitions.define(rules, RULER), seat, seat, zones.RULER)
        _fill(g, seat, zones.DECK, deck)
        _fill(g, seat, zones.STONE_DECK, stone_deck)
        g.values[seat] = {**g.values[seat], "life": LIFE, "turns": turns_passed}
    there = {at: (rule, rules.procedures[name]) for at, (rule, name) in rules_of(g).phases.items()}
    positions.turn_in_progress(g, rules.procedures["fow course"], there, phase)
    return g


def stand_for(g: Game, seat: int) -> None:
    """The card that stands for a player, so that players are targets and are dealt damage like anything else."""
    g.add_card(g.rules.printed("player"), seat, seat, zones.PLAYER)


# -- one card ---------------------------------------------------------------------------------------------------------
def piece(g: Game, seat: int, zone: str, text: str = "", **details: object) -> Card:
    """Put a card into a zone of a player. A ruler, or a J-ruler on the field (`type="J-ruler"`, or a ruler by name),
    takes the plain ruler's place. `damage=200`, `counters={"name": n}` and `added_to=piece` say what lies on it, and
    what it lies on."""
    zone = positions.zone_named(g, ZONES.get(zone, zone))
    made = _definition(g, text_rules(g), zone, text, details)
    if "ruler" in made.faces[zones.FRONT].types and zone in zones.PLAYGROUND:
        _make_room(g, seat)
        if zone == zones.FIELD:  # only J-rulers lie there (fow 3.6:1)
            details.setdefault("face", zones.BACK)
    card = g.add_card(made, positions.owner(details, seat), seat, zone)
    positions.show(card, details, hidden=HIDDEN, resting="rested")
    positions.arrive(card, details)
    card.since = card.stamp
    positions.lay(g, card, str(details.pop("at", "top" if g.rules.spec[zone].ordered else "bottom")))
    positions.gain(g, card, details, NUMBERS)
    positions.give(g, card, details, lambda text: _definition(g, text_rules(g), zone, text, {}))
    _mark(g, card, details)
    added_to = details.pop("added_to", None)
    if added_to is not None:
        positions.link(g, card, added_to)
    positions.nothing_left(details)
    g.invalidate()
    return card


def _mark(g: Game, card: Card, details: dict[str, object]) -> None:
    """Damage and counters lie on a card, with what they change (fow 10.6:1, fow 10.21:1)."""
    counters = {**positions.counted(details), DAMAGE: positions.whole(details.pop("damage", 0))}
    for name, number in counters.items():
        if number:
            put = Event(COUNTER, "fow 10.21:1", card=card.id, key=name, amount=number)
            appliers.counter(g, put)


def _definition(g: Game, rules: TextRuleset, zone: str, text: str, details: dict[str, object]) -> Definition:
    """A card by name, or one made from a text and a few numbers, which may have any name."""
    cards = cards_of(g.setup)
    name = only_named(details, text, ("type", "subtype", "cost", *NUMBERS))
    if name:
        row = cards.get(name)
        if row is not None:
            details.pop("name")
            return definitions.definition(rules, row)
        if only_named(details, text, MAKING):
            raise positions.no_such_card(name, cards.nearest(name))
    return definitions.define(rules, _made(zone, text, details))


def _made(zone: str, text: str, details: dict[str, object]) -> dict[str, object]:
    """The row of a card made on the spot: what is usual in its zone, unless the details say otherwise. Its attributes
    are those of its cost, unless they are named; a magic stone of a type produces wills of it, unless it has a text."""
    kind = str(details.get("type") or _usual(zone, details))
    told = {key: details.pop(key) for key in ("name", *MAKING) if key in details}
    told.update({key: _several(told[key]) for key in WORDS if key in told})
    if kind in ("ruler", "J-ruler"):
        return _ruler(kind, text, told)
    usual = {"resonator": FILLER, "magic stone": STONE}.get(kind, {"cost": FILLER["cost"]})
    row = {**usual, "name": kind.capitalize(), "type": kind, "text": text, **told}
    if kind in SUBTYPES:
        row.setdefault("subtype", SUBTYPES[kind][0])
    if kind == "magic stone" and not text:
        row["text"] = _producing(told.get("stone", []))
    row.setdefault("attribute", sorted(attributes(str(row.get("cost", "")))))
    return row


def _several(words: object) -> list[object]:
    return [words] if isinstance(words, str) else list(words) if isinstance(words, list | tuple) else []


def _usual(zone: str, details: Mapping[str, object]) -> str:
    if "subtype" in details:
        found = [kind for kind, words in SUBTYPES.items() if details["subtype"] in words]
        return found[0] if found else "resonator"
    usual = {zones.RULER: "ruler", zones.STONES: "magic stone", zones.STONE_DECK: "magic stone"}
    return usual.get(zone, "resonator")


def _producing(stones: object) -> str:
    """What a magic stone of some types does."""
    letters = [letter for letter, attribute in ATTRIBUTES.items() if attribute in _several(stones)]
    return f"[Activate] {{Rest}}: Produce {' or '.join(f'{{{letter}}}' for letter in letters)}." if letters else ""


def _ruler(kind: str, text: str, told: dict[str, object]) -> dict[str, object]:
    """A ruler made on the spot, or the J-ruler of one: ATK and DEF are the J-ruler's, the text that of the side named;
    `back` says anything else about the J-ruler."""
    plain, more = RULER["back"], told.pop("back", {})
    assert isinstance(plain, dict)
    if not isinstance(more, dict):
        raise ValueError("the back of a ruler is a table")
    back = {**plain, **{key: told.pop(key) for key in NUMBERS if key in told}, **more}
    row = {**RULER, "name": "Ruler", **told, "type": "ruler", "back": back}
    if kind == "ruler":
        return {**row, "text": text}
    back.update({"text": text, "name": told.get("name", "J-ruler")})
    return {**row, "name": "Ruler"}


def _make_room(g: Game, seat: int) -> None:
    """The plain ruler of a blank position goes when another one comes."""
    plain = g.rules.define(RULER)
    for zone in (zones.RULER, zones.FIELD):
        there = g.zone(seat, zone)
        for cid in there:
            if g.cards[cid].definition is plain and not g.cards[cid].links:
                g.own(cid).zone = ""
        g.put_zone(seat, zone, tuple(c for c in there if g.cards[c].zone))


# -- one player -------------------------------------------------------------------------------------------------------
def set_values(g: Game, seat: int, **values: int) -> None:
    """Life (`life=1000`), wills (`will_w=2`, `will_0=1`, `will_m=1`; `moon_w=1`: so many of those have the moon
    characteristic, too), and how many cards lie in a player's zones (`deck=1`, `stones=3`, `lifebreak=2`): plain ones
    are added, or the last taken away."""
    for key, value in values.items():
        words = key.replace("_", " ")
        zone = ZONES.get(words, words)
        if zone in g.rules.spec:
            positions.cut(g, seat, zone, value)
            _fill(g, seat, zone, value - len(g.zone(seat, zone)))
        elif words.startswith("will "):
            g.values[seat] = {**g.values[seat], prices.key(_kind(g, key, prices.PLAIN)): value}
        elif not words.startswith("moon "):
            positions.set_value(g, seat, words, value, others=("life",))
    for key, value in values.items():
        if key.startswith("moon_"):
            _moonlit(g, seat, key, value)
    g.invalidate()


def _kind(g: Game, key: str, known: tuple[str, ...]) -> str:
    """The kind of will that a key such as `will_w` says."""
    kind = key.partition("_")[2].upper()
    moons = rules_of(g).moons
    if kind not in known or ((kind == MOON or key.startswith("moon_")) and not moons):
        names = ", ".join(f"will_{each.lower()}" for each in prices.PLAIN if moons or each != MOON)
        raise ValueError(f"{key}: {g.rules.book} has no such wills; there are {names}{MOONLIT if moons else ''}")
    return kind


MOONLIT = ", and moon_w to moon_b for how many of those have the moon characteristic as well"


def _moonlit(g: Game, seat: int, key: str, count: int) -> None:
    """So many of the wills of an attribute have the moon characteristic, too (fow 9.7:8)."""
    kind = _kind(g, key, tuple(ATTRIBUTES))
    both = kind + MOON
    values = g.values[seat]
    have = values.get(prices.key(kind), 0) + values.get(prices.key(both), 0)
    if not 0 <= count <= have:
        raise ValueError(f"{key}={count}: there are {have} such wills (will_{kind.lower()}) that could have it")
    g.values[seat] = {**values, prices.key(kind): have - count, prices.key(both): count}


def _fill(g: Game, seat: int, zone: str, count: int) -> None:
    for _ in range(count):
        made = g.rules.define(FILLED_WITH.get(zone, FILLER))
        g.add_card(made, seat, seat, zone).faceup = zone not in HIDDEN
