"""Write the golden games anew: `python -m tests.playthroughs.write`. Read the difference before committing it.

The answers are those that the files tell; where there is no file, or with `--play`, bots find new ones.
"""

from __future__ import annotations

import sys

from tests.playthroughs.games import GAMES
from tests.playthroughs.telling import answers_in


def main(*, play: bool) -> None:
    for game in GAMES:
        told = game.path.exists() and not play
        answers = answers_in(game.path.read_text(encoding="utf-8")) if told else []
        game.path.write_text(game.text(answers), encoding="utf-8")


if __name__ == "__main__":
    main(play="--play" in sys.argv)
