"""Text meets play: the tree of a card text becomes abilities, procedures and questions of the kernel."""
