"""The end of a round and of the game: who was what, who brought what, who gets how much."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import columns, paragraph
from saboteur.cli.families import results
from saboteur.cli.families.lost_mines.teller import LostMinesTeller
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
from saboteur.picture.lost_mines.signs import DRAGON, SYMBOL_SIGNS
from saboteur.picture.text.glyphs import NUGGET
from saboteur.picture.text.inks import CLAN, HARM

NO_TREASURE: Final = "–"


def carry_out(view: View, events: Iterable[Event]) -> View:
    """Bring the board of a view up to the end of its round: it is cleared right after."""
    kit = view.kit
    for event in events:
        match event:
            case PathLaid():
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.card], turned=event.turned
                )
            case MineRevealed():
                view.covered -= {pack(event.cell)}
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.mine], turned=event.turned
                )
            case PathRemoved():
                del view.cards[pack(event.cell)]
                view.tools -= {pack(event.cell)}
            case ObstacleOvercome():
                view.tools |= {pack(event.cell)}
            case DwarfMoved():
                figures = list(view.figures)
                figures[event.seat] = pack(event.cell)
                view.figures = tuple(figures)
            case RoundEnded():
                break
            case _:
                pass
    return view


def round_lines(
    before: View, events: Sequence[Event], teller: LostMinesTeller, size: tuple[int, int]
) -> list[Text]:
    """Show the board as the round left it, every dwarf and treasure (LM-42), and the shares."""
    view = carry_out(before, events)
    ended = results.first(events, RoundEnded)
    shared = results.first(events, LootShared)
    number = ended.round, view.kit.rounds
    told = results.of_the_end(events, (RoundBegan, GameEnded), (RoundEnded, LootShared))
    how = paragraph(f"{teller.say(f'cause-{ended.cause}')}.", size[0], STRONG)
    tail = [*how, *share_lines(view, ended, shared, teller, size[0])]
    return results.round_screen(number, Board(view, teller), told, tail, teller=teller, size=size)


def share_lines(
    view: View, ended: RoundEnded, shared: LootShared, teller: LostMinesTeller, width: int
) -> list[Text]:
    """List the seats: dwarf, treasures, what it got, what it has (LM-43 to LM-46)."""
    kit = view.kit
    seats = range(len(teller.names))
    dwarves = [kit.dwarf[dwarf] for dwarf in ended.dwarves]
    names = _even([teller.player(seat) for seat in seats])
    identities = _even([teller.say(f"identity-{kit.identities[dwarf]}") for dwarf in dwarves])
    loots = _even(
        [_loot(kit, ended.treasures[seat], dragon=seat == shared.dragon) for seat in seats]
    )
    entries = []
    for seat, dwarf in enumerate(dwarves):
        clan = kit.clans[dwarf]
        entry = Text.assemble(
            f"{seat:>2} {names[seat]} ",
            (teller.letter(clan), CLAN + clan),
            (f" {identities[seat]}", "" if kit.identities[dwarf] == LOYAL else HARM),
            f" {loots[seat]}",
            (f" +{shared.gains[seat]}", STRONG),
            f" = {shared.points[seat]}",
        )
        entries.append(entry)
    return columns(entries, width)


def _even(words: Sequence[str]) -> list[str]:
    """Make words equally long."""
    longest = max(map(len, words))
    return [f"{word:<{longest}}" for word in words]


def _loot(kit: Kit, kinds: Iterable[str], *, dragon: bool) -> str:
    """Show treasures by symbol and value, and the dragon token."""
    treasures = [kit.treasure[kind] for kind in kinds]
    signs = [
        f"{SYMBOL_SIGNS[kit.treasure_symbols[treasure]]}{kit.worths[treasure]}"
        for treasure in treasures
    ]
    return " ".join([*(signs or [NO_TREASURE]), *([DRAGON] if dragon else [])])


def game_lines(
    events: Sequence[Event], teller: LostMinesTeller, size: tuple[int, int]
) -> list[Text]:
    """Show the final standing (LM-50), and how the last loot was shared."""
    ended = results.first(events, GameEnded)
    shared = [event for event in events if isinstance(event, LootShared)]
    scores = [f"{NUGGET} {teller.say('points', count=score)}" for score in ended.scores]
    standing = results.standing_lines(
        scores, results.richest_first(ended.scores), ended.winners, teller
    )
    won = paragraph(results.victory(ended.winners, teller), size[0], STRONG)
    return results.game_screen(shared[-1:], standing, won, teller, size)
