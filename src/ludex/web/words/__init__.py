"""The words of the interface, in every language it speaks."""

from ludex.web.words.words import DEFAULT, LANGUAGES, Words, WordsError, preferred, spoken, words

__all__ = ["DEFAULT", "LANGUAGES", "Words", "WordsError", "preferred", "spoken", "words"]
