"""Parser of positions: builds a state from its text (``position``), complete or shortened."""

from collections import Counter
from collections.abc import Collection
from itertools import zip_longest

from saboteur.games.dark_cave.book import MoveBook
from saboteur.games.dark_cave.kit import CLANS, CREATURES, LEVELS, NO_CREATURE, Kit
from saboteur.games.dark_cave.position import FLAGS
from saboteur.games.dark_cave.state import (
    CARD,
    DISCARD,
    NO_CREATURES,
    NOBODY,
    OUT,
    WALK,
    Creature,
    Deal,
    Result,
    State,
    Turn,
    Web,
    hand_place,
)
from saboteur.games.position_reader import PositionError, PositionReader
from saboteur.games.position_words import at_least, cut, halves, number, read_name, read_placed
from saboteur.kernel.geometry import SIDE_NAMES, PackedCell, edge, parse_cell
from saboteur.kernel.knowledge import Place, Trace
from saboteur.kernel.maze import Maze, Node, cell_of, node_at
from saboteur.kernel.tile import NODES_PER_CARD


class DarkCaveReader(PositionReader[Kit, MoveBook, State]):
    """Collects the lines of a position of The Dark Cave and builds the state."""

    def __init__(self, kit: Kit, book: MoveBook, kinds: Collection[str]) -> None:
        super().__init__(kit, book, kinds)
        self.roles, self.spare = _usual_roles(kit)
        self.goals: dict[PackedCell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=True))
        self.dwarves: list[Node] = [kit.start_node] * kit.seats
        self.nuggets = [kit.start_nuggets] * kit.seats
        self.gear: list[tuple[int, ...]] = [()] * kit.seats
        self.webs: list[Web] = []
        self.creatures: list[Creature | None] = list(NO_CREATURES)
        self.veins: tuple[Node, ...] = ()
        self.lying = 0
        self.out: tuple[int, ...] = ()
        self.shown = (1 << kit.seats) - 1 if kit.no_secret_roles else 0
        self.goal_looks: list[tuple[int, PackedCell]] = []
        self.role_looks: list[tuple[int, int]] = []
        self.known: list[Trace] = []
        self.turn: Turn | None = None
        self.result: Result | None = None
        self.lines |= {
            "starter": self._starter,
            "clans": self._clans,
            "goals": self._goals,
            "dwarves": self._dwarves,
            "nuggets": self._nuggets,
            "gear": self._gear,
            "web": self._web,
            "creature": self._creature,
            "veins": self._veins,
            "lying": self._lying,
            "out": self._out,
            "shown": self._shown,
            "looked": self._looked,
            "looked-role": self._looked_role,
            "saw-card": self._saw_card,
            "turn": self._turn,
            "result": self._result,
        }

    def state(self) -> State:
        """Build the state from all lines; raise ``PositionError`` if they contradict each other."""
        maze = self.laid_out(self.goals)
        self._check_spaces(maze)
        self._check_creatures()
        if not self.stack and self.result is None:
            raise PositionError("nothing is asked, and the game has no result")
        on_turn = self.stack[0].seat if self.stack else self.starter
        deal = Deal(self.starter, self.roles, self.spare, tuple(self.goals.items()))
        return State(
            *self.common_fields(deal, maze),
            self.dwarves,
            self.nuggets,
            self.turn or Turn(on_turn),
            tuple(self.gear),
            tuple(self.webs),
            tuple(self.creatures),
            self.veins,
            self.lying,
            self.out,
            self.shown,
            tuple(self.goal_looks),
            tuple(self.role_looks),
            tuple(self.known),
            self.result,
        )

    def _check_spaces(self, maze: Maze) -> None:
        """Raise ``PositionError`` if a piece is on no space or the line ``out`` is wrong."""
        creatures = [found.node for found in self.creatures if found is not None]
        for node in (*self.dwarves, *creatures, *self.veins):
            if node == OUT:
                continue
            pose = maze.cards.get(cell_of(node))
            if pose is None or node % NODES_PER_CARD >= maze.poses[pose].tile.nodes:
                raise PositionError(f"a piece stands where there is no space: {node}")
        out = {seat for seat, node in enumerate(self.dwarves) if node == OUT}
        if out != set(self.out):
            raise PositionError("the dwarves that are out and the line 'out' differ")

    def _check_creatures(self) -> None:
        """Raise ``PositionError`` if a decision about a creature does not name its card."""
        for asked in self.stack:
            if asked.kind in {"creature-step", "repel-creature"} and (
                asked.card == NOBODY or self.kit.creature[asked.card] == NO_CREATURE
            ):
                raise PositionError(f"{asked.kind} names the card of a creature")

    def on_cell(self, name: str, place: PackedCell) -> int:
        """Return the card called ``name``; raise ``ValueError`` if it is an action card."""
        card = self.card(name)
        if self.kit.effects[card]:
            raise ValueError(f"{name!r} is no path card")
        return card

    def _card_with(self, name: str, effects: tuple[str, ...]) -> int:
        card = self.card(name)
        if self.kit.effects[card] not in effects:
            raise ValueError(f"{name!r} is none of {', '.join(effects)}")
        return card

    def _bits(self, words: list[str]) -> int:
        return sum(1 << seat for seat in {self.seat(word) for word in words})

    def _space(self, word: str) -> Node:
        if word == "out":
            return OUT
        place, _, space = word.rpartition(".")
        if not 0 <= number(space) < NODES_PER_CARD:
            raise ValueError(f"{space} is no space of a card")
        return node_at(parse_cell(place), number(space))

    def _starter(self, words: list[str]) -> None:
        self.starter = self.seat(words[0])

    def _clans(self, words: list[str]) -> None:
        """Parse the clan cards of the seats and, after ``|``, those set aside.

        By default, all other cards in use are set aside.
        """
        names = self.kit.roles
        roles, spare = halves(words)
        self.for_each_seat(roles, "clan cards")
        self.roles = tuple(read_name(names, role, "clan card") for role in roles)
        self.spare = tuple(read_name(names, role, "clan card") for role in spare)
        pools = _pools(self.kit, self.roles)
        rests = [pool - Counter(self.roles) for pool in pools if Counter(self.roles) <= pool]
        if not rests:
            raise ValueError("these clan cards are not used together (DC-8)")
        if "|" not in words:
            self.spare = tuple(rests[0].elements())
        elif Counter(self.spare) not in rests:
            raise ValueError("the clan cards set aside are not the rest of them (DC-9)")

    def _goals(self, words: list[str]) -> None:
        self.goals = {place: self.card(name) for place, name in map(read_placed, words)}
        if set(self.goals) != set(self.kit.goal_cells):
            raise ValueError("the goals lie on other cells (DC-7)")
        if Counter(self.goals.values()) != Counter(self.kit.goal_cards):
            raise ValueError("these are not the goals of the box (DC-4)")

    def _dwarves(self, words: list[str]) -> None:
        self.dwarves = [self._space(word) for word in words]
        self.for_each_seat(words, "dwarves")

    def _nuggets(self, words: list[str]) -> None:
        self.nuggets = [number(word) for word in words]
        if len(self.nuggets) != self.kit.seats or min(self.nuggets) < 0:
            raise ValueError(f"{len(words)} hoards for {self.kit.seats} seats")

    def _gear(self, words: list[str]) -> None:
        cards = tuple(self._card_with(word, ("boots", "axe")) for word in words[1:])
        self.gear[self.seat(words[0])] = cards

    def _web(self, words: list[str]) -> None:
        at_least(5, words, "card, seat, cell, side and number")
        card, seat, place, side, shows = words[:5]
        border = edge(parse_cell(place), read_name(SIDE_NAMES, side, "side"))
        if shows not in {"1", "2"}:
            raise ValueError("a web shows 1 or 2")
        web = Web(self._card_with(card, ("web",)), self.seat(seat), border, number(shows))
        self.webs.append(web)

    def _creature(self, words: list[str]) -> None:
        card = self._card_with(words[0], CREATURES)
        self.creatures[self.kit.creature[card]] = Creature(
            card, self.seat(words[1]), self._space(words[2])
        )

    def _veins(self, words: list[str]) -> None:
        self.veins = tuple(self._space(word) for word in words)

    def _lying(self, words: list[str]) -> None:
        self.lying = self._bits(words)

    def _out(self, words: list[str]) -> None:
        self.out = tuple(self.seat(word) for word in words)
        for seat in self.out:
            self.dwarves[seat] = OUT
        self.shown |= self._bits(words)  # DC-59

    def _shown(self, words: list[str]) -> None:
        self.shown |= self._bits(words)

    def _looked(self, words: list[str]) -> None:
        place = parse_cell(words[1])
        if place not in self.kit.goal_cells:
            raise ValueError("there is no goal there")
        self.goal_looks.append((self.seat(words[0]), place))

    def _looked_role(self, words: list[str]) -> None:
        self.role_looks.append((self.seat(words[0]), self.seat(words[1])))

    def _saw_card(self, words: list[str]) -> None:
        place, _, name = words[1].partition("=")
        self.known.append(self.trace(words, self._place(place), self.card(name), self._place))

    def _place(self, word: str) -> Place:
        if word.startswith("#"):
            return DISCARD + number(word[1:])
        seat, _, level = word.partition(":")
        if number(level) not in LEVELS:
            raise ValueError(f"{level} is no level")
        return hand_place(self.seat(seat), number(level))

    def _turn(self, words: list[str]) -> None:
        attackers = cut(words, "attackers")
        step = number(_after(words, "step", str(CARD)))
        if step not in (CARD, WALK):
            raise ValueError(f"{step} is no step of a turn that asks something")
        flags = {flag: flag in words for flag in FLAGS}
        self.turn = Turn(
            self.seat(words[0]),
            step,
            number(_after(words, "draws", "1")),
            self.seat_or_nobody(_after(words, "drawer", "-")),
            left=number(_after(words, "left", "0")),
            attackers=tuple(read_name(CREATURES, word, "creature") for word in attackers),
            **flags,
        )

    def _result(self, words: list[str]) -> None:
        clan = NOBODY if words[1] == "-" else read_name(CLANS, words[1], "clan")
        self.result = Result(words[0], (number(words[2]), number(words[3])), clan)


def _after(words: list[str], name: str, usual: str) -> str:
    """Return the word after ``name``, or ``usual`` if ``name`` is missing."""
    return words[words.index(name) + 1] if name in words else usual


def _pools(kit: Kit, roles: tuple[int, ...]) -> list[Counter[int]]:
    """Return the possible sets of clan cards in use: both clans or the one worn (DC-8)."""
    if kit.clans_worn == len(CLANS):
        return [Counter(role for cards in kit.clan_cards for role in cards)]
    return [Counter(kit.clan_cards[kit.wears[roles[0]]])]


def _usual_roles(kit: Kit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the default clan cards of the seats and those set aside.

    They alternate between yellow and blue or, with a single clan, between loyal and saboteur.
    """
    if kit.clans_worn == len(CLANS):
        rows = list(kit.clan_cards)
    else:
        rows = [
            tuple(role for role in kit.clan_cards[0] if kit.is_loyal(role) == loyal)
            for loyal in (True, False)
        ]
    order = [role for some in zip_longest(*rows) for role in some if role is not None]
    return tuple(order[: kit.seats]), tuple(order[kit.seats :])
