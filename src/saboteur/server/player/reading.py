"""From the wire back to what a bot is asked: a view, moves and events."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias, get_args, get_origin

import msgspec

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell, PackedCell, packed
from saboteur.kernel.move import NOTHING, Move
from saboteur.notation.events import EVENTS
from saboteur.wire.encode import TimedOut
from saboteur.wire.messages import Option
from saboteur.wire.struct import Place
from saboteur.wire.views.classic import ClassicView
from saboteur.wire.views.dark_cave import DarkCaveView
from saboteur.wire.views.duel import DuelView
from saboteur.wire.views.lost_mines import LostMinesView

AnyView: TypeAlias = ClassicView | DarkCaveView | DuelView | LostMinesView
"""What a page shows; its fields have the names that ``to_dict`` of a view has."""
BESIDE: Final[Mapping[str, type[Event]]] = {
    kind.__name__: kind for kind in (TimedOut, GoalClaimed, RoleClaimed)
}
"""What is told at a table beside the events of the rules: the clock's moves, and claims."""


def view_of(shown: Mapping[str, Any]) -> AnyView:
    """Read the view of a frame."""
    view: AnyView = msgspec.convert(shown, AnyView)
    return view


def moves_of(options: Iterable[Mapping[str, Any]]) -> tuple[Move, ...]:
    """Read the legal moves of a frame."""
    return tuple(_move(msgspec.convert(option, Option)) for option in options)


def _move(option: Option) -> Move:
    return Move(
        option.text,
        option.verb,
        card=option.card or "",
        at=_cell(option.at),
        to=_cell(option.other),
        turned=option.turned,
        whom=NOTHING if option.seat is None else option.seat,
        word=option.word or "",
        number=NOTHING if option.value is None else option.value,
    )


def _cell(place: Place | None) -> PackedCell:
    return NOTHING if place is None else packed(*place)


def events_of(told: Iterable[Mapping[str, Any]], family: str) -> tuple[Event, ...]:
    """Read the events of a frame; raises ``ValueError`` for one that this program does not know."""
    return tuple(_event(event, {**EVENTS[family], **BESIDE}) for event in told)


def claim_of(line: Mapping[str, Any]) -> dict[str, Any] | None:
    """Read what was said as an event is told; ``None`` if it claims nothing."""
    said = {"seat": line["seat"], "word": line["claim"]}
    if line["claim"] is None:
        return None
    if line["at"] is not None:
        return {"type": GoalClaimed.__name__, "cell": line["at"], **said}
    return {"type": RoleClaimed.__name__, "target": line["about"], **said}


def _event(told: Mapping[str, Any], known: Mapping[str, type[Event]]) -> Event:
    kind = known.get(told["type"])
    if kind is None:
        message = f"there is no event {told['type']!r}: is the server of another version?"
        raise ValueError(message)
    return kind(**{name: _field(hint, told[name]) for name, hint in fields_of(kind).items()})


def _field(hint: object, told: Any) -> object:  # noqa: ANN401 - JSON
    if hint is Cell:
        return Cell(*told)
    if get_origin(hint) is tuple:
        return tuple(_field(get_args(hint)[0], item) for item in told)
    return told
