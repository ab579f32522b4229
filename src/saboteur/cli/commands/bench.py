"""``saboteur bench``: measure the speed of the engine on this machine."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from rich.text import Text

from saboteur.cli.commands.arguments import parse_options, resolve_ruleset
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.games.ruleset import AnyRuleSet
from saboteur.play.game import Game, new_game
from saboteur.texts import Texts

MICROSECONDS_PER_S = 1e6
CLONES_PER_BATCH = 200
"""Copies made between two readings of the clock."""


def decisions_per_second(rules: AnyRuleSet, seconds: float, *, views: bool) -> float:
    """Return how many decisions per second random games make, measured for ``seconds``.

    With ``views``, the decider's view is built at each step.
    """
    dice = Random(0)  # noqa: S311 - a measurement, not a game
    made = 0
    deals = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        game = new_game(rules, f"bench/{deals}")
        deals += 1
        while (seat := game.decider) is not None:
            if views:
                game.view(seat)
            moves = game.legal_moves()
            game.play(moves[int(dice.random() * len(moves))])
            made += 1
    return made / spent


def clone_seconds(rules: AnyRuleSet, seconds: float) -> float:
    """Return the seconds that one copy of a game in the middle of its first round takes."""
    game = _mid_round_game(rules)
    made = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        for _ in range(CLONES_PER_BATCH):
            game.clone()
        made += CLONES_PER_BATCH
    return spent / made


def _mid_round_game(rules: AnyRuleSet) -> Game:
    dice = Random(0)  # noqa: S311 - a measurement, not a game
    game = new_game(rules, "bench")
    for _ in range(20):
        game.play(dice.choice(game.legal_moves()))
    return game


def bench(
    texts: Texts, ruleset: str, seats: int | None, seconds: float, *, options: Sequence[str]
) -> None:
    """Print the decisions of random games per second, and how long a copy of a game takes."""
    rules = resolve_ruleset(texts, ruleset, seats, parse_options(texts, ruleset, options), None)
    share = seconds / 3
    terminal = Terminal()
    terminal.print_text(texts.text("bench-title", ruleset=rules.id, seats=rules.seats), STRONG)
    bare = decisions_per_second(rules, share, views=False)
    seen = decisions_per_second(rules, share, views=True)
    copy = clone_seconds(rules, share) * MICROSECONDS_PER_S
    rows = (
        (f"{bare:,.0f}", "bench-random"),
        (f"{seen:,.0f}", "bench-views"),
        (f"{copy:,.1f}", "bench-clone"),
    )
    terminal.print_lines([Text(f"{figure:>10}  {texts.text(key)}") for figure, key in rows])
