"""What was chosen for a card, and filters of whose it is and what it has to do with what waits (fow 9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import is_ability, noun
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import number
from ludex.enact.scenes.meanings import FILTERS
from ludex.enact.values import aims
from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.lang import ast

if TYPE_CHECKING:

    from ludex.enact.scenes.meanings import Test
    from ludex.enact.scenes.scene import Look, Scene

def chosen_word(scene: Scene, what: str) -> object:
    """The attribute, race, name or number chosen by this text, or for the card it is on when that came in."""
    found = scene.bind.get(f"chosen {what}")
    if found is not None:
        return found
    for change in reversed(scene.g.cards[scene.source.card].changes):
        if change.op == changes.CHOSEN and change.key == what:
            return change.value
    return None


# -- what is on a card ---------------------------------------------------------------------------------------
@FILTERS.of(ast.Parity)
def parity(node: ast.Parity) -> Test:
    """Of an odd or even total cost; a card without a cost is neither."""
    rest = int(node.odd)

    def one(scene: Scene, look: Look) -> bool:
        cost = number(scene.g, look, "cost")
        return cost is not None and cost % 2 == rest

    return one


# -- whose it is, what it is added to ------------------------------------------------------------------------
@FILTERS.of(ast.ControlledBy)
def controlled_by(node: ast.ControlledBy) -> Test:
    """Controlled by a player, see fow 3.14:2."""
    player = node.player
    return lambda scene, look: look.seat in meanings.seats(scene, player)


@FILTERS.of(ast.OwnedBy)
def owned_by(node: ast.OwnedBy) -> Test:
    """Owned by a player, see fow 3.1:5."""
    player = node.player
    return lambda scene, look: look.owner in meanings.seats(scene, player)


# -- battles and the chase -----------------------------------------------------------------------------------
@FILTERS.of(ast.Targeting)
def targeting(node: ast.Targeting) -> Test:
    """A spell or ability in the chase that targets something, perhaps nothing else."""
    what, single = node.what, node.single

    def one(scene: Scene, look: Look) -> bool:
        waits = scene.g.played.get(look.ref.id)
        found = aims.targets_of(scene.g, waits) if waits is not None else ()
        if not found or (single and len(found) != 1):
            return False
        return what is None or any(noun(what).is_one(scene, ref) for ref in found)

    return one


@FILTERS.of(ast.AbilityOf)
def ability_of(node: ast.AbilityOf) -> Test:
    """An ability of a card that waits in the chase."""
    what = node.what

    def one(scene: Scene, look: Look) -> bool:
        waits = scene.g.played.get(look.ref.id)
        if waits is None or not is_ability(waits.source):
            return False
        return noun(what).is_one(scene, CardRef(waits.source.card, waits.source.incarnation))

    return one
