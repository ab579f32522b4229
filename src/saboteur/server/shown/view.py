"""What the views of all families have in common on the wire."""

from saboteur.server.struct import Message


class GameView(Message, tag_field="family"):
    """A game through one sight; each family adds what its table shows."""

    ruleset: str
    revision: int
    seats: int
    options: dict[str, str | int | bool]
    sight: int | str
    round: int
    decider: int | None
    asked: str | None
    """The kind of the question; ``None`` when the game is over."""
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
