"""Rules handling (sve 11)."""
