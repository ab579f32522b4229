"""The OpenAPI 3.1 document of the REST API, served at ``/api/openapi.json``.

It is written by hand instead of being generated from the handlers, because msgspec decodes bodies
strictly and each operation has its own error responses. A test compares it with the routes, and
schemathesis compares it with the responses of a running server.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import GUEST_COOKIE
from saboteur.server.http.json_schemas import component_schemas, schemas_with_views

JSON_MEDIA_TYPE: Final = "application/json"
TEXT_MEDIA_TYPE: Final = "text/plain"
SVG_MEDIA_TYPE: Final = "image/svg+xml"
BOARD_IMAGE_MEDIA_TYPES: Final = (SVG_MEDIA_TYPE, "text/html")
PATH_PARAMETER_PATTERN: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: a method of a path."""

    method: str
    path: str
    summary: str
    responses: dict[int, Any]
    """Successful responses by status: a struct, a media type, several media types, or ``None``."""
    error_statuses: tuple[int, ...] = ()
    body: Any = None
    query: tuple[str, ...] = ()
    """Names of query parameters in ``PARAMETERS``."""
    requires_guest: bool = False
    """Whether the operation needs a guest cookie."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the path and query parameters in ``PARAMETERS``."""
        return (*PATH_PARAMETER_PATTERN.findall(self.path), *self.query)


def _string_parameter(location: str, description: str, **schema: object) -> dict[str, Any]:
    return {"in": location, "schema": {"type": "string", **schema}, "description": description}


def _integer_parameter(description: str, minimum: int, maximum: int) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": minimum, "maximum": maximum}
    return {"in": "path", "schema": schema, "description": description}


SIGHT_PATTERN: Final = "^(public|open|[0-9]|1[01])$"
PARAMETERS: Final = {
    "code": _string_parameter("path", "The code of a table.", pattern="^[A-HJ-NP-Z2-9]{5}$"),
    "id": _string_parameter("path", "The id of an uploaded record.", pattern="^[A-Za-z0-9_-]{16}$"),
    "device": _string_parameter("path", "A device of the guest.", pattern="^[0-9a-f]{16}$"),
    "passkey": _string_parameter("path", "A passkey of the guest.", pattern="^[0-9a-f]{16}$"),
    "leave": _string_parameter(
        "path", "The unsubscribe token in each mail.", pattern="^[A-Za-z0-9_-]{43}$"
    ),
    "person": _string_parameter(
        "path", "The public id of a guest.", pattern="^[A-Za-z0-9_-]{1,24}$"
    ),
    "group": _string_parameter("path", "The id of a group.", pattern="^[A-Za-z0-9_-]{12}$"),
    "link": _string_parameter(
        "path", "The invite link of a group or a tournament.", pattern="^[A-Za-z0-9_-]{16}$"
    ),
    "season": _string_parameter(
        "path", "The id of a season of a group.", pattern="^[A-Za-z0-9_-]{12}$"
    ),
    "gathering": _string_parameter(
        "path", "The id of a tournament.", pattern="^[A-Za-z0-9_-]{12}$"
    ),
    "hall": _string_parameter(
        "path", "The token of the display of a tournament.", pattern="^[A-Za-z0-9_-]{16}$"
    ),
    "heat": _integer_parameter("The number of a round of a tournament, from 1.", 1, 20),
    "number": _integer_parameter(
        "The number of a participant, or of a table of a round, from 1.", 1, 300
    ),
    "step": _integer_parameter("The number of a step; 0 is the deal.", 0, 99_999),
    "sight": _string_parameter(
        "query",
        "The point of view: a seat, the public, or everything revealed.",
        pattern=SIGHT_PATTERN,
    ),
    "picture": _string_parameter(
        "path",
        "The number of a step, as an image or as an HTML page with it.",
        pattern=r"^[0-9]{1,5}\.(svg|html)$",
    ),
    "theme": _string_parameter("query", "The background of the image.", enum=["dark", "light"]),
    "box": _string_parameter("path", "The id of a box.", pattern="^[a-z][a-z0-9-]{0,19}$"),
    "scene": _integer_parameter("The number of a scene of the box, from 1.", 1, 99),
    "moves": _string_parameter(
        "query", "The learner's moves so far, joined by semicolons.", maxLength=2_000
    ),
    "move": _string_parameter("query", "The move to explain.", maxLength=80),
}
OPERATIONS: Final = (
    Operation("get", "/api/guest", "Get the current guest, or null.", {200: wire.Guest | None}),
    Operation("post", "/api/guest", "Create a guest, or update nickname and portrait.",
              {200: wire.Guest, 201: wire.Guest}, (400, 403, 413, 429), body=wire.NewGuest),
    Operation("delete", "/api/guest", "Delete the guest and all personal data.",
              {204: None}, (401, 403, 503), requires_guest=True),
    Operation("get", "/api/guest/preferences", "Get the preferences of the guest, or null.",
              {200: wire.Preferences | None}),
    Operation("put", "/api/guest/preferences", "Store the preferences of the guest.",
              {200: wire.Preferences}, (400, 401, 403, 413), body=wire.Preferences,
              requires_guest=True),
    Operation("post", "/api/guest/device-transfer",
              "Create a device transfer, valid once and for a minute.",
              {200: wire.DeviceTransfer}, (401, 403, 413, 429), requires_guest=True),
    Operation("post", "/api/guest/device-transfer/accept",
              "Log this device in by a device transfer.",
              {200: wire.Guest}, (400, 403, 404, 413, 429), body=wire.AcceptDeviceTransfer),
    Operation("get", "/api/guest/tables", "List the tables at which the guest has a seat.",
              {200: wire.OwnTables}, (401,), requires_guest=True),
    Operation("get", "/api/guest/data", "Export all data about the guest.",
              {200: wire.OwnData}, (401, 429), requires_guest=True),
    Operation("get", "/api/guest/devices", "List the devices of the guest.",
              {200: wire.Devices}, (401,), requires_guest=True),
    Operation("delete", "/api/guest/devices/{device}",
              "Revoke a device of the guest.",
              {204: None}, (401, 403, 404), requires_guest=True),
    Operation("get", "/api/guest/passkeys", "List the passkeys of the guest.",
              {200: wire.Passkeys}, (401,), requires_guest=True),
    Operation("post", "/api/guest/passkeys/registration/begin",
              "Get options for creating a passkey.",
              {200: Mapping[str, Any]}, (401, 403, 413, 429), requires_guest=True),
    Operation("post", "/api/guest/passkeys/registration/finish", "Register a new passkey.",
              {201: wire.Passkeys}, (400, 401, 403, 413, 429), body=wire.Credential,
              requires_guest=True),
    Operation("delete", "/api/guest/passkeys/{passkey}", "Delete a passkey of the guest.",
              {204: None}, (401, 403, 404), requires_guest=True),
    Operation("post", "/api/guest/passkeys/login/begin", "Get options for a login with a passkey.",
              {200: Mapping[str, Any]}, (403, 413, 429)),
    Operation("post", "/api/guest/passkeys/login/finish",
              "Log this device in with a passkey.",
              {200: wire.Guest}, (400, 403, 404, 413), body=wire.Credential),
    Operation("get", "/api/guest/notifications", "Get the notification settings of the guest.",
              {200: wire.NotificationSettings}, (401,), requires_guest=True),
    Operation("put", "/api/guest/notifications", "Store the notification preferences of the guest.",
              {200: wire.NotificationPreferences}, (400, 401, 403, 413),
              body=wire.NotificationPreferences, requires_guest=True),
    Operation("post", "/api/guest/notifications/push", "Store a push subscription for this device.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewPushSubscription,
              requires_guest=True),
    Operation("delete", "/api/guest/notifications/push",
              "Delete the push subscription of this device.",
              {204: None}, (401, 403), requires_guest=True),
    Operation("post", "/api/guest/notifications/email", "Send a verification mail to an address.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewEmail,
              requires_guest=True),
    Operation("delete", "/api/guest/notifications/email", "Delete the email address of the guest.",
              {204: None}, (401, 403), requires_guest=True),
    Operation("post", "/api/email/confirm", "Verify an email address by the token sent to it.",
              {200: wire.EmailConfirmed}, (400, 403, 404, 413, 429), body=wire.EmailToken),
    Operation("post", "/api/email/login-link",
              "Send a login link to an address, without revealing whether it is known.",
              {204: None}, (400, 403, 404, 413, 429), body=wire.NewEmail),
    Operation("post", "/api/email/login",
              "Log this device in by the token of a mail.",
              {200: wire.Guest}, (400, 403, 404, 413, 429), body=wire.EmailToken),
    Operation("get", "/api/email/unsubscribe/{leave}",
              "Redirect to the page for unsubscribing from mails.",
              {303: None}, (404,)),
    Operation("post", "/api/email/unsubscribe/{leave}",
              "Unsubscribe from notifications by mail (one-click, RFC 8058).",
              {204: None}, (404, 413, 429)),
    Operation("get", "/api/guest/pending-turns",
              "List the correspondence tables that wait for the guest, oldest first.",
              {200: wire.PendingTurns}, (401,), requires_guest=True),
    Operation("get", "/api/guest/holidays", "Get the holidays of the guest.",
              {200: wire.Holidays}, (401,), requires_guest=True),
    Operation("put", "/api/guest/holidays", "Replace the planned holidays of the guest.",
              {200: wire.Holidays}, (400, 401, 403, 413, 429, 503), body=wire.NewHolidays,
              requires_guest=True),
    Operation("get", "/api/guest/ban",
              "Get the ban of the guest or the network, or null.",
              {200: wire.Ban | None}),
    Operation("get", "/api/guest/invitations", "List the invitations of the guest.",
              {200: wire.Invitations}, (401,), requires_guest=True),
    Operation("delete", "/api/guest/invitations/{code}", "Decline an invitation to a table.",
              {204: None}, (401, 403, 404), requires_guest=True),
    Operation("get", "/api/guest/profile", "Get the guest's own profile.",
              {200: wire.Profile}, (401, 429), requires_guest=True),
    Operation("put", "/api/guest/profile", "Set the visibility of the profile and the rated boxes.",
              {204: None}, (400, 401, 403, 413, 429), body=wire.UpdateProfile, requires_guest=True),
    Operation("get", "/api/people", "List the guests who played with the guest, latest first.",
              {200: wire.People}, (401,), requires_guest=True),
    Operation("put", "/api/people/{person}", "Mute, unmute, block or unblock another guest.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.SetRelation,
              requires_guest=True),
    Operation("delete", "/api/people/{person}", "Remove another guest from the list.",
              {204: None}, (401, 403, 404, 429), requires_guest=True),
    Operation("post", "/api/people/{person}/invitation", "Invite another guest to a table.",
              {201: wire.TableCode}, (400, 401, 403, 404, 413, 429), body=wire.NewInvitation,
              requires_guest=True),
    Operation("get", "/api/people/{person}/profile",
              "Get the profile of another guest, if visible.",
              {200: wire.Profile}, (401, 403, 429), requires_guest=True),
    Operation("get", "/api/groups", "List the groups of the guest.",
              {200: wire.Groups}, (401,), requires_guest=True),
    Operation("post", "/api/groups", "Create a group.",
              {201: wire.Group}, (400, 401, 403, 409, 413, 429), body=wire.NewGroup,
              requires_guest=True),
    Operation("get", "/api/groups/links/{link}", "Preview the group of an invite link.",
              {200: wire.GroupPreview}, (401, 404, 410, 429), requires_guest=True),
    Operation("post", "/api/groups/links/{link}", "Join a group by its invite link.",
              {200: wire.Group}, (401, 403, 404, 409, 410, 413, 429), requires_guest=True),
    Operation("get", "/api/groups/{group}", "Get a group, as a member.",
              {200: wire.Group}, (401, 404), requires_guest=True),
    Operation("put", "/api/groups/{group}", "Rename a group, as its owner.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewGroup, requires_guest=True),
    Operation("delete", "/api/groups/{group}", "Delete a group, as its owner.",
              {204: None}, (401, 403, 404, 429), requires_guest=True),
    Operation("post", "/api/groups/{group}/link", "Replace the invite link of a group.",
              {201: wire.Group}, (401, 403, 404, 413, 429), requires_guest=True),
    Operation("put", "/api/groups/{group}/members", "Join a group by an invitation.",
              {200: wire.Group}, (401, 403, 404, 409, 413, 429), requires_guest=True),
    Operation("delete", "/api/groups/{group}/members/{person}",
              "Leave a group, or remove a member, as its owner.",
              {204: None}, (401, 403, 404, 429), requires_guest=True),
    Operation("put", "/api/groups/{group}/owner", "Make another member the owner of a group.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewMember,
              requires_guest=True),
    Operation("post", "/api/groups/{group}/invitations", "Invite another guest to a group.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewMember,
              requires_guest=True),
    Operation("delete", "/api/groups/{group}/invitations", "Decline an invitation to a group.",
              {204: None}, (401, 403, 404), requires_guest=True),
    Operation("post", "/api/groups/{group}/seasons", "Create a season of a group.",
              {201: wire.Season}, (400, 401, 403, 404, 409, 413, 429), body=wire.NewSeason,
              requires_guest=True),
    Operation("get", "/api/groups/{group}/seasons/{season}", "Get the standings of a season.",
              {200: wire.SeasonStandings}, (401, 404), requires_guest=True),
    Operation("delete", "/api/groups/{group}/seasons/{season}", "Delete a season of a group.",
              {204: None}, (401, 403, 404, 429), requires_guest=True),
    Operation("get", "/api/tournaments",
              "List the tournaments that the guest organises or takes part in.",
              {200: wire.Tournaments}, (401,), requires_guest=True),
    Operation("post", "/api/tournaments", "Create a tournament.",
              {201: wire.Tournament}, (400, 401, 403, 409, 413, 422, 429), body=wire.NewTournament,
              requires_guest=True),
    Operation("get", "/api/tournaments/displays/{hall}",
              "Get the content of the display of a tournament.",
              {200: wire.TournamentDisplay}, (404, 429)),
    Operation("get", "/api/tournaments/displays/{hall}/qr.svg",
              "Get a QR code of the sign-up link.",
              {200: SVG_MEDIA_TYPE}, (404, 429)),
    Operation("get", "/api/tournaments/links/{link}", "Preview the tournament of an invite link.",
              {200: wire.TournamentPreview}, (401, 404, 410, 429), requires_guest=True),
    Operation("post", "/api/tournaments/links/{link}", "Sign up for a tournament.",
              {200: wire.Tournament}, (400, 401, 403, 404, 409, 410, 413, 422, 429),
              body=wire.SignUp, requires_guest=True),
    Operation("get", "/api/tournaments/{gathering}",
              "Get a tournament, as its organiser or a participant.",
              {200: wire.Tournament}, (401, 404, 429), requires_guest=True),
    Operation("put", "/api/tournaments/{gathering}",
              "Open or close the sign-up, or end the tournament.",
              {200: wire.Tournament}, (400, 401, 403, 404, 413, 429), body=wire.UpdateTournament,
              requires_guest=True),
    Operation("delete", "/api/tournaments/{gathering}", "Delete a tournament, as its organiser.",
              {204: None}, (401, 403, 404, 429), requires_guest=True),
    Operation("post", "/api/tournaments/{gathering}/link",
              "Replace the invite link of a tournament.",
              {201: wire.Tournament}, (401, 403, 404, 413, 429), requires_guest=True),
    Operation("post", "/api/tournaments/{gathering}/participants", "Add participants by name.",
              {200: wire.Tournament}, (400, 401, 403, 404, 409, 413, 422, 429),
              body=wire.NewParticipants, requires_guest=True),
    Operation("put", "/api/tournaments/{gathering}/participants/{number}",
              "Set the game and the presence of a participant.",
              {200: wire.Tournament}, (400, 401, 403, 404, 413, 422, 429),
              body=wire.UpdateParticipant, requires_guest=True),
    Operation("post", "/api/tournaments/{gathering}/rounds", "Pair the next round.",
              {201: wire.Tournament}, (401, 403, 404, 409, 413, 422, 429), requires_guest=True),
    Operation("put", "/api/tournaments/{gathering}/rounds/{heat}", "Open the tables of a round.",
              {200: wire.Tournament}, (401, 403, 404, 409, 413, 429), requires_guest=True),
    Operation("post", "/api/tournaments/{gathering}/rounds/{heat}/tables/{number}",
              "Replace a table without a result by a new one.",
              {200: wire.Tournament}, (401, 403, 404, 409, 413, 429), requires_guest=True),
    Operation("delete", "/api/tournaments/{gathering}/rounds/{heat}/tables/{number}",
              "Exclude a table from the standings.",
              {200: wire.Tournament}, (401, 403, 404, 409, 429), requires_guest=True),
    Operation("get", "/api/catalogue", "List the boxes and modules that a table may use.",
              {200: wire.Catalogue}),
    Operation("get", "/api/tables", "List the public tables, newest first.",
              {200: wire.OpenTables}),
    Operation("post", "/api/tables", "Open a table.",
              {201: wire.TableCode}, (400, 401, 403, 413, 429), body=wire.NewTable,
              requires_guest=True),
    Operation("get", "/api/tables/{code}", "Get the lobby of a table.",
              {200: wire.Lobby}, (403, 404, 429, 503)),
    Operation("get", "/api/tables/{code}/qr.svg", "Get a QR code of the invite link.",
              {200: SVG_MEDIA_TYPE}, (403, 404, 429)),
    Operation("get", "/api/tables/{code}/deck",
              "List the cards that the custom deck of a table changes.",
              {200: wire.CustomDeck}, (403, 404, 429)),
    Operation("post", "/api/tables/{code}/reports",
              "Report another guest at the table to the operators.",
              {204: None}, (400, 401, 403, 404, 413, 429), body=wire.NewReport,
              requires_guest=True),
    Operation("get", "/api/tables/{code}/record", "Get the record of a finished game.",
              {200: TEXT_MEDIA_TYPE}, (403, 404, 409, 429)),
    Operation("get", "/api/tables/{code}/replay", "Get the event log of a finished game.",
              {200: wire.ReplayLog}, (403, 404, 409, 429), query=("sight",)),
    Operation("get", "/api/tables/{code}/replay/{step}", "Get one step of a finished game.",
              {200: wire.ReplayStep}, (403, 404, 409, 429), query=("sight",)),
    Operation("get", "/api/tables/{code}/review",
              "Get the review of a finished game.",
              {200: wire.GameReview}, (403, 404, 409, 422, 429)),
    Operation("get", "/api/tables/{code}/image/{picture}",
              "Get an image of the board of a finished game at a step.",
              {200: BOARD_IMAGE_MEDIA_TYPES}, (403, 404, 409, 429), query=("theme",)),
    Operation("get", "/api/tables/{code}/advice/{step}",
              "Get expert advice for a move; each request adds samples.",
              {200: wire.Advice}, (403, 404, 409, 429, 503)),
    Operation("post", "/api/tables/{code}/shared-review",
              "Open a shared review, whose socket is in /api/asyncapi.json.",
              {201: wire.SharedReviewId}, (401, 403, 404, 409, 413, 429), requires_guest=True),
    Operation("post", "/api/tables/{code}/branch",
              "Open a table that continues from a position of a finished game.",
              {201: wire.TableCode}, (400, 401, 403, 404, 409, 413, 429), body=wire.BranchGame,
              requires_guest=True),
    Operation("post", "/api/replays", "Verify and store a record.",
              {201: wire.ReplayId}, (400, 401, 403, 413, 422, 429), body=TEXT_MEDIA_TYPE,
              requires_guest=True),
    Operation("get", "/api/replays/{id}", "Get the event log of an uploaded game.",
              {200: wire.ReplayLog}, (404, 409, 429), query=("sight",)),
    Operation("get", "/api/replays/{id}/record", "Get an uploaded record.",
              {200: TEXT_MEDIA_TYPE}, (404,)),
    Operation("get", "/api/replays/{id}/review",
              "Get the review of an uploaded game.",
              {200: wire.GameReview}, (404, 409, 422, 429)),
    Operation("get", "/api/replays/{id}/image/{picture}",
              "Get an image of the board of an uploaded game at a step.",
              {200: BOARD_IMAGE_MEDIA_TYPES}, (404, 409, 429), query=("theme",)),
    Operation("get", "/api/replays/{id}/advice/{step}",
              "Get expert advice for a move of an uploaded game.",
              {200: wire.Advice}, (404, 409, 429, 503)),
    Operation("post", "/api/replays/{id}/shared-review",
              "Open a shared review, whose socket is in /api/asyncapi.json.",
              {201: wire.SharedReviewId}, (401, 403, 404, 409, 413, 429), requires_guest=True),
    Operation("post", "/api/replays/{id}/branch",
              "Open a table that continues from a position of an uploaded game.",
              {201: wire.TableCode}, (400, 401, 403, 404, 409, 413, 429), body=wire.BranchGame,
              requires_guest=True),
    Operation("get", "/api/replays/{id}/{step}", "Get one step of an uploaded game.",
              {200: wire.ReplayStep}, (404, 409), query=("sight",)),
    Operation("get", "/api/learn", "List the tutorial scenes of each box.",
              {200: wire.Lessons}),
    Operation("get", "/api/learn/{box}/{scene}", "Get a scene after the learner's moves.",
              {200: wire.LessonState}, (400, 404), query=("moves",)),
    Operation("get", "/api/learn/{box}/{scene}/explanation",
              "Get the reason why a move is not allowed in a scene.",
              {200: wire.Explanation}, (400, 404), query=("moves", "move")),
)  # fmt: skip


def build_spec() -> dict[str, Any]:
    """Return the OpenAPI document."""
    mentioned = (
        kind for operation in OPERATIONS for kind in (operation.body, *operation.responses.values())
    )
    kinds = [kind for kind in mentioned if kind is not None and not isinstance(kind, str | tuple)]
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
            "schemas": schemas_with_views(wire.Problem, *kinds),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": GUEST_COOKIE}},
        },
    }


def _operation(operation: Operation) -> dict[str, Any]:
    spec: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": f"{operation.method} {operation.path}",
        "responses": {
            **{str(status): _response(kind) for status, kind in operation.responses.items()},
            **{str(status): _response(wire.Problem) for status in operation.error_statuses},
        },
    }
    if operation.parameters:
        spec["parameters"] = [
            {"name": name, "required": PARAMETERS[name]["in"] == "path", **PARAMETERS[name]}
            for name in operation.parameters
        ]
    if operation.body is not None:
        spec["requestBody"] = {"required": True, "content": _content(operation.body)}
    if operation.requires_guest:
        spec["security"] = [{"guest": []}]
    return spec


def _response(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a struct or a type of content
    if kind is None:
        return {"description": "Done."}
    if isinstance(kind, tuple):
        return {"description": " or ".join(kind), "content": _content(kind)}
    description = (
        kind if isinstance(kind, str) else getattr(kind, "__doc__", None) or "A value, or null."
    )
    return {"description": description.splitlines()[0], "content": _content(kind)}


def _content(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    if isinstance(kind, str | tuple):
        kinds = (kind,) if isinstance(kind, str) else kind
        return {each: {"schema": {"type": "string"}} for each in kinds}
    (schema,), _ = component_schemas(kind)
    return {JSON_MEDIA_TYPE: {"schema": schema}}


@cache
def spec_json() -> bytes:
    """Return the encoded document."""
    return msgspec.json.encode(build_spec())
