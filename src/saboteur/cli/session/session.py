"""A session: one game at one device, with people and bots around a match."""

from collections.abc import Mapping, Sequence

from saboteur.bots import Bot
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal, prepare_keyboard
from saboteur.cli.families.narrator import Narrator
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.dialogue import Dialogue
from saboteur.cli.session.interpreter import Interpreter, Situation
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.session.screen import NO_CARD, CardChoice, SidePanel, table_screen
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.picture.text.styles import FAINT, HARM
from saboteur.play.match import BEFORE_THE_DEAL, Accepted, Happening, Held, Match


class Session:
    """Runs a match from the deal to its end; seats without a bot belong to people.

    Secrets are shown to one person at a time. If several people share the device, the screen is
    cleared between turns and stays empty until the next person confirms.
    """

    def __init__(
        self,
        match: Match,
        rules: AnyRuleSet,
        terminal: Terminal,
        narrator: Narrator,
        *,
        bots: Mapping[int, Bot],
        record_file: RecordFile,
    ) -> None:
        self.match = match
        self.rules = rules
        self.ui = FAMILY_UIS[rules.family]
        self.terminal = terminal
        self.bots = bots
        self.record_file = record_file
        self.human_seats = tuple(seat for seat in range(match.seats) if seat not in bots)
        self.is_shared = len(self.human_seats) > 1
        self.current_seat: int | None = self.human_seats[0] if len(self.human_seats) == 1 else None
        self.narrator = narrator.for_seat(self.current_seat)
        self.sight: Sight = PUBLIC if self.current_seat is None else self.current_seat
        """The viewpoint that may stay on the screen between turns."""
        self.known_versions = dict.fromkeys(range(match.seats), BEFORE_THE_DEAL)
        self.public_version = BEFORE_THE_DEAL

    def play(self) -> None:
        """Run the match to its end, then save the record."""
        prepare_keyboard(secret=self.is_shared)
        self._welcome()
        while (seat := self.match.decider) is not None:
            before = self.match.view(PUBLIC)
            answer: Accepted | Held
            if self.match.is_window:
                answer = self._answer_window()
            elif seat in self.bots:
                answer = self._play_bot(seat)
            else:
                self._pass_device_to(seat)
                answer = self._play_person(seat)
            if isinstance(answer, Held):
                continue
            events = _events_of(answer.to(self.sight))
            if not self.human_seats:
                self._narrate(events)
            if any(isinstance(event, self.ui.round_ended) for event in events):
                self._show_public_screen()
                size = self.terminal.size
                self.terminal.print_lines(self.ui.round_lines(before, events, self.narrator, size))
                self._pause()
        self._show_result()

    def leave(self) -> None:
        """Print that the game is left; on a shared device, clear the screen first."""
        if self.is_shared:
            self.terminal.clear_with_scrollback()
        self.terminal.print_text(self.narrator.say("left"))

    # Moves.

    def _answer_window(self) -> Accepted | Held:
        """Submit the answer of one bot to an open window, or those of all people at this device.

        Bots answer first. A single person playing with bots is not asked if there is only one
        answer: the bots cannot infer anything from that. Several people are asked every time,
        all together, and the objecting player answers openly; the objection itself shows that
        this player was able to object (R-64).
        """
        asked = self.match.deciders
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            return self._play_bot(bots[0])
        if not self.is_shared:
            legal = self.match.legal_moves(asked[0])
            if len(legal) == 1:
                return self._submit(asked[0], legal[0].text)
            return self._play_person(asked[0])
        objector = self._ask_objector(asked)
        answer: Accepted | Held = Held(len(asked))
        for seat in asked:
            objects = seat == objector
            answer = self._submit(
                seat, self._objecting_answer(seat) if objects else self._declining_answer(seat)
            )
        return answer

    def _ask_objector(self, asked: Sequence[int]) -> int | None:
        """Show the declared card and ask who objects; return the seat, or ``None`` after Enter."""
        view = self.match.view(PUBLIC)
        news = self.narrator.events(self._events(PUBLIC, self.public_version))
        self.public_version = self.match.version
        side_panel = SidePanel(self.narrator.say("news-title-all"), sentences=news)
        size = self.terminal.size
        chosen = CardChoice(NO_CARD, self.ui.labels(view))
        self._show_public_screen()
        self.terminal.print_lines(
            table_screen(
                self.ui, view, self.narrator, side_panel, size, chosen=chosen, reserved_lines=2
            )
        )
        self.terminal.print_text(self.ui.announcement(view, self.narrator), STRONG)
        named = ", ".join(f"{seat} {self.narrator.names[seat]}" for seat in asked)
        question = self.narrator.say("window-ask", players=named)
        while typed := self.terminal.read_line(question):
            for seat in asked:
                if str(seat) == typed and self._objecting_answer(seat):
                    return seat
            self.terminal.print_text(self.narrator.say("window-cannot", typed=typed), HARM)
        return None

    def _objecting_answer(self, seat: int) -> str:
        """Return a seat's answer that objects; empty if it has none."""
        texts = [move.text for move in self.match.legal_moves(seat)]
        return next((text for text in texts if text not in self.ui.declines), "")

    def _declining_answer(self, seat: int) -> str:
        texts = [move.text for move in self.match.legal_moves(seat)]
        return next(text for text in texts if text in self.ui.declines)

    def _play_bot(self, seat: int) -> Accepted | Held:
        match = self.match
        events = self._events(seat, self.known_versions[seat])
        self.known_versions[seat] = match.version
        move = self.bots[seat].choose(match.view(seat), match.legal_moves(seat), events)
        return self._submit(seat, move.text)

    def _play_person(self, seat: int) -> Accepted | Held:
        match = self.match
        narrator = self.narrator.for_seat(seat)
        dialogue = Dialogue(Interpreter(self.terminal, narrator, self.rules, self.record_file))
        now = Situation(
            match.view(seat),
            match.legal_moves(seat),
            narrator.events(self._events(seat, self.known_versions[seat])),
            narrator.events(self._this_round(self._events(seat, BEFORE_THE_DEAL))),
        )
        self.known_versions[seat] = match.version
        answer = self._submit(seat, dialogue.choose_move(now).text)
        if self.is_shared and match.decider != seat and isinstance(answer, Accepted):
            self._show_privately(seat, answer, narrator)
        return answer

    def _submit(self, seat: int, text: str) -> Accepted | Held:
        answer = self.match.submit(seat, text, self.match.version)
        if not isinstance(answer, Accepted | Held):
            message = f"the match refused {text!r} of seat {seat}: {answer}"
            raise TypeError(message)
        return answer

    def _events(self, sight: Sight, since: int) -> tuple[Event, ...]:
        return _events_of(self.match.stream(sight, since))

    def _this_round(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the events since the round began."""
        began = [
            place for place, event in enumerate(events) if isinstance(event, self.ui.round_began)
        ]
        return events[max(began, default=0) :]

    def _this_turn(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the events up to the end of a round or the beginning of another."""
        bounds = (*self.ui.round_ended, *self.ui.round_began)
        for place, event in enumerate(events):
            if isinstance(event, bounds):
                return events[:place]
        return events

    # Sharing the device.

    def _pass_device_to(self, seat: int) -> None:
        """Clear the screen until the next person confirms that they are alone with it."""
        if not self.is_shared or self.current_seat == seat:
            return
        self.terminal.clear_with_scrollback()
        self.terminal.print_text(self.narrator.say("cover", name=self.narrator.names[seat]), STRONG)
        self.terminal.pause(self.narrator.say("cover-enter", name=self.narrator.names[seat]))
        self.terminal.clear_with_scrollback()
        self.current_seat = seat

    def _show_privately(self, seat: int, answer: Accepted, narrator: Narrator) -> None:
        """Print the events of the move that only this person may see, then clear the screen."""
        sentences = narrator.events(self._this_turn(_events_of(answer.to(seat))))
        for sentence in sentences:
            self.terminal.print_text(f"· {sentence}")
        if sentences:
            self.terminal.pause(self.narrator.say("cover-done"))
        self._show_public_screen()

    def _show_public_screen(self) -> None:
        """Clear the screen for output that all players may see."""
        if self.is_shared:
            self.terminal.clear_with_scrollback()
            self.current_seat = None
        else:
            self.terminal.clear()

    # Public output.

    def _welcome(self) -> None:
        self.terminal.clear()
        self.terminal.print_text(self.narrator.ruleset_name(self.match.ruleset), STRONG)
        self.terminal.print_text(self.narrator.say("welcome", seats=self.match.seats))
        for seat, name in enumerate(self.narrator.names):
            kind = "bot" if seat in self.bots else "person"
            you = "yes" if seat == self.narrator.seat else "no"
            self.terminal.print_text(
                f"  {seat} " + self.narrator.say("welcome-seat", name=name, kind=kind, you=you)
            )
        self.terminal.print_unwrapped(
            self.narrator.say("commitment", commitment=self.match.commitment), FAINT
        )
        self._pause()

    def _narrate(self, events: Sequence[Event]) -> None:
        for sentence in self.narrator.events(events):
            self.terminal.print_text(f"· {sentence}")

    def _pause(self) -> None:
        if self.human_seats:
            self.terminal.pause(self.narrator.say("press-enter"))

    def _show_result(self) -> None:
        """Show the final scores, open the commitment and save the record."""
        learnt = self._events(self.sight, BEFORE_THE_DEAL)
        self._show_public_screen()
        self.terminal.print_lines(self.ui.game_lines(learnt, self.narrator, self.terminal.size))
        opening = self.match.opening()
        self.terminal.print_unwrapped(
            self.narrator.say("opening", seed=opening.seed, commitment=self.match.commitment), FAINT
        )
        try:
            path = self.record_file.write(str(self.match.record()))
        except OSError as error:
            reason = error.strerror or str(error)
            message = self.narrator.say(
                "save-failed", file=str(self.record_file.path), reason=reason
            )
            self.terminal.print_unwrapped(message, HARM)
        else:
            self.terminal.print_unwrapped(self.narrator.say("saved", file=str(path)))


def _events_of(steps: tuple[Happening, ...]) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in step.events)
