"""The swarm's kernels on a GPU, on PyTorch tensors, through the CUDA driver alone.

    python -m training.gpu write build/training saboteur

compiles them where ``saboteur-games[swarm-cuda]`` is installed; the machine with the GPU needs
PyTorch and those files. If ``ptxas`` is found, they are also assembled, so that the driver need not
do it: it takes a minute for the largest.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import torch

from benchmarks.swarm_gpu import CudaArray, CudaDriver
from saboteur.swarm.box_registry import BOX_SPECS

KERNEL_LOOPS: Final = ("deal", "list", "play", "observe")
COMPUTE_CAPABILITY: Final = (9, 0)
PTX_VERSION_PATTERN: Final = re.compile(r"\.version \S+")
MIN_PTX_VERSION: Final = ".version 9.0"
"""The PTX version that the kernels need; a driver refuses PTX that claims to be newer than it is.
"""


class CudaLoops:
    """The kernels, compiled in advance."""

    def __init__(self, box: str, seats: list[int], kernels: Path | None) -> None:
        from training.games import pack_tables  # noqa: PLC0415 - circular import

        folder = kernels or Path("build/training")
        torch.cuda.init()
        self._kept_tensors: list[torch.Tensor] = [torch.zeros(1, device="cuda")]
        self._driver = CudaDriver()
        self._kernels: dict[str, Any] = {
            loop: self._driver.load_kernel((folder / box / f"{loop}.ptx").read_bytes())
            for loop in KERNEL_LOOPS
        }
        self._rule_tables = []
        for seat_count in seats:
            text = pack_tables(box, seat_count)
            tensor = torch.frombuffer(bytearray(text), dtype=torch.uint8).cuda()
            self._kept_tensors.append(tensor)
            self._rule_tables.append(CudaArray(self._driver, tensor.data_ptr(), len(text), (1,)))

    def __call__(self, loop: str, tables: int, *given: torch.Tensor | int) -> None:
        """Queue a kernel on the memory of the tensors."""
        games, *rest = given
        assert isinstance(games, torch.Tensor)
        game_count, size = games.shape
        arguments: list[CudaArray | int] = [
            CudaArray(self._driver, games.data_ptr(), size, (game_count,)),
            self._rule_tables[tables],
        ]
        for one in rest:
            if isinstance(one, torch.Tensor):
                assert one.is_contiguous()
                arguments.append(
                    CudaArray(self._driver, one.data_ptr(), one.element_size(), one.shape)
                )
            else:
                arguments.append(one)
        self._driver.run_kernel(self._kernels[loop], game_count, *arguments)


def compile_kernels(folder: Path, box: str) -> None:
    from saboteur.swarm import cuda  # noqa: PLC0415 - needs an optional package

    (folder / box).mkdir(parents=True, exist_ok=True)
    for loop in KERNEL_LOOPS:
        path = folder / box / f"{loop}.ptx"
        text = cuda.compile_ptx(BOX_SPECS[box], loop, COMPUTE_CAPABILITY)
        path.write_text(PTX_VERSION_PATTERN.sub(MIN_PTX_VERSION, text, count=1), "utf-8")
        if assembler := shutil.which("ptxas"):
            command = [assembler, f"-arch=sm_{COMPUTE_CAPABILITY[0]}{COMPUTE_CAPABILITY[1]}", "-O3"]
            subprocess.run([*command, str(path), "-o", str(path)], check=True)  # noqa: S603 - ours
        print(f"{loop} compiled", flush=True)


if __name__ == "__main__":
    compile_kernels(Path(sys.argv[2]), sys.argv[3])
