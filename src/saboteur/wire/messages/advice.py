"""What browser and server say about a move that was made: what an expert would have done."""

from saboteur.wire.messages.from_server import Option
from saboteur.wire.struct import Message


class AdviceTerm(Message):
    """Something that the weighing of a move goes by; its words are ``advice-WORD``."""

    word: str
    seat: int | None
    amount: float | None


class AdviceCandidate(Message):
    """A move that an expert would have thought of, or the one that was made."""

    move: Option
    played: bool
    short: float
    """By how much it falls short of the best, in ``unit``; 0 for the best."""
    terms: tuple[AdviceTerm, ...]


class Advice(Message):
    """GET /api/tables/CODE/advice/STEP, or /api/replays/ID/advice/STEP: so far.

    Every asking tries some possible worlds more, until ``tried`` is ``wanted``. Nobody goes on
    while nobody asks.
    """

    step: int
    seat: int
    unit: str
    """``chance``, ``points`` or ``nuggets``."""
    tried: int
    wanted: int
    """How many possible worlds are tried in all; 0 where they would say nothing."""
    candidates: tuple[AdviceCandidate, ...]
    """The best first."""
