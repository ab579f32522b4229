"""``saboteur replay``: look at a recorded game step by step, through any eyes."""

from pathlib import Path
from typing import Final

from rich.text import Text

from saboteur.cli.board import Board, shaded
from saboteur.cli.commands import QUIT, Vocabulary
from saboteur.cli.complaint import Complaint
from saboteur.cli.hand import picture
from saboteur.cli.palette import FAINT, HARM, STRONG
from saboteur.cli.screen import Aside, table_screen
from saboteur.cli.signs import NUGGET
from saboteur.cli.teller import Teller
from saboteur.cli.terminal import Terminal
from saboteur.cli.tunnels import SMALL
from saboteur.cli.verifying import read_record
from saboteur.games.classic.events import GoalRevealed, PathLaid, PathRemoved, RoundBegan
from saboteur.games.classic.modules.diversion import PathDiverted
from saboteur.games.classic.modules.treasure_chests.events import (
    ChestBuried,
    ChestPathTurned,
    GoalMoved,
)
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import parse_cell
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.texts import Texts

MAZE_EVENTS: Final = (
    RoundBegan,
    PathLaid,
    PathRemoved,
    PathDiverted,
    GoalRevealed,
    GoalMoved,
    ChestPathTurned,
    ChestBuried,
)
NEXT: Final = ("", "n")
BACK: Final = "b"


def replay(texts: Texts, file: Path, step: int | None, seat: str) -> None:
    """Show a record, interactively if there is a window; complains about what cannot be."""
    record = read_record(texts, file)
    try:
        game = Replay(record)
    except RecordError as error:
        raise Complaint(texts.text("verify-failed", file=str(file), reason=str(error))) from None
    sight = _sight(texts, seat, record.seats)
    if step is not None and not 0 <= step <= len(game):
        raise Complaint(texts.text("error-step", asked=step, last=len(game)))
    names = [texts.text("person-name", seat=number) for number in range(record.seats)]
    show = Show(game, Teller(texts, names, sight if isinstance(sight, int) else None), sight)
    if show.terminal.is_live:
        show.browse(step or 0)
    elif step is None:
        for number in range(len(game) + 1):
            show.print(number)
    else:
        show.print(step)


def _sight(texts: Texts, word: str, seats: int) -> Sight:
    if word == PUBLIC:
        return PUBLIC
    if word == OPEN:
        return OPEN
    if word.isdecimal() and int(word) < seats:
        return int(word)
    raise Complaint(texts.text("error-sight", asked=word, last=seats - 1))


class Show:
    """Shows the steps of a replay through one sight."""

    def __init__(self, game: Replay, teller: Teller, sight: Sight) -> None:
        """Prepare to show ``game`` to ``sight``; the open sight sees all hands at every step."""
        self.game = game
        self.teller = teller
        self.sight = sight
        self.terminal = Terminal()

    def browse(self, step: int) -> None:
        """Show one step after the other, as the reader types."""
        vocabulary = Vocabulary(self.teller.texts)
        while True:
            self.terminal.clear()
            self.terminal.show(self.screen(step))
            typed = self.terminal.ask(self.teller.say("prompt-replay"))
            if typed in NEXT:
                step = min(step + 1, len(self.game))
            elif typed == BACK:
                step = max(step - 1, 0)
            elif typed.isdecimal():
                step = min(int(typed), len(self.game))
            elif vocabulary.command(typed) == QUIT:
                return

    def screen(self, step: int) -> list[Text]:
        """Draw the table at a step."""
        view = self._view(step)
        aside = Aside(self._title(step), sentences=self._sentences(step))
        width, height = self.terminal.size
        hands = self._hands(step) if self.sight == OPEN else []
        return [*table_screen(view, self.teller, aside, (width, height - len(hands))), *hands]

    def print(self, step: int) -> None:
        """Print a step as text, with the maze if it changed."""
        self.terminal.tell(self._title(step), STRONG)
        for sentence in self._sentences(step):
            self.terminal.tell(f"· {sentence}")
        if step == 0 or any(isinstance(event, MAZE_EVENTS) for event in self.game.events(step)):
            self.terminal.show(Board(self._view(step), self.teller).lines(SMALL))

    def _title(self, step: int) -> str:
        move = self.game.move(step)
        said = self.teller.say("replay-step", step=step, last=len(self.game))
        return said if move is None or self.sight != OPEN else f"{said}  {move}"

    def _sentences(self, step: int) -> list[str]:
        sight = PUBLIC if self.sight == OPEN else self.sight
        return self.teller.events(self.game.seen(step, sight))

    def _view(self, step: int) -> View:
        """Return the view of the sight; the open one is the public one with the goals' faces."""
        if self.sight != OPEN:
            view: View = self.game.view(step, self.sight)
            return view
        view = self.game.view(step, PUBLIC)
        view.goal_faces = self._goals(view, step)
        return view

    def _goals(self, view: View, step: int) -> tuple[tuple[int, int], ...]:
        """Read what lies under the goals out of the whole position."""
        lines = self.game.game(step).position().splitlines()
        words = next(line for line in lines if line.startswith("goals ")).split()[1:]
        pairs = [word.partition("=") for word in words if "=" in word]
        return tuple((parse_cell(place), view.kit.names.index(card)) for place, _, card in pairs)

    def _hands(self, step: int) -> list[Text]:
        """List every seat's role and cards, small."""
        lines = []
        longest = max(map(len, self.teller.names))
        kit = self.game.view(step, PUBLIC).kit
        widest = max(len(self.teller.role(role)) for role in kit.roles)
        for seat, name in enumerate(self.teller.names):
            view: View = self.game.view(step, seat)
            role = self.teller.role(view.role or "")
            sign = HARM if view.role == "saboteur" else ""
            line = Text.assemble(f" {name:<{longest}} ", (f"{role:<{widest}} ", sign))
            for card in view.hand:
                block = picture(view.kit, card, SMALL, self.teller)
                for char, style in (shaded(block) if seat % 2 else block)[0]:
                    line.append(char, style)
                line.append(" ", "")
            line.append(f"{NUGGET} {self.teller.sum(view.own_gold)}", FAINT)
            lines.append(line)
        return lines
