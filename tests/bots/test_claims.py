"""Tests of how much bots believe what players claim to have seen."""

import pytest

import saboteur
from saboteur.bots import bot, levels
from saboteur.bots.claim_log import ClaimLog, update_goal_odds
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.classic.belief.claim_evidence import (
    LOG_ODDS_LIED,
    LOG_ODDS_TOLD_TRUTH,
    ROLE_CLAIM_LOG_LIKELIHOODS,
    claim_log_odds,
)
from saboteur.bots.classic.belief.suspicion import KnownRoles, Suspicion, saboteur_probabilities
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.bots.dark_cave.belief.suspicion import role_odds
from saboteur.bots.dark_cave.memory import Memory as CaveMemory
from saboteur.bots.lost_mines.belief.allegiance import hypotheses, identity_odds
from saboteur.bots.lost_mines.belief.claim_evidence import claim_odds, identity_claims, with_claims
from saboteur.bots.lost_mines.distance.road_graph import read_road_graph
from saboteur.bots.lost_mines.evaluation.treasure_race import TreasureRace
from saboteur.bots.lost_mines.moves.tactics import KEEP_SCORES, W_LOOK
from saboteur.bots.lost_mines.skilled import SkilledBot as LostMinesBot
from saboteur.games.lost_mines.kit import IDENTITIES, INFORMATION
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, pack_xy, xy
from saboteur.play.game import Game
from tests.bots.bot_games import play_choices
from tests.rules.dark_cave.positions import dark_cave_at
from tests.rules.lost_mines.positions import ROAD, lost_mines_at

TOP, MIDDLE, BOTTOM = pack_xy(8, -2), pack_xy(8, 0), pack_xy(8, 2)
EVEN = {TOP: 1 / 3, MIDDLE: 1 / 3, BOTTOM: 1 / 3}


@pytest.mark.parametrize(
    ("suspected", "word", "likely"),
    [
        (0.0, "treasure", 0.98 / 1.02),
        (1.0, "treasure", 0.35 / 1.65),
        (0.5, "treasure", 0.665 / 1.335),
        (0.0, "stone", 0.02 / 1.98),
        (1.0, "stone", 0.65 / 1.35),
    ],
)
def test_a_claim_counts_by_how_much_its_speaker_is_suspected(
    suspected: float, word: str, likely: float
) -> None:
    found = update_goal_odds(EVEN, [(1, TOP, word == "treasure")], [0.0, suspected, 0.0])
    assert found[TOP] == pytest.approx(likely)
    assert found[MIDDLE] == found[BOTTOM] == pytest.approx((1 - likely) / 2)


def test_who_has_not_looked_is_not_believed_and_a_later_word_counts() -> None:
    hearsay = ClaimLog()
    for claim in (
        GoalClaimed(1, xy(TOP), "treasure"),
        GoalClaimed(1, xy(TOP), "stone"),
        RoleClaimed(1, 0, "saboteur"),
        RoleClaimed(1, 1, "miner"),
    ):
        hearsay.add(claim)
    assert hearsay.goal_claims({(1, MIDDLE), (2, TOP)}) == []
    assert hearsay.goal_claims({(1, TOP)}) == [(1, TOP, "stone")]
    assert hearsay.role_claims({(1, 1), (2, 0)}) == []  # a seat may claim anything about itself
    assert hearsay.role_claims({(1, 0)}) == [(1, 0, "saboteur")]
    hearsay.forget_seat(0)
    assert hearsay.role_claims({(1, 0)}) == []
    hearsay.add(RoleClaimed(1, 0, "saboteur"))
    hearsay.forget_seat(1)  # the author has another role now
    assert hearsay.role_claims({(1, 0)}) == hearsay.goal_claims({(1, TOP)}) == []


def test_what_is_known_is_not_talked_away() -> None:
    sure = {TOP: 0.0, MIDDLE: 1.0, BOTTOM: 0.0}
    assert update_goal_odds(sure, [(1, TOP, True), (2, MIDDLE, False)], [0.0] * 3) == sure


def test_who_is_caught_in_a_lie_is_suspected() -> None:
    said = [(1, TOP, True), (2, TOP, False)]
    assert claim_log_odds(said, {TOP: False}) == {1: LOG_ODDS_LIED, 2: LOG_ODDS_TOLD_TRUTH}
    assert claim_log_odds(said, {}) == {}


def insight(game: Game, seat: int, history: tuple[Event, ...]) -> BeliefEvaluator:
    player = SkilledBot("claims")
    player.choose(game.view(seat), game.legal_moves(), history)
    assert player.evaluator is not None
    return player.evaluator


def test_a_skilled_bot_digs_where_a_trusted_seat_says_the_treasure_is() -> None:
    met = 0
    for game, seat, history, _ in play_choices(["skilled"] * 5, "hearsay"):
        view = game.view(seat)
        looks = [look for look in view.looks if look.seat != seat and look.seen in view.covered]
        if view.peeks or not looks:
            continue
        met += 1
        looker, place = looks[0].seat, looks[0].seen
        plain = insight(game, seat, history)
        told = insight(game, seat, (*history, GoalClaimed(looker, xy(place), "treasure")))
        warned = insight(game, seat, (*history, GoalClaimed(looker, xy(place), "stone")))
        before = plain.goal_odds.treasure[place]
        right = 0.35 * plain.saboteur_odds[looker] + 0.98 * (1 - plain.saboteur_odds[looker])
        if right > 0.5 and 0 < before < 1:
            assert warned.goal_odds.treasure[place] < before < told.goal_odds.treasure[place]
        if 0 < before < 1:
            assert (
                told.saboteur_odds == plain.saboteur_odds
            )  # nobody can know yet whether it is true
        assert sum(told.goal_odds.treasure.values()) == pytest.approx(1)
    assert met > 10


def test_a_skilled_bot_that_knows_better_suspects_the_liar() -> None:
    met = 0
    for game, seat, history, _ in play_choices(["skilled"] * 5, "liar"):
        view = game.view(seat)
        own = {peek.seen: peek.card for peek in view.peeks if not peek.stale}
        both = [look for look in view.looks if look.seat != seat and look.seen in own]
        if not both:
            continue
        looker, place = both[0].seat, both[0].seen
        true, false = "treasure", "stone"
        if not view.kit.treasure[own[place]]:
            true, false = false, true
        plain = insight(game, seat, history).saboteur_odds[looker]
        lied = insight(game, seat, (*history, GoalClaimed(looker, xy(place), false)))
        told = insight(game, seat, (*history, GoalClaimed(looker, xy(place), true)))
        assert told.saboteur_odds[looker] <= plain <= lied.saboteur_odds[looker]
        met += told.saboteur_odds[looker] < plain < lied.saboteur_odds[looker]
    assert met > 5


def test_a_skilled_bot_suspects_a_seat_that_a_trusted_looker_calls_a_saboteur() -> None:
    met = 0
    for game, seat, history, _ in play_choices(["skilled"] * 5, "roles", "saboteur2"):
        view = game.view(seat)
        looks = {(look.seat, look.seen) for look in view.role_looks if not look.stale}
        known = {seat, *(peek.seen for peek in view.role_traces)}
        for looker, target in looks:
            if looker == seat or target in known or target >= game.seats:
                continue
            plain = insight(game, seat, history).saboteur_odds
            called = insight(game, seat, (*history, RoleClaimed(looker, target, "saboteur")))
            cleared = insight(game, seat, (*history, RoleClaimed(looker, target, "geologist")))
            if plain[looker] < 0.3:
                met += 1
                assert cleared.saboteur_odds[target] < plain[target] < called.saboteur_odds[target]
            others = {other for other in range(5) if (other, target) not in looks}
            unheard = tuple(RoleClaimed(other, target, "saboteur") for other in others)
            assert insight(game, seat, (*history, *unheard)).saboteur_odds == plain
    assert met > 5


def test_a_seat_that_lies_about_a_known_role_is_suspected() -> None:
    """Seat 1 calls seat 2 a saboteur. A bot that knows seat 2's role knows whether that is true."""
    kit = ruleset("saboteur", 5).kit
    called = Suspicion(5).with_claims({}, {(1, 2): ROLE_CLAIM_LOG_LIKELIHOODS[True]})

    def suspected(known: KnownRoles) -> float:
        before = saboteur_probabilities(Suspicion(5).hypotheses(kit, known), 5)[1]
        return saboteur_probabilities(called.hypotheses(kit, known), 5)[1] - before

    assert suspected(KnownRoles(loyal_seats=0b00100)) > 0.3
    assert suspected(KnownRoles(saboteurs=0b00100)) < -0.05


CAVE = """goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit
clans yellow-loyal yellow-saboteur yellow-loyal | yellow-saboteur
hand 0 cross-i
"""


@pytest.mark.parametrize(("word", "loyal"), [("yellow-saboteur", 0.98), ("yellow-loyal", 0.02)])
def test_in_the_dark_cave_words_on_a_clan_card_tell_of_the_speaker(word: str, loyal: float) -> None:
    """Seats 1 and 2 and the spare share one loyal card: if seat 1 has it, seat 2 has none."""
    heard = (RoleClaimed(1, 2, word),)
    others = {0.98: 0.65 + 0.35, 0.02: 0.35 + 0.65}[loyal]
    view = dark_cave_at(f"{CAVE}looked-role 1 2\n").view(0)
    memory = CaveMemory(view)
    memory.observe(heard)
    odds = role_odds(view, memory.hypotheses(view))
    assert odds[1]["yellow-loyal"] == pytest.approx(loyal / (loyal + others))
    unseen = dark_cave_at(CAVE).view(0)
    assert role_odds(unseen, memory.hypotheses(unseen))[1]["yellow-loyal"] == pytest.approx(1 / 3)


def test_in_the_dark_cave_a_goal_is_believed_as_far_as_its_looker_is_a_friend() -> None:
    """Seat 1, a friend with probability 1/3, is right with 0.98/3 + 0.35*2/3 = 0.56."""
    claim = GoalClaimed(1, Cell(4, -4), "goal-exit")
    for looked, likely in ((f"{CAVE}looked 1 4,-4\n", 0.56 / (0.56 + 3 * 0.44)), (CAVE, 1 / 4)):
        view = dark_cave_at(looked).view(0)
        memory = CaveMemory(view)
        memory.observe((claim,))
        odds = memory.goal_odds(view, 0, memory.hypotheses(view))
        assert odds[pack_xy(4, -4)] == pytest.approx(likely)
        assert sum(odds.values()) == pytest.approx(1)
    # No exit, so the claim was a lie.
    view = dark_cave_at(f"{CAVE}looked 1 4,-4\nlooked 0 4,-4\n").view(0)
    memory = CaveMemory(view)
    memory.observe((claim,))
    loyal = role_odds(view, memory.hypotheses(view))[1]["yellow-loyal"]
    assert loyal == pytest.approx(0.02 / (0.02 + 2 * 0.65))


FOREST = "dwarves blue-loyal blue-saboteur yellow-loyal\n"
SILENT = [dict.fromkeys(IDENTITIES, 0.0) for _ in range(3)]


def said_in(position: str, claim: GoalClaimed | RoleClaimed) -> tuple[LostMinesView, ClaimLog]:
    """Return seat 0's view of a position, and a log that contains the claim."""
    hearsay = ClaimLog()
    hearsay.add(claim)
    view: LostMinesView = lost_mines_at(f"{FOREST}{position}").view(0)
    return view, hearsay


@pytest.mark.parametrize(
    ("looked", "claim", "seat", "likely"),
    [
        ("looked 2 dwarf 1", RoleClaimed(2, 1, "saboteur"), 1, 0.56 / (0.56 + 0.22)),
        ("looked 2 dwarf 1", RoleClaimed(2, 1, "selfish"), 1, 0.22 / (0.56 + 0.22)),
        ("", RoleClaimed(2, 1, "saboteur"), 1, 1 / 2),
        ("looked 2 dwarf 0", RoleClaimed(2, 0, "selfish"), 2, 0.02 / (0.02 + 2 * 0.65)),
        ("looked 2 dwarf 0", RoleClaimed(2, 0, "loyal"), 2, 0.98 / (0.98 + 2 * 0.35)),
    ],
)
def test_in_the_lost_mines_words_on_a_dwarf_count_by_their_speaker(
    looked: str, claim: RoleClaimed, seat: int, likely: float
) -> None:
    view, hearsay = said_in(looked, claim)
    said = with_claims(view, SILENT, hearsay)
    odds = identity_odds(hypotheses(view, {0: "loyal"}, said), 3)
    assert odds[seat]["saboteur"] == pytest.approx(likely)


def test_in_the_lost_mines_words_within_a_clan_tell_of_both() -> None:
    """Seats 1 and 2 share one loyal card, so a loyal seat 1 would hardly call seat 2 loyal."""
    dwarves = "dwarves blue-loyal blue-selfish blue-saboteur yellow-loyal yellow-loyal"
    view: LostMinesView = lost_mines_at(f"{dwarves}\nlooked 1 dwarf 2", seats=5).view(0)
    hearsay = ClaimLog()
    hearsay.add(RoleClaimed(1, 2, "loyal"))
    silent = [dict.fromkeys(IDENTITIES, 0.0) for _ in range(5)]
    assert with_claims(view, silent, hearsay) == silent
    words = identity_claims(view, hearsay)
    odds = identity_odds(hypotheses(view, {0: "loyal"}, silent, words), 5)
    all_casts = 2 * 0.01 + 2 * 0.35 + 2 * 0.325
    assert odds[1]["loyal"] == pytest.approx(2 * 0.01 / all_casts)
    assert odds[2]["loyal"] == pytest.approx(2 * 0.35 / all_casts)


def test_in_the_lost_mines_a_mine_of_which_a_friend_tells_needs_no_look() -> None:
    """Looking at a mine gains less once a seat known to be a friend has said what it is."""
    position = (
        f"maze {ROAD}\nfigures 6,2 1,2 1,4\ndwarves blue-loyal blue-selfish yellow-saboteur\n"
        "looked 0 dwarf 2\nlooked 2 mine 9,2\nhand 0 information-mine-dwarf"
    )
    game = lost_mines_at(position)
    looks = [move for move in game.legal_moves() if move.word == "mine" and move.cell == (9, 2)]
    gains = {}
    for word in ("", "gems-mine", "gold-mine", "silver-mine", "dragon-mine"):
        player = LostMinesBot("look")
        heard = (GoalClaimed(2, Cell(9, 2), word),) if word else ()
        player.choose(game.view(0), game.legal_moves(), heard)
        gains[word] = player.scores[looks[0]] - W_LOOK + KEEP_SCORES.effect_scores[INFORMATION]
    unheard = gains.pop("")
    assert unheard > 0.01
    assert all(-1e-6 <= gain < unheard for gain in gains.values())


def test_lost_mines_claim_about_a_mine_counts_as_much_as_its_claimant_is_trusted() -> None:
    claim = GoalClaimed(2, Cell(9, 2), "gold-mine")
    view, hearsay = said_in("looked 2 mine 9,2", claim)
    told = claim_odds(view, hearsay, SILENT)
    gold = next(card for card in view.kit.mines if view.kit.names[card] == "gold-mine")
    there, elsewhere = told[pack_xy(9, 2)], told[next(at for at in told if at != pack_xy(9, 2))]
    assert there[gold] / sum(there.values()) == pytest.approx(0.56)
    assert elsewhere[gold] / sum(elsewhere.values()) == pytest.approx(0.44 / 3)
    assert claim_odds(*said_in("", claim), SILENT) == {}
    grid = read_road_graph(view).cell_index
    plain = TreasureRace(view, grid)
    rich = max(plain.treasures.items(), key=lambda each: sum(each[1]))[0]
    best = next(card for card in view.kit.mines if view.kit.symbols[card] == rich)
    view, hearsay = said_in("looked 2 mine 9,2", GoalClaimed(2, Cell(9, 2), view.kit.names[best]))
    believed = TreasureRace(view, grid, claim_odds(view, hearsay, SILENT))
    spot = grid.number_of[pack_xy(9, 2)]
    assert believed.mines[spot].total > plain.mines[spot].total
    assert believed.mines[spot].dragon_loss < plain.mines[spot].dragon_loss


@pytest.mark.parametrize(
    ("id_", "seats"),
    [("saboteur", 5), ("saboteur2", 4), ("duel", 2), ("lost-mines", 4), ("dark-cave", 4)],
)
def test_every_level_of_every_box_hears_claims(id_: str, seats: int) -> None:
    game = saboteur.new(id_, seats=seats, seed="claims")
    claims = (GoalClaimed(1, xy(TOP), "stone"), RoleClaimed(1, 0, "saboteur"))
    seat = game.decider
    assert seat is not None
    for level in levels(game.rules.family):
        player = bot(level, "claims", game.rules.family)
        assert player.choose(game.view(seat), game.legal_moves(), claims) in game.legal_moves()
