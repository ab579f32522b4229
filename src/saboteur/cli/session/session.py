"""A session: one game at one device, with people and bots around a match."""

from collections.abc import Mapping, Sequence

from saboteur.bots import Bot
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal, prepare_keyboard
from saboteur.cli.families.registry import FRONTS
from saboteur.cli.families.teller import Teller
from saboteur.cli.session.dialogue import Dialogue
from saboteur.cli.session.interpreter import Interpreter, Situation
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.session.screen import NO_CARD, Aside, Chosen, table_screen
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.picture.text.inks import FAINT, HARM
from saboteur.play.match import BEFORE_THE_DEAL, Accepted, Happening, Held, Match


class Session:
    """Leads a match from the deal to its end.

    Secrets are shown to one person at a time. Where several people share the device, a cover
    lies between them: the screen is wiped and stays empty until the next one is alone with it.
    """

    def __init__(
        self,
        match: Match,
        rules: AnyRuleSet,
        terminal: Terminal,
        teller: Teller,
        *,
        bots: Mapping[int, Bot],
        record_file: RecordFile,
    ) -> None:
        """Seat a bot where there is one; everybody else is a person."""
        self.match = match
        self.rules = rules
        self.front = FRONTS[rules.family]
        self.terminal = terminal
        self.bots = bots
        self.record_file = record_file
        self.people = tuple(seat for seat in range(match.seats) if seat not in bots)
        self.shared = len(self.people) > 1
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.teller = teller.to(self.holder)
        self.sight: Sight = PUBLIC if self.holder is None else self.holder
        """Whose knowledge may stand on the screen between the turns."""
        self.told = dict.fromkeys(range(match.seats), BEFORE_THE_DEAL)
        self.watched = BEFORE_THE_DEAL

    def play(self) -> None:
        """Play to the end, then save the record."""
        prepare_keyboard(secret=self.shared)
        self._welcome()
        while (seat := self.match.decider) is not None:
            before = self.match.view(PUBLIC)
            answer: Accepted | Held
            if self.match.is_window:
                answer = self._window()
            elif seat in self.bots:
                answer = self._bot_moves(seat)
            else:
                self._hand_to(seat)
                answer = self._person_moves(seat)
            if isinstance(answer, Held):
                continue
            events = _told(answer.to(self.sight))
            if not self.people:
                self._narrate(events)
            if any(isinstance(event, self.front.round_ended) for event in events):
                self._uncover()
                size = self.terminal.size
                self.terminal.show(self.front.round_lines(before, events, self.teller, size))
                self._pause()
        self._farewell()

    def leave(self) -> None:
        """Leave before the end; a shared device keeps nothing on its screen."""
        if self.shared:
            self.terminal.wipe()
        self.terminal.tell(self.teller.say("left"))

    # Moves.

    def _window(self) -> Accepted | Held:
        """Put a question to all at once: bots first, then the people at this device together.

        Who sits alone with bots is not asked what has only one answer: nobody can tell from his
        silence. Several people are asked every time, all together, and whoever objects says so;
        that he could is no secret any more (R-64).
        """
        asked = self.match.deciders
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            return self._bot_moves(bots[0])
        if not self.shared:
            legal = self.match.legal_moves(asked[0])
            if len(legal) == 1:
                return self._submit(asked[0], legal[0].text)
            return self._person_moves(asked[0])
        objector = self._objector(asked)
        answer: Accepted | Held = Held(len(asked))
        for seat in asked:
            objects = seat == objector
            answer = self._submit(seat, self._objection(seat) if objects else self._consent(seat))
        return answer

    def _objector(self, asked: Sequence[int]) -> int | None:
        """Show everybody what was put down and ask who objects; Enter means nobody."""
        view = self.match.view(PUBLIC)
        news = self.teller.events(self._events(PUBLIC, self.watched))
        self.watched = self.match.version
        aside = Aside(self.teller.say("news-title-all"), sentences=news)
        size = self.terminal.size
        chosen = Chosen(NO_CARD, self.front.labels(view))
        self._uncover()
        self.terminal.show(
            table_screen(self.front, view, self.teller, aside, size, chosen=chosen, below=2)
        )
        self.terminal.tell(self.front.announcement(view, self.teller), STRONG)
        named = ", ".join(f"{seat} {self.teller.names[seat]}" for seat in asked)
        question = self.teller.say("window-ask", players=named)
        while typed := self.terminal.ask(question):
            for seat in asked:
                if str(seat) == typed and self._objection(seat):
                    return seat
            self.terminal.tell(self.teller.say("window-cannot", typed=typed), HARM)
        return None

    def _objection(self, seat: int) -> str:
        """Return a seat's answer that lets something not pass; empty if it has none."""
        texts = [move.text for move in self.match.legal_moves(seat)]
        return next((text for text in texts if text not in self.front.declines), "")

    def _consent(self, seat: int) -> str:
        texts = [move.text for move in self.match.legal_moves(seat)]
        return next(text for text in texts if text in self.front.declines)

    def _bot_moves(self, seat: int) -> Accepted | Held:
        match = self.match
        events = self._events(seat, self.told[seat])
        self.told[seat] = match.version
        move = self.bots[seat].choose(match.view(seat), match.legal_moves(seat), events)
        return self._submit(seat, move.text)

    def _person_moves(self, seat: int) -> Accepted | Held:
        match = self.match
        teller = self.teller.to(seat)
        dialogue = Dialogue(Interpreter(self.terminal, teller, self.rules, self.record_file))
        now = Situation(
            match.view(seat),
            match.legal_moves(seat),
            teller.events(self._events(seat, self.told[seat])),
            teller.events(self._this_round(self._events(seat, BEFORE_THE_DEAL))),
        )
        self.told[seat] = match.version
        answer = self._submit(seat, dialogue.ask(now).text)
        if self.shared and match.decider != seat and isinstance(answer, Accepted):
            self._show_privately(seat, answer, teller)
        return answer

    def _submit(self, seat: int, text: str) -> Accepted | Held:
        answer = self.match.submit(seat, text, self.match.version)
        if not isinstance(answer, Accepted | Held):
            message = f"the match refused {text!r} of seat {seat}: {answer}"
            raise TypeError(message)
        return answer

    def _events(self, sight: Sight, since: int) -> tuple[Event, ...]:
        return _told(self.match.stream(sight, since))

    def _this_round(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Keep what happened since the round began."""
        began = [
            place for place, event in enumerate(events) if isinstance(event, self.front.round_began)
        ]
        return events[max(began, default=0) :]

    def _this_turn(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Keep what happened before a round ended or another began."""
        bounds = (*self.front.round_ended, *self.front.round_began)
        for place, event in enumerate(events):
            if isinstance(event, bounds):
                return events[:place]
        return events

    # Passing the device.

    def _hand_to(self, seat: int) -> None:
        """Cover the screen until the next person sits before it alone."""
        if not self.shared or self.holder == seat:
            return
        self.terminal.wipe()
        self.terminal.tell(self.teller.say("cover", name=self.teller.names[seat]), STRONG)
        self.terminal.pause(self.teller.say("cover-enter", name=self.teller.names[seat]))
        self.terminal.wipe()
        self.holder = seat

    def _show_privately(self, seat: int, answer: Accepted, teller: Teller) -> None:
        """Tell what only this person may know of his move, then cover it."""
        sentences = teller.events(self._this_turn(_told(answer.to(seat))))
        for sentence in sentences:
            self.terminal.tell(f"· {sentence}")
        if sentences:
            self.terminal.pause(self.teller.say("cover-done"))
        self._uncover()

    def _uncover(self) -> None:
        """Make room for what everybody may see."""
        if self.shared:
            self.terminal.wipe()
            self.holder = None
        else:
            self.terminal.clear()

    # For everybody.

    def _welcome(self) -> None:
        self.terminal.clear()
        self.terminal.tell(self.teller.game(self.match.ruleset), STRONG)
        self.terminal.tell(self.teller.say("welcome", seats=self.match.seats))
        for seat, name in enumerate(self.teller.names):
            kind = "bot" if seat in self.bots else "person"
            you = "yes" if seat == self.teller.seat else "no"
            self.terminal.tell(
                f"  {seat} " + self.teller.say("welcome-seat", name=name, kind=kind, you=you)
            )
        self.terminal.tell_whole(
            self.teller.say("commitment", commitment=self.match.commitment), FAINT
        )
        self._pause()

    def _narrate(self, events: Sequence[Event]) -> None:
        for sentence in self.teller.events(events):
            self.terminal.tell(f"· {sentence}")

    def _pause(self) -> None:
        if self.people:
            self.terminal.pause(self.teller.say("press-enter"))

    def _farewell(self) -> None:
        """Show the standing, open the commitment and save the record."""
        learnt = self._events(self.sight, BEFORE_THE_DEAL)
        self._uncover()
        self.terminal.show(self.front.game_lines(learnt, self.teller, self.terminal.size))
        opening = self.match.opening()
        self.terminal.tell_whole(
            self.teller.say("opening", seed=opening.seed, commitment=self.match.commitment), FAINT
        )
        try:
            path = self.record_file.write(str(self.match.record()))
        except OSError as error:
            reason = error.strerror or str(error)
            said = self.teller.say("save-failed", file=str(self.record_file.path), reason=reason)
            self.terminal.tell_whole(said, HARM)
        else:
            self.terminal.tell_whole(self.teller.say("saved", file=str(path)))


def _told(steps: tuple[Happening, ...]) -> tuple[Event, ...]:
    """Return everything that was learnt in some steps."""
    return tuple(event for step in steps for event in step.events)
