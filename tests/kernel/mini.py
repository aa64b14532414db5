"""A miniature game for kernel tests: draw, play a card, bury a card, pass. Whoever cannot draw loses.

Cards are rows of data whose abilities are keys like "lord 1". `library` holds every card there is.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from ludex.kernel import abilities, choices, events
from ludex.kernel.abilities import Ability, Source
from ludex.kernel.cards import Card, Characteristics, Definition
from ludex.kernel.decisions import ACT, Decision, Menu, Obstacle, Option
from ludex.kernel.effects import changes
from ludex.kernel.effects.characteristics import Draft
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Rewind, Signal
from ludex.kernel.game import Game
from ludex.kernel.pipeline import perform as performing
from ludex.kernel.pipeline import triggers
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.zones import Sight, ZoneSpec

DECK = ZoneSpec("deck", "mini 1", Sight.HIDDEN, "Deck", ordered=True)
HAND = ZoneSpec("hand", "mini 1", Sight.OWNER, "Hand")
FIELD = ZoneSpec("field", "mini 1", Sight.PUBLIC, "Field", oriented=True, watched=True)
GRAVE = ZoneSpec("grave", "mini 1", Sight.PUBLIC, "Grave")
VAULT = ZoneSpec("vault", "mini 1", Sight.PUBLIC, "Vault", facedown_hidden=True, facedown_owner=True)
WELL = ZoneSpec("well", "mini 1", Sight.PUBLIC, "Well", shared=True)

library: dict[str, dict[str, object]] = {
    "Hare": {"name": "Hare", "types": ["beast"], "power": 1, "abilities": []},
    "Wolf": {"name": "Wolf", "types": ["beast"], "power": 2, "abilities": []},
    "Owl": {"name": "Owl", "types": ["bird"], "power": 1, "abilities": ["mourn"]},
    "Drake": {"name": "Drake", "types": ["beast"], "power": 3, "abilities": ["lord 1"]},
    "Bolt": {"name": "Bolt", "types": ["bolt"], "power": 0, "abilities": []},
}


# -- abilities ---------------------------------------------------------------------------------------------
class Lord(abilities.Static):
    """Your other cards have more power."""

    def __init__(self, amount: int) -> None:
        super().__init__((changes.NUMBER,))
        self.amount = amount

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        return card != source.card and g.cards[card].zone == "field" and g.cards[card].seat == source.seat

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        draft.add_number("power", self.amount)


class Also(abilities.Static):
    """Every card of one type is also of another."""

    def __init__(self, of: str, also: str) -> None:
        super().__init__((changes.INFORMATION,))
        self.of, self.also = of, also

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        return self.of in draft.types

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        draft.types = draft.types | {self.also}


class Teach(abilities.Static):
    """Every card of a type has an ability."""

    def __init__(self, of: str, ability: Ability) -> None:
        super().__init__((changes.ABILITY,))
        self.of, self.ability = of, ability

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        return self.of in draft.types

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        draft.gain(self.ability, source.stamp)


class Mourn(abilities.Trigger):
    """Whenever a card goes from the field to a grave."""

    def __init__(self) -> None:
        super().__init__((events.MOVE,))

    def count(self, g: Game, source: Source, event: Event) -> int:
        return int(event.frm == "field" and event.to == "grave")


class Alone(abilities.Trigger):
    """When you have no card in hand."""

    def __init__(self) -> None:
        super().__init__(("state",))

    def holds(self, g: Game, source: Source) -> bool:
        return not g.zone(source.seat, "hand")


class Instead(abilities.Replacement):
    """What would go to a grave goes to another zone."""

    def __init__(self, to: str, optional: bool = False) -> None:
        super().__init__(("bury",), optional)
        self.to = to

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        return event.to == "grave"

    def rewrite(self, g: Game, source: Source, event: Event) -> tuple[tuple[Event, ...], Signal | None]:
        other = event.twin()
        other.to = self.to
        other.faceup = self.to != "vault"
        return (other,), None

    def label(self, g: Game, source: Source) -> str:
        return f"to the {self.to} instead"


class Never(abilities.Prohibition):
    """Nothing of this kind happens."""

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        return Obstacle("mini 5", f"{act} is forbidden")


def made(key: str) -> Ability:
    """The ability a key stands for, made anew each time."""
    word, *rest = key.split()
    field = frozenset({"field"})
    match word:
        case "lord":
            return Ability(key, abilities.PASSIVE, f"Others +{rest[0]}.", zones=field, statics=(Lord(int(rest[0])),))
        case "also":
            return Ability(key, abilities.PASSIVE, key, zones=field, statics=(Also(rest[0], rest[1]),))
        case "teach":
            taught = made(" ".join(rest[1:]))
            return Ability(key, abilities.PASSIVE, key, zones=field, statics=(Teach(rest[0], taught),))
        case "mourn":
            limit = int(rest[0]) if rest else 0
            return Ability(key, abilities.AUTOMATIC, "Mourn.", zones=field, trigger=Mourn(), limit=limit)
        case "once":
            return Ability(key, abilities.AUTOMATIC, "Once.", zones=field, trigger=Mourn(), once=True)
        case "alone":
            return Ability(key, abilities.AUTOMATIC, "Alone.", zones=field, trigger=Alone())
        case "instead" | "may-instead":
            replaced = Instead(rest[0], word == "may-instead")
            return Ability(key, abilities.PASSIVE, key, zones=field, replacements=(replaced,))
        case "never":
            return Ability(key, abilities.PASSIVE, key, zones=field, prohibitions=(Never((rest[0],)),))
    raise KeyError(key)


# -- procedures --------------------------------------------------------------------------------------------
setting_up = Procedure("mini 2", "Setting up")
turn = Procedure("mini 3", "A turn")
playing = Procedure("mini 4", "Playing a card")
resolving = Procedure("mini 6", "Resolving what is pending")


@setting_up.row("mini 2.1")
def shuffle(g: Game, f: Frame) -> Signal | None:
    return performing.perform(g, f, [Event(events.SHUFFLE, "mini 2.1", seat=s, key="deck") for s in (0, 1)])


@setting_up.row("mini 2.2")
def opening_hands(g: Game, f: Frame) -> Signal | None:
    return performing.perform(g, f, [draw(g, s, at) for s in (0, 1) for at in range(3)])


@setting_up.row("mini 2.3")
def first_turn(g: Game, f: Frame) -> Signal | None:
    return Call(turn)


def draw(g: Game, seat: int, at: int = 0) -> Event:
    return Event("draw", "mini 3.1", seat=seat, card=g.zone(seat, "deck")[at], to="hand", to_seat=seat)


@turn.row("mini 3.1")
def begin(g: Game, f: Frame) -> Signal | None:
    g.turn += 1
    g.turn_mark = g.log.size
    g.turn_stamp = g.clock
    if not g.zone(g.active, "deck"):
        g.finish(1 - g.active, "mini 3.1")
        return None
    return performing.perform(g, f, [draw(g, g.active)])


@turn.row("mini 3.2")
def settle(g: Game, f: Frame) -> Signal | None:
    g.refusals = frozenset()
    return Call(resolving)


@turn.row("mini 3.3")
def here(g: Game, f: Frame) -> Signal | None:
    """The point to return to; whoever returns runs this row again, so there is a point for the next time."""
    g.checkpoint = None
    f.row -= 1
    g.checkpoint = g.clone()
    f.row += 1
    return None


@turn.row("mini 3.4")
def ask(g: Game, f: Frame) -> Signal | None:
    return Ask(Decision(g.active, ACT, "mini 3.4", "Act", main.options(g, g.active), menu="main"))


@turn.row("mini 3.5")
def act(g: Game, f: Frame) -> Signal | None:
    word, card = f.answer if isinstance(f.answer, tuple) else ("pass", -1)
    if word == "play":
        return Call(playing, card=card)
    if word == "bury":
        return performing.perform(g, f, [Event("bury", "mini 3.5", card=card, to="grave")])
    return Goto("mini 3.7")


@turn.row("mini 3.6")
def again(g: Game, f: Frame) -> Signal | None:
    return Goto("mini 3.2")


@turn.row("mini 3.7")
def end(g: Game, f: Frame) -> Signal | None:
    g.expire("end of turn", g.active)
    g.active = 1 - g.active
    return Goto("mini 3.1")


@playing.row("mini 4.0")
def announce(g: Game, f: Frame) -> Signal | None:
    return performing.perform(g, f, [Event("announce", "mini 4.0", seat=g.active)])


@playing.row("mini 4.1")
def aim(g: Game, f: Frame) -> Signal | None:
    """A bolt needs two cards on the field to strike one of them."""
    card = f.local["card"]
    assert isinstance(card, int)
    if "bolt" not in g.chars(card).types:
        f.answer = ()
        return None
    targets = (*g.zone(0, "field"), *g.zone(1, "field"))
    if len(targets) < 2:
        return Rewind("mini 4.1")
    return choices.pick(g.active, targets, 1, 1, rule="mini 4.1", prompt="Strike", distinct=True)


@playing.row("mini 4.2")
def place(g: Game, f: Frame) -> Signal | None:
    card, struck = f.local["card"], f.answer
    assert isinstance(card, int) and isinstance(struck, tuple)
    moves = [Event("play", "mini 4.2", seat=g.active, card=card, to="grave" if struck else "field")]
    moves += [Event("bury", "mini 4.2", card=c, to="grave") for c in struck]
    return performing.perform(g, f, moves)


@resolving.row("mini 6.1")
def next_pending(g: Game, f: Frame) -> Signal | None:
    if not g.pending:
        f.row = 2
        return None
    first = g.pending[0]
    triggers.take(g, first)
    return performing.perform(g, f, [Event("value", "mini 6.1", seat=first.seat, key="life", amount=1)])


@resolving.row("mini 6.1")
def more(g: Game, f: Frame) -> Signal | None:
    return Goto("mini 6.1")


class Main(Menu):
    """What may be done in one's turn."""

    name = "main"

    def options(self, g: Game, seat: int) -> list[Option]:
        found = [Option(f"play c{c}", ("play", c), g.rules.describe(g, c)) for c in g.zone(seat, "hand")]
        found += [Option(f"bury c{c}", ("bury", c), g.rules.describe(g, c)) for c in g.zone(seat, "field")]
        return [*(o for o in found if o.key not in g.refusals), Option("pass", ("pass", -1))]

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        return Obstacle("mini 4", f"{key!r}: only a card in your hand can be played")


main = Main()


# -- the ruleset -------------------------------------------------------------------------------------------
class Mini(Ruleset):
    def __init__(self, rows: dict[str, dict[str, object]] | None = None, version: str = "1") -> None:
        super().__init__("mini", "mini", "Mini", (DECK, HAND, FIELD, GRAVE, VAULT, WELL))
        self.version = version
        self.library = library if rows is None else {**library, **rows}
        self.layers = (
            frozenset({changes.INFORMATION}), frozenset({changes.ABILITY}), frozenset({changes.FIXED, changes.NUMBER}),
        )  # fmt: skip
        self.procedures = {p.name: p for p in (setting_up, turn, playing, resolving)}
        self.menus = {"main": main}
        self.citations = {"replace": "mini 5"}

    def visible_values(self) -> tuple[str, ...]:
        return ("life",)

    def define(self, row: dict[str, object]) -> Definition:
        types, keys, power = row["types"], row["abilities"], row["power"]
        assert isinstance(types, list) and isinstance(keys, list) and isinstance(power, int)
        name = str(row["name"])
        face = Characteristics((name,), frozenset(types), {}, {"power": power}, tuple(made(k) for k in keys))
        digest = blake2b(repr(sorted(row.items())).encode(), digest_size=6).hexdigest()
        return Definition(name, (face,), row, digest)

    def ability(self, key: object) -> Ability:
        return made(str(key))


def start(seed: int = 7, decks: tuple[list[str], list[str]] | None = None, rules: Mini | None = None) -> Game:
    """A game at its first decision."""
    rules = rules or Mini()
    decks = decks or (
        ["Hare", "Wolf", "Owl", "Drake", "Bolt"] * 3,
        ["Hare", "Wolf", "Owl", "Drake", "Bolt"] * 3,
    )
    g = Game(rules, seed)
    g.setup = {"decks": decks, "seed": seed}
    known: dict[str, Definition] = {}
    for seat, deck in enumerate(decks):
        g.values[seat] = {"life": 10, "luck": seed % 5}
        for name in deck:
            if name not in known:
                known[name] = rules.define(rules.library[name])
            g.add_card(known[name], seat, seat, "deck")
    g.begin(setting_up)
    return g


def table(*field: str, rules: Mini | None = None) -> Game:
    """A game in seat 0's first turn, with these cards on seat 0's field (words as in `put`)."""
    g = start(rules=rules)
    for words in field:
        put(g, words)
    return g


def put(g: Game, words: str, seat: int = 0, zone: str = "field") -> Card:
    """A card put where it is wanted, as `Name` or `Name: ability; ability`."""
    name, _, keys = words.partition(": ")
    row = dict(library.get(name, {"name": name, "types": ["beast"], "power": 1, "abilities": []}))
    if keys:
        row["abilities"] = keys.split("; ")
    return g.add_card(g.rules.define(row), seat, seat, zone)


def do(g: Game, *wanted: Event) -> tuple[Event, ...]:
    """Make events happen now, outside any procedure; a replacement that asks is not expected."""
    trial = Procedure("mini 0", "A test")
    happened: list[Event] = []

    def perform(g: Game, f: Frame) -> Signal | None:
        return performing.perform(g, f, list(wanted))

    def keep(g: Game, f: Frame) -> Signal | None:
        assert isinstance(f.answer, tuple)
        happened.extend(f.answer)
        return None

    trial.add("", perform)
    trial.add("", keep)
    return run(g, trial, happened)


def run(g: Game, procedure: Procedure, result: list[Event]) -> tuple[Event, ...]:
    """Run a procedure above whatever waits, then wait again."""
    waiting, g.decision = g.decision, None
    stack, g.stack = g.stack, []
    g.begin(procedure)
    if g.decision is None:
        g.stack, g.decision = stack, waiting
    return tuple(result)


def play_on(g: Game, pick: Callable[[list[Option]], Option], most: int = 200) -> Game:
    """Answer until the game is over or `most` answers were given."""
    for _ in range(most):
        if g.decision is None:
            break
        g.choose(pick(g.decision.options))
    return g


def power(g: Game, card: Card) -> int:
    return g.chars(card.id).number("power")
