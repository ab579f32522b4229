"""Playing with the networks of a league, and what is kept of it to learn from."""

from typing import Final, NamedTuple

import torch

from saboteur.swarm.base.record import TAKE
from training.classic import Classic, Seen, Truth
from training.network import Network

SELF, CLONE, PAST = range(3)
NAMES: Final = ("self", "clone", "past")
DIGGING, SABOTAGING = range(2)
LATEST: Final = 64
"""So many decisions later the last games begin."""


class Step(NamedTuple):
    """One decision in every game."""

    seen: Seen
    truth: Truth
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

    Half of the games are the learner's alone. In the others one side is the opponent's, or every
    second seat.
    """

    def __init__(self, box: Classic) -> None:
        """Deal the games out."""
        rows = torch.arange(box.games.many, device=box.device)
        self.kind = torch.tensor([SELF] * 4 + [CLONE] * 2 + [PAST] * 2, device=box.device)[rows % 8]
        self.way = rows // 8 % 4
        self._parity = rows // 32 % 2
        self._box = box
        self.rows = rows

    def is_opponent(self) -> torch.Tensor:
        """Say in which games an opponent of the learner decides."""
        games = self._box.games
        decider = games.field("decider").clamp(min=0)
        role = games.field("roles")[self.rows, decider]
        mixed = (decider + self._parity) % 2 == 1
        found = torch.where(
            self.way == DIGGING, role == 1, torch.where(self.way == SABOTAGING, role == 0, mixed)
        )
        return found & (self.kind != SELF)


def preferences(network: Network, seen: Seen, truth: Truth) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the logarithms of how likely the network plays each legal move, and its judgement."""
    on_card = seen.cells.is_cuda
    with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=on_card):
        answers = network(seen, truth)
    return torch.log_softmax(answers.logits, 1), answers.value


def play(
    box: Classic, league: League, players: list[Network], dice: torch.Generator, steps: int
) -> list[Step]:
    """Let all games go on for some decisions; ``players`` are learner, clone and past self."""
    return [_step(box, league, players, dice) for _ in range(steps)]


def scatter(box: Classic, league: League, players: list[Network], dice: torch.Generator) -> None:
    """Let some games begin later than others, so that not all rounds end at once."""
    begin = torch.randint(LATEST, (box.games.many,), generator=dice, device=box.device)
    for turn in range(LATEST):
        _step(box, league, players, dice, begin <= turn)


def _step(
    box: Classic,
    league: League,
    players: list[Network],
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
        rows = mine.nonzero()[:, 0]
        if len(rows):
            likely[rows], value[rows] = preferences(player, seen.rows(rows), truth.rows(rows))
    noise = torch.rand(likely.shape, generator=dice, device=box.device).clamp(1e-9, 1 - 1e-7)
    choice = (likely - torch.log(-torch.log(noise))).argmax(1)
    choice = torch.minimum(choice, (games.counts - 1).clamp(min=0))
    shares = games.field("stage") == TAKE  # the largest gold card: nothing to learn
    choice = torch.where(shares, (games.counts - 1).clamp(min=0), choice)
    chosen = games.moves[league.rows, choice]
    decider = games.field("decider").clamp(min=0)
    asked = (games.counts > 0) & goes_on
    happened = box.play(torch.where(asked, chosen, -1))
    return Step(
        seen, truth, choice, likely[league.rows, choice], value, ~opponent & ~shares & asked,
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


def reached(step: Step) -> torch.Tensor:
    """Say in which games the diggers win, where a round is decided."""
    rows = torch.arange(len(step.won), device=step.won.device)
    mine = step.won[rows, step.decider]
    return torch.where(step.truth.roles[:, 0] == 1, -mine, mine) > 0


class Tally:
    """Rounds that the diggers won, by kind of game and by the learner's side in it."""

    def __init__(self, league: League) -> None:
        """Begin with none."""
        self._group = league.kind * 3 + league.way.clamp(max=2)
        self._rounds = torch.zeros(9, device=league.kind.device)
        self._dug = torch.zeros(9, device=league.kind.device)

    def count(self, played: list[Step]) -> None:
        """Count the rounds that were decided."""
        for step in played:
            dug = reached(step)
            self._rounds.index_add_(0, self._group, step.ended.float())
            self._dug.index_add_(0, self._group, (step.ended & dug).float())

    def shares(self) -> dict[str, float]:
        """Return the shares of the rounds that diggers won."""
        rounds, dug = self._rounds.tolist(), self._dug.tolist()
        found = {"self": sum(dug[:3]) / max(1.0, sum(rounds[:3])), "rounds": sum(rounds)}
        for kind in (CLONE, PAST):
            for way, name in enumerate(("digs", "sabotages", "mixed")):
                place = kind * 3 + way
                found[f"{NAMES[kind]} {name}"] = dug[place] / max(1.0, rounds[place])
        return found
