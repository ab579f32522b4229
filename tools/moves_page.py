"""Write docs/moves.md from the books of moves, or check that it is up to date.

    python tools/moves_page.py            write the page
    python tools/moves_page.py --check    exit 1 if it is stale

The page lists every verb and action card of an engine with an example, generated from the form that
its book parses, and every question with its answers and its move at a timeout. The descriptions are
in this file: a verb, card or question without one is an error.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from saboteur.games.book import PASS, PLAY, MoveBook
from saboteur.games.registry import catalogue, ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move_syntax import LAY, TURNED

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "moves.md"
SEATS: Final = {"duel": 2}
DEFAULT_SEATS: Final = 5

VERBS: Final[Mapping[str, str]] = {
    LAY: "lay a path card of the hand on a cell; `turned`, if it lies the other way round",
    PASS: "discard a card of the hand",
    "reveal": "of several goals reached, turn this one over first",
    "orient": "a card turned over fits both ways: let it lie as printed, or `turned`",
    "take": "take a gold card worth so much",
    "trade": "trade a gold card worth so much for nuggets",
    "concede": "propose to give the round up",
    "agree": "say yes",
    "refuse": "say no",
    "stop": "no further card, no further step, no bribe",
    "clear": "give two cards up to take this card from before oneself",
    "discard": "one of the cards that this costs",
    "steal": "steal a nugget from a seat",
    "decline": "do without",
    "keep": "keep one of the cards that one looks at",
    "swap": "put the two goals back, exchanged",
    "leave": "put the two goals back as they lay",
    "recruit": "discard a card for a pawn",
    "post": "put the pawn on an open edge of a card: its cell and the side",
    "ask": "ask a seat to pay for the pawn that closes a cell",
    "push": "move the goal on a cell one column further",
    "peek": "look at the role of a seat",
    "rob": "rob the hand of a seat",
    "allow": "let the card pass",
    "veto": "stop the card",
    "bribe": "put a counter on the troll of a cell",
    "claim": "put the last counter on this gold",
    "step": "go onto the card of a cell",
    "propose-end": "propose to end the round, or the game",
    "enter": "go onto a face-down goal",
    "cut": "strike the web on an edge with an axe",
    "repel": "drive the creature away with an axe",
    "face": "of several creatures, let this one attack first",
}
FAMILY_VERBS: Final[Mapping[tuple[str, str], str]] = {
    ("lost-mines", "take"): "take a treasure by its number, from 0",
    ("dark-cave", "take"): "take the nugget of the vein",
    ("dark-cave", "step"): "go onto a space: the cell of its card, and its number on it",
}
"""Meanings of verbs that differ in a family."""
EFFECTS: Final[Mapping[str, str]] = {
    "break": "break the tool of a seat",
    "repair": "repair a tool of a seat; a card of several tools says which",
    "rockfall": "remove the path card on a cell",
    "map": "look at the goal on a cell",
    "thief": "lay it before oneself",
    "hands-off": "take the thief of a seat away",
    "prison": "lay it before a seat",
    "free-at-last": "take the prison of a seat away",
    "inspection": "look at the role of a seat",
    "role-change": "give a seat another role",
    "hand-swap": "exchange hands with a seat",
    "reverse": "turn the order of play round",
    "divert": "move the path card laid last to a cell; `turned`, if it lies turned there",
    "forgotten-treasure": "look through the top of the discard",
    "exchange": "take the goals on two cells, the northern first, then the western",
    "scout": "lay two paths, each a move of its own",
    "veto": "never on one's own turn: see the verb `veto`",
    "key": "put a key into the door on a cell",
    "tool": "overcome the obstacle on a cell",
    "storm": "remove the path card on a cell",
    "trap": "put a trap on an edge",
    "troll": "put a troll on an edge",
    "information": "look at something: what is named",
    "web": "put a web on an edge",
    "boots": "lay them before a seat",
    "axe": "lay it before a seat",
    "rat": "call it onto an abyss, a space of a card; without one if it is in play",
    "lindworm": "the same",
    "goblin": "the same",
}
RANDOM_MOVE: Final = "a legal move by lot"
TURN_ABSENCE_MOVE: Final = "`pass` with a card of the hand by lot"
TURN_VERBS: Final = (
    "`lay` `play` `pass`, and where there is such a verb `concede` `clear` `recruit` `ask` "
    "`bribe` `cut` `propose-end`"
)
QUESTIONS: Final[Mapping[str, tuple[str, str, str]]] = {
    "turn": ("what a seat does on its turn", TURN_VERBS, TURN_ABSENCE_MOVE),
    "effect": ("nothing: an action card lies there until all it set going is over", "–", "–"),
    "reveal-goal": ("which goal first", "`reveal`", RANDOM_MOVE),
    "orient-goal": ("how it lies", "`orient`", RANDOM_MOVE),
    "take-gold": ("which gold card", "`take`", RANDOM_MOVE),
    "concede-vote": ("whether the round is given up", "`agree` `refuse`", "`refuse`"),
    "trade-gold": ("which gold card is traded", "`trade`", RANDOM_MOVE),
    "pass-more": ("whether another card is passed", "`pass` `stop`", "`stop`"),
    "discard-two": ("which cards are given up", "`discard`", RANDOM_MOVE),
    "theft": ("from whom", "`steal` `decline`", "`decline`"),
    "keep-card": ("which card is kept", "`keep`", RANDOM_MOVE),
    "exchange-goals": ("whether they are exchanged", "`swap` `leave`", RANDOM_MOVE),
    "post-pawn": ("where the pawn stands", "`post`", RANDOM_MOVE),
    "pay-for-passage": ("whether one pays for another", "`agree` `refuse`", "`refuse`"),
    "lay-after-paying": ("nothing: a path waits until it is paid for", "–", "–"),
    "scout-path": ("which path", "`lay`", RANDOM_MOVE),
    "keep-drawn": ("which card is kept", "`keep`", RANDOM_MOVE),
    "keep-dug": ("which card is kept", "`keep`", RANDOM_MOVE),
    "move-goal": ("which goal moves", "`push`", RANDOM_MOVE),
    "orient-path": ("how it lies", "`orient`", RANDOM_MOVE),
    "peek-role": ("whose role", "`peek`", RANDOM_MOVE),
    "rob-hand": ("whose hand", "`rob`", RANDOM_MOVE),
    "veto": ("whether the card is stopped", "`allow` `veto`", "`allow`"),
    "before-draw": ("whether a troll is bribed before the draw", "`bribe` `stop`", "`stop`"),
    "claim-gold": ("which gold, with too few counters", "`claim`", RANDOM_MOVE),
    "end-vote": ("whether it ends", "`agree` `refuse`", "`refuse`"),
    "orient-mine": ("how it lies", "`orient`", RANDOM_MOVE),
    "step": ("where one goes", "`step` `stop`", "`stop`"),
    "take-treasure": ("which treasure", "`take`", RANDOM_MOVE),
    "attack-order": ("which creature first", "`face`", RANDOM_MOVE),
    "creature-step": ("where it goes", "`step` `stop`", "`stop`"),
    "dwarf-step": ("where one goes", "`step` `enter` `cut` `stop`", "`stop`"),
    "repel-creature": ("whether an axe is used", "`repel` `decline`", "`decline`"),
    "take-nugget": ("whether the vein is taken", "`take` `decline`", "`decline`"),
}
"""By kind of question: the question, the verbs that answer it, the move at a timeout (R-183)."""

EXAMPLE_WORDS: Final[Mapping[str, str]] = {
    "seat": "1", "cell": "3,0", "other": "8,2", "partner": "8,2", "value": "2", "space": "0",
    "treasure": "1",
}  # fmt: skip

PAGE_HEADER: Final = """# Moves and questions

Written by `python tools/moves_page.py` from the books of moves; `make docs` does so. A move is a
verb and what follows it, separated by single blanks. A cell is `x,y`: x grows east, y south, Start
is at `0,0` (in The Lost Mines the north-west corner is). A seat is its number, from 0. An edge is
the cell to its west with `E`, or the one to its north with `S`; where an edge belongs to a card (a
pawn) it is that card's cell and the side `N`, `E`, `S` or `W`. `turned` is written only where the
card lies differently then. A word that leaves no choice is left out: the tool of a repair that
shows one.

At each question one seat answers with one of the legal moves. At a timeout an absent player’s move
is made (R-183): where the table says “by lot”, the stream `time-out/N` of
[records](records.md#chance) decides, N being the number of moves made so far. On a turn it draws a
number below the size of the hand, and the card at that place is passed; else a number below the
number of legal moves, which is the place of the answer among their texts, sorted code point by code
point.
"""


def example_move(book: MoveBook[Any], verb: str, form: tuple[str, ...], card: int = -1) -> str:
    """Return an example of a move in a form of the book."""
    words = [verb] if card < 0 else [verb, book.kit.names[card]]
    for what in form:
        if what == TURNED:
            words.append(TURNED)
        elif what == "card":
            words.append(book.kit.names[0])
        elif what in EXAMPLE_WORDS:
            words.append(EXAMPLE_WORDS[what])
        else:
            choices = book.choices(what, card)
            if len(choices) > 1:
                words.append(_choice(form, choices))
    return str(book.parse(" ".join(words)))


def _choice(form: tuple[str, ...], choices: Any) -> str:  # noqa: ANN401 - the words of a family
    """Return the word of an example for an argument that has several ``choices``.

    For a secret look it depends on the next word of the form, which says what is looked at.
    """
    follows = {"cell": "mine", "treasure": "treasure", "seat": "dwarf"}
    return follows[form[1]] if form[0] == "secret" else str(choices[1])


def lay_example(book: MoveBook[Any]) -> str:
    """Return an example that lays the first card which a half-turn changes."""
    kit = book.kit
    card = next(card for card in range(kit.paths) if kit.poses.pose(card, turned=True) % 2)
    return str(book.parse(f"{LAY} {kit.names[card]} 3,0 {TURNED}"))


def examples(rules: AnyRuleSet, known: set[str]) -> Iterator[tuple[str, str]]:
    """Yield examples with their meaning, but not of the verbs and effects in ``known``.

    They are added to ``known``.
    """
    book = rules.book
    if LAY not in known:
        known |= {LAY, PASS}
        yield lay_example(book), VERBS[LAY]
        yield example_move(book, PASS, (), 0), VERBS[PASS]
    for card, forms in enumerate(book.effects):
        effect = f"{PLAY} {rules.kit.effects[card]}"
        shows = len(rules.kit.card_tools[card]) if effect == f"{PLAY} repair" else 0
        name = f"{effect} {shows}"
        if forms and name not in known:
            known.add(name)
            for form in forms:
                yield example_move(book, PLAY, form, card), EFFECTS[rules.kit.effects[card]]
    for verb, form in book.verbs.items():
        if verb not in known:
            known.add(verb)
            meaning = FAMILY_VERBS.get((rules.family, verb), VERBS[verb])
            yield example_move(book, verb, form), meaning


def sections() -> Iterator[tuple[str, AnyRuleSet, set[str], set[str]]]:
    """Yield title and rules of each box and module, and what to leave out.

    The verbs, effects and questions of the base game are left out where it is extended.
    """
    for entry in catalogue():
        base = "saboteur"
        if entry.kind == "box":
            rules = ruleset(entry.id, SEATS.get(entry.id, DEFAULT_SEATS))
            grows = entry.id == "saboteur2"
        else:
            rules = ruleset(f"{base}+{entry.id}", DEFAULT_SEATS)
            grows = True
        known: set[str] = set()
        asked: set[str] = set()
        if grows:
            before = ruleset(base, DEFAULT_SEATS)
            list(examples(before, known))
            asked = set(before.decisions)
        yield f"{entry.title} (`{entry.id}`)", rules, known, asked


def render_page() -> str:
    lines = [PAGE_HEADER]
    for title, rules, known, asked in sections():
        moves = list(examples(rules, known))
        kinds = [kind for kind in rules.decisions if kind not in asked]
        if not moves and not kinds:
            continue
        lines += [f"## {title}", ""]
        if moves:
            lines += ["| Move | What it does |", "| --- | --- |"]
            lines += [f"| `{text}` | {meaning} |" for text, meaning in moves] + [""]
        if kinds:
            lines += ["| Question | What is asked | Answers | The clock |"]
            lines += ["| --- | --- | --- | --- |"]
            lines += [f"| `{kind}` | {' | '.join(QUESTIONS[kind])} |" for kind in kinds] + [""]
    return "\n".join(lines)


def main() -> None:
    """Write the page, or fail if it is stale."""
    written = render_page()
    if "--check" not in sys.argv:
        PAGE.write_text(written, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != written:
        sys.exit(f"{PAGE.name} is stale: run make docs")


if __name__ == "__main__":
    main()
