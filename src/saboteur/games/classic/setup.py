"""Setting a round up: start, goals, roles, hands, piles (B-6 to B-13, B-50)."""

from functools import lru_cache
from typing import TypeVar

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.operations import begin_turn
from saboteur.games.classic.state import BLANK, CLOCKWISE, NO_SLOTS, NOBODY, Deal, Ledger, State
from saboteur.games.options import RANDOM
from saboteur.kernel.event import Event
from saboteur.kernel.events import HandsDealt, RolesDealt
from saboteur.kernel.geometry import NOWHERE
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.randomness import pick, shuffle
from saboteur.kernel.table import Table

T = TypeVar("T")


class Setup:
    """A round in the making: modules change what is dealt and add to the maze."""

    def __init__(self, kit: Kit, seed: str, round_: int) -> None:
        """Lay ready what the base game lays ready."""
        self.kit = kit
        self.seed = seed
        self.round = round_
        self.deck = list(kit.deck)
        """The cards to be shuffled and dealt (B-10)."""
        self.goals = list(kit.goal_cards)
        """The goal cards to be shuffled and laid on the goal cells (B-9)."""
        self.goals_out: tuple[int, ...] = ()
        """Goal cards that stay in the box."""
        maze, _ = _opening(kit)
        self.maze = maze.clone()
        self.slots: dict[str, object] = {}
        self.news: list[Event] = []
        """What modules have to say of it, once the round has begun."""

    def shuffled(self, items: list[T], purpose: str) -> list[T]:
        """Shuffle something of this round."""
        return shuffle(items, self.seed, f"round/{self.round}/{purpose}")

    def pick(self, limit: int, purpose: str) -> int:
        """Draw a number of this round."""
        return pick(limit, self.seed, f"round/{self.round}/{purpose}")


def deal_game(kit: Kit, book: MoveBook, seed: str, log: list[Event] | None = None) -> State:
    """Set the first round up; the gold pile is shuffled once for the whole game (B-12)."""
    pile = tuple(shuffle(kit.gold, seed, "gold"))
    ledger = Ledger(((),) * kit.seats, pile, nuggets=(0,) * kit.seats)
    setup = prepare(kit, seed, 1)
    deal, table = deal_cards(setup, first_player(kit, seed))
    maze, reach = lay_out(setup)
    state = State(
        kit, book, seed, deal, ledger, table, [0] * kit.seats, maze, reach, BLANK, (), NOBODY,
        NOWHERE, slots=setup.slots or NO_SLOTS,
    )  # fmt: skip
    state.log = log
    announce_round(state, setup.news)
    for part in kit.parts.begin_game:
        part.begin_game(state)
    begin_turn(state, deal.starter)
    return state


def prepare(kit: Kit, seed: str, round_: int) -> Setup:
    """Let every part prepare a round."""
    setup = Setup(kit, seed, round_)
    for part in kit.parts.set_up:
        part.set_up(setup)
    for part in kit.parts.fill_maze:
        part.fill_maze(setup)
    return setup


def first_player(kit: Kit, seed: str) -> int:
    """Choose who begins: by lot, unless the host named a seat (B-13, R-22)."""
    chosen = kit.options["first_player"]
    return pick(kit.seats, seed, "first-player") if chosen == RANDOM else int(chosen)


def deal_cards(setup: Setup, starter: int) -> tuple[Deal, Table]:
    """Deal roles, goals and hands of a round; the rest is the pile (B-7, B-9, B-10, B-11)."""
    kit = setup.kit
    roles = setup.shuffled(list(kit.role_pool), "roles")
    goals = setup.shuffled(setup.goals, "goals")
    deck = setup.shuffled(setup.deck, "deck")
    deal = Deal(
        setup.round,
        starter,
        tuple(roles[: kit.seats]),
        tuple(roles[kit.seats :]),
        tuple(zip(kit.goal_cells, goals, strict=True)),
        goals_out=setup.goals_out,
    )
    aside = tuple(deck[: kit.aside])
    del deck[: kit.aside]
    size = kit.hand_size
    hands = [tuple(deck[seat * size : (seat + 1) * size]) for seat in range(kit.seats)]
    pile = tuple(deck[kit.seats * size :])
    return deal, Table(hands, pile, len(pile), [], aside)


@lru_cache(maxsize=256)
def _opening(kit: Kit) -> tuple[Maze, Reach]:
    """Lay Start face up and the goals face down (B-9, R-3); each round copies it."""
    maze = empty_maze(kit.poses.poses)
    maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
    for place in kit.goal_cells:
        maze.cover(place)
    return maze, reach_from(maze, kit.start_nodes)


def lay_out(setup: Setup) -> tuple[Maze, Reach]:
    """Set the maze of a round up."""
    if setup.kit.parts.set_up or setup.kit.parts.fill_maze:
        return setup.maze, reach_from(setup.maze, setup.kit.start_nodes)
    return setup.maze, _opening(setup.kit)[1].clone()


def next_round(state: State) -> None:
    """Set the following round up: everything anew, only the gold stays (B-50, B-51).

    The seat to the left of the one that played the last card begins (B-52, R-23). If a round
    was conceded before any card was played, its own starter begins again.
    """
    kit = state.kit
    starter = state.deal.starter if state.last == NOBODY else (state.last + 1) % kit.seats
    setup = prepare(kit, state.seed, state.deal.round + 1)
    state.deal, state.table = deal_cards(setup, starter)
    state.maze, state.reach = lay_out(setup)
    state.slots = setup.slots or NO_SLOTS
    state.marks = [0] * kit.seats
    state.known = BLANK
    state.last = NOBODY
    state.laid = NOWHERE
    state.way = CLOCKWISE
    announce_round(state, setup.news)
    begin_turn(state, starter)


def announce_round(state: State, news: list[Event]) -> None:
    """Record what was laid ready and dealt."""
    if state.log is not None:
        kit = state.kit
        state.log.append(RoundBegan(state.deal.round, state.deal.starter))
        state.log += news
        state.log.append(RolesDealt(tuple(kit.roles[role] for role in state.deal.roles)))
        hands = state.table.hands
        state.log.append(
            HandsDealt(tuple(tuple(kit.names[card] for card in hand) for hand in hands))
        )
