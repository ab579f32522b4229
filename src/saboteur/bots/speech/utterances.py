"""Utterances: the parts of its stance that a seat says now, at most two lines.

Every temperament makes its claims at once: looks are public, so silence after one would be
suspicious. All other lines are for people. Bots ignore them: an accusation only repeats what every
seat has seen.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from saboteur.bots import claims
from saboteur.bots.claims import Accused, GoalClaimed, Line, PhraseSaid, RoleClaimed, Trusted
from saboteur.bots.speech.listener import (
    CUE_ACCUSED,
    CUE_ASKED,
    CUE_GOAL_REVEALED,
    CUE_NAMED,
    CUE_REPAIR_REQUESTED,
    CUE_TOOL_BROKEN,
    CUE_TOOL_MENDED,
    CUE_TUNNEL_COLLAPSED,
    Listener,
)
from saboteur.bots.speech.stance import Stance
from saboteur.bots.speech.temperament import Temperament
from saboteur.bots.tie_break import uniform_float

MAX_LINES_PER_TURN: Final = 2
DOUBT_THRESHOLD: Final = 0.5
"""The least blame of a seat that is asked for its reasons."""
P_ANSWER_ACCUSATION: Final = 0.6
"""Minimum probability of answering an accusation; questions are always answered."""
MAX_GREETERS: Final = 2
"""The largest number of seats that greet a table."""

UniformFn = Callable[[str], float]


def choose_lines(
    stance: Stance, listener: Listener, temperament: Temperament, seed: str
) -> tuple[Line, ...]:
    """Return the lines that a seat says when its turn is over."""

    def uniform(subject: str) -> float:
        return uniform_float(f"{seed}/speech/{stance.decision_key}/{subject}")

    said = list(islice(new_claims(stance, listener), MAX_LINES_PER_TURN))
    left = min(MAX_LINES_PER_TURN - len(said), temperament.max_small_talk_lines)
    return (*said, *islice(_small_talk(stance, listener, temperament, uniform), left))


def new_claims(stance: Stance, listener: Listener) -> Iterator[Line]:
    """Yield the claims of the stance that the seat has not made yet; no claim is taken back."""
    seat = stance.seat
    for cell, word in stance.goal_claims:
        if cell not in listener.goals:
            yield GoalClaimed(seat, cell, word)
    for target, word in stance.seat_claims:
        if target not in listener.roles:
            yield RoleClaimed(seat, target, word)


def _small_talk(
    stance: Stance, listener: Listener, temperament: Temperament, uniform: UniformFn
) -> Iterator[Line]:
    """Yield lines other than claims in order of urgency, at most one per subject.

    The temperament sets the probability of each.
    """
    for subject, lines in (
        ("answer", _answers(stance, listener, uniform)),
        ("greet", _greetings(stance, listener)),
        ("thanks", _thanks(stance, listener)),
        ("repair", _requests(stance, listener)),
        ("why", _questions(stance, listener)),
        ("accuse", _accusations(stance, listener, temperament)),
        ("trust", _trust_statements(stance, listener, temperament)),
    ):
        likely = temperament.small_talk_rate / (
            1 + listener.small_talk_count
        )  # the more it has said, the less it adds
        if subject == "answer":
            likely = (
                1.0
                if listener.seats_with_cue(CUE_ASKED) or listener.seats_with_cue(CUE_NAMED)
                else max(likely, P_ANSWER_ACCUSATION)
            )
        if uniform(subject) < likely:
            yield from islice(lines, 1)


def _answers(stance: Stance, listener: Listener, uniform: UniformFn) -> Iterator[Line]:
    """Yield replies to questions and accusations, then to other free text that names the seat.

    The first reply claims the seat's role; later ones are an excuse or a plea for trust.
    """
    seat = stance.seat
    for asker in (*listener.seats_with_cue(CUE_ASKED), *listener.seats_with_cue(CUE_ACCUSED)):
        if stance.role and seat not in listener.roles:
            yield RoleClaimed(seat, seat, stance.role)
        elif uniform("excuse") < DOUBT_THRESHOLD:
            yield PhraseSaid(seat, claims.OOPS, asker)
        else:
            yield PhraseSaid(seat, claims.TRUST_ME, asker)
    for asker in listener.seats_with_cue(
        CUE_NAMED
    ):  # free text that is no question, which bots do not understand
        yield PhraseSaid(seat, claims.LAUGH if listener.has_greeted else claims.HELLO, asker)


def _thanks(stance: Stance, listener: Listener) -> Iterator[Line]:
    for helper in listener.seats_with_cue(CUE_TOOL_MENDED):
        yield PhraseSaid(stance.seat, claims.THANKS, helper)
    for finder in listener.seats_with_cue(CUE_GOAL_REVEALED) if stance.praises_reveals else ():
        yield PhraseSaid(stance.seat, claims.WELL_PLAYED, finder)


def _requests(stance: Stance, listener: Listener) -> Iterator[Line]:
    """Yield a request for repair, unless it was made since the last repair or by another seat."""
    if (
        stance.needs_repair
        and not listener.has_requested_repair
        and not listener.seats_with_cue(CUE_REPAIR_REQUESTED)
    ):
        yield PhraseSaid(stance.seat, claims.REPAIR_ME)


def _questions(stance: Stance, listener: Listener) -> Iterator[Line]:
    """Yield questions to seats that broke this seat's tools, or a tunnel while under suspicion."""
    blame = stance.blame
    for seat in listener.seats_with_cue(CUE_TOOL_BROKEN) if blame else ():
        yield PhraseSaid(stance.seat, claims.WHY, seat)
    for seat in listener.seats_with_cue(CUE_TUNNEL_COLLAPSED):
        if blame and blame[seat] >= DOUBT_THRESHOLD:
            yield PhraseSaid(stance.seat, claims.WHY, seat)


def _accusations(stance: Stance, listener: Listener, temperament: Temperament) -> Iterator[Line]:
    for seat, blamed in _others(stance, reverse=True):
        if blamed >= temperament.accuse_threshold and seat not in listener.accused:
            yield Accused(stance.seat, seat)


def _trust_statements(
    stance: Stance, listener: Listener, temperament: Temperament
) -> Iterator[Line]:
    """Yield trust in the seats under little suspicion, the least suspected first.

    Yields nothing if trust was stated in this round; the caller takes the first.
    """
    for seat, blamed in _others(stance, reverse=False):
        if (
            blamed <= temperament.trust_threshold
            and not listener.trusted
            and seat not in listener.accused
        ):
            yield Trusted(stance.seat, seat)


def _greetings(stance: Stance, listener: Listener) -> Iterator[Line]:
    """Yield a greeting if the seat is among the first to play and few have greeted.

    Later seats might not have received the earlier greetings.
    """
    few = listener.greeting_count < MAX_GREETERS and listener.turns_before_first < MAX_GREETERS
    if listener.turn_count == 1 and stance.is_opening and few and not listener.has_greeted:
        yield PhraseSaid(stance.seat, claims.HELLO)


def _others(stance: Stance, *, reverse: bool) -> list[tuple[int, float]]:
    """Return (seat, blame) of the other seats, sorted by blame."""
    sign = -1 if reverse else 1
    others = [(seat, blamed) for seat, blamed in enumerate(stance.blame) if seat != stance.seat]
    return sorted(others, key=lambda each: (sign * each[1], each[0]))
