"""The scene of a text, and the tables in which words register what they mean."""
