"""What is true of every game here: cards, zones, events, frames, decisions. Knows no game's name and no card text."""
