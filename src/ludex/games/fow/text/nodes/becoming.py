"""What cards become (fow 10.19): numbers, words, no abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import BaseGain, Gain
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.games.fow.text.nodes.words import ChosenWord
    from ludex.lang.ast import Amount

SAVED_IN = "ludex.lang.ast.fow.nouns"


@node
class FixStats(BaseGain):
    """ATK and/or DEF become these numbers (fow 10.19:2): `becomes [400/400]`. `original`: the printed numbers do, so
    that everything that adds to them is added still."""

    attack: Amount | None = None
    defense: Amount | None = None
    original: bool = False


@node
class GainWords(BaseGain):
    """Races, attributes or types besides a card's own: `gains Vampire in addition to its own race` (fow 10.19:1);
    with `replaces` instead of its own: `becomes water`. `Treat this card as wind magic stone`: of "type". No words
    and `replaces`: loses all of them."""

    of: Literal["race", "attribute", "type", "name"]
    words: tuple[str, ...]
    replaces: bool = False


@node
class GainChosen(Gain):
    """The race or attribute chosen (`ChooseWord`), besides its own, or with `replaces` instead of them."""

    of: ChosenWord
    replaces: bool = False


@node
class NoAbilities(Gain):
    """All abilities lost, said together with what else becomes of the card; `no_more`: it cannot gain any either."""

    no_more: bool = False
