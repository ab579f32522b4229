"""``Match``: the authority of a live table.

It alone holds the game. Seats send it the text of a move; everybody gets events redacted for
his own sight. Seed, digests and record stay inside until the game is over.
"""

import secrets
from collections.abc import Mapping
from hashlib import sha256
from itertools import takewhile
from typing import Any, Final, TypeAlias, final

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove, Refusal
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.value import value
from saboteur.notation.record import RecordError, Redraw
from saboteur.play.game import Game, Record, loads
from saboteur.play.transcript import deal, transcribe, witness
from saboteur.play.window import Window
from saboteur.sight import known_sight, stream

BEFORE_THE_DEAL: Final = -1
SEED_BYTES: Final = 16
NONCE_BYTES: Final = 32
SHORTEST_WINDOW_S: Final = 2


@value
class TableSettings:
    """What a table agrees on besides the rules; no part of the record."""

    turn_timer: bool = True
    """Whether the clock moves for who is away (R-183)."""
    window_s: int = 6
    """How many seconds everybody has to object, at least two (R-64)."""
    chat: bool = True
    """Whether players talk. They may say and deny anything, but no move shows a card (R-32)."""

    patient: bool = False
    """Whether a window stays open when the last has answered, until the table settles it."""

    def __post_init__(self) -> None:
        """Refuse a window in which nobody could object."""
        if self.window_s < SHORTEST_WINDOW_S:
            message = f"window_s is at least {SHORTEST_WINDOW_S} seconds (R-64)"
            raise ValueError(message)


@value
class LogEntry:
    """One step of the authority's own log, secrets included: for storage, never for a seat."""

    version: int
    """How many moves had been made after it; 0 is the deal."""
    seat: int | None
    """Who decided; ``None`` for the deal."""
    move: str | None
    timed_out: bool
    events: tuple[Event, ...]


@value
class Happening:
    """One step as a sight learns it."""

    version: int
    seat: int | None
    timed_out: bool
    events: tuple[Event, ...]


@value
class Told:
    """One step as everybody learns it."""

    by_seat: tuple[Happening, ...]
    public: Happening

    def to(self, sight: Sight) -> Happening:
        """Return what a sight is told of it."""
        known = known_sight(sight, len(self.by_seat))
        return self.by_seat[known] if isinstance(known, int) else self.public


@value
class Accepted:
    """The move was made; the answers of several seats asked at once are several steps."""

    version: int
    steps: tuple[Told, ...]
    window: bool
    """Whether several seats were asked at once: their answers are held no longer."""

    def to(self, sight: Sight) -> tuple[Happening, ...]:
        """Return what a sight is told of it."""
        return tuple(step.to(sight) for step in self.steps)


@value
class Held:
    """One of several seats asked at once has answered; nobody is told before the last one has."""

    waiting: int
    """How many seats are still to answer."""


@value
class Refused:
    """The rules forbid the move; told to the seat that sent it and to nobody else."""

    refusal: Refusal


@value
class WrongSeat:
    """Another seat is to decide."""

    decider: int


@value
class Stale:
    """The move answers an older version of the game, or one that is not there yet."""

    version: int
    """The version that holds."""


@value
class Malformed:
    """The text is no move."""

    reason: str


Answer: TypeAlias = Accepted | Held | Refused | WrongSeat | Stale | Malformed
"""Whatever is not ``Accepted`` or ``Held`` has changed nothing."""


@value
class Opening:
    """What opens the commitment of a finished match."""

    seed: str
    nonce: str


@final
class Match:
    """A game between seats that do not trust each other, nor need to trust the server."""

    __slots__ = ("_game", "_log", "_nonce", "_window", "commitment", "settings")

    def __init__(
        self,
        ruleset_id: str,
        *,
        seats: int,
        seed: str,
        nonce: str,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        settings: TableSettings | None = None,
    ) -> None:
        """Deal; ``deck`` is the text of a deck file. Raises ``ValueError`` with the reason."""
        if "\0" in nonce or "\n" in nonce or not nonce:
            message = "a nonce is a text of one line, not empty"
            raise ValueError(message)
        rules = ruleset(ruleset_id, seats, options, deck)
        state, events = deal(rules, seed)
        self._game = Game(rules, state, [], seed)
        self._nonce = nonce
        self._window = Window()
        self._log = [LogEntry(0, None, None, timed_out=False, events=events)]
        self.commitment = commit(seed, nonce)
        """Published at the start: it binds the server to the shuffles of the whole match."""
        self.settings = settings or TableSettings()

    @classmethod
    def open(
        cls,
        ruleset_id: str,
        *,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        settings: TableSettings | None = None,
    ) -> "Match":
        """Deal a match whose seed and nonce nobody can guess."""
        return cls(
            ruleset_id,
            seats=seats,
            seed=secrets.token_hex(SEED_BYTES),
            nonce=secrets.token_hex(NONCE_BYTES),
            options=options,
            deck=deck,
            settings=settings,
        )

    @property
    def ruleset(self) -> str:
        """The canonical id of the rule set."""
        return self._game.ruleset

    @property
    def revision(self) -> int:
        """The revision of the rule set."""
        return self._game.rules.revision

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The rule options of the table."""
        return dict(self._game.rules.options)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._game.seats

    @property
    def version(self) -> int:
        """How many moves have been made."""
        return len(self._log) - 1

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._game.round

    @property
    def decider(self) -> int | None:
        """The seat to decide, ``None`` when the game is over."""
        return self._game.decider

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked now and have not answered, in the order of play.

        More than one, if a question is put to several at once: the veto window (R-64).
        """
        return self._window.awaited(self._game)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now, whether they have answered or not."""
        return self._game.deciders

    @property
    def is_window(self) -> bool:
        """Whether the question is one that is put to several seats at once."""
        return self._game.is_window

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._game.over

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has made, once the game is over."""
        self._must_be_over("what a seat has")
        return self._game.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners, once the game is over."""
        self._must_be_over("the winner")
        return self._game.winners

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Everything that happened, for the authority's storage alone. It only grows."""
        return tuple(self._log)

    def submit(self, seat: int, text: str, version: int) -> Answer:
        """Make the move that ``seat`` sent when it knew the game up to ``version``."""
        barred = self._barred(version)
        if barred is not None:
            return barred
        if seat not in self.deciders:
            return self._wrong_seat()
        fault = self.explain(seat, text)
        if fault is not None:
            return fault
        self._window.hold(seat, text)
        waiting = len(self.deciders)
        open_ = waiting or (self.is_window and self.settings.patient)
        return Held(waiting) if open_ else self._close()

    def settle(self) -> Accepted | None:
        """Close a window that all have answered; ``None`` if none is open, or somebody is asked."""
        return self._close() if self.is_answered else None

    @property
    def is_answered(self) -> bool:
        """Whether a window is open that all have answered; a patient table has such ones."""
        return not self.over and self.is_window and not self.deciders

    def time_out(self, version: int) -> Answer:
        """Move for everybody who is asked and silent, if it is still at ``version`` (R-183)."""
        if not self.settings.turn_timer:
            message = "this table has no turn timer"
            raise ValueError(message)
        barred = self._barred(version)
        return self._close() if barred is None else barred

    def explain(self, seat: int, text: str) -> Refused | WrongSeat | Malformed | None:
        """Say why ``seat`` may not make a move now; ``None`` if it may. Nothing is changed."""
        game = self._asked(seat)
        if game is None:
            return self._wrong_seat()
        try:
            refusal = game.explain(text)
        except MalformedMove as error:
            return Malformed(str(error))
        return None if refusal is None else Refused(refusal)

    def malformed(self, text: str) -> str | None:
        """Say why a text is no move of these rules at all; it may be one and not lawful."""
        try:
            self._game.rules.parse_move(text)
        except MalformedMove as error:
            return str(error)
        return None

    def declining(self, seat: int) -> str:
        """Return how a seat that is asked declines, which is what the clock answers (R-183)."""
        game = self._asked(seat)
        if game is None:
            message = f"seat {seat} is not asked"
            raise ValueError(message)
        return game.absent_move().text

    def late(self, seat: int) -> int:
        """Count how often in a row the clock has moved for a seat, up to now."""
        own = (entry.timed_out for entry in reversed(self._log) if entry.seat == seat)
        return sum(1 for _ in takewhile(bool, own))

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """List the legal moves of a seat that is asked; nobody else has any."""
        game = self._asked(seat)
        return () if game is None or self.over else game.legal_moves()

    def repeat(self, seat: int, text: str, *, timed_out: bool) -> None:
        """Make a move of this match's own log again; raises ``ValueError`` if it can't be."""
        if self.over or self._game.decider != seat:
            message = f"seat {seat} was not to decide"
            raise ValueError(message)
        self._made(seat, self._game.play(text), timed_out=timed_out)

    def take(self, redraw: Redraw) -> None:
        """Go on with hidden cards drawn anew; ``ValueError`` if they do not belong here."""
        self._game.take(redraw)

    def hold(self, seat: int, text: str) -> None:
        """Take an answer again that was held; raises ``ValueError`` if it can't be."""
        awaited = self.deciders
        last = len(awaited) == 1 and not (self.is_window and self.settings.patient)
        if seat not in awaited or last:  # the last answer closes the window
            message = f"no answer of seat {seat} can be held"
            raise ValueError(message)
        if self.explain(seat, text) is not None:
            message = f"seat {seat} can't have answered so"
            raise ValueError(message)
        self._window.hold(seat, text)

    def _asked(self, seat: int) -> Game | None:
        """Return the game as it is when this seat's answer is due; ``None`` if none is.

        Of several seats asked at once, those before it are taken to decline: had one of them not
        declined, the answer would not be asked for.
        """
        game = self._game
        if not self.over and seat not in self.deciders:
            return None
        if self.over or game.decider == seat:
            return game
        game = game.clone()
        while game.decider != seat:
            game.play(game.absent_move())
        return game

    def _close(self) -> Accepted:
        """Close the window, and tell of every answer that was played."""
        window = self.is_window
        steps = [
            self._made(seat, events, timed_out=silent)
            for seat, events, silent in self._window.close(self._game)
        ]
        return Accepted(self.version, tuple(steps), window)

    def view(self, sight: Sight) -> Any:  # noqa: ANN401 - each family has its own view
        """Return what a sight may see now; whoever is asked sees that he is.

        The open view stays secret until the game is over.
        """
        known = known_sight(sight, self.seats)
        if known == OPEN:
            self._must_be_over("the open view")
        asked = self._asked(known) if isinstance(known, int) else None
        return (asked or self._game).view(known)

    def stream(self, sight: Sight, since: int = BEFORE_THE_DEAL) -> tuple[Happening, ...]:
        """Return what a sight has learnt after version ``since``; by default, from the deal on."""
        known = known_sight(sight, self.seats)
        return tuple(self._seen(entry, known) for entry in self._log if entry.version > since)

    def opening(self) -> Opening:
        """Return what opens the commitment, once the game is over."""
        self._must_be_over("the seed")
        return Opening(self._game.seed, self._nonce)

    def record(self) -> Record:
        """Return the record with commitment and opening, once the game is over."""
        self._must_be_over("the record")
        game = self._game
        late = frozenset(entry.version for entry in self._log if entry.timed_out)
        return transcribe(
            Record,
            game.rules,
            game.seed,
            game.moves,
            redraws=game.redraws,
            timed_out=late,
            commitment=self.commitment,
            nonce=self._nonce,
        )

    def _wrong_seat(self) -> WrongSeat:
        """Name who is asked; in a window that all have answered, who was asked first."""
        return WrongSeat((*self.deciders, *self.asked)[0])

    def _barred(self, version: int) -> Answer | None:
        if version != self.version:
            return Stale(self.version)
        if not self.over:
            return None
        return Refused(Refusal(self._game.rules.end_clause, "game-over"))

    def _made(self, seat: int, events: tuple[Event, ...], *, timed_out: bool) -> Told:
        """Append the move just made to the log and tell it to every sight."""
        move = self._game.moves[-1].text
        entry = LogEntry(len(self._log), seat, move, timed_out, events)
        self._log.append(entry)
        by_seat = tuple(self._seen(entry, other) for other in range(self.seats))
        return Told(by_seat, self._seen(entry, PUBLIC))

    def _seen(self, entry: LogEntry, sight: Sight) -> Happening:
        eyes = witness(self._game.redraws, entry.version, sight)
        events = stream(self._game.rules, entry.events, eyes)
        return Happening(entry.version, entry.seat, entry.timed_out, events)

    def _must_be_over(self, what: str) -> None:
        if not self.over:
            message = f"{what} stays secret until the game is over"
            raise ValueError(message)


def commit(seed: str, nonce: str) -> str:
    """Return the commitment: SHA-256 of the seed, a zero byte and the nonce, in UTF-8, as hex."""
    return sha256(seed.encode() + b"\0" + nonce.encode()).hexdigest()


def verify_record(record: Record, commitment: str | None = None) -> Game:
    """Replay a record and check its commitment; give the one published at the start, if known.

    Raises ``RecordError``. Without the published commitment, a record only proves that it agrees
    with itself.
    """
    if commitment is not None and record.commitment != commitment:
        raise RecordError("the commitment is not the one published at the start")
    if (
        record.commitment is not None
        and record.nonce is not None
        and commit(record.seed, record.nonce) != record.commitment
    ):
        raise RecordError("seed and nonce do not open the commitment")
    return record.replay()


def verify_whole(text: str) -> Record:
    """Read the record of a game that was played to its end; else raises ``RecordError``."""
    record = loads(text)
    if not verify_record(record).over:
        raise RecordError("the game is not over")
    return record
