"""Tests of small values: decisions, peeks, moves, refusals."""

import json

import pytest

from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import pack_xy
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import read_number
from saboteur.kernel.refusal import IllegalMove, MalformedMove, refuse
from saboteur.kernel.value import replace_fields, to_json_data, value_class


@value_class
class Stone:
    weight: int
    veins: tuple[int, ...] = ()


@value_class
class Pebble:
    weight: int
    veins: tuple[int, ...] = ()


@value_class
class Nothing:
    pass


def test_values_compare_hash_and_print() -> None:
    assert Stone(1, (2,)) == Stone(1, (2,))
    assert Stone(1) != Stone(2)
    assert len({Stone(1), Stone(1), Stone(2)}) == 2
    assert repr(Stone(1)) == "Stone(weight=1, veins=())"
    alike: list[object] = [Pebble(1), (1, ())]
    assert Stone(1) not in alike
    assert (Nothing() == Nothing(), len({Nothing(), Nothing()})) == (True, 1)
    assert repr(Nothing()) == "Nothing()"


def test_a_changed_value_is_a_copy() -> None:
    stone = Stone(1)
    assert replace_fields(stone, weight=2) == Stone(2)
    assert stone == Stone(1)


def test_values_become_json_data() -> None:
    data = to_json_data((Stone(1, (2, 3)), {"a": Stone(4)}, None, "x"))
    assert json.loads(json.dumps(data)) == data
    assert data == [
        {"type": "Stone", "weight": 1, "veins": [2, 3]},
        {"a": {"type": "Stone", "weight": 4, "veins": []}},
        None,
        "x",
    ]


def test_values_have_no_room_for_more() -> None:
    with pytest.raises(AttributeError):
        object.__setattr__(Stone(1), "colour", "grey")


def test_a_decision_names_a_seat_an_optional_cell_and_the_seats_that_follow() -> None:
    decision = Decision("turn", 2)
    assert (decision.kind, decision.seat, decision.cell, decision.seats) == ("turn", 2, -1, ())


def test_a_move_prints_its_notation_and_knows_its_place() -> None:
    move = Move("lay cross 1,-2", "lay", card="cross", at=pack_xy(1, -2))
    assert (str(move), repr(move), move.cell) == ("lay cross 1,-2", "<lay cross 1,-2>", (1, -2))
    assert Move("agree", "agree").cell is None


def test_a_refusal_names_clause_code_and_arguments() -> None:
    refusal = refuse("B-22", "edge-mismatch", cell="1,0", side="N")
    assert (refusal.clause, refusal.code) == ("B-22", "edge-mismatch")
    assert dict(refusal.args) == {"cell": "1,0", "side": "N"}
    assert str(refusal) == "B-22 edge-mismatch cell=1,0 side=N"


def test_an_illegal_move_is_a_value_error_that_carries_its_refusal() -> None:
    refusal = refuse("B-24", "not-linked", cell="4,0")
    error = IllegalMove("lay cross 4,0", refusal)
    assert isinstance(error, ValueError)
    assert (error.move, error.refusal) == ("lay cross 4,0", refusal)
    assert "lay cross 4,0" in str(error)
    assert "B-24" in str(error)
    assert issubclass(MalformedMove, ValueError)
    assert not issubclass(MalformedMove, IllegalMove)


def test_a_number_of_a_move_is_written_as_it_prints() -> None:
    assert read_number("12", "take 12") == 12
    for wrong in ("", "one", "-1", "+1", "01", "1.0", "٣", "1" * 10, "1" * 5000):
        with pytest.raises(MalformedMove, match="is no number"):
            read_number(wrong, f"take {wrong}")
