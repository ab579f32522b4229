"""The stance of a seat in Saboteur and Saboteur 2: the truth, or a lie that helps it."""

from typing import Final, final

from saboteur.bots.classic.belief.claim_evidence import role_claim_log_likelihoods
from saboteur.bots.classic.belief.evidence import TREASURE_WORD
from saboteur.bots.classic.belief.goal_odds import DRAGON, SACK, SPIDER, known_faces
from saboteur.bots.classic.belief.objectives import DIG, HINDER, objective_of
from saboteur.bots.classic.belief.suspicion import KnownRoles, saboteur_probabilities
from saboteur.bots.classic.decision_key import decision_key
from saboteur.bots.classic.evaluation.belief_evaluator import SUSPECT_THRESHOLD, BeliefEvaluator
from saboteur.bots.classic.memory import Memory
from saboteur.bots.protocol import News
from saboteur.bots.speech.speaker import SpeechModel
from saboteur.bots.speech.stance import ClaimedGoals, Stance, is_lying
from saboteur.bots.tie_break import choose_word
from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import Cell, xy

STONE: Final = "stone"
GOAL_WORDS: Final = {SACK: "gold-sack", DRAGON: "dragon", SPIDER: "giant-spider"}
"""By effect, the word for a goal that is neither treasure nor stone."""
EXPOSED_THRESHOLD: Final = 0.75
"""A saboteur stops defending another whose public probability of being a saboteur reaches this."""


@final
class ClassicSpeechModel(SpeechModel):
    """Decides what a seat says; ``seed`` decides when a saboteur lies and which role it claims."""

    round_event = RoundBegan

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._memory: Memory | None = None

    def observe(self, view: View, events: News) -> None:
        self._memory = self._memory or Memory(view)
        self._memory.observe(view, events)

    def stance(self, view: View, said: ClaimedGoals) -> Stance:
        """Return the seat's present stance; it keeps the claims already made (``said``)."""
        evaluator = BeliefEvaluator(view, self._memory or Memory(view), ())
        return Stance(
            evaluator.seat,
            decision_key(view),
            goal_claims=_goal_claims(evaluator, said, self._seed),
            seat_claims=_seat_claims(evaluator),
            role=self._claimed_role(evaluator),
            blame=tuple(_blame(evaluator)),
            needs_repair=bool(view.broken[evaluator.seat]),
            is_opening=view.round == 1,
        )

    def _claimed_role(self, evaluator: BeliefEvaluator) -> str:
        """Return the claimed role; saboteurs and roles paid either way claim a digger's."""
        view = evaluator.view
        if evaluator.objective.side == DIG:
            return view.role or ""
        pool = [view.kit.roles[role] for role in view.kit.role_pool]
        diggers = sorted({role for role in pool if objective_of(role).side == DIG})
        return choose_word(diggers, self._seed, f"round/{view.round}/role") if diggers else ""


def _goal_claims(
    evaluator: BeliefEvaluator, said: ClaimedGoals, seed: str
) -> tuple[tuple[Cell, str], ...]:
    """Return the claims about the goals that the seat has looked at.

    A saboteur points the others away from the treasure to a stone, as long as it is believed. It
    calls one goal the treasure and then tells the truth about every other stone.
    """
    view, hinders = evaluator.view, evaluator.objective.side == HINDER
    if hinders and evaluator.exposure > SUSPECT_THRESHOLD:
        return ()
    claims = dict(said)
    seen = sorted((xy(place), _goal_word(view, card)) for place, card in known_faces(view).items())
    for cell, true in seen:
        word = true
        if hinders and is_lying(seed, view.round, cell):
            word = STONE if true == TREASURE_WORD else TREASURE_WORD
        if word == TREASURE_WORD and TREASURE_WORD in claims.values():
            word = STONE
        claims.setdefault(cell, word)
    keeps = evaluator.objective.must_link_alone  # a loner keeps the treasure secret
    return tuple((cell, claims[cell]) for cell, true in seen if not keeps or true != TREASURE_WORD)


def _goal_word(view: View, card: int) -> str:
    if view.kit.treasure[card]:
        return TREASURE_WORD
    return GOAL_WORDS.get(str(view.kit.rows[card].facts.get("effect", "")), STONE)


def _seat_claims(evaluator: BeliefEvaluator) -> tuple[tuple[int, str], ...]:
    """Return the claims about the roles that the seat has looked at.

    A saboteur calls diggers saboteurs. It calls other saboteurs diggers, unless the table has
    recognised them.
    """
    view = evaluator.view
    seen = {
        peek.seen: view.kit.roles[peek.card]
        for peek in view.role_traces
        if not peek.stale and peek.seen < view.seats and peek.seen != evaluator.seat
    }
    if evaluator.objective.side != HINDER:
        return tuple(seen.items())
    foe = next((role for role in view.kit.roles if objective_of(role).side == HINDER), "")
    friend = next(role for role in view.kit.roles if objective_of(role).side == DIG)
    suspicion = _public_suspicion(evaluator)
    return tuple(
        (
            seat,
            foe
            if objective_of(role).side == DIG or suspicion[seat] >= EXPOSED_THRESHOLD
            else friend,
        )
        for seat, role in seen.items()
    )


def _public_suspicion(evaluator: BeliefEvaluator) -> list[float]:
    """Return by seat the probability, as the table sees it, that the seat is a saboteur."""
    suspicion = evaluator.suspicion.with_claims(
        {}, role_claim_log_likelihoods(evaluator.claim_log, evaluator.view)
    )
    return saboteur_probabilities(
        suspicion.hypotheses(evaluator.kit, KnownRoles()), evaluator.kit.seats
    )


def _blame(evaluator: BeliefEvaluator) -> list[float]:
    """Return by seat how strongly this seat accuses it in chat.

    A digger uses its own suspicion. A saboteur uses the suspicion of the table, reduced for other
    saboteurs unless they are already exposed.
    """
    if evaluator.objective.side != HINDER:
        return evaluator.saboteur_odds
    return [
        seems if seems >= EXPOSED_THRESHOLD else seems * (1 - fellow)
        for seems, fellow in zip(_public_suspicion(evaluator), evaluator.saboteur_odds, strict=True)
    ]
