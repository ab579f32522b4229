"""Line-ups: which bot sits where, and the ways to turn it round the table."""

from typing import Any, Final, final

from saboteur.arena.sides import DIGGER, SABOTEUR, Sides
from saboteur.bots import Bot, Budget, bot
from saboteur.bots.beliefs import Beliefs, Believer
from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move
from saboteur.kernel.value import value

BOTH: Final = "/"
NOBODY: Final = "nobody"
DIGGERS: Final = "diggers"
SABOTEURS: Final = "saboteurs"
EVERYBODY: Final = "everybody"
TALKERS: Final = (NOBODY, DIGGERS, SABOTEURS, EVERYBODY)
"""Who speaks; whoever takes no side speaks with the diggers."""


@value
class Entrant:
    """Who plays a seat: one level, or one level as digger and another as saboteur."""

    digger: str
    saboteur: str
    talk: str = NOBODY
    """On which side it speaks, one of ``TALKERS``."""

    def __str__(self) -> str:
        """Name the level, or both, and who speaks if not all are silent."""
        same = self.digger == self.saboteur
        name = self.digger if same else f"{self.digger}{BOTH}{self.saboteur}"
        if self.talk == NOBODY:
            return name
        return f"{name}+talk" if self.talk == EVERYBODY else f"{name}+talk{BOTH}{self.talk}"

    def level(self, side: str) -> str:
        """Return the level that plays for a side; whoever takes no side plays as a digger."""
        return self.saboteur if side == SABOTEUR else self.digger

    def speaks(self, side: str) -> bool:
        """Whether it speaks on a side."""
        return self.talk in (EVERYBODY, SABOTEURS if side == SABOTEUR else DIGGERS)


@value
class Lineup:
    """An entrant for every seat."""

    entrants: tuple[Entrant, ...]

    def __str__(self) -> str:
        """List the entrants; one that sits everywhere is named once."""
        names = [str(entrant) for entrant in self.entrants]
        return names[0] if len(set(names)) == 1 else ",".join(names)

    def rotations(self) -> tuple["Lineup", ...]:
        """Turn it round the table; a turn that changes nothing is not made."""
        turned = (self.entrants[by:] + self.entrants[:by] for by in range(len(self.entrants)))
        return tuple(Lineup(entrants) for entrants in dict.fromkeys(turned))


def seated(
    entrant: Entrant, seed: str, family: str, sides: Sides | None, budget: Budget | None = None
) -> Bot:
    """Return the bot that plays a seat."""
    if entrant.digger == entrant.saboteur or sides is None:
        return bot(entrant.digger, seed, family, budget)
    players = {side: bot(entrant.level(side), seed, family, budget) for side in (DIGGER, SABOTEUR)}
    return TwoSided(players, sides)


@final
class TwoSided:
    """Plays one level as digger and another as saboteur; each hears everything."""

    def __init__(self, players: dict[str, Bot], sides: Sides) -> None:
        """Take a bot for each side."""
        self._players = players
        self._sides = sides
        self._unheard: dict[str, News] = dict.fromkeys(players, ())
        self._asked: object = None

    @property
    def beliefs(self) -> Beliefs | None:
        """What the bot believes that was asked last."""
        return self._asked.beliefs if isinstance(self._asked, Believer) else None

    def choose(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        moves: Moves,
        events: News,
    ) -> Move:
        """Let the bot of the seat's side choose."""
        for side in self._unheard:
            self._unheard[side] += events
        side = self._sides.side(self._sides.role(view))
        side = side if side in self._players else DIGGER
        player = self._asked = self._players[side]
        heard, self._unheard[side] = self._unheard[side], ()
        return player.choose(view, moves, heard)
