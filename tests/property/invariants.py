"""Laws that hold at every moment of every game of every rule set."""

import pytest

import saboteur
from saboteur.kernel.sight import OPEN, PUBLIC
from saboteur.play.game import Game
from tests.sampling import SeededRandom, all_sights, family


def one_seat_decides(game: Game) -> None:
    """Exactly one seat is to decide and has a choice, or the game is over and nobody has."""
    assert game.view(PUBLIC).to_dict()["decider"] == game.decider
    if game.over:
        assert game.decider is None
        assert game.legal_moves() == ()
        # Alone one gets a grade (D-50); in the cave nobody may have got out.
        assert game.winners or game.seats == 1 or not any(game.scores)
    else:
        assert game.decider in range(game.seats)
        assert game.legal_moves()
        assert game.winners == ()
    assert len(game.scores) == game.seats
    assert all(score >= 0 for score in game.scores)


def texts_name_moves(game: Game) -> None:
    """No two legal moves have the same text, and each text gives its move back."""
    moves = game.legal_moves()
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert game.rules.parse_move(str(move)) is move


def listed_means_unexplained(game: Game) -> None:
    """Of all moves that can be written down, exactly the listed ones meet no refusal."""
    universe = set(family(game.rules).writable_moves(game))
    listed = {str(move) for move in game.legal_moves()}
    assert listed <= universe
    assert {text for text in universe if game.explain(text) is None} == listed


def lays_agree_with_the_rulebook(game: Game) -> None:
    """The quick way to list placements agrees with asking every rule of every spot."""
    listed = [str(move) for move in game.legal_moves() if move.verb == "lay"]
    assert sorted(listed) == sorted(family(game.rules).reference_lays(game))


def refusals_change_nothing(game: Game, dice: SeededRandom, many: int) -> None:
    """A refused move raises with its reason and leaves everything as it was."""
    before = game.position()
    listed = {str(move) for move in game.legal_moves()}
    illegal = [text for text in family(game.rules).writable_moves(game) if text not in listed]
    for text in dice.sample(illegal, many):
        reason = game.explain(text)
        with pytest.raises(saboteur.IllegalMove) as raised:
            game.play(text)
        assert raised.value.refusal == reason
        assert raised.value.move == text
    assert game.position() == before


def absence_is_answered(game: Game) -> None:
    """The clock's answer for an absent decider is legal, and the same whenever it is asked."""
    before = game.position()
    assert game.absent_move() in game.legal_moves()
    assert game.clone().absent_move() is game.absent_move()
    assert game.position() == before


def asking_changes_nothing(game: Game) -> None:
    """Questions, views and possible worlds leave the game as it was."""
    before = game.position()
    for sight in all_sights(game):
        game.view(sight).to_dict()
        if isinstance(sight, int):
            game.determinise(sight, "asking")
    for move in game.legal_moves():
        assert game.explain(move) is None
    assert game.position() == before


def every_move_can_be_played(game: Game) -> None:
    """No legal move raises, loses a card or touches the game it was tried on a copy of."""
    before = game.position()
    for move in game.legal_moves():
        copy = game.clone()
        events = copy.play(move)
        assert events or family(copy.rules).decision_kind(copy) != family(game.rules).decision_kind(
            game
        )
        family(copy.rules).check_components(copy)
        assert copy.position() != before
    assert game.position() == before


def position_is_the_state(game: Game, dice: SeededRandom) -> None:
    """A position read back is the same state: same text, same views, same moves, same future.

    Its rule set may have been compiled again since; moves belong to one, their texts do not.
    """
    text = game.position()
    other = saboteur.from_position(
        text,
        ruleset=game.ruleset,
        seats=game.seats,
        options=game.rules.options,
        deck=game.rules.deck,
    )
    assert other.position() == text
    assert other.digest() == game.digest()
    assert other.decider == game.decider
    assert other.deciders == game.deciders
    assert (other.over, other.round, other.scores) == (game.over, game.round, game.scores)
    assert set(map(str, other.legal_moves())) == set(map(str, game.legal_moves()))
    for sight in (*all_sights(game), OPEN):
        assert other.view(sight).to_dict() == game.view(sight).to_dict()
    seat = dice.randbelow(game.seats)  # what it knows shows in the worlds that it thinks possible
    assert other.determinise(seat).position() == game.determinise(seat).position()
    copy = game.clone()
    for _ in range(3):
        if not copy.over:
            move = dice.choice(sorted(copy.legal_moves(), key=str))
            assert repr(other.play(str(move))) == repr(copy.play(move))
            assert other.digest() == copy.digest()
