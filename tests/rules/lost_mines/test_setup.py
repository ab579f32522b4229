"""Set-up of a round (LM-4 to LM-9, LM-48)."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.lost_mines.events import RoundBegan
from saboteur.play.game import Game
from tests.rule_positions import line, play, refused
from tests.rules.lost_mines.positions import lost_mines_at

SEATS = range(3, 10)


def deal(seats: int, seed: str = "set-up", **options: int) -> Game:
    return saboteur.new("lost-mines", seats=seats, seed=seed, options=dict(options))


def halves(game: Game, name: str) -> tuple[list[str], list[str]]:
    words = line(game, name)
    return words[: words.index("|")], words[words.index("|") + 1 :]


@pytest.mark.clause("LM-4")
def test_mines_are_shuffled_face_down_and_starts_lie_open() -> None:
    orders = set()
    for seed in "abcdefgh":
        game = deal(3, seed)
        assert line(game, "maze") == ["1,2=blue-start", "1,4=yellow-start"]
        cells, cards = zip(*(word.split("=") for word in line(game, "mines")), strict=True)
        assert cells == ("9,0", "9,2", "9,4", "9,6")
        assert sorted(cards) == ["dragon-mine", "gems-mine", "gold-mine", "silver-mine"]
        assert all(mine.face is None for mine in game.view(0).mines)
        orders.add(cards)
    assert len(orders) > 3


@pytest.mark.clause("LM-51")
def test_what_a_view_shows_is_called_by_the_words_of_the_box() -> None:
    shown = deal(3).view(0).to_dict()
    kinds = {
        name: {thing["type"] for thing in shown[name]} for name in ("maze", "mines", "dwarves")
    }
    assert kinds == {"maze": {"Laid"}, "mines": {"Mine"}, "dwarves": {"Dwarf"}}


@pytest.mark.clause("LM-5")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_treasures_as_players_are_laid_out(seats: int) -> None:
    game = deal(seats)
    laid, aside = halves(game, "treasures")
    assert (len(laid), len(aside)) == (seats, 12 - seats)
    view = game.view(0)
    assert [treasure.symbol for treasure in view.treasures] == [c.split("-")[0] for c in laid]
    assert all(t.card is None and t.value is None and t.holder is None for t in view.treasures)


@pytest.mark.clause("LM-5", "R-140")
def test_a_symbol_may_be_missing() -> None:
    symbols = [{t.symbol for t in deal(3, str(seed)).view(0).treasures} for seed in range(40)]
    assert any(len(found) < 3 for found in symbols)


@pytest.mark.clause("LM-6")
@pytest.mark.parametrize(
    ("seats", "loyal", "aside"),
    [(3, 1, 3), (4, 1, 2), (5, 2, 3), (6, 2, 2), (7, 3, 3), (8, 3, 2), (9, 3, 1)],
)
def test_dwarf_cards_by_number_of_players(seats: int, loyal: int, aside: int) -> None:
    dealt, spare = halves(deal(seats), "dwarves")
    assert (len(dealt), len(spare)) == (seats, aside)
    assert Counter([*dealt, *spare]) == Counter(
        {
            f"{clan}-{identity}": loyal if identity == "loyal" else 1
            for clan in ("blue", "yellow")
            for identity in ("loyal", "selfish", "saboteur")
        }
    )


@pytest.mark.clause("LM-6")
def test_all_share_a_clan_only_with_three_players() -> None:
    assert any(len({d.clan for d in deal(3, str(s)).view(0).dwarves}) == 1 for s in range(60))
    assert all(len({d.clan for d in deal(4, str(s)).view(0).dwarves}) == 2 for s in range(60))


@pytest.mark.clause("LM-7")
@pytest.mark.parametrize("seats", SEATS)
def test_every_dwarf_stands_on_the_start_of_its_clan(seats: int) -> None:
    starts = {"blue": (1, 2), "yellow": (1, 4)}
    for dwarf in deal(seats).view("public").dwarves:
        assert (dwarf.x, dwarf.y) == starts[dwarf.clan]


@pytest.mark.clause("LM-8")
@pytest.mark.parametrize(
    ("seats", "hand", "pile"),
    [(3, 5, 38), (4, 5, 33), (5, 5, 28), (6, 5, 23), (7, 4, 25), (8, 4, 21), (9, 4, 17)],
)
def test_hands_and_pile_by_number_of_players(seats: int, hand: int, pile: int) -> None:
    game = deal(seats)
    assert [len(line(game, f"hand {seat}")) for seat in range(seats)] == [hand] * seats
    assert len(line(game, "pile")) == game.view(0).pile == pile
    assert len(line(game, "aside")) == 10
    assert hand * seats + pile + 10 == 63


@pytest.mark.clause("LM-9")
def test_the_first_player_is_drawn_by_lot_unless_the_host_names_one() -> None:
    assert {deal(4, str(seed)).decider for seed in range(40)} == {0, 1, 2, 3}
    assert {deal(4, str(seed), first_player=2).decider for seed in range(10)} == {2}
    with pytest.raises(ValueError, match="first_player can't be 4"):
        deal(4, first_player=4)


@pytest.mark.clause("LM-9")
def test_turns_go_clockwise() -> None:
    game = lost_mines_at("hand 0 trap\nhand 1 trap\nhand 2 trap\npile trap trap trap trap")
    deciders = []
    for _ in range(4):
        deciders.append(game.decider)
        play(game, "pass trap")
    assert deciders == [0, 1, 2, 0]


@pytest.mark.clause("LM-48", "LM-56", "R-145")
def test_the_next_round_is_set_up_again_and_only_the_points_stay() -> None:
    game = lost_mines_at(
        "maze 2,2=cross 3,2=log-cross\ntools 3,2\ntraps 2,2/E\ntroll 1 troll 2,2/S\ndragon 2\n"
        "points 3 0 4\nlooked 0 mine 9,0\nfigures 2,2 1,2 1,2\nhand 0 cross\nhand 1\nhand 2"
    )
    events = play(game, "pass cross", "stop")
    (began,) = [event for event in events if isinstance(event, RoundBegan)]
    assert began.round == game.round == 2
    view = game.view("public")
    assert [laid.card for laid in view.maze] == ["blue-start", "yellow-start"]
    assert view.tokens == view.looks == ()
    assert view.dragon is None
    assert sum(view.hand_sizes) + view.pile == 53
    assert len(halves(game, "treasures")[1]) == 9
    assert view.points == (3, 0, 4)


@pytest.mark.clause("LM-48")
def test_dwarves_are_dealt_again_and_may_change_their_clan() -> None:
    changed = 0
    for seed in range(20):
        game = deal(3, str(seed))
        before = [dwarf.clan for dwarf in game.view(0).dwarves]
        play(game, "propose-end", "agree", "agree")
        assert game.round == 2
        changed += before != [dwarf.clan for dwarf in game.view(0).dwarves]
    assert changed


def test_the_setup_refuses_unexpected_answers() -> None:
    assert refused(deal(3), "stop") == "LM-10 not-asked"
