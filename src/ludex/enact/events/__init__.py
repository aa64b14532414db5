"""What happens, as texts speak of it."""
