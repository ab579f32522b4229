"""The memory of a seat: the board as it changed, and what everybody's deeds say of him.

A card helps some dwarves and hinders others. A loyal dwarf is likelier to help his clan than the
other one, a saboteur the other way round (LM-43, LM-44), and a selfish one digs where his clan
begins. What a card did for its own player says nothing: everybody helps himself.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.hearsay import Hearsay
from saboteur.bots.lost_mines.distance.roads import (
    ALL_SIDES,
    TOKENS,
    Grid,
    Roads,
    Spot,
    grid_of,
    open_sides,
)
from saboteur.bots.lost_mines.distance.terrain import BUILT, FAR, STEPPED, entering
from saboteur.games.lost_mines.events import (
    DwarfMoved,
    MineRevealed,
    ObstacleOvercome,
    RoundBegan,
    TokenLost,
    TrapSet,
    TrollEnded,
    TrollSet,
)
from saboteur.games.lost_mines.kit import IDENTITIES, LOYAL, SABOTEUR, SELFISH, TRAP, TROLL, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import PathLaid, PathRemoved
from saboteur.kernel.geometry import SIDE_NAMES, Edge, PackedCell, edge, pack

TELLING: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {LOYAL: (0.10, -0.12), SABOTEUR: (-0.19, 0.26), SELFISH: (0.09, -0.14)}
)
"""How much a step nearer tells of each identity, for the own clan and for the other one, as the
logarithm of a likelihood. Fitted to 1,700 rounds with 3, 4, 5 and 7 seats."""
FEW: Final[Mapping[int, float]] = MappingProxyType({3: 0.2, 4: 0.3, 5: 1.0})
MANY: Final = 1.3
"""So much of it counts, by the number of seats: where a clan has but one or two dwarves at the
table, nobody has much reason to help it."""
STRIKING: Final = 6
"""More steps than this tell no more."""
FORGIVING: Final = 2.0
"""No seat is trusted or suspected beyond this by its deeds: everybody errs."""

Deed = PathLaid | ObstacleOvercome | TrapSet | TrollSet | PathRemoved


@final
class Memory:
    """What a seat remembers of a round."""

    def __init__(self, kit: Kit, clans: Sequence[str]) -> None:
        """Begin a round: Starts and hidden mines on an empty board, nobody has done anything."""
        self.kit = kit
        self.clans = clans
        self.grid: Grid = grid_of(kit)
        self.roads = _opening(kit, self.grid)
        self.spots: list[Spot] = [self.grid.spot[kit.start_cells[clan]] for clan in clans]
        self.said = [dict.fromkeys(IDENTITIES, 0.0) for _ in clans]
        """By seat, the logarithm of how likely its deeds are for each identity."""
        self.hearsay = Hearsay()
        self._trolls: dict[int, int] = {}
        self._mines = [self.grid.spot[place] for place in kit.mine_cells]

    def learn(self, event: Event) -> None:
        """Take in what happened next."""
        if isinstance(event, Deed):
            before = self._distances()
            self._change(event)
            self._weigh(event.seat, before, self._distances())
        elif isinstance(event, GoalClaimed | RoleClaimed):
            self.hearsay.hear(event)
        else:
            self._change(event)

    def _distances(self) -> list[int]:
        found = self.roads.from_mines(self._mines)
        return [found[spot] for spot in self.spots]

    def _weigh(self, doer: int, before: list[int], after: list[int]) -> None:
        """Hold what a deed did for either clan against what each identity would do."""
        helped: dict[bool, list[int]] = {True: [], False: []}
        for seat, clan in enumerate(self.clans):
            if seat != doer:
                gain = max(-STRIKING, min(STRIKING, before[seat] - after[seat]))
                helped[clan == self.clans[doer]].append(gain)
        counts = FEW.get(len(self.clans), MANY)
        own, other = (
            counts * sum(gains) / len(gains) if gains else 0.0
            for gains in (helped[True], helped[False])
        )
        said = self.said[doer]
        for identity, (of_own, of_other) in TELLING.items():
            told = said[identity] + of_own * own + of_other * other
            said[identity] = max(-FORGIVING, min(FORGIVING, told))

    def _change(self, event: Event) -> None:
        roads, spot = self.roads, self.grid.spot
        match event:
            case DwarfMoved():
                self.spots[event.seat] = spot[pack(event.cell)]
            case PathLaid() | MineRevealed():
                name = event.card if isinstance(event, PathLaid) else event.mine
                card = self.kit.cards[name]
                pose = self.kit.poses.pose(card, turned=event.turned)
                here = spot[pack(event.cell)]
                roads.opens[here] = open_sides(self.kit.poses.poses[pose].arms)
                roads.enter[here] = entering(self.kit, card, overcome=False, occupied=False)
            case ObstacleOvercome():
                roads.enter[spot[pack(event.cell)]] = STEPPED
            case PathRemoved():
                here = spot[pack(event.cell)]
                roads.opens[here] = ALL_SIDES
                roads.enter[here] = BUILT
            case TrapSet():
                roads.tokens[self._line(pack(event.cell), event.side)] = TOKENS[TRAP]
            case TrollSet():
                line = self._trolls[event.seat] = self._line(pack(event.cell), event.side)
                roads.tokens[line] = TOKENS[TROLL]
            case TrollEnded():
                roads.tokens.pop(self._trolls.pop(event.seat), None)
            case TokenLost():
                roads.tokens.pop(self._line(pack(event.cell), event.side), None)
            case _:
                pass

    def _line(self, place: PackedCell, side: str) -> int:
        border: Edge = edge(place, SIDE_NAMES.index(side))
        return self.grid.line(border)


def _opening(kit: Kit, grid: Grid) -> Roads:
    """Return the board as a round begins."""
    opens = [0] * grid.size
    enter = [FAR] * grid.size
    for place, spot in grid.spot.items():
        if place in kit.mine_cells:
            enter[spot] = STEPPED
        elif place in kit.starts:
            opens[spot] = open_sides(kit.poses.poses[2 * kit.starts[place]].arms)
            enter[spot] = STEPPED
        else:
            opens[spot] = ALL_SIDES
            enter[spot] = BUILT
    return Roads(grid, opens, enter, {})


def retold(memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
    """Go on with a memory, or begin one; an earlier round is over and done with."""
    begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
    if begun or memory is None:
        memory = Memory(view.kit, view.clans)
    for event in events[begun[-1] :] if begun else events:
        memory.learn(event)
    return memory
