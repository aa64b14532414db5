"""What an error says."""

from __future__ import annotations


def spelled(error: BaseException) -> str:
    """The words of an error. A `KeyError` would put its own in quotation marks."""
    return str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
