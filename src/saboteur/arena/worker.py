"""Playing one game of a contest: runs in a worker, and its result is plain data."""

from collections.abc import Callable
from hashlib import sha256
from time import perf_counter
from typing import Any

from saboteur.arena.calibration import Calibration, CalibrationBin
from saboteur.arena.contest import GameSpec
from saboteur.arena.lineup import NOBODY, make_bot
from saboteur.arena.sides import ROLE_READERS, SIDE_READERS, RoundResult
from saboteur.arena.talk import ClaimCount, TalkTable
from saboteur.bots import Bot
from saboteur.bots.beliefs import Believer
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.value import value_class
from saboteur.play.game import Game, new_game
from saboteur.sight import stream


@value_class
class ThinkTimes:
    """The thinking times of an entrant's bots where they had a choice."""

    entrant: str
    seconds: tuple[float, ...]


@value_class
class GameResult:
    """Outcome and measurements of one arena game."""

    spec: GameSpec
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[RoundResult, ...]
    think_times: tuple[ThinkTimes, ...]
    belief_calibration: tuple[CalibrationBin, ...]
    record: str | None
    claims: tuple[ClaimCount, ...] = ()
    claim_calibration: tuple[CalibrationBin, ...] = ()
    """Calibration of the probabilities that listeners gave to claims."""


def bot_seed(seed: str, seat: int) -> str:
    """Return the seed of the bot on a seat, from which the deal can't be derived."""
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()


def play_game(spec: GameSpec) -> GameResult:
    """Play a game to its end; bots receive only what their seats may see."""
    rules = ruleset(spec.ruleset, spec.seats, dict(spec.options), spec.deck)
    game = new_game(rules, spec.seed)
    sides = SIDE_READERS.get(rules.family)
    entrants = spec.seating.entrants
    seeds = [bot_seed(spec.seed, seat) for seat in range(game.seats)]
    bots = [
        make_bot(entrant, seed, rules.family, sides, spec.budget)
        for entrant, seed in zip(entrants, seeds, strict=True)
    ]
    talks = any(entrant.talk != NOBODY for entrant in entrants)
    talk = TalkTable(game, entrants, seeds) if talks else None
    metrics = GameMetrics(ROLE_READERS.get(rules.family))
    unseen_events: list[tuple[Event, ...]] = [()] * game.seats
    while (seat := game.decider) is not None:
        view, moves = game.view(seat), game.legal_moves()
        began = perf_counter()
        move = bots[seat].choose(view, moves, unseen_events[seat])
        seconds = perf_counter() - began
        unseen_events[seat] = ()
        if len(moves) > 1:
            metrics.record_choice(game, seat, bots[seat], str(entrants[seat]), seconds)
        events = game.play(move)
        for other in range(game.seats):
            unseen_events[other] += stream(rules, events, other)
        if talk is not None:
            said = talk.speak_after(seat, events, bots)
            unseen_events = [(*events, *said) for events in unseen_events]
    return GameResult(
        spec,
        game.scores,
        game.winners,
        () if sides is None else sides.rounds_of(game.view("public")),
        tuple(ThinkTimes(name, tuple(times)) for name, times in metrics.times.items()),
        metrics.belief_calibration(),
        str(game.record()) if spec.is_record_kept else None,
        () if talk is None else talk.claim_counts(),
        () if talk is None else talk.claim_calibration(),
    )


class GameMetrics:
    """Metrics collected during a game: thinking times, and beliefs compared with the truth.

    ``role`` reads a seat's role where a family has secret roles.
    """

    def __init__(self, role: Callable[[Any], str | None] | None) -> None:
        self.times: dict[str, list[float]] = {}
        self._role = role
        self._beliefs = Calibration()

    def record_choice(self, game: Game, seat: int, player: Bot, name: str, seconds: float) -> None:
        """Record a choice; certain beliefs, such as the seat's own role, are not counted."""
        self.times.setdefault(name, []).append(seconds)
        beliefs = player.beliefs if isinstance(player, Believer) else None
        if beliefs is None or self._role is None:
            return
        for other, likely in enumerate(beliefs):
            if other != seat:
                role = self._role(game.view(other))
                for name_, stated in likely.items():
                    if 0 < stated < 1:
                        self._beliefs.add(stated, right=name_ == role)

    def belief_calibration(self) -> tuple[CalibrationBin, ...]:
        """Return the calibration of the beliefs, by tenths."""
        return self._beliefs.bins()
