"""The boxes that can be learnt: how their games are seen, and who learns them."""

from typing import Any, Final

import numpy as np
import torch

from training.classic import Classic
from training.duel import Duel
from training.network import ClassicNetwork, DuelNetwork, Trunk

GAMES: Final[dict[str, type[Classic | Duel]]] = {"saboteur": Classic, "duel": Duel}
NETWORKS: Final[dict[str, type[ClassicNetwork | DuelNetwork]]] = {
    "saboteur": ClassicNetwork,
    "duel": DuelNetwork,
}


def loaded(box: str, weights: Any) -> Trunk:  # noqa: ANN401 - a file or its path
    """Return the network of a file of weights; its critic is a blank."""
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
