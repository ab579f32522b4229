"""Reading a position that ``position`` printed, or a shorter one."""

from collections import Counter
from collections.abc import Callable
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
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import NOWHERE, SIDE_NAMES, Cell, edge, parse_cell
from saboteur.kernel.knowledge import SPAN, Case, Place, Trace
from saboteur.kernel.maze import Maze, Node, cell_of, empty_maze, node_at
from saboteur.kernel.table import Table, hidden_entry
from saboteur.kernel.tile import NODES_PER_CARD


class PositionError(ValueError):
    """A text that is no position; the message names the line."""


def parse_position(kit: Kit, book: MoveBook, text: str) -> State:
    """Read a position; lines may be left out, and then nothing of that kind is there."""
    reader = _Reader(kit)
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        read = reader.lines.get(words[0])
        if read is None:
            raise PositionError(f"line {number}: unknown word {words[0]!r}")
        try:
            read([line.strip("\n")[len("seed ") :]] if words[0] == "seed" else words[1:])
        except (ValueError, IndexError, KeyError) as error:
            raise PositionError(f"line {number}: {line.strip()!r} can't be read: {error}") from None
    return reader.state(book)


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.seed = "position"
        self.starter = 0
        self.roles, self.spare = _usual_roles(kit)
        self.goals: dict[Cell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=True))
        self.maze: dict[Cell, int] = {}
        self.hands: list[tuple[int, ...]] = [()] * kit.seats
        self.pile: tuple[int, ...] = ()
        self.discard: list[int] = []
        self.aside: tuple[int, ...] = ()
        self.dwarves: list[Node] = [kit.start_node] * kit.seats
        self.nuggets = [kit.start_nuggets] * kit.seats
        self.gear: list[tuple[int, ...]] = [()] * kit.seats
        self.webs: list[Web] = []
        self.creatures: list[Creature | None] = list(NO_CREATURES)
        self.veins: tuple[Node, ...] = ()
        self.lying = 0
        self.out: tuple[int, ...] = ()
        self.shown = (1 << kit.seats) - 1 if kit.no_secret_roles else 0
        self.goal_looks: list[tuple[int, Cell]] = []
        self.role_looks: list[tuple[int, int]] = []
        self.known: list[Trace] = []
        self.turn: Turn | None = None
        self.result: Result | None = None
        self.stack: list[Decision] = []
        self.lines: dict[str, Callable[[list[str]], None]] = {
            "seed": self._seed,
            "starter": self._starter,
            "clans": self._clans,
            "goals": self._goals,
            "maze": self._maze,
            "hand": self._hand,
            "pile": self._pile,
            "discard": self._discard,
            "aside": self._aside,
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
            "ask": self._ask,
        }

    def state(self, book: MoveBook) -> State:
        kit = self.kit
        maze = empty_maze(kit.poses.poses)
        maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for place, pose in self.maze.items():
            if place not in maze.cards:
                maze.lay(place, pose)
        for place in self.goals:
            if place not in maze.cards:
                maze.cover(place)
        self._check_spaces(maze)
        if not self.stack and self.result is None:
            raise PositionError("nothing is asked, and the game has no result")
        on_turn = self.stack[0].seat if self.stack else self.starter
        return State(
            kit,
            book,
            self.seed,
            Deal(self.starter, self.roles, self.spare, tuple(self.goals.items())),
            Table(self.hands, self.pile, len(self.pile), self.discard, self.aside),
            maze,
            self.dwarves,
            self.nuggets,
            tuple(self.stack),
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
        """Refuse a piece on a space that no card has."""
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

    def _card(self, name: str) -> int:
        if name not in self.kit.cards:
            raise ValueError(f"there is no card {name!r}")
        return self.kit.cards[name]

    def _card_with(self, name: str, effects: tuple[str, ...]) -> int:
        card = self._card(name)
        if self.kit.effects[card] not in effects:
            raise ValueError(f"{name!r} is none of {', '.join(effects)}")
        return card

    def _at(self, word: str) -> tuple[Cell, str]:
        place, _, name = word.partition("=")
        return parse_cell(place), name

    def _seat(self, word: str) -> int:
        seat = int(word)
        if not 0 <= seat < self.kit.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat

    def _bits(self, words: list[str]) -> int:
        return sum(1 << seat for seat in {self._seat(word) for word in words})

    def _space(self, word: str) -> Node:
        if word == "out":
            return OUT
        place, _, space = word.rpartition(".")
        if not 0 <= int(space) < NODES_PER_CARD:
            raise ValueError(f"{space} is no space of a card")
        return node_at(parse_cell(place), int(space))

    def _seed(self, words: list[str]) -> None:
        self.seed = words[0]

    def _starter(self, words: list[str]) -> None:
        self.starter = self._seat(words[0])

    def _clans(self, words: list[str]) -> None:
        """Read the clan cards; those set aside may be left out, they are the rest."""
        names = self.kit.roles
        stroke = words.index("|") if "|" in words else len(words)
        self.roles = tuple(names.index(word) for word in words[:stroke])
        self.spare = tuple(names.index(word) for word in words[stroke + 1 :])
        if len(self.roles) != self.kit.seats:
            raise ValueError(f"{len(self.roles)} clan cards for {self.kit.seats} seats")
        pools = _pools(self.kit, self.roles)
        rests = [pool - Counter(self.roles) for pool in pools if Counter(self.roles) <= pool]
        if not rests:
            raise ValueError("these clan cards are not used together (DC-8)")
        if "|" not in words:
            self.spare = tuple(rests[0].elements())
        elif Counter(self.spare) not in rests:
            raise ValueError("the clan cards set aside are not the rest of them (DC-9)")

    def _goals(self, words: list[str]) -> None:
        self.goals = {place: self._card(name) for place, name in map(self._at, words)}
        if set(self.goals) != set(self.kit.goal_cells):
            raise ValueError("the goals lie on other cells (DC-7)")
        if Counter(self.goals.values()) != Counter(self.kit.goal_cards):
            raise ValueError("these are not the goals of the box (DC-4)")

    def _maze(self, words: list[str]) -> None:
        for place, name in map(self._at, words):
            turned = name.endswith("*")
            card = self._card(name.rstrip("*"))
            if self.kit.effects[card]:
                raise ValueError(f"{name!r} is no path card")
            self.maze[place] = self.kit.poses.pose(card, turned=turned)

    def _hand(self, words: list[str]) -> None:
        self.hands[self._seat(words[0])] = tuple(self._card(word) for word in words[1:])

    def _pile(self, words: list[str]) -> None:
        self.pile = tuple(self._card(word) for word in words)

    def _discard(self, words: list[str]) -> None:
        for word in words:
            name, *seats = word.split("~")
            card = self._card(name)
            known = [self._seat(seat) for seat in seats if seat]
            self.discard.append(hidden_entry(card, *known) if seats else card)

    def _aside(self, words: list[str]) -> None:
        self.aside = tuple(self._card(word) for word in words)

    def _dwarves(self, words: list[str]) -> None:
        self.dwarves = [self._space(word) for word in words]
        if len(self.dwarves) != self.kit.seats:
            raise ValueError(f"{len(words)} dwarves for {self.kit.seats} seats")

    def _nuggets(self, words: list[str]) -> None:
        self.nuggets = [int(word) for word in words]
        if len(self.nuggets) != self.kit.seats or min(self.nuggets) < 0:
            raise ValueError(f"{len(words)} hoards for {self.kit.seats} seats")

    def _gear(self, words: list[str]) -> None:
        cards = tuple(self._card_with(word, ("boots", "axe")) for word in words[1:])
        self.gear[self._seat(words[0])] = cards

    def _web(self, words: list[str]) -> None:
        card, seat, place, side, shows = words
        border = edge(parse_cell(place), SIDE_NAMES.index(side))
        if shows not in {"1", "2"}:
            raise ValueError("a web shows 1 or 2")
        web = Web(self._card_with(card, ("web",)), self._seat(seat), border, int(shows))
        self.webs.append(web)

    def _creature(self, words: list[str]) -> None:
        card = self._card_with(words[0], CREATURES)
        self.creatures[self.kit.creature[card]] = Creature(
            card, self._seat(words[1]), self._space(words[2])
        )

    def _veins(self, words: list[str]) -> None:
        self.veins = tuple(self._space(word) for word in words)

    def _lying(self, words: list[str]) -> None:
        self.lying = self._bits(words)

    def _out(self, words: list[str]) -> None:
        self.out = tuple(self._seat(word) for word in words)
        for seat in self.out:
            self.dwarves[seat] = OUT
        self.shown |= self._bits(words)  # DC-59

    def _shown(self, words: list[str]) -> None:
        self.shown |= self._bits(words)

    def _looked(self, words: list[str]) -> None:
        place = parse_cell(words[1])
        if place not in self.kit.goal_cells:
            raise ValueError("there is no goal there")
        self.goal_looks.append((self._seat(words[0]), place))

    def _looked_role(self, words: list[str]) -> None:
        self.role_looks.append((self._seat(words[0]), self._seat(words[1])))

    def _saw_card(self, words: list[str]) -> None:
        place, _, name = words[1].partition("=")
        seen = self._place(place)
        stop = words.index("if") if "if" in words else len(words)
        cases = [case for word in words[stop + 1 :] for case in _cases(word)]
        now = [seen]
        if "now" in words:
            now = [self._place(word) for word in words[words.index("now") + 1 : stop]]
        seat = self._seat(words[0])
        self.known.append(Trace(seat, self._card(name), seen, frozenset(now), frozenset(cases)))

    def _place(self, word: str) -> Place:
        if word.startswith("#"):
            return DISCARD + int(word[1:])
        seat, _, level = word.partition(":")
        if int(level) not in LEVELS:
            raise ValueError(f"{level} is no level")
        return hand_place(self._seat(seat), int(level))

    def _turn(self, words: list[str]) -> None:
        attackers: list[str] = []
        if "attackers" in words:
            attackers = words[words.index("attackers") + 1 :]
            del words[words.index("attackers") :]
        step = int(_after(words, "step", str(CARD)))
        if step not in (CARD, WALK):
            raise ValueError(f"{step} is no step of a turn that asks something")
        drawer = _after(words, "drawer", "-")
        flags = {flag: flag in words for flag in FLAGS}
        self.turn = Turn(
            self._seat(words[0]),
            step,
            int(_after(words, "draws", "1")),
            NOBODY if drawer == "-" else self._seat(drawer),
            left=int(_after(words, "left", "0")),
            attackers=tuple(CREATURES.index(word) for word in attackers),
            **flags,
        )

    def _result(self, words: list[str]) -> None:
        clan = NOBODY if words[1] == "-" else CLANS.index(words[1])
        self.result = Result(words[0], (int(words[2]), int(words[3])), clan)

    def _ask(self, words: list[str]) -> None:
        kind, seat, *rest = words
        then: list[str] = []
        if "then" in rest:
            then = rest[rest.index("then") + 1 :]
            del rest[rest.index("then") :]
        left = int(_after(rest, "left", "0"))
        if "left" in rest:
            del rest[rest.index("left") :]
        place = parse_cell(rest.pop(0)) if rest and "," in rest[0] else NOWHERE
        card = self._card(rest.pop(0)) if rest else NOBODY
        seats = tuple(map(self._seat, then))
        if kind in {"creature-step", "repel-creature"} and (
            card == NOBODY or self.kit.creature[card] == NO_CREATURE
        ):
            raise ValueError(f"{kind} names the card of a creature")
        self.stack.append(Decision(kind, self._seat(seat), place, seats, card, left))


def _after(words: list[str], name: str, usual: str) -> str:
    """Return the word after a name, or what is usual."""
    return words[words.index(name) + 1] if name in words else usual


def _cases(word: str) -> list[Case]:
    question, _, which = word.partition("=")
    number, size = map(int, question.split("/"))
    return [(number * SPAN + size) * SPAN + int(case) for case in which.split(",")]


def _pools(kit: Kit, roles: tuple[int, ...]) -> list[Counter[int]]:
    """List the sets of clan cards that may be used (DC-8): both clans, or the one that is worn."""
    if kit.clans_worn == len(CLANS):
        return [Counter(role for cards in kit.clan_cards for role in cards)]
    return [Counter(kit.clan_cards[kit.wears[roles[0]]])]


def _usual_roles(kit: Kit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal the clan cards in turn: yellow and blue, or loyal and saboteur."""
    if kit.clans_worn == len(CLANS):
        rows = list(kit.clan_cards)
    else:
        rows = [
            tuple(role for role in kit.clan_cards[0] if kit.is_loyal(role) == loyal)
            for loyal in (True, False)
        ]
    order = [role for some in zip_longest(*rows) for role in some if role is not None]
    return tuple(order[: kit.seats]), tuple(order[kit.seats :])
