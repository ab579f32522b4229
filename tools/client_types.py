"""Write the TypeScript types of the wire from the server's structs, or check that they hold.

    python tools/client_types.py            write web/src/wire/
    python tools/client_types.py --check    exit 1 if a file is stale

Structs become interfaces; a message with a tag carries it as ``type``, so the unions
``FromClient`` and ``FromServer`` are discriminated. The view and the events inside ``Sync`` and
``Happened`` differ from family to family: each has its own in ``wire/<family>.ts``, with
the events of ``wire/events.ts`` that it shares with others.
"""

import argparse
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from saboteur.bots import levels
from saboteur.games import registry
from saboteur.kernel import events as kernel_events
from saboteur.kernel.event import fields_of
from saboteur.kernel.geometry import Cell
from saboteur.play.match import TableSettings
from saboteur.server.http import places
from saboteur.server.http.schemas import field_words
from saboteur.wire import messages
from saboteur.wire.catalogue import catalogue_message
from saboteur.wire.encode import TimedOut
from saboteur.wire.names import BOT_NAMES, LONGEST_NAME
from saboteur.wire.struct import Message
from saboteur.wire.told import TOLD
from saboteur.wire.views import classic, dark_cave, duel, lost_mines, view
from saboteur.wire.views.view import GameView

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = Path("web/src/wire/protocol.ts")
SHARED_FILE: Final = Path("web/src/wire/events.ts")
PLACES_FILE: Final = Path("web/src/wire/screens.ts")
CATALOGUE_FILE: Final = Path("web/src/wire/catalogue.json")
EVENT: Final = "GameEvent"
UNIONS: Final = ("FromClient", "FromServer", "FromReviewer", "ToReviewer")
PLAIN: Final = {
    str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null",
    Any: "unknown",
}  # fmt: skip
HEAD: Final = "// Written by tools/client_types.py from "


def main() -> int:
    """Write the files or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--check", action="store_true", help="only say whether a file is stale")
    check = parser.parse_args().check
    pages = {
        FILE: protocol(),
        SHARED_FILE: shared(),
        PLACES_FILE: addresses(),
        CATALOGUE_FILE: boxes(),
        **{family.file: family.page() for family in FAMILIES},
    }
    stale = False
    for file, lines in pages.items():
        path = ROOT / file
        wanted = "\n".join(lines)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != wanted:
            print(f"{file} is stale: run python tools/client_types.py", file=sys.stderr)
            stale = True
    return int(stale)


def boxes() -> Iterator[str]:
    """Yield what can be played: the same wherever a table runs."""
    whole = msgspec.json.encode(catalogue_message())
    yield msgspec.json.format(whole, indent=1).decode() + "\n"


def protocol() -> Iterator[str]:
    """Yield the lines of what all families say."""
    yield f"{HEAD}src/saboteur/wire/messages. Do not edit.\n"
    yield "/** The levels of bots that each box has, from the weakest to the strongest. */"
    yield "export const BOT_LEVELS: Readonly<Record<string, readonly string[]>> = {"
    for family in registry.FAMILIES.values():
        known = ", ".join(f'"{level}"' for level in levels(family.id))
        yield from (f'  "{box.id}": [{known}],' for box in family.boxes)
    yield "};\n"
    yield f"export const WINDOW_S = {TableSettings().window_s};\n"
    yield "/** What nobody else may be called, and how many signs of a name can be seen at most. */"
    names = ", ".join(f'"{name}"' for name in BOT_NAMES)
    yield f"export const BOT_NAMES: readonly string[] = [{names}];"
    yield f"export const LONGEST_NAME = {LONGEST_NAME};\n"
    yield from constants()
    yield "/** What a sight learns of the game; each family lists its own. */"
    yield f"export interface {EVENT} {{\n  type: string;\n}}\n"
    for struct in (*structs(view), *structs(messages)):
        yield from interface(struct)
    for name in UNIONS:
        yield union(name, [one.__name__ for one in get_args(getattr(messages, name))])


def shared() -> Iterator[str]:
    """Yield the lines of the events that several families share."""
    yield f"{HEAD}src/saboteur/kernel/events.py. Do not edit."
    yield "// What a sight learns in the same way in several families.\n"
    for event in SHARED:
        yield from event_interface(event)


def addresses() -> Iterator[str]:
    """Yield the lines of the addresses that the client has."""
    yield f"{HEAD}src/saboteur/server/http/places.py. Do not edit.\n"
    yield "/** The screens, and whether words may follow their names in the address. */"
    yield "export const SCREENS = {"
    yield from (f"  {name}: {str(deep).lower()}," for name, deep in places.SCREENS.items())
    yield "} as const;\n"
    yield "/** What stands before the code of a table. */"
    yield "export const AT_TABLE = {"
    yield from (f'  {first}: "{name}",' for first, name in places.AT_TABLE.items())
    yield "} as const;\n"


class FamilyTypes(NamedTuple):
    """The types of one family: its view, and the events that its sights may get."""

    id: str
    shown: ModuleType
    events: tuple[Any, ...]

    @property
    def file(self) -> Path:
        """Where they stand."""
        return Path(f"web/src/wire/{self.id}.ts")

    def page(self) -> Iterator[str]:
        """Yield the lines of the file."""
        source = self.shown.__name__.replace(".", "/")
        yield f"{HEAD}src/{source}.py. Do not edit."
        events = (TimedOut, *self.events)
        yield 'import type * as shared from "./events";'
        common = [struct for struct in structs(self.shown) if struct in structs(view)]
        names = ", ".join(struct.__name__ for struct in common)
        yield f'import type {{ {names} }} from "./protocol";\n'
        for struct in structs(self.shown):
            if struct not in common:
                yield from interface(struct)
        yield "// What a sight learns of the game, in the order it happened."
        for event in events:
            if event not in SHARED:
                yield from event_interface(event)
        own = [f"{event.__name__}Event" for event in events if event not in SHARED]
        alike = [f"shared.{event.__name__}Event" for event in events if event in SHARED]
        yield union("SightEvent", [" | ".join(alike), " | ".join(own)])


def shared_events() -> tuple[Any, ...]:
    """Return the events of the kernel that a sight may get; the clock's stands before them."""
    told = {event for family in FAMILIES for event in family.events}
    return (
        TimedOut,
        *(
            event
            for event in vars(kernel_events).values()
            if isinstance(event, type) and event in told
        ),
    )


FAMILIES: Final = (
    FamilyTypes("classic", classic, TOLD["classic"]),
    FamilyTypes("dark-cave", dark_cave, TOLD["dark-cave"]),
    FamilyTypes("duel", duel, TOLD["duel"]),
    FamilyTypes("lost-mines", lost_mines, TOLD["lost-mines"]),
)


SHARED: Final = shared_events()


def constants() -> Iterator[str]:
    """Yield the numbers that both sides name: why a socket was closed."""
    for name, number in vars(messages).items():
        if name.startswith("CLOSED_"):
            yield f"export const {name} = {number};"
    yield ""


def structs(module: ModuleType) -> Iterator[type[Message]]:
    """Yield every struct of a module that travels, in the order of the source."""
    for thing in vars(module).values():
        is_struct = isinstance(thing, type) and issubclass(thing, Message)
        if is_struct and (thing in travelling() or get_type_hints(thing)):
            yield thing


def tag(struct: type[Message]) -> str | None:
    """Return the tag of a message."""
    found = struct.__struct_config__.tag
    travels = struct in travelling() or (issubclass(struct, GameView) and struct is not GameView)
    return str(found) if found is not None and travels else None


def travelling() -> tuple[Any, ...]:
    """Return the messages of all unions."""
    return tuple(one for name in UNIONS for one in get_args(getattr(messages, name)))


def interface(struct: type[Message]) -> Iterator[str]:
    """Yield a struct as an interface."""
    yield from comment(struct.__doc__ or "", "")
    (base, *_) = struct.__bases__
    is_view = base is GameView
    yield f"export interface {struct.__name__}{' extends GameView' if is_view else ''} {{"
    name = tag(struct)
    if name is not None:
        yield f'  {struct.__struct_config__.tag_field}: "{name}";'
    elif struct is GameView:
        yield f"  {struct.__struct_config__.tag_field}: string;"
    told = field_words(struct)
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        if is_view and field.name in GameView.__struct_fields__:
            continue
        yield from comment(told.get(field.name, ""), "  ")
        mark = "" if field.required else "?"
        yield f"  {field.name}{mark}: {written(hints[field.name])};"
    yield "}\n"


def event_interface(event: Any) -> Iterator[str]:  # noqa: ANN401 - a class made by @value
    """Yield an event as the server's ``told`` writes it."""
    yield from comment(event.__doc__ or "", "")
    facts = [f"{name}: {event_field(hint)}" for name, hint in fields_of(event).items()]
    fields = "; ".join([f'type: "{event.__name__}"', *facts])
    yield f"export interface {event.__name__}Event {{ {fields} }}\n"


def event_field(hint: object) -> str:
    """Return the type of an event's field: cells are written for the wire."""
    if hint is Cell:
        return "[number, number]"
    return "[number, number][]" if hint == tuple[Cell, ...] else written(hint)


def union(name: str, members: list[str]) -> str:
    """Return a union type."""
    lines = "".join(f"\n  | {member}" for member in members)
    return f"export type {name} ={lines};\n"


def written(hint: Any) -> str:  # noqa: ANN401, C901 - any annotation, each kind its line
    """Return an annotation in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Message):
        return hint.__name__
    origin, items = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return written(items[0])
    if origin is Literal:
        return " | ".join(f'"{item}"' for item in items)
    if origin in (Union, UnionType):
        # What is not set is left out, which its default says already.
        return " | ".join(written(item) for item in items if item is not msgspec.UnsetType)
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
