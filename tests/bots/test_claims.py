"""Claims: a bot hears what people say they saw, and believes it as far as they deserve."""

import pytest

import saboteur
from saboteur.bots import bot, levels
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.classic.belief.hearsay import CALLED, LIED, TOLD, weigh_seats
from saboteur.bots.classic.belief.suspicion import Known, Suspicion, suspects
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.bots.dark_cave.belief.suspicion import role_odds
from saboteur.bots.dark_cave.memory import Memory as CaveMemory
from saboteur.bots.hearsay import Hearsay, weigh_goals
from saboteur.bots.lost_mines.belief.allegiance import hypotheses, identity_odds
from saboteur.bots.lost_mines.belief.hearsay import rumours, with_words, words_in_clans
from saboteur.bots.lost_mines.distance.roads import read
from saboteur.bots.lost_mines.evaluation.race import Race
from saboteur.bots.lost_mines.moves.tactics import KEEP, LOOK
from saboteur.bots.lost_mines.skilled import SkilledBot as LostMinesBot
from saboteur.games.lost_mines.kit import IDENTITIES, INFORMATION
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, packed, xy
from saboteur.play.game import Game
from tests.bots.seats import choices
from tests.rules.dark_cave.cave import cave
from tests.rules.lost_mines.forest import ROAD, forest

pytestmark = pytest.mark.in_turns

TOP, MIDDLE, BOTTOM = packed(8, -2), packed(8, 0), packed(8, 2)
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
    found = weigh_goals(EVEN, [(1, TOP, word == "treasure")], [0.0, suspected, 0.0])
    assert found[TOP] == pytest.approx(likely)
    assert found[MIDDLE] == found[BOTTOM] == pytest.approx((1 - likely) / 2)


def test_who_has_not_looked_is_not_believed_and_a_later_word_counts() -> None:
    hearsay = Hearsay()
    for claim in (
        GoalClaimed(1, xy(TOP), "treasure"),
        GoalClaimed(1, xy(TOP), "stone"),
        RoleClaimed(1, 0, "saboteur"),
        RoleClaimed(1, 1, "miner"),
    ):
        hearsay.hear(claim)
    assert hearsay.of_goals({(1, MIDDLE), (2, TOP)}) == []
    assert hearsay.of_goals({(1, TOP)}) == [(1, TOP, "stone")]
    assert hearsay.of_roles({(1, 1), (2, 0)}) == []  # of oneself anybody says anything
    assert hearsay.of_roles({(1, 0)}) == [(1, 0, "saboteur")]
    hearsay.forget(0)
    assert hearsay.of_roles({(1, 0)}) == []
    hearsay.hear(RoleClaimed(1, 0, "saboteur"))
    hearsay.forget(1)  # whoever said it is somebody else now
    assert hearsay.of_roles({(1, 0)}) == hearsay.of_goals({(1, TOP)}) == []


def test_what_is_known_is_not_talked_away() -> None:
    sure = {TOP: 0.0, MIDDLE: 1.0, BOTTOM: 0.0}
    assert weigh_goals(sure, [(1, TOP, True), (2, MIDDLE, False)], [0.0] * 3) == sure


def test_who_is_caught_in_a_lie_is_suspected() -> None:
    said = [(1, TOP, True), (2, TOP, False)]
    assert weigh_seats(said, {TOP: False}) == {1: LIED, 2: TOLD}
    assert weigh_seats(said, {}) == {}


def insight(game: Game, seat: int, history: tuple[Event, ...]) -> Insight:
    player = SkilledBot("claims")
    player.choose(game.view(seat), game.legal_moves(), history)
    assert player.insight is not None
    return player.insight


def test_a_skilled_bot_digs_where_a_trusted_seat_says_the_treasure_is() -> None:
    met = 0
    for game, seat, history, _ in choices(["skilled"] * 5, "hearsay"):
        view = game.view(seat)
        looks = [look for look in view.looks if look.seat != seat and look.seen in view.covered]
        if view.peeks or not looks:
            continue
        met += 1
        looker, place = looks[0].seat, looks[0].seen
        plain = insight(game, seat, history)
        told = insight(game, seat, (*history, GoalClaimed(looker, xy(place), "treasure")))
        warned = insight(game, seat, (*history, GoalClaimed(looker, xy(place), "stone")))
        before = plain.odds.treasure[place]
        right = 0.35 * plain.suspected[looker] + 0.98 * (1 - plain.suspected[looker])
        if right > 0.5 and 0 < before < 1:
            assert warned.odds.treasure[place] < before < told.odds.treasure[place]
        if 0 < before < 1:
            assert told.suspected == plain.suspected  # nobody can say yet whether it is true
        assert sum(told.odds.treasure.values()) == pytest.approx(1)
    assert met > 10


def test_a_skilled_bot_that_knows_better_suspects_the_liar() -> None:
    met = 0
    for game, seat, history, _ in choices(["skilled"] * 5, "liar"):
        view = game.view(seat)
        own = {peek.seen: peek.card for peek in view.peeks if not peek.stale}
        both = [look for look in view.looks if look.seat != seat and look.seen in own]
        if not both:
            continue
        looker, place = both[0].seat, both[0].seen
        true, false = "treasure", "stone"
        if not view.kit.treasure[own[place]]:
            true, false = false, true
        plain = insight(game, seat, history).suspected[looker]
        lied = insight(game, seat, (*history, GoalClaimed(looker, xy(place), false)))
        told = insight(game, seat, (*history, GoalClaimed(looker, xy(place), true)))
        assert told.suspected[looker] <= plain <= lied.suspected[looker]
        met += told.suspected[looker] < plain < lied.suspected[looker]
    assert met > 5


def test_a_skilled_bot_suspects_whom_a_trusted_looker_calls_a_saboteur() -> None:
    met = 0
    for game, seat, history, _ in choices(["skilled"] * 5, "roles", "saboteur2"):
        view = game.view(seat)
        looks = {(look.seat, look.seen) for look in view.role_looks if not look.stale}
        known = {seat, *(peek.seen for peek in view.role_traces)}
        for looker, target in looks:
            if looker == seat or target in known or target >= game.seats:
                continue
            plain = insight(game, seat, history).suspected
            called = insight(game, seat, (*history, RoleClaimed(looker, target, "saboteur")))
            cleared = insight(game, seat, (*history, RoleClaimed(looker, target, "geologist")))
            if plain[looker] < 0.3:
                met += 1
                assert cleared.suspected[target] < plain[target] < called.suspected[target]
            others = {other for other in range(5) if (other, target) not in looks}
            unheard = tuple(RoleClaimed(other, target, "saboteur") for other in others)
            assert insight(game, seat, (*history, *unheard)).suspected == plain
    assert met > 5


def test_who_lies_about_a_role_that_is_known_is_suspected() -> None:
    """Seat 1 calls seat 2 a saboteur; I know seat 2."""
    kit = ruleset("saboteur", 5).kit
    called = Suspicion(5).beside({}, {(1, 2): CALLED[True]})

    def suspected(known: Known) -> float:
        before = suspects(Suspicion(5).hypotheses(kit, known), 5)[1]
        return suspects(called.hypotheses(kit, known), 5)[1] - before

    assert suspected(Known(never=0b00100)) > 0.3
    assert suspected(Known(surely=0b00100)) < -0.05


CAVE = """goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit
clans yellow-loyal yellow-saboteur yellow-loyal | yellow-saboteur
hand 0 cross-i
"""


@pytest.mark.parametrize(("word", "loyal"), [("yellow-saboteur", 0.98), ("yellow-loyal", 0.02)])
def test_in_the_dark_cave_words_on_a_clan_card_tell_of_the_speaker(word: str, loyal: float) -> None:
    """One loyal card is left for seats 1 and 2 and the spare one: if 1 has it, 2 is a saboteur."""
    heard = (RoleClaimed(1, 2, word),)
    others = {0.98: 0.65 + 0.35, 0.02: 0.35 + 0.65}[loyal]
    view = cave(f"{CAVE}looked-role 1 2\n").view(0)
    memory = CaveMemory(view)
    memory.learn(heard)
    odds = role_odds(view, memory.hypotheses(view))
    assert odds[1]["yellow-loyal"] == pytest.approx(loyal / (loyal + others))
    unseen = cave(CAVE).view(0)
    assert role_odds(unseen, memory.hypotheses(unseen))[1]["yellow-loyal"] == pytest.approx(1 / 3)


def test_in_the_dark_cave_a_goal_is_believed_as_far_as_its_looker_is_a_friend() -> None:
    """Seat 1 is a friend one time in three, so right in 0.98 / 3 + 0.35 * 2 / 3 = 0.56."""
    claim = GoalClaimed(1, Cell(4, -4), "goal-exit")
    for looked, likely in ((f"{CAVE}looked 1 4,-4\n", 0.56 / (0.56 + 3 * 0.44)), (CAVE, 1 / 4)):
        view = cave(looked).view(0)
        memory = CaveMemory(view)
        memory.learn((claim,))
        odds = memory.goal_odds(view, 0, memory.hypotheses(view))
        assert odds[packed(4, -4)] == pytest.approx(likely)
        assert sum(odds.values()) == pytest.approx(1)
    view = cave(f"{CAVE}looked 1 4,-4\nlooked 0 4,-4\n").view(0)  # no exit: he has lied
    memory = CaveMemory(view)
    memory.learn((claim,))
    loyal = role_odds(view, memory.hypotheses(view))[1]["yellow-loyal"]
    assert loyal == pytest.approx(0.02 / (0.02 + 2 * 0.65))


FOREST = "dwarves blue-loyal blue-saboteur yellow-loyal\n"
SILENT = [dict.fromkeys(IDENTITIES, 0.0) for _ in range(3)]


def said_in(position: str, claim: GoalClaimed | RoleClaimed) -> tuple[LostMinesView, Hearsay]:
    """Let seat 2, who shares with seat 0 one time in three, say something."""
    hearsay = Hearsay()
    hearsay.hear(claim)
    view: LostMinesView = forest(f"{FOREST}{position}").view(0)
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
    """How likely the one spoken of, or the speaker who is caught, is a saboteur."""
    view, hearsay = said_in(looked, claim)
    said = with_words(view, SILENT, hearsay)
    odds = identity_odds(hypotheses(view, {0: "loyal"}, said), 3)
    assert odds[seat]["saboteur"] == pytest.approx(likely)


def test_in_the_lost_mines_words_within_a_clan_tell_of_both() -> None:
    """Three blue dwarves: who calls the third loyal is hardly the second loyal one (of two)."""
    dwarves = "dwarves blue-loyal blue-selfish blue-saboteur yellow-loyal yellow-loyal"
    view: LostMinesView = forest(f"{dwarves}\nlooked 1 dwarf 2", seats=5).view(0)
    hearsay = Hearsay()
    hearsay.hear(RoleClaimed(1, 2, "loyal"))
    silent = [dict.fromkeys(IDENTITIES, 0.0) for _ in range(5)]
    assert with_words(view, silent, hearsay) == silent
    words = words_in_clans(view, hearsay)
    odds = identity_odds(hypotheses(view, {0: "loyal"}, silent, words), 5)
    all_casts = 2 * 0.01 + 2 * 0.35 + 2 * 0.325
    assert odds[1]["loyal"] == pytest.approx(2 * 0.01 / all_casts)
    assert odds[2]["loyal"] == pytest.approx(2 * 0.35 / all_casts)


def test_in_the_lost_mines_a_mine_of_which_a_friend_tells_needs_no_look() -> None:
    """Of a sure friend: who is believed need not be checked, whatever he says."""
    position = (
        f"maze {ROAD}\nfigures 6,2 1,2 1,4\ndwarves blue-loyal blue-selfish yellow-saboteur\n"
        "looked 0 dwarf 2\nlooked 2 mine 9,2\nhand 0 information-mine-dwarf"
    )
    game = forest(position)
    looks = [move for move in game.legal_moves() if move.word == "mine" and move.cell == (9, 2)]
    gains = {}
    for word in ("", "gems-mine", "gold-mine", "silver-mine", "dragon-mine"):
        player = LostMinesBot("look")
        heard = (GoalClaimed(2, Cell(9, 2), word),) if word else ()
        player.choose(game.view(0), game.legal_moves(), heard)
        gains[word] = player.worths[looks[0]] - LOOK + KEEP.effects[INFORMATION]
    unheard = gains.pop("")
    assert unheard > 0.01
    assert all(-1e-6 <= gain < unheard for gain in gains.values())


def test_in_the_lost_mines_a_mine_is_worth_what_its_looker_says_as_far_as_he_is_a_friend() -> None:
    claim = GoalClaimed(2, Cell(9, 2), "gold-mine")
    view, hearsay = said_in("looked 2 mine 9,2", claim)
    told = rumours(view, hearsay, SILENT)
    gold = next(card for card in view.kit.mines if view.kit.names[card] == "gold-mine")
    there, elsewhere = told[packed(9, 2)], told[next(at for at in told if at != packed(9, 2))]
    assert there[gold] / sum(there.values()) == pytest.approx(0.56)
    assert elsewhere[gold] / sum(elsewhere.values()) == pytest.approx(0.44 / 3)
    assert rumours(*said_in("", claim), SILENT) == {}
    grid = read(view).grid
    plain = Race(view, grid)
    rich = max(plain.treasures.items(), key=lambda each: sum(each[1]))[0]
    best = next(card for card in view.kit.mines if view.kit.symbols[card] == rich)
    view, hearsay = said_in("looked 2 mine 9,2", GoalClaimed(2, Cell(9, 2), view.kit.names[best]))
    believed = Race(view, grid, rumours(view, hearsay, SILENT))
    spot = grid.spot[packed(9, 2)]
    assert believed.mines[spot].whole > plain.mines[spot].whole
    assert believed.mines[spot].lurks < plain.mines[spot].lurks


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
