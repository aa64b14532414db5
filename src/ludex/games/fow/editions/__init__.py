"""The editions of Force of Will: each is the game with its own book's differences."""
