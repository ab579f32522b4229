"""From moves to a record and back: both run the rules again, from the seed on."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from saboteur.games.options import option_text
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.given import must_be
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove, MalformedMove
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.kernel.value import value
from saboteur.notation.record import (
    RecordedMove,
    RecordError,
    Redraw,
    Result,
    Transcript,
    TranscriptT,
    seal,
    short,
)

DIGEST_LENGTH: Final = 32


@value
class Step:
    """A moment of a game that is played again. The state goes on changing: clone what you keep."""

    move: Move | None
    """The move that led here; ``None`` for the deal."""
    seat: int | None
    timed_out: bool
    events: tuple[Event, ...]
    state: Any


def digest(rules: AnyRuleSet, state: Any) -> str:  # noqa: ANN401 - each family has its own state
    """Hash a whole state."""
    return sha256(rules.position(state).encode()).hexdigest()[:DIGEST_LENGTH]


def decider_of(state: Any) -> int | None:  # noqa: ANN401
    """Return the seat to decide, ``None`` when the game is over."""
    return state.stack[-1].seat if state.stack else None


def seed_text(seed: str | int) -> str:
    """Return a seed as the text that is recorded; a whole number is its decimal text."""
    must_be("seed", seed, (str, int), "text or a whole number")
    return str(seed)


def deal(rules: AnyRuleSet, seed: str) -> tuple[Any, tuple[Event, ...]]:
    """Deal a new game and return its state and what happened; nobody listens any more."""
    if seed.splitlines() != [seed] or "\0" in seed:
        message = "a seed is a text of one line, not empty"
        raise ValueError(message)
    log: list[Event] = []
    state = rules.deal(seed, log)
    state.log = None
    return state, tuple(log)


def redrawn(rules: AnyRuleSet, state: Any, redraw: Redraw) -> Any:  # noqa: ANN401
    """Return the state with which a game went on; ``ValueError`` if its seat could tell it apart.

    What lies hidden in it is taken as it is written: checked is what that seat and all can see.
    """
    new = rules.parse_position(redraw.position)
    if rules.position(new) != redraw.position:
        message = "a position in a record is written as the program prints it"
        raise ValueError(message)
    for sight in (PUBLIC, redraw.seat):
        if rules.view(state, sight).to_dict() != rules.view(new, sight).to_dict():
            message = f"more is drawn anew than seat {redraw.seat} could not know"
            raise ValueError(message)
    return new


def witness(redraws: Iterable[Redraw], step: int, sight: Sight) -> Sight:
    """Return through whose eyes a sight has seen a step: what was drawn anew since, nobody's own.

    What another seat saw of its secrets then was of a game that is no more.
    """
    lost = isinstance(sight, int) and any(
        redraw.after >= step and redraw.seat != sight for redraw in redraws
    )
    return PUBLIC if lost else sight


def _taken_up(rules: AnyRuleSet, state: Any, redraws: Iterable[Redraw], after: int) -> Any:  # noqa: ANN401
    """Return the state after so many moves once everything that was redrawn there is."""
    for redraw in redraws:
        if redraw.after == after:
            state = redrawn(rules, state, redraw)
    return state


def transcribe(
    kind: type[TranscriptT],
    rules: AnyRuleSet,
    seed: str,
    moves: Sequence[Move],
    *,
    redraws: tuple[Redraw, ...] = (),
    timed_out: frozenset[int] = frozenset(),
    commitment: str | None = None,
    nonce: str | None = None,
) -> TranscriptT:
    """Write the record of legal moves made from a deal; ``timed_out`` holds numbers of moves."""
    state, _ = deal(rules, seed)
    start = short(digest(rules, state))
    state = _taken_up(rules, state, redraws, 0)
    made = []
    for number, move in enumerate(moves, 1):
        seat = decider_of(state)
        if seat is None or rules.explain(state, move) is not None:
            message = f"move {number}, {move.text!r}, can't be made from the deal of {seed!r}"
            raise ValueError(message)
        round_ = rules.round(state)
        rules.play(state, move)
        made.append(
            RecordedMove(round_, seat, move.text, short(digest(rules, state)), number in timed_out)
        )
        state = _taken_up(rules, state, redraws, number)
    record = kind(
        ruleset=rules.id,
        revision=rules.revision,
        seats=rules.seats,
        options=tuple((name, option_text(choice)) for name, choice in rules.options.items()),
        seed=seed,
        commitment=commitment,
        nonce=nonce,
        deck=None if rules.deck is None else rules.deck.replace("\r\n", "\n"),
        start=start,
        moves=tuple(made),
        result=_result(rules, state),
        redraws=redraws,
    )
    return seal(record)


def compiled(record: Transcript) -> AnyRuleSet:
    """Return the rule set of a record; another revision of it is refused."""
    try:
        rules = ruleset(record.ruleset, record.seats, dict(record.options), record.deck)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if rules.id != record.ruleset:
        raise RecordError(f"the rule set {record.ruleset!r} must be written {rules.id!r}")
    if rules.revision != record.revision:
        raise RecordError(
            f"this game was played by revision {record.revision} of {rules.id}; "
            f"its rules are at revision {rules.revision} now"
        )
    return rules


def follow(record: Transcript) -> Iterator[Step]:
    """Play a record again, step by step from the deal; ``RecordError`` says where it fails."""
    rules = compiled(record)
    try:
        state, events = deal(rules, record.seed)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if short(digest(rules, state)) != record.start:
        raise RecordError("the digest differs after the deal: seed, seats, options or deck differ")
    state = _again(rules, state, record, 0)
    yield Step(None, None, timed_out=False, events=events, state=state)
    for number, told in enumerate(record.moves, 1):
        move = _checked(rules, state, told, record.seed, number)
        log: list[Event] = []
        state.log = log
        rules.play(state, move)
        state.log = None
        if short(digest(rules, state)) != told.digest:
            raise RecordError(f"the digest differs after {told.text!r}", move=number)
        state = _again(rules, state, record, number)
        yield Step(move, told.seat, told.timed_out, tuple(log), state)
    _check_result(record, _result(rules, state))
    if not record.intact:
        raise RecordError("the text was altered: its check, in the last line, does not fit")


def _again(rules: AnyRuleSet, state: Any, record: Transcript, after: int) -> Any:  # noqa: ANN401
    """Take up what a record says was drawn anew after so many moves."""
    try:
        return _taken_up(rules, state, record.redraws, after)
    except ValueError as error:
        raise RecordError(f"what was drawn anew: {error}", move=after or None) from None


def _checked(
    rules: AnyRuleSet,
    state: Any,  # noqa: ANN401 - each family has its own state
    told: RecordedMove,
    seed: str,
    number: int,
) -> Move:
    """Return the move that a record tells of, once everything it says is borne out."""
    decider = decider_of(state)
    if decider is None:
        raise RecordError(f"{told.text!r} comes after the end of the game", move=number)
    if told.round != rules.round(state):
        raise RecordError(f"this is round {rules.round(state)}, not {told.round}", move=number)
    if told.seat != decider:
        raise RecordError(f"seat {decider} decides, not seat {told.seat}", move=number)
    try:
        move = rules.parse_move(told.text)
    except MalformedMove as error:
        raise RecordError(str(error), move=number) from None
    if move.text != told.text:  # a half-turn that changes nothing, for example
        raise RecordError(f"{told.text!r} must be written {move.text!r}", move=number)
    refusal = rules.explain(state, move)
    if refusal is not None:
        raise RecordError(str(IllegalMove(told.text, refusal)), move=number)
    if told.timed_out:
        due = rules.absent_move(state, seed, number - 1)
        if move.text != due.text:
            raise RecordError(
                f"{told.text!r} at a time-out, but {due.text!r} was due (R-183)", move=number
            )
    return move


def _result(rules: AnyRuleSet, state: Any) -> Result | None:  # noqa: ANN401
    if decider_of(state) is not None:
        return None
    return Result(rules.scores(state), rules.winners(state))


def _check_result(record: Transcript, result: Result | None) -> None:
    if result == record.result:
        return
    if result is None:
        raise RecordError("the record gives a result, but the game is not over")
    if record.result is None:
        raise RecordError("the game is over, but the record gives no result")
    if result.scores != record.result.scores:
        raise RecordError(f"the scores are {result.scores}, not {record.result.scores}")
    raise RecordError(f"the winners are {result.winners}, not {record.result.winners}")
