/**
 * The stages of a round's end. Each lasts for `STAGE_MS`, or until the player continues. All are shown at once if
 * motion is reduced, unless the player's preference is `less`.
 */
import { isMotionReduced, preferences } from "../../platform/preferences.svelte";

export const STAGE_MS = 4000;

export class Stages {
  constructor(
    readonly count: number,
    /** The stage reached, kept while the player looks at the maze. */
    private readonly kept: { stage: number },
    still: boolean = isMotionReduced() && preferences.current.motion !== "less",
  ) {
    if (still) kept.stage = this.last;
  }

  /** The current stage, from 0. */
  get at(): number {
    return this.kept.stage;
  }

  get last(): number {
    return this.count - 1;
  }

  get over(): boolean {
    return this.at >= this.last;
  }

  /** Go forward to a stage; an earlier stage is ignored. */
  show(stage: number): void {
    this.kept.stage = Math.max(this.at, Math.min(stage, this.last));
  }

  next(): void {
    this.show(this.at + 1);
  }
}
