"""What a sight sees of a classic game: an allow-list, field by field (B-54, B-55, B-56).

The fields hold compact data that is public or the seat's own; the properties name it. A view
also holds the seat's knowledge with perfect recall of what matters, so that a possible world
can be made from the view alone (``completion``). It holds no log.
"""

from typing import final

from saboteur.games.classic.kit import Kit
from saboteur.games.classic.operations import nuggets, richest
from saboteur.games.classic.state import Draft, RoundResult, State
from saboteur.games.options import OptionValue
from saboteur.kernel.geometry import SIDE_NAMES, Cell, xy
from saboteur.kernel.knowledge import Peek
from saboteur.kernel.maze import empty_maze, node_at, reach_from
from saboteur.kernel.sight import OPEN, Sight
from saboteur.kernel.table import NOBODY, PASSER_SHIFT
from saboteur.kernel.value import plain, value

HIDDEN = (1 << PASSER_SHIFT) - 1
"""Instead of the kind of a discarded card that this sight has not seen."""


@value
class Laid:
    """A face-up card of the maze; ``lit`` names its edges that are linked to Start."""

    x: int
    y: int
    card: str
    turned: bool
    lit: str


@value
class Goal:
    """A goal cell: its face if it is turned over, and what this seat knows of it."""

    x: int
    y: int
    face: str | None
    seen: str | None
    """What this seat saw with a map."""
    seen_round: int | None
    stale: bool
    """Whether it may have changed since."""
    looked: tuple[int, ...]
    """The seats that have looked at it (B-55)."""


@value
class Discarded:
    """A card of the discard: ``card`` is ``None`` if this sight has not seen it."""

    card: str | None
    passed_by: int | None


@value
class DraftSeen:
    """A gold draft as a seat remembers it: only what was handed to it and what it took."""

    round: int
    order: tuple[int, ...]
    done: int
    """How many seats have chosen."""
    offered: tuple[int, ...] | None
    taken: int | None
    shown: tuple[int, ...] | None
    """What every seat took, where gold is public (R-29) or the game is over (B-53)."""


@value
class PaymentSeen:
    """A saboteur was paid: how many cards is public, which ones only he knows (R-25)."""

    round: int
    seat: int
    owed: int
    count: int
    cards: tuple[int, ...] | None


@final
class View:
    """A classic game through the eyes of one sight."""

    __slots__ = (
        "asked", "asked_card",
        "asked_cell",
        "asked_seats",
        "card_numbers",
        "cards",
        "covered",
        "decider",
        "discarded",
        "drafts",
        "goal_faces",
        "gold",
        "gold_counts",
        "hand_sizes",
        "kit",
        "laid",
        "last",
        "looks",
        "marks",
        "open_hands",
        "own_gold",
        "own_role",
        "payments",
        "peeks",
        "pile",
        "proposed",
        "results",
        "revision",
        "roles_shown",
        "round",
        "ruleset",
        "scores",
        "sight",
        "starter",
        "turn",
        "winners",
    )  # fmt: skip

    def __init__(self, state: State, sight: Sight, ruleset: str, revision: int) -> None:
        """Copy what the sight may see, and nothing else."""
        seat = sight if isinstance(sight, int) else NOBODY
        over = not state.stack
        opened = sight == OPEN
        table = state.table
        ledger = state.ledger
        deal = state.deal
        self.ruleset = ruleset
        self.revision = revision
        self.kit: Kit = state.kit
        self.sight: Sight = sight
        # Public (B-55).
        self.round = deal.round
        self.starter = deal.starter
        self.turn: int | None = state.stack[0].seat if state.stack else None
        self.decider: int | None = state.stack[-1].seat if state.stack else None
        self.asked: str | None = state.stack[-1].kind if state.stack else None
        self.asked_cell: Cell = state.stack[-1].cell if state.stack else NOBODY
        self.asked_seats: tuple[int, ...] = state.stack[-1].seats if state.stack else ()
        self.asked_card: int = state.stack[-1].card if state.stack else NOBODY
        self.hand_sizes: tuple[int, ...] = tuple([len(hand) for hand in table.hands])
        self.pile: int = table.left
        self.discarded: tuple[int, ...] = tuple(
            [
                entry
                if entry <= HIDDEN or entry >> PASSER_SHIFT == seat + 1 or opened
                else entry | HIDDEN
                for entry in table.discard
            ]
        )
        self.marks: tuple[int, ...] = tuple(state.marks)
        self.cards: dict[Cell, int] = state.maze.cards.copy()
        self.covered: frozenset[Cell] = state.maze.covered
        self.last = state.last
        self.laid = state.laid
        self.proposed = state.proposed
        self.looks: tuple[tuple[int, Cell], ...] = tuple(
            [(peek.seat, peek.cell) for peek in state.peeks]
        )
        self.results: tuple[RoundResult, ...] = ledger.results
        self.gold_counts: tuple[int, ...] = tuple([len(cards) for cards in ledger.gold])
        # The seat's own (B-54).
        self.own_role: int = deal.roles[seat] if seat >= 0 else NOBODY
        self.card_numbers: tuple[int, ...] = table.hands[seat] if seat >= 0 else ()
        self.own_gold: tuple[int, ...] = ledger.gold[seat] if seat >= 0 else ()
        self.peeks: tuple[Peek, ...] = tuple([peek for peek in state.peeks if peek.seat == seat])
        bare = over or state.kit.public_gold  # the hoards lie open (R-29, B-53)
        self.drafts: tuple[DraftSeen, ...] = tuple(
            [_draft_seen(draft, seat, bare=bare) for draft in ledger.drafts]
        )
        self.payments: tuple[PaymentSeen, ...] = tuple(
            [
                PaymentSeen(
                    paid.round,
                    paid.seat,
                    paid.owed,
                    len(paid.cards),
                    paid.cards if bare or paid.seat == seat else None,
                )
                for paid in ledger.payments
            ]
        )
        self.gold: tuple[int, ...] | None = nuggets(state) if bare else None
        self.scores: tuple[int, ...] | None = self.gold if over else None
        self.winners: tuple[int, ...] = richest(self.scores) if self.scores is not None else ()
        # The finished game: the last round lies open, but for the role nobody held.
        self.roles_shown: tuple[int, ...] | None = deal.roles if over else None
        self.open_hands: tuple[tuple[int, ...], ...] | None = tuple(table.hands) if opened else None
        self.goal_faces: tuple[tuple[Cell, int], ...] | None = deal.goals if opened else None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.kit.seats

    @property
    def options(self) -> dict[str, OptionValue]:
        """The rule options of the table."""
        return dict(self.kit.options)

    @property
    def role(self) -> str | None:
        """The seat's own role."""
        return self.kit.roles[self.own_role] if self.own_role >= 0 else None

    @property
    def roles(self) -> tuple[str, ...] | None:
        """Every seat's role in the last round, once the game is over."""
        return (
            None
            if self.roles_shown is None
            else tuple(self.kit.roles[role] for role in self.roles_shown)
        )

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards, in the order it got them."""
        return tuple(self.kit.names[card] for card in self.card_numbers)

    @property
    def broken(self) -> tuple[tuple[str, ...], ...]:
        """The broken tools before each seat."""
        return tuple(self.kit.tool_names(marks) for marks in self.marks)

    @property
    def discard(self) -> tuple[Discarded, ...]:
        """The discard from the bottom up: own passed cards are known, others' are not."""
        return tuple(
            Discarded(
                None if entry & HIDDEN == HIDDEN else self.kit.names[entry & HIDDEN],
                (entry >> PASSER_SHIFT) - 1 if entry > HIDDEN else None,
            )
            for entry in self.discarded
        )

    @property
    def maze(self) -> tuple[Laid, ...]:
        """The face-up cards, with the edges that are linked to Start."""
        maze = empty_maze(self.kit.poses.poses)
        for place, number in self.cards.items():
            maze.lay(place, number)
        lit = reach_from(maze, self.kit.start_nodes).nodes
        found = []
        for place, number in self.cards.items():
            pose = maze.poses[number]
            edges = "".join(
                SIDE_NAMES[side]
                for side in pose.open_sides
                if node_at(place, pose.arms[side]) in lit
            )
            found.append(Laid(*xy(place), self.kit.names[number // 2], pose.turned, edges))
        return tuple(found)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals, face up or as this seat knows them."""
        names = self.kit.names
        faces = dict(self.goal_faces or ())
        seen = {peek.cell: peek for peek in self.peeks}
        found = []
        for place in self.kit.goal_cells:
            card = self.cards[place] // 2 if place in self.cards else faces.get(place)
            if place == self.asked_cell and self.asked_card >= 0:
                card = self.asked_card  # shown, not yet put down
            peek = seen.get(place)
            found.append(
                Goal(
                    *xy(place),
                    None if card is None else names[card],
                    None if peek is None else names[peek.card],
                    None if peek is None else peek.round,
                    stale=peek is not None and peek.stale,
                    looked=tuple(looker for looker, at in self.looks if at == place),
                )
            )
        return tuple(found)

    def to_dict(self) -> dict[str, object]:
        """Return plain JSON data."""
        kit = self.kit
        return {
            "ruleset": self.ruleset,
            "revision": self.revision,
            "seats": kit.seats,
            "options": self.options,
            "sight": self.sight,
            "round": self.round,
            "rounds": kit.rounds,
            "starter": self.starter,
            "turn": self.turn,
            "decider": self.decider,
            "asked": self.asked,
            "asked_cell": None if self.asked_cell < 0 else list(xy(self.asked_cell)),
            "asked_seats": list(self.asked_seats),
            "asked_card": None if self.asked_card < 0 else kit.names[self.asked_card],
            "role": self.role,
            "roles": plain(self.roles),
            "hand": list(self.hand),
            "hands": None
            if self.open_hands is None
            else [[kit.names[card] for card in hand] for hand in self.open_hands],
            "hand_sizes": list(self.hand_sizes),
            "pile": self.pile,
            "discard": plain(self.discard),
            "broken": plain(self.broken),
            "maze": plain(self.maze),
            "goals": plain(self.goals),
            "last": None if self.last < 0 else self.last,
            "laid": None if self.laid < 0 else list(xy(self.laid)),
            "proposed": self.proposed,
            "gold_cards": list(self.gold_counts),
            "own_gold": list(self.own_gold),
            "gold": plain(self.gold),
            "drafts": plain(self.drafts),
            "payments": plain(self.payments),
            "results": [
                {
                    "round": result.round,
                    "treasure": result.treasure,
                    "completer": None if result.completer < 0 else result.completer,
                    "roles": [kit.roles[role] for role in result.roles],
                }
                for result in self.results
            ],
            "scores": plain(self.scores),
            "winners": list(self.winners),
        }


def _draft_seen(draft: Draft, seat: int, *, bare: bool) -> DraftSeen:
    """Keep of a draft what ``seat`` learnt: the cards handed to it, once they were (B-56)."""
    done = len(draft.taken)
    place = draft.order.index(seat) if seat in draft.order else len(draft.order)
    return DraftSeen(
        draft.round,
        draft.order,
        done,
        draft.offered(place) if place <= done and place < len(draft.order) else None,
        draft.taken[place] if place < done else None,
        draft.taken if bare else None,
    )
