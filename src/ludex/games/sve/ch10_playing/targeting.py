"""Options, targets and shares (sve 10.6.2.2.3, sve 10.6.2.3, sve 10.6.2.4): this book's numbers for them.

Only options that can be performed are chosen (sve 5.18.3), in the order they are listed (sve 10.6.2.8.2.2); too few
targets make the playing illegal (sve 10.6.2.3.3); targets are not looked at again (ruling sve-R25); each target gets at
least one (sve 10.6.2.4.2, sve 10.6.2.4.3), and without targets nothing is divided (sve 10.6.2.4.1).
"""

from __future__ import annotations

from ludex.enact.playing.settling import Numbers, Settling
from ludex.games.sve.ch10_playing.play_frame import canceled, picks_of

settling: Settling = Settling(
    Numbers(
        options="sve 10.6.2.2.3",
        targets="sve 10.6.2.3",
        too_few="sve 10.6.2.3.3",
        shares="sve 10.6.2.4",
        share="sve 10.6.2.4.2",
        settled="sve 10.6.2.2.2",  # an option may have costs of its own
        after_options="sve 10.6.2.2.4",
        after_shares="sve 10.6.2.5",
    ),
    cancel=canceled,
    picks=picks_of,
)
