"""``saboteur play``: a game at this terminal."""

from pathlib import Path
from secrets import token_hex

from saboteur.bots import BotError, bot
from saboteur.cli.commands.arguments import (
    bot_seed,
    parse_bot_levels,
    parse_options,
    parse_people_seats,
    resolve_ruleset,
    seat_names,
)
from saboteur.cli.commands.custom_bots import custom_bot_error
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError, read_text
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.interpreter import PlayerQuit
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.session.session import Session
from saboteur.kernel.value import value_class
from saboteur.play.match import NONCE_BYTES, Match
from saboteur.texts import Texts


@value_class
class PlayArguments:
    """The options of the command ``play``."""

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
    """Set up a table and play; raise ``UsageError`` for options that can't be combined."""
    options = parse_options(texts, arguments.ruleset, arguments.options)
    rules = resolve_ruleset(texts, arguments.ruleset, arguments.seats, options, arguments.deck)
    people = parse_people_seats(texts, arguments.you, rules.seats)
    others = [seat for seat in range(rules.seats) if seat not in people]
    levels = parse_bot_levels(texts, arguments.bots, others)
    names = seat_names(texts, rules.seats, people, arguments.names)
    match = _match(texts, arguments, rules.seats)
    terminal = Terminal()
    try:
        bots = {
            seat: bot(level, bot_seed(arguments.seed, seat), rules.family)
            for seat, level in levels.items()
        }
    except BotError as error:
        raise custom_bot_error(texts, error) from None
    session = Session(
        match,
        rules,
        terminal,
        FAMILY_UIS[rules.family].narrator(texts, names),
        bots=bots,
        record_file=_destination(texts, arguments.save),
    )
    try:
        session.play()
    except PlayerQuit:
        session.leave()
    except BotError as error:
        session.leave()
        raise custom_bot_error(texts, error) from None
    except (KeyboardInterrupt, EOFError):
        session.leave()
        raise


def _match(texts: Texts, arguments: PlayArguments, seats: int) -> Match:
    options = parse_options(texts, arguments.ruleset, arguments.options)
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
