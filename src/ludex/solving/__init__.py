"""Solving: proofs that a player wins this turn, whatever is answered and whatever lies hidden; puzzles made of them."""
