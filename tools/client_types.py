"""Write the TypeScript types of the wire from the server's structs, or check that they hold.

    python tools/client_types.py            write web/src/lib/protocol.ts
    python tools/client_types.py --check    exit 1 if the file is stale

Structs become interfaces; a message with a tag carries it as ``type``, so the unions
``FromClient`` and ``FromServer`` are discriminated. The events inside ``Sync`` and ``Happened``
come from the family's own list of what a sight may learn, and from what modules bring.
"""

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from saboteur.bots import LEVELS
from saboteur.games.classic.events import SightEvent
from saboteur.games.classic.family import BOXES, MODULES
from saboteur.play.match import TableSettings
from saboteur.server import messages
from saboteur.server.messages import Message

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = Path("web/src/lib/protocol.ts")
EVENT: Final = "SightEvent"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
HEAD: Final = """\
// Written by tools/client_types.py from src/saboteur/server/messages.py. Do not edit.
"""


def main() -> int:
    """Write the file or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--check", action="store_true", help="only say whether the file is stale")
    check = parser.parse_args().check
    wanted = "\n".join(page())
    path = ROOT / FILE
    if check:
        stale = not path.exists() or path.read_text(encoding="utf-8") != wanted
        if stale:
            print(f"{FILE} is stale: run python tools/client_types.py", file=sys.stderr)
        return int(stale)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(wanted, encoding="utf-8")
    return 0


def page() -> Iterator[str]:
    """Yield the lines of the file."""
    yield HEAD
    levels = ", ".join(f'"{level}"' for level in LEVELS)
    yield f"export const BOT_LEVELS = [{levels}] as const;\n"
    yield f"export const VETO_WINDOW_S = {TableSettings().veto_window_s};\n"
    yield from constants()
    for struct in structs():
        yield from interface(struct)
    for name in ("FromClient", "FromServer"):
        yield union(name, get_args(getattr(messages, name)))
    yield "// What a sight learns of the game, in the order it happened."
    events = (*get_args(SightEvent), *module_events())
    for event in events:
        yield from event_interface(event)
    yield union(EVENT, events)


def module_events() -> tuple[Any, ...]:
    """Return the events that boxes and modules bring beside those of the base game."""
    (base, *_), *_ = BOXES.values()
    parts = (*(part for box in BOXES.values() for part in box), *MODULES.values())
    found = dict.fromkeys(event for part in parts if part is not base for event in part.events)
    return tuple(found)


def constants() -> Iterator[str]:
    """Yield the numbers that both sides name: why a socket was closed."""
    for name, number in vars(messages).items():
        if name.startswith("CLOSED_"):
            yield f"export const {name} = {number};"
    yield ""


def structs() -> Iterator[type[Message]]:
    """Yield every struct that travels, in the order of the source."""
    for thing in vars(messages).values():
        is_struct = isinstance(thing, type) and issubclass(thing, Message)
        if is_struct and (thing in travelling() or get_type_hints(thing)):
            yield thing


def tag(struct: type[Message]) -> str | None:
    """Return the tag of a message."""
    found = struct.__struct_config__.tag
    return str(found) if found is not None and struct in travelling() else None


def travelling() -> tuple[Any, ...]:
    """Return the messages of both unions."""
    return (*get_args(messages.FromClient), *get_args(messages.FromServer))


def interface(struct: type[Message]) -> Iterator[str]:
    """Yield a struct as an interface."""
    yield from comment(struct.__doc__ or "", "")
    yield f"export interface {struct.__name__} {{"
    name = tag(struct)
    if name is not None:
        yield f'  type: "{name}";'
    told = field_comments(struct)
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        yield from comment(told.get(field.name, ""), "  ")
        mark = "" if field.required else "?"
        yield f"  {field.name}{mark}: {written(hints[field.name])};"
    yield "}\n"


def event_interface(event: Any) -> Iterator[str]:  # noqa: ANN401 - a class made by @value
    """Yield an event as the server's ``told`` writes it."""
    yield from comment(event.__doc__ or "", "")
    yield f"export interface {event.__name__}Event {{"
    yield f'  type: "{event.__name__}";'
    for name, hint in get_type_hints(event).items():
        yield f"  {name}: {event_field(name, hint)};"
    yield "}\n"


def event_field(name: str, hint: object) -> str:
    """Return the type of an event's field: cells and absent seats are written for the wire."""
    if name.endswith("cell"):
        return "[number, number]"
    if name == "cells":
        return "[number, number][]"
    return "number | null" if name == "completer" else written(hint)


def union(name: str, members: tuple[Any, ...]) -> str:
    """Return a union type."""
    suffix = "Event" if name == EVENT else ""
    lines = "".join(f"\n  | {member.__name__}{suffix}" for member in members)
    return f"export type {name} ={lines};\n"


def written(hint: Any) -> str:  # noqa: ANN401 - any annotation
    """Return an annotation in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Message):
        return hint.__name__
    origin, items = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return written(items[0])
    if origin in (Union, UnionType):
        return " | ".join(written(item) for item in items)
    if origin is tuple and len(items) == 2 and items[1] is Ellipsis:
        inner = written(items[0])
        return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(item) for item in items)}]"
    if origin is dict and items[1] is object:
        return EVENT
    if origin is dict and items[1] == dict[str, object]:  # what modules show, each in its way
        return "Record<string, Record<string, unknown>>"
    if origin is dict:
        return f"Record<string, {written(items[1])}>"
    message = f"no TypeScript for {hint!r}"
    raise TypeError(message)


def field_comments(struct: type[Message]) -> dict[str, str]:
    """Return the docstrings that stand below the fields of a struct."""
    (body,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(body, ast.ClassDef)  # noqa: S101 - the source of a class is a class
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            found[field.target.id] = str(below.value.value)
    return found


def comment(text: str, indent: str) -> Iterator[str]:
    """Yield a docstring as a comment for editors."""
    lines = inspect.cleandoc(text).replace("``", "`").splitlines() if text else []
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


if __name__ == "__main__":
    sys.exit(main())
