"""Faces: cards as the table shows them, on other pages, and a hand that a deck might deal. Workers read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludex import games
from ludex.table.scenario import Scenario
from ludex.web.judging.scene import scene

Face = dict[str, Any]
_DRAWS = 5
_QUESTIONS = 8


def faces(ruleset: str, wanted: Sequence[Sequence[str]], own: Sequence[Mapping[str, Any]] = ()) -> dict[str, Face]:
    """What a view says of cards, by `part:name`; a card that cannot be laid has no face. `own`: a visitor's cards."""
    found: dict[str, Face] = {}
    rows = _rows(ruleset, own)
    for part in dict.fromkeys(part for part, _ in wanted):
        table = Scenario(ruleset, cards=rows)
        zone = scene(ruleset).zones.get(part, "hand")
        laid: dict[int, str] = {}
        for name in (name for of, name in wanted if of == part):
            try:
                laid[table.put(0, zone, name=name).id] = name
            except (ValueError, LookupError, TypeError):  # of another edition, or not understood
                continue
        cards = table.game.cards
        tags = {cards[card].tag: name for card, name in laid.items()}
        view: Any = table.game.view(0)
        for card in view["players"][0]["zones"].get(zone, {}).get("cards", ()):
            if card.get("id") in tags:
                found[f"{part}:{tags[card['id']]}"] = {**card, "id": "", "rested": False}
    return found


def _rows(ruleset: str, own: Sequence[Mapping[str, Any]]) -> list[Any]:
    """A visitor's cards in plain data; those of the lab are read first, those that cannot be are left out."""
    room, rules = games.room(ruleset), games.ruleset(ruleset)
    rows = []
    for fields in own:
        try:
            rows.append(msgspec.to_builtins(room.outside(rules, fields)))
        except (ValueError, LookupError, TypeError):
            continue
    return rows


def sample(ruleset: str, deck: object, seed: int, cards: Sequence[Mapping[str, Any]] = ()) -> dict[str, list[Face]]:
    """A first hand of a deck as a game deals it, and the cards that would be drawn next."""
    lab = [games.room(ruleset).outside(games.ruleset(ruleset), card) for card in cards]
    brought: Any = games.room(ruleset).brought
    options = {"catalog": brought(lab)} if lab else {}
    game = games.start(ruleset, (deck, deck), seed, auto=False, **options)
    for _ in range(_QUESTIONS):
        if game.zone(0, "hand") or game.decision is None:
            break
        game.choose(game.decision.options[0].key)
    piles = [zone for zone in ("deck", "main deck") if zone in game.rules.spec]
    drawn = game.zone(0, piles[0])[:_DRAWS] if piles else ()
    dealt = len(game.zone(0, "hand"))
    game.put_zone(0, "hand", (*game.zone(0, "hand"), *drawn))  # a game of nobody's: only to look at them
    for card in drawn:
        game.own(card).zone = "hand"
    view: Any = game.view(0)
    shown = [{**card, "id": ""} for card in view["players"][0]["zones"]["hand"]["cards"]]
    return {"hand": shown[:dealt], "next": shown[dealt:]}
