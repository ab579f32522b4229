"""A view holds what is on its list and leads to nothing else."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final

import pytest

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.secrecy.graph import attributes, reachable
from tests.worlds import (
    FAMILIES,
    FULL_SETS,
    MODULE_SETS,
    RULE_SETS,
    Dice,
    Setting,
    begin,
    choose,
    family,
    moments,
    rare_games,
    sights,
    some_rule_sets,
)

SEED: Final = "a seed that nobody may see"
NUMBERS: Final = count()


def keys(shown: object, path: str = "") -> Iterator[str]:
    """Name every key of a view, nested ones after a dot."""
    if isinstance(shown, dict):
        for key, item in shown.items():
            yield f"{path}{key}"
            if isinstance(item, dict | list):
                yield from keys(item, f"{path}{key}.")
    elif isinstance(shown, list):
        for item in shown:
            if isinstance(item, dict | list):
                yield from keys(item, path)


def of_kind(kind: type[Any], settings: Sequence[Setting]) -> list[Setting]:
    """Choose the rule sets of one family, or take all it has if none of them is chosen."""
    chosen = [setting for setting in settings if isinstance(setting.rules(), kind)]
    return chosen or [setting for setting in RULE_SETS if isinstance(setting.rules(), kind)]


@pytest.mark.parametrize("kind", FAMILIES, ids=lambda kind: kind.__name__)
def test_every_key_and_field_of_a_view_is_on_the_list(kind: type[Any]) -> None:
    found: set[str] = set()
    fields: set[str] = set()
    largest = [setting for setting in MODULE_SETS if setting.ruleset.count("+") > 8]
    for number, setting in enumerate(of_kind(kind, [*FULL_SETS, *largest])):
        seed = f"keys {number}"
        for game in moments(setting.new(seed), seed, "eager", every=20):
            # Of those who look on without being asked, one sees the kinds of things that all see.
            asked: set[Sight] = {PUBLIC, "open", *game.deciders, number % game.seats}
            for sight in asked:
                view = game.view(sight)
                found.update(keys(view.to_dict()))
                fields.update(attributes(view))
    assert found == set(FAMILIES[kind].view_keys)
    assert fields == set(FAMILIES[kind].view_fields)


@pytest.mark.parametrize("kind", FAMILIES, ids=lambda kind: kind.__name__)
def test_every_event_that_a_sight_gets_is_on_the_list(kind: type[Any]) -> None:
    heard: list[Event] = []
    for setting in of_kind(kind, [s for s in RULE_SETS if s.seats % 3 == 0]):
        game, events = begin(setting.rules(), "events")
        dice = Dice("events")
        while True:
            heard += [e for sight in sights(game) for e in stream(game.rules, events, sight)]
            if game.over:
                break
            events = game.play(choose(game, dice, "eager"))
    for _, game in rare_games():
        if isinstance(game.rules, kind):
            for move in game.legal_moves():
                events = game.clone().play(move)
                heard += [e for sight in sights(game) for e in stream(game.rules, events, sight)]
    found = {f"{type(event).__name__}({', '.join(attributes(event))})" for event in heard}
    assert found == set(FAMILIES[kind].event_fields)


@some_rule_sets("rule book", 12)
def test_the_rule_book_that_views_share_tells_nothing_of_a_game(setting: Setting) -> None:
    """It leads to no secret, and no memory in it grows with play: that would tell of hands."""
    before = _sizes(begin(unplayed(setting), SEED)[0])
    game = played(setting)
    answers = family(game.rules)
    secret: tuple[type, ...] = (Game, *answers.secret_types, *answers.memory)
    for way, thing in reachable(game.view(PUBLIC)):
        assert not isinstance(thing, secret), way
        assert not (isinstance(thing, str) and game.seed in thing), way
    after = _sizes(game)
    assert {way: size for way, size in after.items() if size != before.get(way)} == {}


def unplayed(setting: Setting) -> AnyRuleSet:
    """Compile a rule set that no other test has played with."""
    box = setting.ruleset.split("+")[0]
    return setting.rules(f"[deck]\nid = '{box}'\n# {next(NUMBERS)}")


def played(setting: Setting) -> Game:
    """Play a game with a rule set of its own, nearly to the end."""
    game, _ = begin(unplayed(setting), SEED)
    dice = Dice("played")
    for _ in range(60):
        game.play(choose(game, dice, "eager"))
    return game


def _sizes(game: Game) -> dict[str, int]:
    """Return the size of everything in the rule book that can grow."""
    (book,) = [
        thing
        for _, thing in reachable(game.view(PUBLIC))
        if isinstance(thing, family(game.rules).rule_book[:1])
    ]
    return {
        way: len(thing) for way, thing in reachable(book) if isinstance(thing, dict | list | set)
    }
