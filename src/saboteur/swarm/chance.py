"""Chance by counting: Philox 4 × 32 with ten rounds (Salmon, Moraes, Dror and Shaw, 2011).

Nothing is remembered between two numbers, as in the reference: seed, game, purpose and the place
in the row decide each. The key is the seed (two words of 32 bits, the low one first); the counter
is the block, the purpose, and the number of the game (two words). A block gives four words, and a
word w gives the number w × n >> 32 below n, so that none is favoured by more than n in 2³².

All of it is written with signed 64 bits and masks, so that plain Python, whose numbers have no
end, finds the same. No number leaves those 64 bits: a compiler may take for granted that none does,
and one for graphics cards made use of it.
"""

from typing import Annotated, Final

from saboteur.swarm.record import AnyGame, Row

WORD: Final = 0xFFFFFFFF
MULTIPLY: Final = (0xD2511F53 - (1 << 32), 0xCD9E8D57 - (1 << 32))
"""Less 2³², so that a product has its sign; the factor itself is added to the upper word."""
WEYL: Final = (0x9E3779B9, 0xBB67AE85)
ROUNDS: Final = 10

# Purposes: what is drawn, in which round (0: for the whole game).
DECK: Final = 0
ROLES: Final = 1
GOALS: Final = 2
GOLD: Final = 3
FIRST_PLAYER: Final = 4
CHOICE: Final = 5
COLOURS: Final = 6
PURPOSES: Final = 8

Words = Annotated[Row, "four words of 32 bits"]


def philox(seed: int, game: int, purpose: int, block: int, words: Words) -> None:
    """Write one block of four words."""
    a = block & WORD
    b = purpose & WORD
    c = game & WORD
    d = game >> 32 & WORD
    low = seed & WORD
    high = seed >> 32 & WORD
    for _ in range(ROUNDS):
        first = a * MULTIPLY[0]
        second = c * MULTIPLY[1]
        upper = (first >> 32) + a & WORD
        a = ((second >> 32) + c & WORD) ^ b ^ low
        c = upper ^ d ^ high
        b = second & WORD
        d = first & WORD
        low = low + WEYL[0] & WORD
        high = high + WEYL[1] & WORD
    words[0] = a
    words[1] = b
    words[2] = c
    words[3] = d


def shuffle(game: AnyGame, cards: Row, many: int, purpose: int, words: Words) -> None:
    """Put cards into a random order (Fisher and Yates, from the last place down)."""
    for drawn in range(many - 1):
        if drawn & 3 == 0:
            philox(game.seed, game.number, purpose, drawn >> 2, words)
        place = many - 1 - drawn
        other = words[drawn & 3] * (place + 1) >> 32
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


def pick(game: AnyGame, limit: int, purpose: int, words: Words) -> int:
    """Return the number below a limit that a purpose gets."""
    philox(game.seed, game.number, purpose, 0, words)
    return words[0] * limit >> 32


def prepare_choice(game: AnyGame, words: Words) -> None:
    """Draw the block for this decision of random play; it serves four of them."""
    philox(game.seed, game.number, CHOICE, game.moves >> 2, words)


def choose(game: AnyGame, many: int, words: Words) -> int:
    """Return which of so many legal moves random play makes, once the block is drawn."""
    return words[game.moves & 3] * many >> 32
