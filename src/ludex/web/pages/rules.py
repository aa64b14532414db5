"""The rulebook browser over the ledger: books, chapters, search, one rule, and what changed between editions."""

from __future__ import annotations

from nicegui import ui
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ludex.rulebook import BOOKS, FAMILIES, Change, Comparison, Difference, Kept, differences, ledger, rulings
from ludex.rulebook.families import editions
from ludex.rulebook.ledger import UnknownRule
from ludex.web.pages.cardbook import game_of
from ludex.web.pages.frame import frame, page
from ludex.web.pages.parts import field, link, link_button, rule_chip, select, tag
from ludex.web.pages.rule_card import changed_words, rule_card
from ludex.web.pages.rule_tree import chapter_name, chapters, contents
from ludex.web.pages.visitor import visitor
from ludex.web.words import Words, spoken

MOST_FOUND = 60
_SHOWN_CHANGES = (Change.CHANGED, Change.ADDED, Change.REMOVED, Change.MOVED)


def book_name(t: Words, book: str) -> str:
    """A book by the name of its game, with its edition."""
    key, edition = f"game.{game_of(book)}", book.partition("-")[2]
    if key not in t:
        return BOOKS[book]
    return t("rules.edition", game=t(key), edition=edition) if edition else t(key)


@page("/rules")
def books_page(request: Request) -> None:
    """Every book, and a search over all of them."""
    t = spoken(request)
    with frame(t, "rules", t("rules.title")):
        tag("h1", t("rules.title"))
        tag("p", t("rules.lead"), "lp-lead")
        _search(t, tuple(BOOKS), "")
        with tag("div", "", "lp-grid"):
            for book in BOOKS:
                _book_tile(t, book)


@page("/rules/{book}")
def book_page(request: Request, book: str) -> Response | None:
    """One book: its chapters, how it is kept, and its rulings."""
    if book in FAMILIES:
        return RedirectResponse(f"/rules/{FAMILIES[book][0]}")
    t = spoken(request)
    if book not in BOOKS:
        return _missing(t, book)
    with frame(t, "rules", book_name(t, book)):
        _crumbs(t, book)
        with tag("div", "", "lp-columns"):
            contents(t, book, "")
            with tag("div", "", "lp-column"):
                tag("h1", book_name(t, book))
                _kept_bar(t, book)
                _search(t, (book,), "")
                _editions_links(t, book)
                _chapters(t, book)
                _rulings(t, book)
    return None


@page("/rules/{book}/{number}")
def rule_page(request: Request, book: str, number: str) -> Response | None:
    """One rule."""
    guest = visitor(request)
    t = guest.t
    if book in FAMILIES:
        return _family(t, book, number)
    if book not in BOOKS or (number not in ledger(book) and not ledger(book).is_heading_only(number)):
        return _missing(t, f"{book} {number}")
    if number not in ledger(book):  # a chapter that has no paragraph of its own
        return RedirectResponse(f"/rules/{book}#chapter-{number}")
    with frame(t, "rules", f"{book} {number}"):
        _crumbs(t, book, number)
        with tag("div", "", "lp-columns"):
            contents(t, book, number)
            with tag("div", "", "lp-column"):
                rule_card(guest, book, number)
                _search(t, (book,), "")
    return None


@page("/rules/compare/{old}/{new}")
def compare_page(request: Request, old: str, new: str) -> None:
    """What changed between two editions, rule by rule."""
    t = spoken(request)
    family = next((books for books in FAMILIES.values() if old in books and new in books), None)
    if family is None:
        _missing(t, f"{old} / {new}")
        return
    found = differences(old, new)
    with frame(t, "rules", t("rules.compare_title")):
        _crumbs(t, new)
        tag("h1", t("rules.compare", old=book_name(t, old), new=book_name(t, new)))
        _edition_choice(t, family, old, new)
        with tag("ul", "", "lp-counts"):
            for change, count in found.counts.items():
                with tag("li"):
                    tag("b", str(count))
                    tag("span", t(f"change.{change}"))
        for change in _SHOWN_CHANGES:
            _changes(t, found, change)


def _family(t: Words, family: str, number: str) -> Response | None:
    """A rule cited for a whole family is shown in the newest book that has it."""
    try:
        found = editions(family, number)
    except UnknownRule:
        return _missing(t, f"{family} {number}")
    rule = next((rule for rule in found.values() if rule is not None), None)
    return RedirectResponse(f"/rules/{rule.book}/{rule.number}") if rule else _missing(t, f"{family} {number}")


def _missing(t: Words, what: str) -> Response | None:
    """A page that says so."""
    ui.context.client.status_code = 404
    with frame(t, "rules", t("rules.title")):
        tag("h1", t("rules.missing", what=what))
        link_button(t("rules.all_books"), "/rules")
    return None


def _crumbs(t: Words, book: str, number: str = "") -> None:
    with tag("nav", "", "lp-crumbs", aria_label=t("rules.crumbs")):
        link(t("rules.title"), "/rules")
        link(book_name(t, book), f"/rules/{book}")
        if number:
            lines = ledger(book)
            above: list[str] = []
            while (parent := lines.parent(above[-1] if above else number)) is not None:
                above.append(parent)
            for each in reversed(above):
                link(f"{each} {lines[each].gist}" if lines[each].kept is Kept.TITLE else each, f"/rules/{book}/{each}")


# -- books ------------------------------------------------------------------------------------------------------------
def _book_tile(t: Words, book: str) -> None:
    with link("", f"/rules/{book}", "lx-panel lp-tile"):
        tag("h2", book_name(t, book))
        tag("span", t("rules.count", count=len(ledger(book))), "lx-quiet")
        _kept_bar(t, book, told=False)


def _kept_bar(t: Words, book: str, *, told: bool = True) -> None:
    """How much of a book is kept how, as one bar of parts."""
    lines = ledger(book)
    counts = {kept: count for kept in Kept if (count := len(lines.kept_as(kept)))}
    said = ", ".join(f"{count} {t(f'status.{kept}')}" for kept, count in counts.items())
    with tag("div", "", "lp-bar", role="img", aria_label=said):
        for kept, count in counts.items():
            tag("span", "", f"kept-{kept}", style=f"flex-grow:{count}", title=f"{count} {t(f'status.{kept}')}")
    if told:
        with tag("ul", "", "lp-legend"):
            for kept, count in counts.items():
                with tag("li"):
                    tag("span", "", f"lp-dot kept-{kept}")
                    tag("b", str(count))
                    tag("span", t(f"status.{kept}"), title=t(f"status_means.{kept}"))


def _chapters(t: Words, book: str) -> None:
    lines = ledger(book)
    for chapter, sections in chapters(book).items():
        with tag("section", "", "lp-chapter", id=f"chapter-{chapter}"):
            tag("h2", chapter_name(t, book, chapter))
            with tag("ul", "", "lp-rules"):
                for number in sections:
                    with tag("li"):
                        rule_chip(f"{book} {number}").set_text(number)
                        link(lines[number].gist, f"/rules/{book}/{number}", "lp-plain")


def _rulings(t: Words, book: str) -> None:
    found = rulings(book)
    if not found:
        return
    with tag("section", "", "lp-chapter", id="rulings"):
        tag("h2", t("rules.rulings", count=len(found)))
        tag("p", t("rules.rulings_lead"), "lx-quiet")
        for ruling in found:
            with tag("details", "", "lp-ruling", id=ruling.id):
                tag("summary", ruling.question)
                tag("p", ruling.choice)
                tag("p", ruling.why, "lx-quiet")
                with tag("p"):
                    for number in ruling.rules:
                        rule_chip(f"{book} {number}")


# -- search -----------------------------------------------------------------------------------------------------------
def _search(t: Words, where: tuple[str, ...], first: str) -> None:
    with tag("search", "", "lp-search"):
        field(
            t("rules.search"), lambda said: show(said.strip()), value=first, hint=t("rules.search_hint"), kind="search"
        )
        found = tag("div", "", "lp-found", aria_live="polite", tabindex="0")

    def show(said: str) -> None:
        found.clear()
        if len(said) >= 2:
            with found:
                _found(t, where, said)


def _found(t: Words, where: tuple[str, ...], said: str) -> None:
    """Rules whose number begins so, or whose gist has every word."""
    asked = said.casefold().split()
    hits = [
        (book, line)
        for book in where
        for line in ledger(book)
        if line.number.startswith(said) or all(word in line.gist.casefold() for word in asked)
    ]
    tag("p", t("rules.found", count=len(hits)), "lx-faint")
    with tag("ul", "", "lp-rules"):
        for book, line in hits[:MOST_FOUND]:
            with tag("li"):
                rule_chip(f"{book} {line.number}")
                link(line.gist, f"/rules/{book}/{line.number}", "lp-plain")


# -- editions ---------------------------------------------------------------------------------------------------------
def _editions_links(t: Words, book: str) -> None:
    family = next((books for books in FAMILIES.values() if book in books), ())
    others = [other for other in family if other != book]
    if others:
        with tag("p", "", "lp-row"):
            for other in others:
                old, new = sorted((book, other), key=family.index, reverse=True)
                link_button(t("rules.compare_short", old=old, new=new), f"/rules/compare/{old}/{new}")


def _edition_choice(t: Words, family: tuple[str, ...], old: str, new: str) -> None:
    books = {book: book_name(t, book) for book in reversed(family)}
    with tag("div", "", "lp-row lp-between"):
        select(t("rules.from"), books, lambda said: ui.navigate.to(f"/rules/compare/{said}/{new}"), value=old)
        select(t("rules.to"), books, lambda said: ui.navigate.to(f"/rules/compare/{old}/{said}"), value=new)


def _changes(t: Words, found: Comparison, change: Change) -> None:
    rows = [each for each in found.differences if each.change is change]
    if not rows:
        return
    with tag("details", "", "lp-changes", open=change is Change.CHANGED):
        name = t(f"change.{change}")
        tag("summary", f"{name[:1].upper()}{name[1:]} ({len(rows)})")
        with tag("ul", "", "lp-rules"):
            for each in rows:
                with tag("li"):
                    _change(found, each)


def _change(found: Comparison, each: Difference) -> None:
    for book, number in ((found.old, each.old), (found.new, each.new)):
        if number is not None:
            rule_chip(f"{book} {number}")
    if each.change is Change.CHANGED:
        changed_words(each.old_gist, each.new_gist)
    else:
        tag("span", each.new_gist or each.old_gist)
