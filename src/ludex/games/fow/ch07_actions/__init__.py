"""Actions (fow 7): additions, judgment, lifebreak, cards that stand by."""
