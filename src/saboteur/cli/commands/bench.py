"""``saboteur bench``: how quick the engine is on this machine."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from rich.text import Text

from saboteur.cli.commands.arguments import compiled, parsed_options
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.games.ruleset import AnyRuleSet
from saboteur.play.game import Game, new_game
from saboteur.texts import Texts

MICRO = 1e6
CLONES = 200
"""How many copies are made between two looks at the clock."""


def decisions_per_second(rules: AnyRuleSet, seconds: float, *, views: bool) -> float:
    """Play at random for a while; with ``views``, each decider looks at the game first."""
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
    """Copy a game in the middle of its first round for a while; return the time for one copy."""
    game = _middle(rules)
    made = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        for _ in range(CLONES):
            game.clone()
        made += CLONES
    return spent / made


def _middle(rules: AnyRuleSet) -> Game:
    dice = Random(0)  # noqa: S311 - a measurement, not a game
    game = new_game(rules, "bench")
    for _ in range(20):
        game.play(dice.choice(game.legal_moves()))
    return game


def bench(
    texts: Texts, ruleset: str, seats: int | None, seconds: float, *, options: Sequence[str]
) -> None:
    """Measure and print."""
    rules = compiled(texts, ruleset, seats, parsed_options(texts, ruleset, options), None)
    share = seconds / 3
    terminal = Terminal()
    terminal.tell(texts.text("bench-title", ruleset=rules.id, seats=rules.seats), STRONG)
    bare = decisions_per_second(rules, share, views=False)
    seen = decisions_per_second(rules, share, views=True)
    copy = clone_seconds(rules, share) * MICRO
    rows = (
        (f"{bare:,.0f}", "bench-random"),
        (f"{seen:,.0f}", "bench-views"),
        (f"{copy:,.1f}", "bench-clone"),
    )
    terminal.show([Text(f"{figure:>10}  {texts.text(key)}") for figure, key in rows])
