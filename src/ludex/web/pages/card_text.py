"""Card texts as the pages show them: icons and keywords stand out, everything else is as written."""

from __future__ import annotations

import re
from html import escape

from nicegui import ui

from ludex.games.boards import CardFacts
from ludex.web.pages.cardbook import tint
from ludex.web.pages.parts import tag

_ICON = re.compile(r"\{([^{}\n]{1,24})\}|\[([^\[\]\n]{1,24})\]|&lt;&lt;(.{1,40}?)&gt;&gt;")


def card_text(text: str) -> None:
    """A text; what stands in braces or brackets is drawn as a small plate."""
    drawn = _ICON.sub(
        lambda found: f"<b class='lp-icon'>{next(part for part in found.groups() if part)}</b>", escape(text)
    )
    ui.html(drawn, sanitize=False, tag="p").classes("lp-card-text")


def card_line(ruleset: str, card: CardFacts, kind: str = "") -> None:
    """A card in one line: its cost in its colours, name, kind as the page calls it, numbers."""
    cost_plate(ruleset, card)
    with tag("span", "", "lp-card-name"):
        tag("b", card.name)
        tag("small", " · ".join(filter(None, (kind or card.kind, card.figures))))


def cost_plate(ruleset: str, card: CardFacts) -> None:
    """Cost or grade, on the colours of the card."""
    pairs = [tint(ruleset, colour) for colour in card.colours] or [("#b9b4a8", "#4c4a45")]
    told = "" if card.level is None else str(card.level)
    style = f"background:linear-gradient(135deg,{pairs[0][0]},{pairs[-1][1]})"
    tag("span", told, "lp-cost", style=style, title=", ".join(card.colours) or None)
