"""Line-ups: the bot of each seat, and their rotations round the table."""

from typing import Any, Final, final

from saboteur.arena.sides import DIGGER, SABOTEUR, SideReader
from saboteur.bots import Bot, Budget, bot
from saboteur.bots.beliefs import Beliefs, Believer
from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class

SIDE_SEPARATOR: Final = "/"
NOBODY: Final = "nobody"
DIGGERS: Final = "diggers"
SABOTEURS: Final = "saboteurs"
EVERYBODY: Final = "everybody"
TALKERS: Final = (NOBODY, DIGGERS, SABOTEURS, EVERYBODY)
"""The sets of seats that speak; seats without a side count as diggers."""


@value_class
class Entrant:
    """The bot of a seat: one level, or one level as digger and another as saboteur."""

    digger: str
    saboteur: str
    talk: str = NOBODY
    """The side on which the entrant speaks, one of ``TALKERS``."""

    def __str__(self) -> str:
        """Return the level or both levels, and which side speaks, if any."""
        same = self.digger == self.saboteur
        name = self.digger if same else f"{self.digger}{SIDE_SEPARATOR}{self.saboteur}"
        if self.talk == NOBODY:
            return name
        return (
            f"{name}+talk" if self.talk == EVERYBODY else f"{name}+talk{SIDE_SEPARATOR}{self.talk}"
        )

    def level(self, side: str) -> str:
        """Return the level that plays for a side; without a side it plays as a digger."""
        return self.saboteur if side == SABOTEUR else self.digger

    def speaks(self, side: str) -> bool:
        """Return whether the entrant speaks on ``side``."""
        return self.talk in (EVERYBODY, SABOTEURS if side == SABOTEUR else DIGGERS)


@value_class
class Lineup:
    """A line-up: the entrant of every seat, in seat order."""

    entrants: tuple[Entrant, ...]

    def __str__(self) -> str:
        """Return the names of the entrants; only one if all are the same."""
        names = [str(entrant) for entrant in self.entrants]
        return names[0] if len(set(names)) == 1 else ",".join(names)

    def rotations(self) -> tuple["Lineup", ...]:
        """Return all different rotations round the table."""
        turned = (self.entrants[by:] + self.entrants[:by] for by in range(len(self.entrants)))
        return tuple(Lineup(entrants) for entrants in dict.fromkeys(turned))


def make_bot(
    entrant: Entrant, seed: str, family: str, sides: SideReader | None, budget: Budget | None = None
) -> Bot:
    """Return the bot that plays for an entrant."""
    if entrant.digger == entrant.saboteur or sides is None:
        return bot(entrant.digger, seed, family, budget)
    players = {side: bot(entrant.level(side), seed, family, budget) for side in (DIGGER, SABOTEUR)}
    return TwoSidedBot(players, sides)


@final
class TwoSidedBot:
    """Plays one level as digger and another as saboteur; both receive all events."""

    def __init__(self, bots: dict[str, Bot], sides: SideReader) -> None:
        self._bots = bots
        self._sides = sides
        self._unseen_events: dict[str, News] = dict.fromkeys(bots, ())
        self._last_bot: object = None

    @property
    def beliefs(self) -> Beliefs | None:
        """The beliefs of the bot that chose last; ``None`` if it states none."""
        return self._last_bot.beliefs if isinstance(self._last_bot, Believer) else None

    def choose(self, view: Any, moves: Moves, events: News) -> Move:  # noqa: ANN401 - as ``Bot``
        """Return the choice of the bot for the seat's current side."""
        for side in self._unseen_events:
            self._unseen_events[side] += events
        side = self._sides.side_of(self._sides.role_of(view))
        side = side if side in self._bots else DIGGER
        player = self._last_bot = self._bots[side]
        unseen, self._unseen_events[side] = self._unseen_events[side], ()
        return player.choose(view, moves, unseen)
