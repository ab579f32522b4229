"""Record frames of what happens beside the game, for the pictures of the browser client.

The game itself is the one that tools/client_fixtures.py has recorded.
"""

import json
from typing import Any, Final

import msgspec

from saboteur.wire.messages import Heard, Notes, Poll, SeatNote, Talked, Ticking, Trouble
from saboteur.wire.struct import Message
from tools.client_fixtures import FOLDER, ME, lobby, write

NOBODY: Final = None
RECENT: Final = 12
"""So many events came with each of the last two moves."""
AWAY: Final = 3
OTHERS: Final = (1, 4)
"""Two who share a device, and neither is on turn."""
GOALS: Final = ((8, -2), (8, 0), (8, 2))
"""Where they lie in the recorded game."""


def recorded(name: str) -> dict[str, Any]:
    """Return the game of a scene, as its last frame tells it."""
    return dict(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))[-1])


def frame(message: Message) -> dict[str, Any]:
    """Return a frame as the server sends it."""
    return dict(json.loads(msgspec.json.encode(message)))


def line(
    number: int,
    seat: int,
    kind: str,
    *,
    phrase: str | None = None,
    about: int | None = None,
    at: tuple[int, int] | None = None,
    claim: str | None = None,
    text: str | None = None,
) -> Heard:
    """Return something that was said in the second round."""
    return Heard(
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


def talk() -> dict[str, Any]:
    """Return talk of every kind."""
    return frame(
        Talked(
            lines=(
                line(1, 1, "say-phrase", phrase="hello"),
                line(2, 4, "claim-seen", at=GOALS[2], claim="treasure"),
                line(3, 1, "claim-seen", at=GOALS[2], claim="stone"),
                line(4, 3, "say-phrase", phrase="repair-me", about=ME),
                line(5, 1, "accuse", about=4),
                line(6, 4, "chat", text="Et pourquoi aurais-je cassé ma propre lampe ?"),
                line(7, ME, "trust", about=3),
            )
        )
    )


def lobby_talk() -> dict[str, Any]:
    """Return what was said before the deal."""
    lines = (
        line(1, ME, "say-phrase", phrase="hello"),
        line(2, 3, "chat", text="On attend Léon ?"),
    )
    return frame(Talked(lines=lines))


def notes() -> dict[str, Any]:
    """Return what I noted of three others, with events of the log."""
    return frame(
        Notes(
            notes=(
                SeatNote(about=1, suspicion=-2, text="Deux éboulements sans raison.", pins=(190,)),
                SeatNote(about=3, suspicion=2, text="A creusé droit vers le but 2.", pins=(187,)),
                SeatNote(about=4, suspicion=-1, text="", pins=()),
            )
        )
    )


def in_steps(sync: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """Return a game of which the last events came in two moves, after the page was opened."""
    version, events = sync["version"], sync["events"]
    first = sync | {"version": version - 2, "events": events[: -2 * RECENT]}
    move = sync | {"type": "happened", "seat": 1, "timed_out": False}
    second = move | {"version": version - 1, "events": events[-2 * RECENT : -RECENT]}
    return first, second, move | {"events": events[-RECENT:]}


def main() -> None:
    """Write every scene."""
    turn, watched = recorded("turn"), recorded("watch")
    playing = lobby("playing")
    talkative = playing | {"talk": "free", "clock": "relaxed", "watchers": 2}
    clock = frame(Ticking(version=turn["version"], seconds=41.0))
    write("talk", talkative, turn, talk(), notes(), clock)
    asked = Poll(by=1, voted=(1, 4), ballots={}, closed=False)
    write("poll", talkative, turn, talk(), frame(asked), clock)
    ballots = {0: 1, 1: 4, 3: 1, 4: 1, 2: NOBODY}
    counted = Poll(by=1, voted=tuple(ballots), ballots=ballots, closed=True)
    write("poll-closed", talkative, turn, talk(), frame(counted), clock)
    gone = [
        seat | {"here": False, "away": True, "verdicts": {"1": "wait", "4": "bot"}}
        if seat["seat"] == AWAY
        else seat
        for seat in playing["seats"]
    ]
    write("away", playing | {"seats": gone}, turn)
    write("paused", playing | {"paused": True}, turn)
    write("ended", playing | {"stage": "ended"}, turn)
    beside = [seat | {"guest": "g0"} if seat["seat"] == 1 else seat for seat in playing["seats"]]
    write("past", playing, *in_steps(turn))
    shared = playing | {"seats": beside, "mine": [0, 1], "seat": None}
    write("covered", shared, watched)
    write("looking", shared, watched, shared | {"seat": ME}, turn)
    waiting = [seat | {"guest": "g0"} if seat["seat"] in OTHERS else seat for seat in beside]
    write("covered-wait", playing | {"seats": waiting, "mine": [*OTHERS], "seat": None}, watched)
    stood_in = [seat | {"stand_in": seat["seat"] == ME} for seat in playing["seats"]]
    trouble = frame(Trouble(code="too-much-talk", reason=""))
    write("notices", playing | {"seats": stood_in}, playing, turn, trouble)
    guest = lobby("lobby", seats=6, taken=4, ruleset="dark-cave", mine=1)
    write("lobby-guest", guest | {"you": "g1", "talk": "free"}, lobby_talk())
