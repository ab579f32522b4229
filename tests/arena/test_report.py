"""Tests of the arena's report: statistics of made-up games, and their display."""

import importlib
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from saboteur.arena.calibration import CalibrationBin
from saboteur.arena.contest import Contest
from saboteur.arena.html_report import render_page
from saboteur.arena.lineup import Entrant, Lineup
from saboteur.arena.report import Report, ReportBuilder
from saboteur.arena.report_tables import report_tables
from saboteur.arena.sides import DIGGER, SABOTEUR, RoundResult
from saboteur.arena.talk import ClaimCount
from saboteur.arena.worker import GameResult, ThinkTimes
from saboteur.texts import Texts

OLD_LINEUP = Lineup((Entrant("novice", "novice"),) * 3)
NEW_LINEUP = Lineup((Entrant("skilled", "novice"),) * 3)
SIDES = (DIGGER, DIGGER, SABOTEUR)
WON = RoundResult(DIGGER, SIDES)
LOST = RoundResult(SABOTEUR, SIDES)
ALL_DIG = RoundResult(DIGGER, (DIGGER,) * 3)


def report(
    lineups: tuple[Lineup, ...], games: Mapping[int, Sequence[tuple[RoundResult, ...]]]
) -> Report:
    """Return a contest's report; ``games`` has the results by line-up number and deal."""
    contest = Contest("saboteur", 3, (), None, lineups, len(games[0]), "made up")
    builder = ReportBuilder(contest)
    for pairing in contest.game_specs():
        rounds = games[pairing.lineup_number][pairing.deal_number]
        thoughts = (ThinkTimes(str(pairing.seating.entrants[0]), (0.001, 0.003)),)
        beliefs = (CalibrationBin(8, 10, 8.5, 8),)
        builder.add(GameResult(pairing, (4, 2, 0), (0,), rounds, thoughts, beliefs, None))
    return builder.build()


def test_rounds_are_counted_by_line_up_and_number_of_saboteurs() -> None:
    found = report((OLD_LINEUP,), {0: [(WON, LOST, ALL_DIG), (LOST, LOST, ALL_DIG)]})
    rows = {row.saboteurs: row.diggers for row in found.sides}
    assert rows[None].value == 0.5
    assert (rows[0].value, rows[0].count) == (1.0, 2)
    assert (rows[1].value, rows[1].count) == (0.25, 4)


def test_report_counts_claims_by_author_and_belief() -> None:
    contest = Contest("saboteur", 3, (), None, (OLD_LINEUP,), 2, "made up")
    builder = ReportBuilder(contest)
    claims = (ClaimCount("goal", "miner", 5, 5), ClaimCount("goal", "saboteur", 2, 1))
    for pairing in contest.game_specs():
        played = GameResult(pairing, (4, 2, 0), (0,), (), (), (), None)
        believed = (CalibrationBin(9, 4, 3.8, 4),)
        builder.add(replace(played, claims=claims, claim_calibration=believed))
    found = builder.build()
    assert [(row.role, row.true.value, row.true.count) for row in found.claims] == [
        ("miner", 1.0, 10),
        ("saboteur", 0.5, 4),
    ]
    assert [(row.stated, row.right.count) for row in found.believed] == [(0.95, 8)]
    shown = {table.title: table.rows for table in report_tables(found, Texts("en"))}
    assert shown["Claims, and how much of them was true"][0][:3] == ("goals", "miner", "10")
    assert shown["How far claims were believed"][0][:2] == ("95.0 %", "8")


def test_line_ups_are_compared_deal_by_deal() -> None:
    old = [(WON, LOST), (LOST, LOST), (WON, WON)]
    new = [(WON, WON), (WON, LOST), (WON, WON)]
    (found,) = report((OLD_LINEUP, NEW_LINEUP), {0: old, 1: new}).comparisons
    assert (found.lineup, found.against) == ("skilled/novice", "novice")
    assert found.diggers.value == pytest.approx(1 / 3)
    assert found.diggers.count == 3
    assert found.diggers.high == pytest.approx(1 / 3 + 1.96 * 0.288675 / 3**0.5, abs=1e-5)


def test_gold_is_shared_by_entrant_and_measured_by_the_fair_part() -> None:
    one, other = Entrant("novice", "novice"), Entrant("random", "random")
    contest = Contest("saboteur", 3, (), None, (Lineup((one, other, other)),), 1, "made up")
    builder = ReportBuilder(contest)
    for pairing, scores in zip(
        contest.game_specs(), [(6, 2, 1), (2, 1, 6), (1, 6, 2)], strict=True
    ):
        builder.add(GameResult(pairing, scores, (0,), (), (), (), None))
    found = builder.build()
    novice = next(row for row in found.gold if row.entrant == "novice")
    assert novice.nuggets.value == 6.0
    assert novice.part.value == pytest.approx(2 / 3)
    assert novice.fair == pytest.approx(1 / 3)
    assert novice.wins.value == pytest.approx(1 / 3)  # seat 0 wins each of the games
    assert [rating.name for rating in found.ratings] == ["novice", "random"]
    assert found.ratings[0].mu > 25 > found.ratings[1].mu


def test_report_shares_draws_and_solo_has_no_winner() -> None:
    one, other = Entrant("novice", "novice"), Entrant("random", "random")
    contest = Contest("duel", 2, (), None, (Lineup((one, other)),), 2, "made up")
    builder = ReportBuilder(contest)
    ends = [((5, 2), (0,)), ((3, 3), (0, 1)), ((1, 4), (1,)), ((2, 9), (1,))]
    for pairing, (scores, winners) in zip(contest.game_specs(), ends, strict=True):
        builder.add(GameResult(pairing, scores, winners, (), (), (), None))
    won = {row.entrant: row.wins for row in builder.build().gold}
    assert won["novice"].value == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert won["random"].value == pytest.approx((0 + 0.5 + 1 + 0) / 4)
    assert won["novice"].count == 2  # deals
    contest = Contest("duel", 1, (), None, (Lineup((one,)), Lineup((other,))), 2, "made up")
    alone = ReportBuilder(contest)
    for pairing, score in zip(contest.game_specs(), (9, 4, 8, 6), strict=True):
        alone.add(GameResult(pairing, (score,), (), (), (), (), None))
    shown = {table.title: table.rows for table in report_tables(alone.build(), Texts("en"))}
    assert [row[2] for row in shown["Gold"]] == ["none", "none"]
    assert [row[4] for row in shown["Who earns more, deal by deal"]] == ["none"]
    assert [row[2] for row in shown["Places at the table"]] == ["none"]


def test_report_counts_games_without_winner() -> None:
    contest = Contest("dark-cave", 3, (), None, (OLD_LINEUP, NEW_LINEUP), 2, "made up")
    builder = ReportBuilder(contest)
    for pairing in contest.game_specs():  # nobody wins the first deal of the first line-up
        winners = (0,) if pairing.lineup_number or pairing.deal_number else ()
        builder.add(GameResult(pairing, (0, 0, 0), winners, (), (), (), None))
    found = builder.build()
    assert [row.wins.value for row in found.gold] == pytest.approx([1 / 6, 1 / 3])
    (lead,) = found.leads
    assert lead.wins.count == 2
    assert lead.wins.value == pytest.approx(-1 / 6)


def test_a_box_without_gold_counts_what_it_has() -> None:
    found = replace(report((OLD_LINEUP,), {0: [()] * 2}), ruleset="lost-mines")
    shown = {table.title: table.column_titles for table in report_tables(found, Texts("en"))}
    assert shown["Points"][1:4] == (
        "Points a game and seat", "Games won, a draw half", "Part of all points",
    )  # fmt: skip
    assert shown["Places at the table"][1] == "Points a game and seat"
    assert "Gold" not in shown


def test_entrants_are_compared_by_nuggets_and_by_wins() -> None:
    """The novice earns 5, 1 and 3 nuggets, each rival 1, 2 and 3; it wins only the first game."""
    one, other = Entrant("novice", "novice"), Entrant("random", "random")
    contest = Contest("dark-cave", 3, (), None, (Lineup((one, other, other)),), 3, "made up")
    builder = ReportBuilder(contest)
    for pairing in contest.game_specs():
        place = pairing.seating.entrants.index(one)
        earned, theirs = ((5, 1), (1, 2), (3, 3))[pairing.deal_number]
        scores = tuple(earned if seat == place else theirs for seat in range(3))
        winners = tuple(seat for seat in range(3) if (seat == place) == (pairing.deal_number == 0))
        builder.add(GameResult(pairing, scores, winners, (), (), (), None))
    found = builder.build()
    assert [row.wins.value for row in found.gold] == pytest.approx([1 / 3, 2 / 3])
    (lead,) = found.leads
    assert (lead.entrant, lead.against) == ("novice", "random")
    assert (lead.nuggets.value, lead.nuggets.count) == (1.0, 3)  # 4, -1 and 0 more
    assert lead.wins.value == pytest.approx(-1 / 3)
    assert [row.wins.count for row in found.places] == [9, 9, 9]
    seats = next(
        table for table in report_tables(found, Texts("en")) if table.title.startswith("Places")
    )
    assert seats.column_titles == ("Seat", "Nuggets a game and seat", "Games won, a draw half")


def test_seats_beliefs_and_times_are_summed() -> None:
    found = report((OLD_LINEUP,), {0: [(WON, LOST), (WON, LOST)]})
    assert [row.nuggets.value for row in found.places] == [4, 2, 0]
    assert found.places[0].digger.value == 0.5
    assert found.places[2].saboteur.value == 0.5
    assert found.places[2].digger.count == 0
    (tenth,) = found.beliefs
    assert (tenth.stated, tenth.right.value, tenth.right.count) == (0.85, 0.8, 20)
    (thinking,) = found.thinking
    assert (thinking.choices, thinking.mean, thinking.longest) == (4, 2.0, 3.0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_needs_nothing_else(language: str) -> None:
    found = report((OLD_LINEUP, NEW_LINEUP), {0: [(WON, LOST)] * 2, 1: [(WON, WON)] * 2})
    html = render_page(found, Texts(language))
    assert not re.search(r"https?:|src=|@import|<script|url\(", html)
    assert html.count("<svg") == 2
    assert html.count("<table>") == len(report_tables(found, Texts(language)))
    assert f'<html lang="{language}">' in html


def test_the_page_writes_names_as_text() -> None:
    found = replace(report((OLD_LINEUP,), {0: [(WON,)]}), seed="<b>&")
    html = render_page(found, Texts("en"))
    assert "&lt;b&gt;&amp;" in html
    assert "<b>&" not in html


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.delitem(sys.modules, "saboteur.arena.ratings")
    with pytest.raises(ModuleNotFoundError, match=r"needs openskill: pip install .*\[arena\]"):
        importlib.import_module("saboteur.arena.ratings")
