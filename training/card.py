"""The swarm's kernels on a card, on tensors of PyTorch, through the driver alone.

    python -m training.card write build/training saboteur

compiles them where ``saboteur-games[swarm-cuda]`` is installed; the machine with the card needs
PyTorch and those files. Where ``ptxas`` is found they are assembled, too, so that no driver has to
do it: the largest takes it a minute.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import torch

from benchmarks.swarm_gpu import Array, Card
from saboteur.swarm.boxes import BOXES

LOOPS: Final = ("deal", "list", "play", "observe")
CAPABILITY: Final = (9, 0)
VERSION: Final = re.compile(r"\.version \S+")
OLDEST: Final = ".version 9.0"
"""What the kernels need of PTX; a driver refuses texts that say they are newer than itself."""


class CardLoops:
    """The kernels that were compiled before."""

    def __init__(self, box: str, seats: list[int], kernels: Path | None) -> None:
        """Load the kernels, and lay the tables ready."""
        from training.games import packed_tables  # noqa: PLC0415 - each needs the other

        folder = kernels or Path("build/training")
        torch.cuda.init()
        self._hold: list[torch.Tensor] = [torch.zeros(1, device="cuda")]
        self._card = Card()
        self._kernels: dict[str, Any] = {
            loop: self._card.load((folder / box / f"{loop}.ptx").read_bytes()) for loop in LOOPS
        }
        self._tables = []
        for many in seats:
            text = packed_tables(box, many)
            tensor = torch.frombuffer(bytearray(text), dtype=torch.uint8).cuda()
            self._hold.append(tensor)
            self._tables.append(Array(self._card, tensor.data_ptr(), len(text), (1,)))

    def __call__(self, loop: str, tables: int, *given: torch.Tensor | int) -> None:
        """Run a kernel on the memory of the tensors, after all that was asked before."""
        games, *rest = given
        assert isinstance(games, torch.Tensor)
        many, size = games.shape
        words: list[Array | int] = [
            Array(self._card, games.data_ptr(), size, (many,)),
            self._tables[tables],
        ]
        for one in rest:
            if isinstance(one, torch.Tensor):
                assert one.is_contiguous()
                words.append(Array(self._card, one.data_ptr(), one.element_size(), one.shape))
            else:
                words.append(one)
        self._card.run(self._kernels[loop], many, *words)


def write(folder: Path, box: str) -> None:
    """Compile the kernels."""
    from saboteur.swarm import cuda  # noqa: PLC0415 - it needs a package of its own

    (folder / box).mkdir(parents=True, exist_ok=True)
    for loop in LOOPS:
        path = folder / box / f"{loop}.ptx"
        text = cuda.ptx(BOXES[box], loop, CAPABILITY)
        path.write_text(VERSION.sub(OLDEST, text, count=1), "utf-8")
        if assembler := shutil.which("ptxas"):
            words = [assembler, f"-arch=sm_{CAPABILITY[0]}{CAPABILITY[1]}", "-O3"]
            subprocess.run([*words, str(path), "-o", str(path)], check=True)  # noqa: S603 - ours
        print(f"{loop} compiled", flush=True)


if __name__ == "__main__":
    write(Path(sys.argv[2]), sys.argv[3])
