"""Take the mean of two minds of one run: what each learnt too much of by chance goes half away.

python -m training.mean earlier.npz later.npz weights.npz
"""

import sys
from pathlib import Path

import numpy as np


def main(earlier: Path, later: Path, out: Path) -> None:
    """Write the mean of the weights of two files, which must fit each other."""
    with np.load(earlier) as first, np.load(later) as second:
        if {name: first[name].shape for name in first} != {
            name: second[name].shape for name in second
        }:
            raise ValueError(f"{earlier} and {later} are not weights of the same network")
        found = {name: (first[name].astype(np.float32) + second[name]) / 2 for name in first.files}
    np.savez(out, **{name: one.astype(np.float16) for name, one in found.items()})


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
