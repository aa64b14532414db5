"""Who runs out of time has run out of time: the books know no clock, and nobody has conceded."""

from __future__ import annotations

import json

from ludex.web.hosting.held import Held, Wanted
from ludex.web.hosting.past import Line
from ludex.web.hosting.starting import new_setup


def ended(kind: str) -> tuple[list[str], str]:
    held = Held("sve", new_setup("sve", ("bellmere", "derby"), 5, ()), ("Ann", "Bob"), ())
    asked = held.facts().asked
    assert asked is not None
    facts, told = held.attempt(Line(0, kind, asked.seat, ""), [Wanted(asked.seat, 0, 0, True)])
    assert facts.result is not None and facts.result[0] == 1 - asked.seat
    rule: str = json.loads(told[0].view)["result"]["rule"]
    assert rule == facts.result[1]
    return [line["sentence"] for line in json.loads(told[0].news)][-1:], rule


def test_the_log_says_that_the_time_ran_out_and_cites_no_rule() -> None:
    (last,), rule = ended("timeout")
    assert last.endswith("runs out of time.") and not rule


def test_who_concedes_has_conceded_by_the_rule() -> None:
    (last,), rule = ended("concede")
    assert last.endswith("concedes.") and rule.startswith("sve ")
