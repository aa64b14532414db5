"""Verbs that move cards (sve 5.5 to 5.13, 5.17, 5.22, 5.34), with the limits of field and EX area (sve 4.4.4, 4.8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve import zones
from ludex.kernel import events
from ludex.kernel.choosing import confirm, order, pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.performing import commit, forbidden, perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Definition
    from ludex.kernel.game import Game

putting = Procedure("sve 5.5", "Putting cards into a zone")
drawing = Procedure("sve 5.10.2", "Drawing cards in succession")


def controller(g: Game, source: Source | None) -> int:
    return source.seat if source is not None else g.active


def move_event(
    g: Game,
    kind: str,
    card: int,
    to: str,
    seat: int,
    source: Source | None,
    *,
    faceup: bool = True,
    place: int = 0,
) -> Event:
    """One card moving to a zone of a player, or of its owner if none is named (sve 4.1.6)."""
    owner = g.cards[card].owner
    return Event(
        kind, g.rules.cite(kind), seat=seat if seat >= 0 else owner, card=card, to=to,
        to_seat=seat if seat >= 0 else owner, source=source, faceup=faceup, place=place,
    )  # fmt: skip


# -- drawing ----------------------------------------------------------------------------------------------------------
@drawing.row("sve 5.10.2")
def draw_one(g: Game, f: Frame) -> Signal | None:
    """Draw the topmost card, players who draw together at once (sve 1.3.4.1)."""
    parts, source = f.local["parts"], f.local["source"]
    assert isinstance(parts, tuple)
    if not parts:
        return Return(f.local["drawn"])
    return perform(g, f, [_draw_event(g, seat, source) for seat, _ in parts])  # type: ignore[arg-type]


def _draw_event(g: Game, seat: int, source: Source | None) -> Event:
    """Drawing one card; from an empty deck nothing is drawn and a loss is due (sve 5.10.1.1)."""
    deck = g.zone(seat, zones.DECK)
    if not deck:
        return Event("failed draw", "sve 5.10.1.1", seat=seat, source=source)
    return move_event(g, "draw", deck[0], zones.HAND, seat, source)


@drawing.row("sve 5.10.2")
def drew(g: Game, f: Frame) -> Signal | None:
    """Count what was drawn and go on."""
    drawn, answer, parts = f.local["drawn"], f.answer, f.local["parts"]
    assert isinstance(drawn, tuple) and isinstance(answer, tuple) and isinstance(parts, tuple)
    f.local["drawn"] = (*drawn, *(e for e in answer if e.kind == "draw"))
    f.local["parts"] = tuple((seat, left - 1) for seat, left in parts if left > 1)
    return Goto("sve 5.10.2")


def draw(g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None) -> Signal | None:
    """Players draw so many cards each, one after another (sve 5.10.2)."""
    parts = tuple((seat, count) for seat, count in parts if count > 0)
    if len(parts) == 1 and parts[0][1] == 1 and not g.index().replacements:
        return perform(g, f, [_draw_event(g, parts[0][0], source)])
    return Call(drawing, parts=parts, source=source, drawn=())


# -- putting ----------------------------------------------------------------------------------------------------------
def room(g: Game, seat: int, zone: str) -> int:
    """How many more cards fit into a player's zone (sve 4.4.4, sve 4.8.3)."""
    limit = zone_limit(g, seat, zone)
    return limit - len(g.zone(seat, zone)) if limit is not None else 1_000_000


def zone_limit(g: Game, seat: int, zone: str) -> int | None:
    """The current limit of a zone, which effects may change."""
    from ludex.games.sve.ruleset import SveRules

    rules = g.rules
    assert isinstance(rules, SveRules)
    return rules.zone_limit(g, seat, zone)


@putting.row("sve 4.4.4.2")
def what_fits(g: Game, f: Frame) -> Signal | None:
    """If not everything fits, the controller of the effect selects what does."""
    wanted, seat, zone = f.local["cards"], f.local["seat"], f.local["zone"]
    assert isinstance(wanted, tuple) and isinstance(seat, int) and isinstance(zone, str)
    free = max(0, room(g, seat, zone))
    if len(wanted) <= free or not free:
        f.answer = wanted[:free]
        return None
    source = f.local["source"]
    rule = g.rules.cite("fits field" if zone == zones.FIELD else "fits ex")
    chooser = controller(g, source)  # type: ignore[arg-type]
    prompt = f"Only {free} of them fit: choose which"
    if f.local["tokens"]:
        return Call(fitting, names=wanted, free=free, seat=chooser, rule=rule, prompt=prompt, chosen=())
    return pick(chooser, wanted, free, free, rule=rule, prompt=prompt)


@putting.row("sve 12.8.2")
def ward(g: Game, f: Frame) -> Signal | None:
    """Followers with Ward may be put reserved and then engaged: ask for each."""
    f.local["cards"] = f.answer
    f.local["asked"] = ()
    f.local["engage"] = ()
    return None


@putting.row("sve 12.8.2")
def ask_ward(g: Game, f: Frame) -> Signal | None:
    """The player who puts the follower decides."""
    cards, asked, seat = f.local["cards"], f.local["asked"], f.local["seat"]
    assert isinstance(cards, tuple) and isinstance(asked, tuple) and isinstance(seat, int)
    if f.local["zone"] != zones.FIELD or f.local["state"] == "engaged":
        return Goto("sve 5.5.1")
    for at in range(len(asked), len(cards)):
        f.local["asked"] = (*asked, at)
        asked = (*asked, at)
        if arrives_with_ward(g, cards[at], seat):
            f.local["at"] = at
            name = cards[at] if isinstance(cards[at], str) else g.rules.describe(g, cards[at])
            return confirm(seat, rule="sve 12.8.2", prompt=f"Engage {name} as it arrives (Ward)?",
                           card=-1 if isinstance(cards[at], str) else cards[at])  # fmt: skip
    return Goto("sve 5.5.1")


@putting.row("sve 12.8.2")
def answered_ward(g: Game, f: Frame) -> Signal | None:
    engage = f.local["engage"]
    assert isinstance(engage, tuple)
    if f.answer:
        f.local["engage"] = (*engage, f.local["at"])
    f.row -= 2
    return None


def arrives_with_ward(g: Game, card: int | str, seat: int) -> bool:
    """Whether a card would have Ward on the field, all effects there applied (sve 10.10.3)."""
    if isinstance(card, str):
        face = g.rules.printed(card).faces[0]
    else:
        face = g.chars(card)
    if "follower" not in face.types:
        return False
    if not g.index().statics:
        return "Ward" in face.keywords
    twin = g.clone()
    if isinstance(card, str):
        event = create_event(twin, card, zones.FIELD, seat, None)
    else:
        event = move_event(twin, "put", card, zones.FIELD, seat, None)
    commit(twin, [event])
    return "Ward" in twin.chars(event.card).keywords


@putting.row("sve 5.5.1")
def put_them(g: Game, f: Frame) -> Signal | None:
    """Move or create all of them at once."""
    cards, seat, zone, source = f.local["cards"], f.local["seat"], f.local["zone"], f.local["source"]
    state, kind = f.local["state"], f.local["kind"]
    assert (
        isinstance(cards, tuple) and isinstance(seat, int) and isinstance(zone, str) and isinstance(kind, str)
    )
    made: list[Event] = []
    for card in cards:
        if isinstance(card, str):
            made.append(create_event(g, card, zone, seat, source))  # type: ignore[arg-type]
        else:
            made.append(move_event(g, kind, card, zone, seat, source))  # type: ignore[arg-type]
        made[-1].rested = zone == zones.FIELD and (state == "engaged" or _enters_engaged(g, card))
        made[-1].rule = str(f.local["rule"]) or made[-1].rule
    f.local["made"] = tuple(made)
    return perform(g, f, made)


def _enters_engaged(g: Game, card: int | str) -> bool:
    """Whether a card's own text puts it onto the field engaged."""
    from ludex.lang import ast

    face = g.rules.printed(card).faces[0] if isinstance(card, str) else g.chars(card)
    return any(
        isinstance(node, ast.EntersAs) and node.state == "engaged"
        for ability in face.abilities
        for node in ability.permissions
    )


@putting.row("sve 12.8.2")
def engage_wards(g: Game, f: Frame) -> Signal | None:
    """Engage the followers that were to be engaged on arriving."""
    f.local["done"] = f.answer
    engage, made = f.local["engage"], f.local["made"]
    assert isinstance(engage, tuple) and isinstance(made, tuple)
    turned = [Event(events.REST, "sve 12.8.2", card=made[at].card, source=None) for at in engage]
    turned = [e for e in turned if e.card >= 0 and g.cards[e.card].zone == zones.FIELD]
    return perform(g, f, turned)


@putting.row("sve 5.5.1")
def put_done(g: Game, f: Frame) -> Signal | None:
    return Return(f.local["done"])


def put_into_limited(
    cards: tuple[int | str, ...],
    zone: str,
    seat: int,
    source: Source | None,
    *,
    kind: str = "put",
    state: str = "",
    rule: str = "",
    tokens: bool = False,
) -> Call:
    """Put cards or tokens into a zone with a limit."""
    return Call(
        putting,
        cards=cards,
        zone=zone,
        seat=seat,
        source=source,
        kind=kind,
        state=state,
        rule=rule,
        tokens=tokens,
    )


def create_event(g: Game, token: str, zone: str, seat: int, source: Source | None) -> Event:
    """Create a token: its owner and controller is the player to whom the zone belongs (sve 9.1.2.1)."""
    definition: Definition = g.rules.printed(token)
    return Event(
        events.CREATE,
        g.rules.cite("create"),
        seat=seat,
        to=zone,
        to_seat=seat,
        value=definition,
        source=source,
    )


fitting = Procedure("sve 4.4.4.2", "Choosing which tokens are created")


@fitting.row("sve 4.4.4.2")
def choose_token(g: Game, f: Frame) -> Signal | None:
    from ludex.kernel.decisions import CHOOSE, Decision, Option
    from ludex.kernel.frames import Ask

    names, chosen, free = f.local["names"], f.local["chosen"], f.local["free"]
    assert isinstance(names, tuple) and isinstance(chosen, tuple) and isinstance(free, int)
    if len(chosen) >= free:
        return Return(chosen)
    left = list(names)
    for name in chosen:
        left.remove(name)
    options = [Option(f"token {name}", name, name) for name in dict.fromkeys(left)]
    seat, rule, prompt = f.local["seat"], f.local["rule"], f.local["prompt"]
    return Ask(Decision(seat, CHOOSE, str(rule), str(prompt), options))  # type: ignore[arg-type]


@fitting.row("sve 4.4.4.2")
def chose_token(g: Game, f: Frame) -> Signal | None:
    chosen = f.local["chosen"]
    assert isinstance(chosen, tuple)
    f.local["chosen"] = (*chosen, f.answer)
    return Goto("sve 4.4.4.2")


# -- putting somewhere in order ---------------------------------------------------------------------------------------
arranging = Procedure("sve 4.1.5", "Putting cards into a zone in an order")


@arranging.row("sve 4.1.5")
def ask_order(g: Game, f: Frame) -> Signal | None:
    """The player to whom the zone belongs decides the order; into a non-public zone without showing it."""
    cards, seat = f.local["cards"], f.local["seat"]
    assert isinstance(cards, tuple) and isinstance(seat, int)
    if f.local["order"] == "random":
        left, drawn = list(cards), []
        while left:
            drawn.append(left.pop(g.random(len(left))))
        f.answer = tuple(drawn)
        return None
    where = "top" if f.local["end"] == "top" else "bottom"
    return order(
        seat,
        cards,
        rule=g.rules.cite("secret order"),
        prompt=f"Order for the {where} of the deck, topmost first",
    )


@arranging.row("sve 4.1.5.1")
def arrange(g: Game, f: Frame) -> Signal | None:
    """Move them at once, first named uppermost."""
    cards, seat, zone, kind = f.answer, f.local["seat"], f.local["zone"], f.local["kind"]
    source = f.local["source"]
    assert (
        isinstance(cards, tuple) and isinstance(seat, int) and isinstance(zone, str) and isinstance(kind, str)
    )
    top = f.local["end"] == "top"
    made = []
    for card in reversed(cards) if top else cards:
        event = move_event(g, kind, card, zone, -1, source, faceup=False, place=0 if top else -1)  # type: ignore[arg-type]
        event.secret = len(cards) > 1
        made.append(event)
    return perform(g, f, made)


@arranging.row("sve 4.1.5.1")
def arranged(g: Game, f: Frame) -> Signal | None:
    return Return(f.answer)


# -- swapping ---------------------------------------------------------------------------------------------------------
def swap(g: Game, f: Frame, first: int, second: int, source: Source | None) -> Signal | None:
    """Both cards change places at once, or neither does (sve 5.13.2)."""
    a, b = g.cards[first], g.cards[second]
    rule = g.rules.cite("swap")
    pair = [
        Event("swap", rule, seat=b.seat, card=first, to=b.zone, to_seat=b.seat, source=source),
        Event("swap", rule, seat=a.seat, card=second, to=a.zone, to_seat=a.seat, source=source),
    ]
    if (
        (a.zone, a.seat) == (b.zone, b.seat)
        or any(forbidden(g, e) is not None for e in pair)
        or _misfits(g, first, b.zone, b.seat)
        or _misfits(g, second, a.zone, a.seat)
    ):
        f.answer = ()
        return None
    return perform(g, f, pair)


def _misfits(g: Game, card: int, zone: str, seat: int) -> bool:
    """Whether a card cannot be moved to a player's zone: spells do not lie on the field, tokens exist in few zones, and
    off the field a card goes to its owner (sve 5.22.5)."""
    types = g.original(card).types
    if zone == zones.FIELD and "spell" in types:
        return True
    if zone != zones.FIELD and seat != g.cards[card].owner:
        return True
    return "token" in types and zone not in (
        zones.SPELL_TOKEN_ZONES if "spell" in types else zones.TOKEN_ZONES
    )


# -- transforming -----------------------------------------------------------------------------------------------------
transforming = Procedure("sve 5.17", "Transforming cards into tokens")


@transforming.row("sve 5.17.1")
def banish_them(g: Game, f: Frame) -> Signal | None:
    """Banish the cards ..."""
    cards, source = f.local["cards"], f.local["source"]
    assert isinstance(cards, tuple)
    made = [move_event(g, "banish", c, zones.BANISHED, -1, source) for c in cards]  # type: ignore[arg-type]
    for e in made:
        e.rule = "sve 5.17.1"
    return perform(g, f, made)


@transforming.row("sve 5.17.1")
def where_they_were(g: Game, f: Frame) -> Signal | None:
    """... see where they were ..."""
    gone = f.answer
    assert isinstance(gone, tuple)
    left = [(e.frm, e.frm_seat) for e in gone if e.to == zones.BANISHED]
    f.local["places"] = tuple((place, left.count(place)) for place in dict.fromkeys(left))
    f.local["made"] = f.answer = ()
    return None


@transforming.row("sve 5.17.1 create")
def create_there(g: Game, f: Frame) -> Signal | None:
    """... and create as many tokens in each of those zones, where they are put like any other card (sve 9.1.2.2)."""
    places, made, answer, token = f.local["places"], f.local["made"], f.answer, f.local["token"]
    assert isinstance(places, tuple) and isinstance(made, tuple) and isinstance(answer, tuple) and isinstance(token, str)
    f.local["made"] = (*made, *answer)
    if not places:
        return Return(f.local["made"])
    f.local["places"] = places[1:]
    (zone, seat), number = places[0]
    source = f.local["source"]
    return put_into_limited((token,) * number, zone, seat, source, rule="sve 5.17.1", tokens=True)  # type: ignore[arg-type]


@transforming.row("sve 5.17.1 create")
def next_place(g: Game, f: Frame) -> Signal | None:
    return Goto("sve 5.17.1 create")


PROCEDURES = (putting, drawing, fitting, arranging, transforming)
