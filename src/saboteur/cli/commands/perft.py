"""``saboteur perft``: count the sequences of moves of each length, as chess engines do."""

from collections.abc import Sequence

from saboteur.cli.commands.arguments import parse_options, resolve_ruleset
from saboteur.cli.errors import UsageError
from saboteur.play.game import Game, new_game
from saboteur.texts import Texts


def count(game: Game, depth: int) -> int:
    """Count the sequences of ``depth`` moves; a finished game has only the empty one."""
    if depth == 0:
        return 1
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(found for _, found in count_by_move(game, depth))


def count_by_move(game: Game, depth: int) -> list[tuple[str, int]]:
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
    """Print the number of move sequences of each length up to ``depth``, from the deal of a seed.

    With ``divide``, also print how many sequences of length ``depth`` begin with each move.
    """
    rules = resolve_ruleset(texts, ruleset, seats, parse_options(texts, ruleset, options), None)
    try:
        game = new_game(rules, seed)
    except ValueError:
        raise UsageError(texts.text("error-seed")) from None
    for level in range(depth + 1):
        if divide and 0 < level == depth:
            for move, found in count_by_move(game, depth):
                _print_line(f"  {move}: {found}")
        _print_line(f"{level} {count(game, level)}")


def _print_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - output for people and for scripts
