"""What would an expert have done? Tried in possible worlds, some at a time, while somebody looks.

A question is plain data for the workers in which bots think, and small enough to take its turn
among those of live tables. What was found so far is kept here; nothing goes on by itself.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, final

import msgspec

from saboteur.bots import FAMILIES
from saboteur.bots.advice import Study, values
from saboteur.bots.claims import Claims
from saboteur.kernel.move import Move
from saboteur.play.game import Record, loads
from saboteur.play.replay import Replay
from saboteur.wire import messages as wire
from saboteur.wire.encode import option
from saboteur.wire.problems import NoStep

WANTED: Final = 64
"""So many worlds are tried in all."""
PORTION: Final = 4
"""So many at a time: about what a bot takes for a move."""
MOST_KEPT: Final = 100
FINE: Final = 4
SEED: Final = "advice"
"""Whoever asks gets the same answer."""


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """What a worker is asked: to try some worlds at the move that led to a step."""

    record: str
    claims: Claims
    step: int
    first: int
    """The number of the first world; before it others were tried."""
    worlds: int
    table: str
    """Who asks: tables take turns."""
    level: str = "expert"


class Found(NamedTuple):
    """What the candidates came to in some worlds, summed up."""

    sums: list[float]
    tried: int


Think: TypeAlias = Callable[[AdviceQuestion], Awaitable[str]]
"""Has ``advise`` called where bots think."""


def advise(question: AdviceQuestion) -> str:
    """Try some worlds; returns what was found and, with no more than that, the whole advice."""
    study, played, seat = _study(question.record, question.claims, question.step)
    sums = [0.0] * len(study.hopes)
    tried = 0
    if study.attempt is not None:
        for number in range(question.first, question.first + question.worlds):
            sums = [old + new for old, new in zip(sums, study.attempt(number), strict=True)]
            tried += 1
    told = _told(study, played, seat, question.step)
    return msgspec.json.encode((Found(sums, tried), study.weight, told)).decode()


@lru_cache(maxsize=4)
def _study(text: str, claims: Claims, step: int) -> tuple[Study, Move, int]:
    """Look at a move again as its seat could."""
    replay = Replay(loads(text))
    made = replay.record.moves[step - 1]
    seat, game = made.seat, replay.game(step - 1)
    legal = game.legal_moves()
    # Moves are known by their texts: what was made may be written as one of several that are equal.
    played = next(move for move in legal if move.text == made.text)
    events = tuple(
        event
        for at in range(step)
        for event in (*replay.seen(at, seat), *(said for when, said in claims if when == at))
    )
    study = FAMILIES[replay.family].study(f"{SEED}/{step}", game.view(seat), legal, events, played)
    return study, played, seat


def _told(study: Study, played: Move, seat: int, step: int) -> wire.Advice:
    """Return the advice before any world is tried; ``short`` holds what each was hoped to be."""
    return wire.Advice(
        step=step,
        seat=seat,
        unit=study.unit,
        tried=0,
        wanted=0 if study.attempt is None else WANTED,
        candidates=tuple(
            wire.AdviceCandidate(
                move=option(move),
                played=move == played,
                short=hope,
                terms=tuple(
                    wire.AdviceTerm(
                        word=term.word,
                        seat=term.seat,
                        amount=None if term.amount is None else round(term.amount, FINE),
                    )
                    for term in study.explain(move)
                ),
            )
            for move, hope in study.hopes.items()
        ),
    )


@dataclass(slots=True)
class _Progress:
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    told: wire.Advice | None = None
    weight: float = 1.0
    found: Found = field(default_factory=lambda: Found([], 0))


@final
class Advices:
    """What was found so far, of the moves that somebody asked about lately."""

    def __init__(self, think: Think) -> None:
        """Begin with none."""
        self._think = think
        self._kept: OrderedDict[tuple[str, int], _Progress] = OrderedDict()

    async def more(self, name: str, record: Record, claims: Claims, step: int) -> wire.Advice:
        """Try some worlds more, if there are more to try; raises ``NoStep``."""
        if not 1 <= step <= len(record.moves):
            raise NoStep("there is no such move")
        kept = self._kept.setdefault((name, step), _Progress())
        self._kept.move_to_end((name, step))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        async with kept.turn:
            if kept.told is None or kept.found.tried < kept.told.wanted:
                first = kept.found.tried
                question = AdviceQuestion(
                    str(record), claims, step, first, PORTION, f"advice {name}"
                )
                said = await self._think(question)
                new, kept.weight, kept.told = msgspec.json.decode(
                    said, type=tuple[Found, float, wire.Advice]
                )
                sums = kept.found.sums or [0.0] * len(new.sums)
                kept.found = Found(
                    [old + more for old, more in zip(sums, new.sums, strict=True)],
                    first + new.tried,
                )
            return _ranked(kept.told, kept.found, kept.weight)


def _ranked(told: wire.Advice, found: Found, weight: float) -> wire.Advice:
    """Order the candidates by what they came to, and say what each falls short of the best."""
    hopes = [candidate.short for candidate in told.candidates]
    came = values(hopes, weight, found.sums, found.tried)
    best = max(came)
    ranked = sorted(zip(came, told.candidates, strict=True), key=lambda pair: -pair[0])
    return msgspec.structs.replace(
        told,
        tried=found.tried,
        candidates=tuple(
            msgspec.structs.replace(candidate, short=round(best - worth, FINE))
            for worth, candidate in ranked
        ),
    )
