"""``saboteur perft``: count the sequences of moves of each length, as chess engines do."""

from collections.abc import Sequence

from saboteur.cli.commands.arguments import compiled, parsed_options
from saboteur.cli.errors import UsageError
from saboteur.play.game import Game, new_game
from saboteur.texts import Texts


def count(game: Game, depth: int) -> int:
    """Count the sequences of ``depth`` moves; a game that is over has none but the empty one."""
    if depth == 0:
        return 1
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(found for _, found in divided(game, depth))


def divided(game: Game, depth: int) -> list[tuple[str, int]]:
    """Count the sequences of ``depth`` moves that begin with each legal move."""
    found = []
    for move in game.legal_moves():
        after = game.clone()
        after.play(move)
        found.append((str(move), count(after, depth - 1)))
    return found


def perft(
    texts: Texts,
    ruleset: str,
    seats: int | None,
    seed: str,
    depth: int,
    *,
    options: Sequence[str],
    divide: bool,
) -> None:
    """Print the counts from the deal of a seed; ``divide`` splits the last by first moves."""
    rules = compiled(texts, ruleset, seats, parsed_options(texts, ruleset, options), None)
    try:
        game = new_game(rules, seed)
    except ValueError:
        raise UsageError(texts.text("error-seed")) from None
    for level in range(depth + 1):
        if divide and 0 < level == depth:
            for move, found in divided(game, depth):
                _print(f"  {move}: {found}")
        _print(f"{level} {count(game, level)}")


def _print(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - figures for people and for scripts
