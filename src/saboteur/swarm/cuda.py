"""A swarm on an NVIDIA GPU: one thread per game.

``numba-cuda`` compiles the same functions as for the CPU. ``compile_ptx`` does so without a GPU;
the machine with the GPU then needs only its driver (``benchmarks/swarm_gpu.py``).
"""

import re
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from numba import cuda, from_dtype, types

from saboteur.swarm import compilation, cuda_kernels, loops
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.devices import Device, DeviceArray
from saboteur.swarm.move_lists import MAX_MOVES
from saboteur.swarm.numpy_record import GameRecord, NumpyArray, NumpyRecord, record_dtype

MAX_PTX_VERSION: Final = (9, 0)
"""The PTX version that CUDA 13.0 and its drivers support."""
PTX_VERSION_PATTERN: Final = re.compile(r"\.version (\S+)")
THREADS_PER_BLOCK: Final = 128
KERNELS_BY_LOOP: Final = {
    "deal": cuda_kernels.deal,
    "list": cuda_kernels.list_moves,
    "choose": cuda_kernels.choose,
    "check": cuda_kernels.check,
    "play": cuda_kernels.play,
    "observe": cuda_kernels.observe,
    "mask": cuda_kernels.mask,
    "look": cuda_kernels.look,
    "finish": cuda_kernels.finish,
}
"""The kernel of each loop; kernels allocate their own scratch arrays."""
SCRATCH_ARRAY_COUNTS: Final = {"deal": 1, "choose": 1, "play": 1, "finish": 3}
"""The number of trailing scratch arguments of a loop that its kernel does not take."""


def kernel_signature(box: BoxSpec, loop: str, *, by_place: bool) -> tuple[Any, ...]:
    """Return the argument types of a kernel, for compilation without a GPU.

    Lists and observations are stored game by game, or place by place (``by_place``); in the latter
    case neighbouring threads write to neighbouring addresses.
    """
    games = from_dtype(record_dtype(box.game))[::1]
    rules = from_dtype(record_dtype(box.rule_tables))[::1]
    cells = from_dtype(np.dtype(box.layout.cell_dtype))
    order = (slice(None, None, 1), slice(None)) if by_place else (slice(None), slice(None, None, 1))
    lists, counts, bytes_ = types.int32[order], types.int64[::1], types.uint8[:, ::1]
    observation = (cells[order], types.uint8[order])
    return {
        "deal": (games, rules, types.int64, counts),
        "list": (games, rules, lists, counts),
        "choose": (games, lists, counts, types.int32[::1]),
        "play": (games, rules, types.int32[::1]),
        "observe": (games, rules, *observation),
        "mask": (lists, counts, lists, counts, bytes_),
        "look": (games, rules, lists, counts, *observation, bytes_),
        "finish": (games, rules, counts),
    }[loop]


@cache
def compile_device_functions(box: BoxSpec) -> dict[Any, Any]:
    """Return the device functions of a box, compiled lazily with the kernels that call them."""
    device = partial(compilation.compile_functions, jit=_jit_device_function)
    return device(
        [loops],
        already_compiled=device(box.modules, already_compiled={}),
        bindings=compilation.rule_bindings(box),
    )


def _jit_device_function(function: Any, **_: bool) -> Any:  # noqa: ANN401 - compiled
    """Compile a device function, inlined into its callers.

    The optimizer of CUDA 12.9 and 13.0 (``ptxas``) generates illegal memory accesses for nested
    calls of large functions.
    """
    return cuda.jit(device=True, forceinline=True)(function)


def _bind_kernel(box: BoxSpec, loop: str) -> Any:  # noqa: ANN401 - plain or compiled
    """Return a loop's kernel, bound to the device functions and array sizes of a box."""
    sizes = {"MOVES": MAX_MOVES, "SCRATCH": box.scratch_size}
    compiled = compilation.compile_functions(
        [cuda_kernels], lambda function, **_: function, compile_device_functions(box), sizes
    )
    return compiled[KERNELS_BY_LOOP[loop]]


@cache
def compile_kernel(box: BoxSpec, loop: str) -> Any:  # noqa: ANN401 - compiled
    """Return the kernel of a loop, compiled for the GPU of this machine."""
    return cuda.jit(_bind_kernel(box, loop))


def compile_ptx(
    box: BoxSpec, loop: str, capability: tuple[int, int], *, by_place: bool = False
) -> str:
    """Compile the kernel of a loop for a compute capability and return its PTX.

    No GPU is needed: callees are compiled for the current device, so a device is simulated.
    """
    from numba.cuda import dispatcher  # noqa: PLC0415 - the simulator has none

    original = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        text, _ = cuda.compile(
            _bind_kernel(box, loop),
            kernel_signature(box, loop, by_place=by_place),
            device=False,
            cc=capability,
            abi="numba",
            output="ptx",
        )
    finally:
        dispatcher.get_current_device = original
    return cap_ptx_version(str(text))


def cap_ptx_version(text: str) -> str:
    """Return PTX with its version lowered to ``MAX_PTX_VERSION`` if it is newer.

    The kernels use no newer features, but a driver refuses PTX whose version is newer than itself.
    """
    version = PTX_VERSION_PATTERN.search(text)
    if version is None or tuple(map(int, version.group(1).split("."))) <= MAX_PTX_VERSION:
        return text
    return PTX_VERSION_PATTERN.sub(".version {}.{}".format(*MAX_PTX_VERSION), text, count=1)


class CudaDevice(Device):
    """An NVIDIA GPU; to read or write its arrays from the CPU, data are copied."""

    def make_games(self, count: int) -> DeviceArray:
        return cuda.to_device(np.zeros(count, record_dtype(self.box.game)))

    def make_rule_tables(self, tables: NumpyRecord) -> DeviceArray:
        row = np.zeros(1, record_dtype(self.box.rule_tables))
        tables.write(row[0])
        return cuda.to_device(row)

    def zeros(self, shape: tuple[int, ...], dtype: str, *, by_place: bool = False) -> DeviceArray:
        return cuda.to_device(np.zeros(shape, dtype, "F" if by_place else "C"))

    def to_device(self, numbers: NumpyArray) -> DeviceArray:
        return cuda.to_device(np.ascontiguousarray(numbers))

    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - each loop has its own
        given = arrays[: len(arrays) - SCRATCH_ARRAY_COUNTS.get(loop, 0)]
        game_count = len(given[0])
        compile_kernel(self.box, loop)[-(-game_count // THREADS_PER_BLOCK), THREADS_PER_BLOCK](
            *given
        )

    def to_numpy(self, array: DeviceArray, dtype: str) -> NumpyArray:  # noqa: ARG002
        found: NumpyArray = array.copy_to_host()
        return found

    def read_field(self, games: DeviceArray, name: str) -> NumpyArray:
        found: NumpyArray = games.copy_to_host()[name]
        return found

    def get_record(self, games: DeviceArray, index: int) -> GameRecord:
        game = self.box.game()
        game.read(games[index : index + 1].copy_to_host()[0])
        return game

    def put_record(self, games: DeviceArray, index: int, game: GameRecord) -> None:
        row = np.zeros(1, record_dtype(self.box.game))
        game.write(row[0])
        games[index : index + 1].copy_to_device(row)

    def dump_records(self, games: DeviceArray) -> bytes:
        found: bytes = games.copy_to_host().tobytes()
        return found

    def load_records(self, records: bytes) -> DeviceArray:
        return cuda.to_device(np.frombuffer(records, record_dtype(self.box.game)).copy())

    def copy_records(self, games: DeviceArray, sources: NumpyArray) -> DeviceArray:
        """Return copies of the records at the indices ``sources``, made by way of the CPU."""
        return cuda.to_device(games.copy_to_host()[sources])
