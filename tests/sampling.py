"""Rule sets, reproducible random numbers and playthroughs of games.

``RULE_SETS`` is made from ``saboteur.catalogue()``: a new box or module gets all generic tests by
being registered. Which tests run never depends on the commit: ``sample_cases`` runs fixed cases in
every run and marks the others ``soak``; ``sampled_rule_sets`` and ``sampled_games`` choose fixed
rule sets by the purpose of the test.

Random data (deals, moves, checked seats) comes from ``seed_for``, the seed of the commit
(``tests/seed.py``), unless the expected result is recorded.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias, TypeVar

import pytest
from hypothesis import settings

import saboteur
from saboteur.games.classic.combinations import refuse_pair
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.dark_cave.rules import DarkCaveRules
from saboteur.games.duel.rules import DuelRules
from saboteur.games.lost_mines.rules import LostMinesRules
from saboteur.games.options import Option, OptionValue, option_text
from saboteur.games.registry import Entry, ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from tests.families.base import Family
from tests.families.classic import ClassicFamily
from tests.families.dark_cave import DarkCaveFamily
from tests.families.duel import DuelFamily
from tests.families.lost_mines import LostMinesFamily
from tests.seed import seed

T = TypeVar("T")

FAMILIES: Final[dict[type[AnyRuleSet], Family]] = {
    ClassicRules: ClassicFamily(),
    DuelRules: DuelFamily(),
    LostMinesRules: LostMinesFamily(),
    DarkCaveRules: DarkCaveFamily(),
}


class Setting(NamedTuple):
    """A rule set, the number of seats, and the options that differ from the defaults."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        """Return a name such as ``saboteur-5-public_gold=on``."""
        chosen = [f"{name}={option_text(value)}" for name, value in self.options]
        return "-".join([self.ruleset, str(self.seats), *chosen])

    def new(self, seed: str) -> Game:
        return saboteur.new(self.ruleset, seats=self.seats, seed=seed, options=dict(self.options))

    def rules(self, deck: str | None = None) -> AnyRuleSet:
        return ruleset(self.ruleset, self.seats, dict(self.options), deck)


def _rule_sets() -> Iterator[Setting]:
    """Yield the boxes, with and without options, single modules, notable pairs and larger sets."""
    entries = saboteur.catalogue()
    boxes = [entry for entry in entries if entry.kind == "box"]
    modules = [entry for entry in entries if entry.kind == "module"]
    for box in boxes:
        yield from _box_alone(box)
    dice = SeededRandom("rule sets")
    for box in boxes:
        own = [module.id for module in modules if box.id in module.goes_with]
        for module in own:
            yield from _at_some_seats(box.id, (module,), dice, 2)
        for pair in NOTABLE_PAIRS:
            if set(pair) <= set(own):
                yield from _at_some_seats(box.id, pair, dice, 1)
        yield from _largest_sets(box.id, own, dice)
        for _ in range(RANDOM_SETS_PER_BOX):
            yield from _random_set(box.id, own, dice)


NOTABLE_PAIRS: Final = (
    ("scout", "veto"),
    ("right-of-way", "veto"),
    ("right-of-way", "scout"),
    ("diversion", "right-of-way"),
    ("diversion", "treasure-chests"),
    ("forgotten-treasure", "veto"),
    ("goal-exchange", "new-goals"),
    ("scout", "treasure-chests"),
    ("new-goals", "treasure-chests"),
    ("change-of-direction", "right-of-way"),
    ("greedy-dwarf", "sabotaged-dwarf"),
    ("costume-workshop", "underground-party"),
    ("costume-workshop", "greedy-dwarf"),
    ("change-of-direction", "tournament"),
)
"""Pairs of modules that interact."""

RANDOM_SETS_PER_BOX: Final = 6
"""How many random sets of modules are made for each box."""


def _box_alone(box: Entry) -> Iterator[Setting]:
    """Yield a box at every number of seats, and with changed options at some."""
    first, last = box.seats
    for seats in range(first, last + 1):
        yield Setting(box.id, seats)
    for number, option in enumerate(box.options):
        for seats in (first + number, last - number):
            yield Setting(box.id, seats, ((option.name, _non_default_value(option, seats)),))
    for seats in (first, (first + last) // 2, last):
        changes = [(option.name, _non_default_value(option, seats)) for option in box.options]
        yield Setting(box.id, seats, tuple(sorted(changes)))


def _at_some_seats(
    box: str, modules: Sequence[str], dice: "SeededRandom", count: int
) -> Iterator[Setting]:
    """Yield a set of modules at some numbers of seats, first with all options changed."""
    id_ = "+".join([box, *sorted(modules)])
    options = _needed_permissions(box, modules)
    assert options is not None, id_
    for number, seats in enumerate(dice.sample(_seats(box, modules), count)):
        setting = Setting(id_, seats, tuple(sorted(options.items())))
        changed = _with_options(setting, dice)
        yield setting if number or changed is None else changed


def _seats(box: str, modules: Sequence[str]) -> range:
    """Return the numbers of seats that a box and some modules have in common."""
    ranges = [entry.seats for entry in saboteur.catalogue() if entry.id in (box, *modules)]
    return range(max(first for first, _ in ranges), min(last for _, last in ranges) + 1)


def _needed_permissions(box: str, modules: Sequence[str]) -> dict[str, OptionValue] | None:
    """Return the options that permit these modules together; ``None`` if nothing does."""
    entries = {entry.id: entry for entry in saboteur.catalogue()}
    if any(box not in entries[module].goes_with for module in modules):
        return None
    offered = [option.name for module in modules for option in entries[module].options]
    allowances: dict[str, OptionValue] = {name: True for name in PERMISSIONS if name in offered}
    for options in ({}, allowances):
        if not any(refuse_pair(one, other, options) for one, other in combinations(modules, 2)):
            return options
    return None


PERMISSIONS: Final = ("allow_untested", "both_locations")
"""Options of modules that permit combinations which are otherwise rejected."""


def _with_options(setting: Setting, dice: "SeededRandom") -> Setting | None:
    """Return a setting with the options of its modules, sometimes of its box, changed.

    Return ``None`` if there is no option to change.
    """
    ids = setting.ruleset.split("+")
    options = [
        option
        for entry in saboteur.catalogue()
        if entry.id in ids[1:] or (entry.id == ids[0] and not dice.randbelow(3))
        for option in entry.options
        if option.name not in PERMISSIONS
    ]
    chosen = dict(setting.options)
    chosen.update({option.name: _non_default_value(option, setting.seats) for option in options})
    return setting._replace(options=tuple(sorted(chosen.items()))) if options else None


def _largest_sets(box: str, modules: Sequence[str], dice: "SeededRandom") -> Iterator[Setting]:
    """Yield legal sets of modules to which no module can be added.

    Modules that exclude many others each begin one set.
    """
    found: dict[tuple[str, ...], None] = {}
    for first in ("", "greedy-dwarf", "tournament", "costume-workshop"):
        chosen: list[str] = [first] if first in modules else []
        for module in modules:
            if module not in chosen and _needed_permissions(box, [*chosen, module]) is not None:
                chosen.append(module)
        found[tuple(sorted(chosen))] = None
    for chosen_ in found:
        yield from _at_some_seats(box, chosen_, dice, 2)


def _random_set(box: str, modules: Sequence[str], dice: "SeededRandom") -> Iterator[Setting]:
    """Yield a random legal set of modules, unless only one module is left of it."""
    chosen: list[str] = []
    for module in dice.sample(modules, 2 + dice.randbelow(max(1, len(modules) - 2))):
        if _needed_permissions(box, [*chosen, module]) is not None:
            chosen.append(module)
    if len(chosen) > 1:
        yield from _at_some_seats(box, chosen, dice, 1)


def _non_default_value(option: Option, seats: int) -> OptionValue:
    """Return a value of an option that is not its default, chosen by the number of seats."""
    others = option.choices[1:]
    numbers = [value for value in others if isinstance(value, int) and not isinstance(value, bool)]
    usable = [value for value in numbers if value < seats] or others
    return usable[seats // 2 % len(usable)]


class SeededRandom:
    """A random generator whose numbers depend only on its seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._draws = 0

    def randbelow(self, limit: int) -> int:
        """Return a random number from 0 to ``limit - 1``."""
        self._draws += 1
        block = sha256(f"{self._seed}/{self._draws}".encode()).digest()
        return int.from_bytes(block[:8], "big") % limit

    def choice(self, items: Sequence[T]) -> T:
        return items[self.randbelow(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return ``count`` different random items, or all if there are fewer, in their order."""
        places = list(range(len(items)))
        while len(places) > count:
            del places[self.randbelow(len(places))]
        return [items[place] for place in places]


RULE_SETS: Final = tuple(dict.fromkeys(_rule_sets()))
PLAIN_SETS: Final = tuple(s for s in RULE_SETS if not s.options and "+" not in s.ruleset)
FULL_SETS: Final = tuple(s for s in RULE_SETS if len(s.options) > 1 and "+" not in s.ruleset)
MODULE_SETS: Final = tuple(setting for setting in RULE_SETS if "+" in setting.ruleset)
SETS_BY_MODULE: Final = tuple(
    {
        modules: setting
        for setting in reversed(MODULE_SETS)
        for modules in [tuple(setting.ruleset.split("+")[1:])]
        if len(modules) == 1 or modules in NOTABLE_PAIRS
    }.values()
)
"""One setting for each module and each notable pair, in the first box that has it."""

PLAY_STYLES: Final = ("random", "eager")
"""The styles of play; eager play prefers moves that advance the game three times out of four."""


def sample_rule_sets(purpose: str, count: int) -> tuple[Setting, ...]:
    """Return a sample of rule sets with one of each box; it depends on the purpose only."""
    dice = SeededRandom(f"sample/{purpose}")
    boxes = dict.fromkeys(setting.ruleset for setting in PLAIN_SETS)
    chosen = [
        dice.choice([setting for setting in RULE_SETS if setting.ruleset == box]) for box in boxes
    ]
    rest = [setting for setting in RULE_SETS if setting not in chosen]
    chosen += dice.sample(rest, count - len(chosen))
    return tuple(setting for setting in RULE_SETS if setting in chosen)


def seed_for(purpose: str) -> str:
    """Return the seed of this run for the random data of a purpose (``tests/seed.py``)."""
    return f"{seed()}/{purpose}"


def sample_cases(cases: Sequence[T], count: int) -> list[pytest.ParameterSet]:
    """Return cases of which all but ``count`` are marked ``soak``.

    The unmarked ones are spread evenly, with the first and the last; a single one is in the middle.
    """
    gaps = max(count - 1, 1)
    tried = {number * (len(cases) - 1) // gaps for number in range(count)}
    if count == 1:
        tried = {len(cases) // 2}
    return [
        pytest.param(
            *(case if isinstance(case, tuple) and not hasattr(case, "_fields") else (case,)),
            marks=() if number in tried else pytest.mark.soak,
        )
        for number, case in enumerate(cases)
    ]


SAMPLED_RULE_SETS: Final = 6
"""How many rule sets a test checks in ``make test``."""


def sampled_rule_sets(purpose: str, count: int = SAMPLED_RULE_SETS) -> pytest.MarkDecorator:
    """Parametrize a test over ``setting`` with a sample of ``count`` rule sets."""
    return pytest.mark.parametrize("setting", sample_rule_sets(purpose, count), ids=str)


def sampled_games(purpose: str, count: int = SAMPLED_RULE_SETS) -> pytest.MarkDecorator:
    """Parametrize a test over ``setting`` and ``style``; two in three games are played eagerly."""
    styled = [
        (setting, PLAY_STYLES[number % 3 > 0])
        for number, setting in enumerate(sample_rule_sets(purpose, count))
    ]
    return pytest.mark.parametrize(("setting", "style"), styled, ids=str)


def random_setting(boxes: Sequence[str], number: int) -> Setting:
    """Return a random setting of these boxes with legal modules, for the soak."""
    dice = SeededRandom(f"lot/{number}")
    box = dice.choice(boxes)
    modules = [entry.id for entry in saboteur.catalogue() if box in entry.goes_with]
    alone = [setting for setting in RULE_SETS if setting.ruleset == box]
    return next(_random_set(box, modules, dice), dice.choice(alone))


def soak_game_count() -> int:
    """Return how many games the soak plays of the base game; ``SOAK_GAMES`` changes it."""
    return int(os.environ.get("SOAK_GAMES", "10000"))


def family(rules: AnyRuleSet) -> Family:
    """Return the test answers of a rule set's family (``tests/families``)."""
    return FAMILIES[type(rules)]


def all_sights(game: Game) -> tuple[Sight, ...]:
    """Return the sights of all seats and the public one."""
    return (*range(game.seats), PUBLIC)


def is_soak() -> bool:
    """Return whether this run is ``make soak``, which leaves no case out."""
    return settings.get_current_profile_name() == "soak"


SAMPLED_SEATS: Final = 3
"""How many seats' possible worlds are sampled at a position."""


def sampled_seats(game: Game, position_name: str) -> list[int]:
    """Return the seats to check at a position: the decider, and a random sample.

    In the soak all are checked.
    """
    if is_soak():
        return list(range(game.seats))
    others = [seat for seat in range(game.seats) if seat != game.decider]
    chosen = SeededRandom(seed_for(f"lookers/{position_name}")).sample(others, SAMPLED_SEATS - 1)
    return chosen if game.decider is None else [game.decider, *chosen]


BY_TEXT: Final = attrgetter("text")


def choose(game: Game, dice: SeededRandom, style: str) -> Move:
    """Return a random legal move that does not depend on the order of ``legal_moves``."""
    moves: Sequence[Move] = game.legal_moves()
    if style == "eager" and dice.randbelow(4):
        moves = family(game.rules).eager_moves(game)
    return dice.choice(sorted(moves, key=BY_TEXT))


def begin(rules: AnyRuleSet, seed: str) -> tuple[Game, tuple[Event, ...]]:
    """Deal a game and return it with the events of the deal."""
    log: list[Event] = []
    state = rules.deal(seed, log)
    state.log = None
    return Game(rules, state, [], seed), tuple(log)


def ignore_events(_: tuple[Event, ...]) -> None:
    """Ignore the events of a move."""


EventListener: TypeAlias = Callable[[tuple[Event, ...]], None]


def playthrough(
    game: Game, seed: str, style: str, on_events: EventListener = ignore_events
) -> Iterator[Game]:
    """Play a game to its end, and yield it before the first move and after each.

    ``on_events`` gets the events of each move.
    """
    dice = SeededRandom(f"{seed}/{style}")
    yield game
    while not game.over:
        on_events(game.play(choose(game, dice, style)))
        yield game


def sampled_positions(
    game: Game,
    seed: str,
    style: str,
    *,
    every: int,
    per_kind: int = 1,
    on_events: EventListener = ignore_events,
) -> Iterator[Game]:
    """Play a game to its end, and yield it at some positions.

    These are every ``every`` moves, the first ``per_kind`` decisions of each kind in each round,
    and the end.
    """
    met: Counter[tuple[int, str]] = Counter()
    answers = family(game.rules)
    offset = SeededRandom(f"{seed}/offset").randbelow(every)
    for number, now in enumerate(playthrough(game, seed, style, on_events)):
        kind = (now.round, answers.decision_kind(now))
        met[kind] += 1
        if met[kind] <= per_kind or number % every == offset or now.over:
            yield now


def game_from_position(rules: AnyRuleSet, position: str) -> Game:
    return Game(rules, rules.parse_position(position), [], "position")


@cache
def rare_games() -> tuple[tuple[str, Game], ...]:
    """Return games in rare situations, of every family, with their names.

    The result is cached, so clone a game before playing on.
    """
    return tuple(_rare_games())


def _rare_games() -> Iterator[tuple[str, Game]]:
    for answers in FAMILIES.values():
        for name, rare in answers.positions().items():
            game = game_from_position(ruleset(rare.ruleset, rare.seats, rare.options), rare.text)
            yield f"{name}-before", game.clone()
            for move in rare.moves:
                game.play(move)
            yield name, game
