"""The view of the cave: an allow-list, field by field (DC-69).

The fields hold compact data that are public or the seat's own; the properties give them names.
A view also holds everything relevant that the seat has ever learnt, so that a possible world
can be made from the view alone (``possible_worlds``). It has no log.
"""

from typing import final

from saboteur.games.dark_cave.kit import CLANS, CREATURES, LEVELS, Kit
from saboteur.games.dark_cave.scoring import saved_nuggets, winners
from saboteur.games.dark_cave.state import DISCARD, NOBODY, OUT, Creature, Result, State, Turn, Web
from saboteur.games.view import HEAD_FIELDS, GameView, Goal, Laid, OnCell, SeenCard
from saboteur.kernel.geometry import SIDE_NAMES, PackedCell, xy
from saboteur.kernel.knowledge import Traces, of_seat, questions
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.table import entry_kind, is_entry_known, knowers, seat_or_none
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.kernel.value import Untyped, value_class


@value_class
class Space(OnCell):
    """A space of the cave: a cell, and the number of the space on its card."""

    x: int
    y: int
    space: int


@value_class
class Discarded:
    """A card of the discard: ``card`` is ``None`` if this sight does not know it."""

    card: str | None
    level: int
    """The level shown by its back: 1, 2 or 3 (R-235)."""
    known_by: tuple[int, ...] | None
    """The seats that know a face-down card; ``None`` if all saw it."""


@value_class
class WebShown(OnCell):
    """A web on the east or south edge of a cell; its card lies before ``seat``."""

    card: str
    seat: int
    x: int
    y: int
    side: str
    """The side of the cell on which the web lies, E or S."""
    shows: int
    """The side that shows, 2 or 1: how many more turns of its seat the web lasts (DC-34)."""


@value_class
class CreatureShown(OnCell):
    """A creature that stays until the next turn of ``seat``; its card lies before that seat."""

    creature: str
    card: str
    seat: int
    x: int
    y: int
    space: int


@value_class
class RoleLook:
    """The public fact that ``seat`` has looked at the clan card of ``target`` (DC-30)."""

    seat: int
    target: int


@value_class
class ResultSeen(Untyped):
    """The end of the game: its cause, the value of each clan's treasure, the winning clan."""

    cause: str
    values: tuple[int, ...]
    clan: str | None


@final
class View(GameView[Kit]):
    """The view of the cave for one sight."""

    fields = (
        *HEAD_FIELDS, "starter", "turn", "step", "draws", "drawer", "still", "fresh_axe",
        "proposed", "walks", "steps_left", "attackers", "decider", "asked", "asked_cell",
        "asked_seats", "asked_card", "asked_left", "clans", "role", "works_for", "roles", "shown",
        "role_looks", "spare_count", "spare", "hand", "hands", "hand_sizes", "hand_levels",
        "card_peeks", "pile", "pile_levels", "discard", "maze", "goals", "dwarves", "lying",
        "nuggets", "gear", "webs", "creatures", "veins", "out", "result", "scores", "winners",
    )  # fmt: skip

    __slots__ = (
        "backs", "card_traces", "creature_pieces", "discarded", "dwarf_nodes", "ending",
        "gear_numbers", "goal_faces", "goal_looks", "hand_levels", "known_goals", "known_roles",
        "lying_bits", "nuggets", "out", "own_role", "pile_levels", "role_look_pairs", "scores",
        "shown_bits", "spare_count", "spare_numbers", "turn_state", "vein_nodes", "web_pieces",
        "winners",
    )  # fmt: skip

    def copy(self, state: State) -> None:
        """Copy what the sight may see from the state, and nothing else."""
        seat = self.seat
        kit = state.kit
        table = state.table
        deal = state.deal
        # Public (DC-69).
        self.turn_state: Turn = state.turn
        self.backs: tuple[int, ...] = tuple([kit.wears[role] for role in deal.roles])
        self.spare_count = len(deal.spare)
        self.hand_levels: tuple[tuple[int, ...], ...] = tuple(
            [_by_level(kit, hand) for hand in table.hands]
        )
        self.pile_levels: tuple[int, ...] = _by_level(kit, table.pile[: table.left])
        self.discarded: tuple[tuple[int, int, tuple[int, ...] | None], ...] = tuple(
            [
                (
                    entry_kind(entry) if is_entry_known(entry, seat) or self.opened else NOBODY,
                    kit.levels[entry_kind(entry)],
                    knowers(entry),
                )
                for entry in table.discard
            ]
        )
        self.dwarf_nodes: tuple[Node, ...] = tuple(state.dwarves)
        self.lying_bits = state.lying
        self.nuggets: tuple[int, ...] = tuple(state.nuggets)
        self.gear_numbers: tuple[tuple[int, ...], ...] = state.gear
        self.web_pieces: tuple[Web, ...] = state.webs
        self.creature_pieces: tuple[Creature | None, ...] = state.creatures
        self.vein_nodes: tuple[Node, ...] = state.veins
        self.out: tuple[int, ...] = state.out
        self.shown_bits = state.shown
        self.goal_looks: tuple[tuple[int, PackedCell], ...] = state.goal_looks
        self.role_look_pairs: tuple[tuple[int, int], ...] = state.role_looks
        self.ending: Result | None = state.result
        self.scores: tuple[int, ...] | None = saved_nuggets(state) if self.over else None
        self.winners: tuple[int, ...] = winners(state)
        # The seat's own cards, and those it has seen.
        self.own_role: int = deal.roles[seat] if seat >= 0 else NOBODY
        self.card_traces: Traces = of_seat(state.known, seat)
        looked_at = {target for looker, target in state.role_looks if looker == seat}
        self.known_roles: tuple[int, ...] = tuple(
            [
                role
                if other == seat or other in looked_at or state.shown >> other & 1 or self.opened
                else NOBODY
                for other, role in enumerate(deal.roles)
            ]
        )
        self.known_goals: tuple[tuple[PackedCell, int], ...] = tuple(
            [(place, deal.goal(place)) for looker, place in state.goal_looks if looker == seat]
        )
        first_out = seat >= 0 and state.out[:1] == (seat,)
        self.spare_numbers: tuple[int, ...] | None = deal.spare if first_out else None  # DC-60
        # The open view shows all but the clan cards that no seat held.
        self.goal_faces: tuple[tuple[PackedCell, int], ...] | None = (
            deal.goals if self.opened else None
        )

    @property
    def turn(self) -> int | None:
        """The seat on turn; ``None`` when the game is over."""
        return self.turn_state.seat if self.stack else None

    @property
    def attackers(self) -> tuple[str, ...]:
        """The creatures that are still to attack the dwarf that came to them."""
        return tuple(CREATURES[creature] for creature in self.turn_state.attackers)

    @property
    def clans(self) -> tuple[str, ...]:
        """The clan that each seat wears (DC-5)."""
        return tuple(CLANS[clan] for clan in self.backs)

    @property
    def role(self) -> str | None:
        """The seat's own clan card, such as ``blue-saboteur``; ``None`` if the sight is no seat."""
        return self.kit.roles[self.own_role] if self.own_role >= 0 else None

    @property
    def works_for(self) -> str | None:
        """The clan that the seat works for; ``None`` if the sight is no seat (DC-6)."""
        return CLANS[self.kit.works_for[self.own_role]] if self.own_role >= 0 else None

    @property
    def roles(self) -> tuple[str | None, ...]:
        """The clan card of each seat; ``None`` for cards that this sight does not know."""
        return tuple(None if role < 0 else self.kit.roles[role] for role in self.known_roles)

    @property
    def shown(self) -> tuple[bool, ...]:
        """Whether each seat's clan card is face up."""
        return tuple(bool(self.shown_bits >> seat & 1) for seat in range(self.kit.seats))

    @property
    def spare(self) -> tuple[str, ...] | None:
        """The clan cards set aside, if the view's seat was the first whose dwarf left (DC-60)."""
        if self.spare_numbers is None:
            return None
        return tuple(self.kit.roles[role] for role in self.spare_numbers)

    @property
    def discard(self) -> tuple[Discarded, ...]:
        """The discard from the bottom up; cards passed or lost by other seats are unknown."""
        return tuple(
            Discarded(None if card < 0 else self.kit.names[card], level, known)
            for card, level, known in self.discarded
        )

    @property
    def maze(self) -> tuple[Laid, ...]:
        """The face-up cards."""
        return tuple(
            Laid(*xy(place), self.kit.names[pose // 2], bool(pose % 2))
            for place, pose in self.in_rows()
        )

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals: face-up ones, and what the view's seat knows of the others."""
        names = self.kit.names
        faces = dict(self.goal_faces or ())
        seen = dict(self.known_goals)
        found = []
        for place in self.kit.goal_cells:
            card = self.cards[place] // 2 if place in self.cards else faces.get(place)
            if place == self.asked_at and place in self.covered:
                card = self.asked_kind  # shown, not yet put down
            found.append(
                Goal(
                    *xy(place),
                    None if card is None else names[card],
                    names[seen[place]] if place in seen else None,
                    tuple(seat for seat, looked in self.goal_looks if looked == place),
                )
            )
        return tuple(found)

    @property
    def dwarves(self) -> tuple[Space | None, ...]:
        """The space of each dwarf; ``None`` once it has left."""
        return tuple(None if node == OUT else _space(node) for node in self.dwarf_nodes)

    @property
    def lying(self) -> tuple[bool, ...]:
        """Whether each dwarf lies down (DC-49)."""
        return tuple(bool(self.lying_bits >> seat & 1) for seat in range(self.kit.seats))

    @property
    def gear(self) -> tuple[tuple[str, ...], ...]:
        """The boots and axes before each seat."""
        return tuple(tuple(self.kit.names[card] for card in cards) for cards in self.gear_numbers)

    @property
    def webs(self) -> tuple[WebShown, ...]:
        """The webs in the cave."""
        return tuple(
            WebShown(
                self.kit.names[web.card],
                web.seat,
                *xy(web.edge // 4),
                SIDE_NAMES[web.edge % 4],
                web.side,
            )
            for web in self.web_pieces
        )

    @property
    def creatures(self) -> tuple[CreatureShown, ...]:
        """The creatures in play."""
        return tuple(
            CreatureShown(
                CREATURES[creature],
                self.kit.names[found.card],
                found.seat,
                *xy(cell_of(found.node)),
                found.node % NODES_PER_CARD,
            )
            for creature, found in enumerate(self.creature_pieces)
            if found is not None
        )

    @property
    def veins(self) -> tuple[Space, ...]:
        """The spaces with vein gold."""
        return tuple(_space(node) for node in self.vein_nodes)

    @property
    def card_peeks(self) -> tuple[SeenCard, ...]:
        """The cards that the view's seat knows to be, or to have been, in other hands."""
        one = frozenset(cases[0] for cases in questions(self.card_traces))  # each card once
        return tuple(
            SeenCard(known.seen // 4, self.kit.names[known.card], known.stale)
            for known in self.card_traces
            if known.seen < DISCARD and known.seen // 4 != self.sight and known.holds(one)
        )

    # The turn.

    @property
    def step(self) -> int:
        """The step of the turn: 1 while a card is to be played, 2 while the dwarf moves."""
        return self.turn_state.step

    @property
    def draws(self) -> int:
        """How many cards are drawn at the end of the turn."""
        return self.turn_state.draws

    @property
    def drawer(self) -> int | None:
        """The seat that draws instead of the one on turn after a hand swap, or ``None``."""
        return seat_or_none(self.turn_state.drawer)

    @property
    def still(self) -> bool:
        """Whether the dwarf stood up in this turn, so that it does not move."""
        return self.turn_state.still

    @property
    def fresh_axe(self) -> bool:
        """Whether the seat on turn has laid an axe before itself in this turn."""
        return self.turn_state.fresh

    @property
    def proposed(self) -> bool:
        """Whether the seat on turn has proposed to end the game."""
        return self.turn_state.proposed

    @property
    def walks(self) -> bool:
        """Whether the dwarf may move in this turn, known from step 2 on."""
        return self.turn_state.walks

    @property
    def steps_left(self) -> int:
        """The steps that the dwarf has left."""
        return self.turn_state.left

    # Public knowledge.

    @property
    def role_looks(self) -> tuple[RoleLook, ...]:
        """Which seats have looked at which clan cards."""
        return tuple(RoleLook(*look) for look in self.role_look_pairs)

    @property
    def result(self) -> ResultSeen | None:
        """How the game ended; ``None`` before its end."""
        if self.ending is None:
            return None
        clan = None if self.ending.clan < 0 else CLANS[self.ending.clan]
        return ResultSeen(self.ending.cause, self.ending.values, clan)


def _by_level(kit: Kit, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of cards of each level (R-235)."""
    counts = [0] * len(LEVELS)
    for card in cards:
        counts[kit.levels[card] - 1] += 1
    return tuple(counts)


def _space(node: Node) -> Space:
    return Space(*xy(cell_of(node)), node % NODES_PER_CARD)
