"""News: lines of the log say what happened once, and together what is one thing."""

from __future__ import annotations

from typing import Any

from ludex import games
from ludex.table.languages import language
from ludex.web.hosting.news import news
from ludex.web.protocol.parts import Line
from tests import sve_table
from tests.sve_table import P1, P2

Told = dict[str, Any]
NAMES = ("Ann", "Bob")


def lines(*events: Told, lang: str = "en") -> list[Line]:
    told = [{"rule": "sve 5.11.1", "turn": 1, **event} for event in events]
    return news(games.ruleset("sve"), NAMES, told, [1] * len(told), language(lang, "sve"))


def heard(found: list[Line]) -> list[str]:
    return [line.sentence for line in found if not line.quiet]


def look(card: str, seat: int = 0) -> Told:
    return {"kind": "look", "seat": seat, "card": card, "name": f"Card {card}", "by": "c9", "by_name": "Scholar"}


def test_a_deck_that_is_looked_through_is_one_line_and_a_few_cards_are_told() -> None:
    through = lines(*[look(f"c{n}") for n in range(20, 50)], {"kind": "shuffle", "seat": 0})
    assert heard(through) == ["Ann looks at Card c20 (c20) and 29 more by Scholar (c9).", "Ann: the deck is shuffled."]
    assert len(through) == 31 and through[1].sentence == "Ann looks at Card c21 (c21) by Scholar (c9)."
    assert len(heard(lines(look("c1"), look("c2"), look("c3")))) == 3


def test_cards_that_nobody_else_sees_are_counted() -> None:
    drawn = {"kind": "draw", "seat": 1, "hidden": True}
    assert heard(lines(drawn, drawn, drawn, {**drawn, "seat": 0})) == ["Bob draws 3 cards.", "Ann draws a card."]
    assert heard(lines(drawn, drawn, lang="ja")) == ["Bobがカードを2枚引いた。"]
    mine = {"kind": "draw", "seat": 0, "card": "c1", "name": "Imp"}
    assert heard(lines(mine, {**mine, "card": "c2", "name": "Bell"})) == ["Ann draws Imp (c1).", "Ann draws Bell (c2)."]


def test_that_a_card_is_played_is_said_once() -> None:
    moves = {"from": "hand", "from_seat": 0, "to": "resolution zone", "to_seat": 0}
    play = {"kind": "play", "seat": 0, "card": "c1", "name": "Imp", **moves}
    played = {"kind": "played", "seat": 0, "card": "c2", "name": "Imp", "key": "card"}
    pays = {"kind": "value", "seat": 0, "key": "play points", "amount": -1}
    assert heard(lines(play, pays, played)) == ["Ann plays Imp (c1) from hand.", "Ann: play points -1."]
    ability = {**played, "key": "automatic"}
    assert heard(lines(play, ability))[1] == "Ann has played Imp (c2) (automatic ability)."


def test_a_token_that_has_ceased_to_exist_is_named_when_its_last_words_are_played() -> None:
    t = sve_table.Table()
    boat = t.field(P2, "{last words} Draw a card.", defense=1, engaged=True, name="Reed Boat", special="token")
    t.deck(P2), t.deck(P2)
    by = t.field(P1, "Storm.", attack=2, defense=3)
    t.attack(by, boat)

    view: Any = t.game.view(P1)
    told = [e for e in view["events"] if e["kind"] == "played"]

    assert [e.get("name") for e in told] == ["Reed Boat"]
