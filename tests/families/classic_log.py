"""The public facts of a classic game, rebuilt from the public stream alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from saboteur.games.classic.events import (
    ConcedeAnswered,
    ConcedeProposed,
    GoldPaid,
    GoldShared,
    GoldTraded,
    HiddenPay,
    HiddenRoleChange,
    HiddenRolePeek,
    HiddenTake,
    NuggetsGained,
    NuggetsPaid,
    RoundBegan,
    RoundEnded,
    ShownTake,
)
from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardPutAway,
    GameEnded,
    GoalRevealed,
    GoalShown,
    HiddenDraw,
    HiddenGoalPeek,
    HiddenPass,
    PathLaid,
    PathRemoved,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)
from tests.families.base import PublicLog, Shown
from tests.families.classic_position import Shapes, lit_edges
from tests.families.parts.part import PartAnswers
from tests.families.position_lines import FACING, Spot, beside


class ClassicLog(PublicLog):
    """Public facts of a classic game, from its public events alone.

    What everybody knows beforehand, such as hand sizes and the layout, is read from the deck files.
    Each event goes to the log itself, then to the log's parts (``PartAnswers.listen``).
    """

    def __init__(
        self,
        catalogue: Catalogue,
        parts: Sequence[tuple[str, PartAnswers]],
        seats: int,
        options: Mapping[str, OptionValue],
    ) -> None:
        self.catalogue = catalogue
        self.parts = parts
        self.options = options
        self.memory: dict[str, Any] = {}
        """State of each part, by its id."""
        self.seats = seats
        self.shapes = Shapes(catalogue)
        table = next(row for row in catalogue.tables["seats"] if row["seats"] == seats)
        self.hand_size = int(table["hand"])
        groups = ("path", "action")
        self.deck_size = sum(row.count for name in groups for row in catalogue.group(name))
        self.deck_size -= int(catalogue.tables["game"].get("aside", 0))
        layout = catalogue.tables["layout"]
        self.start: Spot = tuple(layout["start"])
        self.goal_spots: list[Spot] = [tuple(spot) for spot in layout["goals"]]
        self.broken_cards = {row.strings("tools"): row.kind for row in self._actions("break")}
        (self.rockfall,) = [row.kind for row in self._actions("rockfall")]
        (self.map,) = [row.kind for row in self._actions("map")]
        self.paths = {row.kind for row in catalogue.group("path")}
        self.gold_cards = [0] * seats
        self.gold = [0] * seats
        self.nuggets = [0] * seats
        self.asked_card: str | None = None
        self.drafts: list[dict[str, Any]] = []
        self.payments: list[dict[str, Any]] = []
        self.results: list[dict[str, Any]] = []
        self.scores: list[int] | None = None
        self.winners: list[int] = []
        self.asked: str | None = None
        self.decider: int | None = None
        self.turn: int | None = None
        self.sure = True
        self.round = 0
        self._set_up(0)
        self._readers: list[Mapping[type[Event], Callable[[Any], None]]] = [
            self._own_readers(),
            *(part.listen(self) for _, part in parts),
        ]

    def _own_readers(self) -> dict[type[Event], Callable[[Any], None]]:
        return {
            RoundBegan: self._round_began,
            TurnBegan: self._turn_began,
            TurnSkipped: self._turn_skipped,
            PathLaid: self._path_laid,
            CardPutAway: lambda event: self.throw(event.card),
            ToolBroken: self._tool_broken,
            ToolMended: self._tool_mended,
            PathRemoved: self._path_removed,
            GoalShown: self._goal_shown,
            GoalRevealed: self._goal_revealed,
            ConcedeProposed: self._concede_proposed,
            ConcedeAnswered: self._concede_answered,
            RoundEnded: self._round_ended,
            GoldShared: self._gold_shared,
            GameEnded: self._game_ended,
            HiddenDraw: self._hidden_draw,
            HiddenPass: self._hidden_pass,
            HiddenGoalPeek: self._hidden_peek,
            HiddenTake: self._hidden_take,
            ShownTake: self._shown_take,
            HiddenPay: self._hidden_pay,
            GoldPaid: self._gold_paid,
            GoldTraded: self._gold_traded,
            NuggetsGained: self._nuggets_gained,
            NuggetsPaid: self._nuggets_paid,
            HiddenRolePeek: lambda event: None,
            HiddenRoleChange: lambda event: None,
        }

    def _actions(self, effect: str) -> list[Any]:
        return [row for row in self.catalogue.group("action") if row.string("effect") == effect]

    def _set_up(self, starter: int) -> None:
        self.starter = starter
        self.hand_sizes = [self.hand_size] * self.seats
        self.pile = self.deck_size - self.hand_size * self.seats
        self.discard: list[dict[str, Any]] = []
        self.marks: list[list[str]] = [[] for _ in range(self.seats)]
        self.maze: dict[Spot, tuple[str, bool]] = {self.start: ("start", False)}
        self.goals: list[Spot] = list(self.goal_spots)
        self.faces: dict[Spot, str] = {}
        self.looks: list[tuple[int, Spot]] = []
        self.last: int | None = None
        self.waits = False
        """Whether a card was put down and has not taken effect yet."""
        self.laid: Spot | None = None
        self.clockwise = True
        self.proposed = False

    def feed(self, event: Event) -> None:
        """Apply the next event; fail if neither the log nor a part knows its type."""
        heard = [readers[type(event)] for readers in self._readers if type(event) in readers]
        assert heard, f"nobody follows {event!r}"
        for read in heard:
            read(event)
        # Events do not tell which question a module asks, so with modules only a turn is certain.
        self.sure = len(self.parts) == 1 or isinstance(event, TurnBegan)

    def follow_silent_move(self) -> None:
        """Apply a move without events: the next seat is asked, but the question is not known."""
        self.sure = False

    def shown(self) -> Shown:
        lit = lit_edges(self.shapes, self.maze, self.start)
        reached = {beside(spot, side) for spot, side in lit} & set(self.goals)
        reached -= set(self.maze)
        tools = {tool for (tool,) in self.broken_cards}
        shown: Shown = {
            "seats": self.seats,
            "round": self.round,
            "starter": self.starter,
            "clockwise": self.clockwise,
            "hand_sizes": self.hand_sizes,
            "pile": self.pile,
            "discard": self.discard,
            "broken": [sorted(tools & set(marks)) for marks in self.marks],
            "marks": [sorted(marks) for marks in self.marks],
            "maze": [
                {
                    "x": spot[0],
                    "y": spot[1],
                    "card": card,
                    "turned": turned,
                    "lit": "".join(side for side in FACING if (spot, side) in lit),
                }
                for spot, (card, turned) in sorted(self.maze.items())
            ],
            "goals": [
                {
                    "x": spot[0],
                    "y": spot[1],
                    "face": self.faces.get(spot),
                    "seen": None,
                    "looked": [seat for seat, at in self.looks if at == spot],
                }
                for spot in self.goals
            ],
            "last": self.last,
            "laid": None if self.laid is None else list(self.laid),
            "proposed": self.proposed,
            "gold_cards": self.gold_cards,
            "has_nuggets": [many > 0 for many in self.nuggets],
            "drafts": self.drafts,
            "payments": self.payments,
            "results": self.results,
            "scores": self.scores,
            "winners": self.winners,
            "modules": {id_: part.shown(self) for id_, part in self.parts if part.shown(self)},
        }
        if self.options["public_gold"]:
            shown["gold"] = [
                gold + tokens for gold, tokens in zip(self.gold, self.nuggets, strict=True)
            ]
        if self.sure:
            shown |= {"turn": self.turn, "decider": self.decider, "asked_card": self.asked_card}
            if not (self.asked == "turn" and reached):  # else the turn continues with the goals
                shown["asked"] = self.asked
        return shown

    def _round_began(self, event: RoundBegan) -> None:
        assert event.round == self.round + 1
        self.round = event.round
        self._set_up(event.starter)

    def _ask(self, kind: str | None, seat: int | None) -> None:
        self.asked = kind
        self.decider = seat

    def _turn_began(self, event: TurnBegan) -> None:
        assert self.hand_sizes[event.seat] > 0
        self.turn = event.seat
        self.proposed = False
        self._ask("turn", event.seat)

    def _turn_skipped(self, event: TurnSkipped) -> None:
        assert self.hand_sizes[event.seat] == 0

    def put_down(self, seat: int) -> None:
        """Remove a card from a hand before it takes effect, unless that is done already (R-238)."""
        if not self.waits:
            self.play(seat)
            self.waits = True

    def play(self, seat: int) -> None:
        """Remove a card from a hand, unless it was put down before."""
        assert seat == self.turn or len(self.parts) > 1
        if self.waits:
            self.waits = False
            return
        self.hand_sizes[seat] -= 1
        assert self.hand_sizes[seat] >= 0
        self.last = seat

    def throw(self, card: str | None, known_by: list[int] | None = None) -> None:
        """Discard a card; only the seats in ``known_by`` know it, or all if that is None."""
        self.discard.append({"card": card, "known_by": known_by})

    def _path_laid(self, event: PathLaid) -> None:
        self.play(event.seat)
        self.laid = event.cell
        assert self.laid not in self.maze
        self.maze[self.laid] = (event.card, event.turned)

    def _tool_broken(self, event: ToolBroken) -> None:
        self.play(event.seat)
        assert event.tool not in self.marks[event.target]
        self.marks[event.target].append(event.tool)

    def _tool_mended(self, event: ToolMended) -> None:
        self.play(event.seat)
        self.marks[event.target].remove(event.tool)
        self.throw(self.broken_cards[(event.tool,)])
        self.throw(event.card)

    def lift(self, spot: Spot) -> str:
        """Remove a face-up card from the maze and return it."""
        card, _ = self.maze.pop(spot)
        if self.laid == spot:
            self.laid = None
        return card

    def _path_removed(self, event: PathRemoved) -> None:
        self.play(event.seat)
        assert self.lift(event.cell) == event.removed
        if event.removed in self.paths:  # others have another back
            self.throw(event.removed)
        self.throw(self.rockfall)

    def _goal_shown(self, event: GoalShown) -> None:
        assert event.seat == self.turn
        self.asked_card = event.goal
        self._ask("orient-goal", event.seat)

    def _goal_revealed(self, event: GoalRevealed) -> None:
        assert event.seat == self.turn
        assert self.asked_card in (None, event.goal)
        self.asked_card = None
        self._ask("turn", event.seat)
        self.faces[event.cell] = event.goal
        self.maze[event.cell] = (event.goal, event.turned)

    def _hidden_draw(self, event: HiddenDraw) -> None:
        self.hand_sizes[event.seat] += 1
        self.pile -= 1
        assert self.pile >= 0

    def _hidden_pass(self, event: HiddenPass) -> None:
        self.play(event.seat)
        self.throw(None, [event.seat])

    def _hidden_peek(self, event: HiddenGoalPeek) -> None:
        self.play(event.seat)
        self.throw(self.map)
        look = (event.seat, event.cell)
        self.looks = [*(old for old in self.looks if old != look), look]

    def _concede_proposed(self, event: ConcedeProposed) -> None:
        assert event.seat == self.turn
        self.proposed = True
        self._ask("concede-vote", self._next(event.seat))

    def _concede_answered(self, event: ConcedeAnswered) -> None:
        assert event.seat == self.decider or len(self.parts) > 1
        following = self._next(event.seat)
        if event.agreed and following != self.turn:
            self._ask("concede-vote", following)
        else:
            self._ask("turn", self.turn)

    def _next(self, seat: int) -> int:
        return (seat + (1 if self.clockwise else -1)) % self.seats

    def _round_ended(self, event: RoundEnded) -> None:
        self.results.append(
            {
                "round": event.round,
                "treasure": event.treasure,
                "completer": event.completer if event.treasure else None,
                "roles": list(event.roles),
            }
        )
        self.turn = None
        self._ask(None, None)

    def _gold_shared(self, event: GoldShared) -> None:
        draft = {"round": self.round, "order": list(event.order), "done": 0}
        assert event.cards == len(event.order)
        self.drafts.append(draft)
        if event.order:
            self.turn = event.order[0]
            self._ask("take-gold", event.order[0])

    def _hidden_take(self, event: HiddenTake) -> None:
        draft = self.drafts[-1]
        assert draft["order"][draft["done"]] == event.seat
        draft["done"] += 1
        self.gold_cards[event.seat] += 1
        following = draft["order"][draft["done"] :]
        self.turn = following[0] if following else None
        self._ask("take-gold" if following else None, self.turn)

    def _shown_take(self, event: ShownTake) -> None:
        self.gold[event.seat] += event.taken
        self._hidden_take(HiddenTake(event.seat))

    def _gold_paid(self, event: GoldPaid) -> None:
        self.gold[event.seat] += sum(event.cards)
        self._hidden_pay(HiddenPay(event.seat, len(event.cards)))

    def _hidden_pay(self, event: HiddenPay) -> None:
        paid = {"round": self.round, "seat": event.seat, "count": event.cards}
        result: Shown = self.results[-1] if self.results else {"round": 0}
        if result["round"] == self.round and not result["treasure"]:
            saboteurs = result["roles"].count("saboteur")
            paid["owed"] = self.catalogue.tables["pay"][str(saboteurs)]
        self.payments.append(paid)
        self.gold_cards[event.seat] += event.cards

    def _gold_traded(self, event: GoldTraded) -> None:
        self.gold_cards[event.seat] -= 1
        self.gold[event.seat] -= event.worth
        self.nuggets[event.seat] += event.worth

    def _nuggets_gained(self, event: NuggetsGained) -> None:
        self.nuggets[event.seat] += event.nuggets

    def _nuggets_paid(self, event: NuggetsPaid) -> None:
        self.nuggets[event.seat] -= event.nuggets
        assert self.nuggets[event.seat] >= 0
        if event.to is not None:
            self.nuggets[event.to] += event.nuggets

    def _game_ended(self, event: GameEnded) -> None:
        self.scores = list(event.scores)
        self.winners = list(event.winners)
        assert self.winners == [
            seat for seat, score in enumerate(self.scores) if score == max(self.scores)
        ]
