"""``saboteur play``: a game at this terminal."""

from pathlib import Path
from secrets import token_hex

from saboteur.bots import bot
from saboteur.cli.commands.arguments import (
    bot_levels,
    bot_seed,
    compiled,
    parsed_options,
    people_seats,
    seat_names,
)
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import Complaint, read_text
from saboteur.cli.families.registry import FRONTS
from saboteur.cli.session.interpreter import Left
from saboteur.cli.session.record_file import Destination
from saboteur.cli.session.session import Sitting
from saboteur.kernel.value import value
from saboteur.play.match import NONCE_BYTES, Match
from saboteur.texts import Texts


@value
class Wishes:
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


def play(texts: Texts, wishes: Wishes) -> None:
    """Set a table up and play; complains about wishes that cannot be granted."""
    options = parsed_options(texts, wishes.ruleset, wishes.options)
    rules = compiled(texts, wishes.ruleset, wishes.seats, options, wishes.deck)
    people = people_seats(texts, wishes.you, rules.seats)
    others = [seat for seat in range(rules.seats) if seat not in people]
    levels = bot_levels(texts, wishes.bots, others)
    names = seat_names(texts, rules.seats, people, wishes.names)
    match = _match(texts, wishes, rules.seats)
    terminal = Terminal()
    sitting = Sitting(
        match,
        rules,
        terminal,
        FRONTS[rules.family].teller(texts, names),
        bots={
            seat: bot(level, bot_seed(wishes.seed, seat), rules.family)
            for seat, level in levels.items()
        },
        destination=_destination(texts, wishes.save),
    )
    try:
        sitting.play()
    except Left:
        sitting.leave()
    except (KeyboardInterrupt, EOFError):
        sitting.leave()
        raise


def _match(texts: Texts, wishes: Wishes, seats: int) -> Match:
    options = parsed_options(texts, wishes.ruleset, wishes.options)
    deck = None if wishes.deck is None else read_text(wishes.deck, texts)
    if wishes.seed is None:
        return Match.open(wishes.ruleset, seats=seats, options=options, deck=deck)
    try:
        return Match(
            wishes.ruleset,
            seats=seats,
            seed=wishes.seed,
            nonce=token_hex(NONCE_BYTES),
            options=options,
            deck=deck,
        )
    except ValueError:
        raise Complaint(texts.text("error-seed")) from None


def _destination(texts: Texts, path: Path | None) -> Destination:
    try:
        return Destination(path)
    except ValueError:
        raise Complaint(texts.text("error-save", file=str(path))) from None
