/** The texts of a review. */
import type { GameReview, ReviewClaim, ReviewRound, ReviewSide, ReviewTurn } from "../../wire/protocol";
import type { CellPosition } from "../../table/board/cells";
import { say, texts } from "../../i18n/texts.svelte";

/** The maximum number of listed misjudgements. */
const MAX_FOOLED = 3;

export const wholePercent = (share: number): number => Math.round(100 * share);
export const formatPercent = (share: number): string => say("review-percent", { share: wholePercent(share) });
export function formatPoints(change: number): string {
  const rounded = wholePercent(change);
  return rounded ? `${rounded < 0 ? "−" : "+"}${Math.abs(rounded)}` : "0";
}

export class ReviewText {
  constructor(
    private readonly review: GameReview,
    readonly names: readonly string[],
    /** Return the log sentence of a step; empty if there is none. */
    private readonly told: (step: number) => string,
    /** Return the name of a goal. */
    private readonly goal: (at: CellPosition) => string,
    /** The prefix of the ids of the texts about roles: `role` or `identity`. */
    private readonly roleTexts: string,
  ) {}

  /** Return whether the board of a step already belongs to the next round. */
  readonly cleared = (step: number): boolean =>
    this.review.rounds.slice(1).some(({ moments }) => moments[0]!.step === step);

  side = ({ seat, word }: ReviewSide): string => (seat === null ? say(`review-side-${word}`) : this.names[seat]!);

  role = (role: string): string => {
    return say(`${this.roleTexts}-${role}`);
  };

  named = ({ truth }: ReviewRound, seat: number): string =>
    truth.length ? say("review-named", { name: this.names[seat]!, role: this.role(truth[seat]!) }) : this.names[seat]!;

  turn({ sides }: ReviewRound, { step, seat, move, side, before, after }: ReviewTurn): string {
    const told = this.told(step).replace(/[^.!?…]$/, "$&.");
    const what = told || say("review-made", { name: this.names[seat]!, move });
    return say("review-turn", {
      step,
      what,
      side: this.side(sides[side]!),
      before: wholePercent(before),
      after: wholePercent(after),
    });
  }

  /** Return sentences about who recognised each foe and who was misled longest, each with its step. */
  people(round: ReviewRound): { sentence: string; step: number | null }[] {
    const foes = round.truth.flatMap((role, seat) => (round.foes.includes(role) ? [seat] : []));
    const seen = foes.map((foe) => {
      const about = this.named(round, foe);
      const right = round.right_first.find((each) => each.about === foe);
      if (!right) return { sentence: say("review-nobody", { about }), step: null };
      const names = texts.formatList(right.seats.map((seat) => this.names[seat]!));
      return { sentence: say("review-right", { about, names, step: right.step }), step: right.step };
    });
    const fooled = round.fooled.slice(0, MAX_FOOLED).map(({ fooler, fooled, first, last, moves }) => ({
      sentence: say("review-fooled", { fooler: this.names[fooler]!, fooled: this.names[fooled]!, first, last, moves }),
      step: first,
    }));
    return [...seen, ...fooled];
  }

  claim({ step, seat, target, cell, said, truth }: ReviewClaim): string {
    const about = target === null ? say("review-goal", { goal: this.goal(cell!) }) : this.names[target]!;
    const honest = said === truth ? "yes" : "no";
    return say("review-claim", {
      step,
      name: this.names[seat]!,
      about,
      said: this.word(said),
      truth: this.word(truth),
      honest,
    });
  }

  private word = (word: string): string =>
    (texts.has(`claim-${word}`) ? say(`claim-${word}`) : this.role(word)).toLowerCase();
}
