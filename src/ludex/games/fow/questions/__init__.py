"""What editions and formats of Force of Will answer differently, in groups with a page each, as the newest answers."""
