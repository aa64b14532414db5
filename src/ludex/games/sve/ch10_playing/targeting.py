"""Options, targets and shares (sve 10.6.2.2.3, sve 10.6.2.3, sve 10.6.2.4): this book's numbers for them.

Only options that can be performed are chosen (sve 5.18.3), in the order they are listed (sve 10.6.2.8.2.2); too few
targets make the playing illegal (sve 10.6.2.3.3); targets are not looked at again (ruling sve-R25); each target gets at
least one (sve 10.6.2.4.2, sve 10.6.2.4.3), and without targets nothing is divided (sve 10.6.2.4.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing.settling import Numbers, Settling, body_of, card_of, scene
from ludex.games.sve.ch10_playing import whole_cost
from ludex.games.sve.ch10_playing.play_frame import PlayingIt, canceled, extra_of, picks_of, price_of

if TYPE_CHECKING:
    from ludex.enact.playing.due import Due
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game


def due_of(f: Frame[PlayingIt], here: Scene, extra: tuple[object, ...]) -> Due:
    """What this playing is still to be paid with, these optional costs included."""
    body = body_of(f)
    if f.local["what"] == "card":
        return whole_cost.card_due(here, card_of(f), body, price_of(f), extra)
    assert body is not None
    return whole_cost.ability_due(here, card_of(f), body, extra)


def _due(g: Game, f: Frame[PlayingIt]) -> Due:
    return due_of(f, scene(g, f), extra_of(f))


settling: Settling = Settling(
    Numbers(
        options="sve 10.6.2.2.3",
        targets="sve 10.6.2.3",
        too_few="sve 10.6.2.3.3",
        shares="sve 10.6.2.4",
        share="sve 10.6.2.4.2",
        settled="sve 10.6.2.2.2",  # an option may have costs of its own
        after_options="sve 10.6.2.2.4",
        after_shares="sve 10.6.2.5",
    ),
    cancel=canceled,
    picks=picks_of,
    due=_due,
)
