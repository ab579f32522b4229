"""Tests of cards and mazes in box-drawing characters: exact pictures of small ones."""
# ruff: noqa: RUF001 - crosses and slopes are drawn here, not written

from __future__ import annotations

import pytest
from rich.style import Style

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import styles as styles_of
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import SIDE_NAMES, E, N, S, W
from saboteur.kernel.tile import CLOSED, Link, tile_from_nodes, tile_from_tracks
from saboteur.picture.classic.board import Board
from saboteur.picture.text.blocks import LARGE, MEDIUM, SIZES, SMALL, Size
from saboteur.picture.text.grid import Window
from saboteur.picture.text.styles import BLOCKED, LIT, ODD, SHADED, UNLIT
from saboteur.picture.text.tunnels import draw_card, tracks
from saboteur.texts import Texts
from tests.cli.text_pictures import block_rows, block_styles, plain_lines, seen_view

POSES = ruleset("saboteur", 3).kit.poses.poses
NARRATOR = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"])
HEAVY_ARMS = {N: "┃╹╋┣┫┗┛┻╏", E: "━╺╋┣┳┏┗┻", S: "┃╻╋┣┫┏┓┳╏", W: "━╸╋┫┳┓┛┻"}


@pytest.mark.parametrize(
    ("card", "large", "medium", "small"),
    [
        (["N-E-S-W"], ["░░┃░░", "━━╋━━", "░░┃░░"], ["░┃░", "━╋━"], ["━╋━"]),
        (["N-E"], ["░░┃░░", "░░┗━━", "░░░░░"], ["░┃░", "░┗━"], ["░┗━"]),
        (["E-W"], ["░░░░░", "━━━━━", "░░░░░"], ["░░░", "━━━"], ["━━━"]),
        (["N", "E", "S", "W"], ["░░╹░░", "━╸╳╺━", "░░╻░░"], ["░╹░", "╸╻╺"], ["╸╏╺"]),
        (["S", "W"], ["░░░░░", "━╸╳░░", "░░╻░░"], ["░░░", "╸╻░"], ["╸╻░"]),
        (["E"], ["░░░░░", "░░╳╺━", "░░░░░"], ["░░░", "░╳╺"], ["░╳╺"]),
        (["N-S", "E-W"], ["░░┃░░", "━╸┃╺━", "░░┃░░"], ["░┃░", "╸┃╺"], ["╸┃╺"]),
        (["N-W", "E-S"], ["░░┃░░", "━━╱━━", "░░┃░░"], ["░┃░", "━╱━"], ["━╱━"]),
        (["N-E", "S-W"], ["░░┃░░", "━━╲━━", "░░┃░░"], ["░┃░", "━╲━"], ["━╲━"]),
        (["N-S", "E"], ["░░┃░░", "░░┃╺━", "░░┃░░"], ["░┃░", "░┃╺"], ["░┃╺"]),
    ],
)
def test_cards(card: list[str], large: list[str], medium: list[str], small: list[str]) -> None:
    tile = tile_from_tracks(card)
    assert block_rows(draw_card(tile, "NESW", LARGE)) == large
    assert block_rows(draw_card(tile, "NESW", MEDIUM)) == medium
    assert block_rows(draw_card(tile, "NESW", SMALL)) == small


def test_maze_drawing_uses_thin_lines_without_light() -> None:
    crossing = tile_from_tracks(["N-E-S-W"])
    assert block_rows(draw_card(crossing, "", LARGE)) == ["░░│░░", "──┼──", "░░│░░"]
    assert LIT not in block_styles(draw_card(crossing, "", LARGE))
    assert UNLIT not in block_styles(draw_card(crossing, "NESW", LARGE))


def test_light_stops_in_a_dead_end() -> None:
    block = draw_card(tile_from_tracks(["N", "E", "S", "W"]), "W", LARGE)
    assert block_rows(block) == ["░░╵░░", "━╸╳╶─", "░░╷░░"]
    assert block[1][0][1] == LIT
    assert block[1][2][1] == BLOCKED
    assert block[1][4][1] == UNLIT


def test_links_between_nodes_join_what_they_join() -> None:
    tile = tile_from_nodes((0, 1, CLOSED, 2), 3, [Link(0, 1, 1)])
    assert sorted(map(sorted, tracks(tile))) == [[N, E], [W]]
    assert block_rows(draw_card(tile, "NESW", LARGE)) == ["░░┃░░", "━╸┗━━", "░░░░░"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", range(len(POSES)))
def test_every_card_of_the_box_is_drawn_as_its_graph_says(number: int, size: Size) -> None:
    """An edge is drawn open if it is open on the card; the tunnels of a dead end do not meet."""
    pose = POSES[number]
    text = block_rows(draw_card(pose.tile, "NESW", size))
    assert {len(row) for row in text} == {size.width}
    assert len(text) == size.height
    row, column = size.middle
    edges = {N: text[0][column], S: text[-1][column], W: text[row][0], E: text[row][-1]}
    for side, char in edges.items():
        opened = pose.arms[side] != CLOSED
        assert (char in HEAVY_ARMS[side]) == opened, (SIDE_NAMES[side], text)
    joined = any(len(sides) > 1 for sides in tracks(pose.tile))
    assert (text[row][column] in "╳╏╹╻") == (not joined)


START = """
     0    1
   ░░┃░░
 0 ━━✶━━  ·
   ░░┃░░
"""


def test_the_start_is_a_lantern() -> None:
    assert picture(Board(seen_view(""), NARRATOR), LARGE, Window(0, 0, 1, 0)) == START


LIT_AND_CUT_OFF = """
    -1    0    1    2    3
   ░░░░░░░┃░░░░░░░     ░░│░░
 0 ░░╳╺━━━✶━━━━━━━  ·  ──┼──
   ░░╷░░░░┃░░░░░░░     ░░│░░
        ░░╹░░
 1   ·  ─╴╳╶─  ·    ·    ·
        ░░╷░░
"""


def test_light_runs_from_the_start_and_no_further() -> None:
    """A crossing behind a gap is not linked. A dead end is linked if its arm is reached."""
    view = seen_view("maze 1,0=straight-horizontal 3,0=cross 0,1=dead-cross -1,0=dead-nw*")
    assert picture(Board(view, NARRATOR), LARGE, Window(-1, 0, 3, 1)) == LIT_AND_CUT_OFF


GOALS = """
    7  8
      ╭─╮
-2  · ╰?╯

-1  ·  ·
      ╭◉╮
 0  · ╰◆╯

 1  ·  ·
   ░░•▪│░
 2 ────┘░
"""


def test_goals_hidden_seen_and_revealed() -> None:
    view = seen_view(
        """
        goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw
        maze 7,2=straight-horizontal 8,2=stone-nw
        saw 0 8,0=treasure round 1
        last 1 laid 7,2
        """
    )
    assert picture(Board(view, NARRATOR), MEDIUM, Window(7, -2, 8, 2)) == GOALS


CHOICES = """
    -1    0    1
   ┌╌╌╌┐░░┃░░┌╌╌╌┐
 0 10·11━━✶━━╎1·2╎
   └╌╌╌┘░░┃░░└╌╌╌┘
        ┌╌╌╌┐
 1   ·  ╎ 3 ╎  ·
        └╌╌╌┘
"""
CRAMPED_CHOICES = """
   -1  0  1
 0 10+━✶━1·2
 1  · [3] ·
"""


def test_choices_stand_on_the_cells() -> None:
    board = Board(seen_view(""), NARRATOR, {(1, 0): "1·2", (0, 1): "3", (-1, 0): "10·11"})
    window = Window(-1, 0, 1, 1)
    assert picture(board, LARGE, window) == CHOICES
    assert picture(board, SMALL, window) == CRAMPED_CHOICES


def test_a_maze_that_outgrows_the_window_is_shown_around_the_action() -> None:
    far = " ".join(f"{x},0=straight-horizontal" for x in range(1, 40))
    view = seen_view(f"maze {far}\nlast 1 laid 39,0")
    board = Board(view, NARRATOR)
    size, window = board.fit(60, 20)
    assert size == SMALL
    assert window.west <= 39 <= window.east
    wide, high = window.room(size)
    assert wide <= 60
    assert high <= 20
    assert "…" in plain_lines(grid_lines(board, size, window))[0]


def test_the_largest_size_that_fits_is_taken() -> None:
    board = Board(seen_view(""), NARRATOR)
    assert board.fit(48, 16)[0] == LARGE
    assert board.fit(47, 16)[0] == MEDIUM
    assert board.fit(48, 10)[0] == SMALL


@pytest.mark.parametrize("true_colours", [True, False])
def test_every_style_is_known_in_two_shades_where_cards_have_them(*, true_colours: bool) -> None:
    found = styles_of(true_colours=true_colours)
    for name, style in found.items():
        Style.parse(style)
        if name in SHADED:
            assert found[name + ODD] != style


def picture(board: Board, size: Size, window: Window) -> str:
    """Return a part of a maze as text, without the ``…`` for what is beyond it."""
    lines = [
        line.replace("…", " ").rstrip() for line in plain_lines(grid_lines(board, size, window))
    ]
    return "\n".join(["", *lines, ""])
