"""Judging card text: read whole, in one way, every node enactable, and rendered back exactly."""

from collections.abc import Callable, Iterable

from ludex.cli.cardfile import CardRow
from ludex.cli.coverage import Judge, Outcome, Verdict
from ludex.cli.errors import UserError
from ludex.games import UnknownRuleset, ruleset
from ludex.lang import Lexicon, Reading, read, render
from ludex.lang.ast import CardText

Unsupported = Callable[[CardText], tuple[str, ...]]
"""What of a text cannot be enacted, each thing in words."""


def known_dialect(game: str) -> str:
    """The dialect of a game or of one of its editions (`fow-5.5`), or a complaint that names those there are."""
    dialect = game.partition("/")[0].partition("-")[0]
    try:
        read("", dialect)
        if game != dialect:
            ruleset(game)
    except ValueError as error:
        raise UserError(f"No card text of {game!r} can be read: {error}.", mend="Try --game sve.") from error
    except UnknownRuleset as error:
        raise UserError(f"{error}", mend="`ludex games` names them.") from error
    return dialect


def lexicon_of(cards: Iterable[CardRow], known: Lexicon | None = None) -> Lexicon:
    """The names and traits that a file's cards bear, which their texts may speak of, and those that are `known`."""
    cards, known = tuple(cards), known or Lexicon()
    return Lexicon(
        names=known.names | {card.name for card in cards},
        traits=known.traits | {trait for card in cards for trait in card.traits},
    )


def judge_of(game: str, lexicon: Lexicon, unsupported: Unsupported | None) -> Judge:
    """The judge of one file's texts. Without `unsupported`, whether a text can be enacted is left open."""

    def judge(card: CardRow, text: str) -> Verdict:
        reading = read(text, game, kind=card.type, lexicon=lexicon, name=card.name, mending=True)
        if reading.card_text is None:
            return _unread(reading)
        try:
            rendered = render(reading.card_text, game)
        except ValueError as error:  # what has no words is told of this card, and the next one is asked
            return Verdict(Outcome.ROUND_TRIP, phrase=reading.canonical, why=str(error))
        if rendered != reading.canonical:
            return Verdict(Outcome.ROUND_TRIP, phrase=reading.canonical, why=f"rendered as: {rendered}")
        faults = unsupported(reading.card_text) if unsupported else ()
        return Verdict(Outcome.DECLINED, phrase=faults[0], why="; ".join(faults)) if faults else _understood(reading)

    return judge


def _understood(reading: Reading) -> Verdict:
    return Verdict(Outcome.UNDERSTOOD, why="; ".join(map(str, reading.slips)))


def _unread(reading: Reading) -> Verdict:
    if reading.ambiguous:
        why = f"{len(reading.ambiguous)} different readings"
        return Verdict(Outcome.AMBIGUOUS, phrase=reading.canonical, why=why)
    first = reading.declined[0]
    why = "; ".join(f"line {each.line}, column {each.column}: {each.message}" for each in reading.declined)
    return Verdict(Outcome.DECLINED, phrase=first.phrase, why=why)
