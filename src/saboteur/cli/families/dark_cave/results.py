"""Result screen of the game: clans, saved treasure and winners (DC-64 to DC-68)."""

from collections.abc import Sequence

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families import results
from saboteur.cli.families.dark_cave.narrator import DarkCaveNarrator
from saboteur.cli.families.narrator import flag
from saboteur.games.dark_cave.events import DwarfLeft, GameEnded
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan
from saboteur.picture.text.glyphs import NUGGET


def game_lines(
    events: Sequence[Event], narrator: DarkCaveNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the clan card and saved nuggets of each seat, the clans' treasures, the winners."""
    ended = results.first_event(events, GameEnded)
    out = {event.seat for event in events if isinstance(event, DwarfLeft)}
    widest = max(len(narrator.role(role)) for role in ended.roles)
    saved = [
        narrator.say(
            "brought-out", out=flag(on=seat in out), nuggets=narrator.say("nuggets", count=gold)
        )
        for seat, gold in enumerate(ended.scores)
    ]
    scores = [
        f"{narrator.role(role):<{widest}}  {NUGGET} {words}"
        for role, words in zip(ended.roles, saved, strict=True)
    ]
    order = sorted(range(len(scores)), key=lambda seat: (seat not in ended.winners, seat))
    treasure = narrator.say("values", values=narrator.format_list("values", ended.values))
    won = results.victory(ended.winners, narrator) if ended.winners else narrator.say("nobody-wins")
    standing = results.standing_lines(scores, order, ended.winners, narrator)
    outcome = [*paragraph(treasure, size[0]), *paragraph(won, size[0], STRONG)]
    return results.game_screen(
        results.events_from_last(events, TurnBegan), standing, outcome, narrator, size
    )
