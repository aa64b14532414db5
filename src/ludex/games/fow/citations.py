"""Which rule stands behind each verb and each question of a card text."""

from __future__ import annotations

CITATIONS: dict[str, str] = {
    # verbs (fow 10)
    "add": "fow 10.1:1",
    "remove": "fow 10.3:1",
    "reveal": "fow 10.4:1",  # what everybody sees already is not revealed again (fow 10.4:2)
    "summon": "fow 10.5:1",
    "damage": "fow 10.6:1",
    "draw": "fow 10.8:1",
    "draw up to": "fow 10.8:2",
    "destroy": "fow 10.9:1",
    "banish": "fow 10.10:1",
    "cancel": "fow 10.11:1",
    "rest": "fow 10.12:1",
    "ready": "fow 10.12:1",
    "search": "fow 10.13:2",
    "search shuffle": "fow 10.20:1",
    "shuffle": "fow 10.20:1",  # all cards of a zone (fow 10.20:1.1)
    "discard": "fow 10.18:1",
    "put": "fow 3.1:5",
    "return": "fow 3.1:5",
    "enter": "fow 7.1:3",
    "steal": "fow 3.14:2",
    "give control": "fow 3.14:2",
    "swap": "fow 3.1:5",
    "look": "fow 10.13:2",
    "look up to": "fow 10.13:2",
    "counter": "fow 10.21:1",  # equal names are one kind (fow 10.21:1.2)
    "uncounter": "fow 10.21:1",
    "copy": "fow 10.16:1",
    "flip": "fow 14.3:2.3",
    "change": "fow 10.19:3",
    "set": "fow 10.19:2",
    "lasting": "fow 9.1:2.2",
    "delayed": "fow 9.6:8",
    "gain": "fow 1.5:4",
    "lose": "fow 1.5:4",
    "pay": "fow 10.2:1",
    "produce": "fow 9.7:4",
    "extra turn": "fow 1.4:1",
    "skip turn": "fow 1.4:1",
    "win": "fow 1.3:2",
    "lose the game": "fow 1.3:1",
    "all lose": "fow 1.3:3",  # one loser leaves a winner (fow 1.3:2)
    "concede": "fow 1.3:4",
    "declare": "fow 10.13:1",
    "roll": "fow 1.4:1",
    "random": "fow 10.13:1",
    # questions
<<<<<<< HEAD
    "select": "fow 9.3:2.4",
    "pick": "fow 10.13:1",  # what is no target
    "pick unseen": "fow 10.13:2",
=======
    "select": "fow 10.13:1",
>>>>>>> main
    "too few targets": "fow 9.3:2.4",
    "choose": "fow 10.13:1",
    "performable": "fow 9.3:2.3",
    "modes": "fow 9.3:2.3",
    "x": "fow 1.4:5",
    "order": "fow 3.1:4",
    "offer": "fow 7.9:2",
    "pile": "fow 3.1:4",
    "age": "fow 9.9:3.2",
    "secret order": "fow 3.1:4",
    "may": "fow 1.4:1",
    "prohibit": "fow 1.4:4",
    "replace": "fow 9.10:2",
    "impossible": "fow 1.4:2",
    "zero": "fow 1.4:2",
    "both choose": "fow 1.4:2",
    "divide": "fow 10.6:3",
    "share": "fow 10.6:3",
    "cannot use": "fow 12.4:2",
    "use condition": "fow 9.3:2",
    "use limit": "fow 1.4:1",
    # costs
    "pay cost": "fow 9.3:2.5",
    "pay in full": "fow 9.3:2.5",
    "pay points": "fow 10.2:4",
    "pay value": "fow 1.5:4.1",
    "pay bound": "fow 1.5:4.1",
    "engage cost": "fow 10.12:2",
    "optional cost": "fow 9.3:2.5",
}
