"""HTTP messages about move advice: how an expert rates the moves of a finished game."""

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import AdviceUnit
from saboteur.protocol.messages.from_server import LegalMove


class AdviceTerm(Message):
    """One factor in the rating of a move; its text id is ``advice-WORD``."""

    word: str
    seat: int | None
    amount: float | None


class AdviceCandidate(Message):
    """A move that the expert considered, or the move that was played."""

    move: LegalMove
    played: bool
    short: float
    """Difference of its value to that of the best move, in ``unit``; 0 for the best."""
    terms: tuple[AdviceTerm, ...]


class Advice(Message):
    """GET /api/tables/CODE/advice/STEP or /api/replays/ID/advice/STEP: the advice so far.

    Each request samples some more possible worlds until ``tried`` reaches ``wanted``. Nothing is
    computed between requests.
    """

    step: int
    seat: int
    unit: AdviceUnit
    tried: int
    wanted: int
    """Number of possible worlds to sample in all; 0 if sampling would not change the advice."""
    candidates: tuple[AdviceCandidate, ...]
    """The moves by value, the best first."""
