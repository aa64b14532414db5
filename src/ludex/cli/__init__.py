"""The command line. It contains no rule: every command asks a room below and shows the answer."""

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> None:
    """Run one command. Exits 0 (done), 1 (done, the answer is no) or 2 (not done: the input is at fault)."""
    from ludex.cli.errors import UserError

    try:
        _run(argv)
    except UserError as error:
        from ludex.cli.output import complain

        complain(error)
        sys.exit(2)
    except BrokenPipeError:  # the reader of our output has gone, as in `ludex cards coverage … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _run(argv: Sequence[str] | None) -> None:
    """The command that is asked for; a list that takes no options is shown before anything else is loaded."""
    from ludex.cli.listing import ASKED, show

    said = tuple(sys.argv[1:] if argv is None else argv)
    if said in ASKED:
        show(json=ASKED[said])
        return
    from ludex.cli.app import app

    app(args=argv, prog_name="ludex")
