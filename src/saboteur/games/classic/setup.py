"""Setting a round up: start, goals, roles, hands, piles (B-6 to B-13, B-50)."""

from functools import lru_cache

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.events import HandsDealt, RolesDealt, RoundBegan
from saboteur.games.classic.kit import RANDOM, Kit
from saboteur.games.classic.operations import begin_turn
from saboteur.games.classic.state import NOBODY, NOWHERE, Deal, Ledger, State
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.randomness import pick, shuffle
from saboteur.kernel.table import Table

TURN = "turn"


def deal_game(kit: Kit, book: MoveBook, seed: str, log: list[Event] | None = None) -> State:
    """Set the first round up; the gold pile is shuffled once for the whole game (B-12)."""
    pile = tuple(shuffle(kit.gold, seed, "gold"))
    ledger = Ledger(((),) * kit.seats, pile)
    deal, table = deal_cards(kit, seed, 1, first_player(kit, seed))
    maze, reach = lay_out(kit)
    marks = [0] * kit.seats
    state = State(kit, book, seed, deal, ledger, table, marks, maze, reach, (), (), NOBODY, NOWHERE)
    state.log = log
    announce_round(state)
    begin_turn(state, Decision(TURN, deal.starter))
    return state


def first_player(kit: Kit, seed: str) -> int:
    """Choose who begins: by lot, unless the host named a seat (B-13, R-22)."""
    chosen = kit.options["first_player"]
    return pick(kit.seats, seed, "first-player") if chosen == RANDOM else int(chosen)


def deal_cards(kit: Kit, seed: str, round_: int, starter: int) -> tuple[Deal, Table]:
    """Deal roles, goals and hands of a round; the rest is the pile (B-7, B-9, B-10, B-11)."""
    address = f"round/{round_}"
    roles = shuffle(kit.role_pool, seed, f"{address}/roles")
    goals = shuffle(kit.goal_cards, seed, f"{address}/goals")
    deck = shuffle(kit.deck, seed, f"{address}/deck")
    deal = Deal(
        round_,
        starter,
        tuple(roles[: kit.seats]),
        tuple(roles[kit.seats :]),
        tuple(zip(kit.goal_cells, goals, strict=True)),
    )
    size = kit.hand_size
    hands = [tuple(deck[seat * size : (seat + 1) * size]) for seat in range(kit.seats)]
    pile = tuple(deck[kit.seats * size :])
    return deal, Table(hands, pile, len(pile), [])


@lru_cache(maxsize=256)
def _opening(kit: Kit) -> tuple[Maze, Reach]:
    """Lay Start face up and the goals face down (B-9, R-3); each round copies it."""
    maze = empty_maze(kit.poses.poses)
    maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
    for place in kit.goal_cells:
        maze.cover(place)
    return maze, reach_from(maze, kit.start_nodes)


def lay_out(kit: Kit) -> tuple[Maze, Reach]:
    """Set the maze of a round up."""
    maze, reach = _opening(kit)
    return maze.clone(), reach.clone()


def next_round(state: State) -> None:
    """Set the following round up: everything anew, only the gold stays (B-50, B-51).

    The seat to the left of the one that played the last card begins (B-52, R-23). If a round
    was conceded before any card was played, its own starter begins again.
    """
    kit = state.kit
    starter = state.deal.starter if state.last == NOBODY else (state.last + 1) % kit.seats
    state.deal, state.table = deal_cards(kit, state.seed, state.deal.round + 1, starter)
    state.maze, state.reach = lay_out(kit)
    state.marks = [0] * kit.seats
    state.peeks = ()
    state.last = NOBODY
    state.laid = NOWHERE
    announce_round(state)
    begin_turn(state, Decision(TURN, starter))


def announce_round(state: State) -> None:
    """Record what was dealt."""
    if state.log is not None:
        kit = state.kit
        state.log.append(RoundBegan(state.deal.round, state.deal.starter))
        state.log.append(RolesDealt(tuple(kit.roles[role] for role in state.deal.roles)))
        hands = state.table.hands
        state.log.append(
            HandsDealt(tuple(tuple(kit.names[card] for card in hand) for hand in hands))
        )
