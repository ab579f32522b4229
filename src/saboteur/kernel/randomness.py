"""Random numbers addressed by name: seed and purpose determine every random event.

No generator is part of a state, so adding a module changes no other deal, and a revealed seed can
be checked in any language: block ``i`` of a stream is SHA-256 of the seed, a zero byte, the
purpose, a zero byte and ``i`` as four bytes, all UTF-8 and big-endian; it is read as eight 32-bit
numbers, and ``below(n)`` rejects the numbers that would favour a remainder.
"""

from collections.abc import Iterable
from hashlib import sha256
from operator import mod
from struct import unpack
from typing import Final, TypeVar, final

T = TypeVar("T")

WORD_RANGE: Final = 1 << 32
WORDS_PER_BLOCK: Final = 8
"""Number of 32-bit words in a block."""
UNBIASED_BELOW: Final = WORD_RANGE - (1 << 16)
"""Words below this are accepted for every limit up to 2^16, more than any game uses."""


@final
class Stream:
    """The endless sequence of numbers of a seed and a purpose, such as ``round/2/deck``."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: str, purpose: str) -> None:
        self._prefix = seed.encode() + b"\0" + purpose.encode() + b"\0"
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return the next number from 0 to ``limit - 1``, each equally likely.

        A limit above 2^32 uses several 32-bit words for a number, the most significant first.
        """
        size = 1
        while WORD_RANGE**size < limit:
            size += 1
        fair = WORD_RANGE**size - WORD_RANGE**size % limit
        while True:
            number = 0
            for _ in range(size):
                number = number * WORD_RANGE + self._next(1)[0]
            if number < fair:
                return number % limit

    def _next(self, count: int) -> list[int]:
        """Return the next ``count`` words of the stream and advance it."""
        lacking = count - len(self._words)
        if lacking > 0:
            blocks = range(self._block, self._block - -lacking // WORDS_PER_BLOCK)
            prefix = self._prefix
            text = b"".join(
                [sha256(prefix + block.to_bytes(4, "big")).digest() for block in blocks]
            )
            self._words += unpack(f">{WORDS_PER_BLOCK * len(blocks)}I", text)
            self._block = blocks.stop
        words = self._words[:count]
        del self._words[:count]
        return words

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order (Fisher and Yates, from the last place down).

        The order is that of a call of ``below`` for each place. If every word would be accepted,
        all are drawn at once, which is faster.
        """
        order = list(items)
        sizes = range(len(order), 1, -1)
        words = self._next(len(sizes))
        if max(words, default=0) < UNBIASED_BELOW:
            others = map(mod, words, sizes)
        else:
            self._words[:0] = words
            others = map(self.below, sizes)
        for place, other in zip(range(len(order) - 1, 0, -1), others, strict=True):
            order[place], order[other] = order[other], order[place]
        return order


def shuffle(items: Iterable[T], seed: str, purpose: str) -> list[T]:
    """Return the items in the order that ``seed`` gives them for ``purpose``."""
    return Stream(seed, purpose).shuffled(items)


def pick(limit: int, seed: str, purpose: str) -> int:
    """Return the number below ``limit`` that ``seed`` gives for ``purpose``."""
    return Stream(seed, purpose).below(limit)


def derive(seed: str, purpose: str) -> str:
    """Return a new seed from which the old one cannot be derived."""
    return sha256(seed.encode() + b"\0" + purpose.encode() + b"\0derive").hexdigest()[:32]
