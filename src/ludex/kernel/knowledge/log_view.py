"""The log as one seat may see it: what happened, by which rule, and to which card if the seat could know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from ludex.kernel import events
from ludex.kernel.abilities import Ability
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.changes import SET, Change
from ludex.kernel.knowledge.sight import acting

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.knowledge.sight import Eyes, acting


def retold(eyes: Eyes, happened: Iterable[Event]) -> list[dict[str, object]]:
    """Events one after another. Cards put away together in a secret order are told in no order."""
    found: list[dict[str, object]] = []
    for secret, run in together(eyes, happened):
        events_told = [told(eyes, e) for e in run]
        found += sorted(events_told, key=repr) if secret else events_told
    return found


def together(eyes: Eyes, happened: Iterable[Event]) -> Iterator[tuple[bool, list[Event]]]:
    """Events in runs: those by which cards were put away together in an order that the seat does not know, and those
    between."""
    for secret, run in groupby(happened, lambda e: (e.batch, e.to_seat) if in_secret(eyes, e) else None):
        yield secret is not None, list(run)


def in_secret(eyes: Eyes, e: Event) -> bool:
    """Whether the seat does not know where in its zone a card went."""
    return e.secret and (eyes.seat != e.to_seat or e.key == events.RANDOM)


def told(eyes: Eyes, e: Event) -> dict[str, object]:
    """One event. About a hidden card only that it happened, and between which zones."""
    shown: dict[str, object] = {"kind": e.kind, "rule": e.rule, "turn": e.turn, "batch": e.batch}
    if e.seat >= 0:
        shown["seat"] = e.seat
    if e.frm:
        shown["from"], shown["from_seat"] = e.frm, e.frm_seat
    if e.to:
        shown["to"], shown["to_seat"] = e.to, e.to_seat
    if e.card >= 0:
        name, tag = _called(eyes, e)
        if name is None:
            shown["hidden"] = True
            return shown
        shown["card"], shown["name"] = tag, name
        if e.became and eyes.followed(e):
            shown["became"] = e.became
    if _private(eyes, e):
        return shown
    if e.kind == events.FLIP:
        shown["faceup"], shown["face"] = e.faceup, e.face
    elif isinstance(e.value, Change):
        _change(e.value, shown)
    _amounts(eyes, e, shown)
    return shown


def _called(eyes: Eyes, e: Event) -> tuple[str | None, str]:
    """The card of an event by its name, if the seat could know it, and what it was called then."""
    name, acted = eyes.witnessed(e), acting(e)
    if name is None or acted is None or eyes.name(CardRef(e.card, e.incarnation)) is not None:
        return name, e.tag
    return name, eyes.tag(acted)


def _change(change: Change, shown: dict[str, object]) -> None:
    """How a card was changed: a number is set or added to, an ability gained or lost."""
    shown["op"] = change.op
    if isinstance(change.value, Ability):
        shown["text"] = change.value.text or change.value.keyword
    elif change.op == SET and isinstance(change.value, int):
        shown["value"] = change.value


def _private(eyes: Eyes, e: Event) -> bool:
    """Whether it is about a value that only its own player may know."""
    return e.kind == events.VALUE and e.seat != eyes.seat and not eyes.g.rules.is_visible(e.key)


def _amounts(eyes: Eyes, e: Event, shown: dict[str, object]) -> None:
    if isinstance(e.value, CardRef):
        other = eyes.name(e.value)
        if other is not None:
            shown["other"], shown["other_name"] = eyes.tag(e.value), other
    elif e.kind in (events.LINK, events.UNLINK):
        if eyes.sees(e.amount):
            shown["other"] = eyes.g.cards[e.amount].tag
    elif e.amount:
        shown["amount"] = e.amount
    if e.key:
        shown["key"] = e.key
    spec = eyes.g.rules.spec.get(e.to)
    if spec is not None and spec.ordered and not in_secret(eyes, e):
        shown["place"] = e.place
    source = e.source
    if source is not None:
        by = eyes.name(CardRef(source.card, source.incarnation))
        if by is not None:
            shown["by"], shown["by_name"] = eyes.tag(CardRef(source.card, source.incarnation)), by
