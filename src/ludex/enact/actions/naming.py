"""Words that a player may name: those of the cards that come with ludex, and those of the cards that the player knows.

Who brings cards of their own names their races and names too. Cards of others count only where the player sees them, so
that no answer on offer tells what lies in another's deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import as_known
from ludex.kernel.cards import Card, snapshot
from ludex.kernel.knowledge.sight import sees

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look
    from ludex.kernel.cards import Characteristics, Definition
    from ludex.kernel.game import Game

_OPEN = frozenset({"race", "name"})
"""What new cards bring new words for; attributes and numbers are what they are."""


def words(g: Game, seat: int, what: str) -> tuple[str | int, ...]:
    """What a player may choose as this: of those there always are, then of the cards that the player knows."""
    always = text_rules(g).choosable(what)
    if what not in _OPEN:
        return always
    more = {word for known in _known(g, seat) for face in known.faces for word in _words_on(face, what)}
    return (*always, *sorted(more.difference(always)))


def names(g: Game, seat: int) -> dict[str, Definition | None]:
    """The names a player may declare, each with the card that bears it where that is known."""
    rules = text_rules(g)
    found = {name: rules.named_card(name) for name in rules.card_names()}
    more = {name: known for known in _known(g, seat) for face in known.faces for name in face.names[:1]}
    return found | {name: more[name] for name in sorted(more) if name not in found}


def _words_on(face: Characteristics, what: str) -> tuple[str, ...]:
    """Alternate names are not declared (sve 5.33.1.1)."""
    return face.names[:1] if what == "name" else tuple(face.label(what))


def _known(g: Game, seat: int) -> list[Definition]:
    """The cards that a player brought or sees now, each once; what stands for a player is no card."""
    found = {card.definition.key: card.definition for card in g.cards if card.owner == seat or sees(g, seat, card)}
    is_kind = text_rules(g).is_kind
    return [known for known in found.values() if is_kind(g, as_printed(known, seat), "card")]


def as_printed(known: Definition, seat: int) -> Look:
    """A card as its print says, wherever it is."""
    return as_known(snapshot(Card(-1, known, seat, seat, ""), known.faces[0]))
