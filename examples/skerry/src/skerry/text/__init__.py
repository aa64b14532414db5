"""What Skerry's cards say: its own nodes, the phrases of its dialect, and what its own nodes mean."""
