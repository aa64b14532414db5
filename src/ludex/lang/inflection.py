"""English endings: plurals, agreeing verbs, a and an. Templates name the word once; the endings are made here."""

from __future__ import annotations

_PLURALS = {"enemy": "enemies", "deck": "decks", "die": "dice", "cemetery": "cemeteries"}
_AGREEING = {
    "be": ("is", "are"),
    "have": ("has", "have"),
    "do": ("does", "do"),
    "don't": ("doesn't", "don't"),
    "aren't": ("isn't", "aren't"),
    "were": ("was", "were"),
    "weren't": ("wasn't", "weren't"),
    "their": ("its", "their"),
}
_AN_ANYWAY = ("hour", "heir", "honor", "honest", "herb")
_LETTER = ("x", "x-cost")
_A_ANYWAY = ("uni", "eu", "one-", "once", "use", "ubiq", "uto", "unanim", "usur")


def plural(noun: str) -> str:
    """The plural of a noun."""
    if noun in _PLURALS:
        return _PLURALS[noun]
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def third_person(verb: str) -> str:
    """The verb as another does it: discards, buries, has."""
    if verb in _AGREEING:
        return _AGREEING[verb][0]
    return plural(verb)


def agreeing(verb: str, number: str) -> str:
    """The verb for a singular (`s`) or plural (`p`) subject."""
    if verb in _AGREEING:
        return _AGREEING[verb][number == "p"]
    return third_person(verb) if number == "s" else verb


def article(following: str) -> str:
    """`a` or `an` before a word."""
    word = following.lower().lstrip("{“«‹⸢")
    if word.isdigit():
        return "an" if word.startswith("8") or word in ("11", "18") else "a"
    if word.startswith(_AN_ANYWAY) or word in _LETTER:
        return "an"
    if word.startswith(_A_ANYWAY) and not word.startswith(("unin", "unim", "unid")):
        return "a"
    return "an" if word[:1] in "aeiouæ" else "a"
