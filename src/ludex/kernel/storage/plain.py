"""Plain data: how the facts of a game become lists, numbers and words, and become themselves again.

Every type that may be part of a game's state is registered here under a tag, with how to take it apart and
how to put it together. The kernel registers its own types in `codec`; a room above registers what it puts
into frames and keys (`register`, or `register_dataclass` for frozen facts). What is not registered cannot
be saved, and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Parts = tuple[Any, ...]


class Kind(NamedTuple):
    """How one type is taken apart and put together. `inline`: written where it stands, not shared. `wording`: it is
    part of a text, so that it can be a key and no number in it is a card's.

    `essence` are the parts by which two values are equal; the others are not hashed.
    """

    tag: str
    to_plain: Callable[[Any], Parts]
    essence: Callable[[Any], Parts]
    from_plain: Callable[[Parts], object]
    inline: bool
    wording: bool = False


_kinds: dict[type[object], Kind] = {}
_tags: dict[str, Kind] = {}


def register(
    tag: str,
    type: type[T],
    to_plain: Callable[[T], Parts],
    from_plain: Callable[[Parts], T],
    *,
    inline: bool = False,
    essence: Callable[[T], Parts] | None = None,
    wording: bool = False,
) -> None:
    """Make a type part of saves and hashes. The parts may be any values that can themselves be saved."""
    known = _tags.get(tag)
    if known is not None and _kinds.get(type) is not known:
        raise ValueError(f"two types want to be saved as {tag!r}")
    kind = Kind(tag, to_plain, essence or to_plain, from_plain, inline, wording)
    _kinds[type] = kind
    _tags[tag] = kind


def register_dataclass(cls: type[Any], module: str = "") -> None:
    """Make a dataclass of which texts consist part of saves and hashes, field by field, under its module and name.
    `module`: where it was when it was first saved, if it has moved since."""
    if not is_dataclass(cls):
        raise TypeError(f"{cls!r} is not a dataclass")
    positional = tuple(f.name for f in fields(cls) if f.init and not f.kw_only)
    named = tuple(f.name for f in fields(cls) if f.init and f.kw_only)
    count = len(positional)

    def to_plain(fact: object) -> Parts:
        return tuple([getattr(fact, name) for name in positional + named])

    def from_plain(parts: Parts) -> Any:
        if len(parts) != count + len(named):
            raise ValueError(f"{cls.__qualname__} has other fields here")
        return cls(*parts[:count], **dict(zip(named, parts[count:], strict=True)))

    tag = f"{module or cls.__module__}.{cls.__qualname__}"
    register(tag, cls, to_plain, from_plain, essence=essence_of(cls), wording=True)


def essence_of(cls: type[Any]) -> Callable[[Any], Parts]:
    """How to take the fields of a dataclass by which two of its values are equal."""
    compared = tuple(f.name for f in fields(cls) if f.compare)

    def essence(fact: object) -> Parts:
        return tuple([getattr(fact, name) for name in compared])

    return essence


def kind_of(value: object) -> Kind | None:
    """How a value is taken apart, if its type is registered."""
    return _kinds.get(type(value))


def kind_named(tag: str) -> Kind | None:
    """What a tag stands for."""
    return _tags.get(tag)
