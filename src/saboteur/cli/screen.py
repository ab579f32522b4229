"""The whole screen of one seat: header, maze, players, news, hand. It fits the window."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from saboteur.cli.board import Board, Spot
from saboteur.cli.hand import hand_lines
from saboteur.cli.menu import menu_lines
from saboteur.cli.notes import note_lines
from saboteur.cli.palette import BANNER, FAINT, STRONG
from saboteur.cli.panel import goal_lines, gold_line, latest, log_lines, player_lines
from saboteur.cli.teller import Teller
from saboteur.cli.tunnels import LARGE, MEDIUM
from saboteur.games.classic.book import LAY, PLAY
from saboteur.games.classic.operations import TURN
from saboteur.games.classic.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.value import value

NARROWEST_PANEL: Final = 25
WIDEST_PANEL: Final = 60
GAP: Final = 2
NO_CARD: Final = -1
"""Where something else than a card of the hand is chosen."""
PROMPT_ROOM: Final = 2
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
    view: View,
    teller: Teller,
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
    hand = _hand(view, teller, size, chosen, legal)
    board = Board(view, teller, chosen.labels if chosen else None)
    room = height - 1 - len(hand) - PROMPT_ROOM - below
    spots = [move.place for move in legal or () if move.verb == LAY and move.place]
    zoom, window = board.fit(width - NARROWEST_PANEL - GAP, room, spots)
    maze = board.lines(zoom, window)
    taken = max(line.cell_len for line in maze)
    side = min(WIDEST_PANEL, width - taken - GAP)
    panel = _panel(view, teller, aside, side, max(room, len(maze)))
    lines = [header(view, teller, width)]
    for left, right in zip_longest(maze, panel):
        line = left.copy() if left is not None else Text()
        if right is not None:
            line.append(" " * (taken - line.cell_len + GAP))
            line.append_text(right)
        lines.append(line)
    return [*lines, *hand]


def from_hand(view: View, legal: Sequence[Move]) -> bool:
    """Whether the answer to a question begins with a card of the hand: a turn, a scout's path."""
    return view.asked == TURN or all(move.verb == LAY for move in legal)


def header(view: View, teller: Teller, width: int) -> Text:
    """Tell the box with the number of its modules, the round and the piles."""
    box, *modules = view.ruleset.split("+")
    name = teller.texts.text(f"box-{box}")
    said = teller.say(
        "header",
        box=f"{name} +{len(modules)}" if modules else name,
        round=view.round,
        rounds=view.kit.rounds,
        pile=view.pile,
        discard=len(view.discarded),
    )
    return Text(f" {said:<{width - 1}}"[:width], BANNER)


def _panel(view: View, teller: Teller, aside: Aside, width: int, room: int) -> list[Text]:
    """Tell of players, goals and what is known, then of the news or the choices.

    The latter have precedence; notes are told as far as there is room.
    """
    menu = menu_lines(aside.moves, view, teller, width, room // 2, most=room - 1)
    tail = [Text(aside.title, STRONG), *menu] if aside.title else []
    told = log_lines(aside.sentences, width)
    least = len(tail) + min(sum(map(len, told)), LEAST_NEWS)
    players = player_lines(view, teller, width)
    goals = goal_lines(view, teller, width)
    if len(players) + len(goals) + least > room:
        players = player_lines(view, teller, width, terse=True)
    if len(players) + len(goals) + least > room:
        goals = goal_lines(view, teller, width, terse=True)
    if len(players) + len(goals) + len(tail) > room:
        players, goals = [], []
    lines = [*players, *goals]
    for note in note_lines(view, teller, width):
        if len(lines) + len(note) + least <= room:
            lines += note
    lines += tail
    more = Text(teller.say("more-in-log"), FAINT)
    return [*lines, *latest(told, room - len(lines), more)]


def _hand(
    view: View,
    teller: Teller,
    size: tuple[int, int],
    chosen: Chosen | None,
    legal: Sequence[Move] | None,
) -> list[Text]:
    """Draw the seat's own cards under a line that tells its role; other sights have none.

    Where another question than the turn is asked, the numbers of cards would be in the way.
    """
    if teller.seat is None or view.role is None:
        return []
    width, height = size
    title = Text(" ")
    title.append(teller.say("your-role", role=teller.role(view.role)), STRONG)
    title.append(f"  {gold_line(view, teller)}", FAINT)
    if legal is not None and not from_hand(view, legal):
        return [title]
    playable = {move.card for move in legal or () if move.verb in (LAY, PLAY)}
    cards = hand_lines(
        view.kit,
        view.hand,
        teller,
        width,
        LARGE if height >= TALL else MEDIUM,
        chosen=None if chosen is None else chosen.card,
        idle=() if legal is None else set(view.hand) - playable,
    )
    return [title, *cards]
