"""A playing in progress (fow 9.3:2): what its frame knows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludex.enact.playing.settling import Playing

Origin = TypedDict("Origin", {"from": str}, total=False)  # the zone from which a card is played


class PlayingIt(Playing, Origin):
    """What a playing goes on with: a card or an ability, how it is played (`way`), which side of a card is up, what
    lies in the chase for it (-1: nothing yet), what that is called, whether it is an automatic card that has triggered,
    and the size of the record when it began."""

    what: Literal["card", "ability"]
    way: str
    face: NotRequired[int]
    object: int
    kind: str
    triggered: NotRequired[bool]
    mark: NotRequired[int]
