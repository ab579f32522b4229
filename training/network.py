"""The network: board, facts and seats in; a preference for every move, beliefs and odds out.

``saboteur.bots.master.network`` plays it by NumPy alone. The critic is not played: while it learns
it also knows what is hidden, which makes its judgement steadier.
"""

from typing import Any, Final, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from saboteur.bots.classic.master.inputs import FACT_INPUTS, PLANE_INPUTS, SEAT_FACTS, inputs
from saboteur.bots.classic.master.layout import (
    COLUMNS,
    CROP_CELLS,
    GOALS,
    PLANES,
    ROWS,
    SEAT_DEEDS,
    SEATS,
    TOOL_SLOTS,
    WORDS,
)
from training.classic import Seen, Truth

LIKELY: Final = -1e4
"""Added to the preference for what is no move."""


class Answers(NamedTuple):
    """What the network says."""

    logits: torch.Tensor
    """Of the legal moves, in their order."""
    roles: torch.Tensor
    """Of each seat from the decider on: how likely it is a saboteur, as a logit."""
    goals: torch.Tensor
    """Of each goal: that it is the treasure."""
    odds: torch.Tensor
    """How well the seat will do, from -1 to 1, by what it sees."""
    value: torch.Tensor
    """The same by what is true."""


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


class Network(nn.Module):
    """The network of the base game."""

    def __init__(
        self, channels: int = 48, width: int = 192, seat: int = 32, blocks: int = 2
    ) -> None:
        super().__init__()
        self.sizes = {"channels": channels, "width": width, "seat": seat, "blocks": blocks}
        self.facts = nn.Linear(FACT_INPUTS, width)
        self.stem = nn.Conv2d(PLANE_INPUTS, channels, 3, padding=1)
        self.stem_facts = nn.Linear(width, channels, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleList(nn.Conv2d(channels, channels, 3, padding=1) for _ in range(2))
            for _ in range(blocks)
        )
        self.seat = nn.Linear(channels + SEAT_FACTS + SEAT_DEEDS, seat)
        self.seat_whole = nn.Linear(width, seat, bias=False)
        self.seat_again = nn.Linear(seat, seat)
        self.whole = nn.Linear(2 * channels + width + SEATS * seat, width)
        self.board = nn.Conv2d(channels, channels, 1)
        self.board_whole = nn.Linear(width, channels, bias=False)
        self.lays = nn.Conv2d(channels, PLANES, 1)
        self.words = nn.Linear(width, WORDS)
        self.tools = nn.Linear(seat, seat)
        self.tools_whole = nn.Linear(width, seat, bias=False)
        self.tool = nn.Linear(seat, TOOL_SLOTS)
        self.roles = nn.Linear(seat, 1)
        self.goals = nn.Linear(width, GOALS)
        self.odds = nn.Linear(width, 1)
        self.critic = nn.Linear(width + SEATS + GOALS, 128)
        self.critic_value = nn.Linear(128, 1)
        for head in (self.lays, self.words, self.tool, self.odds, self.critic_value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Seen, truth: Truth) -> Answers:
        """Answer for every row."""
        relu = functional.relu
        planes, facts, seats, owners = inputs(seen, torch)
        rows = len(facts)
        known = relu(self.facts(facts))
        board = self.stem(
            planes.view(rows, PLANE_INPUTS, ROWS, COLUMNS).contiguous(
                memory_format=torch.channels_last
            )
        )
        board = relu(board + self.stem_facts(known)[:, :, None, None])
        for first, second in self.blocks:
            board = relu(board + second(relu(first(board))))
        flat = board.flatten(2)
        owned = torch.matmul(owners.to(flat.dtype), flat.transpose(1, 2)) * 0.25
        each = relu(
            self.seat(torch.cat([owned, seats.to(flat.dtype)], 2)) + self.seat_whole(known)[:, None]
        )
        each = relu(self.seat_again(each))
        whole = relu(self.whole(torch.cat([flat.mean(2), flat.amax(2), known, each.flatten(1)], 1)))
        board = relu(self.board(board) + self.board_whole(whole)[:, :, None, None])
        tools = relu(self.tools(each) + self.tools_whole(whole)[:, None])
        answers = torch.cat(
            [
                self.lays(board).flatten(1),
                self.words(whole),
                self.tool(tools).flatten(1),
                flat.new_zeros(rows, 1),
                flat.new_full((rows, 1), LIKELY),
            ],
            1,
        )
        treasure = functional.one_hot(truth.treasure.long(), GOALS)
        hidden = torch.cat([whole, truth.roles.to(whole.dtype), treasure.to(whole.dtype)], 1)
        return Answers(
            Pick.apply(answers, seen.slots.long()).float(),
            self.roles(tools)[:, :, 0].float(),
            self.goals(whole).float(),
            self.odds(whole)[:, 0].float(),
            self.critic_value(relu(self.critic(hidden)))[:, 0].float(),
        )


def exported(network: Network) -> dict[str, torch.Tensor]:
    """Return what is played: all but the critic."""
    return {
        name: tensor.detach().to(torch.float16).cpu()
        for name, tensor in network.state_dict().items()
        if not name.startswith("critic")
    }


assert CROP_CELLS == ROWS * COLUMNS
