"""Texts grown from a grammar: its own machines walked at random, with its words wherever a walk ends early."""

from __future__ import annotations

import random

from ludex.lang.grammar import Category, Grammar, State
from ludex.lang.reading import grammar_of

LEAVES = {
    "int": ("2", "3"),
    "Name": ("Brook Otter",),
    "Quoted": ('"Brook Otter"',),
    "Trait": ("Mage",),
    "RaceWord": ("Elf",),
    "Wills": ("{W}{1}",),
    "Will": ("{W}",),
    "SentenceRun": ("draw a card.",),
    "Costs": ("discard a card",),
}
KINDS = {"sve": ("follower", "spell"), "cfv": ("unit",), "fow": ("resonator", "chant")}
ROOTS = {
    "sve": ("Automatic", "Activated", "Passive", "OpenStep", "ClosedStep", "Choose"),
    "cfv": ("Automatic", "Activated", "Passive", "OpenStep", "ClosedStep"),
    "fow": ("Automatic", "Activated", "Passive", "OpenStep", "ClosedStep", "Choose", "Break"),
}
_DEEPEST = 14


class Grower:
    """Grows one text after another, the same for the same seed."""

    def __init__(self, dialect: str, seed: int) -> None:
        self.grammar: Grammar = grammar_of(dialect)
        self.dialect, self.chance = dialect, random.Random(seed)
        self.words = sorted(self.grammar.literals)

    def text(self, length: int) -> str:
        """A text of about so many characters: phrases of one root again and again, or of several."""
        roots = self.chance.sample(ROOTS[self.dialect], k=self.chance.randint(1, 2))
        phrases = [self.phrase(self.chance.choice(roots)) for _ in range(self.chance.randint(1, 6))]
        out = ""
        joint = self.chance.choice((" ", ". ", ", ", " and ", ", if it's your turn, ", "\n"))
        while len(out) < length:
            out += self.chance.choice(phrases) + joint
        return out[:length]

    def phrase(self, root: str) -> str:
        """Words of one category."""
        mode = {"OpenStep": "open", "Choose": "last"}.get(root, "")
        return self.grammar.notation.joined(self._grow(self.grammar.category(root, mode), 0))

    def _grow(self, cat: Category, depth: int) -> list[str]:
        if cat.reader is not None:
            return self._leaf(cat, depth)
        parts = [*cat.subs, *([cat] if cat.root is not None and (cat.root.words or cat.root.slots) else [])]
        if depth > _DEEPEST or not parts:
            return [self.chance.choice(self.words)]
        part = self.chance.choice(parts)
        return self._walk(cat.root, depth) if part is cat and cat.root is not None else self._grow(part, depth + 1)

    def _leaf(self, cat: Category, depth: int) -> list[str]:
        if cat.name == "Sequence" and depth <= _DEEPEST:
            inner = self.chance.choice((("ClosedStep", ""), ("ClosedStep", ""), ("OpenStep", "open")))
            return self._grow(self.grammar.category(*inner), depth + 1) + (
                ["."] if cat.mode in ("para", "plain") else []
            )
        return self.chance.choice(LEAVES.get(cat.name, ("draw a card", "Otter", "this"))).split()

    def _walk(self, state: State, depth: int) -> list[str]:
        out: list[str] = []
        while True:
            ways: list[object] = [*state.words, *state.slots, *([None] if state.ends else [])]
            way = self.chance.choice(ways)
            if way is None:
                return out
            if isinstance(way, str):
                out.append(way)
                state = state.words[way]
            else:
                assert isinstance(way, tuple)
                _, category, after = way
                out += self._grow(category, depth + 1)
                state = after
