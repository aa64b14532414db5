"""Wills (fow 9.7, 10.2): what gives them, what costs ask for, paying."""
