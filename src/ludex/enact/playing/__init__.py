"""Playing something: what is settled, paying, resolving."""
