"""Allow-lists of what a sight of The Lost Mines may have, each item with its reason.

The tests of secrecy compare these lists with the code. A new field of a view or event must be
added here, after asking: may every sight that gets it know it?
"""

from collections.abc import Mapping
from typing import Final

RULES: Final = "part of the rule set, known before the deal"
TABLE: Final = "lies open on the table (LM-51)"
BACK: Final = "printed on the back of a card (LM-2, LM-3)"
COUNT: Final = "the number of cards, which anybody can count (LM-51)"
OWN: Final = "the seat's own, empty for everybody else (LM-51)"
SHOWN: Final = "shown when the round is over (LM-42)"
LOOKED: Final = "who looked at what is public, not what it was (R-148)"
END: Final = "empty until the game is over (LM-50)"
OPENED: Final = "for the open view only, which a live table refuses before the end"

VIEW_FIELDS: Final[Mapping[str, str]] = {
    "card_numbers": OWN,
    "cards": TABLE,
    "clans": BACK,
    "covered": TABLE,
    "discarded": "shown cards and those the seat put there itself (LM-55)",
    "dragon_seat": TABLE,
    "figures": TABLE,
    "hand_sizes": COUNT,
    "holders": TABLE,
    "kit": RULES,
    "last_seat": TABLE,
    "looks": LOOKED,
    "notes": TABLE,
    "open_hands": OPENED,
    "open_dwarves": OPENED,
    "open_mines": OPENED,
    "open_treasures": OPENED,
    "own_dwarf": OWN,
    "pile": COUNT,
    "points": "points of ended rounds lie open (LM-56)",
    "ended": SHOWN,
    "revision": RULES,
    "round": TABLE,
    "ruleset": RULES,
    "scores": END,
    "seen": OWN,
    "sight": "who looks",
    "stack": "what is asked, and of whom, is public (R-193)",
    "starter": TABLE,
    "symbols": BACK,
    "tools": TABLE,
    "traps": TABLE,
    "troll_cards": TABLE,
    "winners": END,
}

VIEW_KEYS: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        (
            "ruleset", "revision", "seats", "options", "options.rounds", "options.first_player",
            "options.agree_end", "options.look_own_treasure", "rounds", "aside", "board",
            "board.columns", "board.rows", "discard.type", "maze.type", "mines.type",
            "treasures.type", "dwarves.type", "tokens.type", "treasures.number", "dwarves.seat",
        ),
        RULES,
    ),
    **dict.fromkeys(
        (
            "round", "starter", "turn", "decider", "asked", "asked_cell", "asked_seats",
            "asked_left", "proposed", "draws", "maze", "maze.x", "maze.y", "maze.card",
            "maze.turned", "maze.obstacle", "maze.overcome", "mines", "mines.x", "mines.y",
            "treasures", "treasures.holder", "dwarves", "dwarves.x", "dwarves.y", "tokens",
            "tokens.x", "tokens.y", "tokens.side", "tokens.token", "tokens.seat", "trolls",
            "trolls.seat", "trolls.card", "supply", "supply.axe", "supply.boat", "supply.rope",
            "supply.trap", "supply.troll", "dragon", "last", "points", "results",
        ),
        TABLE,
    ),
    **dict.fromkeys(
        (
            "results.round", "results.cause", "results.dwarves", "results.treasures",
            "results.treasures.number", "results.treasures.seat", "results.treasures.card",
            "results.treasures.value", "results.dragon", "results.gains",
        ),
        SHOWN,
    ),
    "sight": "who looks",
    "asked_card": "a mine turned over and not yet put down, seen by all (R-137)",
    "dwarf": OWN,
    "hand": OWN,
    "hands": OPENED,
    "hand_sizes": COUNT,
    "pile": COUNT,
    "discard": COUNT,
    "discard.card": "shown when it was played, or put there by the seat itself (LM-55)",
    "discard.known_by": "everybody saw whose card it was",
    "mines.face": "turned over, or the open view (LM-35)",
    "mines.seen": OWN,
    "mines.looked": LOOKED,
    "treasures.symbol": BACK,
    "treasures.card": "looked at by the seat, or taken and shown at the end (LM-21, LM-42)",
    "treasures.value": "looked at by the seat, or taken and shown at the end (LM-21, LM-42)",
    "treasures.looked": LOOKED,
    "dwarves.clan": BACK,
    "dwarves.card": "the seat's own, looked at, or shown at the end (LM-21, LM-42)",
    "dwarves.identity": "the seat's own, looked at, or shown at the end (LM-21, LM-42)",
    "dwarves.looked": LOOKED,
    "scores": END,
    "winners": END,
}  # fmt: skip

EVENT_FIELDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        (
            "TurnBegan(seat)",
            "TurnSkipped(seat)",
            "TrollEnded(seat, card)",
            "PathLaid(seat, card, cell, turned)",
            "ObstacleOvercome(seat, card, cell, token)",
            "TrapSet(seat, card, cell, side)",
            "TrollSet(seat, card, cell, side)",
            "PathRemoved(seat, card, cell, removed)",
            "TokenLost(token, cell, side)",
            "InformationPlayed(seat, card)",
            "DwarfMoved(seat, from_cell, cell)",
            "MineShown(seat, cell, mine)",
            "MineRevealed(seat, cell, mine, turned)",
            "DragonTaken(seat)",
            "EndProposed(seat)",
            "EndAnswered(seat, agreed)",
            "GameEnded(scores, winners)",
        ),
        TABLE,
    ),
    "RoundBegan(round, starter, clans, symbols)": BACK,
    "TreasureTaken(seat, treasure, symbol)": BACK,
    "RoundEnded(round, cause, dwarves, treasures)": SHOWN,
    "LootShared(shares, dragon, gains, points)": SHOWN,
    "CardDrawn(seat, card)": OWN,
    "CardPassed(seat, card)": OWN,
    "CardLost(seat, card)": OWN,
    "MineSeen(seat, cell, mine)": OWN,
    "TreasureSeen(seat, treasure, face)": OWN,
    "DwarfSeen(seat, target, dwarf)": OWN,
    "OwnDwarf(dwarf)": OWN,
    "OwnHand(hand)": OWN,
    "HiddenDraw(seat)": COUNT,
    "HiddenPass(seat)": COUNT,
    "HiddenLoss(seat)": COUNT,
    "HiddenMinePeek(seat, cell)": LOOKED,
    "HiddenTreasurePeek(seat, treasure)": LOOKED,
    "HiddenDwarfPeek(seat, target)": LOOKED,
}
