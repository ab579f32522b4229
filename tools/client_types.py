"""Write the TypeScript types of the protocol from the server's structs, or check them.

    python tools/client_types.py            write web/src/wire/
    python tools/client_types.py --check    exit 1 if a file is stale

Structs become interfaces; a message with a tag carries it as ``type``, so the unions ``FromClient``
and ``FromServer`` are discriminated. The view and the events inside ``Snapshot`` and ``MoveMade``
differ between families: each has its own in ``wire/<family>.ts``, with the events of
``wire/events.ts`` that it shares with others.
"""

import argparse
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
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
from litestar import Router

from saboteur.bots import levels
from saboteur.games import registry
from saboteur.kernel import events as kernel_events
from saboteur.kernel.event import fields_of
from saboteur.kernel.geometry import Cell
from saboteur.play.match import TableSettings
from saboteur.protocol import messages
from saboteur.protocol.catalogue import catalogue_message
from saboteur.protocol.encode import TimedOut
from saboteur.protocol.message import Message
from saboteur.protocol.names import BOT_NAMES, MAX_NAME_LENGTH
from saboteur.protocol.views import classic, dark_cave, duel, lost_mines, view
from saboteur.protocol.views.view import GameView
from saboteur.protocol.visible_events import VISIBLE_EVENTS
from saboteur.server.app import ROUTERS
from saboteur.server.http import client_routes
from saboteur.server.http.json_schemas import field_descriptions
from saboteur.server.http.openapi import Operation, operations

ROOT: Final = Path(__file__).resolve().parent.parent
PROTOCOL_FILE: Final = Path("web/src/wire/protocol.ts")
EVENTS_FILE: Final = Path("web/src/wire/events.ts")
PLACES_FILE: Final = Path("web/src/wire/screens.ts")
ROUTES_FILE: Final = Path("web/src/wire/routes.ts")
CATALOGUE_FILE: Final = Path("web/src/wire/catalogue.json")
EVENT_TYPE: Final = "GameEvent"
UNIONS: Final = ("FromClient", "FromServer", "FromReviewer", "ToReviewer")
PRIMITIVE_TYPES: Final = {
    str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null",
    Any: "unknown",
}  # fmt: skip
LITERAL_ALIASES: Final = {
    name: alias
    for module in (view, messages)
    for name, alias in vars(module).items()
    if get_origin(alias) is Literal
}
FILE_HEADER: Final = "// Written by tools/client_types.py from "


def main() -> int:
    """Write the files, or return 1 if one is stale."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--check", action="store_true", help="only say whether a file is stale")
    check = parser.parse_args().check
    pages = {
        PROTOCOL_FILE: protocol_lines(),
        EVENTS_FILE: shared_event_lines(),
        PLACES_FILE: route_lines(),
        ROUTES_FILE: operation_lines(),
        CATALOGUE_FILE: catalogue_lines(),
        **{family.file: family.lines() for family in FAMILIES},
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


def catalogue_lines() -> Iterator[str]:
    """Yield the catalogue as JSON, which is the same wherever a table runs."""
    whole = msgspec.json.encode(catalogue_message())
    yield msgspec.json.format(whole, indent=1).decode() + "\n"


def protocol_lines() -> Iterator[str]:
    """Yield the types of the messages of all families."""
    yield f"{FILE_HEADER}src/saboteur/protocol/messages. Do not edit.\n"
    yield type_alias("FamilyId", registry.FAMILIES)
    yield type_alias("BoxId", [box.id for each in registry.FAMILIES.values() for box in each.boxes])
    for name, alias in LITERAL_ALIASES.items():
        yield type_alias(name, get_args(alias))
    yield "/** The levels of bots that each box has, from the weakest to the strongest. */"
    yield "export const BOT_LEVELS: Readonly<Record<string, readonly string[]>> = {"
    for family in registry.FAMILIES.values():
        known = ", ".join(f'"{level}"' for level in levels(family.id))
        yield from (f'  "{box.id}": [{known}],' for box in family.boxes)
    yield "};\n"
    yield f"export const WINDOW_S = {TableSettings().window_s};\n"
    yield "/** Names reserved for bots, and the maximum length of a displayed name. */"
    names = ", ".join(f'"{name}"' for name in BOT_NAMES)
    yield f"export const BOT_NAMES: readonly string[] = [{names}];"
    yield f"export const MAX_NAME_LENGTH = {MAX_NAME_LENGTH};\n"
    yield from constants()
    yield "/** An event as one sight sees it; each family lists its own. */"
    yield f"export interface {EVENT_TYPE} {{\n  type: string;\n}}\n"
    for struct in dict.fromkeys((*structs(view), *structs(messages))):
        yield from interface(struct)
    for name in UNIONS:
        yield union(name, [one.__name__ for one in get_args(getattr(messages, name))])


def type_alias(name: str, words: Iterable[str]) -> str:
    return f"export type {name} = {union_of(words)};\n"


def union_of(words: Iterable[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def shared_event_lines() -> Iterator[str]:
    """Yield the types of the events that several families share."""
    yield f"{FILE_HEADER}src/saboteur/kernel/events.py. Do not edit."
    yield "// Events that several families share.\n"
    for event in SHARED_EVENTS:
        yield from event_interface(event)


def route_lines() -> Iterator[str]:
    """Yield the module of the client's screens, and of the screens at a table's addresses."""
    yield f"{FILE_HEADER}src/saboteur/server/http/client_routes.py. Do not edit.\n"
    yield "/** The screens, and whether their addresses take arguments. */"
    yield "export const SCREENS = {"
    yield from (
        f"  {name}: {str(deep).lower()}," for name, deep in client_routes.SCREEN_TAKES_ARGS.items()
    )
    yield "} as const;\n"
    yield "/** The first part of a table's address, by screen. */"
    yield "export const AT_TABLE = {"
    yield from (
        f'  {first}: "{name}",' for first, name in client_routes.TABLE_SCREEN_BY_PREFIX.items()
    )
    yield "} as const;\n"


def operation_lines() -> Iterator[str]:
    """Yield the types of the REST API: parameters, body and response by method and path."""
    found = {
        f"{each.method} {each.path}": operation_type(each)
        for each in operations(Router("/", route_handlers=ROUTERS))
    }
    words = set(re.findall(r"\w+", " ".join(found.values())))
    structs_used = [each.__name__ for each in structs(messages) if each.__name__ in words]
    yield f"{FILE_HEADER}the routes of src/saboteur/server/http. Do not edit."
    yield f'import type {{ {", ".join(sorted(structs_used))} }} from "./protocol";\n'
    yield "/** The operations of the REST API by method and path. */"
    yield "export interface Routes {"
    yield from (f'  "{name}": {{ {fields} }};' for name, fields in sorted(found.items()))
    yield "}\n"


def operation_type(operation: Operation) -> str:
    """Return the fields of an operation; parameters and body are absent where it has none."""
    in_path: list[str] = []
    in_query: list[str] = []
    for each in operation.parameters():
        kind = parameter_type(each["schema"])
        if each["in"] == "path":
            in_path.append(f"{each['name']}: {kind}")
        else:
            in_query.append(f"{each['name']}?: {kind}")
    responses = dict.fromkeys(map(content_type, operation.successes.values()))
    fields = {
        "path": f"{{ {'; '.join(in_path)} }}" if in_path else "",
        "query?": f"{{ {'; '.join(in_query)} }}" if in_query else "",
        "body": content_type(operation.body) if operation.body else "",
        "response": " | ".join(responses),
    }
    return "; ".join(f"{name}: {kind}" for name, kind in fields.items() if kind)


def parameter_type(schema: Mapping[str, Any]) -> str:
    """Return the type of a path or query parameter."""
    if "enum" in schema:
        return union_of(schema["enum"])
    return "number" if schema["type"] == "integer" else "string"


def content_type(contents: Mapping[str, Any]) -> str:
    """Return the type of a body or response, which has the same type in all media types."""
    return typescript_type(next(iter(contents.values()))) if contents else "void"


class FamilyTypes(NamedTuple):
    """The types of a family: its view, and the events that some sight can see."""

    id: str
    view_module: ModuleType
    events: tuple[Any, ...]

    @property
    def file(self) -> Path:
        """Return the path of the family's file."""
        return Path(f"web/src/wire/{self.id}.ts")

    def lines(self) -> Iterator[str]:
        source = self.view_module.__name__.replace(".", "/")
        yield f"{FILE_HEADER}src/{source}.py. Do not edit."
        events = (TimedOut, *self.events)
        yield 'import type * as shared from "./events";'
        common = [struct for struct in structs(self.view_module) if struct in structs(view)]
        names = ", ".join(struct.__name__ for struct in common)
        yield f'import type {{ {names} }} from "./protocol";\n'
        for struct in structs(self.view_module):
            if struct not in common:
                yield from interface(struct)
        yield "// The events of the game as one sight sees them."
        for event in events:
            if event not in SHARED_EVENTS:
                yield from event_interface(event)
        own = [f"{event.__name__}Event" for event in events if event not in SHARED_EVENTS]
        alike = [f"shared.{event.__name__}Event" for event in events if event in SHARED_EVENTS]
        yield union("SightEvent", [" | ".join(alike), " | ".join(own)])


def shared_events() -> tuple[Any, ...]:
    """Return the kernel's events that some family shows; ``TimedOut`` comes first."""
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
    FamilyTypes("classic", classic, VISIBLE_EVENTS["classic"]),
    FamilyTypes("dark-cave", dark_cave, VISIBLE_EVENTS["dark-cave"]),
    FamilyTypes("duel", duel, VISIBLE_EVENTS["duel"]),
    FamilyTypes("lost-mines", lost_mines, VISIBLE_EVENTS["lost-mines"]),
)


SHARED_EVENTS: Final = shared_events()


def constants() -> Iterator[str]:
    """Yield the constants that both sides name: the close codes of a socket."""
    for name, number in vars(messages).items():
        if name.startswith("CLOSED_"):
            yield f"export const {name} = {number};"
    yield ""


def structs(module: ModuleType) -> Iterator[type[Message]]:
    """Yield every message struct of a module, in the order of the source."""
    for thing in vars(module).values():
        is_struct = isinstance(thing, type) and issubclass(thing, Message)
        if is_struct and (thing in union_messages() or get_type_hints(thing)):
            yield thing


def message_tag(struct: type[Message]) -> str | None:
    found = struct.__struct_config__.tag
    travels = struct in union_messages() or (
        issubclass(struct, GameView) and struct is not GameView
    )
    return str(found) if found is not None and travels else None


def union_messages() -> tuple[Any, ...]:
    """Return the messages of all unions."""
    return tuple(one for name in UNIONS for one in get_args(getattr(messages, name)))


def interface(struct: type[Message]) -> Iterator[str]:
    """Yield the interface of a struct, with its docstring as a comment."""
    yield from comment(struct.__doc__ or "", "")
    (base, *_) = struct.__bases__
    is_view = base is GameView
    yield f"export interface {struct.__name__}{' extends GameView' if is_view else ''} {{"
    name = message_tag(struct)
    if name is not None:
        yield f'  {struct.__struct_config__.tag_field}: "{name}";'
    elif struct is GameView:
        yield f"  {struct.__struct_config__.tag_field}: FamilyId;"
    told = field_descriptions(struct)
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        if is_view and field.name in GameView.__struct_fields__:
            continue
        yield from comment(told.get(field.name, ""), "  ")
        mark = "" if field.required else "?"
        yield f"  {field.name}{mark}: {typescript_type(hints[field.name])};"
    yield "}\n"


def event_interface(event: Any) -> Iterator[str]:  # noqa: ANN401 - a class made by @value_class
    """Yield the interface of an event, with the fields that the server encodes."""
    yield from comment(event.__doc__ or "", "")
    facts = [f"{name}: {event_field(hint)}" for name, hint in fields_of(event).items()]
    fields = "; ".join([f'type: "{event.__name__}"', *facts])
    yield f"export interface {event.__name__}Event {{ {fields} }}\n"


def event_field(hint: object) -> str:
    """Return the type of an event's field; cells have their own encoding."""
    if hint is Cell:
        return "[number, number]"
    return "[number, number][]" if hint == tuple[Cell, ...] else typescript_type(hint)


def union(name: str, members: list[str]) -> str:
    lines = "".join(f"\n  | {member}" for member in members)
    return f"export type {name} ={lines};\n"


def typescript_type(hint: Any) -> str:  # noqa: ANN401, C901 - any annotation, each kind its line
    """Return the TypeScript type of an annotation; raise ``TypeError`` if there is none."""
    if hint in PRIMITIVE_TYPES:
        return PRIMITIVE_TYPES[hint]
    if isinstance(hint, type) and issubclass(hint, Message):
        return hint.__name__
    origin, items = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return typescript_type(items[0])
    if origin is Literal:
        names = (name for name, alias in LITERAL_ALIASES.items() if alias == hint)
        return next(names, union_of(items))
    if origin in (Union, UnionType):
        # An unset field is omitted, which its default expresses already.
        return " | ".join(typescript_type(item) for item in items if item is not msgspec.UnsetType)
    if origin is tuple and len(items) == 2 and items[1] is Ellipsis:
        inner = typescript_type(items[0])
        return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(typescript_type(item) for item in items)}]"
    if origin is dict and items[1] is object:
        return EVENT_TYPE
    if (
        origin is dict and items[1] == dict[str, object]
    ):  # the views of modules, each with fields of its own
        return "Record<string, Record<string, unknown>>"
    if origin in (dict, Mapping):
        return f"Record<string, {typescript_type(items[1])}>"
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
