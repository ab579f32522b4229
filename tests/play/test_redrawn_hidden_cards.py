"""Tests of continuing a game with redrawn hidden cards, which the record shows but no view."""

import re
from dataclasses import replace
from typing import Final

import pytest

import saboteur
from saboteur.bots import bot
from saboteur.games.registry import ruleset
from saboteur.kernel.sight import OPEN, PUBLIC
from saboteur.notation.record import RecordError, add_check
from saboteur.play.game import Game, Record, loads
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.review import review
from tests.review.golden_records import replay as of_box

SEAT: Final = 1
BOXES: Final = ("saboteur-6", "saboteur2-7", "duel-2", "lost-mines-7", "dark-cave-7")
MODULES: Final = ("saboteur+forgotten-treasure+veto-10", "saboteur+right-of-way+scout-7")


def moments(replay: Replay) -> list[int]:
    """Return seven step numbers that divide a game evenly, beginning with the deal."""
    return [len(replay) * part // 7 for part in range(7)]


def played_on(game: Game, moves: int) -> Game:
    """Make ``moves`` moves, chosen by a fixed rule, and return the game."""
    for number in range(moves):
        legal = game.legal_moves()
        game.play(legal[number * 7 % len(legal)])
    return game


@pytest.mark.parametrize("box", [*BOXES, *MODULES])
def test_public_and_own_view_are_the_same_and_hidden_cards_are_not(box: str) -> None:
    replay = of_box(box)
    seat = SEAT % replay.record.seats
    for step in moments(replay):
        seen = [replay.view(step, sight).to_dict() for sight in (PUBLIC, seat)]
        worlds = set()
        for seed in range(3):
            game = replay.game(step)
            legal = sorted(map(str, game.legal_moves()))
            game.redraw(seat, seed)
            assert [game.view(sight).to_dict() for sight in (PUBLIC, seat)] == seen
            if game.decider == seat:
                assert sorted(map(str, game.legal_moves())) == legal
            worlds.add(str(game.view(OPEN).to_dict()))
        assert len(worlds) > 1, step  # something was drawn


@pytest.mark.parametrize("box", BOXES)
def test_the_record_of_it_replays_is_reviewed_and_can_go_on_again(box: str) -> None:
    replay = of_box(box)
    seat, step = SEAT % replay.record.seats, 8
    game = replay.game(step)
    game.redraw(seat, "one")
    played_on(game, 4)
    other = (seat + 1) % replay.record.seats
    game.redraw(other, "two")
    record = played_on(game, 4).record()
    again = loads(str(record))
    assert again == record
    assert [(each.after, each.seat) for each in again.redraws] == [(step, seat), (step + 4, other)]
    second = Replay(again)
    assert second.game(len(second)).digest() == game.digest()
    assert second.game(step + 2).redraws == again.redraws[:1]
    assert [str(move.text) for move in again.moves[:step]] == [
        move.text for move in replay.record.moves[:step]
    ]
    assert len(review(second).rounds) == game.round


def test_redrawn_game_hides_what_others_saw_before() -> None:
    replay = of_box("saboteur-6")
    step = len(replay) // 3
    game = replay.game(step)
    game.redraw(SEAT, "one")
    redrawn = Replay(played_on(game, 3).record())
    for at in range(step + 1):
        assert redrawn.seen(at, SEAT) == replay.seen(at, SEAT)
        assert redrawn.seen(at, 0) == replay.seen(at, PUBLIC)
    assert redrawn.seen(0, SEAT) != redrawn.seen(0, PUBLIC)
    own = [
        at for at in range(step + 1, step + 4) if redrawn.seen(at, 0) != redrawn.seen(at, PUBLIC)
    ]
    assert own  # what a seat sees afterwards is its own again


@pytest.mark.parametrize("box", BOXES)
def test_bots_go_on_at_a_match_by_what_everybody_saw(box: str) -> None:
    replay = of_box(box)
    record = replay.record
    seat, step = SEAT % record.seats, len(replay) // 2
    match = Match(record.ruleset, seats=record.seats, seed=record.seed, nonce="n",
                  options=dict(record.options), deck=record.deck)  # fmt: skip
    for made in record.moves[:step]:
        match.repeat(made.seat, made.text, timed_out=made.timed_out)
    match.take(replay.game(step).redraw(seat, "match"))
    family = ruleset(record.ruleset, record.seats, dict(record.options)).family
    for _ in range(6):
        if match.over:
            break
        asked = match.deciders[0]
        events = tuple(event for told in match.stream(asked) for event in told.events)
        player = bot("skilled", "seed", family)
        move = player.choose(match.view(asked), match.legal_moves(asked), events)
        assert type(match.submit(asked, move.text, match.version)).__name__ in ("Accepted", "Held")
    assert match.version > step or match.over


def test_a_record_that_redraws_too_much_is_refused() -> None:
    replay = of_box("saboteur-6")
    game = replay.game(9)
    game.redraw(SEAT, "one")
    record = played_on(game, 2).record()
    (good,) = record.redraws
    own = next(line for line in good.position.splitlines() if line.startswith(f"hand {SEAT} "))
    _, *rest = own.split()[2:]
    lacking = " ".join(["hand", str(SEAT), *rest])
    for position, why in (
        (good.position.replace(own, lacking), "could not know"),
        (replay.game(8).position(), "could not know"),
        (good.position + "# remark\n", "as the program prints it"),
        ("nonsense\n", "redrawn"),
    ):
        wrong = add_check(replace(record, redraws=(replace(good, position=position),)))
        with pytest.raises(RecordError, match=why):
            wrong.replay()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("redrawn", "is followed by 'seat'"),
        ("redrawn seat 9, 2 lines", "there is no seat 9"),
        ("redrawn seat 1, 0 lines", "a position has at least one line"),
        ("redrawn seat 1, 99999 lines", "expected line"),
    ],
)
def test_a_line_that_is_wrong_is_named(line: str, why: str) -> None:
    game = of_box("duel-2").game(4)
    game.redraw(0, "one")
    text = str(played_on(game, 2).record())
    with pytest.raises(RecordError, match=re.escape(why)):
        loads(re.sub(r"redrawn .*", line, text))


def test_only_at_the_moment_where_it_was_drawn() -> None:
    game = of_box("duel-2").game(4)
    redraw = of_box("duel-2").game(4).redraw(0, "one")
    game.play(game.legal_moves()[0])
    before = game.digest()
    with pytest.raises(ValueError, match="after 4 moves, not 5"):
        game.take(redraw)
    assert game.digest() == before


def test_a_game_of_ones_own_can_be_redrawn() -> None:
    game = saboteur.new("saboteur", seats=3, seed="mine")
    game.redraw(0, "other")
    record = game.record()
    assert isinstance(record, Record)
    assert record.replay().digest() == game.digest()
