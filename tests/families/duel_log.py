"""The public facts of Le Duel, rebuilt from the public event stream alone."""

from collections.abc import Callable
from typing import Any

from saboteur.games.duel.events import (
    CardDiscarded,
    DoorUnlocked,
    GoldClaimed,
    GoldCollected,
    KeyReturned,
    RockfallDrawn,
    RockfallIdle,
    RoundBegan,
    RoundEnded,
    SoloGraded,
    ToolCleared,
    ToolDrawn,
    TrollBribed,
    TrollsPaid,
)
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardPutAway,
    GameEnded,
    GoalRevealed,
    GoalShown,
    HiddenDraw,
    HiddenGoalPeek,
    PathLaid,
    PathRemoved,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)
from tests.families.base import PublicLog, Shown
from tests.families.duel_position import Shapes, Traveller, lit_edges
from tests.families.position_lines import FACING, Spot


class DuelLog(PublicLog):
    """Public facts of Le Duel, from its public events alone.

    What everybody knows beforehand, such as the number of cards and the layout, is read from the
    deck file.
    """

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.seats = seats
        self.shapes = Shapes(catalogue)
        self.game = catalogue.tables["game"]
        self.cards = catalogue.totals["path"] + catalogue.totals["action"]
        (self.layout,) = [
            row.facts
            for row in catalogue.group("layout")
            if row.kind == ("solo" if seats == 1 else "two-players")
        ]
        self.starts = {row.facts["ladder"]: row.kind for row in catalogue.group("start")}
        self.broken_cards = {
            row.strings("tools")[0]: row.kind
            for row in catalogue.group("action")
            if row.string("effect") == "break"
        }
        self.round = 0
        self.starter = 0
        self.colours: tuple[str, ...] = ()
        self.hoards: list[list[str]] = [[] for _ in range(seats)]
        self.gone: list[str] = []
        self.results: list[dict[str, Any]] = []
        self.end: GameEnded | None = None
        self.grade: int | None = None
        self.turn: int | None = None
        self.sure = False

    def feed(self, event: Event) -> None:
        readers: dict[type[Event], Callable[[Any], None]] = {
            RoundBegan: self._round_began,
            TurnBegan: self._turn_began,
            TurnSkipped: self._turn_skipped,
            PathLaid: self._path_laid,
            ToolBroken: self._tool_broken,
            ToolMended: self._tool_mended,
            ToolCleared: lambda event: self._mend(event.seat, event.tool),
            CardDiscarded: lambda event: self._throw(event.seat, event.card),
            DoorUnlocked: self._door_unlocked,
            CardPutAway: lambda event: self.discard.append(event.card),
            PathRemoved: self._path_removed,
            KeyReturned: self._key_returned,
            TrollBribed: self._troll_bribed,
            GoalShown: self._goal_shown,
            GoalRevealed: self._goal_revealed,
            GoldClaimed: self._gold_claimed,
            ToolDrawn: self._tool_drawn,
            RockfallDrawn: self._rockfall_drawn,
            RockfallIdle: self._rockfall_idle,
            RoundEnded: self._round_ended,
            GoldCollected: self._gold_taken,
            TrollsPaid: self._trolls_paid,
            SoloGraded: self._graded,
            GameEnded: self._game_ended,
            HiddenDraw: self._hidden_draw,
            HiddenGoalPeek: self._hidden_peek,
        }
        readers[type(event)](event)
        self.sure = isinstance(event, TurnBegan)

    def follow_silent_move(self) -> None:
        """Apply a move without events: a question follows, so its kind is not known."""
        self.sure = False

    def shown(self) -> Shown:
        worth = self.shapes.nuggets
        nuggets = [sum(map(worth, hoard)) for hoard in self.hoards]
        counters = self.game["solo-counters" if self.seats == 1 else "counters"]
        shown: Shown = {
            "seats": self.seats,
            "round": self.round,
            "starter": self.starter,
            "colours": list(self.colours),
            "hand_sizes": self.hand_sizes,
            "pile": self.pile,
            "aside": self.aside,
            "discard": self.discard,
            "broken": [sorted(tools) for tools in self.broken],
            "maze": self._maze(),
            "goals": [
                {
                    "x": x,
                    "y": y,
                    "face": self.faces.get((x, y)),
                    "seen": None,
                    "looked": [seat for seat, at in self.looks if at == (x, y)],
                }
                for x, y in self.layout["goals"]
            ],
            "laid": [list(spot) for spot in self.laid],
            "counters": counters - len(self.claims) - len(self.bribes),
            "keys": self.game["keys"] - len(self.keys),
            "gold_cards": self.hoards,
            "nuggets": nuggets,
            "gone": sorted(self.gone, key=list(self.shapes.rows).index),
            "results": self.results,
            "scores": list(self.end.scores) if self.end else None,
            "winners": list(self.end.winners) if self.end else [],
            "grade": self.grade,
        }
        if self.sure:
            shown |= {"turn": self.turn, "decider": self.turn, "asked": "turn", "asked_card": None}
        if self.end:
            shown |= {"turn": None, "decider": None, "asked": None}
            assert self.end.scores == tuple(nuggets)
        return shown

    def _maze(self) -> list[dict[str, Any]]:
        lit = {
            colour: lit_edges(
                self.shapes,
                self.maze,
                Traveller(
                    colour,
                    frozenset(spot for spot, holder in self.keys.items() if holder == seat),
                    frozenset(self.bribes),
                ),
            )
            for seat, colour in enumerate(self.colours)
        }
        return [
            {
                "x": spot[0],
                "y": spot[1],
                "card": card,
                "turned": turned,
                **{
                    colour: "".join(side for side in FACING if (spot, side) in lit.get(colour, ()))
                    for colour in ("blue", "green")
                },
                "counter": self.claims.get(spot),
                "bribe": self.bribes.get(spot),
                "key": self.keys.get(spot),
            }
            for spot, (card, turned) in sorted(self.maze.items())
        ]

    def _round_began(self, event: RoundBegan) -> None:
        assert event.round == self.round + 1
        assert self.colours in ((), event.colours)
        self.round, self.starter, self.colours = event.round, event.starter, event.colours
        solo = self.seats == 1
        taken = [card for result in self.results for share in result["taken"] for card in share]
        self.aside = self.game["solo-aside"] if solo else 0
        self.hand_sizes = [0 if solo else self.game["hand"]] * self.seats
        self.pile = self.cards - sum(card in self.shapes.paths for card in taken)
        self.pile -= self.aside + sum(self.hand_sizes)
        self.discard: list[str] = []
        self.broken: list[list[str]] = [[] for _ in range(self.seats)]
        self.maze: dict[Spot, tuple[str, bool]] = {}
        for colour in self.colours:
            x, y = self.layout["start" if solo else colour]
            self.maze[x, y] = (self.starts[colour], False)
        self.faces: dict[Spot, str] = {}
        self.looks: list[tuple[int, Spot]] = []
        self.laid: list[Spot] = []
        self.claims: dict[Spot, int] = {}
        self.bribes: dict[Spot, int] = {}
        self.keys: dict[Spot, int] = {}

    def _turn_began(self, event: TurnBegan) -> None:
        assert self.hand_sizes[event.seat] > 0
        self.turn = event.seat

    def _turn_skipped(self, event: TurnSkipped) -> None:
        assert self.hand_sizes[event.seat] == 0

    def _spend(self, seat: int) -> None:
        assert seat == self.turn
        self.hand_sizes[seat] -= 1
        assert self.hand_sizes[seat] >= 0

    def _throw(self, seat: int, card: str) -> None:
        self._spend(seat)
        self.discard.append(card)

    def _path_laid(self, event: PathLaid) -> None:
        self._spend(event.seat)
        spot = event.cell
        assert spot not in self.maze
        self.maze[spot] = (event.card, event.turned)
        self.laid.append(spot)

    def _tool_broken(self, event: ToolBroken) -> None:
        self._spend(event.seat)
        assert event.target != event.seat
        assert event.tool not in self.broken[event.target]
        self.broken[event.target].append(event.tool)

    def _tool_mended(self, event: ToolMended) -> None:
        self._mend(event.seat, event.tool)
        self._throw(event.seat, event.card)

    def _mend(self, seat: int, tool: str) -> None:
        self.broken[seat].remove(tool)
        self.discard.append(self.broken_cards[tool])

    def _door_unlocked(self, event: DoorUnlocked) -> None:
        self._spend(event.seat)
        self.keys[event.cell] = event.seat

    def _lift(self, spot: Spot, removed: str) -> None:
        card, _ = self.maze.pop(spot)
        assert card == removed
        self.laid.remove(spot)
        self.discard.append(card)

    def _path_removed(self, event: PathRemoved) -> None:
        self._lift(event.cell, event.removed)
        self._throw(event.seat, event.card)

    def _key_returned(self, event: KeyReturned) -> None:
        assert event.cell not in self.maze
        del self.keys[event.cell]

    def _troll_bribed(self, event: TrollBribed) -> None:
        assert event.seat == self.turn
        self.bribes[event.cell] = event.seat

    def _goal_shown(self, event: GoalShown) -> None:
        assert event.seat == self.turn
        self.faces[event.cell] = event.goal

    def _goal_revealed(self, event: GoalRevealed) -> None:
        assert event.seat == self.turn
        spot = event.cell
        assert self.faces.setdefault(spot, event.goal) == event.goal
        self.maze[spot] = (event.goal, event.turned)

    def _gold_claimed(self, event: GoldClaimed) -> None:
        spot = event.cell
        assert spot not in self.claims
        assert self.shapes.nuggets(self.maze[spot][0]) == event.nuggets
        self.claims[spot] = event.seat

    def _tool_drawn(self, event: ToolDrawn) -> None:
        self.pile -= 1
        assert (event.tool in self.broken[event.seat]) == event.doubled
        if event.doubled:
            self.discard.append(event.card)
        else:
            self.broken[event.seat].append(event.tool)

    def _rockfall_drawn(self, event: RockfallDrawn) -> None:
        self.pile -= 1
        self._lift(event.cell, event.removed)
        self.discard.append(event.card)

    def _rockfall_idle(self, event: RockfallIdle) -> None:
        self.pile -= 1
        self.discard.append(event.card)

    def _hidden_draw(self, event: HiddenDraw) -> None:
        self.hand_sizes[event.seat] += 1
        self.pile -= 1
        assert self.pile >= 0

    def _hidden_peek(self, event: HiddenGoalPeek) -> None:
        self._throw(event.seat, event.card)
        look = (event.seat, event.cell)
        self.looks = [*(old for old in self.looks if old != look), look]

    def _round_ended(self, event: RoundEnded) -> None:
        assert event.round == self.round
        shares: dict[str, list[list[str]]] = {
            name: [[] for _ in range(self.seats)] for name in ("taken", "paid")
        }
        self.results.append({"round": event.round, "cause": event.cause, **shares})
        self.gone += [self.maze[spot][0] for spot in self.faces if spot in self.maze]

    def _gold_taken(self, event: GoldCollected) -> None:
        claimed = [self.maze[at][0] for at, seat in self.claims.items() if seat == event.seat]
        assert claimed == list(event.cards)
        assert sum(map(self.shapes.nuggets, claimed)) == event.nuggets
        self.results[-1]["taken"][event.seat] = claimed
        self.hoards[event.seat] += claimed

    def _trolls_paid(self, event: TrollsPaid) -> None:
        assert event.trolls == list(self.bribes.values()).count(event.seat)
        assert sum(map(self.shapes.nuggets, event.cards)) == event.nuggets
        self.results[-1]["paid"][event.seat] = list(event.cards)
        for card in event.cards:
            self.hoards[event.seat].remove(card)

    def _graded(self, event: SoloGraded) -> None:
        self.grade = event.grade

    def _game_ended(self, event: GameEnded) -> None:
        best = [seat for seat, score in enumerate(event.scores) if score == max(event.scores)]
        assert list(event.winners) == ([] if self.seats == 1 else best)
        self.end = event
