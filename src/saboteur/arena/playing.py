"""Playing one game of a contest: this runs in a worker, and its result is plain data."""

from collections.abc import Callable
from hashlib import sha256
from time import perf_counter
from typing import Any

from saboteur.arena.contest import Pairing
from saboteur.arena.lineup import NOBODY, seated
from saboteur.arena.reliability import Reliability, Tenths
from saboteur.arena.sides import ROLES, SIDES, Round
from saboteur.arena.talking import Claimed, TalkingTable
from saboteur.bots import Bot
from saboteur.bots.beliefs import Believer
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.value import value
from saboteur.play.game import Game, new_game
from saboteur.sight import stream


@value
class Thought:
    """How long the bots of an entrant thought where they had a choice, in seconds."""

    entrant: str
    times: tuple[float, ...]


@value
class Played:
    """What came of a game."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[Round, ...]
    thoughts: tuple[Thought, ...]
    reliability: tuple[Reliability, ...]
    record: str | None
    claims: tuple[Claimed, ...] = ()
    believed: tuple[Reliability, ...] = ()
    """How far claims were believed, and how often they were true."""


def bot_seed(seed: str, seat: int) -> str:
    """Return the seed of the bot on a seat: it tells nothing of the deal."""
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()


def played(pairing: Pairing) -> Played:
    """Play the game to its end; bots are told what their seats may see, and nothing else."""
    rules = ruleset(pairing.ruleset, pairing.seats, dict(pairing.options), pairing.deck)
    game = new_game(rules, pairing.seed)
    sides = SIDES.get(rules.family)
    entrants = pairing.seating.entrants
    seeds = [bot_seed(pairing.seed, seat) for seat in range(game.seats)]
    bots = [
        seated(entrant, seed, rules.family, sides, pairing.budget)
        for entrant, seed in zip(entrants, seeds, strict=True)
    ]
    talks = any(entrant.talk != NOBODY for entrant in entrants)
    talk = TalkingTable(game, entrants, seeds) if talks else None
    diary = Diary(ROLES.get(rules.family))
    unheard: list[tuple[Event, ...]] = [()] * game.seats
    while (seat := game.decider) is not None:
        view, moves = game.view(seat), game.legal_moves()
        began = perf_counter()
        move = bots[seat].choose(view, moves, unheard[seat])
        spent = perf_counter() - began
        unheard[seat] = ()
        if len(moves) > 1:
            diary.note(game, seat, bots[seat], str(entrants[seat]), spent)
        events = game.play(move)
        for other in range(game.seats):
            unheard[other] += stream(rules, events, other)
        if talk is not None:
            said = talk.after(seat, events, bots)
            unheard = [(*events, *said) for events in unheard]
    return Played(
        pairing,
        game.scores,
        game.winners,
        () if sides is None else sides.rounds(game.view("public")),
        tuple(Thought(name, tuple(times)) for name, times in diary.times.items()),
        diary.reliability(),
        str(game.record()) if pairing.keep else None,
        () if talk is None else talk.claims(),
        () if talk is None else talk.believed(),
    )


class Diary:
    """What is noted while a game is played: thinking times, and beliefs beside the truth."""

    def __init__(self, role: Callable[[Any], str | None] | None) -> None:
        """Begin with nothing noted; ``role`` reads a seat's role where a family has secret ones."""
        self.times: dict[str, list[float]] = {}
        self._role = role
        self._beliefs = Tenths()

    def note(self, game: Game, seat: int, player: Bot, name: str, spent: float) -> None:
        """Note a choice; what a bot knows, as its own role, is no belief."""
        self.times.setdefault(name, []).append(spent)
        held = player.beliefs if isinstance(player, Believer) else None
        if held is None or self._role is None:
            return
        for other, likely in enumerate(held):
            if other != seat:
                role = self._role(game.view(other))
                for name_, stated in likely.items():
                    if 0 < stated < 1:
                        self._beliefs.add(stated, right=name_ == role)

    def reliability(self) -> tuple[Reliability, ...]:
        """Sum the beliefs up, by tenths."""
        return self._beliefs.listed()
