"""A program that uses the whole public API, as a user does: no expression is ``Any``.

mypy checks this file with ``disallow_any_expr`` (pyproject.toml), so ``make check`` fails for an
``Any`` in a result. Signatures, which mypy does not check, are tested below.
"""

from typing import assert_type

import pytest

import saboteur
from saboteur import (
    Cell,
    ClassicView,
    DarkCaveView,
    DuelView,
    Entry,
    Event,
    Game,
    LostMinesView,
    Move,
    Record,
    Refusal,
    View,
    events,
)


def test_a_program_finds_everything_typed() -> None:
    assert_type(saboteur.catalogue(), tuple[Entry, ...])
    game = saboteur.new("saboteur", seats=3, seed=5, options={"public_gold": True})
    assert_type(game, Game[ClassicView])
    assert_type((game.ruleset, game.seats, game.round), tuple[str, int, int])
    assert_type((game.decider, game.over), tuple[int | None, bool])
    assert_type((game.scores, game.winners), tuple[tuple[int, ...], tuple[int, ...]])
    moves = game.legal_moves()
    assert_type(moves, tuple[Move, ...])
    move = moves[0]
    assert_type((move.text, move.verb, move.card, move.word), tuple[str, str, str, str])
    assert_type((move.cell, move.other), tuple[Cell | None, Cell | None])
    assert_type((move.seat, move.value, move.turned), tuple[int | None, int | None, bool])
    refusal = game.explain("lay cross 9,9")
    assert_type(refusal, Refusal | None)
    assert refusal is not None
    assert_type(refusal.args, tuple[tuple[str, str | int | Cell], ...])
    happened = game.play(move)
    assert_type(happened, tuple[Event, ...])
    for event in happened:
        if isinstance(event, events.PathLaid):
            assert_type(event.cell, Cell)
    world = game.determinise(0, seed=1)
    assert_type(world.clone().digest(), str)
    again = saboteur.from_position(
        game.position(), ruleset="saboteur", seats=3, options={"public_gold": True}
    )
    assert_type(again, Game[View])
    record = game.record()
    assert_type(record, Record)
    assert_type(saboteur.loads(str(record)).replay(), Game[View])
    assert_type(game.view("public"), ClassicView)
    assert_type(again.view("open"), View)
    assert_type(game.view(0).to_dict(), dict[str, object])


def test_a_view_is_known_by_its_family() -> None:
    seats = {"saboteur+veto": 3, "duel": 2, "lost-mines": 3, "dark-cave": 3}
    seen = [saboteur.new(box, seats=many, seed=1).view(0) for box, many in seats.items()]
    kinds: list[str] = []
    for view in seen:
        assert_type(view.hand, tuple[str, ...])
        match view:
            case ClassicView():
                assert_type(view.role, str | None)
                assert_type(view.laid, Cell | None)
                assert_type([goal.cell for goal in view.goals], list[Cell])
                assert_type([ended.completer for ended in view.results], list[int | None])
                assert_type(view.modules, dict[str, object])
            case DuelView():
                assert_type(view.laid, tuple[Cell, ...])
                assert_type(view.grade, int | None)
            case LostMinesView():
                assert_type(view.dragon, int | None)
                assert_type([dwarf.cell for dwarf in view.dwarves], list[Cell])
            case DarkCaveView():
                assert_type(view.drawer, int | None)
        kinds.append(view.ruleset)
    assert kinds == list(seats)
    assert_type(saboteur.new("duel", seats=2, seed=1).view(0), DuelView)
    assert_type(saboteur.new("lost-mines", seats=3, seed=1).view(0), LostMinesView)
    assert_type(saboteur.new("dark-cave", seats=3, seed=1).view(0), DarkCaveView)


def test_no_wrong_family_is_taken_for_granted() -> None:
    with pytest.raises(AttributeError):
        saboteur.new("duel", seats=2, seed=1).view(0).role  # type: ignore[attr-defined]  # noqa: B018
