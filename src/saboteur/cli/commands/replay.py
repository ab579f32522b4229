"""``saboteur replay``: step through a recorded game, from any player's view."""

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from saboteur.cli.commands.verify import read_record
from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.cli.families.narrator import Narrator
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.screen import SidePanel, table_screen
from saboteur.cli.vocabulary import QUIT, Vocabulary
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.notation.record import RecordError
from saboteur.picture.text.blocks import SMALL
from saboteur.play.replay import Replay
from saboteur.texts import Texts

NEXT_KEYS: Final = ("", "n")
BACK_KEY: Final = "b"


def replay(texts: Texts, file: Path, step: int | None, seat: str) -> None:
    """Show a record, interactively in a terminal; raise ``UsageError`` if it cannot be shown."""
    record = read_record(texts, file)
    try:
        game = Replay(record)
    except RecordError as error:
        raise UsageError(texts.text("verify-failed", file=str(file), reason=str(error))) from None
    sight = _sight(texts, seat, record.seats)
    if step is not None and not 0 <= step <= len(game):
        raise UsageError(texts.text("error-step", asked=step, last=len(game)))
    names = [texts.text("person-name", seat=number) for number in range(record.seats)]
    speaker = FAMILY_UIS[game.family].narrator
    show = ReplayViewer(
        game, speaker(texts, names, sight if isinstance(sight, int) else None), sight
    )
    if show.terminal.is_interactive:
        show.browse(step or 0)
    elif step is None:
        for number in range(len(game) + 1):
            show.print_step(number)
    else:
        show.print_step(step)


def _sight(texts: Texts, word: str, seats: int) -> Sight:
    if word == PUBLIC:
        return PUBLIC
    if word == OPEN:
        return OPEN
    if word.isdecimal() and int(word) < seats:
        return int(word)
    raise UsageError(texts.text("error-sight", asked=word, last=seats - 1))


class ReplayViewer:
    """Shows the steps of a replay from one viewpoint; the open one sees all hands at every step."""

    def __init__(self, game: Replay, narrator: Narrator, sight: Sight) -> None:
        self.game = game
        self.ui = FAMILY_UIS[game.family]
        self.narrator = narrator
        self.sight = sight
        self.terminal = Terminal()

    def browse(self, step: int) -> None:
        """Show steps until the reader quits."""
        vocabulary = Vocabulary(self.narrator.texts)
        while True:
            self.terminal.clear()
            self.terminal.print_lines(self.render_screen(step))
            typed = self.terminal.read_line(self.narrator.say("prompt-replay"))
            if typed in NEXT_KEYS:
                step = min(step + 1, len(self.game))
            elif typed == BACK_KEY:
                step = max(step - 1, 0)
            elif typed.isdecimal():
                step = min(int(typed), len(self.game))
            elif vocabulary.command(typed) == QUIT:
                return

    def render_screen(self, step: int) -> list[Text]:
        """Draw the table at a step."""
        side_panel = SidePanel(self._title(step), sentences=self._sentences(step))
        width, height = self.terminal.size
        hands = self._hands(step) if self.sight == OPEN else []
        size = width, height - len(hands)
        return [*table_screen(self.ui, self._view(step), self.narrator, side_panel, size), *hands]

    def print_step(self, step: int) -> None:
        """Print a step as text, with the maze if it changed."""
        self.terminal.print_text(self._title(step), STRONG)
        for sentence in self._sentences(step):
            self.terminal.print_text(f"· {sentence}")
        if step == 0 or self.ui.changes_board(self.game.events(step)):
            self.terminal.print_lines(
                grid_lines(self.ui.board(self._view(step), self.narrator), SMALL)
            )

    def _title(self, step: int) -> str:
        move = self.game.move(step)
        said = self.narrator.say("replay-step", step=step, last=len(self.game))
        return said if move is None or self.sight != OPEN else f"{said}  {move}"

    def _sentences(self, step: int) -> list[str]:
        sight = PUBLIC if self.sight == OPEN else self.sight
        return self.narrator.events(self.game.seen(step, sight))

    def _view(self, step: int) -> Any:  # noqa: ANN401 - each family has its own view
        return self.game.view(step, self.sight)

    def _hands(self, step: int) -> list[Text]:
        """List every seat's hand, as small cards."""
        views = [self.game.view(step, seat) for seat in range(len(self.narrator.names))]
        return self.ui.hands(views, self.narrator)
