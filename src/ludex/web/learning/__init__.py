"""Learning: a course of short lessons for each game, played at the real table. Lessons are data and contain no rule."""
