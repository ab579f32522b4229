"""Holding a contest of bots: what was asked for, the games, and what came of them."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from math import isfinite
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from saboteur.bots import BotError, Budget
from saboteur.cli.commands.arguments import compiled, parsed_options
from saboteur.cli.commands.own_bots import checked_levels, own_failure
from saboteur.cli.commands.stopping import killed_like_interrupted, unstopped
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError, read_text
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.value import plain, value
from saboteur.texts import Texts

USUAL: Final = "skilled"


@value
class ArenaArguments:
    """What a contest is asked to be."""

    ruleset: str
    seats: int | None
    bots: str | None
    diggers: str | None
    saboteurs: str | None
    talk: str
    games: int
    workers: int
    seed: str
    simulations: int | None
    seconds: float | None
    options: tuple[str, ...]
    deck: Path | None
    keep: Path | None
    json: Path | None
    html: Path | None
    ray: bool


def arena(texts: Texts, arguments: ArenaArguments) -> None:
    """Play the contest and show what came of it."""
    try:
        contest, report = _played(texts, arguments)
    except BotError as error:
        raise own_failure(texts, error) from None
    from saboteur.arena.page import page  # noqa: PLC0415 - an extra
    from saboteur.arena.tables import tables  # noqa: PLC0415 - as above

    terminal = Terminal()
    say = texts.text
    terminal.tell(say("arena-title", ruleset=contest.ruleset, seats=contest.seats), STRONG)
    facts = say("arena-facts", games=report.games, deals=report.deals, seed=report.seed)
    terminal.tell(facts)
    for figures in tables(report, texts):
        drawn = Table(*figures.head, title=figures.title, title_justify="left", box=None)
        for row in figures.rows:
            drawn.add_row(*row)
        terminal.console.print(drawn)
    if arguments.json is not None:
        _write(texts, arguments.json, json.dumps(_finite(plain(report)), indent=1) + "\n")
    if arguments.html is not None:
        _write(texts, arguments.html, page(report, texts))


def _played(texts: Texts, arguments: ArenaArguments) -> tuple[Any, Any]:
    try:
        from saboteur.arena.report import Tally  # noqa: PLC0415 - an extra, and quick help
    except ModuleNotFoundError as error:
        raise UsageError(texts.text("error-arena-extra", missing=str(error.name))) from None
    contest = _contest(texts, arguments)
    if arguments.keep is not None:
        try:
            arguments.keep.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise UsageError(texts.text("error-save", file=str(arguments.keep))) from None
    tally = Tally(contest)
    deal: list[Any] = []
    with killed_like_interrupted(), _progress(texts) as progress:
        task = progress.add_task("", total=contest.games)
        try:
            for number, game in enumerate(_results(texts, contest, arguments)):
                deal.append(game)
                if len(deal) == contest.games // contest.deals:  # all have played it
                    with unstopped():  # or some would have played one deal more
                        for played in deal:
                            tally.add(played)
                    deal.clear()
                if arguments.keep is not None and game.record is not None:
                    _write(texts, arguments.keep / f"{number:06}.txt", game.record)
                progress.advance(task)
        except KeyboardInterrupt:
            if not tally.games:
                raise UsageError(texts.text("error-arena-stopped")) from None
            Terminal().tell(texts.text("arena-stopped"))
    return contest, tally.report()


def _results(texts: Texts, contest: Any, arguments: ArenaArguments) -> Iterator[Any]:  # noqa: ANN401 - the arena is imported late
    from saboteur.arena.running import run, run_on_ray  # noqa: PLC0415 - an extra

    if not arguments.ray:
        return run(contest.pairings(), arguments.workers)
    if find_spec("ray") is None:
        raise UsageError(texts.text("error-ray"))
    return run_on_ray(contest.pairings())


def _contest(texts: Texts, arguments: ArenaArguments) -> Any:  # noqa: ANN401 - as above
    from saboteur.arena.contest import Contest, games_per_deal  # noqa: PLC0415 - an extra

    options = parsed_options(texts, arguments.ruleset, arguments.options)
    rules = compiled(texts, arguments.ruleset, arguments.seats, options, arguments.deck)
    lineups = _lineups(texts, arguments, rules)
    return Contest(
        rules.id,
        rules.seats,
        tuple(rules.options.items()),
        None if arguments.deck is None else read_text(arguments.deck, texts),
        lineups,
        max(1, arguments.games // games_per_deal(lineups)),
        arguments.seed,
        Budget(arguments.seconds, arguments.simulations)
        if arguments.seconds or arguments.simulations
        else None,
        arguments.keep is not None,
    )


def _lineups(texts: Texts, arguments: ArenaArguments, rules: AnyRuleSet) -> tuple[Any, ...]:
    """Read who plays: seats by ``--bots``, or sides by ``--diggers`` and ``--saboteurs``."""
    from saboteur.arena.lineup import Entrant, Lineup  # noqa: PLC0415 - an extra
    from saboteur.arena.sides import SIDES  # noqa: PLC0415 - as above

    talk = _talkers(texts, arguments, rules)
    if arguments.diggers is None and arguments.saboteurs is None:
        levels = checked_levels(texts, arguments.bots or USUAL)
        if rules.seats == 1:  # alone, every level plays the deals for itself
            return tuple(Lineup((Entrant(level, level),)) for level in levels)
        if len(levels) == 1:
            levels *= rules.seats
        if len(levels) != rules.seats:
            raise UsageError(texts.text("error-bots", given=len(levels), wanted=rules.seats))
        return tuple(Lineup(tuple(Entrant(level, level, who) for level in levels)) for who in talk)
    if arguments.bots is not None:
        raise UsageError(texts.text("error-arena-both"))
    if rules.family not in SIDES:
        raise UsageError(texts.text("error-arena-sides", ruleset=rules.id))
    diggers = checked_levels(texts, arguments.diggers or USUAL)
    saboteurs = checked_levels(texts, arguments.saboteurs or USUAL)
    return tuple(
        Lineup((Entrant(digger, saboteur, who),) * rules.seats)
        for digger, saboteur, who in product(diggers, saboteurs, talk)
    )


def _talkers(texts: Texts, arguments: ArenaArguments, rules: AnyRuleSet) -> tuple[str, ...]:
    """Read who speaks; where there are no sides, all do or none."""
    from saboteur.arena.lineup import EVERYBODY, NOBODY, TALKERS  # noqa: PLC0415 - an extra
    from saboteur.arena.sides import SIDES  # noqa: PLC0415 - as above

    known = TALKERS if rules.family in SIDES else (NOBODY, EVERYBODY)
    given = tuple(word.strip() for word in arguments.talk.split(","))
    for word in given:
        if word not in known:
            known_words = ", ".join(known)
            raise UsageError(texts.text("error-arena-talk", given=word, known=known_words))
    return given


def _progress(texts: Texts) -> Progress:
    return Progress(
        TextColumn(texts.text("arena-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Terminal().console,
        transient=True,
        disable=not Terminal().is_live,
    )


def _finite(thing: object) -> object:
    """Return JSON data in which an interval without bounds has none."""
    if isinstance(thing, float) and not isfinite(thing):
        return None
    if isinstance(thing, dict):
        return {key: _finite(item) for key, item in thing.items()}
    return [_finite(item) for item in thing] if isinstance(thing, list) else thing


def _write(texts: Texts, file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise UsageError(texts.text("error-save", file=str(file))) from None
