"""Card text to tree and back (lang): phrases that run both ways. Knows no play."""
