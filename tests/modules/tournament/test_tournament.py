"""Tests of the tournament variant (V-6 to V-16, R-98 to R-100)."""

from collections import Counter
from typing import cast

import pytest

import saboteur
from saboteur.games.classic.events import NuggetsGained, RoundBegan
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.tournament import MiddleCardLaid
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import game_at, line, listing, play, refused, row

TOURNAMENT = "saboteur+tournament"
SEATS = range(5, 10)
NAMES = {"m": "miner", "s": "saboteur", "g": "greedy-dwarf"}
CREWS = {5: "smmmg", 6: "ssmmmg", 7: "ssmmmgg", 8: "sssmmmgg", 9: "sssmmmmgg"}
REACH = "lay straight-horizontal 7,0"


def dealt(seats: int, seed: str = "tournament", **options: OptionValue) -> Game:
    return saboteur.new(TOURNAMENT, seats=seats, seed=seed, options=options)


def kit(seats: int) -> Kit:
    return cast("ClassicRules", ruleset(TOURNAMENT, seats)).kit


def about_to_reach(crew: str, completer: int, extra: str = "", id_: str = TOURNAMENT) -> Game:
    hands = "\n".join(f"hand {seat} straight-horizontal map" for seat in range(len(crew)))
    return game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n{hands}\n{extra}\n"
        f"roles {' '.join(NAMES[letter] for letter in crew)}\nask turn {completer}",
        seats=len(crew),
        options={"allow_untested": True},
        id_=id_,
    )


def missed(crew: str) -> Game:
    """Return a game in which seat 0 holds the last card of the round."""
    return game_at(
        f"roles {' '.join(NAMES[letter] for letter in crew)}\nhand 0 cross",
        seats=len(crew),
        id_=TOURNAMENT,
    )


# Set-up


@pytest.mark.clause("V-6")
def test_it_is_for_five_to_nine_seats_of_the_base_game() -> None:
    entry = next(entry for entry in saboteur.catalogue() if entry.id == "tournament")
    assert entry.seats == (5, 9)
    assert [id_ for id_ in entry.goes_with if id_.startswith("saboteur")] == ["saboteur"]
    for seats in (4, 10):
        with pytest.raises(ValueError, match="5 to 9 seats"):
            dealt(seats)


@pytest.mark.clause("V-7")
def test_there_are_no_gold_cards() -> None:
    assert kit(7).gold == ()
    assert line(dealt(7), "gold-pile") == []


@pytest.mark.clause("V-8")
@pytest.mark.parametrize("seats", SEATS)
def test_every_round_has_exactly_these_roles_and_none_is_set_aside(seats: int) -> None:
    game = dealt(seats)
    for round_ in (1, 2, 3):
        assert game.round == round_
        words = line(game, "roles")
        assert words[-1] == "|"
        assert Counter(words[:-1]) == Counter(NAMES[letter] for letter in CREWS[seats])
        while not game.over and game.round == round_:
            game.play(listing(game, "pass")[0])
    assert game.over


@pytest.mark.clause("V-8")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "miners", "greedy"),
    [(5, 1, 3, 1), (6, 2, 3, 1), (7, 2, 3, 2), (8, 3, 3, 2), (9, 3, 4, 2)],
)
def test_the_table_of_roles(seats: int, saboteurs: int, miners: int, greedy: int) -> None:
    crew = Counter(line(dealt(seats), "roles")[:-1])
    assert crew == {"saboteur": saboteurs, "miner": miners, "greedy-dwarf": greedy}


@pytest.mark.clause("V-9", "R-99")
def test_a_random_path_card_lies_half_way_in_a_random_half_turn() -> None:
    laid = Counter[str]()
    for seed in range(300):
        words = dict(word.split("=") for word in line(dealt(5, f"mid{seed}"), "maze"))
        assert set(words) == {"0,0", "4,0"}
        laid[words["4,0"]] += 1
    kinds = {word.rstrip("*") for word in laid}
    paths = kit(5).catalogue.group("path")
    assert len(kinds) > 12
    assert kinds <= {path.kind for path in paths}
    assert 20 <= sum(laid[word] for word in ("curve-ne", "curve-ne*")) <= 60  # 5 of 40
    assert laid["curve-ne"] > 8
    assert laid["curve-ne*"] > 8
    assert laid["cross*"] == 0


@pytest.mark.clause("V-9")
def test_each_round_has_another_card_that_all_players_see() -> None:
    rules = ruleset(TOURNAMENT, 5, None)
    log: list[Event] = []
    state = rules.deal("news", log)
    began = [number for number, event in enumerate(log) if isinstance(event, RoundBegan)]
    (news,) = [event for event in log if isinstance(event, MiddleCardLaid)]
    assert log[began[0] + 1] == news
    word = dict(word.split("=") for word in line(Game(rules, state, [], ""), "maze"))["4,0"]
    assert news == MiddleCardLaid(word.rstrip("*"), Cell(4, 0), word.endswith("*"))
    assert {rules.redact(news, sight) for sight in (0, 4, "public")} == {news}
    cards = set()
    for seed in range(6):
        game = dealt(5, f"rounds{seed}")
        for round_ in (1, 2, 3):
            cards.add((round_, dict(word.split("=") for word in line(game, "maze"))["4,0"]))
            while not game.over and game.round == round_:
                game.play(listing(game, "pass")[0])
    assert len(cards) > 12


@pytest.mark.clause("V-10", "R-99")
@pytest.mark.parametrize(
    ("seats", "hand", "pile"), [(5, 6, 36), (6, 5, 36), (7, 5, 31), (8, 4, 34), (9, 4, 30)]
)
def test_hands_and_pile(seats: int, hand: int, pile: int) -> None:
    game = dealt(seats)
    hands = [line(game, f"hand {seat}") for seat in range(seats)]
    assert [len(cards) for cards in hands] == [hand] * seats
    assert len(line(game, "pile")) == pile
    middle = dict(word.split("=") for word in line(game, "maze"))["4,0"].rstrip("*")
    cards = Counter(sum(hands, line(game, "pile")))
    assert cards + Counter([middle]) == Counter(kit(seats).names[card] for card in kit(seats).deck)
    assert cards.total() == 39 + 27


@pytest.mark.clause("R-99")
def test_the_card_half_way_is_linked_only_when_it_is_joined_but_binds_its_neighbours() -> None:
    joined = f"maze {row(1, 2)} 4,0=straight-vertical\nhand 0 cross dead-ne straight-horizontal"
    game = game_at(joined, seats=5, id_=TOURNAMENT)
    assert refused(game, "lay cross 4,1") == "B-24 not-linked"
    assert refused(game, "lay cross 3,0") == "B-22 edge-mismatch"
    assert listing(game, "lay dead-ne 3,0") == ["lay dead-ne 3,0 turned"]
    open_ = game_at(joined.replace("-vertical", "-horizontal"), seats=5, id_=TOURNAMENT)
    play(open_, "lay straight-horizontal 3,0")
    lit = {(laid.x, laid.y): laid.lit for laid in open_.view(0).maze}
    assert lit[4, 0] == "EW"


@pytest.mark.clause("R-99")
def test_a_rockfall_may_take_it() -> None:
    game = game_at("maze 4,0=cross\nhand 0 rockfall\nhand 1 cross", seats=5, id_=TOURNAMENT)
    play(game, "play rockfall 4,0")
    assert line(game, "maze") == ["0,0=start"]
    assert line(game, "discard") == ["cross", "rockfall"]


@pytest.mark.clause("R-99")
def test_it_has_no_layer() -> None:
    assert line(dealt(5), "last") == ["-", "laid", "-"]


# Rewards


def gained(game: Game, move: str) -> dict[int, int]:
    events = play(game, move)
    return {event.seat: event.nuggets for event in events if isinstance(event, NuggetsGained)}


@pytest.mark.clause("V-11")
def test_seven_seats_a_miner_reaches_it_three_two_two() -> None:
    game = about_to_reach("ssmmmgg", 3)
    assert gained(game, REACH) == {2: 2, 3: 3, 4: 2}
    assert game.scores == (0, 0, 2, 3, 2, 0, 0)


@pytest.mark.clause("V-11", "V-13")
@pytest.mark.parametrize("seats", SEATS)
def test_miners_win_at_every_table(seats: int) -> None:
    crew = CREWS[seats]
    game = about_to_reach(crew, crew.index("m"))
    play(game, REACH)
    expected = [2 if letter == "m" else 0 for letter in crew]
    expected[crew.index("m")] = 3
    assert game.scores == tuple(expected)


@pytest.mark.clause("V-12", "V-13", "R-98")
@pytest.mark.parametrize("seats", SEATS)
def test_a_greedy_dwarf_who_reaches_it_gets_four_and_others_nothing(seats: int) -> None:
    crew = CREWS[seats]
    game = about_to_reach(crew, crew.index("g"))
    assert gained(game, REACH) == {crew.index("g"): 4}
    assert sum(game.scores) == 4


@pytest.mark.clause("V-14")
@pytest.mark.parametrize(("seats", "each"), [(5, 4), (6, 3), (7, 3), (8, 3), (9, 3)])
def test_saboteurs_win_three_each_and_the_lone_one_four(seats: int, each: int) -> None:
    crew = CREWS[seats]
    game = missed(crew)
    play(game, "pass cross")
    assert game.scores == tuple(each if letter == "s" else 0 for letter in crew)


@pytest.mark.clause("V-15", "R-98")
@pytest.mark.parametrize("seats", SEATS)
def test_a_saboteur_reaches_it_two_for_each_miner(seats: int) -> None:
    crew = CREWS[seats]
    game = about_to_reach(crew, 0)
    play(game, REACH)
    assert game.scores == tuple(2 if letter == "m" else 0 for letter in crew)


@pytest.mark.clause("V-16", "R-100")
def test_three_rounds_and_the_richest_wins() -> None:
    game = about_to_reach("smmmg", 1, "round 3\nnuggets 3 0 2 1 0")
    play(game, REACH)
    assert game.over
    assert game.scores == (3, 3, 4, 3, 0)
    assert game.winners == (2,)


@pytest.mark.clause("V-16")
def test_nuggets_stay_from_round_to_round() -> None:
    game = about_to_reach("smmmg", 4, "nuggets 1 1 1 1 1")
    play(game, REACH)
    assert (game.round, game.scores) == (2, (1, 1, 1, 1, 5))


# Compatible modules


@pytest.mark.clause("R-100")
def test_other_modules_are_off_unless_the_table_allows_them() -> None:
    for module in ("right-of-way", "sabotaged-dwarf"):
        id_ = "+".join(["saboteur", *sorted([module, "tournament"])])
        with pytest.raises(ValueError, match="allow_untested"):
            ruleset(id_, 5)
        assert ruleset(id_, 5, {"allow_untested": True}).id == id_


@pytest.mark.clause("R-100", "V-2")
def test_where_sabotaged_dwarves_are_allowed_they_get_no_nuggets() -> None:
    game = about_to_reach(
        "smmmg", 1, "broken 2 pick\nbroken 0 lamp", "saboteur+sabotaged-dwarf+tournament"
    )
    assert gained(game, REACH) == {1: 3, 3: 2}
