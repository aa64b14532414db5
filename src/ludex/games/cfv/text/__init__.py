"""The texts of Cardfight!! Vanguard: how its cards are worded."""
