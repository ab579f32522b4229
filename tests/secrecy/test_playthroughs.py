"""Whole games, with all invariants of secrecy checked at sampled positions.

Each game is played, and its possible worlds are made, once for all invariants, since that takes the
time. Each has its own function (``invariants.py``), so a failure says which one is broken.
"""

import json
from collections.abc import Iterable
from typing import Any, Final

import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.sampling import (
    PLAY_STYLES,
    RULE_SETS,
    SAMPLED_SEATS,
    SeededRandom,
    Setting,
    all_sights,
    choose,
    family,
    rare_games,
    sampled_positions,
    sampled_rule_sets,
    sampled_seats,
    seed_for,
)
from tests.secrecy import invariants

PLAY_ON_1_IN: Final = 3
"""In 1 of this many positions, both worlds are played until the seat learns what differs."""
EXPENSIVE_CHECKS_1_IN: Final = 8
"""In 1 of this many positions, the expensive checks are made for all seats."""
WORLDS_PER_SEAT: Final = 2
"""How many possible worlds of a seat are sampled in a rare position."""

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@sampled_rule_sets("secrecy")
def test_secrecy_invariants_hold_through_sampled_games(setting: Setting) -> None:
    seed = seed_for("secrecy, a seed that nobody may see")
    game, dice = setting.new(seed), SeededRandom(seed)
    snapshots: list[tuple[Any, str]] = []
    compared = 0
    for number, now in enumerate(sampled_positions(game, seed, "eager", every=15)):
        check_views_consistent(now, snapshots, number)
        for seat in dice.sample(range(now.seats), SAMPLED_SEATS):
            world = now.determinise(seat, f"{seed}/{number}")
            invariants.cannot_tell(now, world, seat)
            invariants.is_possible(now, world, seat)
            if (number + seat) % PLAY_ON_1_IN == 0:
                style = PLAY_STYLES[(number + seat) % 2]
                compared += invariants.streams_part_at_news(now.clone(), world, seat, dice, style)
        if number % EXPENSIVE_CHECKS_1_IN == 0 or now.over:
            check_expensive_invariants(now, dice)
    for view, shown in snapshots:
        assert json.dumps(view.to_dict()) == shown  # a view is a snapshot
    assert compared >= min(
        game.seats, SAMPLED_SEATS
    )  # something was compared, whatever was sampled


def check_views_consistent(game: Game, snapshots: list[tuple[Any, str]], number: int) -> None:
    """Assert that views agree, and append a seat's view to ``snapshots``.

    A seat's view without its private part is the public view, which has the keys of the open view.
    """
    public = game.view(PUBLIC).to_dict()
    for seat in range(game.seats):
        view = game.view(seat)
        assert family(game.rules).made_public(view.to_dict()) == public
        if number % game.seats == seat:
            snapshots.append((view, json.dumps(view.to_dict())))
    shown = game.view("open").to_dict()
    assert shown.keys() == public.keys()
    assert shown["hands"] == [game.view(seat).to_dict()["hand"] for seat in range(game.seats)]
    assert shown["scores"] == public["scores"] == (list(game.scores) if game.over else None)


def check_expensive_invariants(game: Game, dice: SeededRandom) -> None:
    """Assert that views reach no secret and that a seat's possible worlds agree with the game.

    They give the same possible worlds in turn and refuse the decider's moves for the same reasons;
    one in three is also played to its end.
    """
    invariants.reaches_no_secret(game, (*all_sights(game), "open"))
    seat = dice.randbelow(game.seats)
    world = game.determinise(seat, "one")
    invariants.only_the_view_matters(game, world, seat, "another")
    if game.decider is not None:
        invariants.same_refusals(game, game.determinise(game.decider, "refused"))
    if not dice.randbelow(3):
        check_world_can_be_played(world, dice)


def check_world_can_be_played(world: Game, dice: SeededRandom) -> None:
    """Assert that a possible world can be played to its end, and has no record."""
    assert world.moves == ()
    while not world.over:
        world.play(choose(world, dice, "eager"))
    family(world.rules).check_components(world)
    family(world.rules).check_story(world)
    with pytest.raises(ValueError, match="made from a view"):
        world.record()


@per_rare_game
def test_secrecy_invariants_hold_in_rare_positions(game: Game) -> None:
    seats = sampled_seats(game, game.digest())
    invariants.reaches_no_secret(game, (*seats, PUBLIC))
    check_possible_worlds(game, seats, WORLDS_PER_SEAT)
    if game.decider is not None:
        invariants.same_refusals(game, game.determinise(game.decider, seed_for("refused")))


def check_possible_worlds(game: Game, seats: Iterable[int], worlds: int) -> None:
    """Sample possible worlds of some seats and play on in them."""
    dice = SeededRandom(seed_for("rare"))
    for seat in seats:
        for number in range(worlds):
            world = game.determinise(seat, seed_for(str(number)))
            invariants.cannot_tell(game, world, seat)
            invariants.is_possible(game, world, seat)
            invariants.streams_part_at_news(game.clone(), world, seat, dice, "eager")


@per_rare_game
def test_moves_of_rare_positions_look_equal_in_possible_worlds(game: Game) -> None:
    check_moves_in_possible_worlds(game, sampled_seats(game, game.digest()), 1)


def check_moves_in_possible_worlds(game: Game, seats: Iterable[int], worlds: int) -> None:
    """Check that every legal move looks the same in possible worlds of some seats."""
    for seat in seats:
        for number, move in enumerate(game.legal_moves()):
            for other in range(worlds):
                world = game.determinise(seat, seed_for(f"{number}/{other}"))
                for twin in invariants.lookalikes(game, world, seat, str(move)):
                    invariants.same_news(game.clone(), world.clone(), seat, str(move), twin)


@pytest.mark.soak
@pytest.mark.parametrize("setting", RULE_SETS, ids=str)
def test_secrecy_invariants_hold_in_every_rule_set(setting: Setting) -> None:
    test_secrecy_invariants_hold_through_sampled_games(setting)


@pytest.mark.soak
@per_rare_game
def test_secrecy_invariants_hold_in_rare_positions_of_many_worlds(game: Game) -> None:
    invariants.reaches_no_secret(game, all_sights(game))
    check_possible_worlds(game, range(game.seats), 20)
    check_moves_in_possible_worlds(game, range(game.seats), 3)
    for number in range(5):
        if game.decider is not None:
            invariants.same_refusals(game, game.determinise(game.decider, str(number)))
