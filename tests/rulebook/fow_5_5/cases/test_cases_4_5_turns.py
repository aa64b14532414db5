"""Cases of fow-5.5, chapters 4 and 5: what the first turns have and lack."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardRow, Side
from ludex.games.fow.ch04_preparation.deckfile import Deck
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.game import Game
from tests.fow_table import FIELD, P2, Table

WAITING = "At the beginning of your recovery phase, draw a card.\nAt the end of your recovery phase, draw a card."
CARDS = Catalog(
    [
        *(CardRow(name=f"Porter {n}", type="resonator", cost="{1}", attack=n, defense=n) for n in range(10)),
        CardRow(name="Keeper", type="ruler", text=WAITING, back=Side(name="Taker", attack=700, defense=700)),
        CardRow(name="Pebble", type="magic stone", subtype="basic"),
    ]
)
DECK = Deck(name="plain", ruler="Keeper", main={f"Porter {n}": 4 for n in range(10)}, stones={"Pebble": 10})


def to_main(g: Game, seat: int) -> None:
    """Everybody passes until a player's main phase has begun."""
    while not (g.active == seat and any(f.procedure.name == "fow main phase" for f in g.stack)):
        g.choose("pass")


@pytest.mark.rule("fow-5.5 4.2:4", "fow-5.5 4.2:5", "fow-5.5 5.1:3", "fow-5.5 5.2:1", "fow-5.5 1.2:2")
@pytest.mark.parametrize(("form", "broken"), [("valhalla", 4), ("bifrost", 0)])
def test_fow_5_5_023_card_counts_at_the_first_main_phases(form: str, broken: int) -> None:
    """The first player has drawn nothing, the second one card; no recovery phase; no lifebreak cards in Bifrost."""
    g = starting.start(RULESETS[f"fow-5.5/{form}"], (DECK, DECK), 5, catalog=CARDS, auto=False)
    assert g.decision is not None
    g.choose("first" if g.decision.seat == 0 else "second")
    g.choose("done")
    g.choose("done")
    for seat, hand in ((0, 5), (1, 6)):
        to_main(g, seat)
        assert len(g.zone(seat, "hand")) == hand and len(g.zone(seat, "lifebreak area")) == broken
        assert len(g.zone(seat, "deck")) == 40 - hand - broken
    assert g.turn == 2 and not [e for e in g.events if e.kind == "moment" and e.key.startswith("recovery phase")]
    assert [e.turn for e in g.events if e.kind == "draw"] == [2]


@pytest.mark.rule("fow-5.5 5.2:1", "fow-5.5 5.2:4", "fow-5.5 5.2:5", "fow-5.5 5.1:2", "fow-5.5 7.5:1", "fow-5.5 7.11:1")
@pytest.mark.parametrize(("passed", "first"), [(1, True), (2, False)])
def test_fow_5_5_025_a_skipped_recovery_phase_loses_no_will_and_recovers_nothing(passed: int, first: bool) -> None:
    """In the first turn the will of the draw phase pays in the main phase and the ruler stays rested; later neither."""
    t = Table("fow-5.5/valhalla", turn_of=P2, phase="draw", turns_passed=passed)
    ruler = t.ruler(P2, "[Judgment] {0}\n[Activate] {Rest}: Produce {U}.")
    t.instant(P2, "Draw a card.")
    card = t.hand(P2, cost="{U}")
    t.activate(ruler)
    assert t.wills(P2) == {"U": 1} and t.rested(ruler)
    t.pass_to("main phase")
    assert t.rested(ruler) is first and t.wills(P2) == ({"U": 1} if first else {})
    assert ("call" in t.options) is not first and ("judgment" in t.options) is not first
    if first:
        t.cast(card)
        assert t.zone_of(card) == FIELD and t.wills(P2) == {}
