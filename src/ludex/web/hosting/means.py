"""What work for the tables may take, and where it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.web.work.crew import Crew, Means
from ludex.web.work.jobs import Jobs
from ludex.web.work.places import Places
from ludex.web.work.turns import Turns

if TYPE_CHECKING:
    from ludex.web.settings import Settings

_MEGABYTE = 1_048_576
_WAITED_FOR = 3  # who waits for a new game stands back for people at their tables no further than this
_EVERY_TABLE = 1 << 30  # each waits for one thought at a time


class Workshop:
    """The crew of a server by what it does.

    Tables of the cards that come with ludex share a few workers. A table with cards that a visitor wrote has one of its
    own, as long as there are not too many: if it overruns, nobody else has to move.
    """

    def __init__(self, settings: Settings, crew: Crew) -> None:
        memory = settings.answer_megabytes * _MEGABYTE
        self.crew = crew
        self.answering: Means = Means(settings.answer_seconds, memory)
        self.opening: Means = Means(2.0 * settings.game_seconds, 4 * memory)
        self.thinking: Means = Means(settings.think_seconds, memory)
        self.reading: Means = Means(settings.reading_seconds, memory)
        self.ordinary: Places = Places(self.crew, settings.workers, 8 * memory, keep=settings.workers)
        self.own_cards: Places = Places(self.crew, settings.card_workers, 4 * memory, settings.nice)
        self.bots: Places = Places(self.crew, settings.bot_threads, 8 * memory, settings.nice)
        self.thoughts: Turns = Turns(settings.bot_threads, _EVERY_TABLE)
        self.unseen: Turns = Turns(1, _EVERY_TABLE)  # of all games that nobody looks at
        self.own: Turns = Turns(1)  # what visitors keep is much, and loaded where everybody is served
        self.jobs: Jobs = Jobs(self.crew, settings.readers, 2 * memory, min(_WAITED_FOR, settings.nice))

    def open(self) -> None:
        """Begin, so that whoever comes first need not wait."""
        self.crew.start()

    def close(self) -> None:
        """End all work at once."""
        self.crew.close()
