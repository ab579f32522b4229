"""Decodes protocol frames into the arguments of a bot: view, moves and events."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias, get_args, get_origin

import msgspec

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell, PackedCell, pack_xy
from saboteur.kernel.move import NOTHING, Move
from saboteur.notation.events import EVENTS
from saboteur.protocol.encode import TimedOut
from saboteur.protocol.message import Coordinates
from saboteur.protocol.messages import LegalMove
from saboteur.protocol.views.classic import ClassicView
from saboteur.protocol.views.dark_cave import DarkCaveView
from saboteur.protocol.views.duel import DuelView
from saboteur.protocol.views.lost_mines import LostMinesView

AnyView: TypeAlias = ClassicView | DarkCaveView | DuelView | LostMinesView
"""View of any family; its fields are named as in ``to_dict`` of the engine's view."""
TABLE_EVENTS: Final[Mapping[str, type[Event]]] = {
    kind.__name__: kind for kind in (TimedOut, GoalClaimed, RoleClaimed)
}
"""Events that tables add to those of the rules: moves after a timeout, and claims."""


def decode_view(payload: Mapping[str, Any]) -> AnyView:
    view: AnyView = msgspec.convert(payload, AnyView)
    return view


def decode_moves(options: Iterable[Mapping[str, Any]]) -> tuple[Move, ...]:
    return tuple(_decode_move(msgspec.convert(option, LegalMove)) for option in options)


def _decode_move(option: LegalMove) -> Move:
    return Move(
        option.text,
        option.verb,
        card=option.card or "",
        at=_decode_cell(option.at),
        to=_decode_cell(option.other),
        turned=option.turned,
        whom=NOTHING if option.seat is None else option.seat,
        word=option.word or "",
        number=NOTHING if option.value is None else option.value,
    )


def _decode_cell(place: Coordinates | None) -> PackedCell:
    return NOTHING if place is None else pack_xy(*place)


def decode_events(payloads: Iterable[Mapping[str, Any]], family: str) -> tuple[Event, ...]:
    """Return the events of a frame; raises ``ValueError`` for an unknown event type."""
    return tuple(_decode_event(event, {**EVENTS[family], **TABLE_EVENTS}) for event in payloads)


def claim_event(line: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the event of a chat message that is a claim, in wire form; else ``None``."""
    common = {"seat": line["seat"], "word": line["claim"]}
    if line["claim"] is None:
        return None
    if line["at"] is not None:
        return {"type": GoalClaimed.__name__, "cell": line["at"], **common}
    return {"type": RoleClaimed.__name__, "target": line["about"], **common}


def _decode_event(payload: Mapping[str, Any], known: Mapping[str, type[Event]]) -> Event:
    kind = known.get(payload["type"])
    if kind is None:
        message = f"there is no event {payload['type']!r}: is the server of another version?"
        raise ValueError(message)
    return kind(
        **{name: _decode_field(hint, payload[name]) for name, hint in fields_of(kind).items()}
    )


def _decode_field(hint: object, value: Any) -> object:  # noqa: ANN401 - JSON
    if hint is Cell:
        return Cell(*value)
    if get_origin(hint) is tuple:
        return tuple(_decode_field(get_args(hint)[0], item) for item in value)
    return value
