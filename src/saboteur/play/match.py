"""``Match``: the authority of a live table.

Only the match holds the game. Seats submit moves as text; every seat and spectator receives events
redacted for its own view. Seed, digests and record stay inside until the game is over.
"""

import secrets
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final, final

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove, Refusal
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.notation.record import Redraw
from saboteur.play.game import Game, Record
from saboteur.play.match_answers import (
    Accepted,
    Answer,
    Happening,
    Held,
    LogEntry,
    Malformed,
    Opening,
    Refused,
    Stale,
    Told,
    WrongSeat,
)
from saboteur.play.table_settings import TableSettings
from saboteur.play.transcript import deal, effective_sight, transcribe
from saboteur.play.verification import commit, verify_record, verify_whole
from saboteur.sight import check_sight, stream

__all__ = [
    "BEFORE_THE_DEAL",
    "NONCE_BYTES",
    "SEED_BYTES",
    "Accepted",
    "Answer",
    "Happening",
    "Held",
    "LogEntry",
    "Malformed",
    "Match",
    "Opening",
    "Refused",
    "Stale",
    "TableSettings",
    "Told",
    "WrongSeat",
    "commit",
    "verify_record",
    "verify_whole",
]

BEFORE_THE_DEAL: Final = -1
SEED_BYTES: Final = 16
NONCE_BYTES: Final = 32


@final
class Match:
    """A game between seats that need to trust neither each other nor the server.

    Args:
        ruleset_id: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        seed: the seed of the shuffles.
        nonce: a text of one line that hides the seed in the commitment.
        options: the rule options.
        deck: the text of a deck file.
        settings: settings besides the rules.

    Raises:
        ValueError: an argument is unknown or impossible; the message says why.
    """

    __slots__ = ("_game", "_held", "_log", "_nonce", "commitment", "settings")

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
        if "\0" in nonce or "\n" in nonce or not nonce:
            message = "a nonce is a text of one line, not empty"
            raise ValueError(message)
        rules = ruleset(ruleset_id, seats, options, deck)
        state, events = deal(rules, seed)
        self._game = Game(rules, state, [], seed)
        self._nonce = nonce
        self._held: dict[int, str] = {}
        """The answers to the open question, kept secret until all are given (R-64)."""
        self._log = [LogEntry(0, None, None, timed_out=False, events=events)]
        self.commitment = commit(seed, nonce)
        """The commitment published at the start; it binds the server to all shuffles."""
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
        """Deal a match with a random seed and nonce.

        Args:
            ruleset_id: a box with its modules, for example ``"saboteur2+veto"``.
            seats: the number of seats.
            options: the rule options.
            deck: the text of a deck file.
            settings: settings besides the rules.

        Returns:
            The match after the deal.

        Raises:
            ValueError: an argument is unknown or impossible; the message says why.
        """
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
        """The number of seats."""
        return self._game.seats

    @property
    def version(self) -> int:
        """The number of moves made."""
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
        """The seats that are asked and have not answered, in the order of play.

        In a veto window, several seats are asked at once (R-64).
        """
        return tuple(seat for seat in self._game.deciders if seat not in self._held)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, whether they have answered or not."""
        return self._game.deciders

    @property
    def is_window(self) -> bool:
        """Whether the question is put to several seats at once."""
        return self._game.is_window

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._game.over

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat.

        Raises:
            ValueError: the game is not over.
        """
        self._require_over("what a seat has")
        return self._game.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats.

        Raises:
            ValueError: the game is not over.
        """
        self._require_over("the winner")
        return self._game.winners

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """All steps with their secrets, for the server's storage only. It only grows."""
        return tuple(self._log)

    def submit(self, seat: int, text: str, version: int) -> Answer:
        """Submit a seat's answer to the open question.

        Args:
            seat: the seat that decides.
            text: the move.
            version: the version of the game that the seat knew.

        Returns:
            ``Accepted`` or ``Held``; any other answer says why nothing was changed.
        """
        refusal = self._refuse_stale(version)
        if refusal is not None:
            return refusal
        if seat not in self.deciders:
            return self._wrong_seat()
        fault = self.explain(seat, text)
        if fault is not None:
            return fault
        self._held[seat] = text
        waiting = len(self.deciders)
        open_ = waiting or (self.is_window and self.settings.patient)
        return Held(waiting) if open_ else self._close()

    def settle(self) -> Accepted | None:
        """Close a window by playing its answers; return ``None`` unless all have answered."""
        return self._close() if self.is_answered else None

    @property
    def is_answered(self) -> bool:
        """Whether an open window has all answers; always false unless ``TableSettings.patient``."""
        return not self.over and self.is_window and not self.deciders

    def time_out(self, version: int) -> Answer:
        """Make the moves of all seats that are asked and have not answered (R-183).

        Args:
            version: the version for which the timeout was set; another one changes nothing.

        Returns:
            The moves made, or the refusal of a stale version.

        Raises:
            ValueError: the table has no turn timer.
        """
        if not self.settings.turn_timer:
            message = "this table has no turn timer"
            raise ValueError(message)
        refusal = self._refuse_stale(version)
        return self._close() if refusal is None else refusal

    def explain(self, seat: int, text: str) -> Refused | WrongSeat | Malformed | None:
        """Return why a seat cannot make a move now, without changing anything.

        Args:
            seat: the seat.
            text: the move.

        Returns:
            ``None`` if the move is legal.
        """
        game = self._game_for(seat)
        if game is None:
            return self._wrong_seat()
        try:
            refusal = game.explain(text)
        except MalformedMove as error:
            return Malformed(str(error))
        return None if refusal is None else Refused(refusal)

    def malformed(self, text: str) -> str | None:
        """Return why a text is no move of this rule set; ``None`` if it is one, legal or not.

        Args:
            text: the text to check.
        """
        try:
            self._game.rules.parse_move(text)
        except MalformedMove as error:
            return str(error)
        return None

    def declining(self, seat: int) -> str:
        """Return the move by which a seat declines, which is what a timeout plays (R-183).

        Args:
            seat: a seat that is asked.

        Raises:
            ValueError: the seat is not asked.
        """
        game = self._game_for(seat)
        if game is None:
            message = f"seat {seat} is not asked"
            raise ValueError(message)
        return game.absent_move().text

    def late(self, seat: int) -> int:
        """Return the number of a seat's latest consecutive moves that timeouts made."""
        own = (entry.timed_out for entry in reversed(self._log) if entry.seat == seat)
        return sum(1 for _ in takewhile(bool, own))

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat that is asked; empty for others.

        Args:
            seat: a seat; one that does not exist is no error.
        """
        game = self._game_for(seat)
        return () if game is None or self.over else game.legal_moves()

    def repeat(self, seat: int, text: str, *, timed_out: bool) -> None:
        """Replay a move of this match's stored log, to restore the match.

        Args:
            seat: the seat that made it.
            text: the move.
            timed_out: whether a timeout made it.

        Raises:
            ValueError: the seat is not to decide, or the move is not legal.
        """
        if self.over or self._game.decider != seat:
            message = f"seat {seat} was not to decide"
            raise ValueError(message)
        self._log_move(seat, self._game.play(text), timed_out=timed_out)

    def take(self, redraw: Redraw) -> None:
        """Apply a redraw of hidden cards.

        Args:
            redraw: the redraw.

        Raises:
            ValueError: the redraw does not fit the game.
        """
        self._game.take(redraw)

    def hold(self, seat: int, text: str) -> None:
        """Restore an answer that was held before a restart.

        Args:
            seat: the seat that gave it.
            text: the answer.

        Raises:
            ValueError: the answer cannot have been held.
        """
        pending = self.deciders
        last = len(pending) == 1 and not (self.is_window and self.settings.patient)
        if seat not in pending or last:  # the last answer would close the window
            message = f"no answer of seat {seat} can be held"
            raise ValueError(message)
        if self.explain(seat, text) is not None:
            message = f"seat {seat} can't have answered so"
            raise ValueError(message)
        self._held[seat] = text

    def _game_for(self, seat: int) -> Game | None:
        """Return the game in which this seat's answer is due; ``None`` if none is.

        If several seats are asked at once, those before it are assumed to decline: if one of them
        had not declined, this seat would not be asked.
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
        """Play and log the answers in the order of the seats until the question is answered.

        Returns:
            The logged steps; a seat without an answer has made the timeout move.
        """
        game, window = self._game, self.is_window
        held, self._held = self._held, {}
        steps = []
        for place, seat in enumerate(game.deciders):
            if place and not (game.is_window and game.decider == seat):
                break  # an answer has settled the question
            silent = seat not in held  # the timeout answers for it
            events = game.play(game.absent_move() if silent else held[seat])
            steps.append(self._log_move(seat, events, timed_out=silent))
        return Accepted(self.version, tuple(steps), window)

    def view(self, sight: Sight) -> Any:  # noqa: ANN401 - each family has its own view
        """Return the view of a seat or spectator; a seat that is asked sees the question.

        Args:
            sight: a seat, ``"public"`` or ``"open"``.

        Raises:
            ValueError: there is no such seat, or ``sight`` is ``"open"`` before the game is over.
        """
        known = check_sight(sight, self.seats)
        if known == OPEN:
            self._require_over("the open view")
        asked = self._game_for(known) if isinstance(known, int) else None
        return (asked or self._game).view(known)

    def stream(self, sight: Sight, since: int = BEFORE_THE_DEAL) -> tuple[Happening, ...]:
        """Return the visible steps after a version.

        Args:
            sight: a seat, or ``"public"`` for spectators.
            since: the last known version; by default, all steps from the deal on.

        Raises:
            ValueError: there is no such seat.
        """
        known = check_sight(sight, self.seats)
        return tuple(self._for_sight(entry, known) for entry in self._log if entry.version > since)

    def opening(self) -> Opening:
        """Return the seed and nonce that open the commitment.

        Raises:
            ValueError: the game is not over.
        """
        self._require_over("the seed")
        return Opening(self._game.seed, self._nonce)

    def record(self) -> Record:
        """Return the record with commitment and opening.

        Raises:
            ValueError: the game is not over.
        """
        self._require_over("the record")
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
        """Return ``WrongSeat`` with the seat that is to decide.

        In a window with all answers, that is the seat asked first.
        """
        return WrongSeat((*self.deciders, *self.asked)[0])

    def _refuse_stale(self, version: int) -> Answer | None:
        if version != self.version:
            return Stale(self.version)
        if not self.over:
            return None
        return Refused(Refusal(self._game.rules.end_clause, "game-over"))

    def _log_move(self, seat: int, events: tuple[Event, ...], *, timed_out: bool) -> Told:
        """Append the last move to the log and return it for every viewpoint."""
        move = self._game.moves[-1].text
        entry = LogEntry(len(self._log), seat, move, timed_out, events)
        self._log.append(entry)
        by_seat = tuple(self._for_sight(entry, other) for other in range(self.seats))
        return Told(by_seat, self._for_sight(entry, PUBLIC))

    def _for_sight(self, entry: LogEntry, sight: Sight) -> Happening:
        effective = effective_sight(self._game.redraws, entry.version, sight)
        events = stream(self._game.rules, entry.events, effective)
        return Happening(entry.version, entry.seat, entry.timed_out, events)

    def _require_over(self, what: str) -> None:
        if not self.over:
            message = f"{what} stays secret until the game is over"
            raise ValueError(message)
