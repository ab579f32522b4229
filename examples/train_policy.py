"""Train a tiny policy for Le Duel with NumPy alone, and see it get better.

    pip install 'saboteur-games[research]'
    python examples/train_policy.py

The policy is linear: it weighs the kind of a legal move, and how near a path comes to a goal. It
begins with weights of 0, so it plays at random, and learns by REINFORCE: actions in games that went
better than others become likelier.
"""

import argparse
from math import sqrt

import numpy as np

from saboteur.research.gym import SeatEnv

RATE = 1.5
MAX_DISTANCE = 8
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""From a cell to the next, as rows and columns: N, E, S, W."""


class Features:
    """The features of a move: one number for each kind, and the distance of a path from a goal."""

    def __init__(self, encoding):
        self.actions = encoding.actions
        planes = [name for name, _ in encoding.sheet.arrays[0].facts]
        self.card, self.down = planes.index("card"), planes.index("face-down")
        self.reached = planes.index("reached N")
        self.names = []
        self.kind = np.array([self.kind_of(number) for number in range(self.actions.size)])
        self.tracks = [self.tracks_of(encoding.rules.kit, text) for text in self.actions.cell_stems]
        self.size = len(self.names) + 2

    def kind_of(self, number):
        """Return the number of an action's kind: its verb, or the first word of a played card."""
        words = (self.actions.text(number) or "far").split()
        name = f"{words[0]} {words[1].split('-')[0]}" if words[0] == "play" else words[0]
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def tracks_of(self, kit, text):
        """Return for each side of a path the other sides that it leads to."""
        verb, *words = text.split()
        if verb != "lay":
            return None
        pose = kit.poses.poses[kit.poses.pose(kit.cards[words[0]], turned="turned" in words)]
        group = list(range(pose.tile.nodes))
        for link in pose.tile.links:
            if not link.barrier:
                group = [group[link.a] if one == group[link.b] else one for one in group]
        at = [group[arm] if arm >= 0 else None for arm in pose.arms]
        return [
            [out for out in range(4) if out != side and at[out] is not None and at[out] == at[side]]
            for side in range(4)
        ]

    def of(self, legal, board):
        """Return one row for each legal action."""
        rows = np.zeros((len(legal), self.size))
        rows[np.arange(len(legal)), self.kind[legal]] = 1
        goals = np.argwhere(board[self.down])
        for row, number in zip(rows, legal, strict=True):
            first, last = self.actions.first_cell_action, self.actions.first_far_action
            if first <= number < last and len(goals):
                plane, cell = divmod(int(number) - first, self.actions.pane.size)
                if self.tracks[plane] is not None:
                    distance = self.distance(self.tracks[plane], cell, board, goals)
                    row[-2:] = (
                        max(0, MAX_DISTANCE - distance) / MAX_DISTANCE,
                        distance > MAX_DISTANCE,
                    )
        return rows

    def distance(self, tracks, cell, board, goals):
        """Return the distance from the end of a reachable path to the nearest face-down goal."""
        place = np.array(divmod(cell, board.shape[2]))
        best = 2 * MAX_DISTANCE
        for side, outs in enumerate(tracks):
            before = place + STEPS[side]
            if outs and self.on(board[self.reached + (side + 2) % 4], before):
                for after in (place + STEPS[out] for out in outs):
                    if not self.on(board[self.card], after):
                        best = min(best, int(np.abs(goals - after).sum(1).min()))
        return best

    @staticmethod
    def on(plane, place):
        """Return the value of a plane at a cell; false outside the pane."""
        inside = 0 <= place[0] < plane.shape[0] and 0 <= place[1] < plane.shape[1]
        return inside and plane[place[0], place[1]]


def play_game(env, features, weights, dice):
    """Play a game; return the margin in nuggets and the gradient of its moves."""
    seen, info = env.reset()
    push = np.zeros_like(weights)
    while True:
        legal = np.flatnonzero(info["action_mask"])
        rows = features.of(legal, seen["board"])
        chances = np.exp(rows @ weights - (rows @ weights).max())
        chances /= chances.sum()
        chosen = dice.choice(len(legal), p=chances)
        push += rows[chosen] - chances @ rows
        seen, reward, over, _, info = env.step(int(legal[chosen]))
        if over:
            return float(reward), push


def summarise(results):
    """Return the share of points with its 95 % interval, and nuggets, as text."""
    share = sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in results) / len(results)
    spread = 1.96 * sqrt(share * (1 - share) / len(results))
    low, high = 100 * (share - spread), 100 * (share + spread)
    return (
        f"{100 * share:.0f} % of the points (95 %: {low:.0f} to {high:.0f}), "
        f"{np.mean(results):+.2f} nuggets a game, {len(results)} games"
    )


def main():
    """Measure, train, measure again."""
    parser = argparse.ArgumentParser(description="Train a tiny policy for Le Duel.")
    parser.add_argument("--games", type=int, default=400, help="games to train with")
    parser.add_argument("--batch", type=int, default=20, help="games between two changes")
    parser.add_argument("--measure", type=int, default=60, help="games to measure with")
    parser.add_argument("--level", default="random", help="the bot to play against")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    env = SeatEnv("duel", 2, level=given.level, rewards="score", flat=False)
    env.reset(seed=given.seed)
    dice = np.random.default_rng(given.seed)
    features = Features(env.encoding)
    weights = np.zeros(features.size)

    def games(many):
        return [play_game(env, features, weights, dice) for _ in range(many)]

    print("before:", summarise([result for result, _ in games(given.measure)]))
    for batch in range(given.games // given.batch):
        played = games(given.batch)
        worth = np.array([result for result, _ in played])
        better = (worth - worth.mean()) / (worth.std() + 1e-6)
        step = sum(one * push for one, (_, push) in zip(better, played, strict=True)) / given.batch
        weights += RATE * step / (np.linalg.norm(step) + 1)
        print(
            f"  {(batch + 1) * given.batch:4} games: {worth.mean():+.2f} nuggets a game", flush=True
        )
    print("after: ", summarise([result for result, _ in games(given.measure)]))
    names = [*features.names, "near a goal", "leads nowhere"]
    likes = sorted(zip(weights, names, strict=True), reverse=True)
    print("weights:", ", ".join(f"{name} {weight:+.1f}" for weight, name in likes))


if __name__ == "__main__":
    main()
