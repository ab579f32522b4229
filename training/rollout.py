"""Playing with the networks of a league, and what is kept of it to learn from."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import torch

from training.box import Box, rows
from training.network import Trunk

SELF, CLONE, PAST = range(3)
NAMES: Final = ("self", "clone", "past")
LATEST: Final = 64
"""So many decisions later the last games begin."""


class Step(NamedTuple):
    """One decision in every game."""

    seen: Any
    truth: Any
    choice: torch.Tensor
    likely: torch.Tensor
    """The logarithm of how likely the choice was."""
    value: torch.Tensor
    learns: torch.Tensor
    """Whether the learner decided."""
    decider: torch.Tensor
    ended: torch.Tensor
    cut: torch.Tensor
    won: torch.Tensor


class League:
    """Who plays what: the learner with itself, with the clone of a bot, and with past selves.

    Of eight games, so many are the learner's alone, so many with each of the others; there one side
    is the opponent's, in turn.
    """

    def __init__(self, box: Box, shares: Sequence[int], sharpness: float = 1.0) -> None:
        """Deal the games out; opponents take their preferences so much more seriously."""
        self.sharpness = sharpness
        self.rows = torch.arange(box.games.many, device=box.device)
        kinds = [kind for kind, many in enumerate(shares) for _ in range(many)]
        self.kind = torch.tensor(kinds, device=box.device)[self.rows % len(kinds)]
        turn = self.rows // len(kinds)
        self.side = turn % len(box.sides)
        self._parity = turn // len(box.sides) % 2
        self.box = box

    def is_opponent(self) -> torch.Tensor:
        """Say in which games an opponent of the learner decides."""
        return self.box.is_opposed(self.side, self._parity) & (self.kind != SELF)


def preferences(
    network: Trunk,
    seen: Any,  # noqa: ANN401 - of its box
    truth: Any,  # noqa: ANN401 - as above
    sharpness: float = 1.0,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the logarithms of how likely the network plays each legal move, and its judgement."""
    on_card = seen.cells.is_cuda
    with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=on_card):
        answers = network(seen, truth)
    return torch.log_softmax(answers.logits * sharpness, 1), answers.value


def play(
    box: Box, league: League, players: list[Trunk], dice: torch.Generator, steps: int
) -> list[Step]:
    """Let all games go on for some decisions; ``players`` are learner, clone and past self."""
    return [_step(box, league, players, dice) for _ in range(steps)]


def scatter(box: Box, league: League, players: list[Trunk], dice: torch.Generator) -> None:
    """Let some games begin later than others, so that not all rounds end at once."""
    begin = torch.randint(LATEST, (box.games.many,), generator=dice, device=box.device)
    for turn in range(LATEST):
        _step(box, league, players, dice, begin <= turn)


def _step(
    box: Box,
    league: League,
    players: list[Trunk],
    dice: torch.Generator,
    goes_on: torch.Tensor | bool = True,  # noqa: FBT001, FBT002 - by game
) -> Step:
    games = box.games
    games.look()
    seen, truth = box.see(), box.truth()
    opponent = league.is_opponent()
    likely = torch.empty_like(seen.slots, dtype=torch.float32)
    value = torch.zeros(games.many, device=box.device)
    for kind, player in enumerate(players):
        mine = ~opponent if kind == SELF else opponent & (league.kind == kind)
        which = mine.nonzero()[:, 0]
        if len(which):
            sharp = 1.0 if kind == SELF else league.sharpness
            found = preferences(player, rows(seen, which), rows(truth, which), sharp)
            likely[which], value[which] = found
    noise = torch.rand(likely.shape, generator=dice, device=box.device).clamp(1e-9, 1 - 1e-7)
    choice = (likely - torch.log(-torch.log(noise))).argmax(1)
    choice = torch.minimum(choice, (games.counts - 1).clamp(min=0))
    given = box.is_given()
    choice = torch.where(given, (games.counts - 1).clamp(min=0), choice)
    chosen = games.moves[league.rows, choice]
    decider = games.field("decider").clamp(min=0)
    asked = (games.counts > 0) & goes_on
    happened = box.play(torch.where(asked, chosen, -1))
    return Step(
        seen, truth, choice, likely[league.rows, choice], value, ~opponent & ~given & asked,
        decider, *happened,
    )  # fmt: skip


def advantages(
    played: list[Step], smooth: float
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Judge decisions in hindsight; each seat is followed from its decision to its next one.

    Return by step and game how much better a decision came out than was thought, what it came to,
    and whether that can be told.
    """
    last = played[-1]
    many, seats = last.won.shape
    rows = torch.arange(many, device=last.won.device)
    later = torch.zeros_like(last.won)
    better = torch.zeros_like(last.won)
    known = torch.zeros_like(last.won, dtype=torch.bool)
    found = []
    for step in reversed(played):
        ended = step.ended[:, None]
        later = torch.where(ended, step.won, later)
        better = torch.where(ended, 0.0, better)
        known = (known | ended) & ~step.cut[:, None]
        who = (rows, step.decider)
        told = known[who]
        gain = torch.where(told, later[who] - step.value + smooth * better[who], 0.0)
        found.append((gain, step.value + gain, told & step.learns))
        later[who] = torch.where(step.learns, step.value, later[who])
        better[who] = torch.where(step.learns, gain, better[who])
        known[who] = known[who] | step.learns
    gains, returns, tells = zip(*reversed(found), strict=True)
    assert seats == later.shape[1]
    return torch.stack(gains), torch.stack(returns), torch.stack(tells)


class Tally:
    """What the decided rounds came to, by kind of game and by the opponent's side in it."""

    def __init__(self, league: League) -> None:
        """Begin with none."""
        self._league = league
        self._sides = len(league.box.sides)
        self._group = league.kind * self._sides + league.side
        self._rounds = torch.zeros(len(NAMES) * self._sides, device=league.kind.device)
        self._sums = torch.zeros_like(self._rounds)

    def count(self, played: list[Step]) -> None:
        """Count the rounds that were decided."""
        for step in played:
            found = self._league.box.success(step, self._league.side)
            self._rounds.index_add_(0, self._group, step.ended.float())
            self._sums.index_add_(0, self._group, torch.where(step.ended, found, 0.0))

    def shares(self) -> dict[str, float]:
        """Return the means."""
        names = [*dict.fromkeys(self._league.box.sides)]
        groups = {"self": [*range(self._sides)]}
        for kind in (CLONE, PAST):
            for name in names:
                groups[f"{NAMES[kind]} {name}"] = [
                    kind * self._sides + side
                    for side, other in enumerate(self._league.box.sides)
                    if other == name
                ]
        rounds, sums = self._rounds.tolist(), self._sums.tolist()
        found = {
            name: sum(sums[one] for one in group) / max(1.0, sum(rounds[one] for one in group))
            for name, group in groups.items()
        }
        return found | {"rounds": sum(rounds)}
