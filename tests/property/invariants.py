"""Invariants of every position of every rule set."""

import pytest

import saboteur
from saboteur.kernel.sight import OPEN, PUBLIC
from saboteur.play.game import Game
from tests.sampling import SeededRandom, all_sights, family


def one_seat_decides(game: Game) -> None:
    """Assert that exactly one seat decides and has a choice, or the game is over."""
    assert game.view(PUBLIC).to_dict()["decider"] == game.decider
    if game.over:
        assert game.decider is None
        assert game.legal_moves() == ()
        # In solo there is a grade (D-50); in The Dark Cave no dwarf may have left.
        assert game.winners or game.seats == 1 or not any(game.scores)
    else:
        assert game.decider in range(game.seats)
        assert game.legal_moves()
        assert game.winners == ()
    assert len(game.scores) == game.seats
    assert all(score >= 0 for score in game.scores)


def texts_name_moves(game: Game) -> None:
    """Assert that legal moves have different texts, each of which parses to its move."""
    moves = game.legal_moves()
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert game.rules.parse_move(str(move)) is move


def listed_means_unexplained(game: Game) -> None:
    """Assert that of all moves that can be written, exactly the listed ones are not rejected."""
    universe = set(family(game.rules).writable_moves(game))
    listed = {str(move) for move in game.legal_moves()}
    assert listed <= universe
    assert {text for text in universe if game.explain(text) is None} == listed


def lays_agree_with_the_rulebook(game: Game) -> None:
    """Assert that the listed lays are those that the slow search over all cells finds."""
    listed = [str(move) for move in game.legal_moves() if move.verb == "lay"]
    assert sorted(listed) == sorted(family(game.rules).reference_lays(game))


def refusals_change_nothing(game: Game, dice: SeededRandom, many: int) -> None:
    """Assert that a rejected move raises with its reason and changes nothing."""
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
    """Assert that the timeout move of the decider is legal and reproducible."""
    before = game.position()
    assert game.absent_move() in game.legal_moves()
    assert game.clone().absent_move() is game.absent_move()
    assert game.position() == before


def asking_changes_nothing(game: Game) -> None:
    """Assert that queries, views and possible worlds do not change the game."""
    before = game.position()
    for sight in all_sights(game):
        game.view(sight).to_dict()
        if isinstance(sight, int):
            game.determinise(sight, "asking")
    for move in game.legal_moves():
        assert game.explain(move) is None
    assert game.position() == before


def every_move_can_be_played(game: Game) -> None:
    """Assert that each legal move can be played on a copy.

    No move may raise, lose a card, leave the position as it was or change the original.
    """
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
    """Assert that a parsed position equals its state: text, views, moves and future.

    The rule set may be compiled again in between: move objects then differ, their texts do not.
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
    seat = dice.randbelow(game.seats)  # its knowledge shows in the possible worlds
    assert other.determinise(seat).position() == game.determinise(seat).position()
    copy = game.clone()
    for _ in range(3):
        if not copy.over:
            move = dice.choice(sorted(copy.legal_moves(), key=str))
            assert repr(other.play(str(move))) == repr(copy.play(move))
            assert other.digest() == copy.digest()
