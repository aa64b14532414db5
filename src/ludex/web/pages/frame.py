"""The frame of every page: header with the ways around, theme and language, and footer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from nicegui import app, ui

from ludex.web.pages.parts import link, tag
from ludex.web.pages.waiting import sent
from ludex.web.words import LANGUAGES, Words

STATIC = Path(__file__).parent / "static"
PATH = "/pages"
THEME = "ludex-theme"

PATIENCE = 60.0
"""Seconds for which a page may be built: on a busy machine late is better than an error (NiceGUI's own limit is 3)."""

PLACES = {
    "home": "/",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "tables": "/tables",
    "history": "/history",
    "decks": "/decks",
    "cards": "/cards",
    "lab": "/lab",
    "desk": "/desk",
    "rules": "/rules",
    "reports": "/reports",
}
"""The pages one can go to, in the order of the header."""

_SVG = '<svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" {}</svg>'
_THEMES = {
    "system": _SVG.format('stroke-width="1.6"><circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 1 0 14z" '
                          'fill="currentColor" stroke="none"/>'),
    "light": _SVG.format('stroke-width="1.6" stroke-linecap="round"><circle cx="10" cy="10" r="3.4"/><path d="M10 1.8v2'
                         'M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l'
                         '1.4-1.4"/>'),
    "dark": _SVG.format('stroke-width="1.6" stroke-linejoin="round"><path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 '
                        '8.3 8.3z"/>'),
}  # fmt: skip

_MARK = (
    '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><rect x="9.5" y="3" width="17" height="23" '
    'rx="3" fill="none" stroke="currentColor" stroke-width="2" opacity=".5" transform="rotate(9 18 14)"/><rect x="5" '
    'y="5" width="17" height="23" rx="3" fill="var(--gold)"/><path d="M10 11.5h7M10 16h7M10 20.5h4" '
    'stroke="var(--gold-ink)" stroke-width="2" stroke-linecap="round"/></svg>'
)


def page(path: str) -> ui.page:
    """A page at an address: what it decorates builds it."""
    return ui.page(path, response_timeout=PATIENCE)


def serve_static() -> None:
    """Serve the style and the script that the pages share."""
    app.add_static_files(PATH, STATIC)


def script(file: str, *, module: bool = False) -> None:
    """Have a page load a script of its own; a module may import those of the table."""
    kind = 'type="module"' if module else "defer"
    ui.add_head_html(f'<script src="{_fresh(file)}" {kind}></script>')


@contextmanager
def frame(t: Words, place: str, title: str) -> Iterator[None]:
    """A page: its head, header and footer; what is built inside is its main part."""
    client = ui.context.client
    sent(client)
    ui.page_title(f"{title} · ludex" if title else "ludex")
    ui.add_head_html(_head(t.language))
    ui.query("body").classes("lx-page lp-body")
    with client.layout:
        _header(t, place)
        client.page_container.move(client.layout)
        _footer(t)
    client.content.classes("lp-main").props("id=main")
    with client.content:
        yield


def _head(language: str) -> str:
    """Language, styles and theme, before the first picture. Colours as the browser's own bars should have them."""
    return (
        f'<script>document.documentElement.lang = "{language}"</script>'
        f'<link rel="stylesheet" href="/static/theme.css"><link rel="stylesheet" href="{_fresh("pages.css")}">'
        f'<script src="{_fresh("frame.js")}"></script>'
        '<meta name="theme-color" content="#10201d" media="(prefers-color-scheme: dark)">'
        '<meta name="theme-color" content="#e7dcc6" media="(prefers-color-scheme: light)">'
    )


def _fresh(file: str) -> str:
    """The address of one of our files, another one whenever the file is: browsers may keep it."""
    return f"{PATH}/{file}?{blake2b((STATIC / file).read_bytes(), digest_size=4).hexdigest()}"


def _header(t: Words, place: str) -> None:
    with tag("header", "", "lp-header"):
        link(t("frame.skip"), "#main", "lp-skip")
        with link("", "/", "lp-brand", aria_label=t("frame.brand")):
            ui.html(_MARK, sanitize=False, tag="span")
            tag("span", "ludex", aria_hidden="true")
        with tag("nav", "", "lp-nav", aria_label=t("frame.navigation")):
            for name, address in PLACES.items():
                link(t(f"place.{name}"), address, "lp-place", aria_current="page" if name == place else None)
        with tag("div", "", "lp-switches"):
            _languages(t)
            _themes(t)


def _themes(t: Words) -> None:
    with tag("div", "", "lp-switch", role="group", aria_label=t("frame.theme")):
        for theme, picture in _THEMES.items():
            name = t(f"theme.{theme}")
            with tag("button", "", type="button", data_theme_choice=theme, aria_label=name, title=name):
                ui.html(picture, sanitize=False, tag="span")


def _languages(t: Words) -> None:
    with tag("div", "", "lp-switch", role="group", aria_label=t("frame.language")):
        for language, name in LANGUAGES.items():
            pressed = "true" if language == t.language else "false"
            short = "EN" if language == "en" else name
            tag("button", short, type="button", data_language_choice=language, aria_pressed=pressed, aria_label=name,
                title=name, lang=language)  # fmt: skip


def _footer(t: Words) -> None:
    with tag("footer", "", "lp-footer"):
        tag("span", t("frame.motto"), "lp-motto")
        tag("span", t("frame.whose"))
