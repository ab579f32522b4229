"""A custom bot: it lays the path that ends nearest to a goal, and does no harm without need.

Pass its class to a command, in this folder:

    saboteur play --bots bot:Eager
    saboteur arena --seats 4 --bots bot:Eager,novice,novice,novice --games 100
    saboteur serve --bots Eager=bot:Eager
    saboteur bot --url http://localhost:8000 --code ABCDE --bot bot:Eager
"""

from saboteur import Move


class Eager:
    """Plays one seat of one game. It sees what that seat sees, and nothing else."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, moves, events) -> Move:
        """Return one of the moves; ``events`` are new and visible to its seat."""
        shown = view.to_dict()
        goals = [(goal["x"], goal["y"]) for goal in shown.get("goals") or shown.get("mines") or ()]
        return max(moves, key=lambda move: (self.worth(move, goals), move.text))

    def worth(self, move, goals) -> float:
        """Return the value of a move: a path by its distance to a goal, others by their kind."""
        if move.verb == "lay" and goals:
            x, y = move.cell
            return 10 - min(abs(x - there) + abs(y - row) for there, row in goals)
        return {"play": 2, "pass": -1}.get(move.verb, 0)
