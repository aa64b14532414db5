"""Telling: what happened, as sentences for a person, each with its rule.

Events come from a view, so a sentence knows no more than the seat it is told to. Every kind of event that a game may
have is told; for the most common there are better words, and a ruleset may say some of them in its own dialect. Its
words may have gaps: {key} and {amount} as the event has them, {other} the other card, {side} how it is turned. The
words of "flip 1" are those for showing that face. Other languages than English say all of it in sentences of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ludex.table.languages.events import in_language

if TYPE_CHECKING:
    from ludex.table.languages import Language

Told = dict[str, Any]

QUIET = frozenset(
    {"moment", "mark", "age", "link", "unlink", "lasting", "selected", "role", "checked", "leaves battle", "battled"}
)
"""Kinds of event that a summary leaves out: they say nothing that the next event does not show."""

_MOVES: dict[str, str] = {
    "add": "is added",
    "banish": "is banished",
    "bury": "is buried",
    "destroy": "is destroyed",
    "discard": "is discarded",
    "draw": "is drawn",
    "give control": "is given",
    "play": "is played",
    "put": "is put",
    "return": "is returned",
    "steal": "is taken",
    "summon": "is summoned",
    "swap": "is swapped",
}
_STATES: dict[str, str] = {
    "eliminate": "ceases to exist",
    "flip": "is turned",
    "ready": "is readied",
    "rest": "is rested",
    "reveal": "is revealed",
    "selected": "is selected",
}

SEVERAL = "several"
_OBJECTS = frozenset({"ability", "judgment", "break"})  # what is played and named by one word


class Teller:
    """Tells events to one person: with the players' names, and a ruleset's own words for what happened."""

    def __init__(
        self,
        players: tuple[str, str] | None = None,
        words: Mapping[str, str] | None = None,
        language: Language | None = None,
    ) -> None:
        self.players: tuple[str, str] = players or _seats(language)
        self.words: dict[str, str] = {**_STATES, **(words or {})}
        self.language = language

    def lines(self, events: Iterable[Told], *, everything: bool = False) -> list[str]:
        """A line for each event, with its rule; without `everything`, only what a summary needs."""
        return [f"{self.sentence(e)} [{e['rule']}]" for e in events if everything or e["kind"] not in QUIET]

    def sentence(self, event: Told) -> str:
        """One event; in English where the language has no words for it."""
        told = None if self.language is None else in_language(event, self.players, self.language)
        words = told or self._words(event)
        return words[:1].upper() + words[1:]

    def several(self, event: Told, amount: int) -> str:
        """An event that stands for as many of its kind, one after the other: cards that are looked at or drawn."""
        known = {key: value for key, value in event.items() if key != "hidden"}
        return self.sentence({**known, "kind": f"{event['kind']} {SEVERAL}", "amount": amount})

    def _words(self, event: Told) -> str:
        tell = _TELLING.get(event["kind"])
        if tell is not None:
            return tell(self, event)
        if "to" in event:
            return self._moved(event)
        if "name" in event or event.get("hidden"):
            return self._state(event)
        return self._bare(event)

    # -- parts of sentences -------------------------------------------------------------------------------------------
    def who(self, event: Told) -> str:
        """The player it is about."""
        seat = event.get("seat")
        return "Nobody" if seat is None else self.players[seat]

    def card(self, event: Told) -> str:
        return f"{event['name']} ({event['card']})" if "name" in event else "a card"

    def by(self, event: Told) -> str:
        """What did it, if that was another card."""
        if "by_name" not in event or event["by"] == event.get("card"):
            return ""
        return f" by {event['by_name']} ({event['by']})"

    def other(self, event: Told) -> str:
        if "other" not in event:
            return "a card"
        return f"{event['other_name']} ({event['other']})" if "other_name" in event else str(event["other"])

    def _place(self, event: Told, side: str) -> str:
        """A zone, with its player where a card changes sides."""
        zone, seat = event[side], event[f"{side}_seat"]
        return f"{self.players[seat]}'s {zone}" if event.get("from_seat", seat) != event["to_seat"] else str(zone)

    # -- whole sentences ----------------------------------------------------------------------------------------------
    def _moved(self, event: Told) -> str:
        verb = self._said(event) or _MOVES.get(event["kind"], f"is moved ({event['kind']})")
        way = self._way(event)
        place = {0: " (on top)", -1: " (at the bottom)"}.get(event.get("place", 1), "") if event["to"] == "deck" else ""
        owner = event["seat"] if "seat" in event else event["to_seat"]
        return f"{self.players[owner]}: {self.card(event)} {verb} {way}{place}{self.by(event)}."

    def _way(self, event: Told) -> str:
        """From where to where; a card that is turned over where it lies does not go anywhere."""
        if "from" not in event:
            return f"to {event['to']}"
        if (event["from"], event["from_seat"]) == (event["to"], event["to_seat"]):
            return f"on {event['to']}"
        return f"from {self._place(event, 'from')} to {self._place(event, 'to')}"

    def _said(self, event: Told) -> str:
        """The words for what happened, with their gaps filled, "" if there are none."""
        words = self.words.get(f"{event['kind']} {event.get('face', '')}") or self.words.get(event["kind"], "")
        side = "face up" if event.get("faceup", True) else "face down"
        gaps = {"key": event.get("key", ""), "amount": event.get("amount", 0), "other": self.other(event), "side": side}
        return words.format_map(gaps) if "{" in words else words

    def _state(self, event: Told) -> str:
        verb = self._said(event) or f"{event['kind']}{_figures(event)}"
        return f"{self.card(event)} {verb}{self.by(event)}."

    def _bare(self, event: Told) -> str:
        words = self._said(event) or f"- {event['kind']}"
        figures = "" if "{" in self.words.get(event["kind"], "") else _figures(event)
        return f"{self.who(event)} {words}{figures}{self.by(event)}."

    def _turn(self, event: Told) -> str:
        return f"Turn {event['turn']} begins: it is {self.who(event)}'s."

    def _moment(self, event: Told) -> str:
        return f"{self.who(event)}'s {event.get('key', 'moment')} begins."

    def _value(self, event: Told) -> str:
        if "key" not in event:
            return f"{self.who(event)}: a value that is not public changes."
        return f"{self.who(event)}: {event['key']} {event.get('amount', 0):+d}{self.by(event)}."

    def _damage(self, event: Told) -> str:
        return f"{self.card(event)} takes {event['amount']} damage{self.by(event)}."

    def _change(self, event: Told) -> str:
        return f"{self.card(event)} {_changed(event)}{self.by(event)}."

    def _counter(self, event: Told) -> str:
        return f"{self.card(event)}: {event['key']} counter {event.get('amount', 0):+d}{self.by(event)}."

    def _plays(self, event: Told) -> str:
        origin = f" from {self._place(event, 'from')}" if "from" in event else ""
        return f"{self.who(event)} plays {self.card(event)}{origin}{self.by(event)}."

    def _create(self, event: Told) -> str:
        return f"{self.players[event['to_seat']]}: {self.card(event)} is created in the {event['to']}{self.by(event)}."

    def _draw(self, event: Told) -> str:
        return f"{self.who(event)} draws {self.card(event)}{self.by(event)}."

    def _look(self, event: Told) -> str:
        return f"{self.who(event)} looks at {self.card(event)}{self.by(event)}."

    def _look_several(self, event: Told) -> str:
        return f"{self.who(event)} looks at {self._cards(event)}{self.by(event)}."

    def _draw_several(self, event: Told) -> str:
        return f"{self.who(event)} draws {self._cards(event)}{self.by(event)}."

    def _cards(self, event: Told) -> str:
        amount = event["amount"]
        return f"{self.card(event)} and {amount - 1} more" if "name" in event else f"{amount} cards"

    def _shuffle(self, event: Told) -> str:
        return f"{self.who(event)}: the {event.get('key', 'deck')} is shuffled{self.by(event)}."

    def _attack(self, event: Told) -> str:
        """Whom it attacks; where nobody is attacked in particular, in the words of the book."""
        return f"{self.card(event)} attacks {self.other(event)}." if "other" in event else self._state(event)

    def _fought(self, event: Told) -> str:
        return f"{self.card(event)} has fought {self.other(event)}."

    def _link(self, event: Told) -> str:
        return f"{self.card(event)} is {event['kind']}ed with {self.other(event)}."

    def _played(self, event: Told) -> str:
        if event.get("hidden"):
            return f"{self.who(event)} has played a hidden card."
        kind = event.get("key", "ability")
        what = "" if kind == "card" else f" ({kind})" if kind in _OBJECTS else f" ({kind} ability)"
        return f"{self.who(event)} has played {self.card(event)}{what}."

    def _loses(self, event: Told) -> str:
        return f"{self.who(event)} loses the game{self.by(event)}."

    def _concedes(self, event: Told) -> str:
        return f"{self.who(event)} concedes."

    def _runs_out(self, event: Told) -> str:
        return f"{self.who(event)} runs out of time."


def _seats(language: Language | None) -> tuple[str, str]:
    """What players are called who have no names."""
    one, other = "Seat 0", "Seat 1"
    return (one, other) if language is None else (language.sentence(one), language.sentence(other))


def _changed(event: Told) -> str:
    """What became of a card's information."""
    op, text = event.get("op", ""), event.get("text", "")
    if "value" in event:
        return f"has {event['key']} {event['value']}"
    if op in ("lose", "lose all"):
        return f"loses {event.get('key') or text or 'its abilities'}"
    return f"gets{_figures(event, signed=True) or f' “{text}”' * bool(text) or ' a new text or another form'}"


def _figures(event: Told, *, signed: bool = False) -> str:
    """What an event is about and how much."""
    key, amount = event.get("key", ""), event.get("amount")
    much = "" if amount is None else f" {amount:+d}" if signed else f" {amount}"
    return f"{' ' if key else ''}{key}{much}"


_TELLING: dict[str, Callable[[Teller, Told], str]] = {
    f"draw {SEVERAL}": Teller._draw_several,
    f"look {SEVERAL}": Teller._look_several,
    "attack": Teller._attack,
    "change": Teller._change,
    "concede": Teller._concedes,
    "counter": Teller._counter,
    "create": Teller._create,
    "damage": Teller._damage,
    "draw": Teller._draw,
    "fought": Teller._fought,
    "link": Teller._link,
    "look": Teller._look,
    "lose the game": Teller._loses,
    "moment": Teller._moment,
    "play": Teller._plays,
    "played": Teller._played,
    "shuffle": Teller._shuffle,
    "timeout": Teller._runs_out,
    "turn": Teller._turn,
    "unlink": Teller._link,
    "value": Teller._value,
}
