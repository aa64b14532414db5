"""A run as one HTML page: tables and charts, nothing to be loaded, in light and dark."""

from ludex.sim.page.report import report

__all__ = ["report"]
