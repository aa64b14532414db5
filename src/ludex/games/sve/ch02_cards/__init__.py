"""Card information (sve 2): in our files, in other people's, and as cards of a game."""
