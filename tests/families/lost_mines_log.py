"""The public facts of The Lost Mines, rebuilt from the public event stream alone."""

from collections.abc import Callable
from typing import Any

from saboteur.games.lost_mines import events as e
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    EndAnswered,
    EndProposed,
    GameEnded,
    HiddenDraw,
    HiddenLoss,
    HiddenPass,
    PathLaid,
    PathRemoved,
    TurnBegan,
    TurnSkipped,
)
from tests.families.base import PublicLog, Shown
from tests.families.lost_mines_position import Shapes
from tests.families.position_lines import Spot, beside


class LostMinesLog(PublicLog):
    """Public facts of The Lost Mines, from its public events alone.

    What everybody knows beforehand, such as hand sizes and the board, is read from the deck file.
    """

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.catalogue = catalogue
        self.seats = seats
        self.shapes = Shapes(catalogue)
        table = next(row for row in catalogue.tables["seats"] if row["seats"] == seats)
        self.hand_size = int(table["hand"])
        groups = ("path", "action")
        self.deck_size = sum(row.count for name in groups for row in catalogue.group(name))
        self.deck_size -= int(catalogue.tables["game"]["aside"])
        self.spaces: dict[str, Spot] = {
            str(row.facts.get("clan", row.kind)): (row.number("x"), row.number("y"))
            for row in catalogue.group("space")
        }
        self.starts = {row.string("clan"): row.kind for row in catalogue.group("start")}
        self.overcomes = {
            row.string("overcomes"): row.string("token")
            for row in catalogue.group("action")
            if "overcomes" in row.facts
        }
        self.worths = {row.kind: row.number("value") for row in catalogue.group("treasure")}
        self.round = 0
        self.points = [0] * seats
        self.results: list[dict[str, Any]] = []
        self.scores: list[int] | None = None
        self.winners: list[int] = []
        self.asked: str | None = None
        self.decider: int | None = None
        self.turn: int | None = None
        self.sure = False
        self.readers: dict[type[Event], Callable[[Any], None]] = {
            e.RoundBegan: self._round_began,
            TurnBegan: self._turn_began,
            TurnSkipped: self._turn_skipped,
            e.TrollEnded: self._troll_ended,
            PathLaid: self._path_laid,
            e.ObstacleOvercome: self._overcome,
            e.TrapSet: self._trap_set,
            e.TrollSet: self._troll_set,
            PathRemoved: self._path_removed,
            e.TokenLost: self._token_lost,
            e.InformationPlayed: self._information,
            e.DwarfMoved: self._moved,
            e.MineShown: self._mine_shown,
            e.MineRevealed: self._mine_revealed,
            e.DragonTaken: self._dragon,
            e.TreasureTaken: self._treasure,
            EndProposed: self._proposed,
            EndAnswered: self._answered,
            e.RoundEnded: self._round_ended,
            e.LootShared: self._loot,
            GameEnded: self._game_ended,
            HiddenDraw: self._draw,
            HiddenPass: self._pass,
            HiddenLoss: self._loss,
            e.HiddenMinePeek: lambda event: self._look("mine", event.cell, event.seat),
            e.HiddenTreasurePeek: lambda event: self._look("treasure", event.treasure, event.seat),
            e.HiddenDwarfPeek: lambda event: self._look("dwarf", event.target, event.seat),
        }

    def feed(self, event: Event) -> None:
        """Apply the next event; only some events determine the next question."""
        self.readers[type(event)](event)
        certain = (TurnBegan, EndProposed, EndAnswered, e.MineShown, GameEnded)
        self.sure = isinstance(event, certain)

    def follow_silent_move(self) -> None:
        """Apply a move without events, after which the next question is not known."""
        self.sure = False

    def shown(self) -> Shown:
        shown: Shown = {
            "seats": self.seats,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "proposed": self.has_proposed,
            "draws": self.draws,
            "hand_sizes": self.hand_sizes,
            "pile": self.pile,
            "discard": self.discard,
            "maze": [
                {
                    "x": spot[0],
                    "y": spot[1],
                    "card": card,
                    "turned": turned,
                    "obstacle": self.shapes.obstacles.get(card),
                    "overcome": spot in self.tools,
                }
                for spot, (card, turned) in sorted(self.maze.items())
            ],
            "mines": [
                {"face": self.faces.get(spot), "seen": None, "looked": self._lookers("mine", spot)}
                for spot in sorted(self._mine_spots(), key=lambda spot: (spot[1], spot[0]))
            ],
            "treasures": [
                {"symbol": symbol, "holder": holder, "looked": self._lookers("treasure", number)}
                for number, (symbol, holder) in enumerate(
                    zip(self.symbols, self.holders, strict=True)
                )
            ],
            "dwarves": [
                {
                    "clan": clan,
                    "x": self.figures[seat][0],
                    "y": self.figures[seat][1],
                    "looked": self._lookers("dwarf", seat),
                }
                for seat, clan in enumerate(self.clans)
            ],
            "tokens": self._tokens(),
            "trolls": [{"seat": seat, "card": card} for seat, (card, _) in self.trolls.items()],
            "supply": self._supply(),
            "dragon": self.dragon,
            "last": self.last,
            "points": self.points,
            "results": self.results,
            "scores": self.scores,
            "winners": self.winners,
        }
        if self.sure:
            shown |= {"asked": self.asked, "decider": self.decider}
        return shown

    def _mine_spots(self) -> list[Spot]:
        return [spot for name, spot in self.spaces.items() if name not in self.starts]

    def _tokens(self) -> list[dict[str, Any]]:
        tokens: list[tuple[tuple[Spot, str], str, int | None]]
        tokens = [(edge, "trap", None) for edge in self.traps]
        tokens += [(edge, "troll", seat) for seat, (_, edge) in self.trolls.items() if edge]
        return [
            {"x": x, "y": y, "side": side, "token": token, "seat": seat}
            for ((x, y), side), token, seat in sorted(
                tokens, key=lambda each: (each[0][0][1], each[0][0][0], each[0][1])
            )
        ]

    def _supply(self) -> dict[str, int]:
        left = {row.kind: row.count for row in self.catalogue.group("forest")}
        for spot in self.tools:
            left[self.overcomes[self.shapes.obstacles[self.maze[spot][0]]]] -= 1
        for token in self._tokens():
            left[token["token"]] -= 1
        assert min(left.values()) >= 0
        return left

    def _round_began(self, event: e.RoundBegan) -> None:
        assert event.round == self.round + 1
        self.round = event.round
        self.starter = event.starter
        self.clans = event.clans
        self.symbols = event.symbols
        self.figures = [self.spaces[clan] for clan in event.clans]
        self.holders: list[int | None] = [None] * self.seats
        self.hand_sizes = [self.hand_size] * self.seats
        self.pile = self.deck_size - self.hand_size * self.seats
        self.discard: list[dict[str, Any]] = []
        self.maze = {self.spaces[clan]: (card, False) for clan, card in self.starts.items()}
        self.faces: dict[Spot, str] = {}
        self.tools: set[Spot] = set()
        self.traps: list[tuple[Spot, str]] = []
        self.trolls: dict[int, tuple[str, tuple[Spot, str] | None]] = {}
        self.looks: list[tuple[str, object, int]] = []
        self.dragon: int | None = None
        self.last: int | None = None

    def _turn_began(self, event: TurnBegan) -> None:
        assert self.hand_sizes[event.seat] > 0
        assert event.seat not in self.trolls
        self.turn = self.decider = event.seat
        self.asked = "turn"
        self.has_proposed = False
        self.draws = 0

    def _turn_skipped(self, event: TurnSkipped) -> None:
        assert self.hand_sizes[event.seat] == 0

    def _spend(self, seat: int) -> None:
        assert seat == self.turn
        self.hand_sizes[seat] -= 1
        assert self.hand_sizes[seat] >= 0
        self.last = seat
        self.draws += 1

    def _let_go(self, seat: int) -> None:
        """Discard a card without playing it (R-149)."""
        before = self.last
        self._spend(seat)
        self.last = before

    def _throw(self, card: str | None, known_by: list[int] | None = None) -> None:
        self.discard.append({"card": card, "known_by": known_by})

    def _troll_ended(self, event: e.TrollEnded) -> None:
        card, _ = self.trolls.pop(event.seat)
        assert card == event.card
        self._throw(card)

    def _path_laid(self, event: PathLaid) -> None:
        self._spend(event.seat)
        assert event.cell not in self.maze
        self.maze[event.cell] = (event.card, event.turned)

    def _overcome(self, event: e.ObstacleOvercome) -> None:
        self._spend(event.seat)
        self._throw(event.card)
        obstacle = self.shapes.obstacles[self.maze[event.cell][0]]
        assert self.overcomes[obstacle] == event.token
        self.tools.add(event.cell)

    def _trap_set(self, event: e.TrapSet) -> None:
        self._spend(event.seat)
        self._throw(event.card)
        self.traps.append((event.cell, event.side))

    def _troll_set(self, event: e.TrollSet) -> None:
        self._spend(event.seat)
        assert event.seat not in self.trolls
        self.trolls[event.seat] = (event.card, (event.cell, event.side))

    def _path_removed(self, event: PathRemoved) -> None:
        self._spend(event.seat)
        card, _ = self.maze.pop(event.cell)
        assert card == event.removed
        assert event.cell not in self.figures
        self.tools.discard(event.cell)
        self._throw(card)
        self._throw(event.card)

    def _token_lost(self, event: e.TokenLost) -> None:
        spot = event.cell
        assert spot not in self.maze
        assert beside(spot, event.side) not in self.maze
        if event.token == "trap":
            self.traps.remove((spot, event.side))
        else:
            (seat,) = [s for s, (_, edge) in self.trolls.items() if edge == (spot, event.side)]
            self.trolls[seat] = (self.trolls[seat][0], None)

    def _information(self, event: e.InformationPlayed) -> None:
        self._spend(event.seat)
        self._throw(event.card)

    def _look(self, secret: str, target: object, seat: int) -> None:
        if (secret, target, seat) not in self.looks:
            self.looks.append((secret, target, seat))

    def _lookers(self, secret: str, target: object) -> list[int]:
        return [seat for kind, at, seat in self.looks if (kind, at) == (secret, target)]

    def _moved(self, event: e.DwarfMoved) -> None:
        assert event.seat == self.turn
        assert self.figures[event.seat] == event.from_cell
        self.figures[event.seat] = event.cell

    def _mine_shown(self, event: e.MineShown) -> None:
        self.faces[event.cell] = event.mine
        self.asked, self.decider = "orient-mine", event.seat

    def _mine_revealed(self, event: e.MineRevealed) -> None:
        self.faces[event.cell] = event.mine
        self.maze[event.cell] = (event.mine, event.turned)

    def _dragon(self, event: e.DragonTaken) -> None:
        assert self.dragon is None
        self.dragon = event.seat

    def _treasure(self, event: e.TreasureTaken) -> None:
        assert self.holders[event.treasure] is None
        assert self.symbols[event.treasure] == event.symbol
        self.holders[event.treasure] = event.seat

    def _proposed(self, event: EndProposed) -> None:
        self.has_proposed = True
        self.asked, self.decider = "end-vote", (event.seat + 1) % self.seats

    def _answered(self, event: EndAnswered) -> None:
        assert event.seat == self.decider
        following = (event.seat + 1) % self.seats
        asks = event.agreed and following != self.turn
        self.asked = "end-vote" if asks else "turn"
        self.decider = following if asks else self.turn

    def _round_ended(self, event: e.RoundEnded) -> None:
        won: list[dict[str, Any]] = [
            {"number": number, "seat": seat}
            for number, seat in enumerate(self.holders)
            if seat is not None
        ]
        left = [list(own) for own in event.treasures]
        for treasure in won:
            card = left[treasure["seat"]].pop(0)
            treasure |= {"card": card, "value": self.worths[card]}
        self.results.append(
            {
                "round": event.round,
                "cause": event.cause,
                "dwarves": list(event.dwarves),
                "treasures": won,
                "dragon": self.dragon,
            }
        )

    def _loot(self, event: e.LootShared) -> None:
        assert event.dragon == self.dragon
        self.results[-1]["gains"] = list(event.gains)
        self.points = [old + new for old, new in zip(self.points, event.gains, strict=True)]
        assert self.points == list(event.points)

    def _game_ended(self, event: GameEnded) -> None:
        self.scores = list(event.scores)
        self.winners = list(event.winners)
        self.turn = self.decider = self.asked = None

    def _draw(self, event: HiddenDraw) -> None:
        self.hand_sizes[event.seat] += 1
        self.pile -= 1
        assert self.pile >= 0

    def _pass(self, event: HiddenPass) -> None:
        self._let_go(event.seat)
        self._throw(None, [event.seat])

    def _loss(self, event: HiddenLoss) -> None:
        assert event.seat == self.turn
        self.hand_sizes[event.seat] -= 1
        self._throw(None, [event.seat])
