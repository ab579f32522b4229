"""Tests of the ends of rounds and games: winners, reasons, results."""

from __future__ import annotations

from random import Random

import pytest

from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.classic.results import game_lines, outcome, round_lines
from saboteur.games.classic.events import NuggetsGained, RoundEnded
from saboteur.games.classic.modules.saboteur2.events import WinnersNamed
from saboteur.kernel.events import GameEnded
from saboteur.kernel.sight import PUBLIC
from saboteur.texts import Texts
from tests.cli.dealt_tables import TABLES, deal
from tests.cli.text_pictures import plain_lines
from tests.rule_positions import game_at, visible_events

NARRATOR = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], 0)
CORRIDOR = " ".join(f"{x},0=straight-horizontal" for x in range(1, 7))


def test_diggers_win_behind_their_doors() -> None:
    game = game_at(
        f"""
        roles blue-digger green-digger profiteer | boss
        goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne
        maze {CORRIDOR}
        hand 0 door-blue-horizontal map
        hand 1 map
        hand 2 map
        pile map map map
        broken 2 prison
        """,
        3,
        None,
        "saboteur2",
    )
    before = game.view(PUBLIC)
    events = visible_events(game, game.play("lay door-blue-horizontal 7,0"), 0)
    said = outcome(events, NARRATOR)
    assert said == (
        "You have reached the treasure. The round goes to the blue diggers; a share goes to you."
    )
    lines = plain_lines(round_lines(before, events, NARRATOR, (100, 30)))
    text = "\n".join(lines)
    assert "★ 0 You  ✓ Blue digger" in text
    assert "2 Cid  ✓ Profiteer ▥" in text
    assert "· You gain 5 nuggets." in text
    assert "B" in text.split("· You lay")[0]


def test_the_greedy_dwarf_wins_alone() -> None:
    ended = RoundEnded(1, treasure=True, completer=1, roles=("miner", "greedy-dwarf", "saboteur"))
    assert outcome([ended], NARRATOR).startswith("Bob, the greedy dwarf, has reached")
    mined = RoundEnded(1, treasure=True, completer=0, roles=("miner", "greedy-dwarf", "saboteur"))
    assert outcome([mined], NARRATOR).endswith("the miners win the round.")


def test_results_show_events_after_last_round_above_standing() -> None:
    ended = GameEnded((3, 1, 0), (0,))
    events = [
        RoundEnded(3, treasure=False, completer=-1, roles=("saboteur",) * 3),
        WinnersNamed(("saboteur",), (0,)),
        NuggetsGained(0, 3),
        ended,
    ]
    lines = plain_lines(game_lines(events, NARRATOR, (80, 24)))
    assert lines[1:3] == ["After the last round", "· You gain 3 nuggets."]
    assert "  ★ You  ◆ 3 nuggets" in lines
    assert lines[-1] == "You win!"


@pytest.mark.parametrize(("ruleset", "seats"), [t for t in TABLES if t[0].startswith("saboteur")])
def test_the_end_of_every_round_fits_the_window(ruleset: str, seats: int) -> None:
    """``round_lines`` applies the events to the view, which must then show the real final maze."""
    game = deal(ruleset, seats, "results")
    dice = Random(7)  # noqa: S311 - a sample, not a secret
    narrator = ClassicNarrator(Texts("fr"), [f"Nain {seat}" for seat in range(seats)], 0)
    ends = 0
    while game.decider is not None:
        view = game.view(PUBLIC)
        moves = [move for move in game.legal_moves() if move.verb != "concede"]
        events = visible_events(game, game.play(dice.choice(moves)), 0)
        if any(isinstance(event, RoundEnded) for event in events):
            ends += 1
            lines = round_lines(view, events, narrator, (80, 24))  # executes them
            assert len(lines) <= 23
            after = game.view(PUBLIC)
            if after.round == view.round:  # the gold is still being shared: nothing is cleared
                assert (view.cards, view.covered) == (after.cards, after.covered)
                assert view.mark_bits == after.mark_bits
    assert ends == game.view(PUBLIC).kit.rounds
