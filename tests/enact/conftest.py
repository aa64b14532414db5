"""Every game is there: what each of its nodes means is asked of all of them."""

from ludex.families import families
from ludex.games import room

for _family in families().values():
    room(next(iter(_family.books)))
