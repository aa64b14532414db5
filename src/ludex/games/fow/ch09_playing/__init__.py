"""Playing cards and abilities (fow 9): the chase, costs, targets, copies."""
