"""What stands beside the maze, as far as it is the same in several families."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.teller import Teller
from saboteur.picture.text.glyphs import EYE
from saboteur.picture.text.inks import FAINT, SEEN

LONGEST_NAME: Final = 12
"""So many letters of a name are shown beside the maze."""


class FaceDown(Protocol):
    """A goal or a mine: what a view says of it."""

    @property
    def x(self) -> int:
        """Its column."""

    @property
    def y(self) -> int:
        """Its row."""

    @property
    def face(self) -> str | None:
        """The card, once it is turned over."""

    @property
    def seen(self) -> str | None:
        """What the seat saw under it."""

    @property
    def looked(self) -> Sequence[int]:
        """The seats that have looked."""


def role_line(role: str | None, more: str, teller: Teller) -> Text | None:
    """Tell the seat's role, if it has one, and what more there is to say of it."""
    if role is None:
        return None
    said = teller.say("your-role", role=role)
    return Text.assemble(" ", (said, STRONG), (f"  {more}", FAINT))


def look_lines(
    places: Iterable[FaceDown],
    teller: Teller,
    width: int,
    *,
    terse: bool,
    seen: str = "goal-seen",
    looked: str = "goal-looked",
) -> list[Text]:
    """Tell what the seat has seen under face-down cards and, unless ``terse``, who else looked.

    ``seen`` and ``looked`` are the texts.
    """
    lines: list[Text] = []
    for place in places:
        if place.face is not None:
            continue
        where = f"{place.x},{place.y}"
        if place.seen is not None:
            said = teller.say(seen, cell=where, card=teller.card(place.seen))
            lines += paragraph(said, width, SEEN, bullet=f"{EYE} ")
        others = [seat for seat in place.looked if seat != teller.seat]
        if others and not terse:
            said = teller.say(looked, cell=where, players=teller.players(others))
            lines += paragraph(said, width, bullet="  ")
    return lines
