"""Setting up: goals in the corners, clan cards, three stacks, hands, the pile (DC-7 to DC-14)."""

from saboteur.games.dark_cave.book import MoveBook
from saboteur.games.dark_cave.events import GameBegan
from saboteur.games.dark_cave.flow import next_turn
from saboteur.games.dark_cave.kit import CLANS, LEVELS, Kit
from saboteur.games.dark_cave.state import Deal, State, Turn
from saboteur.games.options import RANDOM
from saboteur.kernel.event import Event
from saboteur.kernel.events import HandsDealt, RolesDealt
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.randomness import pick, shuffle
from saboteur.kernel.table import Table


def deal_game(kit: Kit, book: MoveBook, seed: str, log: list[Event] | None = None) -> State:
    roles = shuffle(clan_pool(kit, seed), seed, "clans")
    goals = shuffle(kit.goal_cards, seed, "goals")
    deal = Deal(
        first_player(kit, seed),
        tuple(roles[: kit.seats]),
        tuple(roles[kit.seats :]),  # aside unseen (DC-9)
        tuple(zip(kit.goal_cells, goals, strict=True)),
    )
    state = State(
        kit,
        book,
        seed,
        deal,
        deal_cards(kit, seed),
        opening(kit),
        (),
        [kit.start_node] * kit.seats,  # DC-10
        [kit.start_nuggets] * kit.seats,
        Turn(deal.starter),
        ((),) * kit.seats,
        shown=(1 << kit.seats) - 1 if kit.no_secret_roles else 0,  # DC-70
    )
    state.log = log
    _announce(state)
    next_turn(state, deal.starter)
    return state


def clan_pool(kit: Kit, seed: str) -> list[int]:
    """Return the clan cards in use (DC-8); if only one clan plays, it is random (R-173)."""
    clans = range(len(CLANS))
    worn = clans if kit.clans_worn == len(CLANS) else [pick(len(CLANS), seed, "clan")]
    return [role for clan in worn for role in kit.clan_cards[clan]]


def first_player(kit: Kit, seed: str) -> int:
    """Return the first seat: random, unless the option names one (DC-14, R-22)."""
    chosen = kit.options["first_player"]
    return pick(kit.seats, seed, "first-player") if chosen == RANDOM else int(chosen)


def deal_cards(kit: Kit, seed: str) -> Table:
    """Shuffle each stack, set some cards aside and deal hands; stack III is lowest in the pile.

    DC-11 to DC-13.
    """
    hands: list[tuple[int, ...]] = [()] * kit.seats
    aside: list[int] = []
    pile: list[int] = []
    for level in LEVELS:
        cards = [card for card in kit.deck if kit.levels[card] == level]
        stack = shuffle(cards, seed, f"stack/{level}")
        aside += stack[: kit.aside]
        del stack[: kit.aside]
        many = kit.dealt[level - 1]
        for seat in range(kit.seats):
            hands[seat] += tuple(stack[:many])
            del stack[:many]
        pile = stack + pile
    return Table(hands, tuple(pile), len(pile), [], tuple(aside))


def opening(kit: Kit) -> Maze:
    """Return a maze with Start face up and the goals face down (DC-7)."""
    maze = empty_maze(kit.poses.poses)
    maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
    for place in kit.goal_cells:
        maze.cover(place)
    return maze


def _announce(state: State) -> None:
    if state.log is not None:
        kit = state.kit
        roles = state.deal.roles
        clans = tuple(CLANS[kit.wears[role]] for role in roles)
        state.log.append(GameBegan(state.deal.starter, clans))
        state.log.append(RolesDealt(tuple(kit.roles[role] for role in roles)))
        hands = state.table.hands
        state.log.append(HandsDealt(tuple(tuple(kit.names[c] for c in hand) for hand in hands)))
