/** Going through a finished game: which move is shown, through whose eyes, and what was told when. */
import type { GameEvent, Lobby, ReplayLog, ReplayStep } from "../../wire/protocol";
import { request } from "../../net/api";

/** A seat's eyes, the public's, or all open. */
export type ReplayViewpoint = number | "public" | "open";

/** A finished game: of a table, or uploaded. */
export interface ReplaySource {
  /** Where its log is asked for; a step is asked for below it. */
  path: string;
  /** A table's code, or what an upload is called. */
  name: string;
  /** Where all of it is asked for: its record, its review. */
  game: string;
  /** The address of this screen. */
  pagePath: string;
  /** Who sat there. */
  lobby: Lobby;
  ruleset: string;
  seats: number;
  /** Where and how to begin. */
  step: number;
  viewpoint: ReplayViewpoint;
  /** Whether its review is shown at first. */
  review: boolean;
  /** The shared review in which it is looked at; nothing for none. */
  sharedReview: string;
  /** Where one goes from here. */
  back: string;
}

export const fetchReplayLog = (path: string, viewpoint: ReplayViewpoint): Promise<ReplayLog> =>
  request("GET", `${path}?sight=${viewpoint}`);
const fetchReplayStep = (path: string, step: number, viewpoint: ReplayViewpoint): Promise<ReplayStep> =>
  request("GET", `${path}/${step}?sight=${viewpoint}`);

const AUTOPLAY_MS = 1200;

export class ReplayPlayer {
  shown = $state.raw<ReplayStep | null>(null);
  viewpoint = $state<ReplayViewpoint>("public");
  failed = $state(false);
  playing = $state(false);
  /** Everything that these eyes learnt, and the step at which each event came. */
  events = $state.raw<readonly GameEvent[]>([]);
  private steps: readonly number[] = [];
  /** The step that was asked for last: it may be on its way, or beyond the end while nobody knows where that is. */
  private requestedStep: number;
  private lastStep: number | null = null;
  private requestNumber = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: ReplaySource) {
    this.requestedStep = source.step;
    void this.setViewpoint(source.viewpoint);
  }

  readonly step = $derived.by(() => this.shown?.step ?? 0);
  readonly last = $derived.by(() => this.shown?.steps ?? 0);

  /** Look through other eyes. */
  async setViewpoint(viewpoint: ReplayViewpoint): Promise<void> {
    this.viewpoint = viewpoint;
    try {
      const log = await fetchReplayLog(this.source.path, viewpoint);
      if (viewpoint !== this.viewpoint) return;
      this.events = log.moves.flatMap(({ events }) => events);
      this.steps = log.moves.flatMap(({ events }, number) => events.map(() => number));
      this.lastStep = log.moves.length - 1;
      await this.go(this.requestedStep);
    } catch {
      this.failed = true;
    }
  }

  async go(step: number): Promise<void> {
    this.requestedStep = Math.max(0, Math.min(step, this.lastStep ?? Infinity));
    // Until the log is there, a wish is kept: it leads there.
    if (this.lastStep === null) return;
    const ticket = ++this.requestNumber;
    try {
      const shown = await fetchReplayStep(this.source.path, this.requestedStep, this.viewpoint);
      if (ticket !== this.requestNumber) return;
      this.shown = shown;
    } catch {
      this.failed = true;
    }
  }

  /** Some steps on or back from the one that was asked for last. */
  skip(steps: number): Promise<void> {
    return this.go(this.requestedStep + steps);
  }

  /** The step at which an event of the log came. */
  stepOfEvent(event: number): number {
    return this.steps[event] ?? 0;
  }

  /** Play on by itself, or stop; from the end it begins anew. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.step === this.last) await this.go(0);
    this.scheduleNext();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private scheduleNext(): void {
    this.timer = setTimeout(() => {
      void this.go(this.step + 1).then(() => {
        if (this.failed || this.step === this.last) this.stop();
        else if (this.playing) this.scheduleNext();
      });
    }, AUTOPLAY_MS);
  }
}
