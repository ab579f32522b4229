"""The whole screen of one seat: header, maze, players, news, hand. It fits the window."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import banner, latest, log_lines, paragraph
from saboteur.cli.families.front import PROMPT_ROOM, Front, TellerT, ViewT
from saboteur.cli.families.hand import hand_lines
from saboteur.cli.session.menu import menu_lines
from saboteur.kernel.move import Move
from saboteur.kernel.value import value
from saboteur.picture.text.blocks import LARGE, MEDIUM
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.inks import FAINT

NARROWEST_PANEL: Final = 25
WIDEST_PANEL: Final = 60
GAP: Final = 2
NO_CARD: Final = -1
"""Where something else than a card of the hand is chosen."""
LEAST_NEWS: Final = 6
"""So many lines of news matter more than who looked at which goal."""
TALL: Final = 32
"""From so many lines on, the hand is drawn large."""


@value
class Aside:
    """What the panel says beneath the players: the news, or the choices of a card."""

    title: str
    sentences: Sequence[str] = ()
    moves: Sequence[Move] = ()


@value
class Chosen:
    """The card of the hand that the seat is choosing for, and the labels on the maze."""

    card: int
    labels: Mapping[Spot, str]


def table_screen(
    front: Front[ViewT, TellerT],
    view: ViewT,
    teller: TellerT,
    aside: Aside,
    size: tuple[int, int],
    *,
    chosen: Chosen | None = None,
    legal: Sequence[Move] | None = None,
    below: int = 0,
) -> list[Text]:
    """Draw what a sight sees; the maze leaves room for every cell of its legal moves.

    ``below`` lines are left free besides the prompt.
    """
    width, height = size
    hand = _hand(front, view, teller, size, chosen=chosen, legal=legal)
    board = front.board(view, teller, chosen.labels if chosen else None)
    room = height - 1 - len(hand) - PROMPT_ROOM - below
    spots = [move.cell for move in legal or () if move.verb == front.lay and move.cell]
    zoom, window = board.fit(width - NARROWEST_PANEL - GAP, room, spots)
    maze = grid_lines(board, zoom, window)
    taken = max(line.cell_len for line in maze)
    side = min(WIDEST_PANEL, width - taken - GAP)
    panel = _panel(front, view, teller, aside, width=side, room=max(room, len(maze)))
    lines = [banner(front.header(view, teller), width)]
    for left, right in zip_longest(maze, panel):
        line = left.copy() if left is not None else Text()
        if right is not None:
            line.append(" " * (taken - line.cell_len + GAP))
            line.append_text(right)
        lines.append(line)
    return [*lines, *hand]


def _panel(
    front: Front[ViewT, TellerT],
    view: ViewT,
    teller: TellerT,
    aside: Aside,
    *,
    width: int,
    room: int,
) -> list[Text]:
    """Tell of players, goals and what is known, then of the news or the choices.

    The latter have precedence; notes are told as far as there is room.
    """
    title = paragraph(aside.title, width, STRONG)
    most = room - len(title)
    menu = menu_lines(front, aside.moves, view, teller, width=width, room=room // 2, most=most)
    tail = [*title, *menu]
    told = log_lines(aside.sentences, width)
    least = len(tail) + min(sum(map(len, told)), LEAST_NEWS)
    players = front.players(view, teller, width)
    goals = front.knowledge(view, teller, width)
    if len(players) + len(goals) + least > room:
        players = front.players(view, teller, width, terse=True)
    if len(players) + len(goals) + least > room:
        goals = front.knowledge(view, teller, width, terse=True)
    if len(players) + len(goals) + len(tail) > room:
        players, goals = [], []
    lines = [*players, *goals]
    for note in front.notes(view, teller, width):
        if len(lines) + len(note) + least <= room:
            lines += note
    lines += tail
    more = Text(teller.say("more-in-log"), FAINT)
    return [*lines, *latest(told, room - len(lines), more)]


def _hand(
    front: Front[ViewT, TellerT],
    view: ViewT,
    teller: TellerT,
    size: tuple[int, int],
    *,
    chosen: Chosen | None,
    legal: Sequence[Move] | None,
) -> list[Text]:
    """Draw the seat's own cards under a line that tells who it is; other sights have none.

    Where another question than the turn is asked, the numbers of cards would be in the way.
    """
    title = front.own(view, teller)
    if title is None:
        return []
    width, height = size
    if legal is not None and not front.from_hand(view, legal):
        return [title]
    playable = {move.card for move in legal or () if move.verb in (front.lay, front.play)}
    cards = hand_lines(
        front,
        view,
        teller,
        width,
        LARGE if height >= TALL else MEDIUM,
        chosen=None if chosen is None else chosen.card,
        idle=() if legal is None else set(view.hand) - playable,
    )
    return [title, *cards]
