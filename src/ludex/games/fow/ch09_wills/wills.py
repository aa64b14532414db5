"""Wills (fow 9.7, 10.2): what is produced, what a cost asks for, and paying it with will abilities as one goes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypedDict

from ludex.games.fow.ch09_wills.given_together import Hauls
from ludex.games.fow.ch09_wills.prices import (
    ANY,
    ATTRIBUTES,
    KINDS,
    LUNAR,
    MOON,
    NONE,
    Price,
    covers,
    key,
    kinds_of,
    match,
    one_by_one,
    pays,
    pool,
    price_of,
)
from ludex.games.fow.ch09_wills.producing import follow, produce
from ludex.games.fow.ch09_wills.reserved import Only, Settled, Use, Will, allowed, kept, settle
from ludex.games.fow.ch09_wills.reserved import key as bound_key
from ludex.games.fow.ch09_wills.turned_wills import Turned
from ludex.games.fow.ch09_wills.will_abilities import Supply, Well, hauled, purse, wells
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.decisions import CHOOSE, PAYMENT, Decision, Obstacle, Option
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game

NAMES = {"W": "light", "R": "fire", "U": "water", "G": "wind", "B": "darkness", NONE: "no attribute", MOON: "moon"}
SYMBOL = {name: symbol for symbol, name in NAMES.items() if symbol in ATTRIBUTES}
_CALLED = {**NAMES, **{kind: f"{NAMES[kind[0]]} of the moon" for kind in LUNAR}}


class PayingWills(TypedDict):
    """Who pays which wills, whose text says so, the cards that produce nothing for it, the bound wills that are spent
    on it, and for what it is paid."""

    seat: int
    symbols: tuple[str, ...]
    source: Source | None
    without: tuple[int, ...]
    spent: tuple[Any, ...]
    use: tuple[Any, ...] | None


paying_wills: Procedure[PayingWills] = Procedure("fow 10.2", "Paying wills", "fow paying wills")


def lose_wills(g: Game, f: Frame, rule: str) -> Signal | None:
    """All produced wills cease to exist."""
    made = [
        Event(events.VALUE, rule, seat=seat, key=key(kind), amount=-n)
        for seat in (0, 1)
        for kind, n in pool(g, seat).items()
    ]
    made += [
        Event(events.VALUE, rule, seat=seat, key=name, amount=-n) for seat in (0, 1) for name, n in kept(g, seat)
    ]
    return perform(g, f, made)


# -- what a cost asks for ----------------------------------------------------------------------------------------------


def forced(have: Counter[str], price: Price) -> Counter[str]:
    """The wills that pay for symbols for which there is but one kind of will (fow 10.2:2)."""
    able = [[kind for kind in have if symbol in pays(kind)] for symbol in price.attributes]
    return Counter(kinds[0] for kinds in able if len(kinds) == 1)


def _leads(have: Counter[str], gone: Counter[str], price: Price) -> bool:
    """Whether spending these wills leads to the whole price: what they do not pay for, others do, and none is too
    many."""
    if ANY not in price.attributes and not have.keys() & _TWOFOLD:
        return True
    spent = one_by_one(gone, price.total)
    items, taken = [*spent, *one_by_one(have - gone, price.total)], dict[int, int]()
    wanted = price.attributes
    own = sum(match(want, wanted, spent, taken, set()) for want in range(len(wanted)))
    matched = set(taken.values())
    rest = [want for want in range(len(wanted)) if want not in matched]
    return len(wanted) - own <= price.total - len(spent) and all(
        match(want, wanted, items, taken, set()) for want in rest
    )


_TWOFOLD = frozenset(LUNAR)


class Purse:
    """The wills a player could pay at one moment: those in the pool, those that will abilities of other cards than
    those `without` could produce, in one way or another, and those that are spent on some things only. `most`: how many
    may be spent on anything. `plain`: all that had to be looked at is which cards are recovered;
    `fresh`: a card that has come only this turn is none of them."""

    __slots__ = ("g", "seat", "have", "able", "bound", "plain", "fresh", "turned", "most", "_enough", "_has_bound")

    def __init__(
        self, g: Game, seat: int, without: frozenset[int] = frozenset(), supply: Supply | None = None
    ) -> None:
        self.g: Game = g
        self.seat: int = seat
        self.have: Counter[str] = pool(g, seat)
        able, bound, plain, fresh, turned = supply or purse(g, seat, without)
        self.able: Hauls = able
        self.bound: tuple[Will, ...] = bound
        self.plain: bool = plain
        self.fresh: bool = fresh
        self.turned: Turned | None = turned
        self.most: int = sum(self.have.values()) + self.able.most + (0 if turned is None else turned.gain)
        self._enough: dict[Price, bool] = {}
        self._has_bound: bool | None = None

    def covers(self, price: Price) -> bool:
        """Whether wills that may be spent on anything are enough."""
        found = self._enough.get(price)
        if found is None:
            found = self.most >= price.total and (
                any(covers(self.have, haul, price) for haul in self.able)
                or (self.turned is not None and self.turned.covers(self.have, price))
            )
            self._enough[price] = found
        return found

    def obstacle(self, price: Price, use: Use | None = None) -> Obstacle | None:
        """Why a price cannot be paid in full, which is the only way (fow 10.2:4)."""
        if self.covers(price):
            return None
        spent = settle(self.g, self.seat, use, self.bound) if use is not None and self.has_bound() else None
        if spent is not None and self.covers(price_of(spent.left)):
            return None
        words = "".join(f"{{{'/'.join(ATTRIBUTES) if s == ANY else s}}}" for s in price.symbols)
        return Obstacle("fow 10.2:4", f"it costs {words}, and no more than {self.most} could be paid")

    def has_bound(self) -> bool:
        """Whether there are wills that may be spent on some things only, or could be."""
        found = self._has_bound
        if found is None:
            found = self._has_bound = bool(self.bound or kept(self.g, self.seat))
        return found


def obstacle(
    g: Game, seat: int, price: Price, without: frozenset[int] = frozenset(), use: Use | None = None
) -> Obstacle | None:
    """Why a player cannot pay a price in full."""
    return Purse(g, seat, without).obstacle(price, use)


# -- paying (fow 10.2) ------------------------------------------------------------------------------------------------
def pay(
    g: Game,
    seat: int,
    price: Price,
    source: Source | None,
    without: frozenset[int] = frozenset(),
    use: Use | None = None,
) -> Call:
    """Pay a price; the answer is whether it was paid. `use`: for what, if that is playing something."""
    return Call(
        paying_wills, seat=seat, symbols=price.symbols, source=source, without=tuple(sorted(without)), spent=(),
        use=None if use is None else tuple(use),
    )  # fmt: skip


def _frame(g: Game, f: Frame[PayingWills]) -> tuple[int, Price, frozenset[int]]:
    """Who pays, what is to be paid besides the bound wills that are spent on it, and who does not produce for it."""
    seat, symbols, without = f.local["seat"], f.local["symbols"], f.local["without"]
    bound = _bound(g, f)
    return seat, price_of(symbols if bound is None else bound.left), frozenset(without)


def _bound(g: Game, f: Frame[PayingWills]) -> Settled | None:
    """What is paid with wills that may be spent on such things only."""
    seat, use = f.local["seat"], f.local["use"]
    return settle(g, seat, Use(*use)) if use is not None and kept(g, seat) else None


@paying_wills.row("fow 10.2:5")
def produce_more(g: Game, f: Frame[PayingWills]) -> Signal | None:
    """While the wills do not suffice the player plays will abilities (fow 9.7:2); of those that only rest a card for
    one, such as lead to the whole price."""
    seat, price, without = _frame(g, f)
    have = pool(g, seat)
    if covers(have, [], price):
        return Goto("fow 10.2:1")
    options: list[Option] = []
    seen: set[object] = set()
    others: dict[object, Hauls] = {}  # what could be produced without one, the same for all that are alike
    able = wells(g, seat, without)
    for well in able:
        definition = g.cards[well.card].definition
        if well.bound and not _serves(g, f, seat, well):
            continue
        if not well.plain:
            about = (definition, g.chars(well.card).abilities[well.at])
            key = f"activate {g.cards[well.card].tag} {well.at + 1}"
            options.append(Option(key, (well.card, well.at, ""), "{}: {}", about))
            continue
        rest = others.get((well.like, well.more))
        if rest is None:
            rest = others[well.like, well.more] = hauled([w for w in able if w.card != well.card or not w.rests])
        for kind in sorted(well.gives[0]):
            same, made = {(well.like, kind), (well.card, kind)}, have + Counter({kind: 1})
            if not seen.isdisjoint(same) or not any(covers(made, [*well.more, *haul], price) for haul in rest):
                continue
            seen |= same
            words = f"Rest {{}} for {NAMES[kind]}"
            key = f"rest {g.cards[well.card].tag} {kind}"
            options.append(Option(key, (well.card, well.at, kind), words, (definition,)))
    if not options:
        return Return(False)
    return Ask(Decision(seat, CHOOSE, "fow 10.2:5", "Pay with which will?", options, nature=PAYMENT))


@paying_wills.row("fow 9.7:3")
def produced(g: Game, f: Frame[PayingWills]) -> Signal | None:
    """A will ability is resolved just after it is played."""
    seat, _, _ = _frame(g, f)
    answer = several(f)
    card, at, kind = answer
    if kind:
        return perform(g, f, production(g, seat, card, kind))
    here, chars = g.cards[card], g.chars(card)
    return produce(g, Source(card, here.incarnation, seat, chars.abilities[at], g.tick(), ordinal=place_of(chars, at)))


@paying_wills.row("fow 9.7:3")
def followed(g: Game, f: Frame) -> Signal | None:
    """So is what triggers on it and produces wills."""
    return follow(g)


def _serves(g: Game, f: Frame[PayingWills], seat: int, well: Well) -> bool:
    """Whether wills of an ability that are spent on some things only may be spent on this."""
    use = f.local["use"]
    if use is None:
        return False
    card, _, sorts = Use(*use)
    return any(allowed(g, seat, will.only, card, sort) for will in well.bound for sort in sorts)


def production(g: Game, seat: int, card: int, kind: str, amount: int = 1) -> list[Event]:
    """A card is rested and gives a will."""
    return [
        Event(events.REST, "fow 10.12:2", seat=seat, card=card),
        Event("played", "fow 9.7:3", seat=seat, card=card, key="will"),
        Event(events.VALUE, "fow 9.7:4", seat=seat, card=card, key=key(kind), amount=amount, value="produce"),
    ]


def produced_events(
    g: Game, seat: int, symbols: tuple[str, ...], source: Source | None, only: Only = ()
) -> list[Event]:
    """Wills as a text produces them: a number is so many without attribute (fow 9.7:7). `only`: on what they may be
    spent."""
    made: Counter[str] = Counter()
    for symbol in symbols:
        made.update(kinds_of(symbol))
    card = source.card if source is not None else -1
    named = {bound_key(kind, only) if only else key(kind): n for kind, n in made.items()}
    return [
        Event(events.VALUE, "fow 9.7:4", seat=seat, card=card, key=name, amount=n, source=source, value="produce")
        for name, n in named.items()
    ]


@paying_wills.row("fow 9.7:3")
def look_again(g: Game, f: Frame) -> Signal | None:
    """Until it is enough."""
    return Goto("fow 10.2:5")


@paying_wills.row("fow 10.2:1")
def choose_wills(g: Game, f: Frame[PayingWills]) -> Signal | None:
    """Which wills are spent on the free part, where it makes a difference to what is left."""
    v = f.local
    seat, price, _ = _frame(g, f)
    spent = v["spent"]
    have = pool(g, seat)
    gone = forced(have, price) + Counter(spent)
    left, due = have - gone, price.total - gone.total()
    if not due:
        return Goto("fow 10.2:4")
    kinds = [kind for kind in KINDS if left.get(kind) and _leads(have, gone + Counter({kind: 1}), price)]
    if len(left) == 1 or left.total() == due:
        v["spent"] = (*spent, *list(left.elements())[:due])
        return Goto("fow 10.2:4")
    if len(kinds) == 1:
        f.answer = kinds[0]
        return None
    options = [Option(f"spend {kind}", kind, f"Spend {_CALLED[kind]}") for kind in kinds]
    return Ask(Decision(seat, CHOOSE, "fow 10.2:1", "Spend which will?", options, nature=PAYMENT))


@paying_wills.row("fow 10.2:1")
def spend(g: Game, f: Frame[PayingWills]) -> Signal | None:
    """Remember it, and choose the next."""
    v = f.local
    spent = v["spent"]
    v["spent"] = (*spent, f.answer)
    return Goto("fow 10.2:1")


@paying_wills.row("fow 10.2:4")
def eliminate(g: Game, f: Frame[PayingWills]) -> Signal | None:
    """All of them are paid at once."""
    v = f.local
    seat, price, _ = _frame(g, f)
    spent, source = v["spent"], v["source"]
    made = [
        Event(events.VALUE, "fow 10.2:1", seat=seat, key=key(kind), amount=-n, source=source, value="pay")
        for kind, n in (forced(pool(g, seat), price) + Counter(spent)).items()
    ]
    bound = _bound(g, f)
    if bound is not None:
        made += [
            Event(events.VALUE, "fow 10.2:1", seat=seat, key=name, amount=-n, source=source, value="pay")
            for name, n in bound.spent.items()
        ]
    return perform(g, f, made)


@paying_wills.row("fow 10.2:4")
def paid(g: Game, f: Frame) -> Signal | None:
    """It is paid."""
    return Return(True)


PROCEDURES = (paying_wills,)
