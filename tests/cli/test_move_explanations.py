"""Tests of questions during a turn: reasons with their clauses, rules, log, help."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

import saboteur
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.session.dialogue import Dialogue
from saboteur.cli.session.interpreter import Interpreter, PlayerQuit, Situation
from saboteur.cli.session.record_file import RecordFile
from saboteur.play.game import Game
from saboteur.texts import Texts
from tests.cli.scripted_terminal import ScriptedTerminal
from tests.rule_positions import game_at

POSITION = """
    roles miner saboteur miner | miner
    goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne
    maze 1,0=cross 3,0=straight-horizontal
    hand 0 cross curve-ne straight-vertical map rockfall broken-pick repair-pick
    hand 1 map
    hand 2 map
    pile map
    broken 2 pick
"""


def type_lines(
    *typed: str,
    position: str = POSITION,
    language: str = "en",
    ruleset: str = "saboteur",
    **options: bool,
) -> tuple[str, str | None]:
    """Type lines on seat 0's turn; return the output, and the move if one was chosen."""
    game: Game = game_at(position, options=options, id_=ruleset)
    terminal = ScriptedTerminal(list(typed))
    narrator = ClassicNarrator(Texts(language), ["Ann", "Bob", "Cid"], seat=0)
    dialogue = Dialogue(Interpreter(terminal, narrator, game.rules, RecordFile()))
    now = Situation(game.view(0), game.legal_moves(), ["Something."], ["Something.", "More."])
    chosen: str | None = None
    with suppress(EOFError):
        chosen = str(dialogue.choose_move(now))
    return terminal.console.export_text(), chosen


@pytest.mark.parametrize(
    ("typed", "reason", "clause"),
    [
        ("lay cross 2,2", "Nothing borders on 2,2", "B-21  "),
        ("lay cross 1,0", "A card already lies on 1,0.", "B-21  "),
        ("lay straight-vertical 2,0", "a tunnel comes in from the east", "B-22  "),
        ("lay cross 4,0", "would meet a tunnel that is linked to the start", "B-24  "),
        ("lay t-vertical 2,0", "You don’t hold the card “Vertical T-junction”.", "B-14  "),
        ("play broken-pick 0", "You can’t break your own tools.", "B-27  "),
        ("play broken-pick 2", "Cid already has a broken pick.", "B-27  "),
        ("play repair-pick 1", "Bob has no broken pick to repair.", "B-31  "),
        ("play rockfall 0,0", "can’t remove the start or a goal", "B-32  "),
        ("play rockfall 5,0", "There is no path card on 5,0 to remove.", "B-32  "),
        ("play map 1,0", "There is no face-down goal on 1,0 to look at.", "B-34  "),
        ("take 1", "It is your turn", "B-14  "),
        ("concede", "This table does not allow", "R-14  "),
    ],
)
def test_a_refused_move_is_answered_with_reason_and_clause(
    typed: str, reason: str, clause: str
) -> None:
    for line in (typed, f"why {typed}"):
        shown, chosen = type_lines(line)
        assert chosen is None
        assert reason in shown
        assert clause in shown


def test_the_clause_comes_with_its_text() -> None:
    shown, _ = type_lines("why lay cross 4,0")
    assert Texts("en").title("B-24") in shown
    assert Texts("en").text("B-24")[:60] in shown


def test_broken_tools_keep_paths_in_the_hand() -> None:
    position = POSITION + "\nbroken 0 lamp cart"
    for typed in ("lay cross 0,1", "why 1", "why 1 0,1", "1"):
        shown, chosen = type_lines(typed, position=position)
        assert chosen is None
        assert "while a broken tool lies before you: lamp, cart." in shown
        assert "B-28  " in shown


def test_why_command_answers_in_french() -> None:
    shown, _ = type_lines("pourquoi play repair-pick 1", language="fr")
    assert "Bob\u00a0: aucun pic cassé à réparer." in shown
    assert "B-31  Pas de réparation d’avance" in shown


def test_why_command_confirms_legal_moves() -> None:
    shown, chosen = type_lines("why lay cross 0,1")
    assert "That is allowed: lay cross 0,1" in shown
    assert chosen is None
    shown, _ = type_lines("why 1")
    assert "“Crossing” can be played" in shown


def test_why_command_without_move_shows_usage() -> None:
    assert "why lay cross 1,0" in type_lines("why")[0]


def test_a_half_turn_that_changes_nothing_is_no_trap() -> None:
    """A question about a legal move must not play it, even if it is spelt unusually."""
    shown, chosen = type_lines("why lay cross 0,1 turned")
    assert "That is allowed: lay cross 0,1" in shown
    assert chosen is None


def test_within_a_card_a_cell_is_enough() -> None:
    shown, chosen = type_lines("3", "why 2,0", "2,0", "0,1")
    assert shown.count("a tunnel comes in from the east") == 2
    assert chosen == "lay straight-vertical 0,1"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("gibberish", "“gibberish” is neither a card number nor a move"),
        ("lay cross", "“lay cross” is neither"),
        ("9", "You have no card number 9."),
        ("why 9", "You have no card number 9."),
        ("0", "You have no card number 0."),
        ("rules b24", "B-24 Linked to the start"),
        ("rules B-99", "There is no rule B-99; the nearest are B-57"),
        ("rules tunnel trombone", "No rule speaks of “tunnel trombone”."),
        ("rules rockfall", "B-32"),
        ("rules", "Name a rule"),
        ("log", "· More."),
        ("?", "What you can type"),
        ("help", "What the signs mean"),
        ("save /nowhere/at/all", "nothing can be written to /nowhere/at/all"),
        ("save", "When the game is over, its record goes to"),
    ],
)
def test_other_questions(typed: str, answer: str) -> None:
    shown, chosen = type_lines(typed)
    assert answer in " ".join(shown.split())
    assert chosen is None


def test_a_card_is_chosen_by_numbers_and_passed() -> None:
    assert type_lines("4", "2")[1] == "play map 8,0"
    assert type_lines("4", "7", "p")[1] == "pass map"
    assert type_lines("pass 6")[1] == "pass broken-pick"
    assert type_lines("pass map")[1] == "pass map"
    assert type_lines("6 1")[1] == "play broken-pick 1"
    assert type_lines("2", "", "5 1,0")[1] == "play rockfall 1,0"
    assert type_lines("   lay   cross   0,1 ")[1] == "lay cross 0,1"


def test_modules_say_why_their_cards_are_idle() -> None:
    position = "hand 0 veto scout cross thief\nhand 1 map\nbroken 0 prison thief"
    for typed, reason, clause in (
        ("why 1", "on your own you can only discard it", "WC-13  "),
        ("2", "You can’t play the scout", "R-68  "),
        ("why 3", "while you are in prison", "S2-23  "),
        ("why 4", "“Thief” already lies before Ann", "S2-29  "),
    ):
        shown, chosen = type_lines(typed, position=position, ruleset="saboteur2+scout+veto")
        assert chosen is None
        assert reason in shown
        assert clause in shown
    shown, chosen = type_lines("5", "1", position=position, ruleset="saboteur2+scout+veto")
    assert "5 discard two cards to remove a card before you" in shown
    assert chosen == "clear thief"
    signs = type_lines("?", position=position, ruleset="saboteur2+scout+veto")[0]
    assert "a ladder, linked to the start" in signs
    assert "a ladder" not in type_lines("?")[0]


def test_leaving_is_asked() -> None:
    assert type_lines("quit", "no", "pass map")[1] == "pass map"
    with pytest.raises(PlayerQuit):
        type_lines("quit", "yes")


def test_giving_up_is_offered_where_the_table_allows_it() -> None:
    shown, chosen = type_lines("concede", concede_round=True)
    assert "8 propose to give the round up" in shown
    assert chosen == "concede"
    assert type_lines("8", concede_round=True)[1] == "concede"
    assert "propose to give" not in type_lines("pass map")[0]


def test_votes_goals_and_gold_are_plain_questions() -> None:
    vote = f"{POSITION}\nask turn 1\nask concede-vote 0 then 2"
    shown, chosen = type_lines("maybe", "3", "2", position=vote, concede_round=True)
    assert "Bob proposes to give the round up" in shown
    assert "There is no answer 3 here." in shown
    assert chosen == "refuse"
    assert type_lines("agree", position=vote, concede_round=True)[1] == "agree"
    shown, _ = type_lines("pass map", position=vote, concede_round=True)
    assert "First answer the vote" in shown


def test_two_goals_at_once_ask_for_an_order() -> None:
    far = " ".join(f"{x},0=straight-horizontal" for x in range(1, 7))
    position = f"""
        goals 8,-2=stone-nw 8,0=stone-ne 8,2=treasure
        maze {far} 7,0=cross 7,1=straight-vertical 7,-1=straight-vertical 7,2=cross
        hand 0 map
        hand 1 map
        hand 2 map
        last 0 laid 7,2
        ask turn 0
        ask reveal-goal 0
    """
    shown, chosen = type_lines("2", position=position)
    assert "Which one is turned over first?" in shown
    assert "the goal on 8,0" in shown
    assert chosen == "reveal 8,2"


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_reasons_found_in_a_possible_world_are_the_real_ones(seats: int) -> None:
    """The terminal finds the reason from the seat's view; it must be the same as in the match."""
    dice = Random(seats)  # noqa: S311 - a sample, not a secret
    options = {"concede_round": True}
    game = saboteur.new("saboteur", seats=seats, seed="why", options=options)
    narrator = ClassicNarrator(Texts("en"), [str(seat) for seat in range(seats)])
    interpreter = Interpreter(ScriptedTerminal([]), narrator, game.rules, RecordFile())
    verbs = ["lay cross {}", "play rockfall {}", "play map {}", "play broken-lamp {seat}"]
    verbs += ["play repair-pick {seat}", "pass cross", "reveal {}", "take 2", "agree", "concede"]
    compared = set()
    while (seat := game.decider) is not None:
        now = Situation(game.view(seat), game.legal_moves(), (), ())
        for verb in dice.sample(verbs, 3):
            where = f"{dice.randrange(-1, 9)},{dice.randrange(-2, 3)}"
            text = verb.format(where, seat=dice.randrange(seats))
            move, refusal = interpreter.check_move(now, text)
            assert move is not None
            assert refusal == game.explain(text)
            if refusal is not None:
                compared.add((now.view.asked, refusal.code))
        moves = [move for move in game.legal_moves() if str(move) not in ("concede", "agree")]
        game.play(dice.choice(moves))
    assert len(compared) > 8
