"""Force of Will: the chapters of its comprehensive rules, in three editions, with its cards and decks."""
