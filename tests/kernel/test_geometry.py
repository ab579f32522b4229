"""Tests of cells, sides and edges of the grid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.kernel.geometry import (
    OPPOSITE,
    SIDE_NAMES,
    SIDES,
    E,
    N,
    S,
    W,
    cell_text,
    edge,
    neighbour,
    pack_xy,
    parse_cell,
    xy,
)

COORDINATES = st.integers(min_value=-127, max_value=127)
INNER = st.integers(min_value=-126, max_value=126)


def test_north_is_up_and_east_is_right() -> None:
    here = pack_xy(3, -1)
    assert xy(neighbour(here, N)) == (3, -2)
    assert xy(neighbour(here, E)) == (4, -1)
    assert xy(neighbour(here, S)) == (3, 0)
    assert xy(neighbour(here, W)) == (2, -1)


def test_sides_go_round_clockwise_and_have_opposites() -> None:
    assert [SIDE_NAMES[side] for side in SIDES] == ["N", "E", "S", "W"]
    assert [SIDE_NAMES[OPPOSITE[side]] for side in SIDES] == ["S", "W", "N", "E"]


@given(COORDINATES, COORDINATES)
def test_a_cell_keeps_its_coordinates(x: int, y: int) -> None:
    assert xy(pack_xy(x, y)) == (x, y)
    assert parse_cell(cell_text(pack_xy(x, y))) == pack_xy(x, y)
    assert cell_text(pack_xy(x, y)) == f"{x},{y}"


@given(COORDINATES, COORDINATES, COORDINATES, COORDINATES)
def test_different_cells_have_different_numbers(a: int, b: int, c: int, d: int) -> None:
    assert (pack_xy(a, b) == pack_xy(c, d)) == ((a, b) == (c, d))


@given(INNER, INNER, st.sampled_from(SIDES))
def test_a_step_there_and_back_leads_home(x: int, y: int, side: int) -> None:
    assert neighbour(neighbour(pack_xy(x, y), side), OPPOSITE[side]) == pack_xy(x, y)


@given(INNER, INNER, st.sampled_from(SIDES))
def test_both_cells_name_their_common_edge_alike(x: int, y: int, side: int) -> None:
    beside = neighbour(pack_xy(x, y), side)
    assert edge(pack_xy(x, y), side) == edge(beside, OPPOSITE[side])


def test_no_two_edges_share_a_number() -> None:
    places = [pack_xy(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    names = {edge(place, side) for place in places for side in SIDES}
    assert len(names) == 2 * 7 * 8  # the lines of a 7 × 7 board


@pytest.mark.parametrize(("x", "y"), [(128, 0), (-128, 0), (0, 128), (0, -128), (1000, 1000)])
def test_a_cell_beyond_the_span_is_refused_not_wrapped(x: int, y: int) -> None:
    with pytest.raises(ValueError, match="farther away"):
        pack_xy(x, y)


NO_CELLS = """
1 1, ,1 1,2,3 +1,2 01,2 -0,1 1.0,2 a,b 1_0,2 \N{FULLWIDTH DIGIT ONE},2 999,0 1,-128
"""


@pytest.mark.parametrize("text", [*NO_CELLS.split(), "", " 1,2", "1, 2", "1,2 ", "9" * 5000 + ",0"])
def test_only_the_printed_form_is_a_cell(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell"):
        parse_cell(text)
