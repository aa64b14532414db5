"""What texts ask a game, in groups: each a page with the answers that books agree on."""
