"""The public facts of a classic game, rebuilt from the public stream alone."""

from collections.abc import Callable
from typing import Any

from saboteur.games.classic.events import (
    ConcedeAnswered,
    ConcedeProposed,
    GameEnded,
    GoalRevealed,
    GoalShown,
    GoldPaid,
    GoldShared,
    HiddenDraw,
    HiddenPass,
    HiddenPay,
    HiddenPeek,
    HiddenTake,
    PathLaid,
    PathRemoved,
    RoundBegan,
    RoundEnded,
    ShownTake,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import xy
from tests.families.base import PublicLog, Shown
from tests.families.classic_position import FACING, Shapes, Spot, beside, lit_edges


class ClassicLog(PublicLog):
    """Follows the public stream; what the deck file prints is known to all."""

    def __init__(self, catalogue: Catalogue, seats: int, *, public_gold: bool) -> None:
        self.catalogue = catalogue
        self.public_gold = public_gold
        self.seats = seats
        self.shapes = Shapes(catalogue)
        table = next(row for row in catalogue.tables["seats"] if row["seats"] == seats)
        self.hand_size = int(table["hand"])
        groups = ("path", "action")
        self.deck_size = sum(row.count for name in groups for row in catalogue.group(name))
        layout = catalogue.tables["layout"]
        self.start: Spot = tuple(layout["start"])
        self.goal_spots: list[Spot] = [tuple(spot) for spot in layout["goals"]]
        self.broken_cards = {row.strings("tools"): row.kind for row in self._actions("break")}
        (self.rockfall,) = [row.kind for row in self._actions("rockfall")]
        (self.map,) = [row.kind for row in self._actions("map")]
        self.gold_cards = [0] * seats
        self.gold = [0] * seats
        self.asked_card: str | None = None
        self.drafts: list[dict[str, Any]] = []
        self.payments: list[dict[str, Any]] = []
        self.results: list[dict[str, Any]] = []
        self.scores: list[int] | None = None
        self.winners: list[int] = []
        self.asked: str | None = None
        self.decider: int | None = None
        self.turn: int | None = None
        self.round = 0
        self._set_up(0)
        self._readers: dict[type[Event], Callable[[Any], None]] = {
            RoundBegan: self._round_began,
            TurnBegan: self._turn_began,
            TurnSkipped: self._turn_skipped,
            PathLaid: self._path_laid,
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
            HiddenPeek: self._hidden_peek,
            HiddenTake: self._hidden_take,
            ShownTake: self._shown_take,
            HiddenPay: self._hidden_pay,
            GoldPaid: self._gold_paid,
        }

    def _actions(self, effect: str) -> list[Any]:
        return [row for row in self.catalogue.group("action") if row.string("effect") == effect]

    def _set_up(self, starter: int) -> None:
        self.starter = starter
        self.hand_sizes = [self.hand_size] * self.seats
        self.pile = self.deck_size - self.hand_size * self.seats
        self.discard: list[dict[str, Any]] = []
        self.broken: list[list[str]] = [[] for _ in range(self.seats)]
        self.maze: dict[Spot, tuple[str, bool]] = {self.start: ("start", False)}
        self.faces: dict[Spot, str] = {}
        self.looks: list[tuple[int, Spot]] = []
        self.last: int | None = None
        self.laid: Spot | None = None
        self.proposed = False

    def feed(self, event: Event) -> None:
        """Take in the next event."""
        self._readers[type(event)](event)

    def shown(self) -> Shown:
        """Return the facts as the public view names them."""
        lit = lit_edges(self.shapes, self.maze, self.start)
        reached = {beside(spot, side) for spot, side in lit} & set(self.goal_spots)
        reached -= set(self.maze)
        shown: Shown = {
            "seats": self.seats,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "decider": self.decider,
            "asked_card": self.asked_card,
            "hand_sizes": self.hand_sizes,
            "pile": self.pile,
            "discard": self.discard,
            "broken": [sorted(tools) for tools in self.broken],
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
                for spot in self.goal_spots
            ],
            "last": self.last,
            "laid": None if self.laid is None else list(self.laid),
            "proposed": self.proposed,
            "gold_cards": self.gold_cards,
            "drafts": self.drafts,
            "payments": self.payments,
            "results": self.results,
            "scores": self.scores,
            "winners": self.winners,
        }
        if self.public_gold:
            shown["gold"] = self.gold
        if not (self.asked == "turn" and reached):  # else the turn goes on with the goals
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

    def _play(self, seat: int) -> None:
        assert seat == self.turn
        self.hand_sizes[seat] -= 1
        self.last = seat

    def _throw(self, card: str | None, known_by: list[int] | None = None) -> None:
        self.discard.append({"card": card, "known_by": known_by})

    def _path_laid(self, event: PathLaid) -> None:
        self._play(event.seat)
        self.laid = xy(event.cell)
        assert self.laid not in self.maze
        self.maze[self.laid] = (event.card, event.turned)

    def _tool_broken(self, event: ToolBroken) -> None:
        self._play(event.seat)
        assert event.tool not in self.broken[event.target]
        self.broken[event.target].append(event.tool)

    def _tool_mended(self, event: ToolMended) -> None:
        self._play(event.seat)
        self.broken[event.target].remove(event.tool)
        self._throw(self.broken_cards[(event.tool,)])
        self._throw(event.card)

    def _path_removed(self, event: PathRemoved) -> None:
        self._play(event.seat)
        card, _ = self.maze.pop(xy(event.cell))
        assert card == event.card
        if self.laid == xy(event.cell):
            self.laid = None
        self._throw(card)
        self._throw(self.rockfall)

    def _goal_shown(self, event: GoalShown) -> None:
        assert event.seat == self.turn
        self.asked_card = event.card
        self._ask("orient-goal", event.seat)

    def _goal_revealed(self, event: GoalRevealed) -> None:
        assert event.seat == self.turn
        assert self.asked_card in (None, event.card)
        self.asked_card = None
        self._ask("turn", event.seat)
        self.faces[xy(event.cell)] = event.card
        self.maze[xy(event.cell)] = (event.card, event.turned)

    def _hidden_draw(self, event: HiddenDraw) -> None:
        self.hand_sizes[event.seat] += 1
        self.pile -= 1
        assert self.pile >= 0

    def _hidden_pass(self, event: HiddenPass) -> None:
        self._play(event.seat)
        self._throw(None, [event.seat])

    def _hidden_peek(self, event: HiddenPeek) -> None:
        self._play(event.seat)
        self._throw(self.map)
        look = (event.seat, xy(event.cell))
        self.looks = [*(old for old in self.looks if old != look), look]

    def _concede_proposed(self, event: ConcedeProposed) -> None:
        assert event.seat == self.turn
        self.proposed = True
        self._ask("concede-vote", (event.seat + 1) % self.seats)

    def _concede_answered(self, event: ConcedeAnswered) -> None:
        assert event.seat == self.decider
        following = (event.seat + 1) % self.seats
        if event.agreed and following != self.turn:
            self._ask("concede-vote", following)
        else:
            self._ask("turn", self.turn)

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
        saboteurs = self.results[-1]["roles"].count("saboteur")
        owed = self.catalogue.tables["pay"][str(saboteurs)]
        self.payments.append(
            {"round": self.round, "seat": event.seat, "owed": owed, "count": event.cards}
        )
        self.gold_cards[event.seat] += event.cards

    def _game_ended(self, event: GameEnded) -> None:
        self.scores = list(event.scores)
        self.winners = list(event.winners)
        assert self.winners == [
            seat for seat, score in enumerate(self.scores) if score == max(self.scores)
        ]
