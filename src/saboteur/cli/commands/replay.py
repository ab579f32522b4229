"""``saboteur replay``: look at a recorded game step by step, through any eyes."""

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from saboteur.cli.commands.verify import read_record
from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.cli.families.registry import FRONTS
from saboteur.cli.families.teller import Teller
from saboteur.cli.session.screen import Aside, table_screen
from saboteur.cli.vocabulary import QUIT, Vocabulary
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.notation.record import RecordError
from saboteur.picture.text.blocks import SMALL
from saboteur.play.replay import Replay
from saboteur.texts import Texts

NEXT: Final = ("", "n")
BACK: Final = "b"


def replay(texts: Texts, file: Path, step: int | None, seat: str) -> None:
    """Show a record, interactively if there is a window; refuses what cannot be shown."""
    record = read_record(texts, file)
    try:
        game = Replay(record)
    except RecordError as error:
        raise UsageError(texts.text("verify-failed", file=str(file), reason=str(error))) from None
    sight = _sight(texts, seat, record.seats)
    if step is not None and not 0 <= step <= len(game):
        raise UsageError(texts.text("error-step", asked=step, last=len(game)))
    names = [texts.text("person-name", seat=number) for number in range(record.seats)]
    speaker = FRONTS[game.family].teller
    show = Show(game, speaker(texts, names, sight if isinstance(sight, int) else None), sight)
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
    raise UsageError(texts.text("error-sight", asked=word, last=seats - 1))


class Show:
    """Shows the steps of a replay through one sight."""

    def __init__(self, game: Replay, teller: Teller, sight: Sight) -> None:
        """Prepare to show ``game`` to ``sight``; the open sight sees all hands at every step."""
        self.game = game
        self.front = FRONTS[game.family]
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
        aside = Aside(self._title(step), sentences=self._sentences(step))
        width, height = self.terminal.size
        hands = self._hands(step) if self.sight == OPEN else []
        size = width, height - len(hands)
        return [*table_screen(self.front, self._view(step), self.teller, aside, size), *hands]

    def print(self, step: int) -> None:
        """Print a step as text, with the maze if it changed."""
        self.terminal.tell(self._title(step), STRONG)
        for sentence in self._sentences(step):
            self.terminal.tell(f"· {sentence}")
        if step == 0 or self.front.changes_board(self.game.events(step)):
            self.terminal.show(grid_lines(self.front.board(self._view(step), self.teller), SMALL))

    def _title(self, step: int) -> str:
        move = self.game.move(step)
        said = self.teller.say("replay-step", step=step, last=len(self.game))
        return said if move is None or self.sight != OPEN else f"{said}  {move}"

    def _sentences(self, step: int) -> list[str]:
        sight = PUBLIC if self.sight == OPEN else self.sight
        return self.teller.events(self.game.seen(step, sight))

    def _view(self, step: int) -> Any:  # noqa: ANN401 - each family has its own view
        """Return the view of the sight."""
        return self.game.view(step, self.sight)

    def _hands(self, step: int) -> list[Text]:
        """List what every seat holds, small."""
        views = [self.game.view(step, seat) for seat in range(len(self.teller.names))]
        return self.front.hands(views, self.teller)
