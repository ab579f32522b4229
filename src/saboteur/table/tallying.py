"""A tally: what a game that is over came to for one seat, counted once from its record and talk.

Whatever is counted here is over, and everybody may look at its record. What a seat noted about the
others only he has who noted it: it counts for his own tally, and for no other.

- He *suspected* another of whom he said so last, in a round, by accusing him or by his ballot; or
  whom his notes mark as a foe when the game ends. Rightly, if the other was one at that moment.
- He *was suspected* by a person who accused him, or named him in a poll that was closed.
- A *lie* is a claim that was not true when it was said; the same one counts once a round. It *held*
  if until the end of the round nobody accused him and nobody said otherwise of the same thing.
- He *found* a goal if he turned over one that is worth having.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, final

from saboteur.games.classic import events as classic
from saboteur.games.dark_cave import events as dark_cave
from saboteur.games.duel import events as duel
from saboteur.games.lost_mines import events as lost_mines
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.sight import OPEN, PUBLIC
from saboteur.play.replay import Replay
from saboteur.review.model import ClaimChecked
from saboteur.review.reading import Family
from saboteur.review.registry import FAMILIES
from saboteur.review.words import checked
from saboteur.table.keeping import CLAIM_SEEN
from saboteur.table.talk.polls import CAST_BALLOT, CLOSE_POLL, OPEN_POLL
from saboteur.table.talk.sentences import as_event
from saboteur.wire import messages as wire

ACCUSE: Final = "accuse"
TRUST: Final = "trust"
ENDINGS: Final = (
    classic.RoundEnded,
    duel.RoundEnded,
    lost_mines.RoundEnded,
    dark_cave.GameEnded,
)
WORTHLESS: Final = frozenset(
    {"stone", "dragon", "giant-spider", "dragon-mine", "goal-abyss", "goal-ladder"}
)
"""What a goal may turn out to be that nobody looked for."""


@dataclass(frozen=True, slots=True)
class RoundTally:
    """What a round came to for a seat."""

    role: str | None
    """At its end; nothing where there are none."""
    won: bool
    gold: int
    """Or points, where a box has these."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a game came to for a seat."""

    rounds: tuple[RoundTally, ...] = ()
    right: int = 0
    """How often he suspected somebody rightly."""
    wrong: int = 0
    seen_through: int = 0
    """How often he was suspected rightly."""
    slandered: int = 0
    """How often wrongly."""
    lies: int = 0
    held: int = 0
    """How many of them held."""
    goals: int = 0
    """How many goals he found."""


@dataclass(frozen=True, slots=True)
class _Ended:
    """A round that ended."""

    number: int
    step: int
    roles: tuple[str, ...]
    sides: tuple[float, ...]
    """By side, whether it won."""


def tallied(
    replay: Replay, seat: int, lines: Sequence[wire.Heard], notes: Sequence[wire.SeatNote]
) -> Tally:
    """Count a game for one seat: what was said there, and what the seat itself noted."""
    return _Count(replay, seat, lines, notes).tally()


@final
class _Count:
    def __init__(
        self,
        replay: Replay,
        seat: int,
        lines: Sequence[wire.Heard],
        notes: Sequence[wire.SeatNote],
    ) -> None:
        self._replay = replay
        self._seat = seat
        self._lines = [line for line in lines if line.version <= len(replay)]
        self._notes = notes
        self._family: Family = FAMILIES[replay.family]
        self._ended = list(self._endings())

    def tally(self) -> Tally:
        suspected = [self._is_foe(about, step) for about, step in self._suspicions()]
        doubted = [self._is_foe(self._seat, step) for step in self._doubts()]
        lies = list(self._lies())
        return Tally(
            rounds=tuple(self._rounds()),
            right=sum(suspected),
            wrong=len(suspected) - sum(suspected),
            seen_through=sum(doubted),
            slandered=len(doubted) - sum(doubted),
            lies=len(lies),
            held=sum(self._held(line) for line in lies),
            goals=sum(1 for _ in self._goals()),
        )

    # --- Rounds -------------------------------------------------------------------------

    def _endings(self) -> Iterator[_Ended]:
        replay, number = self._replay, 0
        for step in range(1, len(replay) + 1):
            if not any(isinstance(event, ENDINGS) for event in replay.events(step)):
                continue
            number += 1
            ending = self._family.ending(
                replay.view(step, PUBLIC), replay.seen(step, PUBLIC), number
            )
            if ending is not None:
                roles = ending.roles or self._family.roles(replay.view(step - 1, OPEN))
                yield _Ended(number, step, roles, ending.chances)

    def _rounds(self) -> Iterator[RoundTally]:
        replay, seat = self._replay, self._seat
        # What a round brings is shared out after its end, before the next one is dealt.
        starts = [0, *(self._begins_after(ended.step) for ended in self._ended)]
        for ended, (first, last) in zip(self._ended, pairwise(starts), strict=True):
            gold = self._fortune(last) - self._fortune(first)
            role = ended.roles[seat] if ended.roles else None
            side = self._family.side_of(replay.view(ended.step - 1, OPEN), seat, role or "")
            won = gold > 0 if side is None else bool(ended.sides[side])
            yield RoundTally(role, won, gold)

    def _begins_after(self, step: int) -> int:
        """Return the step at which the next round begins, or the last of the game."""
        replay = self._replay
        began = (classic.RoundBegan, duel.RoundBegan, lost_mines.RoundBegan)
        return next(
            (
                each
                for each in range(step, len(replay))
                if any(isinstance(event, began) for event in replay.events(each))
            ),
            len(replay),
        )

    def _fortune(self, step: int) -> int:
        """Return what the seat has at a step: nuggets, or points."""
        view = self._replay.view(step, OPEN)
        match self._replay.family:
            case "classic":
                owned = view.gold
            case "duel":
                owned = view.nuggets
            case "lost-mines":
                owned = view.points
            case _:
                owned = view.scores or (0,) * self._replay.record.seats
        return int(owned[self._seat])

    def _goals(self) -> Iterator[str]:
        replay = self._replay
        for step in range(1, len(replay) + 1):
            for event in replay.events(step):
                if not isinstance(event, GoalRevealed | lost_mines.MineRevealed):
                    continue
                if event.seat == self._seat:
                    word = self._family.goal(replay.view(step - 1, OPEN), event.cell)
                    if word not in WORTHLESS:
                        yield word

    # --- Suspicion ----------------------------------------------------------------------

    def _is_foe(self, seat: int, step: int) -> bool:
        roles = self._family.roles(self._replay.view(step, OPEN))
        return bool(roles) and self._family.is_foe(roles[seat])

    def _suspicions(self) -> Iterator[tuple[int, int]]:
        """Yield whom he suspected, and at which step: his last word on each, round by round."""
        last: dict[tuple[int, int], int | None] = {}
        for line in self._lines:
            if line.seat != self._seat or line.about in (None, self._seat):
                continue
            if line.kind in (ACCUSE, CAST_BALLOT):
                last[line.round, line.about] = line.version
            elif line.kind == TRUST:
                last[line.round, line.about] = None
        if self._ended:
            end = self._ended[-1]
            for note in self._notes:
                if note.suspicion and note.about != self._seat:
                    # A foe is below zero.
                    marked = end.step - 1 if note.suspicion < 0 else None
                    last[end.number, note.about] = marked
        if self._has_roles:
            yield from ((about, step) for (_, about), step in last.items() if step is not None)

    def _doubts(self) -> Iterator[int]:
        """Yield at which steps others said that they suspect him: each person once a round."""
        found: dict[tuple[int, int], int] = {}
        ballots: dict[tuple[int, int], int] = {}
        for line in self._lines:
            about_him = line.about == self._seat != line.seat and bool(line.guest)
            match line.kind:
                case kind if kind == ACCUSE and about_him:
                    found[line.round, line.seat] = line.version
                case kind if kind == OPEN_POLL:
                    ballots = {}
                case kind if kind == CAST_BALLOT:
                    ballots.pop((line.round, line.seat), None)  # he may answer otherwise
                    if about_him:
                        ballots[line.round, line.seat] = line.version
                case kind if kind == CLOSE_POLL:
                    found = {**ballots, **found}
        if self._has_roles:
            yield from found.values()

    @property
    def _has_roles(self) -> bool:
        return any(ended.roles for ended in self._ended)

    # --- Lies ---------------------------------------------------------------------------

    def _lies(self) -> Iterator[wire.Heard]:
        told: set[tuple[object, ...]] = set()
        for line in self._lines:
            same = (line.round, line.about, line.at, line.claim)
            if line.kind == CLAIM_SEEN and line.seat == self._seat and same not in told:
                told.add(same)
                claim = self._checked(line)
                if claim is not None and not claim.honest:
                    yield line

    def _checked(self, line: wire.Heard) -> ClaimChecked | None:
        """Hold a claim beside the truth; nothing if it spoke of nothing."""
        said = as_event(line)
        try:
            found = (
                () if said is None else checked(self._replay, self._family, [(line.version, said)])
            )
        except (StopIteration, IndexError):
            return None
        return found[0] if found else None

    def _held(self, lie: wire.Heard) -> bool:
        """Whether nobody doubted a lie before the round was over."""
        about = self._seat if lie.about is None and lie.at is None else lie.about
        for line in self._lines:
            if line.number <= lie.number or line.round != lie.round or line.seat == self._seat:
                continue
            if line.kind == ACCUSE and line.about == self._seat:
                return False
            if line.kind == CLAIM_SEEN and line.claim != lie.claim and line.at == lie.at:
                of = line.seat if line.about is None and line.at is None else line.about
                if of == about:
                    return False
        return True
