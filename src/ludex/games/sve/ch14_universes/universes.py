"""Universe mechanics (sve 14): serving and racing, Magical Items, drive checks and Drive."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.rules_of import rules_of
from ludex.kernel import events
from ludex.kernel.choices import confirm, pick
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.game import MOST_ROUNDS
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

IDOLMASTER = "THE IDOLM@STER CINDERELLA GIRLS"
VANGUARD = "Cardfight!! Vanguard"


class Serving(TypedDict):
    """The values of: serving a card."""

    card: int
    times: int
    source: Source | None


class Racing(TypedDict):
    """The values of: racing a card."""

    card: int
    times: int
    source: Source | None


class Checking(TypedDict):
    """The values of: a drive check."""

    times: int
    seat: int
    source: Source | None
    card: NotRequired[int]
    icon: NotRequired[str]


class GivingDrive(TypedDict):
    """The values of: giving Drive."""

    card: int
    source: Source | None


serving: Procedure[Serving] = Procedure("sve 14.2.1", "Serving a card")
racing: Procedure[Racing] = Procedure("sve 14.2.3", "Racing a card")
checking: Procedure[Checking] = Procedure("sve 14.4.5", "A drive check")
giving_drive: Procedure[GivingDrive] = Procedure("sve 14.4.7", "Giving Drive")


def base_universe(g: Game, seat: int) -> str:
    """The universe a player's deck is based on, "" if it is based on a class or on nothing."""
    found = g.setup.get("universes")
    return found[seat] if isinstance(found, tuple) else ""


def linked_in(g: Game, card: int, zone: str) -> tuple[int, ...]:
    """The cards in a zone that a card is linked to."""
    return tuple(c for c in g.cards[card].links if g.cards[c].zone == zone)


def facedown(g: Game, seat: int, kind: str) -> tuple[int, ...]:
    """Facedown cards of a kind in a player's evolve deck (sve 4.6.3)."""
    found: list[int] = []
    for c in g.zone(seat, zones.EVOLVE_DECK):
        if not g.cards[c].faceup and kind in g.original(c).types:
            found.append(c)
    return tuple(found)


# -- Umamusume: serve and race (sve 14.2) -----------------------------------------------------------------------------
def serve(g: Game, f: Frame, card: int, times: int, source: Source | None) -> Signal | None:
    """Serve a card, unless it has been served already (sve 14.2.1.2); without a number once (sve 14.2.1.1.1)."""
    if linked_in(g, card, zones.RACE):
        f.answer = ()
        return None
    return Call(serving, card=card, times=times, source=source)


@serving.row("sve 14.2.1.1")
def put_carrots(g: Game, f: Frame[Serving]) -> Signal | None:
    """Carrot cards go from the evolve deck to the race zone (sve 4.13.1)."""
    v = f.local
    card, times, source = v["card"], v["times"], v["source"]
    seat = g.cards[card].seat
    carrots = facedown(g, seat, "carrot")[:times]
    return perform(
        g, f,
        [Event("put", seat=seat, card=c, to=zones.RACE, to_seat=seat, source=source) for c in carrots],
    )  # fmt: skip


@serving.row("sve 14.2.1.1")
def link_carrots(g: Game, f: Frame[Serving]) -> Signal | None:
    """They are linked to the card, which has been served."""
    v = f.local
    card, put, source = v["card"], several(f), v["source"]
    made = [Event(events.LINK, card=card, amount=e.card, source=source) for e in put]
    if made:
        made.append(Event("served", card=card, seat=g.cards[card].seat, amount=len(put), source=source))
    return perform(g, f, made)


@serving.row("sve 14.2.1.1")
def serve_done(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


def race(g: Game, f: Frame, card: int, times: int, source: Source | None) -> Signal | None:
    """Race a card that is linked to a card in the race zone (sve 14.2.3.1); otherwise nothing happens (ruling sve-R34).
    Without a number it races once (sve 14.2.3.1.1)."""
    if not linked_in(g, card, zones.RACE):
        f.answer = ()
        return None
    return Call(racing, card=card, times=times, source=source)


@racing.row("sve 14.2.3.1")
def run(g: Game, f: Frame[Racing]) -> Signal | None:
    """It has Rush while linked, and has raced as often as told: On Race triggers each time (ruling sve-R16)."""
    from ludex.games.sve.ch12_keywords.keywords import raced

    v = f.local
    card, times, source = v["card"], v["times"], v["source"]
    seat = g.cards[card].seat
    given = Change(0, changes.GAIN, "", raced(rules_of(g)))
    made = [Event(events.CHANGE, card=card, seat=seat, value=given, source=source)]
    often = min(times, MOST_ROUNDS)
    made += [Event("raced", card=card, seat=seat, source=source) for _ in range(often)]
    return perform(g, f, made)


def is_served(g: Game, look: Look) -> bool:
    """Whether a card is linked to one in the race zone."""
    return any(g.cards[c].zone == zones.RACE for c in look.links)


def is_racing(g: Game, look: Look) -> bool:
    """Whether a card has raced and is linked still (sve 14.2.3.1); what it was given by that tells, even if it has lost
    its abilities since."""
    from ludex.games.sve.ch12_keywords.keywords import RACED_KEY

    card = g.cards[look.ref.id]
    return is_served(g, look) and any(getattr(change.value, "key", "") == RACED_KEY for change in card.changes)


@racing.row("sve 14.2.3.1")
def race_done(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


# -- Vanguard: drive checks (sve 14.4.5) ------------------------------------------------------------------------------
def drive_check(g: Game, f: Frame, seat: int, times: int, source: Source | None) -> Signal | None:
    """A player performs drive checks, one after another."""
    return Call(checking, seat=seat, times=times, source=source)


@checking.row("sve 14.4.5.1")
def again(g: Game, f: Frame[Checking]) -> Signal | None:
    """One check after another."""
    v = f.local
    times = v["times"]
    if times <= 0 or not g.again():
        return Return(())
    v["times"] = times - 1
    return None


@checking.row("sve 14.4.5.1.1")
def turn_up(g: Game, f: Frame[Checking]) -> Signal | None:
    """The top card of the deck goes to the Trigger zone (sve 4.15.1)."""
    v = f.local
    seat = v["seat"]
    deck = g.zone(seat, zones.DECK)
    if not deck:
        return Return(())
    v["card"] = deck[0]
    return perform(
        g, f, [Event("put", seat=seat, card=deck[0], to=zones.TRIGGER, to_seat=seat)]
    )


@checking.row("sve 14.4.5.1.2")
def not_of_this_universe(g: Game, f: Frame[Checking]) -> Signal | None:
    """In a deck that is not based on this universe the card only goes to the bottom of the deck."""
    v = f.local
    seat, card = v["seat"], v["card"]
    icon = next(iter(g.original(card).label("trigger")), "")
    v["icon"] = icon
    if base_universe(g, seat) != VANGUARD or not icon:
        return Goto("sve 14.4.5.1.5")
    # Resolving it is the player's choice (ruling sve-R15).
    return confirm(
        seat, rule="sve 14.4.5.1.5", prompt=f"Resolve the {icon.capitalize()} Trigger of {g.rules.describe(g, card)}?",
        card=card,
    )  # fmt: skip


@checking.row("sve 14.4.5.1.3")
def choose_follower(g: Game, f: Frame[Checking]) -> Signal | None:
    """Critical and Stand Triggers need a follower (sve 14.4.5.1.3.1, sve 14.4.5.1.3.3)."""
    v = f.local
    seat, icon = v["seat"], v["icon"]
    if not f.answer:
        v["icon"] = ""
        return Goto("sve 14.4.5.1.5")
    if icon not in ("critical", "stand"):
        f.answer = ()
        return None
    followers = tuple(c for c in g.zone(seat, zones.FIELD) if "follower" in g.chars(c).types)
    rule = "sve 14.4.5.1.3.1" if icon == "critical" else "sve 14.4.5.1.3.3"
    return pick(seat, followers, 1, 1, rule=rule, prompt=f"{str(icon).capitalize()} Trigger: choose a follower")


@checking.row("sve 14.4.5.1.3")
def resolve_icon(g: Game, f: Frame[Checking]) -> Signal | None:
    """What the icon does: +2 attack, a card, a refreshed follower, or 3 defense for the leader."""
    from ludex.games.sve.ch04_zones import moving

    v = f.local
    seat, icon, chosen, source = v["seat"], v["icon"], several(f), v["source"]
    if icon == "draw":
        return moving.draw(g, f, ((seat, 1),), source)  # sve 14.4.5.1.3.2
    if icon == "heal":
        leader = g.zone(seat, zones.LEADER)
        return perform(g, f, [_gain(g, c, "defense", 3, "sve 14.4.5.1.3.4", source) for c in leader])
    if icon == "critical":
        return perform(g, f, [_gain(g, c, "attack", 2, "sve 14.4.5.1.3.1", source) for c in chosen])
    stand = "sve 14.4.5.1.3.3"
    made = [Event(events.READY, stand, card=c, seat=seat, source=source) for c in chosen]
    made += [
        Event(events.CHANGE, stand, card=c, seat=seat, source=source, value=_no_leader(g), key="")
        for c in chosen
    ]
    return perform(g, f, made)


def _gain(g: Game, card: int, key: str, amount: int, rule: str, source: Source | None) -> Event:
    return Event(
        events.CHANGE, rule, card=card, seat=g.cards[card].seat, key=key, amount=amount,
        value=Change(0, changes.ADD, key, amount), source=source,
    )  # fmt: skip


def _no_leader(g: Game) -> Change:
    """For the rest of the turn, no attack on an enemy leader (sve 14.4.5.1.3.3)."""
    from ludex.games.sve.ch05_verbs.numbers import END_OF_TURN
    from ludex.games.sve.ch12_keywords.keywords import NO_LEADER_ATTACK

    return Change(0, changes.GAIN, "", NO_LEADER_ATTACK, END_OF_TURN)


@checking.row("sve 14.4.5.1.4")
def checked(g: Game, f: Frame[Checking]) -> Signal | None:
    """A Trigger was resolved: "when you drive check a Trigger" is satisfied now."""
    v = f.local
    seat, icon = v["seat"], v["icon"]
    return perform(g, f, [Event("drive checked", seat=seat, key=str(icon))])


@checking.row("sve 14.4.5.1.5")
def put_away(g: Game, f: Frame[Checking]) -> Signal | None:
    """A resolved Trigger goes to the cemetery, any other card to the bottom of the deck."""
    v = f.local
    seat, card = v["seat"], v["card"]
    if g.cards[card].zone != zones.TRIGGER:
        return None
    if v["icon"] and base_universe(g, seat) == VANGUARD:
        return perform(g, f, [Event("put", seat=seat, card=card, to=zones.CEMETERY, to_seat=seat)])
    rule = "sve 14.4.5.1.5" if base_universe(g, seat) == VANGUARD else "sve 14.4.5.1.2"
    back = Event("put", rule, seat=seat, card=card, to=zones.DECK, to_seat=seat, place=-1, faceup=False)
    return perform(g, f, [back])


@checking.row("sve 14.4.5.1")
def next_check(g: Game, f: Frame) -> Signal | None:
    """On to the next one."""
    return Goto("sve 14.4.5.1")


# -- Vanguard: Drive (sve 14.4.7) -------------------------------------------------------------------------------------
def give_drive(g: Game, f: Frame, card: int, source: Source | None) -> Signal | None:
    """Give Drive (sve 14.4.7.1), once for each card, even if it was lost (sve 14.4.7.3.1)."""
    if g.cards[card].marks.get("drive given"):
        f.answer = ()
        return None
    return Call(giving_drive, card=card, source=source)


@giving_drive.row("sve 14.4.7.3.2")
def drive_and_more(g: Game, f: Frame[GivingDrive]) -> Signal | None:
    """The follower has Drive, Single Drive and Rush, and On Drive triggers (sve 14.4.8.2)."""
    from ludex.games.sve.ch12_keywords.keywords import keyword

    v = f.local
    card, source = v["card"], v["source"]
    seat = g.cards[card].seat
    made = [Event(events.MARK, "sve 14.4.7.3.1", card=card, key="drive given", amount=1)]
    for name in ("Drive", "Single Drive", "Rush"):
        for ability in keyword(rules_of(g), name):
            given = Change(0, changes.GAIN, name, ability)
            made.append(Event(events.CHANGE, card=card, seat=seat, value=given, source=source))
    made.append(Event("drive given", "sve 14.4.7.3", card=card, seat=seat, source=source))
    return perform(g, f, made)


@giving_drive.row("sve 14.4.7.3")
def drive_done(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


PROCEDURES = (serving, racing, checking, giving_drive)
