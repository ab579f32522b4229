"""The end of the game: who worked for whom, what is saved, who wins (DC-64 to DC-68)."""

from collections.abc import Sequence

from rich.text import Text

from saboteur.cli.dark_cave.teller import DarkCaveTeller
from saboteur.cli.glyphs import NUGGET
from saboteur.cli.palette import STRONG
from saboteur.cli.prose import paragraph
from saboteur.cli.standing import ending, standing_lines, victory
from saboteur.cli.teller import flag
from saboteur.games.dark_cave.events import DwarfLeft, GameEnded
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan


def game_lines(
    events: Sequence[Event], teller: DarkCaveTeller, size: tuple[int, int]
) -> list[Text]:
    """Show every clan card and what it saved, the treasure of the clans and who wins."""
    ended = next(event for event in events if isinstance(event, GameEnded))
    out = {event.seat for event in events if isinstance(event, DwarfLeft)}
    widest = max(len(teller.role(role)) for role in ended.roles)
    saved = [
        teller.say(
            "brought-out", out=flag(on=seat in out), nuggets=teller.say("nuggets", count=gold)
        )
        for seat, gold in enumerate(ended.scores)
    ]
    scores = [
        f"{teller.role(role):<{widest}}  {NUGGET} {said}"
        for role, said in zip(ended.roles, saved, strict=True)
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
