"""A record: one readable text from which a whole game can be replayed.

The heading describes the game; then come the moves, each with the digest of the state after it, and
the result if there is one. The format is described in ``docs/records.md``. Every record has exactly
one text: a parsed text prints the same again.
"""

import json
import re
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NoReturn, TypeVar

FORMAT_VERSION: Final = 1
TITLE: Final = "saboteur record"
DIGEST_DIGITS: Final = 12
"""The number of hexadecimal digits of a digest in a record."""
INDENT: Final = "    "
NONE: Final = "none"

RULESET: Final = "ruleset"
REVISION: Final = "revision"
SEATS: Final = "seats"
OPTION: Final = "option"
SEED: Final = "seed"
COMMITMENT: Final = "commitment"
NONCE: Final = "nonce"
DECK: Final = "deck"
START: Final = "start"
ROUND: Final = "round"
REDRAWN: Final = "redrawn"
SCORES: Final = "scores"
WINNERS: Final = "winners"
END: Final = "end"
TIMED_OUT: Final = "timed out"
WORDS: Final = (
    RULESET, REVISION, SEATS, OPTION, SEED, COMMITMENT, NONCE, DECK, START, ROUND, REDRAWN, SCORES,
    WINNERS, END,
)  # fmt: skip

HEX_DIGITS: Final = re.compile(r"[0-9a-f]+")
OPTION_LINE: Final = re.compile(r"([a-z0-9_]+) (\S+)")
MOVE_LINE: Final = re.compile(
    rf"(?P<number>[0-9]+) seat (?P<seat>[0-9]+)(?P<late> {TIMED_OUT})?: "
    r"(?P<move>.+) #(?P<digest>.*)"
)
REDRAWN_LINE: Final = re.compile(r"seat (?P<seat>[0-9]+), (?P<lines>[0-9]+) lines")
END_LINE: Final = re.compile(r"(?P<moves>[0-9]+) moves #(?P<check>.*)")


class RecordError(ValueError):
    """A record that cannot be parsed or does not follow the rules.

    The message names the line of the text or the number of the move, if there is one.
    """

    def __init__(self, reason: str, *, line: int | None = None, move: int | None = None) -> None:
        place = f"line {line}: " if line is not None else f"move {move}: " if move else ""
        super().__init__(place + reason)
        self.line = line
        """The line of the text, from 1."""
        self.move = move
        """The number of the move, from 1."""


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A recorded move, and the short digest of the state after it."""

    round: int
    seat: int
    text: str
    digest: str
    timed_out: bool = False
    """Whether a timeout made the move for an absent player (R-183)."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """The point of a game at which the cards that one seat did not know were replaced."""

    after: int
    """The number of moves made before the redraw."""
    seat: int
    """The seat that cannot distinguish the game after the redraw from the one before."""
    position: str
    """The position of the game after the redraw."""


@dataclass(frozen=True, slots=True)
class Result:
    """The scores and winners of a finished game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """The parsed content of a record, not yet verified."""

    ruleset: str
    """The box and its modules, joined by ``+``."""
    revision: int
    """The revision of the rules of the game; only this revision can replay it."""
    seats: int
    options: tuple[tuple[str, str], ...]
    """The rule options with their values, as text."""
    seed: str
    """The seed of all shuffles."""
    commitment: str | None
    """The commitment that a live table published before the deal; ``None`` without one."""
    nonce: str | None
    """The nonce, which opens the commitment together with the seed; ``None`` without one."""
    deck: str | None
    """The text of a custom deck file; ``None`` if none was used."""
    start: str
    """The short digest of the state after the deal."""
    moves: tuple[RecordedMove, ...]
    """All moves, each with the digest of the state after it."""
    result: Result | None
    """Scores and winners, if the game is over."""
    redraws: tuple[Redraw, ...] = ()
    """The redraws of hidden cards, in the order of the moves."""
    check: str = ""
    """Checksum of all lines above the last; ``add_check`` computes it, ``intact`` tests it."""

    @property
    def intact(self) -> bool:
        """Whether ``check`` is the checksum of the text."""
        return self.check == _check(self)

    def __str__(self) -> str:
        return f"{_body(self)}{END} {len(self.moves)} moves #{self.check}\n"


TranscriptT = TypeVar("TranscriptT", bound=Transcript)


def add_check(record: TranscriptT) -> TranscriptT:
    """Return a record with the checksum of its text."""
    return replace(record, check=_check(record))


def shorten_digest(digest: str) -> str:
    """Cut a digest to the length that records show."""
    return digest[:DIGEST_DIGITS]


def _check(record: Transcript) -> str:
    return shorten_digest(sha256(_body(record).encode()).hexdigest())


def _body(record: Transcript) -> str:
    """Return the text of a record without the last line, which has the checksum."""
    return "".join(f"{line}\n" for line in [*_heading(record), *_moves(record), *_result(record)])


def _heading(record: Transcript) -> list[str]:
    lines = [
        f"{TITLE} {FORMAT_VERSION}",
        f"{RULESET} {record.ruleset}",
        f"{REVISION} {record.revision}",
        f"{SEATS} {record.seats}",
        *(f"{OPTION} {name} {choice}" for name, choice in record.options),
        f"{SEED} {_quote(record.seed)}",
    ]
    if record.commitment is not None and record.nonce is not None:
        lines += [f"{COMMITMENT} {record.commitment}", f"{NONCE} {_quote(record.nonce)}"]
    if record.deck is not None:
        deck = record.deck.split("\n")
        lines += [f"{DECK} {len(deck)}", *(INDENT + line if line else "" for line in deck)]
    return [*lines, f"{START} {record.start}"]


def _moves(record: Transcript) -> list[str]:
    lines = _redraws(record, 0)
    round_ = 0
    for number, move in enumerate(record.moves, 1):
        if move.round != round_:
            round_ = move.round
            lines.append(f"{ROUND} {round_}")
        late = f" {TIMED_OUT}" if move.timed_out else ""
        lines.append(f"{number} seat {move.seat}{late}: {move.text} #{move.digest}")
        lines += _redraws(record, number)
    return lines


def _redraws(record: Transcript, after: int) -> list[str]:
    lines = []
    for redraw in record.redraws:
        if redraw.after == after:
            position = redraw.position.splitlines()
            lines.append(f"{REDRAWN} seat {redraw.seat}, {len(position)} lines")
            lines += [INDENT + line for line in position]
    return lines


def _result(record: Transcript) -> list[str]:
    if record.result is None:
        return []
    winners = " ".join(map(str, record.result.winners)) or NONE
    return [f"{SCORES} {' '.join(map(str, record.result.scores))}", f"{WINNERS} {winners}"]


def _quote(text: str) -> str:
    """Return the text as a JSON string, which is always one line."""
    return json.dumps(text, ensure_ascii=False)


def parse_record(text: str, kind: type[TranscriptT]) -> TranscriptT:
    """Parse a record as a ``kind`` of transcript; raises ``RecordError`` with the line."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if any("\ud800" <= letter <= "\udfff" for letter in line):
            raise RecordError("this is not Unicode text", line=number)
    record = _Reader(lines).record(kind)
    for number, (found, usual) in enumerate(zip(lines, str(record).split("\n"), strict=False), 1):
        if found != usual:
            raise RecordError(f"{found!r} must be written {usual!r}", line=number)
    return record


class _Reader:
    """Parses the lines of a record from the first to the last."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def record(self, kind: type[TranscriptT]) -> TranscriptT:
        self._title()
        ruleset = self._word(RULESET)
        revision = self._number(self._word(REVISION))
        seats = self._number(self._word(SEATS))
        options = self._options()
        seed = self._text(SEED)
        commitment, nonce = self._commitment()
        deck = self._deck() if self._next_is(DECK) else None
        start = self._digest(self._word(START))
        moves, redraws = self._moves(seats)
        result = self._result(seats) if self._next_is(SCORES) else None
        check = self._end(len(moves))
        return kind(
            ruleset=ruleset,
            revision=revision,
            seats=seats,
            options=options,
            seed=seed,
            commitment=commitment,
            nonce=nonce,
            deck=deck,
            start=start,
            moves=moves,
            result=result,
            redraws=redraws,
            check=check,
        )

    def _title(self) -> None:
        title, _, version = self.lines[0].rpartition(" ")
        self.at = 1
        if title != TITLE:
            self._fail(f"this is no record: it does not begin with '{TITLE} {FORMAT_VERSION}'")
        if version != str(FORMAT_VERSION):
            self._fail(f"this record has the format {version}; only {FORMAT_VERSION} can be read")

    def _options(self) -> tuple[tuple[str, str], ...]:
        options: dict[str, str] = {}
        while self._next_is(OPTION):
            found = OPTION_LINE.fullmatch(self._rest(OPTION))
            if not found:
                self._fail("an option is a name and a value")
            if found[1] in options:
                self._fail(f"option {found[1]} stands twice")
            options[found[1]] = found[2]
        return tuple(options.items())

    def _commitment(self) -> tuple[str | None, str | None]:
        if not self._next_is(COMMITMENT):
            return None, None
        commitment = self._rest(COMMITMENT)
        if len(commitment) != sha256().digest_size * 2 or not HEX_DIGITS.fullmatch(commitment):
            self._fail("a commitment has 64 hexadecimal digits")
        return commitment, self._text(NONCE)

    def _deck(self) -> str:
        return "\n".join(self._indented_lines(self._number(self._word(DECK)), "deck file"))

    def _indented_lines(self, count: int, what: str) -> list[str]:
        """Return the next ``count`` indented lines; ``what`` names them in errors."""
        if count == 0:
            self._fail(f"a {what} has at least one line")
        lines = []
        for number in range(1, count + 1):
            line = self._next_line(f"line {number} of the {count} of the {what}")
            if line and not line.startswith(INDENT):
                self._fail(f"expected line {number} of the {count} of the {what}, indented")
            lines.append(line.removeprefix(INDENT))
        return lines

    def _moves(self, seats: int) -> tuple[tuple[RecordedMove, ...], tuple[Redraw, ...]]:
        moves: list[RecordedMove] = []
        redraws: list[Redraw] = []
        round_ = 0
        while self.at < len(self.lines):
            if self._next_is(ROUND):
                after = self._number(self._word(ROUND))
                if after <= round_:
                    self._fail(f"round {after} comes after round {round_}")
                round_ = after
            elif self._next_is(REDRAWN):
                redraws.append(self._redraw(len(moves), seats))
            elif self._next_is(SCORES) or self._next_is(END):
                break
            else:
                moves.append(self._move(len(moves) + 1, round_, seats))
        return tuple(moves), tuple(redraws)

    def _redraw(self, after: int, seats: int) -> Redraw:
        found = REDRAWN_LINE.fullmatch(self._rest(REDRAWN))
        if not found:
            self._fail(f"'{REDRAWN}' is followed by 'seat', its number, a comma and how many lines")
        seat = self._seat(found["seat"], seats)
        lines = self._indented_lines(self._number(found["lines"]), "position")
        return Redraw(after, seat, "".join(f"{line}\n" for line in lines))

    def _move(self, number: int, round_: int, seats: int) -> RecordedMove:
        line = self._next_line(f"move {number}")
        found = MOVE_LINE.fullmatch(line)
        if not found:
            self._fail(f"expected move {number} or '{END}', {self._describe_found(line)}")
        if not round_:
            self._fail(f"expected '{ROUND} 1' before the first move")
        if self._number(found["number"]) != number:
            self._fail(f"this is move {number}, not {found['number']}")
        late = found["late"] is not None
        seat = self._seat(found["seat"], seats)
        return RecordedMove(round_, seat, found["move"], self._digest(found["digest"]), late)

    def _result(self, seats: int) -> Result:
        scores = tuple(self._number(word) for word in self._rest(SCORES).split(" "))
        if len(scores) != seats:
            self._fail(f"{len(scores)} scores for {seats} seats")
        winners = self._rest(WINNERS)
        if winners == NONE:
            return Result(scores, ())
        return Result(scores, tuple(self._seat(word, seats) for word in winners.split(" ")))

    def _end(self, moves: int) -> str:
        found = END_LINE.fullmatch(self._rest(END))
        if not found:
            self._fail(f"the last line is '{END}', the number of moves and a check")
        if self._number(found["moves"]) != moves:
            self._fail(f"the end counts {found['moves']} moves, but there are {moves}")
        check = self._digest(found["check"])
        if self.at < len(self.lines):
            self.at += 1
            self._fail("there is text after the end")
        return check

    def _next_is(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].partition(" ")[0] == word

    def _next_line(self, what: str) -> str:
        """Return the next line; raise ``RecordError`` if there is none."""
        self.at += 1
        if self.at > len(self.lines):
            self._fail(f"the record is cut off: {what} is missing")
        return self.lines[self.at - 1]

    def _rest(self, word: str) -> str:
        """Return the words after ``word`` on the next line.

        Raises ``RecordError`` if the line does not begin with ``word``.
        """
        line = self._next_line(f"'{word}'")
        first, _, rest = line.partition(" ")
        if first != word:
            self._fail(f"expected '{word}', {self._describe_found(line)}")
        return rest

    def _word(self, word: str) -> str:
        rest = self._rest(word)
        if not rest or " " in rest:
            self._fail(f"'{word}' is followed by one word")
        return rest

    def _text(self, word: str) -> str:
        rest = self._rest(word)
        try:
            text = json.loads(rest) if rest.startswith('"') else None
        except ValueError:
            text = None
        if not isinstance(text, str):
            self._fail(f"'{word}' is followed by a text in double quotes")
        return text

    def _number(self, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            self._fail(f"{word!r} is no number")

    def _seat(self, word: str, seats: int) -> int:
        seat = self._number(word)
        if not 0 <= seat < seats:
            self._fail(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        return seat

    def _digest(self, word: str) -> str:
        if len(word) != DIGEST_DIGITS or not HEX_DIGITS.fullmatch(word):
            self._fail(f"{word!r} is no digest; it has {DIGEST_DIGITS} hexadecimal digits")
        return word

    def _describe_found(self, line: str) -> str:
        first = line.partition(" ")[0]
        known = first in WORDS or MOVE_LINE.fullmatch(line)
        return f"found {line!r}" if known else f"found the unknown word {first!r}"

    def _fail(self, reason: str) -> NoReturn:
        raise RecordError(reason, line=self.at)
