"""ludex: trading card games played by their official numbered rules."""
