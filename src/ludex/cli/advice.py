"""What a bot advises, at the terminal: the same reasons as at the table, in the same words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.web.words import words

if TYPE_CHECKING:
    from ludex.bots.advising import Advice
    from ludex.table.languages import Language

_CLOSE = 0.005


def told(advice: Advice, language: Language) -> Iterator[str]:
    """What to answer and why, line by line, in a language."""
    t, say = words(language.name), language.label
    label = "" if advice.label.casefold() == advice.key else f": {advice.label}"
    yield language.sentence(f"A bot would answer {advice.key}{label}")
    if advice.proven:
        yield t("table.advice.proven")
    if advice.line:
        yield f"{t('table.advice.then')} {'; '.join([say(act.key, act.label) for act in advice.line])}"
    if advice.changes:
        changes = [f"{t.named('table.weigh', each.figure)} {each.by:+g}" for each in advice.changes]
        yield f"{t('table.advice.changes')} {', '.join(changes)}"
    if not advice.proven:
        yield t("table.advice.chance", name=language.sentence(f"seat {advice.seat}"), n=round(100 * advice.chance))
    if advice.instead is not None:
        close = advice.behind < _CLOSE
        head = t("table.advice.asGood" if close else "table.advice.instead", n=round(100 * advice.behind))
        yield f"{head} {say(advice.instead.key, advice.instead.label)}"
