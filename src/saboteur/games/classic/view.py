"""The view of a classic game: an allow-list, field by field (B-54, B-55, B-56).

The fields hold compact data that are public or the seat's own; the properties give them names.
A view also holds everything relevant that the seat has ever learnt, so that a possible world
can be made from the view alone (``possible_worlds``). It has no log.
"""

from functools import lru_cache
from typing import Final, final

from saboteur.games import view
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Draft, RoundResult, Trade
from saboteur.games.classic.operations import nuggets
from saboteur.games.classic.scoring import richest
from saboteur.games.classic.state import CLOCKWISE, DISCARD, State, Turn
from saboteur.games.view import (
    HAND_FIELDS,
    HEAD_FIELDS,
    ROUND_FIELDS,
    Discarded,
    GameView,
    SeenCard,
    known_entries,
    named_entries,
)
from saboteur.kernel.geometry import SIDE_NAMES, Cell, PackedCell, cell_or_none, xy
from saboteur.kernel.knowledge import Traces, of_seat, questions
from saboteur.kernel.maze import empty_maze, node_at, reach_from
from saboteur.kernel.table import NOBODY, seat_or_none
from saboteur.kernel.value import Untyped, to_json_data, value_class

SAME_MAZES: Final = 16
"""How many mazes are cached; few suffice, as all views of a position are made in succession."""


@value_class
class Laid(view.Laid):
    """A face-up card of the maze; ``lit`` names its edges that are linked to Start."""

    lit: str


@value_class
class Goal(view.Covered):
    """A goal cell: its card if face up, and what the view's seat knows about it."""

    seen_round: int | None
    stale: bool
    """Whether the goal may have changed since the view's seat looked at it."""
    looked: tuple[int, ...]
    """The seats that have looked at it (B-55)."""
    doubtful: tuple[int, ...]
    """Those seats of ``looked`` after whose look the goal may have been moved (R-62, R-192)."""


@value_class
class Handful:
    """Gold cards that were handed to a seat, and the one it took."""

    offered: tuple[int, ...]
    taken: int


@value_class
class DraftSeen:
    """A gold draft as a seat knows it: only the cards handed to it and those it took."""

    round: int
    order: tuple[int, ...]
    """The seats in order; a seat that takes several cards occurs several times."""
    done: int
    """How many cards have been chosen."""
    offered: tuple[int, ...] | None
    """The cards last offered to the seat; ``None`` if none were."""
    taken: int | None
    """The card that the seat took of ``offered``; ``None`` if it has not chosen."""
    shown: tuple[int, ...] | None
    """The cards that the seats took, in order; ``None`` if they are secret.

    They are shown where gold is public (R-29) and once the game is over (B-53).
    """
    earlier: tuple[Handful, ...] = ()
    """Earlier offers to the seat in the same draft, if it takes several cards."""


@value_class
class PaymentSeen:
    """A payment to a saboteur: all seats know how many cards, only the paid seat which (R-25)."""

    round: int
    seat: int
    owed: int
    count: int
    cards: tuple[int, ...] | None


@value_class
class SeenRole:
    """A role that the view's seat has looked at; stale if it may have changed since (R-192)."""

    seat: int
    role: str
    stale: bool


@value_class
class RoundSeen(Untyped):
    """A finished round: whether the treasure was reached and by which seat, and all roles."""

    round: int
    treasure: bool
    completer: int | None
    roles: tuple[str, ...]


@final
class View(GameView[Kit]):
    """The view of a classic game for one sight."""

    fields = (
        *HEAD_FIELDS, *ROUND_FIELDS, "turn", "decider", "asked", "asked_cell", "asked_seats",
        "asked_card", "asked_left", "declared", "clockwise", "role", "roles", *HAND_FIELDS,
        "discard", "broken", "marks", "maze", "goals", "last", "laid", "proposed", "gold_cards",
        "own_gold", "gold", "nuggets", "has_nuggets", "role_peeks", "card_peeks", "modules",
        "drafts", "payments", "results", "scores", "winners",
    )  # fmt: skip

    __slots__ = (
        "card_traces", "discarded", "drafts", "ended", "goal_cells", "goal_faces", "gold",
        "gold_cards", "laid_at", "last_seat", "looks", "mark_bits", "modules", "own_gold",
        "own_role", "payments", "peeks", "promises", "role_looks", "role_traces", "roles_out",
        "roles_shown", "round", "scores", "tokens", "trades", "way", "winners",
    )  # fmt: skip

    def copy(self, state: State) -> None:
        """Copy what the sight may see from the state, and nothing else."""
        seat = self.seat
        table = state.table
        ledger = state.ledger
        deal = state.deal
        known = state.known
        # Public (B-55).
        self.round = deal.round
        self.promises: Turn = state.turn
        self.way = state.way
        self.discarded: tuple[int, ...] = (
            tuple(table.discard) if self.opened else known_entries(table.discard, seat)
        )
        self.mark_bits: tuple[int, ...] = tuple(state.marks)
        self.goal_cells: tuple[PackedCell, ...] = tuple([place for place, _ in deal.goals])
        self.last_seat = state.last
        self.laid_at = state.laid
        self.looks: Traces = known.goal_looks
        self.role_looks: Traces = known.role_looks
        self.roles_out = len(deal.gone)
        self.ended: tuple[RoundResult, ...] = ledger.results
        self.gold_cards: tuple[int, ...] = tuple([len(cards) for cards in ledger.gold])
        self.tokens: tuple[int, ...] = ledger.nuggets
        self.trades: tuple[Trade, ...] = ledger.trades
        # The seat's own (B-54).
        self.own_role: int = deal.roles[seat] if seat >= 0 else NOBODY
        self.own_gold: tuple[int, ...] = ledger.gold[seat] if seat >= 0 else ()
        self.peeks: Traces = of_seat(known.goals, seat)
        self.role_traces: Traces = of_seat(known.roles, seat)
        self.card_traces: Traces = of_seat(known.cards, seat)
        # The hoards lie open (R-29, B-53).
        bare = self.over or self.opened or state.kit.public_gold
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
        self.scores: tuple[int, ...] | None = self.gold if self.over else None
        self.winners: tuple[int, ...] = richest(self.scores) if self.scores is not None else ()
        # A finished round: its roles lie open, except those that no seat held (B-42, R-185).
        ended = bool(ledger.results) and ledger.results[-1].round == deal.round
        self.roles_shown: tuple[int, ...] | None = deal.roles if ended or self.opened else None
        self.goal_faces: tuple[tuple[PackedCell, int], ...] | None = (
            deal.goals if self.opened else None
        )
        # The public state of modules, by their ids.
        self.modules: dict[str, object] = {
            part.id: part.view(state, self.sight) for part in state.parts.view
        }

    @property
    def declared(self) -> str | None:
        """The declared move that is asked about or waits below, else ``None`` (R-190)."""
        return next((asked.move.text for asked in reversed(self.stack) if asked.move), None)

    @property
    def proposed(self) -> bool:
        """Whether the seat on turn has proposed to concede (R-14)."""
        return self.promises.proposed

    @property
    def role(self) -> str | None:
        """The seat's own role; ``None`` if the sight is no seat."""
        return self.kit.roles[self.own_role] if self.own_role >= 0 else None

    @property
    def roles(self) -> tuple[str, ...] | None:
        """The role of each seat if the round has ended or the view is open, else ``None``."""
        return (
            None
            if self.roles_shown is None
            else tuple(self.kit.roles[role] for role in self.roles_shown)
        )

    @property
    def broken(self) -> tuple[tuple[str, ...], ...]:
        """The broken tools before each seat."""
        return tuple(self.kit.tool_names(marks) for marks in self.mark_bits)

    @property
    def discard(self) -> tuple[Discarded, ...]:
        """The discard from the bottom up; cards passed by other seats are unknown."""
        return named_entries(self.discarded, self.kit.names)

    @property
    def maze(self) -> tuple[Laid, ...]:
        """The face-up cards, with the edges that are linked to Start."""
        return _laid(self.kit, self.in_rows())

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals: face-up ones, and what the view's seat knows of the others."""
        names = self.kit.names
        faces = dict(self.goal_faces or ())
        seen = {peek.seen: peek for peek in sorted(self.peeks, key=lambda peek: not peek.stale)}
        found = []
        for place in self.goal_cells:
            card = self.cards[place] // 2 if place in self.cards else faces.get(place)
            if place == self.asked_at and self.asked_kind >= 0:
                card = self.asked_kind  # shown, not yet put down
            peek = seen.get(place)
            looked, doubtful = self._lookers(place)
            found.append(
                Goal(
                    *xy(place),
                    None if card is None else names[card],
                    None if peek is None else names[peek.card],
                    None if peek is None else self.round,
                    stale=peek is not None and peek.stale,
                    looked=looked,
                    doubtful=doubtful,
                )
            )
        return tuple(found)

    def _lookers(self, place: PackedCell) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the seats that looked at a goal, and those after whose look it may have moved.

        Both list the latest look last; the second tuple has only seats of the first.
        """
        here = [look for look in self.looks if look.seen == place]
        if not here:
            return (), ()
        seats = tuple(reversed(dict.fromkeys([look.seat for look in reversed(here)])))
        sure = {look.seat for look in here if not look.stale}
        return seats, tuple([seat for seat in seats if seat not in sure])

    @property
    def role_peeks(self) -> tuple[SeenRole, ...]:
        """The roles that the view's seat has looked at in this round."""
        return tuple(
            SeenRole(peek.seen, self.kit.roles[peek.card], peek.stale) for peek in self.role_traces
        )

    @property
    def card_peeks(self) -> tuple[SeenCard, ...]:
        """The cards that the view's seat knows to be, or to have been, in other hands."""
        one = frozenset(cases[0] for cases in questions(self.card_traces))  # each card once
        return tuple(
            SeenCard(known.seen, self.kit.names[known.card], known.stale)
            for known in self.card_traces
            if known.seen < DISCARD
            and known.seen != self.sight  # not one lost from a hand got back
            and known.holds(one)
        )

    def named(self) -> dict[str, object]:
        """Return all fields by name, with the views of modules as plain data."""
        return super().named() | {"modules": to_json_data(self.modules)}

    @property
    def clockwise(self) -> bool:
        """Whether play goes clockwise."""
        return self.way == CLOCKWISE

    @property
    def marks(self) -> tuple[tuple[str, ...], ...]:
        """The marks of each seat: broken tools, and cards such as a prison."""
        return tuple(tuple(self.kit.mark_names(marks)) for marks in self.mark_bits)

    @property
    def last(self) -> int | None:
        """The seat whose card was the last to leave a hand; ``None`` if none has yet."""
        return seat_or_none(self.last_seat)

    @property
    def laid(self) -> Cell | None:
        """The cell of the path laid last; ``None`` if it no longer lies there."""
        return cell_or_none(self.laid_at)

    @property
    def nuggets(self) -> int | None:
        """The number of the seat's own nugget tokens; ``None`` if the sight is no seat."""
        return self.tokens[self.sight] if isinstance(self.sight, int) else None

    @property
    def has_nuggets(self) -> tuple[bool, ...]:
        """Whether each seat has nugget tokens; other seats' numbers are secret."""
        return tuple(tokens > 0 for tokens in self.tokens)

    @property
    def results(self) -> tuple[RoundSeen, ...]:
        """The finished rounds."""
        return tuple(
            RoundSeen(
                result.round,
                result.treasure,
                seat_or_none(result.completer),
                tuple(self.kit.roles[role] for role in result.roles),
            )
            for result in self.ended
        )


@lru_cache(maxsize=SAME_MAZES)
def _laid(kit: Kit, cards: tuple[tuple[PackedCell, int], ...]) -> tuple[Laid, ...]:
    """Return the face-up cards by name, cached because all sights of a position share them."""
    maze = empty_maze(kit.poses.poses)
    for place, number in cards:
        maze.lay(place, number)
    lit = reach_from(maze, kit.start_nodes).nodes
    found = []
    for place, number in cards:
        pose = maze.poses[number]
        edges = "".join(
            SIDE_NAMES[side] for side in pose.open_sides if node_at(place, pose.arms[side]) in lit
        )
        found.append(Laid(*xy(place), kit.names[number // 2], pose.turned, edges))
    return tuple(found)


def _draft_seen(draft: Draft, seat: int, *, bare: bool) -> DraftSeen:
    """Return a draft as ``seat`` knows it: only the cards that were handed to it (B-56)."""
    done = len(draft.taken)
    places = [place for place, taker in enumerate(draft.order[: done + 1]) if taker == seat]
    last = places[-1] if places else None
    return DraftSeen(
        draft.round,
        draft.order,
        done,
        None if last is None else draft.offered(last),
        None if last is None or last == done else draft.taken[last],
        draft.taken if bare else None,
        tuple([Handful(draft.offered(place), draft.taken[place]) for place in places[:-1]]),
    )
