"""A view has the listed fields only and holds no reference to anything else."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from typing import Final

import pytest

from saboteur.games.duel.rules import DuelRules
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.sampling import (
    FAMILIES,
    FULL_SETS,
    MODULE_SETS,
    PLAIN_SETS,
    RULE_SETS,
    SeededRandom,
    Setting,
    all_sights,
    begin,
    choose,
    family,
    rare_games,
    sampled_positions,
    sampled_rule_sets,
)
from tests.secrecy.reachability import attributes, reachable

SEED: Final = "a seed that nobody may see"
NUMBERS: Final = count()


def keys(shown: object, path: str = "") -> Iterator[str]:
    """Yield every key of a view, nested ones with a dot."""
    if isinstance(shown, dict):
        for key, item in shown.items():
            yield f"{path}{key}"
            if isinstance(item, dict | list):
                yield from keys(item, f"{path}{key}.")
    elif isinstance(shown, list):
        for item in shown:
            if isinstance(item, dict | list):
                yield from keys(item, path)


def richest_settings(kind: type[AnyRuleSet]) -> list[Setting]:
    """Return the settings of a family with all options and nearly all modules.

    A family without modules has few options; for some numbers of seats all are chosen.
    """
    boxes = {s.ruleset for s in PLAIN_SETS if isinstance(s.rules(), kind)}
    own = [setting for setting in RULE_SETS if setting.ruleset.split("+")[0] in boxes]
    if any(setting in MODULE_SETS for setting in own):
        return [s for s in own if s in FULL_SETS or s.ruleset.count("+") > 8]
    return [s for s in own if s in FULL_SETS or s.seats % 3 == 0 or kind is DuelRules]


@dataclass
class SeenByAll:
    """The keys, fields and events that any sight has got in some games."""

    keys: set[str] = field(default_factory=set)
    fields: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)

    def record_view(self, game: Game, sight: Sight) -> None:
        view = game.view(sight)
        self.keys.update(keys(view.to_dict()))
        self.fields.update(attributes(view))

    def record_events(self, game: Game, events: tuple[Event, ...]) -> None:
        told = [event for sight in all_sights(game) for event in stream(game.rules, events, sight)]
        self.events |= {f"{type(e).__name__}({', '.join(attributes(e))})" for e in told}


@cache
def seen_by_all(kind: type[AnyRuleSet]) -> SeenByAll:
    """Play the richest settings of a family, and every move of its rare positions.

    Return what any sight has got in them.
    """
    seen = SeenByAll()
    for number, setting in enumerate(richest_settings(kind)):
        seed = f"events {number}"
        game, dealt = begin(setting.rules(), seed)
        seen.record_events(game, dealt)
        for now in sampled_positions(
            game, seed, "eager", every=20, on_events=partial(seen.record_events, game)
        ):
            # Of spectators that are not asked, one sees the same kinds of things as all.
            asked: set[Sight] = {PUBLIC, "open", *now.deciders, number % now.seats}
            for sight in asked:
                seen.record_view(now, sight)
    for _, game in rare_games():
        if isinstance(game.rules, kind):
            for move in game.legal_moves():
                seen.record_events(game, game.clone().play(move))
    return seen


per_family = pytest.mark.parametrize("kind", FAMILIES, ids=lambda kind: kind.__name__)


@per_family
def test_every_key_and_field_of_a_view_is_on_the_list(kind: type[AnyRuleSet]) -> None:
    assert seen_by_all(kind).keys == set(FAMILIES[kind].view_keys)
    assert seen_by_all(kind).fields == set(FAMILIES[kind].view_fields)


@per_family
def test_every_event_that_a_sight_gets_is_on_the_list(kind: type[AnyRuleSet]) -> None:
    assert seen_by_all(kind).events == set(FAMILIES[kind].event_fields)


@sampled_rule_sets("rule book")
def test_the_rule_book_that_views_share_tells_nothing_of_a_game(setting: Setting) -> None:
    """The rule book must refer to no secret, and no cache in it may grow with play.

    The content of a cache that grows would disclose hands.
    """
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
    """Play 60 moves of a game that has a rule set to itself."""
    game, _ = begin(unplayed(setting), SEED)
    dice = SeededRandom("played")
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
