"""Tests of several players at one terminal: a player's secrets are shown to that player only."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.games.classic.events import GoldPaid, GoldTaken
from saboteur.kernel.events import CardDrawn, CardPassed, GoalSeen
from saboteur.texts import Texts
from tests.cli.command_process import PROMPT, WIPE
from tests.cli.in_process_command import Session
from tests.cli.predicted_game import Decision, predict_decisions

SEATS = 4
PEOPLE = (0, 2)
NAMES = {0: "Ann", 2: "Bob"}
COVER_TEXT = re.compile(r"Pass the device to (\w+)\.")
CONTROL_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SECRET_EVENTS = (CardDrawn, CardPassed, GoalSeen, GoldTaken, GoldPaid)
IMMEDIATE_QUESTIONS = ("reveal-goal", "orient-goal")
"""Questions that the seat on turn answers before the device could be passed on."""


@dataclass(frozen=True)
class RecordedSession:
    """A whole game of two players: the output of the terminal, and their decisions."""

    written: str
    decisions: list[Decision]


@pytest.fixture(scope="module")
def recorded_session(tmp_path_factory: pytest.TempPathFactory) -> RecordedSession:
    seed, decisions = find_game_with_secrets()
    left = iter(decisions)
    with Session(
        *("play", "--seed", seed, f"--seats={SEATS}", "--you=0,2", "--names=Ann,Bob"),
        *("--save", str(tmp_path_factory.mktemp("hot") / "g")),
        columns=120,
        lines=40,
    ) as session:
        shown = session.prompt()
        while shown.endswith(PROMPT):
            asked = shown.rstrip().rpartition("\n")[2]
            shown = session.answer("" if "Enter" in asked else next(left).move)
        assert session.end() == 0
        return RecordedSession(session.written, decisions)


def find_game_with_secrets() -> tuple[str, list[Decision]]:
    """Return the seed of a game in which Ann and Bob differ in role and both look at a goal."""
    for number in range(200):
        seed = f"hot {number}"
        decisions = list(predict_decisions(seed, SEATS, PEOPLE))
        roles = {seat: next(d.role for d in decisions if d.seat == seat) for seat in PEOPLE}
        lookers = {d.seat for d in decisions if d.move.startswith("play map")}
        if len(set(roles.values())) == 2 and lookers == set(PEOPLE):
            return seed, decisions
    message = "no such game among the first two hundred"
    raise AssertionError(message)


def test_no_secret_is_written_while_another_holds_the_device(
    recorded_session: RecordedSession,
) -> None:
    written, decisions = recorded_session.written, recorded_session.decisions
    narrator = ClassicNarrator(Texts("en"), ["Ann", "Brokk", "Bob", "Sindri"])
    secrets = {
        seat: {
            said
            for decided in decisions
            if decided.seat == seat
            for event in decided.events
            if isinstance(event, SECRET_EVENTS)
            for said in narrator.for_seat(seat).events([event])
        }
        for seat in PEOPLE
    }
    assert all(secrets.values())
    holders = []
    for holder, part in parts_by_holder(written):
        text = CONTROL_CODES.sub("", part)
        told = {line.lstrip("· ").strip() for line in re.findall(r"· You [^\r\n]*", text)}
        if holder is None:
            assert not told, text
            assert "You are:" not in text
            assert "as seen" not in text
            continue
        holders.append(holder)
        other = next(seat for seat in PEOPLE if seat != holder)
        for said in secrets[other] - secrets[holder]:
            assert said not in text, said
        assert f" {holder} You" in text or "You are:" not in text
    assert holders == [
        decided.seat for decided in decisions if decided.asked not in IMMEDIATE_QUESTIONS
    ]


def test_the_cover_wipes_the_window_and_shows_nothing_else(
    recorded_session: RecordedSession,
) -> None:
    written = recorded_session.written
    covers = list(COVER_TEXT.finditer(written))
    assert len(covers) > 10
    for cover in covers:
        before = written[: cover.start()]
        assert CONTROL_CODES.sub("", before[before.rindex(WIPE) :]).strip() == ""
        after = written[cover.start() :]
        covered = CONTROL_CODES.sub("", after[: after.index(WIPE)])
        assert covered.split("\r\n")[0].startswith("Pass the device to")
        assert "You" not in covered.replace("when you are alone", "")
        assert "░" not in covered


def test_hot_seat_shows_each_player_their_own_role(recorded_session: RecordedSession) -> None:
    """In the first round Ann and Bob have different roles; neither sees the other's."""
    written, decisions = recorded_session.written, recorded_session.decisions
    first = {seat: next(d.role for d in decisions if d.seat == seat) for seat in PEOPLE}
    words = {seat: f"You are: {role.capitalize()}" for seat, role in first.items()}
    before_round_two = written[: written.index("Round 1 of 3 is over")]
    seen = set()
    for holder, part in parts_by_holder(before_round_two):
        text = CONTROL_CODES.sub("", part)
        for seat, said in words.items():
            if said in text:
                seen.add(seat)
                assert holder == seat
    assert seen == set(PEOPLE)


def parts_by_holder(written: str) -> list[tuple[int | None, str]]:
    """Split the output into parts, each with the seat that holds the device, None while covered."""
    seats = {name: seat for seat, name in NAMES.items()}
    parts: list[tuple[int | None, str]] = []
    holder: int | None = None
    following: int | None = None
    for part in written.split(WIPE):
        cover = COVER_TEXT.search(part)
        if cover is not None:
            parts.append((None, part))
            following = seats[cover[1]]
            continue
        holder, following = following, None
        parts.append((holder, part))
    return parts
