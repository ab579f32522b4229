import pytest

import saboteur
from saboteur.research.encoding import encoding
from saboteur.research.episode import Episode, deal_episode
from saboteur.research.rewards import MAX_SCORE, returns_function
from tests.research.environment_tables import BOXES
from tests.sampling import SeededRandom


def played(box: str, seats: int, number: int, kind: str) -> tuple[Episode, list[float]]:
    """Play a game and return it with each seat's sum of rewards."""
    episode = deal_episode(encoding(box, seats), str(number), kind)
    dice = SeededRandom(f"{box}/{number}")
    total = list(episode.returns)
    while not episode.game.over:
        before = episode.returns
        episode.play_action(dice.choice(sorted(episode.choices)))
        total = [one + more for one, more in zip(total, episode.rewards_since(before), strict=True)]
    return episode, total


@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_rewards_of_a_game(box: str, seats: int) -> None:
    episode, gained = played(box, seats, 1, "gains")
    game = episode.game
    assert gained == list(game.scores)
    won = returns_function("win")(game)
    scored = returns_function("score")(game)
    if seats == 1:
        assert won == (2 * (game.view(0).grade - 1) / 3 - 1,)
        assert scored == tuple(game.scores)
        return
    assert sum(won) == pytest.approx(0)
    assert sum(scored) == pytest.approx(0)
    assert max(map(abs, scored)) < MAX_SCORE
    if game.winners and len(game.winners) < seats:
        assert min(won[seat] for seat in game.winners) > 0
        assert max(won) <= 1


def test_a_winner_alone_gets_one() -> None:
    for number in range(20):
        episode, total = played("saboteur", 3, number, "win")
        if len(episode.game.winners) == 1:
            winner = episode.game.winners[0]
            assert total == [1.0 if seat == winner else -0.5 for seat in range(3)]
            return
    pytest.fail("nobody won alone")


def test_rewards_are_zero_before_the_end() -> None:
    game = saboteur.new("saboteur", seats=3, seed="friday")
    assert returns_function("win")(game) == returns_function("score")(game) == (0.0, 0.0, 0.0)


def test_other_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="win, score, gains"):
        returns_function("luck")
