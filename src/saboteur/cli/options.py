"""What a seat may do on its turn beside laying, playing and passing cards, in words."""

from collections.abc import Sequence

from rich.text import Text

from saboteur.cli.palette import CHOICE, FAINT
from saboteur.cli.teller import Teller
from saboteur.games.classic.view import View
from saboteur.kernel.move import Move


def turn_options(view: View, legal: Sequence[Move]) -> list[list[Move]]:
    """Group the moves that are no plays of cards by their verbs."""
    found = {verb: [move for move in legal if move.verb == verb] for verb in view.kit.turn_options}
    return [moves for moves in found.values() if moves]


def option_lines(
    options: Sequence[Sequence[Move]], hand: int, teller: Teller, width: int
) -> list[Text]:
    """List the options; their numbers follow those of the cards of the hand."""
    if not options:
        return []
    entries = [
        Text.assemble((str(number), CHOICE), " ", option_text(moves, teller))
        for number, moves in enumerate(options, hand + 1)
    ]
    lines = [Text.assemble((teller.say("turn-options"), FAINT))]
    for entry in entries:
        if lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ", "")
            lines[-1].append_text(entry)
        else:
            lines.append(Text.assemble("  ", entry))
    return lines


def option_text(moves: Sequence[Move], teller: Teller) -> str:
    """Say what some moves of one verb do."""
    first = moves[0]
    mark = teller.mark(first.word) if first.word else ""
    return teller.say(f"turn-{first.verb}", count=len(moves), mark=mark)
