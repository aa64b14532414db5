"""Seats, sessions, scenarios: anyone who can answer a question."""
