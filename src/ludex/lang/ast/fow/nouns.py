"""Objects, filters, amounts and gains only Force of Will has (fow 2, 3, 10.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Amount, Filter, Gain, Object
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.fow.words import ChosenWord
    from ludex.lang.ast.kinds import Amount, Object
    from ludex.lang.ast.objects import Ref
    from ludex.lang.ast.players import PlayerNode


@node
class Host(Object):
    """The card this addition is added to (fow 10.1): `added resonator`, `resonator with this`. `kind`: only while the
    host is of that kind; empty: whatever it is. `again`: spoken of as `it` in the next sentence."""

    kind: Literal["", "card", "resonator", "ruler", "J-ruler", "J/resonator", "J/ruler"] = ""
    binding: int = 0
    again: bool = False


@node
class AllBut(Object):
    """All cards a reference holds but a number of them, the player choosing: `all but one of them`."""

    ref: Ref
    amount: Amount
    binding: int = 0


@node
class Target(Filter):
    """`Target`: chosen as a target when the card or ability is played (fow 9.3:2.4) and asked again whether it is
    legal when it resolves (fow 9.3:3.1). It stands in `before` of a group, or of the first option of several; the
    quantity around it tells how many. Cards without this word are chosen on resolving (fow 10.13)."""


@node
class ControlledBy(Filter):
    """Controlled by a player who is neither simply you nor your opponent: `that player controls`."""

    player: PlayerNode


@node
class OwnedBy(Filter):
    """Owned by a player (fow 3.1): `you own`."""

    player: PlayerNode


@node
class Targeting(Filter):
    """A spell or ability in the chase that targets something; `single`: and nothing else."""

    what: Object | None = None
    single: bool = False


@node
class AbilityOf(Filter):
    """An ability of a card (fow 9.1:1.5): `of a resonator`, `darkness ability`; with `Kind("ability")`."""

    what: Object


@node
class Alike(Filter):
    """The cards of the group share a name (or race ...) with one another: `two or more with the same name`."""

    what: Literal["name", "race", "attribute", "cost"] = "name"


@node
class Parity(Filter):
    """With an odd, or even, total cost."""

    odd: bool


@node
class FixStats(Gain):
    """ATK and/or DEF become these numbers (fow 10.19:2): `becomes [400/400]`. `original`: the printed numbers do, so
    that everything that adds to them is added still."""

    attack: Amount | None = None
    defense: Amount | None = None
    original: bool = False


@node
class GainWords(Gain):
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
