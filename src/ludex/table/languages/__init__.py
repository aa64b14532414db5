"""Languages: what a game says, in the language of who is told it. English is what rules are written in."""

from ludex.table.languages.language import ENGLISH, LANGUAGES, Language, LanguageError, language, read, spoken_here

__all__ = ["ENGLISH", "LANGUAGES", "Language", "LanguageError", "language", "read", "spoken_here"]
