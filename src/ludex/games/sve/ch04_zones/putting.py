"""Putting cards and tokens into zones with a limit (sve 4.4.4, 4.8.3, 5.5): what fits, Ward on arriving."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch04_zones.moving import controller, create_event, move_event, room, token_of
from ludex.games.sve.text import nodes
from ludex.kernel import events
from ludex.kernel.choices import confirm, pick
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.effects.changes import ABILITY
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, happened, several
from ludex.kernel.pipeline.commit import commit
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.game import Game


class Putting(TypedDict):
    """The values of: putting cards into a zone."""

    shares: tuple[Share, ...]
    zone: str
    source: Source | None
    tokens: bool
    cards: tuple[int | str, ...]
    seats: tuple[int, ...]
    asked: int
    state: str
    engage: tuple[int, ...]
    kind: str
    rule: str
    made: NotRequired[tuple[Event, ...]]
    done: NotRequired[tuple[Event, ...]]


class Fitting(TypedDict):
    """The values of: choosing which tokens are created."""

    names: tuple[str, ...]
    chosen: tuple[str, ...]
    free: int
    seat: int
    rule: str
    prompt: str


putting: Procedure[Putting] = Procedure("sve 5.5", "Putting cards into a zone")
fitting: Procedure[Fitting] = Procedure("sve 4.4.4.2", "Choosing which tokens are created")

Share = tuple[int, tuple[int | str, ...]]


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
    """Put cards or tokens into a player's zone with a limit."""
    return put_apart(((seat, cards),), zone, source, kind=kind, state=state, rule=rule, tokens=tokens)


def put_apart(
    shares: tuple[Share, ...],
    zone: str,
    source: Source | None,
    *,
    kind: str = "put",
    state: str = "",
    rule: str = "",
    tokens: bool = False,
) -> Call:
    """Put cards into the zones of several players at once, each with its limit."""
    return Call(
        putting, shares=shares, zone=zone, source=source, kind=kind, state=state, rule=rule, tokens=tokens,
        cards=(), seats=(), asked=0, engage=(),
    )  # fmt: skip


def put_onto_field(g: Game, f: Frame, card: int, seat: int, rule: str) -> Signal | None:
    """Put one card onto a field with room; where nothing is to be asked it is just moved."""
    engaged = enters_engaged(g, card)
    if not engaged and _arrives_with_ward(g, (card,), (seat,), 0):
        return put_into_limited((card,), zones.FIELD, seat, None, rule=rule)
    event = move_event(g, "put", card, zones.FIELD, seat, None)
    event.rested = engaged
    event.rule = rule
    return perform(g, f, [event])


# -- what fits --------------------------------------------------------------------------------------------------------
@putting.row("sve 4.4.4.2")
def what_fits(g: Game, f: Frame[Putting]) -> Signal | None:
    """If not everything fits, the controller of the effect selects what does, as much as does (sve 1.3.2.3,
    sve 4.8.3.2)."""
    v = f.local
    shares, zone = v["shares"], v["zone"]
    if not shares:
        return Goto("sve 12.8.2")
    seat, wanted = shares[0]
    free = max(0, room(g, seat, zone))
    if len(wanted) <= free or not free:
        f.answer = wanted[:free]
        return None
    rule = g.rules.cite("fits field" if zone == zones.FIELD else "fits ex")
    chooser = controller(g, v["source"])
    prompt = f"Only {free} of them fit: choose which"
    if v["tokens"]:
        return Call(fitting, names=wanted, free=free, seat=chooser, rule=rule, prompt=prompt, chosen=())
    there = tuple(card for card in wanted if not isinstance(card, str))
    return pick(chooser, there, free, free, rule=rule, prompt=prompt)


@putting.row("sve 4.4.4.2")
def next_share(g: Game, f: Frame[Putting]) -> Signal | None:
    """Then the next player's zone."""
    v = f.local
    shares, fit, cards, seats = v["shares"], several(f), v["cards"], v["seats"]
    v["cards"] = (*cards, *fit)
    v["seats"] = (*seats, *(shares[0][0] for _ in fit))
    v["shares"] = shares[1:]
    return Goto("sve 4.4.4.2")


# -- arriving ---------------------------------------------------------------------------------------------------------
@putting.row("sve 12.8.2")
def ask_ward(g: Game, f: Frame[Putting]) -> Signal | None:
    """Followers with Ward may be put reserved and then engaged: whose field it is decides for each (ruling sve-R38)."""
    v = f.local
    cards, asked, seats = v["cards"], v["asked"], v["seats"]
    if v["zone"] != zones.FIELD or v["state"] == "engaged":
        return Goto("sve 5.5.1")
    for at in range(asked, len(cards)):
        if offers_ward(g, cards, seats, at):
            v["asked"] = at
            return ask_to_engage(g, cards[at], seats[at])
    return Goto("sve 5.5.1")


def ask_to_engage(g: Game, card: int | str, seat: int) -> Ask:
    """Whether a follower with Ward, or a token by name, is engaged as it arrives."""
    name = card if isinstance(card, str) else g.rules.describe(g, card)
    prompt = f"Engage {name} as it arrives (Ward)?"
    return confirm(seat, rule="sve 12.8.2", prompt=prompt, card=-1 if isinstance(card, str) else card)


@putting.row("sve 12.8.2")
def answered_ward(g: Game, f: Frame[Putting]) -> Signal | None:
    """Remember it and ask for the next."""
    v = f.local
    engage, asked = v["engage"], v["asked"]
    if f.answer:
        v["engage"] = (*engage, asked)
    v["asked"] = asked + 1
    return Goto("sve 12.8.2")


def offers_ward(g: Game, cards: tuple[int | str, ...], seats: tuple[int, ...], at: int) -> bool:
    """Whether one of the cards that arrive together would be put reserved with Ward, and so may be engaged instead
    (sve 12.8.2)."""
    return not enters_engaged(g, cards[at]) and _arrives_with_ward(g, cards, seats, at)


def _arrives_with_ward(g: Game, cards: tuple[int | str, ...], seats: tuple[int, ...], at: int) -> bool:
    """Whether it would have Ward on the field, all effects there applied (sve 10.10.3), those of cards that come with
    it too (sve 10.9.3)."""
    faces = [_face(g, card) for card in cards]
    if "follower" not in faces[at].types:
        return False
    index = g.index()
    if (not index.volatile or index.self_only is not None) and not any([_gives_abilities(face) for face in faces]):
        return "Ward" in faces[at].keywords  # no effect speaks of cards other than its own
    twin = g.clone()
    arriving = [
        create_event(twin, card, zones.FIELD, seat, None)
        if isinstance(card, str)
        else move_event(twin, "put", card, zones.FIELD, seat, None)
        for card, seat in zip(cards, seats, strict=True)
    ]
    commit(twin, arriving)
    return "Ward" in twin.chars(arriving[at].card).keywords


def _gives_abilities(chars: Characteristics) -> bool:
    """Whether abilities of a card may give or take abilities where it is."""
    return chars.watches and any(ABILITY in static.layers for ability in chars.abilities for static in ability.statics)


def _face(g: Game, card: int | str) -> Characteristics:
    """What a card is now, or what a token of that name will be."""
    return token_of(g, card, g.active).faces[0] if isinstance(card, str) else g.chars(card)


@putting.row("sve 5.5.1")
def put_them(g: Game, f: Frame[Putting]) -> Signal | None:
    """Move or create all of them at once, reserved unless something says otherwise (sve 4.2.2.3)."""
    v = f.local
    cards, seats, zone, source = v["cards"], v["seats"], v["zone"], v["source"]
    state, kind = v["state"], v["kind"]
    made: list[Event] = []
    for card, seat in zip(cards, seats, strict=True):
        if isinstance(card, str):
            made.append(create_event(g, card, zone, seat, source))
        else:
            made.append(move_event(g, kind, card, zone, seat, source))
        made[-1].rested = zone == zones.FIELD and (state == "engaged" or enters_engaged(g, card))
        made[-1].rule = v["rule"] or made[-1].rule
    v["made"] = tuple(made)
    return perform(g, f, made)


def enters_engaged(g: Game, card: int | str) -> bool:
    """Whether a card's own text puts it onto the field engaged."""
    face = _face(g, card)
    return face.has_terms and any(
        isinstance(node, nodes.EntersAs) and node.state == "engaged"
        for ability in face.abilities
        for node in ability.terms
    )


@putting.row("sve 12.8.2")
def engage_wards(g: Game, f: Frame[Putting]) -> Signal | None:
    """Engage the followers that were to be engaged on arriving."""
    v = f.local
    v["done"] = happened(f)
    engage, made = v["engage"], v["made"]
    turned = [Event(events.REST, card=made[at].card, source=None) for at in engage]
    turned = [e for e in turned if e.card >= 0 and g.cards[e.card].zone == zones.FIELD]
    return perform(g, f, turned)


@putting.row("sve 5.5.1")
def put_done(g: Game, f: Frame[Putting]) -> Signal | None:
    """What was put."""
    v = f.local
    return Return(v["done"])


# -- which tokens -----------------------------------------------------------------------------------------------------
@fitting.row("sve 4.4.4.2")
def choose_token(g: Game, f: Frame[Fitting]) -> Signal | None:
    """One token after another, as many as fit."""
    v = f.local
    names, chosen, free = v["names"], v["chosen"], v["free"]
    if len(chosen) >= free:
        return Return(chosen)
    left = list(names)
    for name in chosen:
        left.remove(name)
    options = [Option(f"token {name}", name, name) for name in dict.fromkeys(left)]
    seat, rule, prompt = v["seat"], v["rule"], v["prompt"]
    return Ask(Decision(seat, CHOOSE, str(rule), str(prompt), options))


@fitting.row("sve 4.4.4.2")
def chose_token(g: Game, f: Frame[Fitting]) -> Signal | None:
    """Keep it and ask for the next."""
    v = f.local
    chosen = v["chosen"]
    v["chosen"] = (*chosen, str(f.answer))
    return Goto("sve 4.4.4.2")


PROCEDURES = (putting, fitting)
