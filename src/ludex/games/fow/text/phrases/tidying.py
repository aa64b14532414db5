"""Lines made alike: a choice on several lines is one paragraph, and every sentence ends with a full stop."""

from __future__ import annotations

from ludex.lang.notation import CLOSE, DASH, LINE, tidied

_JOINTS = frozenset(("or", "and"))


def _goes_on(before: list[str], after: list[str]) -> bool:
    """Whether what stands on the next line belongs to the same paragraph."""
    return bool(before) and (before[-1] in (DASH, ";") or after[:1] in (["or"], ["Or"]))


def _is_sentence(line: list[str]) -> bool:
    return any(sign[0].isalpha() and sign not in _JOINTS for sign in line)


def _ended(line: list[str]) -> list[str]:
    """A sentence with its full stop; a line that only names keywords and costs without one."""
    if not _is_sentence(line):
        return line[:-1] if line[-1:] == ["."] else line
    ended = line[-1] == "." or line[-2:] == [".", CLOSE]
    return line if ended else [*line, "."]


_WHEN = frozenset(("when", "whenever"))


def _spelled_out(signs: list[str]) -> list[str]:
    """`When it's destroyed` says `is`: what happens is told by a verb."""
    return [
        "is" if sign == "'s" and at > 1 and signs[at - 1] == "it" and signs[at - 2].lower() in _WHEN else sign
        for at, sign in enumerate(signs)
    ]


def tidy(signs: list[str]) -> list[str]:
    """The signs of a text, line by line."""
    lines: list[list[str]] = [[]]
    for sign in _spelled_out(tidied(signs)):
        if sign == LINE:
            lines.append([])
        else:
            lines[-1].append(sign)
    paragraphs: list[list[str]] = []
    for line in lines:
        if paragraphs and _goes_on(paragraphs[-1], line):
            first = [line[0].lower(), *line[1:]] if line[:1] == ["Or"] else line
            paragraphs[-1] = [*paragraphs[-1], *first]
        elif line:
            paragraphs.append(line)
    out: list[str] = []
    for paragraph in paragraphs:
        out += [LINE, *_ended(paragraph)] if out else _ended(paragraph)
    return out
