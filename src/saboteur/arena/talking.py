"""Talk at a table of a contest: who speaks, and whether it was true what he claimed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, final

from saboteur.arena.lineup import Entrant
from saboteur.arena.reliability import Reliability, Tenths
from saboteur.arena.sides import DIGGER, ROLES, SABOTEUR, SIDES, Sides
from saboteur.bots import Bot, speaker
from saboteur.bots.beliefs import Believer
from saboteur.bots.claims import GoalClaimed, Line, RoleClaimed
from saboteur.bots.classic.belief.evidence import TREASURE
from saboteur.bots.hearsay import right
from saboteur.bots.lost_mines.belief.hearsay import called
from saboteur.bots.speech.temperament import TEMPERAMENTS
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan
from saboteur.kernel.geometry import PackedCell, pack
from saboteur.kernel.sight import OPEN
from saboteur.kernel.value import value
from saboteur.play.game import Game
from saboteur.sight import stream

GOAL: Final = "goal"
ROLE: Final = "role"


@value
class Claimed:
    """What those of a role claimed of goals, or of roles: how often, and how often truly."""

    subject: str
    role: str
    count: int
    true: int


FACES: Final[Mapping[str, Callable[[Any, int, str], bool]]] = MappingProxyType(
    {
        "classic": lambda kit, card, word: kit.treasure[card] == (word == TREASURE),
        "lost-mines": lambda kit, card, word: called(kit, card) == word,
        "dark-cave": lambda kit, card, word: kit.names[card] == word,
    }
)
"""By family, whether a word is true of a goal, as hearsay takes it."""
GOALS: Final[Mapping[str, Callable[[Any], Mapping[PackedCell, int]]]] = MappingProxyType(
    {
        "classic": lambda view: dict(view.goal_faces),
        "lost-mines": lambda view: dict(view.open_mines),
        "dark-cave": lambda view: dict(view.goal_faces),
    }
)
"""By family, the goals of an open view."""


@final
class TalkingTable:
    """The seats that speak, what they have not heard yet, and what is noted of their claims."""

    def __init__(self, game: Game, entrants: Sequence[Entrant], seeds: Sequence[str]) -> None:
        """Let every entrant who talks at all have a speaker; temperaments go by the seats."""
        self._game = game
        self._family = game.rules.family
        self._entrants = entrants
        self._sides: Sides | None = SIDES.get(self._family)
        names = list(TEMPERAMENTS.values())
        self._speakers = [
            speaker(seed, self._family, names[seat % len(names)]) for seat, seed in enumerate(seeds)
        ]
        self._unheard: list[tuple[Event, ...]] = [()] * len(seeds)
        self._round = game.round
        self._asked: set[int] = set()
        """The seats that have been asked in this round, and so believe something of it."""
        self._claimed: Counter[tuple[str, str, bool]] = Counter()
        self._believed = Tenths()

    def after(self, seat: int, events: tuple[Event, ...], bots: Sequence[Bot]) -> tuple[Line, ...]:
        """Return what a seat says after its move; everybody hears it."""
        for other in range(self._game.seats):
            self._unheard[other] += stream(self._game.rules, events, other)
        if self._round != self._game.round:
            self._round, self._asked = self._game.round, set()
        else:
            self._asked.add(seat)
        if not any(isinstance(event, TurnBegan) for event in events):
            return ()
        view = self._game.view(seat)
        side = DIGGER if self._sides is None else self._sides.side(self._sides.role(view))
        if not self._entrants[seat].speaks(side):
            return ()
        said = self._speakers[seat].speak(view, self._unheard[seat])
        self._unheard[seat] = ()
        for other in range(self._game.seats):
            self._unheard[other] += said
        for line in said:
            self._note(line, bots)
        return said

    def _note(self, line: Line, bots: Sequence[Bot]) -> None:
        """Hold a claim against the truth; what a seat says of itself nobody believes."""
        if isinstance(line, GoalClaimed):
            card = GOALS[self._family](self._game.view(OPEN))[pack(line.cell)]
            subject = GOAL
            true = FACES[self._family](self._game.rules.kit, card, line.word)
        elif isinstance(line, RoleClaimed) and line.seat != line.target:
            subject, true = ROLE, self._is(line.target, line.word)
        else:
            return
        role = ROLES[self._family](self._game.view(line.seat))
        self._claimed[subject, role or "", true] += 1
        if self._sides is not None:
            for listener in self._asked - {line.seat}:
                player = bots[listener]
                held = player.beliefs if isinstance(player, Believer) else None
                if held is not None:
                    foe = sum(
                        odds
                        for name, odds in held[line.seat].items()
                        if self._sides.side(name) == SABOTEUR
                    )
                    self._believed.add(right(foe), right=true)

    def _is(self, seat: int, word: str) -> bool:
        """Whether a seat is what it is called; where there are sides, whether on that side."""
        role = ROLES[self._family](self._game.view(seat))
        if self._sides is None:
            return role == word
        return (self._sides.side(role) == SABOTEUR) == (self._sides.side(word) == SABOTEUR)

    def claims(self) -> tuple[Claimed, ...]:
        """Sum up what was claimed."""
        keys = sorted({(subject, role) for subject, role, _ in self._claimed})
        return tuple(
            Claimed(subject, role, true + self._claimed[subject, role, False], true)
            for subject, role in keys
            for true in [self._claimed[subject, role, True]]
        )

    def believed(self) -> tuple[Reliability, ...]:
        """Sum up how far claims were believed, by tenths, and how often they were true."""
        return self._believed.listed()
