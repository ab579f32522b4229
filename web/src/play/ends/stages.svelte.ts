/** The end of a round comes in stages, each until its time is over or a press asks for the next; all at once where nothing shall move. Whoever chose less motion has them one by one. */
import { isMotionReduced, preferences } from "../../platform/preferences.svelte";

/** How long a stage stands until the next one comes by itself. */
export const STAGE_MS = 4000;

export class Stages {
  constructor(
    readonly count: number,
    /** Keeps the stage that was reached while somebody looks at the maze. */
    private readonly kept: { stage: number },
    still: boolean = isMotionReduced() && preferences.current.motion !== "less",
  ) {
    if (still) kept.stage = this.last;
  }

  /** The stage that was reached, from 0. */
  get at(): number {
    return this.kept.stage;
  }

  get last(): number {
    return this.count - 1;
  }

  get over(): boolean {
    return this.at >= this.last;
  }

  /** Nothing that was shown goes away again. */
  show(stage: number): void {
    this.kept.stage = Math.max(this.at, Math.min(stage, this.last));
  }

  next(): void {
    this.show(this.at + 1);
  }
}
