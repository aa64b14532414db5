"""Which rule stands behind each verb and each question of a card text."""

from __future__ import annotations

CITATIONS: dict[str, str] = {
    # verbs (cfv 10.1)
    "draw": "cfv 10.1.1.1",
    "draw up to": "cfv 3.12.4",
    "discard": "cfv 10.1.2.1",
    "retire": "cfv 10.1.3.1",
    "put": "cfv 4.1.4",
    "add": "cfv 4.1.4",
    "return": "cfv 4.1.4",
    "heal": "cfv 10.1.7.1",
    # Where they are (cfv 10.1.8.1.3), with what else is paid for a cost (cfv 10.1.8.1.1), until the effect is over
    # (cfv 10.1.8.1.2).
    "reveal": "cfv 10.1.8.1",
    "search": "cfv 10.1.9.1",
    "search shuffle": "cfv 10.1.10.2",
    "shuffle": "cfv 10.1.10.1",
    "look": "cfv 10.1.9.1",
    "look up to": "cfv 8.5.3.1.1",
    "rest": "cfv 10.1.11.1",
    "ready": "cfv 10.1.11.1",
    "flip": "cfv 10.1.12.1",
    "soul blast": "cfv 10.1.16.1",
    "soul charge": "cfv 10.1.17.1",
    "bind": "cfv 10.1.18.1",
    "declare": "cfv 10.1.22.2",
    "damage": "cfv 3.13.1",
    "change": "cfv 8.2.1.2",
    "set": "cfv 8.2.1.2",
    "lasting": "cfv 8.2.1.2",
    "delayed": "cfv 8.6.5",  # it works once (cfv 8.6.5.1)
    "win": "cfv 1.2.5",
    "lose the game": "cfv 1.2.5",
    "all lose": "cfv 1.2.3",  # one loser ends the game at once (cfv 1.2.1)
    "concede": "cfv 1.2.4",  # no effect interferes with it (cfv 1.2.4.1)
    "random": "cfv 3.16.1",  # among what the text names, and nobody steers it (cfv 3.16.2)
    # questions
    "select": "cfv 8.5.3",
    "too few targets": "cfv 8.5.3.1.2",
    "choose": "cfv 8.5.3",
    "performable": "cfv 8.5.3.1",
    "order": "cfv 4.1.5",
    "secret order": "cfv 4.1.5.1",
    "may": "cfv 8.5.3.1.1",
    "prohibit": "cfv 1.3.3",
    "replace": "cfv 8.2.1.3",  # the affected player orders several (ruling cfv-R45)
    "impossible": "cfv 1.3.2",
    "zero": "cfv 1.3.2.2",
    "both choose": "cfv 1.3.4",
    "share": "cfv 8.5.3",
    "cannot use": "cfv 11.2.1.1",
    "use condition": "cfv 10.2.5.3.3",
    "use limit": "cfv 11.2.1",
    # costs
    "pay cost": "cfv 8.5.2.3",
    "pay in full": "cfv 8.5.2.3",
    "pay points": "cfv 8.5.2.3",
    "pay value": "cfv 8.5.2.3",
    "pay bound": "cfv 8.5.2.3",
    "engage cost": "cfv 3.17.2",
    "optional cost": "cfv 8.1.1.2.2",
    "pay": "cfv 8.5.2.3",
}
