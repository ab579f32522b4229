"""``saboteur.from_position``: games from printed and hand-written positions."""

import pytest

import saboteur
from tests.property import invariants
from tests.sampling import (
    RULE_SETS,
    SeededRandom,
    Setting,
    sample_cases,
    sampled_positions,
    seed_for,
)

PRINTED = sample_cases(RULE_SETS, 4)
"""Rule sets for printed positions.

Playthroughs test others and rare positions; the soak tests all.
"""


@pytest.mark.parametrize("setting", PRINTED, ids=str)
def test_a_printed_game_is_set_up_again(setting: Setting) -> None:
    seed = seed_for("printed")
    for game in sampled_positions(setting.new(seed), seed, "eager", every=60):
        invariants.position_is_the_state(game, SeededRandom(seed))


def test_a_deck_of_ones_own_and_options_belong_to_it() -> None:
    deck = '[deck]\nid = "saboteur"\n'
    game = saboteur.new("saboteur", seats=3, seed=1, options={"public_gold": True}, deck=deck)
    invariants.position_is_the_state(game, SeededRandom("deck"))


def at(text: str, ruleset: str = "saboteur", seats: int = 3) -> saboteur.Game:
    return saboteur.from_position(text, ruleset=ruleset, seats=seats)


def test_what_is_left_out_is_as_at_the_beginning_of_a_round() -> None:
    game = at("# mine\nround 1 starter 2\nhand 2 cross\r\nmaze 1,0=cross\n")
    assert (game.decider, game.over, game.round) == (2, False, 1)
    assert "lay cross 2,0" in map(str, game.legal_moves())
    for box, seats in (("saboteur2", 2), ("duel", 1), ("lost-mines", 3), ("dark-cave", 3)):
        assert at("", box, seats).decider == 0


def test_a_game_set_up_is_a_game_but_has_no_record() -> None:
    dealt = saboteur.new("saboteur", seats=3, seed="fri day")
    game = at(dealt.position())
    assert game.seed == dealt.seed
    assert game.clone().digest() == dealt.digest()
    game.play(game.legal_moves()[0])
    for one in (game, game.clone()):
        with pytest.raises(ValueError, match="only a dealt game has a record: this one was made"):
            one.record()


BROKEN = {
    "maze 1,0=cross\nfoo bar": "line 2: 'foo bar' can't be read: no line begins with 'foo'; lines",
    "roles miner knight miner": "there is no role 'knight'; it is one of miner, saboteur",
    "roles miner miner": "2 roles for 3 seats",
    "roles | | | |": "too many strokes",
    "round": "a word is missing",
    "round one": "'one' is no whole number",
    "round 1 starter 7": "there is no seat 7",
    "hand 0 ace": "there is no card 'ace'",
    "maze cross": "'cross' names no cell and what is there, as 3,-1=… does",
    "maze 1;0=cross": "'1;0' is not a cell; write it as x,y, for example 3,-1",
    "broken 0 spade": "there is no tool or mark 'spade'; it is one of pick, lamp, cart",
    "draft 1 order 0 cards 1": "the word 'taken' is missing",
    "nuggets 1": "1 hoards for 3 seats",
    "ask": "it needs what is asked, and of which seat",
    "ask dance 0": "nothing is called 'dance'",
    "ask turn 0 move fly": "'fly' is no move",
    "saw 0 8,0=cross if 2": "'' is no whole number",
    "goals 8,0": "names no cell and what is there",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_line_is_named_with_what_is_wrong(text: str) -> None:
    with pytest.raises(saboteur.PositionError, match=r"^line \d+: '.*' can't be read: ") as caught:
        at(text)
    assert BROKEN[text] in str(caught.value)


OTHERS = {
    ("duel", "result 1 gave taken | paid |"): "'gave' is none of ",
    ("duel", "result 1 x"): "the word 'taken' is missing",
    ("lost-mines", "dwarves a b c"): "there is no dwarf 'a'",
    ("lost-mines", "looked 0"): "it needs a seat, what it looked at, and at which",
    ("dark-cave", "web web-1"): "it needs card, seat, cell, side and number",
    ("dark-cave", "dwarves 0,0.x 0,0.0"): "'x' is no whole number",
    ("saboteur+right-of-way", "right-of-way pawn 0,0"): "it needs the cell and side of a pawn",
    ("saboteur+right-of-way", "right-of-way pawn 0,0 X 1"): "there is no side 'X'",
    ("saboteur+treasure-chests", "treasure-chests covered 2,0"): "it needs the cell of a chest",
    ("saboteur+costume-workshop", "costume-workshop visited x"): "'x' is no whole number",
    ("saboteur2", "saboteur2 thieves x"): "'x' is no whole number",
}


@pytest.mark.parametrize(("ruleset", "text"), OTHERS)
def test_a_broken_line_of_other_boxes_and_modules_is_named(ruleset: str, text: str) -> None:
    with pytest.raises(saboteur.PositionError, match=r"^line 1: ") as caught:
        at(text, ruleset, 2 if ruleset in ("duel", "dark-cave") else 3)
    assert OTHERS[ruleset, text] in str(caught.value)


def test_what_is_no_text_is_a_wrong_type() -> None:
    with pytest.raises(TypeError, match="text must be the text of a position, not None"):
        at(None)  # type: ignore[arg-type]
