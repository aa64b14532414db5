"""One rule: its gist, how it is kept, what stands under and beside it, rulings, editions, code, tests and play."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

from nicegui import ui

from ludex.rulebook import FAMILIES, Kept, Place, ledger, rulings_on
from ludex.rulebook.families import table
from ludex.web.pages.parts import leaving, link, rule_chip, tag
from ludex.web.pages.tracing import Traced
from ludex.web.pages.visitor import Visitor
from ludex.web.words import Words
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

ALIKE = 0.5
"""Sentences with less in common are other sentences: marking their words would only make them hard to read."""


def rule_card(guest: Visitor, book: str, number: str) -> None:
    """The whole card of a rule. What takes a while to find is filled in afterwards."""
    t, line = guest.t, ledger(book)[number]
    with tag("article", "", "lx-panel lp-rule"):
        with tag("div", "", "lp-row lp-spread"):
            tag("span", f"{book} {number}", "lx-rule lp-number")
            tag("span", t(f"status.{line.kept}"), f"lp-status kept-{line.kept}", title=t(f"status_means.{line.kept}"))
        tag("h1", line.gist, "lp-gist")
        tag("p", line.reason or t(f"status_means.{line.kept}"), "lx-quiet")
        _neighbours(t, book, number)
        _listed(t("rules.under"), book, ledger(book).children(number))
        _listed(t("rules.see"), book, line.see)
        _rulings(t, book, number)
        _editions(t, book, number)
        if line.kept is not Kept.TITLE:
            _kept(guest, book, number)


def _neighbours(t: Words, book: str, number: str) -> None:
    numbers = list(ledger(book).lines)
    at = numbers.index(number)
    with tag("p", "", "lp-row lp-neighbours"):
        for other, sign, label in ((at - 1, "←", t("rules.previous")), (at + 1, "→", t("rules.next"))):
            if 0 <= other < len(numbers):
                text = f"{sign} {numbers[other]}" if sign == "←" else f"{numbers[other]} {sign}"
                link(text, f"/rules/{book}/{numbers[other]}", aria_label=f"{label}: {numbers[other]}")


def _listed(heading: str, book: str, numbers: Iterable[str]) -> None:
    """Rules with their gists, under a heading; nothing if there are none."""
    lines = ledger(book)
    shown = [number for number in numbers if number in lines]
    if not shown:
        return
    tag("h2", heading, "lp-part")
    with tag("ul", "", "lp-rules"):
        for number in shown:
            with tag("li"):
                rule_chip(f"{book} {number}").set_text(number)
                tag("span", "", f"lp-dot kept-{lines[number].kept}")
                link(lines[number].gist, f"/rules/{book}/{number}", "lp-plain")


def _rulings(t: Words, book: str, number: str) -> None:
    for ruling in rulings_on(book, number):
        with tag("section", "", "lp-ruled"):
            tag("h2", t("rules.ruling", id=ruling.id), "lp-part")
            tag("p", ruling.question, "lp-question")
            tag("p", ruling.choice)
            tag("p", ruling.why, "lx-quiet")


# -- editions ---------------------------------------------------------------------------------------------------------
def _editions(t: Words, book: str, number: str) -> None:
    """The same question in the other editions of the game, with the words that differ marked."""
    family = next((name for name, books in FAMILIES.items() if book in books), None)
    if family is None:
        return
    books = table(family)
    shared = [key for key, own in books[book].items() if own == number]
    tag("h2", t("rules.editions"), "lp-part")
    with tag("dl", "", "lp-editions"):
        for other in FAMILIES[family]:
            if other != book:
                own = next((books[other][key] for key in shared if key in books[other]), None)
                _edition(t, book, number, other, own)


def _edition(t: Words, book: str, number: str, other: str, own: str | None) -> None:
    with tag("dt"):
        if own is None:
            tag("span", other, "lx-faint")
        else:
            rule_chip(f"{other} {own}")
    with tag("dd"):
        if own is None:
            tag("span", t("rules.no_such"), "lx-faint")
        elif ledger(other)[own].gist == ledger(book)[number].gist:
            tag("span", t("rules.same"), "lx-quiet")
        else:
            changed_words(ledger(book)[number].gist, ledger(other)[own].gist)


def changed_words(old: str, new: str) -> None:
    """A sentence as it became, with the words that went and those that came marked."""
    before, after = old.split(), new.split()
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    if matcher.ratio() < ALIKE:
        tag("span", new)
        return
    with tag("span", "", "lp-diff"):
        for what, i1, i2, j1, j2 in matcher.get_opcodes():
            if what == "equal":
                tag("span", " ".join(after[j1:j2]) + " ")
                continue
            if i2 > i1:
                tag("del", " ".join(before[i1:i2]))
                tag("span", " ")
            if j2 > j1:
                tag("ins", " ".join(after[j1:j2]))
                tag("span", " ")


# -- code, tests, play ------------------------------------------------------------------------------------------------
def _kept(guest: Visitor, book: str, number: str) -> None:
    t = guest.t
    with tag("div", "", "lp-traced", aria_live="polite", aria_busy="true") as here:
        tag("p", t("rules.looking"), "lx-faint")

    left = leaving()

    async def look() -> None:
        found = await guest.find_out("trace_rule", book, number)
        if left():
            return
        here.clear()
        with here:
            _places(t, book, found)
            playing = tag("p", t("rules.watching"), "lx-faint")
        seen = await guest.find_out("watch_rules", book, guest.t.language)
        if left():
            return
        playing.delete()
        with here:
            _play(t, seen.get(number, ()))

    async def fill() -> None:
        try:
            await look()
        except (Overrun, TooMany, Lost):
            if left():
                return
            here.clear()
            with here:
                tag("p", t("lab.busy"), "lx-faint")
        here.props["aria-busy"] = "false"

    ui.timer(0.05, fill, once=True)


def _places(t: Words, book: str, found: Traced | None) -> None:
    if found is None:
        tag("p", t("rules.no_checkout"), "lx-faint")
        return
    for heading, places in ((t("rules.code"), found.code), (t("rules.tests"), found.tests)):
        if places:
            tag("h2", f"{heading} ({len(places)})", "lp-part")
            with tag("ul", "", "lp-places", tabindex="0"):
                for place in places:
                    _place(place)
    _listed(t("rules.beside"), book, found.beside)


def _place(place: Place) -> None:
    with tag("li"):
        tag("code", f"{place.path}:{place.line}")
        if place.within:
            tag("span", place.within, "lx-faint")


def _play(t: Words, sentences: Iterable[str]) -> None:
    shown = list(sentences)
    if shown:
        tag("h2", t("rules.in_play"), "lp-part")
        with tag("ul", "", "lp-seen"):
            for sentence in shown:
                tag("li", sentence)
