"""Counter-based random numbers: Philox 4 × 32 with ten rounds.

The algorithm is by Salmon, Moraes, Dror and Shaw (2011). As in the reference engine, no state
is kept between two numbers: each follows from seed, game number, purpose and index. The key is
the seed (two words of 32 bits, the low one first); the counter consists of the block, the
purpose, and the game number (two words). A block yields four words, and a word w yields the
number w × n >> 32 below n, whose bias is at most n in 2³².

All arithmetic uses signed 64-bit numbers and masks, so that plain Python, whose integers are
unbounded, computes the same. No intermediate result exceeds 64 bits: compilers may assume that
signed numbers do not overflow, and a GPU compiler has optimised on that assumption.
"""

from typing import Annotated, Final

from saboteur.swarm.numpy_record import GameRecord, IntRow

WORD_MASK: Final = 0xFFFFFFFF
MULTIPLIERS: Final = (0xD2511F53 - (1 << 32), 0xCD9E8D57 - (1 << 32))
"""The multipliers of Philox, reduced by 2³² so that products fit signed 64 bits.

The other factor is added to the upper word again.
"""
WEYL_CONSTANTS: Final = (0x9E3779B9, 0xBB67AE85)
PHILOX_ROUNDS: Final = 10

# Purposes of random numbers; the round is added to them (0: for the whole game).
SHUFFLE_DECK: Final = 0
SHUFFLE_ROLES: Final = 1
SHUFFLE_GOALS: Final = 2
SHUFFLE_GOLD: Final = 3
DRAW_FIRST_PLAYER: Final = 4
DRAW_MOVE: Final = 5
DRAW_COLOURS: Final = 6
PURPOSE_COUNT: Final = 8

PhiloxWords = Annotated[IntRow, "four words of 32 bits"]


def philox(seed: int, game: int, purpose: int, block: int, words: PhiloxWords) -> None:
    """Write one block of four random words to ``words``."""
    a = block & WORD_MASK
    b = purpose & WORD_MASK
    c = game & WORD_MASK
    d = game >> 32 & WORD_MASK
    low = seed & WORD_MASK
    high = seed >> 32 & WORD_MASK
    for _ in range(PHILOX_ROUNDS):
        first = a * MULTIPLIERS[0]
        second = c * MULTIPLIERS[1]
        upper = (first >> 32) + a & WORD_MASK
        a = ((second >> 32) + c & WORD_MASK) ^ b ^ low
        c = upper ^ d ^ high
        b = second & WORD_MASK
        d = first & WORD_MASK
        low = low + WEYL_CONSTANTS[0] & WORD_MASK
        high = high + WEYL_CONSTANTS[1] & WORD_MASK
    words[0] = a
    words[1] = b
    words[2] = c
    words[3] = d


def shuffle(game: GameRecord, cards: IntRow, count: int, purpose: int, words: PhiloxWords) -> None:
    """Shuffle the first ``count`` cards in place (Fisher-Yates, from the last index down)."""
    for drawn in range(count - 1):
        if drawn & 3 == 0:
            philox(game.seed, game.number, purpose, drawn >> 2, words)
        place = count - 1 - drawn
        other = words[drawn & 3] * (place + 1) >> 32
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


def draw_below(game: GameRecord, limit: int, purpose: int, words: PhiloxWords) -> int:
    """Return the random number below ``limit`` that belongs to a purpose."""
    philox(game.seed, game.number, purpose, 0, words)
    return words[0] * limit >> 32


def draw_choice_words(game: GameRecord, words: PhiloxWords) -> None:
    """Write the random words for this decision of random play; one block serves four decisions."""
    philox(game.seed, game.number, DRAW_MOVE, game.moves >> 2, words)


def choose_index(game: GameRecord, count: int, words: PhiloxWords) -> int:
    """Return the index of the move that random play makes; the block must have been drawn."""
    return words[game.moves & 3] * count >> 32
