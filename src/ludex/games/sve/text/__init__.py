"""The texts of Shadowverse: Evolve: how its cards are worded."""
