"""The command line. It contains no rule: every command asks a room below and shows the answer."""

from ludex.cli.app import main

__all__ = ["main"]
