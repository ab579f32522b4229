"""Worlds to test in: every rule set, repeatable dice, and walks through whole games.

``RULE_SETS`` is made from ``saboteur.catalogue()``, so a new box or module gets all generic
tests by being registered.
"""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

import saboteur
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import Option, OptionValue, option_text
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from tests.families.base import Family
from tests.families.classic import ClassicFamily

T = TypeVar("T")

FAMILIES: Final[dict[type[AnyRuleSet], Family]] = {ClassicRules: ClassicFamily()}


class Setting(NamedTuple):
    """A rule set: what is played, by how many, with which options beside the defaults."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        """Name the setting, for example ``saboteur-5-public_gold=on``."""
        chosen = [f"{name}={option_text(value)}" for name, value in self.options]
        return "-".join([self.ruleset, str(self.seats), *chosen])

    def new(self, seed: str) -> Game:
        """Deal a game."""
        return saboteur.new(self.ruleset, seats=self.seats, seed=seed, options=dict(self.options))

    def rules(self, deck: str | None = None) -> AnyRuleSet:
        """Return the compiled rule set."""
        return ruleset(self.ruleset, self.seats, dict(self.options), deck)


def _rule_sets() -> Iterator[Setting]:
    """List all boxes, alone and with each module, for all seats, with each option changed."""
    entries = saboteur.catalogue()
    known = {entry.id: entry for entry in entries}
    parts = [(entry.id, [entry]) for entry in entries if entry.kind == "box"]
    parts += [
        (f"{box}+{entry.id}", [known[box], entry])
        for entry in entries
        if entry.kind == "module"
        for box in entry.goes_with
        if known[box].kind == "box"
    ]
    for id_, together in parts:
        first = max(entry.seats[0] for entry in together)
        last = min(entry.seats[1] for entry in together)
        options = [option for entry in together for option in entry.options]
        for seats in range(first, last + 1):
            yield Setting(id_, seats)
            changes = [(option.name, _another(option, seats)) for option in options]
            for change in changes:
                yield Setting(id_, seats, (change,))
            yield Setting(id_, seats, tuple(sorted(changes)))


def _another(option: Option, seats: int) -> OptionValue:
    """Choose a value beside the default, a different one for each number of seats."""
    others = option.choices[1:]
    numbers = [value for value in others if isinstance(value, int) and not isinstance(value, bool)]
    usable = [value for value in numbers if value < seats] or others
    return usable[seats // 2 % len(usable)]


RULE_SETS: Final = tuple(_rule_sets())
PLAIN_SETS: Final = tuple(setting for setting in RULE_SETS if not setting.options)
FULL_SETS: Final = tuple(setting for setting in RULE_SETS if len(setting.options) > 1)

STYLES: Final = ("random", "eager")
"""Random play seldom gets anywhere; eager play, three moves in four, brings the game on."""


JOURNEYS: Final = tuple((setting, "eager") for setting in RULE_SETS) + tuple(
    (setting, "random") for setting in PLAIN_SETS
)
"""What the samples of `make test` play; the soak plays every rule set in every style."""


def soak_games() -> int:
    """Return how many games the long tests play in all; ``SOAK_GAMES`` changes it."""
    return int(os.environ.get("SOAK_GAMES", "10000"))


class Dice:
    """Numbers that only depend on a text."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._throws = 0

    def below(self, limit: int) -> int:
        """Throw a number from 0 to ``limit - 1``."""
        self._throws += 1
        block = sha256(f"{self._seed}/{self._throws}".encode()).digest()
        return int.from_bytes(block[:8], "big") % limit

    def choice(self, items: Sequence[T]) -> T:
        """Choose one of several things."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], many: int) -> list[T]:
        """Choose so many different things, or all there are, in their order."""
        places = list(range(len(items)))
        while len(places) > many:
            del places[self.below(len(places))]
        return [items[place] for place in places]


def family(rules: AnyRuleSet) -> Family:
    """Return what the tests know about the family of a rule set."""
    return FAMILIES[type(rules)]


def sights(game: Game) -> tuple[Sight, ...]:
    """List everybody who looks on while the game goes on."""
    return (*range(game.seats), PUBLIC)


def choose(game: Game, dice: Dice, style: str) -> Move:
    """Choose a legal move; the order in which the engine lists them does not matter."""
    moves: Sequence[Move] = game.legal_moves()
    if style == "eager" and dice.below(4):
        moves = family(game.rules).eager(game)
    return dice.choice(sorted(moves, key=str))


def begin(rules: AnyRuleSet, seed: str) -> tuple[Game, tuple[Event, ...]]:
    """Deal a game and return it with the events of the deal."""
    log: list[Event] = []
    state = rules.deal(seed, log)
    state.log = None
    return Game(rules, state, [], seed), tuple(log)


def journey(game: Game, seed: str, style: str) -> Iterator[Game]:
    """Play a game to its end; give it out before the first move and after each."""
    dice = Dice(f"{seed}/{style}")
    yield game
    while not game.over:
        game.play(choose(game, dice, style))
        yield game


def moments(game: Game, seed: str, style: str, *, every: int, each: int = 1) -> Iterator[Game]:
    """Stop at some moments of a game played to its end.

    Stops are every so many moves, at the first ``each`` decisions of each kind in each round,
    where the pile is nearly out, and at the end.
    """
    met: Counter[tuple[int, str]] = Counter()
    answers = family(game.rules)
    offset = Dice(f"{seed}/offset").below(every)
    for number, now in enumerate(journey(game, seed, style)):
        kind = (now.round, answers.asked(now))
        met[kind] += 1
        if met[kind] <= each or number % every == offset or now.over:
            yield now


def resume(rules: AnyRuleSet, position: str) -> Game:
    """Go on from a position given as text."""
    return Game(rules, rules.parse_position(position), [], "position")


def rare_games() -> Iterator[tuple[str, Game]]:
    """Give games that are in the thick of something seldom met, of every family."""
    for answers in FAMILIES.values():
        for name, rare in answers.positions().items():
            game = resume(ruleset(rare.ruleset, rare.seats, rare.options), rare.text)
            yield f"{name}-before", game.clone()
            for move in rare.moves:
                game.play(move)
            yield name, game
