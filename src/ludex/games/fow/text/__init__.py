"""The texts of Force of Will: how its cards are worded."""
