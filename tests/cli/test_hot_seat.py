"""Several people at one device: no secret of one is ever written while another holds it."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from saboteur.cli.families.classic.teller import ClassicTeller
from saboteur.games.classic.events import GoldPaid, GoldTaken
from saboteur.kernel.events import CardDrawn, CardPassed, GoalSeen
from saboteur.texts import Texts
from tests.cli.command import Session
from tests.cli.mirror import Decided, lead
from tests.cli.process import PROMPT, WIPE

SEATS = 4
PEOPLE = (0, 2)
NAMES = {0: "Ann", 2: "Bob"}
COVER = re.compile(r"Pass the device to (\w+)\.")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SECRETS = (CardDrawn, CardPassed, GoalSeen, GoldTaken, GoldPaid)
AT_ONCE = ("reveal-goal", "orient-goal")
"""What the seat on turn is asked before anybody else can decide."""


@dataclass(frozen=True)
class Evening:
    """A whole game of two people: what the window was sent, and what they decided."""

    written: str
    decisions: list[Decided]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    seed, decisions = a_game_of_many_secrets()
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
        return Evening(session.written, decisions)


def a_game_of_many_secrets() -> tuple[str, list[Decided]]:
    """Find a game in which Ann and Bob begin with different roles and both look at a goal."""
    for number in range(200):
        seed = f"hot {number}"
        decisions = list(lead(seed, SEATS, PEOPLE))
        roles = {seat: next(d.role for d in decisions if d.seat == seat) for seat in PEOPLE}
        lookers = {d.seat for d in decisions if d.move.startswith("play map")}
        if len(set(roles.values())) == 2 and lookers == set(PEOPLE):
            return seed, decisions
    message = "no such game among the first two hundred"
    raise AssertionError(message)


def test_no_secret_is_written_while_another_holds_the_device(evening: Evening) -> None:
    written, decisions = evening.written, evening.decisions
    teller = ClassicTeller(Texts("en"), ["Ann", "Brokk", "Bob", "Sindri"])
    secrets = {
        seat: {
            said
            for decided in decisions
            if decided.seat == seat
            for event in decided.events
            if isinstance(event, SECRETS)
            for said in teller.to(seat).events([event])
        }
        for seat in PEOPLE
    }
    assert all(secrets.values())
    holders = []
    for holder, part in held_parts(written):
        text = CODES.sub("", part)
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
    assert holders == [decided.seat for decided in decisions if decided.asked not in AT_ONCE]


def test_the_cover_wipes_the_window_and_shows_nothing_else(evening: Evening) -> None:
    written = evening.written
    covers = list(COVER.finditer(written))
    assert len(covers) > 10
    for cover in covers:
        before = written[: cover.start()]
        assert CODES.sub("", before[before.rindex(WIPE) :]).strip() == ""
        after = written[cover.start() :]
        covered = CODES.sub("", after[: after.index(WIPE)])
        assert covered.split("\r\n")[0].startswith("Pass the device to")
        assert "You" not in covered.replace("when you are alone", "")
        assert "░" not in covered


def test_roles_differ_and_each_sees_his_own(evening: Evening) -> None:
    """In the first round Ann and Bob have different roles: neither's stands in the other's part."""
    written, decisions = evening.written, evening.decisions
    first = {seat: next(d.role for d in decisions if d.seat == seat) for seat in PEOPLE}
    words = {seat: f"You are: {role.capitalize()}" for seat, role in first.items()}
    before_round_two = written[: written.index("Round 1 of 3 is over")]
    seen = set()
    for holder, part in held_parts(before_round_two):
        text = CODES.sub("", part)
        for seat, said in words.items():
            if said in text:
                seen.add(seat)
                assert holder == seat
    assert seen == set(PEOPLE)


def held_parts(written: str) -> list[tuple[int | None, str]]:
    """Split all that was written into parts by who held the device; nobody while covered."""
    seats = {name: seat for seat, name in NAMES.items()}
    parts: list[tuple[int | None, str]] = []
    holder: int | None = None
    following: int | None = None
    for part in written.split(WIPE):
        cover = COVER.search(part)
        if cover is not None:
            parts.append((None, part))
            following = seats[cover[1]]
            continue
        holder, following = following, None
        parts.append((holder, part))
    return parts
