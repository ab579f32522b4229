"""``saboteur play``: a game at this terminal."""

from pathlib import Path
from secrets import token_hex

from saboteur.bots import BotError, bot
from saboteur.cli.commands.arguments import (
    bot_levels,
    bot_seed,
    compiled,
    parsed_options,
    people_seats,
    seat_names,
)
from saboteur.cli.commands.own_bots import own_failure
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError, read_text
from saboteur.cli.families.registry import FRONTS
from saboteur.cli.session.interpreter import Left
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.session.session import Session
from saboteur.kernel.value import value
from saboteur.play.match import NONCE_BYTES, Match
from saboteur.texts import Texts


@value
class PlayArguments:
    """What the command line asks for."""

    ruleset: str
    seats: int | None
    you: str
    bots: str
    names: str | None
    seed: str | None
    options: tuple[str, ...]
    deck: Path | None
    save: Path | None


def play(texts: Texts, arguments: PlayArguments) -> None:
    """Set a table up and play; refuses arguments that do not go together."""
    options = parsed_options(texts, arguments.ruleset, arguments.options)
    rules = compiled(texts, arguments.ruleset, arguments.seats, options, arguments.deck)
    people = people_seats(texts, arguments.you, rules.seats)
    others = [seat for seat in range(rules.seats) if seat not in people]
    levels = bot_levels(texts, arguments.bots, others)
    names = seat_names(texts, rules.seats, people, arguments.names)
    match = _match(texts, arguments, rules.seats)
    terminal = Terminal()
    try:
        bots = {
            seat: bot(level, bot_seed(arguments.seed, seat), rules.family)
            for seat, level in levels.items()
        }
    except BotError as error:
        raise own_failure(texts, error) from None
    session = Session(
        match,
        rules,
        terminal,
        FRONTS[rules.family].teller(texts, names),
        bots=bots,
        record_file=_destination(texts, arguments.save),
    )
    try:
        session.play()
    except Left:
        session.leave()
    except BotError as error:
        session.leave()
        raise own_failure(texts, error) from None
    except (KeyboardInterrupt, EOFError):
        session.leave()
        raise


def _match(texts: Texts, arguments: PlayArguments, seats: int) -> Match:
    options = parsed_options(texts, arguments.ruleset, arguments.options)
    deck = None if arguments.deck is None else read_text(arguments.deck, texts)
    if arguments.seed is None:
        return Match.open(arguments.ruleset, seats=seats, options=options, deck=deck)
    try:
        return Match(
            arguments.ruleset,
            seats=seats,
            seed=arguments.seed,
            nonce=token_hex(NONCE_BYTES),
            options=options,
            deck=deck,
        )
    except ValueError:
        raise UsageError(texts.text("error-seed")) from None


def _destination(texts: Texts, path: Path | None) -> RecordFile:
    try:
        return RecordFile(path)
    except ValueError:
        raise UsageError(texts.text("error-save", file=str(path))) from None
