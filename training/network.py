"""The networks: board and facts in; a preference for every move and the expected outcome out.

``saboteur.bots.master.network`` evaluates them with NumPy alone. The critic is used in training
only: it also sees hidden information, which makes its estimates steadier. ``BaseNetwork`` has what
the networks of all boxes share.
"""

from types import ModuleType
from typing import Any, Final, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from saboteur.bots.classic.master import inputs as classic
from saboteur.bots.classic.master import layout as classic_layout
from saboteur.bots.classic.master.layout import GOALS, SEAT_ACTION_COUNTS, SEATS, TOOL_ACTIONS
from saboteur.bots.duel.master import inputs as duel
from saboteur.bots.duel.master import layout as duel_layout
from saboteur.observation_layout.base import FACTS_PER_SEAT, SEATS_OFFSET
from saboteur.observation_layout.duel import MAX_CARD_KINDS, MAX_GOAL_KINDS

ILLEGAL_LOGIT: Final = -1e4
"""The logit of slots that are not a move."""
CRITIC_WIDTH: Final = 128


class NetworkOutput(NamedTuple):
    """The output of a network."""

    logits: torch.Tensor
    """By legal move, in the order of the moves."""
    expected_outcome: torch.Tensor
    """The expected outcome for the seat, from -1 to 1, given what it sees."""
    critic_value: torch.Tensor
    """The expected outcome given all information, hidden or not."""
    beliefs: dict[str, torch.Tensor]
    """Logits of the hidden information, by name."""


class GatherSlots(torch.autograd.Function):
    """Gathers the logits of slots; only the last two slots may occur more than once in a row."""

    @staticmethod
    def forward(ctx: Any, logits: torch.Tensor, slots: torch.Tensor) -> torch.Tensor:  # noqa: ANN401
        ctx.save_for_backward(slots)
        ctx.size = logits.shape
        ctx.dtype = logits.dtype
        return torch.gather(logits, 1, slots)

    @staticmethod
    def backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor, None]:  # noqa: ANN401
        """Scatter the gradients back, which is faster than adding them by index."""
        (slots,) = ctx.saved_tensors
        result = torch.zeros(ctx.size, dtype=ctx.dtype, device=gradient.device)
        return result.scatter_(1, slots, gradient.to(ctx.dtype)), None


class BaseNetwork(nn.Module):
    """The layers of all networks: a board, facts, the combination of both, and moves.

    ``extra_inputs`` further inputs join board and facts; the critic has ``hidden_inputs`` inputs
    for hidden information.
    """

    def __init__(  # noqa: PLR0917 - all of them are sizes
        self,
        layout: ModuleType,
        inputs: ModuleType,
        channels: int,
        width: int,
        blocks: int,
        extra_inputs: int,
        hidden_inputs: int,
    ) -> None:
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
        self.whole = nn.Linear(2 * channels + width + extra_inputs, width)
        self.board = nn.Conv2d(channels, channels, 1)
        self.board_whole = nn.Linear(width, channels, bias=False)
        self.lays = nn.Conv2d(channels, layout.PLANES, 1)
        self.words = nn.Linear(width, layout.WORDS)
        self.odds = nn.Linear(width, 1)
        self.critic = nn.Linear(width + hidden_inputs, CRITIC_WIDTH)
        self.critic_value = nn.Linear(CRITIC_WIDTH, 1)
        for head in (self.lays, self.words, self.odds, self.critic_value):
            init_near_zero(head)

    def encode(
        self, planes: torch.Tensor, facts: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the encoded facts, and the board conditioned on them."""
        relu = functional.relu
        known = relu(self.facts(facts))
        board = self.stem(planes.view(-1, *self.pane).contiguous(memory_format=torch.channels_last))
        board = relu(board + self.stem_facts(known)[:, :, None, None])
        for first, second in self.blocks:
            board = relu(board + second(relu(first(board))))
        return known, board

    def combine(
        self, known: torch.Tensor, board: torch.Tensor, *more: torch.Tensor
    ) -> torch.Tensor:
        """Combine board, facts and further inputs into one vector."""
        flat = board.flatten(2)
        parts = [flat.mean(2), flat.amax(2), known, *more]
        return functional.relu(self.whole(torch.cat(parts, 1)))

    def move_logits(
        self, board: torch.Tensor, whole: torch.Tensor, slots: torch.Tensor, *more: torch.Tensor
    ) -> torch.Tensor:
        """Return the logit of each legal move; ``more`` are the logits of further slots."""
        board = functional.relu(self.board(board) + self.board_whole(whole)[:, :, None, None])
        logits = torch.cat(
            [
                self.lays(board).flatten(1),
                self.words(whole),
                *more,
                whole.new_zeros(len(whole), 1),
                whole.new_full((len(whole), 1), ILLEGAL_LOGIT),
            ],
            1,
        )
        found: torch.Tensor = GatherSlots.apply(logits, slots.long()).float()
        return found

    def estimate_value(self, whole: torch.Tensor, *hidden_state: torch.Tensor) -> torch.Tensor:
        """Return the value estimated by the critic."""
        hidden = torch.cat([whole, *(one.to(whole.dtype) for one in hidden_state)], 1)
        found: torch.Tensor = self.critic_value(functional.relu(self.critic(hidden)))[:, 0].float()
        return found

    def belief_losses(
        self,
        answers: NetworkOutput,  # noqa: ARG002 - for subclasses
        observation: Any,  # noqa: ANN401, ARG002 - differs by box
        hidden_state: Any,  # noqa: ANN401, ARG002 - as above
    ) -> dict[str, torch.Tensor]:
        """Return the losses of the beliefs by name; none unless a box has beliefs."""
        return {}


def init_near_zero(head: Any) -> None:  # noqa: ANN401 - a layer
    """Initialise a head so that its outputs are close to 0."""
    nn.init.normal_(head.weight, std=0.01)
    nn.init.zeros_(head.bias)


class ClassicNetwork(BaseNetwork):
    """The network of the base game, with an encoding of each seat and beliefs about it."""

    def __init__(
        self, channels: int = 48, width: int = 192, seat: int = 32, blocks: int = 2
    ) -> None:
        super().__init__(
            classic_layout, classic, channels, width, blocks, SEATS * seat, SEATS + GOALS
        )
        self.sizes["seat"] = seat
        self.seat = nn.Linear(channels + FACTS_PER_SEAT + SEAT_ACTION_COUNTS, seat)
        self.seat_whole = nn.Linear(width, seat, bias=False)
        self.seat_again = nn.Linear(seat, seat)
        self.tools = nn.Linear(seat, seat)
        self.tools_whole = nn.Linear(width, seat, bias=False)
        self.tool = nn.Linear(seat, TOOL_ACTIONS)
        self.roles = nn.Linear(seat, 1)
        self.goals = nn.Linear(width, GOALS)
        init_near_zero(self.tool)

    def forward(self, observation: Any, hidden_state: Any) -> NetworkOutput:  # noqa: ANN401 - differs by box
        relu = functional.relu
        planes, facts, seats, owners = classic.network_inputs(observation, torch)
        known, board = self.encode(planes, facts)
        flat = board.flatten(2)
        owned = torch.matmul(owners.to(flat.dtype), flat.transpose(1, 2)) * 0.25
        each = relu(
            self.seat(torch.cat([owned, seats.to(flat.dtype)], 2)) + self.seat_whole(known)[:, None]
        )
        each = relu(self.seat_again(each))
        whole = self.combine(known, board, each.flatten(1))
        tools = relu(self.tools(each) + self.tools_whole(whole)[:, None])
        treasure = functional.one_hot(hidden_state.treasure.long(), GOALS)
        return NetworkOutput(
            self.move_logits(board, whole, observation.slots, self.tool(tools).flatten(1)),
            self.odds(whole)[:, 0].float(),
            self.estimate_value(whole, hidden_state.roles, treasure),
            {"roles": self.roles(tools)[:, :, 0].float(), "goals": self.goals(whole).float()},
        )

    def belief_losses(
        self,
        answers: NetworkOutput,
        observation: Any,  # noqa: ANN401 - differs by box
        hidden_state: Any,  # noqa: ANN401 - as above
    ) -> dict[str, torch.Tensor]:
        """Return the losses for roles and goals; the seat's own role is known and left out."""
        each = observation.facts[:, SEATS_OFFSET : SEATS_OFFSET + SEATS * FACTS_PER_SEAT].view(
            -1, SEATS, FACTS_PER_SEAT
        )
        exists = each[:, 1:, 0].float()
        losses = functional.binary_cross_entropy_with_logits(
            answers.beliefs["roles"][:, 1:], hidden_state.roles[:, 1:].float(), reduction="none"
        )
        return {
            "roles": (losses * exists).sum() / exists.sum().clamp(min=1),
            "goals": functional.cross_entropy(
                answers.beliefs["goals"], hidden_state.treasure.long()
            ),
        }


class DuelNetwork(BaseNetwork):
    """The network of Le Duel; the critic sees the other hand and all goals."""

    def __init__(self, channels: int = 64, width: int = 256, blocks: int = 2) -> None:
        self.hidden_goals = duel_layout.GOALS * MAX_GOAL_KINDS
        super().__init__(
            duel_layout, duel, channels, width, blocks, 0, MAX_CARD_KINDS + self.hidden_goals
        )

    def forward(self, observation: Any, hidden_state: Any) -> NetworkOutput:  # noqa: ANN401 - differs by box
        known, board = self.encode(*duel.network_inputs(observation, torch))
        whole = self.combine(known, board)
        goals = functional.one_hot(hidden_state.goals.long(), MAX_GOAL_KINDS).flatten(1)
        return NetworkOutput(
            self.move_logits(board, whole, observation.slots),
            self.odds(whole)[:, 0].float(),
            self.estimate_value(whole, hidden_state.hand, goals),
            {},
        )


def export_weights(network: BaseNetwork) -> dict[str, torch.Tensor]:
    """Return the weights without the critic in half precision."""
    return {
        name: tensor.detach().to(torch.float16).cpu()
        for name, tensor in network.state_dict().items()
        if not name.startswith("critic")
    }
