"""A view holds what is on its list and leads to nothing else."""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final

import pytest

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC
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
    journey,
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
            yield from keys(item, f"{path}{key}.")
    elif isinstance(shown, list):
        for item in shown:
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
    for number, setting in enumerate(of_kind(kind, [*FULL_SETS, *largest, *largest])):
        seed = f"keys {number}"
        for game in moments(setting.new(seed), seed, "eager", every=20):
            for sight in (*sights(game), "open") if game.over else sights(game):
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


@some_rule_sets("without_its_private_part_a_view_is_the_p")
def test_without_its_private_part_a_view_is_the_public_view(setting: Setting) -> None:
    for game in moments(setting.new("public"), "public", "eager", every=10):
        public = game.view(PUBLIC).to_dict()
        for seat in range(game.seats):
            assert family(game.rules).made_public(game.view(seat).to_dict()) == public


@some_rule_sets("the_open_view_exists_only_when_the_game")
def test_the_open_view_exists_only_when_the_game_is_over(setting: Setting) -> None:
    game = setting.new("open")
    for now in journey(game, "open", "eager"):
        if not now.over:
            with pytest.raises(ValueError, match="over"):
                now.view("open")
    shown = game.view("open").to_dict()
    public = game.view(PUBLIC).to_dict()
    assert shown.keys() == public.keys()
    assert shown["scores"] == public["scores"] == list(game.scores)


@some_rule_sets("a_view_is_a_snapshot")
def test_a_view_is_a_snapshot(setting: Setting) -> None:
    views: list[tuple[Any, str]] = []
    for number, game in enumerate(journey(setting.new("snapshot"), "snapshot", "eager")):
        sight = sights(game)[number % (game.seats + 1)]
        views.append((game.view(sight), json.dumps(game.view(sight).to_dict())))
    for view, shown in views:
        assert json.dumps(view.to_dict()) == shown


@some_rule_sets("nothing_secret_can_be_reached_from_a_vie")
def test_nothing_secret_can_be_reached_from_a_view(setting: Setting) -> None:
    for game in moments(setting.new(SEED), "graph", "eager", every=60):
        for sight in (*sights(game), "open") if game.over else sights(game):
            leads_to_no_secret(game, sight)


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in rare_games()])
def test_nor_in_rare_positions(game: Game) -> None:
    for sight in sights(game):
        leads_to_no_secret(game, sight)


def leads_to_no_secret(game: Game, sight: Any) -> None:  # noqa: ANN401 - a seat or a word
    answers = family(game.rules)
    secret: tuple[type, ...] = (Game, *answers.secret_types, *answers.memory)
    mutable = {
        id(thing): way
        for way, thing in reachable(game._state, answers.rule_book + answers.memory)
        if isinstance(thing, dict | list | set)
    }
    for way, thing in reachable(game.view(sight), answers.rule_book):
        assert not isinstance(thing, secret), way
        assert not (isinstance(thing, str) and game.seed in thing), way
        assert id(thing) not in mutable, f"view{way} is state{mutable[id(thing)]}"


@some_rule_sets("the_rule_book_that_views_share_leads_to")
def test_the_rule_book_that_views_share_leads_to_no_secret(setting: Setting) -> None:
    game = played(setting)
    answers = family(game.rules)
    secret: tuple[type, ...] = (Game, *answers.secret_types, *answers.memory)
    for way, thing in reachable(game.view(PUBLIC)):
        assert not isinstance(thing, secret), way
        assert not (isinstance(thing, str) and game.seed in thing), way


@some_rule_sets("the_rule_book_that_views_share_remembers")
def test_the_rule_book_that_views_share_remembers_nothing_of_a_game(setting: Setting) -> None:
    """A memory that grows with play tells whoever looks into it what others hold."""
    before = _sizes(begin(unplayed(setting), SEED)[0])
    after = _sizes(played(setting))
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
