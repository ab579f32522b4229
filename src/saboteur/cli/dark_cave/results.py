"""The end of the game: who worked for whom, what is saved, who wins (DC-64 to DC-68)."""

from collections.abc import Sequence

from rich.text import Text

from saboteur.cli.dark_cave.teller import DarkCaveTeller
from saboteur.cli.glyphs import NUGGET
from saboteur.cli.palette import STRONG
from saboteur.cli.prose import paragraph
from saboteur.cli.standing import ending, standing_lines, victory
from saboteur.games.dark_cave.events import DwarfLeft, GameEnded, TurnBegan
from saboteur.kernel.event import Event


def game_lines(
    events: Sequence[Event], teller: DarkCaveTeller, size: tuple[int, int]
) -> list[Text]:
    """Show every clan card and what it saved, the treasure of the clans and who wins."""
    ended = next(event for event in events if isinstance(event, GameEnded))
    out = {event.seat for event in events if isinstance(event, DwarfLeft)}
    widest = max(len(teller.role(role)) for role in ended.roles)
    scores = [
        f"{teller.role(role):<{widest}}  {NUGGET} {_saved(ended.scores[seat], teller, seat in out)}"
        for seat, role in enumerate(ended.roles)
    ]
    order = sorted(range(len(scores)), key=lambda seat: (seat not in ended.winners, seat))
    treasure = teller.say("values", values=teller.listed("values", ended.values))
    won = victory(ended.winners, teller) if ended.winners else teller.say("nobody-wins")
    standing = [
        Text(),
        *standing_lines(scores, order, ended.winners, teller),
        Text(),
        *paragraph(treasure, size[0]),
        *paragraph(won, size[0], STRONG),
    ]
    last = max(place for place, event in enumerate(events) if isinstance(event, TurnBegan))
    return ending(events[last:], standing, teller, size)


def _saved(nuggets: int, teller: DarkCaveTeller, out: bool) -> str:  # noqa: FBT001
    said = teller.say("nuggets", count=nuggets)
    return teller.say("saved", out="yes" if out else "no", nuggets=said)
