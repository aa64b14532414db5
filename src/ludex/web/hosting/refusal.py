"""Refusals: why a message was not acted on. Nothing has changed then, for anybody."""

from __future__ import annotations

from typing import Literal

from ludex.web.languages import said

Reason = Literal[
    "malformed", "stale", "not-your-turn", "illegal", "too-large", "too-frequent", "unknown-game", "bad-token",
    "not-allowed", "over", "unavailable", "lesson", "puzzle", "waiting",
]  # fmt: skip


class Refusal(Exception):
    """The reason, a sentence for a person, the rule if one forbids it, and the sentence in other languages."""

    def __init__(self, reason: Reason, sentence: str, rule: str = "", words: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.reason: Reason = reason
        self.sentence = sentence
        self.rule = rule
        self.words = words

    def said(self, lang: str) -> str:
        """The sentence in a language: the one given for it, or the one the server has for it."""
        return (self.words or {}).get(lang) or said(self.sentence, lang)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from all of it, not from the sentence alone."""
        return type(self), (self.reason, self.sentence, self.rule, self.words)
