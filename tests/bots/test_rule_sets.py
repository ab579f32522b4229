"""Tests that bots play every rule set to its end: each box and module, and many modules."""

from collections.abc import Iterable, Iterator

import pytest

import saboteur
from saboteur.bots import FAMILIES, bot
from saboteur.games.classic.family import BOXES, MODULES
from tests.bots.bot_games import play_choices, play_first_round, play_game
from tests.bots.large_rule_sets import LARGEST, together
from tests.sampling import PLAIN_SETS, SeededRandom, Setting, sample_cases

RANDOM_SETS = 8


def one_of_each() -> list[Setting]:
    """Return each box once, in turn with the fewest, a medium number or the most seats."""
    ids = list(dict.fromkeys(setting.ruleset for setting in PLAIN_SETS))
    found = []
    for number, id_ in enumerate(ids):
        seats = [setting.seats for setting in PLAIN_SETS if setting.ruleset == id_]
        found.append(Setting(id_, (seats[0], seats[len(seats) // 2], seats[-1])[number % 3]))
    return found


def drawn_sets() -> Iterator[Setting]:
    """Yield random legal sets of modules, without end."""
    dice = SeededRandom("sets for bots")
    while True:
        box = dice.choice(sorted(BOXES))
        names = [name for name in MODULES if dice.randbelow(2)]
        setting = together(box, names, 2 + dice.randbelow(11))
        if setting is not None:
            yield setting


LEVELS = ("random", "novice", "skilled")
RANDOM_SETTINGS = [setting for setting, _ in zip(drawn_sets(), range(RANDOM_SETS), strict=False)]


def some_of_each_family(settings: Iterable[Setting]) -> list[pytest.ParameterSet]:
    """Return test parameters: a sample of each family, and all others marked ``soak``."""
    families: dict[str, list[Setting]] = {}
    for setting in settings:
        families.setdefault(setting.rules().family, []).append(setting)
    return [
        case for alike in families.values() for case in sample_cases(alike, 1 + len(alike) // 5)
    ]


def chosen_by_levels() -> list[pytest.ParameterSet]:
    """Return test parameters: each level with some settings of each family."""
    return [
        pytest.param(level, *case.values, marks=case.marks)
        for level in LEVELS
        for case in some_of_each_family([*RANDOM_SETTINGS[:3], *LARGEST])
    ]


@pytest.mark.parametrize(
    "setting",
    [*sample_cases(RANDOM_SETTINGS, 3), *dict.fromkeys([*one_of_each(), *LARGEST])],
    ids=str,
)
def test_novices_and_skilled_play_it_to_the_end(setting: Setting) -> None:
    levels = [("novice", "skilled")[seat % 2] for seat in range(setting.seats)]
    assert play_game(levels, "to the end", setting.ruleset, dict(setting.options)).over


@pytest.mark.parametrize("setting", some_of_each_family([*RANDOM_SETTINGS, *LARGEST]), ids=str)
def test_novices_play_it_with_random_neighbours(setting: Setting) -> None:
    levels = [("novice", "random")[seat % 2] for seat in range(setting.seats)]
    assert play_game(levels, "neighbours", setting.ruleset, dict(setting.options)).over


@pytest.mark.parametrize(("level", "setting"), chosen_by_levels(), ids=str)
def test_a_choice_depends_on_what_the_seat_has_seen_alone(level: str, setting: Setting) -> None:
    """A new bot that gets the whole history at once chooses the same in a possible world."""
    walk = play_first_round(
        [level] * setting.seats, "twins", setting.ruleset, dict(setting.options)
    )
    for number, (game, seat, history, move) in enumerate(walk):
        if number % 7 or len(game.legal_moves()) == 1:
            continue
        twin = game.determinise(seat, f"twin {number}")
        backwards = twin.legal_moves()[::-1]
        player = bot(level, f"twins/{seat}", game.rules.family)
        assert player.choose(twin.view(seat), backwards, history) is move


@pytest.mark.parametrize("setting", some_of_each_family([*RANDOM_SETTINGS, *LARGEST]), ids=str)
def test_decision_keys_are_unique(setting: Setting) -> None:
    walk = play_choices(["random"] * setting.seats, "lots", setting.ruleset, dict(setting.options))
    moment = FAMILIES[setting.rules().family].decision_key
    moments = [moment(game.view(seat)) for game, seat, _, _ in walk]
    assert len(moments) == len(set(moments))


def test_every_module_is_among_the_sets() -> None:
    named = {
        name for setting in (*RANDOM_SETTINGS, *LARGEST) for name in setting.ruleset.split("+")
    }
    assert named >= {entry.id for entry in saboteur.catalogue()}
