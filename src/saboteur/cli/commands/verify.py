"""``saboteur verify``: replay a record and check its digests, result and commitment."""

from pathlib import Path

from saboteur.cli.draw.palette import GOOD
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError, read_text
from saboteur.notation.record import RecordError
from saboteur.play.game import Record, loads
from saboteur.play.match import verify_record
from saboteur.texts import Texts

OK_MARK = "✓"


def read_record(texts: Texts, file: Path) -> Record:
    """Read and parse a record; raise ``UsageError`` if that fails."""
    text = read_text(file, texts)
    try:
        return loads(text)
    except RecordError as error:
        raise UsageError(texts.text("error-record", file=str(file), reason=str(error))) from None


def verify(texts: Texts, file: Path, commitment: str | None) -> None:
    """Print the result, or raise ``UsageError`` with the move at which the record fails and why."""
    record = read_record(texts, file)
    try:
        game = verify_record(record, commitment)
    except RecordError as error:
        raise UsageError(texts.text("verify-failed", file=str(file), reason=str(error))) from None
    terminal = Terminal()
    if record.commitment is None:
        terminal.print_unwrapped(f"- {texts.text('verify-uncommitted')}")
    elif commitment is None:
        terminal.print_unwrapped(
            f"{OK_MARK} {texts.text('verify-opened', commitment=record.commitment)}", GOOD
        )
    else:
        terminal.print_unwrapped(
            f"{OK_MARK} {texts.text('verify-published', commitment=commitment)}", GOOD
        )
    terminal.print_unwrapped(
        f"{OK_MARK} {texts.text('verify-moves', moves=len(record.moves))}", GOOD
    )
    if record.result is None:
        terminal.print_unwrapped(f"- {texts.text('verify-unfinished')}")
    else:
        scores = " ".join(map(str, game.scores))
        winners = ", ".join(map(str, game.winners))
        terminal.print_unwrapped(
            f"{OK_MARK} {texts.text('verify-result', scores=scores, winners=winners)}", GOOD
        )
