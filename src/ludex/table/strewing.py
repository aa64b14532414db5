"""Strewing: cards that were put away in a secret order lie in another one where a seat imagines the game.

It saw them go, each by itself or all together, and what goes on may still have one of them in mind; where in the pile
that one lies it cannot say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.knowledge.log_view import in_secret
from ludex.kernel.knowledge.sight import Eyes
from ludex.table.unlinking import minded

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def strewn(game: Game, seat: int, state: int) -> tuple[int, Game]:
    """Chance's next state, and a game in which cards that were put away together in an order which the seat does not
    know lie in another: what goes on may still have one of them in mind."""
    eyes = Eyes(game, seat)
    piles: dict[tuple[int, str, int], list[int]] = {}
    for e in game.this_turn():
        if e.secret and in_secret(eyes, e) and e.to and game.cards[e.card].incarnation == e.arrived:
            piles.setdefault((e.batch, e.to, e.to_seat), []).append(e.card)
    mind = minded(game) if piles else {}
    places: dict[int, int] = {}
    for (_, zone, of), pile in sorted(piles.items()):
        unseen = sorted([cid for cid in pile if not eyes.sees(cid)], key=lambda cid: (mind.get(cid, len(mind)), cid))
        state, drawn = chance.shuffled(state, tuple(unseen))
        places.update(zip([cid for cid in game.zone(of, zone) if cid in unseen], drawn, strict=True))
    return state, _lying(game, game, places) if places else game


def _lying(game: Game, now: Game, places: dict[int, int]) -> Game:
    """The same in which cards lie in one another's places, as far as they had been put there already."""
    found = game.clone()
    there = {cid: other for cid, other in places.items() if game.cards[cid].incarnation == now.cards[cid].incarnation}
    found.zones = [tuple([there.get(cid, cid) for cid in zone]) for zone in game.zones]
    if game.checkpoint is not None:
        found.checkpoint = _lying(game.checkpoint, now, places)
    return found
