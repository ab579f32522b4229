"""Write the perft counts: ``python -m tests.perft.write [rule set …]``; review the diff.

For each rule set: the deal with several numbers of seats, a later position, and the first question
of each other kind that occurs.
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from saboteur.games.options import OptionValue
from saboteur.play.game import Game
from tests.perft.counts import HERE, Count, perft
from tests.sampling import FULL_SETS, PLAIN_SETS, SETS_BY_MODULE, Setting, family, playthrough

MAX_DEPTH: Final = 4
MAX_SEQUENCES: Final = 10_000
"""Limit of a count; more would make a test run too long."""
STOPS: Final = (0, 25)


def main(names: list[str]) -> None:
    alone = [setting for setting in PLAIN_SETS if setting.seats == 1]
    some = [*PLAIN_SETS[::2], PLAIN_SETS[-1], *alone, *FULL_SETS[::3], *SETS_BY_MODULE]
    settings = list(dict.fromkeys(some))
    settings.sort(key=lambda setting: setting.ruleset)
    wanted = [setting for setting in settings if not names or setting.ruleset in names]
    for ruleset, group in groupby(wanted, key=lambda setting: setting.ruleset):
        found = [count for setting in group for count in _counts(setting)]
        file = HERE / f"{ruleset}.toml"
        file.write_text("\n".join(_lines(found)), "utf-8")
        sys.stdout.write(f"{file.relative_to(HERE.parent.parent)}: {len(found)} positions\n")


def _counts(setting: Setting) -> Iterator[Count]:
    seed = f"perft {setting.seats}"
    met: set[str] = {"over"}
    for number, game in enumerate(playthrough(setting.new(seed), seed, "eager")):
        kind = family(game.rules).decision_kind(game)
        if number in STOPS or kind not in met:
            met.add(kind)
            after = tuple(map(str, game.moves))
            name = f"{setting}, {kind} after {number} moves"
            yield Count(name, setting, seed, after, tuple(_sequences(game)))


def _sequences(game: Game) -> Iterator[int]:
    for depth in range(1, MAX_DEPTH + 1):
        count = perft(game, depth)
        yield count
        if count > MAX_SEQUENCES:
            return


def _lines(found: list[Count]) -> Iterator[str]:
    yield "# Sequences of 1, 2, 3… legal moves. Written by `python -m tests.perft.write`."
    for count in found:
        options = ", ".join(f"{name} = {_toml(item)}" for name, item in count.setting.options)
        yield ""
        yield "[[perft]]"
        yield f'name = "{count.name}"'
        yield f"seats = {count.setting.seats}"
        yield f"options = {{ {options} }}" if options else "options = {}"
        yield f'seed = "{count.seed}"'
        yield "after = ["
        yield from (f'  "{move}",' for move in count.after)
        yield "]"
        yield f"sequences = {list(count.sequences)}"
    yield ""


def _toml(item: OptionValue) -> str:
    if isinstance(item, bool):
        return "true" if item else "false"
    return str(item) if isinstance(item, int) else f'"{item}"'


if __name__ == "__main__":
    main(sys.argv[1:])
