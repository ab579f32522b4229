"""The end of the game: who worked for whom, what is saved, who wins (DC-64 to DC-68)."""

from collections.abc import Sequence

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families import results
from saboteur.cli.families.dark_cave.teller import DarkCaveTeller
from saboteur.cli.families.teller import flag
from saboteur.games.dark_cave.events import DwarfLeft, GameEnded
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan
from saboteur.picture.text.glyphs import NUGGET


def game_lines(
    events: Sequence[Event], teller: DarkCaveTeller, size: tuple[int, int]
) -> list[Text]:
    """Show every clan card and what it saved, the treasure of the clans and who wins."""
    ended = results.first(events, GameEnded)
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
    won = results.victory(ended.winners, teller) if ended.winners else teller.say("nobody-wins")
    standing = results.standing_lines(scores, order, ended.winners, teller)
    outcome = [*paragraph(treasure, size[0]), *paragraph(won, size[0], STRONG)]
    return results.game_screen(
        results.from_last(events, TurnBegan), standing, outcome, teller, size
    )
