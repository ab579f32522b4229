"""Tests of the skilled bot in The Dark Cave: beliefs and moves."""

from collections import Counter
from itertools import permutations

import pytest

from saboteur.bots import Budget, bot
from saboteur.bots.beliefs import Beliefs, Believer
from saboteur.bots.claim_log import ClaimLog
from saboteur.bots.dark_cave.belief.suspicion import ObservedAction, Suspicion, consistent_deals
from saboteur.bots.dark_cave.memory import Memory
from saboteur.games.dark_cave.events import DwarfMoved
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import HiddenGoalPeek
from saboteur.kernel.geometry import Cell, pack_xy, xy
from saboteur.play.game import Game
from tests.bots.bot_games import play_choices, play_game, sampled_game_counts
from tests.rules.dark_cave.positions import dark_cave_at

GOALS = "goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit\n"
ROLES = "clans yellow-loyal yellow-saboteur yellow-loyal | yellow-saboteur\n"
PAIR = "clans yellow-loyal blue-loyal |\n"


def choice(game: Game, events: tuple[Event, ...] = ()) -> str:
    assert game.decider is not None
    player = bot("skilled", "test", "dark-cave")
    return str(player.choose(game.view(game.decider), game.legal_moves(), events))


def beliefs_of(game: Game, seat: int, history: tuple[Event, ...]) -> Beliefs:
    """Return the beliefs of a new bot that gets all events at once."""
    player = bot("skilled", "beliefs", "dark-cave")
    player.choose(game.view(seat), game.legal_moves(), history)
    assert isinstance(player, Believer)
    assert player.beliefs is not None
    return player.beliefs


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8])
def test_beliefs_agree_with_the_deal_and_with_what_is_known(seats: int) -> None:
    for number, (game, seat, history, _) in enumerate(
        play_choices(["novice"] * seats, "deal", "dark-cave")
    ):
        if number % (3 * seats + 2):
            continue
        view = game.view(seat)
        beliefs = beliefs_of(game, seat, history)
        assert len(beliefs) == seats
        for other, likely in enumerate(beliefs):
            assert sum(likely.values()) == pytest.approx(1)
            assert min(likely.values()) >= 0
            assert likely[game.view(other).role] > 0  # the truth is never excluded
            cards = {view.kit.roles[card] for card in view.kit.clan_cards[view.backs[other]]}
            assert set(likely) == cards  # the back is visible (DC-5)
            if view.known_roles[other] >= 0:
                assert likely[view.kit.roles[view.known_roles[other]]] == 1
        for clan in set(view.backs):
            card = view.kit.clan_cards[clan][-1]  # a saboteur, except for two seats
            worn = [likely for other, likely in enumerate(beliefs) if view.backs[other] == clan]
            expected = sum(likely[view.kit.roles[card]] for likely in worn)
            assert expected <= view.kit.clan_cards[clan].count(card) + 1e-9


@pytest.mark.parametrize("seats", [3, 4, 5, 7])
def test_deals_are_weighed_by_their_number_of_ways(seats: int) -> None:
    """The reference counts every order of each clan's cards."""
    game = next(play_choices(["novice"] * seats, f"ways {seats}", "dark-cave")).game
    assert game.decider is not None
    view: View = game.view(game.decider)
    counted: Counter[tuple[tuple[int, int], ...]] = Counter({(): 1})
    for clan in sorted(set(view.backs)):
        cards = view.kit.clan_cards[clan]
        wearers = [seat for seat, back in enumerate(view.backs) if back == clan]
        known = {seat: view.known_roles[seat] for seat in wearers}
        orders: Counter[tuple[tuple[int, int], ...]] = Counter()
        for order in set(permutations(cards)):
            dealt = tuple(zip(wearers, order, strict=False))
            if all(known[seat] in (-1, role) for seat, role in dealt):
                orders[dealt] += 1
        counted = Counter(
            {
                (*before, *dealt): many * ways
                for before, many in counted.items()
                for dealt, ways in orders.items()
            }
        )
    wanted: Counter[tuple[int, ...]] = Counter()
    for dealt, ways in counted.items():
        roles = tuple(role for _, role in sorted(dealt))
        if len({view.kit.works_for[role] for role in roles}) == 2:  # the game is not over
            wanted[roles] += ways
    found = consistent_deals(view)
    total, all_ = sum(wanted.values()), sum(ways for _, ways in found)
    assert {roles: ways / all_ for roles, ways in found} == pytest.approx(
        {roles: ways / total for roles, ways in wanted.items()}
    )


@pytest.mark.parametrize(("helps", "sign"), [(True, 1), (False, -1)])
def test_observed_actions_tell_friends_from_foes(helps: bool, sign: int) -> None:  # noqa: FBT001
    """The effect is stronger if the acting seat has looked at the other's clan card."""
    view = dark_cave_at(f"{GOALS}{ROLES}hand 0 cross-i").view(0)

    def friends(*actions: ObservedAction) -> float:
        suspicion = Suspicion()
        for action in actions:
            suspicion.add(action)
        mine = view.kit.works_for[view.own_role]
        return sum(
            weight
            for roles, weight in suspicion.hypotheses(view, ClaimLog())
            if view.kit.works_for[roles[1]] == mine
        )

    guessed = friends(ObservedAction(1, 0, helps, knows=False))
    known = friends(ObservedAction(1, 0, helps, knows=True))
    assert sign * (guessed - friends()) > 0
    assert sign * (known - guessed) > 0
    assert friends(ObservedAction(1, 1, helps, knows=True)) == friends()


def test_moves_after_a_look_at_a_goal_are_evidence_of_its_card() -> None:
    view = dark_cave_at(f"{GOALS}hand 0 cross-i").view(0)
    goal = pack_xy(4, 4)
    looked = HiddenGoalPeek(1, "secret-information-i", xy(goal))
    odds = []
    for far in (2, 0, -2):
        memory = Memory(view)
        memory.observe((looked, DwarfMoved(1, Cell(far, 0), 0)))
        found = memory.goal_odds(view, 0, memory.hypotheses(view))
        assert sum(found.values()) == pytest.approx(1)
        odds.append(found[goal])
    towards, nowhere, away = odds
    assert nowhere == pytest.approx(1 / 4)
    assert towards > 0.5
    assert away < 0.1


def test_a_goal_it_has_seen_is_known() -> None:
    view = dark_cave_at(f"{GOALS}looked 0 4,4\nhand 0 cross-i").view(0)
    memory = Memory(view)
    assert memory.goal_odds(view, 0, memory.hypotheses(view)) == {pack_xy(4, 4): 1.0}
    view = dark_cave_at(f"{GOALS}looked 0 4,-4\nhand 0 cross-i").view(0)
    memory = Memory(view)
    assert pack_xy(4, -4) not in memory.goal_odds(view, 0, memory.hypotheses(view))


def test_it_does_not_open_the_exit_for_a_rival_beside_it() -> None:
    """A dwarf that enters a goal stops there (DC-57), so the rival would leave first."""
    near = f"{GOALS}{PAIR}looked 0 4,4\nmaze 2,4=cross-i 3,4=cross-i\nhand 0 rat-i\nhand 1 rat-i\n"
    game = dark_cave_at(f"{near}dwarves 3,4.0 2,4.0", seats=2)
    game.play(choice(game))
    assert choice(game) == "stop"
    alone = dark_cave_at(f"{near}dwarves 3,4.0 0,0.0", seats=2)
    alone.play(choice(alone))
    assert choice(alone) == "enter 4,4"


def test_it_stops_a_rival_who_would_leave_next() -> None:
    maze = "maze 0,4=cross-i 1,4=abyss-cross-i 2,4=cross-i 3,4=cross-i 4,4=goal-exit\n"
    hands = "hand 0 lindworm-ii cross-i\nhand 1 cross-i\n"
    game = dark_cave_at(f"{GOALS}{PAIR}{maze}{hands}dwarves 0,4.0 3,4.0", seats=2)
    assert choice(game) == "play lindworm-ii 1,4 0"


def test_a_budget_changes_nothing() -> None:
    for game, seat, history, move in play_choices(["skilled"] * 3, "budget", "dark-cave"):
        budget = Budget(seconds=0.5, simulations=10)
        player = bot("skilled", f"budget/{seat}", "dark-cave", budget)
        assert player.choose(game.view(seat), game.legal_moves(), history) is move
        if len(game.moves) > 40:
            break


@sampled_game_counts(4, 8)
def test_it_is_out_before_a_novice(games: int) -> None:
    """Measured in 40 games of two: 32 won, 7 lost, one in which no dwarf left the mine."""
    won: Counter[str] = Counter()
    for number in range(games):
        levels = ["skilled", "novice"] if number % 2 else ["novice", "skilled"]
        won.update(
            levels[seat] for seat in play_game(levels, f"race {number}", "dark-cave").winners
        )
    assert won["skilled"] >= won["novice"] + 2
