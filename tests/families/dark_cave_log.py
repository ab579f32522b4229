"""The public facts of The Dark Cave, rebuilt from the public stream alone."""

from typing import Any

from saboteur.games.dark_cave import events as e
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    EndAnswered,
    EndProposed,
    GoalRevealed,
    GoalShown,
    HiddenGoalPeek,
    PathLaid,
    PathRemoved,
    TurnBegan,
    TurnSkipped,
)
from tests.families.base import PublicLog, Shown
from tests.families.position_lines import Spot


class DarkCaveLog(PublicLog):
    """Public facts of The Dark Cave, from its public events alone.

    What everybody knows beforehand, such as levels, deals and the board, is read from the deck
    file.
    """

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.seats = seats
        table = next(row for row in catalogue.tables["seats"] if row["seats"] == seats)
        dealt = list(table["deal"])
        drawable = [row for group in ("path", "action") for row in catalogue.group(group)]
        self.levels = {row.kind: row.number("level") for row in drawable}
        aside = int(catalogue.tables["game"]["aside"])
        stacks = [sum(row.count for row in drawable if row.facts["level"] == n) for n in (1, 2, 3)]
        self.pile_levels = [
            many - aside - seats * each for many, each in zip(stacks, dealt, strict=True)
        ]
        self.hand_levels = [list(dealt) for _ in range(seats)]
        reach = int(table["reach"])
        self.goals: list[Spot] = [(x, y) for y in (-reach, reach) for x in (-reach, reach)]
        self.faces: dict[Spot, str] = {}
        self.looked: list[tuple[int, Spot]] = []
        self.maze: dict[Spot, tuple[str, bool]] = {(0, 0): ("start", False)}
        self.discard: list[dict[str, Any]] = []
        self.dwarves: list[dict[str, int] | None] = [
            {"x": 0, "y": 0, "space": 0} for _ in range(seats)
        ]
        self.nuggets = [int(catalogue.tables["game"]["nuggets"])] * seats
        self.lying = [False] * seats
        self.gear: list[list[str]] = [[] for _ in range(seats)]
        self.webs: dict[str, dict[str, Any]] = {}
        self.striking: str | None = None
        self.creatures: dict[str, dict[str, Any]] = {}
        self.veins: list[dict[str, int]] = []
        self.out: list[int] = []
        self.roles: list[str | None] = [None] * seats
        self.role_looks: list[dict[str, int]] = []
        self.starter = 0
        self.clans: list[str] = []
        self.turn: int | None = None
        self.proposed = False
        self.scores: list[int] | None = None
        self.winners: list[int] = []
        self.reason: str | None = None

    def feed(self, event: Event) -> None:
        name = type(event).__name__
        getattr(self, "".join(f"_{c.lower()}" if c.isupper() else c for c in name))(event)

    def follow_silent_move(self) -> None:
        """Do nothing: the next seat is asked a question."""

    def shown(self) -> Shown:
        known = self.roles
        if self.seats == 2:  # nothing is hidden (DC-70)
            known = [f"{clan}-loyal" for clan in self.clans]
        return {
            "seats": self.seats,
            "starter": self.starter,
            "turn": self.turn,
            "proposed": self.proposed,
            "clans": self.clans,
            "roles": known,
            "shown": [role is not None for role in known],
            "role_looks": self.role_looks,
            "hand_levels": self.hand_levels,
            "hand_sizes": [sum(levels) for levels in self.hand_levels],
            "pile_levels": self.pile_levels,
            "pile": sum(self.pile_levels),
            "discard": self.discard,
            "maze": [
                {"x": spot[0], "y": spot[1], "card": card, "turned": turned}
                for spot, (card, turned) in sorted(self.maze.items())
            ],
            "goals": [
                {
                    "x": spot[0],
                    "y": spot[1],
                    "face": self.faces.get(spot),
                    "seen": None,
                    "looked": [seat for seat, at in self.looked if at == spot],
                }
                for spot in self.goals
            ],
            "dwarves": self.dwarves,
            "lying": self.lying,
            "nuggets": self.nuggets,
            "gear": self.gear,
            "webs": list(self.webs.values()),
            "creatures": [
                self.creatures[name]
                for name in ("rat", "lindworm", "goblin")
                if name in self.creatures
            ],
            "veins": self.veins,
            "out": self.out,
            "scores": self.scores,
            "winners": self.winners,
        }

    # The beginning and the end.

    def _game_began(self, event: e.GameBegan) -> None:
        self.starter = event.starter
        self.clans = list(event.clans)

    def _game_ended(self, event: e.GameEnded) -> None:
        self.roles = list(event.roles)
        self.scores = list(event.scores)
        self.winners = list(event.winners)
        self.turn = None

    def _game_went_on(self, event: e.GameWentOn) -> None:
        assert self.out[-1] == event.seat

    def _turn_began(self, event: TurnBegan) -> None:
        self.turn = event.seat
        self.proposed = False

    def _turn_skipped(self, event: TurnSkipped) -> None:
        assert not any(self.hand_levels[event.seat])

    def _end_proposed(self, event: EndProposed) -> None:
        assert event.seat == self.turn
        self.proposed = True

    def _end_answered(self, event: EndAnswered) -> None:
        assert event.seat != self.turn

    # Cards.

    def _leave(self, seat: int, level: int) -> None:
        self.hand_levels[seat][level - 1] -= 1
        assert self.hand_levels[seat][level - 1] >= 0

    def _play(self, seat: int, card: str) -> None:
        assert seat == self.turn
        self._leave(seat, self.levels[card])

    def _throw(self, *cards: str) -> None:
        for card in cards:
            self.discard.append({"card": card, "level": self.levels[card], "known_by": None})

    def _throw_unseen(self, seat: int, level: int) -> None:
        self._leave(seat, level)
        self.discard.append({"card": None, "level": level, "known_by": [seat]})

    def _hidden_pass(self, event: e.HiddenPass) -> None:
        self._throw_unseen(event.seat, event.level)

    def _hidden_loss(self, event: e.HiddenLoss) -> None:
        self._throw_unseen(event.seat, event.level)

    def _hidden_draw(self, event: e.HiddenDraw) -> None:
        top = next(n for n, many in enumerate(self.pile_levels, 1) if many)
        assert event.level == top
        self.pile_levels[event.level - 1] -= 1
        self.hand_levels[event.seat][event.level - 1] += 1

    def _hidden_goal_peek(self, event: HiddenGoalPeek) -> None:
        self._play(event.seat, event.card)
        self._throw(event.card)
        if (event.seat, event.cell) not in self.looked:
            self.looked.append((event.seat, event.cell))

    def _hidden_role_peek(self, event: e.HiddenRolePeek) -> None:
        self._play(event.seat, event.card)
        self._throw(event.card)
        look = {"seat": event.seat, "target": event.target}
        if look not in self.role_looks:
            self.role_looks.append(look)

    def _hidden_hand_swap(self, event: e.HiddenHandSwap) -> None:
        self._play(event.seat, event.card)
        self._throw(event.card)
        hands = self.hand_levels
        hands[event.seat], hands[event.target] = hands[event.target], hands[event.seat]

    def _path_laid(self, event: PathLaid) -> None:
        self._play(event.seat, event.card)
        assert event.cell not in self.maze
        self.maze[event.cell] = (event.card, event.turned)

    def _path_removed(self, event: PathRemoved) -> None:
        self._play(event.seat, event.card)
        card, _ = self.maze.pop(event.cell)
        assert card == event.removed
        self._throw(card, event.card)

    def _goal_shown(self, event: GoalShown) -> None:
        self.faces[event.cell] = event.goal

    def _goal_revealed(self, event: GoalRevealed) -> None:
        self.faces[event.cell] = event.goal
        self.maze[event.cell] = (event.goal, event.turned)

    def _gear_given(self, event: e.GearGiven) -> None:
        self._play(event.seat, event.card)
        self.gear[event.target].append(event.card)

    # Webs.

    def _web_laid(self, event: e.WebLaid) -> None:
        self._play(event.seat, event.card)
        x, y = event.cell
        web = {"card": event.card, "seat": event.seat, "x": x, "y": y, "side": event.side}
        self.webs[event.card] = {**web, "shows": 2}

    def _web_turned(self, event: e.WebTurned) -> None:
        assert self.webs[event.web]["shows"] == 2
        self.webs[event.web]["shows"] = 1
        self._throw_axe()

    def _web_removed(self, event: e.WebRemoved) -> None:
        del self.webs[event.web]
        self._throw(event.web)
        self._throw_axe()

    def _web_cut(self, event: e.WebCut) -> None:
        assert event.web in self.webs
        self.gear[event.seat].remove(event.card)
        self.striking = event.card  # it lies above the web, should that be removed

    def _throw_axe(self) -> None:
        if self.striking is not None:
            self._throw(self.striking)
        self.striking = None

    # Creatures.

    def _creature_called(self, event: e.CreatureCalled) -> None:
        self._play(event.seat, event.card)
        before = self.creatures.get(event.creature)
        x, y = event.cell
        after = {"creature": event.creature, "card": event.card, "seat": event.seat}
        self.creatures[event.creature] = {**after, "x": x, "y": y, "space": event.space}
        if before is not None:
            self._throw(before["card"])
            assert (before["x"], before["y"], before["space"]) == (x, y, event.space)

    def _creature_moved(self, event: e.CreatureMoved) -> None:
        x, y = event.cell
        self.creatures[event.creature].update({"x": x, "y": y, "space": event.space})

    def _creature_gone(self, event: e.CreatureGone) -> None:
        assert self.creatures.pop(event.creature)["card"] == event.removed
        self._throw(event.removed)

    def _creature_repelled(self, event: e.CreatureRepelled) -> None:
        assert self.creatures.pop(event.creature)["card"] == event.removed
        self.gear[event.seat].remove(event.card)
        self._throw(event.removed, event.card)

    def _creature_attacked(self, event: e.CreatureAttacked) -> None:
        at = {key: self.creatures[event.creature][key] for key in ("x", "y", "space")}
        assert event.seats
        assert all(self.dwarves[seat] == at for seat in event.seats)

    def _axe_kept(self, event: e.AxeKept) -> None:
        assert event.creature in self.creatures

    # Dwarves and nuggets.

    def _dwarf_moved(self, event: e.DwarfMoved) -> None:
        x, y = event.cell
        self.dwarves[event.seat] = {"x": x, "y": y, "space": event.space}

    def _dwarf_fell(self, event: e.DwarfFell) -> None:
        self.lying[event.seat] = True

    def _dwarf_stood(self, event: e.DwarfStood) -> None:
        assert event.seat == self.turn
        self.lying[event.seat] = False

    def _dwarf_left(self, event: e.DwarfLeft) -> None:
        self.dwarves[event.seat] = None
        self.lying[event.seat] = False
        self.out.append(event.seat)

    def _role_shown(self, event: e.RoleShown) -> None:
        self.roles[event.seat] = event.role

    def _hidden_spare(self, event: e.HiddenSpare) -> None:
        assert self.out == [event.seat]

    def _nugget_lost(self, event: e.NuggetLost) -> None:
        self.nuggets[event.seat] -= 1

    def _nugget_placed(self, event: e.NuggetPlaced) -> None:
        x, y = event.cell
        self.veins.append({"x": x, "y": y, "space": event.space})

    def _nugget_returned(self, event: e.NuggetReturned) -> None:
        x, y = event.cell
        self.veins.remove({"x": x, "y": y, "space": event.space})

    def _nugget_taken(self, event: e.NuggetTaken) -> None:
        x, y = event.cell
        self.veins.remove({"x": x, "y": y, "space": event.space})
        self.nuggets[event.seat] += 1
