"""Addressed randomness: every chance event has a name, and seed and name decide it.

No generator lives in a state, so adding a module disturbs no other deal, and anybody can
check a revealed seed in any language: block ``i`` of a stream is SHA-256 of the seed, a zero
byte, the purpose, a zero byte and ``i`` as four bytes, all UTF-8 and big-endian; it is read as
eight 32-bit numbers, and ``below(n)`` throws away the numbers that would favour a remainder.
"""

from collections.abc import Iterable
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar, final

T = TypeVar("T")

RANGE: Final = 1 << 32
SURE: Final = RANGE - (1 << 16)
"""Below this, a number favours no remainder of anything that fits on a table."""


@final
class Stream:
    """The endless numbers that belong to one seed and one purpose."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: str, purpose: str) -> None:
        """Begin the stream of ``purpose``, for example ``round/2/deck``."""
        self._prefix = seed.encode() + b"\0" + purpose.encode() + b"\0"
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return the next number from 0 to ``limit - 1``, each equally likely.

        A limit beyond one 32-bit number takes as many as it needs, the first the highest.
        """
        size = 1
        while RANGE**size < limit:
            size += 1
        fair = RANGE**size - RANGE**size % limit
        while True:
            number = 0
            for _ in range(size):
                word = self._words.pop() if self._words else self._next_block()
                number = number * RANGE + word
            if number < fair:
                return number % limit

    def _next_block(self) -> int:
        block = sha256(self._prefix + self._block.to_bytes(4, "big")).digest()
        self._block += 1
        self._words.extend(reversed(unpack(">8I", block)))
        return self._words.pop()

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order (Fisher and Yates, from the last place down).

        The same as ``below`` for each place, without its cost.
        """
        order = list(items)
        words = self._words
        for place in range(len(order) - 1, 0, -1):
            word = words.pop() if words else self._next_block()
            if word >= SURE and word >= RANGE - RANGE % (place + 1):
                word = self.below(place + 1)
            other = word % (place + 1)
            order[place], order[other] = order[other], order[place]
        return order


def shuffle(items: Iterable[T], seed: str, purpose: str) -> list[T]:
    """Return the items in the order that ``seed`` gives them for ``purpose``."""
    return Stream(seed, purpose).shuffled(items)


def pick(limit: int, seed: str, purpose: str) -> int:
    """Return the number below ``limit`` that ``seed`` gives for ``purpose``."""
    return Stream(seed, purpose).below(limit)


def derive(seed: str, purpose: str) -> str:
    """Return a new seed that tells nothing of the old one."""
    return sha256(seed.encode() + b"\0" + purpose.encode() + b"\0derive").hexdigest()[:32]
