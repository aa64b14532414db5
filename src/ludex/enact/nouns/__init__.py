"""What noun phrases mean: one object for each phrase, asked by every place of a text that reads it."""
