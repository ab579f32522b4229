"""Why a move is not allowed: the clause that forbids it, a code, and what it speaks of."""

from saboteur.kernel.value import value


@value
class Refusal:
    """One reason; ``texts/<language>`` holds a sentence for each code."""

    clause: str
    """The clause or ruling that forbids it, for example ``B-22``."""
    code: str
    """What is wrong, for example ``edge-mismatch``."""
    args: tuple[tuple[str, str | int], ...] = ()
    """What the sentence speaks of: a cell, a side, a card."""

    def __str__(self) -> str:
        """Print clause, code and arguments, for example ``B-22 edge-mismatch side=N``."""
        return " ".join([self.clause, self.code, *(f"{name}={what}" for name, what in self.args)])


def refuse(clause: str, code: str, **args: str | int) -> Refusal:
    """Make a refusal."""
    return Refusal(clause, code, tuple(args.items()))


class IllegalMove(ValueError):
    """A well-formed move that the rules forbid here; nothing was changed."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        """Say which move was refused and why."""
        super().__init__(f"{move!r} is not allowed: {refusal}")
        self.move = move
        """The text of the move."""
        self.refusal = refusal
        """Why it is not allowed."""


class MalformedMove(ValueError):
    """A text that is no move of this rule set; nothing was changed."""
