"""Write the golden games anew: `python -m tests.playthroughs.write`. Read the difference before committing it."""

from __future__ import annotations

from tests.playthroughs.games import GAMES


def main() -> None:
    for game in GAMES:
        game.path.write_text(game.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
