"""When the store is away: a full disk, a database that is not reached."""

from __future__ import annotations

import errno

from sqlalchemy.exc import SQLAlchemyError

AWAY = "The server cannot store or load this at the moment; try again."
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)


def is_away(error: BaseException) -> bool:
    """Whether something failed because nothing can be stored or loaded now."""
    return isinstance(error, SQLAlchemyError | MemoryError) or (isinstance(error, OSError) and error.errno in _FULL)
