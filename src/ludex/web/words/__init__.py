"""The words of the interface, in every language it speaks."""

from ludex.table.languages import LANGUAGES
from ludex.web.words.words import DEFAULT, Words, WordsError, language_of, preferred, spoken, words

__all__ = ["DEFAULT", "LANGUAGES", "Words", "WordsError", "language_of", "preferred", "spoken", "words"]
