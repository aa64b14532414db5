"""What workers can be told to do: move tables, think for bots, read what visitors wrote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludex.table.languages import ENGLISH
from ludex.web.hosting.held import Facts, Held, Told, Wanted
from ludex.web.hosting.past import Given, Line
from ludex.web.hosting.starting import new_setup, puzzle_setup, staged_setup

if TYPE_CHECKING:
    from ludex.bots.advising import Advice
    from ludex.kernel.decisions import Auto
    from ludex.solving.analysis import Looked
    from ludex.web.hosting.studying import Outlined
    from ludex.web.hosting.telling import Stood
    from ludex.web.protocol.parts import Obstacle


class Duties:
    """The duties of one worker, and the tables that it holds."""

    def __init__(self) -> None:
        self._held: dict[str, Held] = {}

    # -- tables -------------------------------------------------------------------------------------------------------
    def open(self, id: str, ruleset: str, setup: dict[str, Any], names: tuple[str, str], log: Sequence[Line]) -> Facts:
        """Take a table in: its game from the beginning, folded with its log."""
        self._held[id] = held = Held(ruleset, setup, names, log)
        return held.facts()

    def close(self, id: str) -> None:
        """Let go of a table."""
        self._held.pop(id, None)

    def attempt(self, id: str, entry: Line, wanted: Sequence[Wanted]) -> tuple[Facts, list[Told]]:
        """Take in a line of the log that is not stored yet. If it cannot be, the table is opened again."""
        return self._held[id].attempt(entry, wanted)

    def check(self, id: str, seat: int, key: str) -> None:
        """Refuse an answer that the rules forbid to what a seat is asked."""
        self._held[id].check(seat, key)

    def fold(self, id: str, entries: Sequence[Line]) -> Facts:
        """Take in lines that are stored."""
        return self._held[id].fold(entries)

    def tell(self, id: str, wanted: Wanted) -> Told:
        """The position, as somebody may know it."""
        return self._held[id].tell(wanted)

    def past(self, id: str, seat: int | None, answers: int, eyes: int | None, lang: str) -> Stood:
        """An earlier position."""
        return self._held[id].past(seat, answers, eyes, lang)

    def why(self, id: str, seat: int, key: str | None, card: str | None, lang: str) -> list[Obstacle]:
        """What forbids an answer, or anything to be done with a card."""
        return self._held[id].why(seat, key, card, lang)

    def record(self, id: str) -> str:
        """The record of the game."""
        return self._held[id].record()

    def given(self, id: str, seat: int | None, answers: int) -> tuple[list[Given], bool]:
        """The first answers of a game, as a seat counts them, and whether it was over there."""
        return self._held[id].given(seat, answers)

    # -- bots ---------------------------------------------------------------------------------------------------------
    def think(self, id: str, entries: Sequence[Line], seat: int, name: str, seed: str) -> str:
        """What a bot answers, after lines that have been stored since it was asked last."""
        return self._folded(id, entries).think(seat, name, seed)

    # -- studies ------------------------------------------------------------------------------------------------------
    def advise(
        self, id: str, entries: Sequence[Line], seat: int | None, answers: int | None, seed: str
    ) -> Advice | None:
        """What to answer, at the present question of a seat or at an earlier position."""
        return self._folded(id, entries).advise(seat, answers, seed)

    def outline(self, id: str, entries: Sequence[Line]) -> list[Outlined]:
        """How a game stood from turn to turn."""
        return self._folded(id, entries).outline()

    def look(self, id: str, entries: Sequence[Line], answer: int) -> Looked:
        """Whether a win was missed in a turn."""
        return self._folded(id, entries).look(answer)

    def _folded(self, id: str, entries: Sequence[Line]) -> Held:
        """A table after lines that have been stored since it was asked last."""
        held = self._held[id]
        held.fold(entries)
        return held

    # -- rules --------------------------------------------------------------------------------------------------------
    def trace_rule(self, book: str, number: str) -> Any:
        """Where a rule is kept."""
        from ludex.web.pages.tracing import traced

        return traced(book, number)

    def watch_rules(self, book: str, language: str = ENGLISH) -> dict[str, tuple[str, ...]]:
        """What a few games tell of each rule of a book."""
        from ludex.web.pages.tracing import watched

        return watched(book, language)

    # -- what visitors wrote ------------------------------------------------------------------------------------------
    def set_up(
        self, ruleset: str, decks: Sequence[object], seed: int, cards: Sequence[dict[str, Any]], auto: Auto,
        match: bool = False,
    ) -> dict[str, Any]:  # fmt: skip
        """What to store of a new game."""
        return new_setup(ruleset, decks, seed, cards, auto, match=match)

    def side(self, ruleset: str, deck: dict[str, Any], cards: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """A deck as it can be changed between the games of a match."""
        from ludex.web.hosting.side_decks import laid_out

        return laid_out(ruleset, deck, cards)

    def check_side(
        self, ruleset: str, handed_in: dict[str, Any], wanted: dict[str, Any], cards: Sequence[dict[str, Any]]
    ) -> dict[str, Any]:
        """The deck after an exchange, if it may be played."""
        from ludex.web.hosting.side_decks import exchanged

        return exchanged(ruleset, handed_in, wanted, cards)

    def stage(self, scenario: dict[str, Any], lesson: str, auto: Auto) -> dict[str, Any]:
        """What to store of a game that begins at a position."""
        return staged_setup(scenario, lesson, auto)

    def puzzle(self, name: str) -> tuple[str, dict[str, Any]]:
        """What to store of a game that is a puzzle, and its ruleset."""
        return puzzle_setup(name)

    def judge(self, scenario: dict[str, Any], why: str, under: Sequence[str], lang: str = "") -> dict[str, Any]:
        """A position after its answers, as a judge sees it."""
        from ludex.web.judging.judge import judged

        return judged(scenario, why, under, lang)

    def hand(self, scenario: dict[str, Any], form: str) -> str:
        """A position as a file."""
        from ludex.web.judging.handing import handed

        return handed(scenario, form)

    def read_scenario(self, text: str) -> dict[str, Any]:
        """A scenario out of the text of its file."""
        from ludex.web.judging.judge import read

        return read(text)

    def try_card(self, ruleset: str, fields: Mapping[str, Any]) -> dict[str, Any]:
        """A position in which a card of the lab can be tried."""
        from ludex.web.judging.scene import trying

        return trying(ruleset, fields)

    def faces(self, ruleset: str, wanted: Sequence[Sequence[str]], own: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Cards as the table shows them."""
        from ludex.web.pages.faces import faces

        return faces(ruleset, wanted, own)

    def sample(
        self, ruleset: str, deck: Mapping[str, Any], seed: int, cards: Sequence[Mapping[str, Any]]
    ) -> dict[str, Any]:
        """A hand that a deck might deal."""
        from ludex.web.pages.faces import sample

        return sample(ruleset, deck, seed, cards)

    def read_card(self, ruleset: str, fields: Mapping[str, Any]) -> Any:
        """A card of the lab."""
        from ludex.web.pages.lab_reading import read_card

        return read_card(ruleset, fields)

    def read_rows(self, ruleset: str, own: Mapping[str, Any]) -> Any:
        """Cards of the lab that a player has kept."""
        from ludex.web.pages.reading import read_rows

        return read_rows(ruleset, own)

    def read_deck(self, ruleset: str, text: str, file: str, pools: Sequence[Any] = ()) -> Any:
        """A deck out of a file, with cards of the player's pools."""
        from ludex.web.pages.reading import read_deck

        return read_deck(ruleset, text, file, pools)

    def gather_cards(self, pool: Any, file: str, data: bytes, mapping: str) -> Any:
        """A pool with the cards in a file."""
        from ludex.web.pages.gathering import gathered

        return gathered(pool, file, data, mapping)

    def judge_cards(self, game: str, rows: Sequence[dict[str, Any]]) -> Any:
        """What each book of a game makes of cards."""
        from ludex.web.pages.gathering import judged

        return judged(game, rows)
