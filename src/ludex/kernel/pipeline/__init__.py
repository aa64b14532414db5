"""What happens to an event: forbidden, replaced, carried out, noticed."""
