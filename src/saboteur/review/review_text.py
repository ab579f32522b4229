"""Texts of a review: sides, roles, turning points and players, in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from saboteur.review.belief_tracker import Side
from saboteur.review.model import ClaimChecked, Review, RoundReview, TurningPoint
from saboteur.texts import Texts

PERCENT: Final = 100
MAX_FOOLED: Final = 3
"""The maximum number of fooled players that are listed."""


@final
class ReviewText:
    """Writes the texts of one review; ``events_by_step`` describes the events of a step."""

    def __init__(
        self,
        review: Review,
        texts: Texts,
        names: Sequence[str],
        game: str,
        events_by_step: Mapping[int, str],
    ) -> None:
        self.review = review
        self.texts = texts
        self.say = texts.text
        self.names = tuple(names)
        self.game = game
        self._events_by_step = events_by_step

    @property
    def title(self) -> str:
        return self.say("review-title", game=self.game, seats=self.review.seats)

    def percent(self, share: float) -> str:
        """Format a probability as a percentage."""
        return self.say("review-percent", share=_to_percent(share))

    @staticmethod
    def points(change: float) -> str:
        """Format a change of a probability, in percentage points."""
        rounded = _to_percent(change)
        return f"{rounded:+d}".replace("-", "−") if rounded else "0"

    def side(self, side: Side) -> str:
        """Return the name of a side; for a seat that is a side, the player's name."""
        return (
            self.names[side.seat] if side.seat is not None else self.say(f"review-side-{side.word}")
        )

    def role(self, role: str) -> str:
        for key in (f"identity-{role}", f"role-{role}"):
            if key in self.texts and (self.review.family == "lost-mines") == (key[0] == "i"):
                return self.say(key)
        return role

    def name_with_role(self, number: RoundReview, seat: int) -> str:
        """Return a player's name with the role at the end of a round."""
        truth = number.moments[-1].truth
        if not truth:
            return self.names[seat]
        return self.say("review-named", name=self.names[seat], role=self.role(truth[seat]))

    def describe_event(self, turn: TurningPoint) -> str:
        """Return the description of a turning point's events, or the move if there is none."""
        made = self.say("review-made", name=self.names[turn.seat], move=turn.move)
        return self._events_by_step.get(turn.step) or made

    def turning_point(self, number: RoundReview, turn: TurningPoint) -> str:
        """Return the sentence for a turning point."""
        return self.say(
            "review-turn",
            step=turn.step,
            what=self.describe_event(turn),
            side=self.side(number.sides[turn.side]),
            before=_to_percent(turn.before),
            after=_to_percent(turn.after),
        )

    def turning_points(self, number: RoundReview) -> list[str]:
        """Return the sentences for a round's turning points, in the order of play."""
        found = sorted(number.turning_points, key=lambda turn: turn.step)
        return [self.turning_point(number, turn) for turn in found] or [self.say("review-no-turn")]

    def people(self, number: RoundReview) -> list[str]:
        """Return sentences on who recognised each foe first, and on the most fooled players."""
        known = {right.about: right for right in number.right_first}
        found = []
        for foe, role in enumerate(number.moments[-1].truth):
            if role not in number.foes:
                continue
            about = self.name_with_role(number, foe)
            if foe in known:
                right = known[foe]
                names = ", ".join(self.names[seat] for seat in right.seats)
                found.append(self.say("review-right", names=names, about=about, step=right.step))
            else:
                found.append(self.say("review-nobody", about=about))
        found += [
            self.say(
                "review-fooled",
                fooler=self.names[case.fooler],
                fooled=self.names[case.fooled],
                moves=case.moves,
                first=case.first,
                last=case.last,
            )
            for case in number.fooled[:MAX_FOOLED]
        ]
        return found

    def claims(self, number: RoundReview) -> list[str]:
        """Return a sentence for each claim of a round, with the truth."""
        return [
            self.say(
                "review-claim",
                step=claim.step,
                name=self.names[claim.seat],
                about=self._about(claim),
                said=self._word(claim, claim.said),
                truth=self._word(claim, claim.truth),
                honest="yes" if claim.honest else "no",
            )
            for claim in number.claims
        ]

    def _about(self, claim: ClaimChecked) -> str:
        if claim.target is not None:
            return self.names[claim.target]
        return ",".join(map(str, claim.cell or ()))

    def _word(self, claim: ClaimChecked, word: str) -> str:
        key = f"claim-{word}"
        return (
            self.role(word) if claim.target is not None or key not in self.texts else self.say(key)
        )

    def portraits(self, number: RoundReview) -> tuple[list[str], list[list[str]]]:
        """Return the portraits of a round as a table: header and rows."""
        others = self.review.seats - 1
        head = [("name", True), ("role", bool(number.roles)), ("result", bool(number.sides))]
        head += [("moves", True), ("swing", bool(number.sides)), ("best", bool(number.sides))]
        head += [("worst", bool(number.sides)), ("suspected", bool(number.foes))]
        head += [("knew", bool(number.foes))]
        rows = []
        for seen in number.portraits:
            won = {True: "review-won", False: "review-lost", None: "review-none"}[seen.won]
            cells = {
                "name": self.names[seen.seat],
                "role": self.role(seen.role or ""),
                "result": self.say(won),
                "moves": str(seen.moves),
                "swing": self.points(seen.swing),
                "best": self._step(seen.best),
                "worst": self._step(seen.worst),
                "suspected": self.percent(seen.suspected or 0.0),
                "knew": self.say("review-of", some=seen.knew, all=others),
            }
            rows.append([cells[word] for word, shown in head if shown])
        return [self.say(f"review-{word}") for word, shown in head if shown], rows

    def _step(self, step: int | None) -> str:
        return self.say("review-none") if step is None else str(step)


def _to_percent(share: float) -> int:
    return round(PERCENT * share)
