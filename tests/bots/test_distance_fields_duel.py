"""Tests of Le Duel's distance fields: searches from the gold and from the tunnel's ends agree."""

from saboteur.bots.duel.distance.board import board_of
from saboteur.bots.duel.distance.cached_distance import CachedDistances
from saboteur.bots.duel.distance.card_aware_distance import UNREACHABLE
from saboteur.bots.duel.distance.crossings import CARD_COST
from saboteur.bots.duel.distance.measure import CardAwareMeasure
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import pack_xy
from saboteur.kernel.maze import node_at
from tests.bots.bot_games import play_choices
from tests.bots.duel_positions import CORRIDOR, duel_at

EMPTY_HAND = ()
"""With an empty hand every cell counts as dug with drawn cards, which cost the same everywhere."""


def positions() -> list[View]:
    """Return the views of every second choice in a game between novices."""
    made = play_choices(["novice", "novice"], "fields 2", "duel")
    return [choice.game.view(choice.seat) for number, choice in enumerate(made) if number % 2 == 0]


def test_both_measure_the_same_from_either_end() -> None:
    goals = spots = 0
    for view in positions():
        now = board_of(view)
        prospects = CardAwareMeasure(view, now)
        fields = CachedDistances(view, now, prospects)
        claimed = {place for place, _ in view.marks.claims}
        for seat, reach in enumerate(now.reaches):
            outwards = prospects.distances(now, seat, EMPTY_HAND)
            back = fields.distances(now, seat, EMPTY_HAND)
            for way, far in outwards.goals.items():  # the search stops where it may
                assert back.goals[way] == far
                goals += 1
            for place, pose in now.maze.cards.items():
                node = view.kit.gold_nodes[pose]
                lies = node >= 0 and place not in claimed
                if lies and node_at(place, node) not in reach.nodes:
                    far = outwards.gold_distance(place)
                    assert far in (UNREACHABLE, back.gold_distance(place))
                    spots += far < UNREACHABLE
    assert goals > 200
    assert spots > 5


def test_a_card_laid_since_counts_where_the_tunnel_ends_now() -> None:
    game = duel_at(
        f"""hand 0 door-blue-cross
        hand 1 secret-plan
        pile secret-plan
        maze {CORRIDOR}"""
    )
    view = game.view(0)
    now = board_of(view)
    fields = CachedDistances(view, now, CardAwareMeasure(view, now))
    above, below = 2 * pack_xy(5, -2), 2 * pack_xy(5, 0)
    before = fields.distances(now, 0, view.card_numbers)
    assert (before.goals[above], before.goals[below]) == (CARD_COST, CARD_COST)
    [laid] = [move for move in game.legal_moves() if str(move) == "lay door-blue-cross 5,-1"]
    then = now.after_laying(laid.at, laid.pose)
    after = fields.distances(then, 0, EMPTY_HAND)
    assert (after.goals[above], after.goals[below]) == (0, 0)
    green = fields.distances(then, 1, None)  # it is far away
    assert green.goals == fields.distances(now, 1, None).goals


def test_a_board_goes_on_from_the_one_before_it() -> None:
    """Updating a board card by card gives the same fields as computing it from the view."""
    found = None
    for view in positions():
        found = board_of(view, found)
        fresh = board_of(view)
        assert found.maze.cards == fresh.maze.cards
        assert found.maze.covered == fresh.maze.covered
        assert found.maze.frontier == fresh.maze.frontier
        for reach, twin in zip(found.reaches, fresh.reaches, strict=True):
            assert (reach.nodes, reach.ends, reach.opened) == (twin.nodes, twin.ends, twin.opened)
