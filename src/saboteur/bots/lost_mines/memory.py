"""The memory of a seat: the board as it changed, and the evidence of every seat's actions.

A card helps some dwarves and hinders others. A loyal dwarf is more likely to help its clan than the
other one, a saboteur the reverse (LM-43, LM-44). A selfish dwarf acts much like a loyal one,
because it digs where its clan starts. The effect of a card on its own player is no evidence,
because every dwarf helps itself.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.claim_log import ClaimLog
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.lost_mines.distance.board_costs import (
    BUILD_COST,
    STEP_COST,
    UNREACHABLE,
    entry_cost,
)
from saboteur.bots.lost_mines.distance.road_graph import (
    ALL_SIDES,
    TOKEN_STEPS,
    CellIndex,
    CellNumber,
    RoadGraph,
    cell_index_of,
    open_sides,
)
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

STEP_LOG_LIKELIHOODS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {LOYAL: (0.10, -0.12), SABOTEUR: (-0.19, 0.26), SELFISH: (0.09, -0.14)}
)
"""By identity, the log likelihood for each step that a card brings dwarves nearer to a mine.

The first number is for dwarves of the player's own clan, the second for those of the other
clan. Fitted to 1,700 rounds with 3, 4, 5 and 7 seats.
"""
SEAT_COUNT_FACTORS: Final[Mapping[int, float]] = MappingProxyType({3: 0.2, 4: 0.3, 5: 1.0})
DEFAULT_SEAT_FACTOR: Final = 1.3
"""The weight of the evidence from cards: by the number of seats, or this for any other number.

It is low if a clan has only one or two dwarves at the table: then there is little reason to
help the clan.
"""
MAX_STEPS_COUNTED: Final = 6
"""The largest number of steps that counts as evidence."""
MAX_LOG_ODDS: Final = 2.0
"""Limit of the absolute value of a seat's log likelihoods, because every seat makes mistakes."""

ObservedEvent = PathLaid | ObstacleOvercome | TrapSet | TrollSet | PathRemoved


@final
class Memory:
    """A seat's memory of a round: the board, and the likelihoods of every seat's actions.

    It begins with the Starts and hidden mines on an empty board.
    """

    def __init__(self, kit: Kit, clans: Sequence[str]) -> None:
        self.kit = kit
        self.clans = clans
        self.cell_index: CellIndex = cell_index_of(kit)
        self.road_graph = _initial_road_graph(kit, self.cell_index)
        self.dwarf_cells: list[CellNumber] = [
            self.cell_index.number_of[kit.start_cells[clan]] for clan in clans
        ]
        self.log_likelihoods = [dict.fromkeys(IDENTITIES, 0.0) for _ in clans]
        """By seat, the log likelihood of its actions for each identity."""
        self.claim_log = ClaimLog()
        self._trolls: dict[int, int] = {}
        self._mines = [self.cell_index.number_of[place] for place in kit.mine_cells]

    def observe(self, event: Event) -> None:
        if isinstance(event, ObservedEvent):
            before = self._distances()
            self._update_board(event)
            self._add_action(event.seat, before, self._distances())
        elif isinstance(event, GoalClaimed | RoleClaimed):
            self.claim_log.add(event)
        else:
            self._update_board(event)

    def _distances(self) -> list[int]:
        found = self.road_graph.steps_from_mines(self._mines)
        return [found[spot] for spot in self.dwarf_cells]

    def _add_action(self, actor: int, before: list[int], after: list[int]) -> None:
        """Update the likelihoods for ``actor`` by the effect of its action on either clan."""
        helped: dict[bool, list[int]] = {True: [], False: []}
        for seat, clan in enumerate(self.clans):
            if seat != actor:
                gain = max(-MAX_STEPS_COUNTED, min(MAX_STEPS_COUNTED, before[seat] - after[seat]))
                helped[clan == self.clans[actor]].append(gain)
        counts = SEAT_COUNT_FACTORS.get(len(self.clans), DEFAULT_SEAT_FACTOR)
        own, other = (
            counts * sum(gains) / len(gains) if gains else 0.0
            for gains in (helped[True], helped[False])
        )
        log_likelihoods = self.log_likelihoods[actor]
        for identity, (of_own, of_other) in STEP_LOG_LIKELIHOODS.items():
            log_likelihood = log_likelihoods[identity] + of_own * own + of_other * other
            log_likelihoods[identity] = max(-MAX_LOG_ODDS, min(MAX_LOG_ODDS, log_likelihood))

    def _update_board(self, event: Event) -> None:
        road_graph, spot = self.road_graph, self.cell_index.number_of
        match event:
            case DwarfMoved():
                self.dwarf_cells[event.seat] = spot[pack(event.cell)]
            case PathLaid() | MineRevealed():
                name = event.card if isinstance(event, PathLaid) else event.mine
                card = self.kit.cards[name]
                pose = self.kit.poses.pose(card, turned=event.turned)
                here = spot[pack(event.cell)]
                road_graph.opens[here] = open_sides(self.kit.poses.poses[pose].arms)
                road_graph.enter[here] = entry_cost(self.kit, card, overcome=False, occupied=False)
            case ObstacleOvercome():
                road_graph.enter[spot[pack(event.cell)]] = STEP_COST
            case PathRemoved():
                here = spot[pack(event.cell)]
                road_graph.opens[here] = ALL_SIDES
                road_graph.enter[here] = BUILD_COST
            case TrapSet():
                road_graph.tokens[self._edge_number(pack(event.cell), event.side)] = TOKEN_STEPS[
                    TRAP
                ]
            case TrollSet():
                edge_number = self._trolls[event.seat] = self._edge_number(
                    pack(event.cell), event.side
                )
                road_graph.tokens[edge_number] = TOKEN_STEPS[TROLL]
            case TrollEnded():
                road_graph.tokens.pop(self._trolls.pop(event.seat), None)
            case TokenLost():
                road_graph.tokens.pop(self._edge_number(pack(event.cell), event.side), None)
            case _:
                pass

    def _edge_number(self, place: PackedCell, side: str) -> int:
        border: Edge = edge(place, SIDE_NAMES.index(side))
        return self.cell_index.edge_number(border)


def _initial_road_graph(kit: Kit, cell_index: CellIndex) -> RoadGraph:
    """Return the board at the beginning of a round."""
    opens = [0] * cell_index.size
    enter = [UNREACHABLE] * cell_index.size
    for place, spot in cell_index.number_of.items():
        if place in kit.mine_cells:
            enter[spot] = STEP_COST
        elif place in kit.starts:
            opens[spot] = open_sides(kit.poses.poses[2 * kit.starts[place]].arms)
            enter[spot] = STEP_COST
        else:
            opens[spot] = ALL_SIDES
            enter[spot] = BUILD_COST
    return RoadGraph(cell_index, opens, enter, {})


def update_memory(memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
    """Return the memory after more events; a new round starts a new memory."""
    begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
    if begun or memory is None:
        memory = Memory(view.kit, view.clans)
    for event in events[begun[-1] :] if begun else events:
        memory.observe(event)
    return memory
