"""A view holds what is on its list and leads to nothing else."""

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.secrecy.graph import reachable
from tests.worlds import (
    FAMILIES,
    FULL_SETS,
    PLAIN_SETS,
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
)

SEED = "a seed that nobody may see"

per_rule_set = pytest.mark.parametrize("setting", RULE_SETS, ids=str)
per_setting = pytest.mark.parametrize("setting", PLAIN_SETS + FULL_SETS, ids=str)


def keys(shown: object, path: str = "") -> Iterator[str]:
    """Name every key of a view, nested ones after a dot."""
    if isinstance(shown, dict):
        for key, item in shown.items():
            yield f"{path}{key}"
            yield from keys(item, f"{path}{key}.")
    elif isinstance(shown, list):
        for item in shown:
            yield from keys(item, path)


@pytest.mark.parametrize("kind", FAMILIES, ids=lambda kind: kind.__name__)
def test_every_key_and_field_of_a_view_is_on_the_list(kind: type[Any]) -> None:
    found: set[str] = set()
    fields: set[str] = set()
    for setting in PLAIN_SETS + FULL_SETS:
        if isinstance(setting.rules(), kind):
            for game in moments(setting.new("keys"), "keys", "eager", every=40):
                for sight in (*sights(game), "open") if game.over else sights(game):
                    view = game.view(sight)
                    found.update(keys(view.to_dict()))
                    fields.update(name for way, _ in _own_parts(view) for name in [way])
    assert found == set(FAMILIES[kind].view_keys)
    assert fields == set(FAMILIES[kind].view_fields)


def _own_parts(view: object) -> Iterator[tuple[str, object]]:
    names = [name for kind in type(view).__mro__ for name in getattr(kind, "__slots__", ())]
    yield from ((name, getattr(view, name)) for name in [*names, *getattr(view, "__dict__", {})])


@pytest.mark.parametrize("kind", FAMILIES, ids=lambda kind: kind.__name__)
def test_every_event_that_a_sight_gets_is_on_the_list(kind: type[Any]) -> None:
    found: set[str] = set()
    for setting in PLAIN_SETS + FULL_SETS:
        if isinstance(setting.rules(), kind):
            game, events = begin(setting.rules(), "events")
            dice = Dice("events")
            while events:
                for sight in sights(game):
                    for event in stream(game.rules, events, sight):
                        assert dataclasses.is_dataclass(event)
                        names = [field.name for field in dataclasses.fields(event)]
                        found.add(f"{type(event).__name__}({', '.join(names)})")
                events = () if game.over else game.play(choose(game, dice, "eager"))
    assert found == set(FAMILIES[kind].event_fields)


@per_rule_set
def test_without_its_private_part_a_view_is_the_public_view(setting: Setting) -> None:
    for game in moments(setting.new("public"), "public", "eager", every=10):
        public = game.view(PUBLIC).to_dict()
        for seat in range(game.seats):
            assert family(game.rules).made_public(game.view(seat).to_dict()) == public


@per_setting
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


@per_setting
def test_a_view_is_a_snapshot(setting: Setting) -> None:
    views: list[tuple[Any, str]] = []
    for number, game in enumerate(journey(setting.new("snapshot"), "snapshot", "eager")):
        sight = sights(game)[number % (game.seats + 1)]
        views.append((game.view(sight), json.dumps(game.view(sight).to_dict())))
    for view, shown in views:
        assert json.dumps(view.to_dict()) == shown


@per_setting
def test_nothing_secret_can_be_reached_from_a_view(setting: Setting) -> None:
    for game in moments(setting.new(SEED), "graph", "eager", every=60):
        for sight in (*sights(game), "open") if game.over else sights(game):
            leads_to_no_secret(game, sight)


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in rare_games()])
def test_nor_in_rare_positions(game: Game) -> None:
    for sight in sights(game):
        leads_to_no_secret(game, sight)


def leads_to_no_secret(game: Game, sight: Any) -> None:  # noqa: ANN401 - a seat or a word
    secret = {type(game), type(game._state), *family(game.rules).secret_types}
    for way, thing in reachable(game.view(sight)):
        assert type(thing) not in secret, way
        assert not (isinstance(thing, str) and game.seed in thing), way
    mutable = {
        id(thing): way
        for way, thing in reachable(game._state)
        if isinstance(thing, dict | list | set) and not family(game.rules).is_rule_book(way)
    }
    for way, thing in reachable(game.view(sight)):
        assert id(thing) not in mutable, f"view{way} is state{mutable[id(thing)]}"


@pytest.mark.parametrize("setting", PLAIN_SETS, ids=str)
def test_what_a_view_shares_with_the_game_remembers_nothing_of_it(setting: Setting) -> None:
    """A cache that grows with play tells whoever walks through it what others could do."""
    comment = f"[deck]\nid = '{setting.rules().id}'\n# {setting}: a rule set of its own"
    rules = setting.rules(comment)
    game, _ = begin(rules, "memory")
    before = dict(_shared(game))
    for _ in journey(game, "memory", "eager"):
        pass
    grown = {way: (size, before.get(way)) for way, size in _shared(game) if size != before.get(way)}
    assert not grown


def _shared(game: Game) -> Iterator[tuple[str, int]]:
    """Give the size of every container of the rule set that a view leads to."""
    shared = {id(thing) for _, thing in reachable(game.rules)}
    for way, thing in reachable(game.view(PUBLIC)):
        if id(thing) in shared and isinstance(thing, dict | list | set):
            yield way, len(thing)
