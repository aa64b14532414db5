"""Priority (fow 6): what comes before an action, which actions there are, and why not."""
