"""Words of Force of Will: attributes, sorts of abilities, skills (fow 2.8, 9.1, 11, 12)."""

from __future__ import annotations

from typing import Literal

Attribute = Literal["light", "fire", "water", "wind", "darkness", "void"]
AbilityWord = Literal["judgment", "god's art", "evolution", "awakening", "shift", "activate", "automatic", "this"]
ChosenWord = Literal["attribute", "race", "name", "number", "card type"]

SYMBOL_SKILLS = ("Pierce", "Target Attack", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")
"""The symbol skills (fow 11.1-11.7): keywords that stand alone and may be given."""
SKILLS = (*SYMBOL_SKILLS, "Quickcast", "Remnant", "Precision", "Barrier")
"""All keywords that stand alone: the symbol skills, Quickcast (fow 12.3), Remnant (fow 12.6), and those that only later
cards have (ruling fow-5.5-R60)."""
