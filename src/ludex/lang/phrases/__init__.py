"""Phrases that several games say in the same words; each dialect takes the ones it uses."""
