"""Telling a review in words: sides, roles, turning points and people, in a reader's language."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from saboteur.review.model import ClaimChecked, Review, RoundReview, TurningPoint
from saboteur.review.reading import Side
from saboteur.texts import Texts

HUNDRED: Final = 100
FOOLED: Final = 3
"""So many who were fooled are told of."""


@final
class Telling:
    """Speaks of one review."""

    def __init__(
        self,
        review: Review,
        texts: Texts,
        names: Sequence[str],
        game: str,
        told: Mapping[int, str],
    ) -> None:
        """Take the names of the seats and of the game; ``told`` says what happened at a step."""
        self.review = review
        self.texts = texts
        self.say = texts.text
        self.names = tuple(names)
        self.game = game
        self._told = told

    @property
    def title(self) -> str:
        """The heading."""
        return self.say("review-title", game=self.game, seats=self.review.seats)

    def percent(self, share: float) -> str:
        """Write a chance."""
        return self.say("review-percent", share=_whole(share))

    @staticmethod
    def points(change: float) -> str:
        """Write by how many points a chance has changed."""
        rounded = _whole(change)
        return f"{rounded:+d}".replace("-", "−") if rounded else "0"

    def side(self, side: Side) -> str:
        """Name a side; a seat that is one by itself has its own name."""
        return (
            self.names[side.seat] if side.seat is not None else self.say(f"review-side-{side.word}")
        )

    def role(self, role: str) -> str:
        """Name a role."""
        for key in (f"identity-{role}", f"role-{role}"):
            if key in self.texts and (self.review.family == "lost-mines") == (key[0] == "i"):
                return self.say(key)
        return role

    def named(self, number: RoundReview, seat: int) -> str:
        """Name a seat with the role it had at the end of a round."""
        truth = number.moments[-1].truth
        if not truth:
            return self.names[seat]
        return self.say("review-named", name=self.names[seat], role=self.role(truth[seat]))

    def what(self, turn: TurningPoint) -> str:
        """Say what happened at a turning point; the move itself if nobody told it."""
        made = self.say("review-made", name=self.names[turn.seat], move=turn.move)
        return self._told.get(turn.step) or made

    def turn(self, number: RoundReview, turn: TurningPoint) -> str:
        """Tell a turning point in a sentence."""
        return self.say(
            "review-turn",
            step=turn.step,
            what=self.what(turn),
            side=self.side(number.sides[turn.side]),
            before=_whole(turn.before),
            after=_whole(turn.after),
        )

    def turns(self, number: RoundReview) -> list[str]:
        """Tell the turning points of a round in the order of play."""
        found = sorted(number.turning_points, key=lambda turn: turn.step)
        return [self.turn(number, turn) for turn in found] or [self.say("review-no-turn")]

    def people(self, number: RoundReview) -> list[str]:
        """Tell who saw through whom, and who was fooled longest."""
        known = {right.about: right for right in number.right_first}
        found = []
        for foe, role in enumerate(number.moments[-1].truth):
            if role not in number.foes:
                continue
            about = self.named(number, foe)
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
            for case in number.fooled[:FOOLED]
        ]
        return found

    def claims(self, number: RoundReview) -> list[str]:
        """Tell what was claimed, and what was true."""
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
        """Return the portraits of a round as a table: its head and its rows."""
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


def _whole(share: float) -> int:
    return round(HUNDRED * share)
