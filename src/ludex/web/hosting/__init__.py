"""Live tables: a game with everybody who sits at it, loaded from the store and never ahead of it."""
