"""Parts of a card (fow 2): in our files, in other people's, and as cards of a game."""
