"""Move advice: how an expert bot rates the moves of a finished game.

The advice is sampled in possible worlds, a batch per request, as long as a client asks for more. A
request to the workers is plain data, small enough to be queued with the bot requests of live
tables. Results so far are cached here; nothing is computed without a request.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias, final

import msgspec

from saboteur.bot_runtime.executor import Task
from saboteur.bots import FAMILIES
from saboteur.bots.claims import Claims
from saboteur.bots.move_analysis import MoveAnalysis, combine_values
from saboteur.kernel.move import Move
from saboteur.play.game import Record, loads
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import legal_move_message
from saboteur.protocol.errors import StepNotFound

TARGET_WORLDS: Final = 64
"""Number of possible worlds that are sampled in all."""
BATCH_SIZE: Final = 4
"""Worlds per request: about the time that a bot takes for a move."""
MAX_CACHED_ADVICE: Final = 100
ROUND_DIGITS: Final = 4
ADVICE_SEED: Final = "advice"
"""Constant, so that every client gets the same answer."""


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """A request to a worker: sample some worlds at the move that led to ``step``."""

    record: str
    claims: Claims
    step: int
    first_world: int
    """Number of the first world; those before it have been sampled."""
    world_count: int


class SampleSums(NamedTuple):
    """Summed results of the candidates over the sampled worlds."""

    sums: list[float]
    samples: int


RunAdvice: TypeAlias = Callable[[Task, str], Awaitable[str]]
"""Runs a task on the bot workers; the text is its key for fair queueing among tables."""


def compute_advice(request: AdviceRequest) -> str:
    """Sample some worlds; return the sums, their weight and the advice before sampling, as JSON."""
    study, played, seat = _prepare_study(request.record, request.claims, request.step)
    sums = [0.0] * len(study.priors)
    tried = 0
    if study.simulate is not None:
        for number in range(request.first_world, request.first_world + request.world_count):
            sums = [old + new for old, new in zip(sums, study.simulate(number), strict=True)]
            tried += 1
    advice = _initial_advice(study, played, seat, request.step)
    return msgspec.json.encode((SampleSums(sums, tried), study.simulation_weight, advice)).decode()


@lru_cache(maxsize=4)
def _prepare_study(text: str, claims: Claims, step: int) -> tuple[MoveAnalysis, Move, int]:
    """Rebuild the decision as its seat saw it; also return the move made and the seat."""
    replay = Replay(loads(text))
    recorded = replay.record.moves[step - 1]
    seat, game = recorded.seat, replay.game(step - 1)
    legal = game.legal_moves()
    # Compare texts: the move of the record may be one of several equal legal moves.
    played = next(move for move in legal if move.text == recorded.text)
    events = tuple(
        event
        for at in range(step)
        for event in (*replay.seen(at, seat), *(claim for when, claim in claims if when == at))
    )
    study = FAMILIES[replay.family].analyse(
        f"{ADVICE_SEED}/{step}", game.view(seat), legal, events, played
    )
    return study, played, seat


def _initial_advice(study: MoveAnalysis, played: Move, seat: int, step: int) -> wire.Advice:
    """Return the advice before any world is sampled.

    ``short`` holds each candidate's prior value at first; ``_rank_candidates`` replaces it.
    """
    return wire.Advice(
        step=step,
        seat=seat,
        unit=study.unit,
        tried=0,
        wanted=0 if study.simulate is None else TARGET_WORLDS,
        candidates=tuple(
            wire.AdviceCandidate(
                move=legal_move_message(move),
                played=move == played,
                short=prior,
                terms=tuple(
                    wire.AdviceTerm(
                        word=term.name,
                        seat=term.seat,
                        amount=None if term.amount is None else round(term.amount, ROUND_DIGITS),
                    )
                    for term in study.explain(move)
                ),
            )
            for move, prior in study.priors.items()
        ),
    )


@dataclass(slots=True)
class _Progress:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    advice: wire.Advice | None = None
    weight: float = 1.0
    sample_sums: SampleSums = field(default_factory=lambda: SampleSums([], 0))


@final
class MoveAdvisor:
    """Caches advice for the most recently requested moves and refines it on request."""

    def __init__(self, run: RunAdvice) -> None:
        self._run = run
        self._cache: OrderedDict[tuple[str, int], _Progress] = OrderedDict()

    async def refine(self, game_id: str, record: Record, claims: Claims, step: int) -> wire.Advice:
        """Sample one more batch of worlds if any is left, and return the advice.

        Raises ``StepNotFound``.
        """
        if not 1 <= step <= len(record.moves):
            raise StepNotFound("there is no such move")
        progress = self._cache.setdefault((game_id, step), _Progress())
        self._cache.move_to_end((game_id, step))
        while len(self._cache) > MAX_CACHED_ADVICE:
            self._cache.popitem(last=False)
        async with progress.lock:
            if progress.advice is None or progress.sample_sums.samples < progress.advice.wanted:
                first = progress.sample_sums.samples
                request = AdviceRequest(str(record), claims, step, first, BATCH_SIZE)
                answer = await self._run(partial(compute_advice, request), f"advice {game_id}")
                new, progress.weight, progress.advice = msgspec.json.decode(
                    answer, type=tuple[SampleSums, float, wire.Advice]
                )
                sums = progress.sample_sums.sums or [0.0] * len(new.sums)
                progress.sample_sums = SampleSums(
                    [old + more for old, more in zip(sums, new.sums, strict=True)],
                    first + new.samples,
                )
            return _rank_candidates(progress.advice, progress.sample_sums, progress.weight)


def _rank_candidates(advice: wire.Advice, sample_sums: SampleSums, weight: float) -> wire.Advice:
    """Order the candidates by value, and set each one's shortfall against the best."""
    priors = [candidate.short for candidate in advice.candidates]
    values = combine_values(priors, weight, sample_sums.sums, sample_sums.samples)
    best = max(values)
    ranked = sorted(zip(values, advice.candidates, strict=True), key=lambda pair: -pair[0])
    return msgspec.structs.replace(
        advice,
        tried=sample_sums.samples,
        candidates=tuple(
            msgspec.structs.replace(candidate, short=round(best - value, ROUND_DIGITS))
            for value, candidate in ranked
        ),
    )
