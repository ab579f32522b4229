"""Result screens of a round and of the game: dwarves, loot, shares and scores."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import columns_of, paragraph
from saboteur.cli.families import results
from saboteur.cli.families.lost_mines.narrator import LostMinesNarrator
from saboteur.games.lost_mines.events import (
    DwarfMoved,
    LootShared,
    MineRevealed,
    ObstacleOvercome,
    RoundBegan,
    RoundEnded,
)
from saboteur.games.lost_mines.kit import LOYAL, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import GameEnded, PathLaid, PathRemoved
from saboteur.kernel.geometry import pack
from saboteur.picture.lost_mines.board import Board
from saboteur.picture.lost_mines.symbols import DRAGON_SYMBOL, TREASURE_SYMBOLS
from saboteur.picture.text.styles import CLAN, HARM

NO_TREASURE: Final = "–"


def apply_events(view: View, events: Iterable[Event]) -> View:
    """Apply the events of a round to a view, and return it as the board was at the round's end.

    The rules clear the board right after that.
    """
    for event in results.events_before(events, RoundEnded):
        match event:
            case PathLaid():
                results.lay_card(view, event.cell, event.card, turned=event.turned)
            case MineRevealed():
                results.lay_card(view, event.cell, event.mine, turned=event.turned)
            case PathRemoved():
                del view.cards[pack(event.cell)]
                view.tools -= {pack(event.cell)}
            case ObstacleOvercome():
                view.tools |= {pack(event.cell)}
            case DwarfMoved():
                figures = list(view.figures)
                figures[event.seat] = pack(event.cell)
                view.figures = tuple(figures)
            case _:
                pass
    return view


def round_lines(
    before: View, events: Sequence[Event], narrator: LostMinesNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the board after the round, every dwarf and treasure (LM-42), and the shares."""
    view = apply_events(before, events)
    ended = results.first_event(events, RoundEnded)
    shared = results.first_event(events, LootShared)
    number = ended.round, view.kit.rounds
    shown = results.round_end_events(events, (RoundBegan, GameEnded), (RoundEnded, LootShared))
    how = paragraph(f"{narrator.say(f'cause-{ended.cause}')}.", size[0], STRONG)
    tail = [*how, *share_lines(view, ended, shared, narrator, size[0])]
    return results.round_screen(
        number, Board(view, narrator), shown, tail, narrator=narrator, size=size
    )


def share_lines(
    view: View, ended: RoundEnded, shared: LootShared, narrator: LostMinesNarrator, width: int
) -> list[Text]:
    """Return a line for each seat: dwarf, treasures, share, score (LM-43 to LM-46)."""
    kit = view.kit
    seats = range(len(narrator.names))
    dwarves = [kit.dwarf[dwarf] for dwarf in ended.dwarves]
    names = _pad_words([narrator.player(seat) for seat in seats])
    identities = _pad_words(
        [narrator.say(f"identity-{kit.identities[dwarf]}") for dwarf in dwarves]
    )
    loots = _pad_words(
        [_loot(kit, ended.treasures[seat], dragon=seat == shared.dragon) for seat in seats]
    )
    entries = []
    for seat, dwarf in enumerate(dwarves):
        clan = kit.clans[dwarf]
        entry = Text.assemble(
            f"{seat:>2} {names[seat]} ",
            (narrator.letter(clan), CLAN + clan),
            (f" {identities[seat]}", "" if kit.identities[dwarf] == LOYAL else HARM),
            f" {loots[seat]}",
            (f" +{shared.gains[seat]}", STRONG),
            f" = {shared.points[seat]}",
        )
        entries.append(entry)
    return columns_of(entries, width)


def _pad_words(words: Sequence[str]) -> list[str]:
    """Pad words to the same length."""
    longest = max(map(len, words))
    return [f"{word:<{longest}}" for word in words]


def _loot(kit: Kit, kinds: Iterable[str], *, dragon: bool) -> str:
    """Return treasures as symbols and values, and the dragon token."""
    treasures = [kit.treasure[kind] for kind in kinds]
    signs = [
        f"{TREASURE_SYMBOLS[kit.treasure_symbols[treasure]]}{kit.worths[treasure]}"
        for treasure in treasures
    ]
    return " ".join([*(signs or [NO_TREASURE]), *([DRAGON_SYMBOL] if dragon else [])])


def game_lines(
    events: Sequence[Event], narrator: LostMinesNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the final scores (LM-50), and the sharing of the last loot."""
    ended = results.first_event(events, GameEnded)
    shared = [event for event in events if isinstance(event, LootShared)]
    standing = results.score_lines(ended.scores, ended.winners, narrator, "points")
    won = paragraph(results.victory(ended.winners, narrator), size[0], STRONG)
    return results.game_screen(shared[-1:], standing, won, narrator, size)
