"""Record frames of chat and notes, for the pictures of the browser client.

The game itself is the one that tools/client_fixtures.py has recorded.
"""

import json
from typing import Any, Final

import msgspec

from saboteur.protocol.message import Message
from saboteur.protocol.messages import (
    ChatHistory,
    ChatKind,
    ChatMessage,
    Clock,
    ErrorMessage,
    Notes,
    Phrase,
    Poll,
    SeatNote,
)
from tools.client_fixtures import FOLDER, MY_SEAT, lobby, write

NOBODY: Final = None
EVENTS_PER_MOVE: Final = 12
"""How many events each of the last two moves gets in ``split_into_moves``."""
AWAY_SEAT: Final = 3
SHARED_SEATS: Final = (1, 4)
"""Two seats that share a device; neither is on turn."""
GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
"""The cells of the goals in the recorded game."""


def load_frame(name: str) -> dict[str, Any]:
    """Return the snapshot frame of a recorded scene, which is its last frame."""
    return dict(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))[-1])


def to_frame(message: Message) -> dict[str, Any]:
    """Return a message in the form that the client receives."""
    return dict(json.loads(msgspec.json.encode(message)))


def chat_message(
    number: int,
    seat: int,
    kind: ChatKind,
    *,
    phrase: Phrase | None = None,
    about: int | None = None,
    at: tuple[int, int] | None = None,
    claim: str | None = None,
    text: str | None = None,
) -> ChatMessage:
    """Return a chat message of the second round."""
    return ChatMessage(
        number=number,
        version=40 + number,
        round=2,
        seat=seat,
        guest=f"g{seat}",
        kind=kind,
        phrase=phrase,
        about=about,
        at=at,
        claim=claim,
        text=text,
    )


def chat_history() -> dict[str, Any]:
    """Return chat messages of every kind."""
    return to_frame(
        ChatHistory(
            messages=(
                chat_message(1, 1, "say-phrase", phrase="hello"),
                chat_message(2, 4, "claim", at=GOAL_CELLS[2], claim="treasure"),
                chat_message(3, 1, "claim", at=GOAL_CELLS[2], claim="stone"),
                chat_message(4, 3, "say-phrase", phrase="repair-me", about=MY_SEAT),
                chat_message(5, 1, "accuse", about=4),
                chat_message(6, 4, "chat", text="Et pourquoi aurais-je cassé ma propre lampe ?"),
                chat_message(7, MY_SEAT, "trust", about=3),
            )
        )
    )


def lobby_chat_history() -> dict[str, Any]:
    """Return the chat before the deal."""
    lines = (
        chat_message(1, MY_SEAT, "say-phrase", phrase="hello"),
        chat_message(2, 3, "chat", text="On attend Léon ?"),
    )
    return to_frame(ChatHistory(messages=lines))


def player_notes() -> dict[str, Any]:
    """Return the player's notes on three others, with pinned events of the log."""
    return to_frame(
        Notes(
            notes=(
                SeatNote(about=1, suspicion=-2, text="Deux éboulements sans raison.", pins=(190,)),
                SeatNote(about=3, suspicion=2, text="A creusé droit vers le but 2.", pins=(187,)),
                SeatNote(about=4, suspicion=-1, text="", pins=()),
            )
        )
    )


def split_into_moves(sync: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """Return a snapshot as three frames: a shorter snapshot, then its last events as two moves."""
    version, events = sync["version"], sync["events"]
    first = sync | {"version": version - 2, "events": events[: -2 * EVENTS_PER_MOVE]}
    move = sync | {"type": "move-made", "seat": 1, "timed_out": False}
    second = move | {
        "version": version - 1,
        "events": events[-2 * EVENTS_PER_MOVE : -EVENTS_PER_MOVE],
    }
    return first, second, move | {"events": events[-EVENTS_PER_MOVE:]}


def main() -> None:
    turn, watched = load_frame("turn"), load_frame("watch")
    playing = lobby("playing")
    talkative = playing | {"chat": "free", "clock": "relaxed", "spectators": 2}
    clock = to_frame(Clock(version=turn["version"], seconds=41.0))
    write("talk", talkative, turn, chat_history(), player_notes(), clock)
    asked = Poll(by=1, voted=(1, 4), ballots={}, closed=False)
    write("poll", talkative, turn, chat_history(), to_frame(asked), clock)
    ballots = {0: 1, 1: 4, 3: 1, 4: 1, 2: NOBODY}
    counted = Poll(by=1, voted=tuple(ballots), ballots=ballots, closed=True)
    write("poll-closed", talkative, turn, chat_history(), to_frame(counted), clock)
    gone = [
        seat | {"connected": False, "absent": True, "votes": {"1": "wait", "4": "bot"}}
        if seat["seat"] == AWAY_SEAT
        else seat
        for seat in playing["seats"]
    ]
    write("away", playing | {"seats": gone}, turn)
    write("paused", playing | {"paused": True}, turn)
    write("ended", playing | {"stage": "ended"}, turn)
    beside = [seat | {"guest": "g0"} if seat["seat"] == 1 else seat for seat in playing["seats"]]
    write("past", playing, *split_into_moves(turn))
    shared = playing | {"seats": beside, "own_seats": [0, 1], "seat": None}
    write("covered", shared, watched)
    write("looking", shared, watched, shared | {"seat": MY_SEAT}, turn)
    waiting = [seat | {"guest": "g0"} if seat["seat"] in SHARED_SEATS else seat for seat in beside]
    write(
        "covered-wait",
        playing | {"seats": waiting, "own_seats": [*SHARED_SEATS], "seat": None},
        watched,
    )
    stood_in = [seat | {"is_substitute": seat["seat"] == MY_SEAT} for seat in playing["seats"]]
    trouble = to_frame(ErrorMessage(code="chat-rate-limited", reason=""))
    write("notices", playing | {"seats": stood_in}, playing, turn, trouble)
    guest = lobby("lobby", seats=6, taken=4, ruleset="dark-cave", my_seat=1)
    write("lobby-guest", guest | {"you": "g1", "chat": "free"}, lobby_chat_history())
