"""Draw the boards of the documentation: real games of novices, one for each box.

``python tools/board_pictures.py`` writes ``docs/board.svg`` for the README, and the others to
``docs/pictures``; with ``--check`` it only tells whether they are up to date.
"""

import sys
from pathlib import Path
from typing import Final

import saboteur
from saboteur.bots import bot
from saboteur.kernel.event import Event
from saboteur.sight import stream

DOCS: Final = Path(__file__).parent.parent / "docs"
GAMES: Final = {
    "board.svg": ("saboteur", 5, 30),
    "pictures/board-saboteur2.svg": ("saboteur2", 6, 45),
    "pictures/board-duel.svg": ("duel", 2, 40),
    "pictures/board-lost-mines.svg": ("lost-mines", 5, 70),
    "pictures/board-dark-cave.svg": ("dark-cave", 5, 90),
}
"""By file: the box, the number of players and the number of moves."""
SEED: Final = "lantern"


def play_game(box: str, seats: int, moves: int) -> saboteur.Game:
    """Return a game after ``moves`` moves by novices."""
    game = saboteur.new(box, seats=seats, seed=SEED)
    players = [bot("novice", str(seat), game.rules.family) for seat in range(seats)]
    news: list[list[Event]] = [[] for _ in range(seats)]
    while len(game.moves) < moves and (seat := game.decider) is not None:
        events = tuple(news[seat])
        news[seat] = []
        happened = game.play(players[seat].choose(game.view(seat), game.legal_moves(), events))
        for other in range(seats):
            news[other] += stream(game.rules, happened, other)
    return game


def main() -> None:
    """Write the pictures, or fail if one is stale."""
    drawn = {DOCS / name: play_game(*game).svg() + "\n" for name, game in GAMES.items()}
    if "--check" not in sys.argv:
        for path, picture in drawn.items():
            path.write_text(picture, "utf-8")
        return
    stale = [
        path.name
        for path, picture in drawn.items()
        if not path.exists() or path.read_text("utf-8") != picture
    ]
    if stale:
        sys.exit(f"{', '.join(stale)}: stale; run make docs")


if __name__ == "__main__":
    main()
