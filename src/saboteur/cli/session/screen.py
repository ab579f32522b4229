"""The whole screen of one seat: header, maze, players, news, hand. It fits the window."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import banner, latest_lines, log_lines, paragraph
from saboteur.cli.families.family_ui import PROMPT_LINES, FamilyUI, NarratorT, ViewT
from saboteur.cli.families.hand import hand_lines
from saboteur.cli.session.menu import menu_lines
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class
from saboteur.picture.text.blocks import LARGE, MEDIUM
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import FAINT

MIN_PANEL_WIDTH: Final = 25
MAX_PANEL_WIDTH: Final = 60
PANEL_GAP: Final = 2
NO_CARD: Final = -1
"""``CardChoice.card`` if the choice is not about a card of the hand."""
MIN_NEWS_LINES: Final = 6
"""Lines of news that are kept free before other seats' looks at goals are shown."""
LARGE_HAND_MIN_LINES: Final = 32
"""Number of window lines from which the hand is drawn large."""


@value_class
class SidePanel:
    """The part of the panel below the players: the news, or the choices for a card."""

    title: str
    sentences: Sequence[str] = ()
    moves: Sequence[Move] = ()


@value_class
class CardChoice:
    """The card of the hand that the seat is choosing for, and the labels on the maze."""

    card: int
    labels: Mapping[Spot, str]


def table_screen(
    ui: FamilyUI[ViewT, NarratorT],
    view: ViewT,
    narrator: NarratorT,
    side_panel: SidePanel,
    size: tuple[int, int],
    *,
    chosen: CardChoice | None = None,
    legal: Sequence[Move] | None = None,
    reserved_lines: int = 0,
) -> list[Text]:
    """Return the screen of a seat or spectator; the maze has room for all cells of legal moves.

    ``reserved_lines`` lines are left free besides the prompt.
    """
    width, height = size
    hand = _hand_lines(ui, view, narrator, size, chosen=chosen, legal=legal)
    board = ui.board(view, narrator, chosen.labels if chosen else None)
    room = height - 1 - len(hand) - PROMPT_LINES - reserved_lines
    spots = [move.cell for move in legal or () if move.verb == ui.lay and move.cell]
    zoom, window = board.fit(width - MIN_PANEL_WIDTH - PANEL_GAP, room, spots)
    maze = grid_lines(board, zoom, window)
    taken = max(line.cell_len for line in maze)
    side = min(MAX_PANEL_WIDTH, width - taken - PANEL_GAP)
    panel = _panel_lines(ui, view, narrator, side_panel, width=side, max_lines=max(room, len(maze)))
    lines = [banner(ui.header(view, narrator), width)]
    for left, right in zip_longest(maze, panel):
        line = left.copy() if left is not None else Text()
        if right is not None:
            line.append(" " * (taken - line.cell_len + PANEL_GAP))
            line.append_text(right)
        lines.append(line)
    return [*lines, *hand]


def _panel_lines(
    ui: FamilyUI[ViewT, NarratorT],
    view: ViewT,
    narrator: NarratorT,
    side_panel: SidePanel,
    *,
    width: int,
    max_lines: int,
) -> list[Text]:
    """Return players, goals and knowledge, then the news or the choices.

    News and choices have precedence; notes are added if there is room.
    """
    title = paragraph(side_panel.title, width, STRONG)
    most = max_lines - len(title)
    menu = menu_lines(
        ui,
        side_panel.moves,
        view,
        narrator,
        width=width,
        target_lines=max_lines // 2,
        max_lines=most,
    )
    tail = [*title, *menu]
    lines_shown = log_lines(side_panel.sentences, width)
    least = len(tail) + min(sum(map(len, lines_shown)), MIN_NEWS_LINES)
    players = ui.players(view, narrator, width)
    goals = ui.knowledge(view, narrator, width)
    if len(players) + len(goals) + least > max_lines:
        players = ui.players(view, narrator, width, terse=True)
    if len(players) + len(goals) + least > max_lines:
        goals = ui.knowledge(view, narrator, width, terse=True)
    if len(players) + len(goals) + len(tail) > max_lines:
        players, goals = [], []
    lines = [*players, *goals]
    for note in ui.notes(view, narrator, width):
        if len(lines) + len(note) + least <= max_lines:
            lines += note
    lines += tail
    more = Text(narrator.say("more-in-log"), FAINT)
    return [*lines, *latest_lines(lines_shown, max_lines - len(lines), more)]


def _hand_lines(
    ui: FamilyUI[ViewT, NarratorT],
    view: ViewT,
    narrator: NarratorT,
    size: tuple[int, int],
    *,
    chosen: CardChoice | None,
    legal: Sequence[Move] | None,
) -> list[Text]:
    """Return the seat's own cards below its summary; empty for other views.

    For a decision that does not begin with a card of the hand, the cards are left out: their
    numbers would be taken for those of the answers.
    """
    title = ui.seat_summary(view, narrator)
    if title is None:
        return []
    width, height = size
    if legal is not None and not ui.is_from_hand(view, legal):
        return [title]
    playable = {move.card for move in legal or () if move.verb in (ui.lay, ui.play)}
    cards = hand_lines(
        ui,
        view,
        narrator,
        width,
        LARGE if height >= LARGE_HAND_MIN_LINES else MEDIUM,
        chosen=None if chosen is None else chosen.card,
        unplayable=() if legal is None else set(view.hand) - playable,
    )
    return [title, *cards]
