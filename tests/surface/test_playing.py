"""``Game``: legal, rejected and malformed moves, copies, views, the end."""

import json

import pytest

import saboteur
from saboteur.kernel.randomness import Stream
from saboteur.kernel.sight import PUBLIC, Sight
from tests.rule_positions import game_at

POSITION = """
maze 1,0=straight-horizontal 3,0=cross
broken 1 pick
hand 0 cross curve-ne map rockfall broken-pick repair-pick repair-pick-lamp
hand 1 cross map
hand 2 cross map
pile map map map
"""


def dealt(seats: int = 3, seed: str = "surface") -> saboteur.Game:
    return saboteur.new("saboteur", seats=seats, seed=seed)


def played(game: saboteur.Game, steps: int, name: str = "dice") -> saboteur.Game:
    """Return a game after random moves; ``name`` decides which ones."""
    dice = Stream(name, "moves")
    for _ in range(steps):
        moves = game.legal_moves()
        if moves:
            game.play(moves[dice.below(len(moves))])
    return game


def ended(seats: int = 3) -> saboteur.Game:
    game = played(dealt(seats), 2000)
    assert game.over
    return game


# Legal moves


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_the_text_of_a_move_is_unique_and_parses_back(seats: int) -> None:
    game = dealt(seats)
    for _ in range(60):
        moves = game.legal_moves()
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [game.rules.parse_move(text) for text in texts] == list(moves)
        assert all(game.explain(text) is None for text in texts)
        played(game, 1, name=str(len(moves)))


def test_a_move_and_its_text_do_the_same() -> None:
    for move in game_at(POSITION).legal_moves():
        one, other = game_at(POSITION), game_at(POSITION)
        assert one.play(move) == other.play(str(move))
        assert one.digest() == other.digest()


def test_asking_changes_nothing() -> None:
    game = game_at(POSITION)
    before = game.digest()
    for move in game.legal_moves():
        game.explain(move)
    game.view(0)
    game.view(PUBLIC)
    game.determinise(1, seed="x")
    assert game.digest() == before


# Refused moves

REFUSED = {
    "lay cross 9,9": "B-21",
    "lay cross 1,0": "B-21",
    "lay cross 8,0": "B-21",
    "lay cross 1,1": "B-22",
    "lay cross 4,0": "B-24",
    "lay straight-vertical 0,1": "B-14",
    "pass straight-vertical": "B-14",
    "play broken-pick 0": "B-27",
    "play broken-pick 1": "B-27",
    "play repair-pick 2": "B-31",
    "play repair-pick-lamp 1 lamp": "B-31",
    "play rockfall 0,0": "B-32",
    "play rockfall 2,0": "B-32",
    "play map 0,0": "B-34",
    "play map 8,1": "B-34",
    "reveal 8,0": "B-14",
    "orient 8,0 turned": "B-14",
    "take 1": "B-14",
    "agree": "B-14",
    "concede": "R-14",
}


@pytest.mark.parametrize("text", REFUSED)
def test_an_illegal_move_raises_with_its_refusal_and_changes_nothing(text: str) -> None:
    game = game_at(POSITION)
    digest, moves, made = game.digest(), game.legal_moves(), game.moves
    refusal = game.explain(text)
    assert isinstance(refusal, saboteur.Refusal)
    with pytest.raises(saboteur.IllegalMove, match=REFUSED[text]) as caught:
        game.play(text)
    assert isinstance(caught.value, ValueError)
    assert caught.value.refusal == refusal
    assert (refusal.clause, caught.value.move) == (REFUSED[text], text)
    assert refusal.code
    assert (game.digest(), game.legal_moves(), game.moves) == (digest, moves, made)


def test_a_refusal_names_what_it_speaks_of() -> None:
    refusal = game_at("maze 1,0=straight-horizontal\nhand 0 straight-vertical").explain(
        "lay straight-vertical 2,0"
    )
    assert refusal is not None
    assert (refusal.clause, refusal.code) == ("B-22", "edge-mismatch")
    assert dict(refusal.args) == {"cell": (2, 0), "side": "W", "meets": "open"}


def test_in_whole_games_every_refused_move_changes_nothing() -> None:
    game = dealt(4)
    other = dealt(4, seed="another table")
    refusals = 0
    for step in range(80):
        before = game.digest()
        legal = set(map(str, game.legal_moves()))
        for move in other.legal_moves():
            if str(move) not in legal:
                refusals += 1
                assert game.explain(move) is not None
                with pytest.raises(saboteur.IllegalMove):
                    game.play(move)
        assert game.digest() == before
        played(game, 1, name=f"game {step}")
        played(other, 1, name=f"other {step}")
    assert refusals > 100


# Malformed moves

MALFORMED = [
    *("", " ", "hello", "lay", "lay cross", "lay cross 2", "lay 2,0", "lay cross 2,0 upside"),
    *("lay cross 2,0 turned turned", "LAY cross 2,0", "Lay cross 2,0", "lay  cross 2,0"),
    *(" lay cross 2,0", "lay cross 2,0 ", "lay cross 2,0\n", "lay\tcross\t2,0", "lay cross 2 0"),
    *("lay cross +2,0", "lay cross 02,0", "lay cross 2.0,0", "lay cross 200,0", "lay cross 2,-999"),
    *("lay nonsense 2,0", "lay map 2,0", "lay start 2,0", "lay treasure 8,0", "lay CROSS 2,0"),
    *("play", "play map", "play map 8", "play map 8,0 turned", "play cross 2,0", "play nonsense 1"),
    *("play broken-pick", "play broken-pick 3", "play broken-pick -1", "play broken-pick 01"),
    *("play broken-pick 1 pick", "play repair-pick 1 pick", "play repair-pick-lamp 1"),
    *("play repair-pick-lamp 1 cart", "play repair-pick-lamp lamp 1", "play rockfall 1"),
    *("pass", "pass cross map", "pass nonsense", "take", "take -1", "take 01", "take two"),
    *("reveal", "reveal 8", "reveal 8,0 8,2", "orient", "orient 8,0 sideways", "orient turned"),
    *("concede now", "agree 1", "refuse refuse", "Pass cross"),
]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_text_raises_a_value_error_and_changes_nothing(text: str) -> None:
    game = game_at(POSITION)
    before = game.digest()
    with pytest.raises(saboteur.MalformedMove) as caught:
        game.play(text)
    assert isinstance(caught.value, ValueError)
    assert not isinstance(caught.value, saboteur.IllegalMove)
    with pytest.raises(saboteur.MalformedMove):
        game.explain(text)
    assert game.digest() == before


@pytest.mark.parametrize("text", ["play start 2,0", "play treasure 8,0", "pass start"])
def test_cards_that_nobody_holds_cannot_be_played(text: str) -> None:
    with pytest.raises(ValueError, match=text.split(" ")[1]):
        game_at(POSITION).play(text)


# Moves of another game


def test_a_move_of_another_game_of_the_same_rule_set_is_accepted() -> None:
    move = next(move for move in game_at(POSITION).legal_moves() if str(move) == "lay cross 2,0")
    game = game_at(POSITION)
    game.play(move)
    assert str(game.moves[-1]) == "lay cross 2,0"


@pytest.mark.parametrize("text", ["lay curve-ne 0,-1 turned", "play map 8,2", "play broken-pick 2"])
def test_a_move_of_another_rule_set_is_accepted_by_its_text(text: str) -> None:
    foreign = game_at(POSITION, seats=5, options={"public_gold": True})
    move = next(move for move in foreign.legal_moves() if str(move) == text)
    one, other = game_at(POSITION), game_at(POSITION)
    assert one.explain(move) is None
    assert one.play(move) == other.play(text)
    assert one.digest() == other.digest()


def test_a_move_of_another_rule_set_that_means_nothing_here_is_malformed() -> None:
    move = next(
        move
        for move in game_at(POSITION, seats=5).legal_moves()
        if str(move) == "play broken-pick 4"
    )
    with pytest.raises(saboteur.MalformedMove, match="no seat"):
        game_at(POSITION).play(move)


def test_a_move_of_another_game_that_is_illegal_here_is_refused() -> None:
    move = game_at("hand 0 straight-vertical").legal_moves()[0]
    with pytest.raises(saboteur.IllegalMove, match="not-in-hand"):
        game_at(POSITION).play(move)


# Copies and digests


def test_a_clone_and_its_original_do_not_disturb_each_other() -> None:
    game = played(dealt(5), 30)
    before = (game.digest(), game.legal_moves(), game.moves, game.view(2).to_dict())
    copy = game.clone()
    assert copy.digest() == before[0]
    assert copy.legal_moves() == before[1]
    played(copy, 400, name="copy")
    assert copy.digest() != before[0]
    assert (game.digest(), game.legal_moves(), game.moves, game.view(2).to_dict()) == before
    after = copy.digest()
    played(game, 50, name="original")
    assert copy.digest() == after


@pytest.mark.parametrize("steps", [0, 10, 150])
def test_same_seed_and_moves_same_digest(steps: int) -> None:
    one, other = played(dealt(4), steps), dealt(4)
    for move in one.moves:
        other.play(str(move))
    assert one.digest() == other.digest()
    assert one.clone().digest() == one.digest()


def test_every_move_changes_the_digest() -> None:
    game = dealt(3)
    digests = [game.digest()]
    while not game.over:
        played(game, 1, name=str(len(digests)))
        digests.append(game.digest())
    assert len(set(digests)) == len(digests)


def test_digests_differ_with_the_seed_and_with_the_hands() -> None:
    assert dealt(seed="one").digest() != dealt(seed="two").digest()
    assert game_at("hand 1 cross").digest() != game_at("hand 1 map").digest()


def test_an_earlier_list_of_moves_stays_as_it_was() -> None:
    game = dealt()
    moves = game.legal_moves()
    texts = [str(move) for move in moves]
    played(game, 40)
    assert [str(move) for move in moves] == texts


# Views


@pytest.mark.parametrize("sight", [-1, 3, 99, "nobody", "0", "", "OPEN"])
def test_an_unknown_sight_is_refused(sight: Sight) -> None:
    with pytest.raises(ValueError, match=r"seat|sight"):
        dealt().view(sight)


def test_the_open_view_is_available_at_any_time() -> None:
    for game in (dealt(), played(dealt(), 40), ended()):
        view = game.view("open").to_dict()
        assert view["scores"] == (list(game.scores) if game.over else None)
        assert view["winners"] == list(game.winners)
        assert view["roles"] == [game.view(seat).role for seat in range(3)]
        assert view["hands"] == [list(game.view(seat).hand) for seat in range(3)]
        assert view["gold"] == list(game.scores)
        assert all(goal["face"] for goal in view["goals"])


def test_the_open_view_of_other_boxes_shows_dwarves_treasures_and_clan_cards() -> None:
    forest = saboteur.new("lost-mines", seats=3, seed="open").view("open")
    assert all(dwarf.identity for dwarf in forest.dwarves)
    assert all(treasure.card for treasure in forest.treasures)
    assert all(mine.face for mine in forest.mines)
    cave = saboteur.new("dark-cave", seats=3, seed="open").view("open")
    assert all(cave.roles)
    duel = saboteur.new("duel", seats=2, seed="open").view("open")
    assert duel.hands is not None
    assert all(goal.face for goal in (*duel.goals, *cave.goals))
    chests = saboteur.new("saboteur+treasure-chests", seats=3, seed="open").view("open")
    (covered,) = [chests.modules["treasure-chests"].covered]
    assert all(chest.chest and chest.path for chest in covered)


@pytest.mark.parametrize("seats", [3, 7])
def test_every_view_is_plain_json_data(seats: int) -> None:
    game = dealt(seats)
    while not game.over:
        for sight in (*range(seats), PUBLIC):
            data = game.view(sight).to_dict()
            assert json.loads(json.dumps(data)) == data
        played(game, 9, name=game.digest())


@pytest.mark.parametrize("seat", [-1, 3, 10])
def test_no_world_is_imagined_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        dealt().determinise(seat, seed="x")


def test_an_imagined_game_looks_the_same_to_its_seat_and_has_no_record() -> None:
    game = played(dealt(4), 25)
    for seat in range(4):
        world = game.determinise(seat, seed="x")
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        assert (world.ruleset, world.seats, world.decider) == ("saboteur", 4, game.decider)
        assert world.digest() == game.determinise(seat, seed="x").digest()
        assert world.digest() != game.determinise(seat, seed="y").digest()
        assert world.seed != game.seed
        with pytest.raises(ValueError, match="record"):
            world.record()


# The end


def test_after_the_end_no_seat_decides_and_nothing_can_be_played() -> None:
    game = ended(4)
    before = game.digest()
    assert (game.decider, game.over, game.legal_moves()) == (None, True, ())
    assert game.round == 3
    for move in ("pass cross", "take 1", game.moves[-1]):
        assert game.explain(move) is not None
        with pytest.raises(saboteur.IllegalMove, match="B-53"):
            game.play(move)
    with pytest.raises(saboteur.MalformedMove):
        game.play("hello")
    assert game.digest() == before


def test_the_winners_are_those_with_the_best_score() -> None:
    for seats in (3, 5, 8):
        game = ended(seats)
        assert len(game.scores) == seats
        best = max(game.scores)
        assert game.winners == tuple(n for n, score in enumerate(game.scores) if score == best)


def test_a_clone_of_an_ended_game_has_ended() -> None:
    copy = ended().clone()
    assert copy.over
    with pytest.raises(saboteur.IllegalMove):
        copy.play("pass cross")


# Records


@pytest.mark.parametrize("steps", [0, 1, 60, 2000])
def test_a_record_replays_to_the_same_game(steps: int) -> None:
    game = played(dealt(3), steps)
    text = str(game.record())
    record = saboteur.loads(text)
    assert str(record) == text
    again = record.replay()
    assert again.digest() == game.digest()
    assert [str(move) for move in again.moves] == [str(move) for move in game.moves]


@pytest.mark.parametrize("text", ["", "hello", "{}"])
def test_what_is_no_record_raises_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="record"):
        saboteur.loads(text)


@pytest.mark.parametrize("asked", ["play trap 3,3 E", "play trap 4,3 W"])
def test_an_edge_is_spoken_of_as_it_was_asked(asked: str) -> None:
    game = saboteur.from_position("hand 0 trap axe", ruleset="lost-mines", seats=3)
    cell, side = asked.split(" ")[2:]
    refusal = game.explain(asked)
    assert refusal is not None
    assert str(refusal) == f"LM-22 no-path-end cell={cell} side={side}"
    assert dict(refusal.args)["cell"] == tuple(map(int, cell.split(",")))
    with pytest.raises(
        saboteur.IllegalMove, match=f"'{asked}' is not allowed: {refusal}"
    ) as caught:
        game.play(asked)
    assert caught.value.refusal == refusal
    assert caught.value.move == asked
