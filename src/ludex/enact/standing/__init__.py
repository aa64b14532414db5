"""Effects that stand: on information, what cannot be done, what may be, when something triggers."""
