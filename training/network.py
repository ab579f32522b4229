"""The networks: a board and facts in; a preference for every move and the odds out.

``saboteur.bots.master.network`` plays them by NumPy alone. The critic is not played: while it
learns it also knows what is hidden, which makes its judgement steadier. What all boxes have is the
``Trunk``.
"""

from types import ModuleType
from typing import Any, Final, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from saboteur.bots.classic.master import inputs as classic
from saboteur.bots.classic.master import layout as classic_layout
from saboteur.bots.classic.master.inputs import CARDS, SEAT_FACTS
from saboteur.bots.classic.master.layout import GOALS, SEAT_DEEDS, SEATS, TOOL_SLOTS
from saboteur.bots.duel.master import inputs as duel
from saboteur.bots.duel.master import layout as duel_layout
from saboteur.swarm.duel.record import GOAL_CARDS, KINDS

LIKELY: Final = -1e4
"""Added to the preference for what is no move."""
CRITIC: Final = 128
"""How wide the critic is."""


class Answers(NamedTuple):
    """What the network says."""

    logits: torch.Tensor
    """Of the legal moves, in their order."""
    odds: torch.Tensor
    """How well the seat will do, from -1 to 1, by what it sees."""
    value: torch.Tensor
    """The same by what is true."""
    beliefs: dict[str, torch.Tensor]
    """Of what is hidden, by name, as logits."""


class Pick(torch.autograd.Function):
    """Takes the entries of some slots; no slot but the last two stands twice in a row."""

    @staticmethod
    def forward(ctx: Any, answers: torch.Tensor, slots: torch.Tensor) -> torch.Tensor:  # noqa: ANN401
        """Take them."""
        ctx.save_for_backward(slots)
        ctx.size = answers.shape
        ctx.kind = answers.dtype
        return torch.gather(answers, 1, slots)

    @staticmethod
    def backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor, None]:  # noqa: ANN401
        """Put the gradients back: to scatter is quicker than to add by index."""
        (slots,) = ctx.saved_tensors
        found = torch.zeros(ctx.size, dtype=ctx.kind, device=gradient.device)
        return found.scatter_(1, slots, gradient.to(ctx.kind)), None


class Trunk(nn.Module):
    """What the networks of all boxes have: a board, facts, both together, and moves."""

    def __init__(  # noqa: PLR0917 - sizes, one after the other
        self,
        layout: ModuleType,
        inputs: ModuleType,
        channels: int,
        width: int,
        blocks: int,
        more: int,
        truth: int,
    ) -> None:
        """``more`` inputs join board and facts; the critic sees ``truth`` more than the player."""
        super().__init__()
        self.sizes = {"channels": channels, "width": width, "blocks": blocks}
        self.pane = (inputs.PLANE_INPUTS, layout.ROWS, layout.COLUMNS)
        self.facts = nn.Linear(inputs.FACT_INPUTS, width)
        self.stem = nn.Conv2d(inputs.PLANE_INPUTS, channels, 3, padding=1)
        self.stem_facts = nn.Linear(width, channels, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleList(nn.Conv2d(channels, channels, 3, padding=1) for _ in range(2))
            for _ in range(blocks)
        )
        self.whole = nn.Linear(2 * channels + width + more, width)
        self.board = nn.Conv2d(channels, channels, 1)
        self.board_whole = nn.Linear(width, channels, bias=False)
        self.lays = nn.Conv2d(channels, layout.PLANES, 1)
        self.words = nn.Linear(width, layout.WORDS)
        self.odds = nn.Linear(width, 1)
        self.critic = nn.Linear(width + truth, CRITIC)
        self.critic_value = nn.Linear(CRITIC, 1)
        for head in (self.lays, self.words, self.odds, self.critic_value):
            blank(head)

    def look(self, planes: torch.Tensor, facts: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return what the facts say, and the board in their light."""
        relu = functional.relu
        known = relu(self.facts(facts))
        board = self.stem(planes.view(-1, *self.pane).contiguous(memory_format=torch.channels_last))
        board = relu(board + self.stem_facts(known)[:, :, None, None])
        for first, second in self.blocks:
            board = relu(board + second(relu(first(board))))
        return known, board

    def sum_up(self, known: torch.Tensor, board: torch.Tensor, *more: torch.Tensor) -> torch.Tensor:
        """Put everything together."""
        flat = board.flatten(2)
        parts = [flat.mean(2), flat.amax(2), known, *more]
        return functional.relu(self.whole(torch.cat(parts, 1)))

    def moves(
        self, board: torch.Tensor, whole: torch.Tensor, slots: torch.Tensor, *more: torch.Tensor
    ) -> torch.Tensor:
        """Return the preference for each legal move; ``more`` are those of further slots."""
        board = functional.relu(self.board(board) + self.board_whole(whole)[:, :, None, None])
        answers = torch.cat(
            [
                self.lays(board).flatten(1),
                self.words(whole),
                *more,
                whole.new_zeros(len(whole), 1),
                whole.new_full((len(whole), 1), LIKELY),
            ],
            1,
        )
        found: torch.Tensor = Pick.apply(answers, slots.long()).float()
        return found

    def judged(self, whole: torch.Tensor, *truth: torch.Tensor) -> torch.Tensor:
        """Return the critic's judgement."""
        hidden = torch.cat([whole, *(one.to(whole.dtype) for one in truth)], 1)
        found: torch.Tensor = self.critic_value(functional.relu(self.critic(hidden)))[:, 0].float()
        return found

    def wrong(self, answers: Answers, seen: Any, truth: Any) -> dict[str, torch.Tensor]:  # noqa: ANN401, ARG002
        """Return by name how wrong the beliefs are; none, unless a box has some."""
        return {}


def blank(head: Any) -> None:  # noqa: ANN401 - a layer
    """Let a head say next to nothing at first."""
    nn.init.normal_(head.weight, std=0.01)
    nn.init.zeros_(head.bias)


class ClassicNetwork(Trunk):
    """The network of the base game: with seats, of whom it believes something."""

    def __init__(
        self, channels: int = 48, width: int = 192, seat: int = 32, blocks: int = 2
    ) -> None:
        """Add what is told of each seat."""
        super().__init__(
            classic_layout, classic, channels, width, blocks, SEATS * seat, SEATS + GOALS
        )
        self.sizes["seat"] = seat
        self.seat = nn.Linear(channels + SEAT_FACTS + SEAT_DEEDS, seat)
        self.seat_whole = nn.Linear(width, seat, bias=False)
        self.seat_again = nn.Linear(seat, seat)
        self.tools = nn.Linear(seat, seat)
        self.tools_whole = nn.Linear(width, seat, bias=False)
        self.tool = nn.Linear(seat, TOOL_SLOTS)
        self.roles = nn.Linear(seat, 1)
        self.goals = nn.Linear(width, GOALS)
        blank(self.tool)

    def forward(self, seen: Any, truth: Any) -> Answers:  # noqa: ANN401 - of its box
        """Answer for every row."""
        relu = functional.relu
        planes, facts, seats, owners = classic.inputs(seen, torch)
        known, board = self.look(planes, facts)
        flat = board.flatten(2)
        owned = torch.matmul(owners.to(flat.dtype), flat.transpose(1, 2)) * 0.25
        each = relu(
            self.seat(torch.cat([owned, seats.to(flat.dtype)], 2)) + self.seat_whole(known)[:, None]
        )
        each = relu(self.seat_again(each))
        whole = self.sum_up(known, board, each.flatten(1))
        tools = relu(self.tools(each) + self.tools_whole(whole)[:, None])
        treasure = functional.one_hot(truth.treasure.long(), GOALS)
        return Answers(
            self.moves(board, whole, seen.slots, self.tool(tools).flatten(1)),
            self.odds(whole)[:, 0].float(),
            self.judged(whole, truth.roles, treasure),
            {"roles": self.roles(tools)[:, :, 0].float(), "goals": self.goals(whole).float()},
        )

    def wrong(self, answers: Answers, seen: Any, truth: Any) -> dict[str, torch.Tensor]:  # noqa: ANN401
        """Return how wrong the beliefs about roles and goals are; one's own role is known."""
        each = seen.facts[:, CARDS : CARDS + SEATS * SEAT_FACTS].view(-1, SEATS, SEAT_FACTS)
        there = each[:, 1:, 0].float()
        wrong = functional.binary_cross_entropy_with_logits(
            answers.beliefs["roles"][:, 1:], truth.roles[:, 1:].float(), reduction="none"
        )
        return {
            "roles": (wrong * there).sum() / there.sum().clamp(min=1),
            "goals": functional.cross_entropy(answers.beliefs["goals"], truth.treasure.long()),
        }


class DuelNetwork(Trunk):
    """The network of Le Duel."""

    def __init__(self, channels: int = 64, width: int = 256, blocks: int = 2) -> None:
        """Let the critic know the other's hand and all goals."""
        self.hidden_goals = duel_layout.GOALS * GOAL_CARDS
        super().__init__(duel_layout, duel, channels, width, blocks, 0, KINDS + self.hidden_goals)

    def forward(self, seen: Any, truth: Any) -> Answers:  # noqa: ANN401 - of its box
        """Answer for every row."""
        known, board = self.look(*duel.inputs(seen, torch))
        whole = self.sum_up(known, board)
        goals = functional.one_hot(truth.goals.long(), GOAL_CARDS).flatten(1)
        return Answers(
            self.moves(board, whole, seen.slots),
            self.odds(whole)[:, 0].float(),
            self.judged(whole, truth.hand, goals),
            {},
        )


def exported(network: Trunk) -> dict[str, torch.Tensor]:
    """Return what is played: all but the critic."""
    return {
        name: tensor.detach().to(torch.float16).cpu()
        for name, tensor in network.state_dict().items()
        if not name.startswith("critic")
    }
