"""The judge's desk: any position, what may be done in it and why not, what happens next, and other books' answers."""
