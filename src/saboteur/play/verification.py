"""The commitment to a seed, and the check of records against it."""

from hashlib import sha256

from saboteur.notation.record import RecordError
from saboteur.play.game import Game, Record, loads


def commit(seed: str, nonce: str) -> str:
    """Return the commitment: SHA-256 of the seed, a zero byte and the nonce, in UTF-8, as hex.

    Args:
        seed: the seed of the shuffles.
        nonce: the secret text that hides the seed.
    """
    return sha256(seed.encode() + b"\0" + nonce.encode()).hexdigest()


def verify_record(record: Record, commitment: str | None = None) -> Game:
    """Replay a record and check its commitment.

    Args:
        record: the record.
        commitment: the commitment published at the start. Without it, a record only proves that it
            is consistent.

    Returns:
        The game after its last move.

    Raises:
        RecordError: the record does not replay, or the commitment does not fit.
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
    """Parse and verify the record of a finished game.

    Args:
        text: the text of the record.

    Returns:
        The record.

    Raises:
        RecordError: the text is no valid record, or the game is not over.
    """
    record = loads(text)
    if not verify_record(record).over:
        raise RecordError("the game is not over")
    return record
