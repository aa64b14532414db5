"""Choosing: several picks are a run of single ones, and what leaves no choice is not asked."""

from ludex.kernel import choices
from ludex.kernel.frames import Call, Frame, Procedure, Signal
from ludex.kernel.game import Game
from tests.kernel.mini import put, run, start


def asked(g: Game, call: Call) -> list[object]:
    """Start a choice; its answer will be in the list."""
    answers: list[object] = []

    def keep(g: Game, f: Frame) -> Signal | None:
        answers.append(f.answer)
        return None

    p = Procedure("mini 9", "Trial")
    p.add("", lambda g, f: call)
    p.add("", keep)
    run(g, p, [])
    return answers


def keys(g: Game) -> list[str]:
    assert g.decision is not None
    return [o.key for o in g.decision.options]


def field(g: Game, *names: str) -> tuple[int, ...]:
    return tuple(put(g, name).id for name in names)


def test_up_to_two_is_asked_until_done() -> None:
    g = start()
    a, b, c = field(g, "Hare", "Wolf", "Owl")
    answers = asked(g, choices.pick(0, (a, b, c), 0, 2, rule="mini 9", prompt="Choose"))
    assert keys(g) == [f"pick c{a}", f"pick c{b}", f"pick c{c}", "done"]
    g.choose(f"pick c{b}")
    assert keys(g) == [f"pick c{a}", f"pick c{c}", "done"]
    g.choose("done")
    assert answers == [(b,)]


def test_exactly_two_cannot_be_done_earlier() -> None:
    g = start()
    a, b, c = field(g, "Hare", "Wolf", "Owl")
    answers = asked(g, choices.pick(0, (a, b, c), 2, 2, rule="mini 9", prompt="Choose"))
    assert "done" not in keys(g)
    g.choose(f"pick c{c}")
    assert "done" not in keys(g)
    g.choose(f"pick c{a}")
    assert answers == [(c, a)]


def test_as_many_as_there_are_is_not_asked() -> None:
    g = start()
    both = field(g, "Hare", "Wolf")
    assert asked(g, choices.pick(0, both, 2, 2, rule="mini 9", prompt="Choose")) == [both]
    assert asked(g, choices.pick(0, both, 5, 5, rule="mini 9", prompt="Choose")) == [both]
    assert asked(g, choices.pick(0, (), 0, 2, rule="mini 9", prompt="Choose")) == [()]


def test_cards_that_differ_in_nothing_are_offered_once() -> None:
    g = start(decks=(["Hare"] * 8 + ["Wolf"], ["Hare"] * 9))
    deck = g.zone(0, "deck")
    for cid in deck:
        g.own(cid).known = 1  # seat 0 has looked at them
    asked(g, choices.pick(0, deck, 1, 1, rule="mini 9", prompt="Choose"))
    assert len(keys(g)) == len({g.cards[c].definition.name for c in deck})


def test_an_unoffered_answer_names_the_rule_and_how_many_to_choose() -> None:
    g = start()
    a, b, c = field(g, "Hare", "Wolf", "Owl")
    asked(g, choices.pick(0, (a, b), 0, 1, rule="mini 9", prompt="Choose"))
    obstacle = g.why_not(f"pick c{c}")
    assert obstacle is not None and obstacle.rule == "mini 9" and "up to 1" in obstacle.sentence


def test_an_order_is_first_chosen_first_and_the_last_is_not_asked() -> None:
    g = start()
    a, b, c = field(g, "Hare", "Wolf", "Owl")
    answers = asked(g, choices.order(0, (a, b, c), rule="mini 9", prompt="Order"))
    g.choose(f"pick c{c}")
    g.choose(f"pick c{a}")
    assert answers == [(c, a, b)]
