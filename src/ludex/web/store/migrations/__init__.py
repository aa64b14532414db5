"""Migrations: how a database of an older ludex becomes one of this. Each step is one file in `versions`."""
