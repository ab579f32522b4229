"""The statistics of one seat in a finished game, computed once from its record and chat.

Only finished games are counted, and everyone may read their records. Private notes count for the
guest who wrote them and for no other.

- A seat *suspected* another one if it accused that seat or voted for it (its last statement in a
  round counts), or if its notes mark that seat as a foe at the end. It was right if that seat was a
  foe at that moment.
- A seat *was suspected* by each person who accused it, or who voted for it in a poll that closed.
- A *lie* is a claim that was false when it was made; repeated in a round, it counts once. It was
  *believed* if no other seat accused the liar or contradicted the claim until the end of the round.
- A seat *found* a goal if it turned over a valuable one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, final

from saboteur.bot_runtime.chat_events import CLAIM_SEEN, as_event
from saboteur.games.classic import events as classic
from saboteur.games.dark_cave import events as dark_cave
from saboteur.games.duel import events as duel
from saboteur.games.lost_mines import events as lost_mines
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.sight import OPEN, PUBLIC
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.review.belief_tracker import ReviewFamily
from saboteur.review.claims import check_claims
from saboteur.review.model import ClaimChecked
from saboteur.review.registry import FAMILIES
from saboteur.table.chat.polls import CAST_BALLOT, CLOSE_POLL, OPEN_POLL

ACCUSE_KIND: Final = "accuse"
TRUST_KIND: Final = "trust"
ROUND_END_EVENTS: Final = (
    classic.RoundEnded,
    duel.RoundEnded,
    lost_mines.RoundEnded,
    dark_cave.GameEnded,
)
WORTHLESS_GOALS: Final = frozenset(
    {"stone", "dragon", "giant-spider", "dragon-mine", "goal-abyss", "goal-ladder"}
)
"""Goals that do not count as found."""


@dataclass(frozen=True, slots=True)
class RoundStats:
    """The result of one round for a seat."""

    role: str | None
    """The role at the end of the round; ``None`` in games without roles."""
    won: bool
    gold: int
    """Gold, or points in boxes that have points."""


@dataclass(frozen=True, slots=True)
class SeatStats:
    """The statistics of one game for a seat."""

    rounds: tuple[RoundStats, ...] = ()
    right_suspicions: int = 0
    """How often the seat suspected another that was a foe at that moment."""
    wrong_suspicions: int = 0
    times_unmasked: int = 0
    """How often the seat was suspected correctly."""
    times_slandered: int = 0
    """How often the seat was suspected wrongly."""
    lies: int = 0
    lies_believed: int = 0
    """Lies of the seat that no other seat contradicted."""
    goals_found: int = 0


@dataclass(frozen=True, slots=True)
class _RoundEnd:
    """The end of a round: its step and result."""

    number: int
    step: int
    roles: tuple[str, ...]
    sides: tuple[float, ...]
    """The score of each side: 1 if it won the round."""


def compute_seat_stats(
    replay: Replay, seat: int, lines: Sequence[wire.ChatMessage], notes: Sequence[wire.SeatNote]
) -> SeatStats:
    """Compute the statistics of one seat from the replay, the chat and the seat's notes."""
    return _SeatStatsCounter(replay, seat, lines, notes).compute()


@final
class _SeatStatsCounter:
    def __init__(
        self,
        replay: Replay,
        seat: int,
        lines: Sequence[wire.ChatMessage],
        notes: Sequence[wire.SeatNote],
    ) -> None:
        self._replay = replay
        self._seat = seat
        self._lines = [line for line in lines if line.version <= len(replay)]
        self._notes = notes
        self._family: ReviewFamily = FAMILIES[replay.family]
        self._round_ends = list(self._find_round_ends())

    def compute(self) -> SeatStats:
        suspected = [self._is_foe(about, step) for about, step in self._suspicions()]
        suspected_by_others = [
            self._is_foe(self._seat, step) for step in self._suspicions_by_others()
        ]
        lies = list(self._lies())
        return SeatStats(
            rounds=tuple(self._rounds()),
            right_suspicions=sum(suspected),
            wrong_suspicions=len(suspected) - sum(suspected),
            times_unmasked=sum(suspected_by_others),
            times_slandered=len(suspected_by_others) - sum(suspected_by_others),
            lies=len(lies),
            lies_believed=sum(self._is_believed(line) for line in lies),
            goals_found=sum(1 for _ in self._goals()),
        )

    # --- Rounds -------------------------------------------------------------------------

    def _find_round_ends(self) -> Iterator[_RoundEnd]:
        replay, number = self._replay, 0
        for step in range(1, len(replay) + 1):
            if not any(isinstance(event, ROUND_END_EVENTS) for event in replay.events(step)):
                continue
            number += 1
            ending = self._family.ending(
                replay.view(step, PUBLIC), replay.seen(step, PUBLIC), number
            )
            if ending is not None:
                roles = ending.roles or self._family.roles(replay.view(step - 1, OPEN))
                yield _RoundEnd(number, step, roles, ending.chances)

    def _rounds(self) -> Iterator[RoundStats]:
        replay, seat = self._replay, self._seat
        # Gold is distributed after the end of a round, before the next one is dealt.
        starts = [0, *(self._next_round_start(ended.step) for ended in self._round_ends)]
        for ended, (first, last) in zip(self._round_ends, pairwise(starts), strict=True):
            gold = self._gold_at(last) - self._gold_at(first)
            role = ended.roles[seat] if ended.roles else None
            side = self._family.side_of(replay.view(ended.step - 1, OPEN), seat, role or "")
            won = gold > 0 if side is None else bool(ended.sides[side])
            yield RoundStats(role, won, gold)

    def _next_round_start(self, step: int) -> int:
        """Return the step at which the next round begins, or the last step of the game."""
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

    def _gold_at(self, step: int) -> int:
        """Return the seat's gold at a step, or its points in a box that has points."""
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
                    if word not in WORTHLESS_GOALS:
                        yield word

    # --- Suspicion ----------------------------------------------------------------------

    def _is_foe(self, seat: int, step: int) -> bool:
        roles = self._family.roles(self._replay.view(step, OPEN))
        return bool(roles) and self._family.is_foe(roles[seat])

    def _suspicions(self) -> Iterator[tuple[int, int]]:
        """Yield target and step of each suspicion of the seat: the last per round and target."""
        last: dict[tuple[int, int], int | None] = {}
        for line in self._lines:
            if line.seat != self._seat or line.about in (None, self._seat):
                continue
            if line.kind in (ACCUSE_KIND, CAST_BALLOT):
                last[line.round, line.about] = line.version
            elif line.kind == TRUST_KIND:
                last[line.round, line.about] = None
        if self._round_ends:
            end = self._round_ends[-1]
            for note in self._notes:
                if note.suspicion and note.about != self._seat:
                    # Negative suspicion marks a foe.
                    marked = end.step - 1 if note.suspicion < 0 else None
                    last[end.number, note.about] = marked
        if self._has_roles:
            yield from ((about, step) for (_, about), step in last.items() if step is not None)

    def _suspicions_by_others(self) -> Iterator[int]:
        """Yield the steps at which others suspected the seat: once per person and round."""
        suspicions: dict[tuple[int, int], int] = {}
        ballots: dict[tuple[int, int], int] = {}
        for line in self._lines:
            is_about_us = line.about == self._seat != line.seat and bool(line.guest)
            match line.kind:
                case kind if kind == ACCUSE_KIND and is_about_us:
                    suspicions[line.round, line.seat] = line.version
                case kind if kind == OPEN_POLL:
                    ballots = {}
                case kind if kind == CAST_BALLOT:
                    ballots.pop((line.round, line.seat), None)  # a later ballot replaces it
                    if is_about_us:
                        ballots[line.round, line.seat] = line.version
                case kind if kind == CLOSE_POLL:
                    suspicions = {**ballots, **suspicions}
                case _:
                    pass
        if self._has_roles:
            yield from suspicions.values()

    @property
    def _has_roles(self) -> bool:
        return any(ended.roles for ended in self._round_ends)

    # --- Lies ---------------------------------------------------------------------------

    def _lies(self) -> Iterator[wire.ChatMessage]:
        counted: set[tuple[object, ...]] = set()
        for line in self._lines:
            key = (line.round, line.about, line.at, line.claim)
            if line.kind == CLAIM_SEEN and line.seat == self._seat and key not in counted:
                counted.add(key)
                claim = self._check_claim(line)
                if claim is not None and not claim.honest:
                    yield line

    def _check_claim(self, line: wire.ChatMessage) -> ClaimChecked | None:
        """Compare a claim with the truth; ``None`` if it can't be checked."""
        event = as_event(line)
        try:
            checked = (
                ()
                if event is None
                else check_claims(self._replay, self._family, [(line.version, event)])
            )
        except (StopIteration, IndexError):
            return None
        return checked[0] if checked else None

    def _is_believed(self, lie: wire.ChatMessage) -> bool:
        """Whether no other seat accused the liar or contradicted the lie before the round ended."""
        about = self._seat if lie.about is None and lie.at is None else lie.about
        for line in self._lines:
            if line.number <= lie.number or line.round != lie.round or line.seat == self._seat:
                continue
            if line.kind == ACCUSE_KIND and line.about == self._seat:
                return False
            if line.kind == CLAIM_SEEN and line.claim != lie.claim and line.at == lie.at:
                target = line.seat if line.about is None and line.at is None else line.about
                if target == about:
                    return False
        return True
