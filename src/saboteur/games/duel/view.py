"""The view of a duel: an allow-list, field by field (D-44).

The fields hold compact data that are public or the seat's own; the properties give them names.
No card changes place face down in this game, so a seat's knowledge is its hand and the goals it
has looked at. The view holds all of it, so that a possible world can be made from the view
alone (``possible_worlds``).
"""

from typing import final

from saboteur.games import view
from saboteur.games.duel.kit import COLOURS, Kit
from saboteur.games.duel.operations import nuggets
from saboteur.games.duel.scoring import richest
from saboteur.games.duel.setup import reaches_in
from saboteur.games.duel.state import Marks, RoundResult, State, Tokens
from saboteur.games.view import HAND_FIELDS, HEAD_FIELDS, ROUND_FIELDS, GameView, Goal
from saboteur.kernel.geometry import SIDE_NAMES, Cell, PackedCell, xy
from saboteur.kernel.maze import empty_maze, node_at
from saboteur.kernel.value import Untyped, value_class


@value_class
class Laid(view.Laid):
    """A face-up card of the maze: Start, path or goal, with the tokens on it."""

    blue: str
    """The edges of the card that the blue player reaches from the blue Start by usable tracks."""
    green: str
    """The edges of the card that the green player reaches; in solo the unused colour has none."""
    counter: int | None
    """The seat whose counter lies on the card's gold, or ``None``."""
    bribe: int | None
    """The seat whose counter lies on the card's troll, or ``None``."""
    key: int | None
    """The seat whose key token lies on the card's door, or ``None``."""


@value_class
class RoundSeen(Untyped):
    """A finished round: why it ended, the gold each seat took and what it paid for trolls."""

    round: int
    cause: str
    taken: tuple[tuple[str, ...], ...]
    paid: tuple[tuple[str, ...], ...]


@final
class View(GameView[Kit]):
    """The view of a duel for one sight."""

    fields = (
        *HEAD_FIELDS, *ROUND_FIELDS, "colours", "turn", "decider", "asked", "asked_cell",
        "asked_card", "asked_left", *HAND_FIELDS, "aside", "discard", "broken", "maze", "goals",
        "laid", "counters", "keys", "gold_cards", "nuggets", "gone", "results", "scores", "winners",
        "grade",
    )  # fmt: skip

    __slots__ = (
        "aside", "broken_bits", "colour_numbers", "discarded", "ended", "goal_cells", "goal_faces",
        "gone_numbers", "grade", "hoards", "marks", "nuggets", "peeks", "round", "scores",
        "winners",
    )  # fmt: skip

    def copy(self, state: State) -> None:
        """Copy what the sight may see from the state, and nothing else."""
        seat = self.seat
        table = state.table
        deal = state.deal
        # Public.
        self.round = deal.round
        self.colour_numbers: tuple[int, ...] = deal.colours
        self.aside: int = len(table.aside)
        self.discarded: tuple[int, ...] = tuple(table.discard)  # face up
        self.broken_bits: tuple[int, ...] = tuple(state.broken)
        self.goal_cells: tuple[PackedCell, ...] = tuple([place for place, _ in deal.goals])
        self.marks: Marks = state.marks
        self.hoards: tuple[tuple[int, ...], ...] = state.ledger.hoards
        self.gone_numbers: tuple[int, ...] = state.ledger.gone
        self.ended: tuple[RoundResult, ...] = state.ledger.results
        self.nuggets: tuple[int, ...] = nuggets(state)
        # The seat's own.
        looked = {place for place, looker in state.marks.looks if looker == seat}
        self.peeks: Tokens = tuple([goal for goal in deal.goals if goal[0] in looked])
        """The goal cells that the view's seat has looked at, with their cards."""
        # The finished game.
        self.scores: tuple[int, ...] | None = self.nuggets if self.over else None
        self.winners: tuple[int, ...] = richest(state, self.nuggets) if self.over else ()
        self.grade: int | None = (
            state.kit.grade(self.nuggets[0]) if self.over and state.kit.solo else None
        )
        self.goal_faces: tuple[tuple[PackedCell, int], ...] | None = (
            deal.goals if self.opened else None
        )

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat."""
        return tuple(COLOURS[colour] for colour in self.colour_numbers)

    @property
    def discard(self) -> tuple[str, ...]:
        """The face-up discard from the bottom up."""
        return self.names(self.discarded)

    @property
    def broken(self) -> tuple[tuple[str, ...], ...]:
        """The broken tools before each seat."""
        return tuple(self.kit.tool_names(bits) for bits in self.broken_bits)

    @property
    def counters(self) -> int:
        """How many counters are left in the supply."""
        return self.kit.counters - len(self.marks.claims) - len(self.marks.bribes)

    @property
    def keys(self) -> int:
        """How many key tokens are left in the supply."""
        return self.kit.keys - len(self.marks.keys)

    @property
    def laid(self) -> tuple[Cell, ...]:
        """The cells of path cards laid in this round and still there, the latest at the end."""
        return tuple(xy(place) for place in self.marks.laid)

    @property
    def gold_cards(self) -> tuple[tuple[str, ...], ...]:
        """The gold cards of each seat."""
        return tuple(self.names(hoard) for hoard in self.hoards)

    @property
    def maze(self) -> tuple[Laid, ...]:
        """The face-up cards, with the edges that each player reaches and the tokens on them."""
        maze = empty_maze(self.kit.poses.poses)
        for place, number in self.cards.items():
            maze.lay(place, number)
        reaches = reaches_in(self.kit, maze, self.colour_numbers, self.marks)
        lit = {colour: reach.nodes for colour, reach in zip(self.colours, reaches, strict=True)} | {
            colour: set() for colour in COLOURS if colour not in self.colours
        }
        marks = self.marks
        counters, bribes, keys = dict(marks.claims), dict(marks.bribes), dict(marks.keys)
        found = []
        for place, number in self.in_rows():
            pose = maze.poses[number]
            blue, green = (
                "".join(
                    SIDE_NAMES[side]
                    for side in pose.open_sides
                    if node_at(place, pose.arms[side]) in lit[colour]
                )
                for colour in COLOURS
            )
            tokens = (counters.get(place), bribes.get(place), keys.get(place))
            name = self.kit.names[number // 2]
            found.append(Laid(*xy(place), name, pose.turned, blue, green, *tokens))
        return tuple(found)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals: face-up ones, and what the view's seat knows of the others."""
        names = self.kit.names
        faces = dict(self.goal_faces or ())
        peeks = dict(self.peeks)
        found = []
        for place in self.goal_cells:
            card = self.cards[place] // 2 if place in self.cards else faces.get(place)
            if place == self.asked_at and self.asked_kind >= 0:
                card = self.asked_kind  # shown, not yet put down (D-23)
            found.append(
                Goal(
                    *xy(place),
                    None if card is None else names[card],
                    names[peeks[place]] if place in peeks else None,
                    tuple(seat for cell, seat in self.marks.looks if cell == place),
                )
            )
        return tuple(found)

    def named(self) -> dict[str, object]:
        """Return all fields by name; the discard is listed, as it is face up (R-114)."""
        return super().named() | {"discard": self.discard}

    @property
    def gone(self) -> tuple[str, ...]:
        """The goals turned over in earlier rounds, which are out of the game."""
        return self.names(self.gone_numbers)

    @property
    def results(self) -> tuple[RoundSeen, ...]:
        """The finished rounds."""
        return tuple(
            RoundSeen(
                result.round,
                result.cause,
                tuple(map(self.names, result.taken)),
                tuple(map(self.names, result.paid)),
            )
            for result in self.ended
        )
