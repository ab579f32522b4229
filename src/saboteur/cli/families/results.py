"""The end of a game: who has how much, who wins."""

from collections.abc import Sequence

from rich.text import Text

from saboteur.cli.draw.glyphs import WINNER
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import banner, latest, log_lines, paragraph
from saboteur.cli.families.teller import Teller
from saboteur.kernel.event import Event


def standing_lines(
    scores: Sequence[str], order: Sequence[int], winners: Sequence[int], teller: Teller
) -> list[Text]:
    """List the seats in an order, each with its score in words; winners bear a star."""
    longest = max(len(teller.player(seat)) for seat in order)
    return [
        Text(
            f"  {WINNER if seat in winners else ' '} {teller.player(seat):<{longest}}  "
            f"{scores[seat]}",
            STRONG if seat in winners else "",
        )
        for seat in order
    ]


def victory(winners: Sequence[int], teller: Teller) -> str:
    """Say who wins; there is somebody."""
    first = winners[0]
    who = "many" if len(winners) > 1 else "you" if first == teller.seat else "other"
    return teller.say("game-won", who=who, name=teller.names[first], names=teller.players(winners))


def ending(
    before: Sequence[Event], standing: Sequence[Text], teller: Teller, size: tuple[int, int]
) -> list[Text]:
    """Put a final standing below as much as there is room for of what happened ``before`` it."""
    width, height = size
    told = log_lines(teller.events(before), width)
    room = height - len(standing) - 7  # the banner, the seal, the record and the next prompt
    gains = latest(told, room - 1, Text("…")) if told and room > 2 else []
    if gains:
        gains = [*paragraph(teller.say("round-after"), width, STRONG), *gains]
    return [banner(teller.say("game-over"), width), *gains, *standing]
