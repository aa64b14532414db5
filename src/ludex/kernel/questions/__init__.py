"""What the kernel asks a game, in groups: each a page with the answers that books agree on."""
