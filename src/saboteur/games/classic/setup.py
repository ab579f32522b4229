"""Setting up a round: Start, goals, roles, hands, piles (B-6 to B-13, B-50)."""

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Ledger
from saboteur.games.classic.operations import begin_turn
from saboteur.games.classic.round_setup import Setup, opening
from saboteur.games.classic.state import BLANK, CLOCKWISE, NO_SLOTS, NOBODY, Deal, Rules, State
from saboteur.games.options import RANDOM
from saboteur.kernel.event import Event
from saboteur.kernel.events import HandsDealt, RolesDealt
from saboteur.kernel.geometry import NOWHERE
from saboteur.kernel.maze import Maze, Reach, reach_from
from saboteur.kernel.randomness import pick, shuffle
from saboteur.kernel.table import Table


def deal_game(
    kit: Kit, book: MoveBook, parts: Rules, seed: str, log: list[Event] | None = None
) -> State:
    """Return a new game in its first round; the gold pile is shuffled only here (B-12)."""
    pile = tuple(shuffle(kit.gold, seed, "gold"))
    ledger = Ledger(((),) * kit.seats, pile, nuggets=(0,) * kit.seats)
    setup = prepare(kit, parts, seed, 1)
    deal, table = deal_cards(setup, first_player(kit, seed))
    maze, reach = lay_out(setup, parts)
    state = State(
        kit, book, seed, deal, table, maze, (), parts, ledger, [0] * kit.seats, reach, BLANK,
        NOBODY, NOWHERE, setup.slots or NO_SLOTS,
    )  # fmt: skip
    state.log = log
    announce_round(state, setup.news)
    for part in parts.begin_game:
        part.begin_game(state)
    begin_turn(state, deal.starter)
    return state


def prepare(kit: Kit, parts: Rules, seed: str, round_: int) -> Setup:
    """Return the set-up of a round, prepared by every part."""
    setup = Setup(kit, seed, round_)
    for part in parts.set_up:
        part.set_up(setup)
    for part in parts.fill_maze:
        part.fill_maze(setup)
    return setup


def first_player(kit: Kit, seed: str) -> int:
    """Return the seat that begins: random, unless the host named one (B-13, R-22)."""
    chosen = kit.options["first_player"]
    return pick(kit.seats, seed, "first-player") if chosen == RANDOM else int(chosen)


def deal_cards(setup: Setup, starter: int) -> tuple[Deal, Table]:
    """Deal the roles, goals and hands of a round; the rest is the pile (B-7, B-9, B-10, B-11).

    Return what lies face down for the round, and the table with hands and pile.
    """
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


def lay_out(setup: Setup, parts: Rules) -> tuple[Maze, Reach]:
    """Return the maze of a round and the reach of Start."""
    if parts.set_up or parts.fill_maze:
        return setup.maze, reach_from(setup.maze, setup.kit.start_nodes)
    return setup.maze, opening(setup.kit)[1].clone()


def next_round(state: State) -> None:
    """Set up the next round: only the gold is kept (B-50, B-51).

    The seat to the left of the one that played the last card begins (B-52, R-23). If a round was
    conceded before any card was played, its own starter begins again.
    """
    kit = state.kit
    starter = state.deal.starter if state.last == NOBODY else (state.last + 1) % kit.seats
    setup = prepare(kit, state.parts, state.seed, state.deal.round + 1)
    state.deal, state.table = deal_cards(setup, starter)
    state.maze, state.reach = lay_out(setup, state.parts)
    state.slots = setup.slots or NO_SLOTS
    state.marks = [0] * kit.seats
    state.known = BLANK
    state.last = NOBODY
    state.laid = NOWHERE
    state.way = CLOCKWISE
    announce_round(state, setup.news)
    begin_turn(state, starter)


def announce_round(state: State, news: list[Event]) -> None:
    """Log the events of the set-up: the round, the modules' events, roles and hands."""
    if state.log is not None:
        kit = state.kit
        state.log.append(RoundBegan(state.deal.round, state.deal.starter))
        state.log += news
        state.log.append(RolesDealt(tuple(kit.roles[role] for role in state.deal.roles)))
        hands = state.table.hands
        state.log.append(
            HandsDealt(tuple(tuple(kit.names[card] for card in hand) for hand in hands))
        )
