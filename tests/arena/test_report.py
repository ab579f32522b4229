"""The report: sums of made-up games, and how they are shown."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from saboteur.arena.contest import Contest
from saboteur.arena.lineup import Entrant, Lineup
from saboteur.arena.page import page
from saboteur.arena.playing import Played, Reliability, Thought
from saboteur.arena.report import Report, Tally
from saboteur.arena.sides import DIGGER, SABOTEUR, Round
from saboteur.arena.tables import tables
from saboteur.texts import Texts

OLD = Lineup((Entrant("novice", "novice"),) * 3)
NEW = Lineup((Entrant("skilled", "novice"),) * 3)
SIDES = (DIGGER, DIGGER, SABOTEUR)
WON = Round(DIGGER, SIDES)
LOST = Round(SABOTEUR, SIDES)
ALL_DIG = Round(DIGGER, (DIGGER,) * 3)


def report(lineups: tuple[Lineup, ...], games: Mapping[int, Sequence[tuple[Round, ...]]]) -> Report:
    """Sum up games that each line-up is said to have played, deal by deal."""
    contest = Contest("saboteur", 3, (), None, lineups, len(games[0]), "made up")
    tally = Tally(contest)
    for pairing in contest.pairings():
        rounds = games[pairing.lineup][pairing.deal]
        thoughts = (Thought(str(pairing.seating.entrants[0]), (0.001, 0.003)),)
        beliefs = (Reliability(8, 10, 8.5, 8),)
        tally.add(Played(pairing, (4, 2, 0), (0,), rounds, thoughts, beliefs, None))
    return tally.report()


def test_rounds_are_counted_by_line_up_and_number_of_saboteurs() -> None:
    found = report((OLD,), {0: [(WON, LOST, ALL_DIG), (LOST, LOST, ALL_DIG)]})
    rows = {row.saboteurs: row.diggers for row in found.sides}
    assert rows[None].value == 0.5
    assert (rows[0].value, rows[0].count) == (1.0, 2)
    assert (rows[1].value, rows[1].count) == (0.25, 4)


def test_line_ups_are_compared_deal_by_deal() -> None:
    old = [(WON, LOST), (LOST, LOST), (WON, WON)]
    new = [(WON, WON), (WON, LOST), (WON, WON)]
    (found,) = report((OLD, NEW), {0: old, 1: new}).comparisons
    assert (found.lineup, found.against) == ("skilled/novice", "novice")
    assert found.diggers.value == pytest.approx(1 / 3)
    assert found.diggers.count == 3
    assert found.diggers.high == pytest.approx(1 / 3 + 1.96 * 0.288675 / 3**0.5, abs=1e-5)


def test_gold_is_shared_by_entrant_and_measured_by_the_fair_part() -> None:
    one, other = Entrant("novice", "novice"), Entrant("random", "random")
    contest = Contest("saboteur", 3, (), None, (Lineup((one, other, other)),), 1, "made up")
    tally = Tally(contest)
    for pairing, scores in zip(contest.pairings(), [(6, 2, 1), (2, 1, 6), (1, 6, 2)], strict=True):
        tally.add(Played(pairing, scores, (0,), (), (), (), None))
    found = tally.report()
    novice = next(row for row in found.gold if row.entrant == "novice")
    assert novice.nuggets.value == 6.0
    assert novice.part.value == pytest.approx(2 / 3)
    assert novice.fair == pytest.approx(1 / 3)
    assert [rating.name for rating in found.ratings] == ["novice", "random"]
    assert found.ratings[0].mu > 25 > found.ratings[1].mu


def test_a_box_without_gold_counts_what_it_has() -> None:
    found = replace(report((OLD,), {0: [()] * 2}), ruleset="lost-mines")
    shown = {table.title: table.head for table in tables(found, Texts("en"))}
    assert shown["Points"] == ("Level", "Points a game and seat", "Part of all points", "Fair part")
    assert shown["Places at the table"] == ("Seat", "Points a game and seat")
    assert "Gold" not in shown


def test_seats_beliefs_and_times_are_summed() -> None:
    found = report((OLD,), {0: [(WON, LOST), (WON, LOST)]})
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
    found = report((OLD, NEW), {0: [(WON, LOST)] * 2, 1: [(WON, WON)] * 2})
    html = page(found, Texts(language))
    assert not re.search(r"https?:|src=|@import|<script|url\(", html)
    assert html.count("<svg") == 2
    assert html.count("<table>") == len(tables(found, Texts(language)))
    assert f'<html lang="{language}">' in html


def test_the_page_writes_names_as_text() -> None:
    found = replace(report((OLD,), {0: [(WON,)]}), seed="<b>&")
    html = page(found, Texts("en"))
    assert "&lt;b&gt;&amp;" in html
    assert "<b>&" not in html
