"""The description of the REST interface (OpenAPI 3.1), at ``/api/openapi.json``.

Written here rather than drawn from the handlers: bodies are read strictly by msgspec, and every
answer has its problems. A test compares it with the routes, and schemathesis with the truth.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from saboteur.server.http.identity import COOKIE
from saboteur.server.http.schemas import schemas, with_views
from saboteur.wire import messages as wire

JSON: Final = "application/json"
TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"
PICTURE: Final = (SVG, "text/html")
PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing to ask for."""

    method: str
    path: str
    summary: str
    answers: dict[int, Any]
    """The struct of a good answer; a text for another kind of content."""
    problems: tuple[int, ...] = ()
    body: Any = None
    query: tuple[str, ...] = ()
    """Parameters beside those in the path."""
    guest: bool = False
    """Whether the cookie of a guest is needed."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """What an asker names, by ``PARAMETERS``."""
        return (*PLACEHOLDER.findall(self.path), *self.query)


def _text(place: str, description: str, **schema: object) -> dict[str, Any]:
    return {"in": place, "schema": {"type": "string", **schema}, "description": description}


def _number(description: str, least: int, most: int) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": least, "maximum": most}
    return {"in": "path", "schema": schema, "description": description}


SIGHT: Final = "^(public|open|[0-9]|1[01])$"
PARAMETERS: Final = {
    "code": _text("path", "The code of a table.", pattern="^[A-HJ-NP-Z2-9]{5}$"),
    "id": _text("path", "What names an uploaded record.", pattern="^[A-Za-z0-9_-]{16}$"),
    "device": _text("path", "A browser of yours.", pattern="^[0-9a-f]{16}$"),
    "passkey": _text("path", "A passkey of yours.", pattern="^[0-9a-f]{16}$"),
    "leave": _text("path", "What stands in each mail.", pattern="^[A-Za-z0-9_-]{43}$"),
    "person": _text("path", "A guest, by his public id.", pattern="^[A-Za-z0-9_-]{1,24}$"),
    "group": _text("path", "A group.", pattern="^[A-Za-z0-9_-]{12}$"),
    "link": _text(
        "path", "What leads into a group, or to a gathering.", pattern="^[A-Za-z0-9_-]{16}$"
    ),
    "season": _text("path", "A season of a group.", pattern="^[A-Za-z0-9_-]{12}$"),
    "gathering": _text("path", "A gathering.", pattern="^[A-Za-z0-9_-]{12}$"),
    "hall": _text("path", "What leads to the page for a hall.", pattern="^[A-Za-z0-9_-]{16}$"),
    "heat": _number("A heat of a gathering, from 1.", 1, 20),
    "number": _number("Somebody who takes part, or a table of a heat, from 1.", 1, 300),
    "step": _number("A step; 0 is the deal.", 0, 99_999),
    "sight": _text(
        "query", "Through whose eyes: a seat, the public's, or with all open.", pattern=SIGHT
    ),
    "picture": _text(
        "path", "A step, as a picture or as a page with it.", pattern=r"^[0-9]{1,5}\.(svg|html)$"
    ),
    "theme": _text("query", "On which ground.", enum=["dark", "light"]),
    "box": _text("path", "A box.", pattern="^[a-z][a-z0-9-]{0,19}$"),
    "scene": _number("A scene of it, from 1.", 1, 99),
    "moves": _text("query", "The learner's moves so far, joined by semicolons.", maxLength=2_000),
    "move": _text("query", "A move to be explained.", maxLength=80),
}
OPERATIONS: Final = (
    Operation("get", "/api/guest", "Who am I? Nobody yet is null.", {200: wire.Guest | None}),
    Operation("post", "/api/guest", "Become a guest, or change your nickname and your face.",
              {200: wire.Guest, 201: wire.Guest}, (400, 403, 413, 429), body=wire.NewGuest),
    Operation("delete", "/api/guest", "Delete yourself and what is yours.",
              {204: None}, (401, 403, 503), guest=True),
    Operation("get", "/api/guest/preferences", "How you like to play; null if you never said.",
              {200: wire.Preferences | None}),
    Operation("put", "/api/guest/preferences", "Remember how you like to play.",
              {200: wire.Preferences}, (400, 401, 403, 413), body=wire.Preferences, guest=True),
    Operation("post", "/api/guest/transfer",
              "Open a way onto another device, once and for a minute.",
              {200: wire.Transfer}, (401, 403, 413, 429), guest=True),
    Operation("post", "/api/guest/arrive",
              "Become the guest who opened the transfer, on this device.",
              {200: wire.Guest}, (400, 403, 404, 413, 429), body=wire.Arrival),
    Operation("get", "/api/guest/tables", "The tables at which you have a seat.",
              {200: wire.OwnTables}, (401,), guest=True),
    Operation("get", "/api/guest/data", "All that we hold about you.",
              {200: wire.OwnData}, (401, 429), guest=True),
    Operation("get", "/api/guest/devices", "Every browser that knows you.",
              {200: wire.Devices}, (401,), guest=True),
    Operation("delete", "/api/guest/devices/{device}",
              "Let a browser of yours know you no more.",
              {204: None}, (401, 403, 404), guest=True),
    Operation("get", "/api/guest/passkeys", "The keys by which you are known on any device.",
              {200: wire.Passkeys}, (401,), guest=True),
    Operation("post", "/api/guest/passkeys/new", "What your browser needs to make a key.",
              {200: Mapping[str, Any]}, (401, 403, 413, 429), guest=True),
    Operation("post", "/api/guest/passkeys", "Take in the key that your browser has made.",
              {201: wire.Passkeys}, (400, 401, 403, 413, 429), body=wire.Credential, guest=True),
    Operation("delete", "/api/guest/passkeys/{passkey}", "Forget a key of yours.",
              {204: None}, (401, 403, 404), guest=True),
    Operation("post", "/api/guest/passkeys/ask", "What a browser needs to show a key.",
              {200: Mapping[str, Any]}, (403, 413, 429)),
    Operation("post", "/api/guest/passkeys/use",
              "Become the guest whose key is shown, on this device.",
              {200: wire.Guest}, (400, 403, 404, 413), body=wire.Credential),
    Operation("get", "/api/guest/post", "Which letters you get when no page is open, and how.",
              {200: wire.Post}, (401,), guest=True),
    Operation("put", "/api/guest/post", "Remember of what you want to be told.",
              {200: wire.Wishes}, (400, 401, 403, 413), body=wire.Wishes, guest=True),
    Operation("post", "/api/guest/post/push", "Reach this browser by push.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewSubscription, guest=True),
    Operation("delete", "/api/guest/post/push", "Reach this browser no more.",
              {204: None}, (401, 403), guest=True),
    Operation("post", "/api/guest/post/mail", "Have a mail sent, to confirm an address of yours.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewAddress, guest=True),
    Operation("delete", "/api/guest/post/mail", "Forget your address.",
              {204: None}, (401, 403), guest=True),
    Operation("post", "/api/mail/confirm", "Confirm an address by what was sent there.",
              {200: wire.Confirmed}, (400, 403, 404, 413, 429), body=wire.UsedTicket),
    Operation("post", "/api/mail/enter",
              "Have a mail sent, to come in by an address; nobody learns whether it is known.",
              {204: None}, (400, 403, 404, 413, 429), body=wire.NewAddress),
    Operation("post", "/api/mail/arrive",
              "Become the guest whose address got the mail, on this device.",
              {200: wire.Guest}, (400, 403, 404, 413, 429), body=wire.UsedTicket),
    Operation("get", "/api/mail/leave/{leave}", "The page where you say that you want no mails.",
              {303: None}, (404,)),
    Operation("post", "/api/mail/leave/{leave}",
              "Get no more letters by mail; programs ask, too (RFC 8058).",
              {204: None}, (404, 413, 429)),
    Operation("get", "/api/guest/turns", "The slow tables that wait for you, the oldest first.",
              {200: wire.Turns}, (401,), guest=True),
    Operation("get", "/api/guest/holidays", "When nobody waits for you at slow tables.",
              {200: wire.Holidays}, (401,), guest=True),
    Operation("put", "/api/guest/holidays", "Take other holidays than before.",
              {200: wire.Holidays}, (400, 401, 403, 413, 429, 503), body=wire.NewHolidays,
              guest=True),
    Operation("get", "/api/guest/ban",
              "Until when an operator keeps you away; null if nobody does.",
              {200: wire.Ban | None}),
    Operation("get", "/api/guest/invitations", "To what others ask you.",
              {200: wire.Invitations}, (401,), guest=True),
    Operation("delete", "/api/guest/invitations/{code}", "Say no to an invitation to a table.",
              {204: None}, (401, 403, 404), guest=True),
    Operation("get", "/api/guest/career", "What you became.",
              {200: wire.Career}, (401, 429), guest=True),
    Operation("put", "/api/guest/career", "Choose who sees it, and where you have a rating.",
              {204: None}, (400, 401, 403, 413, 429), body=wire.SetCareer, guest=True),
    Operation("get", "/api/people", "Who sat with you, the latest first.",
              {200: wire.People}, (401,), guest=True),
    Operation("put", "/api/people/{person}", "Mute or block somebody, or no more.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.SetTie, guest=True),
    Operation("delete", "/api/people/{person}", "Take somebody off your list.",
              {204: None}, (401, 403, 404, 429), guest=True),
    Operation("post", "/api/people/{person}/invitation", "Ask somebody to a table.",
              {201: wire.TableCode}, (400, 401, 403, 404, 413, 429), body=wire.NewInvitation,
              guest=True),
    Operation("get", "/api/people/{person}/career", "What somebody became who shows it to you.",
              {200: wire.Career}, (401, 403, 429), guest=True),
    Operation("get", "/api/groups", "Your groups.",
              {200: wire.Groups}, (401,), guest=True),
    Operation("post", "/api/groups", "Found a group.",
              {201: wire.Group}, (400, 401, 403, 409, 413, 429), body=wire.NewGroup, guest=True),
    Operation("get", "/api/groups/links/{link}", "Where a link into a group leads.",
              {200: wire.GroupDoor}, (401, 404, 410, 429), guest=True),
    Operation("post", "/api/groups/links/{link}", "Become a member by a link.",
              {200: wire.Group}, (401, 403, 404, 409, 410, 413, 429), guest=True),
    Operation("get", "/api/groups/{group}", "A group, for its members.",
              {200: wire.Group}, (401, 404), guest=True),
    Operation("put", "/api/groups/{group}", "Call your group otherwise.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewGroup, guest=True),
    Operation("delete", "/api/groups/{group}", "Delete your group.",
              {204: None}, (401, 403, 404, 429), guest=True),
    Operation("post", "/api/groups/{group}/link", "Give your group another link.",
              {201: wire.Group}, (401, 403, 404, 413, 429), guest=True),
    Operation("put", "/api/groups/{group}/members", "Come into a group that you are asked into.",
              {200: wire.Group}, (401, 403, 404, 409, 413, 429), guest=True),
    Operation("delete", "/api/groups/{group}/members/{person}",
              "Leave a group, or send a member of yours away.",
              {204: None}, (401, 403, 404, 429), guest=True),
    Operation("put", "/api/groups/{group}/owner", "Let another member own your group.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewMember, guest=True),
    Operation("post", "/api/groups/{group}/invitations", "Ask somebody into a group.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewMember, guest=True),
    Operation("delete", "/api/groups/{group}/invitations", "Say no to a group.",
              {204: None}, (401, 403, 404), guest=True),
    Operation("post", "/api/groups/{group}/seasons", "Begin a season of your group.",
              {201: wire.Season}, (400, 401, 403, 404, 409, 413, 429), body=wire.NewSeason,
              guest=True),
    Operation("get", "/api/groups/{group}/seasons/{season}", "Who made what of a season.",
              {200: wire.Standings}, (401, 404), guest=True),
    Operation("delete", "/api/groups/{group}/seasons/{season}", "Forget a season of your group.",
              {204: None}, (401, 403, 404, 429), guest=True),
    Operation("get", "/api/gatherings", "Gatherings that you run or take part in.",
              {200: wire.Gatherings}, (401,), guest=True),
    Operation("post", "/api/gatherings", "Set a gathering up.",
              {201: wire.Gathering}, (400, 401, 403, 409, 413, 422, 429), body=wire.NewGathering,
              guest=True),
    Operation("get", "/api/gatherings/halls/{hall}", "What a screen shows to a hall.",
              {200: wire.Hall}, (404, 429)),
    Operation("get", "/api/gatherings/halls/{hall}/qr.svg", "The link by which people sign up.",
              {200: SVG}, (404, 429)),
    Operation("get", "/api/gatherings/links/{link}", "Where a link to a gathering leads.",
              {200: wire.GatheringDoor}, (401, 404, 410, 429), guest=True),
    Operation("post", "/api/gatherings/links/{link}", "Take part in a gathering.",
              {200: wire.Gathering}, (400, 401, 403, 404, 409, 410, 413, 422, 429),
              body=wire.SignUp, guest=True),
    Operation("get", "/api/gatherings/{gathering}", "A gathering, for those who take part.",
              {200: wire.Gathering}, (401, 404, 429), guest=True),
    Operation("put", "/api/gatherings/{gathering}", "Open or close the sign-up, or end it.",
              {200: wire.Gathering}, (400, 401, 403, 404, 413, 429), body=wire.SetGathering,
              guest=True),
    Operation("delete", "/api/gatherings/{gathering}", "Delete your gathering.",
              {204: None}, (401, 403, 404, 429), guest=True),
    Operation("post", "/api/gatherings/{gathering}/link", "Give your gathering another link.",
              {201: wire.Gathering}, (401, 403, 404, 413, 429), guest=True),
    Operation("post", "/api/gatherings/{gathering}/participants", "Enter people by name.",
              {200: wire.Gathering}, (400, 401, 403, 404, 409, 413, 422, 429),
              body=wire.NewParticipants, guest=True),
    Operation("put", "/api/gatherings/{gathering}/participants/{number}",
              "Say what somebody plays, and whether he is there.",
              {200: wire.Gathering}, (400, 401, 403, 404, 413, 422, 429),
              body=wire.SetParticipant, guest=True),
    Operation("post", "/api/gatherings/{gathering}/heats", "Draw the next heat.",
              {201: wire.Gathering}, (401, 403, 404, 409, 413, 422, 429), guest=True),
    Operation("put", "/api/gatherings/{gathering}/heats/{heat}", "Open the tables of a heat.",
              {200: wire.Gathering}, (401, 403, 404, 409, 413, 429), guest=True),
    Operation("post", "/api/gatherings/{gathering}/heats/{heat}/tables/{number}",
              "Play a table that has no result once more.",
              {200: wire.Gathering}, (401, 403, 404, 409, 413, 429), guest=True),
    Operation("delete", "/api/gatherings/{gathering}/heats/{heat}/tables/{number}",
              "Leave a table out of the standings.",
              {200: wire.Gathering}, (401, 403, 404, 409, 429), guest=True),
    Operation("get", "/api/catalogue", "Every box and module that a table may choose.",
              {200: wire.Catalogue}),
    Operation("get", "/api/tables", "Tables that anybody may join, the newest first.",
              {200: wire.OpenTables}),
    Operation("post", "/api/tables", "Open a table.",
              {201: wire.TableCode}, (400, 401, 403, 413, 429), body=wire.NewTable, guest=True),
    Operation("get", "/api/tables/{code}", "The table and who sits there.",
              {200: wire.Lobby}, (403, 404, 429, 503)),
    Operation("get", "/api/tables/{code}/qr.svg", "The invite link as a picture.",
              {200: SVG}, (403, 404, 429)),
    Operation("get", "/api/tables/{code}/deck", "The cards that a deck file of the table corrects.",
              {200: wire.OwnDeck}, (403, 404, 429)),
    Operation("post", "/api/tables/{code}/reports",
              "Tell the operators about somebody at the table.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewReport, guest=True),
    Operation("get", "/api/tables/{code}/record", "The record of a finished game.",
              {200: TEXT}, (403, 404, 409, 429)),
    Operation("get", "/api/tables/{code}/replay", "All that happened in a finished game.",
              {200: wire.ReplayLog}, (403, 404, 409, 429), query=("sight",)),
    Operation("get", "/api/tables/{code}/replay/{step}", "One step of a finished game.",
              {200: wire.ReplayStep}, (403, 404, 409, 429), query=("sight",)),
    Operation("get", "/api/tables/{code}/review",
              "Who could believe what in a finished game, and when it turned.",
              {200: wire.GameReview}, (403, 404, 409, 422, 429)),
    Operation("get", "/api/tables/{code}/moment/{picture}",
              "The board of a finished game at a step.",
              {200: PICTURE}, (403, 404, 409, 429), query=("theme",)),
    Operation("get", "/api/tables/{code}/advice/{step}",
              "What an expert would have done; each asking tries some worlds more.",
              {200: wire.Advice}, (403, 404, 409, 429, 503)),
    Operation("post", "/api/tables/{code}/shared-review",
              "Open a review to whoever gets the address: see /api/asyncapi.json.",
              {201: wire.SharedReviewId}, (401, 403, 404, 409, 413, 429), guest=True),
    Operation("post", "/api/tables/{code}/go-on",
              "Open a table where a finished game stood, to play it otherwise.",
              {201: wire.TableCode}, (400, 401, 403, 404, 409, 413, 429), body=wire.GoOn,
              guest=True),
    Operation("post", "/api/replays", "Upload a record; it is verified first.",
              {201: wire.ReplayId}, (400, 401, 403, 413, 422, 429), body=TEXT, guest=True),
    Operation("get", "/api/replays/{id}", "All that happened in an uploaded game.",
              {200: wire.ReplayLog}, (404, 409, 429), query=("sight",)),
    Operation("get", "/api/replays/{id}/record", "An uploaded record.", {200: TEXT}, (404,)),
    Operation("get", "/api/replays/{id}/review",
              "Who could believe what in an uploaded game, and when it turned.",
              {200: wire.GameReview}, (404, 409, 422, 429)),
    Operation("get", "/api/replays/{id}/moment/{picture}",
              "The board of an uploaded game at a step.",
              {200: PICTURE}, (404, 409, 429), query=("theme",)),
    Operation("get", "/api/replays/{id}/advice/{step}",
              "The same of an uploaded game.",
              {200: wire.Advice}, (404, 409, 429, 503)),
    Operation("post", "/api/replays/{id}/shared-review",
              "Open a review to whoever gets the address: see /api/asyncapi.json.",
              {201: wire.SharedReviewId}, (401, 403, 404, 409, 413, 429), guest=True),
    Operation("post", "/api/replays/{id}/go-on",
              "Open a table where an uploaded game stood, to play it otherwise.",
              {201: wire.TableCode}, (400, 401, 403, 404, 409, 413, 429), body=wire.GoOn,
              guest=True),
    Operation("get", "/api/replays/{id}/{step}", "One step of an uploaded game.",
              {200: wire.ReplayStep}, (404, 409), query=("sight",)),
    Operation("get", "/api/learn", "The scenes to learn each box by.",
              {200: wire.Lessons}),
    Operation("get", "/api/learn/{box}/{scene}", "A scene after the learner's moves.",
              {200: wire.LessonState}, (400, 404), query=("moves",)),
    Operation("get", "/api/learn/{box}/{scene}/why", "Why a move is not allowed in a scene.",
              {200: wire.Answer}, (400, 404), query=("moves", "move")),
)  # fmt: skip


def described() -> dict[str, Any]:
    """Return the whole description."""
    asked = (
        kind for operation in OPERATIONS for kind in (operation.body, *operation.answers.values())
    )
    kinds = [kind for kind in asked if kind is not None and not isinstance(kind, str | tuple)]
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Saboteur",
            "version": "1",
            "description": "Guests, tables and replays. The game itself is on a WebSocket.",
        },
        "externalDocs": {"url": "/api/asyncapi.json", "description": "The socket of a table."},
        "paths": paths,
        "components": {
            "schemas": with_views(wire.Problem, *kinds),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(operation: Operation) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": f"{operation.method} {operation.path}",
        "responses": {
            **{str(status): _answer(kind) for status, kind in operation.answers.items()},
            **{str(status): _answer(wire.Problem) for status in operation.problems},
        },
    }
    if operation.parameters:
        shown["parameters"] = [
            {"name": name, "required": PARAMETERS[name]["in"] == "path", **PARAMETERS[name]}
            for name in operation.parameters
        ]
    if operation.body is not None:
        shown["requestBody"] = {"required": True, "content": _content(operation.body)}
    if operation.guest:
        shown["security"] = [{"guest": []}]
    return shown


def _answer(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a struct or a type of content
    if kind is None:
        return {"description": "Done."}
    if isinstance(kind, tuple):
        return {"description": " or ".join(kind), "content": _content(kind)}
    about = kind if isinstance(kind, str) else getattr(kind, "__doc__", None) or "Or nothing."
    return {"description": about.splitlines()[0], "content": _content(kind)}


def _content(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    if isinstance(kind, str | tuple):
        kinds = (kind,) if isinstance(kind, str) else kind
        return {each: {"schema": {"type": "string"}} for each in kinds}
    (schema,), _ = schemas(kind)
    return {JSON: {"schema": schema}}


@cache
def description() -> bytes:
    """Return the description as it is sent."""
    return msgspec.json.encode(described())
