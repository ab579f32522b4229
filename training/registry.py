"""The boxes that can be trained, with their environments and networks."""

from typing import Any, Final

import numpy as np
import torch

from training.classic_env import ClassicTrainingEnv
from training.duel_env import DuelTrainingEnv
from training.network import BaseNetwork, ClassicNetwork, DuelNetwork

TRAINING_ENVS: Final[dict[str, type[ClassicTrainingEnv | DuelTrainingEnv]]] = {
    "saboteur": ClassicTrainingEnv,
    "duel": DuelTrainingEnv,
}
NETWORKS: Final[dict[str, type[ClassicNetwork | DuelNetwork]]] = {
    "saboteur": ClassicNetwork,
    "duel": DuelNetwork,
}


def load_network(box: str, weights: Any) -> BaseNetwork:  # noqa: ANN401 - a file or its path
    """Return the network of a weights file; its critic is untrained."""
    with np.load(weights) as file:
        arrays = {name: torch.from_numpy(one).float() for name, one in file.items()}
    sizes = {
        "channels": arrays["stem.weight"].shape[0],
        "width": arrays["facts.weight"].shape[0],
        "blocks": len({name.split(".")[1] for name in arrays if name.startswith("blocks.")}),
    }
    if "seat.weight" in arrays:
        sizes["seat"] = arrays["seat.weight"].shape[0]
    network = NETWORKS[box](**sizes)
    network.load_state_dict(arrays, strict=False)
    return network
