"""Small parts that every page is made of: plain elements of HTML with the look of `static/theme.css`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any

from nicegui import ui
from nicegui.elements.mixins.text_element import TextElement
from nicegui.events import GenericEventArguments

Handler = Callable[[], Any] | Callable[[], Awaitable[Any]]
Said = Callable[[str], Any] | Callable[[str], Awaitable[Any]]


def tag(name: str, text: str = "", classes: str = "", /, **attributes: object) -> TextElement:
    """An element of HTML. Attributes are given in Python's spelling: `aria_label` is `aria-label`, `for_` is `for`.

    Text and attributes are set as text, so what a person has written can do nothing here.
    """
    element = TextElement(tag=name, text=text)
    if classes:
        element.classes(classes)
    for key, value in attributes.items():
        if value is not None and value is not False:
            element.props[key.rstrip("_").replace("_", "-")] = "" if value is True else value
    return element


def link(text: str, href: str, classes: str = "", **attributes: object) -> TextElement:
    """A link; opened by the browser itself, so it works before anything else does."""
    return tag("a", text, classes, href=href, **attributes)


def button(text: str, on_click: Handler, classes: str = "", **attributes: object) -> TextElement:
    """A button that asks the server."""
    made = tag("button", text, f"lx-button {classes}".strip(), type="button", **attributes)
    made.on("click", lambda _: on_click())
    return made


def link_button(text: str, href: str, classes: str = "", **attributes: object) -> TextElement:
    """A link that looks like a button."""
    return link(text, href, f"lx-button {classes}".strip(), **attributes)


def rule_chip(citation: str, hint: str = "") -> TextElement:
    """A rule's number, leading to its page."""
    return link(citation, rule_address(citation), "lx-rule", title=hint or None)


def rule_address(citation: str) -> str:
    """Where the page of a rule is: `sve 8.4.9` is `/rules/sve/8.4.9`."""
    book, _, number = citation.partition(" ")
    return f"/rules/{book}/{number}" if number else f"/rules/{book}"


# Vue writes a property "value" back whenever it draws anew, over what is being typed; as an attribute (so says the sign
# before it) it is only what stands there at first.
_AT_FIRST = "^value"


def _on_value(element: TextElement, event: str, said: Said, among: Collection[str] | None = None) -> None:
    """Hear what is written or chosen; where it is a choice, what is not among it was said by no page of ours."""

    def handle(arguments: GenericEventArguments) -> Any:
        value = str(arguments.args)
        return said(value) if among is None or value in among else None

    # While somebody types, the server hears of it a few times a second and at the end, not at every letter.
    typing = event == "input"
    said_by = "(event) => emit(event.target.value)"
    element.on(event, handle, js_handler=said_by, throttle=0.15 if typing else 0.0, leading_events=not typing)


def field(
    label: str, said: Said, *, value: str = "", hint: str = "", kind: str = "text", event: str = "input", **more: object
) -> TextElement:
    """A line to write in, with its label; what is written is said on every change."""
    with tag("label", "", "lp-field"):
        tag("span", label, "lx-caps")
        made = tag("input", "", "lx-field", type=kind, placeholder=hint or None, **more)
        made.props[_AT_FIRST] = value
    _on_value(made, event, said)
    return made


def area(label: str, said: Said, *, value: str = "", hint: str = "", rows: int = 6, **more: object) -> TextElement:
    """A field of several lines."""
    with tag("label", "", "lp-field"):
        tag("span", label, "lx-caps")
        made = tag("textarea", value, "lx-field", rows=rows, placeholder=hint or None, **more)
    _on_value(made, "input", said)
    return made


def select(
    label: str, options: Mapping[str, str], said: Said, *, value: str = "", bare: bool = False, **more: object
) -> TextElement:
    """A choice of several; the browser's own, which every phone and every screen reader knows."""
    with tag("label", "", "lp-field"):
        tag("span", label, "lx-only-heard" if bare else "lx-caps")
        with tag("select", "", "lx-field", **more) as made:
            choices(options, value)
    _on_value(made, "change", said, among=frozenset(options))
    return made


def choices(options: Mapping[str, str], value: str) -> None:
    """The choices of a select."""
    for key, name in options.items():
        tag("option", name, value=key, selected=key == value)


def radios(
    label: str, options: Iterable[tuple[str, str]], said: Said, *, value: str, name: str, classes: str = ""
) -> TextElement:
    """A few choices side by side, one of them taken: real radio buttons under the look of a segmented bar."""
    with tag("fieldset", "", f"lp-radios {classes}".strip()) as made:
        tag("legend", label, "lx-caps")
        for key, text in options:
            with tag("label", "", "lp-radio"):
                choice = tag("input", "", type="radio", name=name, value=key, checked=key == value)
                tag("span", text)
            _on_value(choice, "change", said, among=(key,))
    return made


def notice(text: str, kind: str = "info") -> TextElement:
    """A sentence in a box: kind is info, good or danger."""
    return tag("p", text, f"lp-notice {kind}", role="alert" if kind == "danger" else "status")


def leaving() -> Callable[[], bool]:
    """A question to ask after something that took a while: has who opened the page gone on to another?"""
    client = ui.context.client
    return lambda: bool(client.is_deleted)


def told(text: str) -> None:
    """Say something for a moment at the edge of the page."""
    ui.notify(text, position="bottom", classes="lp-told", timeout=3500)
