"""Parts of the panel that several families share."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.narrator import Narrator
from saboteur.games.view import SeenCard
from saboteur.picture.text.glyphs import EYE
from saboteur.picture.text.styles import FAINT, SEEN

MAX_NAME_LENGTH: Final = 12
"""The maximum length of a player's name beside the maze."""


class FaceDown(Protocol):
    """The fields of a goal or a mine in a view."""

    @property
    def x(self) -> int: ...

    @property
    def y(self) -> int: ...

    @property
    def face(self) -> str | None:
        """The kind of the card once it is turned over; ``None`` while it lies face down."""

    @property
    def seen(self) -> str | None:
        """The kind of the card that the seat saw there; ``None`` if it has not looked."""

    @property
    def looked(self) -> Sequence[int]:
        """The seats that have looked at the card."""


def role_line(role: str | None, more: str, narrator: Narrator) -> Text | None:
    """Return the seat's role followed by ``more`` text; ``None`` if it has no role."""
    if role is None:
        return None
    words = narrator.say("your-role", role=role)
    return Text.assemble(" ", (words, STRONG), (f"  {more}", FAINT))


def seen_card_lines(peeks: Iterable[SeenCard], narrator: Narrator, width: int) -> list[list[Text]]:
    """Return the cards that the seat has seen go into other hands, the certain ones first."""
    hands: dict[tuple[bool, int], list[str]] = {}
    for seen in peeks:
        hands.setdefault((seen.stale, seen.seat), []).append(seen.card)
    return [
        paragraph(
            narrator.say(
                "card-stale" if stale else "card-seen",
                name=narrator.player(seat),
                cards=narrator.cards(cards),
            ),
            width,
            bullet=f"{EYE} ",
        )
        for (stale, seat), cards in sorted(hands.items())
    ]


def look_lines(
    places: Iterable[FaceDown],
    narrator: Narrator,
    width: int,
    *,
    terse: bool,
    seen: str = "goal-seen",
    looked: str = "goal-looked",
) -> list[Text]:
    """Return the seat's knowledge of face-down cards and, unless ``terse``, other looks.

    ``seen`` and ``looked`` are text ids.
    """
    lines: list[Text] = []
    for place in places:
        if place.face is not None:
            continue
        where = f"{place.x},{place.y}"
        if place.seen is not None:
            words = narrator.say(seen, cell=where, card=narrator.card(place.seen))
            lines += paragraph(words, width, SEEN, bullet=f"{EYE} ")
        others = [seat for seat in place.looked if seat != narrator.seat]
        if others and not terse:
            words = narrator.say(looked, cell=where, players=narrator.players(others))
            lines += paragraph(words, width, bullet="  ")
    return lines
