from hashlib import sha256

import pytest

import saboteur
from saboteur.games.registry import ruleset
from saboteur.research import actions as actions_module
from saboteur.research.actions import FURTHER_TEXT
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.episode import Episode, deal_episode
from tests.research.environment_tables import BOXES


def test_numbers_stay_what_they_are() -> None:
    """A stored policy needs the same action numbers; only a deck file may change them."""
    printed = {}
    for box, seats in BOXES:
        actions = encoding(box, seats).actions
        text = "\n".join((*actions.cellless_texts, *actions.cell_stems, repr(actions.pane)))
        printed[box, seats] = (actions.size, sha256(text.encode()).hexdigest()[:12])
    assert printed == {
        ("saboteur", 3): (11208, "a8c2a3f69196"),
        ("saboteur2", 2): (26660, "793e50d56d6d"),
        ("duel", 2): (21155, "414f52295a33"),
        ("duel", 1): (23999, "547d797634cd"),
        ("lost-mines", 3): (3747, "2fd010df9b85"),
        ("dark-cave", 2): (63238, "c7eaec365f31"),
    }


def test_a_few_numbers() -> None:
    actions = encoding("saboteur", 5).actions
    assert (actions.pane.west, actions.pane.north) == (-6, -8)
    assert actions.text(0) == "pass cross"
    assert actions.cell_stems[0] == "lay cross @"
    first = actions.first_cell_action
    assert actions.number("lay cross -6,-8") == first
    assert actions.number("lay cross -5,-8") == first + 1
    assert actions.number("lay cross -6,-7") == first + actions.pane.width
    assert actions.number("lay cross 99,0") is None
    assert actions.text(actions.size - 1) == FURTHER_TEXT
    with pytest.raises(ValueError, match="there is no action"):
        actions.text(actions.size)


def beyond(episode: Episode, wanted: str) -> int:
    """Turn pages until a move outside the pane is offered, and return its number."""
    actions = episode.encoding.actions
    while True:
        for number, move in episode.choices.items():
            if move is not None and move.text == wanted:
                assert number >= actions.first_far_action
                return number
        episode.play_action(actions.further_action)


def test_action_space_includes_distant_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a small pane most moves are outside; each is found by turning pages."""
    monkeypatch.setattr(actions_module, "FAR_PAGE_SIZE", 4)
    encoded = Encoding(ruleset("duel", 2), 0)
    actions = encoded.actions
    turned = 0
    for number in range(2):
        episode = deal_episode(encoded, str(number), "win")
        while not episode.game.over:
            legal = episode.game.legal_moves()
            far = sorted(move.text for move in legal if actions.number(move.text) is None)
            offered = [
                move.text
                for n, move in episode.choices.items()
                if move and n >= actions.first_far_action
            ]
            assert offered == far[:4]
            assert (actions.further_action in episode.choices) == (len(far) > 4)
            if far:
                turned += len(far) > 4
                episode.play_action(beyond(episode, far[-1]))
                assert episode.game.moves[-1].text == far[-1]
            else:
                episode.play_move(legal[0])
    assert turned


def test_illegal_action_is_refused_and_changes_nothing() -> None:
    episode = deal_episode(encoding("saboteur", 5), "friday", "win")
    before = episode.game.digest()
    wrong = episode.encoding.actions.number("take 1")
    assert wrong is not None
    with pytest.raises(ValueError, match=r"take 1.* is not allowed now"):
        episode.play_action(wrong)
    assert episode.game.digest() == before


def test_a_margin_is_a_number() -> None:
    with pytest.raises(ValueError, match="margin"):
        encoding("saboteur", 5, margin=-1)
    with pytest.raises(ValueError, match="boxes are"):
        encoding("chess", 2)


def test_the_printed_board_has_no_cell_beyond_it() -> None:
    pane = encoding("lost-mines", 4).pane
    kit = saboteur.new("lost-mines", seats=4, seed="x").rules.kit
    assert pane.size == len(kit.board)
