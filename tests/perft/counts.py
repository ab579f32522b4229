"""Perft: counts of legal move sequences, computed in a fast and in a slow way."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from saboteur.games.options import OptionValue
from saboteur.play.game import Game
from tests.sampling import Setting, family

HERE: Final = Path(__file__).parent


class Count(NamedTuple):
    """A position and its numbers of move sequences of length 1, 2, 3 and so on."""

    name: str
    setting: Setting
    seed: str
    after: tuple[str, ...]
    sequences: tuple[int, ...]

    @property
    def kind(self) -> str:
        """Return the kind of decision at the position, which is part of its name."""
        return self.name.partition(", ")[2].partition(" ")[0]

    def game(self) -> Game:
        game = self.setting.new(self.seed)
        for move in self.after:
            game.play(move)
        return game


def counts() -> list[Count]:
    """Return all recorded counts; each rule set has a file of its own."""
    found = []
    for file in sorted(HERE.glob("*.toml")):
        rows: list[Mapping[str, Any]] = tomllib.loads(file.read_text("utf-8"))["perft"]
        for row in rows:
            options: Mapping[str, OptionValue] = row["options"]
            setting = Setting(file.stem, row["seats"], tuple(options.items()))
            found.append(
                Count(
                    row["name"], setting, row["seed"], tuple(row["after"]), tuple(row["sequences"])
                )
            )
    return found


def perft(game: Game, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves; last moves are counted, not played."""
    if depth == 1:
        return len(game.legal_moves())
    total = 0
    for move in game.legal_moves():
        copy = game.clone()
        copy.play(move)
        total += perft(copy, depth - 1)
    return total


def slow_moves(game: Game) -> list[str]:
    """Return the legal moves by testing every move that can be written."""
    universe = family(game.rules).writable_moves(game)
    return [text for text in universe if game.explain(text) is None]


def slow_perft(game: Game, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves, testing all writable moves."""
    if game.over:
        return 0
    moves = slow_moves(game)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        copy = game.clone()
        copy.play(move)
        total += slow_perft(copy, depth - 1)
    return total


def divide(game: Game, depth: int) -> str:
    """Return lines with the count after each move, to find where two engines differ."""
    lines = []
    for move in sorted(game.legal_moves(), key=str):
        copy = game.clone()
        copy.play(move)
        lines.append(f"{move}: {perft(copy, depth - 1) if depth > 1 else 1}")
    return "\n".join(lines)
