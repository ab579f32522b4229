"""Worlds to test in: every rule set, repeatable dice, and walks through whole games.

``RULE_SETS`` is made from ``saboteur.catalogue()``, so a new box or module gets all generic
tests by being registered.
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
    """List every box at every number of seats, its options, each module, pairs and larger sets."""
    entries = saboteur.catalogue()
    boxes = [entry for entry in entries if entry.kind == "box"]
    modules = [entry for entry in entries if entry.kind == "module"]
    for box in boxes:
        yield from _box_alone(box)
    dice = Dice("rule sets")
    for box in boxes:
        own = [module.id for module in modules if box.id in module.goes_with]
        for module in own:
            yield from _at_some_seats(box.id, (module,), dice, 2)
        for pair in NOTABLE_PAIRS:
            if set(pair) <= set(own):
                yield from _at_some_seats(box.id, pair, dice, 1)
        yield from _largest_sets(box.id, own, dice)
        for _ in range(DRAWN_SETS):
            yield from _drawn_set(box.id, own, dice)


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
"""Modules that get into each other's way."""

DRAWN_SETS: Final = 6
"""How many sets of modules are drawn by lot for each box."""


def _box_alone(box: Entry) -> Iterator[Setting]:
    """A box at every number of seats; each option changed, and all of them, at some."""
    first, last = box.seats
    for seats in range(first, last + 1):
        yield Setting(box.id, seats)
    for number, option in enumerate(box.options):
        for seats in (first + number, last - number):
            yield Setting(box.id, seats, ((option.name, _another(option, seats)),))
    for seats in (first, (first + last) // 2, last):
        changes = [(option.name, _another(option, seats)) for option in box.options]
        yield Setting(box.id, seats, tuple(sorted(changes)))


def _at_some_seats(box: str, modules: Sequence[str], dice: "Dice", many: int) -> Iterator[Setting]:
    """A set of modules at some numbers of seats, the first time with all options changed."""
    id_ = "+".join([box, *sorted(modules)])
    options = _permissions(box, modules)
    assert options is not None, id_
    for number, seats in enumerate(dice.sample(_seats(box, modules), many)):
        setting = Setting(id_, seats, tuple(sorted(options.items())))
        changed = _with_options(setting, dice)
        yield setting if number or changed is None else changed


def _seats(box: str, modules: Sequence[str]) -> range:
    """Return the numbers of seats that a box and some modules have in common."""
    ranges = [entry.seats for entry in saboteur.catalogue() if entry.id in (box, *modules)]
    return range(max(first for first, _ in ranges), min(last for _, last in ranges) + 1)


def _permissions(box: str, modules: Sequence[str]) -> dict[str, OptionValue] | None:
    """Return the options that some modules need to be played together; ``None`` if none help."""
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
"""Options that allow sets of modules."""


def _with_options(setting: Setting, dice: "Dice") -> Setting | None:
    """Change what the modules of a setting let one choose, and now and then a box's option."""
    ids = setting.ruleset.split("+")
    options = [
        option
        for entry in saboteur.catalogue()
        if entry.id in ids[1:] or (entry.id == ids[0] and not dice.below(3))
        for option in entry.options
        if option.name not in PERMISSIONS
    ]
    chosen = dict(setting.options)
    chosen.update({option.name: _another(option, setting.seats) for option in options})
    return setting._replace(options=tuple(sorted(chosen.items()))) if options else None


def _largest_sets(box: str, modules: Sequence[str], dice: "Dice") -> Iterator[Setting]:
    """The largest lawful sets: every module that still goes, begun with each that bars others."""
    found: dict[tuple[str, ...], None] = {}
    for first in ("", "greedy-dwarf", "tournament", "costume-workshop"):
        chosen: list[str] = [first] if first in modules else []
        for module in modules:
            if module not in chosen and _permissions(box, [*chosen, module]) is not None:
                chosen.append(module)
        found[tuple(sorted(chosen))] = None
    for chosen_ in found:
        yield from _at_some_seats(box, chosen_, dice, 2)


def _drawn_set(box: str, modules: Sequence[str], dice: "Dice") -> Iterator[Setting]:
    """A lawful set drawn by lot."""
    chosen: list[str] = []
    for module in dice.sample(modules, 2 + dice.below(max(1, len(modules) - 2))):
        if _permissions(box, [*chosen, module]) is not None:
            chosen.append(module)
    if len(chosen) > 1:
        yield from _at_some_seats(box, chosen, dice, 1)


def _another(option: Option, seats: int) -> OptionValue:
    """Choose a value beside the default, a different one for each number of seats."""
    others = option.choices[1:]
    numbers = [value for value in others if isinstance(value, int) and not isinstance(value, bool)]
    usable = [value for value in numbers if value < seats] or others
    return usable[seats // 2 % len(usable)]


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


RULE_SETS: Final = tuple(dict.fromkeys(_rule_sets()))
PLAIN_SETS: Final = tuple(s for s in RULE_SETS if not s.options and "+" not in s.ruleset)
FULL_SETS: Final = tuple(s for s in RULE_SETS if len(s.options) > 1 and "+" not in s.ruleset)
MODULE_SETS: Final = tuple(setting for setting in RULE_SETS if "+" in setting.ruleset)
SHOWN_SETS: Final = tuple(
    {
        modules: setting
        for setting in reversed(MODULE_SETS)
        for modules in [tuple(setting.ruleset.split("+")[1:])]
        if len(modules) == 1 or modules in NOTABLE_PAIRS
    }.values()
)
"""Each module and each notable pair once, in the first of its boxes."""

STYLES: Final = ("random", "eager")
"""Random play seldom gets anywhere; eager play, three moves in four, brings the game on."""


def sample(purpose: str, many: int) -> tuple[Setting, ...]:
    """Choose some rule sets for a test of `make test`; the soak plays them all.

    Another purpose gives others, and so does another commit. Each box alone is among them; most of
    the rest are modules.
    """
    dice = Dice(drawn(f"sample/{purpose}"))
    boxes = dict.fromkeys(setting.ruleset for setting in PLAIN_SETS)
    chosen = [
        dice.choice([setting for setting in RULE_SETS if setting.ruleset == box]) for box in boxes
    ]
    rest = [setting for setting in RULE_SETS if setting not in chosen]
    chosen += dice.sample(rest, many - len(chosen))
    return tuple(setting for setting in RULE_SETS if setting in chosen)


def drawn(purpose: str) -> str:
    """Return a seed for a purpose that the commit decides (``tests/seed.py``)."""
    return f"{seed()}/{purpose}"


def in_part(purpose: str, cases: Sequence[T], many: int) -> list[pytest.ParameterSet]:
    """Let `make test` try some of the cases, others with every commit, and the soak the rest."""
    tried = Dice(drawn(f"part/{purpose}")).sample(range(len(cases)), many)
    return [
        pytest.param(
            *(case if isinstance(case, tuple) and not hasattr(case, "_fields") else (case,)),
            marks=() if number in tried else pytest.mark.soak,
        )
        for number, case in enumerate(cases)
    ]


SAMPLE: Final = 6
"""How many rule sets a test of `make test` looks at."""


def some_rule_sets(purpose: str, many: int = SAMPLE) -> pytest.MarkDecorator:
    """Run a test with some rule sets."""
    return pytest.mark.parametrize("setting", sample(purpose, many), ids=str)


def some_journeys(purpose: str, many: int = SAMPLE) -> pytest.MarkDecorator:
    """Run a test with some rule sets, two in three to be played eagerly."""
    styled = [
        (setting, STYLES[number % 3 > 0]) for number, setting in enumerate(sample(purpose, many))
    ]
    return pytest.mark.parametrize(("setting", "style"), styled, ids=str)


def drawn_by_lot(boxes: Sequence[str], number: int) -> Setting:
    """Draw a box, a lawful set of its modules, the seats and maybe options, for the soak."""
    dice = Dice(f"lot/{number}")
    box = dice.choice(boxes)
    modules = [entry.id for entry in saboteur.catalogue() if box in entry.goes_with]
    alone = [setting for setting in RULE_SETS if setting.ruleset == box]
    return next(_drawn_set(box, modules, dice), dice.choice(alone))


def soak_games() -> int:
    """Return how many games the soak plays of the base game; ``SOAK_GAMES`` changes it."""
    return int(os.environ.get("SOAK_GAMES", "10000"))


def family(rules: AnyRuleSet) -> Family:
    """Return what the tests know about the family of a rule set."""
    return FAMILIES[type(rules)]


def sights(game: Game) -> tuple[Sight, ...]:
    """List everybody who looks on while the game goes on."""
    return (*range(game.seats), PUBLIC)


LOOKERS: Final = 3
"""So many seats imagine a possible world at a moment, others at the next."""


def lookers(game: Game, moment: str) -> list[int]:
    """Choose who looks at a moment: whoever decides, and some others, with each commit others.

    In the soak all do.
    """
    if settings.get_current_profile_name() == "soak":
        return list(range(game.seats))
    others = [seat for seat in range(game.seats) if seat != game.decider]
    chosen = Dice(drawn(f"lookers/{moment}")).sample(others, LOOKERS - 1)
    return chosen if game.decider is None else [game.decider, *chosen]


TEXT: Final = attrgetter("text")


def choose(game: Game, dice: Dice, style: str) -> Move:
    """Choose a legal move; the order in which the engine lists them does not matter."""
    moves: Sequence[Move] = game.legal_moves()
    if style == "eager" and dice.below(4):
        moves = family(game.rules).eager(game)
    return dice.choice(sorted(moves, key=TEXT))


def begin(rules: AnyRuleSet, seed: str) -> tuple[Game, tuple[Event, ...]]:
    """Deal a game and return it with the events of the deal."""
    log: list[Event] = []
    state = rules.deal(seed, log)
    state.log = None
    return Game(rules, state, [], seed), tuple(log)


def deaf(_: tuple[Event, ...]) -> None:
    """Take no notice of what a move did."""


Hear: TypeAlias = Callable[[tuple[Event, ...]], None]


def journey(game: Game, seed: str, style: str, hear: Hear = deaf) -> Iterator[Game]:
    """Play a game to its end; give it out before the first move and after each.

    ``hear`` is told what each move did.
    """
    dice = Dice(f"{seed}/{style}")
    yield game
    while not game.over:
        hear(game.play(choose(game, dice, style)))
        yield game


def moments(
    game: Game, seed: str, style: str, *, every: int, each: int = 1, hear: Hear = deaf
) -> Iterator[Game]:
    """Stop at some moments of a game played to its end.

    Stops are every so many moves, at the first ``each`` decisions of each kind in each round,
    where the pile is nearly out, and at the end.
    """
    met: Counter[tuple[int, str]] = Counter()
    answers = family(game.rules)
    offset = Dice(f"{seed}/offset").below(every)
    for number, now in enumerate(journey(game, seed, style, hear)):
        kind = (now.round, answers.asked(now))
        met[kind] += 1
        if met[kind] <= each or number % every == offset or now.over:
            yield now


def resume(rules: AnyRuleSet, position: str) -> Game:
    """Go on from a position given as text."""
    return Game(rules, rules.parse_position(position), [], "position")


@cache
def rare_games() -> tuple[tuple[str, Game], ...]:
    """Give games that are in the thick of something seldom met, of every family.

    Whoever plays on in them copies them first.
    """
    return tuple(_rare_games())


def _rare_games() -> Iterator[tuple[str, Game]]:
    for answers in FAMILIES.values():
        for name, rare in answers.positions().items():
            game = resume(ruleset(rare.ruleset, rare.seats, rare.options), rare.text)
            yield f"{name}-before", game.clone()
            for move in rare.moves:
                game.play(move)
            yield name, game
