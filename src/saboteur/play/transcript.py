"""Converting moves to a record and back: both replay the game from its seed."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from saboteur.games.options import option_text
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove, MalformedMove
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.kernel.type_checks import check_type
from saboteur.kernel.value import value_class
from saboteur.notation.record import (
    RecordedMove,
    RecordError,
    Redraw,
    Result,
    Transcript,
    TranscriptT,
    add_check,
    shorten_digest,
)

DIGEST_CHARS: Final = 32


@value_class
class Step:
    """A step of a replay. ``state`` is reused by the next step: clone it to keep it."""

    move: Move | None
    """The move of this step; ``None`` for the deal."""
    seat: int | None
    timed_out: bool
    events: tuple[Event, ...]
    state: Any


def digest(rules: AnyRuleSet, state: Any) -> str:  # noqa: ANN401 - each family has its own state
    """Return a hash of the full state."""
    return sha256(rules.position(state).encode()).hexdigest()[:DIGEST_CHARS]


def decider_of(state: Any) -> int | None:  # noqa: ANN401
    return state.stack[-1].seat if state.stack else None


def seed_text(seed: str | int) -> str:
    """Return the text of a seed for the record; an integer becomes its decimal text."""
    check_type("seed", seed, (str, int), "text or a whole number")
    return str(seed)


def deal(rules: AnyRuleSet, seed: str) -> tuple[Any, tuple[Event, ...]]:
    """Deal a new game and return its state and events; later events are not logged.

    Raises:
        ValueError: the seed is empty, has several lines or contains a zero byte.
    """
    if seed.splitlines() != [seed] or "\0" in seed:
        message = "a seed is a text of one line, not empty"
        raise ValueError(message)
    log: list[Event] = []
    state = rules.deal(seed, log)
    state.log = None
    return state, tuple(log)


def apply_redraw(rules: AnyRuleSet, state: Any, redraw: Redraw) -> Any:  # noqa: ANN401
    """Return the state after a redraw.

    Only the redraw seat's view and the public view are checked; hidden cards are taken as given.

    Raises:
        ValueError: one of these views changes, or the position is not in canonical form.
    """
    new = rules.parse_position(redraw.position)
    if rules.position(new) != redraw.position:
        message = "a position in a record is written as the program prints it"
        raise ValueError(message)
    for sight in (PUBLIC, redraw.seat):
        if rules.view(state, sight).to_dict() != rules.view(new, sight).to_dict():
            message = f"more is redrawn than seat {redraw.seat} could not know"
            raise ValueError(message)
    return new


def effective_sight(redraws: Iterable[Redraw], step: int, sight: Sight) -> Sight:
    """Return the sight whose events of ``step`` may be shown to ``sight`` after the redraws.

    Of the steps before a redraw, seats other than the redraw seat get the public events only:
    the secrets that they saw belong to cards that have been replaced.
    """
    lost = isinstance(sight, int) and any(
        redraw.after >= step and redraw.seat != sight for redraw in redraws
    )
    return PUBLIC if lost else sight


def _apply_redraws(rules: AnyRuleSet, state: Any, redraws: Iterable[Redraw], after: int) -> Any:  # noqa: ANN401
    """Return the state after the redraws that were made after ``after`` moves."""
    for redraw in redraws:
        if redraw.after == after:
            state = apply_redraw(rules, state, redraw)
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
    """Return the record of moves from a deal; raise ``ValueError`` if one is illegal.

    ``timed_out`` holds the numbers of the moves that timeouts made, from 1.
    """
    state, _ = deal(rules, seed)
    start = shorten_digest(digest(rules, state))
    state = _apply_redraws(rules, state, redraws, 0)
    made = []
    for number, move in enumerate(moves, 1):
        seat = decider_of(state)
        if seat is None or rules.explain(state, move) is not None:
            message = f"move {number}, {move.text!r}, can't be made from the deal of {seed!r}"
            raise ValueError(message)
        round_ = rules.round(state)
        rules.play(state, move)
        made.append(
            RecordedMove(
                round_, seat, move.text, shorten_digest(digest(rules, state)), number in timed_out
            )
        )
        state = _apply_redraws(rules, state, redraws, number)
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
    return add_check(record)


def compile_ruleset(record: Transcript) -> AnyRuleSet:
    """Return the rule set of a record; raise ``RecordError`` if it has another revision.

    Raises ``RecordError`` also for an unknown rule set or a name in other than canonical form.
    """
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


def replay_steps(record: Transcript) -> Iterator[Step]:
    """Replay a record step by step from the deal; raise ``RecordError`` where it fails."""
    rules = compile_ruleset(record)
    try:
        state, events = deal(rules, record.seed)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if shorten_digest(digest(rules, state)) != record.start:
        raise RecordError("the digest differs after the deal: seed, seats, options or deck differ")
    state = _apply_recorded_redraws(rules, state, record, 0)
    yield Step(None, None, timed_out=False, events=events, state=state)
    for number, recorded in enumerate(record.moves, 1):
        move = _check_move(rules, state, recorded, record.seed, number)
        log: list[Event] = []
        state.log = log
        rules.play(state, move)
        state.log = None
        if shorten_digest(digest(rules, state)) != recorded.digest:
            raise RecordError(f"the digest differs after {recorded.text!r}", move=number)
        state = _apply_recorded_redraws(rules, state, record, number)
        yield Step(move, recorded.seat, recorded.timed_out, tuple(log), state)
    _check_result(record, _result(rules, state))
    if not record.intact:
        raise RecordError("the text was altered: its check, in the last line, does not fit")


def _apply_recorded_redraws(rules: AnyRuleSet, state: Any, record: Transcript, after: int) -> Any:  # noqa: ANN401
    """Return the state after the recorded redraws that were made after ``after`` moves."""
    try:
        return _apply_redraws(rules, state, record.redraws, after)
    except ValueError as error:
        raise RecordError(f"what was redrawn: {error}", move=after or None) from None


def _check_move(
    rules: AnyRuleSet,
    state: Any,  # noqa: ANN401 - each family has its own state
    recorded: RecordedMove,
    seed: str,
    number: int,
) -> Move:
    """Return the move of a recorded text; raise ``RecordError`` if it cannot be made now."""
    decider = decider_of(state)
    if decider is None:
        raise RecordError(f"{recorded.text!r} comes after the end of the game", move=number)
    if recorded.round != rules.round(state):
        raise RecordError(f"this is round {rules.round(state)}, not {recorded.round}", move=number)
    if recorded.seat != decider:
        raise RecordError(f"seat {decider} decides, not seat {recorded.seat}", move=number)
    try:
        move = rules.parse_move(recorded.text)
    except MalformedMove as error:
        raise RecordError(str(error), move=number) from None
    if move.text != recorded.text:  # for example a half-turn that changes nothing
        raise RecordError(f"{recorded.text!r} must be written {move.text!r}", move=number)
    refusal = rules.explain(state, move)
    if refusal is not None:
        raise RecordError(str(IllegalMove(recorded.text, refusal)), move=number)
    if recorded.timed_out:
        due = rules.absent_move(state, seed, number - 1)
        if move.text != due.text:
            raise RecordError(
                f"{recorded.text!r} at a time-out, but {due.text!r} was due (R-183)", move=number
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
