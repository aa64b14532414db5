"""Looking ahead: questions that one gesture settles, ways to pay, and turns with nothing to do."""

from __future__ import annotations

from typing import Any

import ludex
from ludex.kernel.decisions import ATTACKED, CHANCE, PAYMENT, STEP, TURN, WINDOW
from ludex.kernel.game import Game
from ludex.table.ahead import ahead, beyond, ways
from tests import sve_table
from tests.cfv_table import LB, LF, P1, P2, Table


def paths(doors: dict[str, Any]) -> set[tuple[str, ...]]:
    """All answers that follow one another behind doors."""
    found: set[tuple[str, ...]] = set()
    for key, door in doors.items():
        further = paths({each["key"]: each for each in door.get("then", ())})
        found |= {(key, *path) for path in further} or {(key,)}
    return found


def test_attacker_and_target_stand_behind_the_question_whether_to_attack() -> None:
    t = Table()
    ours, theirs = t.vanguard(P1), t.vanguard(P2)
    front = t.rear(P1, circle=LF)
    booster = t.rear(P1, circle=LB, icons="Boost")
    rear = t.rear(P2, circle=LF)
    t.to_battle()
    before = t.game.hash()

    told = ahead(t.game, P1)

    units, targets = (ours, front), (theirs, rear)
    tag = {piece: t.game.cards[piece.id].tag for piece in (*units, *targets, booster)}
    wanted = {("attack", f"attack {tag[by]}", f"target {tag[on]}") for by in units for on in targets}
    assert paths(told["doors"]) == wanted
    assert told["doors"]["attack"]["step"] and not told["idle"]
    attack = next(each for each in told["doors"]["attack"]["then"] if each["key"] == f"attack {tag[front]}")
    assert [o["key"] for o in attack["then"][0]["chance"]] == [f"boost {tag[booster]}"]
    assert t.game.hash() == before
    assert ahead(t.game, P2) == {} == ahead(t.game, None)


def test_what_guards_and_boosts_are_like_is_said_by_the_game() -> None:
    t = Table()
    t.vanguard(P1), t.vanguard(P2)
    by = t.rear(P1, circle=LF)
    t.rear(P1, circle=LB, icons="Boost")
    t.hand(P2, shield=5000)
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {t.game.cards[by.id].tag}")
    decision = t.game.decision
    assert decision is not None and decision.nature == CHANCE
    t.choose("pass")
    guard: Any = t.game.view(P2)
    assert guard["decision"]["nature"] == ATTACKED and guard["decision"]["could"]
    assert (guard["battle"]["force"], guard["battle"]["against"]) == (5000, 10000)


def test_of_cards_that_must_go_together_every_choice_is_told_before_the_first_is_picked() -> None:
    """Different names are asked for: who sees which cards go together may take one and give it back."""
    t = sve_table.Table()
    one, other = (t.cemetery(P1, name=name) for name in ("Kite", "Lamp"))
    t.cemetery(P1, name="Lamp")  # differs in nothing from the other
    spell = t.spell(P1, "Select up to 2 cards in your cemetery with different names and add them to your hand.")
    t.choose(f"play {spell}")
    tags = [t.game.cards[piece.id].tag for piece in (one, other)]

    told = ahead(t.game, P1)["sets"]

    assert {frozenset(each) for each in told} == {frozenset(), *(frozenset({tag}) for tag in tags), frozenset(tags)}
    for tag in tags:
        t.choose(f"pick {tag}")
    assert {t.zone_of(one), t.zone_of(other)} == {"hand"}


def started(ruleset: str, decks: tuple[str, str], *natures: str) -> list[Game]:
    """Positions of a game at which the first seat is asked such questions."""
    from ludex.bots import bot
    from ludex.table.chair import Chair

    found: list[Game] = []
    for seed in range(3):
        g = ludex.new(ruleset, decks=decks, seed=seed)
        g.auto = "turns"
        bots = [bot("random", f"{seed}/{seat}") for seat in (0, 1)]
        while not g.over and g.turn < 16:
            decision = g.decision
            assert decision is not None
            if decision.seat == 0 and decision.nature in natures:
                found.append(g.clone())
            g.choose(bots[decision.seat].answer(Chair(g.clone(), decision.seat), decision))
    return found


def test_each_way_to_pay_pays_and_none_uses_more_than_another() -> None:
    paid = 0
    for g in started("fow-5.5/valhalla", ("mothandrust", "gownalight"), PAYMENT):
        found = ways(g, 0)
        for way in found:
            twin = g.clone()
            for key in way.keys:
                assert twin.decision is not None and twin.decision.nature == PAYMENT
                twin.choose(key)
            assert twin.decision is None or twin.decision.nature != PAYMENT or twin.decision.seat != 0
            assert not [other for other in found if set(other.spent) < set(way.spent)]
        paid += len(found) == 1
    assert paid


def test_behind_a_battle_are_its_attacks_and_where_there_are_none_it_is_hollow() -> None:
    hollow = full = 0
    for g in started("fow-5.5/valhalla", ("mothandrust", "gownalight"), TURN):
        door = ahead(g, 0).get("doors", {}).get("battle")
        if not door:
            continue
        there = beyond(g, 0, "battle")
        assert there is not None and there.decision is not None and there.decision.nature == STEP
        attacks = [o.key for o in there.decision.options if o.key.startswith("attack")]
        assert [each["key"] for each in door["then"]] == attacks and door["hollow"] == (not attacks)
        hollow += not attacks
        full += bool(attacks)
    assert hollow and full


def test_behind_passing_are_the_attacks_and_the_end_of_the_turn() -> None:
    """Where passing leads to a battle or to the end, who does not attack must get to the end, too."""
    seen = 0
    for g in started("fow-2.0", ("eavesheath", "lasthours"), TURN):
        door = ahead(g, 0).get("doors", {}).get("pass")
        if not door:
            continue
        assert "end" in [each["key"] for each in door["then"]]
        seen += any(len(path) > 2 for path in paths({"pass": door}))
    assert seen


def test_nothing_is_told_of_what_would_come_to_light() -> None:
    """Looking ahead is the same whatever the opponent holds."""
    for g in started("fow-5.5/valhalla", ("mothandrust", "gownalight"), TURN, STEP, WINDOW)[::7]:
        told = ahead(g, 0)
        from ludex.table.guessing import determinise

        assert ahead(determinise(g, 0, 5), 0) == told
